"""My tables, a new one, and what is the same for every table: rules, settings, the style sheet."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, unquote

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath

from sickbay.bots import bot_makers
from sickbay.core import registry
from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.game import Game
from sickbay.core.options import Option
from sickbay.server.callers import LANGUAGE_COOKIE
from sickbay.server.credentials import Mine
from sickbay.server.faults import NotHere, status_of
from sickbay.server.given import TheHall
from sickbay.server.guard import told
from sickbay.server.making import ME, OPEN, NewTable
from sickbay.server.naming import game_text, option_texts
from sickbay.server.opening import MOST_FILE, OpenFile
from sickbay.server.pages.render import ICON, STYLE, STYLE_PATH, frame
from sickbay.server.pages.shown import Shown, Wrong, in_seconds, span
from sickbay.server.pages.visit import PLAIN_COOKIE, AnyRequest, Page, Visit, first
from sickbay.server.rulebooks import rules_page
from sickbay.server.showing import ShowFile
from sickbay.server.web import sent
from sickbay.table.requests import Sit
from sickbay.table.telling import Audience
from sickbay.text import LANGUAGES

RELOAD_COOKIE = "sickbay-reload"
NAME_COOKIE = "sickbay-name"
_MOST_SHOWN = 40
_COUNTDOWNS = (0, 45, 60, 90, 120)
_DEADLINES = (0, 60, 300, 3_600, 86_400, 259_200)
_NEWS = 2


@get("/", media_type=MediaType.HTML)
async def lobby(request: AnyRequest, hall: TheHall) -> Page:
    """My tables: whose turn, what is new; and the games."""
    visit = Visit(request, hall)
    mine = await visit.hall.credentials.mine(visit.caller)
    tables = [await _told(visit, one) for one in mine[:_MOST_SHOWN]]
    tables.sort(key=lambda table: not table["mine"])
    games = [
        {"id": name, "title": _text(game, visit, "title"), "about": _text(game, visit, "about")}
        for name, game in registry.games().items()
    ]
    return visit.page("lobby.html", tables=tables, games=games)


async def _told(visit: Visit, one: Mine) -> dict[str, Any]:
    """One of my tables in a few words; nothing in them is secret, even from another seat of mine."""
    live = await visit.hall.table(one.table_id)
    snap = live.snapshot(Audience(viewer=0, own=one.own, owner=one.owner, language=visit.language))
    shown = Shown(snap, live.table.game, visit.language)
    mine = [info for info in snap.table.seats if info.asked == "asked" and info.seat in snap.own]
    lines = [text for line in snap.log[-_NEWS:] for text in line.text]
    return {
        "id": one.table_id,
        "title": shown.title,
        "world": live.table.game.id,
        "game": game_text(live.table.game, visit.language, "title"),
        "stage": snap.table.stage,
        "moves": snap.table.moves,
        "mine": bool(mine) and snap.table.stage == "playing",
        "state": snap.table.result_text or shown.waits_for,
        "news": [] if snap.table.result_text else lines[-_NEWS:],
    }


def _text(game: Game[Any], visit: Visit, what: str) -> str:
    return game_text(game, visit.language, what)


# -- a new table -----------------------------------------------------------------------------------------


@get("/new/{name:str}", media_type=MediaType.HTML)
async def new_table(request: AnyRequest, hall: TheHall, name: FromPath[str]) -> Page:
    """The form for a new table."""
    visit = Visit(request, hall)
    return _new_page(visit, registry.game(name), {}, None)


@post("/new/{name:str}", media_type=MediaType.HTML)
async def make_table(request: AnyRequest, hall: TheHall, name: FromPath[str]) -> Page:
    """Make a table and go there; with what was wrong beside the form if it cannot be."""
    visit = Visit(request, hall)
    fields = await visit.form()
    game = registry.game(name)
    try:
        table_id = await _make(visit, game, fields)
    except SickbayError as error:
        wrong = Wrong("new", told(error, visit.language).text, {key: first(fields, key) for key in fields})
        return _new_page(visit, game, fields, wrong, status_of(error))
    return visit.go(f"/tables/{table_id}")


async def _make(visit: Visit, game: Game[Any], fields: dict[str, list[str]]) -> str:
    kinds, names = fields.get("kind", []), fields.get("name", [])
    names += [""] * len(kinds)
    chosen = [(kind, name) for kind, name in zip(kinds, names, strict=False) if kind]
    own = [(seat, name) for seat, (kind, name) in enumerate(chosen) if kind == ME]
    options = {
        option.name: [value for value in fields.get(f"option-{option.name}", []) if value]
        for option in _shown_options(game)
    }
    asked = {
        "game": game.id,
        "seats": [kind for kind, _ in chosen],
        "options": {
            option.name: options[option.name] if option.many else options[option.name][0]
            for option in _shown_options(game)
            if options[option.name]
        },
        "name": own[0][1] if own else "",
        "title": first(fields, "title"),
        "deadline": first(fields, "deadline") or "0",
        "undo": first(fields, "undo") or "own",
    }
    if first(fields, "countdown") not in ("", "0"):
        asked["clock"] = {"seconds": first(fields, "countdown")}
    try:
        wanted = msgspec.convert(asked, NewTable, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput("request-bad", why=str(error)) from None
    created = await visit.hall.create(wanted, visit.caller)
    live = await visit.hall.table(created.table_id)
    access = await visit.hall.credentials.access(visit.caller, created.table_id)
    for number, (seat, said) in enumerate(own[1:], 2):
        sit = Sit(id=f"name-{seat}", seat=seat, name=said.strip() or f"{wanted.name} {number}")
        await live.request(access.actor, sit)
    visit.keep(NAME_COOKIE, quote(wanted.name))
    return created.table_id


def known_name(visit: Visit) -> str:
    """What this browser's person was called last."""
    return unquote(visit.request.cookies.get(NAME_COOKIE, ""))[:60]


def _shown_options(game: Game[Any]) -> list[Option]:
    """The options that somebody may choose; the seats are chosen one by one."""
    return [option for option in game.options if option.name != "seats" and len(option.choices) > 1]


def _new_page(
    visit: Visit, game: Game[Any], fields: dict[str, list[str]], wrong: Wrong | None, status: int = 200
) -> Page:
    say = frame(visit.language).say
    counts = next((list(option.choices.values()) for option in game.options if option.name == "seats"), [])
    most = max([int(count) for count in counts], default=game.seats(game.read_options()))
    least = min([int(count) for count in counts], default=most)
    bots = list(bot_makers(game))
    usual = [ME, bots[-1], *[""] * most][:most]
    usual = [kind or (OPEN if seat < least else "") for seat, kind in enumerate(usual)]

    def kinds(seat: int) -> list[tuple[str, str]]:
        people = [(ME, say("page-kind-me")), (OPEN, say("page-kind-person"))]
        nobody = [("", say("page-kind-none"))] if seat >= least else []
        return people + [(bot, say("page-kind-bot", bot=bot)) for bot in bots] + nobody

    def given(name: str, part: int, usual: str) -> str:
        values = fields.get(name, [])
        return values[part] if part < len(values) else usual

    options = [_option(game, visit.language, option, most) for option in _shown_options(game)]
    return visit.page(
        "new.html",
        status,
        world=game.id,
        game_title=_text(game, visit, "title"),
        about=_text(game, visit, "about"),
        seats=usual,
        seat_name=lambda seat: say("seat-number", seat=seat),
        kinds=kinds,
        given=given,
        options=options,
        deadlines=[(str(seconds), span(seconds, visit.language)) for seconds in _DEADLINES],
        countdowns=[(str(each), in_seconds(each, visit.language)) for each in _COUNTDOWNS if game.at_once],
        undos=[(kind, say(f"page-undo-{kind}")) for kind in ("own", "owner", "off")],
        name=known_name(visit),
        wrong=wrong,
    )


def _option(game: Game[Any], language: str, option: Option, most: int) -> dict[str, Any]:
    """An option as one select, or one a seat where it is a list."""
    choices = [(text, option_texts(game, language, option.name, text)[1]) for text in option.choices]
    return {
        "name": option.name,
        "label": option_texts(game, language, option.name, "")[0],
        "many": option.many,
        "count": most if option.many else 1,
        "choices": [("", "–"), *choices] if option.many else choices,
        "default": "" if option.many else str(option.default),
    }


# -- records and cases -----------------------------------------------------------------------------------


@get("/open", media_type=MediaType.HTML)
async def open_page(request: AnyRequest, hall: TheHall) -> Page:
    """Where a record or a case is opened."""
    return Visit(request, hall).page("open.html")


@post("/open", media_type=MediaType.HTML, request_max_body_size=MOST_FILE)
async def open_file(request: AnyRequest, hall: TheHall) -> Page:
    """Show a record, or make a table of what was sent; with what is wrong beside it."""
    visit = Visit(request, hall)
    fields = await visit.form()
    text, pack = first(fields, "text"), first(fields, "pack")
    try:
        if first(fields, "as") == "table":
            made = await hall.open_file(OpenFile(text=text, pack=pack, name=known_name(visit)), visit.caller)
            return visit.go(f"/tables/{made.table_id}")
        table_id = await hall.show(ShowFile(text=text, pack=pack), None, visit.caller)
        return visit.go(f"/tables/{table_id}?move=0")
    except SickbayError as error:
        wrong = Wrong("open", told(error, visit.language).text, {"text": text, "pack": pack})
        return visit.page("open.html", status_of(error), wrong=wrong)


# -- settings, rules, style ------------------------------------------------------------------------------


@post("/settings", media_type=MediaType.HTML)
async def settings(request: AnyRequest, hall: TheHall) -> Page:
    """The reader's language, and whether waiting pages reload."""
    visit = Visit(request, hall)
    fields = await visit.form()
    language, reload = first(fields, "language"), first(fields, "reload")
    if language in LANGUAGES:
        visit.keep(LANGUAGE_COOKIE, language)
    if first(fields, "plain") == "off":
        visit.keep(PLAIN_COOKIE, "")
    if reload in ("on", "off"):
        visit.keep(RELOAD_COOKIE, "off" if reload == "off" else "")
    if first(fields, "forget"):
        await hall.credentials.forget(visit.caller.session)
    back = first(fields, "back")
    return visit.go(back if back.startswith("/") and back[1:2] not in ("/", "\\") else "/")


@get("/rules/{name:str}", media_type=MediaType.HTML)
async def rules(request: AnyRequest, hall: TheHall, name: FromPath[str]) -> Page:
    """The rules of a game, each with its number as an anchor."""
    visit = Visit(request, hall)
    game = registry.game(name)
    found = rules_page(name)
    if found is None:
        raise NotHere("page-unknown")
    return visit.page("rules.html", world=name, game_title=_text(game, visit, "title"), text=found[1])


_KEPT = {"cache-control": "public, max-age=86400"}


@get(STYLE_PATH)
async def style(request: AnyRequest) -> Response[bytes]:
    """The style sheet."""
    return sent(request, STYLE.encode(), "text/css", _KEPT["cache-control"])


@get("/pages/icon.svg")
async def icon() -> Response[str]:
    """The sign of Sickbay."""
    return Response(ICON, media_type="image/svg+xml", headers=_KEPT)


@get(["/{rest:path}", "/settings"], media_type=MediaType.HTML)
async def nowhere() -> Page:
    """Any other address."""
    raise NotHere("page-unknown")
