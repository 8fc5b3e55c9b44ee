"""A server of its own, and a real browser before it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, sync_playwright

from tests.browser.house import house

QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
]  # fmt: skip


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is."""
    with house(tmp_path_factory.mktemp("tables")) as found:
        yield found


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium, as Debian packs it."""
    found = shutil.which("chromium")
    assert found is not None, "these tests need Debian's package chromium"
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=found, args=QUIET)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


FAR: Final = "g.city[data-city=istanbul]"
"""At the beginning of a table of Pandemic it is my turn, and nothing leads there in one move."""
CALM: Final[dict[str, Any]] = {"reduced_motion": "reduce"}
"""Of a screen on which nothing moves by itself: it leaves a busy machine to what is tested."""


class Screen:
    """One person's browser."""

    def __init__(self, browser: Browser, url: str, width: int, language: str, **more: Any) -> None:
        height = 844 if width < 500 else 768
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, has_touch=width < 500, **more
        )
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", self._said)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.wrong.append(said.text)

    def open(self, path: str = "/") -> Page:
        """Go somewhere; a page that becomes the client is the client then."""
        self.page.goto(self.url + path)
        return self.page

    def deal(self, **wanted: Any) -> None:
        """What the next table that is opened on the start page has beside what is chosen there: a seed."""

        def add(route: Route) -> None:
            chosen = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps({**chosen, **wanted}))

        self.page.route("**/api/tables", add, times=1)

    def begin(self, game: str, **wanted: Any) -> Page:
        """Open a table of this game with bots: the same deal each time, or what is wanted of it."""
        self.deal(**{"seed": "8", "undo": "owner", **wanted})
        page = self.open()
        page.click(f".box[data-game={game}]")
        page.click("button.open")
        page.wait_for_selector(".table .stage .board, .table .stage .house")
        return page


@pytest.fixture
def screens(browser: Browser, url: str) -> Iterator[list[Screen]]:
    """The browsers of one test; nothing may have gone wrong in any."""
    opened: list[Screen] = []
    yield opened
    for screen in opened:
        screen.context.close()
    assert [screen.wrong for screen in opened if screen.wrong] == []
