"""The board of Doktor Hrubec where it is fullest: no two labels overlap, nothing is too small to be hit."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright._impl._api_structures import SetCookieParam
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Screen
from tests.browser.people import call, gather, sit_down

LANGUAGES = ["en", "es", "cs", "it"]
SIZES = [(1366, 768, 24), (390, 844, 44)]
"""Width, height, and how large a target has to be."""

TEAMS = [
    ["doktor_prav", "nedostudovana_medicka", "mudr_vseznalkova", "mudr_gaucova"],
    ["dr_inkognito", "reznik", "mudr_narkozova", "mudr_klestova"],
    ["doktor_zhor", "mudr_plombova", "mudr_pupinkova", "mudr_jehlova"],
    ["dr_akula", "mudr_brutal", "mudr_mastova", "mudr_vrtacka"],
    ["mudr_silikon", "mudr_bublina", "mudr_kyvadlo", "vetrelec"],
]
THEATRES = [
    "prostrelene_tetovani", "nakazena_prostitutka", "hygienicka_kontrola", "siamska_dvojcata", "pan_ministr",
]  # fmt: skip
WAITING = ["knedlik_v_krku", "policejni_razie", "pozustali", "ustrelena_hlava"]
HAND = [
    "heroic_effort", "new_instruments", "candlelight_dinner", "hrubec_on_duty", "nurse", "mudr_prkenny",
    "bribe",
]  # fmt: skip


def full(seats: int, **position: Any) -> str:
    """A case file: every theatre and team is full, and so is the waiting room, if nothing else is said."""
    fields: dict[str, Any] = {
        "teams": TEAMS[:seats],
        "theatres": dict(enumerate(THEATRES[:seats])),
        "waiting": WAITING[: 3 if seats == 2 else 4],
        "long_term": "old_blazkova_cleans",
        "hands": {0: HAND, 1: ["vip", "recycling", "power_cut"]},
        "cured": {0: ["alkoholik", "paran"], 1: ["puchyre"]},
        "morgues": {0: ["zubni_kaz"], 1: ["danova_kontrola"]},
        "queue": [],
        "draw_pile": ["..."],
        **position,
    }
    lines = [
        "case = 1",
        'game = "hrubec"',
        'title = "A full house"',
        'rules = ["H1.1"]',
        f"options = {{ seats = {seats} }}",
        "[position]",
    ]
    for field, value in fields.items():
        if isinstance(value, dict):
            lines += [f"{field}.{key} = {json.dumps(each)}" for key, each in value.items()]
        elif value is not None:
            lines.append(f"{field} = {json.dumps(value)}")
    return "\n".join([*lines, "[[step]]", 'move = "end"', ""])


POSITIONS = {
    "two": full(2),
    "three": full(3, long_term="lucky_day"),
    "five": full(5),
    "hospital": full(4, theatres={1: "nakazena_prostitutka"}, long_term="clown_visit", kind="hospital"),
    "many": full(
        5,
        hands={
            0: [*HAND, "kidnapper", "sex_bomb", "infectious_eczema", "mudr_ticha", "alternative_medicine"],
        },
    ),
    "dead": full(
        3,
        morgues={0: ["zubni_kaz", "slepak", "zacpa", "danova_kontrola"], 1: ["chlupac"]},
        cured={},
        long_term=None,
    ),
}
"""Where words are longest and places fewest."""

PLAYED = {
    **dict.fromkeys(
        ["drags", "keys", "reasons"],
        full(
            3,
            teams=[["mudr_nula"], ["reznik", "mudr_pilka"], []],
            theatres={},
            long_term=None,
            hands={0: ["mudr_prkenny", "lucky_day", "bribe", "nurse"]},
        ),
    ),
    "swap": full(
        3,
        teams=[["mudr_pilka", "mudr_ticha"], ["reznik", "vratny"], ["dr_akula", "mudr_brutal"]],
        theatres={},
        hands={0: ["doctors_swap"]},
    ),
}
"""What is played on: each is a table of its own."""

OVERLAPPING = """
() => {
  // Words that nobody sees are no labels: those for screen readers alone, those of what is clipped away.
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.textContent.trim()) continue;
    const node = text.parentElement;
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (node.closest("option, style, .sr")) continue;
    let clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let up = node; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = up.getBoundingClientRect();
      clip = { left: Math.max(clip.left, box.left), top: Math.max(clip.top, box.top),
               right: Math.min(clip.right, box.right), bottom: Math.min(clip.bottom, box.bottom) };
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const all of range.getClientRects()) {
      const box = { left: Math.max(all.left, clip.left), top: Math.max(all.top, clip.top),
                    right: Math.min(all.right, clip.right), bottom: Math.min(all.bottom, clip.bottom) };
      if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
      boxes.push({ box, all, node, text: text.textContent.trim() });
    }
  }
  // A line box is taller than its letters: what touches by so little does not overlap.
  const SLACK = 2.5;
  const wrong = [];
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 1 && high > SLACK && one.node !== other.node)
        wrong.push(`"${one.text}" and "${other.text}" (${wide.toFixed(1)} x ${high.toFixed(1)})`);
    }
  });
  return wrong;
}
"""

CUT = """
() => [...document.querySelectorAll(
    ".house :is(.v4, .vr, .nds, footer, .tots, .mods, .stats), .mydesk :is(.vr, .ol)")]
  .filter((node) => node.checkVisibility())
  .flatMap((node) => {
    const box = node.closest("button, section, .cork, .odds").getBoundingClientRect();
    return [...node.querySelectorAll("b, em, u, svg")]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).position !== "absolute")
      .filter((part) => {
        const own = part.getBoundingClientRect();
        return own.left < box.left - 1 || own.right > box.right + 1 || own.bottom > box.bottom + 1;
      })
      .map((part) => `${node.className} of ${box.width.toFixed(0)}: ${part.outerHTML.slice(0, 80)}`);
  })
"""

BROKEN = r"""
([places, names]) => places.flatMap(([place, kind]) => {
  // Every name there can be is put into the narrowest place of its kind.
  const across = (node) => getComputedStyle(node).writingMode === "horizontal-tb";
  const nodes = [...document.querySelectorAll(place)]
    .filter((node) => node.checkVisibility() && across(node));
  if (!nodes.length) return [];
  const node = nodes.reduce((one, other) => (other.clientWidth < one.clientWidth ? other : one));
  const was = node.textContent;
  const wrong = names[kind].filter((name) => {
    node.textContent = name;
    const text = node.firstChild;
    const broken = [...name.matchAll(/[^\s\u00AD-]+/g)].some((part) => {
      // Cards lie a little aslant; before the first letter of a line comes the hyphen of the one before.
      const high = [...part[0]].map((_, at) => {
        const range = document.createRange();
        range.setStart(text, part.index + at);
        range.setEnd(text, part.index + at + 1);
        return [...range.getClientRects()].at(-1).top;
      });
      return high.some((top, at) => at && top - high[at - 1] > 8);
    });
    return broken || node.scrollWidth > node.clientWidth + 1;
  });
  node.textContent = was;
  return wrong.map((name) => `${place} of ${node.clientWidth}: ${name}`);
})
"""

PLACES = [
    (".card .n", "doctors"), (".card .n", "actions"), (".mof .n", "doctors"), (".of .n", "doctors"),
    (".wt .n", "patients"), (".mth .n", "patients"), (".th .n", "patients"),
]  # fmt: skip

SMALL = """
(least) => [...document.querySelectorAll("button, a, select, input, [tabindex]:not([tabindex='-1'])")]
  .filter((node) => node.checkVisibility() && node.closest(".house, .desk, .sheet"))
  .map((node) => [node, node.getBoundingClientRect()])
  // What another target covers is not hit there: a small ward is one target as a whole.
  .filter(([node, box]) => {
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit && (node.contains(hit) || hit.contains(node));
  })
  .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([node, box]) => `${node.className} ${node.getAttribute("aria-label") ?? node.textContent}: `
    + `${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)
"""


class Hall:
    """Tables that stand in the positions, each opened once, with bots at the other seats."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.screen = Screen(browser, url, 1366, "en")
        self.page = self.screen.open()
        self.page.wait_for_selector(".box")
        self.tables: dict[str, str] = {}

    def seat(self, screen: Screen, name: str) -> Page:
        """The board of a position on this screen, whose language is its own."""
        if name not in self.tables:
            text = {**POSITIONS, **PLAYED}[name]
            count = re.search(r"seats = (\d)", text)
            assert count
            bots = ["random"] * (int(count[1]) - 1)
            self.tables[name] = self._opened(text, ["me", *(["open", *bots[1:]] if name == "swap" else bots)])
        kept = [cookie for cookie in self.screen.context.cookies() if "language" not in cookie["name"]]
        screen.context.add_cookies(cast("list[SetCookieParam]", kept))
        page = screen.open(f"/tables/{self.tables[name]}")
        page.wait_for_selector(".house")
        page.evaluate("document.fonts.ready")
        return page

    def _opened(self, text: str, seats: list[str]) -> str:
        answer: dict[str, Any] = self.page.evaluate(
            """async ([text, seats]) => {
              const { csrf } = await (await fetch("/api/me")).json();
              const answer = await fetch("/api/open", {
                method: "POST",
                body: JSON.stringify({ text, seats, name: "Maximiliana" }),
                headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf },
              });
              return answer.json();
            }""",
            [text, seats],
        )
        assert "id" in answer, answer
        return str(answer["id"])


@pytest.fixture(scope="module")
def hall(browser: Browser, url: str) -> Iterator[Hall]:
    hall = Hall(browser, url)
    yield hall
    hall.screen.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_no_two_labels_overlap_and_every_target_is_large_enough(
    name: str, language: str, browser: Browser, url: str, screens: list[Screen], hall: Hall
) -> None:
    screen = Screen(browser, url, 1366, language)
    screens.append(screen)
    page = hall.seat(screen, name)
    assert page.locator("html").get_attribute("lang") == language
    for width, height, least in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERLAPPING) == [], width
        assert page.evaluate(CUT) == [], width
        assert page.evaluate(SMALL, least) == [], width


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_broken_within_a_word_or_cut(
    language: str, browser: Browser, url: str, screens: list[Screen], hall: Hall
) -> None:
    screen = Screen(browser, url, 1366, language)
    screens.append(screen)
    page = hall.seat(screen, "five")
    printed, words = page.evaluate(
        """async (language) => {
            const told = async (path) => (await fetch(path)).json();
            const table = location.pathname.split("/").at(-1);
            const words = `/api/games/hrubec/words?language=${language}`;
            return [await told(`/api/tables/${table}/printed`), await told(words)];
        }""",
        language,
    )
    names = {
        kind: [
            words.get(f"{word}.narrow", words[word]) if kind != "patients" else words[word] for word in cards
        ]
        for kind, cards in printed.items()
        if kind in ("doctors", "patients", "actions")
    }
    for name in ("five", "three", "many"):
        page = hall.seat(screen, name)
        for width, height in ((1366, 768), (1100, 768), (820, 1100), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(BROKEN, [PLACES, names]) == [], (name, width)


def test_my_ward_is_in_sight_above_a_long_question_on_a_phone(
    browser: Browser, url: str, screens: list[Screen], hall: Hall
) -> None:
    screen = Screen(browser, url, 390, "es")
    screens.append(screen)
    page = hall.seat(screen, "five")
    expect(page.locator(".mydesk .odds").first).to_be_visible()
    page.wait_for_function(
        """() => document.querySelector('.house > .mine').getBoundingClientRect().bottom
            <= document.querySelector('.desk').getBoundingClientRect().top + 1"""
    )


def test_the_coach_is_put_away_to_see_what_lies_beneath(
    browser: Browser, url: str, screens: list[Screen]
) -> None:
    screen = Screen(browser, url, 390, "en")
    screens.append(screen)
    page = screen.open()
    page.click(".box[data-game=hrubec]")
    page.get_by_role("button", name="Learn by playing").click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("You run a ward")
    coach.get_by_role("button", name="Fold", exact=True).click()
    box, ward = coach.bounding_box(), page.locator(".ward").first.bounding_box()
    assert box is not None
    assert ward is not None
    assert box["y"] + box["height"] <= ward["y"]
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("Nobody lies in your theatre")


def drag(page: Page, thing: str, place: str) -> None:
    """Take a thing by the mouse and drop it on a place."""
    centres = [page.locator(each).first.bounding_box() for each in (thing, place)]
    (x, y), (to_x, to_y) = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in centres if box
    ]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()


def test_cards_and_patients_are_dragged_to_where_they_go(
    browser: Browser, url: str, screens: list[Screen], hall: Hall
) -> None:
    screen = Screen(browser, url, 1366, "en")
    screens.append(screen)
    page = hall.seat(screen, "drags")
    drag(page, ".card[data-word=mudr_prkenny]", ".mine .mof.none")
    expect(page.locator(".mine .mof[data-word=mudr_prkenny]")).to_be_visible()
    drag(page, ".card[data-word=lucky_day]", ".cork")
    expect(page.locator(".cork")).to_have_attribute("aria-label", re.compile("Lucky Day"))
    drag(page, ".card[data-word=bribe]", ".ward [data-word=reznik]")
    expect(page.locator(".mine .mof[data-word=reznik]")).to_be_visible()
    drag(page, ".wt[data-word=pozustali]", ".mine .mth")
    expect(page.locator(".mine .mth[data-word=pozustali]")).to_be_visible()


def test_enter_on_what_is_chosen_says_it_and_sums_tell_before_what_it_does(
    browser: Browser, url: str, screens: list[Screen], hall: Hall
) -> None:
    screen = Screen(browser, url, 1366, "en")
    screens.append(screen)
    page = hall.seat(screen, "keys")
    card = page.locator(".card[data-word=mudr_prkenny]")
    card.focus()
    page.keyboard.press("Enter")
    surgery = page.locator(".mine .tot").first
    expect(surgery.locator("s")).to_have_text("0")
    expect(surgery.locator(".after")).to_contain_text("1")
    page.keyboard.press("Enter")
    expect(page.locator(".mine .mof[data-word=mudr_prkenny]")).to_be_visible()
    expect(surgery).to_contain_text("1")


def test_a_card_that_cannot_be_played_says_why(
    browser: Browser, url: str, screens: list[Screen], hall: Hall
) -> None:
    screen = Screen(browser, url, 1366, "en")
    screens.append(screen)
    page = hall.seat(screen, "reasons")
    expect(page.locator(".card[data-word=nurse] .why")).to_contain_text("H6.A25")
    expect(page.locator(".card[data-word=bribe] .why")).to_have_count(0)


def test_a_key_leads_from_a_tip_and_from_the_question_to_the_rule(
    browser: Browser, url: str, screens: list[Screen], hall: Hall
) -> None:
    screen = Screen(browser, url, 1366, "en")
    screens.append(screen)
    page = hall.seat(screen, "reasons")
    expect(page.locator(".card[data-word=nurse] .why")).to_be_visible()
    page.locator(".card[data-word=nurse]").hover()
    expect(page.locator(".tip .to-rule")).to_contain_text("H6.A25")
    page.keyboard.press("r")
    sheet = page.locator("dialog.sheet[open]")
    expect(sheet.locator("h2").first).to_have_text("Rule H6.A25")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.mouse.move(5, 5)
    page.keyboard.press("r")
    expect(sheet.locator("h2").first).to_contain_text("Rule H")
    number = sheet.locator("h2").first.inner_text()
    page.keyboard.press("Escape")
    page.get_by_role("link", name=number).click()
    expect(sheet.locator("h2").first).to_have_text(number)


def test_a_key_leads_from_the_question_to_what_can_be_picked_and_arrows_on(
    browser: Browser, url: str, screens: list[Screen], hall: Hall
) -> None:
    screen = Screen(browser, url, 1366, "en")
    screens.append(screen)
    page = hall.seat(screen, "reasons")
    expect(page.locator(".chips .chip").first).to_be_visible()
    page.locator(".prompt").focus()
    page.keyboard.press("b")
    focus = page.locator(":focus")
    expect(focus).to_have_attribute("data-word", "reznik")
    page.keyboard.press("ArrowRight")
    expect(focus).to_have_attribute("data-word", "mudr_pilka")
    page.keyboard.press("ArrowDown")
    assert focus.evaluate("node => node.matches('.hall *')")
    page.keyboard.press("b")
    expect(focus).to_have_attribute("data-word", "mudr_prkenny")
    page.keyboard.press("b")
    assert focus.evaluate("node => node.matches('.prompt')")


def test_what_another_took_from_me_is_told_until_i_have_seen_it(
    browser: Browser, url: str, screens: list[Screen]
) -> None:
    ana, bea = (Screen(browser, url, 1366, "en") for _ in range(2))
    screens += [ana, bea]
    case = full(
        2,
        teams=[["mudr_nula"], ["reznik", "mudr_pilka"]],
        theatres={},
        long_term=None,
        hands={0: ["bribe", "nurse"]},
    )
    made = gather([ana, bea], ["Ana", "Bea"], text=case)
    sit_down(bea.page, url, made["id"])
    told = bea.page.locator(".meanwhile")
    expect(told).to_have_count(0)
    body = {"type": "play", "id": "a", "seat": 0, "move": "play bribe reznik"}
    call(ana.page, f"/api/tables/{made['id']}/requests", body)
    expect(told).to_contain_text("Butcher")
    bea.page.reload()
    expect(told).to_contain_text("Butcher")
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)


def test_nothing_drawn_tells_a_pick_before_all_have_picked(
    browser: Browser, url: str, screens: list[Screen], hall: Hall
) -> None:
    screen = Screen(browser, url, 1366, "en")
    screens.append(screen)
    page = hall.seat(screen, "swap")
    expect(page.locator(".facedown.picked")).to_have_count(0)
    page.locator(".card[data-word=doctors_swap]").click()
    page.keyboard.press("Enter")
    expect(page.locator(".mine .mof.can")).to_have_count(2)
    page.locator(".mine .mof[data-word=mudr_pilka]").click()
    page.keyboard.press("Enter")
    expect(page.locator(".mine [data-word=mudr_pilka] .sealed")).to_be_visible()
    # The bot has picked, and one seat has not: nothing in the page tells one doctor from the other.
    expect(page.locator(".facedown.picked")).to_have_count(1)
    for ward in page.locator(".ward").all():
        doctors = ward.locator(".of:not(.none)").all()
        assert len(doctors) == 2
        assert len({doctor.get_attribute("class") for doctor in doctors}) == 1
        assert len({doctor.get_attribute("aria-pressed") for doctor in doctors}) == 1
    assert "picks in secret: a card" in page.locator(".log").inner_text()
