"""Triage cards and hands of Flatline: cards at each step, several seats of one person, open questions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import CALM, Screen
from tests.browser.people import call, sit_down
from tests.browser.test_flatline_board import GLOWS, die, line, moves, placed

TRIAGE = """
case = 1
game = "flatline"
title = "Triage cards in the countdown"
rules = ["F6.28"]
options = { seats = 2 }
[position]
step = "countdown"
bays = ["ships_cook", "navigator"]
triage = ["improvise", "second_opinion", "shared_charts", "quarantine", "steady_rhythm"]
area = [["power_leak", "setback"]]
dice = [["heart", "drop", "eye"], ["bolt"]]
[[step]]
seat = 0
move = "done"
"""


FIVE_HANDS = """
case = 1
game = "flatline"
title = "Five hands"
rules = ["F4.12"]
options = { seats = 5 }
[position]
step = "countdown"
bays = ["the_captain", "airlock_engineer", "first_officer", "bomb_disposal_officer"]
stat = ["a_fresh_start", "crisis_averted", "field_surgery", "clean_sutures", "reserve_battery", "extra_hands"]
triage = [
    "backup_cell", "steady_rhythm", "on_call_medic", "all_clear", "quarantine", "improvise", "shared_charts",
    "second_opinion",
]
dice = [["heart", "drop", "eye", "bolt", "pill", "cross"], ["bolt"], ["pill"], ["eye"], ["drop", "heart"]]
[[step]]
seat = 0
move = "done"
"""


def opened(screen: Screen, case: str) -> Page:
    """A table at a written position, all of whose seats one person plays."""
    page = screen.open()
    made = call(page, "/api/open", {"text": case, "name": "Ana"})
    sit_down(page, screen.url, made["id"])
    return page


@pytest.fixture
def triage(browser: Browser, url: str, screens: list[Screen]) -> Page:
    """A table in the countdown at which the team has five triage cards."""
    screens.append(Screen(browser, url, 1366, "en", **CALM))
    return opened(screens[0], TRIAGE)


def card(page: Page, word: str) -> Locator:
    return page.locator(f".tri [data-word={word}]")


def chips(page: Page) -> Locator:
    return page.locator(".chips .chip:not(.plain)")


def test_any_die_is_set_with_a_card(triage: Page) -> None:
    page = triage
    expect(card(page, "improvise")).to_have_class(GLOWS)
    card(page, "improvise").click()
    die(page, 1).click()  # a drop of one's own
    expect(chips(page)).to_have_count(5)
    chips(page).filter(has_text="Cross").click()
    moves(page, 1)
    expect(die(page, 1)).to_have_attribute("aria-label", "2: Cross")
    expect(card(page, "improvise")).to_have_count(0)


def test_a_die_beside_a_name_is_set_with_a_card_by_keys(triage: Page) -> None:
    page = triage
    card(page, "improvise").focus()
    page.keyboard.press("Enter")
    bolt = page.locator(".pieces [data-word='1 0']")
    expect(bolt).to_be_visible()
    bolt.focus()
    page.keyboard.press("Enter")
    expect(chips(page)).to_have_count(5)
    page.keyboard.press("1")
    moves(page, 1)
    expect(page.locator(".log")).to_contain_text("Improvise")


def test_a_card_is_played_in_the_countdown_while_a_die_is_chosen(triage: Page) -> None:
    page = triage
    die(page, 0).click()
    card(page, "steady_rhythm").click()
    expect(chips(page)).to_have_count(1)
    chips(page).click()
    moves(page, 1)
    expect(die(page, 0)).to_have_attribute("aria-pressed", "true")
    card(page, "second_opinion").click()
    expect(chips(page)).to_have_count(2)
    chips(page).first.click()
    moves(page, 2)
    expect(page.locator("[data-word=act-reroll]")).to_contain_text("permission")


def test_what_a_card_is_for_is_chosen_on_the_board(triage: Page) -> None:
    page = triage
    card(page, "shared_charts").click()
    expect(line(page, "bay2.line1")).to_have_class(GLOWS)
    line(page, "bay2.line1").click()
    expect(chips(page)).to_have_count(1)
    chips(page).click()
    moves(page, 1)
    card(page, "quarantine").click()
    line(page, "setback").click()
    line(page, "power_leak").click()
    chips(page).last.click()
    moves(page, 2)
    expect(line(page, "setback")).to_have_count(0)
    expect(line(page, "power_leak")).to_have_count(0)


TWO_HANDS = """
case = 1
game = "flatline"
title = "Two hands"
rules = ["F5.14"]
options = { seats = 2 }
[position]
step = "%s"
bays = ["ships_cook", "reactor_technician"]
triage = ["steady_rhythm", "improvise"]
%s
[[step]]
seat = 0
move = "done"
"""
HANDS = 'dice = [["heart", "drop", "eye", "pill"], ["heart", "bolt", "cross", "pill"]]'


def test_the_seat_whose_die_is_chosen_acts_whatever_happened_before(
    browser: Browser, url: str, screens: list[Screen]
) -> None:
    screens.append(Screen(browser, url, 1366, "en", **CALM))
    page = opened(screens[0], TWO_HANDS % ("countdown", HANDS))
    page.locator(".hand [data-place='die 1 1']").click()
    card(page, "steady_rhythm").click()
    chips(page).click()
    moves(page, 1)
    page.locator("[data-word=act-sacrifice]").click()
    chips(page).last.click()
    moves(page, 2)
    expect(page.locator(".hand [data-place='die 1 1']")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".hand [data-place='die 0 1']")).not_to_have_attribute("aria-disabled", "true")


def test_a_question_about_a_die_gives_way_to_the_next_click(
    browser: Browser, url: str, screens: list[Screen]
) -> None:
    screens.append(Screen(browser, url, 1366, "en", **CALM))
    page = opened(screens[0], TWO_HANDS % ("countdown", HANDS))
    die(page, 3).click()  # a pill, for either side of the second line
    who = line(page, "bay2.line2").locator(".who")
    who.click()
    expect(chips(page)).to_have_count(3)
    line(page, "bay2.line2").locator("[data-space=c]").click()  # answered on the board
    moves(page, 1)
    expect(line(page, "bay2.line2").locator("[data-space=c] .die")).to_have_count(1)
    die(page, 1).click()
    page.keyboard.press("s")
    expect(chips(page)).to_have_count(2)
    line(page, "bay1.line2").click()  # rather placed than sacrificed
    moves(page, 2)
    expect(placed(page, "bay1.line2")).to_have_count(1)


def test_a_double_click_sacrifices_for_nobody(browser: Browser, url: str, screens: list[Screen]) -> None:
    screens.append(Screen(browser, url, 1366, "en", **CALM))
    page = opened(screens[0], TWO_HANDS % ("countdown", HANDS))
    die(page, 0).click()
    page.locator("[data-word=act-sacrifice]").dblclick()
    expect(chips(page)).to_have_count(2)
    moves(page, 0)


def test_a_die_for_a_card_is_chosen_by_its_key(browser: Browser, url: str, screens: list[Screen]) -> None:
    screens.append(Screen(browser, url, 1366, "en", **CALM))
    page = opened(screens[0], TWO_HANDS % ("countdown", HANDS))
    card(page, "improvise").focus()
    page.keyboard.press("Enter")
    expect(chips(page)).to_have_count(0)
    expect(page.locator(".chips")).to_contain_text("Choose on the board")
    page.keyboard.press("2")
    expect(chips(page)).to_have_count(5)
    expect(chips(page).first).to_contain_text("die 1")
    moves(page, 0)
    page.keyboard.press("1")
    moves(page, 1)
    expect(die(page, 1)).to_have_attribute("aria-label", "2: Heart")


@pytest.mark.parametrize("step", ["start", "draw", "roll", "plan", "resolve", "treat"])
def test_a_triage_card_is_played_at_each_step(
    step: str, browser: Browser, url: str, screens: list[Screen]
) -> None:
    screens.append(Screen(browser, url, 1366, "en", **CALM))
    page = opened(screens[0], TWO_HANDS % (step, ""))
    card(page, "steady_rhythm").click()
    expect(chips(page)).to_have_count(1)
    chips(page).click()
    moves(page, 1)
    card(page, "improvise").click()
    expect(page.locator(".notice")).to_contain_text("another step")


def test_a_refusal_on_a_phone_covers_no_die(browser: Browser, url: str, screens: list[Screen]) -> None:
    screens.append(Screen(browser, url, 390, "en", **CALM))
    page = opened(screens[0], TWO_HANDS % ("countdown", HANDS))
    die(page, 2).click()  # an eye
    line(page, "port").locator("[data-space=c]").click()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("Another icon is needed here")
    lies, hand = notice.bounding_box(), page.locator(".hands").bounding_box()
    assert lies
    assert hand
    assert lies["y"] + lies["height"] <= hand["y"]
    die(page, 1).click()  # and is taken away by the next die
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("width", [1366, 390])
def test_of_many_hands_one_lies_on_the_desk(
    width: int, browser: Browser, url: str, screens: list[Screen]
) -> None:
    screens.append(Screen(browser, url, width, "en", **CALM))
    page = opened(screens[0], FIVE_HANDS)
    expect(page.locator(".hand .dw .die")).to_have_count(6)
    page.locator(".whose [data-word='hand 4']").click()
    expect(page.locator(".hand .dw .die")).to_have_count(2)
    page.locator(".hand [data-place='die 4 1']").click()
    page.locator("[data-word=act-done]").click()
    moves(page, 1)
    expect(page.locator(".whose [data-word='hand 0']")).to_have_attribute("aria-pressed", "true")  # the next
    page.locator(".whose [data-word='hand 4']").click()
    desk, stage = page.locator(".desk").bounding_box(), page.locator(".stage").bounding_box()
    assert desk
    assert stage
    assert desk["y"] + desk["height"] <= page.viewport_size["height"]  # type: ignore[index]
    for place in page.locator(".desk button").all():
        box = place.bounding_box()
        assert box is None or box["y"] >= desk["y"] - 12
    if width > 1000:
        page.keyboard.press("1")
        expect(page.locator(".hand [data-place='die 4 0']")).to_have_attribute("aria-pressed", "true")
        cards = [card.bounding_box() for card in page.locator(".r4 button").all()]
        assert all(card and card["width"] >= 24 for card in cards)
        assert all(card and card["y"] + card["height"] <= stage["y"] + stage["height"] for card in cards)
