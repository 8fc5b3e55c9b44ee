"""What the command line refuses, in four languages and never with a traceback."""

from __future__ import annotations

import re
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sickbay import cli
from sickbay.commands import arguments
from sickbay.core.errors import BadInput
from sickbay.text import LANGUAGES
from tests.commands.shared import ROOT, said

REFUSED: list[tuple[list[str], str]] = [
    (["simulat", "pandemic"], "simulate"),
    (["--games", "3"], "--games"),
    (["simulate"], "pandemic"),
    (["simulate", "pandemik"], "pandemic"),
    (["simulate", "pandemic", "extra"], "extra"),
    (["simulate", "pandemic", "--gamse", "3"], "--games"),
    (["simulate", "pandemic", "--games"], "--games"),
    (["simulate", "pandemic", "--games", "--jobs"], "--games"),
    (["simulate", "pandemic", "--games", "many"], "many"),
    (["simulate", "pandemic", "--games=0"], "--games"),
    (["simulate", "pandemic", "--games=1e9"], "--games"),
    (["simulate", "pandemic", "--seed", "-1"], "--seed"),
    (["simulate", "pandemic", "--seed", "9" * 99], "--seed"),
    (["simulate", "pandemic", "--jobs", "٣"], "--jobs"),
    (["simulate", "pandemic", "--bots", "random,,random"], "--bots"),
    (["simulate", "pandemic", "--bots", "nobody"], "nobody"),
    (["simulate", "pandemic", "--bots", "random,random,random,random,random"], "seats"),
    (["simulate", "pandemic", "--option", "epidemics"], "epidemics"),
    (["simulate", "pandemic", "--option", "epidemics=9"], "epidemics"),
    (["simulate", "pandemic", "--option", "epidemic=5"], "epidemics"),
    (
        ["simulate", "pandemic", "--option", "roles=medic,scientist,researcher,dispatcher,operations_expert"],
        "roles",
    ),
    (["simulate", "pandemic", "--option", "roles=medic,medic", "--option", "seats=2"], "roles"),
    (["simulate", "pandemic", "--games", "1", "--out", "/"], "/"),
    (["simulate", "pandemic", "--games", "1", "--out", "/no/such/folder/file"], "/no/such/folder/file"),
    (["simulate", "pandemic", "--games", "1", "--out", "a\0b"], "a"),
    (["bench", "--json=yes"], "--json"),
    (["bench", "--seconds", "nan"], "nan"),
    (["bench", "--seconds", "0,1"], "0,1"),
    (["check"], ""),
    (["check", "no-such.toml"], "no-such.toml"),
    (["replay"], ""),
    (["replay", "no-such.record"], "no-such.record"),
    (["replay", str(ROOT)], str(ROOT)),
    (["verify", "README.md"], "README.md"),
    (["verify", __file__, "--seed", "x"], "--seed"),
    (["pack"], "pack check"),
    (["frobnicate"], "sickbay help"),
    (["help", "play", "now"], "now"),
    (["help", "frobnicate"], "sickbay help"),
    (["--version", "now"], "now"),
    (["simulate", "pandemic", "--games", "3", "--games", "4"], "--games"),
    (["--lang", "en", "version", "--lang=en"], "--lang"),
    (["play", "no-such.record"], "no-such.record"),
    (["play", "tests"], "tests"),
    (["play", "/dev/null"], "/dev/null"),
    (["play", "README.md", "--seed", "9"], "--seed"),
    (["play", "README.md", "--option", "x=y"], "--option"),
    (["verify", "/dev/zero"], "/dev/zero"),
    (["pack", "check", "/dev/zero", "--game", "Pandemic"], "/dev/zero"),
    (["check", "\x1b[31m.toml"], "?[31m.toml"),
    (["play"], "pandemic"),
    (["play", "pandemic", "--seats", "me,nobody"], "nobody"),
    (["play", "pandemic", "--seats", "me,me,me,me,me"], "--seats"),
    (["play", "README.md"], "README.md"),
    (["help", "simulat"], "simulate"),
    (["version", "now"], "now"),
    (["--lang"], "--lang"),
    (["--lang", "xx", "version"], "xx"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "named"), REFUSED, ids=[" ".join(words)[:40] for words, _ in REFUSED])
def test_bad_input_is_refused_in_the_readers_language(
    words: list[str],
    named: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LANG", language)
    monkeypatch.chdir(ROOT)
    code, out, err = said(capsys, *words)
    assert code == 2, err
    assert named in err
    assert len(err.strip().splitlines()) == 1
    assert err.startswith("sickbay: ")
    assert not re.search(r"[a-z]-[a-z-]+ \(\w+=", err), "a message is missing"
    assert out == ""


NEAR = (
    "simulate pandemic bench check replay verify pack help --games --seed -1 = --option --to --lang en -- - "
    "--= tests/cases/nothing 0x 1 41.2"
)


WORDS = st.sampled_from([*NEAR.split(), ""]) | st.text(max_size=12)


@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(WORDS, max_size=6).filter(lambda words: words[:1] not in (["play"], ["bench"], ["laws"])))
def test_any_words_give_an_answer(capsys: Any, words: list[str]) -> None:
    with patch("sickbay.commands.serve.serve", return_value=0):  # no words at all would serve for ever
        code, _, err = said(capsys, *words)
    assert code in (0, 2), err
    assert "Traceback" not in err


def test_reading_values() -> None:
    assert arguments.whole(-5, 5)(" -3 ") == -3
    assert arguments.decimal(1, 10)("2,5") == 2.5
    assert arguments.names("a, b") == ["a", "b"]
    assert arguments.pair(" roles = medic,random") == ("roles", "medic,random")
    for read, text in [(arguments.whole(0, 9), "1_0"), (arguments.whole(0, 9), "²"), (arguments.pair, "=x")]:
        with pytest.raises(BadInput):
            read(text)


def test_words_after_two_dashes_are_words() -> None:
    place = arguments.Place("paths", "paths", many=True)
    assert arguments.parse([place], [], ["a", "--", "--b"]).texts("paths") == ["a", "--b"]


def test_an_unexpected_error_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr("sickbay.commands.about.overview", broken)
    code, _, err = said(capsys, "help")
    assert code == 1
    assert "ZeroDivisionError: by nought" in err
    assert len(err.splitlines()) == 1
    monkeypatch.setenv("SICKBAY_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        cli.main(["help"])


def test_capitals_of_a_game_do_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "simulate", "Pandemic", "--games", "1", "--jobs", "1")
    assert (code, "pandemic" in out) == (0, True)
