"""The pages around the table: rules, records, the end, the start, the waiting room."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sickbay.server.limits import Limits
from tests.browser.conftest import FAR, Screen
from tests.browser.test_pages_looked_at import TARGETS, serious
from tests.served import served
from tests.server.test_opening import record_of

LANGUAGES = ["en", "es", "cs", "it"]
OPEN = """async ([path, data]) => {
    const me = await (await fetch('/api/session', {method: 'POST'})).json();
    const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': me.csrf};
    return await (await fetch(path, {method: 'POST', headers, body: JSON.stringify(data)})).json();
}"""

LATE_SESSION = """const now = window.fetch;
window.fetch = async (path, how) => {
    if (path === '/api/session') await new Promise((go) => setTimeout(go, 1500));
    return await now(path, how);
};"""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which one browser may open many tables, one soon after another."""
    many = Limits(create=(100.0, 1000), page=(1000.0, 1000))
    with served(tmp_path_factory.mktemp("tables"), limits=many) as server:
        yield server.house.url


@pytest.fixture
def screen(request: pytest.FixtureRequest, browser: Browser, url: str, screens: list[Screen]) -> Screen:
    width, language = getattr(request, "param", (1366, "en"))
    made = Screen(browser, url, width, language)
    screens.append(made)
    return made


def good(page: Page) -> None:
    """Nothing serious is found, all targets are large enough, nothing stands beside the screen."""
    size = page.viewport_size
    assert size is not None
    assert serious(page) == []
    assert page.evaluate(TARGETS, 44 if size["width"] < 500 else 24) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def shown(screen: Screen, name: str, moves: int = 100_000) -> Page:
    """A record as one opens it, at its beginning."""
    page = screen.open("/open")
    page.fill("textarea", record_of(name, moves).write())
    page.click("button.open")
    page.wait_for_selector(".replaying .stage > *")
    expect(page.locator(".story li[data-move]").first).to_be_attached()
    return page


# -- the rules -------------------------------------------------------------------------------------------


def test_a_rule_is_marked_where_its_address_leads(screen: Screen) -> None:
    page = screen.open("/rules/pandemic#P5.8")
    marked = page.locator(".marked")
    expect(marked).to_have_attribute("id", "P5.8")
    expect(marked).to_be_in_viewport()
    expect(page.locator(".contents a[aria-current]")).to_contain_text("P5")
    page.locator(".rules [id='P1.2'] > a").first.click()
    expect(marked).to_have_attribute("id", "P1.2")
    assert page.url.endswith("#P1.2")
    expect(marked.locator(".copy")).to_be_visible()


def test_rules_are_found_by_words_and_by_number(screen: Screen) -> None:
    page = screen.open("/rules/hrubec")
    page.wait_for_selector(".rules li")
    rules = page.locator(".rules > ul > li:visible")
    every = rules.count()
    page.keyboard.press("/")
    page.keyboard.type("morgue")
    expect(page.locator(".count")).not_to_be_empty()
    found = rules.count()
    assert 0 < found < every
    assert all("morgue" in text.lower() for text in rules.all_text_contents())
    page.fill(".find input", "h4.1")
    expect(page.locator("[id='H4.1']")).to_be_visible()
    expect(page.locator("[id='H4.11']")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(every)


def test_a_rule_is_read_beside_the_table(screen: Screen) -> None:
    page = screen.begin("pandemic")
    page.wait_for_selector(".chips .chip:not(.plain)", timeout=40_000)
    page.locator(FAR).click(force=True)
    page.locator(".notice .rule-link").click()
    sheet = page.locator("dialog[open] .one-rule")
    expect(sheet.locator(".rules")).to_contain_text("P5.1")
    expect(sheet.locator("a.btn")).to_have_attribute("href", re.compile(r"^/rules/pandemic#P5\.1"))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert "/tables/" in page.url


# -- records ---------------------------------------------------------------------------------------------


def test_what_is_wrong_with_a_record_is_said_and_nothing_is_lost(screen: Screen) -> None:
    page = screen.open("/open")
    text = record_of("hrubec", 6).write().replace("option seats 2", "option seats 9")
    page.fill("textarea", text)
    page.click("button.open")
    expect(page.locator(".wrong")).to_contain_text("9")
    expect(page.locator("textarea").first).to_have_value(text)
    page.set_input_files(
        "input[type=file] >> nth=0",
        {"name": "mine.record", "mimeType": "text/plain", "buffer": record_of("hrubec", 6).write().encode()},
    )
    expect(page.locator(".file [role=status]").first).to_have_text("mine.record")
    page.click("button.open")
    page.wait_for_selector(".replaying .stage > *")
    screen.wrong.clear()  # the browser itself notes the answer 400


def test_a_record_is_stepped_through_and_its_moment_is_in_the_address(screen: Screen) -> None:
    page = shown(screen, "hrubec")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?move=1$"))
    page.keyboard.press("Shift+ArrowRight")
    expect(page).not_to_have_url(re.compile(r"\?move=1$"))
    expect(page.locator(".story .new")).to_have_count(1)
    moment = int(page.url.rpartition("=")[2])
    assert moment > 1
    page.locator(".story .to-moment").nth(20).click()
    expect(page).to_have_url(re.compile(r"\?move=21$"))
    page.reload()
    expect(page.locator(".story .new")).to_have_attribute("data-move", "21")
    page.keyboard.press("Space")
    expect(page.locator(".transport .play")).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_url(re.compile(r"\?move=22$"))
    page.keyboard.press("Space")
    expect(page.locator(".transport .play")).to_have_attribute("aria-pressed", "false")


def test_an_address_beyond_the_last_move_shows_the_end(screen: Screen) -> None:
    page = shown(screen, "hrubec")
    page.goto(page.url.partition("?")[0] + "?move=99999")
    expect(page).to_have_url(re.compile(rf"\?move={len(record_of('hrubec').moves)}$"))
    expect(page.locator(".the-end")).to_be_visible()


def test_one_link_shows_a_stranger_everything(
    screen: Screen, browser: Browser, url: str, screens: list[Screen]
) -> None:
    page = shown(screen, "pandemic")
    page.keyboard.press("PageDown")
    expect(page).to_have_url(re.compile(r"\?move=[1-9]"))
    path = page.url.removeprefix(url)
    stranger = Screen(browser, url, 1366, "en")
    screens.append(stranger)
    other = stranger.open(path)
    other.wait_for_selector(".replaying .stage > *")
    expect(other.locator(".story .new")).to_have_attribute("data-move", path.rpartition("=")[2])
    other.select_option(".eyes select", "1")
    expect(other.locator(".desk .hand")).to_be_visible()
    other.select_option(".eyes select", "none")
    expect(other.locator(".desk .hand")).to_have_count(0)


def test_nothing_tells_how_long_a_game_is_that_shall_not_be_spoilt(screen: Screen) -> None:
    record = record_of("hrubec")
    page = shown(screen, "hrubec")
    page.check(".check input")
    last = str(len(record.moves))
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?move=3$"))
    expect(page.locator(".story li[data-move]")).to_have_count(3)
    slider = page.locator(".timeline input")
    assert int(slider.get_attribute("max") or 0) < 10
    assert last not in page.locator(".top").inner_text()
    expect(page.locator(".the-end")).to_have_count(0)


def test_one_plays_on_from_a_moment(screen: Screen) -> None:
    page = shown(screen, "pandemic")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?move=3$"))
    page.click(".transport .chip.go")
    page.wait_for_selector(".cover, .table:not(.replaying) .stage > *")
    assert "move=" not in page.url


# -- the end ---------------------------------------------------------------------------------------------


def test_the_end_is_told_with_its_figures_and_its_seal(screen: Screen) -> None:
    record = record_of("hrubec")
    page = screen.open("/open")
    made = page.evaluate(OPEN, ["/api/open", {"text": record.write(), "name": "Ana"}])
    last = record.moves[-1]
    play = {"type": "play", "id": "p", "seat": last.seat, "move": last.text}
    page.evaluate(OPEN, [f"/api/tables/{made['id']}/requests", play])
    page = screen.open(f"/tables/{made['id']}?end=1")
    expect(page.locator(".verdict h1")).not_to_be_empty()
    expect(page.locator(".verdict .rule-link")).to_contain_text(re.compile(r"H\d"))
    expect(page.locator(".proof")).to_contain_text("seal fits")
    expect(page.locator(".facts dd").first).to_have_text(str(len(record.moves)))
    assert page.locator(".bars").count() >= 4
    good(page)
    page.click(".verdict button.tall")
    page.wait_for_selector(".replaying .stage > *")
    page = screen.open("/")
    over = page.locator(".tabl.over li").first
    expect(over.locator(".tb")).to_have_attribute("href", f"/tables/{made['id']}?end=1")
    expect(over.locator("a.btn")).to_have_attribute("href", f"/api/tables/{made['id']}/record")


# -- the start and the waiting room ----------------------------------------------------------------------


def test_all_options_are_within_reach(screen: Screen) -> None:
    page = screen.open("/")
    page.click(".box[data-game=pandemic]")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").click()
    expect(page.locator(".places li")).to_have_count(2)
    page.select_option(".places li:nth-child(2) select", "me")
    page.fill(".places li:nth-child(1) input", "Ana")
    page.fill(".places li:nth-child(2) input", "Bea")
    page.click(".side .btn[aria-haspopup]")
    page.locator("dialog[open] .pair select").nth(1).select_option("scientist")
    page.locator("dialog[open] .check input").first.check()
    page.fill("dialog[open] .opt input", "Friday")
    page.click("dialog[open] .chip.go")
    page.click("button.open")
    page.wait_for_selector(".table .stage > *, .cover")
    made = page.evaluate("id => fetch('/api/tables/' + id).then(r => r.json())", page.url.rpartition("/")[2])
    assert made["table"]["title"] == "Friday"
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ana", "Bea"]
    assert made["table"]["options"]["roles"][1] == "scientist"
    assert made["table"]["options"]["auto_consent"] == [0]
    assert made["own"] == [0, 1]


def test_a_friend_comes_by_the_link_of_the_waiting_room(
    screen: Screen, browser: Browser, url: str, screens: list[Screen]
) -> None:
    page = screen.open("/")
    page.click(".box[data-game=hrubec]")
    page.select_option(".places li:nth-child(2) select", "open")
    page.click("button.open")
    invitation = page.locator(".chair.free .invite input").input_value()
    friend = Screen(browser, url, 390, "es")
    screens.append(friend)
    other = friend.open(invitation.removeprefix(url))
    other.fill("input[name=name]", "Bea")
    other.click("button.go")
    other.wait_for_selector(".gathering .chair.mine")
    good(other)
    expect(page.locator(".chair", has_text="Bea")).to_be_visible()
    page.locator(".chair.mine button").click()
    page.fill(".naming input", "Ana")
    page.click(".naming button")
    expect(other.locator(".chair", has_text="Ana")).to_be_visible()
    page.click(".kick .open")
    page.wait_for_selector(".table .stage > *")
    other.wait_for_selector(".table .stage > *")


def test_who_opens_a_table_at_once_waits_for_the_session(screen: Screen) -> None:
    """A browser that never was here: its first click may come before the server has answered who it is."""
    screen.page.add_init_script(LATE_SESSION)
    screen.begin("pandemic")
    assert "/tables/" in screen.page.url


def test_a_browser_forgets_everything(screen: Screen) -> None:
    page = screen.begin("hrubec")
    page = screen.open("/")
    expect(page.locator(".tabl.going li")).to_have_count(1)
    page.locator(".top .btn.icon").click()
    page.locator("dialog[open] .forget .btn").click()
    page.locator("dialog[open] .btn.danger").click()
    expect(page.locator(".mine-scroll .none")).to_be_visible()
    assert page.evaluate("fetch('/api/me').then(r => r.json()).then(me => me.tables.length)") == 0


def test_a_tab_of_a_browser_that_was_forgotten_goes_on(screen: Screen) -> None:
    page = screen.open("/")
    page.wait_for_selector("button.open")
    page.wait_for_function("fetch('/api/me').then(r => r.json()).then(me => me.csrf !== '')")
    other = screen.context.new_page()
    other.goto(screen.url)
    other.locator(".top .btn.icon").click()
    other.locator("dialog[open] .forget .btn").click()
    other.locator("dialog[open] .btn.danger").click()
    expect(other.locator(".mine-scroll .none")).to_be_visible()
    page.click("button.open")
    page.wait_for_selector(".table .stage > *")


@pytest.mark.parametrize("screen", [(w, lang) for w in (1366, 390) for lang in LANGUAGES], indirect=True)
def test_every_page_is_open_to_everybody(screen: Screen) -> None:
    page = screen.open("/open")
    page.wait_for_selector("textarea")
    good(page)
    page = screen.open("/rules/pandemic#P5.8")
    page.wait_for_selector(".marked")
    good(page)
    page = shown(screen, "pandemic", 12)
    good(page)
    page = screen.open("/")
    page.wait_for_selector("button.open")
    page.click(".side .btn[aria-haspopup]")
    page.wait_for_selector("dialog[open]")
    good(page)
