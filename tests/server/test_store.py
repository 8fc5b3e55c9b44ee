"""The database: what is written together, what fails alone, and what is found again."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, update
from sqlalchemy.exc import IntegrityError

from sickbay.core.errors import SickbayError
from sickbay.server import journal, schema
from sickbay.server.store import FILE, Store
from sickbay.table.contract import Contract
from sickbay.table.entries import AnyEntry, Moved

KEPT = journal.Kept("t", Contract("pandemic", {"seats": 2}, ["person", "random"]), 7, "playing", 5)
MOVE = Moved(at=6, id="a", seat=0, move="drive chicago")


def on_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(folder)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    async def writes(store: Store) -> None:
        await store.write(journal.keep_table(KEPT, [MOVE]))
        await store.write(journal.append("t", 1, [MOVE, MOVE]))
        await store.write(journal.set_stage("t", "over"))

    async def reads(store: Store) -> None:
        assert await store.read(journal.find("t")) == KEPT._replace(stage="over")
        assert await store.read(journal.entries_of("t")) == [MOVE, MOVE, MOVE]
        assert await store.read(journal.find("u")) is None
        assert await store.read(journal.unfinished) == []

    on_store(tmp_path, writes)
    on_store(tmp_path, reads)


def test_only_its_owner_may_read_it(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        assert store.alive

    on_store(tmp_path / "tables", nothing)
    assert stat.S_IMODE((tmp_path / "tables").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "tables" / FILE).stat().st_mode) == 0o600


def test_who_comes_second_fails_alone_and_all_others_share_commits(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(journal.keep_table(KEPT, []))
        before = store.commits
        wanted = [journal.append("t", seq, [MOVE]) for seq in (0, 1, 2, 1, 3)]
        outcomes = await asyncio.gather(*[store.write(job) for job in wanted], return_exceptions=True)
        assert [type(outcome) for outcome in outcomes].count(IntegrityError) == 1
        assert isinstance(outcomes[3], IntegrityError)
        assert len(await store.read(journal.entries_of("t"))) == 4
        await asyncio.gather(*[store.write(journal.append("t", seq, [MOVE])) for seq in range(4, 104)])
        assert store.commits - before < 50
        assert len(await store.read(journal.entries_of("t"))) == 104

    on_store(tmp_path, work)


def test_a_job_beside_the_entries_is_done_with_them_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(journal.keep_table(KEPT, [MOVE]))
        with pytest.raises(IntegrityError):
            await store.write(journal.append("t", 1, [MOVE], journal.append("t", 0, [MOVE])))
        assert await store.read(journal.entries_of("t")) == [MOVE]
        also = journal.set_stage("t", "over")
        entries: list[AnyEntry] = [MOVE]
        await store.write(journal.append("t", 1, entries, also))
        found = await store.read(journal.find("t"))
        assert found is not None
        assert found.stage == "over"

    on_store(tmp_path, work)


def test_a_closed_store_writes_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)
        await store.close()
        assert not store.alive
        with pytest.raises(SickbayError) as refused:
            await store.write(journal.beat(1))
        assert refused.value.key == "store-closed"

    asyncio.run(run())


def test_what_another_version_has_made_is_left_alone(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        await store.write(journal.beat(5))

    on_store(tmp_path, nothing)
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        connection.execute(update(schema.heart).values(version=99))
    engine.dispose()
    with pytest.raises(SickbayError) as refused:
        Store(tmp_path)
    assert refused.value.key == "store-other-version"


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SickbayError) as refused:
        Store(tmp_path / "file")
    assert refused.value.key == "store-unusable"
    assert refused.value.place == str(tmp_path / "file")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / FILE).write_text("this is no database, but a text of some length " * 50)
    with pytest.raises(SickbayError) as refused:
        Store(tmp_path / "broken")
    assert refused.value.key == "store-unusable"
