"""How fast a game is, as a figure and as a ratio to the calibration loop beside it."""

from __future__ import annotations

import json
import platform
import random
import time
import tracemalloc
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sickbay.core import game as core_game
from sickbay.core.chance import Chance
from sickbay.core.game import Game
from sickbay.core.options import Options
from sickbay.lab import calibration

_ROUNDS: Final = 5
_COPIES_WEIGHED: Final = 200


def build() -> str:
    """Whether the core runs ``compiled`` or ``plain``."""
    return "plain" if (core_game.__file__ or "").endswith(".py") else "compiled"


class Speed(NamedTuple):
    """What was measured: rates a second of processor time, times in microseconds."""

    game: str
    build: str
    python: str
    decisions_per_s: float
    games_per_s: float
    set_up_us: float
    copy_us: float
    copy_bytes: int
    view_us: float
    loop_decisions_per_s: float
    loop_copy_us: float

    @property
    def decisions_ratio(self) -> float:
        """Decisions a second against the calibration loop's; more is better."""
        return self.decisions_per_s / self.loop_decisions_per_s

    @property
    def copy_ratio(self) -> float:
        """Time of a copy against the calibration loop's; less is better."""
        return self.copy_us / self.loop_copy_us

    def as_json(self) -> dict[str, object]:
        """The figures, rounded to what they are good for, and the ratios."""
        figures = {name: _rounded(value) for name, value in self._asdict().items()}
        ratios = {"decisions": round(self.decisions_ratio, 3), "copy": round(self.copy_ratio, 2)}
        return {**figures, "ratio": ratios}


def _rounded(value: object) -> object:
    return round(value, 2 if value < 1000 else 0) if isinstance(value, float) else value


class _Tally:
    """Things done and the processor time they took."""

    def __init__(self, work: Callable[[int], int]) -> None:
        self._work = work
        self._next = 0
        self.runs = 0
        self.things = 0
        self.seconds = 0.0

    def run_for(self, seconds: float) -> None:
        """Do the work again and again, each time with the next number."""
        start = now = time.process_time()
        while now - start <= seconds:
            self.things += self._work(self._next)
            self._next += 1
            self.runs += 1
            now = time.process_time()
        self.seconds += now - start

    @property
    def rate(self) -> float:
        """Things a second."""
        return self.things / self.seconds

    @property
    def us(self) -> float:
        """Microseconds a thing."""
        return self.seconds / self.things * 1e6


def play_random(game: Game[Any], options: Options, seed: int, most: int = 1 << 30) -> tuple[Any, int, int]:
    """One random game (or its first moves): the last state, its decisions and its moves.

    The lowest asked seat moves. A move without a choice is made, but is no decision.
    """
    state = game.set_up(options, Chance(seed, game.streams))
    game.settle(state)
    rnd = random.Random(seed).random
    legal, push = game.legal, game.push
    decisions = moves = 0
    while (asked := state.asked) and moves < most:
        seat = (asked & -asked).bit_length() - 1
        choices = legal(state, seat)
        n = len(choices)
        if n > 1:
            push(state, seat, choices[int(rnd() * n)])
            decisions += 1
        else:
            push(state, seat, choices[0])
        moves += 1
    return state, decisions, moves


def _mid_games(game: Game[Any], options: Options, count: int = 4) -> list[Any]:
    """States from the middle of random games."""
    halves = [(seed, play_random(game, options, seed)[2] // 2) for seed in range(count)]
    return [play_random(game, options, seed, half)[0] for seed, half in halves]


def measure(game: Game[Any], seconds: float = 10.0) -> Speed:
    """Measure a game and the calibration loop in turns, so that both meet the same machine.

    :param seconds: processor time in all, about
    """
    options = game.read_options({})
    states = _mid_games(game, options)
    loop_state = calibration.new_state(4, 3)
    games = _Tally(lambda seed: play_random(game, options, seed)[1])
    loop = _Tally(calibration.play_random)
    copies = _Tally(lambda n: _copy_often(states[n % len(states)]))
    loop_copies = _Tally(lambda _: _clone_often(loop_state))
    set_ups = _Tally(lambda seed: _one(game.new(options, seed)))
    views = _Tally(lambda n: _one(json.dumps(game.view(states[n % len(states)], 1))))
    shares = ((games, 0.3), (loop, 0.3), (copies, 0.1), (loop_copies, 0.1), (set_ups, 0.1), (views, 0.1))
    for tally, _ in shares:
        tally.run_for(0)
    for _ in range(_ROUNDS):
        for tally, share in shares:
            tally.run_for(seconds * share / _ROUNDS)
    return Speed(
        game=game.id,
        build=build(),
        python=platform.python_version(),
        decisions_per_s=games.rate,
        games_per_s=games.runs / games.seconds,
        set_up_us=set_ups.us,
        copy_us=copies.us,
        copy_bytes=_weigh(states[0]),
        view_us=views.us,
        loop_decisions_per_s=loop.rate,
        loop_copy_us=loop_copies.us,
    )


def _one(_: object) -> int:
    return 1


def _copy_often(state: Any) -> int:
    copy = state.copy
    for _ in range(100):
        copy()
    return 100


def _clone_often(state: calibration.State) -> int:
    clone = state.clone
    for _ in range(100):
        clone()
    return 100


def _weigh(state: Any) -> int:
    """Bytes that one more copy takes."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [state.copy() for _ in range(_COPIES_WEIGHED)]
        return (tracemalloc.get_traced_memory()[0] - before) // len(kept)
    finally:
        tracemalloc.stop()
