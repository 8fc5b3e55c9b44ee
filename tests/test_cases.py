"""Every case file is a test."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from sickbay.core.cases.file import load_case
from sickbay.core.cases.report import case_files
from sickbay.core.cases.run import run
from sickbay.core.game import Game

CASES = Path(__file__).parent / "cases"
FILES = case_files([CASES])


def find(name: str) -> Game[Any]:
    """Sickbay's own games, installed or not."""
    found: Game[Any] = import_module(f"sickbay.games.{name}").GAME
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(CASES).with_suffix("").as_posix())
def test_case(path: Path) -> None:
    assert [str(failed) for failed in run(load_case(path, find))] == []
