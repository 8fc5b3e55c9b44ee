"""The board: 48 cities, their connections and populations (P2, P10.3), read from a checked table."""

from __future__ import annotations

import csv
import io
from importlib.resources import files
from typing import Final

from sickbay.core.errors import BadFile

COLUMNS: Final = (
    "id",
    "name_en",
    "name_it",
    "country",
    "color",
    "population",
    "neighbors",
    "lon",
    "lat",
    "x",
    "y",
)
_COLOURS: Final = ("blue", "yellow", "black", "red")
_A_COLOUR: Final = 12
_MOST_BYTES: Final = 200_000
_MOST_PEOPLE: Final = 100_000_000


class City:
    """A city of the table: its name as a word, colour number, people, and the names of its neighbours."""

    def __init__(self, name: str, colour: int, population: int, neighbours: tuple[str, ...]) -> None:
        self.name = name
        self.colour = colour
        self.population = population
        self.neighbours = neighbours


def read_cities(text: str) -> list[City]:
    """Read a table of cities (CSV) and check it against P2: counts, colours, two-way connections.

    :raises BadFile: naming the line and what is wrong
    """
    if len(text) > _MOST_BYTES:
        raise BadFile("file-too-large", most=_MOST_BYTES)
    if "\0" in text:
        raise BadFile("file-not-text")
    reader = csv.reader(io.StringIO(text), strict=True)
    try:
        rows = list(reader)
    except csv.Error:
        raise BadFile("pack-csv-bad", f"line {reader.line_num}") from None
    if not rows or tuple(rows[0]) != COLUMNS:
        raise BadFile("pack-columns-bad", "line 1", columns=",".join(COLUMNS))
    cities = [_read_city(row, f"line {number}") for number, row in enumerate(rows[1:], 2) if row]
    _check(cities)
    return cities


def _read_city(row: list[str], place: str) -> City:
    if len(row) != len(COLUMNS):
        raise BadFile("pack-cells-bad", place, found=len(row), wanted=len(COLUMNS))
    cells = dict(zip(COLUMNS, row, strict=True))
    name = cells["id"]
    if not (name.isascii() and name.replace("_", "a").isalnum() and name == name.lower() and len(name) <= 40):
        raise BadFile("pack-name-bad", place, name=name[:40])
    if cells["color"] not in _COLOURS:
        raise BadFile("pack-colour-bad", place, colour=cells["color"][:40], may=", ".join(_COLOURS))
    digits = cells["population"]
    if not (digits.isascii() and digits.isdigit() and len(digits) < 12 and 0 < int(digits) < _MOST_PEOPLE):
        raise BadFile("pack-population-bad", place, population=digits[:40], most=_MOST_PEOPLE)
    return City(name, _COLOURS.index(cells["color"]), int(digits), tuple(cells["neighbors"].split(";")))


def _check(cities: list[City]) -> None:
    known = {city.name: city for city in cities}
    if len(cities) != _A_COLOUR * len(_COLOURS):
        raise BadFile("pack-count-bad", found=len(cities), wanted=_A_COLOUR * len(_COLOURS))
    for city in cities:
        if known[city.name] is not city:
            raise BadFile("pack-twice", city.name)
    for place, city in enumerate(cities):
        if city.colour != place // _A_COLOUR:
            raise BadFile("pack-order-bad", city.name, colour=_COLOURS[place // _A_COLOUR])
        for other in city.neighbours:
            if other not in known or other == city.name:
                raise BadFile("pack-neighbour-bad", city.name, neighbour=other[:40])
            if city.name not in known[other].neighbours:
                raise BadFile("pack-one-way", city.name, neighbour=other)
        if len(set(city.neighbours)) != len(city.neighbours):
            raise BadFile("pack-twice", city.name)


CITIES: Final[list[City]] = read_cities((files(__package__ or "") / "data" / "cities.csv").read_text("utf-8"))
CITY_NAMES: Final[list[str]] = [city.name for city in CITIES]
POPULATION: Final[list[int]] = [city.population for city in CITIES]
NEAR: Final[list[list[int]]] = [[CITY_NAMES.index(other) for other in city.neighbours] for city in CITIES]
"""For each city its neighbours, in the order of the table (P4.12)."""

WITHIN_ONE: Final[list[list[int]]] = [
    [1 if other == city or other in NEAR[city] else 0 for other in range(len(CITIES))]
    for city in range(len(CITIES))
]
"""1 for a city itself and its neighbours: what the Quarantine Specialist protects (P4.13c)."""

ATLANTA: Final[int] = CITY_NAMES.index("atlanta")
RATES: Final[list[int]] = [2, 2, 2, 3, 3, 4, 4]
"""Infection cards a turn by epidemics so far (P2.1); a seventh epidemic leaves the marker at the end."""


def colour_of(city: int) -> int:
    """The colour of a city and of its cards: 0 blue, 1 yellow, 2 black, 3 red."""
    return city // _A_COLOUR


def distances(sources: list[int]) -> list[int]:
    """Steps by Drive from the nearest of the sources to each city."""
    far = [99] * len(CITIES)
    for city in sources:
        far[city] = 0
    queue = list(sources)
    at = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        for city in NEAR[here]:
            if far[city] == 99:
                far[city] = far[here] + 1
                queue.append(city)
    return far


def rate(epidemics: int) -> int:
    """Infection cards a turn after so many epidemics (P2.1)."""
    return RATES[min(epidemics, len(RATES) - 1)]
