"""The word table of Pandemic: what a word's number means, and the table itself.

Cities come first, so that a city, its card and its infection card are the same small number everywhere.
The table grows only at its end.
"""

from __future__ import annotations

from typing import Final

from sickbay.core.kinds import Kind, SeatKind
from sickbay.core.words import Words
from sickbay.games.pandemic.board import CITY_NAMES

N_CITIES: Final = 48
AIRLIFT: Final = 48
FORECAST: Final = 49
GOVERNMENT_GRANT: Final = 50
ONE_QUIET_NIGHT: Final = 51
RESILIENT_POPULATION: Final = 52
EPIDEMIC: Final = 53
COLOUR: Final = 54  # blue yellow black red: 54 to 57
NUMBER: Final = 58  # 0 to 9: 58 to 67; seats and counts
ROLE: Final = 68  # 68 to 74

CONTINGENCY_PLANNER: Final = 68
DISPATCHER: Final = 69
MEDIC: Final = 70
OPERATIONS_EXPERT: Final = 71
QUARANTINE_SPECIALIST: Final = 72
RESEARCHER: Final = 73
SCIENTIST: Final = 74

DRIVE: Final = 75
DIRECT: Final = 76
CHARTER: Final = 77
SHUTTLE: Final = 78
BUILD: Final = 79
TREAT: Final = 80
GIVE: Final = 81
TAKE: Final = 82
CURE: Final = 83
PASS: Final = 84
STORE: Final = 85
DISPATCH: Final = 86
SPECIAL: Final = 87
JOIN: Final = 88
FROM: Final = 89
DISCARD: Final = 90
AGREE: Final = 91
REFUSE: Final = 92
ORDER: Final = 93
SHOW: Final = 94

MOVED: Final = 95  # seat, city
CUBE: Final = 96  # city, colour
PREVENTED: Final = 97  # role or colour that prevents, city, colour
OUTBREAK: Final = 98  # city, colour
REMOVED_CUBES: Final = 99  # city, colour, count
STATION: Final = 100  # city
STATION_GONE: Final = 101  # city
CURED: Final = 102  # colour
ERADICATED: Final = 103  # colour
DREW: Final = 104  # seat, card (secret with closed hands)
GAVE: Final = 105  # seat that gives, seat that gets, card
DISCARDED: Final = 106  # seat, card
STORED: Final = 107  # seat, event
PLAYED: Final = 108  # seat, event
OUT_OF_GAME: Final = 109  # event or infection card
RATE: Final = 110  # cards a turn
INFECTION: Final = 111  # city: its card was flipped
INTENSIFIED: Final = 112
QUIET: Final = 113
LOOKED: Final = 114  # seat, up to six infection cards (secret with closed hands)
ORDERED: Final = 115  # seat, the same cards in their new order (secret with closed hands)
SHOWED: Final = 116  # seat, the cards
ASKED: Final = 117  # seat that asks, seat that is asked, then the move
AGREED: Final = 118  # seat
DECLINED: Final = 119  # seat
TURN: Final = 120  # seat
ACTIONS_DONE: Final = 121  # seat
RESHUFFLED: Final = 122
UNKNOWN: Final = 123
PASSED: Final = 124  # seat: in a window

EVENTS: Final = ("airlift", "forecast", "government_grant", "one_quiet_night", "resilient_population")
COLOURS: Final = ("blue", "yellow", "black", "red")
ROLES: Final = (
    "contingency_planner",
    "dispatcher",
    "medic",
    "operations_expert",
    "quarantine_specialist",
    "researcher",
    "scientist",
)
_MOVES: Final = (
    "drive direct charter shuttle build treat give take cure pass store dispatch special join from discard "
    "agree refuse order show"
)
_HAPPENINGS: Final = (
    "moved cube prevented outbreak removed_cubes station station_gone cured eradicated drew gave discarded "
    "stored played out_of_game rate infection intensified quiet looked ordered showed asked agreed declined "
    "turn actions_done reshuffled ? passed"
)

WORDS: Final = Words(
    [
        *CITY_NAMES,
        *EVENTS,
        "epidemic",
        *COLOURS,
        *"0123456789",
        *ROLES,
        *_MOVES.split(),
        *_HAPPENINGS.split(),
    ]
)

CITY_KIND: Final = Kind(WORDS, 0, N_CITIES)
CARD_KIND: Final = Kind(WORDS, 0, EPIDEMIC)
"""Player cards without the epidemics."""
DECK_KIND: Final = Kind(WORDS, 0, EPIDEMIC + 1)
EVENT_KIND: Final = Kind(WORDS, AIRLIFT, EPIDEMIC)
COLOUR_KIND: Final = Kind(WORDS, COLOUR, NUMBER)
ROLE_KIND: Final = Kind(WORDS, ROLE, DRIVE)
SEAT_KIND: Final = SeatKind(WORDS, NUMBER, ROLE)
