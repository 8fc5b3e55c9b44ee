"""Help, versions and languages of the command line."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from sickbay.commands import COMMANDS
from sickbay.commands.about import help_text, overview
from sickbay.text import LANGUAGES
from tests.commands.shared import said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_complete_in_every_language(language: str) -> None:
    texts = [overview(language), *[help_text(command, language) for command in COMMANDS]]
    for text in texts:
        assert "???" not in text
        assert "cli-" not in text
    for command in COMMANDS:
        assert command.name in texts[0]


@pytest.mark.parametrize("language", ["es", "cs", "it"])
def test_help_is_not_english(language: str) -> None:
    for command in COMMANDS:
        assert help_text(command, language) != help_text(command, "en")


@pytest.mark.parametrize("words", [["help"], ["--help"], ["-h"]])
def test_the_overview(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, *words) if words != ["-h"] else said(capsys, "help")
    assert (code, err) == (0, "")
    assert "simulate" in out


@pytest.mark.parametrize(
    "words", [["simulate", "--help"], ["help", "simulate"], ["simulate", "-h", "--games"]]
)
def test_help_on_one_command(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, *words)
    assert code == 0
    assert "--games N" in out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "version")
    assert code == 0
    assert "Sickbay" in out
    assert "pandemic" in out
    assert said(capsys, "--version")[1] == out


@pytest.mark.parametrize(
    ("environ", "words", "expected"),
    [
        ({}, [], "Which game?"),
        ({"LANG": "cs_CZ.UTF-8"}, [], "Která hra?"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "it_IT"}, [], "Quale gioco?"),
        ({"LANG": "cs_CZ.UTF-8", "SICKBAY_LANG": "es"}, [], "¿Qué juego?"),
        ({"SICKBAY_LANG": "es"}, ["--lang", "it"], "Quale gioco?"),
        ({"LANG": "de_DE"}, [], "Which game?"),
        ({"LANG": "C"}, ["--lang=cs"], "Která hra?"),
    ],
)
def test_the_language(
    environ: dict[str, str],
    words: list[str],
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    code, _, err = said(capsys, "simulate", *words)
    assert code == 2
    assert expected in err


@pytest.mark.parametrize("width", [30, 40, 60, 80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_the_terminal(width: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    words = set(re.split(r"\s+", overview(language))) | {"[--lang en|es|cs|it]"}
    for text in [overview(language), *[help_text(command, language) for command in COMMANDS]]:
        for line in text.splitlines():
            assert len(line) <= width or max(map(len, line.split())) > width - 30, line
        if width > 40:
            assert "[--games N]" in text or "--games" not in text.splitlines()[0]
    assert words >= set(overview(language).split())


def test_help_on_the_first_of_two_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "help", "pack")[1] == said(capsys, "help", "pack", "check")[1]


def test_the_package_is_the_command_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sickbay", "check", "nothing.toml", "--lang", "cs"],
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 2
    assert "nothing.toml" in done.stderr
