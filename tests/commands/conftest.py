"""The command line speaks English unless a test says otherwise, and lacks no message."""

from __future__ import annotations

import pytest

from sickbay.text import Catalogue


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SICKBAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "SICKBAY_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(Catalogue, "strict", True)
