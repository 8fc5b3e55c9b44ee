"""Tables at chosen moments of recorded games, as the first seat sees them.

``games/*.record`` are games of bots; whatever is changed at the bots, they stay as they are.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from sickbay.core.records.record import Record
from tests.browser.conftest import Screen
from tests.browser.people import BOARD, call, gather

LANGUAGES: Final = ("en", "es", "cs", "it")
WIDTHS: Final = (1366, 390)
GAMES: Final = ("pandemic", "hrubec", "flatline")
NAMES: Final = ["Ana", "Ben", "Cid", "Dora"]
MOMENTS: Final[dict[str, dict[str, int]]] = {
    "pandemic": {"start": 7, "middle": 90, "window": 75, "end": -1},
    "hrubec": {"start": 10, "middle": 79, "window": 41, "end": -1},
    "flatline": {"start": 5, "middle": 210, "window": 190, "end": -1},
}
"""After so many moves the first seat is asked: an action, a cure, a die; for its consent; for a card."""


def stage_of(me: Screen, others: Screen, game: str, stage: str) -> str:
    """Open a table at a stage in one browser; the other one has the other seats. The id of the table."""
    record = Record.read((Path(__file__).parent / "games" / f"{game}.record").read_text("utf-8"))
    at = MOMENTS[game][stage] % len(record.moves)
    made: dict[str, Any] = gather([me, others, others, others], NAMES, text=record.write(), at=at)
    table = str(made["id"])
    if stage == "end":
        last = record.moves[-1]
        asked = {"type": "play", "id": "last", "seat": last.seat, "move": last.text}
        call((others if last.seat else me).page, f"/api/tables/{table}/requests", asked)
    others.open(f"/tables/{table}")
    me.open(f"/tables/{table}")
    me.page.wait_for_selector(f"{BOARD} >> visible=true")
    return table


STILL: Final = """() => new Promise(done => {
    let timer;
    const again = () => { clearTimeout(timer); timer = setTimeout(() => done(document.fonts.ready), 300); };
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(again).observe(document.body, all);
    again();
})"""
"""Until nothing has been written for a while, and its typefaces are there."""
SPEAK: Final = """language => {
    const choice = document.querySelector('.lang select');
    localStorage.setItem('sickbay-language', language);
    if (choice === null) return false;
    choice.value = language;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
}"""


def speak(page: Page, language: str) -> None:
    """Show the page in another language, all of it."""
    if not page.evaluate(SPEAK, language):
        page.reload()
    page.wait_for_selector(f"html[lang={language}] :is(.table, h1) >> visible=true")
    page.evaluate(STILL)
