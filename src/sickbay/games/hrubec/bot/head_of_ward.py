"""The player."""

from __future__ import annotations

from typing import cast

from sickbay.core.bot import Turn
from sickbay.core.game import Game
from sickbay.core.words import Move
from sickbay.games.hrubec.bot.judgement import Judge
from sickbay.games.hrubec.bot.known import read_view
from sickbay.games.hrubec.bot.weights import WEIGHTS, Weights
from sickbay.games.hrubec.rules.effects import ACTION_CARDS
from sickbay.games.hrubec.rules.frames import DISMISSES
from sickbay.games.hrubec.rules.pieces import join, left_of
from sickbay.games.hrubec.rules.sentences import DISMISSALS
from sickbay.games.hrubec.state import Hrubec
from sickbay.games.hrubec.words import (
    ACTION,
    ADMIT,
    CHOOSE,
    DOCTORS_SWAP,
    END,
    HOLIDAY,
    OPERATE,
    PLAY,
    SPECIALTY,
)


class HeadOfWard:
    """Tries each of its moves on the position as it knows it, and says the one that leaves it best off."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, turn: Turn) -> Move | None:
        """One of the legal moves; the first of the best."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        state = read_view(turn)
        backs = cast("list[int]", turn.view["queue_backs"])
        judge = Judge(state, backs, turn.seat, self.weights)
        best = turn.legal[0]
        most = worth_after(turn.game, state, judge, best)
        for move in turn.legal[1:]:
            worth = worth_after(turn.game, state, judge, move)
            if worth > most:
                best = move
                most = worth
        return best


def worth_after(game: Game[Hrubec], state: Hrubec, judge: Judge, move: Move) -> float:
    """What a move is worth to the seat of the judge: the worth of the position after it."""
    seat = judge.seat
    verb = move[0]
    if verb == END:
        return judge.worth(state)
    if verb == OPERATE:
        patient = state.theatres[seat]
        chosen = judge.by_requirement(state, seat, patient, move[1] - SPECIALTY)
        return judge.worth(state) - judge.operation(state, seat, patient) + chosen
    after = state.copy()
    if verb == CHOOSE:
        join(after, move[1], seat, left_of(state, seat))
        return judge.worth(after)
    game.verb_of[verb].apply(after, seat, move)
    if verb == PLAY and move[1] == DOCTORS_SWAP:
        swap_worst(after, judge)
    frame = after.agenda[-1]
    if frame[0] == DISMISSES and frame[1] == seat:  # the Alien
        return max([worth_after(game, after, judge, DISMISSALS[doctor]) for doctor in after.teams[seat]])
    worth = judge.worth(after)
    if verb == ADMIT and HOLIDAY in after.hands[seat]:  # he need not stay
        holidays: list[Move] = []
        ACTION_CARDS[HOLIDAY - ACTION].offers(after, seat, holidays)
        for holiday in holidays:
            worth = max(worth, worth_after(game, after, judge, holiday))
    return worth


def swap_worst(state: Hrubec, judge: Judge) -> None:
    """H6.3 as it is to be feared: everybody gives the doctor whom the team misses least."""
    picks: list[tuple[int, int]] = []
    for seat in range(state.seats):
        team = state.teams[seat]
        if team:
            picks.append((seat, least_missed(state, judge, seat)))
    for seat, doctor in picks:
        join(state, doctor, seat, left_of(state, seat))


def least_missed(state: Hrubec, judge: Judge, seat: int) -> int:
    """The doctor without whom the team of a seat has the best future."""
    team = state.teams[seat]
    best = team[0]
    most = -1e9
    for doctor in team:
        state.teams[seat] = [other for other in team if other != doctor]
        future = judge.future(state, seat)
        if future > most:
            best = doctor
            most = future
    state.teams[seat] = team
    return best
