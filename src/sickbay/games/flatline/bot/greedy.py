"""A bot that fills what can be filled right now, the best value a die first (F10.9)."""

from __future__ import annotations

from typing import Final, cast

from sickbay.core.bot import Turn
from sickbay.core.words import Move
from sickbay.games.flatline.bot.answers import answer, card_to_play, dearest_first
from sickbay.games.flatline.bot.planning import Hands, Placing, die_with, filling
from sickbay.games.flatline.bot.weights import worth
from sickbay.games.flatline.cards import DICE_IN
from sickbay.games.flatline.rules.frames import COUNTDOWN
from sickbay.games.flatline.state import TRACK_LOCK, Flatline
from sickbay.games.flatline.words import (
    FREE_REROLL,
    LETTER,
    NUMBER,
    PLACE,
    PLAY,
    REROLL,
    SACRIFICE,
)

OVERLOOKED: Final = 15
"""So many of a hundred targets are overlooked at each look; none on which somebody has begun."""


_WITH_DICE: Final = (PLACE, SACRIFICE, REROLL, FREE_REROLL)


class Greedy:
    """Sees the whole board at each look, overlooks a part of it, and plans nothing ahead.

    In the countdown it finds what the team could fill completely with the dice in hand, the best value a die
    first, and places its own dice for that, but on nothing that people have marked as theirs; so several such
    bots finish each other's lines. What it is not needed for it leaves to the others. When the team can fill
    nothing, a die is sacrificed and the fullest hand rolled again. It never plays Improvise or Shared Charts.
    """

    def choose(self, turn: Turn) -> Move | None:
        """One of the legal moves."""
        if turn.offered and not any(move[0] in _WITH_DICE for move in turn.legal):
            return None
        state = cast(Flatline, turn.game.board_of(turn.view))  # type: ignore[attr-defined]
        if state.agenda[-1][0] == COUNTDOWN:
            return in_countdown(turn, state)
        return card_to_play(state, turn.legal) or answer(state, turn.legal)


def in_countdown(turn: Turn, state: Flatline) -> Move | None:
    """What the seat does now: place for the best plan, re-roll, sacrifice, or leave it to the others."""
    seat = turn.seat
    legal = set(turn.legal)
    plans = look(turn, state)
    for target, placings in plans:
        for space, placing_seat, icon in placings:
            if placing_seat == seat:
                return (PLACE, NUMBER + die_with(state, seat, icon), target, LETTER + space)
    if state.permissions[seat]:
        return all_dice(state, seat, REROLL)
    if not plans:
        move = without_plan(turn, state)
        if move in legal:
            return move
    return None if turn.offered else quiet(turn)


def quiet(turn: Turn) -> Move:
    """Done; the last of what can be said without doing anything."""
    says = [move for move in turn.legal if len(move) == 1]
    return says[-1] if says else turn.legal[-1]


def look(turn: Turn, state: Flatline) -> list[tuple[int, list[Placing]]]:
    """What the team can fill with its hands, the best value a die first, each die used once."""
    seen: list[tuple[float, int]] = []
    taken = {mark[2] for mark in turn.marks if mark[0] == PLACE and len(mark) > 2}
    for target in state.open_to:
        if target in taken:
            continue
        used = state.used(target).bit_count()
        left = state.shapes[target].size - used
        if turn.below(100) >= OVERLOOKED or used:
            seen.append((worth(state, target) / left, target))
    seen.sort(key=lambda item: (-item[0], item[1]))
    hands = Hands(state)
    plans: list[tuple[int, list[Placing]]] = []
    for value, target in seen:
        if value > 0:
            placings = filling(state, hands, target, state.shapes[target])
            if placings is not None:
                for _, seat, icon in placings:
                    hands.take(seat, icon)
                plans.append((target, placings))
    return plans


def all_dice(state: Flatline, seat: int, verb: int) -> Move:
    """A re-roll of all dice in hand."""
    return (verb, *[NUMBER + die for die in DICE_IN[state.hands[seat]]])


def without_plan(turn: Turn, state: Flatline) -> Move | None:
    """The fullest hand is rolled again: by a token, a triage card, or a die that somebody sacrifices."""
    sizes = [hand.bit_count() for hand in state.hands]
    fullest = sizes.index(max(sizes))
    if any(state.permissions):
        return None  # somebody is about to roll again
    if state.tokens:
        return all_dice(state, turn.seat, FREE_REROLL) if turn.seat == fullest else None
    cards = [move for move in turn.legal if move[0] == PLAY]
    for card in dearest_first(cards):
        if len(card) == 2 or card[2:] == (NUMBER + fullest,):
            return card if turn.seat == fullest else None
    if state.locks[TRACK_LOCK] or len(state.track) >= state.track_size() or max(sizes) < 2:
        return None
    givers = [seat for seat in range(state.seats) if sizes[seat] and seat != fullest]
    giver = min(givers, key=lambda seat: sizes[seat]) if givers else fullest
    if turn.seat != giver:
        return None
    return next((move for move in turn.legal if move[0] == SACRIFICE and move[3] == NUMBER + fullest), None)
