"""Five play Flatline against the clock: one far away, one whose line breaks, one with a wrong clock."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from sickbay.core.records.record import Record
from sickbay.core.records.verify import verify
from sickbay.core.registry import game
from tests.browser.conftest import CALM, Screen
from tests.browser.line import Line
from tests.browser.people import gather, sit_down

SEATS = 5
CLOCK = {"seconds": 10, "count_in": 1, "grace": 500}
FAR = 0.15
"""Seconds each way."""
WRONG = 3_600_000
"""Milliseconds by which a computer's clock is wrong."""
LONGEST = 420.0

WRONG_CLOCK = f"""() => {{
    const now = Date.now, origin = performance.timeOrigin;
    Date.now = () => now() + {WRONG};
    Object.defineProperty(performance, 'timeOrigin', {{ get: () => origin + {WRONG} }});
    window.really = () => origin + performance.now();
}}"""

HAND = """pace => {
    window.really ??= () => performance.timeOrigin + performance.now();
    window.seconds = {};
    const figure = () => {
        const shown = document.querySelector('.heart [role=timer]:has(b)');
        if (shown) (window.seconds[shown.querySelector('b').innerText] ??= []).push(window.really());
    };
    new MutationObserver(figure).observe(document.querySelector('.stage'),
        { subtree: true, childList: true, characterData: true });
    const any = list => list[Math.floor(Math.random() * list.length)];
    const seen = where => [...document.querySelectorAll(where)].filter(
        one => one.checkVisibility() && one.ariaDisabled !== 'true');
    window.placed = 0;
    setInterval(() => {
        const chips = seen('.chips .chip:not(.plain)');
        if (chips.length) return any(chips).click();
        const held = seen('.hand .chosen');
        const lines = held.length ? seen('.board .ln.can, .board [data-word].can') : [];
        if (lines.length) { window.placed += 1; return any(lines).click(); }
        const dice = seen('.hand .can:not(.useless)');
        if (dice.length) any(dice).click();
    }, pace);
}"""
"""What a person's hand does in the page: it presses what it may, and notes when the seconds change."""


@pytest.fixture
def line(url: str) -> Iterator[list[Line]]:
    """A long line, and one that can be cut."""
    port = urlsplit(url).port
    assert port is not None
    lines = [Line(port, FAR), Line(port)]
    yield lines
    for each in lines:
        each.close()


def over(page: Page) -> bool:
    return bool(page.locator(".ending").count())


def test_five_play_against_the_clock_to_the_end(
    browser: Browser, url: str, screens: list[Screen], line: list[Line]
) -> None:
    far, breaks = line
    at = [url, url, f"http://127.0.0.1:{far.port}", f"http://127.0.0.1:{breaks.port}", url]
    screens += [Screen(browser, at[seat], 1366, "en", **CALM) for seat in range(SEATS)]
    screens[4].context.add_init_script(f"({WRONG_CLOCK})()")
    names = ["Ana", "Bruno", "Clara", "Diego", "Elena"]
    options = {"seats": SEATS, "level": "training"}
    made = gather(screens, names, game="flatline", options=options, clock=CLOCK)
    for seat, screen in enumerate(screens):
        sit_down(screen.page, at[seat], str(made["id"]))
        screen.page.evaluate(HAND, 500 + 60 * seat)
    ends = time.monotonic() + LONGEST
    cuts = 0
    while not all(over(screen.page) for screen in screens):
        assert time.monotonic() < ends, "the game has not ended"
        screens[0].page.wait_for_timeout(1000)
        running = screens[0].page.locator(".heart [role=timer]").count()
        if cuts < 2 and running:
            breaks.cut(1.5)
            cuts += 1
            screens[0].page.wait_for_timeout(6000)
    assert cuts == 2
    digests = {screen.page.locator(".table").get_attribute("data-digest") for screen in screens}
    assert "" not in digests
    placed = [int(screen.page.evaluate("window.placed")) for screen in screens]
    assert min(placed) >= 1, placed
    text = screens[0].page.evaluate(
        "async at => (await fetch(at)).text()", f"/api/tables/{made['id']}/record"
    )
    verdict = verify(Record.read(text), game("flatline"))
    assert verdict.ok
    agree([screen.page.evaluate("window.seconds") for screen in screens])
    for screen in screens[2:4]:
        screen.page.close()  # before its line is
    wrong = screens[3].wrong
    wrong[:] = [said for said in wrong if "WebSocket" not in said]  # its browser says that the line broke


def agree(seen: list[dict[str, list[float]]]) -> None:
    """The same second is shown at the same time on all screens, whatever their own clocks and lines are.

    A machine that has much to do writes single figures late, so what counts is half of them.
    """
    first, *others = seen
    for other in others:
        apart = [
            min([when - shown for when in other.get(second, [])], key=abs, default=1e9)
            for second in ("8", "7", "6", "5", "4", "3", "2")
            for shown in first.get(second, [])
        ]
        near = [one for one in apart if abs(one) < 900]
        assert len(near) >= 5
        assert abs(statistics.median(near)) < 100, near
