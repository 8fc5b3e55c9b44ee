"""Positions that people write: what follows is completed, what cannot be is refused with its rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sickbay.core.chance import Chance
from sickbay.core.errors import BadPosition
from sickbay.core.options import Options
from sickbay.core.reading import read_int, refuse_others, whole
from sickbay.core.state import Frame
from sickbay.games.hrubec.cards import BACKS, FEWEST_SEATS, Cards
from sickbay.games.hrubec.check import check
from sickbay.games.hrubec.memory import came, pile_made
from sickbay.games.hrubec.rules.frames import (
    FINAL,
    SWAP,
    TURN,
)
from sickbay.games.hrubec.setup import empty_hospital
from sickbay.games.hrubec.state import (
    ADMINISTRATION,
    INTAKE,
    NOBODY,
    OPERATION,
    STAGES,
    Hrubec,
)
from sickbay.games.hrubec.state import FINAL as FINAL_STAGE
from sickbay.games.hrubec.words import (
    ACTION,
    CLOSING,
    DOCTORS_SWAP,
    N_DOCTORS,
    PATIENT,
    WORDS,
)
from sickbay.games.hrubec.written import (
    HAND_CARDS,
    KINDS,
    read_card,
    read_cards,
    read_choice,
    read_piles,
    read_theatres,
)

FIELDS: Final = (
    "active", "first", "turn", "kind", "stage", "bonus", "operated", "closer", "long_term", "teams",
    "theatres", "cured", "morgues", "hands", "waiting", "covered", "queue", "removed", "draw_pile",
    "discard_pile", "agenda",
)  # fmt: skip
REST: Final = "..."


def read_position(
    options: Options,
    cards: Cards,
    data: Mapping[str, object],
    chance: Chance,
    read_frame: Callable[[object], Frame],
) -> Hrubec:
    """A position from some of its fields; see docs/formats.md. Nobody is asked yet.

    :raises BadPosition: if a field is not well formed or the position is impossible
    """
    refuse_others(data, FIELDS)
    state = empty_hospital(options, cards, chance)
    seats = state.seats
    state.active = read_int(data, "active", 0, seats - 1, 0)
    state.turn = read_int(data, "turn", 1, 1_000_000, 1)
    state.first = read_int(data, "first", 0, seats - 1, (state.active - state.turn + 1) % seats)
    state.teams = read_piles(data, "teams", seats, 0, N_DOCTORS)
    state.theatres = read_theatres(data, seats)
    state.cured = read_piles(data, "cured", seats, PATIENT, CLOSING)
    state.morgues = read_piles(data, "morgues", seats, PATIENT, CLOSING)
    state.hands = read_piles(data, "hands", seats, 0, HAND_CARDS)
    state.waiting = read_cards(data.get("waiting", []), "waiting", PATIENT, CLOSING)
    state.removed = read_cards(data.get("removed", []), "removed", PATIENT, CLOSING)
    state.discard_pile = read_cards(data.get("discard_pile", []), "discard_pile", 0, HAND_CARDS)
    state.long_term = read_card(data, "long_term", ACTION, HAND_CARDS)
    state.operated = read_card(data, "operated", PATIENT, CLOSING)
    state.bonus = read_int(data, "bonus", 0, 1000, 0)
    _read_turn(state, data)
    _read_agenda(state, data, read_frame)
    _read_draw_pile(state, data)
    _read_queue(state, data)
    hidden = [card for hand in state.hands for card in hand] + state.draw_pile
    pile_made(state, hidden)
    for seat in range(seats):
        for card in state.hands[seat]:
            came(state, seat, card)
    check(state)
    return state


def _read_turn(state: Hrubec, data: Mapping[str, object]) -> None:
    """Kind and stage of the turn, as far as they do not follow from each other and the theatre (H4.1)."""
    stage = read_choice(data, "stage", STAGES) if "stage" in data else -1
    closer = data.get("closer")
    if closer is not None:
        state.closer = whole(closer, "closer", 0, state.seats - 1)
    elif stage == FINAL_STAGE:
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


def _read_agenda(state: Hrubec, data: Mapping[str, object], read_frame: Callable[[object], Frame]) -> None:
    if "agenda" not in data:
        state.agenda.append((TURN,) if state.closer == NOBODY else (FINAL, 0))
        return
    agenda = data["agenda"]
    if not isinstance(agenda, list) or not agenda or len(agenda) > 20:
        raise BadPosition("list-bad", "agenda", most=20)
    state.agenda = [read_frame(item) for item in agenda]
    if state.agenda[-1][0] == SWAP:
        state.playing = DOCTORS_SWAP
        state.picks = [NOBODY] * state.seats


def _named(data: Mapping[str, object], name: str, low: int, high: int) -> tuple[list[int], int]:
    """A pile as written, top first, and where ``...`` stands in it, -1 if nowhere."""
    written = data.get(name, [REST])
    if not isinstance(written, list) or written.count(REST) > 1:
        raise BadPosition("deck-bad", name)
    named = read_cards([card for card in written if card != REST], name, low, high)
    return named, written.index(REST) if REST in written else -1


def _read_draw_pile(state: Hrubec, data: Mapping[str, object]) -> None:
    """Top first; ``...`` is all the rest in the order of the table. What is not named is not in the game."""
    named, place = _named(data, "draw_pile", 0, HAND_CARDS)
    if place >= 0:
        left = state.cards.deck.copy()
        for card in [*_cards_elsewhere(state), *named]:
            if card not in left:
                raise BadPosition("card-twice", "draw_pile", rule="H2", card=WORDS.words[card])
            left.remove(card)
        named[place:place] = left
    named.reverse()
    state.draw_pile = named


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
    state.covered = read_card(data, "covered", PATIENT, CLOSING)
    if state.closer != NOBODY and "queue" not in data:
        named: list[int] = []
        place = -1
    else:
        named, place = _named(data, "queue", PATIENT, CLOSING + 1)
    if state.closer == NOBODY and named and named[-1] == CLOSING and place < len(named):
        named.pop()
    if CLOSING in named:
        raise BadPosition("closing-card", "queue", rule="H5.10" if state.closer != NOBODY else "H3.4")
    used = [*_patients_seen(state), *named]
    if place >= 0:
        cards = state.cards
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
        unused = [patient for patient in range(PATIENT, CLOSING) if patient not in used]
        state.covered = unused[0] if unused else NOBODY
    named.reverse()
    state.queue = [CLOSING, *named] if state.closer == NOBODY else named
