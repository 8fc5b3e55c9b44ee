"""What the store knows of tables: jobs that write and read them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from sickbay.core.chance import read_seed, write_seed
from sickbay.server.schema import entries, heart, hooks, tables
from sickbay.server.store import Job
from sickbay.table.contract import Contract
from sickbay.table.entries import AnyEntry

OPEN_STAGES: Final = ("gathering", "playing")
_contract_of: Final = msgspec.json.Decoder(Contract)
_entry_of: Final = msgspec.json.Decoder(AnyEntry)
_encode: Final = msgspec.json.Encoder().encode
_ADD: Final = insert(entries)
"""Made once: what SQLAlchemy works out of a statement it keeps with it, and this one comes at every move."""


class Kept(NamedTuple):
    """A table as it is kept, without its entries."""

    id: str
    contract: Contract
    seed: int
    stage: str
    created: int


def keep_table(kept: Kept, made: list[AnyEntry]) -> Job[None]:
    """A new table with its first entries."""
    row = {
        "id": kept.id,
        "game": kept.contract.game,
        "title": kept.contract.title,
        "contract": _encode(kept.contract).decode(),
        "seed": write_seed(kept.seed),
        "stage": kept.stage,
        "created": kept.created,
    }
    add = append(kept.id, 0, made)

    def job(connection: Connection) -> None:
        connection.execute(insert(tables), row)
        add(connection)

    return job


def append(table_id: str, seq: int, made: list[AnyEntry], also: Job[None] | None = None) -> Job[None]:
    """Further entries, the first with number ``seq``; fails if somebody was first.

    :param also: another job that is done if and only if this one is
    """
    rows = [
        {"table_id": table_id, "seq": seq + i, "body": _encode(entry).decode()}
        for i, entry in enumerate(made)
    ]

    def job(connection: Connection) -> None:
        if rows:
            connection.execute(_ADD, rows)
        if also is not None:
            also(connection)

    return job


def set_stage(table_id: str, stage: str) -> Job[None]:
    """How far a table is."""

    def job(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table_id).values(stage=stage))

    return job


def find(table_id: str) -> Job[Kept | None]:
    """One table."""

    def job(connection: Connection) -> Kept | None:
        row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
        return None if row is None else _kept(row)

    return job


def unfinished(connection: Connection) -> list[str]:
    """The ids of all tables that are not over."""
    return list(connection.scalars(select(tables.c.id).where(tables.c.stage.in_(OPEN_STAGES))))


def entries_of(table_id: str) -> Job[list[AnyEntry]]:
    """All entries of a table, in order."""

    def job(connection: Connection) -> list[AnyEntry]:
        wanted = select(entries.c.body).where(entries.c.table_id == table_id).order_by(entries.c.seq)
        return [_entry_of.decode(body) for body in connection.scalars(wanted)]

    return job


def beat(now: int) -> Job[None]:
    """The server was alive then."""

    def job(connection: Connection) -> None:
        connection.execute(update(heart).values(beat=now))

    return job


def last_beat(connection: Connection) -> int:
    """When the server was last alive (ms since 1970), 0 if never."""
    found: int = connection.execute(select(heart.c.beat)).scalar_one()
    return found


def set_hook(table_id: str, seat: int, url: str) -> Job[None]:
    """Where to say that it is a seat's turn; empty for nowhere."""

    def job(connection: Connection) -> None:
        mine = (hooks.c.table_id == table_id) & (hooks.c.seat == seat)
        connection.execute(delete(hooks).where(mine))
        if url:
            connection.execute(insert(hooks).values(table_id=table_id, seat=seat, url=url))

    return job


def hooks_of(table_id: str) -> Job[dict[int, str]]:
    """Where to say that it is whose turn, by seat."""

    def job(connection: Connection) -> dict[int, str]:
        wanted = select(hooks.c.seat, hooks.c.url).where(hooks.c.table_id == table_id)
        return {row.seat: row.url for row in connection.execute(wanted)}

    return job


def _kept(row: Row[*tuple[Any, ...]]) -> Kept:
    return Kept(row.id, _contract_of.decode(row.contract), read_seed(row.seed), row.stage, row.created)
