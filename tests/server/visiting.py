"""What the tests of the pages share: a server in memory, a table, and somebody who plays by forms alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from sickbay.server.app import make_app
from sickbay.server.hall import Hall
from sickbay.server.limits import Limits
from sickbay.server.live import LiveTable
from sickbay.server.settings import Settings
from tests.server.reader import Browser, Form, Page

_ENDLESS = (1e9, 10**9)
LIMITS = Limits(page=_ENDLESS, seat=_ENDLESS, address=_ENDLESS, create=_ENDLESS)
NAMES = ["Ana", "Bruno", "Clara", "Diego", "Elena"]


@contextmanager
def visited(folder: Path) -> Iterator[TestClient[Litestar]]:
    """A server that has opened."""
    with TestClient(make_app(Settings(folder, limits=LIMITS, sync="NORMAL"))) as client:
        yield client


def hall_of(client: TestClient[Litestar]) -> Hall:
    """What is behind the doors."""
    hall: Hall = client.app.state.hall
    return hall


def live(client: TestClient[Litestar], page: Page) -> LiveTable:
    """The table of a page."""
    return hall_of(client).live[page.path.split("/")[2]]


def open_table(browser: Browser, game: str, kinds: list[str], **given: Any) -> Page:
    """A new table, made by its form."""
    form = browser.get(f"/new/{game}").form(game)
    page = browser.submit(form, **{"kind": kinds, "name": NAMES[: len(kinds)], **given})
    assert browser.status == 200, page.text
    return page


def started(browser: Browser, game: str, kinds: list[str], **given: Any) -> Page:
    """A new table whose game has begun."""
    page = open_table(browser, game, kinds, **given)
    return browser.submit(page.form("start"))


def moves(page: Page) -> list[tuple[Form, tuple[str, str]]]:
    """All moves that the forms of a page can send."""
    found = []
    for form in page.forms:
        if form.act == "play":
            found += [(form, button) for button in form.buttons if button[0]]
            found += [(form, ("move", move)) for move in form.choices.get("move", [])]
    return found


def uncovered(browser: Browser, page: Page) -> Page:
    """The page for whoever is asked, after the cover between two seats."""
    covers = [form for form in page.forms if form.act == "screen" and form.value("seat")]
    return browser.submit(covers[0]) if covers else page


def play_on(browser: Browser, page: Page, seed: int, most: int = 5000) -> Page:
    """Play by the forms of the page, at random, until nothing is asked any more."""
    chance = random.Random(seed)
    for _ in range(most):
        page = uncovered(browser, page)
        choices = moves(page)
        if not choices:
            return page
        form, button = chance.choice(choices)
        page = browser.submit(form, button)
        assert browser.status == 200, page.text[:500]
    return uncovered(browser, page)
