"""The pages: whole games by forms alone, in four languages, well-formed and for every reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sickbay.core.records.record import Record
from sickbay.core.records.verify import verify
from sickbay.core.registry import game as find_game
from sickbay.server import pages
from sickbay.server.rulebooks import rulebook
from sickbay.text import LANGUAGES, Catalogue
from tests.server.reader import Browser, Page
from tests.server.visiting import live, open_table, play_on, started, uncovered, visited

TEMPLATES = Path(pages.__file__).parent / "templates"
GAMES = ["pandemic", "hrubec", "flatline"]


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with visited(tmp_path) as client:
        yield client


@pytest.mark.parametrize(("game", "language", "given"), [
    ("pandemic", "en", {"option-epidemics": "5"}), ("hrubec", "cs", {}), ("flatline", "es", {}),
])  # fmt: skip
def test_a_whole_game_by_forms(
    client: TestClient[Litestar], game: str, language: str, given: dict[str, str]
) -> None:
    browser = Browser(client, language)
    page = play_on(browser, started(browser, game, ["me", "me"], **given), 3)
    table = live(client, page).table
    assert table.stage == "over"
    said = Catalogue(language, table.game, table.names)
    result = table.game.result(table.playing.state)
    assert result is not None
    assert said.say_result(result) in page.text
    assert said.say("page-seal-fits") in page.text
    assert f"{table.seed:x}" in page.text
    seen = browser.get(f"{page.path}?verify=1")
    moves = len(table.playing.story.happened)
    assert said.say("record-holds", moves=moves, result=said.say_result(result)) in seen.text
    record = Record.read(client.get(f"/api{page.path}/record").text)
    assert verify(record, find_game(game)).ok


def test_a_countdown_is_chosen_and_told(client: TestClient[Litestar]) -> None:
    browser = Browser(client, "en")
    assert "countdown" not in dict(browser.get("/new/hrubec").form("hrubec").fields)
    page = started(browser, "flatline", ["me", "me"], countdown="90")
    table = live(client, page).table
    assert table.contract.clock is not None
    assert table.contract.clock.seconds == 90
    assert "90 s" in page.text
    assert "Time left" not in page.text
    for _ in range(20):
        page = play_on(browser, browser.get(page.path), 1, 1)
        if table.countdown is not None:
            break
    page = browser.get(page.path)
    assert re.search(r"Time left\s+9[0-3] s", page.text), page.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_in_every_language(client: TestClient[Litestar], game: str, language: str) -> None:
    browser = Browser(client, language)
    seen = [browser.get("/"), browser.get(f"/new/{game}"), browser.get(f"/rules/{game}")]
    page = open_table(browser, game, ["me", "open"])
    at = page.path
    seen += [
        page,
        browser.submit(page.form("link", kind="spectator")),
        browser.submit(page.form("link", seat="1")),
    ]
    invited = Browser(client, language)
    seen.append(invited.get(re.search(r"/join/[\w-]{43}", browser.html)[0]))  # type: ignore[index]
    seen.append(invited.submit(seen[-1].forms[0], name="Zoë"))
    page = browser.submit(browser.get(at).form("start"))
    page = browser.submit(page.form("settings"), ("reload", "off"))
    for _ in range(12):
        page = play_on(browser, browser.get(at), 5, 1)
        seen += [page, play_on(invited, invited.get(at), 6, 1)]
    seen.append(browser.submit(page.form("why"), move="treat blue"))
    seen.append(browser.submit(page.form("abandon")))
    seen += [invited.get(at), browser.get(f"{at}?move=0"), browser.get(f"{at}?move=5"), browser.get("/")]
    seen.append(browser.get("/nowhere/at/all"))
    for page in seen:
        assert page.language == language
        assert not re.search(r"\bpage-\w|\{ ?\$|\u2068|seat-number", page.text), page.text
    assert browser.status == 404


def test_the_templates_say_what_exists() -> None:
    english = Catalogue("en").entries()
    said = set()
    for path in TEMPLATES.glob("*.html"):
        said |= set(re.findall(r"""\bt\(["']([\w-]+)["'][,)]""", path.read_text(encoding="utf-8")))
    assert len(said) > 60
    assert sorted(said - set(english)) == []


def test_no_text_of_the_pages_is_left_over() -> None:
    used = "".join([path.read_text(encoding="utf-8") for path in TEMPLATES.glob("*.html")])
    used += "".join([path.read_text(encoding="utf-8") for path in TEMPLATES.parent.glob("*.py")])
    for key in Catalogue("en").entries():
        family = key.rpartition("-")[0] + "-"
        assert not key.startswith("page-") or key == "page-unknown" or key in used or f'"{family}' in used, (
            key
        )


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_an_anchor_and_every_number_leads_there(
    client: TestClient[Litestar], game: str
) -> None:
    browser = Browser(client)
    page = browser.get(f"/rules/{game}")
    book = rulebook(game)
    assert book is not None
    assert set(book.rules) <= set(page.ids)
    table = uncovered(browser, started(browser, game, ["me", "me"]))
    numbers = [link for link in table.links if link.startswith(f"/rules/{game}#")]
    assert numbers
    assert {link.partition("#")[2] for link in numbers} <= set(page.ids)


def test_the_lobby_tells_whose_turn_it_is(client: TestClient[Litestar]) -> None:
    browser = Browser(client)
    assert "No tables yet" in browser.get("/").text
    started(browser, "pandemic", ["me", "me"], title="Evening <round>")
    open_table(browser, "hrubec", ["me", "open"], title="Later")
    page = browser.get("/")
    assert page.text.index("Evening <round>") < page.text.index("Later")
    assert "Your turn" in page.text
    assert "Your turn" not in Browser(client).get("/").text


def test_the_language_is_chosen_by_a_form(client: TestClient[Litestar]) -> None:
    browser = Browser(client, "it")
    page = browser.get("/rules/hrubec")
    assert page.language == "it"
    page = browser.submit(page.form("settings"), ("language", "cs"))
    assert (page.language, page.path) == ("cs", "/rules/hrubec")
    assert browser.get("/").language == "cs"


@pytest.mark.parametrize("back", ["//evil.example/", "/\\evil.example", "https://evil.example", ""])
def test_a_form_leads_nowhere_else(client: TestClient[Litestar], back: str) -> None:
    browser = Browser(client)
    page = browser.submit(browser.get("/rules/hrubec").form("settings"), ("language", "es"), back=back)
    assert page.path == "/"


def test_a_waiting_page_reloads_and_can_be_stopped(client: TestClient[Litestar]) -> None:
    browser = Browser(client)
    page = open_table(browser, "pandemic", ["me", "open"])
    assert page.refreshes
    assert not [form for form in page.forms if form.act == "chat"], "what is typed would be lost"
    page = browser.submit(page.form("settings"), ("reload", "off"))
    assert not page.refreshes
    assert page.form("chat").fields
    page = browser.submit(page.form("settings"), ("reload", "on"))
    assert page.refreshes
    page = started(browser, "pandemic", ["me", "me"])
    assert not page.refreshes, "whoever is asked is left in peace"


def test_a_look_back(client: TestClient[Litestar]) -> None:
    browser = Browser(client)
    page = play_on(browser, started(browser, "pandemic", ["me", "me"]), 8, 9)
    at = page.path
    assert f"{at}?move=4" in page.links
    first, middle, last = (browser.get(f"{at}?move={move}") for move in (0, 4, 9))
    assert {f"{at}?move=3", f"{at}?move=5", f"{at}?move=0", f"{at}?move=9"} <= set(middle.links)
    assert f"{at}?move=-1" not in first.links
    assert f"{at}?move=10" not in last.links
    assert first.text != middle.text != last.text
    assert all(browser.get(f"{at}?move={move}").text == last.text for move in ("10", "99999", "123456789"))
    for move in ("x", "-1", "1e3", ""):
        browser.get(f"{at}?move={move}")
        assert browser.status in (400, 404), move


def test_titles_hide_nothing_and_ids_are_plain(client: TestClient[Litestar]) -> None:
    browser = Browser(client)
    page: Page = play_on(browser, started(browser, "hrubec", ["me", "me"], title="Ward"), 2, 25)
    assert page.title == "Ward · Sickbay"
    words = set(live(client, page).table.game.words.words)
    parts = {part for name in page.ids for part in name.split("-")}
    assert not {part for part in parts if not part.isdigit()} & words - {"table", "log", "move"}
