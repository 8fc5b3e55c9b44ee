"""``sickbay pack check``: an owner's own table of cities, good, broken and hostile."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sickbay.cli import main
from sickbay.core.errors import BadFile
from sickbay.games.pandemic import GAME
from sickbay.text import LANGUAGES

CITIES = (files("sickbay.games.pandemic") / "data" / "cities.csv").read_text("utf-8")
LINES = CITIES.splitlines(keepends=True)


def check(tmp_path: Path, text: str | bytes, *flags: str) -> int:
    file = tmp_path / "own.csv"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return main(["pack", "check", str(file), *flags])


def test_our_own_table_fits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, CITIES, "--game", "pandemic") == 0
    assert "own.csv" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1"),
        ("id,name\n", "line 1"),
        (CITIES.replace(LINES[3], ""), "47"),
        (CITIES + LINES[3], "49"),
        (CITIES.replace(",blue,", ",green,", 1), "green"),
        (CITIES.replace("4715000", "many", 1), "many"),
        (CITIES.replace("4715000", "9" * 400, 1), "999"),
        (CITIES.replace("chicago;miami;washington", "chicago;miami", 1), "atlanta"),
        (CITIES.replace("chicago;miami;washington", "chicago;miami;washington;rome", 1), "rome"),
        (CITIES.replace("atlanta,Atlanta", "At lanta,Atlanta", 1), "At lanta"),
        (CITIES.replace("chicago;miami;washington", "chicago;miami;washington;miami", 1), "atlanta"),
        ('"' + CITIES, "commas"),
        (b"\xff\xfe\x00", "UTF-8"),
        (CITIES + "x" * 2_000_000, "1"),
    ],
)
def test_what_does_not_fit_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | bytes, says: str
) -> None:
    assert check(tmp_path, text, "--game", "pandemic", "--lang", "en") == 2
    said = capsys.readouterr().err
    assert says in said
    assert "own.csv" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_must_be_for_some_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert check(tmp_path, CITIES, "--lang", language) == 2
    assert "--game" in capsys.readouterr().err
    assert check(tmp_path, 'game = "panic"', "--lang", language) == 2
    assert check(tmp_path, 'game = ["pandemic"]', "--lang", language) == 2
    assert main(["pack", "check", str(tmp_path / "none.csv"), "--lang", language]) == 2


@given(st.data())
@settings(max_examples=int(os.environ.get("SICKBAY_FUZZ", "150")), deadline=None)
def test_any_change_fits_or_is_refused(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(CITIES)))
    length = data.draw(st.integers(0, 40))
    text = CITIES[:at] + data.draw(st.text(max_size=30)) + CITIES[at + length :]
    with suppress(BadFile):
        GAME.check_pack(text)


@pytest.mark.parametrize("language", ["en", "es", "cs", "it"])
def test_an_open_quote_is_said_in_no_words_of_python(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cities.csv"
    file.write_text('id,name_en\nparis,"Paris\n', encoding="utf-8")
    assert main(["pack", "check", str(file), "--game", "pandemic", "--lang", language]) == 2
    said = capsys.readouterr().err
    assert "line 2" in said
    assert "unexpected" not in said
