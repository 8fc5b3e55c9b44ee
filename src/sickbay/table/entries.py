"""What has happened at a table: the entries of its journal, in order.

A table is its contract, its seed and these. Every entry was decided by
:class:`~sickbay.table.table.Table` and is stored before anybody hears of it.
"""

from __future__ import annotations

from msgspec import Struct


class Entry(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", omit_defaults=True, kw_only=True
):
    """Base of all entries.

    :ivar at: when, in milliseconds since 1970 (UTC)
    :ivar id: of the request that it answers; resends are known by it
    """

    at: int
    id: str = ""


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a seat, or has another name now."""

    seat: int
    name: str


class Started(Entry, frozen=True, tag="started"):
    """The game began.

    :ivar kinds: who sits where, all seats filled
    """

    kinds: list[str]


class Moved(Entry, frozen=True, tag="moved"):
    """A move.

    :ivar move: the whole sentence in words
    :ivar auto: who decided if not whoever sits there: ``order``, ``deadline``, ``bot`` (which stands in for a
        person), ``failed`` (the table, since the seat's bot gave no legal answer); empty for the person or
        the seat's own bot, and for the host
    """

    seat: int
    move: str
    auto: str = ""


class Undone(Entry, frozen=True, tag="undone"):
    """The game went back.

    :ivar by: who took back, None for the owner without a seat
    :ivar to: so many moves are left
    :ivar agreed: the proposal by which it was agreed, None if it was free
    """

    by: int | None
    to: int
    agreed: int | None = None


class Proposed(Entry, frozen=True, tag="proposed"):
    """Somebody proposed something that all must agree to.

    :ivar number: of the proposal
    :ivar what: ``undo``, ``abandon``, ``rematch``
    :ivar to: of an undo
    """

    seat: int
    number: int
    what: str
    to: int = 0


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answered a proposal.

    :ivar auto: ``deadline`` if nobody answered in time
    """

    seat: int
    number: int
    agree: bool
    auto: str = ""


class Ordered(Entry, frozen=True, tag="ordered"):
    """A standing order, as in the request."""

    seat: int
    until: str


class Marked(Entry, frozen=True, tag="marked"):
    """A mark, or (empty) none any more."""

    seat: int
    move: str


class Said(Entry, frozen=True, tag="said"):
    """Chat. ``seat`` is None for the owner without a seat."""

    seat: int | None
    text: str


class Clocked(Entry, frozen=True, tag="clocked"):
    """The clock of a countdown counts in, and then runs.

    :ivar left: milliseconds until time is up, once it runs
    """

    left: int


class Paused(Entry, frozen=True, tag="paused"):
    """The clock stands.

    :ivar by: who stopped it, None for the owner without a seat, and for the table itself
    :ivar lost: the seat whose connection was lost, for which the table stopped it
    """

    by: int | None
    lost: int | None = None


class Resumed(Entry, frozen=True, tag="resumed"):
    """The clock runs again."""

    by: int | None


class HandedOver(Entry, frozen=True, tag="handed_over"):
    """A bot sits in for a person.

    :ivar by: who decided
    """

    seat: int
    bot: str
    by: int | None


class TakenBack(Entry, frozen=True, tag="taken_back"):
    """The person is back."""

    seat: int


class Linked(Entry, frozen=True, tag="linked"):
    """Something happened to the links of a seat that somebody has taken, which all may know (T1, T16).

    :ivar how: ``claimed`` (another device holds the seat now too), ``renewed`` (the owner made a new link;
        all that held the old one are out), ``ended``
    :ivar by: always None: it is not the seat that speaks
    """

    seat: int
    how: str
    by: int | None = None


class Woke(Entry, frozen=True, tag="woke"):
    """The server was away.

    :ivar lost: milliseconds that no deadline counts
    """

    lost: int


class Closed(Entry, frozen=True, tag="closed"):
    """The table ended unfinished.

    :ivar why: ``abandoned`` (all agreed), ``idle`` (nobody came for long)
    """

    why: str


class Followed(Entry, frozen=True, tag="followed"):
    """The rematch: another table follows this one.

    :ivar table: its id
    """

    table: str


AnyEntry = (
    Sat | Started | Moved | Undone | Proposed | Answered | Ordered | Marked | Said | Clocked | Paused
    | Resumed | HandedOver | TakenBack | Linked | Woke | Closed | Followed
)  # fmt: skip
