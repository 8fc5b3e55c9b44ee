"""Plays a seat to the end of the game in a browser: by mouse, by keys, or by finger.

Whoever plays so knows no game. On the board and in the hand it sees what can be picked (``data-word``), picks
one thing after another by chance of a seed, and says the sentence that comes of it.
"""

from __future__ import annotations

import random
import time
from contextlib import suppress
from typing import Any, NamedTuple

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 60.0
"""Seconds in which something must go on, on a machine that has much to do."""
LONGEST = 240.0
"""Seconds for a whole game there; a machine that has nothing else to do needs a fifth of it."""

ASKED = """moves => {
    const table = document.querySelector('.table');
    if (!table || Number(table.dataset.moves) <= moves) return false;
    return document.querySelector('.ending, .chips .chip:not(.plain), .hand .can, .acts .can') !== null;
}"""

THINGS = """() => {
    const sheet = document.querySelector('dialog[open]');
    const found = document.querySelectorAll(
        '[data-word], [data-city], .enter, .chips .chip:not(.plain)');
    const kind = node => node.matches('.chip') ? 'chip' : node.matches('.enter') ? 'door'
        : node.closest('.hand') ? 'hand' : 'board';
    const can = node => node.matches('.enter') ? node.parentElement.querySelector('.can') !== null
        : node.matches('.chip, .can, .pick:not(.on)');
    const things = window.things = [...found].filter(
        node => can(node) && (sheet === null || sheet.contains(node)) && node.checkVisibility());
    const stops = [...document.querySelectorAll(
        'a[href], button, input, select, [tabindex]:not([tabindex="-1"])')].filter(
        node => !node.disabled && node.tabIndex >= 0 && (node === here() || node.checkVisibility()));
    function here() { return document.activeElement; }
    const next = stops.findIndex(node => node === here() || here().compareDocumentPosition(node) & 4);
    const tabs = at => at < 0 ? 0 : next < 0 ? at - stops.length
        : stops[next] !== here() && at >= next ? at - next + 1 : at - next;
    return {
        sheet: sheet !== null,
        things: things.map(node => ({
            kind: kind(node),
            word: node.dataset.word ?? node.dataset.city ?? '',
            go: node.matches('.go'),
            tabs: tabs(stops.indexOf(node)),
        })),
    };
}"""
"""What can be picked now; ``window.things`` keeps it. A door is a ward or bay to enter first, on a phone."""

POINT = """at => {
    const node = window.things[at];
    if (!node.isConnected) return null;
    if (!(node instanceof SVGElement)) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = (node.querySelector(':scope > .touch') ?? node).getBoundingClientRect();
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8];
    for (const down of steps) for (const along of steps) {
        const [x, y] = [box.x + box.width * along, box.y + box.height * down];
        if (node.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
}"""
"""A point of a thing where nothing lies over it."""

SHOWN = """() => [document.querySelector('.table').dataset.moves,
    document.querySelector('.ask')?.innerText,
    [...document.querySelectorAll('.on, .chosen')].map(node => node.dataset.word ?? node.dataset.city),
    document.querySelector('dialog[open]') !== null].join()"""
"""What changes as soon as something is picked or done."""

THERE = "at => document.activeElement === window.things[at]"


class Thing(NamedTuple):
    """Something that can be picked.

    :ivar at: its place among all things
    :ivar kind: ``board``, ``hand``, ``chip``, ``door``
    :ivar go: whether it says the one sentence that is left
    :ivar tabs: how often Tab leads there; backwards if it is negative
    """

    at: int
    kind: str
    word: str
    go: bool
    tabs: int


class Player:
    """Who plays the seat of a page.

    :ivar begun: how many own moves began on the ``board``, in the ``hand``, with a ``chip``
    :ivar moves: how many own moves there were
    """

    EAGER = 0.95
    """How often it plays on the board or from the hand where it can."""
    NEAR = 10_000
    """How many times it presses Tab to get to a thing, where something else would do."""

    def __init__(self, page: Page, url: str, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.begun = {"board": 0, "hand": 0, "chip": 0}
        self.moves = 0
        self._url = url

    # -- how it is done ------------------------------------------------------------------------------

    def act(self, thing: Thing) -> bool:
        """Pick a thing; False if it cannot be reached."""
        raise NotImplementedError

    def confirm(self, thing: Thing) -> bool:
        """Say the one sentence that is left."""
        return self.act(thing)

    def leave(self) -> None:
        """Close what lies over the board, where there is nothing to pick."""
        self.page.keyboard.press("Escape")

    def moved(self) -> None:
        """See that all is well after a move."""

    # -- a game --------------------------------------------------------------------------------------

    def play(self, most: int = 10_000) -> None:
        """Play to the end, or so many own moves."""
        ends = time.monotonic() + LONGEST
        most += self.moves
        while self.moves < most and self.asked():
            assert time.monotonic() < ends, f"after {self.moves} own moves the game has not ended"
            self.same()
            self.move()
            self.moved()
        self.same()

    def asked(self, after: int = -1) -> bool:
        """Wait until the seat may do something after so many moves of the table; False at the end."""
        self.page.wait_for_function(ASKED, arg=after, timeout=PATIENCE * 1000)
        return self.page.locator(".ending").count() == 0

    def move(self) -> None:
        """Do something until the table has gone on by it, or by itself."""
        before = self.done()
        began = ""
        ends = time.monotonic() + PATIENCE
        while self.done() == before:
            assert time.monotonic() < ends, f"nothing that was picked made a move: {self.things()}"
            picked = self.pick(began != "")
            began = began or (picked if picked != "door" else "board")
        self.moves += 1
        self.begun[began or "chip"] += 1

    def pick(self, goes_on: bool) -> str:
        """Pick something that can be reached; its kind."""
        sheet, things = self.things()
        shown = self.page.evaluate(SHOWN)
        last = [thing for thing in things if thing.go]
        if last and goes_on and self.confirm(last[0]):
            self.settle(shown)
            return last[0].kind
        self.chance.shuffle(things)
        eager = self.chance.random() < self.EAGER
        things.sort(key=lambda thing: (thing.kind == "chip") == eager)
        near = [thing for thing in things if abs(thing.tabs) <= self.NEAR]
        for thing in near or sorted(things, key=lambda thing: abs(thing.tabs)):
            if self.act(thing):
                self.settle(shown)
                return thing.kind
        if sheet:
            self.leave()
        self.settle(shown)
        return ""

    def settle(self, shown: str) -> None:
        """Wait until what was picked is seen, or the answer to what was said."""
        with suppress(PlaywrightTimeout):  # a question may look as the one before
            self.page.wait_for_function(f"shown => ({SHOWN})() !== shown", arg=shown, timeout=2000)

    def done(self) -> int:
        """How many moves the page shows as made."""
        return int(self.page.locator(".table").get_attribute("data-moves") or 0)

    def things(self) -> tuple[bool, list[Thing]]:
        """What can be picked, and whether it lies in a sheet over the board."""
        told = self.page.evaluate(THINGS)
        return told["sheet"], [Thing(at, **thing) for at, thing in enumerate(told["things"])]

    # -- what is seen --------------------------------------------------------------------------------

    def table(self) -> dict[str, Any]:
        """What the server says of this table to this browser."""
        table = self.page.url.rpartition("/")[2]
        told = self.page.request.get(f"{self._url}/api/tables/{table}")
        assert told.ok, told.text()
        found: dict[str, Any] = told.json()
        return found

    def same(self) -> None:
        """The page shows the position of the server, and my hand as it is there."""
        ends = time.monotonic() + PATIENCE
        while True:
            told = self.table()
            shown = self.page.evaluate(
                """() => [document.querySelector('.table').dataset.digest,
                    [...document.querySelectorAll('ul.hand [data-word]')].map(card => card.dataset.word)]"""
            )
            if shown[0] == told["digest"]:
                break
            assert time.monotonic() < ends, "the page shows another position than the server"
            self.page.wait_for_timeout(50)
        hands = told["view"].get("hands")
        if hands is not None:
            mine = {card for seat in told["own"] for card in hands[seat]}
            # The event on a role card lies beside the hand.
            assert set(shown[1]) - {told["view"].get("stored")} == mine, hands


class Mouse(Player):
    """Clicks on the board, the hand, the chips."""

    def act(self, thing: Thing) -> bool:
        point = self.page.evaluate(POINT, thing.at)
        if point is None:
            return False
        self.touch(*point)
        return True

    def touch(self, x: float, y: float) -> None:
        """Press there, and let go."""
        self.page.mouse.click(x, y)


class Finger(Mouse):
    """Taps."""

    def touch(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def leave(self) -> None:
        """A phone has no Escape."""
        self.page.locator("dialog[open] button").first.tap()


class Keys(Player):
    """Tab, Enter and digits; never a mouse."""

    EAGER = 0.3
    NEAR = 60

    def act(self, thing: Thing) -> bool:
        if thing.kind == "chip":
            number = [one.at for one in self.things()[1] if one.kind == "chip"].index(thing.at) + 1
            if number > 9:
                return False
            self.page.keyboard.press(str(number))
            return True
        if thing.kind == "door" or not self.reach(thing.at, thing.tabs):
            return False
        self.page.keyboard.press("Enter")
        return True

    def reach(self, at: int, tabs: int) -> bool:
        """Lead the focus to a thing with Tab alone."""
        for _ in range(abs(tabs) + 2):
            if self.page.evaluate(THERE, at):
                return True
            self.page.keyboard.press("Tab" if tabs > 0 else "Shift+Tab")
        return False

    def confirm(self, thing: Thing) -> bool:
        self.page.keyboard.press("Enter")
        return True

    def moved(self) -> None:
        """The focus is somewhere, soon."""
        self.page.wait_for_function("() => document.activeElement !== document.body", timeout=5000)


MANNERS = {"mouse": Mouse, "keys": Keys, "finger": Finger}
