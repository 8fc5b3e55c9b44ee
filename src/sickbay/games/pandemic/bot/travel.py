"""How far pawns have to go."""

from __future__ import annotations

from typing import Final

from sickbay.games.pandemic.board import CITIES, distances

STEPS: Final[list[list[int]]] = [distances([city]) for city in range(len(CITIES))]
"""Drives from each city to each other."""

_MOST_KEPT: Final = 2_000


class Roads:
    """Ways by Drive and Shuttle Flight with stations in certain cities.

    :ivar to_station: drives from each city to the nearest station
    :ivar mean: the same, averaged over all cities
    """

    def __init__(self, stations: list[int]) -> None:
        self.to_station = distances(stations)
        self.mean = sum(self.to_station) / len(CITIES)
        self._actions: list[list[int] | None] = [None] * len(CITIES)

    def actions(self, here: int) -> list[int]:
        """Actions from a city to each city."""
        known = self._actions[here]
        if known is None:
            flight = self.to_station[here] + 1
            known = [
                min(driven, flight + beyond)
                for driven, beyond in zip(STEPS[here], self.to_station, strict=True)
            ]
            self._actions[here] = known
        return known


_roads: dict[tuple[int, ...], Roads] = {}


def roads_between(stations: tuple[int, ...]) -> Roads:
    """The roads with these stations; kept, as the same stations come again and again."""
    roads = _roads.get(stations)
    if roads is None:
        if len(_roads) >= _MOST_KEPT:
            _roads.clear()
        roads = Roads(list(stations))
        _roads[stations] = roads
    return roads
