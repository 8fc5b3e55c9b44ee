"""Many cases at once: read to be run often, the first that fails, the rules that they name."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sickbay.core.cases.case import Case, Find
from sickbay.core.cases.expect import Failed
from sickbay.core.cases.file import load_case
from sickbay.core.cases.report import case_files
from sickbay.core.cases.run import run
from sickbay.core.errors import SickbayError
from sickbay.core.game import Game


def load_cases(paths: Iterable[Path], find: Find) -> list[Case]:
    """Read case files and folders of them, to be run many times.

    :raises BadFile: if one cannot be read
    """
    return [load_case(path, find) for path in case_files(paths)]


def first_failure(cases: Iterable[Case], game: Game[Any] | None = None) -> tuple[Case, SickbayError] | None:
    """The first case that does not pass, and what is wrong; None if all pass.

    A game with a wrong rule may also break down; that counts.
    """
    for case in cases:
        try:
            failures: list[Failed] = run(case, game)
        except SickbayError as error:
            return case, error
        except Exception as crash:
            return case, Failed("case-crashed", error=repr(crash)[:200])
        if failures:
            return case, failures[0]
    return None


def rules_covered(cases: Iterable[Case]) -> dict[str, list[Case]]:
    """The rule numbers that cases name, each with its cases."""
    covered: dict[str, list[Case]] = {}
    for case in cases:
        for rule in case.rules:
            covered.setdefault(rule, []).append(case)
    return covered
