"""Set-up (F3): the options, both decks, the bays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sickbay.core.chance import Chance
from sickbay.core.errors import BadOption
from sickbay.core.options import Option, Options, read_options
from sickbay.games.flatline.cards import (
    FEWEST_SEATS,
    LEVELS,
    MOST_SEATS,
    PATIENTS_DEALT,
    SIDE_OF_LEVEL,
    SIDES,
)
from sickbay.games.flatline.rules.frames import START
from sickbay.games.flatline.state import EMERGENCY_STREAM, PATIENT_STREAM, Flatline
from sickbay.games.flatline.words import BAYS, CARD, N_CARDS, N_PATIENTS, PATIENT

AUTO: Final = "auto"

OPTIONS: Final = (
    Option("seats", range(FEWEST_SEATS, MOST_SEATS + 1), 4),
    Option("level", LEVELS, "standard"),
    Option("meter", (AUTO, *SIDES), AUTO),
    Option("last_cube", ("loses", "lasts"), "loses"),
    Option("decides", ("cmo", "anybody"), "cmo"),
    Option("start", ("cmo", "all"), "cmo"),
    Option("cmo", range(MOST_SEATS), 0),
    Option("start_bay", range(1, BAYS + 1), 1),
)
"""Seats (F1.2), level (F3.2), side of the meter (F3.7), what the last cube means (F9.3), who answers for the
team (F5.3), who starts the countdown (F4.10), the chief medical officer (F3.6), the first bay (F3.4)."""


def complete_options(given: Mapping[str, object] | None) -> Options:
    """All options, checked; the side of the meter follows from the level (F3.7).

    :raises BadOption: if one cannot be, alone or with the others
    """
    options = read_options(OPTIONS, given)
    if options["meter"] == AUTO:
        options["meter"] = SIDE_OF_LEVEL[str(options["level"])]
    if int(str(options["cmo"])) >= int(str(options["seats"])):
        raise BadOption("cmo-no-seat", "cmo", cmo=int(str(options["cmo"])), seats=int(str(options["seats"])))
    return options


def patients_dealt(options: Options) -> int:
    """F3.2 How many patients the game has."""
    return PATIENTS_DEALT[str(options["level"])][int(str(options["seats"]))]


def set_up(options: Options, chance: Chance) -> Flatline:
    """A new game, in the order of F3."""
    state = Flatline(chance, options)
    state.deck = list(range(CARD, CARD + N_CARDS))  # F3.1
    chance.shuffle(EMERGENCY_STREAM, state.deck)
    patients = list(range(PATIENT, PATIENT + N_PATIENTS))  # F3.2
    chance.shuffle(PATIENT_STREAM, patients)
    state.stack = patients[N_PATIENTS - patients_dealt(options) :]
    for bay in range(BAYS):  # F3.3
        state.bays[bay] = state.stack.pop()
    state.agenda.append((START,))
    return state
