"""The commands that play many games: simulate, bench, laws."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sickbay.core.laws import LawBroken
from sickbay.text import LANGUAGES, Catalogue
from tests.commands.shared import said


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
def test_simulate_rivals(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "simulate",
        "hrubec",
        "--bots",
        "random,greedy,greedy",
        "--rotate",
        "--games",
        "3",
        "--jobs",
        "1",
    ]
    code, out, err = said(capsys, *words, "--lang", language)
    assert (code, err) == (0, "")
    told = [line.split("  ")[1].strip() for line in out.splitlines() if line.startswith("  ")]
    assert sum("random" in label for label in told) == 5  # wins and four figures
    assert sum("greedy" in label for label in told) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_against_a_clock(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who has no time loses soon; without a clock nobody ever says that time is up."""
    moves = {}
    for tempo in (0, 1, 12):
        out_file = tmp_path / f"{tempo}.jsonl"
        words = ["simulate", "flatline", "--bots", "greedy,greedy", "--games", "4", "--seed", "3"]
        words += ["--jobs", "1", "--option", "level=training", "--tempo", str(tempo), "--out", str(out_file)]
        code, out, err = said(capsys, *words, "--lang", language)
        assert (code, err) == (0, "")
        told = Catalogue(language).say("lab-tempo", actions=tempo)
        assert (told in out) == bool(tempo)
        rows = [json.loads(line) for line in out_file.read_text("utf-8").splitlines()]
        moves[tempo] = sum(row["moves"] for row in rows)
    assert moves[1] < moves[12]
    assert moves[0] != moves[12]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "bench", "pandemic", "--seconds", "1", "--lang", language)
    assert code == 0
    assert "pandemic" in out


def test_bench_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "bench", "pandemic", "--seconds", "1", "--json")
    assert code == 0
    assert json.loads(out)["ratio"]["decisions"] > 0


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
