"""All sentences, built once: listing legal moves is looking them up."""

from __future__ import annotations

from typing import Final

from sickbay.core.words import Move
from sickbay.games.hrubec.words import (
    ACTION,
    ADMIT,
    BRIBE,
    CANDLELIGHT_DINNER,
    CHOOSE,
    DISCARD,
    DISMISS,
    DRAW,
    END,
    EXCHANGE,
    HIRE,
    HOLIDAY,
    N_ACTIONS,
    N_DOCTORS,
    NUMBER,
    OPERATE,
    PATIENT,
    PLAY,
    REVEAL,
    SEND,
    SEX_BOMB,
    SPECIALTY,
    TAKE,
)

_DOCTOR_RANGE: Final = range(N_DOCTORS)
_CARD_RANGE: Final = range(ACTION + N_ACTIONS)
_SEAT_RANGE: Final = range(5)

DRAW_ONE: Final[Move] = (DRAW,)
REVEAL_ONE: Final[Move] = (REVEAL,)
END_TURN: Final[Move] = (END,)
HIRES: Final[list[Move]] = [(HIRE, doctor) for doctor in _DOCTOR_RANGE]
HIRES_FOR: Final[list[list[Move]]] = [
    [(HIRE, doctor, DISMISS, other) for other in _DOCTOR_RANGE] for doctor in _DOCTOR_RANGE
]
ADMITS_PATIENT: Final[list[Move]] = [(ADMIT, patient) for patient in range(2 * PATIENT)]
OPERATES_BY: Final[list[Move]] = [(OPERATE, SPECIALTY + k) for k in range(4)]
CHOICES: Final[list[Move]] = [(CHOOSE, doctor) for doctor in _DOCTOR_RANGE]
DISCARDS: Final[list[Move]] = [(DISCARD, card) for card in _CARD_RANGE]
DISMISSALS: Final[list[Move]] = [(DISMISS, doctor) for doctor in _DOCTOR_RANGE]
TAKINGS: Final[list[Move]] = [(TAKE, doctor) for doctor in _DOCTOR_RANGE]
EXCHANGES_OF: Final[list[list[Move]]] = [
    [(EXCHANGE, own, other) for other in _DOCTOR_RANGE] for own in _DOCTOR_RANGE
]
SENDS_TO: Final[list[Move]] = [(SEND, NUMBER + seat) for seat in _SEAT_RANGE]
PLAYS: Final[list[Move]] = [(PLAY, card) for card in _CARD_RANGE]
PLAYS_ON: Final[list[list[Move]]] = [
    [(PLAY, card, target) for target in range(PATIENT + 25)] for card in _CARD_RANGE
]
"""By card and target: a doctor or a patient."""
HOLIDAYS: Final[list[Move]] = [(PLAY, HOLIDAY, NUMBER + seat) for seat in _SEAT_RANGE]
PLAYS_FOR: Final[dict[int, list[list[Move]]]] = {
    card: [[(PLAY, card, doctor, DISMISS, other) for other in _DOCTOR_RANGE] for doctor in _DOCTOR_RANGE]
    for card in (BRIBE, SEX_BOMB, CANDLELIGHT_DINNER)
}
"""By card, the doctor taken, and the own one that leaves (H5.13)."""
