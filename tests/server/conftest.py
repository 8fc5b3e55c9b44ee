"""What all tests of the server share: a table opened in a test deals the same each time."""

from __future__ import annotations

from random import Random

import pytest

from sickbay.core.chance import SEED_SPAN


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw new tables' seeds from a row of their own: what a test plays does not hang on a lucky deal."""
    row = Random(1)
    for module in ("making", "opening", "hall"):
        monkeypatch.setattr(f"sickbay.server.{module}.new_seed", lambda: row.randrange(SEED_SPAN))
