"""T15: bots: stolen keys, a bot that sees more than a person, runaway search."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from multiprocessing.context import SpawnProcess
from pathlib import Path

import msgspec
import pytest

from sickbay.core.chance import Chance
from sickbay.core.state import seat_mask, seats_of
from sickbay.server.bots import Bots
from sickbay.server.worker import MEMORY, Asked, asked_of, encode
from sickbay.table.table import Table
from tests.attack.crook import CLOSED, LIMITS, knock, see
from tests.attack.twins import next_entry, table_of, twin
from tests.server.house import serving

GAMES = [("pandemic", {"seats": 3, "hands": "closed"}), ("hrubec", {"seats": 3}), ("flatline", {"seats": 3})]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_t15_bots_are_asked_what_their_seat_may_know(game: str, options: dict[str, object]) -> None:
    """In two worlds that its seat cannot tell apart a bot gets the same question, to the byte."""
    compared = 0
    for seed in range(3):
        table = table_of(game, options, (0xC0FFEE << 200) + seed)
        dice = random.Random(seed)
        while table.stage == "playing":
            seat = dice.choice(seats_of(table.playing.state.asked))
            if dice.random() < 0.3:
                other = twin(table, seat_mask(seat), Chance(dice.getrandbits(255), table.game.streams))
                other.seed = table.seed  # from which the bot's own chance comes
                assert asked(table, seat) == asked(other, seat)
                compared += 1
            table.take(next_entry(table, dice))
    assert compared > 20


def asked(table: Table, seat: int) -> bytes:
    """What goes over the wire to a bot in a seat."""
    table.chairs[seat].stand_in = "random"
    question = next(one for one in table.questions(table.entries[-1].at) if one.seat == seat)
    table.chairs[seat].stand_in = ""
    sent = encode(Asked(table.id, table.game.id, "", question))
    assert encode(asked_of.decode(sent)) == sent, "it is JSON, and nothing but JSON"
    assert f"{table.seed:x}".encode() not in sent
    return sent


def test_t15_bots_keys_are_good_for_their_seat_alone(tmp_path: Path) -> None:
    """A key plays one seat at one table, by its header alone, and can be ended."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.create(**CLOSED)
            key = made["tokens"]["1"]
            assert await see(house, made["id"], key) == 200
            async with house.http(key) as web:
                for said in (
                    {"type": "start", "id": "a"},
                    {"type": "sit", "id": "b", "seat": 0, "name": "Eve"},
                ):
                    assert (
                        await web.post(f"/api/tables/{made['id']}/requests", json=said)
                    ).status_code == 400
                assert (await web.post("/api/claim", json={"token": made["tokens"]["0"]})).status_code == 403
                rows = (await web.get("/api/me")).json()["tables"]
                assert [(row["id"], row["seats"], row["owner"]) for row in rows] == [(made["id"], [1], False)]
            async with house.http() as web:
                for query in ("token", "key", "authorization", "access_token"):
                    assert (
                        await web.get(f"/api/tables/{made['id']}", params={query: key})
                    ).status_code == 404
            assert await knock(house, made["id"], f"?token={key}") == 403
            for scheme in ("Basic", "Token", key):
                assert await knock(house, made["id"], authorization=f"{scheme} {key}") == 403
            async with house.http(made["tokens"]["owner"]) as web:
                ended = await web.post(
                    f"/api/tables/{made['id']}/links/revoke", json={"kind": "seat", "seats": [1]}
                )
                assert ended.status_code == 204
            assert await see(house, made["id"], key) == 404

    asyncio.run(attack())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of this kind are Linux's")
def test_t15_bots_processes_have_limits() -> None:
    """A bot's process cannot take more memory than it may have, and is less urgent than the server."""
    code = (
        "import os; from sickbay.server import worker; worker._be_modest()\n"
        f"try:\n    bytearray({MEMORY} + (1 << 20))\nexcept MemoryError:\n    print('no', os.nice(0))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    said = done.stdout.split()
    assert said[:1] == ["no"], done.stderr
    assert int(said[1]) > 0


def test_t15_bots_without_a_process_are_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has no room for another process, or one that talks nonsense, leaves no question open."""
    table = table_of("pandemic", {"seats": 2}, 3)
    table.chairs[table.playing.state.asked.bit_length() - 1].stand_in = "random"
    question = Asked("t", "pandemic", "", table.questions(table.entries[-1].at)[0])

    async def ask() -> None:
        bots = Bots(1, 30)
        try:
            with monkeypatch.context() as full:
                full.setattr(SpawnProcess, "start", no_room)
                for _ in range(2):
                    assert await asyncio.wait_for(bots.ask(question), 10) is None
            assert await bots.ask(question) in question.question.legal
            with monkeypatch.context() as broken:
                broken.setattr("sickbay.server.bots.encode", lambda _: b"nonsense")
                assert await asyncio.wait_for(bots.ask(question), 30) is None
            answers = [await asyncio.wait_for(bots.ask(question), 60) for _ in range(2)]
            assert answers[-1] in question.question.legal
        finally:
            bots.close()

    asyncio.run(ask())


def no_room(*_: object) -> None:
    raise BlockingIOError("no room for another process")


def test_t15_bots_cannot_be_named_into_anything_else(tmp_path: Path) -> None:
    """Whatever stands for a bot's name is one of the game's bots, or refused."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS) as house, house.http() as web:
            for name in (
                "os.system",
                "../planner",
                "sickbay.core",
                "__import__",
                "person",
                "",
                "RANDOM\x00",
                "me;open",
            ):
                wanted = {"game": "pandemic", "seats": ["open", name]}
                answer = await web.post("/api/tables", json=wanted)
                assert answer.status_code == 400 or name == "person", (name, answer.text)
                wanted = {"game": "pandemic", "seats": ["open", "open"], "stand_in": name}
                assert (await web.post("/api/tables", json=wanted)).status_code == 400, name
            assert msgspec.json.decode((await web.get("/api/games")).content)

    asyncio.run(attack())
