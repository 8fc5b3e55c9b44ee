"""What every answer carries and every request passes: security headers, limits, errors without secrets."""

from __future__ import annotations

import logging
import time
import traceback
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Message, Scope

from sickbay.core.errors import SickbayError
from sickbay.core.files import one_line
from sickbay.core.rules import Refused
from sickbay.server.callers import address_of, language_of
from sickbay.server.faults import TooMuch, status_of
from sickbay.server.limits import Buckets
from sickbay.table.messages import RefusedTold
from sickbay.text import Catalogue, catalogue_with

_log: Final = logging.getLogger(__name__)

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_RAW: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_NO_STORE: Final = (b"cache-control", b"no-store")


async def add_headers(message: Message, _: Scope) -> None:
    """Add the security headers to every answer; what is not said to be kept by browsers is not."""
    if message["type"] == "http.response.start":
        headers = list(message["headers"])
        there = {name.lower() for name, _ in headers}
        headers += [pair for pair in (*_RAW, _NO_STORE) if pair[0] not in there]
        message["headers"] = headers


class Gate:
    """Lets so many requests of one address through (T13)."""

    def __init__(self, limit: tuple[float, int]) -> None:
        self._buckets = Buckets(limit)

    def check(self, request: Request[Any, Any, Any]) -> None:
        """Let one request through.

        :raises TooMuch: if there were too many
        """
        if not self._buckets.take(address_of(request), time.monotonic()):
            raise TooMuch("requests-too-fast")


# -- errors ----------------------------------------------------------------------------------------------


def told(
    error: SickbayError, language: str, request_id: str = "", catalogue: Catalogue | None = None
) -> RefusedTold:
    """An error in words.

    :param catalogue: that of a table, which knows the people there by name
    """
    rule = error.reason.rule if isinstance(error, Refused) else str(error.args_said.get("rule", ""))
    text = (catalogue or catalogue_with(language, error.key)).say_error(error)
    return RefusedTold(id=request_id, key=error.key, rule=rule, text=one_line(text))


def refuse(request: Request[Any, Any, Any], error: SickbayError) -> Response[Any]:
    """An error of ours as an answer."""
    return Response(told(error, language_of(request)), status_code=status_of(error))


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An error of the framework: no such page, a body that does not fit."""
    status = error.status_code
    if status >= 500:
        return refuse_any(request, error)
    kind = {404: "page-unknown", 405: "page-unknown", 413: "body-too-large"}.get(status, "request-bad")
    fault = SickbayError(kind, why=_why(error)) if kind == "request-bad" else SickbayError(kind)
    return Response(told(fault, language_of(request)), status_code=status)


def refuse_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Any]:
    """A body of a thousand brackets."""
    return Response(told(SickbayError("body-too-large"), language_of(request)), status_code=400)


def refuse_any(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What nobody thought of: said to nobody in detail, and noted without any value (T7)."""
    note(error)
    return Response(told(SickbayError("server-failed"), language_of(request)), status_code=500)


def note(error: BaseException) -> None:
    """Log where something broke, not with what."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    where = " < ".join([f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in reversed(frames)])
    _log.error("%s in %s", type(error).__name__, where)


def _why(error: HTTPException) -> str:
    """What does not fit in a body, from what the decoder says of it; never what stands there."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")[:200]
    cause = error.__cause__ or error.__context__
    return str(cause)[:200] if isinstance(cause, msgspec.MsgspecError) else str(error.detail)[:200]
