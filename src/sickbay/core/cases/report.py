"""Many case files: what became of each, and how many are as they say."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from sickbay.core.cases.case import Case, Find
from sickbay.core.cases.expect import Failed
from sickbay.core.cases.file import load_case
from sickbay.core.cases.run import run
from sickbay.core.errors import BadFile, SickbayError
from sickbay.core.files import is_folder


class Outcome:
    """What became of one case file.

    :ivar failures: what is not as it should be
    :ivar error: why the case could not be read or run, None if it could
    """

    __slots__ = ("case", "error", "failures", "path")

    def __init__(
        self, path: Path, case: Case | None, failures: list[Failed], error: SickbayError | None
    ) -> None:
        self.path = path
        self.case = case
        self.failures = failures
        self.error = error

    @property
    def ok(self) -> bool:
        """Whether the case could be run and all is as it says."""
        return self.error is None and not self.failures


class Report:
    """What became of many case files."""

    __slots__ = ("outcomes", "seconds")

    def __init__(self, outcomes: list[Outcome], seconds: float) -> None:
        self.outcomes = outcomes
        self.seconds = seconds

    @property
    def passed(self) -> int:
        """How many cases are as they say."""
        return sum([outcome.ok for outcome in self.outcomes])

    @property
    def failed(self) -> int:
        """In how many cases something is not as they say."""
        return sum([bool(outcome.failures) for outcome in self.outcomes])

    @property
    def bad(self) -> int:
        """How many files could not be read or run."""
        return sum([outcome.error is not None for outcome in self.outcomes])

    @property
    def exit_code(self) -> int:
        """0: all passed; 1: some failed; 2: a file could not be read or run, or there was none."""
        if self.bad or not self.outcomes:
            return 2
        return 1 if self.failed else 0


def case_files(paths: Iterable[Path]) -> list[Path]:
    """The case files among these files and, at any depth, in these folders, in the order of their names.

    :raises BadFile: if a path does not exist, or a folder has no case file
    """
    found: list[Path] = []
    for path in paths:
        if is_folder(path):
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise BadFile("case-none", str(path))
            found += inside
        else:
            found.append(path)
    return found


def outcomes(paths: Iterable[Path], find: Find | None = None) -> Iterator[Outcome]:
    """Run case files one after the other.

    :param find: finds a game by its id; if left out, the registered games
    :raises BadFile: if a path does not exist, or a folder has no case file
    """
    find = find or _registered()
    for path in case_files(paths):
        yield check_one(path, find)


def check_one(path: Path, find: Find) -> Outcome:
    """Run one case file, whatever it holds; a game that breaks down has failed."""
    case = None
    try:
        case = load_case(path, find)
        return Outcome(path, case, run(case), None)
    except SickbayError as error:
        return Outcome(path, case, [], error if case is None else error.at(str(path)))
    except Exception as crash:
        return Outcome(path, case, [Failed("case-crashed", error=repr(crash)[:200])], None)


def check(paths: Iterable[Path], find: Find | None = None) -> Report:
    """Run case files and folders of them.

    :raises BadFile: if a path does not exist, or a folder has no case file
    """
    begun = time.perf_counter()
    done = list(outcomes(paths, find))
    return Report(done, time.perf_counter() - begun)


def _registered() -> Find:
    from sickbay.core import registry

    return registry.game
