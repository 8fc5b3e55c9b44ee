"""What all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
# A change is judged by the same examples each time; SICKBAY_FUZZ=n looks further.
if "SICKBAY_FUZZ" not in os.environ:
    settings.load_profile("same")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The browser's driver keeps an event loop running, so its tests are a run of their own (``./test``)."""
    asked_for = any("browser" in argument for argument in config.args)
    return True if collection_path.name == "browser" and not asked_for else None
