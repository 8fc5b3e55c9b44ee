"""What follows from a view for whoever draws it: the rate, who keeps cubes out, what may come next."""

from __future__ import annotations

from typing import Any

from sickbay.games.pandemic.board import CITY_NAMES, NEAR, rate


def facts(view: dict[str, Any]) -> dict[str, object]:
    """The infection rate (P4.8), the cities where a role prevents cubes (P4.13), and what may be drawn next.

    ``guarded``: for each such city the role. ``next``: the infection cards on top whose order is known, and
    those among which the ``size`` cards after them lie (P7.2).
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
    known: dict[str, str] = view["infection_known"]
    pools: list[list[int]] = view["infection_pools"]
    pool, size = pools[0] if pools else (0, 0)  # pool 0 was never drawn: every city may be in it
    among: list[str] = (view["infection_layers"].get(str(pool)) or view["infection_among"]) if pool else []
    return {"known": [known[place] for place in sorted(known, key=int)], "size": size, "among": among}
