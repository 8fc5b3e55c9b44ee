"""The command line as people meet it: help, refusals in four languages, exit codes, never a traceback."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sickbay import cli
from sickbay.bots import RandomBot
from sickbay.commands import COMMANDS, arguments
from sickbay.commands.about import help_text, overview
from sickbay.core.errors import BadInput
from sickbay.core.laws import LawBroken
from sickbay.core.records.record import Record
from sickbay.core.records.recorder import Recorder
from sickbay.games.pandemic import GAME
from sickbay.table import Match
from sickbay.text import LANGUAGES, Catalogue

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SICKBAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "SICKBAY_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(Catalogue, "strict", True)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(words)
    out, err = capsys.readouterr()
    return code, out, err


# -- help --------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("words", [[], ["help"], ["--help"], ["-h"]])
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


# -- languages ---------------------------------------------------------------------------------------


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


# -- refusals ----------------------------------------------------------------------------------------

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


# -- what goes wrong inside --------------------------------------------------------------------------


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


def start(*words: str, **more: Any) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "sickbay.cli", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


LONG = ["simulate", "pandemic", "--games", "1000000", "--bots", "planner"]
SHORT = ["simulate", "pandemic", "--games", "1000000"]
SOAK = ["laws", "pandemic", "--quick", "--games", "1000000"]


@pytest.mark.parametrize(
    ("words", "jobs"), [(SHORT, "1"), (SHORT, "2"), (LONG, "3"), (SOAK, "1"), (SOAK, "3")]
)
@pytest.mark.parametrize("after", [2.0, 4.0])
def test_interrupting_is_quick_and_quiet(words: list[str], jobs: str, after: float) -> None:
    command = [*words, "--jobs", jobs]
    with start(*command, start_new_session=True, preexec_fn=_hear_interrupts) as running:
        try:
            time.sleep(after)
            os.killpg(running.pid, signal.SIGINT)
            _, err = running.communicate(timeout=20)
            time.sleep(0.2)
            assert _alive(running.pid) == []
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130, err
    assert err.strip() == ""


def _alive(group: int) -> list[str]:
    """The processes of a group that still run, as far as the system tells."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            name, _, rest = path.read_text("utf-8").rpartition(")")
            state, _, pgrp = rest.split()[:3]
            if pgrp == str(group) and state != "Z":
                found.append(name)
    return found


def _hear_interrupts() -> None:
    """What a shell starts in the background ignores them, and so do all its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_closed_pipe_is_quiet() -> None:
    running = start("help")
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    with running.stderr as stream:
        err = stream.read()
    assert running.wait(30) == 141
    assert err == ""


STREAMS = [
    ("help >&-", 0, ""),
    ("help 2>&-", 0, ""),
    ("help >&- 2>&- <&-", 0, ""),
    ("help >/dev/full", 2, "no space"),
    ("help frob >/dev/full", 2, "frob"),
    ("foo 2>&-", 2, ""),
    ("foo 2>/dev/full", 2, ""),
    ("simulate pandemic --games 2 --jobs 1 --out /dev/full", 2, "/dev/full"),
    ("simulate pandemic --games 2 --jobs 1 >/dev/full", 2, "no space"),
    ("simulate pandemic --games 2 --jobs 1 >&-", 0, ""),
    ("play pandemic <&-", 0, ""),
    ("play pandemic 0>/dev/null", 2, "direction"),
]


@pytest.mark.parametrize(("words", "code", "named"), STREAMS, ids=[words for words, _, _ in STREAMS])
def test_any_standard_streams_will_do(words: str, code: int, named: str) -> None:
    command = f"exec {sys.executable} -m sickbay.cli {words}"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL
    )
    assert (done.returncode, named in done.stderr) == (code, True), done.stderr
    assert len(done.stderr.splitlines()) == bool(named), done.stderr


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


def test_capitals_of_a_game_do_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "simulate", "Pandemic", "--games", "1", "--jobs", "1")
    assert (code, "pandemic" in out) == (0, True)


def test_any_encoding_will_do() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "SICKBAY_LANG": "cs"}
    out, err = start("help", env=env).communicate(timeout=30)
    assert err == ""
    assert "simulate" in out


# -- what it does ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out_file = tmp_path / "games.jsonl"
    words = ["simulate", "pandemic", "--bots", "random,random", "--games", "6", "--seed", "3", "--jobs", "1"]
    code, out, err = said(
        capsys, *words, "--out", str(out_file), "--lang", language, "--option", "epidemics=6"
    )
    assert (code, err) == (0, "")
    assert "P1.3" in out
    rows = [json.loads(line) for line in out_file.read_text("utf-8").splitlines()]
    assert [row["seed"] for row in rows] == [3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "bench", "pandemic", "--seconds", "1", "--lang", language)
    assert code == 0
    assert "pandemic" in out


def test_bench_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "bench", "pandemic", "--seconds", "1", "--json")
    assert code == 0
    assert json.loads(out)["ratio"]["decisions"] > 0


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game among bots with closed hands."""
    match = Match(GAME, [RandomBot() for _ in range(3)], 5, {"hands": "closed"})
    recorder = Recorder(GAME, match.options, match.seed, {0: "Ana"})
    while match.state.asked:
        match.go_on()
        recorder.add(match.state, *match.moves[-1])
    path = tmp_path / "game.record"
    path.write_text(recorder.record(match.state).write(), encoding="utf-8")
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


def test_signs_in_a_case_do_nothing_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evil = "\\u001b[2J\\u202e\\u0007\\nPassed: 9"
    path = tmp_path / "evil.toml"
    head = f'case = 1\ngame = "pandemic"\ntitle = "T{evil}"\nrules = ["P1.1"]\n'
    for rest in (
        "[[step]]\noutbreaks = 9\n[step.expect]\noutbreaks = 9\n",
        "[[step]]\n[step.expect]\noutbreaks = 9\n",
        f'[[step]]\n[step.expect]\noutbreaks = "{evil}"\n',
        f'[[step]]\n[step.expect]\n"{evil}" = 2\n',
        f'[[step]]\n[step.expect.cubes."{evil}"]\nparis = 1\n',
        f'"{evil}" = 1\n[[step]]\nasked = {{}}\n',
        f'[[step]]\nmove = "{evil}"\n',
        f'[[step]]\nevents = ["{evil}"]\n',
        f'[options]\n"{evil}" = 1\n[[step]]\nasked = {{}}\n',
        f'[position]\npawns = ["{evil}"]\n[[step]]\nasked = {{}}\n',
        f'[position.cubes."{evil}"]\nparis = 1\n[[step]]\nasked = {{}}\n',
        f'[[step]]\n[step.expect.view."{evil}"]\nx = 1\n',
        f'[[step]]\n[step.expect.changes]\n"{evil}" = 1\n',
    ):
        path.write_text(head + rest, encoding="utf-8")
        code, out, err = said(capsys, "check", str(path))
        assert code in (1, 2)
        for line in (out + err).splitlines():
            assert line.isprintable(), line
            assert not line.startswith("Passed: 9")


def test_a_record_that_was_changed_fails(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace("seed 5", "seed 6"), encoding="utf-8")
    code, out, _ = said(capsys, "verify", str(record))
    assert code == 1
    assert str(record) in out
    record.write_text(text.replace(text.splitlines()[-1], ""), encoding="utf-8")
    assert said(capsys, "verify", str(record))[0] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_cases_pass_fail_or_cannot_be_read(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = next((ROOT / "tests/cases/pandemic").glob("P4.10-a-chain*.toml"))
    assert said(capsys, "check", str(good), "--lang", language)[0] == 0
    bad = tmp_path / "bad.toml"
    bad.write_text(re.sub(r"outbreaks = \d", "outbreaks = 7", good.read_text("utf-8")), encoding="utf-8")
    code, out, _ = said(capsys, "check", str(good), str(bad), "--lang", language)
    assert code == 1
    assert "outbreaks" in out
    bad.write_text("case = ", encoding="utf-8")
    assert said(capsys, "check", str(tmp_path), "--lang", language)[0] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_laws(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "laws", "pandemic", "--games", "1", "--lang", language)[0] == 0
    code, out, _ = said(capsys, "laws", "--games", "3", "--quick", "--jobs", "1", "--lang", language)
    assert code == 0
    assert "pandemic" in out


def test_equal_broken_laws_are_told_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(game: Any, options: Any, seed: int, often: int) -> None:
        law, why = ("views", f"seat {seed % 3} is told a seed") if seed % 4 else ("ends", "never")
        raise LawBroken("law-broken", game.id, law=law, options="", seed=str(seed), move=seed, why=why)

    monkeypatch.setattr("sickbay.commands.laws.run", broken)
    code, out, _ = said(capsys, "laws", "pandemic", "--games", "40", "--seed", "1")
    assert code == 1
    assert len(out.splitlines()) == 5
    assert "29 more" in out
    assert "9 more" in out


def test_rules_that_the_book_does_not_have(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "check", str(ROOT / "tests/cases"))
    assert (code, len(out.splitlines())) == (0, 1)
    path = tmp_path / "a.toml"
    head = 'case = 1\ngame = "pandemic"\ntitle = "t"\nrules = ["P99.9", "P4.10"]\n'
    path.write_text(head + "[[step]]\noffered = {}\n", encoding="utf-8")
    code, out, _ = said(capsys, "check", str(path))
    assert (code, len(out.splitlines())) == (0, 2)
    assert "no P99.9" in out


def test_play_takes_a_game_from_a_pipe() -> None:
    playing = start("play", "pandemic", "--seats", "me,random", "--seed", "3", stdin=subprocess.PIPE)
    out, err = playing.communicate("pass\n" * 3 + "quit\n", timeout=30)
    assert (playing.returncode, err) == (0, "")
    assert "pandemic" in out.lower()
