"""Every page in every language and both widths: what axe finds, how large a target is, what moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import CALM, Screen
from tests.browser.people import BOARD, call, gather
from tests.browser.playing import Mouse
from tests.browser.stages import GAMES, LANGUAGES, MOMENTS, NAMES, WIDTHS, speak, stage_of
from tests.browser.test_pages_looked_at import TARGETS, serious

PAGES = [
    "start-page",
    "waiting-room",
    "rules",
    "cover",
    *(f"{game}-{stage}" for game in GAMES for stage in MOMENTS[game]),
]
AXE = {1366: ("en", "cs"), 390: ("es", "it")}
"""What axe looks at does not hang on both: so each language is looked at once, and each width twice."""


def opened(title: str, me: Screen, others: Screen) -> str:
    """Bring a page about; its path."""
    game, _, stage = title.partition("-")
    if game in GAMES:
        return f"/tables/{stage_of(me, others, game, stage)}"
    if title == "waiting-room":
        return f"/tables/{gather([me, others, others], NAMES[:3], begun=False, game='hrubec')['id']}"
    if title == "cover":
        me.open()
        made = call(me.page, "/api/tables", {"game": "hrubec", "seats": ["me", "me"], "name": "Ana"})
        call(me.page, f"/api/tables/{made['id']}/requests", {"type": "start", "id": "begin", "fill": ""})
        return f"/tables/{made['id']}"
    me.open()
    return {"start-page": "/", "rules": "/rules/hrubec"}[title]


@pytest.mark.parametrize("title", PAGES)
def test_a_page(title: str, browser: Browser, url: str, screens: list[Screen]) -> None:
    me, others = (Screen(browser, url, 1366, "en", **CALM) for _ in range(2))
    screens += [me, others]
    path = opened(title, me, others)
    state = me.context.storage_state()
    wrong: dict[str, list[str]] = {}
    for width in WIDTHS:
        screen = Screen(browser, url, width, "en", storage_state=state, **CALM)
        screens.append(screen)
        page = screen.open(path)
        for language in LANGUAGES:
            speak(page, language)
            look(page, width, language, wrong, f"{title}-{width}-{language}")
            if title.endswith("-middle"):
                for number, tab in ((1, "chat"), (2, "settings")):
                    if width < 500:
                        page.locator(".dock button").last.click()
                    page.locator(".tabs [role=tab]").nth(number).click()
                    look(page, width, language, wrong, f"{title}-{tab}-{width}-{language}")
        screen.context.close()
    assert {name: found for name, found in wrong.items() if found} == {}


def look(page: Page, width: int, language: str, wrong: dict[str, list[str]], name: str) -> None:
    wrong[name] = page.evaluate(TARGETS, 44 if width < 500 else 24)
    if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
        wrong[name].append("the page is wider than the screen")
    if language in AXE[width]:
        wrong[name] += serious(page)


MOVES = """() => {
    window.moved = [];
    const watch = () => {
        for (const one of document.getAnimations())
            if (one.playState === 'running' && (one.effect?.getComputedTiming().duration ?? 0) > 1)
                window.moved.push(`${one.animationName ?? one.transitionProperty} of ${one.effect.target?.getAttribute('class')}`);
        requestAnimationFrame(watch);
    };
    watch();
}"""  # noqa: E501


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("calm", [True, False])
def test_nothing_moves_for_whoever_wants_it_so(
    game: str, calm: bool, browser: Browser, url: str, screens: list[Screen]
) -> None:
    motion = "reduce" if calm else "no-preference"
    me, others = (Screen(browser, url, 1366, "en", reduced_motion=motion) for _ in range(2))
    screens += [me, others]
    stage_of(me, others, game, "middle")
    me.page.wait_for_selector(BOARD)
    me.page.evaluate(MOVES)
    Mouse(me.page, url, 1).play(most=1)
    moved = me.page.evaluate("[...new Set(window.moved)]")
    assert (moved == []) == calm, moved  # and without the wish something does
