"""The first game of each kind is explained by doing: whoever does what the coach says gets to its end."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import CALM, Screen
from tests.browser.people import BOARD
from tests.browser.playing import PATIENCE

GAMES = ["pandemic", "hrubec", "flatline"]
SNAP = "async at => (await fetch(at)).json()"
RING = """() => {
    const ring = document.querySelector('.coach-ring')?.getBoundingClientRect();
    return !ring || (ring.width > 10 && ring.bottom > 0 && ring.right > 0 && ring.left < innerWidth);
}"""
GOES_ON = "text => document.querySelector('#coach-text')?.innerText !== text"
LOST = """() => [...document.querySelectorAll('.coach p, .coach button')].filter(
    one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"""


def chips(page: Page, move: str) -> list[str]:
    """The labels that say a sentence that begins so: of its group, and of itself."""
    table = page.url.split("?")[0].replace("/tables/", "/api/tables/")
    snap: dict[str, Any] = page.evaluate(SNAP, table)
    for asked in snap["asked"]:
        for group in asked["groups"]:
            for found in group["moves"]:
                if found["move"].startswith(move):
                    return [found["label"], group["label"]]
    return []


SHOWN = """() => [
    document.querySelector('.table').dataset.moves,
    ...[...document.querySelectorAll('.prompt, .chips .chip')].map(one => one.innerText),
] + ''"""
"""What changes when something is said or picked; not what is told of it meanwhile."""
SAID = f"shown => !document.querySelector('.chips.busy') && ({SHOWN})() !== shown"
"""Whether something came of a click; a second one meanwhile would be for what comes next."""
MOVES = "() => document.querySelector('.table').dataset.moves"


def do(page: Page, move: str) -> None:
    """Say a sentence that begins so, by chips."""
    before = page.evaluate(MOVES)
    ends = time.monotonic() + PATIENCE
    while page.evaluate(MOVES) == before:
        shown = page.evaluate(SHOWN)
        while not (labels := chips(page, move)):
            assert time.monotonic() < ends, f"{move!r} cannot be said: {page.evaluate(SHOWN)}"
            page.wait_for_timeout(200)  # the others move first
        found = [page.locator(".chips .chip").filter(has_text=label) for label in labels]
        chip = next((chip for chip in found if chip.count()), None)
        if chip is not None:
            chip.first.click()
        else:
            place(page)
        page.wait_for_function(SAID, arg=shown, timeout=20_000)


def place(page: Page) -> None:
    """Place a die by hand: there are no chips in a countdown."""
    page.locator(".hand .can:not(.useless)").first.click()
    doors = page.locator(".board .enter.can:visible")
    (doors if doors.count() else page.locator(".board .can:visible")).first.click()
    if page.locator("dialog[open] .can").count():
        page.locator("dialog[open] .can:visible").first.click()


def asked(page: Page) -> None:
    """Wait until it is my turn."""
    page.wait_for_selector(".chips .chip, .hand .can", timeout=60_000)


@pytest.mark.parametrize(("game", "width", "language"), [
    *[(game, 1366, "en") for game in GAMES], *[(game, 390, "es") for game in GAMES],
])  # fmt: skip
def test_who_does_what_the_coach_says_gets_to_the_end(
    game: str, width: int, language: str, browser: Browser, url: str, screens: list[Screen]
) -> None:
    screen = Screen(browser, url, width, language, **CALM)
    screens.append(screen)
    page = screen.open()
    page.click(f".box[data-game={game}]")
    page.locator(".side .btn").nth(1).click()
    page.wait_for_selector(BOARD)
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    told: list[str] = []
    for _ in range(40):
        if not coach.count():
            break
        told.append(coach.locator("#coach-text").inner_text())
        assert page.evaluate(LOST) == []
        page.wait_for_function(RING)
        waits = coach.locator(".tag[data-move]")
        if waits.count():
            asked(page)
            do(page, str(waits.get_attribute("data-move")))
            page.wait_for_function(GOES_ON, arg=told[-1])  # the answer comes after the move
        else:
            coach.locator(".chip.go").click()
        page.wait_for_timeout(150)
    assert coach.count() == 0
    assert len(told) >= 10
    assert not any(text.startswith("lesson-") for text in told)
    asked(page)
