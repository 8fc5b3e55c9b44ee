"""T8: the seed from outputs, from the time, from a page. That it is in no message is tried in T6."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

from sickbay.core.chance import Chance, seal
from sickbay.core.registry import games
from sickbay.table.match import own_seed
from tests.attack.crook import CLOSED, LIMITS, table_in
from tests.server.house import serving


def test_t08_seed_prediction_by_time_fails(tmp_path: Path) -> None:
    """Seeds are 256 bits of the system's chance; the program's own generator and the clock have no part."""

    async def make() -> list[int]:
        async with serving(tmp_path, limits=LIMITS, sync="NORMAL") as house:
            seeds = []
            for _ in range(24):
                random.seed(1)
                seeds.append(table_in(house, await house.create(**CLOSED)).seed)
            return seeds

    seeds = asyncio.run(make())
    assert len(set(seeds)) == len(seeds)
    assert max(seeds) > 1 << 250
    ones = sum(seed.bit_count() for seed in seeds) / len(seeds)
    assert 108 < ones < 148
    low = {seed & 0xFFFF for seed in seeds}
    assert len(low) > 20


def test_t08_seed_prediction_by_public_dice_fails() -> None:
    """What one stream shows says nothing about another, nor about its own next draw."""
    for game in games().values():
        pairs: Counter[tuple[int, int]] = Counter()
        follows: Counter[tuple[int, int]] = Counter()
        for seed in range(3000):
            chance = Chance(own_seed(seed, "test"), game.streams)
            first = chance.below(0, 4)
            pairs[first, chance.below(len(game.streams) - 1, 4)] += 1
            follows[first, chance.below(0, 4)] += 1
        for table in (pairs, follows):
            square = sum((table[one, two] - 187.5) ** 2 / 187.5 for one in range(4) for two in range(4))
            assert square < 45, game.id  # fifteen degrees of freedom: one in 10,000


def test_t08_seed_prediction_by_seal_or_bots_chance_fails() -> None:
    """The seal and what bots are given to draw from are one-way: other keys, other purposes."""
    seed = (1 << 255) + 12345
    derived = {own_seed(seed, name) for name in ("seat 0 move 1", "seat 1 move 1", "seat 0 move 2")}
    assert len({seed, int(seal(seed), 16), *derived}) == 5
    assert len(seal(0)) == len(seal(seed)) == 64
    assert seal(seed) != seal(seed + 1)


def test_t08_seed_prediction_by_choosing_it_is_for_learning_games(tmp_path: Path) -> None:
    """Whoever makes a table chooses its seed only where the owner may rewind anyway, which all are told."""

    async def make() -> None:
        async with serving(tmp_path, limits=LIMITS) as house, house.http() as web:
            for undo in ("own", "off"):
                answer = await web.post("/api/tables", json={**CLOSED, "seed": "7", "undo": undo})
                assert answer.status_code == 400
            made = await house.create(**CLOSED, seed="7", undo="owner")
            async with house.http(made["tokens"]["spectator"]) as guest:
                told = (await guest.get(f"/api/tables/{made['id']}")).json()
            assert (told["table"]["undo"], told["table"]["seed"]) == ("owner", "")

    asyncio.run(make())
