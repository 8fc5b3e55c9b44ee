"""The frames of the agenda: the numbers of the steps and their arguments."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # ask the active seat; the lowest frame until the hospital closes
FINAL: Final = 1  # place in the order of the final operations (H5.10); then the lowest frame
SWAP: Final = 2  # every seat with a doctor picks one (H6.3)
DRAWS: Final = 3  # seat, the doctor for whom it draws (H6.D5, H6.D11)
DISMISSES: Final = 4  # seat, why: the Alien, the Infected Prostitute, or the doctor that came (H5.14)
DISCARDS_CARD: Final = 5  # seat, patient (H6.P6, H6.P11, H6.P12)
TAKES: Final = 6  # seat, patient (H6.P2, H6.P7)
EXCHANGES: Final = 7  # seat (H6.P13)
ADMITS: Final = 8  # seat (H6.P8)
SENDS: Final = 9  # seat, doctor or patient that goes (H6.D1, H6.D2, H6.D8, H6.P10), patient of the death
