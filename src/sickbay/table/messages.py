"""What a table tells one viewer: everything that leaves it. The messages of docs/protocol.md.

All texts are in the viewer's language; all words are masked for the viewer; numbers count what this
viewer was told, so that a gap tells nothing but that something was lost (T5).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

PROTOCOL = 1


class Message(Struct, frozen=True, tag_field="type", kw_only=True):
    """Base of all messages."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits there.

    :ivar kind: ``person`` or the name of the seat's bot
    :ivar name: what to call it
    :ivar taken: whether a person has claimed the seat (a bot's seat is taken)
    :ivar here: whether somebody of this seat is connected
    :ivar stand_in: the bot that plays for the person now, empty if none
    :ivar asked: ``asked``, ``offered`` or empty
    :ivar wait: number of the rule of that wait
    :ivar due: when the table answers for it (ms since 1970), None if never
    :ivar may_take_over: from when (ms) it may be handed to a bot by others, None while it may not
    :ivar order: its standing order, shown to its own viewers only
    :ivar undo: for its own viewers: ``free`` if it may take its last move back, ``ask`` if all others must
        agree, empty if it may not
    :ivar marks: moves that it proposes
    """

    seat: int
    kind: str
    name: str
    taken: bool
    here: bool
    stand_in: str = ""
    asked: str = ""
    wait: str = ""
    due: int | None = None
    may_take_over: int | None = None
    order: str = ""
    undo: str = ""
    marks: list[str] = []


class ProposalInfo(Struct, frozen=True, kw_only=True):
    """What somebody proposes; ``text`` names it in words (for an undo: the move to be taken back).

    :ivar due: when it counts as declined (ms), None while the clock stands
    """

    number: int
    seat: int
    what: str
    to: int
    text: str
    due: int | None
    answers: dict[str, bool]


class ClockInfo(Struct, frozen=True, kw_only=True):
    """The clock that all play against. Times are the server's, in ms since 1970.

    :ivar seconds: of a countdown
    :ivar grace: milliseconds in which what was sent before its end may still arrive
    :ivar count_in: seconds before it runs
    :ivar pauses: who stops it: ``anyone``, ``lost`` (also by itself, when a connection is lost), ``never``
    :ivar starts_at: from when on one may act; None while it stands
    :ivar ends_at: when time is up
    :ivar left: milliseconds that are left while it stands; None while it runs, or no countdown is under way
    """

    seconds: int
    grace: int
    count_in: int
    pauses: str
    starts_at: int | None
    ends_at: int | None
    left: int | None


class TableInfo(Struct, frozen=True, kw_only=True):
    """The table around the game.

    :ivar stage: ``gathering``, ``playing``, ``over``, ``closed``
    :ivar moves: how many moves stand
    :ivar at: number of the position: it counts moves and what was taken back, and never falls; what a client
        sends as ``at`` of a move
    :ivar paused_by: the seat that paused, None for the owner
    :ivar paused_why: why it stands if nobody paused: ``lost`` (a connection), ``woke`` (the server was away)
    :ivar clock: that all play against, None for a table without one
    :ivar orders: the standing orders that a seat may give, with what to call them
    :ivar apart: whether own seats of whoever is told have secrets from each other: one looks at a time
    :ivar seal: commitment of the seed
    :ivar seed: empty until the end
    :ivar replay: a record that is looked at; nobody plays here
    """

    id: str
    title: str
    game: str
    options: dict[str, Any]
    stage: str
    moves: int
    at: int
    seats: list[SeatInfo]
    proposals: list[ProposalInfo]
    paused: bool
    paused_by: int | None = None
    paused_why: str = ""
    clock: ClockInfo | None = None
    deadline: int
    grace: int
    undo: str
    orders: dict[str, str]
    apart: bool = False
    seal: str
    seed: str = ""
    result: str = ""
    result_text: str = ""
    follows: str = ""
    replay: bool = False
    now: int = 0


class Line(Struct, frozen=True, kw_only=True):
    """Something that happened, told.

    :ivar entry: what kind: a move is ``moved``, chat is ``said`` and so on, as the journal calls it
    :ivar move: number of the move that it belongs to (0: before the first)
    :ivar turn: number of the turn or round in which the game is then, 0 where there are none
    :ivar seat: whose it is, None for the table
    :ivar words: the move in its words, masked
    :ivar events: what came of it, each in words, masked
    :ivar text: all of it in words of the viewer's language, a line each
    :ivar at: when (ms since 1970)
    """

    entry: str
    move: int
    seat: int | None
    turn: int = 0
    words: str = ""
    events: list[str] = []
    text: list[str] = []
    auto: str = ""
    at: int = 0


class MoveInfo(Struct, frozen=True, kw_only=True):
    """A legal move: its words, what to call it, what it does."""

    move: str
    label: str
    does: str = ""


class Group(Struct, frozen=True, kw_only=True):
    """Legal moves that begin alike, with what they share in words."""

    label: str
    moves: list[MoveInfo]


class Asked(Struct, frozen=True, kw_only=True):
    """What one of the viewer's seats may do now.

    :ivar asked: False if it is only offered something and the game goes on without it
    :ivar prompt: the question in words
    :ivar about: what it is about, where there is more to say: what somebody asks for
    """

    seat: int
    asked: bool
    rule: str
    prompt: str
    about: str = ""
    groups: list[Group]


class SnapshotTold(Message, frozen=True, tag="snapshot"):
    """Everything that the viewer may know.

    :ivar seq: number of the last message that this viewer was told; the server counts
    :ivar seats: through which seats it looks
    :ivar own: the seats of its credential
    :ivar view: of the game, None before it starts
    :ivar facts: figures that follow from the view, for whoever draws it
    :ivar digest: fingerprint of the view
    :ivar position: the view told in words, a line each
    """

    protocol: int
    seq: int
    seats: list[int]
    own: list[int]
    owner: bool
    language: str
    table: TableInfo
    view: dict[str, Any] | None
    facts: dict[str, Any]
    digest: str
    position: list[str]
    agenda: list[str]
    asked: list[Asked]
    log: list[Line]


class Event(Message, frozen=True, tag="event"):
    """Something happened: what, and how everything stands now (the position in words is in snapshots).

    :ivar seq: one more than that of the last message to this viewer; the server counts
    :ivar cut: for an undo: lines of moves after so many moves are void; None if nothing was undone
    """

    seq: int
    lines: list[Line]
    cut: int | None
    table: TableInfo
    view: dict[str, Any] | None
    facts: dict[str, Any]
    digest: str
    agenda: list[str]
    asked: list[Asked]


class Done(Message, frozen=True, tag="done"):
    """The request was done and is stored."""

    id: str


class Pong(Message, frozen=True, tag="pong"):
    """Somebody is there; and what time it is there (ms since 1970), so that all clocks may agree."""

    id: str
    now: int


class RefusedTold(Message, frozen=True, tag="refused"):
    """The request was refused; nothing has changed.

    :ivar id: of the request, empty if it could not be read
    :ivar key: of the message
    :ivar rule: that forbids it, if one does
    :ivar text: why, and how to mend it
    """

    id: str
    key: str
    rule: str
    text: str


class Told(Message, frozen=True, tag="answer"):
    """The answer to a question; which fields are there depends on the question.

    :ivar legal: of ``why``: whether the sentence is legal
    :ivar free: of ``why``, if it is: whether it could be taken back at once, as far as the asker can know
    :ivar text: of ``why``: the reason
    :ivar words: of ``next``: how it may go on
    :ivar ends: of ``next``: whether it may end here
    :ivar view: of ``look``
    """

    id: str
    legal: bool | None = None
    free: bool | None = None
    rule: str = ""
    text: str = ""
    words: list[str] = []
    ends: bool | None = None
    moves: list[str] = []
    view: dict[str, Any] | None = None
    facts: dict[str, Any] = {}
    digest: str = ""
    position: list[str] = []
    lines: list[Line] = []


AnyMessage = SnapshotTold | Event | Done | Pong | RefusedTold | Told
