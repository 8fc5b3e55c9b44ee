"""Wrong rules, named and switched on one at a time: the case files must catch each of them.

A sabotage replaces a few functions or values of a game where they are looked up, so it needs the plain
Python build.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import ModuleType
from typing import Any, NamedTuple
from unittest.mock import patch


class Change(NamedTuple):
    """What is replaced: an attribute, by what is made of the right one."""

    owner: Any
    name: str
    make: Callable[[Any], Any]


def stand_in(owner: Any, name: str, function: Any) -> Change:
    """A function that stands in for another one, which it gets as its first argument."""

    def make(right: Any) -> Any:
        def replaced(*args: Any) -> Any:
            return function(right, *args)

        return replaced

    return Change(owner, name, make)


def value(owner: Any, name: str, other: Any) -> Change:
    """Another value, or a function that does not need the right one."""
    return Change(owner, name, lambda right: other)


def everywhere(owner: ModuleType, name: str) -> list[tuple[Any, str]]:
    """A function of a game, and the modules of the game that have imported it: all that look it up."""
    package = ".".join(owner.__name__.split(".")[:3])
    function = getattr(owner, name)
    modules = [module for known, module in sorted(sys.modules.items()) if known.startswith(package)]
    return [(module, name) for module in modules if getattr(module, name, None) is function]


def nothing(*args: Any) -> None:
    """Do nothing, whatever it is given."""


def fewer(owner: Any, unwanted: Callable[[Any, int, Any], bool], name: str = "offers") -> Change:
    """A verb or a card that does not offer the moves that are unwanted, judged by state, seat and move."""

    def offers(right: Any, self: Any, state: Any, seat: int, out: list[Any]) -> None:
        moves: list[Any] = []
        right(self, state, seat, moves)
        out += [move for move in moves if not unwanted(state, seat, move)]

    return stand_in(owner, name, offers)


def as_if(owner: Any, name: str, pretend: Callable[[Any, int], None]) -> Change:
    """A verb or a card one of whose methods finds another position: a copy, made so for a seat."""

    def method(right: Any, self: Any, state: Any, seat: int, *rest: Any) -> Any:
        other = state.copy()
        pretend(other, seat)
        return right(self, other, seat, *rest)

    return stand_in(owner, name, method)


class OfThisTurn:
    """Something noted during a turn, forgotten with the next one or another game."""

    def __init__(self) -> None:
        self.game: Any = None
        self.turn = 0
        self.noted: set[int] = set()

    def of(self, state: Any) -> set[int]:
        """What was noted in this turn of this game."""
        if self.game is not state or self.turn != state.turn:
            self.game, self.turn, self.noted = state, state.turn, set()
        return self.noted


class Sabotage:
    """A wrong rule.

    :ivar source: who plays so, or which rule is turned round
    :ivar rules: the rules that it breaks; the cases that name one of them must catch it
    """

    def __init__(self, name: str, source: str, rules: str, changes: Callable[[], list[Change]]) -> None:
        self.name = name
        self.source = source
        self.rules = rules.split()
        self.changes = changes

    def __repr__(self) -> str:
        return self.name

    @contextmanager
    def on(self) -> Iterator[list[Change]]:
        """While this lasts, the game plays wrong."""
        with ExitStack() as stack:
            changes = self.changes()
            for owner, name, make in changes:
                stack.enter_context(patch.object(owner, name, make(getattr(owner, name))))
            yield changes


class Sabotages(list[Sabotage]):
    """A collection of wrong rules; ``rules`` are numbers with spaces between."""

    def wrong(self, source: str, rules: str, *places: tuple[Any, str]) -> Callable[[Any], Any]:
        """Add the decorated function as a :func:`stand_in` at each of these places."""

        def add(function: Any) -> Any:
            def changes() -> list[Change]:
                return [stand_in(owner, name, function) for owner, name in places]

            self.append(Sabotage(function.__name__, source, rules, changes))
            return function

        return add

    def turned(self, rules: str, *places: tuple[Any, str]) -> Callable[[Any], Any]:
        """Add the decorated function, which does the contrary of these rules, at each of these places."""
        return self.wrong(f"{rules} turned round", rules, *places)

    def together(self, rules: str, source: str = "") -> Callable[[Any], Any]:
        """Add the changes that the decorated function lists, made anew each time."""

        def add(function: Any) -> Any:
            self.append(Sabotage(function.__name__, source or f"{rules} turned round", rules, function))
            return function

        return add

    def instead(self, name: str, rules: str, *changes: Change, source: str = "") -> None:
        """Add a sabotage that needs no function of its own."""
        self.append(Sabotage(name, source or f"{rules} turned round", rules, lambda: list(changes)))
