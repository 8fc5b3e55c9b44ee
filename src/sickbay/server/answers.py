"""What both doors share, sockets and JSON: through which seats somebody looks, and answers to questions."""

from __future__ import annotations

from collections.abc import Iterable

from sickbay.core.errors import BadInput
from sickbay.core.state import seat_mask
from sickbay.server.credentials import Access
from sickbay.server.faults import NoAccess
from sickbay.server.hall import now_ms
from sickbay.server.live import LiveTable
from sickbay.table import telling
from sickbay.table.messages import Pong, Told
from sickbay.table.requests import Look, Next, Ping, Previews, Why
from sickbay.table.telling import Audience

Asking = Why | Next | Look | Previews | Ping
"""Questions whose answer is all that comes of them."""


def audience_of(access: Access, language: str, seats: int | None = None) -> Audience:
    """Who is told: somebody with this access, looking through all its seats or some of them."""
    viewer = access.own | access.watch if seats is None else seats
    return Audience(viewer=viewer, own=access.own, owner=access.owner, language=language)


def seats_asked(text: str, access: Access) -> int | None:
    """The seats that a query names (``0,2``; ``-``: none), None if it names none.

    :raises BadInput: if it cannot be read
    :raises NoAccess: if one of them is not for this access
    """
    if not text:
        return None
    parts = [] if text == "-" else text.split(",")
    if len(parts) > 15 or not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts):
        raise BadInput("seats-bad")
    return look_through([int(part) for part in parts], access)


def look_through(seats: Iterable[int], access: Access) -> int:
    """The mask of seats through which somebody wants to look.

    :raises NoAccess: if one of them is not for this access
    """
    mask = seat_mask(*seats)
    if mask & ~(access.own | access.watch):
        raise NoAccess("seats-not-yours")
    return mask


def answer(live: LiveTable, audience: Audience, question: Asking) -> Told | Pong:
    """The answer to a question about the game, or what time it is.

    :raises SickbayError: if it cannot be answered
    """
    table = live.table
    if isinstance(question, Ping):
        return Pong(id=question.id, now=now_ms())
    if isinstance(question, Why):
        return telling.why(table, audience, question)
    if isinstance(question, Next):
        return telling.next_words(table, audience, question)
    if isinstance(question, Previews):
        return telling.previews(table, audience, question)
    return telling.look(table, audience, question)
