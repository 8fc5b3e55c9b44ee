"""Who asks, read from a request: its cookie or its bearer token, its address, its language (T1, T11)."""

from __future__ import annotations

import hmac
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from sickbay.server.credentials import Caller, new_token
from sickbay.server.faults import NoAccess
from sickbay.server.settings import Settings
from sickbay.text import LANGUAGES

Connection = ASGIConnection[Any, Any, Any, Any]

PLAIN_COOKIE: Final = "sickbay"
SECURE_COOKIE: Final = "__Host-sickbay"
LANGUAGE_COOKIE: Final = "sickbay-language"
CSRF_HEADER: Final = "x-csrf-token"
CSRF_FIELD: Final = "csrf"
_YEAR: Final = 365 * 24 * 3600
_LONGEST: Final = 64


def caller_of(connection: Connection, settings: Settings) -> Caller:
    """Who asks.

    :raises NoAccess: if it sends a cookie and a bearer token, or another kind of authorisation
    """
    session = connection.cookies.get(cookie_name(connection, settings), "")[:_LONGEST]
    bearer = _bearer(connection)
    if session and bearer:
        raise NoAccess("credential-twice")
    return Caller(session, bearer, address_of(connection), language_of(connection))


def _bearer(connection: Connection) -> str:
    said = connection.headers.get("authorization", "")
    if not said:
        return ""
    scheme, _, token = said.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise NoAccess("credential-kind")
    return token.strip()[:_LONGEST]


def address_of(connection: Connection) -> str:
    """The address that a request comes from; in the sixth version of the protocol, its network."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


def language_of(connection: Connection) -> str:
    """The language that somebody wants: asked for, chosen before, or as the browser says."""
    for said in (connection.query_params.get("lang"), connection.cookies.get(LANGUAGE_COOKIE)):
        if said in LANGUAGES:
            return str(said)
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        tag = part.partition(";")[0].strip().partition("-")[0].lower()
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


def is_secure(connection: Connection, settings: Settings) -> bool:
    """Whether people reach the server by TLS."""
    return connection.scope["scheme"] in ("https", "wss") or settings.public_url.startswith("https:")


def cookie_name(connection: Connection, settings: Settings) -> str:
    """Under TLS the browser itself sees to it that nobody else sets this cookie."""
    return SECURE_COOKIE if is_secure(connection, settings) else PLAIN_COOKIE


def session_cookie(connection: Connection, settings: Settings, session: str = "") -> tuple[str, Cookie]:
    """A session for a browser that has none, and the cookie that keeps it. Nothing is stored by this."""
    token = session or new_token()
    cookie = Cookie(
        key=cookie_name(connection, settings),
        value=token,
        httponly=True,
        secure=is_secure(connection, settings),
        samesite="lax",
        path="/",
        max_age=_YEAR,
    )
    return token, cookie


# -- where a request comes from --------------------------------------------------------------------------


def check_origin(connection: Connection, settings: Settings, needed: bool) -> None:
    """Refuse what a page of another web site has sent.

    :param needed: whether a request that does not say where it comes from is refused too
    :raises NoAccess: if it comes from elsewhere
    """
    origin = connection.headers.get("origin", "")
    if origin in ("", "null") and not needed:  # what a form says from a page that has no referrer
        return
    if origin not in own_origins(connection, settings):
        raise NoAccess("origin-foreign")


def own_origins(connection: Connection, settings: Settings) -> set[str]:
    """The origins whose pages may use this server."""
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    found = {f"{scheme}://{connection.headers.get('host', '')}", *settings.origins}
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        found.add(f"{parts.scheme}://{parts.netloc}")
    return found


def check_form(request: Request[Any, Any, Any], settings: Settings, caller: Caller, csrf: str) -> None:
    """Refuse a change by cookie that no page of ours has sent (T11).

    :param csrf: from the form, or from the header ``X-CSRF-Token``
    :raises NoAccess: if it comes from elsewhere
    """
    if caller.bearer:
        return
    check_origin(request, settings, needed=False)
    if not caller.session or not hmac.compare_digest(csrf.encode(), caller.csrf.encode()):
        raise NoAccess("form-foreign")


def check_call(request: Request[Any, Any, Any], settings: Settings, caller: Caller) -> None:
    """The same for a call with JSON."""
    check_form(request, settings, caller, request.headers.get(CSRF_HEADER, ""))


def check_new(request: Request[Any, Any, Any], settings: Settings, caller: Caller) -> None:
    """The same for a call that needs no session: a foreign page cannot make it either."""
    check_origin(request, settings, needed=False)
    if caller.session:
        check_call(request, settings, caller)


def base_url(connection: Connection, settings: Settings) -> str:
    """Where people reach the server, without a slash at the end."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    return f"{scheme}://{connection.headers.get('host', '')}"
