"""A moment of a random game: what a law looks at, and the samples that it tries."""

from __future__ import annotations

import json
from functools import partial
from typing import Any, Final

from sickbay.core.bot import Bot, Turn
from sickbay.core.chance import Chance, write_seed
from sickbay.core.errors import SickbayError
from sickbay.core.game import Game, seat_name
from sickbay.core.options import Options
from sickbay.core.positions import View
from sickbay.core.state import HOST, Event, State, seats_of
from sickbay.core.words import Move

PLAYER: Final = 0
SAMPLE: Final = 1
STREAMS: Final = ("law player", "law sample")
"""Who plays at random and what is tried have chance of their own: no law disturbs the game."""

_MOST_HEARD: Final = 40
_HOST_PATIENCE: Final = 24


class LawBroken(SickbayError):
    """A game breaks a law: which one, in which game (options and seed), before which move, and how."""


def broken(law: str, game: Game[Any], options: Options, seed: int, number: int, why: str) -> LawBroken:
    """The error that names all this."""
    said = " ".join([f"{name}={_written(value)}" for name, value in options.items()])
    return LawBroken(
        "law-broken", game.id, law=law, options=said, seed=write_seed(seed), move=number, why=why[:400]
    )


def _written(value: object) -> str:
    return ",".join([str(item) for item in value]) if isinstance(value, list) else str(value)


class Moment:
    """A position of a random game and what is said next (``seat`` is -1 when the game is over)."""

    def __init__(self, game: Game[Any], state: State, seed: int, number: int, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.number = number
        self.chance = chance
        self.law = ""
        self.heard: list[Move] = []
        self.seat = -1
        self.move: Move = ()
        self.after: State = state
        self.events: list[Event] = []
        self.players = game.seats(state.options)
        self.acting = seats_of(state.asked | state.offered)
        self.seats = [*range(self.players), HOST]
        self.legal: dict[int, list[Move]] = {seat: game.legal(state, seat) for seat in self.seats}

    def choose(self, bots: dict[int, Bot]) -> None:
        """Choose what is said next: any seat that may act, any verb of it, any of its sentences.

        A seat with a bot mostly says what the bot says, so that games get to where chance seldom does.
        """
        self.seat, self.move = choose(self.game, self.state, self.chance, self.legal)
        bot = bots.get(self.seat)
        if bot is not None and self.below(8):
            self.move = self._advice(bot) or self.move

    def _advice(self, bot: Bot) -> Move | None:
        seat = self.seat
        chance = Chance(self.below(1 << 31), (*self.game.streams, "bot"))
        look = partial(self.view, 1 << seat)
        offered = bool(self.state.offered >> seat & 1)
        return bot.choose(Turn(self.game, seat, tuple(self.legal[seat]), offered, chance, look))

    def play(self) -> None:
        """Do what is said on a copy, and listen."""
        self.after = self.state.copy()
        self.after.log = self.events
        self.game.push(self.after, self.seat, self.move)

    def next(self) -> Moment:
        """The moment after what is said."""
        after = Moment(self.game, self.after, self.seed, self.number + 1, self.chance)
        after.heard = [*self.heard, self.move][-_MOST_HEARD:]
        return after

    def below(self, n: int) -> int:
        """A random number for a sample."""
        return self.chance.below(SAMPLE, n)

    def demand(self, holds: bool, why: str) -> None:
        """Break the law unless this holds.

        :raises LawBroken: if it does not
        """
        if not holds:
            raise self.broken(why)

    def broken(self, why: str) -> LawBroken:
        """The law at hand is broken here."""
        return broken(self.law, self.game, self.state.options, self.seed, self.number, why)

    def said(self, seat: int, move: Move) -> str:
        """A seat and its sentence as text."""
        return f"seat {seat_name(seat)} '{self.game.words.format(move)}'"

    def viewers(self) -> list[int]:
        """A spectator, each seat alone, and some seats together (now and then all)."""
        everyone = (1 << self.players) - 1
        return [0, *[1 << seat for seat in range(self.players)], everyone, self.below(everyone + 1)]

    def some_viewer(self) -> int:
        """One of them."""
        viewers = self.viewers()
        return viewers[self.below(len(viewers))]

    def view(self, viewer: int) -> View:
        """The view as it comes out of a message: nothing but JSON."""
        return as_sent(self.game.view(self.state, viewer))

    def guess(self, view: View) -> State:
        """A state drawn from a view, with a seed of its own."""
        seed = self.below(1 << 31) + 1
        state: State = self.game.determinize(as_sent(view), Chance(seed, self.game.streams))
        return state

    def some_legal(self, most: int) -> list[tuple[int, Move]]:
        """Some of the legal sentences, with their seats."""
        all_of_them = [(seat, move) for seat in self.seats for move in self.legal[seat]]
        if len(all_of_them) <= most:
            return all_of_them
        return [all_of_them[self.below(len(all_of_them))] for _ in range(most)]

    def tries(self, most: int) -> list[tuple[int, Move]]:
        """Sentences that somebody might try: spoilt, earlier, somebody else's, nonsense, a few legal."""
        words = len(self.game.words)
        verbs = [verb.number for verb in self.game.verbs]
        known = [move for seat in self.seats for move in self.legal[seat]] + self.heard
        out: list[tuple[int, Move]] = [(self.seats[self.below(len(self.seats))], ())]
        for _ in range(most):
            seat = self.seats[self.below(len(self.seats))]
            if known and self.below(4):
                move = self._spoilt(known[self.below(len(known))], known)
            else:
                move = (
                    verbs[self.below(len(verbs))] if self.below(4) else self.below(words),
                    *[self.below(words) for _ in range(self.below(4))],
                )
            out.append((seat, move))
        return out

    def _spoilt(self, move: Move, known: list[Move]) -> Move:
        """A sentence changed in one place, or not at all."""
        at = self.below(len(move))
        other = known[self.below(len(known))]
        kind = self.below(6)
        if kind == 0:
            return move[:-1]
        if kind == 1:
            return (*move, other[self.below(len(other))])
        if kind == 2:
            return (*move[:at], self.below(len(self.game.words)), *move[at + 1 :])
        if kind == 3:
            return (*move[:at], other[min(at, len(other) - 1)], *move[at + 1 :])
        if kind == 4:
            return (*move[:at], *move[at + 1 :], move[at])
        return move


def choose(
    game: Game[Any], state: State, chance: Chance, legal: dict[int, list[Move]] | None = None
) -> tuple[int, Move]:
    """A random seat of those that may act, and a random verb and sentence of it; offered seats act too.

    A host that is merely offered its sentence (time is up) seldom says it, so that seats get to act.
    """
    acting = seats_of(state.asked | state.offered)
    if state.offered >> HOST & 1 and chance.below(PLAYER, _HOST_PATIENCE):
        acting.remove(HOST)
    while acting:
        seat = chance.pick(PLAYER, acting)
        moves = game.legal(state, seat) if legal is None else legal.get(seat, [])
        if moves:
            verb = chance.pick(PLAYER, list(dict.fromkeys([move[0] for move in moves])))
            same = [move for move in moves if move[0] == verb]
            return seat, same[chance.below(PLAYER, len(same))]
        acting.remove(seat)
    raise SickbayError("game-stuck", game.id)


def as_sent(view: View) -> View:
    """A view after a trip through JSON."""
    sent: View = json.loads(json.dumps(view))
    return sent
