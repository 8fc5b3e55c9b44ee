"""All sentences that do not depend on the position, built once: listing legal moves is looking them up."""

from __future__ import annotations

from typing import Final

from sickbay.core.words import Move
from sickbay.games.pandemic.board import NEAR
from sickbay.games.pandemic.words import (
    AGREE,
    AIRLIFT,
    BUILD,
    CHARTER,
    COLOUR,
    DIRECT,
    DISCARD,
    DISPATCH,
    DRIVE,
    FORECAST,
    FROM,
    GIVE,
    GOVERNMENT_GRANT,
    JOIN,
    N_CITIES,
    NUMBER,
    ONE_QUIET_NIGHT,
    PASS,
    REFUSE,
    RESILIENT_POPULATION,
    SHOW,
    SHUTTLE,
    SPECIAL,
    STORE,
    TAKE,
    TREAT,
)

CITY_RANGE: Final = range(N_CITIES)
SEAT_RANGE: Final = range(4)

DRIVES: Final[list[list[Move]]] = [[(DRIVE, city) for city in near] for near in NEAR]
DIRECTS: Final[list[Move]] = [(DIRECT, city) for city in CITY_RANGE]
CHARTERS: Final[list[list[Move]]] = [
    [(CHARTER, city) for city in CITY_RANGE if city != here] for here in CITY_RANGE
]
SHUTTLES: Final[list[Move]] = [(SHUTTLE, city) for city in CITY_RANGE]
BUILD_HERE: Final[Move] = (BUILD,)
BUILD_FROM: Final[list[Move]] = [(BUILD, FROM, city) for city in CITY_RANGE]
TREATS: Final[list[Move]] = [(TREAT, COLOUR + colour) for colour in range(4)]
GIVES: Final[list[list[Move]]] = [[(GIVE, NUMBER + seat, card) for card in CITY_RANGE] for seat in SEAT_RANGE]
TAKES: Final[list[list[Move]]] = [[(TAKE, NUMBER + seat, card) for card in CITY_RANGE] for seat in SEAT_RANGE]
PASSES: Final[Move] = (PASS,)
STORES: Final[list[Move]] = [(STORE, event) for event in range(AIRLIFT, AIRLIFT + 5)]
SPECIALS: Final[list[list[Move]]] = [[(SPECIAL, card, city) for city in CITY_RANGE] for card in CITY_RANGE]
DISPATCH_WAYS: Final[tuple[int, ...]] = (JOIN, DRIVE, DIRECT, CHARTER, SHUTTLE)


def _dispatches(way: int) -> list[list[Move]]:
    return [[(DISPATCH, NUMBER + seat, way, city) for city in CITY_RANGE] for seat in SEAT_RANGE]


JOINS: Final[list[list[Move]]] = _dispatches(JOIN)
DISPATCH_DIRECTS: Final[list[list[Move]]] = _dispatches(DIRECT)
DISPATCH_SHUTTLES: Final[list[list[Move]]] = _dispatches(SHUTTLE)
DISPATCH_DRIVES: Final[list[list[list[Move]]]] = [
    [[sentences[city] for city in near] for near in NEAR] for sentences in _dispatches(DRIVE)
]
DISPATCH_CHARTERS: Final[list[list[list[Move]]]] = [
    [sentences[:here] + sentences[here + 1 :] for here in CITY_RANGE] for sentences in _dispatches(CHARTER)
]
DISCARDS: Final[list[Move]] = [(DISCARD, card) for card in range(AIRLIFT + 5)]
AIRLIFTS: Final[list[list[list[Move]]]] = [
    [[(AIRLIFT, NUMBER + seat, city) for city in CITY_RANGE if city != here] for here in CITY_RANGE]
    for seat in SEAT_RANGE
]
LOOK: Final[Move] = (FORECAST,)
GRANTS: Final[list[Move]] = [(GOVERNMENT_GRANT, city) for city in CITY_RANGE]
GRANTS_FROM: Final[list[list[Move]]] = [
    [(GOVERNMENT_GRANT, city, FROM, old) for old in CITY_RANGE] for city in CITY_RANGE
]
QUIET_NIGHT: Final[Move] = (ONE_QUIET_NIGHT,)
REMOVALS: Final[list[Move]] = [(RESILIENT_POPULATION, card) for card in CITY_RANGE]
YES: Final[Move] = (AGREE,)
NO: Final[Move] = (REFUSE,)
SHOW_CARDS: Final[Move] = (SHOW,)
