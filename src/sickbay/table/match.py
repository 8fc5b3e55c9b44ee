"""One game, played to its end by players who are all here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Generic, cast

from sickbay.core.bot import Bot, Turn
from sickbay.core.chance import Chance, check_seed, new_seed
from sickbay.core.errors import BadInput, BadMove, SickbayError
from sickbay.core.game import Game
from sickbay.core.rules import Refused, Result
from sickbay.core.state import HOST, Event, S, seat_mask, seats_of
from sickbay.core.words import Move
from sickbay.table.pacer import InTurn, Pacer, SeatOrder

Listener = Callable[[int, Move, list[Event]], None]
"""Hears every move when it is done: the seat, its words, and what happened (secrets included)."""

MOST_MOVES = 20_000
"""More moves than any game of ours can have."""


def own_seed(seed: int, name: str) -> int:
    """A seed for somebody at the table, fixed by the game's seed but telling nothing about it."""
    key = blake2b(name.encode(), key=seed.to_bytes(32, "big"), digest_size=32, person=b"sickbay player")
    return int.from_bytes(key.digest(), "big")


def own_chance(seed: int, name: str, streams: tuple[str, ...] = ()) -> Chance:
    """The chance of somebody at the table (:func:`own_seed`).

    :param streams: of the game, for whoever draws states of it; the own stream comes after them
    """
    return Chance(own_seed(seed, name), (*streams, name))


class Match(Generic[S]):
    """One game among its players.

    Before an asked seat moves, those who are offered a move are given the chance to speak, once each; when
    one does, everybody who may speak then is asked anew.

    :param game: the game
    :param players: one a seat; :class:`~sickbay.core.bot.Bot` says what a player is
    :param seed: of the game; a secret new one if there is none
    :param options: of the game; ``seats`` is the number of players if it is not given
    :param pacer: who goes first among those asked, and whether time is ever up; if there is none, seat order,
        or in turn where all act at once
    :param listen: hears every move
    :param most_moves: the match is broken off after so many
    :raises BadOption, BadInput: for options, a seed or a number of players that cannot be
    """

    def __init__(
        self,
        game: Game[S],
        players: Sequence[Bot],
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        pacer: Pacer | None = None,
        listen: Listener | None = None,
        most_moves: int = MOST_MOVES,
    ) -> None:
        given = dict(options or {})
        if any(option.name == "seats" for option in game.options):
            given.setdefault("seats", len(players))
        self.options = game.read_options(given)
        if game.seats(self.options) != len(players):
            raise BadInput("players-wrong", players=len(players), seats=game.seats(self.options))
        self.game = game
        self.players = list(players)
        self.seed = new_seed() if seed is None else seed
        self._told: dict[int, list[Move]] = {
            seat: [] for seat, player in enumerate(players) if getattr(player, "wants_events", False)
        }
        self.state: S = self._begun()
        self.moves: list[tuple[int, Move]] = []
        """Every move in the order in which it was made: the seat and its words."""
        self._pacer: Pacer = pacer or (InTurn() if game.at_once else SeatOrder())
        self._listen = listen
        self._most_moves = most_moves
        self._chances = [
            own_chance(self.seed, f"player {seat}", game.streams) for seat in range(len(players))
        ]

    def _begun(self) -> S:
        """The game after set-up."""
        game = self.game
        if not self._told:
            return game.new(self.options, self.seed)
        state = game.set_up(self.options, Chance(check_seed(self.seed), game.streams))
        events: list[Event] = []
        state.log = events
        game.settle(state)
        state.log = None
        self._tell(events)
        return state

    def _tell(self, events: list[Event]) -> None:
        """Tell those who want to hear what happened, in the words that each may know."""
        for seat, told in self._told.items():
            told += [self.game.masked(event, seat_mask(seat)) for event in events]

    def run(self) -> Result:
        """Play to the end.

        :raises SickbayError: if a player says what is no legal move, or the match does not end
        """
        while self.state.asked:
            self.go_on()
        result = self.game.result(self.state)
        if result is None:
            raise SickbayError("match-stuck", moves=len(self.moves))
        return result

    def go_on(self) -> None:
        """Ask those who may speak now until one of them has moved.

        :raises SickbayError: if a player says what is no legal move, or there were too many moves
        """
        if len(self.moves) >= self._most_moves:
            raise SickbayError("match-endless", most=self._most_moves)
        state = self.state
        host = 1 << HOST
        if state.offered & ~host:
            for seat in seats_of(state.offered & ~host):
                move = self._ask(seat, True)
                if move is not None:
                    self._push(seat, move)
                    return
        clock = state.offered & host if self._pacer.timed else 0
        seat = self._pacer.first(seats_of(state.asked | clock))
        move = self.game.legal(state, HOST)[0] if seat == HOST else self._ask(seat, False)
        if move is not None:
            self._push(seat, move)

    def say(self, seat: int, move: Move) -> None:
        """Make a move for a seat, checked.

        :raises Refused: if it is not legal now; then nothing has changed
        """
        reason = self.game.why_not(self.state, seat, move)
        if reason is not None:
            raise Refused(reason)
        self._push(seat, move)

    def _ask(self, seat: int, offered: bool) -> Move | None:
        game, state = self.game, self.state
        legal = tuple(game.legal(state, seat))
        if offered and not legal:
            return None
        told = self._told.get(seat)
        events = tuple(told or ())
        if told:
            told.clear()
        chance = self._chances[seat]
        turn = Turn(game, seat, legal, offered, chance, lambda: game.view(state, seat_mask(seat)), events)
        player: Any = self.players[seat]
        said: object = player.choose(turn)  # it may say anything
        if said is None and offered:
            return None
        if said not in legal:
            raise BadMove("player-illegal", seat=seat, move=_quoted(game, said))
        return cast("Move", said)

    def _push(self, seat: int, move: Move) -> None:
        state = self.state
        self._pacer.heard(seat, self.game.words.words[move[0]])
        if self._listen is None and not self._told:
            self.game.push(state, seat, move)
            self.moves.append((seat, move))
        else:
            events: list[Event] = []
            state.log = events
            self.game.push(state, seat, move)
            state.log = None
            self.moves.append((seat, move))
            self._tell(events)
            if self._listen is not None:
                self._listen(seat, move, events)


def _quoted(game: Game[Any], move: object) -> str:
    """What a player said, as text: a player may say anything."""
    if isinstance(move, tuple) and all(isinstance(n, int) and 0 <= n < len(game.words) for n in move):
        return game.words.format(move)
    return repr(move)[:80]
