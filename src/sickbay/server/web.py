"""The web client: its files, and what it needs of a game beside the protocol."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from sickbay.core import registry
from sickbay.server.faults import NotHere
from sickbay.server.given import TableId, TheCaller, TheHall
from sickbay.server.hall import now_ms
from sickbay.server.rulebooks import rules_page
from sickbay.server.summaries import Ending, TableTold, ending, told
from sickbay.text import FORMS, Catalogue, pick_language

AnyWebRequest = Request[Any, Any, Any]
_HOME: Final = files("sickbay.server") / "web"
_MOST_TOLD: Final = 40
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_FOR_MINUTES: Final = "public, max-age=600"
_NO_GZIP: Final = re.compile(r"gzip\s*;\s*q=0(\.0*)?\s*(,|$)")
_TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
}


class Tags(NamedTuple):
    """What a page names to become the client."""

    script: str
    styles: list[str]


@lru_cache(maxsize=1)
def tags() -> Tags | None:
    """Addresses of the client's script and styles; None if this installation has no client."""
    listed = _HOME / ".vite" / "manifest.json"
    if not listed.is_file():
        return None
    chunks = json.loads(listed.read_text("utf-8"))
    return Tags(f"/{chunks['index.html']['file']}", [f"/{file}" for file in styles(chunks, "index.html")])


def styles(chunks: dict[str, Any], name: str) -> list[str]:
    """The styles of a chunk of the client and of all that it needs at once, each once, in their order."""
    needed: dict[str, None] = {}
    for other in chunks[name].get("imports", ()):
        needed |= dict.fromkeys(styles(chunks, other))
    return list(needed | dict.fromkeys(chunks[name].get("css", ())))


@lru_cache(maxsize=512)
def _asset(name: str) -> bytes | None:
    """A file of the client; their names hold their hashes, so that they never change."""
    if "/" in name or name.startswith("."):
        return None
    file = _HOME / "assets" / name
    return file.read_bytes() if file.is_file() else None


@lru_cache(maxsize=512)
def _packed(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


def sent(request: AnyWebRequest, data: bytes, kind: str | None, kept: str) -> Response[bytes]:
    """What is the same for everybody, so that packing it gives nothing away; typefaces are packed already."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    taken = request.headers.get("accept-encoding", "")
    if kind != _TYPES["woff2"] and "gzip" in taken and not _NO_GZIP.search(taken):
        headers["content-encoding"] = "gzip"
        data = _packed(data)
    return Response(data, media_type=kind, headers=headers)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: AnyWebRequest, name: FromPath[str]) -> Response[bytes]:
    """A script, a style, a typeface."""
    kind = _TYPES.get(name.rpartition(".")[2])
    data = _asset(name) if kind else None
    if data is None:
        raise NotFoundException
    return sent(request, data, kind, _FOR_EVER)


@get("/api/games/{game_id:str}/words", sync_to_thread=False)
def words(request: AnyWebRequest, game_id: FromPath[str], language: FromQuery[str] = "en") -> Response[bytes]:
    """The names of a game's words in a language: ``word``, ``word.form``; and ``word.about``, a text."""
    said = _words(registry.game(game_id).id, pick_language(language, {}))
    return sent(request, said, MediaType.JSON, _FOR_MINUTES)


@lru_cache(maxsize=64)
def _words(game_id: str, language: str) -> bytes:
    game = registry.game(game_id)
    catalogue = Catalogue(language, game)
    said: dict[str, str] = {}
    for word in (*game.words.words, *game.things):
        if not catalogue.names(word):
            continue
        said[word] = catalogue.name(word)
        for form in FORMS:
            named = catalogue.name(word, form)
            if named != said[word]:
                said[f"{word}.{form}"] = named
        about = catalogue.about(word)
        if about:
            said[f"{word}.about"] = about
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode()


@get("/api/tables/{table_id:str}/printed")
async def printed(table_id: TableId, caller: TheCaller, hall: TheHall) -> dict[str, Any]:
    """What is printed on the cards and the board with which this table plays."""
    await hall.credentials.access(caller, table_id)
    live = await hall.table(table_id)
    return live.table.game.printed()


@get("/api/games/{game_id:str}/rules", sync_to_thread=False)
def rules(request: AnyWebRequest, game_id: FromPath[str]) -> Response[bytes]:
    """The numbered rules of a game: HTML in which every number is an id."""
    found = rules_page(registry.game(game_id).id)
    if found is None:
        raise NotHere("page-unknown")
    said = json.dumps({"title": found[0], "html": str(found[1])}, ensure_ascii=False).encode()
    return sent(request, said, MediaType.JSON, _FOR_MINUTES)


@get("/api/me/tables")
async def my_tables(caller: TheCaller, hall: TheHall) -> list[TableTold]:
    """My newest tables in a few words: whom they wait for, how they have ended."""
    mine = (await hall.credentials.mine(caller))[:_MOST_TOLD]
    return [told((await hall.table(one.table_id)).table, one, caller.language, now_ms()) for one in mine]


@get("/api/tables/{table_id:str}/ending")
async def how_it_ended(table_id: TableId, caller: TheCaller, hall: TheHall) -> Ending:
    """How a finished game has ended, and whether all was fair."""
    await hall.credentials.access(caller, table_id)
    table = (await hall.table(table_id)).table
    return await asyncio.to_thread(ending, table, caller.language)


router: Final = Router("/", route_handlers=[asset, words, rules, my_tables, printed, how_it_ended])
