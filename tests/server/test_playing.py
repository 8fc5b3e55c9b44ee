"""Two people play whole games through a server; one of them comes and goes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sickbay.core.state import seat_mask
from tests.server.house import House, Player, serving

GAMES = [
    {"game": "pandemic", "options": {"epidemics": 4, "hands": "closed"}, "seats": ["open", "open"]},
    {"game": "hrubec", "seats": ["open", "open"]},
    {"game": "flatline", "seats": ["open", "open"]},
]


class Seat:
    """Somebody who plays one seat to the end by any move, and goes away and comes back at random moments.

    :param leaves: after so many messages it goes away
    """

    def __init__(self, house: House, table: str, token: str, seat: int, leaves: set[int]) -> None:
        self.house, self.table, self.token, self.seat = house, table, token, seat
        self.leaves = leaves
        self.heard = self.away = self.compared = 0
        self.dice = random.Random(seat)

    async def play(self) -> None:
        while not await self.stay():
            self.away += 1

    async def stay(self) -> bool:
        """Sit at the table for a while; whether the game is over."""
        async with self.house.sit(self.table, self.token) as player:
            while player.last["table"]["stage"] != "over":
                self.compare(player)
                if player.moves():
                    await say(player, self.dice)
                else:
                    await player.hear()
                self.heard += 1
                if self.heard in self.leaves:
                    return False
            self.compare(player)
            return True

    def compare(self, player: Player) -> None:
        """At the same position it sees what the server itself sees through this seat."""
        live = self.house.hall.live[self.table].table
        if player.last["table"]["at"] == live.at:
            view = live.game.view(live.playing.state, seat_mask(self.seat))
            assert player.last["digest"] == live.game.view_digest(view)
            assert player.last["view"] == msgspec.json.decode(msgspec.json.encode(view))
            self.compared += 1


async def say(player: Player, dice: random.Random) -> None:
    seat, move = dice.choice(player.moves())
    answer = await player.ask("play", seat=seat, move=move, at=player.last["table"]["at"])
    if answer["type"] == "refused" and answer["key"] == "requests-too-fast":
        await asyncio.sleep(0.5)
    else:
        # Where all act at once another may have been there first, and by the rules one hears so.
        first = answer["type"] == "refused" and answer["rule"].startswith("F5.")
        assert first or answer["type"] == "done" or answer["key"] == "table-moved-on", answer


@pytest.mark.parametrize("wanted", GAMES, ids=lambda wanted: wanted["game"])
def test_two_people_play_a_whole_game(wanted: dict[str, Any], tmp_path: Path) -> None:
    async def game() -> None:
        async with serving(tmp_path) as house:
            made = await house.begin(**wanted)
            table, tokens = made["id"], made["tokens"]
            moments = set(random.Random(7).sample(range(1, 12), 10))
            seats = [Seat(house, table, tokens[str(n)], n, moments if n else set()) for n in (0, 1)]
            await asyncio.gather(*[seat.play() for seat in seats])
            assert [seat.away for seat in seats] == [0, 10]
            assert all(seat.compared > 10 for seat in seats)

    asyncio.run(game())
