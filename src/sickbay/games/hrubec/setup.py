"""Set-up (H3): the options, hands and draw pile, the queue, the covered place, who begins."""

from __future__ import annotations

from typing import Final

from sickbay.core.chance import Chance
from sickbay.core.options import Option, Options
from sickbay.games.hrubec.cards import BACKS, FEWEST_SEATS, MOST_SEATS, Cards
from sickbay.games.hrubec.memory import came, dealt, pile_made
from sickbay.games.hrubec.rules.frames import TURN
from sickbay.games.hrubec.state import (
    COVER_STREAM,
    DOCTOR_STREAM,
    FIRST_STREAM,
    PILE_STREAM,
    QUEUE_STREAM,
    Hrubec,
)
from sickbay.games.hrubec.words import CLOSING, N_DOCTORS

CARDS_DRAWN: Final = 3


def options_with(cards: Cards) -> tuple[Option, ...]:
    """The options of a game with these cards: the seats (H1.1), and the pack, which cannot be chosen here."""
    return (
        Option("seats", range(FEWEST_SEATS, MOST_SEATS + 1), 4),
        Option("pack", (cards.pack,), cards.pack),
    )


def empty_hospital(options: Options, cards: Cards, chance: Chance) -> Hrubec:
    """The table before anything is dealt."""
    return Hrubec(chance, options, cards)


def set_up(options: Options, cards: Cards, chance: Chance) -> Hrubec:
    """A new game, in the order of H3."""
    state = empty_hospital(options, cards, chance)
    deal_hands(state)
    unused = build_queue(state)
    if state.seats == FEWEST_SEATS:  # H3.3
        state.covered = chance.pick(COVER_STREAM, unused)
    state.first = state.active = chance.below(FIRST_STREAM, state.seats)  # H3.6
    state.agenda.append((TURN,))
    return state


def deal_hands(state: Hrubec) -> None:
    """H3.2 One doctor each; then the rest is shuffled, and each draws three."""
    pile_made(state, state.cards.deck)
    doctors = list(range(N_DOCTORS))
    state.chance.shuffle(DOCTOR_STREAM, doctors)
    for seat in range(state.seats):
        doctor = doctors.pop()
        state.hands[seat].append(doctor)
        dealt(state, seat, doctor)
    doctors.sort()
    pile = doctors + state.cards.deck[N_DOCTORS:]
    state.chance.shuffle(PILE_STREAM, pile)
    for seat in range(state.seats):
        for _ in range(CARDS_DRAWN):
            card = pile.pop()
            state.hands[seat].append(card)
            came(state, seat, card)
    state.draw_pile = pile


def build_queue(state: Hrubec) -> list[int]:
    """H3.4, H3.5 The queue from the bottom; the patients that are left over, unseen, in table order."""
    unused: list[int] = []
    state.queue = [CLOSING]
    counts = state.cards.queue[state.seats]
    for back in range(BACKS, 0, -1):
        patients = state.cards.of_back(back)
        state.chance.shuffle(QUEUE_STREAM, patients)
        spare = len(patients) - counts[back - 1]
        unused += patients[:spare]
        state.queue += patients[spare:]
    unused.sort()
    return unused
