"""Games at the terminal, from the first line to the last."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sickbay
from sickbay.core.errors import BadInput
from sickbay.core.records.record import Record
from sickbay.core.records.verify import verify
from sickbay.games.pandemic import GAME
from sickbay.terminal_ui import Console, resume
from sickbay.text import LANGUAGES
from tests.terminal_ui.typist import Lines, any_lines, at_table

_INPUT_OVER = "The input is over, so the game stops here. Nothing is saved".split()
END = {"en": "End of the game", "es": "Fin de la partida", "cs": "Konec hry", "it": "Fine della partita"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_a_whole_game_with_three_bots(language: str, hands: str) -> None:
    shown = at_table(any_lines(1, 5000), "me,random,random,random", 3, language, hands=hands)
    assert END[language] in shown
    assert "\u2068" not in shown


@pytest.mark.parametrize("seats", ["me,me", "random,me,random", "me,me,me,me", "random,random"])
@pytest.mark.parametrize("seed", [1, 2])
def test_any_mix_of_seats(seats: str, seed: int) -> None:
    assert END["en"] in at_table(any_lines(seed, 8000), seats, seed, epidemics=5)


def test_in_a_pipe(tmp_path: Path) -> None:
    code = "from sickbay.terminal_ui import play; from sickbay.games.pandemic import GAME; play(GAME, seed=4)"
    environ = {
        **os.environ,
        "PYTHONPATH": str(Path(sickbay.__file__).parent.parent),
        "PYTHONIOENCODING": "ascii",
    }
    lines = "\n".join(any_lines(2, 4000))
    done = subprocess.run(
        [sys.executable, "-c", code], input=lines, env=environ, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert "End of the game" in done.stdout
    assert "\033" not in done.stdout


def test_the_end_of_the_input_ends_politely() -> None:
    shown = at_table(["drive chicago"], "me,me", 9)
    assert shown.rstrip().endswith("Nothing is saved")


def test_undo_is_free_until_something_is_revealed() -> None:
    shown = at_table(["drive miami", "undo", "undo"], "me,me", 9)
    assert "Undone: Drive to Miami" in shown
    assert "There is no own move to undo" in shown
    moves = ["drive miami", "drive atlanta", "drive miami", "drive atlanta", "", "undo"]
    shown = at_table(moves, "me,me", 9)
    assert "this cannot be undone any more. Enter: do it" in shown
    assert "This move cannot be undone any more: something has been revealed since" in shown


def test_thinking_again_before_the_last_action() -> None:
    moves = ["drive miami", "drive atlanta", "drive miami", "drive atlanta", "log", "what?", "undo", "undo"]
    shown = at_table(moves, "me,me", 9)
    assert "Not done" in shown
    assert "Enter does it" in shown
    assert "Undone: Drive to Miami" in shown


def test_why_and_help() -> None:
    shown = at_table(["why treat blue", "why drive miami", "why", "help treat", "help nonsense"], "me,me", 9)
    assert "(P5.6)" in shown
    assert "Drive to Miami: possible now" in shown
    assert "1\u00a0action" in shown
    assert "Rule P5.6" in shown


def test_bad_input_changes_nothing() -> None:
    nonsense = [
        "fly",
        "drive",
        "drive drive",
        "drive paris",
        "77",
        "0",
        "x" * 5000,
        "give 9 lima",
        "\x00\x1b[2J",
        "🦠",
    ]
    shown = at_table([*nonsense, "log"], "me,me", 9)
    assert "Traceback" not in shown
    assert shown.rstrip().rpartition("population on a city card (P3.9)")[2].split() == [">", *_INPUT_OVER]
    assert "\x1b" not in shown


def test_closed_hands_are_covered() -> None:
    moves = ["", "pass", "", "", "quit"]
    shown = at_table(moves, "me,me", 9, hands="closed")
    first, second = (part for part in re.split(r"Hand the keyboard to \w+, then press Enter", shown)[1:3])
    assert first.count("\n" * 50) == 1
    hands = [
        set(re.findall(r"^  (?:Blue|Yellow|Black|Red): (.*)$", part, re.MULTILINE))
        for part in (first, second)
    ]
    assert hands[0]
    assert not hands[0] & hands[1]


def test_names_in_the_reader_s_language() -> None:
    shown = at_table(["jet do chicaga", "jet chicago", "DRIVE Ciudad de México"], "me,me", 9, "cs")
    assert "do" in shown
    assert "Ana se přesouvá do Chicaga" in shown or "Bruno se přesouvá do Chicaga" in shown
    assert "Bruno se přesouvá do Ciudad de México" in shown or "Ana se přesouvá do Ciudad de México" in shown


def test_families_open_and_close() -> None:
    roles = "operations_expert,medic"
    shown = at_table(["special", "0", "special", "1", "paris"], "me,me", 9, roles=roles)
    if "Special move" not in shown:
        shown = at_table(["pass", "special", "0", "special", "1", "paris"], "me,me", 9, roles=roles)
    assert "Special move: which card?" in shown
    assert re.search(r"moves to Paris", shown)


def test_saving_and_going_on(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    at_table(["drive miami", f"save {file}", "quit"], "me=Inés,me", 9, home=tmp_path)
    record = Record.load(file)
    assert record.seed is None
    assert record.names[0] == "Inés"
    assert len(record.moves) == 1
    (kept,) = (tmp_path / ".local/share/sickbay/seeds").iterdir()
    assert kept.stat().st_mode & 0o777 == 0o600
    assert kept.name == record.seal

    again = Lines(["drive atlanta", "pass", *any_lines(3, 5000), "save", "", ""])
    environ = {"HOME": str(tmp_path)}
    with (tmp_path / "out").open("w+") as sink:
        resume(file, (), "es", Console(again, sink, environ), environ, GAME)
        sink.seek(0)
        shown = sink.read()
    assert "La partida sigue tras la jugada 1" in shown
    assert "Inés" in shown
    assert END["es"] in shown


def test_a_finished_record_holds_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "done.record"
    lines = [*any_lines(5, 400)]
    shown = at_table([*lines, *[""] * 5], "random,random,me", 5, home=tmp_path)
    assert END["en"] in shown
    at_table(_until_the_end(lines, file), "random,random,me", 5, home=tmp_path)
    record = Record.load(file)
    assert record.seed == 5
    assert verify(record, GAME).ok


def _until_the_end(lines: list[str], file: Path) -> list[str]:
    """The lines that are typed before the game is over, then a save."""
    for count in range(len(lines)):
        if "Enter leaves" in at_table(lines[:count], "random,random,me", 5):
            return [*lines[:count], f"save {file}"]
    raise AssertionError("the game did not end")


def test_what_cannot_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    at_table([f"save {file}"], "me,me", 9, home=tmp_path)
    elsewhere = {"HOME": str(tmp_path / "elsewhere")}
    with pytest.raises(BadInput, match="seed of this game is not on this computer"):
        resume(file, (), "en", Console(Lines([]), sys.stdout, elsewhere), elsewhere)
    with pytest.raises(BadInput, match="none: "):
        resume(tmp_path / "none", (), "en", Console(Lines([]), sys.stdout, elsewhere), elsewhere)


def test_saving_over_another_file(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("dear aunt")
    shown = at_table(
        [f"save {other}", f"save {tmp_path}", f"save {tmp_path}/no/where"], "me,me", 9, home=tmp_path
    )
    assert other.read_text() == "dear aunt"
    assert shown.count("Choose another name") == 3


@pytest.mark.parametrize("seats", ["me,me,me,me,me", "me=,me", "me=1,me", "me=Ana,me=ana", "robot,me"])
def test_players_that_cannot_be(seats: str) -> None:
    with pytest.raises(BadInput):
        at_table([], seats)


def test_event_windows_are_asked_briefly_and_can_be_skipped() -> None:
    lines = ["pass"] * 60
    shown = at_table(lines, "me,me,me", 3)
    assert shown.count("Enter: pass") > 5
    assert shown.count("an event after the draw?") > 2
    skipping = at_table([line for pass_ in lines for line in ("skip", pass_)], "me,me,me", 3)
    assert "Event windows pass by themselves" in skipping
    assert skipping.count("Enter: pass") < shown.count("Enter: pass")
