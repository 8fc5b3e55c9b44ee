"""The frame around every table, as people see it: taking back, proposing, looking back, being called."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import Screen

expect.set_options(timeout=30_000)

NAMES = ("Ana", "Bruno")
OPTIONS: dict[str, dict[str, object]] = {
    "pandemic": {"seats": 2, "epidemics": 4, "hands": "open", "roles": ["medic", "researcher"]},
    "hrubec": {"seats": 2},
}
CLAIM = """async (token) => {
  const { csrf } = await (await fetch('/api/session', { method: 'POST' })).json();
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf };
  const reply = await fetch('/api/claim', { method: 'POST', headers, body: JSON.stringify({ token }) });
  if (!reply.ok) throw new Error(await reply.text());
}"""


class Deal:
    """A table of two people whose deal is known, made by JSON."""

    def __init__(self, url: str, game: str, seed: str = "1") -> None:
        self.url = url
        wanted = {
            "game": game, "options": OPTIONS[game], "seats": ["open", "open"],
            "seed": seed, "undo": "owner", "thinking": 100,
        }  # fmt: skip
        made = httpx.post(f"{url}/api/tables", json=wanted, timeout=30)
        assert made.status_code == 201, made.text
        self.id = made.json()["id"]
        self.tokens: dict[str, str] = {}
        for link in made.json()["links"]:
            for key in link["seats"] or [link["kind"]]:
                self.tokens[str(key)] = link["token"]
        for seat, name in enumerate(NAMES):
            self.say(str(seat), type="sit", seat=seat, name=name)
        self.say("owner", type="start")

    def say(self, who: str, **request: Any) -> None:
        reply = httpx.post(
            f"{self.url}/api/tables/{self.id}/requests",
            json={"id": f"{who}-{request['type']}", **request},
            headers={"authorization": f"Bearer {self.tokens[who]}"},
            timeout=30,
        )
        assert reply.status_code == 200, reply.text

    def seen(self, who: str) -> dict[str, Any]:
        """The table as somebody may know it now."""
        headers = {"authorization": f"Bearer {self.tokens[who]}"}
        told = httpx.get(f"{self.url}/api/tables/{self.id}", headers=headers, timeout=30)
        return dict(told.json())

    def asked(self) -> int:
        """The seat that the table waits for."""
        seats = self.seen("spectator")["table"]["seats"]
        return next(int(seat["seat"]) for seat in seats if seat["asked"] == "asked")


@pytest.fixture
def come(browser: Browser, url: str, screens: list[Screen]) -> Any:
    """Let somebody sit down at a table in a browser of their own, with these links."""

    def come(deal: Deal, *who: str, width: int = 1366) -> Page:
        screen = Screen(browser, url, width, "en")
        screens.append(screen)
        page = screen.open()
        for one in who:
            page.evaluate(CLAIM, deal.tokens[one])
        return enter(page, url, deal)

    return come


def enter(page: Page, url: str, deal: Deal) -> Page:
    page.goto(f"{url}/tables/{deal.id}")
    page.wait_for_selector(".stage .board, .stage .house")
    return page


def moves(page: Page, count: int) -> None:
    """Wait until so many moves stand."""
    expect(page.locator(".table")).to_have_attribute("data-moves", str(count))


def focused(page: Page) -> None:
    """Wait for the focus to be anywhere but nowhere."""
    expect(page.locator("*:focus")).to_have_count(1)


def test_what_others_have_seen_is_taken_back_if_they_agree(url: str, come: Any) -> None:
    deal = Deal(url, "hrubec")
    me = deal.asked()
    mine, theirs = come(deal, str(me)), come(deal, str(1 - me))
    mine.get_by_role("button", name="Draw a card").click()
    moves(theirs, 1)
    mine.locator(".undo").click()
    expect(mine.locator(".proposal")).to_contain_text(f"Waiting for: {NAMES[1 - me]}")
    expect(theirs.locator(".proposal")).to_contain_text(f"{NAMES[me]} asks to take back a move")
    expect(theirs.locator(".announcer")).to_contain_text("asks to take back")
    theirs.keyboard.press("n")
    expect(mine.locator(".proposal")).to_have_count(0)
    moves(mine, 1)
    expect(mine.locator(".undo")).to_have_attribute("aria-disabled", "true")
    mine.locator(".undo").click(force=True)
    expect(mine.locator(".notice")).to_contain_text("The others said no")
    mine.locator(".chips .chip").first.click()
    moves(theirs, 2)
    mine.locator(".undo").click()
    theirs.locator("[data-answer=agree]").click()
    moves(mine, 1)
    expect(mine.locator(".log")).to_contain_text("All agree")
    expect(mine.locator(".proposal")).to_have_count(0)


def test_my_turn_is_taken_back_at_once(url: str, come: Any) -> None:
    deal = Deal(url, "pandemic")
    me = deal.asked()
    page = come(deal, str(me))
    for count in (1, 2):
        page.keyboard.press("1")
        page.locator(".chips .chip", has_text="Drive to").first.click()
        moves(page, count)
    page.locator(".reset").click()
    moves(page, 0)
    expect(page.locator(".reset")).to_have_count(0)
    expect(page.locator(".undo")).to_have_attribute("aria-disabled", "true")


def test_the_owner_of_a_learning_game_goes_back_to_a_moment(url: str, come: Any) -> None:
    deal = Deal(url, "pandemic")
    me = deal.asked()
    page = come(deal, str(me), "owner")
    for count in (1, 2, 3):
        page.keyboard.press("1")
        page.locator(".chips .chip", has_text="Drive to").first.click()
        moves(page, count)
    page.locator(".to-moment").first.click()
    expect(page.locator(".looking")).to_contain_text("Move 1")
    expect(page.locator(".log .here")).to_have_count(1)
    back = page.get_by_role("button", name="Take back to here")
    back.click()
    page.get_by_role("button", name="Take back 2 moves?").click()
    moves(page, 1)
    expect(page.locator(".looking")).to_have_count(0)


def test_a_proposal_is_seen_followed_and_taken_away(url: str, come: Any) -> None:
    deal = Deal(url, "pandemic")
    me = deal.asked()
    mine, theirs = come(deal, str(me)), come(deal, str(1 - me), width=390)
    theirs.locator(".propose").tap()
    click = "city => city.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    theirs.locator("[data-city=chicago]").evaluate(click)
    plan = mine.locator(".plans li", has_text="Drive to Chicago")
    expect(plan).to_have_count(1)
    said = f"{NAMES[1 - me]}: Drive Chicago"
    expect(mine.locator(".marks [role=img]")).to_have_attribute("aria-label", said)
    theirs.locator(".dock button").nth(1).tap()
    theirs.get_by_role("button", name="Take my proposals away").tap()
    expect(plan).to_have_count(0)
    mine.keyboard.press("m")
    mine.keyboard.press("1")
    mine.locator(".chips .chip", has_text="Drive to Chicago").click()
    expect(theirs.locator(".plans li")).to_have_count(1)
    moves(mine, 0)
    mine.keyboard.press("Escape")
    mine.get_by_role("button", name="Follow").click()
    moves(theirs, 1)
    expect(mine.locator(".plans")).to_have_count(0)


def test_what_comes_while_i_look_back_does_not_move_me(url: str, come: Any) -> None:
    deal = Deal(url, "pandemic")
    me = deal.asked()
    mine, theirs = come(deal, str(me)), come(deal, str(1 - me))
    for count in (1, 2):
        mine.keyboard.press("1")
        mine.locator(".chips .chip", has_text="Drive to").first.click()
        moves(theirs, count)
    theirs.keyboard.press(",")
    expect(theirs.locator(".looking")).to_contain_text("Move 1")
    mine.keyboard.press("1")
    mine.locator(".chips .chip", has_text="Drive to").first.click()
    expect(theirs.locator(".looking .tag")).to_have_text("+1")
    expect(theirs.locator(".looking")).to_contain_text("Move 1")
    theirs.keyboard.press("ArrowLeft")
    expect(theirs.locator(".looking")).to_contain_text("Move 0")
    theirs.keyboard.press("p")
    expect(theirs.locator(".looking")).to_have_count(0)
    mine.locator(".undo").click()
    moves(theirs, 2)


def test_the_focus_is_never_nowhere(url: str, come: Any) -> None:
    deal = Deal(url, "pandemic")
    me = deal.asked()
    page = come(deal, str(me))
    page.keyboard.press("Tab")
    focused(page)
    for count in (1, 2):
        page.locator(".chips .chip").first.focus()
        page.keyboard.press("Enter")
        page.locator(".chips .chip", has_text="Drive to").first.focus()
        page.keyboard.press("Enter")
        moves(page, count)
        focused(page)
    page.locator(".undo").focus()
    page.keyboard.press("Enter")
    moves(page, 1)
    focused(page)
    page.keyboard.press("1")
    page.locator(".city.can").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    moves(page, 2)
    focused(page)
    page.keyboard.press("u")
    moves(page, 1)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(1)
    focused(page)
    page.keyboard.press("1")
    moves(page, 1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    focused(page)
    page.keyboard.press(",")
    page.locator(".looking .btn").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".looking")).to_have_count(0)
    focused(page)


def test_settings_are_kept(url: str, come: Any) -> None:
    deal = Deal(url, "pandemic")
    page = come(deal, str(deal.asked()))
    page.locator("#tab-settings").click()
    page.get_by_role("radio", name="off").click()
    page.get_by_label("Larger type").check()
    page.get_by_label("Sound").uncheck()
    page.get_by_role("radio", name="all", exact=True).click()
    enter(page, url, deal)
    assert page.evaluate("document.documentElement.className").split() == ["still", "large"]
    page.locator("#tab-settings").click()
    expect(page.get_by_label("Sound")).not_to_be_checked()
    expect(page.get_by_role("radio", name="all", exact=True)).to_be_checked()
    page.keyboard.press("1")
    page.locator(".chips .chip", has_text="Drive to").first.click()
    expect(page.locator(".chip.go")).to_have_count(1)
    moves(page, 0)
    page.keyboard.press("Enter")
    moves(page, 1)


def test_only_what_cannot_be_taken_back_is_asked_back(url: str, come: Any) -> None:
    deal = Deal(url, "hrubec")
    page = come(deal, str(deal.asked()))
    page.evaluate("localStorage.setItem('sickbay-settings', JSON.stringify({ confirm: 'final' }))")
    enter(page, url, deal)
    page.get_by_role("button", name="Draw a card").click()
    expect(page.locator(".chip.go")).to_have_text("Draw a card1")
    moves(page, 0)
    page.locator(".chip.go").click()
    moves(page, 1)


def test_nothing_moves_for_whoever_wants_that(url: str, browser: Browser, screens: list[Screen]) -> None:
    deal = Deal(url, "hrubec")
    screen = Screen(browser, url, 1366, "en")
    screens.append(screen)
    page = screen.open()
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(CLAIM, deal.tokens[str(deal.asked())])
    enter(page, url, deal)
    page.get_by_role("button", name="Draw a card").click()
    moves(page, 1)
    assert page.evaluate("document.getAnimations().length") == 0


def test_what_others_do_is_told_once(url: str, come: Any) -> None:
    deal = Deal(url, "hrubec")
    me = deal.asked()
    mine, theirs = come(deal, str(me)), come(deal, str(1 - me))
    mine.get_by_role("button", name="Draw a card").click()
    expect(theirs.locator(".announcer p")).to_have_text(f"{NAMES[me]} draws: a card.")
    speak = "document.querySelectorAll('.table [aria-live]:not([aria-live=off]), .announcer').length"
    assert theirs.evaluate(speak) == 1


def test_what_i_did_without_a_connection_is_done_once(url: str, come: Any) -> None:
    deal = Deal(url, "pandemic")
    me = deal.asked()
    page = come(deal, str(me))
    wires: list[WebSocketRoute] = []
    cut = {"now": False}

    def wire(socket: WebSocketRoute) -> None:
        if cut["now"]:
            socket.close()
        else:
            socket.connect_to_server()
            wires.append(socket)

    page.route_web_socket("**/ws/**", wire)
    enter(page, url, deal)
    page.keyboard.press("1")
    expect(page.locator(".chips .chip", has_text="Drive to")).not_to_have_count(0)
    cut["now"] = True
    wires[0].close()
    expect(page.locator(".table")).to_have_attribute("data-state", "lost")
    expect(page.locator(".state")).to_contain_text("Reconnecting")
    page.locator(".chips .chip", has_text="Drive to Chicago").click()
    expect(page.locator(".notice")).to_have_text("Not sent yet: Drive to Chicago")
    assert deal.seen("spectator")["table"]["moves"] == 0
    cut["now"] = False
    moves(page, 1)
    expect(page.locator(".table")).to_have_attribute("data-state", "open")
    expect(page.locator(".table")).to_have_attribute("data-digest", deal.seen(str(me))["digest"])
    assert deal.seen("spectator")["table"]["moves"] == 1


@pytest.mark.parametrize(("width", "folded"), [(1366, False), (1024, True)])
def test_the_rail_folds_where_there_is_little_room(width: int, folded: bool, url: str, come: Any) -> None:
    page = come(Deal(url, "hrubec"), "0", width=width)
    expect(page.locator(".logbox")).to_be_visible(visible=not folded)
    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
