"""Every numbered rule has a case, every wait is asked in, and cases name rules that exist."""

from __future__ import annotations

import pytest

from sickbay.core.rules import part_of
from tests.books import BOOKS, Book, chapter_of
from tests.casebook import rules_covered

pytestmark = pytest.mark.parametrize("book", BOOKS, ids=repr)


def test_the_book_is_read_whole(book: Book) -> None:
    count = {part: sum([chapter_of(rule) == part for rule in book.numbered]) for part in book.covered}
    assert count == book.covered
    assert len(set(book.numbered)) == len(book.numbered)


def test_every_rule_has_a_case(book: Book) -> None:
    covered = rules_covered(book.cases)
    wanted = [rule for rule in book.numbered if chapter_of(rule) in book.covered]
    assert [rule for rule in wanted if not any(part_of(named, rule) for named in covered)] == [*book.no_case]


def test_every_wait_is_asked_in(book: Book) -> None:
    for kind, wanted in (("asked", book.asked), ("offered", book.offered)):
        seen: set[object] = set()
        for case in book.cases:
            for line in case.lines:
                for step in line.steps:
                    waits = step.wants.get(kind)
                    seen.update(waits.values() if isinstance(waits, dict) else ())
        assert [rule for rule in wanted if rule not in seen] == [], kind
    waits = book.asked + book.offered
    assert [window for window in book.windows if window not in waits] == []
    known = book.numbered + book.windows
    assert [wait for wait in waits if not any(part_of(wait, rule) for rule in known)] == []


def test_cases_name_rules_that_exist(book: Book) -> None:
    known = [*book.numbered, *book.chapters]
    unknown = {
        named: [case.name for case in found]
        for named, found in rules_covered(book.cases).items()
        if named not in known and not any(part_of(named, rule) for rule in book.numbered)
    }
    assert unknown == {}


def test_the_name_of_a_file_begins_with_one_of_its_rules(book: Book) -> None:
    assert [case.name for case in book.cases if case.name.split("-")[0] not in case.rules] == []


def test_titles_are_of_their_own(book: Book) -> None:
    titles = [case.title for case in book.cases]
    assert [title for title in titles if titles.count(title) > 1] == []
