"""T13: huge, deep and broken messages, floods, slow readers, thousands of tables. The long runs are
:mod:`tests.attack.soak` and :mod:`tests.attack.flood`.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from itertools import islice, permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sickbay.core.errors import SickbayError
from sickbay.server import run
from sickbay.server.health import resident_bytes
from sickbay.server.limits import Limits
from sickbay.server.viewers import Viewer
from sickbay.table import choices
from sickbay.table.deciding import MOST_SAID
from sickbay.table.requests import Chat, Mark, Order, Pause, Resume, Sit, Undo
from sickbay.table.telling import Audience
from tests.attack.crook import CLOSED, LIMITS, browser, everything_logged, knock, rows, table_in
from tests.attack.flood import connections, creates, deaf, masked, slow_readers
from tests.attack.frames import Frames
from tests.attack.soak import soak
from tests.server.house import serving
from tests.table.live import GAMES, Live

FRAMES = 1000


def test_t13_denial_by_fuzzed_frames_breaks_and_changes_nothing(tmp_path: Path) -> None:
    """A small part of ``python -m tests.attack.soak --frames 200000``."""
    figures = asyncio.run(soak(tmp_path, FRAMES, seed=5))
    assert figures.sent == FRAMES
    assert figures.errors == []
    assert figures.answers["done"] > 60
    assert figures.answers["refused"] > 300


def test_t13_denial_by_huge_frames_and_bodies_fails(tmp_path: Path) -> None:
    """A frame over 64 KiB and a body over the limit end there; the next visitor is served."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.begin(**CLOSED)
            gc.collect()
            before = resident_bytes()
            for size in (70_000, 1 << 20, 1 << 20, 1 << 20):
                async with house.sit(made["id"], made["tokens"]["0"]) as player:
                    with contextlib.suppress(ConnectionClosed):
                        await player.wire.send("x" * size)
                    with pytest.raises(ConnectionClosed):
                        await player.until(lambda message: False)
            async with house.http(made["tokens"]["0"]) as web:
                for path in (
                    f"/api/tables/{made['id']}/requests",
                    "/api/tables",
                    f"/tables/{made['id']}/chat",
                ):
                    answer = await web.post(path, content=b'{"a":"' + b"x" * (1 << 20))
                    assert answer.status_code in (400, 413), path
                assert (await web.get("/health")).status_code == 200
            assert resident_bytes() - before < 24e6

    with everything_logged() as log:
        asyncio.run(attack())
    assert log.errors() == []


def test_t13_denial_by_broken_frames_ends_the_connection(tmp_path: Path) -> None:
    """So many strikes and the door is shut; also for whoever asks too fast, and for chat."""

    async def attack() -> None:
        async with serving(tmp_path) as house:
            made = await house.begin(**CLOSED)
            limits = house.hall.limits
            async with house.sit(made["id"], made["tokens"]["0"]) as player:
                for _ in range(limits.strikes + 2):
                    await player.wire.send("{")
                with pytest.raises(ConnectionClosed):
                    await player.until(lambda message: False)
            async with house.sit(made["id"], made["tokens"]["0"]) as player:
                for _ in range(limits.chat[1] + 3):
                    await player.send("chat", seat=0, text="spam")
                await player.until(lambda message: message.get("key") == "requests-too-fast")
            spam = [line for line in table_in(house, made).entries if getattr(line, "text", "") == "spam"]
            assert len(spam) <= limits.chat[1] + 1
            async with house.sit(made["id"], made["tokens"]["1"]) as player:
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(limits.socket[1] + limits.strikes + 200):
                        await player.send("ping")
                with pytest.raises(ConnectionClosed):
                    await player.until(lambda message: False)

    asyncio.run(attack())


def test_t13_denial_by_many_connections_fails(tmp_path: Path) -> None:
    """So many sockets of an address and at a table, and so many knocks; others still come in."""
    limits = LIMITS._replace(sockets_of_address=30, sockets_of_table=20, knock=(0.0, 80))

    async def attack() -> None:
        async with serving(tmp_path, limits=limits) as house:
            made, other = await house.begin(**CLOSED), await house.begin(**CLOSED)
            assert await connections(house, made, 40) == 20
            assert await connections(house, made, 5, also=other) == 5
            for _ in range(100):
                await knock(house, made["id"], authorization="Bearer " + "x" * 43)
            assert await knock(house, made["id"], authorization=f"Bearer {made['tokens']['0']}") == 403
            assert house.hall.figures.sockets == 0
            async with house.http() as web:
                assert (await web.get("/health")).status_code == 200

    asyncio.run(attack())


def test_t13_denial_by_those_who_ask_slowly_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever says nothing, or half a head, or half a body, also in a second request, is sent away."""
    monkeypatch.setattr(run, "_PATIENCE", 0.3)
    whole = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"

    async def attack() -> list[bool]:
        async with serving(tmp_path) as house:
            return await asyncio.gather(
                *[
                    stays(house.port, first)
                    for first in (b"", b"GET / HT", whole[:-2], body, whole + b"GET / HT", whole + body)
                ]
            )

    assert asyncio.run(attack()) == [False] * 6


async def stays(port: int, said: bytes) -> bool:
    """Whether the server waits for ever for more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    try:
        await asyncio.wait_for(reader.read(1 << 20) if not said else until_end(reader), 4)
    except TimeoutError:
        return True
    finally:
        writer.close()
    return False


async def until_end(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(ConnectionError):
        while await reader.read(1 << 16):
            pass


def test_t13_denial_by_slow_readers_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks much and reads nothing costs little memory, and goes; who reads late gets a snapshot."""
    viewer = Viewer(Audience(0, 0, False, "en"))
    for _ in range(100):
        viewer.answer(b"x" * 30_000)
    assert viewer.gone
    late = Viewer(Audience(0, 0, False, "en"))
    for _ in range(1000):
        late.tell(b"x" * 30_000)
    assert late.waiting <= 64

    async def attack() -> int:
        monkeypatch.setattr(run, "_SLOWEST", 0.5)
        async with serving(tmp_path, limits=LIMITS, sync="NORMAL") as house:
            return await slow_readers(house, 2, requests=4000)

    assert asyncio.run(attack()) < 30e6


def test_t13_denial_by_a_dead_link_that_reads_nothing_fails(tmp_path: Path) -> None:
    """Whoever blocks its own socket goes with its link all the same, and acts no more."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS, sync="NORMAL") as house:
            made = await house.begin(**CLOSED)
            writer = await deaf(house, made, made["tokens"]["1"])
            viewer = next(
                viewer for viewer in house.hall.live[made["id"]].viewers if viewer.audience.own == 2
            )
            while viewer.waiting < 8:
                writer.write(masked(b'{"type":"look","id":"a","move":0}') * 8)
                await asyncio.sleep(0.01)
            async with house.http(made["tokens"]["owner"]) as web:
                await web.post(f"/api/tables/{made['id']}/links", json={"kind": "seat", "seats": [1]})
            writer.write(masked(b'{"type":"chat","id":"evil","seat":1,"text":"evil"}'))
            await asyncio.sleep(0.3)
            assert viewer.gone
            assert viewer not in house.hall.live[made["id"]].viewers
            assert not [entry for entry in table_in(house, made).entries if entry.id == "evil"]
            writer.close()

    asyncio.run(attack())


def test_t13_denial_by_thousands_of_tables_fails(tmp_path: Path) -> None:
    """An address makes so many tables, the server keeps so many, and memory stays flat."""

    async def attack() -> None:
        async with serving(tmp_path, sync="NORMAL", limits=Limits(page=(1e9, 10**9))) as house:
            made, refused = await creates(house, 50)
            assert (made, refused) == (house.hall.limits.create[1], 50 - made)
        folder = tmp_path / "few"
        async with serving(folder, sync="NORMAL", limits=LIMITS._replace(tables=12)) as house:
            made, refused = await creates(house, 30)
            assert (made, refused) == (12, 18)
            assert len(rows(folder, "select * from tables")) == 12

    asyncio.run(attack())


def test_t13_denial_by_endless_rematches_fails(tmp_path: Path) -> None:
    """Giving up and playing again makes no more tables than making them does."""

    async def attack() -> None:
        limits = LIMITS._replace(create=(0.0, 5))
        async with serving(tmp_path, limits=limits, sync="NORMAL") as house:
            made = await house.create(game="pandemic", seats=["open", "random"])
            tokens, table_id = made["tokens"], made["id"]
            for _ in range(12):
                here = {"id": table_id, "tokens": tokens}
                await house.post(here, "0", type="sit", seat=0, name="Ana")
                await house.post(here, "owner", type="start")
                await house.post(here, "0", type="abandon", seat=0)
                table = house.hall.live[table_id].table
                while table.stage != "closed":
                    await asyncio.sleep(0.01)
                await house.post(here, "0", type="rematch", seat=0)
                for _ in range(40):
                    await asyncio.sleep(0.01)
                    if table.follows:
                        break
                if not table.follows:
                    break
                table_id = table.follows
            assert 3 <= len(rows(tmp_path, "select * from tables")) <= 6

    asyncio.run(attack())


def test_t13_denial_by_holding_a_link_thousands_of_times_fails(tmp_path: Path) -> None:
    """One link is taken up by so many devices."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS, sync="NORMAL") as house:
            made = await house.begin(**CLOSED)
            taken = 0
            for _ in range(60):
                async with browser(house) as one:
                    taken += (await one.claim(made["tokens"]["spectator"])).status_code == 200
            assert taken == len(rows(tmp_path, "select * from sessions")) == 50

    asyncio.run(attack())


@pytest.mark.parametrize("kind", [Chat, Order, Pause, Sit, Mark, Undo])
def test_t13_denial_by_endless_talk_fails(kind: type[Any]) -> None:
    """A seat fills a table's journal up to a limit; then it may still play and go on, and others talk."""
    live = Live("pandemic").begin()
    seat = live.asks()[0]
    for number in range(MOST_SAID - live.table.spent[seat] + 1):
        spent = live.table.spent[seat] == MOST_SAID
        if kind is Undo:
            live.play(seat, next(move for move in live.legal(seat) if move.startswith("drive")))
        with pytest.raises(SickbayError) if spent else contextlib.nullcontext():
            live.say(seat, kind, **once_more(kind, number, live.legal(seat)[0]))
        if live.table.paused_at is not None:
            live.say(seat, Resume)
    assert live.table.spent[seat] == MOST_SAID
    assert len(live.table.entries) < 2 * MOST_SAID + 10
    live.say((seat + 1) % 3, Chat, text="we can still talk")
    before = live.table.at
    live.play(seat)
    assert before < live.table.at < 50_000


def once_more(kind: type[Any], number: int, move: str) -> dict[str, Any]:
    """What changes something each time."""
    odd = number % 2 == 0
    if kind is Chat:
        return {"text": "spam"}
    if kind is Order:
        return {"until": "stop" if odd else ""}
    if kind is Sit:
        return {"name": f"Ana {number}"}
    return {"move": move if odd else ""} if kind is Mark else {}


def test_t13_denial_by_many_different_moves_fails() -> None:
    """What is kept of moves in words, for all tables together, is bounded."""
    game = GAMES["pandemic"]
    known = choices._everywhere("en", game)
    cities = [game.words[name] for name in ("paris", "lima", "tokyo", "cairo", "delhi", "miami", "lagos")]
    for order in islice(permutations(cities, 6), choices.MOST_KNOWN + 500):
        known.info((game.words["order"], *order))
    assert len(known._known) <= choices.MOST_KNOWN


def test_t13_frames_are_of_all_kinds() -> None:
    """The fuzzer sends what it says: valid requests of every kind, and all that is not."""
    frames, live = Frames(3), Live("pandemic").begin()
    kinds: dict[str, int] = {}
    for _ in range(3000):
        frame = frames.next(live.table, [0])
        try:
            said = msgspec.json.decode(frame)
            kind = str(said["type"]) if isinstance(said, dict) and "type" in said else "other"
        except (msgspec.MsgspecError, RecursionError):
            kind = "broken"
        kinds[kind] = kinds.get(kind, 0) + 1
    assert min(kinds.get(kind, 0) for kind in ("play", "undo", "look", "hand_over", "broken", "other")) > 10
