"""A server of its own, and a real browser before it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
]  # fmt: skip


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is."""
    data = tmp_path_factory.mktemp("tables")
    command = [sys.executable, "-m", "sickbay.cli", "serve", "--port", "0", "--data", str(data)]
    environ = {**os.environ, "SICKBAY_LANG": "en"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert found
        yield found[0]
        process.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, as Debian packs it."""
    chromium = shutil.which("chromium")
    assert chromium is not None, "these tests need Debian's package chromium"
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium, args=QUIET)


class Screen:
    """One person's browser."""

    def __init__(self, browser: Browser, url: str, width: int, language: str) -> None:
        height = 844 if width < 500 else 768
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, has_touch=width < 500
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

    def begin(self, game: str) -> Page:
        """Open a table of this game with bots."""
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
