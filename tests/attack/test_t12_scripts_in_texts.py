"""T12: scripts, control signs and look-alikes in names, chat, titles and refusals, in every client.

The pages themselves are tried in tests/server/test_pages_guard.py as well.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from sickbay.core.errors import SickbayError
from sickbay.core.files import visible
from sickbay.table.messages import SnapshotTold
from sickbay.table.requests import Chat, Sit
from sickbay.text import LANGUAGES
from tests.attack.crook import CLOSED, LIMITS, browser
from tests.server.house import serving
from tests.table.live import Live

SCRIPTS = [
    "<script>canary()</script>",
    '"><img src=x onerror=canary()>',
    "'-canary()-'",
    "</title><svg/onload=canary()>",
    "<a href='javascript:canary()'>x</a>",
    "{{ canary() }}",
    "${canary()}",
    "%3Cscript%3Ecanary()%3C/script%3E",
    "&lt;script&gt;canary()",
    "]]><x:script>canary()",
]
CONTROLS = [
    "a\x1b[2J\x1b[31mred", "a\x07bell", "a\rover", "a\x00nul", "a\x9b31mcsi", "a\u202etxet", "a\u2066x\u2069",
    "a\u200bzero", "a\ufeffbom", "a\u2028line", "a\u00adsoft", "a\u0301\u0302\u0303\u0304\u0305\u0306pile",
    "a\U000e0041tag", "a\x1b]0;title\x07",
]  # fmt: skip


class Scan(HTMLParser):
    """Looks for anything that a browser would run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            leads = (value or "").strip().lower()
            if name.startswith("on") or "canary" in name or leads.startswith("javascript:"):
                self.found.append(f"{tag} {name}={value}")
        if tag in ("svg", "img", "iframe", "object") and any("canary" in (value or "") for _, value in attrs):
            self.found.append(tag)
        if tag == "script" and not dict(attrs).get("src"):
            self.found.append("script")


def test_t12_scripts_in_texts_are_text(tmp_path: Path) -> None:
    """Titles, names, chat, marks, refusals: on every page, in every language, nothing of them runs."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS, sync="NORMAL") as house:
            for number, script in enumerate(SCRIPTS):
                made = await house.create(**CLOSED, title=script[:60])
                names = [f"Ana {script}"[:60], f"Bea {number}"]
                for seat, name in enumerate(names):
                    await house.post(made, str(seat), type="sit", seat=seat, name=name)
                await house.post(made, "owner", type="start")
                await house.post(made, "0", type="chat", seat=0, text=script)
                await house.post(made, "1", type="abandon", seat=1)
                async with browser(house) as guest:
                    guest.web.headers["accept-language"] = LANGUAGES[number % 4]
                    await guest.claim(made["tokens"]["1"])
                    at = f"/tables/{made['id']}"
                    for path in ("/", at, f"{at}?move=0", f"/join/{made['tokens']['spectator']}"):
                        safe((await guest.web.get(path)).text)
                    for act in ("why", "mark", "sit", "chat"):
                        sent = {"csrf": guest.csrf, "seat": "1", "move": script, "name": script, "text": "x"}
                        safe((await guest.web.post(f"{at}/{act}", data=sent)).text)
                    safe((await guest.web.get(f"/new/{script}")).text)
                    api = await guest.web.get(f"/api{at}")
                    assert api.headers["content-type"].startswith("application/json")
                    assert script in str(api.json()["log"])

    asyncio.run(attack())


def safe(html: str) -> None:
    scan = Scan()
    scan.feed(html)
    assert not scan.found, scan.found


@pytest.mark.parametrize("text", CONTROLS)
def test_t12_control_signs_are_taken_out(text: str) -> None:
    """No sign that steers a terminal, turns a line round, or cannot be seen leaves a table."""
    live = Live("pandemic", title=text).begin()
    live.say(0, Chat, text=text)
    live.say(0, Sit, name=f"Ana {text}"[:60])
    told = live.told(1)
    for said in [*texts(told), live.table.record().write()]:
        assert said == visible(said)
        kinds = {unicodedata.category(sign) for sign in said if sign != "\n"}
        assert not kinds & {"Cc", "Cf", "Co", "Cs"}
        assert not re.search(r"[\u0300-\u036f]{3}", said)


def texts(told: SnapshotTold) -> list[str]:
    """All texts of people in what is told."""
    lines = [text for line in told.log for text in line.text]
    return [told.table.title, *[seat.name for seat in told.table.seats], *lines]


@pytest.mark.parametrize(
    "like",
    ["Bruno", "bruno", "B r u n o", "Brunо", "Βruno", "Ｂruno", "Bru\u200bno", "Brúno", "BRUNO.", "Brun0"],
)
def test_t12_names_that_look_like_anothers_are_refused(like: str) -> None:
    """Nobody sits down under what eyes take for another's name."""
    live = Live("pandemic").begin()
    with pytest.raises(SickbayError):
        live.say(0, Sit, name=like)
    assert live.table.chairs[0].name == "Ana"


@pytest.mark.parametrize(
    ("taken", "like"), [("Coco", "Сосо"), ("Ilo", "llo"), ("Ace", "Асе"), ("Poe", "Рое"), ("Ovo", "Ονο")]
)
def test_t12_names_of_another_alphabet_that_look_alike_are_refused(taken: str, like: str) -> None:
    """A whole name in Cyrillic or Greek letters that look Latin is the same name."""
    live = Live("pandemic").begin()
    live.say(1, Sit, name=taken)
    with pytest.raises(SickbayError):
        live.say(0, Sit, name=like)
    live.say(0, Sit, name="Жанна")


def test_t12_the_web_client_writes_texts_as_text_alone() -> None:
    """Its sources never make markup of what they were told, and run nothing that is text."""
    sources = list((Path(__file__).parents[2] / "web" / "src").rglob("*"))
    texts_ = {
        path.name: path.read_text("utf-8") for path in sources if path.suffix in (".svelte", ".ts", ".js")
    }
    assert len(texts_) > 10
    markup = r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc"
    bad = re.compile(markup + r"|\beval\(|new Function|javascript:")
    assert {name: bad.findall(text) for name, text in texts_.items() if bad.search(text)} == {}


def test_t12_templates_escape_and_mark_nothing_as_safe() -> None:
    """The pages' templates escape everything: no part of them is switched off."""
    home = Path(__file__).parents[2] / "src" / "sickbay" / "server" / "pages"
    templates: dict[str, Any] = {path.name: path.read_text("utf-8") for path in home.rglob("*.html")}
    assert len(templates) > 8
    for name, text in templates.items():
        assert "autoescape" not in text, name
        assert not re.search(r"\|\s*safe\b", text), name
        for attribute in re.findall(r"\s[a-z-]+=({{[^}]*}})", text):
            raise AssertionError(f"{name}: an attribute without quotes: {attribute}")
