"""T7: secrets in errors, tracebacks, metrics, debug pages, logs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from sickbay.server.live import LiveTable
from sickbay.table import telling
from tests.attack.crook import CLOSED, everything_logged, knock, raw, table_in
from tests.server.house import serving

CANARY = "canary-5ecre7"


def test_t07_errors_tell_nothing_when_the_server_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody thought of is said to nobody: people hear that it failed, the log where, not with what."""

    async def attack() -> list[str]:
        async with serving(tmp_path) as house:
            made = await house.begin(**CLOSED)
            async with house.sit(made["id"], made["tokens"]["0"]) as player:
                monkeypatch.setattr(telling, "why", broken)
                monkeypatch.setattr(LiveTable, "snapshot", broken)
                told = [str(await player.ask("why", seat=0, move="pass"))]
                async with house.http(made["tokens"]["0"]) as web:
                    for path in ("", "/export", "/record"):
                        answer = await web.get(f"/api/tables/{made['id']}{path}")
                        told.append(answer.text)
                    told.append((await web.get(f"/tables/{made['id']}")).text)
                    told.append((await web.get("/")).text)
                return told

    with everything_logged() as log:
        told = asyncio.run(attack())
    assert "RuntimeError" in log.text
    for text in (*told, log.text):
        assert CANARY not in text
        assert "Traceback" not in text
    assert sum("went wrong" in text or "server-failed" in text for text in told) >= 3, told


def broken(*_: Any, **__: Any) -> Any:
    local = CANARY
    raise RuntimeError(f"the hand is {local}")


def test_t07_errors_tell_nothing_when_the_store_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database's own messages hold statements and values: nobody hears them, no log keeps them."""

    async def attack() -> list[str]:
        async with serving(tmp_path) as house:
            made = await house.begin(**CLOSED)
            table, before = table_in(house, made), 0
            async with house.sit(made["id"], made["tokens"]["0"]) as player:

                async def fails(job: object) -> None:
                    raise OperationalError("INSERT INTO entries", {"body": CANARY}, Exception(CANARY))

                monkeypatch.setattr(house.hall.store, "write", fails)
                monkeypatch.setattr(house.hall.store, "read", fails)
                before = len(table.entries)
                told = [str(await player.ask("chat", seat=0, text="hello"))]
                assert len(table.entries) == before
                async with house.http(made["tokens"]["0"]) as web:
                    for path in (
                        f"/api/tables/{made['id']}",
                        f"/tables/{made['id']}",
                        "/api/me",
                        "/",
                        "/join/" + "x" * 43,
                    ):
                        told.append((await web.get(path)).text)
                    told.append((await web.post("/api/tables", json=CLOSED)).text)
                assert await knock(house, made["id"], authorization=f"Bearer {made['tokens']['0']}") != 101
                monkeypatch.undo()
                return told

    with everything_logged() as log:
        told = asyncio.run(attack())
    assert "OperationalError" in log.text
    for text in (*told, log.text):
        assert CANARY not in text
        assert "INSERT" not in text


def test_t07_metrics_and_health_are_figures_alone(tmp_path: Path) -> None:
    """Nothing of one table, seat or person is in the figures; there is no other window into the server."""

    async def attack() -> None:
        async with serving(tmp_path) as house:
            made = await house.begin(title=f"title {CANARY}", **CLOSED)
            async with house.sit(made["id"], made["tokens"]["0"]) as player:
                await player.do("sit", seat=0, name="Canary")
                await player.do("chat", seat=0, text=CANARY)
            async with house.http() as web:
                figures, health = await web.get("/metrics"), await web.get("/health")
                names = [line.split()[0] for line in figures.text.splitlines() if not line.startswith("#")]
                assert all(name.startswith("sickbay_") and "{" not in name for name in names)
                secrets = [
                    made["id"],
                    CANARY,
                    "Canary",
                    f"{table_in(house, made).seed:x}",
                    *made["tokens"].values(),
                ]
                assert not [secret for secret in secrets if secret in figures.text + health.text]
                for path in (
                    "/debug",
                    "/admin",
                    "/api/tables",
                    "/tables",
                    "/__debug__",
                    "/console",
                    "/data",
                    "/tables.sqlite",
                ):
                    answer = await web.get(path)
                    assert answer.status_code in (404, 405), path
                    assert made["id"] not in answer.text
                assert (house.hall.settings.data / "tables.sqlite").stat().st_mode & 0o077 == 0

    asyncio.run(attack())


def test_t07_refusals_show_what_was_sent_and_nothing_else(tmp_path: Path) -> None:
    """Broken frames and bodies are refused in one plain line, without the inside of the server."""

    async def attack() -> None:
        async with serving(tmp_path) as house:
            made = await house.begin(**CLOSED)
            async with house.sit(made["id"], made["tokens"]["0"]) as player:
                for frame in (
                    "{",
                    "[]",
                    '{"type":"play"}',
                    '{"type":"nothing","id":"x"}',
                    '{"a":' + "[" * 5000,
                    "null",
                ):
                    told = await raw(player, frame)
                    assert told["key"] == "request-bad", frame[:20]
                    assert len(told["text"]) < 400
                    assert not any(sign in told["text"] for sign in ("sickbay.", "Struct", ".py", "0x", "\n"))
            async with house.http(made["tokens"]["0"]) as web:
                for body in (b"{", b"[]", b"\xff", b'{"type":"play"}', b'{"a":' + b"[" * 20000, b""):
                    answer = await web.post(f"/api/tables/{made['id']}/requests", content=body)
                    assert answer.status_code == 400, (body[:20], answer.text)
                    assert not any(sign in answer.text for sign in ("sickbay.", "Struct", ".py", "0x"))

    with everything_logged() as log:
        asyncio.run(attack())
    assert log.errors() == []
