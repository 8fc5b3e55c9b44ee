"""What people do around a game by the forms of its page: think again, pause, propose, hand over, watch."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sickbay.text import Catalogue
from tests.server.reader import Browser, Form, Page
from tests.server.visiting import live, moves, open_table, started, visited


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with visited(tmp_path) as client:
        yield client


def still(browser: Browser, page: Page) -> Page:
    """The page without its reloading, so that everything can be written."""
    browser.submit(browser.get("/rules/pandemic").form("settings"), ("reload", "off"))
    return browser.get(page.path)


def linked(owner: Browser, guest: Browser, page: Page, name: str = "", **wanted: str) -> Page:
    """The page of somebody who comes by a new link."""
    owner.submit(page.form("link", **wanted))
    link = re.search(r"/join/([\w-]{43})", owner.html)
    assert link is not None
    given: Any = {"name": name} if name else {}
    return guest.submit(guest.get(link[0]).form(link[1]), **given)


def two(client: TestClient[Litestar], game: str = "pandemic") -> tuple[Browser, Browser, str]:
    """Ana, who made the table, and Bruno, who came by a link; the game has begun. And where it is."""
    ana, bruno = Browser(client), Browser(client)
    page = open_table(ana, game, ["me", "open"])
    still(bruno, linked(ana, bruno, page, "Bruno", kind="seat", seat="1"))
    page = ana.submit(still(ana, page).form("start"))
    return ana, bruno, page.path


def asked(*browsers: Browser, at: str) -> tuple[Browser, Page]:
    """Who is asked, and their page."""
    pages = [(browser, browser.get(at)) for browser in browsers]
    return next((browser, page) for browser, page in pages if moves(page) and "Your turn" in page.text)


def quiet_move(page: Page) -> tuple[Form, tuple[str, str]]:
    """A drive: it reveals nothing."""
    return next((form, button) for form, button in moves(page) if button[1].startswith("drive "))


def test_an_own_move_is_taken_back_freely(client: TestClient[Litestar]) -> None:
    ana, bruno, at = two(client)
    mover, page = asked(ana, bruno, at=at)
    table = live(client, page).table
    page = mover.submit(*quiet_move(page))
    page = mover.submit(page.form("undo"))
    assert table.playing.moves == 0
    page = mover.submit(*quiet_move(page))
    page = mover.submit(page.form("reset"))
    assert table.playing.moves == 0


ASK = "Ask to take back my last move"


def test_what_is_not_free_is_taken_back_if_all_agree(client: TestClient[Litestar]) -> None:
    ana, bruno, at = two(client)
    table = live(client, ana.get(at)).table
    for agree in ("false", "true"):
        for number in range(60):
            mover, page = asked(ana, bruno, at=at)
            mover.submit(*moves(page)[number % len(moves(page))])
            asking = next((one for one in (ana, bruno) if ASK in one.get(at).text), None)
            if asking is not None:
                break
        assert asking is not None
        other = bruno if asking is ana else ana
        before = table.playing.moves
        page = asking.submit(asking.get(at).form("undo"))
        assert "Proposal: take back" in page.text
        assert not [form for form in page.forms if form.act == "answer"], "who asks has agreed"
        page = other.submit(other.get(at).form("answer"), ("agree", agree))
        assert "Proposal" not in page.text
        assert (table.playing.moves < before) == (agree == "true")


def test_a_refused_move_stands_beside_its_form_with_its_rule(client: TestClient[Litestar]) -> None:
    browser = Browser(client)
    page = started(browser, "pandemic", ["me", "me"])
    form = next(form for form in page.forms if form.act == "play" and form.buttons)
    page = browser.submit(form, ("move", "build"))
    page = browser.submit(form, ("move", "shuttle paris"))
    assert browser.status == 409
    assert page.focus == ["wrong"]
    assert any(link.startswith("/rules/pandemic#P5.") for link in page.links)
    page = browser.submit(form, ("move", "fly to the moon"))
    assert browser.status == 400
    assert page.focus == ["wrong"]
    assert live(client, page).table.playing.moves <= 1


def test_why_not(client: TestClient[Litestar]) -> None:
    browser = Browser(client)
    page = started(browser, "pandemic", ["me", "me"])
    seat = moves(page)[0][0].value("seat")
    page = browser.submit(page.form("why", seat=seat), move="build")
    assert page.focus == ["answer"]
    assert page.form("why", seat=seat).value("move") == "build"
    page = browser.submit(page.form("why", seat=seat), move=moves(page)[0][1][1])
    assert "Possible now" in page.text
    page = browser.submit(page.form("why", seat=seat), move="dance")
    assert page.focus == ["wrong"]
    assert live(client, page).table.playing.moves == 0


def test_plans_are_shown_and_taken_away(client: TestClient[Litestar]) -> None:
    ana, bruno, at = two(client)
    form = bruno.get(at).form("why")
    bruno.submit(Form(f"{at}/mark", form.fields), move="drive chicago")
    assert "Proposes: Drive to Chicago" in ana.get(at).text
    page = bruno.submit(bruno.get(at).form("mark"))
    assert "Proposes:" not in page.text
    assert "Proposes:" not in ana.get(at).text


def test_pausing_and_orders(client: TestClient[Litestar]) -> None:
    ana, bruno, at = two(client)
    ana.submit(ana.get(at).form("pause"))
    page = bruno.get(at)
    assert "Paused" in page.text
    mover = next(browser for browser in (ana, bruno) if moves(browser.get(at)))
    page = mover.submit(*moves(mover.get(at))[0])
    assert page.focus == ["wrong"]
    bruno.submit(bruno.get(at).form("resume"))
    page = bruno.submit(bruno.get(at).form("order"), until="epidemic")
    table = live(client, page).table
    assert table.chairs[1].order == "epidemic"
    assert page.form("order").value("until") == "epidemic"
    assert table.chairs[0].order == ""
    assert "next epidemic" not in re.sub(r"<select.*?</select>", "", ana.get(at).html, flags=re.DOTALL)


def test_a_seat_is_handed_over_and_taken_back(client: TestClient[Litestar]) -> None:
    ana, bruno, at = two(client)
    page = bruno.submit(bruno.get(at).form("hand_over"), bot="random")
    table = live(client, page).table
    assert table.chairs[1].stand_in == "random"
    assert "bot plays: random" in ana.get(at).text
    page = bruno.submit(page.form("take_back"))
    assert table.chairs[1].stand_in == ""
    assert not [form for form in ana.get(at).forms if form.act == "hand_over" and form.value("seat") == "1"]


def test_chat_reaches_all(client: TestClient[Litestar]) -> None:
    ana, bruno, at = two(client)
    bruno.submit(bruno.get(at).form("chat"), text="Good evening, P5.8")
    page = ana.get(at)
    assert "Good evening, P5.8" in page.text
    page = bruno.submit(page.form("chat"), text=" ")
    assert bruno.status in (400, 403)


def test_an_unfinished_game_ends_by_consent_and_is_played_again(client: TestClient[Litestar]) -> None:
    ana, bruno, at = two(client)
    ana.submit(ana.get(at).form("abandon"))
    page = bruno.submit(bruno.get(at).form("answer"), ("agree", "true"))
    assert live(client, page).table.stage == "closed"
    assert "ended unfinished" in page.text
    bruno.submit(page.form("rematch"))
    ana.submit(ana.get(at).form("answer"), ("agree", "true"))
    others: list[str] = []
    while not others:  # the new table is made beside the answer
        others = [link for link in ana.get(at).links if re.match(r"/tables/", link) and at not in link]
    follows = others[0]
    assert ana.get(follows).text.count("Ana") > 1
    assert ana.status == 200
    bruno.get(follows)
    assert bruno.status == 200


def test_watchers_see_what_they_may_and_press_nothing(client: TestClient[Litestar]) -> None:
    owner, _, at = two(client, "hrubec")
    page = owner.get(at)
    watcher, spectator = Browser(client), Browser(client)
    linked(owner, watcher, page, kind="watcher", seat="0")
    linked(owner, spectator, page, kind="spectator")
    for one in (watcher.get(at), spectator.get(at)):
        assert {form.act for form in one.forms} <= {"settings"}
    table = live(client, page).table
    hand = Catalogue("en", table.game, table.names)
    cards = table.game.view(table.playing.state, 1)["hands"][0]  # type: ignore[index]
    assert cards
    seen, public = html.unescape(watcher.html), html.unescape(spectator.html)
    assert all(hand.name(card) in seen for card in cards)
    assert not any(hand.name(card) in public for card in cards)


def test_presence_is_seen(client: TestClient[Litestar]) -> None:
    ana, _, at = two(client)
    table = live(client, ana.get(at)).table
    assert [chair.here for chair in table.chairs] == [True, True]


def test_a_notice_goes_where_the_seat_wants_it(client: TestClient[Litestar]) -> None:
    ana, bruno, at = two(client)
    page = bruno.submit(bruno.get(at).form("hook"), url="ftp://example.org")
    assert (bruno.status, page.focus) == (400, ["wrong"])
    bruno.submit(page.form("hook"), url="https://example.org/turn")
    assert bruno.status == 200
    form = ana.get(at).form("hook")
    ana.post(form.action, {"csrf": [form.value("csrf")], "seat": ["1"], "url": ["https://example.org/mine"]})
    assert ana.status == 403


def test_a_browser_can_forget_its_tables(client: TestClient[Litestar]) -> None:
    ana, bruno, at = two(client)
    page = ana.submit(ana.get("/").form("settings", back="/"), ("forget", "1"))
    assert "No tables yet" in page.text
    ana.get(at)
    assert ana.status == 404
    bruno.get(at)
    assert bruno.status == 200


def test_the_owner_of_a_learning_game_goes_back_to_any_moment(client: TestClient[Litestar]) -> None:
    browser = Browser(client)
    page = started(browser, "pandemic", ["me", "me"], undo="owner")
    table = live(client, page).table
    for number in range(6):
        page = browser.submit(*moves(page)[number % len(moves(page))])
    before = table.playing.moves
    page = browser.submit(browser.get(f"{page.path}?move=2").form("undo"))
    assert (before, table.playing.moves) == (6, 2)
    assert "takes back" in page.text or "Undone" in page.text or "goes back" in page.text, page.text
