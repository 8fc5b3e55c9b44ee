"""A record as a table at which the game was played already: it is looked at, and nobody sits there.

Its id follows from the record, so that the same record has the same address, however often it is opened.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from sickbay.core.errors import BadInput
from sickbay.core.game import Game
from sickbay.core.records.record import MOST_BYTES, Record
from sickbay.core.records.replay import Replay, moments
from sickbay.core.state import HOST
from sickbay.server.ids import id_of
from sickbay.server.opening import MOST_MOVES, OpenFile, seed_told
from sickbay.server.packs import game_with
from sickbay.table.contract import PERSON, Contract
from sickbay.table.entries import AnyEntry, Closed, Moved, Sat, Started
from sickbay.table.table import OVER, Table

_NOTE: Final = "auto "
_AUTO: Final = ("order", "deadline", "bot", "failed")


class ShowFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record that somebody wants to see.

    :ivar text: of the file
    :ivar pack: text of an owner's own pack, if it was played with one
    :ivar table: instead of both: a finished table of mine
    """

    text: Annotated[str, Meta(max_length=MOST_BYTES)] = ""
    pack: Annotated[str, Meta(max_length=100_000)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""


def record_of(table: Table) -> Record:
    """The record of a table whose game is over, or of one that shows a record.

    :raises BadInput: if the game goes on
    """
    if table.stage != OVER and not table.contract.replay:
        raise BadInput("record-later")
    record = table.record()
    record.seed = table.seed
    return record


def opened(wanted: OpenFile, table: Table) -> OpenFile:
    """What is wanted of a table's own record, as if it had been sent."""
    return replace(wanted, text=record_of(table).write(), pack=table.contract.pack)


def shown(wanted: ShowFile, table: Table | None, now: int) -> Table:
    """A table that shows a record: it is played again and held against all that it says (T14).

    :param table: the finished table of which it is, instead of a text
    :raises BadInput: if it cannot be read, or does not hold
    """
    if table is not None:
        record, pack = record_of(table), table.contract.pack
    else:
        record, pack = Record.read(wanted.text.lstrip("\ufeff")), wanted.pack
    if len(record.moves) > MOST_MOVES:
        raise BadInput("open-too-long", most=MOST_MOVES)
    return _table(record, game_with(record.game, pack), pack, now)


def _table(record: Record, game: Game[Any], pack: str, now: int) -> Table:
    play = Replay(seed_told(record), game)
    for _ in moments(play, None):
        pass
    play.check_end()
    kinds = [PERSON] * play.seats
    contract = Contract(game=game.id, options=play.options, kinds=kinds, undo="off", pack=pack, replay=True)  # type: ignore[arg-type]
    seed = play.state.chance.seed
    table = Table(_id_of(record, pack), contract, game, seed, now)
    table.take_all(_entries(record, game, kinds, now))
    return table


def _entries(record: Record, game: Game[Any], kinds: list[str], now: int) -> list[AnyEntry]:
    words = game.words
    entries: list[AnyEntry] = [
        Sat(at=now, seat=seat, name=name) for seat, name in record.names.items() if seat != HOST and name
    ]
    entries.append(Started(at=now, kinds=kinds))
    for said in record.moves:
        note = said.note.removeprefix(_NOTE)
        auto = note if said.note.startswith(_NOTE) and note in _AUTO else ""
        entries.append(Moved(at=now, seat=said.seat, move=words.format(words.parse(said.text)), auto=auto))
    if record.result == "running":
        entries.append(Closed(at=now, why="record"))
    return entries


def _id_of(record: Record, pack: str) -> str:
    bare = record.copy()
    bare.moves = [said._replace(mark="", note="") for said in record.moves]
    said = f"{bare.write()}\n{pack}".encode()
    return id_of(said)
