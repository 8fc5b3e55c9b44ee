"""One person plays whole games against bots: by mouse, by keys alone, with a finger on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import CALM, Screen
from tests.browser.playing import MANNERS, PATIENCE

# Seeds whose games are short when all play by chance; bots that think would take a busy machine too long.
GAMES: dict[str, dict[str, Any]] = {
    "pandemic": {
        "options": {"seats": 4, "epidemics": 4},
        "seats": ["me", "random", "random", "random"],
        "seed": "12",
    },
    "hrubec": {"options": {"seats": 5}, "seats": ["me", *["greedy"] * 4], "seed": "3"},
    "flatline": {
        "options": {"seats": 2, "level": "expert"},
        "seats": ["me", "random"],
        "seed": "4",
        "clock": None,
    },
}
CHIPS = {"flatline": 5}
"""One move of so many begins on the board or in the hand: the steps of a round of Flatline are chips."""
TOUCHED = """addEventListener('pointerdown', () => (window.touched = true), true);
addEventListener('mousemove', () => (window.touched = true), true);"""


@pytest.mark.parametrize("manner", ["mouse", "keys", "finger"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, manner: str, browser: Browser, url: str, screens: list[Screen]) -> None:
    calm = {} if manner == "mouse" else CALM
    screen = Screen(browser, url, 390 if manner == "finger" else 1366, "en", **calm)
    screens.append(screen)
    wanted = {**GAMES[game], "undo": "owner", "thinking": 100}
    page = screen.page
    page.add_init_script(TOUCHED)
    open_by_keys(screen, game, wanted) if manner == "keys" else screen.begin(game, **wanted)
    player = MANNERS[manner](page, url, seed=1)
    player.play()
    told = player.table()["table"]
    assert told["stage"] == "over"
    expect(page.locator(".ending h2")).to_have_text(told["result_text"])
    on_the_board = player.begun["board"] + player.begun["hand"]
    assert on_the_board >= (1 if manner == "keys" else player.moves / CHIPS.get(game, 2))
    if manner == "keys":
        again_by_keys(page)
        assert page.evaluate("window.touched") is None


def open_by_keys(screen: Screen, game: str, wanted: dict[str, Any]) -> None:
    screen.deal(**wanted)
    page = screen.open()
    page.wait_for_selector(".box")
    walk(page, f".box[data-game={game}]")
    page.keyboard.press("Enter")
    walk(page, "button.open")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table .stage .board, .table .stage .house")


def again_by_keys(page: Page) -> None:
    """At the end: the same table once more, and go there."""
    walk(page, ".ending p button")
    page.keyboard.press("Enter")
    walk(page, ".ending a.go")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table .stage .board, .table .stage .house, .gathering")


def walk(page: Page, selector: str) -> None:
    """Lead the focus there with Tab alone."""
    page.wait_for_selector(selector, timeout=PATIENCE * 1000)
    for _ in range(150):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")
