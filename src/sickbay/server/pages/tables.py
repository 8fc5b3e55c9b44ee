"""One table as pages: what is asked, what may be done about it, and all around the game."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import Any, Final
from urllib.parse import quote

import msgspec
from litestar import MediaType, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.router import Router

from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.files import one_line
from sickbay.core.records.verify import verify
from sickbay.core.state import seats_of
from sickbay.server.api import NewLink
from sickbay.server.callers import base_url
from sickbay.server.credentials import Access
from sickbay.server.faults import NoAccess, NotHere, TooMuch, status_of
from sickbay.server.given import TableId, TheHall
from sickbay.server.hall import Hall
from sickbay.server.links import claim, new_link
from sickbay.server.live import LiveTable
from sickbay.server.naming import game_text
from sickbay.server.pages import lobby
from sickbay.server.pages.render import frame
from sickbay.server.pages.screens import Presence, Screen, screen
from sickbay.server.pages.shown import Shown, Wrong
from sickbay.server.pages.visit import AnyRequest, Page, Visit, first, wrong_page
from sickbay.table import telling
from sickbay.table.requests import Change, Look, Why
from sickbay.table.table import GATHERING, OVER, PLAYING

_OPTIONAL: Final = ("seat", "at", "to")
"""Fields of requests that mean nothing when they are empty."""


class Sight:
    """A visit to one table."""

    def __init__(self, visit: Visit, live: LiveTable, access: Access) -> None:
        self.visit = visit
        self.live = live
        self.access = access
        self.path = f"/tables/{live.table.id}"
        self.screen: Screen = screen(live.table, access, self._at_screen(), visit.language)

    @staticmethod
    async def of(request: AnyRequest, hall: Hall, table_id: str) -> Sight:
        """The table, if whoever asks has anything to do with it.

        :raises NotHere: if not, whether or not there is such a table
        """
        visit = Visit(request, hall)
        access = await hall.credentials.access(visit.caller, table_id)
        live = await hall.table(table_id)
        _presence(request).note(live, access, visit.language)
        return Sight(visit, live, access)

    @property
    def screen_cookie(self) -> str:
        """The cookie that says which own seat has the screen."""
        return f"screen-{self.live.table.id}"

    def _at_screen(self) -> int | None:
        said = self.visit.request.cookies.get(self.screen_cookie, "")
        return int(said) if said in [str(seat) for seat in seats_of(self.access.own)] else None

    def shown(self) -> Shown:
        """What this viewer is told."""
        return Shown(self.live.snapshot(self.screen.audience), self.live.table.game, self.visit.language)

    def explain(self, error: SickbayError) -> str:
        """An error in the viewer's words."""
        return one_line(self.shown().said.say_error(error))

    def table(self, wrong: Wrong | None = None, answer: Wrong | None = None, status: int = 200) -> Page:
        """The page of the table, or the cover between two own seats."""
        shown = self.shown()
        given = shown.fields()
        if self.screen.next:
            seats = [(seat, shown.seat_name(seat)) for seat in self.screen.next]
            return self.visit.page(
                "cover.html", status, seats=[name for _, name in seats], uncover=seats, **given
            )
        stage = shown.snap.table.stage
        running = stage in (GATHERING, PLAYING) or bool(shown.snap.table.proposals)
        waits = running and not shown.waits_for_me
        still = self.visit.request.cookies.get(lobby.RELOAD_COOKIE) == "off" or wrong is not None
        given |= {
            "may_reload": waits,
            "reload": shown.reload if waits and not still and answer is None else None,
            "may_cover": self.screen.shared,
            "verdict": self._verdict(shown) if "verify" in self.visit.request.query_params else [],
            "wrong": wrong,
            "answer": answer,
        }
        page = self.visit.page("table.html", status, **given)
        if wrong is not None and 'id="wrong"' not in page.content:
            given["wrong"] = wrong._replace(form="table")  # its form is not there any more
            page = self.visit.page("table.html", status, **given)
        return page

    def _verdict(self, shown: Shown) -> list[str]:
        """Whether the record holds, at the end."""
        table = self.live.table
        if table.stage != OVER:
            return []
        verdict = verify(table.record(), table.game)
        if verdict.differs is not None:
            return [shown.said.say_error(verdict.differs)]
        result = shown.snap.table.result_text
        return [shown.said.say("record-holds", moves=verdict.moves, result=result)]

    def look(self, move: int) -> Page:
        """The table after so many moves; what lies beyond the last shows the end."""
        shown = self.shown()
        given = shown.fields()
        if self.screen.next:
            return self.table()
        last = shown.snap.table.moves
        move = min(move, last)
        told = telling.look(self.live.table, self.screen.audience, Look(id="look", move=move))
        return self.visit.page("look.html", told=told, move=move, last=last, own=shown.snap.own, **given)

    # -- what is sent ----------------------------------------------------------------------------

    async def do(self, act: str, fields: dict[str, list[str]]) -> Page:
        """What a form asks for; back at its form if it is refused, with what was typed."""
        sent = {name: first(fields, name) for name in fields if name not in ("csrf", "back")}
        try:
            if act == "why":
                return self._why(sent)
            if act == "screen":
                return self._give_screen(sent.get("seat", ""))
            if act == "link":
                return await self._link(sent)
            if act == "hook":
                await self._hook(sent)
                return self.visit.go(f"{self.path}#seats")
            if not self.visit.hall.doors.may_ask(self.visit.caller.address, self.access, time.monotonic()):
                raise TooMuch("requests-too-fast")
            await self.live.request(self.access.actor, read_request(act, sent))
            await self.live.add(lambda _: [])  # only when the table has done what follows by itself
        except SickbayError as error:
            where = sent.get("proposal") or sent.get("seat") or None
            wrong = Wrong(f"{act}-{where}", self.explain(error), sent)
            return self.table(wrong, status=status_of(error))
        return self.visit.go(f"{self.path}#asked")

    def _why(self, sent: dict[str, str]) -> Page:
        question = _convert({"type": "why", "id": "why", **_without_nonce(sent)}, Why)
        told = telling.why(self.live.table, self.screen.audience, question)
        shown = self.shown()
        text = told.text
        if told.legal:
            labels = [shown.move_label(move) for move in told.moves]
            text = frame(self.visit.language).say("page-why-possible", move=", ".join(labels))
        return self.table(answer=Wrong(f"why-{question.seat}", text, sent))

    def _give_screen(self, seat: str) -> Page:
        own = [str(number) for number in seats_of(self.access.own)]
        self.visit.keep(self.screen_cookie, seat if seat in own else "")
        return self.visit.go(f"{self.path}#asked")

    async def _hook(self, sent: dict[str, str]) -> None:
        seat = sent.get("seat", "")
        if seat not in [str(number) for number in seats_of(self.access.own)]:
            raise NoAccess("seats-not-yours")
        await self.visit.hall.notices.set(self.live.table.id, int(seat), sent.get("url", "").strip())

    async def _link(self, sent: dict[str, str]) -> Page:
        fields = {"kind": sent.get("kind", ""), "seats": [sent["seat"]] if sent.get("seat") else []}
        wanted: NewLink = _convert(fields, NewLink)
        hall, say = self.visit.hall, frame(self.visit.language).say
        made = await new_link(hall, self.access, self.visit.caller, wanted.kind, wanted.seats)
        shown = self.shown()
        what = say(f"page-link-{wanted.kind}", seat=", ".join(map(shown.seat_name, wanted.seats)))
        link = f"{base_url(self.visit.request, hall.settings)}/join/{made.token}"
        return self.visit.page("link.html", what=what, link=link, at=self.path, world=shown.game.id)


def _presence(request: AnyRequest) -> Presence:
    state = request.app.state
    if "presence" not in state:
        state["presence"] = Presence()
    presence: Presence = state["presence"]
    return presence


def _without_nonce(sent: dict[str, str]) -> dict[str, str]:
    return {
        name: value for name, value in sent.items() if name != "nonce" and (value or name not in _OPTIONAL)
    }


def read_request(act: str, sent: dict[str, str]) -> Change:
    """The request of the protocol that a form stands for: its fields by their names.

    The same form of the same page sent twice is the same request, so it acts once.
    """
    fields = _without_nonce(sent)
    content = repr((sent.get("nonce", ""), act, sorted(fields.items())))
    request: Change = _convert(
        {"type": act, "id": sha256(content.encode()).hexdigest()[:32], **fields}, Change
    )
    return request


def _convert(fields: dict[str, Any], kind: Any) -> Any:
    """:raises BadInput: if the fields do not fit"""
    try:
        return msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput("request-bad", why=str(error)) from None


# -- the routes ------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}", media_type=MediaType.HTML)
async def table_page(request: AnyRequest, hall: TheHall, table_id: TableId) -> Page:
    """A table, now or (``?move=41``) at an earlier moment."""
    sight = await Sight.of(request, hall, table_id)
    said = request.query_params.get("move")
    if said is None:
        return sight.table()
    if not (said.isascii() and said.isdigit() and len(said) < 20):
        raise NotHere("page-unknown")
    return sight.look(int(said))


@post("/tables/{table_id:str}/{act:str}", media_type=MediaType.HTML)
async def act(request: AnyRequest, hall: TheHall, table_id: TableId, act: FromPath[str]) -> Page:
    """A form of a table was sent."""
    sight = await Sight.of(request, hall, table_id)
    return await sight.do(act, await sight.visit.form())


@get("/tables/{table_id:str}/{act:str}", media_type=MediaType.HTML)
async def back(request: AnyRequest, hall: TheHall, table_id: TableId) -> Page:
    """Where a form was sent to, opened as a page: the table."""
    return Visit(request, hall).go(f"/tables/{quote(table_id)}")


@get("/join/{token:str}", media_type=MediaType.HTML)
async def invitation(request: AnyRequest, hall: TheHall, token: FromPath[str]) -> Page:
    """What a link is for. Looking at it changes nothing (T1)."""
    return await _join_page(Visit(request, hall), token, None)


@post("/join/{token:str}", media_type=MediaType.HTML)
async def join(request: AnyRequest, hall: TheHall, token: FromPath[str]) -> Page:
    """Take what the link gives."""
    visit = Visit(request, hall)
    fields = await visit.form()
    name = first(fields, "name")
    try:
        made = await claim(hall, visit.caller, token, name)
    except NotHere:
        raise
    except SickbayError as error:
        return await _join_page(visit, token, error, name)
    visit.keep(lobby.NAME_COOKIE, quote(name))
    return visit.go(f"/tables/{made.table_id}#asked")


async def _join_page(visit: Visit, token: str, error: SickbayError | None, name: str = "") -> Page:
    made = await visit.hall.credentials.look(token)
    live = await visit.hall.table(made.table_id)
    audience = telling.Audience(0, 0, False, visit.language)
    shown = Shown(live.snapshot(audience), live.table.game, visit.language)
    wrong = None if error is None else Wrong("join", one_line(shown.said.say_error(error)), {"name": name})
    return visit.page(
        "join.html",
        200 if error is None else status_of(error),
        title=shown.title,
        world=shown.game.id,
        kind=made.kind,
        seat=", ".join([shown.seat_name(seat) for seat in seats_of(made.seats)])
        if made.kind == "seat"
        else "",
        about=game_text(shown.game, visit.language, "about"),
        names=", ".join([shown.seat_name(info.seat) for info in shown.snap.table.seats]),
        name=lobby.known_name(visit),
        wrong=wrong,
    )


router: Final = Router(
    "/",
    route_handlers=[
        lobby.lobby, lobby.open_page, lobby.open_file,
        lobby.new_table, lobby.make_table, lobby.settings, lobby.rules, lobby.style, lobby.icon,
        lobby.nowhere, table_page, act, back, invitation, join,
    ],
    exception_handlers={SickbayError: wrong_page, HTTPException: wrong_page},
    include_in_schema=False,
)  # fmt: skip
"""All pages; what goes wrong is told as a page too."""
