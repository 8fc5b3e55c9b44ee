"""T16: what the owner of a table might do to others: throw them out, rewind, change what was agreed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sickbay.core.errors import SickbayError
from sickbay.table.contract import Contract
from sickbay.table.requests import Abandon, Actor, Answer, HandOver, Pause, Resume, Sit, Start, TakeBack, Undo
from tests.attack.crook import CLOSED, LIMITS, raw, table_in
from tests.server.house import serving
from tests.table.live import SECOND, Live

OWNER = Actor(0, True)
SEATED = Actor(1, True)


def refused(live: Live, actor: Actor, kind: Any, **given: Any) -> str:
    """The key by which something is refused; the table stays as it is."""
    before = live.fingerprint()
    with pytest.raises(SickbayError) as caught:
        live.say(actor, kind, **given)
    assert live.fingerprint() == before
    return caught.value.key


@pytest.mark.parametrize("owner", [OWNER, SEATED])
def test_t16_owner_abuse_by_throwing_out_fails(owner: Actor) -> None:
    """Who is there keeps the seat; a bot comes in after the grace alone, and all are told."""
    live = Live("hrubec", grace=60, deadline=0).begin()
    while 1 not in live.asks():
        live.play(live.asks()[0])
    assert refused(live, owner, HandOver, seat=2) == "table-not-silent", "nobody waits for that seat"
    assert refused(live, owner, HandOver, seat=1) == "table-too-soon"
    live.now += 599 * SECOND
    assert refused(live, owner, HandOver, seat=1) == "table-too-soon"
    live.table.presence(0b010, False, live.now)
    live.now += 59 * SECOND
    assert refused(live, owner, HandOver, seat=1) == "table-too-soon"
    live.now += 1 * SECOND
    live.say(owner, HandOver, seat=1)
    assert "bot" in live.told(-1).log[-1].text[0]
    live.say(1, TakeBack, seat=1)
    assert live.table.chairs[1].speaks


@pytest.mark.parametrize("undo", ["own", "off"])
def test_t16_owner_abuse_by_rewinding_fails(undo: str) -> None:
    """Without the consent of all, moves of others stay; with it, it is in the log."""
    live = Live("hrubec", undo=undo).begin()
    for _ in range(12):
        live.play(live.asks()[0])
    moves = live.table.playing.moves
    assert refused(live, OWNER, Undo, to=0) in ("table-only-watching", "table-undo-off")
    if undo == "off":
        assert refused(live, SEATED, Undo, seat=0, to=0) == "table-undo-off"
        return
    live.say(SEATED, Undo, seat=0, to=0)
    assert refused(live, SEATED, Answer, seat=1, proposal=1, agree=True) == "table-not-your-seat"
    live.say(1, Answer, proposal=1, agree=True)
    live.settle()
    assert live.table.playing.moves == moves
    live.say(2, Answer, proposal=1, agree=False)
    live.settle()
    assert live.table.playing.moves == moves
    assert refused(live, SEATED, Undo, seat=0, to=0) == "table-undo-declined"


def test_t16_owner_abuse_by_ending_the_game_fails() -> None:
    """No game is given up by its owner alone; a pause of the owner's is told, and ended by anybody."""
    live = Live("pandemic").begin()
    assert refused(live, OWNER, Abandon, seat=0) == "table-only-watching"
    live.say(SEATED, Abandon, seat=0)
    live.wait(59)
    assert live.table.stage == "playing"
    live.say(OWNER, Pause)
    assert live.told(1).table.paused
    live.say(1, Resume)
    assert not live.told(1).table.paused
    assert refused(live, SEATED, Start) == "table-started-already"
    assert refused(live, SEATED, Sit, seat=1, name="Puppet") == "table-not-your-seat"


def test_t16_owner_abuse_by_changing_the_contract_fails(tmp_path: Path) -> None:
    """What was agreed is fixed: no request names any of it, and it cannot be changed in place."""
    live = Live("pandemic", deadline=30)
    for name in Contract.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(live.table.contract, name, None)

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.begin(**CLOSED)
            agreed = msgspec.json.encode(table_in(house, made).contract)
            async with house.sit(made["id"], made["tokens"]["owner"]) as owner:
                for frame in (
                    {"type": "start", "id": "a", "options": {"epidemics": 4}},
                    {"type": "options", "id": "a", "options": {"epidemics": 4}},
                    {"type": "pause", "id": "a", "deadline": 1},
                    {"type": "undo", "id": "a", "undo": "owner", "to": 0},
                ):
                    assert (await raw(owner, msgspec.json.encode(frame).decode()))["type"] == "refused"
            async with house.http(made["tokens"]["owner"]) as web:
                for method in ("PUT", "PATCH", "DELETE", "POST"):
                    answer = await web.request(method, f"/api/tables/{made['id']}", json=CLOSED)
                    assert answer.status_code in (404, 405)
            assert msgspec.json.encode(table_in(house, made).contract) == agreed

    asyncio.run(attack())


@dataclass
class Heard:
    lines: list[str]


def test_t16_owner_abuse_by_new_links_is_seen_by_all(tmp_path: Path) -> None:
    """The owner may make a seat's link anew, or end it: all are told; its watchers are not the owner's."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.begin(**CLOSED)
            heard = Heard([])
            async with (
                house.sit(made["id"], made["tokens"]["0"]) as victim,
                house.http(made["tokens"]["owner"]) as owner,
            ):
                at = f"/api/tables/{made['id']}/links"
                for path in (at, f"{at}/revoke"):
                    assert (await owner.post(path, json={"kind": "watcher", "seats": [1]})).status_code == 403
                for path in (at, f"{at}/revoke"):
                    assert (await owner.post(path, json={"kind": "seat", "seats": [1]})).status_code in (
                        201,
                        204,
                    )
                    told = await victim.until(
                        lambda message: message["type"] == "event" and message["lines"] != []
                    )
                    heard.lines += [text for line in told["lines"] for text in line["text"]]
            assert len(heard.lines) == 2
            assert all("Seat 1" in line for line in heard.lines)

    asyncio.run(attack())
