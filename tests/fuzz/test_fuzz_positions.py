"""Positions and views from strangers: refused with a clear error, or good to play on."""

from __future__ import annotations

import copy
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from sickbay.core.chance import Chance
from sickbay.core.errors import SickbayError
from sickbay.core.state import seats_of
from sickbay.games.pandemic import GAME
from sickbay.games.pandemic.state import Pandemic

TRIES = int(os.environ.get("SICKBAY_FUZZ", "40"))
JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    3,
    250,
    255,
    10**30,
    10**5000,
    "",
    "paris",
    "?",
    "x" * 9999,
    [],
    {},
    [[]],
]
JUNK += [{"a": 1}, ["paris"] * 3, [5], "9" * 5000, 1.5, float("nan")]
KEYS = ["9" * 5000, "1", "paris", "-1", "x"]
Path = tuple[Any, ...]


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    """The places of everything in JSON data."""
    if isinstance(data, (dict, list)):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield (*path, key)
            yield from paths(value, (*path, key))


def found(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def spoiled(data: Any, rnd: random.Random) -> Any:
    """A copy with one to three things replaced, deleted, added or moved."""
    data = copy.deepcopy(data)
    for _ in range(rnd.randint(1, 3)):
        places = list(paths(data))
        if not places:
            break
        path = rnd.choice(places)
        inside, key = found(data, path[:-1]), path[-1]
        how = rnd.random()
        if how < 0.5:
            inside[key] = rnd.choice(JUNK)
        elif how < 0.7:
            del inside[key]
        elif how < 0.85 and isinstance(inside, dict):
            inside[rnd.choice(KEYS)] = copy.deepcopy(rnd.choice([*JUNK, inside[key]]))
        else:
            inside[key] = copy.deepcopy(found(data, rnd.choice(places)))
    return data


def some_state(rnd: random.Random, seed: int) -> Pandemic:
    hands = ["open", "closed"][seed % 2]
    state = GAME.new({"seats": 2 + seed % 3, "epidemics": 4 + seed % 4, "hands": hands}, seed)
    for _ in range(rnd.randrange(40)):
        if state.asked:
            seat = seats_of(state.asked)[0]
            GAME.push(state, seat, rnd.choice(GAME.legal(state, seat)))
    return state


@pytest.mark.parametrize("seed", range(12))
def test_spoiled_positions_and_views(seed: int) -> None:
    rnd = random.Random(seed)
    state = some_state(rnd, seed)
    view = GAME.view(state, rnd.randrange(1 << state.seats))
    whole = GAME.to_json(state)
    for _ in range(TRIES):
        for read, data in (
            (lambda data: GAME.determinize(data, Chance(1, GAME.streams)), spoiled(view, rnd)),
            (GAME.from_json, spoiled(whole, rnd)),
        ):
            try:
                taken = read(data)
            except SickbayError:
                continue
            for seat in range(taken.seats):
                for move in GAME.legal(taken, seat)[:3]:
                    GAME.push(taken.copy(), seat, move)
            GAME.view(taken, 1)
            GAME.from_json(GAME.to_json(taken))
