"""``python -m sickbay`` is the command ``sickbay``."""

from __future__ import annotations

import sys

from sickbay.cli import main

if __name__ == "__main__":
    sys.exit(main())
