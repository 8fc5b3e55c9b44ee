"""T2: acting for another seat, out of turn, twice, or late."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sickbay.core.chance import Chance
from sickbay.core.state import seats_of
from sickbay.table.table import Table
from tests.attack.crook import CLOSED, FLATLINE, HRUBEC, LIMITS, answers, print_of, raw, table_in
from tests.server.house import Message, Player, serving

GAMES = [CLOSED, HRUBEC, FLATLINE]


def requests_for(seat: int, table: Table) -> list[Message]:
    """Every request that could change something, in the name of a seat."""
    open_ones = [*table.proposals] or [1]
    legal = [table.game.legal(table.playing.state, other) for other in seats_of(table.playing.state.asked)]
    move = table.game.words.format(legal[0][0]) if legal else "end"
    return [
        {"type": "play", "seat": seat, "move": move},
        {"type": "play", "seat": seat, "move": move, "at": table.at},
        {"type": "order", "seat": seat, "until": "stop"},
        {"type": "mark", "seat": seat, "move": move},
        {"type": "chat", "seat": seat, "text": "I agree"},
        {"type": "undo", "seat": seat},
        {"type": "undo", "seat": seat, "to": 0},
        {"type": "reset", "seat": seat},
        {"type": "answer", "seat": seat, "proposal": open_ones[0], "agree": True},
        {"type": "abandon", "seat": seat},
        {"type": "rematch", "seat": seat},
        {"type": "pause", "seat": seat},
        {"type": "resume", "seat": seat},
        {"type": "sit", "seat": seat, "name": "Eve"},
        {"type": "take_back", "seat": seat},
        {"type": "hand_over", "seat": seat},
        {"type": "why", "seat": seat, "move": move},
        {"type": "next", "seat": seat},
        {"type": "seats", "seats": [seat]},
    ]


@pytest.mark.parametrize("wanted", GAMES, ids=lambda wanted: wanted["game"])
def test_t02_move_spoofing_for_another_seat_fails_in_every_phase(
    wanted: dict[str, Any], tmp_path: Path
) -> None:
    """Nobody acts for another seat, whatever the request and whenever; the table stays as it is."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.begin(**wanted)
            table, tokens = table_in(house, made), made["tokens"]
            async with (
                house.sit(made["id"], tokens["0"]) as zero,
                house.sit(made["id"], tokens["1"]) as one,
                house.sit(made["id"], tokens["spectator"]) as nobody,
            ):
                players, dice = [zero, one], Chance(7, ("dice",))
                for number in range(14):
                    if table.stage != "playing":
                        break
                    if number == 5:
                        await zero.do("abandon", seat=0)
                    for player, others in ((zero, (1, 2, 14)), (one, (0, 2, 14)), (nobody, (0, 1))):
                        before = print_of(table)
                        told = await answers(
                            player, *[one for seat in others for one in requests_for(seat, table)]
                        )
                        assert {message["type"] for message in told} == {"refused"}
                        assert print_of(table) == before
                    assert await act(table, players, dice)
                assert number > 8

    asyncio.run(attack())


async def act(table: Table, players: list[Player], dice: Chance) -> bool:
    """Whoever is asked makes any move."""
    seat = seats_of(table.playing.state.asked)[0]
    legal = table.game.legal(table.playing.state, seat)
    move = table.game.words.format(legal[dice.below(0, len(legal))])
    answer = await players[seat].ask("play", seat=seat, move=move, at=table.at)
    return bool(answer["type"] == "done")


def test_t02_move_spoofing_out_of_turn_and_late_fails(tmp_path: Path) -> None:
    """Not asked: refused. Seen before the others moved: refused. Taken back since: refused."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.begin(**HRUBEC)
            table, tokens = table_in(house, made), made["tokens"]
            async with house.sit(made["id"], tokens["0"]) as zero, house.sit(made["id"], tokens["1"]) as one:
                players = [zero, one]
                first = seats_of(table.playing.state.asked)[0]
                before = print_of(table)
                for move in ("draw", "end", "operate surgery", "choose reznik", "play nurse"):
                    told = await players[1 - first].ask("play", seat=1 - first, move=move)
                    assert told["type"] == "refused"
                assert print_of(table) == before
                dice, old = Chance(3, ("dice",)), table.at
                while table.chairs[first].fresh <= old:
                    assert await act(table, players, dice)
                for at in (old, table.at + 1, 50_000):
                    seat = seats_of(table.playing.state.asked)[0]
                    move = table.game.words.format(table.game.legal(table.playing.state, seat)[0])
                    before = print_of(table)
                    if at != old or seat == first:
                        told = await players[seat].ask("play", seat=seat, move=move, at=at)
                        assert told["key"] == "table-moved-on"
                        assert print_of(table) == before

    asyncio.run(attack())


@pytest.mark.parametrize("wanted", GAMES, ids=lambda wanted: wanted["game"])
def test_t02_move_spoofing_by_replayed_frames_acts_once(wanted: dict[str, Any], tmp_path: Path) -> None:
    """Frames caught on the wire and sent again, by their sender or others, in any order, change nothing."""

    async def attack() -> tuple[str, int]:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.begin(**wanted)
            table, tokens = table_in(house, made), made["tokens"]
            async with house.sit(made["id"], tokens["0"]) as zero, house.sit(made["id"], tokens["1"]) as one:
                caught: list[tuple[int, str]] = []
                dice = Chance(5, ("dice",))
                while table.stage == "playing" and len(caught) < 40:
                    number = len(caught)
                    seat = seats_of(table.playing.state.asked)[0]
                    legal = table.game.legal(table.playing.state, seat)
                    move = table.game.words.format(legal[dice.below(0, len(legal))])
                    said = {"type": "play", "id": f"m{number}", "seat": seat, "move": move, "at": table.at}
                    frame = msgspec.json.encode(said).decode()
                    assert (await raw([zero, one][seat], frame))["type"] == "done"
                    caught.append((seat, frame))
                before = print_of(table)
                for seat, frame in reversed(caught):
                    again, foreign = await raw([zero, one][seat], frame), await raw([one, zero][seat], frame)
                    assert (again["type"], foreign["type"]) == ("done", "refused")
                assert print_of(table) == before
                async with house.http(tokens["0"]) as web:
                    for seat, frame in caught:
                        answer = await web.post(f"/api/tables/{made['id']}/requests", content=frame)
                        assert answer.status_code == (200 if seat == 0 else 400), answer.text
                assert print_of(table) == before
                assert len(caught) > 10
                return made["id"], len(caught)

    asyncio.run(after_a_restart(tmp_path, *asyncio.run(attack())))


async def after_a_restart(folder: Path, table_id: str, played: int) -> None:
    """The server that comes after knows the same requests as done."""
    async with serving(folder, limits=LIMITS) as house:
        table = (await house.hall.table(table_id)).table
        known = {
            entry.id for entry in table.entries if (getattr(entry, "seat", None), entry.id) in table.done
        }
        assert {f"m{number}" for number in range(played)} <= known


def test_t02_move_spoofing_with_a_seat_in_the_body_is_no_identity(tmp_path: Path) -> None:
    """No field of a message says who speaks: neither actors nor owners can be claimed."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.create(**CLOSED)
            table = table_in(house, made)
            async with house.sit(made["id"], made["tokens"]["1"]) as one:
                before = print_of(table)
                frames: list[Message] = [
                    {"type": "start", "id": "a", "fill": "random"},
                    {"type": "start", "id": "a", "fill": "random", "owner": True},
                    {"type": "chat", "id": "a", "text": "x", "seat": 1, "by": 0},
                    {"type": "chat", "id": "a", "text": "x", "seat": 1, "actor": {"seats": 3, "owner": True}},
                    {"type": "moved", "id": "a", "seat": 1, "move": "pass", "at": 1},
                    {"type": "undone", "id": "a", "by": None, "to": 0},
                ]
                for frame in frames:
                    assert (await raw(one, msgspec.json.encode(frame).decode()))["type"] == "refused"
                assert print_of(table) == before

    asyncio.run(attack())
