"""T14: files of strangers: records and cases that are opened at a table, packs."""

from __future__ import annotations

import ast
import asyncio
import random
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import sickbay
from sickbay.bots import RandomBot
from sickbay.core.chance import write_seed
from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.records.recorder import Recorder
from sickbay.core.registry import game as find_game
from sickbay.server import moving
from sickbay.server.making import NewTable, plan
from sickbay.server.opening import OpenFile, plan_of
from sickbay.table import Match
from sickbay.table.telling import Audience, snapshot
from tests.attack.crook import LIMITS, everything_logged
from tests.attack.twins import next_entry, table_of
from tests.server.house import serving

PACK = (files("sickbay.games.hrubec") / "data" / "cards.toml").read_text("utf-8")
CASE = """case = 1
game = "pandemic"
title = "A case"
rules = ["P4.2"]
options = { seats = 2, epidemics = 4 }
[position]
pawns.1 = "paris"
[[step]]
move = "pass"
"""
SLOW = {
    "a key of thousands of parts": ".".join("a" * 40_000) + " = 1\n",
    "many of them": "\n".join([f"b{i}." + ".".join("a" * 190) + " = 1" for i in range(250)]),
    "deep": "a = " + "[" * 50_000,
    "deep tables": "a = " + "{b=" * 30_000,
    "a long string": 'a = "' + "\\u0041" * 16_000 + '"',
    "a number": "a = " + "9" * 90_000,
    "a long line": "#" * 99_000,
    "many fields": "\n".join([f"k{i} = {i}" for i in range(9_000)]),
    "nothing": "",
    "no text": "\x00\x01\x02",
}


def record(game: str) -> str:
    """The record of a game by random bots."""
    found = find_game(game)
    match = Match(found, [RandomBot(), RandomBot()], 5)
    recorder = Recorder(found, match.options, match.seed)
    while match.state.asked:
        match.go_on()
        recorder.add(match.state, *match.moves[-1])
    return recorder.record(match.state).write()


def mutated(text: str, dice: random.Random) -> str:
    """A text with a line or a sign changed, doubled or lost."""
    lines = text.split("\n")
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(lines))
        match dice.randrange(6):
            case 0:
                del lines[at:]
                lines.append("")
            case 1:
                lines.insert(at, lines[dice.randrange(len(lines))])
            case 2:
                lines[at] = lines[at][::-1]
            case 3:
                lines[at] = lines[at].replace("1", str(10 ** dice.randrange(30)))
            case 4:
                lines[at] += dice.choice(["\x00", '"', " = = ", "\u202e", "9" * 400, "[["])
            case _:
                lines[at] = lines[dice.randrange(len(lines))]
    return "\n".join(lines)


@pytest.mark.parametrize("game", ["pandemic", "hrubec", "flatline"])
def test_t14_imported_files_that_are_broken_are_refused(game: str) -> None:
    """Mutated records, cases and packs are refused with a reason, or are a table that can be played."""
    dice = random.Random(6)
    text, refused = record(game), 0
    for number in range(120):
        files_: list[Any] = [OpenFile(text=mutated(text, dice)), OpenFile(text=mutated(CASE, dice))]
        for wanted in files_:
            refused += not fine(lambda wanted=wanted: plan_of(wanted))
        if game == "hrubec" and number < 40:
            refused += not fine(lambda: plan(NewTable(game=game, pack=mutated(PACK, dice))))
    assert refused > 120


def fine(make: Any) -> bool:
    try:
        make()
    except BadInput as error:
        return not 0 < len(str(error)) < 1500
    return True


@pytest.mark.parametrize("text", SLOW.values(), ids=SLOW)
def test_t14_imported_files_that_take_long_are_refused_at_once(text: str) -> None:
    """Nothing that is small enough to be sent takes seconds to be read."""
    heads = ["", "case = 1\n", "sickbay record 1\n"]
    for make in (
        lambda: plan(NewTable(game="hrubec", pack=text[:100_000])),
        *[lambda head=head: plan_of(OpenFile(text=head + text)) for head in heads],
    ):
        began = time.process_time()
        assert not fine(make) or not text
        assert time.process_time() - began < 2


def test_t14_imported_files_have_step_limits() -> None:
    """Games of more moves than any has, and moments that are not there, are refused."""
    text = record("pandemic")
    moves = [line for line in text.splitlines() if line[:1].isdigit()]
    head = text[: text.index(moves[0])]
    endless = head + "".join([f"{at} 0 pass\n" for at in range(1, 50_001)]) + "end " + "0" * 32 + " running\n"
    began = time.process_time()
    assert not fine(lambda: plan_of(OpenFile(text=endless)))
    assert time.process_time() - began < 5
    for at in (len(moves), len(moves) + 1, 49_999):
        assert not fine(lambda at=at: plan_of(OpenFile(text=text, at=at)))


def test_t14_imported_files_at_a_real_server(tmp_path: Path) -> None:
    """Over HTTP too: too large, too many, not JSON; the server is well and its log is clean."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS, sync="NORMAL") as house, house.http() as web:
            dice = random.Random(2)
            good = await web.post("/api/open", json={"text": CASE})
            assert good.status_code == 201, good.text
            statuses = set()
            for text in (*SLOW.values(), mutated(CASE, dice), "x" * 3_000_000):
                statuses.add((await opened(web, text)).status_code)
            assert statuses <= {400, 413}, statuses
            assert (await web.get("/health")).status_code == 200
        async with (
            serving(tmp_path / "few", limits=LIMITS._replace(create=(0.0, 3))) as house,
            house.http() as web,
        ):
            tried = [(await opened(web, "nothing")).status_code for _ in range(6)]
            assert tried == [400, 400, 400, 429, 429, 429], (
                "reading files is allowed as rarely as making tables"
            )

    with everything_logged() as log:
        asyncio.run(attack())
    assert log.errors() == []


async def opened(web: httpx.AsyncClient, text: str) -> httpx.Response:
    return await web.post("/api/open", json={"text": text})


STRANGE: list[dict[str, Any]] = [
    {"entry": "resumed", "at": 0, "by": 0},
    {"entry": "undone", "at": 0, "by": 0, "to": 99},
    {"entry": "started", "at": 0, "kinds": ["person"] * 3},
    {"entry": "answered", "at": 0, "seat": 0, "number": 4, "agree": True},
    {"entry": "marked", "at": 0, "seat": 0, "move": "nonsense"},
    {"entry": "closed", "at": 0, "why": "nonsense"},
    {"entry": "linked", "at": 0, "seat": 0, "how": "nonsense"},
    {"entry": "sat", "at": 0, "seat": -1, "name": "Eve"},
    {"entry": "moved", "at": 0, "seat": 1, "move": "end"},
    {"entry": "said", "at": 10**30, "seat": 1, "text": "later"},
]


@pytest.mark.parametrize("game", ["pandemic", "hrubec", "flatline"])
def test_t14_imported_files_of_whole_tables_are_played_again(game: str) -> None:
    """A table's file that somebody has changed is refused, or is a table that can be told and played."""
    table, dice = table_of(game, {"seats": 3}, 5), random.Random(1)
    for _ in range(40):
        if table.stage == "playing":
            table.take(next_entry(table, dice))
    kept = moving.TableFile(
        sickbay_table=moving.VERSION,
        contract=table.contract,
        seed=write_seed(table.seed),
        created=table.began,
        entries=table.entries,
    )
    whole = msgspec.json.encode(kept)
    assert len(moving.read(whole).entries) == len(table.entries)
    refused = 0
    for _ in range(200):
        told = msgspec.json.decode(whole)
        entries = told["entries"]
        at = dice.randrange(len(entries))
        match dice.randrange(3):
            case 0:
                entries[at][dice.choice(list(entries[at]))] = dice.choice(
                    [-1, 0, 2, 14, 10**30, "", "draw", None, []]
                )
            case 1:
                entries.insert(
                    at, {**(strange := dice.choice(STRANGE)), "at": strange["at"] or entries[at]["at"]}
                )
            case _:
                dice.shuffle(entries)
        try:
            made = moving.read(msgspec.json.encode(told))
        except SickbayError:
            refused += 1
            continue
        for viewer in range(8):
            snapshot(made, Audience(viewer, viewer, False, "cs"), made.entries[-1].at)
        if made.stage == "playing":
            made.take(next_entry(made, dice))
            made.game.check(made.playing.state)
    assert refused > 100


def test_t14_imported_files_are_never_run() -> None:
    """No part of Sickbay unpickles, evaluates or imports what it was given."""
    found = []
    for path in Path(sickbay.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import | ast.ImportFrom):
                names = (
                    [node.module or ""]
                    if isinstance(node, ast.ImportFrom)
                    else [one.name for one in node.names]
                )
                found += [
                    (path.name, name)
                    for name in names
                    if name in ("pickle", "marshal", "shelve", "dill", "yaml")
                ]
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("eval", "exec")
            ):
                found.append((path.name, node.func.id))
    assert found == [("workers.py", "pickle")], "what a simulation sends to its own processes"
