"""T17: several people at one screen. A page between two of them shows neither hand, anywhere in it."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

from sickbay.core.state import seats_of
from sickbay.games.hrubec.words import DOCTORS, PATIENTS
from tests.attack.crook import LIMITS, browser, table_in
from tests.attack.ears import Ear, Secrets
from tests.server.house import serving


def test_t17_hot_seat_covered_pages_hold_no_hand(tmp_path: Path) -> None:
    """Every page of a shared browser is for the seat that has the screen, and while covered for nobody."""

    async def play() -> tuple[int, int]:
        async with serving(tmp_path, limits=LIMITS, sync="NORMAL") as house, browser(house) as one:
            wanted = {"game": "hrubec", "seats": ["me", "me"], "name": "Ana"}
            made = (await one.post("/api/tables", wanted)).json()
            at = f"/tables/{made['id']}"
            for said in ({"type": "sit", "seat": 1, "name": "Bea"}, {"type": "start"}):
                answer = await one.post(
                    f"/api{at}/requests", {"id": str(said), **said} | {"id": said["type"]}
                )
                assert answer.status_code == 200, answer.text
            table = table_in(house, made)
            secrets, dice = Secrets(table, [*DOCTORS, *PATIENTS]), random.Random(4)
            ears = {None: Ear(0, "en"), 0: Ear(1, "en"), 1: Ear(2, "en")}
            has_screen: int | None = None
            covered = shown = number = 0
            while table.stage == "playing" and number < 34:
                number += 1
                secrets.learn(list(ears.values()))
                asked = seats_of(table.playing.state.asked)
                paths = [at, f"{at}?move={dice.randint(0, number - 1)}", "/"]
                for path in paths:
                    page = await one.web.get(path, headers={"accept-language": "en"})
                    cover = has_screen is None or (bool(asked) and has_screen not in asked)
                    ear = ears[None if cover or path == "/" else has_screen]
                    ear.hear(page.text + str(page.headers))
                    assert secrets.found(ear) == [], (path, cover)
                    covered += cover and path == at
                    shown += not cover and path == at
                    if path == at:
                        assert (
                            "/screen" in page.text
                            and "play" not in re.findall(r"/tables/[^/]+/(\w+)", page.text)
                        ) == cover
                why = {"csrf": one.csrf, "seat": str(asked[0]), "move": "play nurse"}
                answered = await one.web.post(f"{at}/why", data=why, headers={"accept-language": "en"})
                ear = ears[None if has_screen not in asked else has_screen]
                ear.hear(answered.text)
                assert secrets.found(ear) == []
                if has_screen not in asked:
                    has_screen = asked[0]
                    await one.web.post(f"{at}/screen", data={"csrf": one.csrf, "seat": str(has_screen)})
                    continue
                legal = table.game.legal(table.playing.state, has_screen)
                move = table.game.words.format(dice.choice(legal))
                said = {"type": "play", "id": f"m{number}", "seat": has_screen, "move": move}
                assert (await one.post(f"/api{at}/requests", said)).status_code == 200
            return covered, shown

    covered, shown = asyncio.run(play())
    assert covered > 5
    assert shown > 5


def test_t17_hot_seat_sockets_look_through_one_seat_at_a_time(tmp_path: Path) -> None:
    """A client that covers its screen can be told nothing secret: through no seat, or one of its own."""

    async def look() -> None:
        async with serving(tmp_path, limits=LIMITS) as house:
            made = await house.create(game="hrubec", seats=["me", "me"], name="Ana")
            token = made["tokens"]["0"]
            async with house.http(token) as web:
                await web.post(
                    f"/api/tables/{made['id']}/requests",
                    json={"type": "sit", "id": "a", "seat": 1, "name": "Bea"},
                )
            await house.post(made, "owner", type="start")
            async with house.sit(made["id"], token, "?seats=-") as player:
                for seats in ([], [0], [1], []):
                    await player.send("seats", seats=seats)
                    await player.until(lambda message, seats=seats: message.get("seats") == seats)  # type: ignore[misc]
                    hands = player.last["view"]["hands"]
                    assert [set(hand) == {"?"} for hand in hands] == [seat not in seats for seat in (0, 1)]
                    assert {asked["seat"] for asked in player.last["asked"]} <= set(seats)

    asyncio.run(look())
