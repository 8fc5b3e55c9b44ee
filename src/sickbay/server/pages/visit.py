"""One request for a page: who comes, in which language, and the page that is sent back."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from sickbay.core.errors import SickbayError
from sickbay.server.callers import CSRF_FIELD, caller_of, check_form, language_of, session_cookie
from sickbay.server.credentials import Caller
from sickbay.server.faults import status_of
from sickbay.server.guard import told
from sickbay.server.hall import Hall
from sickbay.server.pages.render import render
from sickbay.server.web import tags

AnyRequest = Request[Any, Any, Any]
Page = Response[str]
_YEAR: Final = 365 * 24 * 3600
_USUAL: Final = {"world": "", "reload": None, "wrong": None, "answer": None, "client": None, "plain": False}
"""What most pages do not have."""
_BECOME_CLIENT: Final = ("lobby.html", "table.html", "cover.html", "look.html", "rules.html", "open.html")
"""Pages that a browser with JavaScript turns into the web client."""
PLAIN_COOKIE: Final = "sickbay-plain"
"""Set by whoever wants the pages as they are."""


class Visit:
    """Somebody asks for a page.

    :raises NoAccess: if the request says in two ways who asks
    """

    def __init__(self, request: AnyRequest, hall: Hall) -> None:
        self.request = request
        self.hall = hall
        self.caller: Caller = caller_of(request, hall.settings)
        self.language = self.caller.language
        self._cookies: list[Cookie] = []

    async def form(self) -> dict[str, list[str]]:
        """The fields of the form that was sent.

        :raises NoAccess: if no page of ours has sent it (T11)
        """
        fields: dict[str, list[str]] = {}
        for name, value in (await self.request.form()).multi_items():
            if isinstance(value, str):
                fields.setdefault(name, []).append(value)
        check_form(self.request, self.hall.settings, self.caller, first(fields, CSRF_FIELD))
        return fields

    def keep(self, name: str, value: str) -> None:
        """Let the browser remember a choice of its person; an empty value forgets it."""
        age = 365 * 24 * 3600 if value else 0
        self._cookies.append(
            Cookie(key=name, value=value, httponly=True, samesite="lax", path="/", max_age=age)
        )

    def page(self, template: str, status: int = 200, **shown: Any) -> Page:
        """A page."""
        if not self.caller.session and not self.caller.bearer:
            session, cookie = session_cookie(self.request, self.hall.settings)
            self.caller = self.caller._replace(session=session)
            self._cookies.append(cookie)
        plain = bool(self.request.cookies.get(PLAIN_COOKIE))
        client = tags() if template in _BECOME_CLIENT and not plain and status == 200 else None
        given = {**_USUAL, "client": client, "plain": plain, **shown}
        html = render(template, self.language, csrf=self.caller.csrf, here=self.request.url.path, **given)
        return Response(html, media_type=MediaType.HTML, status_code=status, cookies=self._cookies)

    def go(self, path: str) -> Page:
        """To another page, after a form that did something."""
        return Response("", status_code=303, headers={"location": path}, cookies=self._cookies)


def first(fields: dict[str, list[str]], name: str) -> str:
    """The value of a field that stands once; empty if it is not there."""
    return fields.get(name, [""])[0]


def wrong_page(request: AnyRequest, error: Exception) -> Page:
    """What could not be done, as a page."""
    if isinstance(error, HTTPException):
        fault, status = SickbayError("page-unknown"), error.status_code
    elif isinstance(error, SickbayError):
        fault, status = error, status_of(error)
    else:
        raise error
    language = language_of(request)
    html = render("wrong.html", language, text=told(fault, language).text, csrf="", here="/", **_USUAL)
    return Response(html, media_type=MediaType.HTML, status_code=status)
