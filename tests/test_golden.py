"""Samples of every format as version 1 wrote them. They stay as they are: what fails here changed a format.

A game's word table may grow at its end, and its rules may get another version; nothing else may differ.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from sickbay.core.cases.file import read_case
from sickbay.core.cases.report import check
from sickbay.core.cases.wants import EXPECTATIONS
from sickbay.core.chance import Chance
from sickbay.core.errors import BadFile
from sickbay.core.game import Game
from sickbay.core.positions import digest_of
from sickbay.core.records.record import Record
from sickbay.core.records.recorder import Recorder
from sickbay.core.records.replay import Moment, Replay, knows_words, replay
from sickbay.core.records.verify import verify
from sickbay.core.registry import game as find
from sickbay.text import LANGUAGES, Catalogue

GOLDEN = Path(__file__).parent / "golden"
MOMENTS = {"pandemic": (68, 0), "hrubec": (82, 2), "flatline": (81, 0)}
"""For each game a move of its record and the seat that looks then: after a Forecast, amid a Doctors' Swap,
after a re-roll in a countdown."""
each_game = pytest.mark.parametrize("name", MOMENTS)


def golden_record(name: str) -> tuple[str, Record, Game[Any]]:
    text = (GOLDEN / "cases" / f"{name}.record").read_text("utf-8")
    return text, Record.read(text), find(name)


def golden_json(name: str, what: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((GOLDEN / f"{name}.{what}.json").read_text("utf-8"))
    return data


@each_game
def test_records_are_read_verified_and_written_alike(name: str) -> None:
    text, record, game = golden_record(name)
    assert record.write() == text
    assert verify(record, game).ok
    assert knows_words(game.words, record.words)
    played = Replay(record, game)
    played.settle()
    recorder = Recorder(game, played.options, played.state.chance.seed, record.names)
    for said in record.moves:
        played.forward()
        recorder.add(played.state, said.seat, game.words.parse(said.text), said.note)
    again = recorder.record(played.state)
    again.words, again.rules = record.words, record.rules
    assert again.write() == text


@each_game
def test_positions_are_written_and_read_alike(name: str) -> None:
    _, record, game = golden_record(name)
    number, _ = MOMENTS[name]
    golden = golden_json(name, "position")
    assert game.to_json(replay(record, game, Moment(number))) == golden
    assert game.to_json(game.from_json(golden)) == golden
    assert record.moves[number - 1].mark == digest_of(golden)[:4]


@each_game
def test_views_are_written_and_read_alike(name: str) -> None:
    _, record, game = golden_record(name)
    number, seat = MOMENTS[name]
    golden = golden_json(name, "view")
    assert game.view(replay(record, game, Moment(number)), 1 << seat) == golden
    world = game.determinize(golden, Chance(1, game.streams))
    assert game.view(world, 1 << seat) == golden


def test_cases_mean_the_same() -> None:
    report = check([GOLDEN / "cases"])
    assert [(str(one.path), one.error, one.failures) for one in report.outcomes if not one.ok] == []
    assert len(report.outcomes) == 5


def test_the_golden_cases_use_the_whole_format() -> None:
    described = (Path(__file__).parents[1] / "docs" / "formats.md").read_text("utf-8")
    used: set[str] = set()
    for path in (GOLDEN / "cases").glob("*.toml"):
        used |= keys_of(tomllib.loads(path.read_text("utf-8")))
    head = "case game title rules from options seed position chance step line impossible"
    step = "seat move pass_until refused expect hidden"
    assert used >= {*head.split(), *step.split(), *EXPECTATIONS, "rest", "instead"}
    assert [key for key in used if key not in described] == []


def keys_of(case: dict[str, Any]) -> set[str]:
    """The keys of the format in a case; what it says of the game is left out."""
    steps = [*case.get("step", []), *[step for line in case.get("line", []) for step in line["step"]]]
    tables = [case, case.get("chance", {}), *steps]
    tables += [step[name] for step in steps for name in ("expect", "hidden") if name in step]
    return {key for table in tables for key in table}


CARDS = (files("sickbay.games.hrubec") / "data" / "cards.toml").read_text("utf-8")
CASE = (GOLDEN / "cases" / "blank.toml").read_text("utf-8")
OTHERS: list[tuple[Callable[[str], object], str, str]] = [
    (Record.read, golden_record("hrubec")[0], "sickbay record 1"),
    (lambda text: read_case(text, find), CASE, "case = 1"),
    (find("hrubec").check_pack, CARDS, "schema = 1"),
]
"""What reads a format, a text of it, and where its version stands."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("read", "text", "head"), OTHERS, ids=["record", "case", "pack"])
def test_another_version_is_refused_and_says_so(
    read: Callable[[str], object], text: str, head: str, language: str
) -> None:
    assert text.count(head) == 1
    read(text)
    with pytest.raises(BadFile) as refused:
        read(text.replace(head, head.replace("1", "2")) + "\nnews = 1\n")
    said = Catalogue(language, find("hrubec")).say_error(refused.value)
    assert refused.value.key.endswith("-version")
    assert ("2" in said, " 1" in said) == (True, True)
