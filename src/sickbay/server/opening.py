"""A record or a case as a table: it is played again and checked (T14), and then people play on."""

from __future__ import annotations

from itertools import repeat
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from sickbay.core.cases.file import read_case
from sickbay.core.chance import Chance, new_seed
from sickbay.core.errors import BadInput
from sickbay.core.game import Game
from sickbay.core.records.record import MOST_BYTES, Record
from sickbay.core.records.replay import Moment, Replay, moments
from sickbay.server.making import ME, Plan, planned
from sickbay.server.packs import game_with
from sickbay.table.contract import Title
from sickbay.table.requests import NameText

MOST_MOVES: Final = 5_000
MOST_FILE: Final = 4_200_000
"""Bytes of a body with a file in it, in which every second sign may be written as two."""
_RECORD: Final = "sickbay record"


class OpenFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record or a case that somebody wants to see and play on at a learning table.

    :ivar text: of the file
    :ivar at: of a record: after so many moves; else where the last question stood
    :ivar seats: who sits where, as in a new table; empty: all seats are mine
    :ivar name: what to call me
    :ivar pack: text of an owner's own pack, if it was played with one
    :ivar table: instead of both: a finished table of mine, or one that shows a record
    """

    text: Annotated[str, Meta(max_length=MOST_BYTES)] = ""
    at: Annotated[int, Meta(ge=0, le=MOST_MOVES)] | None = None
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=15)] = []
    name: NameText = ""
    title: Title = ""
    pack: Annotated[str, Meta(max_length=100_000)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""


def plan_of(wanted: OpenFile) -> Plan:
    """Read a file and play it again.

    :raises BadInput: if it cannot be read, does not hold, or there is nothing to play on from
    """
    if wanted.text.lstrip("\ufeff \n\r\t").startswith(_RECORD):
        return _of_record(wanted, Record.read(wanted.text.lstrip("\ufeff")))
    return _of_case(wanted)


def _of_record(wanted: OpenFile, record: Record) -> Plan:
    if len(record.moves) > MOST_MOVES:
        raise BadInput("open-too-long", most=MOST_MOVES)
    game = game_with(record.game, wanted.pack)
    play = Replay(seed_told(record), game)
    over = record.result != "running"
    at = max(0, len(record.moves) - over) if wanted.at is None else wanted.at
    for _ in moments(play, Moment(at)):
        pass
    _still_played(game, play.state)
    words = game.words
    moves = [(said.seat, words.format(words.parse(said.text))) for said in record.moves[:at]]
    made = _planned(wanted, game, play.options, wanted.title)
    return made._replace(seed=play.state.chance.seed, begun=moves)


def seed_told(record: Record) -> Record:
    """A record that tells its seed, without which nothing can be played again.

    :raises BadInput: if it does not
    """
    if record.seed is None:
        raise BadInput("open-seed-needed")
    return record


def _of_case(wanted: OpenFile) -> Plan:
    case = read_case(wanted.text, lambda name: game_with(name, wanted.pack))
    if case.start not in ("blank", "setup"):
        raise BadInput("open-case-record")
    game = case.game
    options = game.read_options(case.options)
    seed = new_seed() if case.seed is None else case.seed
    title = wanted.title or case.title[:60]
    if case.start == "setup":
        return _planned(wanted, game, options, title)._replace(seed=seed, begun=[])
    state = game.position(options, case.position, Chance(seed, game.streams))
    _still_played(game, state)
    start = game.to_json(state)
    return _planned(wanted, game, state.options, title, start)._replace(seed=seed, begun=[])


def _still_played(game: Game[Any], state: Any) -> None:
    if game.result(state) is not None:
        raise BadInput("open-over")


def _planned(
    wanted: OpenFile,
    game: Game[Any],
    options: dict[str, object],
    title: str,
    start: dict[str, object] | None = None,
) -> Plan:
    seats = wanted.seats or list(repeat(ME, game.seats(options)))
    return planned(game, options, seats, title=title, undo="owner", pack=wanted.pack, start=start or {})
