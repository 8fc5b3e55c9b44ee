"""The board of Flatline: dice by clicks, drag and keys; what others do; calls; the clock."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import CALM, Screen
from tests.browser.people import call, gather, sit_down
from tests.browser.stages import LANGUAGES, MOMENTS, speak, stage_of

expect.set_options(timeout=20_000)

STEPS = """
    begin_round draw_emergencies roll_emergency_dice resolve_emergencies start_countdown
""".split()
"""Into the countdown of a round. With this seed Ana has bolt, eye, heart, heart, bolt, heart, drop."""
SEED = "1"

GLOWS = re.compile(r"\bcan\b")


class Table:
    """A relaxed table of two people, Ana and Ben, at a step of its first round."""

    def __init__(self, screens: list[Screen], steps: int = 5, **more: Any) -> None:
        options = {"seats": 2, "level": "training"}
        wanted = {
            "game": "flatline",
            "options": options,
            "seed": SEED,
            "undo": "owner",
            "clock": None,
            **more,
        }
        self.made = gather(screens, ["Ana", "Ben"], **wanted)
        self.ana, self.ben = (screen.page for screen in screens)
        for number, step in enumerate(STEPS[:steps]):
            self.say(self.ana, 0, step, f"step {number}")
        for screen in screens:
            sit_down(screen.page, screen.url, self.made["id"])

    def say(self, page: Page, seat: int, move: str, name: str = "") -> None:
        """A move that is not made on the page."""
        asked = {"type": "play", "id": name or move, "seat": seat, "move": move}
        call(page, f"/api/tables/{self.made['id']}/requests", asked)


@pytest.fixture
def table(browser: Browser, url: str, screens: list[Screen]) -> Table:
    screens += [Screen(browser, url, 1366, "en", **CALM) for _ in range(2)]
    return Table(screens)


def moves(page: Page, count: int) -> None:
    expect(page.locator(".table")).to_have_attribute("data-moves", str(count))


def die(page: Page, number: int) -> Locator:
    return page.locator(f".hand [data-place='die 0 {number}']")


def line(page: Page, word: str) -> Locator:
    return page.locator(f".stage [data-word='{word}']")


def placed(page: Page, word: str) -> Locator:
    return line(page, word).locator(".die")


def test_a_die_is_placed_by_clicks_where_it_glows(table: Table) -> None:
    page = table.ana
    expect(page.locator(".stage .can")).to_have_count(0)
    die(page, 1).click()  # an eye
    expect(line(page, "bay1.line2")).to_have_class(GLOWS)
    expect(line(page, "bay1.line1")).not_to_have_class(GLOWS)
    line(page, "bay1.line2").click()
    moves(page, 6)
    expect(placed(page, "bay1.line2")).to_have_count(1)
    expect(die(page, 1)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".stage .can")).to_have_count(0)


def test_what_cannot_be_is_said_in_words_and_the_die_stays_chosen(table: Table) -> None:
    page = table.ana
    die(page, 0).click()  # a bolt
    line(page, "bay1.line2").click()
    expect(page.locator(".notice")).to_contain_text("Another icon is needed here")
    expect(die(page, 0)).to_have_attribute("aria-pressed", "true")
    moves(page, 5)
    table.say(table.ben, 1, "done")  # a move of another does not take the reason away
    moves(page, 6)
    expect(page.locator(".notice")).to_contain_text("Another icon is needed here")


def test_a_die_is_dragged_onto_a_space(table: Table) -> None:
    page = table.ana
    pull(page, die(page, 0), line(page, "bay1.line1").locator("[data-space=a]"))
    moves(page, 6)
    expect(line(page, "bay1.line1").locator("[data-space=a] .die")).to_have_count(1)
    pull(page, die(page, 2), page.locator(".heart"))
    moves(page, 6)
    expect(page.locator(".fl-held")).to_have_count(0)


def pull(page: Page, what: Locator, onto: Locator, drop: bool = True) -> None:
    start, end = what.bounding_box(), onto.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] - 20, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    if drop:
        page.mouse.up()


def test_keys_choose_place_give_up_roll_again_and_end(table: Table) -> None:
    page = table.ana
    die(page, 0).focus()
    page.keyboard.press("2")  # the eye
    letter = line(page, "bay1.line2").locator(".key").inner_text()
    page.keyboard.press(letter.lower())
    moves(page, 6)
    expect(page.locator("*:focus")).to_have_attribute("data-place", "die 0 0")
    page.keyboard.press("1")
    expect(die(page, 0)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(die(page, 0)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("1")
    page.keyboard.press("s")
    expect(page.locator(".chips .chip:not(.plain)")).to_have_count(2)
    page.keyboard.press("1")  # for Ana
    moves(page, 7)
    for key in "r34r":
        page.keyboard.press(key)
    moves(page, 8)
    expect(page.locator(".log")).to_contain_text(re.compile(r"Ana rolls: \w+, \w+\b(?!,)"))
    page.keyboard.press("d")
    moves(page, 9)
    expect(page.locator("[data-word=act-done]")).to_have_attribute("aria-pressed", "true")


def test_a_re_roll_that_is_not_wanted_is_given_up(table: Table) -> None:
    page = table.ana
    table.say(table.ben, 1, "sacrifice 0 for 0")
    moves(page, 6)
    reroll, skip = page.locator("[data-word=act-reroll]"), page.locator("[data-word=act-skip]")
    expect(reroll).to_contain_text("permission")
    expect(skip).to_have_count(0)
    reroll.click()
    expect(skip).to_contain_text("Skip re-roll")
    skip.click()
    moves(page, 7)
    expect(reroll).to_contain_text("not now")
    table.say(table.ben, 1, "sacrifice 1 for 0")
    moves(page, 8)
    for key in "rs":
        page.keyboard.press(key)
    moves(page, 9)
    expect(reroll).to_contain_text("not now")


def test_which_side_of_a_split_line_is_asked_if_both_are_open(table: Table) -> None:
    page = table.ana
    die(page, 1).click()  # an eye
    line(page, "bay2.line2").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chips .chip:not(.plain)")).to_have_count(2)
    page.keyboard.press("2")
    moves(page, 6)
    expect(line(page, "bay2.line2").locator("[data-space=d] .die")).to_have_count(1)


WHERE = """() => ({
    dice: [...document.querySelectorAll('.hand .dw')].map(
        node => [node.dataset.place, JSON.stringify(node.getBoundingClientRect())]),
    chosen: [...document.querySelectorAll('.hand .chosen')].map(node => node.dataset.place),
    focus: document.activeElement.dataset.place ?? document.activeElement.className,
    held: document.querySelector('.fl-held')?.getAttribute('style') ?? null,
    letters: [...document.querySelectorAll('.key')].map(
        node => node.textContent + node.parentElement.dataset.word).sort(),
})"""


def test_what_others_do_moves_no_die_of_mine_and_no_choice(table: Table) -> None:
    page, ben = table.ana, table.ben
    die(page, 1).click()
    before = page.evaluate(WHERE)
    assert before["chosen"] == ["die 0 1"]
    table.say(ben, 1, "place 0 bay1.line1 b")  # a heart
    moves(page, 6)
    assert page.evaluate(WHERE) == before
    pull(page, die(page, 1), line(page, "bay1.line2"), drop=False)
    held = page.evaluate(WHERE)
    assert held["held"]
    table.say(ben, 1, "done")
    moves(page, 7)
    assert page.evaluate(WHERE) == held
    page.mouse.up()
    moves(page, 8)
    expect(placed(page, "bay1.line2")).to_have_count(1)


def test_a_die_that_comes_too_late_is_in_the_hand_again(
    browser: Browser, url: str, screens: list[Screen]
) -> None:
    """Somebody takes the space while my move is on its way: the die is mine again, and the reason is said."""
    screens += [Screen(browser, url, 1366, "en", **CALM) for _ in range(2)]
    late: list[tuple[WebSocketRoute, str | bytes]] = []

    def slow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(said: str | bytes) -> None:
            if '"type":"play"' in str(said):
                late.append((server, said))
            else:
                server.send(said)

        socket.on_message(hear)

    screens[0].page.route_web_socket("**/ws/**", slow)
    table = Table(screens)
    page = table.ana
    die(page, 2).click()  # a heart
    line(page, "bay1.line1").locator("[data-space=b]").click()
    expect(die(page, 2)).to_have_attribute("aria-disabled", "true")  # it is on its way
    table.say(table.ben, 1, "place 0 bay1.line1 b")
    moves(page, 6)
    ((server, said),) = late
    server.send(said)
    expect(page.locator(".notice")).to_contain_text("This space is taken")
    expect(die(page, 2)).not_to_have_attribute("aria-disabled", "true")
    moves(page, 6)


def test_a_space_is_called_before_the_countdown_and_called_back(
    browser: Browser, url: str, screens: list[Screen]
) -> None:
    screens += [Screen(browser, url, 1366, "en", **CALM) for _ in range(2)]
    table = Table(screens, steps=4)
    called = ".stage [data-word='bay1.line1'] [data-space=b] .call.seat-0"
    space = line(table.ana, "bay1.line1").locator("[data-space=b]")
    space.click()
    expect(table.ben.locator(called)).to_have_count(1)
    expect(line(table.ben, "bay1.line1")).to_have_attribute("aria-label", re.compile("Called: Ana"))
    line(table.ana, "port").click()
    expect(table.ben.locator(".call")).to_have_count(2)
    space.click()
    expect(table.ben.locator(called)).to_have_count(0)
    expect(table.ben.locator(".call")).to_have_count(1)
    table.say(table.ana, 0, "start_countdown")
    moves(table.ben, 5)
    expect(table.ben.locator(".call")).to_have_count(1)  # it holds in the countdown, too


def test_the_clock_counts_in_runs_and_stands(browser: Browser, url: str, screens: list[Screen]) -> None:
    screens += [Screen(browser, url, 1366, "en") for _ in range(2)]
    table = Table(screens, clock={"seconds": 30, "pauses": "anyone"})
    page = table.ana
    expect(page.locator(".heart .clock")).to_contain_text("seconds left")
    gone = "() => parseFloat(getComputedStyle(document.querySelector('.ecg')).getPropertyValue('--gone'))"
    page.wait_for_function(f"() => ({gone})() > 4")
    ask = {"type": "pause", "id": "stop", "seat": 0}
    call(page, f"/api/tables/{table.made['id']}/requests", ask)
    expect(page.locator(".heart .clock")).to_contain_text("Paused")
    stood = page.evaluate(gone)
    page.wait_for_timeout(600)
    assert page.evaluate(gone) == stood


HEARD = """() => {
    window.tones = [];
    window.spoken = [];
    class Still {
        constructor() { this.currentTime = 0; this.destination = {}; }
        createOscillator() {
            const frequency = {};
            const start = () => window.tones.push(frequency.value);
            return { frequency, connect: level => level, start, stop() {} };
        }
        createGain() {
            const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
            return { gain, connect() {} };
        }
    }
    window.AudioContext = Still;
    const say = said => window.spoken.push([said.lang, said.text]);
    Object.defineProperty(window, 'speechSynthesis', { value: { cancel() {}, speak: say } });
    localStorage.setItem('sickbay-settings', JSON.stringify({ beat: WANTED }));
}"""
"""Notes what would be heard, instead of making it."""


@pytest.mark.parametrize("wanted", [True, False])
def test_the_last_seconds_are_heard_by_whoever_wants_it(
    wanted: bool, browser: Browser, url: str, screens: list[Screen]
) -> None:
    screens += [Screen(browser, url, 1366, language, **CALM) for language in ("it", "en")]
    page = screens[0].page
    page.add_init_script(f"({HEARD.replace('WANTED', str(wanted).lower())})()")
    Table(screens, clock={"seconds": 15, "count_in": 3, "grace": 600})
    expect(page.locator(".heart .clock")).to_contain_text("secondi")
    expect(page.locator(".heart .clock.calm")).to_be_visible(timeout=40_000)  # time is up
    tones, spoken = page.evaluate("[window.tones, window.spoken]")
    if not wanted:
        assert (spoken, {440, 659.3, 220} & {*tones}) == ([], set())
        return
    assert spoken == [["it", str(left)] for left in range(10, 0, -1)]
    beats = [tone for tone in tones if tone in (440, 659.3, 220)]
    assert beats[-11:] == 5 * [440] + 5 * [659.3] + [220]  # the first ones may pass while the page is opened


FLIES = """() => {
    window.flown = [];
    const look = ({ addedNodes }) => window.flown.push(
        ...[...addedNodes].filter(node => node.classList?.contains('fl-flight')).map(node => node.className));
    new MutationObserver(all => all.forEach(look)).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize("calm", [True, False])
def test_a_card_that_is_lost_is_seen_to_go(
    calm: bool, browser: Browser, url: str, screens: list[Screen]
) -> None:
    screens += [Screen(browser, url, 1366, "en", **(CALM if calm else {})) for _ in range(2)]
    table = Table(screens)
    page = table.ana
    table.say(page, 0, "done")
    table.say(table.ben, 1, "done")
    moves(page, 7)
    page.evaluate(FLIES)
    table.say(page, 0, "resolve")
    moves(page, 8)
    expect(page.locator(".redge .on")).to_have_count(1)
    expect(page.locator(".fl-flight")).to_have_count(0)  # and nothing of it stays
    assert any(re.match(r"oc ", flown) for flown in page.evaluate("window.flown")) == (not calm)


def test_a_bay_opens_on_a_phone_where_several_lines_fit(
    browser: Browser, url: str, screens: list[Screen]
) -> None:
    screens += [Screen(browser, url, 390, "en", **CALM) for _ in range(2)]
    table = Table(screens)
    page = table.ana
    die(page, 0).tap()  # a bolt
    page.locator("[data-bay=bay1]").tap()
    page.locator(".sheet [data-word='bay1.line5']").tap()
    moves(page, 6)
    expect(page.locator(".sheet[open]")).to_have_count(0)
    expect(placed(page, "bay1.line5")).to_have_count(1)


FITS = """() => {
    const stage = document.querySelector('.stage');
    const wrong = stage.scrollHeight > stage.clientHeight ? ['the board has to be scrolled'] : [];
    const desk = document.querySelector('.desk');
    if (desk.scrollHeight > desk.clientHeight + 1) wrong.push('the desk is too small');
    const cut = '.ship :is(b, em, h3, .note, small), .desk :is(.act span, .prompt span)';
    for (const node of document.querySelectorAll(cut)) {
        const box = node.getBoundingClientRect();
        if (!box.width) continue;
        if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
            wrong.push(`${node.textContent} is cut`);
    }
    for (const node of document.querySelectorAll('.ship .cell')) {
        const box = node.getBoundingClientRect();
        const thing = node.closest('[data-word]').getBoundingClientRect();
        const out = box.left < thing.left - 1 || box.right > thing.right + 1;
        if (out || box.top < thing.top - 1 || box.bottom > thing.bottom + 1)
            wrong.push(`a space of ${node.closest('[data-word]').dataset.word} hangs out`);
    }
    return [...new Set(wrong)];
}"""


def test_all_of_it_is_seen_at_a_glance(browser: Browser, url: str, screens: list[Screen]) -> None:
    """At 1366 x 768 nothing is scrolled, nothing is cut, no space hangs out of its line or card."""
    wrong: dict[str, list[str]] = {}
    for stage in MOMENTS["flatline"]:
        me, others = (Screen(browser, url, 1366, "en", **CALM) for _ in range(2))
        screens += [me, others]
        stage_of(me, others, "flatline", stage)
        for language in LANGUAGES:
            speak(me.page, language)
            wrong[f"{stage}-{language}"] = me.page.evaluate(FITS)
    assert {where: found for where, found in wrong.items() if found} == {}
