"""T19: what is kept of people: no account, no address; and what is left when somebody deletes a session."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.attack.crook import (
    CLOSED,
    LIMITS,
    Browser,
    browser,
    everything_logged,
    knock,
    rows,
    stored,
    table_in,
)
from tests.server.house import House, serving

ADDRESS = "198.51.100.77"
AGENT = "Canary/1.0 (somebody)"


def test_t19_privacy_needs_no_account_and_keeps_no_address(tmp_path: Path) -> None:
    """Neither addresses nor what a browser says of itself are in the database or any log."""

    async def visit() -> None:
        async with serving(tmp_path, limits=LIMITS) as house, browser(house) as one:
            made = await house.begin(**CLOSED)
            for headers in (
                {"x-forwarded-for": ADDRESS, "user-agent": AGENT, "referer": f"http://{ADDRESS}/"},
            ):
                one.web.headers.update(headers)
                await one.claim(made["tokens"]["1"], "Bea")
                await one.web.get(f"/tables/{made['id']}")
                await one.web.get("/nowhere")
                await one.post(f"/api/tables/{made['id']}/requests", {"type": "chat"})
            await knock(house, made["id"], authorization="Bearer x", user_agent=AGENT)
            async with house.sit(made["id"], made["tokens"]["0"]) as player:
                await player.wire.send("{")
                await player.wire.send(b"\xff")
            async with house.http() as web:
                figures = (await web.get("/metrics")).text
                assert "127.0.0.1" not in figures

    with everything_logged() as log:
        asyncio.run(visit())
    kept = stored(tmp_path)
    for secret in (ADDRESS, AGENT, "127.0.0.1"):
        assert secret not in log.text
        assert secret not in kept
    columns = {
        row[1]
        for name in ("sessions", "credentials", "holdings", "tables")
        for row in rows(tmp_path, f"pragma table_info({name})")
    }
    assert not columns & {"address", "ip", "email", "mail", "agent", "user"}


def test_t19_privacy_a_deleted_session_leaves_the_games(tmp_path: Path) -> None:
    """Who deletes a session holds nothing any more, and nothing leads from the games to it; they go on."""

    async def visit() -> None:
        async with serving(tmp_path, limits=LIMITS) as house, browser(house) as one, browser(house) as other:
            made = await house.create(**CLOSED)
            await one.claim(made["tokens"]["1"], "Bea")
            await other.claim(made["tokens"]["0"], "Ana")
            moves = len(table_in(house, made).entries)
            assert await tables(one) == [made["id"]]
            assert (await one.web.delete("/api/me")).status_code == 403, "it takes a page of ours"
            gone = await one.web.delete("/api/me", headers={"x-csrf-token": one.csrf})
            assert gone.status_code == 204
            assert await tables(one) == []
            assert (await one.web.get(f"/tables/{made['id']}")).status_code == 404
            assert await knock(house, made["id"], cookie=f"sickbay={one.session}", origin=house.url) == 403
            assert len(rows(tmp_path, "select * from sessions")) == 1
            assert len(rows(tmp_path, "select * from holdings")) == 1
            assert len(table_in(house, made).entries) == moves
            assert await tables(other) == [made["id"]]

    asyncio.run(visit())


async def tables(one: Browser) -> list[str]:
    return [row["id"] for row in (await one.web.get("/api/me")).json()["tables"]]


def test_t19_privacy_sessions_that_nobody_uses_are_forgotten(tmp_path: Path) -> None:
    """After so long without a visit a session is swept, with all that it held."""

    async def visit(house: House) -> None:
        async with browser(house) as one:
            made = await house.create(**CLOSED)
            await one.claim(made["tokens"]["1"], "Bea")
        seen = rows(tmp_path, "select seen from sessions")[0][0]
        await house.hall.credentials.sweep(seen)
        assert len(rows(tmp_path, "select * from holdings")) == 1
        await house.hall.credentials.sweep(seen + 1)
        for name in ("sessions", "holdings"):
            assert rows(tmp_path, f"select * from {name}") == []

    async def run() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            await visit(house)

    asyncio.run(run())
