"""The tables of the database; nothing here that PostgreSQL could not do as well.

Tokens are never stored, only their SHA-256. Addresses of people are not stored at all.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, Table, Text

VERSION: Final = 1
"""Of this schema, kept in the row of ``heart``."""

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("contract", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),  # secret until the end
    Column("stage", Text, nullable=False, index=True),
    Column("created", BigInteger, nullable=False),  # ms since 1970, as all times
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the database decides who was first
    Column("body", Text, nullable=False),  # JSON
)

credentials: Final = Table(  # a rematch keeps the links, so one may be good for several tables
    "credentials",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, index=True),
    Column("kind", Text, nullable=False),  # owner, seat, watcher, spectator, public
    Column("seats", Integer, nullable=False),  # mask
    Column("created", BigInteger, nullable=False),
    Column("revoked", BigInteger),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

holdings: Final = Table(
    "holdings",
    metadata,
    Column("session", Text, ForeignKey("sessions.hash"), primary_key=True),
    Column("credential", Text, primary_key=True, index=True),
)

hooks: Final = Table(
    "hooks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("url", Text, nullable=False),
)

outbox: Final = Table(
    "outbox",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Integer, primary_key=True),  # of the question: each is announced once
    Column("due", BigInteger, index=True),  # None: done with, sent or not
    Column("tries", Integer, nullable=False),
)

heart: Final = Table(
    "heart",
    metadata,
    Column("id", Integer, primary_key=True),  # one row, 1
    Column("version", Integer, nullable=False),
    Column("beat", BigInteger, nullable=False),
)
