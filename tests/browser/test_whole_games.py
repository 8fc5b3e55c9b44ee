"""One person plays whole games against bots: by mouse, and with a finger on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import CALM, Screen
from tests.browser.playing import MANNERS

# Seeds whose games are short when all play by chance; bots that think would take a busy machine too long.
GAMES: dict[str, dict[str, Any]] = {
    "pandemic": {
        "options": {"seats": 4, "epidemics": 4},
        "seats": ["me", "random", "random", "random"],
        "seed": "12",
    },
    "hrubec": {"options": {"seats": 5}, "seats": ["me", *["greedy"] * 4], "seed": "3"},
}


@pytest.mark.parametrize("manner", ["mouse", "finger"])
@pytest.mark.parametrize("game", ["pandemic", "hrubec"])
def test_a_whole_game(game: str, manner: str, browser: Browser, url: str, screens: list[Screen]) -> None:
    calm = {} if manner == "mouse" else CALM
    screen = Screen(browser, url, 390 if manner == "finger" else 1366, "en", **calm)
    screens.append(screen)
    screen.deal(**GAMES[game], undo="owner", thinking=100)
    page = screen.page
    screen.begin(game)
    player = MANNERS[manner](page, url, seed=1)
    player.play()
    told = player.table()["table"]
    assert told["stage"] == "over"
    expect(page.locator(".ending h2")).to_have_text(told["result_text"])
    on_the_board = player.begun["board"] + player.begun["hand"]
    assert on_the_board >= player.moves / 2
