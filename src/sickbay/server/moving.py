"""A table as a file, with all its secrets: to move it to another server, or to keep it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import SQLAlchemyError

from sickbay.core.chance import read_seed, write_seed
from sickbay.core.errors import BadFile, BadInput, SickbayError
from sickbay.core.rules import Refused
from sickbay.core.state import seat_mask
from sickbay.server import journal
from sickbay.server.credentials import Kind, Made, keep, made_with_table
from sickbay.server.ids import new_id
from sickbay.server.packs import game_with
from sickbay.server.store import FILE, Store
from sickbay.table.contract import PERSON, Contract
from sickbay.table.entries import AnyEntry, Moved
from sickbay.table.table import Table
from sickbay.table.telling import Audience, snapshot
from sickbay.text import LANGUAGES

VERSION: Final = 1
MOST_BYTES: Final = 20_000_000
_LATEST: Final = 1 << 52
"""No time in a file is later (ms since 1970)."""


class TableFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that a table is; links are made anew where it goes.

    :ivar sickbay_table: version of the format
    """

    sickbay_table: int
    contract: Contract
    seed: str
    created: int
    entries: list[AnyEntry]


_file_of: Final = msgspec.json.Decoder(TableFile)


def export(folder: Path, table_id: str) -> bytes:
    """A table of a folder as a file; whoever serves it may go on meanwhile.

    :raises SickbayError: if there is no such table, or the folder cannot be read
    """
    path = folder / FILE
    if not path.is_file():
        raise BadInput("store-none", str(folder))
    try:
        with create_engine(f"sqlite:///file:{path}?mode=ro&uri=true").connect() as connection:
            kept = journal.find(table_id)(connection)
            entries = journal.entries_of(table_id)(connection)
    except SQLAlchemyError as error:
        raise SickbayError("store-unusable", str(folder), why=type(error).__name__) from None
    if kept is None:
        raise BadInput("table-none", table=table_id[:40])
    told = TableFile(
        sickbay_table=VERSION,
        contract=kept.contract,
        seed=write_seed(kept.seed),
        created=kept.created,
        entries=entries,
    )
    return msgspec.json.format(msgspec.json.encode(told), indent=1)


def read(data: bytes) -> Table:
    """The table of a file, under a new id, played again from its beginning.

    :raises BadFile: if it is no such file, or its game does not go as it says
    """
    if len(data) > MOST_BYTES:
        raise BadFile("file-too-large", most=MOST_BYTES)
    try:
        told = _file_of.decode(data)
    except msgspec.MsgspecError as error:
        raise BadFile("table-file-bad", why=str(error)[:200]) from None
    if told.sickbay_table != VERSION:
        raise BadFile("table-file-version", version=told.sickbay_table, known=VERSION)
    game = game_with(told.contract.game, told.contract.pack)
    table = Table(new_id(), told.contract, game, read_seed(told.seed), told.created)
    try:
        _play(table, told.entries)
    except Exception as error:  # entries that nobody has decided may break anything
        raise BadFile("table-file-bad", why=f"{type(error).__name__}: {error}"[:200]) from None
    return table


def _play(table: Table, entries: list[AnyEntry]) -> None:
    """Take entries that a stranger may have written: moves must be legal, and the table able to tell them.

    :raises Exception: if they cannot be
    """
    seats = len(table.chairs)
    for entry in entries:
        for seat in (getattr(entry, "seat", None), getattr(entry, "by", None)):
            if seat is not None and seat not in range(seats) and not isinstance(entry, Moved):
                raise BadInput("table-no-seat", seat=seat)
        if isinstance(entry, Moved):
            game, state = table.game, table.playing.state
            reason = game.why_not(state, entry.seat, game.words.parse(entry.move))
            if reason is not None:
                raise Refused(reason)
        if not table.time(0) <= entry.at < _LATEST:
            raise BadInput("table-file-order")
        table.take(entry)
    everybody = (1 << seats) - 1
    for viewer in (0, everybody):
        snapshot(table, Audience(viewer, viewer, False, LANGUAGES[0]), table.time(0))
    table.due(table.time(0))


def bring(folder: Path, data: bytes, now: int) -> list[Made]:
    """Bring the table of a file into a folder that nobody serves meanwhile; its new credentials.

    :raises SickbayError: if the file is none, or the folder cannot be used
    """
    table = read(data)
    people = [seat for seat, kind in enumerate(table.contract.kinds) if kind == PERSON]
    kinds: list[tuple[Kind, int]] = [("owner", 0), *[("seat", seat_mask(seat)) for seat in people]]
    made = made_with_table([*kinds, ("spectator", 0)], table.id)
    add = journal.keep_table(
        journal.Kept(table.id, table.contract, table.seed, table.stage, table.began), table.entries
    )

    def job(connection: Connection) -> None:
        add(connection)
        keep(connection, made, [], "", now)

    async def write() -> None:
        store = Store(folder)
        try:
            await store.write(job)
        finally:
            await store.close()

    asyncio.run(write())
    return made
