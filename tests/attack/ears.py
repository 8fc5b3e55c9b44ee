"""Whole games at a real server with ears at every door; whatever is heard is searched for secrets."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec

from sickbay.core.state import HOST, seats_of
from sickbay.table.table import Table
from sickbay.text import LANGUAGES, Catalogue
from tests.attack.crook import Browser, browser, table_in
from tests.server.house import House, Player

SEED = 0x5EC2E7_5EED_CAFE_F00D_D15EA5E0_BADC0DE_FACADE << 64 | 0x1337_D00D_5EED_CAFE
SEEDS = (f"{SEED:x}", f"{SEED:X}", str(SEED), f"{SEED:x}"[8:40])
"""A seed that is known again in whatever form it is told."""
HOOK = "https://hook.example/canary-hook"
_PATHS = [
    "/", "/apiAT", "/apiAT/record", "/apiAT?seats=-", "/apiAT?seats=0", "/apiAT?seats=1", "AT/record",
    "/api/me", "/metrics", "/health", "/nowhere",
]  # fmt: skip


class Ear:
    """Somebody who looks through some seats (a mask) and writes down all that it is told."""

    def __init__(self, viewer: int, language: str) -> None:
        self.viewer = viewer
        self.language = language
        self.texts: list[str] = []
        self.known: set[str] = set()
        """Words of cards that it was shown."""

    def hear(self, text: str) -> None:
        """One more."""
        self.texts.append(text)


class Secrets:
    """The cards of a game that each lie in one place only, by id and by name in four languages."""

    def __init__(self, table: Table, words: list[str]) -> None:
        self.table = table
        self.words = words
        self.told = 0
        self._names = {
            language: {word: Catalogue(language, table.game).name(word) for word in words}
            for language in LANGUAGES
        }
        self._ids = re.compile(
            r"\b(" + "|".join(map(re.escape, sorted(words, key=len, reverse=True))) + r")\b"
        )

    def learn(self, ears: list[Ear]) -> None:
        """Note what everybody has just been shown: by their views, and by what happened."""
        table, game = self.table, self.table.game
        course = table.playing
        heard = [event for happened in course.story.happened[self.told :] for event in happened.events]
        self.told = len(course.story.happened)
        for ear in ears:
            shown = msgspec.json.encode(game.view(course.state, ear.viewer)).decode()
            said = " ".join([game.words.format(game.masked(event, ear.viewer)) for event in heard])
            opening = [game.words.format(game.masked(event, ear.viewer)) for event in course.opening]
            ear.known |= set(self._ids.findall(" ".join([shown, said, *opening])))

    def found(self, ear: Ear) -> list[tuple[str, str]]:
        """The secrets in what an ear has heard; then it forgets what it heard."""
        texts, ear.texts = ear.texts, []
        names = self._names[ear.language]
        known = " ".join([names[word] for word in ear.known])
        hidden = [word for word in self.words if word not in ear.known]
        found = []
        for text in texts:
            found += [(word, text) for word in set(self._ids.findall(text)) - ear.known]
            found += [(word, text) for word in hidden if names[word] in text and names[word] not in known]
        return found


class Room:
    """A table with ears at every door: two seats, their browsers, a watcher, the public, the owner."""

    def __init__(self, house: House, made: dict[str, Any], seed: int) -> None:
        self.house = house
        self.made = made
        self.table = table_in(house, made)
        self.dice = random.Random(seed)
        self.ears: dict[str, Ear] = {}
        self.players: dict[str, Player] = {}
        self.pages: dict[str, Browser] = {}
        self.tokens: list[str] = list(made["tokens"].values())

    async def play(self) -> bool:
        """One move by whoever is asked; whether there was one."""
        table = self.table
        if table.stage != "playing":
            return False
        seat = self.dice.choice(seats_of(table.playing.state.asked & ~(1 << HOST)))
        move = self.dice.choice(table.game.legal(table.playing.state, seat))
        name = f"{seat}"
        answer = await self.players[name].ask("play", seat=seat, move=table.game.words.format(move))
        assert answer["type"] == "done", answer
        return True

    async def listen(self) -> None:
        """Everybody hears what there is to hear over the sockets."""
        for name, player in self.players.items():
            await player.ask("ping")
            heard: list[Any] = player.heard  # type: ignore[attr-defined]
            for message in heard:
                self.ears[name].hear(message)
            heard.clear()

    async def ask_around(self) -> None:
        """Everybody tries all questions, calls and pages."""
        table, dice = self.table, self.dice
        moves = table.playing.moves
        verbs = [verb.word for verb in table.game.verbs]
        for player in self.players.values():
            move, step = dice.randint(0, moves), dice.choice([None, 0, 1, 2])
            await player.ask("look", move=move, **({} if step is None or not move else {"step": step}))
            for seat in range(2):
                verb, word = dice.choice(verbs), dice.choice(table.game.words.words)
                for text in (verb, f"{verb} {word}"):
                    await player.ask("why", seat=seat, move=text)
                await player.ask("next", seat=seat, prefix=verb)
                await player.ask("next", seat=seat)
            await player.ask("snapshot")
        at = f"/tables/{self.made['id']}"
        for name, one in self.pages.items():
            seen = [at, f"{at}?move={dice.randint(0, moves)}", f"/api{at}/export", *dice.sample(_PATHS, 2)]
            for path in seen:
                path = path.replace("AT", at)
                answer = await one.web.get(path)
                self.ears[name].hear(answer.text + str(answer.headers))


@asynccontextmanager
async def room(house: House, wanted: dict[str, Any], seed: int) -> AsyncIterator[Room]:
    """A table that has begun, with all its ears."""
    made = await house.begin(**wanted)
    tokens = made["tokens"]
    async with house.http(tokens["0"]) as web:
        watcher = await web.post(f"/api/tables/{made['id']}/links", json={"kind": "watcher", "seats": [0]})
        hook = await web.put(f"/api/tables/{made['id']}/seats/0/hook", json={"url": HOOK})
        assert hook.status_code == 204
    tokens["watcher"] = watcher.json()["token"]
    there = Room(house, made, seed)
    viewers = {
        "0": (1, "en"),
        "1": (2, "cs"),
        "watcher": (1, "es"),
        "spectator": (0, "it"),
        "owner": (0, "en"),
    }
    async with AsyncExitStack() as stack:
        for name, (viewer, language) in viewers.items():
            there.ears[name] = Ear(viewer, language)
            player = await stack.enter_async_context(house.sit(made["id"], tokens[name], f"?lang={language}"))
            there.players[name] = all_ears(player)
            if name != "owner":
                there.pages[name] = one = await stack.enter_async_context(browser(house))
                one.web.headers["accept-language"] = language
                assert (await one.claim(tokens[name])).status_code == 200
                there.tokens.append(one.session)
        yield there


def all_ears(player: Player) -> Player:
    """A player that keeps every message as it came."""
    heard: list[str] = [msgspec.json.encode(player.last).decode()]
    hear = player.hear

    async def noted() -> dict[str, Any]:
        message = await hear()
        heard.append(msgspec.json.encode(message).decode())
        return message

    player.heard = heard  # type: ignore[attr-defined]
    player.hear = noted  # type: ignore[method-assign]
    return player
