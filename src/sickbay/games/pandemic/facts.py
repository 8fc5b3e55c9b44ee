"""What follows from a view for whoever draws it: the rate, who keeps cubes out, what may come next."""

from __future__ import annotations

from typing import Any

from sickbay.games.pandemic.board import CITY_NAMES, NEAR, rate


def facts(view: dict[str, Any]) -> dict[str, object]:
    """The infection rate (P4.8), the cities where a role prevents cubes (P4.13), and what may be drawn next.

    ``guarded``: for each such city the role. ``next``: the infection cards on top that are ``known``, those
    known ``later`` by their places (0 is the top), and those ``among`` which the ``size`` cards after the
    first ones lie (P7.2); size 0 if nothing is known of them.
    """
    return {"rate": rate(view["epidemics"]), "guarded": _guarded(view), "next": next_infections(view)}


def _guarded(view: dict[str, Any]) -> dict[str, str]:
    guarded: dict[str, str] = {}
    for role, pawn in zip(view["roles"], view["pawns"], strict=True):
        if role == "medic" and "cured" in view["diseases"].values():
            guarded.setdefault(pawn, role)
        elif role == "quarantine_specialist":
            near = [CITY_NAMES[city] for city in NEAR[CITY_NAMES.index(pawn)]]
            guarded.update(dict.fromkeys([pawn, *near], role))
    return guarded


def next_infections(view: dict[str, Any]) -> dict[str, Any]:
    """The infection cards that come next, as far as the viewer knows them: known ones, reshuffled ones."""
    places: dict[str, str] = view["infection_known"]
    known: list[str] = []
    while str(len(known)) in places:
        known.append(places[str(len(known))])
    later = {place: places[place] for place in sorted(places, key=int) if int(place) >= len(known)}
    pool, size = _pool_below(view["infection_pools"], len(known))
    seen = set(places.values())
    among = [card for card in _may_be_in(view, pool) if card not in seen]
    return {"known": known, "later": later, "size": size if among else 0, "among": among}


def _pool_below(pools: list[list[int]], skip: int) -> tuple[int, int]:
    """The pool that lies on top once so many cards are gone, and how many of its cards are left then."""
    for pool, size in pools:
        if skip < size:
            return pool, size - skip
        skip -= size
    return 0, 0


def _may_be_in(view: dict[str, Any], pool: int) -> list[str]:
    """The cards of which some are the pool; none if it may hold one never drawn, for that may be any."""
    sources = {pool}
    for _ in view["infection_feeds"]:
        sources |= {given for given, taking, _ in view["infection_feeds"] if taking in sources}
    if 0 in sources:
        return []
    layers: dict[str, list[str]] = view["infection_layers"]
    return [card for source in sorted(sources) for card in layers.get(str(source), [])]
