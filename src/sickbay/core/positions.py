"""How positions and views of a game are data: written, read back and checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final, Generic, cast

from mypy_extensions import mypyc_attr

from sickbay.core.chance import Chance, read_seed, write_seed
from sickbay.core.errors import Arg, BadPosition
from sickbay.core.files import quoted
from sickbay.core.options import Option, Options, read_options
from sickbay.core.reading import read_int, read_list, read_map, refuse_missing, refuse_others, whole
from sickbay.core.rules import Result, Step
from sickbay.core.state import HOST, Frame, S, seats_of
from sickbay.core.words import Words

View = dict[str, object]
"""What a viewer may know, as JSON data."""

COMMON: Final = ("options", "agenda", "asked", "offered", "ended", "revealed")
"""The fields that every position and view has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions(Generic[S]):
    """What a game's positions are made of, and the functions that write and read them.

    A game says what its own fields are and how they are written and read; what all games share stands here.
    """

    def __init__(
        self,
        words: Words,
        options: tuple[Option, ...],
        streams: tuple[str, ...],
        steps: tuple[Step[S], ...],
        results: tuple[Result, ...],
    ) -> None:
        self.words = words
        self.options = options
        self.streams = streams
        self.steps: list[Step[S]] = list(steps)
        self.step_number: dict[str, int] = {step.name: i for i, step in enumerate(steps)}
        self.results = results
        """By the number in ``state.ended``, from 1; co-operative results name no seats here."""

    def read_options(self, given: Mapping[str, object] | None = None) -> Options:
        """All options, checked and completed; a game with options that hang together extends this.

        :raises BadOption: if one does not exist or cannot be so
        """
        return read_options(self.options, given)

    def seats(self, options: Options) -> int:
        """How many seats play under these options."""
        return cast(int, options["seats"])

    def to_json(self, state: S) -> dict[str, object]:
        """The whole position as JSON with names, secrets included; the inverse of :meth:`from_json`."""
        return {
            **self.write_common(state),
            **self.write(state),
            "chance": self.write_chance(state.chance),
        }

    def from_json(self, data: Mapping[str, object]) -> S:
        """Read what :meth:`to_json` wrote, checked.

        :raises BadPosition: if it is not well formed or cannot be by the rules
        """
        options = self.read_options(read_map(data, "options"))
        fields = (*COMMON, *self.public_fields(), *self.secret_fields(options), "chance")
        refuse_others(data, (*fields, *self.spare_fields()))
        refuse_missing(data, fields)
        state = self.empty(options, self.read_chance(data))
        self.read_common(state, data)
        self.read(state, data)
        self.check(state)
        self.check_waits(state)
        return state

    def place(self, options: Options, data: Mapping[str, object], chance: Chance) -> S:
        """A position from some of its named fields; the rest is empty or follows. Nobody is asked yet.

        :raises BadPosition: if it cannot be by the rules
        """
        state = self.empty(options, chance)
        if "agenda" in data:
            state.agenda = self.read_agenda(data)
            if not state.agenda:
                raise BadPosition("field-missing", "agenda")
        self.lay_out(state, data)
        self.check(state)
        return state

    def check(self, state: S) -> None:
        """The invariants: what is so at every moment of every game. :meth:`from_json` ends with it.

        :raises BadPosition: if one is broken
        """

    def check_waits(self, state: S) -> None:
        """Whoever is asked or offered something is whom the waiting step asks. :meth:`from_json` calls it.

        :raises BadPosition: if that step, run again, asks others
        """
        if not state.asked:
            if state.offered:
                raise BadPosition("position-stuck", "offered")
            return
        again = state.copy()
        again.asked = 0
        again.offered = 0
        frame = again.agenda.pop()
        self.steps[frame[0]].run(again, frame)
        if (again.asked, again.offered, again.agenda) != (state.asked, state.offered, state.agenda):
            raise BadPosition("asked-wrong", "asked")

    def write_common(self, state: S) -> dict[str, object]:
        """The fields that every state has, except chance, as JSON for positions and views."""
        return {
            "options": {k: list(v) if isinstance(v, list) else v for k, v in state.options.items()},
            "agenda": [self.write_frame(frame) for frame in state.agenda],
            "asked": [write_seat(seat) for seat in seats_of(state.asked)],
            "offered": [write_seat(seat) for seat in seats_of(state.offered)],
            "ended": state.ended,
            "revealed": state.revealed,
        }

    def read_common(self, state: S, data: Mapping[str, object]) -> None:
        """Read what :meth:`write_common` wrote into a state made with these options.

        :raises BadPosition: if it is not well formed, or nobody could ever go on from it
        """
        seats = (1 << self.seats(state.options)) - 1 | 1 << HOST
        state.agenda = self.read_agenda(data)
        state.asked = _read_seats(data, "asked", seats)
        state.offered = _read_seats(data, "offered", seats)
        state.ended = read_int(data, "ended", 0, len(self.results))
        state.revealed = read_int(data, "revealed", 0, _MOST_DRAWS)
        waiting = state.asked | state.offered
        if (
            bool(state.ended) == bool(state.agenda)
            or (state.ended and waiting)
            or state.asked & state.offered
        ):
            raise BadPosition("position-stuck", "agenda")

    def write_chance(self, chance: Chance) -> dict[str, object]:
        """The chance of a position as JSON: seed and counters. Whoever reads it knows the future."""
        return {
            "seed": write_seed(chance.seed),
            "counts": dict(zip(chance.streams, chance.counts, strict=True)),
        }

    def read_chance(self, data: Mapping[str, object]) -> Chance:
        """Read what :meth:`write_chance` wrote, from the field ``chance`` of a position.

        :raises BadInput: if it is not well formed
        """
        written = read_map(data, "chance")
        chance = Chance(read_seed(quoted(written.get("seed", ""))), self.streams)
        counts = read_map(written, "counts")
        chance.counts = [read_int(counts, stream, 0, _MOST_DRAWS) for stream in self.streams]
        return chance

    def view(self, state: S, viewer: int) -> View:
        """All that the viewer may know, built from nothing."""
        return {**self.public(state), **self.show(state, viewer), "viewer": viewer}

    def public(self, state: S) -> View:
        """What every view of this state says alike; :meth:`show` says the rest."""
        return {**self.write_common(state), **self.show_all(state)}

    def determinize(self, view: View, chance: Chance) -> S:
        """A whole state drawn at random from those that the view allows; it sees the view alone.

        ``chance`` has the game's streams; the state goes on with a copy of it. The view may come from
        anywhere: it is checked.

        :raises BadPosition: if it is not well formed, or allows no state
        """
        options = self.read_options(read_map(view, "options"))
        refuse_missing(view, (*COMMON, *self.public_fields()))
        viewer = read_int(view, "viewer", 0, (1 << self.seats(options)) - 1)
        state = self.empty(options, chance.copy())
        self.read_common(state, view)
        self.imagine(state, view, viewer)
        self.check(state)
        self.check_waits(state)
        return state

    # -- what a game says of its own data ------------------------------------------------------------

    def public_fields(self) -> tuple[str, ...]:
        """The names of its own fields that positions and views have alike."""
        return ()

    def spare_fields(self) -> tuple[str, ...]:
        """The names of its own fields that positions and views have only where they say something."""
        return ()

    def secret_fields(self, options: Options) -> tuple[str, ...]:
        """The names of its own other fields that a position has under these options."""
        return ()

    def empty(self, options: Options, chance: Chance) -> S:
        """The state before anything is set up, to be filled by reading."""
        raise NotImplementedError

    def write(self, state: S) -> dict[str, object]:
        """Its own fields of a position: all of :meth:`public_fields` and :meth:`secret_fields`."""
        raise NotImplementedError

    def read(self, state: S, data: Mapping[str, object]) -> None:
        """Read what :meth:`write` wrote into an empty state.

        :raises BadPosition: if it is not well formed
        """
        raise NotImplementedError

    def lay_out(self, state: S, data: Mapping[str, object]) -> None:
        """Read the fields that somebody wrote into an empty state and complete what follows from them.

        The agenda is read already; if nobody wrote it, it is as in :meth:`empty`.

        :raises BadPosition: if a field does not exist or is not well formed
        """
        raise NotImplementedError

    def show_all(self, state: S) -> View:
        """Its own fields of a view that say the same to every viewer."""
        return {}

    def show(self, state: S, viewer: int) -> View:
        """Its other own fields of a view; with :meth:`show_all` all :meth:`public_fields` are there."""
        raise NotImplementedError

    def imagine(self, state: S, view: View, viewer: int) -> None:
        """Read what :meth:`show` wrote into an empty state, and draw what the viewer does not know.

        :raises BadPosition: if it is not well formed, or allows no state
        """
        raise NotImplementedError

    # -- small parts of data -------------------------------------------------------------------------

    def digest(self, state: S) -> str:
        """A short fingerprint of the whole position: 32 hexadecimal digits."""
        return digest_of(self.to_json(state))

    def view_digest(self, view: View) -> str:
        """The fingerprint of a view, by which a client knows that it sees what the table sees."""
        return digest_of(view)

    def read_agenda(self, data: Mapping[str, object]) -> list[Frame]:
        """The agenda of a position, from its field ``agenda``.

        :raises BadPosition: if it is no list of frames
        """
        return [self.read_frame(item) for item in read_list(data, "agenda", _MOST_FRAMES)]

    def write_frame(self, frame: Frame) -> list[Arg]:
        """A frame of the agenda as JSON."""
        return self.steps[frame[0]].write(frame, self.words)

    def read_frame(self, data: object) -> Frame:
        """Read what :meth:`write_frame` wrote.

        :raises BadPosition: if there is no such step or its arguments cannot be
        """
        if not isinstance(data, list) or not data or len(data) > _MOST_FRAMES:
            raise BadPosition("frame-bad", "agenda", value=quoted(data))
        number = self.step_number.get(quoted(data[0]))
        if number is None:
            raise BadPosition("frame-bad", "agenda", value=quoted(data[0]))
        return self.steps[number].read(number, data, self.words)

    def frame_rule(self, frame: Frame) -> str:
        """The number of the rule by which a frame is on the agenda."""
        return self.steps[frame[0]].frame_rule(frame)


def digest_of(data: object) -> str:
    """BLAKE2b (128 bit) of JSON with sorted keys."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()


_MOST_FRAMES: Final = 400
_MOST_DRAWS: Final = 1 << 40


def write_seat(seat: int) -> Arg:
    """A seat as JSON: its number, or ``host``."""
    return "host" if seat == HOST else seat


def _read_seats(data: Mapping[str, object], name: str, may: int) -> int:
    mask = 0
    for item in read_list(data, name, HOST + 1):
        mask |= 1 << (HOST if item == "host" else whole(item, name, 0, HOST - 1))
    if mask & ~may:
        raise BadPosition("seat-bad", name, seat=seats_of(mask & ~may)[0])
    return mask
