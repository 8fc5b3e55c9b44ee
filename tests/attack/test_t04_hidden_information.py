"""T4: hidden information in anything that leaves the server."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from sickbay.core.chance import Chance
from sickbay.table import telling
from sickbay.table.table import Batch, Table
from sickbay.table.telling import Audience
from tests.attack.twins import audiences, learnt, moments, next_entry, table_of, told, twin

SEED = 0xC0FFEE_D00D_F00D_BEEF << 128
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("pandemic", {"seats": 3, "hands": "closed", "epidemics": 5}),
    ("pandemic", {"seats": 2, "epidemics": 4}),
    ("hrubec", {"seats": 2}),
    ("hrubec", {"seats": 4}),
    ("flatline", {"seats": 3}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_t04_hidden_information_is_in_no_message(game: str, options: dict[str, Any]) -> None:
    """In two worlds that a viewer cannot tell apart it is told the same to the byte, over whole games."""
    compared = followed = 0
    for seed in range(1 if game == "hrubec" else 3):
        table = table_of(game, options, SEED << 8 | seed)
        dice = random.Random(seed)
        seen = audiences(len(table.chairs))
        while table.stage == "playing":
            audience = dice.choice(seen)
            entry = next_entry(table, dice)
            if dice.random() < 0.75:
                table.take_all([entry])
                continue
            other = twin(table, audience.viewer, Chance(dice.getrandbits(255), table.game.streams))
            compared += same(table, other, audience, None, dice.getrandbits(32))
            goes_on = learnt(table, entry, audience.viewer) == learnt(other, entry, audience.viewer)
            if goes_on:
                assert moments(table, entry, audience.viewer) == moments(other, entry, audience.viewer)
            batch = table.take_all([entry])
            if goes_on and table.stage == "playing":
                other.take_all([entry])
                followed += same(table, other, audience, batch, dice.getrandbits(32))
    assert compared > 20
    assert followed > compared / 4


def same(table: Table, other: Table, audience: Audience, batch: Batch | None, seed: int) -> bool:
    """Demand that both say the same to an audience."""
    for one, two in zip(
        told(table, audience, batch, random.Random(seed)),
        told(other, audience, batch, random.Random(seed)),
        strict=True,
    ):
        assert one == two, (audience, table.playing.moves)
    return True


@pytest.mark.parametrize(
    ("game", "hidden"), [("pandemic", "player_deck"), ("hrubec", "draw_pile"), ("flatline", "deck")]
)
def test_t04_a_leak_would_be_found(game: str, hidden: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is worth something: a single number that follows from a hidden card is found."""
    honest = telling.info

    def leaky(table: Table, audience: Audience, now: int) -> Any:
        deck = getattr(table.playing.state, hidden)
        return msgspec.structs.replace(honest(table, audience, now), moves=deck[0] % 2)

    table = table_of(game, {}, SEED)
    chance = random.Random(1)
    monkeypatch.setattr(telling, "info", leaky)
    worlds = [twin(table, 1, Chance(chance.getrandbits(255), table.game.streams)) for _ in range(20)]
    with pytest.raises(AssertionError):
        all(same(table, other, Audience(1, 1, False, "en"), None, 1) for other in worlds)
