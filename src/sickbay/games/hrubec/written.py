"""The named JSON form of a state: to write it, and to read it back exactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.core.files import quoted
from sickbay.core.reading import by_seat, number_in, read_choice, read_int, read_list, whole
from sickbay.games.hrubec.memory import (
    CAME,
    DEALT,
    KIND_SHIFT,
    LEFT,
    MOST_ENTRIES,
    PILE,
    SEAT_SHIFT,
    UNSEEN,
    entries,
)
from sickbay.games.hrubec.state import MOST_PASSED_ON, NOBODY, STAGES, Hrubec
from sickbay.games.hrubec.words import ACTION_KIND, CARD_KIND, DOCTOR_KIND, PATIENT_KIND, QUEUE_KIND, WORDS

KINDS: Final = ("operation", "hospital")
"""The kinds of turns (H4.1), by whether it is a hospital turn."""

_WAYS: Final = {"drew": CAME, "dealt": DEALT, "left": LEFT}


BOARD_FIELDS: Final = (
    "turn", "first", "active", "kind", "stage", "bonus", "operated", "playing", "closer", "long_term",
    "teams", "theatres", "cured", "morgues", "waiting", "removed", "discard_pile",
)  # fmt: skip
"""The fields that all may know (H7.2)."""

SPARE_FIELDS: Final = ("passed_on",)
"""Public fields that are only there if they say something."""

SECRET_FIELDS: Final = ("hands", "draw_pile", "queue", "covered", "picks", "history")


def write_board(state: Hrubec) -> dict[str, object]:
    """What all may know (H7.1, H7.2)."""
    spare = {"passed_on": state.passed_on} if state.passed_on else {}
    return {
        **spare,
        "turn": state.turn,
        "first": state.first,
        "active": state.active,
        "kind": KINDS[state.hospital],
        "stage": STAGES[state.stage],
        "bonus": state.bonus,
        "operated": WORDS.name_or_none(state.operated),
        "playing": WORDS.name_or_none(state.playing),
        "closer": state.closer if state.closer != NOBODY else None,
        "long_term": WORDS.name_or_none(state.long_term),
        "teams": [WORDS.names(team) for team in state.teams],
        "theatres": [WORDS.name_or_none(patient) for patient in state.theatres],
        "cured": [WORDS.names(pile) for pile in state.cured],
        "morgues": [WORDS.names(pile) for pile in state.morgues],
        "waiting": WORDS.names(state.waiting),
        "removed": WORDS.names(state.removed),
        "discard_pile": WORDS.names(state.discard_pile),
    }


def write_secrets(state: Hrubec) -> dict[str, object]:
    """What not all may know (H7.1, H7.3, H7.4); piles with their top first."""
    return {
        "hands": [WORDS.names(hand) for hand in state.hands],
        "draw_pile": WORDS.names(reversed(state.draw_pile)),
        "queue": WORDS.names(reversed(state.queue)),
        "covered": WORDS.name_or_none(state.covered),
        "picks": [WORDS.name_or_none(pick) for pick in state.picks],
        "history": write_history(state, (1 << state.seats) - 1),
    }


def write_history(state: Hrubec, viewer: int) -> list[str]:
    """What is remembered of hidden cards, as the viewer knows it."""
    words = WORDS.words
    out: list[str] = []
    history = state.history
    for at, kind, seat, card in entries(history):
        if kind == PILE:
            out.append(" ".join(["shuffled", *WORDS.names(history[at + 1 : at + 1 + card])]))
        elif kind == LEFT:
            out.append(f"left {seat} {words[card]}")
        else:
            way = "drew" if kind == CAME else "dealt"
            out.append(f"{way} {seat} {words[card] if viewer >> seat & 1 else '?'}")
    return out


# -- reading -----------------------------------------------------------------------------------------


def read_theatres(data: Mapping[str, object], seats: int) -> list[int]:
    """The patient in each theatre.

    :raises BadPosition: if there is something else
    """
    return [
        PATIENT_KIND.read_or_none(item, f"theatres.{seat}")
        for seat, item in enumerate(by_seat(data, "theatres", seats))
    ]


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
    state.operated = PATIENT_KIND.read_field(data, "operated")
    state.passed_on = read_int(data, "passed_on", 0, MOST_PASSED_ON, 0)
    state.playing = ACTION_KIND.read_field(data, "playing")
    closer = data.get("closer")
    state.closer = NOBODY if closer is None else whole(closer, "closer", 0, seats - 1)
    state.long_term = ACTION_KIND.read_field(data, "long_term")
    state.teams = DOCTOR_KIND.read_lists(data, "teams", seats)
    state.theatres = read_theatres(data, seats)
    state.cured = PATIENT_KIND.read_lists(data, "cured", seats)
    state.morgues = PATIENT_KIND.read_lists(data, "morgues", seats)
    state.waiting = PATIENT_KIND.read_list(data, "waiting")
    state.removed = PATIENT_KIND.read_list(data, "removed")
    state.discard_pile = CARD_KIND.read_list(data, "discard_pile")


def read_secrets(state: Hrubec, data: Mapping[str, object]) -> None:
    """Read what :func:`write_secrets` wrote.

    :raises BadPosition: if it is not well formed
    """
    state.hands = CARD_KIND.read_lists(data, "hands", state.seats)
    state.draw_pile = CARD_KIND.read_list(data, "draw_pile")
    state.draw_pile.reverse()
    state.queue = QUEUE_KIND.read_list(data, "queue")
    state.queue.reverse()
    state.covered = PATIENT_KIND.read_field(data, "covered")
    state.picks = [DOCTOR_KIND.read_or_none(pick, "picks") for pick in read_list(data, "picks", state.seats)]
    state.history = read_history(data, state.seats, False)


def read_history(data: Mapping[str, object], seats: int, masked: bool) -> list[int]:
    """Read what :func:`write_history` wrote; unknown cards only if it is ``masked``.

    :raises BadPosition: if it is not well formed
    """
    history: list[int] = []
    for item in read_list(data, "history", MOST_ENTRIES):
        parts = str(item)[:4000].split(" ")
        if parts[0] == "shuffled":
            cards = CARD_KIND.read_list({"history": parts[1:]}, "history")
            history.append(PILE << KIND_SHIFT | len(cards))
            history += cards
            continue
        kind = _WAYS.get(parts[0])
        if kind is None or len(parts) != 3:
            raise BadPosition("value-bad", "history", value=quoted(item), may=", ".join(_WAYS))
        seat = number_in(parts[1], "history", seats - 1)
        if masked and parts[2] == "?" and kind != LEFT:
            card = UNSEEN
        else:
            card = (DOCTOR_KIND if kind == DEALT else CARD_KIND).read(parts[2], "history")
        history.append(kind << KIND_SHIFT | seat << SEAT_SHIFT | card)
    return history
