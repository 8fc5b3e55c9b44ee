"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
# A change is judged by the same examples each time; SICKBAY_FUZZ=n looks further.
if "SICKBAY_FUZZ" not in os.environ:
    settings.load_profile("same")
