"""T6: secrets by undo, log, replay, spectators, notices, export: every outlet, over whole games."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sickbay.games.hrubec.words import DOCTORS, PATIENTS
from sickbay.server import hall, making, notices
from tests.attack.crook import CLOSED, FLATLINE, LIMITS, everything_logged, rows, table_in
from tests.attack.ears import HOOK, SEED, SEEDS, Secrets, room
from tests.server.house import serving

GAMES: list[tuple[dict[str, Any], list[str]]] = [
    ({"game": "hrubec", "seats": ["open", "open"]}, [*DOCTORS, *PATIENTS]),
    (CLOSED, []),
    (FLATLINE, []),
]


@pytest.fixture(autouse=True)
def canaries(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """A seed that can be known again, and notices that go nowhere but here."""
    sent: list[tuple[str, str]] = []

    async def post(url: str, body: bytes, private: bool) -> None:
        sent.append((url, body.decode()))

    monkeypatch.setattr(making, "new_seed", lambda: SEED)
    monkeypatch.setattr(hall, "new_seed", lambda: SEED)  # of a rematch
    monkeypatch.setattr(notices, "post", post)
    monkeypatch.setattr(notices, "_DELAY", 0)
    monkeypatch.setattr(notices, "_POLL", 0.05)
    return sent


@pytest.mark.parametrize(("wanted", "cards"), GAMES, ids=["hrubec", "pandemic", "flatline"])
def test_t06_outlets_tell_no_secret_over_whole_games(
    wanted: dict[str, Any], cards: list[str], tmp_path: Path, canaries: list[tuple[str, str]]
) -> None:
    """Sockets, calls, pages, exports, notices, figures, logs are searched for cards, seed, tokens, hooks."""

    async def play() -> tuple[int, list[str], str]:
        async with serving(tmp_path, limits=LIMITS, sync="NORMAL") as house, room(house, wanted, 3) as there:
            table = there.table
            secrets = Secrets(table, cards or ["no such card"])
            searched = number = 0
            while True:
                going = table.stage == "playing"
                secrets.learn(list(there.ears.values()))
                if number % 20 == 0 or not going:
                    await there.ask_around()
                if number % 20 == 5:
                    await think_again(there)
                await there.listen()
                for name, ear in there.ears.items():
                    searched += len(ear.texts)
                    literal = [*there.tokens, HOOK, *(SEEDS if going else ())]
                    said = "\n".join(ear.texts)
                    assert not [canary for canary in literal if canary in said], name
                    assert going or any(seed in said for seed in SEEDS), "the end tells the seed"
                    assert secrets.found(ear) == [], name
                if not await there.play():
                    break
                number += 1
            assert number > 15
            await asyncio.sleep(0.2)
            return searched, there.tokens, table.id

    with everything_logged() as log:
        searched, tokens, table_id = asyncio.run(play())
    assert searched > 200
    assert log.errors() == []
    assert not [secret for secret in (*tokens, *SEEDS, HOOK, *cards) if secret in log.text]
    assert canaries, "there were notices"
    for url, body in canaries:
        assert url == HOOK
        assert body == f'{{"event":"your_turn","table":"{table_id}","seat":0}}'
    assert rows(tmp_path, "select seed from tables") == [(f"0x{SEED:064x}",)]


async def think_again(there: Any) -> None:
    """A seat takes back, proposes to, marks a move, chats: all that names moves to others."""
    for seat in (0, 1):
        for request in ({"type": "undo"}, {"type": "reset"}, {"type": "chat", "text": "hm"}):
            await there.players[str(seat)].ask(request.pop("type"), seat=seat, **request)
    for proposal in list(there.table.proposals):
        for seat in (0, 1):
            agree = there.dice.random() < 0.5
            await there.players[str(seat)].ask("answer", seat=seat, proposal=proposal, agree=agree)


def test_t06_outlets_for_ones_own_table_show_the_public_the_public(tmp_path: Path) -> None:
    """Somebody who plays opens the spectators' link of the same table: it shows no hand, not even its own."""

    async def look() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.begin(**CLOSED)
            async with house.http(made["tokens"]["spectator"]) as web:
                seen = (await web.get(f"/api/tables/{made['id']}")).json()
                assert seen["view"]["viewer"] == 0
                assert {card for hand in seen["view"]["hands"] for card in hand} == {"?"}
                assert (seen["asked"], seen["own"], seen["seats"]) == ([], [], [])
                for seats in ("0", "1", "0,1"):
                    answer = await web.get(f"/api/tables/{made['id']}/export", params={"seats": seats})
                    assert answer.status_code == 403
                answer = await web.post(
                    f"/api/tables/{made['id']}/requests", json={"type": "seats", "id": "a", "seats": [0]}
                )
                seen = (await web.get(f"/api/tables/{made['id']}")).json()
                assert seen["view"]["viewer"] == 0

    asyncio.run(look())


def test_t06_outlets_give_the_record_at_the_end_alone(tmp_path: Path) -> None:
    """No record of a game that runs or was given up, from no door."""

    async def ask() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.begin(**CLOSED)
            table = table_in(house, made)
            for closed in (False, True):
                if closed:
                    for seat in (0, 1):
                        kind = (
                            {"type": "answer", "proposal": 1, "agree": True} if seat else {"type": "abandon"}
                        )
                        await house.post(made, str(seat), seat=seat, **kind)
                    while table.stage != "closed":
                        await asyncio.sleep(0.01)
                for who in ("0", "owner", "spectator"):
                    async with house.http(made["tokens"][who]) as web:
                        answer = await web.get(f"/api/tables/{made['id']}/record")
                        assert answer.status_code == 400
                        shown = await web.get(f"/api/tables/{made['id']}")
                        assert shown.json()["table"]["seed"] == ""
                        for text in (answer.text, shown.text):
                            assert not [seed for seed in SEEDS if seed in text]

    asyncio.run(ask())
