"""Random games: one under the laws, and one as a trace."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from sickbay.core.bot import Bot
from sickbay.core.chance import Chance
from sickbay.core.game import Game, seat_name
from sickbay.core.laws.moment import STREAMS, LawBroken, Moment, broken, choose
from sickbay.core.laws.rules import LAWS, Law
from sickbay.core.options import Options
from sickbay.core.state import State
from sickbay.core.words import Move

BOUND: Final = 5_000
"""Moves after which a random game should long be over."""


class LawReport:
    """A random game that keeps the laws."""

    def __init__(self, options: Options, seed: int) -> None:
        self.options = options
        self.seed = seed
        self.moves = 0
        self.moments = 0
        """At so many moments the laws were looked at."""
        self.result = ""
        self.digest = ""

    def __repr__(self) -> str:
        return f"LawReport({self.moves} moves, {self.moments} moments, {self.result})"


def run(
    game: Game[Any],
    options: Options | None = None,
    seed: int = 1,
    bound: int = BOUND,
    laws: Iterable[str] | None = None,
    often: int = 1,
    bot: str = "",
) -> LawReport:
    """Play one random game and hold the laws against it.

    :param laws: names from :data:`~sickbay.core.laws.rules.LAWS`; all if None
    :param bound: the game has to end within so many moves
    :param often: the laws are looked at about every so many moves, and always at the beginning and the end
    :param bot: let this bot of the game's own choose most moves, so that the game gets further
    :raises LawBroken: at the first law that does not hold
    """
    report = LawReport(game.read_options(options), seed)
    chosen = {name: LAWS[name] for name in (LAWS if laws is None else laws)}
    chance = Chance(seed, STREAMS)
    moves: list[tuple[int, Move]] = []
    moment = Moment(game, game.new(report.options, seed), seed, 0, chance)
    bots = {seat: game.bots()[bot]() for seat in range(moment.players)} if bot else {}
    while not moment.state.ended:
        if moment.number >= bound:
            raise broken("ends", game, report.options, seed, bound, f"not over after {bound} moves")
        _guarded(moment, "plays", partial(_take, bots=bots))
        moves.append((moment.seat, moment.move))
        if not moment.number or not moment.below(often):
            _look(moment, chosen, report)
        moment = moment.next()
    _look(moment, chosen, report)
    report.moves = len(moves)
    report.digest = game.digest(moment.state)
    report.result = result_key(game, moment.state)
    _replay(game, report, moves)
    return report


def _take(moment: Moment, bots: dict[int, Bot]) -> None:
    moment.game.check(moment.state)
    moment.choose(bots)
    moment.play()


def _look(moment: Moment, laws: dict[str, Law], report: LawReport) -> None:
    report.moments += 1
    for name, law in laws.items():
        _guarded(moment, name, law)


def _guarded(moment: Moment, name: str, law: Law) -> None:
    """Hold one law against a moment; whatever goes wrong in it breaks it."""
    moment.law = name
    try:
        law(moment)
    except LawBroken:
        raise
    except Exception as error:
        raise moment.broken(f"{type(error).__name__}: {error}") from error


def _replay(game: Game[Any], report: LawReport, moves: list[tuple[int, Move]]) -> None:
    """The same options, seed and moves make the same game."""
    state = game.new(report.options, report.seed)
    for number, (seat, move) in enumerate(moves):
        reason = game.why_not(state, seat, move)
        if reason is not None:
            raise broken(
                "replays", game, report.options, report.seed, number, f"refused in a replay: {reason}"
            )
        game.push(state, seat, move)
    if game.digest(state) != report.digest:
        raise broken("replays", game, report.options, report.seed, len(moves), "a replay ends differently")


def result_key(game: Game[Any], state: State) -> str:
    """The short name of the reason why a game is over."""
    result = game.result(state)
    return "" if result is None else result.key


def trace(game: Game[Any], options: Options | None = None, seed: int = 1, bound: int = BOUND) -> str:
    """A fingerprint of a whole random game: its moves, events and positions.

    It is the same on every Python, plain or compiled, whatever the hash seed.
    """
    state = game.new(options, seed)
    chance = Chance(seed, STREAMS)
    sums = blake2b(game.digest(state).encode(), digest_size=16)
    for _ in range(bound):
        if state.ended:
            break
        seat, move = choose(game, state, chance)
        state.log = []
        game.push(state, seat, move)
        sums.update(f"{seat_name(seat)} {game.words.format(move)}\n".encode())
        for who, said in state.log:
            sums.update(f"{who} {game.words.format(said)}\n".encode())
        sums.update(game.digest(state).encode())
    return sums.hexdigest()
