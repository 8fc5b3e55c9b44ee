"""Who may do what (T1): links that are looked at, taken up, made anew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sickbay.server import journal
from sickbay.server.credentials import (
    Caller,
    Credentials,
    Made,
    carry_over,
    fingerprint,
    new_token,
)
from sickbay.server.faults import NotHere
from sickbay.server.store import FILE, Store
from sickbay.table.contract import Contract

ANA, BEA = Caller(session="a" * 43), Caller(session="b" * 43)


def with_tables(folder: Path, work: Callable[[Store, Credentials], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(folder)
        try:
            for table in ("t", "u"):
                kept = journal.Kept(table, Contract("pandemic", {}, ["person"]), 7, "playing", 5)
                await store.write(journal.keep_table(kept, []))
            await work(store, Credentials(store))
        finally:
            await store.close()

    asyncio.run(run())


def bearer(made: Made) -> Caller:
    return Caller(bearer=made.token)


def test_looking_changes_nothing_and_claiming_does(tmp_path: Path) -> None:
    async def work(store: Store, credentials: Credentials) -> None:
        made = await credentials.make("seat", "t", [1], 5)
        assert await credentials.look(made.token) == made
        with pytest.raises(NotHere):
            await credentials.access(ANA, "t")
        assert await credentials.claim(made.token, ANA.session, 6)
        assert not await credentials.claim(made.token, ANA.session, 7)
        assert await credentials.claim(made.token, BEA.session, 8)
        access = await credentials.access(ANA, "t")
        assert (access.own, access.watch, access.owner) == (0b10, 0, False)
        assert access.by == {fingerprint(made.token)}
        assert await credentials.access(bearer(made), "t") == access
        with pytest.raises(NotHere):
            await credentials.access(ANA, "u")

    with_tables(tmp_path, work)


def test_several_credentials_add_up(tmp_path: Path) -> None:
    async def work(store: Store, credentials: Credentials) -> None:
        made = [
            await credentials.make("owner", "t", [], 5),
            await credentials.make("seat", "t", [0, 2], 5),
            await credentials.make("watcher", "t", [2, 3], 5),
            await credentials.make("spectator", "u", [], 5),
        ]
        for one in made:
            await credentials.claim(one.token, ANA.session, 6)
        access = await credentials.access(ANA, "t")
        assert (access.own, access.watch, access.owner) == (0b101, 0b1000, True)
        assert access.actor == (0b101, True)
        watching = await credentials.access(ANA, "u")
        assert (watching.own, watching.watch, watching.owner) == (0, 0, False)
        mine = {one.table_id: one for one in await credentials.mine(ANA)}
        assert (mine["t"].own, mine["t"].owner, mine["u"].owner) == (0b101, True, False)
        assert await credentials.mine(BEA) == []

    with_tables(tmp_path, work)


def test_a_new_link_kills_the_old_one(tmp_path: Path) -> None:
    async def work(store: Store, credentials: Credentials) -> None:
        old = await credentials.make("seat", "t", [0], 5)
        other = await credentials.make("seat", "t", [1], 5)
        await credentials.claim(old.token, ANA.session, 6)
        new, dead = await credentials.reissue("seat", "t", [0], 7)
        assert dead == {fingerprint(old.token)}
        for caller in (ANA, bearer(old)):
            with pytest.raises(NotHere):
                await credentials.access(caller, "t")
        for dead_token in (old.token, new_token(), "", "x" * 43, "é" * 43, "x" * 100):
            with pytest.raises(NotHere):
                await credentials.look(dead_token)
            with pytest.raises(NotHere):
                await credentials.claim(dead_token, ANA.session, 8)
        assert (await credentials.access(bearer(new), "t")).own == 1
        assert (await credentials.access(bearer(other), "t")).own == 2
        assert await credentials.revoke("seat", "t", [], 9) == {
            fingerprint(new.token),
            fingerprint(other.token),
        }

    with_tables(tmp_path, work)


def test_a_rematch_keeps_the_links(tmp_path: Path) -> None:
    async def work(store: Store, credentials: Credentials) -> None:
        made = await credentials.make("seat", "t", [1], 5)
        dead = await credentials.make("seat", "t", [0], 5)
        await credentials.claim(made.token, ANA.session, 6)
        await credentials.revoke("seat", "t", [0], 6)
        await store.write(lambda connection: carry_over(connection, "t", "u", 7))
        for caller in (ANA, bearer(made)):
            assert (await credentials.access(caller, "t")).own == 2
            assert (await credentials.access(caller, "u")).own == 2
        assert (await credentials.look(made.token)).table_id == "u"
        with pytest.raises(NotHere):
            await credentials.access(bearer(dead), "u")

    with_tables(tmp_path, work)


def test_a_session_may_leave_a_table_and_be_forgotten(tmp_path: Path) -> None:
    async def work(store: Store, credentials: Credentials) -> None:
        for table in ("t", "u"):
            made = await credentials.make("seat", table, [0], 5)
            await credentials.claim(made.token, ANA.session, 6)
        await credentials.leave(ANA.session, "t")
        assert [one.table_id for one in await credentials.mine(ANA)] == ["u"]
        await credentials.seen(ANA, 5_000_000)
        await credentials.sweep(4_000_000)
        assert len(await credentials.mine(ANA)) == 1
        await credentials.sweep(6_000_000)
        assert await credentials.mine(ANA) == []
        await credentials.claim(made.token, ANA.session, 7)
        await credentials.forget(ANA.session)
        assert await credentials.mine(ANA) == []

    with_tables(tmp_path, work)


def test_no_token_is_stored(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def work(store: Store, credentials: Credentials) -> None:
        made = await credentials.make("owner", "t", [], 5)
        session = new_token()
        await credentials.claim(made.token, session, 6)
        tokens.extend([made.token, session])

    with_tables(tmp_path, work)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob(f"{FILE}*"))
    assert len(stored) > 1000
    assert all(fingerprint(token).encode() in stored for token in tokens)
    assert not any(token.encode() in stored for token in tokens)
