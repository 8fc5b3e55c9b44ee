"""The board of Pandemic where much stands close together; what is dragged, offered and told on it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Screen

CASES = Path(__file__).parents[1] / "cases" / "pandemic"
CUBES = {
    "black": {"delhi": 3, "karachi": 3, "tehran": 3, "baghdad": 3, "kolkata": 2, "chennai": 2, "algiers": 1},
    "blue": {"paris": 2, "chicago": 1, "mexico_city": 1, "milan": 3},
    "yellow": {"sao_paulo": 2, "lima": 1, "mexico_city": 2, "miami": 2, "lagos": 1},
    "red": {"jakarta": 3, "ho_chi_minh_city": 2, "bangkok": 1, "shanghai": 2, "tokyo": 2, "hong_kong": 3},
}

CALL = """async ([method, path, body]) => {
    const headers = {'Content-Type': 'application/json', Accept: 'application/json'};
    const me = await (await fetch('/api/session', {method: 'POST', headers, body: '{}'})).json();
    headers['X-CSRF-Token'] = me.csrf;
    const options = {method, headers, body: body === null ? undefined : JSON.stringify(body)};
    return await (await fetch(path, options)).text();
}"""

LABELS = """() => {
    // What lies over the map (hands, buttons, the last infections) stays where it is while the map is moved
    // beneath it on a phone: there it is measured apart from what lies on the map.
    const phone = innerWidth < 500;
    const shown = [];
    for (const node of document.querySelectorAll(
        '.stage :is(text, .tiny, .lens button, .bulletin li > span, .instruments .cell)'
    )) {
        const box = node.getBoundingClientRect();
        if (!box.width || node.closest('.motion')) continue;  // cards that fly pass over everything
        // The box of a text leaves room for accents above and tails below its letters.
        const [side, slack] = node.tagName === 'text' ? [1, 0.18 * box.height] : [0, 0];
        shown.push({
            said: `${node.closest('[class]').getAttribute('class')}: ${node.textContent.trim()}`,
            on: phone && !node.closest('svg.board') ? 'glass' : 'map',
            left: box.left + side, right: box.right - side, top: box.top + slack, bottom: box.bottom - slack,
        });
    }
    const found = [];
    for (const [at, a] of shown.entries())
        for (const b of shown.slice(at + 1)) {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (a.on === b.on && wide > 0.5 && high > 0.5) found.push(`${a.said} | ${b.said}`);
        }
    return [shown.length, found];
}"""


def crowd(city: str) -> str:
    """A case: four pawns, a station and cubes of four colours in one city, and a world near its end."""
    cubes = {colour: dict(there) for colour, there in CUBES.items()}
    for colour, count in zip(cubes, (2, 1, 3, 1), strict=True):
        cubes[colour][city] = max(count, cubes[colour].get(city, 0))
    others = [one for one in ("atlanta", "cairo", "hong_kong", "sao_paulo", "tokyo", "lagos") if one != city]
    stations = json.dumps([city, *others[:5]])
    lines = [
        f"{colour} = {{ {', '.join([f'{at} = {count}' for at, count in there.items()])} }}"
        for colour, there in cubes.items()
    ]
    return f"""case = 1
game = "pandemic"
title = "A crowd"
rules = ["P7.1"]
[options]
seats = 4
epidemics = 4
roles = ["researcher", "quarantine_specialist", "dispatcher", "scientist"]
[position]
turn = 19
active = 3
outbreaks = 5
epidemics = 3
pawns = {json.dumps([city] * 4)}
stations = {stations}
diseases = {{ blue = "cured", yellow = "cured" }}
quiet_night = true
hands.0 = ["delhi", "kolkata", "airlift"]
hands.1 = ["tokyo", "lagos", "forecast", "miami"]
hands.2 = ["osaka", "paris", "new_york", "bogota", "lima"]
hands.3 = ["istanbul", "karachi", "moscow", "shanghai", "government_grant", "resilient_population"]
player_discard = ["baghdad", "algiers", "santiago", "taipei"]
infection_discard = {json.dumps(list(CUBES["black"]) + list(CUBES["red"]))}
[position.cubes]
{chr(10).join(lines)}
[[step]]
move = "pass"
"""


class Board:
    """A table at a written position, all of whose seats one person plays."""

    def __init__(self, screen: Screen, case: str) -> None:
        self.page: Page = screen.open()
        self.page.wait_for_selector("button.open")
        self.id: str = self.call("POST", "/api/open", {"text": case, "name": "Ana"})["id"]
        self.sent = 0

    def call(self, method: str, path: str, body: object = None) -> Any:
        return json.loads(self.page.evaluate(CALL, [method, path, body]))

    def ask(self, kind: str, **more: object) -> Any:
        self.sent += 1
        body = {"type": kind, "id": f"t{self.sent}", **more}
        reply = self.call("POST", f"/api/tables/{self.id}/requests", body)
        assert reply["type"] == "done", reply
        return reply


def opened(screen: Screen, case: str) -> Board:
    board = Board(screen, case)
    board.page.goto(f"{screen.url}/tables/{board.id}")
    board.page.wait_for_selector(".stage .board .lb")
    return board


@pytest.mark.parametrize("language", ["en", "es", "cs", "it"])
@pytest.mark.parametrize("width", [1366, 390])
def test_no_two_labels_overlap(
    width: int, language: str, browser: Browser, url: str, screens: list[Screen]
) -> None:
    screen = Screen(browser, url, width, language)
    screens.append(screen)
    for city in ("istanbul", "hong_kong", "milan"):
        board = opened(screen, crowd(city))
        board.ask("mark", seat=1, move="treat red")
        board.ask("mark", seat=2, move="drive " + ("paris" if city == "milan" else "shanghai"))
        expect(board.page.locator(".marks > g")).to_have_count(2)
        labels, found = board.page.evaluate(LABELS)
        assert labels > 60
        assert found == []


@pytest.mark.parametrize("width", [1366, 390])
def test_pawns_in_one_city_stand_side_by_side(
    width: int, browser: Browser, url: str, screens: list[Screen]
) -> None:
    screen = Screen(browser, url, width, "en")
    screens.append(screen)
    for city in ("atlanta", "istanbul"):
        page = opened(screen, crowd(city)).page
        boxes = [pawn.bounding_box() for pawn in page.locator(".pawn:not(.ghost) use[href='#pawn']").all()]
        assert len(boxes) == 4
        for at, a in enumerate(boxes):
            for b in boxes[at + 1 :]:
                assert a is not None
                assert b is not None
                wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
                high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
                hidden = max(0, wide) * max(0, high) / (a["width"] * a["height"])
                assert hidden < 0.1, f"{city}: {a} {b}"


def test_nothing_moves_for_ever(browser: Browser, url: str, screens: list[Screen]) -> None:
    screen = Screen(browser, url, 1366, "en")
    screens.append(screen)
    page = opened(screen, crowd("istanbul")).page
    expect(page.locator(".city.can").first).to_be_visible()
    page.locator(".chips .chip").first.hover()
    moving = page.evaluate("document.getAnimations().map(one => one.effect.getComputedTiming().iterations)")
    assert moving
    assert max(moving) < 10


@pytest.fixture
def ana(browser: Browser, url: str, screens: list[Screen]) -> Screen:
    screen = Screen(browser, url, 1366, "en")
    screens.append(screen)
    return screen


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: str, end: str) -> None:
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    x, y = middle(page, end)
    page.mouse.move(x - 30, y - 30, steps=3)
    page.mouse.move(x, y, steps=3)


def test_a_pawn_is_dragged_to_a_city(ana: Screen) -> None:
    board = opened(ana, (CASES / "P5.4-shuttle-flight-between-stations.toml").read_text())
    page = board.page
    drag(page, ".pawn[data-pawn='0']", ".city[data-city='chicago'] .lamp")
    expect(page.locator(".held-thing b")).to_contain_text("Chicago")
    expect(page.locator(".city[data-city='chicago'] .sel-r")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".pawn[data-pawn='0']")).to_have_attribute("data-at", "chicago")


def test_a_pawn_that_cannot_go_there_stays_and_it_is_said_why(ana: Screen) -> None:
    board = opened(ana, (CASES / "P5.4-shuttle-flight-between-stations.toml").read_text())
    page = board.page
    drag(page, ".pawn[data-pawn='0']", ".city[data-city='paris'] .lamp")
    page.mouse.up()
    expect(page.locator(".notice")).to_contain_text("P5.1")
    expect(page.locator(".pawn[data-pawn='0']")).to_have_attribute("data-at", "atlanta")


CROSSED = """() => {
    const pawn = document.querySelector(".pawn[data-pawn='0']");
    const moving = pawn.getAnimations().find(one => one.animationName?.startsWith('over-'));
    if (!moving) return null;
    moving.pause();
    const at = [];
    for (let share = 0; share <= 1; share += 0.05) {
        moving.currentTime = 899 * share;
        const box = pawn.querySelector("use[href='#pawn']").getBoundingClientRect();
        at.push(box.left + box.width / 2);
    }
    moving.finish();
    return at;
}"""


def test_a_pawn_crosses_the_pacific_and_not_the_map(ana: Screen) -> None:
    case = (CASES / "P5.4-shuttle-flight-between-stations.toml").read_text()
    board = opened(ana, case.replace("[position]", '[position]\npawns = ["san_francisco", "lima"]'))
    board.ask("play", seat=0, move="drive tokyo")
    seen = board.page.wait_for_function(CROSSED).json_value()
    middle_of_the_map = [x for x in seen if 200 < x < 880]
    assert len(seen) > 19
    assert middle_of_the_map == []
    assert min(seen) < 60
    assert max(seen) > 1000


def test_a_card_is_dragged_to_the_pile(ana: Screen) -> None:
    board = opened(ana, (CASES / "P5.11-nine-cards-two-are-discarded-one-by-one.toml").read_text())
    page = board.page
    board.ask("play", seat=0, move="pass")
    expect(page.locator(".hand .card")).to_have_count(9)
    expect(page.locator(".city.can")).to_have_count(0)  # cards are asked for, not places
    drag(page, ".hand .wrapc:nth-child(2) .card", ".gone .touch")
    page.mouse.up()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card")).to_have_count(8)


def test_the_ways_to_a_city_are_offered_beside_it_with_their_price(ana: Screen) -> None:
    board = opened(ana, (CASES / "P6.R4-special-move.toml").read_text())
    page = board.page
    page.locator(".city[data-city='lima'] .touch").click()
    ways = page.locator(".bubble .way")
    expect(ways.filter(has_text="Direct flight")).to_contain_text("Lima")
    ways.filter(has_text="Direct flight").hover()
    expect(page.locator(".wrapc.pays")).to_have_count(1)
    expect(page.locator(".preview .ahead")).to_be_visible()
    ways.filter(has_text="Direct flight").click()
    expect(page.locator(".pawn[data-pawn='0']")).to_have_attribute("data-at", "lima")


def test_an_epidemic_and_its_outbreaks_are_told_step_by_step(ana: Screen) -> None:
    board = opened(ana, (CASES / "P11.5-a-double-epidemic.toml").read_text())
    board.ask("play", seat=0, move="pass")
    told = board.page.locator(".bulletin li")
    expect(told.nth(0)).to_contain_text("increase")
    expect(told.nth(1)).to_contain_text("Osaka, 3 cubes")
    expect(told.nth(2)).to_contain_text("intensify")
    expect(board.page.locator(".bulletin .outbreak").first).to_contain_text("Santiago")


def test_what_lost_the_game_is_marked_also_after_a_reload(ana: Screen) -> None:
    board = opened(ana, (CASES / "P4.10-the-eighth-outbreak-loses-at-once.toml").read_text())
    page = board.page
    board.ask("play", seat=0, move="pass")
    expect(page.locator(".end circle")).to_have_count(2)
    place = page.locator(".end circle").first
    before = place.get_attribute("cx"), place.get_attribute("cy")
    page.reload()
    expect(page.locator(".end circle")).to_have_count(2)
    assert (place.get_attribute("cx"), place.get_attribute("cy")) == before


def test_what_is_prevented_is_shown_with_its_reason(ana: Screen) -> None:
    case = (CASES / "P4.13-the-quarantine-specialist-protects-her-city-and-its-neighbours.toml").read_text()
    board = opened(ana, case.replace("epidemics = 7 }", 'epidemics = 7, hands = "open" }'))
    board.ask("play", seat=0, move="pass")
    expect(board.page.locator(".bulletin .prevented").first).to_contain_text("Quarantine Specialist")
    expect(board.page.locator(".delta.kept")).to_have_count(3)


def test_who_plays_several_seats_acts_for_the_one_that_is_asked(ana: Screen) -> None:
    board = opened(ana, crowd("istanbul"))
    page = board.page
    expect(page.locator(".holder[aria-pressed=true]")).to_contain_text("Ana 4")
    page.locator(".holder.may:not([aria-pressed=true])").first.click()
    expect(page.locator(".hand .card")).to_have_count(3)
    expect(page.locator(".hand .wrapc.can")).to_have_count(1)
