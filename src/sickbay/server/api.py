"""The server as JSON: what pages and sockets do, for clients without either (docs/protocol.md)."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, Router, delete, get, post, put
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from sickbay.bots import bot_makers
from sickbay.core.game import Game
from sickbay.core.options import Option
from sickbay.core.registry import games
from sickbay.core.state import seats_of
from sickbay.server import callers
from sickbay.server.answers import Asking, answer, audience_of, seats_asked
from sickbay.server.credentials import Access, Caller, Made
from sickbay.server.faults import NoAccess, TooMuch
from sickbay.server.given import SeatsAsked, TableId, TheCaller, TheHall
from sickbay.server.hall import Created, Hall
from sickbay.server.links import claim, new_link, revoke_links
from sickbay.server.live import LiveTable
from sickbay.server.making import NewTable
from sickbay.server.naming import option_texts
from sickbay.server.opening import MOST_FILE, OpenFile
from sickbay.server.schemas import protocol_schema
from sickbay.server.showing import ShowFile, opened, record_of
from sickbay.table import requests as asked
from sickbay.table.messages import Done, Line, Pong, SnapshotTold, TableInfo, Told

AnyWebRequest = Request[Any, Any, Any]
Token = Annotated[str, Meta(min_length=43, max_length=43)]
_RECORD: Final = "text/plain; charset=utf-8"


class LinkInfo(Struct, frozen=True, kw_only=True):
    """A credential, told once.

    :ivar kind: ``owner``, ``seat``, ``watcher``, ``spectator``
    :ivar seats: which it is for
    :ivar token: to be sent as ``Authorization: Bearer``
    :ivar url: the link by which a person claims it
    """

    kind: str
    seats: list[int]
    token: str
    url: str


class TableMade(Struct, frozen=True, kw_only=True):
    """A new table."""

    id: str
    url: str
    links: list[LinkInfo]


class Shown(Struct, frozen=True, kw_only=True):
    """A table that shows a record."""

    table: str
    url: str


class TableRow(Struct, frozen=True, kw_only=True):
    """A table that somebody has to do with.

    :ivar seats: its own seats there
    """

    id: str
    game: str
    title: str
    stage: str
    created: int
    seats: list[int]
    owner: bool


class Me(Struct, frozen=True, kw_only=True):
    """Who asks.

    :ivar csrf: to be sent as ``X-CSRF-Token`` with every change by cookie
    """

    language: str
    csrf: str
    tables: list[TableRow]


class Choice(Struct, frozen=True, kw_only=True):
    """One value that an option may have, and what to call it."""

    value: int | str
    label: str


class OptionTold(Struct, frozen=True, kw_only=True):
    """An option in words.

    :ivar many: its value is a list of such values
    """

    name: str
    label: str
    many: bool
    choices: list[Choice]


class GameRow(Struct, frozen=True, kw_only=True):
    """A game that can be played here: its options with their values, the usual ones, and its bots.

    :ivar told: the options in words of the caller's language
    :ivar packs: whether it takes an owner's own values
    :ivar clocked: whether all act at once, so that it may be played against a clock
    """

    id: str
    version: str
    options: dict[str, list[int | str]]
    usual: dict[str, Any]
    bots: list[str]
    told: list[OptionTold]
    packs: bool
    clocked: bool


class Claim(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A link that somebody takes up; with a name it also sits down."""

    token: Token
    name: asked.NameText = ""


class Claimed(Struct, frozen=True, kw_only=True):
    """What a link was for."""

    table: str
    kind: str
    seats: list[int]


class NewLink(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A credential wanted in place of all others of its kind for these seats."""

    kind: Literal["seat", "watcher", "spectator", "owner"]
    seats: Annotated[list[asked.SeatNumber], Meta(max_length=15)] = []


class Hook(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where to say that it is a seat's turn; empty for nowhere."""

    url: Annotated[str, Meta(max_length=400)]


class Export(Struct, frozen=True, kw_only=True):
    """A table as its viewer knows it: what is so, and all that was told."""

    sickbay: int
    table: TableInfo
    view: dict[str, Any] | None
    digest: str
    log: list[Line]


# -- whoever asks ----------------------------------------------------------------------------------------


@get("/me")
async def me(caller: TheCaller, hall: TheHall) -> Me:
    """My tables, and what my forms must bring along."""
    rows = [
        TableRow(
            id=row.table_id,
            game=row.game,
            title=row.title,
            stage=row.stage,
            created=row.created,
            seats=seats_of(row.own),
            owner=row.owner,
        )
        for row in await hall.credentials.mine(caller)
    ]
    return Me(language=caller.language, csrf=caller.csrf, tables=rows)


@post("/session", status_code=200)
async def begin_session(request: AnyWebRequest, caller: TheCaller, hall: TheHall) -> Response[Me]:
    """A session for a browser that has none."""
    callers.check_origin(request, hall.settings, needed=True)
    token, cookie = callers.session_cookie(request, hall.settings, caller.session)
    caller = caller._replace(session=token)
    return Response(await me.fn(caller, hall), cookies=[cookie])


@delete("/me")
async def forget_me(request: AnyWebRequest, caller: TheCaller, hall: TheHall) -> None:
    """Delete my session and all that it holds; tables and their games stay, without me."""
    callers.check_call(request, hall.settings, caller)
    if caller.session:
        await hall.credentials.forget(caller.session)


@get("/games", sync_to_thread=False)
def all_games(caller: TheCaller) -> list[GameRow]:
    """The games that can be played here."""
    return [
        GameRow(
            id=game.id,
            version=game.version,
            options={option.name: list(option.choices.values()) for option in game.options},
            usual={option.name: option.default for option in game.options},
            bots=sorted(bot_makers(game)),
            told=[_told(game, option, caller.language) for option in game.options],
            packs=any(option.name == "pack" for option in game.options),
            clocked=game.at_once,
        )
        for game in games().values()
    ]


def _told(game: Game[Any], option: Option, language: str) -> OptionTold:
    def label(text: str) -> str:
        return option_texts(game, language, option.name, text)[1]

    return OptionTold(
        name=option.name,
        label=option_texts(game, language, option.name, "")[0],
        many=option.many,
        choices=[Choice(value=value, label=label(text)) for text, value in option.choices.items()],
    )


@get("/schema.json", sync_to_thread=False)
def schema() -> dict[str, Any]:
    """JSON Schema of everything that is said over a socket."""
    return protocol_schema()


# -- tables ----------------------------------------------------------------------------------------------


@post("/tables")
async def create(
    request: AnyWebRequest, data: JSONBody[NewTable], caller: TheCaller, hall: TheHall
) -> TableMade:
    """Make a table. With a session it becomes mine; the tokens are told this once."""
    callers.check_new(request, hall.settings, caller)
    return _made(request, hall, await hall.create(data, caller))


@post("/open", request_max_body_size=MOST_FILE)
async def open_file(
    request: AnyWebRequest, data: JSONBody[OpenFile], caller: TheCaller, hall: TheHall
) -> TableMade:
    """A record or a case as a learning table of mine, to be looked at and played on."""
    callers.check_new(request, hall.settings, caller)
    if data.table:
        data = opened(data, (await _mine(hall, caller, data.table)).table)
    return _made(request, hall, await hall.open_file(data, caller))


@post("/replays", request_max_body_size=MOST_FILE)
async def show_record(
    request: AnyWebRequest, data: JSONBody[ShowFile], caller: TheCaller, hall: TheHall
) -> Shown:
    """A record as a table at which all of it may be seen, by whoever has the address."""
    callers.check_new(request, hall.settings, caller)
    of = (await _mine(hall, caller, data.table)).table if data.table else None
    table = await hall.show(data, of, caller)
    return Shown(table=table, url=f"{callers.base_url(request, hall.settings)}/tables/{table}")


@get("/tables/{table_id:str}")
async def snapshot(
    table_id: TableId, caller: TheCaller, hall: TheHall, seats: SeatsAsked = ""
) -> SnapshotTold:
    """Everything that I may know."""
    access = await hall.credentials.access(caller, table_id)
    live = await hall.table(table_id)
    return live.snapshot(audience_of(access, caller.language, seats_asked(seats, access)))


@post("/tables/{table_id:str}/requests", status_code=200)
async def ask(
    request: AnyWebRequest,
    table_id: TableId,
    data: JSONBody[asked.AnyRequest],
    caller: TheCaller,
    hall: TheHall,
    seats: SeatsAsked = "",
) -> Done | Pong | Told | SnapshotTold:
    """Any request of the protocol; what changes the table is stored when this answers."""
    access = await hall.credentials.access(caller, table_id)
    live = await hall.table(table_id)
    audience = audience_of(access, caller.language, seats_asked(seats, access))
    hall.figures.requests += 1
    if isinstance(data, asked.QUESTIONS):
        if isinstance(data, Asking):
            return answer(live, audience, data)
        return live.snapshot(audience) if isinstance(data, asked.Snapshot) else Done(id=data.id)
    callers.check_call(request, hall.settings, caller)
    if not hall.doors.may_ask(caller.address, access, time.monotonic()):
        raise TooMuch("requests-too-fast")
    await live.request(access.actor, data)
    return Done(id=data.id)


@post("/claim", status_code=200)
async def claim_link(
    request: AnyWebRequest, data: JSONBody[Claim], caller: TheCaller, hall: TheHall
) -> Claimed:
    """Take up a link: this browser holds it from now on."""
    callers.check_call(request, hall.settings, caller)
    if not caller.session:
        raise NoAccess("session-needed")
    made = await claim(hall, caller, data.token, data.name)
    return Claimed(table=made.table_id, kind=made.kind, seats=seats_of(made.seats))


@post("/tables/{table_id:str}/links")
async def make_link(
    request: AnyWebRequest, table_id: TableId, data: JSONBody[NewLink], caller: TheCaller, hall: TheHall
) -> LinkInfo:
    """A new link in place of the old ones, which are dead then: the owner's right; a watcher's link of a seat
    is that seat's.
    """
    callers.check_call(request, hall.settings, caller)
    access = await hall.credentials.access(caller, table_id)
    return _link_info(request, hall, await new_link(hall, access, caller, data.kind, data.seats))


@post("/tables/{table_id:str}/links/revoke", status_code=204)
async def end_links(
    request: AnyWebRequest, table_id: TableId, data: JSONBody[NewLink], caller: TheCaller, hall: TheHall
) -> None:
    """End the links of a kind for these seats."""
    callers.check_call(request, hall.settings, caller)
    access = await hall.credentials.access(caller, table_id)
    await revoke_links(hall, access, data.kind, data.seats)


@put("/tables/{table_id:str}/seats/{seat:int}/hook", status_code=204)
async def set_hook(
    request: AnyWebRequest,
    table_id: TableId,
    seat: FromPath[int],
    data: JSONBody[Hook],
    caller: TheCaller,
    hall: TheHall,
) -> None:
    """Choose where to say that it is this seat's turn."""
    callers.check_call(request, hall.settings, caller)
    access = await hall.credentials.access(caller, table_id)
    _own(access, seat)
    await hall.notices.set(table_id, seat, data.url)


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(table_id: TableId, caller: TheCaller, hall: TheHall) -> Response[str]:
    """The record of a finished game, with its seed."""
    table = (await _mine(hall, caller, table_id)).table
    headers = {"content-disposition": f'attachment; filename="{table.game.id}.record"'}
    return Response(record_of(table).write(), media_type=_RECORD, headers=headers)


@get("/tables/{table_id:str}/pack", media_type=MediaType.TEXT)
async def pack(table_id: TableId, caller: TheCaller, hall: TheHall) -> str:
    """The owner's own pack with which this table plays; empty if the game's own values count."""
    return (await _mine(hall, caller, table_id)).table.contract.pack


@get("/tables/{table_id:str}/export")
async def export(table_id: TableId, caller: TheCaller, hall: TheHall, seats: SeatsAsked = "") -> Export:
    """A table as I know it, at any time: nothing in it is secret to me."""
    access = await hall.credentials.access(caller, table_id)
    live = await hall.table(table_id)
    told = live.snapshot(audience_of(access, caller.language, seats_asked(seats, access)))
    return Export(sickbay=1, table=told.table, view=told.view, digest=told.digest, log=told.log)


async def _mine(hall: Hall, caller: Caller, table_id: str) -> LiveTable:
    """A table that somebody has to do with.

    :raises NotHere: if it has not, whether or not there is such a table
    """
    await hall.credentials.access(caller, table_id)
    return await hall.table(table_id)


def _made(request: AnyWebRequest, hall: Hall, made: Created) -> TableMade:
    links = [_link_info(request, hall, credential) for credential in made.credentials]
    base = callers.base_url(request, hall.settings)
    return TableMade(id=made.table_id, url=f"{base}/tables/{made.table_id}", links=links)


def _link_info(request: AnyWebRequest, hall: Hall, made: Made) -> LinkInfo:
    base = callers.base_url(request, hall.settings)
    return LinkInfo(
        kind=made.kind, seats=seats_of(made.seats), token=made.token, url=f"{base}/join/{made.token}"
    )


def _own(access: Access, seat: int) -> None:
    if not 0 <= seat < 15 or not access.own >> seat & 1:
        raise NoAccess("seats-not-yours")


router: Final = Router(
    "/api",
    route_handlers=[
        me, begin_session, forget_me, all_games, schema, create, open_file, show_record, snapshot, ask,
        claim_link, make_link, end_links, set_hook, record, pack, export,
    ],
)  # fmt: skip
