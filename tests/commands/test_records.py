"""The commands for records: replay and verify."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sickbay.core.records.record import Record
from sickbay.games.pandemic import GAME
from sickbay.text import LANGUAGES, Catalogue
from tests.commands.shared import a_record, said


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game among bots with closed hands."""
    path = tmp_path / "game.record"
    path.write_text(a_record("Ana").write(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_shown_and_holds(language: str, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "replay", str(record), "--lang", language, "--to", "9")
    assert (code, err) == (0, "")
    assert "Ana" in out
    assert "9. " in out
    assert "10. " not in out
    code, out, err = said(capsys, "verify", str(record), "--lang", language)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 1


def test_a_seat_is_shown_no_more_than_it_knows(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = [
        json.loads(said(capsys, "replay", str(record), "--json", "--to", "6", *seat)[1])["position"]
        for seat in ([], ["--seat", "1"], ["--seat", "watcher"])
    ]
    assert "infection_deck" in shown[0]
    assert "chance" not in shown[1]
    assert shown[1]["hands"][1] == shown[0]["hands"][1]
    assert shown[2]["hands"][0] != shown[0]["hands"][0]


def test_others_moves_are_told_by_what_came_of_them(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Closed hands: no line says that somebody did something secret."""
    out = said(capsys, "replay", str(record), "--seat", "1")[1]
    assert "secret" not in out
    numbers = [int(line.split(".")[0]) for line in out.splitlines() if re.match(r"\d+\. ", line)]
    assert len(numbers) > 20
    assert numbers == sorted(set(numbers))


def test_whose_view_a_replay_is(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def view(*words: str) -> str:
        code, out, err = said(capsys, "replay", str(record), "--to", "6", *words)
        assert (code, err) == (0, "")
        return out

    assert view("--seat", "ana") == view("--seat", "0")
    assert view("--seat", "Ana+1") == view("--seat", "0+1") != view("--seat", "0")
    assert view("--seat", "watcher") != view()
    for wrong in ("3", "host", "Bob", "0+9", "", "٣"):
        code, _, err = said(capsys, "replay", str(record), "--seat", wrong)
        assert (code, "Ana" in err) == (2, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_in_words_of_the_game(
    language: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = Record.load(record).result.split()[2]
    out = said(capsys, "verify", str(record), "--lang", language)[1]
    assert Catalogue(language, GAME).say(f"result-{key}") in out
    text = record.read_text("utf-8")
    record.write_text(re.sub("over .*", "running", text), encoding="utf-8")
    code, out, _ = said(capsys, "verify", str(record), "--lang", language)
    assert code == 1
    assert Catalogue(language, GAME).say(f"result-{key}") in out
    assert "over" not in out.split(":", 1)[1]


def test_errors_in_a_record_name_the_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text("utf-8")
    for old, new, code, named in (
        ("game pandemic", "game pandemonium", 2, "line 2"),
        ("option hands closed", "option hands shut", 2, "line 7: option hands"),
        ("seat 0 Ana", "seat 7 Ana", 1, "line 10"),
        ("1 0 ", "1 0 fly ", 1, "docs/formats.md"),
    ):
        assert old in text
        record.write_text(text.replace(old, new, 1), encoding="utf-8")
        got, out, err = said(capsys, "verify", str(record))
        assert (got, named in out + err) == (code, True), out + err


def test_a_record_that_was_changed_fails(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace("seed 5", "seed 6"), encoding="utf-8")
    code, out, _ = said(capsys, "verify", str(record))
    assert code == 1
    assert str(record) in out
    record.write_text(text.replace(text.splitlines()[-1], ""), encoding="utf-8")
    assert said(capsys, "verify", str(record))[0] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_named_in_the_readers_language(
    language: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text("utf-8")
    say = Catalogue(language).say
    for old, new, places in (
        ("option hands closed", "option hands shut", [("line", "7"), ("option", "hands")]),
        ("seat 0 Ana", "seat 7 Ana", [("line", "10")]),
    ):
        record.write_text(text.replace(old, new, 1), encoding="utf-8")
        _, out, err = said(capsys, "verify", str(record), "--lang", language)
        for what, which in places:
            assert say(f"place-{what}", which=which) in out + err
    record.write_text(text.replace("seal ", "seel ", 1), encoding="utf-8")
    assert say("place-line", which="12") in said(capsys, "verify", str(record), "--lang", language)[2]
