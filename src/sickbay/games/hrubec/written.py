"""The named JSON form of a state: to write it, and to read it back exactly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.core.files import quoted
from sickbay.core.reading import read_int, read_list, whole
from sickbay.games.hrubec.memory import (
    CAME,
    CARD_MASK,
    CARD_NUMBERS,
    DEALT,
    KIND_SHIFT,
    LEFT,
    MOST_ENTRIES,
    PILE,
    SEAT_MASK,
    SEAT_SHIFT,
    UNSEEN,
)
from sickbay.games.hrubec.state import NOBODY, STAGES, Hrubec
from sickbay.games.hrubec.words import ACTION, CLOSING, N_ACTIONS, N_DOCTORS, PATIENT, WORDS

KINDS: Final = ("operation", "hospital")
"""The kinds of turns (H4.1), by whether it is a hospital turn."""
HAND_CARDS: Final = ACTION + N_ACTIONS
"""Doctors and action cards are below this."""
MOST_CARDS: Final = 100

_WAYS: Final = {"drew": CAME, "dealt": DEALT, "left": LEFT}


BOARD_FIELDS: Final = (
    "turn", "first", "active", "kind", "stage", "bonus", "operated", "playing", "closer", "long_term",
    "teams", "theatres", "cured", "morgues", "waiting", "removed", "discard_pile",
)  # fmt: skip
"""The fields that all may know (H7.2)."""

SECRET_FIELDS: Final = ("hands", "draw_pile", "queue", "covered", "picks", "history", "chance")


def names(cards: Iterable[int]) -> list[str]:
    """Word numbers as words."""
    words = WORDS.words
    return [words[card] for card in cards]


def name_or_none(card: int) -> str | None:
    """A card as its word; no card as None."""
    return WORDS.words[card] if card != NOBODY else None


def write_board(state: Hrubec) -> dict[str, object]:
    """What all may know (H7.1, H7.2)."""
    return {
        "turn": state.turn,
        "first": state.first,
        "active": state.active,
        "kind": KINDS[state.hospital],
        "stage": STAGES[state.stage],
        "bonus": state.bonus,
        "operated": name_or_none(state.operated),
        "playing": name_or_none(state.playing),
        "closer": state.closer if state.closer != NOBODY else None,
        "long_term": name_or_none(state.long_term),
        "teams": [names(team) for team in state.teams],
        "theatres": [name_or_none(patient) for patient in state.theatres],
        "cured": [names(pile) for pile in state.cured],
        "morgues": [names(pile) for pile in state.morgues],
        "waiting": names(state.waiting),
        "removed": names(state.removed),
        "discard_pile": names(state.discard_pile),
    }


def write_secrets(state: Hrubec) -> dict[str, object]:
    """What not all may know (H7.1, H7.3, H7.4); piles with their top first."""
    return {
        "hands": [names(hand) for hand in state.hands],
        "draw_pile": names(reversed(state.draw_pile)),
        "queue": names(reversed(state.queue)),
        "covered": name_or_none(state.covered),
        "picks": [name_or_none(pick) for pick in state.picks],
        "history": write_history(state, (1 << state.seats) - 1),
    }


def write_history(state: Hrubec, viewer: int) -> list[str]:
    """What is remembered of hidden cards, as the viewer knows it."""
    words = WORDS.words
    out: list[str] = []
    history = state.history
    at = 0
    while at < len(history):
        entry = history[at]
        at += 1
        kind, seat, card = entry >> KIND_SHIFT, entry >> SEAT_SHIFT & SEAT_MASK, entry & CARD_MASK
        if kind == PILE:
            out.append(" ".join(["shuffled", *names(history[at : at + card])]))
            at += card
        elif kind == LEFT:
            out.append(f"left {seat} {words[card]}")
        else:
            way = "drew" if kind == CAME else "dealt"
            out.append(f"{way} {seat} {words[card] if viewer >> seat & 1 else '?'}")
    return out


# -- reading -----------------------------------------------------------------------------------------


def word_in(value: object, place: str, low: int, high: int) -> int:
    """The number of a word from ``low`` to ``high - 1``.

    :raises BadPosition: if the value is no such word
    """
    number = WORDS.number.get(value) if isinstance(value, str) else None
    if number is None or not low <= number < high:
        raise BadPosition("name-bad", place, name=quoted(value), example=WORDS.words[low])
    return number


def read_card(data: Mapping[str, object], name: str, low: int, high: int) -> int:
    """A field that is a word from ``low`` to ``high - 1``, or nothing.

    :raises BadPosition: if it is another word
    """
    value = data.get(name)
    return NOBODY if value is None else word_in(value, name, low, high)


def read_cards(value: object, place: str, low: int, high: int) -> list[int]:
    """A list of words from ``low`` to ``high - 1``.

    :raises BadPosition: if it is not
    """
    return [word_in(item, place, low, high) for item in read_list({place: value}, place, MOST_CARDS)]


def by_seat(data: Mapping[str, object], name: str, seats: int) -> list[object]:
    """A field that has an entry for each seat: a list of all, or a table of some; None where there is none.

    :raises BadPosition: if it is neither, or names another seat
    """
    value = data.get(name, {})
    if isinstance(value, list):
        if len(value) != seats:
            raise BadPosition("list-short", name, count=seats)
        return value
    if not isinstance(value, dict):
        raise BadPosition("map-bad", name)
    known = {str(seat): seat for seat in range(seats)}
    out: list[object] = [None] * seats
    for key, item in value.items():
        if str(key) not in known:
            raise BadPosition("seat-none", f"{name}.{quoted(key)}", seats=seats)
        out[known[str(key)]] = item
    return out


def read_piles(data: Mapping[str, object], name: str, seats: int, low: int, high: int) -> list[list[int]]:
    """A field that has a list of words for each seat.

    :raises BadPosition: if it has not
    """
    return [
        read_cards([] if item is None else item, f"{name}.{seat}", low, high)
        for seat, item in enumerate(by_seat(data, name, seats))
    ]


def read_theatres(data: Mapping[str, object], seats: int) -> list[int]:
    """The patient in each theatre.

    :raises BadPosition: if there is something else
    """
    return [
        NOBODY if item in (None, "none") else word_in(item, f"theatres.{seat}", PATIENT, CLOSING)
        for seat, item in enumerate(by_seat(data, "theatres", seats))
    ]


def read_choice(data: Mapping[str, object], name: str, choices: tuple[str, ...]) -> int:
    """The place of a field's value among these.

    :raises BadPosition: if it is none of them
    """
    value = data.get(name)
    if not isinstance(value, str) or value not in choices:
        raise BadPosition("value-bad", name, value=quoted(value), may=", ".join(choices))
    return choices.index(value)


def read_board(state: Hrubec, data: Mapping[str, object]) -> None:
    """Read what :func:`write_board` wrote.

    :raises BadPosition: if it is not well formed
    """
    seats = state.seats
    state.turn = read_int(data, "turn", 1, 1_000_000)
    state.first = read_int(data, "first", 0, seats - 1)
    state.active = read_int(data, "active", 0, seats - 1)
    state.hospital = read_choice(data, "kind", KINDS) == 1
    state.stage = read_choice(data, "stage", STAGES)
    state.bonus = read_int(data, "bonus", 0, 1000)
    state.operated = read_card(data, "operated", PATIENT, CLOSING)
    state.playing = read_card(data, "playing", ACTION, HAND_CARDS)
    closer = data.get("closer")
    state.closer = NOBODY if closer is None else whole(closer, "closer", 0, seats - 1)
    state.long_term = read_card(data, "long_term", ACTION, HAND_CARDS)
    state.teams = read_piles(data, "teams", seats, 0, N_DOCTORS)
    state.theatres = read_theatres(data, seats)
    state.cured = read_piles(data, "cured", seats, PATIENT, CLOSING)
    state.morgues = read_piles(data, "morgues", seats, PATIENT, CLOSING)
    state.waiting = read_cards(data.get("waiting"), "waiting", PATIENT, CLOSING)
    state.removed = read_cards(data.get("removed"), "removed", PATIENT, CLOSING)
    state.discard_pile = read_cards(data.get("discard_pile"), "discard_pile", 0, HAND_CARDS)


def read_secrets(state: Hrubec, data: Mapping[str, object]) -> None:
    """Read what :func:`write_secrets` wrote.

    :raises BadPosition: if it is not well formed
    """
    state.hands = read_piles(data, "hands", state.seats, 0, HAND_CARDS)
    state.draw_pile = read_cards(data.get("draw_pile"), "draw_pile", 0, HAND_CARDS)
    state.draw_pile.reverse()
    state.queue = read_cards(data.get("queue"), "queue", PATIENT, CLOSING + 1)
    state.queue.reverse()
    state.covered = read_card(data, "covered", PATIENT, CLOSING)
    state.picks = [
        NOBODY if pick is None else word_in(pick, "picks", 0, N_DOCTORS)
        for pick in read_list(data, "picks", state.seats)
    ]
    state.history = read_history(data, state.seats, False)


def read_history(data: Mapping[str, object], seats: int, masked: bool) -> list[int]:
    """Read what :func:`write_history` wrote; unknown cards only if it is ``masked``.

    :raises BadPosition: if it is not well formed
    """
    history: list[int] = []
    for item in read_list(data, "history", MOST_ENTRIES):
        parts = str(item)[:4000].split(" ")
        if parts[0] == "shuffled":
            cards = read_cards(parts[1:], "history", 0, HAND_CARDS)
            history.append(PILE << KIND_SHIFT | len(cards))
            history += cards
            continue
        kind = _WAYS.get(parts[0])
        if kind is None or len(parts) != 3 or not (parts[1].isascii() and parts[1].isdigit()):
            raise BadPosition("value-bad", "history", value=quoted(item), may=", ".join(_WAYS))
        seat = whole(int(parts[1][:3]), "history", 0, seats - 1)
        if masked and parts[2] == "?" and kind != LEFT:
            card = UNSEEN
        else:
            card = word_in(parts[2], "history", 0, ACTION if kind == DEALT else CARD_NUMBERS)
        history.append(kind << KIND_SHIFT | seat << SEAT_SHIFT | card)
    return history
