"""Each wrong rule is caught by the case files alone, by those that name the rule it breaks."""

from __future__ import annotations

from functools import cache

import pytest

from sickbay.core import rules
from sickbay.core.cases.case import Case
from tests.books import BOOKS, Book, chapter_of
from tests.casebook import first_failure
from tests.sabotage import Sabotage

WRONG = [(book, sabotage) for book in BOOKS for sabotage in book.wrong_rules]

pytestmark = pytest.mark.skipif(
    not str(rules.__file__).endswith(".py"), reason="a compiled build cannot be changed while it runs"
)


@cache
def sound(book: Book) -> list[Case]:
    """The cases that pass while nothing is wrong."""
    return [case for case in book.cases if first_failure([case]) is None]


def about(book: Book, sabotage: Sabotage) -> list[Case]:
    """The cases that name a rule that the sabotage breaks, those that name fewest others first."""
    named = [case for case in sound(book) if any(rule in case.rules for rule in sabotage.rules)]
    return sorted(named, key=lambda case: len(case.rules))


@pytest.mark.parametrize("book", BOOKS, ids=repr)
def test_all_cases_pass_without_sabotage(book: Book) -> None:
    assert [case.name for case in book.cases if case not in sound(book)] == []


@pytest.mark.parametrize("book", BOOKS, ids=repr)
def test_there_are_enough_with_names_of_their_own(book: Book) -> None:
    names = [sabotage.name for sabotage in book.wrong_rules]
    assert len(names) >= book.sabotages
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("book", BOOKS, ids=repr)
def test_they_break_rules_that_exist(book: Book) -> None:
    broken = {rule for sabotage in book.wrong_rules for rule in sabotage.rules}
    assert sorted(broken - set(book.numbered)) == []


@pytest.mark.parametrize("book", BOOKS, ids=repr)
def test_every_ruling_is_turned_round(book: Book) -> None:
    broken = {rule for sabotage in book.wrong_rules for rule in sabotage.rules}
    wanted = [rule for rule in book.numbered if chapter_of(rule) in book.rulings]
    assert [rule for rule in wanted if rule not in broken] == [*book.not_turned]


@pytest.mark.parametrize(("book", "sabotage"), WRONG, ids=repr)
def test_sabotage_is_caught(book: Book, sabotage: Sabotage) -> None:
    named = about(book, sabotage)  # found out before anything is wrong
    with sabotage.on() as changes:
        wrong = [getattr(owner, name) for owner, name, _ in changes]
        caught = first_failure(named)
    right = [getattr(owner, name) for owner, name, _ in changes]
    assert changes
    assert all(one is not other for one, other in zip(wrong, right, strict=True)), "nothing was changed"
    assert caught is not None, f"no case of {', '.join(sabotage.rules)} fails"
    case, failure = caught
    assert failure.key != "case-crashed", f"{case.name}: {failure.args_said}"
