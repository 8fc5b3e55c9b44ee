"""Who may do what: tokens that nobody can guess, of which only fingerprints are kept (T1).

A credential is a token for one table: of its owner, of seats, of a watcher of seats, of a spectator; that of
the public needs no token. It is what a link holds, and what a bot sends. A browser has one session, to which
it attaches the credentials that it has claimed; so no account is needed. Whoever holds a token may come back
with it from another device, until the owner makes a new one in its place.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    exists,
    false,
    func,
    insert,
    select,
    update,
)

from sickbay.core.state import seat_mask
from sickbay.server.faults import NotHere, TooMuch
from sickbay.server.schema import credentials, holdings, sessions, tables
from sickbay.server.store import Store
from sickbay.table.requests import Actor

AnyRow = Row[*tuple[Any, ...]]
Kind = Literal["owner", "seat", "watcher", "spectator", "public"]
"""``public``: whoever knows the table may look through these seats."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
MOST_HOLDERS: Final = 50
"""Browsers that may hold one credential; a new link in its place is held by nobody yet."""
_SEEN_EVERY: Final = 3_600_000
"""Milliseconds after which a session is noted as seen again."""


def new_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def fingerprint(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def csrf_of(session: str) -> str:
    """What a form of this session must bring along; it tells nothing about the session's token."""
    return hmac.digest(session.encode(), b"sickbay form", "sha256").hex()


class Caller(NamedTuple):
    """Who asks, as far as the request itself tells.

    :ivar session: token of the browser's session, empty if it has none
    :ivar bearer: token sent by a client of another kind, empty if none
    :ivar address: where it comes from; for limits, kept nowhere
    :ivar language: in which it wants to be told
    """

    session: str = ""
    bearer: str = ""
    address: str = ""
    language: str = "en"

    @property
    def csrf(self) -> str:
        """What its forms must bring along."""
        return csrf_of(self.session) if self.session else ""


class Access(NamedTuple):
    """What somebody may do at one table.

    :ivar own: mask of the seats it plays
    :ivar watch: mask of further seats through which it may look
    :ivar owner: whether it made the table
    :ivar by: fingerprints of the credentials that say so
    """

    table_id: str
    own: int
    watch: int
    owner: bool
    by: frozenset[str]

    @property
    def actor(self) -> Actor:
        """Whom the table hears."""
        return Actor(self.own, self.owner)


class Made(NamedTuple):
    """A new credential: the only moment at which its token is known here."""

    kind: Kind
    table_id: str
    seats: int
    token: str


class Mine(NamedTuple):
    """A table that somebody has to do with."""

    table_id: str
    game: str
    title: str
    stage: str
    created: int
    own: int
    owner: bool


class Credentials:
    """Makes, claims, revokes and resolves credentials."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: dict[str, int] = {}

    # -- making --------------------------------------------------------------------------------------

    async def make(self, kind: Kind, table_id: str, seats: Iterable[int], now: int) -> Made:
        """A new credential."""
        made = Made(kind, table_id, seat_mask(*seats), new_token())
        await self._store.write(lambda connection: _insert(connection, [made], now))
        return made

    async def reissue(
        self, kind: Kind, table_id: str, seats: Iterable[int], now: int
    ) -> tuple[Made, set[str]]:
        """A new credential in place of all others of this kind for these seats; those are dead now."""
        made = Made(kind, table_id, seat_mask(*seats), new_token())

        def job(connection: Connection) -> set[str]:
            dead = _revoke(connection, kind, table_id, made.seats, now)
            _insert(connection, [made], now)
            return dead

        return made, await self._store.write(job)

    async def revoke(self, kind: Kind, table_id: str, seats: Iterable[int], now: int) -> set[str]:
        """End all credentials of this kind for these seats; their fingerprints."""
        mask = seat_mask(*seats)
        return await self._store.write(lambda connection: _revoke(connection, kind, table_id, mask, now))

    # -- holding -------------------------------------------------------------------------------------

    async def look(self, token: str) -> Made:
        """What a link is for; nothing changes by it.

        :raises NotHere: if the token is unknown or dead
        """
        row = await self._store.read(lambda connection: _find(connection, token))
        if row is None:
            raise NotHere("link-dead")
        return Made(row.kind, row.table_id, row.seats, token)

    async def claim(self, token: str, session: str, now: int) -> bool:
        """Attach a credential to a browser's session; whether it was not there yet.

        :raises NotHere: if the token is unknown or dead
        """

        def job(connection: Connection) -> bool | None:
            row = _find(connection, token)
            return None if row is None else _attach(connection, session, row.hash, now)

        new = await self._store.write(job)
        if new is None:
            raise NotHere("link-dead")
        return new

    async def leave(self, session: str, table_id: str) -> None:
        """Detach all credentials of a table from a session."""

        def job(connection: Connection) -> None:
            of_table = select(credentials.c.hash).where(credentials.c.table_id == table_id)
            mine = (holdings.c.session == fingerprint(session)) & holdings.c.credential.in_(of_table)
            connection.execute(delete(holdings).where(mine))

        await self._store.write(job)

    async def forget(self, session: str) -> None:
        """Delete a session and all that it holds (T19)."""

        def job(connection: Connection) -> None:
            connection.execute(delete(holdings).where(holdings.c.session == fingerprint(session)))
            connection.execute(delete(sessions).where(sessions.c.hash == fingerprint(session)))

        await self._store.write(job)

    # -- resolving -----------------------------------------------------------------------------------

    async def access(self, caller: Caller, table_id: str) -> Access:
        """What somebody may do at a table.

        :raises NotHere: if nothing at all; the same whether or not there is such a table
        """
        rows = await self._store.read(lambda connection: _held(connection, caller, table_id))
        if not rows:
            raise NotHere("table-not-yours")
        own = watch = 0
        for row in rows:
            if row.kind == "seat":
                own |= row.seats
            elif row.kind in ("watcher", "public"):
                watch |= row.seats
        owner = any(row.kind == "owner" for row in rows)
        return Access(table_id, own, watch & ~own, owner, frozenset([row.hash for row in rows]))

    async def mine(self, caller: Caller) -> list[Mine]:
        """All tables that somebody has to do with, the newest first."""
        rows = await self._store.read(lambda connection: _held_tables(connection, caller))
        found: dict[str, Mine] = {}
        for row in rows:
            before = found.get(row.table_id)
            own = (before.own if before else 0) | (row.seats if row.kind == "seat" else 0)
            owner = row.kind == "owner" or (before is not None and before.owner)
            found[row.table_id] = Mine(row.table_id, row.game, row.title, row.stage, row.created, own, owner)
        return list(found.values())

    async def seen(self, caller: Caller, now: int) -> None:
        """Note now and then that a session is alive, so that others can be forgotten."""
        if not caller.session:
            return
        hashed = fingerprint(caller.session)
        if now - self._seen.get(hashed, 0) < _SEEN_EVERY:
            return
        if len(self._seen) > 100_000:
            self._seen.clear()
        self._seen[hashed] = now
        seen = update(sessions).where(sessions.c.hash == hashed).values(seen=now)

        def job(connection: Connection) -> None:
            connection.execute(seen)

        await self._store.write(job)

    async def sweep(self, before: int) -> None:
        """Forget sessions that nobody has used since."""

        def job(connection: Connection) -> None:
            old = select(sessions.c.hash).where(sessions.c.seen < before)
            connection.execute(delete(holdings).where(holdings.c.session.in_(old)))
            connection.execute(delete(sessions).where(sessions.c.seen < before))

        await self._store.write(job)


def made_with_table(kinds: list[tuple[Kind, int]], table_id: str) -> list[Made]:
    """Credentials for a new table, by kind and seat mask; :func:`keep` stores them."""
    return [Made(kind, table_id, seats, new_token()) for kind, seats in kinds]


def keep(connection: Connection, made: list[Made], held: list[Made], session: str, now: int) -> None:
    """Store new credentials; those in ``held`` are attached to the session that made them."""
    _insert(connection, made, now)
    for credential in held:
        _attach(connection, session, fingerprint(credential.token), now)


def carry_over(connection: Connection, old: str, new: str, now: int) -> None:
    """Let all live credentials of a table be good for another: the rematch."""
    alive = (credentials.c.table_id == old) & credentials.c.revoked.is_(None)
    wanted = select(credentials.c.hash, credentials.c.kind, credentials.c.seats).where(alive)
    rows = [
        {"hash": row.hash, "table_id": new, "kind": row.kind, "seats": row.seats, "created": now}
        for row in connection.execute(wanted)
    ]
    connection.execute(insert(credentials), rows)


def owned(connection: Connection, session: str) -> int:
    """How many unfinished tables a session owns."""
    wanted = (
        select(credentials.c.table_id)
        .join(holdings, holdings.c.credential == credentials.c.hash)
        .join(tables, tables.c.id == credentials.c.table_id)
        .where(holdings.c.session == fingerprint(session), credentials.c.kind == "owner")
        .where(tables.c.stage.in_(("gathering", "playing")))
    )
    return len(connection.execute(wanted).all())


def owner_of(connection: Connection, table_id: str) -> str:
    """The fingerprint of its first owner's credential, which rematches keep; empty if there is none."""
    mine = (credentials.c.table_id == table_id) & (credentials.c.kind == "owner")
    wanted = select(credentials.c.hash).where(mine).order_by(credentials.c.created, credentials.c.hash)
    return connection.scalar(wanted.limit(1)) or ""


def _insert(connection: Connection, made: list[Made], now: int) -> None:
    rows = [
        {
            "hash": fingerprint(one.token),
            "kind": one.kind,
            "table_id": one.table_id,
            "seats": one.seats,
            "created": now,
        }
        for one in made
    ]
    if rows:
        connection.execute(insert(credentials), rows)


def _revoke(connection: Connection, kind: Kind, table_id: str, seats: int, now: int) -> set[str]:
    """End those of a kind that give any of the seats (no seats: all of the kind)."""
    alive = (
        credentials.c.revoked.is_(None) & (credentials.c.table_id == table_id) & (credentials.c.kind == kind)
    )
    rows = connection.execute(select(credentials.c.hash, credentials.c.seats).where(alive)).all()
    dead = {row.hash for row in rows if not seats or row.seats & seats}
    connection.execute(update(credentials).where(alive, credentials.c.hash.in_(dead)).values(revoked=now))
    return dead


def _find(connection: Connection, token: str) -> AnyRow | None:
    """The live credential of a token, at the newest of its tables."""
    if not _TOKEN.fullmatch(token):
        return None
    wanted = select(credentials.c.hash, credentials.c.kind, credentials.c.table_id, credentials.c.seats)
    mine = wanted.where(credentials.c.hash == fingerprint(token), credentials.c.revoked.is_(None))
    return connection.execute(mine.order_by(credentials.c.created.desc()).limit(1)).one_or_none()


def _attach(connection: Connection, session: str, credential: str, now: int) -> bool:
    """Let a session hold a credential; whether it did not yet.

    :raises TooMuch: if too many do (T13)
    """
    hashed = fingerprint(session)
    if connection.execute(select(sessions.c.hash).where(sessions.c.hash == hashed)).first() is None:
        connection.execute(insert(sessions).values(hash=hashed, created=now, seen=now))
    held = (holdings.c.session == hashed) & (holdings.c.credential == credential)
    if connection.execute(select(holdings.c.session).where(held)).first() is not None:
        return False
    crowd = holdings.c.credential == credential
    if (connection.scalar(select(func.count()).select_from(holdings).where(crowd)) or 0) >= MOST_HOLDERS:
        raise TooMuch("link-crowded", most=MOST_HOLDERS)
    connection.execute(insert(holdings).values(session=hashed, credential=credential))
    return True


def _held_at(how: ColumnElement[bool]) -> Select[Any]:
    """What is held at one table (``table``), in a way that ``by`` says, or by everybody."""
    return select(credentials.c.hash, credentials.c.kind, credentials.c.seats).where(
        credentials.c.table_id == bindparam("table"),
        credentials.c.revoked.is_(None),
        (credentials.c.kind == "public") | how,
    )


_BY_ALL: Final = _held_at(false())
_BY_BEARER: Final = _held_at(credentials.c.hash == bindparam("by"))
_BY_SESSION: Final = _held_at(
    exists().where(holdings.c.session == bindparam("by"), holdings.c.credential == credentials.c.hash)
)


def _held(connection: Connection, caller: Caller, table_id: str) -> list[AnyRow]:
    token = caller.bearer or caller.session
    wanted = _BY_BEARER if caller.bearer else _BY_SESSION if token else _BY_ALL
    return list(connection.execute(wanted, {"table": table_id, "by": fingerprint(token)}))


def _held_tables(connection: Connection, caller: Caller) -> list[AnyRow]:
    wanted = (
        select(
            credentials.c.kind,
            credentials.c.seats,
            credentials.c.table_id,
            tables.c.game,
            tables.c.title,
            tables.c.stage,
            tables.c.created,
        )
        .join(tables, tables.c.id == credentials.c.table_id)
        .where(credentials.c.revoked.is_(None))
        .order_by(tables.c.created.desc(), tables.c.id)
    )
    if caller.bearer:
        return list(connection.execute(wanted.where(credentials.c.hash == fingerprint(caller.bearer))))
    if not caller.session:
        return []
    wanted = wanted.join(holdings, holdings.c.credential == credentials.c.hash)
    return list(connection.execute(wanted.where(holdings.c.session == fingerprint(caller.session))))
