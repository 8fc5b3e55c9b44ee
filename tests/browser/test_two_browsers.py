"""Closed hands in two browsers: one is reloaded, loses the network, is opened twice, and is right again."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import CALM, Screen
from tests.browser.people import BOARD, call, gather, sit_down
from tests.browser.playing import PATIENCE, Mouse

LOST = 10.0
"""Seconds without a network."""


class Two:
    """Two people at a table of closed hands."""

    def __init__(self, ana: Screen, ben: Screen, url: str) -> None:
        self.url = url
        options = {"seats": 2, "epidemics": 4, "hands": "closed"}
        made = gather([ana, ben], ["Ana", "Ben"], game="pandemic", options=options, seed="21", undo="owner")
        self.table = str(made["id"])
        for screen in (ana, ben):
            sit_down(screen.page, url, self.table)
        self.ana, self.ben = Mouse(ana.page, url, 1), Mouse(ben.page, url, 2)

    def until_it_is_the_turn_of(self, player: Mouse) -> None:
        """Both play until this one acts and has most of the turn before it."""
        ends = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < ends:
            view = player.table()["view"]
            mine = view["active"] == (player is self.ben) and view["actions"] >= 3
            if mine and player.table()["asked"] and view["agenda"][-1][0] == "act":
                player.same()
                return
            self.go_on()
        raise AssertionError("nobody comes to a new turn")

    def go_on(self) -> None:
        """Whoever is asked makes a move."""
        for player in (self.ana, self.ben):
            if any(question["asked"] for question in player.table()["asked"]):
                player.play(most=1)
                return


@pytest.fixture
def two(browser: Browser, url: str, screens: list[Screen]) -> Two:
    screens += [Screen(browser, url, 1366, "en", **CALM) for _ in range(2)]
    return Two(screens[0], screens[1], url)


def all_told(player: Mouse) -> None:
    """Position, hand and log are as the server has them."""
    player.same()
    log = player.page.locator(".log").first
    for line in player.table()["log"]:
        for text in line["text"] if line["entry"] != "said" else []:
            assert text in (log.text_content() or ""), f"the log lacks: {text}"


def hand(page: Page) -> list[str]:
    cards: list[str] = page.eval_on_selector_all(
        "ul.hand [data-word]", "all => all.map(card => card.dataset.word)"
    )
    return cards


def test_after_a_reload_all_is_as_it_was(two: Two) -> None:
    two.until_it_is_the_turn_of(two.ana)
    two.ana.play(most=1)
    before = hand(two.ben.page)
    two.ben.page.reload()
    two.ben.page.wait_for_selector(BOARD)
    all_told(two.ben)
    assert hand(two.ben.page) == before
    two.until_it_is_the_turn_of(two.ben)
    two.ben.play(most=1)
    all_told(two.ana)


def test_ten_seconds_without_a_network_while_the_other_moves_on(two: Two, screens: list[Screen]) -> None:
    two.until_it_is_the_turn_of(two.ana)
    before, moves = hand(two.ben.page), two.ben.done()
    ends = without_network(two.ben.page)
    two.ana.play(most=2)
    wait(two.ana.page, ends)
    assert two.ben.done() == moves
    with_network(two.ben.page, screens)
    two.ben.page.wait_for_selector(f".table[data-moves='{two.ana.done()}']", timeout=PATIENCE * 1000)
    all_told(two.ben)
    assert hand(two.ben.page) == before


def test_what_was_picked_is_still_picked_after_the_network_was_lost(two: Two, screens: list[Screen]) -> None:
    two.until_it_is_the_turn_of(two.ben)
    page = two.ben.page
    # Somewhere to go, of which there is no more to say than where.
    (place, *_) = page.eval_on_selector_all(
        ".city.can:not(.faint)", "all => all.map(city => city.dataset.city)"
    )
    two.ben.act(next(thing for thing in two.ben.things()[1] if thing.word == place))
    picked = page.locator(f".city.on[data-city={place}]")
    expect(picked).to_have_count(1)
    ends = without_network(page)
    said = {"type": "chat", "id": "said", "text": "Are you there?", "seat": 0}
    call(two.ana.page, f"/api/tables/{two.table}/requests", said)
    wait(two.ana.page, ends)
    with_network(page, screens)
    expect(page.locator("[role=tab] .tag")).to_have_text("1", timeout=PATIENCE * 1000)
    all_told(two.ben)
    expect(picked).to_have_count(1)
    two.ben.move()
    all_told(two.ben)


def test_two_tabs_of_one_person_show_the_same(two: Two) -> None:
    two.until_it_is_the_turn_of(two.ben)
    tab = two.ben.page.context.new_page()
    sit_down(tab, two.url, two.table)
    second = Mouse(tab, two.url, 5)
    for player, other in ((second, two.ben), (two.ben, second)):
        two.until_it_is_the_turn_of(two.ben)
        player.play(most=1)
        all_told(player)
        all_told(other)
        assert hand(player.page) == hand(other.page)
    tab.close()
    two.go_on()
    all_told(two.ben)


def without_network(page: Page) -> float:
    """Take the network away; until when."""
    page.context.set_offline(True)
    return time.monotonic() + LOST


def with_network(page: Page, screens: list[Screen]) -> None:
    """Give it back; that the browser complained of it meanwhile is no fault."""
    page.context.set_offline(False)
    for screen in screens:
        screen.wrong = [said for said in screen.wrong if "ERR_INTERNET_DISCONNECTED" not in said]


def wait(page: Page, ends: float) -> None:
    """Wait until a moment: the network is gone for so long."""
    page.wait_for_timeout(max(0.0, ends - time.monotonic()) * 1000)
