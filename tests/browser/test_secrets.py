"""No browser is told, shows or keeps what its person may not know."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from sickbay.bots import make_bot
from sickbay.core import registry
from sickbay.table.match import Match
from tests.browser.conftest import CALM, Screen
from tests.browser.listening import Ear, Search
from tests.browser.people import call, claim, gather, sit_down
from tests.browser.playing import Mouse

SEED = "7071625344381"
OPTIONS: dict[str, dict[str, Any]] = {
    "pandemic": {"seats": 2, "epidemics": 4, "hands": "closed", "roles": ["medic", "scientist"]},
    "hrubec": {"seats": 2},
}
"""Without a Researcher, whose cards the other seat learns by what it may take (P7.7)."""
PILES = {"pandemic": ["player_deck", "infection_deck"], "hrubec": ["draw_pile", "queue"]}


def dealt(name: str) -> dict[str, Any]:
    """All that is hidden at the start of a game with this seed."""
    game = registry.game(name)
    bots = [make_bot(game, "random")] * 2
    return game.to_json(Match(game, bots, int(SEED), game.read_options(OPTIONS[name])).state)


def search_of(name: str, position: dict[str, Any], language: str = "en") -> Search:
    cards = {card for hand in position["hands"] for card in hand}
    return Search(
        registry.game(name), sorted(cards.union(*[position[pile] for pile in PILES[name]])), language
    )


@pytest.mark.parametrize("name", ["pandemic", "hrubec"])
def test_the_search_finds_what_is_planted(name: str) -> None:
    position = dealt(name)
    search = search_of(name, position)
    hand, other = position["hands"]
    pile = position[PILES[name][0]]
    hands, piles = {"hand": hand}, {"pile": pile}

    def found(text: str) -> list[str]:
        return search.leaks(text, hands, piles)

    said = {card: word for word, card in search._ids.items() if word != card}
    assert found(json.dumps({"hands": [hand, other]})) == ["hand"]
    assert found(json.dumps(hand[::-1])) == ["hand"]
    assert found(
        "".join(f"<li data-word='{card}' aria-label='{said.get(card, card)}'>" for card in hand)
    ) == ["hand"]
    assert found(", ".join(said.get(card, card).title() for card in hand)) == ["hand"]
    assert found(json.dumps(pile[3:7])) == ["pile"]
    assert found(" ".join(pile[9:4:-1])) == ["pile"]
    assert found(json.dumps([hand[:-1], other, pile[:3], sorted(pile)])) == []


@pytest.mark.parametrize("name", ["pandemic", "hrubec"])
def test_nobody_is_told_of_hands_piles_and_the_seed(
    name: str, browser: Browser, url: str, screens: list[Screen]
) -> None:
    ana, ben, eve = (Screen(browser, url, 1366, "en", **CALM) for _ in range(3))
    screens += [ana, ben, eve]
    made = gather(
        [ana, ben], ["Ana", "Ben"], begun=False, game=name, options=OPTIONS[name], seed=SEED, undo="owner"
    )
    claim(eve, made, "spectator")
    pages = {"Ana": ana.page, "Ben": ben.page, "Ben's second tab": ben.context.new_page(), "Eve": eve.page}
    ears = {who: Ear(page) for who, page in pages.items()}
    for page in pages.values():
        page.goto(f"{url}/tables/{made['id']}")
        page.wait_for_selector(".gathering")
    ana.page.click("button.open")
    for page in pages.values():
        page.wait_for_selector(".table .stage .board, .table .stage .house")

    position = dealt(name)
    search = search_of(name, position)
    players = {who: Mouse(pages[who], url, 3) for who in ("Ana", "Ben")}
    hands = {f"{who} at first": hand for who, hand in zip(players, position["hands"], strict=True)}
    for _ in range(6):
        asked = next(one for one in players.values() if any(q["asked"] for q in one.table()["asked"]))
        asked.play(most=1)
    moves = max(player.done() for player in players.values())
    for page in pages.values():
        page.wait_for_selector(f".table[data-moves='{moves}']")
    for seat, who in enumerate(players):
        hand = players[who].table()["view"]["hands"][seat]
        if len(hand) > 2:
            hands[f"{who} now"] = hand
    # Of the piles what nobody has drawn yet.
    piles = {pile: position[pile][8:-8] for pile in PILES[name]}

    for who, ear in ears.items():
        for where, text in ear.everything().items():
            assert SEED not in text, f"{who} finds the seed in the {where}"
            seen = search.leaks(text, hands, piles)
            assert [one for one in seen if not one.startswith(who.split("'")[0])] == [], f"{who}, {where}"
            if who != "Eve" and where == "traffic":
                assert f"{who.split(chr(39))[0]} now" in seen or f"{who.split(chr(39))[0]} at first" in seen
            if who == "Ana" and where == "page":
                assert set(hands.get("Ana now", hands["Ana at first"])) <= set(search.cards(text))


SWAP = """case = 1
game = "hrubec"
title = "A swap"
rules = ["H6.3"]
options = { seats = 3 }
[position]
agenda = [["turn"], ["swap"]]
teams = [["mudr_pilka"], ["mudr_ticha", "mudr_gaucova"], ["reznik"]]
[[step]]
legal.1 = ["choose mudr_ticha", "choose mudr_gaucova"]
"""
OWN = re.compile(r"""\b(\d{12,}|\d+:\d\d|[0-9a-f]{64})\b|(?<="id":")[0-9a-f]{32}""")
"""Moments, clocks, seals and the names of questions, of which each table has its own."""


def test_a_hidden_choice_leaves_no_trace(browser: Browser, url: str, screens: list[Screen]) -> None:
    """Two tables at which one person has chosen differently look the same to all others, and not to them."""
    one, other = (chosen(word, browser, url, screens) for word in ("mudr_ticha", "mudr_gaucova"))
    assert one["Ben"]["frames"] != other["Ben"]["frames"]
    assert one["Ben"]["page"] != other["Ben"]["page"]
    for who in ("Ana", "Eve"):
        assert "chose 1 ?" in one[who]["frames"]
        assert one[who] == other[who], f"{who} sees a choice"


def chosen(word: str, browser: Browser, url: str, screens: list[Screen]) -> dict[str, dict[str, str]]:
    """What everybody is told, sees and keeps when Ben chooses this doctor, without a table's own marks."""
    people = [Screen(browser, url, 1366, "en", **CALM) for _ in range(4)]
    screens += people
    ana, ben, _, eve = people
    made = gather(people[:3], ["Ana", "Ben", "Cid"], text=SWAP)
    claim(eve, made, "spectator")
    seen = {"Ana": ana, "Ben": ben, "Eve": eve}
    ears = {who: Ear(screen.page) for who, screen in seen.items()}
    for screen in seen.values():
        sit_down(screen.page, url, made["id"])
    for ear in ears.values():
        ear.frames.clear()
    asked = {"type": "play", "id": "mine", "seat": 1, "move": f"choose {word}"}
    call(ben.page, f"/api/tables/{made['id']}/requests", asked)
    told = {}
    for who, screen in seen.items():
        screen.page.wait_for_selector(".table[data-moves='1']")
        # A pong comes when it is time for one, whatever was chosen.
        frames = [frame for frame in ears[who].frames if '"type":"pong"' not in frame]
        all_of_it = {**ears[who].everything(), "frames": "\n".join(frames)}
        del all_of_it["traffic"]
        told[who] = {where: OWN.sub("#", text.replace(made["id"], "#")) for where, text in all_of_it.items()}
    return told
