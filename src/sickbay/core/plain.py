"""A short way to write a game: a state of numbers and lists of numbers is copied, written and read by itself.

The large games write out what is here, which is faster; the contract is the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from sickbay.core.chance import Chance
from sickbay.core.errors import BadPosition
from sickbay.core.game import Game
from sickbay.core.options import Option, Options
from sickbay.core.positions import COMMON, View
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

    fields: ClassVar[tuple[tuple[str, int], ...]] = ()
    """The names of its own fields, each with its limit (for parts it says nothing)."""

    def __init__(self, chance: Chance, options: Options) -> None:
        super().__init__(chance, options)
        self.begin()

    def begin(self) -> None:
        """Make the fields as they are at the beginning."""

    def copy(self) -> Self:
        """An independent copy that goes on in the same way; listeners do not come along."""
        kind = type(self)
        other = kind.__new__(kind)
        self.copy_to(other)
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

    def public_fields(self) -> tuple[str, ...]:
        """All fields: a view has ``?`` where the viewer may not know."""
        return tuple([name for name, _ in self.kind.fields])

    def empty(self, options: Options, chance: Chance) -> P:
        """A new state, to be filled by reading."""
        return self.set_up(options, chance)

    def write(self, state: P) -> dict[str, object]:
        """All fields as JSON."""
        return _write_fields(state, state.fields)

    def read(self, state: P, data: Mapping[str, object]) -> None:
        """Read what :meth:`write` wrote."""
        _read_fields(state, state.fields, data, _WHOLE, False)

    def read_common(self, state: P, data: Mapping[str, object]) -> None:
        """Read the fields of every state; the first step lies below while somebody is asked."""
        super().read_common(state, data)
        if state.asked and state.agenda[0] != (0,):
            raise BadPosition("position-stuck", "agenda")

    def lay_out(self, state: P, data: Mapping[str, object]) -> None:
        """Read the fields that somebody wrote; the rest is as at the beginning."""
        _read_fields(state, state.fields, data, ("agenda",), False)

    def show(self, state: P, viewer: int) -> View:
        """All fields, with ``?`` where the viewer may not know."""
        return self._show(state, state, state.fields, viewer)

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

    def imagine(self, state: P, view: View, viewer: int) -> None:
        """Read what :meth:`show` wrote, and guess the rest."""
        _read_fields(state, state.fields, view, (*COMMON, "viewer"), True)
        self.guess(state, state.chance)


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
