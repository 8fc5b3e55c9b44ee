"""T5: what order, length, numbering and time tell."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from pathlib import Path
from statistics import median

import msgspec
import pytest

from sickbay.core.state import seat_mask, seats_of
from sickbay.table import telling
from sickbay.table.entries import AnyEntry, Moved, Ordered, Undone
from sickbay.table.requests import Order
from sickbay.table.table import Table
from sickbay.table.telling import MOST_LINES, Audience
from tests.attack.twins import learnt, next_entry, table_of
from tests.server.house import serving
from tests.table.live import at_wait

PUBLIC = Audience(0, 0, False, "en")
CLOSED = {"seats": 3, "hands": "closed"}


def told(table: Table, audience: Audience, now: int) -> bytes:
    return msgspec.json.encode(telling.snapshot(table, audience, now))


def both_take(one: Table, two: Table, entry: AnyEntry, audience: Audience) -> None:
    """Both tables take an entry; whoever listens there is told the same."""
    now = entry.at + 5
    heard = [telling.event(table, audience, table.take_all([entry]), now) for table in (one, two)]
    assert msgspec.json.encode(heard[0]) == msgspec.json.encode(heard[1])


def test_t05_an_order_changes_nothing_for_others() -> None:
    """With or without an order of somebody else, also of somebody who was absent, all is told alike."""
    for absent in (False, True):
        ordered, plain = table_of("pandemic", CLOSED, 5), table_of("pandemic", CLOSED, 5)
        dice = random.Random(3)
        for _ in range(6):
            entry = next_entry(plain, dice)
            assert isinstance(entry, Moved)
            entry = Moved(at=entry.at, seat=entry.seat, move=entry.move, auto="deadline" if absent else "")
            for table in (ordered, plain):
                table.take(entry)
        (seat, *_) = seats_of(plain.playing.state.asked)
        now = ordered.entries[-1].at + 30_000
        for other in [PUBLIC, *[Audience(1 << at, 1 << at, False, "en") for at in range(3) if at != seat]]:
            assert told(ordered, other, now) == told(plain, other, now)
            assert (
                telling.event(
                    ordered, other, ordered.take_all([Ordered(at=now, seat=seat, until="stop")]), now
                )
                is None
            )
            assert told(ordered, other, now) == told(plain, other, now), "silence is not broken by a secret"
            both_take(ordered, plain, Moved(at=now + 9, seat=seat, move=legal(plain, seat)[0]), other)
            for table in (ordered, plain):
                table.take_all(undo(table, now + 10))


def undo(table: Table, now: int) -> list[AnyEntry]:

    return [Undone(at=now, by=None, to=table.playing.moves - 1)]


def legal(table: Table, seat: int) -> list[str]:
    return [table.game.words.format(move) for move in table.game.legal(table.playing.state, seat)]


def test_t05_orders_cannot_be_counted_in_a_long_log() -> None:
    """A snapshot has as many lines whether or not others have given orders among them."""
    ordered, plain = table_of("pandemic", CLOSED, 6), table_of("pandemic", CLOSED, 6)
    now = plain.entries[-1].at
    for number in range(MOST_LINES + 20):
        entry = Moved(at=now, seat=seats_of(plain.playing.state.asked)[0], move="")
        entry = Moved(at=now, seat=entry.seat, move=legal(plain, entry.seat)[0])
        back = undo(plain, now)[0]
        for table in (ordered, plain):
            table.take(entry)
            table.take(msgspec.structs.replace(back, to=table.playing.moves - 1))
        if number % 7 == 0:
            ordered.take(Ordered(at=now, seat=1, until="stop"))
    assert told(ordered, PUBLIC, now) == told(plain, PUBLIC, now)


@pytest.mark.parametrize(("game", "rule"), [("hrubec", "H6.3"), ("pandemic", "P6.E2")])
def test_t05_secret_choices_are_told_in_equal_size(game: str, rule: str) -> None:
    """Whatever somebody chooses in secret, others are told the same to the byte."""
    compared = 0
    for seed in range(60):
        table = table_of(game, {"seats": 3, "hands": "closed"} if game == "pandemic" else {"seats": 3}, seed)
        dice = random.Random(seed)
        while table.stage == "playing" and compared < 6:
            for seat, wait in table.game.waits(table.playing.state).items():
                other = (seat + 1) % 3
                if wait.rule == rule and wait.asked:
                    compared += chosen_alike(table, seat, Audience(1 << other, 1 << other, False, "cs"))
            table.take(next_entry(table, dice))
    assert compared >= 3


def chosen_alike(table: Table, seat: int, other: Audience) -> int:
    """How many sets of choices look alike to somebody; each is told alike."""
    alike: dict[str, list[Moved]] = {}
    for move in legal(table, seat)[:8]:
        choice = Moved(at=table.entries[-1].at, seat=seat, move=move)
        alike.setdefault(str(learnt(table, choice, other.viewer)), []).append(choice)
    sets = [same for same in alike.values() if len(same) > 1]
    assert all(len({after(table, choice, other) for choice in same}) == 1 for same in sets)
    return len(sets)


def after(table: Table, choice: Moved, audience: Audience) -> bytes:
    """What somebody would be told of a choice."""
    other = Table(table.id, table.contract, table.game, table.seed, table.began)
    other.take_all(table.entries)
    event = telling.event(other, audience, other.take_all([choice]), choice.at)
    return msgspec.json.encode(event) + told(other, audience, choice.at)


def test_t05_whoever_passes_by_itself_does_so_after_the_same_delay() -> None:
    """A window passes at the same moment for a bot, an order, and whatever is in the hand."""
    moments = set()
    for kind in ("order", "bot"):
        for seed in range(6):
            live, seat = at_wait("pandemic", "W5", thinking=400)
            live.table.seed += seed  # bots choose by it
            if kind == "order":
                live.say(seat, Order, until="stop")
            else:
                live.table.chairs[seat].stand_in = "random"
            began = live.now
            live.settle()
            assert not [
                entry for entry in live.wait(0.399) if isinstance(entry, Moved) and entry.seat == seat
            ]
            moved = [entry for entry in live.wait(0.001) if isinstance(entry, Moved) and entry.seat == seat]
            moments.add(moved[0].at - began)
    assert moments == {400}


def test_t05_numbers_of_messages_have_no_gaps_for_secrets(tmp_path: Path) -> None:
    """A spectator's numbers run on while others give orders."""

    async def listen() -> None:
        async with serving(tmp_path, bots=1) as house:
            made = await house.begin(game="pandemic", options=CLOSED, seats=["open", "open", "open"])
            tokens = made["tokens"]
            async with (
                house.sit(made["id"], tokens["0"]) as one,
                house.sit(made["id"], tokens["spectator"]) as all_,
            ):
                await all_.ask("ping")
                before = all_.seq
                for until in ("stop", "", "turn"):
                    await one.do("order", seat=0, until=until)
                await all_.ask("ping")
                assert all_.seq == before
                await one.do("chat", seat=0, text="hello")
                await all_.until(lambda message: message["type"] == "event")
                assert all_.seq == before + 1

    asyncio.run(listen())


def test_t05_bots_answer_after_a_time_that_tells_nothing(tmp_path: Path) -> None:
    """How long a real bot takes does not depend on how much there is in its hand to choose from."""

    async def watch() -> list[tuple[int, int]]:
        async with serving(tmp_path, bots=1) as house:
            tables = []
            for _ in range(10):
                made = await house.create(game="hrubec", seats=["head_of_ward", "head_of_ward"])
                async with house.http(made["tokens"]["owner"]) as web:
                    asked = {"type": "start", "id": "s"}
                    assert (
                        await web.post(f"/api/tables/{made['id']}/requests", json=asked)
                    ).status_code == 200
                tables.append(house.hall.live[made["id"]].table)
            while min(table.playing.moves for table in tables) < 8:
                await asyncio.sleep(0.1)
            return [answer for table in tables for answer in answers(table)]

    took = sorted(asyncio.run(watch()))
    few, many = took[: len(took) // 2], took[len(took) // 2 :]
    assert few[0][0] + 3 < many[-1][0]
    assert min(delay for _, delay in took) >= 400
    assert abs(median([delay for _, delay in few]) - median([delay for _, delay in many])) < 60, took


def answers(table: Table) -> list[tuple[int, int]]:
    """Of each answer to a question of its own: among how many moves it was chosen, after how long (ms)."""
    moved = [entry for entry in table.entries if isinstance(entry, Moved)]
    found = []
    asked = 0
    for number, (before, entry) in enumerate(pairwise(moved), 1):
        state = table.playing.after(number)
        if not asked & state.asked:  # a choice of several at once was asked earlier
            found.append((len(table.game.legal(state, entry.seat)), entry.at - before.at))
        asked = state.asked & ~seat_mask(entry.seat)
    return found
