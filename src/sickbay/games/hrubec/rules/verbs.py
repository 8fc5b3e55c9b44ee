"""What all verbs of Doktor Hrubec share: whose turn it is."""

from __future__ import annotations

from sickbay.core.rules import Reason
from sickbay.games.hrubec.rules.frames import FINAL, TURN
from sickbay.games.hrubec.state import Hrubec


def not_your_turn(state: Hrubec, seat: int, rule: str) -> Reason | None:
    """The reason if it is not the seat's turn, or something must be settled first (H4.2, H5.10)."""
    kind = state.agenda[-1][0]
    if state.agenda[0][0] == FINAL:
        return Reason("H5.10", "hospital-closed")
    if seat != state.active:
        return Reason(rule, "turn-other", ("H4.2",), seat=state.active)
    if kind != TURN:
        return Reason("H4.2", "settle-first", (rule,))
    return None


def not_in_hospital_turn(state: Hrubec, seat: int, rule: str, verb: str) -> Reason | None:
    """The reason if it is not the seat's hospital turn (H4.3, H4.4)."""
    reason = not_your_turn(state, seat, rule)
    if reason is None and not state.hospital:
        return Reason("H4.4", "hospital-turn-only", (rule, "H4.1", "H9.3"), verb=verb)
    return reason
