"""What happened in a game, to be told to anybody in any language: at the terminal and at a live table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sickbay.core.game import Game
from sickbay.core.positions import View
from sickbay.core.state import HOST, Event, S, seat_mask
from sickbay.core.teller import Teller
from sickbay.core.words import Move
from sickbay.table.position import teller_of
from sickbay.text import Catalogue


class Happened(NamedTuple):
    """One move and what came of it, secrets included."""

    seat: int
    move: Move
    events: Sequence[Event]


class Story:
    """The moves of one game with what came of them.

    :param opening: the view of a spectator after set-up
    """

    def __init__(self, game: Game[Any], opening: View) -> None:
        self.game = game
        self.happened: list[Happened] = []
        self._opening = opening
        self.teller: Teller = teller_of(game)
        self._places: dict[int, list[tuple[int, int]]] = {}
        self._told: dict[object, list[str]] = {}
        """Lines told since the last move: those who may know the same read the same."""

    def add(self, happened: Happened) -> None:
        """One more move."""
        self._told.clear()
        at = len(self.happened)
        self.happened.append(happened)
        for number, (_, words) in enumerate(happened.events):
            self._places.setdefault(words[0], []).append((at, number))

    def cut(self, moves: int) -> None:
        """Forget what came after so many moves."""
        self._told.clear()
        del self.happened[moves:]
        for places in self._places.values():
            del places[bisect_left(places, (moves, 0)) :]

    def opening(self, catalogue: Catalogue) -> list[str]:
        """What set-up brought; all know it."""
        return self.teller.opening(self._opening, catalogue) if self.teller.opening else []

    def lines(self, at: int, viewer: int, catalogue: Catalogue) -> list[str]:
        """A move (by its place, from 0) and its events as lines, as a viewer may know them."""
        happened = self.happened[at]
        move = None if happened.seat == HOST else self._move(happened, viewer)
        seen = tuple(
            [
                (self.game.masked(event, viewer), self._last(at, number, viewer))
                for number, event in enumerate(happened.events)
            ]
        )
        key = (catalogue, at, move, seen)
        told = self._told.get(key)
        if told is None:
            said = "" if move is None else catalogue.say_done(happened.seat, move)
            events = [catalogue.say_event(words, happened.seat, last) for words, last in seen]
            told = self._told[key] = _folded((said, *events), catalogue)
        return told

    def brief(self, happened: Happened, viewer: int, catalogue: Catalogue) -> list[str]:
        """A move by what a viewer knows of it, also when it was taken back: its label, or what came of it."""
        if happened.seat == HOST or viewer >> happened.seat & 1:
            return [catalogue.say_move(happened.move)]
        said = [catalogue.say_done(happened.seat, self._move(happened, viewer))]
        for event in happened.events:
            said.append(catalogue.say_event(self.game.masked(event, viewer), happened.seat))
        return _folded(said, catalogue)

    def _move(self, happened: Happened, viewer: int) -> Move:
        return self.game.masked((seat_mask(happened.seat), happened.move), viewer)

    def _last(self, at: int, number: int, viewer: int) -> Move | None:
        """The event of the same kind before one, as a viewer may know it; None if there is none."""
        places = self._places[self.happened[at].events[number][1][0]]
        before = bisect_left(places, (at, number)) - 1
        if before < 0:
            return None
        place, earlier = places[before]
        return self.game.masked(self.happened[place].events[earlier], viewer)


def _folded(lines: Sequence[str], catalogue: Catalogue) -> list[str]:
    """The lines that say something; those that repeat the one before are counted."""
    folded: list[str] = []
    for line, same in groupby([line for line in lines if line]):
        count = len(list(same))
        folded.append(line if count == 1 else catalogue.say("log-repeated", line=line, count=count))
    return folded


def agenda_lines(game: Game[S], state: S, view: View, catalogue: Catalogue) -> list[str]:
    """What still has to happen, next first, as the viewer of a view of this state may know it; then what
    always follows.
    """
    known = view["agenda"]
    frames = list(
        zip(reversed(known if isinstance(known, list) else []), reversed(state.agenda), strict=False)
    )
    frames += [(game.write_frame(frame), frame) for frame in game.ahead(state)]
    return [
        catalogue.say("agenda-line", number=number, what=catalogue.say_frame(said), rule=game.frame_rule(own))
        for number, (said, own) in enumerate(frames, 1)
    ]


def is_window(rule: str) -> bool:
    """Whether a seat is asked only if it wants to break in (rules whose numbers begin with W)."""
    return rule.startswith("W")
