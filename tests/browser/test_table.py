"""People at the web table: by mouse, by keys, by finger."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import FAR, Screen
from tests.browser.playing import Finger, Mouse

PATIENCE = 40.0
"""Seconds for the bots between two own moves, on a machine that has much to do."""


def asked(page: Page) -> bool:
    """Wait until this seat may do something; False at the end of the game."""
    page.wait_for_selector(".ending, .chips .chip:not(.plain)", timeout=PATIENCE * 1000)
    return page.locator(".ending").count() == 0


def moves_of(page: Page) -> int:
    return page.locator(".log li").count()


@pytest.mark.parametrize(("game", "width"), [("pandemic", 1366), ("hrubec", 390)])
def test_two_clicks_and_one_is_playing(
    game: str, width: int, browser: Browser, url: str, screens: list[Screen]
) -> None:
    screen = Screen(browser, url, width, "en")
    screens.append(screen)
    page = screen.begin(game)
    (Finger if width < 500 else Mouse)(page, url, 1).play(most=4)
    assert page.evaluate("document.activeElement !== document.body")


def test_by_keys_alone(browser: Browser, url: str, screens: list[Screen]) -> None:
    screen = Screen(browser, url, 1366, "cs")
    screens.append(screen)
    page = screen.open()
    page.wait_for_selector(".box")
    page.locator(".box[data-game=hrubec]").focus()
    page.keyboard.press("Enter")
    page.locator("button.open").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".table .house")
    played = 0
    ends = time.monotonic() + PATIENCE
    while played < 3 and time.monotonic() < ends:
        assert asked(page)
        before = moves_of(page)
        page.keyboard.press("1")
        page.wait_for_timeout(600)
        played += moves_of(page) > before
    assert played >= 3


def test_why_not_is_said_with_its_rule(browser: Browser, url: str, screens: list[Screen]) -> None:
    screen = Screen(browser, url, 1366, "en")
    screens.append(screen)
    page = screen.begin("pandemic")
    assert asked(page)
    page.locator(FAR).click(force=True)
    expect(page.locator(".notice")).to_contain_text("P5.1")


def test_looking_back_while_the_game_goes_on(browser: Browser, url: str, screens: list[Screen]) -> None:
    screen = Screen(browser, url, 1366, "en")
    screens.append(screen)
    page = screen.begin("hrubec")
    for _ in range(2):
        assert asked(page)
        page.locator(".chips .chip:not(.plain)").first.click()
        page.wait_for_timeout(500)
    page.locator(".to-moment").first.click()
    expect(page.locator(".looking")).to_be_visible()
    page.locator(".looking .btn").last.click()
    expect(page.locator(".looking")).to_have_count(0)
