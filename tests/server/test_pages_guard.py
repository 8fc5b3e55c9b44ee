"""The pages against those who mean harm: scripts in names, foreign forms, curious links, others' cards."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sickbay.core.state import seat_mask
from sickbay.server.live import LiveTable
from sickbay.table.telling import Audience
from sickbay.text import Catalogue
from tests.server.reader import Browser, Form
from tests.server.visiting import live, moves, open_table, started, uncovered, visited

PAYLOADS = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'\"><svg/onload=alert(1)>",
    "</title></textarea><script>x</script>",
    "javascript:alert(1)",
    "{{ 7*7 }}{% raw %}",
    "<a href=//evil.example>x</a>",
    "&lt;b&gt;&#60;script&#62;",
    "\u202egnp.exe",
    "<!--",
]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with visited(tmp_path) as client:
        yield client


def stored(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that the database holds, but for when sessions were seen and the server was alive."""
    with sqlite3.connect(folder / "tables.sqlite") as base:
        names = [name for (name,) in base.execute("select name from sqlite_master where type = 'table'")]
        kept = [name for name in names if name not in ("heart", "sessions")]
        assert {"tables", "entries", "credentials", "holdings"} <= set(kept)
        return {name: sorted(base.execute(f"select * from {name}"), key=repr) for name in kept}


# -- T12: what people write is text, everywhere ----------------------------------------------------------


@pytest.mark.parametrize("payload", PAYLOADS)
def test_what_people_write_is_never_markup(client: TestClient[Litestar], payload: str) -> None:
    browser = Browser(client)
    page = open_table(browser, "pandemic", ["me", "open"], title=payload[:60], name=[f"x{payload}"[:60], ""])
    at = page.path
    browser.submit(page.form("link", seat="1"))
    link = re.search(r"/join/[\w-]{43}", browser.html)
    assert link is not None
    other = Browser(client)
    other.submit(other.get(link[0]).form(link[0].rpartition("/")[2]), name=f"y{payload}"[:60])
    page = browser.submit(browser.get("/").form("settings"), ("reload", "off"))
    page = browser.submit(browser.get(at).form("start"))
    browser.submit(browser.get(at).form("chat"), text=payload)
    for act in ("why", "mark"):
        form = browser.get(at).form("why")
        browser.submit(Form(f"{at}/{act}", form.fields), move=payload)
        assert _raw(browser.html, payload) == 0
    for path in (at, "/", link[0], f"{at}?move=0", f"{at}?move={payload}"):
        browser.get(path)
        assert _raw(browser.html, payload) == 0, path


def _raw(html: str, payload: str) -> int:
    """How often a payload stands there with its brackets and quotes as they are."""
    return html.count(payload) if re.search(r"[<>\"']", payload) else 0


def test_a_wrong_form_of_a_new_table_keeps_what_was_typed(client: TestClient[Litestar]) -> None:
    browser = Browser(client)
    form = browser.get("/new/pandemic").form("pandemic")
    given = {"kind": ["me", "planner"], "name": ["Ana", ""], "title": 'A "<b>'}
    page = browser.submit(form, **given, **{"option-roles": ["medic", "medic"]})  # type: ignore[arg-type]
    assert browser.status == 400
    assert page.focus == ["wrong"]
    kept = page.form("pandemic")
    assert kept.value("title") == 'A "<b>'
    assert [value for name, value in kept.fields if name == "option-roles"][:2] == ["medic", "medic"]


# -- T11: no form but ours, and reading changes nothing --------------------------------------------------


def test_a_foreign_form_is_refused(client: TestClient[Litestar], tmp_path: Path) -> None:
    browser, other = Browser(client), Browser(client)
    page = started(browser, "pandemic", ["me", "me"])
    stranger = other.get("/").forms[0].value("csrf")
    form, button = moves(page)[0]
    data = {name: [value] for name, value in form.fields} | {button[0]: [button[1]]}
    before = stored(tmp_path)
    for csrf in ([], [""], ["x" * 64], [stranger]):
        browser.post(form.action, {**data, "csrf": csrf})
        assert browser.status == 403
    browser.post(form.action, data, origin="https://evil.example")
    assert browser.status == 403
    for path in (
        "/settings",
        "/new/pandemic",
        f"{page.path}/link",
        f"{page.path}/screen",
        "/join/" + "x" * 43,
    ):
        browser.post(path, {"kind": ["me", "planner"], "language": ["cs"]})
        assert browser.status == 403, path
    assert stored(tmp_path) == before
    assert browser.get("/").language == "en"
    browser.post(form.action, data, origin="null")  # as browsers say from a page without referrer
    assert browser.status == 200
    assert stored(tmp_path) != before


def test_reading_changes_nothing(client: TestClient[Litestar], tmp_path: Path) -> None:
    browser = Browser(client)
    page = open_table(browser, "pandemic", ["me", "open"])
    at = page.path
    browser.submit(page.form("link", seat="1"))
    link = re.search(r"/join/[\w-]{43}", browser.html)
    assert link is not None
    browser.submit(browser.get(at).form("start"), fill="random")
    before, entries = stored(tmp_path), len(live(client, page).table.entries)
    acts = ("play", "undo", "start", "link", "screen", "chat", "abandon", "hand_over", "pause", "why", "join")
    paths = [
        "/",
        "/new/pandemic",
        "/rules/pandemic",
        at,
        f"{at}?move=0",
        f"{at}?verify=1",
        link[0],
        "/settings",
    ]
    paths += [f"{at}/{act}?seat=0&move=pass&text=x&kind=seat" for act in acts]
    paths += [f"{link[0]}?name=Eve", "/settings?language=cs", f"{at}?screen=1", "/?csrf=1"]
    for somebody in (browser, Browser(client)):
        for path in paths:
            somebody.get(path)
    mine = [entry for entry in live(client, page).table.entries[entries:] if getattr(entry, "seat", 1) == 0]
    after = stored(tmp_path)
    assert not mine, "the bot may have moved, but I have not"
    assert [after[name] for name in ("tables", "credentials", "holdings")] == [
        before[name] for name in ("tables", "credentials", "holdings")
    ]


def test_a_form_sent_twice_acts_once(client: TestClient[Litestar]) -> None:
    browser = Browser(client)
    page = started(browser, "pandemic", ["me", "me"])
    table = live(client, page).table
    form = page.form("chat")
    for _ in range(3):
        browser.submit(form, text="Hello")
    assert [line for line in table.log if "Hello" in repr(line.entry)][1:] == []
    browser.submit(form, text="Hello again")
    form, button = moves(page)[0]
    for _ in range(3):
        browser.submit(form, button)
        assert browser.status == 200
    assert table.playing.moves == 1


# -- T1: links --------------------------------------------------------------------------------------------


def test_a_link_is_claimed_by_a_form_alone_and_dies_by_a_new_one(client: TestClient[Litestar]) -> None:
    owner, guest, late = Browser(client), Browser(client), Browser(client)
    page = open_table(owner, "pandemic", ["me", "open"])
    at = page.path
    guest.get(at)
    assert guest.status == 404
    owner.submit(page.form("link", seat="1"))
    link = re.search(r"/join/[\w-]{43}", owner.html)
    assert link is not None
    invitation = guest.get(link[0])
    guest.get(at)
    assert guest.status == 404, "looking at a link takes nothing"
    form = invitation.form(link[0].rpartition("/")[2])
    page = guest.submit(form, name="Ana")
    assert (guest.status, page.focus) == (400, ["wrong"]), "that name is taken"
    guest.submit(form, name="Bruno")
    assert guest.status == 200
    assert live(client, page if page.path == at else owner.get(at)).table.names == ["Ana", "Bruno"]
    owner.submit(owner.get(at).form("link", seat="1"))
    late.get(link[0])
    assert late.status == 404
    guest.get(at)
    assert guest.status == 404, "whoever came by the old link has to come again"
    assert "link" not in {form.act for form in late.get("/").forms}


def test_only_the_owner_makes_links(client: TestClient[Litestar]) -> None:
    owner, guest = Browser(client), Browser(client)
    page = open_table(owner, "pandemic", ["me", "open"])
    owner.submit(page.form("link", seat="1"))
    link = re.search(r"/join/[\w-]{43}", owner.html)
    assert link is not None
    page = guest.submit(guest.get(link[0]).form(link[0].rpartition("/")[2]), name="Bruno")
    offered = [form for form in page.forms if form.act == "link"]
    assert [form.value("kind") for form in offered] == ["watcher"]
    for kind, seat in (("seat", "0"), ("spectator", ""), ("owner", ""), ("watcher", "0"), ("x", "y")):
        guest.post(offered[0].action, {"csrf": [offered[0].value("csrf")], "kind": [kind], "seat": [seat]})
        assert guest.status in (400, 403), kind


# -- T4, T17: secrets of another hand --------------------------------------------------------------------


def secrets_of(there: LiveTable, seat: int) -> set[str]:
    """The names of the cards in a hand that nobody else has been told of."""
    table = there.table
    hands: Any = table.game.view(table.playing.state, seat_mask(seat))["hands"]
    public = there.snapshot(Audience(0, 0, False, "en"))
    told = " ".join([*public.position, *[text for line in public.log for text in line.text]])
    said = Catalogue("en", table.game)
    return {said.name(card) for card in hands[seat] if said.name(card) not in told}


def test_a_covered_screen_holds_no_hand(client: TestClient[Litestar]) -> None:
    browser = Browser(client)
    page = started(browser, "hrubec", ["me", "me"])
    there = live(client, page)
    covers = secrets = 0
    for turn in range(60):
        cover = next((form for form in page.forms if form.act == "screen" and form.value("seat")), None)
        if cover is not None:
            hidden = secrets_of(there, 0) | secrets_of(there, 1)
            covers += 1
            assert "position" not in page.ids
        else:
            own = int(page.form("play").value("seat"))
            hidden = secrets_of(there, 1 - own) - secrets_of(there, own)  # of some cards there are two
        secrets += len(hidden)
        assert not [name for name in hidden if name in browser.html], turn
        form, button = (cover, ("", "")) if cover else moves(page)[turn % len(moves(page))]
        page = browser.submit(form, button)
    assert covers > 5
    assert secrets > 100


def test_the_screen_can_be_covered_and_is_given_to_own_seats_only(client: TestClient[Litestar]) -> None:
    browser = Browser(client)
    page = started(browser, "hrubec", ["me", "me", "open"], name=["Ana", "Bruno", ""])
    assert page.focus == ["wrong"], "nobody has taken the third seat"
    page = uncovered(browser, browser.submit(page.form("start"), fill="random"))
    covered = browser.submit(page.form("screen"))
    forms = [form for form in covered.forms if form.act == "screen"]
    browser.post(forms[0].action, {"csrf": [forms[0].value("csrf")], "seat": ["2"]})
    assert {form.value("seat") for form in browser.get(page.path).forms if form.act == "screen"} <= {"0", "1"}
