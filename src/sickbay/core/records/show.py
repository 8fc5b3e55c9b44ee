"""A record told to somebody: what happened, as that viewer may know it."""

from __future__ import annotations

from typing import Any, NamedTuple

from sickbay.core.game import Game
from sickbay.core.positions import View
from sickbay.core.records.record import Record
from sickbay.core.records.replay import Moment, Replay, moments
from sickbay.core.state import HOST, seats_of
from sickbay.core.words import Move


class Told(NamedTuple):
    """One move of a replay as a viewer may see it: no words if only the events tell what it was."""

    number: int
    seat: int
    text: str
    note: str
    events: tuple[Move, ...]


class Shown(NamedTuple):
    """A record up to a moment, for one viewer."""

    told: list[Told]
    view: View


def show(
    record: Record,
    game: Game[Any],
    to: Moment | None = None,
    viewer: int | None = None,
    seed: int | None = None,
) -> Shown:
    """What happened in a record and how it stands then.

    :param viewer: a seat mask; None sees everything
    :raises Differs, BadInput: as :func:`replay`
    """
    play = Replay(record, game, seed)
    told: list[Told] = []
    for said in moments(play, to):
        events = [event[1] if viewer is None else game.masked(event, viewer) for event in play.events]
        play.events.clear()
        if said is None:
            told.append(Told(0, HOST, "", "", tuple(events)))
        else:
            open_words = viewer is None or said.seat == HOST or said.seat in seats_of(viewer)
            text, note = (said.text, said.note) if open_words else ("", "")
            told.append(Told(play.number, said.seat, text, note, tuple(events)))
    play.state.log = None
    return Shown(told, game.to_json(play.state) if viewer is None else game.view(play.state, viewer))
