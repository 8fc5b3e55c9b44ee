"""A record or a case as a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sickbay.core.cases.file import load_case
from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.records.record import Record
from sickbay.core.records.recorder import Recorder
from sickbay.core.registry import game
from sickbay.core.state import seats_of
from sickbay.server.credentials import Caller
from sickbay.server.hall import Hall
from sickbay.server.opening import MOST_MOVES, OpenFile, plan_of
from sickbay.server.settings import Settings
from sickbay.table.requests import Actor, Play, Undo
from tests.test_packaging import ROOT

ANA = Caller(session="a" * 43)
CASES = ROOT / "tests" / "cases"
CASE = CASES / "pandemic" / "P4.10-outbreak-once.toml"


def record_of(name: str, moves: int = 100_000, seed: int = 7) -> Record:
    """A game by the first legal moves, as long as it lasts."""
    found = game(name)
    options = found.read_options({"seats": 2})
    state = found.new(options, seed)
    recorder = Recorder(found, options, seed, {0: "Ana", 1: "Bea"})
    while state.asked and len(recorder) < moves:
        seat = seats_of(state.asked)[0]
        move = found.legal(state, seat)[0]
        found.push(state, seat, move)
        recorder.add(state, seat, move)
    record = recorder.record(state)
    record.seed = seed
    return record


def in_hall(folder: Path, work: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        hall = Hall(Settings(folder, sync="NORMAL"))
        await hall.open()
        try:
            await asyncio.wait_for(work(hall), 60)
        finally:
            await hall.close()

    asyncio.run(run())


@pytest.mark.parametrize("name", ["pandemic", "hrubec", "flatline"])
def test_a_record_is_a_learning_table_at_its_last_question(name: str, tmp_path: Path) -> None:
    record = record_of(name)
    assert record.result != "running"
    opened: list[str] = []

    async def first(hall: Hall) -> None:
        made = await hall.open_file(OpenFile(text=record.write(), name="Ana"), ANA)
        opened.append(made.table_id)
        table = hall.live[made.table_id].table
        assert (table.stage, table.playing.moves) == ("playing", len(record.moves) - 1)
        assert table.names == ["Ana", "Ana 2"]
        assert table.contract.undo == "owner"
        live = hall.live[made.table_id]
        await live.request(Actor(3, True), Undo(id="u", seat=0, to=2))
        assert table.playing.moves == 2
        await live.request(Actor(3, True), Play(id="p", seat=record.moves[2].seat, move=record.moves[2].text))

    async def second(hall: Hall) -> None:
        table = hall.live[opened[0]].table
        assert table.playing.moves == 3

    in_hall(tmp_path, first)
    in_hall(tmp_path, second)


def test_the_last_move_of_a_record_ends_the_game_and_the_record_holds_again(tmp_path: Path) -> None:
    record = record_of("hrubec")

    async def work(hall: Hall) -> None:
        made = await hall.open_file(OpenFile(text=record.write(), name="Ana"), ANA)
        live = hall.live[made.table_id]
        last = record.moves[-1]
        await live.request(Actor(3), Play(id="p", seat=last.seat, move=last.text))
        assert live.table.stage == "over"
        again = live.table.record()
        assert (again.digest, again.result, again.seed) == (record.digest, record.result, record.seed)

    in_hall(tmp_path, work)


def test_a_record_at_a_moment() -> None:
    record = record_of("pandemic")
    made = plan_of(OpenFile(text=record.write(), at=4, seats=["me", "planner"]))
    assert made.begun is not None
    assert len(made.begun) == 4
    assert made.contract.kinds == ["person", "planner"]
    assert made.seed == 7
    assert plan_of(OpenFile(text=record_of("pandemic", 5).write())).begun == [
        (said.seat, said.text) for said in record.moves[:5]
    ]


def test_a_case_is_a_table_in_its_position(tmp_path: Path) -> None:
    text = CASE.read_text("utf-8")
    case = load_case(CASE, game)
    opened: list[tuple[str, str]] = []

    async def first(hall: Hall) -> None:
        made = await hall.open_file(OpenFile(text=text, name="Ana"), ANA)
        table = hall.live[made.table_id].table
        assert table.contract.title == case.title[:60]
        state = table.playing.state
        position = table.game.to_json(state)
        for colour, cubes in case.position["cubes"].items():  # type: ignore[attr-defined]
            for city, count in cubes.items():
                assert position["cubes"][colour][city] == count  # type: ignore[index]
        assert table.playing.opening == []
        live = hall.live[made.table_id]
        seat = seats_of(state.asked)[0]
        move = table.game.words.format(table.game.legal(state, seat)[0])
        await live.request(Actor(3), Play(id="p", seat=seat, move=move))
        opened.append((made.table_id, table.game.digest(table.playing.state)))
        with pytest.raises(SickbayError) as refused:
            table.record()
        assert refused.value.key == "table-no-record"

    async def second(hall: Hall) -> None:
        table = hall.live[opened[0][0]].table
        assert table.game.digest(table.playing.state) == opened[0][1]

    in_hall(tmp_path, first)
    in_hall(tmp_path, second)


def test_every_case_that_begins_from_a_position_can_be_opened() -> None:
    outcomes: list[str] = []
    for path in sorted(CASES.glob("*/*.toml"))[::7]:
        case = load_case(path, game)
        if case.impossible or case.start not in ("blank", "setup"):
            continue
        try:
            made = plan_of(OpenFile(text=path.read_text("utf-8")))
        except BadInput as error:
            outcomes.append(error.key)
        else:
            outcomes.append("opened")
            assert made.begun == []
    assert set(outcomes) <= {"opened", "open-over"}
    assert outcomes.count("opened") > 20
    assert outcomes.count("open-over") < outcomes.count("opened") / 4


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "case-missing"),
        ("hello", "case-toml-bad"),
        ("sickbay record 2\n", "record-version"),
        ("sickbay record 1\ngame pandemic\n", "record-needs"),
        ("case = 9", "case-version"),
    ],
)
def test_what_is_neither_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        plan_of(OpenFile(text=text))
    assert refused.value.key == key


def test_what_does_not_hold_is_refused() -> None:
    record = record_of("pandemic", 6)
    text = record.write()
    wrong = text.replace(f"4 {record.moves[3].seat} {record.moves[3].text}", "4 0 drive lima", 1)
    for changed, key in (
        (wrong, "record-move-refused"),
        (text.replace("seed 7\n", "seed 8\n"), "record-other-seed"),
        (text.replace("seed 7\n", ""), "open-seed-needed"),
        (text.replace("option seats 2", "option seats 9"), "option-bad"),
        (text.replace("game pandemic", "game chess"), "game-unknown"),
    ):
        with pytest.raises(BadInput) as refused:
            plan_of(OpenFile(text=changed))
        assert refused.value.key == key
    with pytest.raises(BadInput) as refused:
        plan_of(OpenFile(text=text, at=7))
    assert refused.value.key == "moment-too-far"
    with pytest.raises(BadInput) as refused:
        plan_of(OpenFile(text=record_of("pandemic").write(), at=len(record_of("pandemic").moves)))
    assert refused.value.key == "open-over"
    with pytest.raises(BadInput) as refused:
        plan_of(OpenFile(text=text, seats=["me"]))
    assert refused.value.key == "players-wrong"
    record.moves = record.moves * MOST_MOVES
    with pytest.raises(BadInput) as refused:
        plan_of(OpenFile(text=record.write()))
    assert refused.value.key == "open-too-long"


def test_a_case_reads_no_file_of_the_server() -> None:
    text = CASE.read_text("utf-8").replace('from = "blank"', "")
    head, _, _ = text.partition("[position]")
    text = f'{head}from = "a.record@3"\n[[step]]\nmove = "pass"\n'
    with pytest.raises(BadInput) as refused:
        plan_of(OpenFile(text=text))
    assert refused.value.key == "open-case-record"
