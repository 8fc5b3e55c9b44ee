"""How much a first look at a table loads, and how soon one sees what one has done.

``python -m tests.browser.gauge`` prints it; it means something on a machine that has nothing else to do.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.browser.conftest import CALM, Screen, chromium
from tests.browser.house import house
from tests.browser.people import BOARD, gather
from tests.browser.playing import Mouse

ENOUGH = 40
SEEN = """() => {
    window.took = [];
    let since = null;
    let said = null;
    const input = event => (since = event.timeStamp);
    for (const kind of ['click', 'keydown']) addEventListener(kind, input, true);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (frame) {
        if (JSON.parse(frame).type === 'play') said = since;
        return send.call(this, frame);
    };
    new MutationObserver(() => {
        if (said === null) return;
        const from = said;
        said = null;
        requestAnimationFrame(() => {
            const drawn = new MessageChannel();
            drawn.port1.onmessage = () => window.took.push(performance.now() - from);
            drawn.port2.postMessage(0);
        });
    }).observe(document.querySelector('.table'), { attributes: true, attributeFilter: ['data-moves'] });
}"""
"""From a click or a key that says a move to the end of the frame that shows the next position.

Between them lie: what the page does until the move is sent, the server until the move is stored and told, the
page until all of it is written, the wait for the next frame, and its style, layout and painting on the page's
own thread; not the pixels, which others make meanwhile. A click that says nothing does not count, whatever
somebody else does after it.
"""

QUIET = 400
"""Milliseconds after each click in which nobody else asks the page for anything."""


class Still(Mouse):
    """Clicks, and then leaves the page alone: whoever looks for what can be picked next keeps it busy."""

    def settle(self, shown: str) -> None:
        self.page.wait_for_timeout(QUIET)
        super().settle(shown)


TABLES: dict[str, dict[str, Any]] = {
    "pandemic": {
        "options": {"seats": 2, "epidemics": 4, "hands": "open"},
        "seats": ["me", "random"],
        "thinking": 100,
    },
    "hrubec": {"options": {"seats": 2}, "seats": ["me", "random"], "thinking": 100},
    "flatline": {"options": {"seats": 2}, "seats": ["me", "random"], "thinking": 100, "clock": None},
}


class Load(NamedTuple):
    """Bytes of a first load, as they came over the wire.

    :ivar socket: what the socket told, which is not packed
    """

    fonts: int
    rest: int
    socket: int
    largest: list[tuple[str, int]]


def first_load(browser: Browser, url: str, game: str) -> Load:
    """What a browser loads that has never been here, when it opens a table."""
    me = Screen(browser, url, 1366, "en", **CALM)
    made = gather([me], ["Ana"], game=game, **{**TABLES[game], "thinking": 10_000})
    new = Screen(browser, url, 1366, "en", **CALM, storage_state=me.context.storage_state())
    wire = new.context.new_cdp_session(new.page)
    wire.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    frames: list[str] = []
    wire.on(
        "Network.responseReceived", lambda told: names.update({told["requestId"]: told["response"]["url"]})
    )
    wire.on(
        "Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]})
    )
    wire.on("Network.webSocketFrameReceived", lambda told: frames.append(told["response"]["payloadData"]))
    new.page.goto(f"{url}/tables/{made['id']}", wait_until="networkidle")
    new.page.wait_for_selector(BOARD)
    new.page.wait_for_selector(".chips, .prompt")
    for screen in (me, new):
        screen.context.close()
    came = {names.get(key, key): int(size) for key, size in sizes.items()}
    fonts = sum(size for name, size in came.items() if name.endswith(".woff2"))
    largest = sorted(((name.removeprefix(url), size) for name, size in came.items()), key=lambda one: -one[1])
    return Load(fonts, sum(came.values()) - fonts, sum(map(len, frames)), largest[:12])


def clicks(browser: Browser, url: str, game: str, most: int = ENOUGH) -> list[float]:
    """Milliseconds from the click to one's own screen, in order of size."""
    took: list[float] = []
    for seed in range(1, 20):
        screen = Screen(browser, url, 1366, "en", **CALM)
        made = gather([screen], ["Ana"], game=game, **TABLES[game], seed=str(seed), undo="owner")
        screen.open(f"/tables/{made['id']}")
        screen.page.wait_for_selector(BOARD)
        screen.page.evaluate(SEEN)
        Still(screen.page, url, seed).play(most=most - len(took))
        took += screen.page.evaluate("window.took")
        screen.context.close()
        if len(took) >= most:
            break
    return sorted(took)


def quantile(took: list[float], share: float) -> float:
    """
    >>> quantile([1, 2, 3, 4], 0.5)
    3
    """
    return took[min(len(took) - 1, int(len(took) * share))]


def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as tables, house(Path(tables)) as url, chromium() as browser:
        for game in TABLES:
            load = first_load(browser, url, game)
            print(f"{game}: first load {load.rest / 1000:.1f} kB, fonts {load.fonts / 1000:.1f} kB", end=", ")
            print(f"socket {load.socket / 1000:.1f} kB")
            for name, size in load.largest:
                print(f"  {size:8d}  {name}")
            took = clicks(browser, url, game)
            middle, late = quantile(took, 0.5), quantile(took, 0.95)
            print(f"{game}: click to own screen: {len(took)} moves, half {middle:.0f} ms, p95 {late:.0f} ms")


if __name__ == "__main__":
    main()
