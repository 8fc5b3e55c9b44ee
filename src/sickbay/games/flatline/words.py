"""The word table of Flatline: what a word's number means, and the table itself.

Targets come first, so that whatever takes dice and its word are the same small number: the lines of the bays
0 to 19, the recharge stations 20 and 21, the emergency cards 22 to 50. The table grows only at its end.

Moves:

============================================ =========================================================
``begin_round``, ``draw_emergencies``,       F5.1 the steps of the chief medical officer
``roll_emergency_dice``,
``resolve_emergencies``,
``start_countdown``, ``resolve``
``ready``                                    F4.10 if all have to say so first
``place DIE LINE SPACE``                     F5.5 ``place 3 bay2.line1 b``, ``place 0 under_duress a``;
                                             without the space the left-most that fits (F5.8)
``sacrifice DIE for SEAT``                   F5.14
``reroll DIE...``, ``skip_reroll``           F5.16, F5.17
``free_reroll DIE...``                       F6.33
``done``, ``not_done``                       F5.18
``time_up ROUND``                            F5.4, said by the host
``play CARD ...``                            F6.20 - F6.29: ``play field_surgery bay1.line2``,
                                             ``play improvise SEAT DIE ICON``,
                                             ``play quarantine CARD CARD``
``treat BAY``, ``treat``                     F4.24; without a bay, when nobody is left to be treated, go on
``choose WHAT``                              F5.3 a card, a line, a seat, or ``none`` to decline
============================================ =========================================================
"""

from __future__ import annotations

from typing import Final

from sickbay.core.kinds import Kind, SeatKind
from sickbay.core.words import Words

BAYS: Final = 4
LINES: Final = 5  # lines of a patient, at most
SPACES: Final = 5  # spaces of a line, at most: one a seat
N_LINES: Final = BAYS * LINES
STATION: Final = 20  # port starboard: 20 and 21
N_STATIONS: Final = 2
CARD: Final = 22  # first emergency card
N_BLUE: Final = 14
N_CARDS: Final = 29
N_TARGETS: Final = 51
ORANGE: Final = CARD + N_BLUE  # first orange card
PATIENT: Final = 51  # first patient
N_PATIENTS: Final = 20
BAY: Final = 71  # bay1 to bay4: 71 to 74
ICON: Final = 75  # heart drop pill bolt cross eye: 75 to 80
N_ICONS: Final = 6
LETTER: Final = 81  # spaces a to e: 81 to 85
NUMBER: Final = 86  # 0 to 99: 86 to 185; seats, dice, slots
MOST_NUMBER: Final = 99
LOCK: Final = 186  # triage track stations: 186 to 188
CODE: Final = 189  # effects, in the order of CODES

NO_HELP: Final = CARD + 4
ESCALATION: Final = CARD + 10

CODES: Final = (
    "none", "discard_triage", "triage_to_stat", "lose_dice_2", "remove_tile", "lock_triage", "lock_reroll",
    "draw_emergency", "turn_dial", "escalate", "lock_stations", "lose_cube", "all_lose_die", "gain_die",
    "lose_die", "free_reroll", "discard_emergency", "place_tile", "gain_cube",
)  # fmt: skip
"""The effects of blue cards and of the dial (F6.1 - F6.12, F6.30 - F6.40)."""
NONE: Final = CODE
FREE_REROLL: Final = CODE + 15  # the word of the effect is that of the move, too

BEGIN_ROUND: Final = 208
DRAW_EMERGENCIES: Final = 209
ROLL_DICE: Final = 210
RESOLVE_EMERGENCIES: Final = 211
READY: Final = 212
START_COUNTDOWN: Final = 213
PLACE: Final = 214
SACRIFICE: Final = 215
FOR: Final = 216
REROLL: Final = 217
SKIP_REROLL: Final = 218
PLAY: Final = 219
DONE: Final = 220
NOT_DONE: Final = 221
TIME_UP: Final = 222
RESOLVE: Final = 223
TREAT: Final = 224
CHOOSE: Final = 225

ROUND: Final = 226  # number
POWER: Final = 227  # cubes left on the meter: one has gone
CHARGED: Final = 228  # cubes on the meter: one has come back
EXPECTED: Final = 229  # how many emergencies are to be revealed
EMERGENCY: Final = 230  # card, row, slot
STAT: Final = 231  # card: into the stat area
BOXED: Final = 232  # card: out of the game
RESHUFFLED: Final = 233
NO_CARD: Final = 234  # deck and discard are empty
EMERGENCY_DICE: Final = 235  # left, right
ROLLED_AGAIN: Final = 236  # face: an emergency die, by Escalation
ACTIVATED: Final = 237  # card
DISCARDED: Final = 238  # card: to the emergency discard
TO_TRIAGE: Final = 239  # card: filled, onto the green edge
TO_STAT: Final = 240  # card: back among the stat cards
FAILED: Final = 241  # card: onto the red edge
LOCKED: Final = 242  # triage, track or stations
LOST_DIE: Final = 243  # seat, die: into the reserve
GAINED_DIE: Final = 244  # seat, die: out of the reserve
TOKEN: Final = 245  # how many team tokens there are
TILE: Final = 246  # line
TILE_GONE: Final = 247  # line
DIAL: Final = 248  # space, bay of the diamond
HELD: Final = 249  # the dial does not turn
COUNTDOWN: Final = 250
ROLLED: Final = 251  # seat, then dice and their icons
PLACED: Final = 252  # seat, die, line, space
FILLED: Final = 253  # line, station or card
SACRIFICED: Final = 254  # seat, die, seat that may re-roll
PERMITTED: Final = 255  # seat: may re-roll once more
SET: Final = 256  # seat, die, icon
FREED: Final = 257  # line
FINISHED: Final = 258  # seat: has said that it is done
GOES_ON: Final = 259  # seat: is not done after all
STANDS_BY: Final = 260  # seat: is ready for the countdown
OVER: Final = 261  # the countdown
PLAYED: Final = 262  # seat, the rest of the sentence
TREATED: Final = 263  # patient, bay
CONNECTED: Final = 264  # patient, space, effect
DECLINED: Final = 265
RECHARGED: Final = 266  # station
ARRIVED: Final = 267  # patient, bay
UNKNOWN: Final = 268

CARDS: Final = (
    "lost_assistance", "setback", "bathroom_break", "regression", "no_help_in_sight", "lock_down",
    "under_duress", "foiled_plans", "increased_distress", "unexpected_hindrance", "escalation",
    "power_lock", "power_leak", "short_handed",
    "a_fresh_start", "crisis_averted", "field_surgery", "clean_sutures", "backup_cell", "reserve_battery",
    "steady_rhythm", "extra_hands", "on_call_medic", "all_clear", "quarantine", "improvise",
    "shared_charts", "hold_the_doors", "second_opinion",
)  # fmt: skip
PATIENTS: Final = (
    "reactor_technician", "hull_welder", "navigator", "gunnery_cadet", "bomb_disposal_officer", "ships_cook",
    "signals_operator", "hydroponics_gardener", "shuttle_pilot", "quartermaster", "security_ensign",
    "stowaway", "drone_mechanic", "cartographer", "junior_medic", "airlock_engineer", "cargo_handler",
    "archivist", "first_officer", "the_captain",
)  # fmt: skip
STATIONS: Final = ("port", "starboard")
ICONS: Final = ("heart", "drop", "pill", "bolt", "cross", "eye")
LETTERS: Final = ("a", "b", "c", "d", "e")
LOCKS: Final = ("triage", "track", "stations")
_MOVES: Final = (
    "begin_round draw_emergencies roll_emergency_dice resolve_emergencies ready start_countdown "
    "place sacrifice for reroll skip_reroll play done not_done time_up resolve treat choose"
)
_HAPPENINGS: Final = (
    "round power charged expected emergency stat boxed reshuffled no_card emergency_dice rolled_again "
    "activated discarded to_triage to_stat failed locked lost_die gained_die token tile tile_gone dial held "
    "countdown rolled placed filled sacrificed permitted set freed finished goes_on stands_by over "
    "played treated connected declined recharged arrived ?"
)

WORDS: Final = Words(
    [
        *[f"bay{bay}.line{line}" for bay in range(1, BAYS + 1) for line in range(1, LINES + 1)],
        *STATIONS,
        *CARDS,
        *PATIENTS,
        *[f"bay{bay}" for bay in range(1, BAYS + 1)],
        *ICONS,
        *LETTERS,
        *[str(number) for number in range(MOST_NUMBER + 1)],
        *LOCKS,
        *CODES,
        *_MOVES.split(),
        *_HAPPENINGS.split(),
    ]
)

LINE_KIND: Final = Kind(WORDS, 0, N_LINES)
TARGET_KIND: Final = Kind(WORDS, 0, N_TARGETS)
STATION_KIND: Final = Kind(WORDS, STATION, CARD)
CARD_KIND: Final = Kind(WORDS, CARD, PATIENT)
BLUE_KIND: Final = Kind(WORDS, CARD, ORANGE)
ORANGE_KIND: Final = Kind(WORDS, ORANGE, PATIENT)
PATIENT_KIND: Final = Kind(WORDS, PATIENT, BAY)
BAY_KIND: Final = Kind(WORDS, BAY, ICON)
ICON_KIND: Final = Kind(WORDS, ICON, LETTER)
LETTER_KIND: Final = Kind(WORDS, LETTER, NUMBER)
NUMBER_KIND: Final = Kind(WORDS, NUMBER, LOCK)
CODE_KIND: Final = Kind(WORDS, CODE, CODE + len(CODES))
SEAT_KIND: Final = SeatKind(WORDS, NUMBER, LOCK)


def number_word(number: int) -> int:
    """The word of a number; what is beyond the words is the last of them."""
    return NUMBER + (number if number < MOST_NUMBER else MOST_NUMBER)
