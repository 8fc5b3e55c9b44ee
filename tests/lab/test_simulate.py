"""Simulation: the same for any number of jobs and on both builds, and figures that are right."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from sickbay.core.errors import BadInput
from sickbay.core.tally import Figure
from sickbay.lab.simulate import Plan, Played, Summary, as_line, play, seating, simulate, wilson

PLAN = Plan("pandemic", ("random",), {"seats": 3, "epidemics": "5"})

TRACE = """
import json
from sickbay.lab.bench import build
from sickbay.lab.simulate import Plan, play
closed = {"seats": 2, "epidemics": 7, "hands": "closed"}
for options in ({}, closed, {"seats": 3, "roles": "medic,dispatcher,random"}):
    for seed in range(12):
        print(seed, *play(Plan("pandemic", ("random",), options), seed)[:7])
"""


def trace(compiled: bool, hash_seed: str = "0") -> str:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    if not compiled:
        env.pop("PYTHONPATH", None)
    code = f"{TRACE}assert build() == {'compiled' if compiled else 'plain'!r}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_hash_seeds_do_not_matter() -> None:
    assert trace(False, "1") == trace(False, "2")


@pytest.mark.compiled
def test_both_builds_play_the_same() -> None:
    if os.environ.get("SICKBAY_BUILD") != "compiled":
        return  # there is one build only; the compiled one compares itself with this one
    assert trace(True) == trace(False)


@pytest.mark.compiled
def test_any_number_of_jobs_gives_the_same_games() -> None:
    alone = [as_line(PLAN, played) for played in simulate(PLAN, range(1, 25), 1)]
    together = [as_line(PLAN, played) for played in simulate(PLAN, range(1, 25), 2)]
    assert alone == together
    assert [json.loads(line)["seed"] for line in alone] == list(range(1, 25))


def test_a_line_says_all_that_makes_the_game_again() -> None:
    played = play(PLAN, 9)
    row = json.loads(as_line(PLAN, played))
    again = play(Plan(row["game"], tuple(row["bots"]), row["options"]), row["seed"])
    assert again.digest == row["digest"]
    assert "times" not in row


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (Plan("pandemonium", ("random",), {}), "game-unknown"),
        (Plan("pandemic", ("plannner",), {}), "bot-unknown"),
        (Plan("pandemic", ("random",) * 5, {}), "option-bad"),
        (Plan("pandemic", ("random",) * 3, {"seats": 2}), "players-wrong"),
        (Plan("pandemic", ("random",), {"epidemic": 5}), "option-unknown"),
    ],
)
def test_what_cannot_be_is_refused_before_any_game(plan: Plan, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        simulate(plan, range(10))
    assert caught.value.key == key


def test_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(60, 400) == pytest.approx((0.1183, 0.1883), abs=5e-5)


def test_every_bot_sits_everywhere_as_often() -> None:
    bots = ("random", "greedy", "greedy")
    plan = Plan("hrubec", bots, {}, rotate=True)
    seatings = [seating(plan, bots, seed) for seed in range(6)]
    assert [seats.index("random") for seats in seatings] == [0, 1, 2, 0, 1, 2]
    assert all(sorted(seats) == sorted(bots) for seats in seatings)
    assert seating(plan._replace(rotate=False), bots, 1) == list(bots)


@pytest.mark.parametrize("seed", [2, 3])
def test_a_line_of_a_rotated_game_makes_it_again_alone(seed: int) -> None:
    plan = Plan("hrubec", ("greedy", "random"), {}, rotate=True)
    row = json.loads(as_line(plan, play(plan, seed)))
    assert row["bots"] == (["greedy", "random"] if seed == 2 else ["random", "greedy"])
    again = play(Plan(row["game"], tuple(row["bots"]), row["options"]), seed)
    assert again.digest == row["digest"]
    assert row["figures"] == {figure.name: list(figure.by_seat) for figure in again.figures}


def game(**changed: Any) -> Played:
    base: dict[str, Any] = {"seed": 1, "won": (), "rule": "T1", "reason": "lost", "turns": 4, "moves": 10}
    return Played(**{**base, "digest": "", "times": (1000, 3000), **changed})


def test_summary_of_a_team_game() -> None:
    games = [game(won=(0, 1), rule="T2", reason="won", turns=8), game(), game(moves=40), game(turns=None)]
    summary = Summary(games, 2)
    assert summary.together
    assert summary.wins == [1, 1]
    assert [(result.key, count) for result, count in summary.reasons] == [("lost", 3), ("won", 1)]
    assert summary.moves == (17.5, 10.0)
    assert summary.turns == (16 / 3, 4.0)
    assert (summary.decisions, summary.ms_median, summary.ms_95) == (8, 3.0, 3.0)


def test_summary_of_rivals_and_of_nothing() -> None:
    assert not Summary([game(won=(1,)), game(won=(0,))], 2).together
    empty = Summary([], 2, ("a", "b"))
    assert (empty.games, empty.ms_median) == (0, 0.0)
    assert empty.wins_of == {"a": 0, "b": 0}
    assert empty.turns is None


def test_summary_of_bots() -> None:
    """A shared win is worth an equal part to each winner; figures are told for all and for each bot."""
    games = [
        game(won=won, bots=bots, figures=(Figure("tries", tries), Figure("hits", hits, "tries")))
        for won, bots, tries, hits in (
            ((0, 1), ("a", "b", "b"), (4, 0, 2), (1, 0, 2)),
            ((0,), ("b", "a", "b"), (1, 4, 1), (0, 3, 0)),
            ((1, 2), ("b", "a", "b"), (0, 2, 0), (0, 0, 0)),
        )
    ]
    summary = Summary(games, 3, ("a", "b", "b"))
    assert summary.wins_of == {"a": 1.0, "b": 2.0}
    assert summary.wins == [1.5, 1.0, 0.5]
    assert summary.shared == 2
    assert [figure[:2] for figure in summary.figures] == [
        ("tries", ""), ("tries", "a"), ("tries", "b"), ("hits", ""), ("hits", "a"), ("hits", "b"),
    ]  # fmt: skip
    assert [figure.middle for figure in summary.figures[:3]] == [
        (14 / 9, 1),
        (10 / 3, 4),
        (4 / 6, 0.5),
    ]
    assert [figure[2:] for figure in summary.figures[3:]] == [(None, 6, 14), (None, 4, 10), (None, 2, 4)]
    assert Summary(games, 3, ("a",)).wins_of == {}
