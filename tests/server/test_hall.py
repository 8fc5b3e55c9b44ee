"""The hall: tables that sleep, wake, end by themselves and are played again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from sickbay.core.errors import SickbayError
from sickbay.core.state import seats_of
from sickbay.server import hall as hall_module
from sickbay.server import journal
from sickbay.server.credentials import Caller
from sickbay.server.faults import NotHere, TooMuch
from sickbay.server.hall import Created, Hall
from sickbay.server.limits import Limits
from sickbay.server.live import LiveTable
from sickbay.server.making import NewTable
from sickbay.server.settings import Settings
from sickbay.table.entries import Closed, Moved, Woke
from sickbay.table.requests import Actor, Answer, Chat, Play, Rematch, Sit, Start
from tests.server.house import until

ANA = Caller(session="a" * 43, address="10.0.0.1")
DAY = 86_400_000
WANTED = NewTable(game="hrubec", seats=["me", "me"], name="Ana")


def in_hall(folder: Path, work: Callable[[Hall], Awaitable[None]], **limits: Any) -> None:
    async def run() -> None:
        hall = Hall(Settings(folder, sync="NORMAL", limits=Limits(**limits)))
        await hall.open()
        try:
            await asyncio.wait_for(work(hall), 60)
        finally:
            await hall.close()

    asyncio.run(run())


async def begin(hall: Hall, wanted: NewTable = WANTED) -> tuple[Created, LiveTable]:
    """A table of Ana's whose game has begun."""
    made = await hall.create(wanted, ANA)
    live = await hall.table(made.table_id)
    for seat, name in enumerate(live.table.names):
        if not name and live.table.chairs[seat].kind == "person":
            await live.request(Actor(1 << seat), Sit(id=f"sit{seat}", seat=seat, name=f"Seat {seat}"))
    await live.request(Actor(3, True), Start(id="start"))
    return made, live


async def play(live: LiveTable, moves: int) -> None:
    """Some moves, the first that is legal."""
    for _ in range(moves):
        table = live.table
        if table.stage != "playing":
            return
        seat = seats_of(table.playing.state.asked)[0]
        move = table.game.words.format(table.game.legal(table.playing.state, seat)[0])
        await live.request(Actor(3), Play(id=f"m{table.at}", seat=seat, move=move))


def test_a_restart_resumes_all_tables(tmp_path: Path) -> None:
    before: list[tuple[str, str, int]] = []

    async def first(hall: Hall) -> None:
        for wanted in (WANTED, NewTable(game="pandemic", seats=["me", "me"], name="Ana")):
            made, live = await begin(hall, wanted)
            await play(live, 5)
            table = live.table
            before.append((made.table_id, table.game.digest(table.playing.state), len(table.entries)))
        await hall.create(WANTED, ANA)
        await hall.store.write(journal.beat(hall_module.now_ms() - 60_000))

    async def second(hall: Hall) -> None:
        assert len(hall.live) == 3
        for table_id, digest, entries in before:
            table = hall.live[table_id].table
            assert table.game.digest(table.playing.state) == digest
            woke = table.entries[entries]
            assert isinstance(woke, Woke)
            assert 0 <= woke.lost < 5_000, "the heart beat last when the hall closed"
            await play(hall.live[table_id], 2)
            assert table.playing.moves == 7

    in_hall(tmp_path, first)
    in_hall(tmp_path, second)


def test_a_table_that_cannot_be_read_stops_no_other(tmp_path: Path) -> None:
    async def first(hall: Hall) -> None:
        for _ in range(2):
            _, live = await begin(hall)
        await hall.store.write(
            journal.append(live.table.id, len(live.table.entries), [Moved(at=1, seat=0, move="castle")])
        )

    async def second(hall: Hall) -> None:
        assert len(hall.live) == 1
        assert hall.figures.errors == 1

    in_hall(tmp_path, first)
    in_hall(tmp_path, second)


def test_a_failed_store_leaves_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        _, live = await begin(hall)
        before = (live.table.game.digest(live.table.playing.state), list(live.table.entries))

        async def full(_: object) -> None:
            raise OperationalError("no", {}, Exception("no space"))

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "write", full)
            with pytest.raises(SickbayError) as refused:
                await play(live, 1)
            assert refused.value.key == "store-failed"
        assert (live.table.game.digest(live.table.playing.state), live.table.entries) == before
        await play(live, 1)
        assert live.table.playing.moves == 1
        assert hall.figures.store_failures == 1

    in_hall(tmp_path, work)


def test_who_goes_away_meanwhile_has_moved_all_the_same(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        _, live = await begin(hall)
        moving = asyncio.ensure_future(play(live, 1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        moving.cancel()
        with suppress(asyncio.CancelledError):
            await moving
        await until(lambda: live.table.playing.moves)
        await live.finish()
        assert live.table.playing.moves == 1
        assert len(await hall.store.read(journal.entries_of(live.table.id))) == len(live.table.entries)

    in_hall(tmp_path, work)


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall) -> None:
        made, live = await begin(hall)
        await play(live, 3)
        digest = live.table.game.digest(live.table.playing.state)
        await hall.round()
        assert made.table_id in hall.live, "something happened a moment ago"
        live.touched -= 700_000
        monkeypatch.setattr(type(live.table), "wakes_at", lambda *_: None)
        await hall.round()
        assert (hall.live, hall.asleep) == ({}, 1)
        again = await hall.table(made.table_id)
        assert again is not live
        assert again.table.game.digest(again.table.playing.state) == digest
        assert hall.asleep == 0
        both = await asyncio.gather(hall.table(made.table_id), hall.table(made.table_id))
        assert all(one is again for one in both)
        with pytest.raises(NotHere):
            await hall.table("nothing")

    in_hall(tmp_path, work)


def test_a_sleeping_table_wakes_when_its_time_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        _, live = await begin(hall, NewTable(game="hrubec", seats=["me", "me"], name="Ana", deadline=1))
        monkeypatch.setattr(hall_module, "_SLEEPY", -1_000_000)
        hall._drop(live)
        assert (hall.live, hall.asleep) == ({}, 1)
        await until(lambda: hall.live)
        await until(lambda: hall.live[live.table.id].table.playing.moves)  # the table answered for the absent

    in_hall(tmp_path, work)


def test_what_nobody_comes_back_to_is_closed(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        _, playing = await begin(hall)
        gathering = await hall.table((await hall.create(WANTED, ANA)).table_id)
        playing.touched -= 61 * DAY
        gathering.touched -= 8 * DAY
        await hall.round()
        for live in (playing, gathering):
            assert isinstance(live.table.entries[-1], Closed)
            found = await hall.store.read(journal.find(live.table.id))
            assert found is not None
            assert found.stage == "closed"
        await hall.round()
        assert hall.live == {}
        assert await hall.store.read(journal.unfinished) == []
        assert (await hall.table(playing.table.id)).table.stage == "closed"

    in_hall(tmp_path, work)


def test_a_rematch_has_the_same_people_and_links(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        made, live = await begin(hall, NewTable(game="hrubec", seats=["open", "open"], name="Ana"))
        table = live.table
        await play(live, 2_000)
        assert table.stage == "over"
        await live.request(Actor(1), Rematch(id="again", seat=0))
        assert table.follows == ""
        await live.request(Actor(2), Answer(id="yes", seat=1, proposal=table.proposed, agree=True))
        await until(lambda: table.follows)
        following = (await hall.table(table.follows)).table
        assert following.contract == table.contract
        assert following.names == table.names
        assert following.stage == "gathering"
        assert following.seed != table.seed
        for credential in made.credentials:
            access = await hall.credentials.access(Caller(bearer=credential.token), following.id)
            assert access.own == (credential.seats if credential.kind == "seat" else 0)
        assert len(hall.live) == 2

    in_hall(tmp_path, work)


def test_there_are_only_so_many_tables(tmp_path: Path) -> None:
    async def of_owner(hall: Hall) -> None:
        await hall.create(WANTED, ANA)
        with pytest.raises(TooMuch) as refused:
            await hall.create(WANTED, ANA)
        assert refused.value.key == "tables-of-owner"
        await hall.create(WANTED, ANA._replace(session="b" * 43))

    async def of_server(hall: Hall) -> None:
        with pytest.raises(TooMuch) as refused:
            await hall.create(WANTED, ANA._replace(session="c" * 43))
        assert refused.value.key == "tables-too-many"

    async def at_once(hall: Hall) -> None:
        await hall.create(WANTED, ANA._replace(session="c" * 43))
        with pytest.raises(TooMuch) as refused:
            await hall.create(WANTED, ANA._replace(session="d" * 43))
        assert refused.value.key == "tables-too-fast"
        await hall.create(WANTED, ANA._replace(session="d" * 43, address="10.0.0.2"))

    in_hall(tmp_path, of_owner, owned=1)
    in_hall(tmp_path, of_server, tables=2)
    in_hall(tmp_path, at_once, create=(0.0, 1), tables=9)


def test_bots_play_by_themselves(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        _, live = await begin(hall, NewTable(game="pandemic", seats=["planner", "random"]))
        started = time.monotonic()
        while live.table.playing.moves < 3 and time.monotonic() - started < 30:
            await asyncio.sleep(0.05)
        moves = [entry for entry in live.table.entries if isinstance(entry, Moved)]
        assert len(moves) >= 3
        assert not any(move.auto for move in moves)
        assert hall.bots.failed == 0

    in_hall(tmp_path, work)


def test_chat_is_kept_and_cleaned(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        _, live = await begin(hall)
        await live.request(Actor(1), Chat(id="c", text="Hi\u202e\x07 <b>", seat=0))
        stored = await hall.store.read(journal.entries_of(live.table.id))
        assert stored == live.table.entries
        assert getattr(stored[-1], "text", "") == "Hi <b>"

    in_hall(tmp_path, work)
