"""A first look loads little, what one does is seen soon, and what others do moves nothing of mine."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import CALM, Screen
from tests.browser.gauge import TABLES, clicks, first_load, quantile
from tests.browser.people import call, gather, sit_down
from tests.browser.playing import PATIENCE, Mouse
from tests.browser.test_secrets import SWAP

MOST = 200_000
"""Bytes of a first load without typefaces."""
FONTS = 120_000
SOON = 400.0
"""Milliseconds in which a quarter of all moves must be seen: on two idle cores it is a tenth of that, and
whatever waits on purpose (a pause, an animation, a second request) is found even where others are at work."""


@pytest.mark.parametrize("game", TABLES)
def test_a_first_look_loads_little(game: str, browser: Browser, url: str) -> None:
    load = first_load(browser, url, game)
    assert 20_000 < load.rest < MOST, load
    assert 20_000 < load.fonts < FONTS, load
    assert load.socket < 100_000, load


@pytest.mark.parametrize("game", TABLES)
def test_what_one_does_is_seen_soon(game: str, browser: Browser, url: str) -> None:
    took = clicks(browser, url, game, most=12)
    assert len(took) >= 12
    assert quantile(took, 0.25) < SOON, took


@pytest.mark.parametrize("game", ["pandemic", "hrubec"])
def test_a_move_asks_the_socket_and_nothing_else(
    game: str, browser: Browser, url: str, screens: list[Screen]
) -> None:
    screens.append(Screen(browser, url, 1366, "en", **CALM))
    page = screens[0].page
    made = gather(screens, ["Ana"], game=game, **TABLES[game], seed="1", undo="owner")
    sit_down(page, url, made["id"])
    player = Mouse(page, url, 1)
    player.play(most=1)
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    player.play(most=2)
    assert [one for one in asked if "/api/" in one] == []


WHERE = """() => {
    const field = document.querySelector('#chat-text');
    const log = document.querySelector('.log');
    return {
        focus: document.activeElement.id || document.activeElement.className,
        caret: field ? [field.value, field.selectionStart, field.selectionEnd] : null,
        log: log.scrollTop,
        board: document.querySelector('svg.board')?.getAttribute('viewBox') ?? '',
        chosen: [...document.querySelectorAll('.chosen, .city.on')].map(
            node => node.dataset.word ?? node.dataset.city),
        digest: document.querySelector('.table').dataset.digest,
    };
}"""


def test_a_move_of_another_moves_nothing_of_mine(browser: Browser, url: str, screens: list[Screen]) -> None:
    screens += [Screen(browser, url, 1366, "en", **CALM) for _ in range(2)]
    pages = [screen.page for screen in screens]
    options = {"seats": 2, "epidemics": 4, "hands": "open"}
    made = gather(screens, ["Ana", "Ben"], game="pandemic", options=options, seed="21", undo="owner")
    for page in pages:
        sit_down(page, url, made["id"])
    first = next(at for at in (0, 1) if Mouse(pages[at], url, 0).table()["asked"])
    player, mine = Mouse(pages[first], url, 1), pages[1 - first]
    player.play(most=2)

    mine.locator(".tabs [role=tab]").nth(1).click()
    field = mine.locator("#chat-text")
    field.fill("I was going to say")
    field.evaluate("field => field.setSelectionRange(2, 5)")
    before = stays(mine, player)
    assert before["caret"] == ["I was going to say", 2, 5]

    mine.locator(".tabs [role=tab]").first.click()
    mine.locator(".to-moment").first.click()  # looking back
    expect(mine.locator(".looking")).to_be_visible()
    mine.locator(".log").first.evaluate("log => log.scrollTo(0, 0)")
    shown = mine.locator("svg.board").inner_html()
    stays(mine, player)
    expect(mine.locator(".looking")).to_be_visible()
    assert mine.locator("svg.board").inner_html() == shown


def stays(mine: Page, player: Mouse) -> dict[str, object]:
    """While somebody moves, what I hold and where I am stay; where that is."""
    before: dict[str, object] = mine.evaluate(WHERE)
    moves = player.done()
    player.play(most=1)
    mine.wait_for_selector(f".table:not([data-moves='{moves}'])", timeout=PATIENCE * 1000)
    after = mine.evaluate(WHERE)
    for fixed in ("focus", "caret", "log", "board", "chosen"):
        assert after[fixed] == before[fixed], f"{fixed} moved"
    return before


def test_what_is_picked_stays_picked_while_others_choose(
    browser: Browser, url: str, screens: list[Screen]
) -> None:
    screens += [Screen(browser, url, 1366, "en", **CALM) for _ in range(2)]
    ana, ben = screens
    made = gather(
        [ana, ben, ben],
        ["Ana", "Ben", "Cid"],
        text=SWAP.replace('["mudr_pilka"]', '["mudr_pilka", "mudr_nula"]'),
    )
    for screen in screens:
        sit_down(screen.page, url, made["id"])
    ana.page.locator(".mine [data-word=mudr_nula]").click()
    expect(ana.page.locator(".mine [data-word=mudr_nula]")).to_have_attribute("aria-pressed", "true")
    asked = {"type": "play", "id": "mine", "seat": 2, "move": "choose reznik"}
    call(ben.page, f"/api/tables/{made['id']}/requests", asked)
    ana.page.wait_for_selector(".table[data-moves='1']")
    expect(ana.page.locator(".mine [data-word=mudr_nula]")).to_have_attribute("aria-pressed", "true")
