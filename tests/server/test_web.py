"""The web client is served whole, and told the names of a game's words."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sickbay.server import web
from sickbay.server.pages.render import STYLE_PATH
from tests.server.house import serving


def test_the_client_is_served_with_all_that_it_names(tmp_path: Path) -> None:
    tags = web.tags()
    assert tags is not None, "the client is not built: python tools/web.py"

    async def look() -> None:
        async with serving(tmp_path) as house, house.http() as client:
            for address in (tags.script, *tags.styles):
                answer = await client.get(address)
                assert answer.status_code == 200
                assert "immutable" in answer.headers["cache-control"]
                assert answer.headers["content-type"].startswith("text/")
            for address in ("/assets/..%2Findex.html", "/assets/.vite", "/assets/none.js", "/assets/x.py"):
                assert (await client.get(address)).status_code == 404

    asyncio.run(look())


def test_the_styles_of_all_that_the_client_needs_at_once_come_with_it() -> None:
    chunks = {
        "index.html": {"css": ["own.css"], "imports": ["a", "b"], "dynamicImports": ["later"]},
        "a": {"css": ["a.css"], "imports": ["b"]},
        "b": {"css": ["b.css"]},
        "later": {"css": ["later.css"]},
    }
    assert web.styles(chunks, "index.html") == ["b.css", "a.css", "own.css"]


def test_a_page_becomes_the_client_unless_it_is_wanted_plain(tmp_path: Path) -> None:
    tags = web.tags()
    assert tags is not None, "the client is not built: python tools/web.py"

    async def look() -> tuple[str, str, str]:
        async with serving(tmp_path) as house, house.http() as client:
            rich = await client.get("/")
            rules = await client.get("/rules/pandemic")
            client.cookies.set("sickbay-plain", "on")
            plain = await client.get("/")
        return rich.text, plain.text, rules.text

    rich, plain, rules = asyncio.run(look())
    assert rich.count("<script") == 1
    assert f'src="{tags.script}"' in rich
    assert f'src="{tags.script}"' in rules
    assert 'id="P5.8"' in rules
    assert "<script" not in plain


@pytest.mark.parametrize(
    ("taken", "packed"),
    [("gzip, deflate, br", "gzip"), ("br", ""), ("", ""), ("gzip;q=0, br", ""), ("gzip;q=0.5", "gzip")],
)
def test_what_is_the_same_for_all_comes_packed_to_whoever_takes_it(
    taken: str, packed: str, tmp_path: Path
) -> None:
    tags = web.tags()
    assert tags is not None, "the client is not built: python tools/web.py"
    script = tags.script

    async def look() -> None:
        async with serving(tmp_path) as house, house.http() as client:
            for address in (script, STYLE_PATH, "/api/games/pandemic/words", "/api/games/pandemic/rules"):
                plain = await client.get(address, headers={"accept-encoding": "identity"})
                answer = await client.get(address, headers={"accept-encoding": taken})
                assert answer.headers.get("content-encoding", "") == packed
                assert answer.headers["vary"] == "accept-encoding"
                assert answer.text == plain.text
                assert (int(answer.headers["content-length"]) < len(plain.content) / 2) == bool(packed)

    asyncio.run(look())


@pytest.mark.parametrize(
    ("game", "word", "names"),
    [
        ("pandemic", "london", {"en": "London", "es": "Londres", "cs": "Londýn", "it": "Londra"}),
        ("hrubec", "vratny", {"en": "Porter", "es": "Conserje", "cs": "Vrátný", "it": "Portinaio"}),
        # no word of the game, but a thing that is written on its board
        (
            "flatline",
            "step_e",
            {"en": "Countdown", "es": "Cuenta atrás", "cs": "Odpočet", "it": "Conto alla rovescia"},
        ),
    ],
)
def test_words_in_four_languages(game: str, word: str, names: dict[str, str], tmp_path: Path) -> None:
    async def look() -> dict[str, str]:
        async with serving(tmp_path) as house, house.http() as client:
            said = {}
            for language in names:
                answer = await client.get(f"/api/games/{game}/words", params={"language": language})
                said[language] = answer.json()[word]
            assert (await client.get("/api/games/chess/words")).status_code == 400
            return said

    assert asyncio.run(look()) == names


def test_what_is_printed_is_told_to_whoever_has_access(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as house:
            made = await house.create(game="hrubec", seats=["open", "random"])
            async with house.http(made["tokens"]["spectator"]) as client:
                answer = await client.get(f"/api/tables/{made['id']}/printed")
                assert answer.json()["patients"]["chlupac"]["needs"] == {"skin": 6}
            async with house.http() as client:
                assert (await client.get(f"/api/tables/{made['id']}/printed")).status_code in (401, 403, 404)

    asyncio.run(look())
