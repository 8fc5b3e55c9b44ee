"""A short way to write a game: a state of numbers and lists of numbers is copied, written and read by itself.

The large games write out what is here, which is faster; the contract is the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from sickbay.core.chance import Chance
from sickbay.core.errors import BadPosition
from sickbay.core.game import COMMON, Game, View
from sickbay.core.options import Option, Options
from sickbay.core.reading import read_list, read_map, refuse_others, whole
from sickbay.core.rules import Result, Step
from sickbay.core.state import EVERYONE, State
from sickbay.core.words import Words

HIDDEN: Final = -1
"""In a field of a state read from a view: the viewer may not know it. Written as ``?``."""

_WHOLE: Final = ("chance", *COMMON)
_Fields = tuple[tuple[str, int], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainPart:
    """A part of such a state that has fields of its own, as what a script needs."""

    fields: ClassVar[tuple[tuple[str, int], ...]] = ()
    """The names of its fields, each with its limit: values are from 0 to less than that."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Make the fields as they are at the beginning."""

    def copy(self) -> Self:
        """An independent copy."""
        kind = type(self)
        other = kind.__new__(kind)
        _copy_fields(self, other, self.fields)
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainState(State):
    """A state whose own fields are ints, lists of ints, and parts; a list keeps its length."""

    __slots__ = ("seats",)
    fields: ClassVar[tuple[tuple[str, int], ...]] = ()
    """The names of its own fields, each with its limit (for parts it says nothing)."""

    def __init__(self, chance: Chance, options: Options) -> None:
        super().__init__(chance, options)
        self.seats: int = cast(int, options["seats"])
        self.begin()

    def begin(self) -> None:
        """Make the fields as they are at the beginning."""

    def copy(self) -> Self:
        """An independent copy that goes on in the same way; listeners do not come along."""
        kind = type(self)
        other = kind.__new__(kind)
        self.copy_to(other)
        other.seats = self.seats
        _copy_fields(self, other, self.fields)
        return other

    def tell(self, *words: int, who: int = EVERYONE) -> None:
        """Something happened; only the seats of ``who`` may know its secret words."""
        if self.log is not None:
            self.log.append((who, words))


P = TypeVar("P", bound=PlainState)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainGame(Game[P]):
    """A game with such a state: it says what a viewer may know, and what the rest may be.

    The first of its steps begins the game, and lies at the bottom of the agenda whenever somebody is asked.
    """

    kind: ClassVar[type[PlainState]] = PlainState
    """The class of its states."""

    def __init__(
        self,
        words: Words,
        options: tuple[Option, ...],
        streams: tuple[str, ...],
        steps: tuple[Step[P], ...],
        results: tuple[Result, ...],
        secrets: dict[str, tuple[int, ...]] | None = None,
    ) -> None:
        verbs = dict.fromkeys([verb for step in steps for verb in step.own_verbs])
        super().__init__(words, options, streams, steps, tuple(verbs), results, secrets)

    def may_know(self, state: P, viewer: int, name: str, at: int) -> bool:
        """Whether the viewer may know a field, or entry ``at`` of it if it is a list; all else is ``?``."""
        raise NotImplementedError

    def guess(self, state: P, chance: Chance) -> None:
        """Put something that may be so in place of each HIDDEN, at random."""

    def set_up(self, options: Options, chance: Chance) -> P:
        """A new state with the first of the steps on the agenda; what is drawn at first, it draws."""
        state = cast(P, self.kind(chance, options))
        state.agenda.append((0,))
        return state

    def to_json(self, state: P) -> dict[str, object]:
        """The whole position as JSON with names, secrets included; the inverse of :meth:`from_json`."""
        return {
            **self.write_common(state),
            "chance": self.write_chance(state.chance),
            **_write_fields(state, state.fields),
        }

    def from_json(self, data: Mapping[str, object]) -> P:
        """Read what :meth:`to_json` wrote, checked.

        :raises BadPosition: if it is not well formed or cannot be by the rules
        """
        state = self._read_whole(data, self.read_chance(data), _WHOLE, False)
        self.check(state)
        self.check_waits(state)
        return state

    def place(self, options: Options, data: Mapping[str, object], chance: Chance) -> P:
        """A position from some of its named fields; the rest is as at the beginning. Nobody is asked yet.

        :raises BadPosition: if it cannot be by the rules
        """
        state = self.set_up(options, chance)
        _read_fields(state, state.fields, data, ("agenda",), False)
        if "agenda" in data:
            state.agenda = self.read_agenda(data)
        self.check(state)
        return state

    def view(self, state: P, viewer: int) -> View:
        """All that the viewer may know, built from nothing."""
        return {**self.write_common(state), **self._show(state, state, state.fields, viewer)}

    def _show(self, state: P, part: object, fields: _Fields, viewer: int) -> View:
        view: View = {}
        for name, _ in fields:
            value = getattr(part, name)
            if isinstance(value, PlainPart):
                view[name] = self._show(state, value, value.fields, viewer)
            elif isinstance(value, list):
                view[name] = [
                    item if self.may_know(state, viewer, name, at) else "?" for at, item in enumerate(value)
                ]
            else:
                view[name] = value if self.may_know(state, viewer, name, 0) else "?"
        return view

    def determinize(self, view: View, chance: Chance) -> P:
        """A whole state drawn at random from those that the view allows; it sees the view alone."""
        state = self._read_whole(view, chance.copy(), COMMON, True)
        self.guess(state, state.chance)
        self.check(state)
        self.check_waits(state)
        return state

    def _read_whole(
        self, data: Mapping[str, object], chance: Chance, others: tuple[str, ...], hidden: bool
    ) -> P:
        state = self.set_up(self.read_options(read_map(data, "options")), chance)
        for name, _ in state.fields:
            if name not in data:
                raise BadPosition("field-missing", name)
        _read_fields(state, state.fields, data, others, hidden)
        self.read_common(state, data)
        if state.asked and state.agenda[0] != (0,):
            raise BadPosition("position-stuck", "agenda")
        return state


def _copy_fields(one: object, other: object, fields: _Fields) -> None:
    for name, _ in fields:
        value = getattr(one, name)
        setattr(other, name, value if isinstance(value, int) else value.copy())


def _write_fields(part: object, fields: _Fields) -> dict[str, object]:
    return {name: _write_value(getattr(part, name)) for name, _ in fields}


def _write_value(value: object) -> object:
    if isinstance(value, list):
        return [_write_value(item) for item in value]
    if isinstance(value, PlainPart):
        return _write_fields(value, value.fields)
    return value


def _read_fields(
    part: object, fields: _Fields, data: Mapping[str, object], others: tuple[str, ...], hidden: bool
) -> None:
    refuse_others(data, (*others, *[name for name, _ in fields]))
    for name, limit in fields:
        value = getattr(part, name)
        if name not in data:
            continue
        if isinstance(value, PlainPart):
            _read_fields(value, value.fields, read_map(data, name), (), hidden)
        elif isinstance(value, list):
            items = read_list(data, name, len(value))
            if len(items) != len(value):
                raise BadPosition("list-short", name, count=len(value))
            setattr(part, name, [_read_value(item, name, limit, hidden) for item in items])
        else:
            setattr(part, name, _read_value(data[name], name, limit, hidden))


def _read_value(value: object, name: str, limit: int, hidden: bool) -> int:
    return HIDDEN if hidden and value == "?" else whole(value, name, 0, limit - 1)
