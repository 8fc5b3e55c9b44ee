"""The frames of the agenda: the numbers of the steps and their arguments.

While a round runs, exactly one frame says where in the round it is (F4); what an effect or a draw has still
to do lies above it.
"""

from __future__ import annotations

from typing import Final

START: Final = 0  # waits for the round to begin (F4.1)
DRAW: Final = 1  # B waits for the emergencies to be drawn (F4.3)
ROLL: Final = 2  # C waits for the emergency dice (F4.7)
TRIGGER: Final = 3  # C waits for the activated cards to be resolved (F4.8)
ACTIVATE: Final = 4  # the activated cards act, one after another
ESCALATE: Final = 5  # then Escalation rolls dice again (F4.9)
PLAN: Final = 6  # D (F4.10)
COUNTDOWN: Final = 7  # E (F4.12)
RESOLVE: Final = 8  # waits for F to begin (F4.15)
JUDGE: Final = 9  # F: the stat cards, one after another
CLEAR: Final = 10  # F: the emergency area (F4.16)
TILES: Final = 11  # G: the lines filled with dice (F4.17)
TREAT: Final = 12  # G waits for patients to be treated (F4.24)
RECHARGE: Final = 13  # G: the stations (F4.20)
ARRIVE: Final = 14  # G: empty bays are filled (F4.21)
CLEAN_UP: Final = 15  # H
REVEAL: Final = 16  # so many emergencies are still to be revealed (F4.3)
EFFECT: Final = 17  # code, the card or patient that it comes from (F6.1 - F6.12, F6.30 - F6.40)

ROUND: Final = (START, DRAW, ROLL, TRIGGER, PLAN, COUNTDOWN, RESOLVE, TREAT, CLEAN_UP)
"""The steps that every round has, in this order."""
