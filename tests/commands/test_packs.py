"""An owner's own values: ``sickbay pack check``, good, broken and hostile, and games played with them."""

from __future__ import annotations

import io
import json
import os
import re
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sickbay.bots import RandomBot
from sickbay.cli import main
from sickbay.core.errors import BadFile
from sickbay.core.records.record import Record
from sickbay.core.records.recorder import Recorder
from sickbay.games.hrubec import GAME as HRUBEC
from sickbay.games.pandemic import GAME
from sickbay.table import Match
from sickbay.text import LANGUAGES, Catalogue

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
    assert Catalogue(language).say("place-line", which="2") in said
    assert "unexpected" not in said


# -- games with an owner's values --------------------------------------------------------------------

CARDS = (files("sickbay.games.hrubec") / "data" / "cards.toml").read_text("utf-8")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack in which Doktor Zhor is another man."""
    path = tmp_path / "my-cards.toml"
    path.write_text(CARDS.replace("values = [4, -2, 1, 1]", "values = [-3, 5, 0, 9]", 1), encoding="utf-8")
    return path


@pytest.fixture
def record(pack: Path, tmp_path: Path) -> Path:
    """A game with that pack, played at the terminal to its end by bots."""
    path = tmp_path / "own.record"
    own = HRUBEC.with_pack(pack.read_text("utf-8"))
    match = Match(own, [RandomBot(), RandomBot()], 3, {"seats": 2})
    recorder = Recorder(own, match.options, match.seed)
    while match.state.asked:
        match.go_on()
        recorder.add(match.state, *match.moves[-1])
    path.write_text(recorder.record(match.state).write(), encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out + err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["replay", "verify", "play"])
def test_a_record_needs_its_pack(
    command: str, language: str, record: Path, pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = str(Record.load(record).options["pack"])
    assert wanted != "standard"
    if command == "play":  # a game that still runs
        text = record.read_text("utf-8")
        record.write_text(re.sub("over .*", "running", text), encoding="utf-8")
    code, said = run(capsys, command, str(record), "--lang", language)
    assert code == 2
    assert wanted in said
    assert "--pack" in said
    assert Catalogue(language).say("record-other-pack", pack=wanted, here="standard") in said
    if command != "play":
        assert run(capsys, command, str(record), "--pack", str(pack), "--lang", language)[0] == 0
    other = pack.with_name("other.toml")
    other.write_text(CARDS, encoding="utf-8")
    code, said = run(capsys, command, str(record), "--pack", str(other), "--lang", language)
    assert (code, wanted in said) == (2, True)
    standard = re.sub(r"option pack \w+", "option pack standard", record.read_text("utf-8"))
    record.write_text(standard, encoding="utf-8")
    code, said = run(capsys, command, str(record), "--pack", str(pack), "--lang", language)
    assert code == 2
    assert Catalogue(language).say("record-other-pack", pack="standard", here="") in said


def test_a_game_with_a_pack_is_played_saved_and_gone_on_with(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "saved.record"
    words = ("play", "hrubec", "--pack", str(pack), "--seats", "me,random")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"1\nsave {file}\nquit\n"))
    code, said = run(capsys, *words)
    assert (code, file.name in said) == (0, True)
    assert Record.load(file).options["pack"] == HRUBEC.with_pack(pack.read_text("utf-8")).cards.pack
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert run(capsys, "play", str(file))[0] == 2
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert run(capsys, "play", str(file), "--pack", str(pack))[0] == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bots_play_with_a_pack(
    jobs: str, pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = []
    for more in ([], ["--pack", str(pack)]):
        out = tmp_path / "games.jsonl"
        words = ["simulate", "hrubec", "--games", "16", "--jobs", jobs, "--bots", "random", "--out", str(out)]
        assert run(capsys, *words, *more)[0] == 0
        rows.append([json.loads(line) for line in out.read_text("utf-8").splitlines()])
    assert [row["options"] for row in rows[0]] == [{}] * 16
    assert {row["options"]["pack"] for row in rows[1]} == {
        HRUBEC.with_pack(pack.read_text("utf-8")).cards.pack
    }
    assert [row["digest"] for row in rows[0]] != [row["digest"] for row in rows[1]]


def test_cases_are_run_with_a_pack(pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = tmp_path / "case.toml"
    case.write_text(
        'case = 1\ngame = "hrubec"\ntitle = "Doktor Zhor is good with skin"\nrules = ["H4.10"]\n'
        'options = { seats = 2 }\nchance = { dice = [0], rest = "seed" }\nseed = 1\n'
        '[position]\nteams.0 = ["doktor_zhor"]\ntheatres.0 = "malomocny"\n'
        '[[step]]\nmove = "operate skin"\nevents = ["cured 0 malomocny"]\n',
        encoding="utf-8",
    )
    pandemic = next((Path(__file__).parents[1] / "cases" / "pandemic").glob("P4.10-*.toml"))
    assert run(capsys, "check", str(case), str(pandemic))[0] == 1
    assert run(capsys, "check", str(case), str(pandemic), "--pack", str(pack))[0] == 0


@pytest.mark.parametrize("command", ["play pandemic", "simulate pandemic", "check nothing.toml"])
def test_a_pack_that_cannot_be_played_with(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for text, named in ((CITIES, "my-cities.csv"), ("game = ", "my-cities.csv")):
        file = tmp_path / "my-cities.csv"
        file.write_text(text, encoding="utf-8")
        code, said = run(capsys, *command.split(), "--pack", str(file))
        assert (code, named in said) == (2, True)
    code, said = run(capsys, *command.split(), "--pack", str(tmp_path / "nowhere.toml"))
    assert (code, said.count("nowhere.toml")) == (2, 1)
