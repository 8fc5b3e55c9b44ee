"""Every page in every language: what axe finds, and how large a target is."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Screen

TARGETS = """least => [...document.querySelectorAll('button, a.btn, a.tb, select, [role=button]')].filter(node => {
    const touched = node.querySelector(':scope > .touch') || node;
    const box = touched.getBoundingClientRect();
    const seen = box.width && box.bottom > 0 && box.right > 0 && box.left < innerWidth && box.top < innerHeight;
    const enter = node.closest('.ward')?.querySelector('.enter');  // a ward that opens is one target
    const covered = enter && enter !== node && getComputedStyle(enter).display === 'block';
    return seen && !covered && getComputedStyle(node).pointerEvents !== 'none'
        && (box.width < least - 0.5 || box.height < least - 0.5);
}).map(node => `${node.getAttribute('class')} ${node.textContent.trim().slice(0, 20)}`)"""  # noqa: E501


def serious(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("language", ["en", "es", "cs", "it"])
@pytest.mark.parametrize("width", [1366, 390])
def test_the_start_page(language: str, width: int, browser: Browser, url: str, screens: list[Screen]) -> None:
    screen = Screen(browser, url, width, language)
    screens.append(screen)
    page = screen.open()
    page.wait_for_selector("button.open")
    assert serious(page) == []
    assert page.evaluate(TARGETS, 44 if width < 500 else 24) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("game", "language", "width"),
    [
        ("pandemic", "es", 1366),
        ("pandemic", "cs", 390),
        ("hrubec", "it", 1366),
        ("hrubec", "en", 390),
        ("flatline", "cs", 1366),
        ("flatline", "es", 390),
    ],
)
def test_the_table(
    game: str, language: str, width: int, browser: Browser, url: str, screens: list[Screen]
) -> None:
    screen = Screen(browser, url, width, language)
    screens.append(screen)
    page = screen.begin(game)
    page.wait_for_selector(".chips .chip:not(.plain)", timeout=40_000)
    assert serious(page) == []
    assert page.evaluate(TARGETS, 44 if width < 500 else 24) == []
