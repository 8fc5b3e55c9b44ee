"""What the table remembers of hidden cards (H7): which came into hands, which left them, and from where.

Nobody ever sees another hand, but people know more than its size: each got a doctor to begin with (H3.2), and
a draw pile made of the discard pile holds what lay there (H5.12). So what happened is kept, an entry a card,
each known to its seat or to all; a view masks what its viewer has not seen, and a state drawn from a view
fills it in (:mod:`sickbay.games.hrubec.determinize`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.games.hrubec.state import Hrubec
from sickbay.games.hrubec.words import N_DOCTORS

CAME: Final = 0  # from the draw pile into the hand of a seat; only the seat has seen the card
DEALT: Final = 1  # the same, and all know that it is a doctor (H3.2)
LEFT: Final = 2  # from the hand of a seat, seen by all
PILE: Final = 3  # so many cards, which follow, were shuffled to make the draw pile

KIND_SHIFT: Final = 11
SEAT_SHIFT: Final = 7
CARD_MASK: Final = (1 << SEAT_SHIFT) - 1
SEAT_MASK: Final = 15
UNSEEN: Final = CARD_MASK  # a card that the viewer has not seen
MOST_ENTRIES: Final = 20_000
CARD_NUMBERS: Final = 2 * N_DOCTORS  # doctors and action cards are below this


def came(state: Hrubec, seat: int, card: int) -> None:
    """A card was drawn."""
    state.history.append(seat << SEAT_SHIFT | card)


def dealt(state: Hrubec, seat: int, doctor: int) -> None:
    """The doctor of the opening hand."""
    state.history.append(DEALT << KIND_SHIFT | seat << SEAT_SHIFT | doctor)


def left(state: Hrubec, seat: int, card: int) -> None:
    """A card left a hand, seen by all."""
    state.history.append(LEFT << KIND_SHIFT | seat << SEAT_SHIFT | card)


def pile_made(state: Hrubec, cards: list[int]) -> None:
    """Shuffled cards, known to all, are the draw pile now."""
    state.history.append(PILE << KIND_SHIFT | len(cards))
    state.history += sorted(cards)


def entries(history: list[int]) -> Iterator[tuple[int, int, int, int]]:
    """What is remembered, one by one: its place in the history, its kind, a seat, and a card.

    Of a draw pile the card is the number of the cards; they lie at the places after it.
    """
    at = 0
    while at < len(history):
        entry = history[at]
        kind, card = entry >> KIND_SHIFT, entry & CARD_MASK
        yield at, kind, entry >> SEAT_SHIFT & SEAT_MASK, card
        at += 1 + card if kind == PILE else 1


def check_history(state: Hrubec) -> None:
    """What is remembered leads to the hands and the draw pile.

    :raises BadPosition: if it does not
    """
    bad = BadPosition("history-bad", "history", rule="H7.1")
    pile = [0] * CARD_NUMBERS
    hands = [[0] * CARD_NUMBERS for _ in range(state.seats)]
    history = state.history
    may_be_dealt = (1 << state.seats) - 1  # each seat once, from the first draw pile
    piles = 0
    for at, kind, seat, card in entries(history):
        if kind == PILE:
            if any(pile):
                raise bad
            piles += 1
            if piles > 1:
                may_be_dealt = 0
            for other in history[at + 1 : at + 1 + card]:
                pile[other] += 1
            continue
        if seat >= state.seats or card >= CARD_NUMBERS:
            raise bad
        if kind == DEALT:
            if card >= N_DOCTORS or not may_be_dealt >> seat & 1:
                raise bad
            may_be_dealt &= ~(1 << seat)
        giver, taker = (hands[seat], pile) if kind == LEFT else (pile, hands[seat])
        giver[card] -= 1
        if giver[card] < 0:
            raise bad
        if kind != LEFT:
            taker[card] += 1
    for counts, cards in [*zip(hands, state.hands, strict=True), (pile, state.draw_pile)]:
        for card in range(CARD_NUMBERS):
            if counts[card] != cards.count(card):
                raise bad
