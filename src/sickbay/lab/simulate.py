"""Many games among bots, and what comes out on average."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from statistics import mean, median
from typing import Any, Final, NamedTuple

from sickbay.bots import make_bot
from sickbay.core import registry
from sickbay.core.bot import Bot, Turn
from sickbay.core.errors import BadInput
from sickbay.core.game import Game
from sickbay.core.rules import Result
from sickbay.core.state import Event
from sickbay.core.tally import Figure
from sickbay.core.words import Move
from sickbay.core.workers import spread
from sickbay.table.match import Match
from sickbay.table.pacer import Tempo

_WORTH_A_WORKER: Final = 8
"""Fewer games than this are not worth the start of another process."""


class Plan(NamedTuple):
    """What is simulated: everything but the seed.

    :ivar bots: names of bots, one a seat, or one for all seats
    :ivar rotate: with each seed every bot moves on to the next seat
    :ivar pack: the text of an owner's pack; empty for the game's own values
    :ivar tempo: where time may run out, so many actions of each seat until it does; 0: there is no clock
    """

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, object]
    rotate: bool = False
    pack: str = ""
    tempo: int = 0

    def find_game(self) -> Game[Any]:
        """The game that is played.

        :raises SickbayError: if there is no such game, or the pack does not fit it
        """
        game = registry.game(self.game)
        return game.with_pack(self.pack) if self.pack else game


class Played(NamedTuple):
    """One game, played to its end.

    :ivar bots: by seat
    :ivar figures: the game's own
    :ivar turns: turns as the game itself counts them; None if it does not
    :ivar times: for each decision that was one, the processor time it took in microseconds
    """

    seed: int
    won: tuple[int, ...]
    rule: str
    reason: str
    turns: int | None
    moves: int
    digest: str
    times: tuple[int, ...]
    bots: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()


class _Timed:
    """A bot under a stop-watch."""

    def __init__(self, bot: Bot, times: list[int]) -> None:
        self.wants_events: bool = getattr(bot, "wants_events", False)
        self._bot = bot
        self._times = times

    def choose(self, turn: Turn) -> Move | None:
        start = time.thread_time_ns()
        move = self._bot.choose(turn)
        if turn.offered or len(turn.legal) > 1:
            self._times.append((time.thread_time_ns() - start) // 1000)
        return move


def seat_bots(game: Game[Any], plan: Plan) -> tuple[list[str], dict[str, object]]:
    """The bots by seat and the options that make so many seats.

    :raises BadInput: if bots and seats do not fit together, or one of them cannot be
    """
    options = dict(plan.options)
    if len(plan.bots) > 1 and any(option.name == "seats" for option in game.options):
        options.setdefault("seats", len(plan.bots))
    seats = game.seats(game.read_options(options))
    bots = list(plan.bots) * seats if len(plan.bots) == 1 else list(plan.bots)
    if len(bots) != seats:
        raise BadInput("players-wrong", players=len(bots), seats=seats)
    for name in set(bots):
        make_bot(game, name)
    return bots, options


def seating(plan: Plan, bots: Sequence[str], seed: int) -> list[str]:
    """The bots by seat in the game with this seed.

    >>> seating(Plan("", (), {}, rotate=True), ["a", "b", "b"], 4)
    ['b', 'a', 'b']
    """
    shift = seed % len(bots) if plan.rotate else 0
    return [bots[seat - shift] for seat in range(len(bots))]


def play(plan: Plan, seed: int, game: Game[Any] | None = None) -> Played:
    """Play one game.

    :raises BadInput: if the plan cannot be
    """
    game = game or plan.find_game()
    bots, options = seat_bots(game, plan)
    bots = seating(plan, bots, seed)
    times: list[int] = []
    players = [_Timed(make_bot(game, name), times) for name in bots]
    tally = game.tally()
    happened: list[Event] = []

    def hear(_seat: int, _move: Move, events: list[Event]) -> None:
        happened.extend(events)

    pacer = Tempo(plan.tempo, game.takes_time) if plan.tempo else None
    match = Match(game, players, seed, options, pacer, hear if tally else None)
    result = match.run()
    end = game.to_json(match.state)
    turns = end.get("turn")
    return Played(
        seed=seed,
        won=result.won,
        rule=result.rule,
        reason=result.key,
        turns=turns if isinstance(turns, int) else None,
        moves=len(match.moves),
        digest=game.digest(match.state),
        times=tuple(times),
        bots=tuple(bots),
        figures=tuple(tally(match.state, happened)) if tally else (),
    )


def simulate(plan: Plan, seeds: Sequence[int], jobs: int = 1) -> Iterator[Played]:
    """Play one game a seed, in any number of processes; in the order of the seeds.

    :raises BadInput: if the plan cannot be; before any game is played
    """
    seat_bots(plan.find_game(), plan)
    return _simulate(plan, seeds, min(jobs, -(-len(seeds) // _WORTH_A_WORKER)))


def _simulate(plan: Plan, seeds: Sequence[int], jobs: int) -> Iterator[Played]:
    if jobs <= 1:
        for seed in seeds:
            yield play(plan, seed)
        return
    chunk = max(1, min(8, len(seeds) // (4 * jobs)))
    yield from spread(partial(play, plan), seeds, jobs, chunk)


def cores() -> int:
    """How many processes can really run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def as_line(plan: Plan, played: Played) -> str:
    """One game as a line of JSON; the same for any number of jobs, so times are left out.

    The bots are those of this game by seat, so it can be played again without the other games.
    """
    row = {"game": plan.game, "bots": [], "options": dict(plan.options), **played._asdict()}
    row["figures"] = {figure.name: list(figure.by_seat) for figure in played.figures}
    del row["times"]
    return json.dumps(row, ensure_ascii=False, separators=(", ", ": "))


def wilson(won: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's): where the true rate lies, give or take chance.

    >>> [round(100 * end, 1) for end in wilson(10, 100)]
    [5.5, 17.4]
    """
    if played == 0:
        return 0.0, 1.0
    z = 1.959964
    rate = won / played
    middle = rate + z * z / (2 * played)
    spread = z * sqrt(rate * (1 - rate) / played + z * z / (4 * played * played))
    whole = 1 + z * z / played
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


class Counted(NamedTuple):
    """A figure over many games, for all seats or for those of one bot.

    :ivar bot: its name; empty for all seats
    :ivar middle: mean and median for a seat in a game; None if it is told as a share
    :ivar part: the sum over all games
    :ivar whole: the sum of what it is a part of
    """

    name: str
    bot: str
    middle: tuple[float, float] | None
    part: int
    whole: int


class Summary:
    """What came out of many games.

    :param bots: the bots in the order in which they are told

    :ivar wins: games won by each seat; of a game that several rivals won each has an equal part
    :ivar wins_of: the same for each bot, if there are several
    :ivar shared: games that several rivals won
    :ivar reasons: how the games ended: result and how often, the most frequent first
    :ivar together: whether all seats always won or lost together
    :ivar figures: the game's own
    """

    def __init__(self, games: Sequence[Played], seats: int, bots: Sequence[str] = ()) -> None:
        self.games = len(games)
        self.together = all(len(game.won) in (0, seats) for game in games)
        self.wins = [
            sum(1.0 if self.together else 1 / len(game.won) for game in games if seat in game.won)
            for seat in range(seats)
        ]
        self.shared = 0 if self.together else sum(len(game.won) > 1 for game in games)
        self.wins_of = {bot: _won_by(bot, games) for bot in bots} if len(set(bots)) > 1 else {}
        counted = Counter((bool(game.won), game.rule, game.reason) for game in games)
        self.reasons = [
            (Result((0,) if won else (), rule, key), count)
            for (won, rule, key), count in sorted(counted.items(), key=lambda item: (-item[1], item[0]))
        ]
        self.moves = _middle([game.moves for game in games])
        self.turns = _middle([game.turns for game in games if game.turns is not None])
        figures = dict.fromkeys((figure.name, figure.part_of) for game in games for figure in game.figures)
        self.figures = [
            _counted(name, part_of, bot, games) for name, part_of in figures for bot in ("", *self.wins_of)
        ]
        times = sorted(time for game in games for time in game.times)
        self.decisions = len(times)
        self.ms_median = times[len(times) // 2] / 1000 if times else 0.0
        self.ms_95 = times[len(times) * 95 // 100] / 1000 if times else 0.0


def _won_by(bot: str, games: Sequence[Played]) -> float:
    return sum(sum(game.bots[seat] == bot for seat in game.won) / len(game.won) for game in games if game.won)


def _counted(name: str, part_of: str, bot: str, games: Sequence[Played]) -> Counted:
    numbers: dict[str, list[int]] = {name: [], part_of: []}
    for game in games:
        for figure in game.figures:
            if figure.name in numbers:
                numbers[figure.name] += [
                    number
                    for number, player in zip(figure.by_seat, game.bots, strict=True)
                    if bot in ("", player)
                ]
    middle = None if part_of else _middle(numbers[name])
    return Counted(name, bot, middle, sum(numbers[name]), sum(numbers[part_of]))


def _middle(numbers: Sequence[int]) -> tuple[float, float] | None:
    """Mean and median; None of nothing."""
    return (mean(numbers), median(numbers)) if numbers else None
