"""What things are worth to the greedy bot: found by playing many games, all on one scale."""

from __future__ import annotations

from typing import Final

from sickbay.games.flatline.cards import (
    BENEFIT,
    BENEFITS,
    DIAL_SPACES,
    DIALS,
    LINES_OF,
    ON_HIT,
    RED_SLOTS,
)
from sickbay.games.flatline.rules.resolution import is_full
from sickbay.games.flatline.state import Flatline
from sickbay.games.flatline.words import CARD, CODES, LINES, N_LINES, ORANGE, PATIENT

LINE: Final = 3.0
"""A line of a patient; more if fewer are left, most if it is the last."""
NEARLY: Final = (0.0, 1.6, 0.7, 0.3, 0.1, 0.0)
"""By the lines left of the patient, this one with them: so much more."""
CUBE: Final = 6.0
FAILURE: Final = (1.7, 2.0, 2.5, 3.4, 5.5, 30.0)
"""What a further failure costs, by the failures so far."""

HARM: Final[dict[str, float]] = {
    "discard_triage": 0.5,
    "triage_to_stat": 0.5,
    "lose_dice_2": 1.5,
    "remove_tile": 2.5,
    "lock_triage": 0.5,
    "lock_reroll": 1.2,
    "draw_emergency": 1.6,
    "turn_dial": 0.3,
    "escalate": 0.6,
    "lock_stations": 0.6,
    "lose_cube": CUBE,
    "all_lose_die": 2.5,
    "lose_die": 0.8,
}
"""What an effect costs when it happens."""
GOOD: Final[dict[str, float]] = {
    "gain_die": 0.8,
    "free_reroll": 0.8,
    "discard_emergency": 0.8,
    "place_tile": LINE,
    "gain_cube": CUBE,
}
HIT: Final = 0.31
"""How likely a slot is hit in a round."""
ROUNDS: Final = 3.0
"""For so many rounds a card of the emergency area is reckoned with."""

TRIAGE: Final[dict[str, float]] = {
    "reroll_all": 1.6,
    "ignore_emergency_dice": 1.2,
    "place_tile": LINE,
    "gain_cube": CUBE,
    "hold_dial": 0.3,
    "all_gain_die": 2.5,
    "gain_die": 0.8,
    "discard_emergency": 1.0,
    "discard_emergency_2": 1.8,
    "set_die": 0.0,
    "free_line": 0.0,
    "hold_doors": 2.5,
    "reroll_one": 0.9,
}
"""What a triage card is worth."""


def worth(state: Flatline, target: int) -> float:
    """What it is worth to fill a target in this countdown."""
    if target < N_LINES:
        return line_worth(state, target // LINES)
    if target < CARD:
        return CUBE if state.power < 8 else 0.0
    if target >= ORANGE:
        return triage_worth(target) + FAILURE[min(len(state.failed), RED_SLOTS - 1)]
    return HARM[CODES[ON_HIT[target - CARD]]] * HIT * ROUNDS


def line_worth(state: Flatline, bay: int) -> float:
    """What a cleared line of the patient in a bay is worth."""
    patient = state.bays[bay] - PATIENT
    left = LINES_OF[patient] - state.tiles[bay].bit_count()
    more = effect_worth(state, patient) if left == 1 else 0.0
    return LINE + NEARLY[left] + 0.5 * more


def effect_worth(state: Flatline, patient: int) -> float:
    """What the effect is worth that a patient would trigger now."""
    code = CODES[DIALS[DIAL_SPACES * patient + state.dial % DIAL_SPACES]]
    return GOOD.get(code, -HARM.get(code, 0.0))


def triage_worth(card: int) -> float:
    """What an orange card is worth as a triage card."""
    return TRIAGE[BENEFITS[BENEFIT[card - CARD]]]


def full_after(state: Flatline, line: int) -> bool:
    """Whether a tile on this line would make its patient full."""
    bay = line // LINES
    state.tiles[bay] |= 1 << line % LINES
    full = is_full(state, bay)
    state.tiles[bay] &= ~(1 << line % LINES)
    return full
