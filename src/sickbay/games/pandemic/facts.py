"""What follows from a view for whoever draws it: what keeps cubes out, what may come, what it would do."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from sickbay.games.pandemic.board import CITY_NAMES, NEAR, colour_of, rate
from sickbay.games.pandemic.state import MOST_OUTBREAKS
from sickbay.games.pandemic.words import COLOURS

_CITY: Final = {name: city for city, name in enumerate(CITY_NAMES)}
_EVERYWHERE: Final = frozenset(_CITY.values())


def facts(view: dict[str, Any]) -> dict[str, object]:
    """The infection rate (P4.8), the cities where a role prevents cubes (P4.13), and what may be drawn next.

    ``guarded``: for each such city the role. ``next``: the infection cards on top that are ``known``, those
    known ``later`` by their places (0 is the top), and those ``among`` which the ``size`` cards after the
    first ones lie (P7.2); size 0 if nothing is known of them. ``layers``: all that lies below the known
    ones, the top first, as how many ``size`` of which ``cards``.

    ``danger``: the cities whose infection card breaks out, the likeliest first: the ``outbreaks`` of the
    chain, whether that is the end (``lost``), and in how many ``of`` so many ways (``in``) the card comes
    the next time that cities are infected; ``of`` is 0 where the view does not tell.

    ``treat``: how many cubes of each colour a treatment by the active seat removes (P5.6). ``sweeps``: the
    seat that removes cured cubes where it arrives, and how many there are where (P6.R3). ``pays``: the city
    card that building costs the active seat, and that a charter flight of each pawn costs (P5.3, P5.5).
    """
    return {
        "rate": rate(view["epidemics"]),
        "guarded": _guarded(view),
        "next": next_infections(view),
        "layers": _layers(view),
        "danger": _danger(view),
        "treat": _treat(view),
        "sweeps": _sweeps(view),
        "pays": {
            "build": None if _role(view) == "operations_expert" else view["pawns"][view["active"]],
            "charter": list(view["pawns"]),
        },
    }


def _role(view: dict[str, Any]) -> str:
    role: str = view["roles"][view["active"]]
    return role


def _treat(view: dict[str, Any]) -> dict[str, int]:
    """How many cubes of each colour a treatment removes where the active seat is."""
    here = view["pawns"][view["active"]]
    found = {colour: view["cubes"].get(colour, {}).get(here, 0) for colour in COLOURS}
    thorough = _role(view) == "medic"
    return {
        colour: count if thorough or view["diseases"][colour] != "uncured" else 1
        for colour, count in found.items()
        if count
    }


def _sweeps(view: dict[str, Any]) -> dict[str, Any] | None:
    """Whose arrival removes cured cubes, and how many of them lie where."""
    if "medic" not in view["roles"]:
        return None
    cities: dict[str, dict[str, int]] = {}
    for colour in COLOURS:
        if view["diseases"][colour] == "cured":
            for city, count in view["cubes"].get(colour, {}).items():
                cities.setdefault(city, {})[colour] = count
    return {"seat": view["roles"].index("medic"), "cities": cities}


def _closed(view: dict[str, Any], colour: str) -> frozenset[int]:
    """The cities to which no cube of a colour can come (P4.13)."""
    status = view["diseases"][colour]
    if status == "eradicated":
        return _EVERYWHERE
    closed: set[int] = set()
    for role, pawn in zip(view["roles"], view["pawns"], strict=True):
        if role == "medic" and status == "cured":
            closed.add(_CITY[pawn])
        elif role == "quarantine_specialist":
            closed |= {_CITY[pawn], *NEAR[_CITY[pawn]]}
    return frozenset(closed)


@lru_cache(maxsize=4096)
def _outbreak(lying: tuple[tuple[int, int], ...], closed: frozenset[int], city: int) -> tuple[int, int]:
    """The outbreaks that one in this city brings about, and the cubes that they take (P4.10, P4.11).

    :param lying: for each city that has some, how many cubes of the colour
    """
    cubes = dict(lying)
    marked = [city]
    taken = 0
    for here in marked:
        for near in NEAR[here]:
            if near in marked or near in closed:
                continue
            if cubes.get(near, 0) == 3:
                marked.append(near)
            else:
                cubes[near] = cubes.get(near, 0) + 1
                taken += 1
    return len(marked), taken


def _danger(view: dict[str, Any]) -> list[dict[str, Any]]:
    chances = infection_chances(view)
    found: list[dict[str, Any]] = []
    for colour in COLOURS:
        lying = tuple([(_CITY[name], count) for name, count in view["cubes"].get(colour, {}).items()])
        full = [city for city, count in lying if count >= 3 and COLOURS[colour_of(city)] == colour]
        closed = _closed(view, colour) if full else frozenset()
        for city in full:
            name = CITY_NAMES[city]
            if city in closed or name in view["removed"]:  # the card of one comes no more (P9.18)
                continue
            outbreaks, taken = _outbreak(lying, closed, city)
            lost = view["outbreaks"] + outbreaks >= MOST_OUTBREAKS or taken > view["supply"][colour]
            comes, of = chances.get(name, (0, 0))
            found.append(
                {"city": name, "colour": colour, "outbreaks": outbreaks, "lost": lost, "in": comes, "of": of}
            )
    found.sort(key=lambda one: (-(one["in"] / one["of"] if one["of"] else 0), -one["outbreaks"]))
    return found


def infection_chances(view: dict[str, Any]) -> dict[str, tuple[int, int]]:
    """In how many of how many ways a card is among those of the next infections, where that can be told."""
    left = rate(view["epidemics"])
    places: dict[str, str] = view["infection_known"]
    chances: dict[str, tuple[int, int]] = {card: (1, 1) for at, card in places.items() if int(at) < left}
    top = 0
    mixed = {pool for given, taking, _ in view["infection_feeds"] for pool in (given, taking)}
    for pool, size in view["infection_pools"]:
        known = {int(at): card for at, card in places.items() if top <= int(at) < top + size}
        draws = min(size, left - top) - sum([at < left for at in known])
        if draws > 0 and pool not in mixed:
            others = set(view["infection_layers"].get(str(pool), [])) - set(known.values())
            chances.update((card, (draws, len(others))) for card in others)
        top += size
    return chances


def _layers(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What lies below the known cards on top, layer by layer (P7.2)."""
    places: dict[str, str] = view["infection_known"]
    layers: list[dict[str, Any]] = []
    top = 0
    for pool, size in view["infection_pools"]:
        inside = [card for at, card in places.items() if top <= int(at) < top + size]
        if size > len(inside):
            seen = set(places.values())
            cards = sorted([card for card in _sources(view, pool) if card not in seen])
            layers.append({"size": size - len(inside), "cards": cards})
        top += size
    return layers


def _guarded(view: dict[str, Any]) -> dict[str, str]:
    guarded: dict[str, str] = {}
    for role, pawn in zip(view["roles"], view["pawns"], strict=True):
        if role == "medic" and "cured" in view["diseases"].values():
            guarded.setdefault(pawn, role)
        elif role == "quarantine_specialist":
            near = [CITY_NAMES[city] for city in NEAR[_CITY[pawn]]]
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


def _feeding(view: dict[str, Any], pool: int) -> set[int]:
    """The layers whose cards a pool may hold."""
    sources = {pool}
    for _ in view["infection_feeds"]:
        sources |= {given for given, taking, _ in view["infection_feeds"] if taking in sources}
    return sources


def _sources(view: dict[str, Any], pool: int) -> list[str]:
    """The cards of which some, or all, are the pool."""
    layers: dict[str, list[str]] = view["infection_layers"]
    return [card for source in sorted(_feeding(view, pool)) for card in layers.get(str(source), [])]


def _may_be_in(view: dict[str, Any], pool: int) -> list[str]:
    """The cards of which some are the pool; none if it may hold one never drawn, for that may be any."""
    return [] if 0 in _feeding(view, pool) else _sources(view, pool)
