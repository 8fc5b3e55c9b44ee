"""Saving: names that cannot be, other people's games, who plays in which save."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from sickbay.core.chance import seal
from sickbay.core.records.record import Record
from sickbay.games.pandemic import GAME
from sickbay.terminal_ui import Console, resume, saves
from tests.terminal_ui.typist import Lines, at_table


@pytest.mark.parametrize(
    "name",
    ["x" * 300, "a/" * 3000, "/", ".", "..", "~nobody-of-that-name/x", "/proc/x.record", "no/such/folder/x",
     "x\0y/z", "/dev/null/x"],
)  # fmt: skip
def test_a_name_that_cannot_be_is_one_line_and_the_game_goes_on(name: str, tmp_path: Path) -> None:
    shown = at_table([f"save {name}", "drive miami"], "me,me", 9, home=tmp_path)
    assert shown.count("Choose another name after “save”") == 1
    assert "Something broke" not in shown
    assert "moves to Miami" in shown
    assert all(len(line) < 400 for line in shown.splitlines())


def test_a_seed_that_cannot_be_kept_is_one_line(tmp_path: Path) -> None:
    (tmp_path / ".local").write_text("no folder")
    shown = at_table([f"save {tmp_path}/x", "drive miami"], "me,me", 9, home=tmp_path)
    assert shown.count("cannot be written") == 1
    assert "moves to Miami" in shown
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(
    ("seats", "options"),
    [("me,me", {"epidemics": 5, "hands": "open"}), ("me,me,me", {}), ("me,random", {}), ("me=Ines,me", {})],
)
def test_another_game_of_the_same_seed_is_not_overwritten(
    seats: str, options: dict[str, object], tmp_path: Path
) -> None:
    file = tmp_path / "x.record"
    at_table(["drive miami", f"save {file}"], "me,me", 9, home=tmp_path)
    before = file.read_text()
    shown = at_table([f"save {file}"], seats, 9, "en", tmp_path, **options)
    assert "or another game" in shown
    assert file.read_text() == before


def test_a_game_that_went_another_way_is_not_overwritten_but_the_own_one_is(tmp_path: Path) -> None:
    file = tmp_path / "x.record"
    at_table(["drive miami", f"save {file}"], "me,me", 9, home=tmp_path)
    shown = at_table(["drive chicago", f"save {file}"], "me,me", 9, home=tmp_path)
    assert "or another game" in shown
    shown = at_table(["drive miami", "drive atlanta", f"save {file}"], "me,me", 9, home=tmp_path)
    assert "Saved" in shown
    lines = [f"save {file}", "undo", "drive chicago", f"save {file}"]
    shown = at_table(["drive miami", *lines], "me,me", 9, home=tmp_path / "other")
    assert "or another game" in shown  # two moves there, one here
    shown = _resumed(file, ["drive miami", "undo", "undo", f"save {file}"], tmp_path)
    assert "Saved" in shown


def _resumed(file: Path, lines: list[str], home: Path) -> str:
    sink, environ = io.StringIO(), {"HOME": str(home)}
    resume(file, (), "en", Console(Lines(lines), sink, environ), environ, GAME)
    return sink.getvalue()


def test_each_save_of_a_seed_keeps_its_list_of_players(tmp_path: Path) -> None:
    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    at_table([f"save {one}"], "me,random,random", 9, home=tmp_path)
    at_table([f"save {two}"], "me,random,me", 9, home=tmp_path)
    at_table([f"save {three}"], "me,planner,planner", 9, home=tmp_path)
    environ = {"HOME": str(tmp_path)}
    kinds = [saves.find(Record.load(file), environ, file).kinds for file in (one, two, three)]
    assert kinds == [["me", "random", "random"], ["me", "random", "me"], ["me", "planner", "planner"]]
    moved = tmp_path / "moved"
    two.rename(moved)
    assert saves.find(Record.load(moved), environ, moved).kinds == kinds[1]


def test_seeds_that_were_kept_before_are_still_read(tmp_path: Path) -> None:
    file, environ = tmp_path / "x", {"HOME": str(tmp_path)}
    at_table([f"save {file}"], "me,random,me", 9, home=tmp_path)
    (saves.seed_folder(environ) / seal(9)).write_text("9\nme,random,me\n")
    assert saves.find(Record.load(file), environ) == saves.Kept(9, ["me", "random", "me"])
    at_table([f"save {file}"], "me,random,me", 9, home=tmp_path)
    assert saves.find(Record.load(file), environ).kinds == ["me", "random", "me"]


def test_leaving_with_a_save_that_fails_stays(tmp_path: Path) -> None:
    lines = ["drive miami", "quit", f"save {tmp_path}", "what", "no", "undo"]
    shown = at_table(lines, "me,me", 9, home=tmp_path)
    assert shown.count("Leave without saving?") == 3
    assert "Undone: Drive to Miami" in shown
