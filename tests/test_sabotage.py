"""Each wrong rule is caught by the case files alone, by those that name the rule it breaks."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from sickbay.core.cases.case import Case
from sickbay.games.pandemic import GAME, rules
from tests.casebook import first_failure, load_cases
from tests.sabotage import Sabotage
from tests.sabotage.pandemic import SABOTAGES

CASES = Path(__file__).parent / "cases" / "pandemic"

pytestmark = pytest.mark.skipif(
    not str(rules.__file__).endswith(".py"), reason="a compiled build cannot be changed while it runs"
)


@cache
def cases() -> list[Case]:
    return load_cases([CASES], lambda name: GAME)


@cache
def sound() -> list[Case]:
    """The cases that pass while nothing is wrong."""
    return [case for case in cases() if first_failure([case]) is None]


def about(sabotage: Sabotage) -> list[Case]:
    """The cases that name a rule that the sabotage breaks, those that name fewest others first."""
    named = [case for case in sound() if any(rule in case.rules for rule in sabotage.rules)]
    return sorted(named, key=lambda case: len(case.rules))


def test_all_cases_pass_without_sabotage() -> None:
    assert [case.name for case in cases() if case not in sound()] == []


def test_there_are_enough_with_names_of_their_own() -> None:
    names = [sabotage.name for sabotage in SABOTAGES]
    assert len(names) >= 45
    assert len(set(names)) == len(names)


def test_every_ruling_is_turned_round() -> None:
    broken = {rule for sabotage in SABOTAGES for rule in sabotage.rules}
    assert [f"P9.{number}" for number in range(1, 24) if f"P9.{number}" not in broken] == []


@pytest.mark.parametrize("sabotage", SABOTAGES, ids=repr)
def test_sabotage_is_caught(sabotage: Sabotage) -> None:
    named = about(sabotage)  # found out before anything is wrong
    with sabotage.on() as changes:
        wrong = [getattr(owner, name) for owner, name, _ in changes]
        caught = first_failure(named)
    right = [getattr(owner, name) for owner, name, _ in changes]
    assert changes
    assert all(one is not other for one, other in zip(wrong, right, strict=True)), "nothing was changed"
    assert caught is not None, f"no case of {', '.join(sabotage.rules)} fails"
    case, failure = caught
    assert failure.key != "case-crashed", f"{case.name}: {failure.args_said}"
