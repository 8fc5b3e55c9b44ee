"""Positions that people write: what follows is completed, what cannot be is refused with its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.core.reading import read_choice, read_int, refuse_others, whole
from sickbay.games.hrubec.cards import BACKS, FEWEST_SEATS
from sickbay.games.hrubec.memory import came, pile_made
from sickbay.games.hrubec.rules.frames import (
    FINAL,
    SWAP,
    TURN,
)
from sickbay.games.hrubec.state import (
    ADMINISTRATION,
    INTAKE,
    MOST_PASSED_ON,
    NOBODY,
    OPERATION,
    STAGES,
    Hrubec,
)
from sickbay.games.hrubec.state import FINAL as FINAL_STAGE
from sickbay.games.hrubec.words import (
    ACTION_KIND,
    CARD_KIND,
    CLOSING,
    DOCTOR_KIND,
    DOCTORS_SWAP,
    PATIENT_KIND,
    QUEUE_KIND,
)
from sickbay.games.hrubec.written import KINDS, read_theatres

FIELDS: Final = (
    "active", "first", "turn", "kind", "stage", "bonus", "operated", "passed_on", "closer", "long_term",
    "teams",
    "theatres", "cured", "morgues", "hands", "waiting", "covered", "queue", "removed", "draw_pile",
    "discard_pile", "agenda",
)  # fmt: skip


def read_position(state: Hrubec, data: Mapping[str, object]) -> None:
    """Read some of the fields of a position into an empty hospital; see docs/formats.md.

    :raises BadPosition: if a field is not well formed
    """
    refuse_others(data, FIELDS)
    seats = state.seats
    closer = data.get("closer")
    if closer is not None:
        state.closer = whole(closer, "closer", 0, seats - 1)
    state.active = read_int(data, "active", 0, seats - 1, max(state.closer, 0))
    state.turn = read_int(data, "turn", 1, 1_000_000, 1)
    state.first = read_int(data, "first", 0, seats - 1, (state.active - state.turn + 1) % seats)
    state.teams = DOCTOR_KIND.read_lists(data, "teams", seats)
    state.theatres = read_theatres(data, seats)
    state.cured = PATIENT_KIND.read_lists(data, "cured", seats)
    state.morgues = PATIENT_KIND.read_lists(data, "morgues", seats)
    state.hands = CARD_KIND.read_lists(data, "hands", seats)
    state.waiting = PATIENT_KIND.read_list(data, "waiting")
    state.removed = PATIENT_KIND.read_list(data, "removed")
    state.discard_pile = CARD_KIND.read_list(data, "discard_pile")
    state.long_term = ACTION_KIND.read_field(data, "long_term")
    state.operated = PATIENT_KIND.read_field(data, "operated")
    state.bonus = read_int(data, "bonus", 0, 1000, 0)
    state.passed_on = read_int(data, "passed_on", 0, MOST_PASSED_ON, 0)
    _read_turn(state, data)
    _read_agenda(state)
    _read_draw_pile(state, data)
    _read_queue(state, data)
    hidden = [card for hand in state.hands for card in hand] + state.draw_pile
    pile_made(state, hidden)
    for seat in range(seats):
        for card in state.hands[seat]:
            came(state, seat, card)


def _read_turn(state: Hrubec, data: Mapping[str, object]) -> None:
    """Kind and stage of the turn, as far as they do not follow from each other and the theatre (H4.1)."""
    stage = read_choice(data, "stage", STAGES) if "stage" in data else -1
    if state.closer == NOBODY and stage == FINAL_STAGE:
        state.closer = state.active
    if "kind" in data:
        state.hospital = read_choice(data, "kind", KINDS) == 1
    elif stage in (ADMINISTRATION, INTAKE) or state.closer != NOBODY:
        state.hospital = True
    else:
        state.hospital = stage != OPERATION and state.theatres[state.active] == NOBODY
    if stage >= 0:
        state.stage = stage
    elif state.closer != NOBODY:
        state.stage = FINAL_STAGE
    else:
        state.stage = ADMINISTRATION if state.hospital else OPERATION


def _read_agenda(state: Hrubec) -> None:
    if not state.agenda:
        state.agenda.append((TURN,) if state.closer == NOBODY else (FINAL, 0))
    if state.agenda[-1][0] == SWAP:
        state.playing = DOCTORS_SWAP
        state.picks = [NOBODY] * state.seats


def _read_draw_pile(state: Hrubec, data: Mapping[str, object]) -> None:
    """Top first; ``...`` is all the rest in the order of the table. What is not named is not in the game."""
    elsewhere = _cards_elsewhere(state)
    state.draw_pile = CARD_KIND.read_whole_deck(data, "draw_pile", state.cards.deck, elsewhere, "H2")


def _cards_elsewhere(state: Hrubec) -> list[int]:
    """All doctors and action cards that are not in the draw pile."""
    cards = [card for pile in [*state.hands, *state.teams, state.discard_pile] for card in pile]
    return cards + [card for card in (state.long_term, state.playing) if card != NOBODY]


def _patients_seen(state: Hrubec) -> list[int]:
    """All patients that have come out of the queue."""
    piles = [*state.cured, *state.morgues, state.waiting, state.removed, state.theatres]
    return [patient for pile in piles for patient in pile if patient != NOBODY]


def _read_queue(state: Hrubec, data: Mapping[str, object]) -> None:
    """Top first; ``...`` is as many of each back as are still to come (H3.5) and may lie there (H3.4).

    With two players the covered place takes one of those that are not in the game (H3.3).
    """
    cards = state.cards
    state.covered = PATIENT_KIND.read_field(data, "covered")
    if state.closer != NOBODY and "queue" not in data:
        named: list[int] = []
        place = -1
    else:
        named, place = QUEUE_KIND.read_deck(data, "queue")
    if state.closer == NOBODY and named and named[-1] == CLOSING and place < len(named):
        named.pop()
    if CLOSING in named:
        raise BadPosition("closing-card", "queue", rule="H5.10" if state.closer != NOBODY else "H3.4")
    used = [*_patients_seen(state), *named]
    if place >= 0:
        low = cards.back(named[place - 1]) if place > 0 else 1
        high = cards.back(named[place]) if place < len(named) else BACKS
        rest: list[int] = []
        for back in range(low, high + 1):
            known = sum([1 for patient in used if cards.back(patient) == back])
            free = [p for p in cards.of_back(back) if p not in used and p != state.covered]
            rest += free[: max(0, cards.queue[state.seats][back - 1] - known)]
        named[place:place] = rest
        used += rest
    if state.seats == FEWEST_SEATS and state.covered == NOBODY:
        backs = [back for back in range(1, BACKS + 1) if cards.left_over(state.seats, back)]
        unused = [p for back in backs for p in cards.of_back(back) if p not in used]
        state.covered = unused[0] if unused else NOBODY
    named.reverse()
    state.queue = [CLOSING, *named] if state.closer == NOBODY else named
