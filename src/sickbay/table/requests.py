"""What people and bots may ask of a table. Who asks is never in the request but in the :class:`Actor` (T2).

Requests that change something are answered by entries (:mod:`sickbay.table.entries`), or refused. Those of
:data:`QUESTIONS` change nothing.
"""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct

MoveText = Annotated[str, Meta(max_length=200)]
ChatText = Annotated[str, Meta(max_length=500)]
NameText = Annotated[str, Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=14)]
Count = Annotated[int, Meta(ge=0, le=50_000)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]


class Actor(NamedTuple):
    """Whom a credential lets speak.

    :ivar seats: mask of its own seats; 0 for somebody who only watches
    :ivar owner: whether it made the table
    """

    seats: int
    owner: bool = False


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Base of all requests.

    :ivar id: chosen by the client, new for each request of a seat (on all its devices); the same id again
        has the same answer and acts once
    """

    id: RequestId


class Play(Request, frozen=True, tag="play"):
    """Make a move.

    :ivar seat: one of the actor's own
    :ivar move: the whole sentence
    :ivar at: number of the position that the sender has seen (``TableInfo.at``); one that has changed since
        in a way that matters to the seat refuses with ``table-moved-on``. None: whatever it is now
    """

    seat: SeatNumber
    move: MoveText
    at: Count | None = None


class Order(Request, frozen=True, tag="order"):
    """A standing order: let windows pass.

    :ivar until: empty: ask me (no order); ``stop``: until I call stop; else an event word of the game's
        landmarks (``turn``, ``epidemic``): until that happens
    """

    seat: SeatNumber
    until: Annotated[str, Meta(max_length=40)] = ""


class Mark(Request, frozen=True, tag="mark"):
    """Show a move as a proposal on the board; empty takes the seat's marks away."""

    seat: SeatNumber
    move: MoveText = ""


class Chat(Request, frozen=True, tag="chat"):
    """Say something to everybody."""

    text: ChatText
    seat: SeatNumber | None = None


class Undo(Request, frozen=True, tag="undo"):
    """Take back, so that ``to`` moves are left: own and free if it may be, else a proposal to all.

    :ivar seat: None: the owner of a learning game, who has no seat
    :ivar to: None: the last own move
    """

    seat: SeatNumber | None = None
    to: Count | None = None


class ResetTurn(Request, frozen=True, tag="reset"):
    """Take back all own moves of this turn that may be taken back freely."""

    seat: SeatNumber


class Answer(Request, frozen=True, tag="answer"):
    """Agree to what is proposed (undo, ending the game unfinished, rematch), or not.

    :ivar proposal: its number
    """

    seat: SeatNumber
    proposal: Count
    agree: bool


class Abandon(Request, frozen=True, tag="abandon"):
    """Propose to end the game unfinished."""

    seat: SeatNumber


class Rematch(Request, frozen=True, tag="rematch"):
    """After the end: propose the same table again."""

    seat: SeatNumber


class Pause(Request, frozen=True, tag="pause"):
    """Stop the clock and the game; the owner may do so without a seat."""

    seat: SeatNumber | None = None


class Resume(Request, frozen=True, tag="resume"):
    """Go on after a pause; anybody with a seat may, and the owner."""

    seat: SeatNumber | None = None


class Sit(Request, frozen=True, tag="sit"):
    """Take a seat under a name, or change the name; the credential already holds the seat."""

    seat: SeatNumber
    name: NameText


class Start(Request, frozen=True, tag="start"):
    """The owner starts: open seats that nobody took are given to bots.

    :ivar fill: the bot for open seats; empty: all seats must be taken
    """

    fill: Annotated[str, Meta(max_length=40)] = ""


class HandOver(Request, frozen=True, tag="hand_over"):
    """Give a seat to a bot: one's own at any time, that of somebody silent after the grace.

    :ivar bot: name of the bot; empty: the table's stand-in
    """

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""


class TakeBack(Request, frozen=True, tag="take_back"):
    """Take one's own seat back from the bot."""

    seat: SeatNumber


Change = (
    Play | Order | Mark | Chat | Undo | ResetTurn | Answer | Abandon | Rematch | Pause | Resume | Sit | Start
    | HandOver | TakeBack
)  # fmt: skip


class Why(Request, frozen=True, tag="why"):
    """Why a sentence is not legal now (or that it is)."""

    seat: SeatNumber
    move: MoveText


class Next(Request, frozen=True, tag="next"):
    """How a sentence may go on after ``prefix``."""

    seat: SeatNumber
    prefix: MoveText = ""


class Look(Request, frozen=True, tag="look"):
    """The table at an earlier moment, as the viewer may know it.

    :ivar move: after so many moves
    :ivar step: and so many steps of what followed; None: all of them
    :ivar since: with the log of the moves from this one on; None: of the last alone
    """

    move: Count
    step: Annotated[int, Meta(ge=0, le=1000)] | None = None
    since: Count | None = None


class Previews(Request, frozen=True, tag="previews"):
    """What the moves of the own seats would change on the table, as far as that can be known."""


class Snapshot(Request, frozen=True, tag="snapshot"):
    """Everything again; what a client asks for after a gap."""


class Seats(Request, frozen=True, tag="seats"):
    """Look through these of one's own seats from now on (hot seat with hidden hands: one at a time, T17)."""

    seats: Annotated[list[SeatNumber], Meta(max_length=15)]


class Speak(Request, frozen=True, tag="language"):
    """Be told in another language from now on."""

    language: Annotated[str, Meta(max_length=10)]


class Ping(Request, frozen=True, tag="ping"):
    """Is anybody there, and what time is it there?"""


Question = Why | Next | Look | Previews | Snapshot | Seats | Speak | Ping
AnyRequest = Change | Question

QUESTIONS: Final = (Why, Next, Look, Previews, Snapshot, Seats, Speak, Ping)
"""Requests that change nothing at the table."""
