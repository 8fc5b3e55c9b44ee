"""What happens to cards, doctors and patients, whoever moves them."""

from __future__ import annotations

from sickbay.core.state import EVERYONE
from sickbay.games.hrubec.memory import came, left, pile_made
from sickbay.games.hrubec.state import NOBODY, OFFICES, PILE_STREAM, Hrubec
from sickbay.games.hrubec.words import (
    ADMITTED,
    DIED,
    DISCARDED,
    DISMISSED,
    DR_AKULA,
    DR_INKOGNITO,
    DREW,
    EMPTY,
    GONE,
    JOINED,
    MOVED,
    MUDR_SILIKON,
    NUMBER,
    RESHUFFLED,
    WAITS,
)

# -- cards (H5.11, H5.12, H5.17) ---------------------------------------------------------------------


def may_draw(state: Hrubec) -> bool:
    """Whether there is a card to draw (H5.12)."""
    return bool(state.draw_pile) or bool(state.discard_pile)


def draw_card(state: Hrubec, seat: int) -> None:
    """The top card of the draw pile, which is first made of the discard pile if it is empty (H5.12)."""
    if not state.draw_pile:
        cards = state.discard_pile
        if not cards:
            if state.log is not None:
                state.log.append((EVERYONE, (EMPTY, NUMBER + seat)))
            return
        pile_made(state, cards)
        state.chance.shuffle(PILE_STREAM, cards)
        state.draw_pile = cards
        state.discard_pile = []
        if state.log is not None:
            state.log.append((EVERYONE, (RESHUFFLED,)))
    card = state.draw_pile.pop()
    state.revealed += 1
    state.passed_on = 0
    state.hands[seat].append(card)
    came(state, seat, card)
    if state.log is not None:
        state.log.append((1 << seat, (DREW, NUMBER + seat, card)))


def discard_card(state: Hrubec, seat: int, card: int) -> None:
    """A card of the hand goes to the discard pile without effect."""
    state.hands[seat].remove(card)
    left(state, seat, card)
    state.discard_pile.append(card)
    if state.log is not None:
        state.log.append((EVERYONE, (DISCARDED, NUMBER + seat, card)))


# -- doctors -----------------------------------------------------------------------------------------


def team_value(state: Hrubec, seat: int, specialty: int) -> int:
    """H2.4 The sum over all doctors of the team; Dr. Silicone looks who else is there (H6.D7)."""
    cards = state.cards
    team = state.teams[seat]
    values = cards.with_female if MUDR_SILIKON in team and has_woman(state, seat) else cards.values
    total = 0
    for doctor in team:
        total += values[4 * doctor + specialty]
    return total


def has_woman(state: Hrubec, seat: int) -> bool:
    """Whether there is a female doctor in the team."""
    female = state.cards.female
    return any(female[doctor] for doctor in state.teams[seat])


def dismiss(state: Hrubec, seat: int, doctor: int) -> None:
    """A doctor leaves a team for the discard pile (H5.17)."""
    state.teams[seat].remove(doctor)
    state.discard_pile.append(doctor)
    if state.log is not None:
        state.log.append((EVERYONE, (DISMISSED, NUMBER + seat, doctor)))


def join(state: Hrubec, doctor: int, giver: int, taker: int) -> None:
    """A doctor goes from one team to another; nothing is triggered by it (H6.5)."""
    state.teams[giver].remove(doctor)
    state.teams[taker].append(doctor)
    if state.log is not None:
        state.log.append((EVERYONE, (JOINED, doctor, NUMBER + giver, NUMBER + taker)))


def is_full(state: Hrubec, seat: int) -> bool:
    """Whether all four offices are taken."""
    return len(state.teams[seat]) >= OFFICES


def seat_of_doctor(state: Hrubec, doctor: int) -> int:
    """The seat in whose team the doctor is, -1 if he is in none."""
    for seat in range(state.seats):
        if doctor in state.teams[seat]:
            return seat
    return NOBODY


def is_free_doctor(doctor: int) -> bool:
    """Whether action cards may touch the doctor (H6.2)."""
    return doctor != DR_INKOGNITO


# -- patients ----------------------------------------------------------------------------------------


def has_free_patient(state: Hrubec, seat: int) -> bool:
    """Whether a patient lies in the theatre whom action cards may move: no Dr. Acula there (H6.1)."""
    return state.theatres[seat] != NOBODY and DR_AKULA not in state.teams[seat]


def right_of(state: Hrubec, seat: int) -> int:
    """The right neighbour: the previous in turn order (H3.6)."""
    return (seat or state.seats) - 1


def left_of(state: Hrubec, seat: int) -> int:
    """The left neighbour: the next in turn order (H3.6)."""
    return (seat + 1) % state.seats


def admit(state: Hrubec, seat: int, patient: int) -> None:
    """From the waiting room to the theatre of the seat."""
    state.waiting.remove(patient)
    state.theatres[seat] = patient
    if state.log is not None:
        state.log.append((EVERYONE, (ADMITTED, NUMBER + seat, patient)))


def put_in_theatre(state: Hrubec, seat: int, patient: int) -> None:
    """A patient comes to lie in the theatre of a seat."""
    state.theatres[seat] = patient
    if state.log is not None:
        state.log.append((EVERYONE, (MOVED, patient, NUMBER + seat)))


def bury(state: Hrubec, seat: int, patient: int) -> None:
    """A patient goes to the morgue of a seat."""
    state.morgues[seat].append(patient)
    if state.log is not None:
        state.log.append((EVERYONE, (DIED, NUMBER + seat, patient)))


def remove_patient(state: Hrubec, patient: int) -> None:
    """A patient is out of the game (H5.17)."""
    state.removed.append(patient)
    if state.log is not None:
        state.log.append((EVERYONE, (GONE, patient)))


def back_to_waiting(state: Hrubec, patient: int) -> None:
    """A patient comes back to the waiting room."""
    state.waiting.append(patient)
    if state.log is not None:
        state.log.append((EVERYONE, (WAITS, patient)))
