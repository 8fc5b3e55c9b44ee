"""Every numbered rule of Pandemic has a case, every window is asked in, and cases name rules that exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from sickbay.core.cases.case import Case
from sickbay.core.rules import part_of
from sickbay.games.pandemic import GAME
from tests.casebook import load_cases, rules_covered

TESTS = Path(__file__).parent
BOOK = TESTS.parent / "docs" / "rules" / "pandemic.md"
NUMBERED = re.compile(r"^\s*(?:- |\| )(P[0-9]+\.[A-Z]?[0-9]+)\b", re.MULTILINE)
CHAPTER = re.compile(r"^## (P[0-9]+) ", re.MULTILINE)
COVERED_PARTS = ("P3", "P4", "P5", "P6", "P7", "P8", "P9", "P11")
WINDOWS = re.compile(r"^\s+- (W[0-9]) ", re.MULTILINE)


@cache
def numbered() -> list[str]:
    """The numbers of all rules of the book."""
    return NUMBERED.findall(BOOK.read_text("utf-8"))


@cache
def cases() -> list[Case]:
    return load_cases([TESTS / "cases" / "pandemic"], lambda name: GAME)


def test_the_book_is_read_whole() -> None:
    count = {part: sum([rule.startswith(f"{part}.") for rule in numbered()]) for part in COVERED_PARTS}
    assert count == {"P3": 10, "P4": 15, "P5": 14, "P6": 20, "P7": 8, "P8": 3, "P9": 23, "P11": 6}
    assert len(set(numbered())) == len(numbered())


def test_every_rule_has_a_case() -> None:
    covered = rules_covered(cases())
    wanted = [rule for rule in numbered() if rule.split(".")[0] in COVERED_PARTS]
    assert [rule for rule in wanted if not any(part_of(named, rule) for named in covered)] == []


@pytest.mark.parametrize("kind", ["asked", "offered"])
def test_every_window_is_asked_in(kind: str) -> None:
    seen: set[object] = set()
    for case in cases():
        for line in case.lines:
            for step in line.steps:
                waits = step.wants.get(kind)
                seen.update(waits.values() if isinstance(waits, dict) else ())
    windows = WINDOWS.findall(BOOK.read_text("utf-8"))
    assert windows == ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"]
    # W8 lies within the hand limit of somebody else: who may use it is offered it, never asked
    wanted = windows[:7] if kind == "asked" else ["W1", "W4", "W8"]
    assert [window for window in wanted if window not in seen] == []


def test_cases_name_rules_that_exist() -> None:
    known = [*numbered(), *CHAPTER.findall(BOOK.read_text("utf-8"))]
    unknown = {
        named: [case.name for case in found]
        for named, found in rules_covered(cases()).items()
        if named not in known and not any(part_of(named, rule) for rule in numbered())
    }
    assert unknown == {}


def test_the_name_of_a_file_begins_with_one_of_its_rules() -> None:
    assert [case.name for case in cases() if case.name.split("-")[0] not in case.rules] == []


def test_titles_are_of_their_own() -> None:
    titles = [case.title for case in cases()]
    assert [title for title in titles if titles.count(title) > 1] == []
