"""Requests: may it be, and what comes of it? One small function a request; nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace

from sickbay.core.errors import BadInput
from sickbay.core.kinds import ShapedVerb
from sickbay.core.records.record import LONGEST_NAME
from sickbay.core.rules import Refused
from sickbay.core.state import seats_of
from sickbay.table import clock, countdown
from sickbay.table.chair import Chair
from sickbay.table.contract import PERSON, known_bot
from sickbay.table.entries import (
    Answered,
    AnyEntry,
    HandedOver,
    Marked,
    Moved,
    Ordered,
    Paused,
    Proposed,
    Resumed,
    Said,
    Sat,
    Started,
    TakenBack,
    Undone,
)
from sickbay.table.proposal import ABANDON, REMATCH, UNDO
from sickbay.table.requests import (
    Abandon,
    Actor,
    Answer,
    Change,
    Chat,
    HandOver,
    Mark,
    Order,
    Pause,
    Play,
    Rematch,
    ResetTurn,
    Resume,
    Sit,
    Start,
    TakeBack,
    Undo,
)
from sickbay.table.writing import alike, alphabets, tidy
from sickbay.text import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from sickbay.table.table import Table

MOST_MARKS: Final = 12
MOST_SAID: Final = 2_000
"""Requests of one seat at one table, but for moves, answers and what goes on with the game (T13)."""
LONGEST_CHAT: Final = 500
STOP: Final = "stop"
"""The standing order until its seat calls stop."""


_ALWAYS: Final = (Play, Answer, Resume, TakeBack, Start)


class BadRequest(BadInput):
    """A request that the table refuses; nothing has changed."""


class By(NamedTuple):
    """Who asks for something, and when.

    :ivar seat: for which it speaks, None for the owner without one
    """

    seat: int | None
    owner: bool
    now: int


def speaker(table: Table, actor: Actor, request: Change) -> int | None:
    """The seat that makes a request, None for the owner without one.

    :raises BadRequest: if it is none of the actor's own (T2)
    """
    own = [seat for seat in seats_of(actor.seats) if seat < len(table.chairs)]
    seat = getattr(request, "seat", None)
    if isinstance(request, HandOver) and seat not in own:
        seat = None
    if seat is not None and seat not in own:
        raise BadRequest("table-not-your-seat", seat=seat) if own else BadRequest("table-only-watching")
    if seat is None and own:
        return own[0]
    if seat is None and not actor.owner:
        raise BadRequest("table-only-watching")
    return seat


def decide(table: Table, actor: Actor, request: Change, now: int) -> list[AnyEntry]:
    """What comes of a request of somebody who may speak for its seat.

    :raises SickbayError: if it is refused
    """
    by = By(speaker(table, actor, request), actor.owner, now)
    if table.spent.get(by.seat, 0) >= MOST_SAID and not isinstance(request, _ALWAYS):
        raise BadRequest("table-said-enough")
    entries = _DECIDERS[type(request)](table, request, by)
    return [replace(entry, id=request.id) if i == 0 else entry for i, entry in enumerate(entries)]


# -- before the game -----------------------------------------------------------------------------------


def _sit(table: Table, request: Sit, by: By) -> list[AnyEntry]:
    if table.chairs[request.seat].kind != PERSON:
        raise BadRequest("table-bot-seat", seat=request.seat)
    name = tidy(request.name, LONGEST_NAME)
    if not any(sign.isalpha() for sign in name) or len(alphabets(name)) > 1:
        raise BadRequest("table-name-bad", most=LONGEST_NAME)
    looks = alike(name)
    others = [seat for seat in range(len(table.chairs)) if seat != request.seat]
    if any(looks & (_bare_looks(seat) | _looks(table.chairs[seat].name)) for seat in others):
        raise BadRequest("table-name-taken", name=name)
    return [Sat(at=by.now, seat=request.seat, name=name)]


def _looks(name: str) -> frozenset[str]:
    return alike(name) if name else frozenset()


@lru_cache(maxsize=32)
def _bare_looks(seat: int) -> frozenset[str]:
    """How it looks what a seat is called without a person, in all languages."""
    said = [Catalogue(language).say for language in LANGUAGES]
    names = [say(key, seat=seat) for say in said for key in ("table-bot-name", "seat-number")]
    return frozenset().union(*[alike(name) for name in names])


def _start(table: Table, request: Start, by: By) -> list[AnyEntry]:
    if not by.owner:
        raise BadRequest("table-only-owner")
    if table.stage != "gathering":
        raise BadRequest("table-started-already")
    open_seats = [seat for seat, chair in enumerate(table.chairs) if not chair.taken]
    if open_seats and not request.fill:
        raise BadRequest("table-seats-open", count=len(open_seats))
    fill = known_bot(table.game, request.fill) if request.fill else ""
    return [Started(at=by.now, kinds=[chair.kind if chair.taken else fill for chair in table.chairs])]


# -- the game ------------------------------------------------------------------------------------------


def _running(table: Table) -> None:
    """Refuse unless the game is under way."""
    if table.stage == "gathering":
        raise BadRequest("table-not-started")
    if table.stage != "playing":
        raise BadRequest("table-over")


def _going(table: Table) -> None:
    """Refuse unless the game is under way and not paused."""
    _running(table)
    if table.paused_at is not None:
        _refuse_paused(table)


def _refuse_paused(table: Table) -> None:
    if table.paused_why:
        raise BadRequest(f"table-paused-{table.paused_why}")
    if table.paused_by is None:
        raise BadRequest("table-paused-by-owner")
    raise BadRequest("table-paused", seat=table.paused_by)


def _person(table: Table, seat: int) -> Chair:
    """The chair, refused if a bot plays it now."""
    chair = table.chairs[seat]
    if chair.kind != PERSON:
        raise BadRequest("table-bot-seat", seat=seat)
    if chair.stand_in:
        raise BadRequest("table-bot-sits-in", seat=seat)
    return chair


def _play(table: Table, request: Play, by: By) -> list[AnyEntry]:
    _going(table)
    chair = _person(table, request.seat)
    if request.at is not None and not chair.fresh <= request.at <= table.at:
        raise BadRequest("table-moved-on")
    if countdown.too_early(table, by.now):
        raise BadRequest("table-counts-in")
    if countdown.too_late(table, by.now):
        raise BadRequest("table-time-up")
    game, state = table.game, table.playing.state
    move = game.read_move(state, request.seat, request.move)
    reason = game.why_not(state, request.seat, move)
    if reason is not None:
        raise Refused(reason)
    return [Moved(at=by.now, seat=request.seat, move=game.words.format(move))]


def _order(table: Table, request: Order, by: By) -> list[AnyEntry]:
    _running(table)
    _person(table, request.seat)
    if not table.game.landmarks:
        raise BadRequest("table-no-windows")
    known = ("", STOP, *table.game.landmarks)
    if request.until not in known:
        raise BadRequest("table-order-unknown", until=request.until[:40], may=", ".join(known[1:]))
    if request.until == table.chairs[request.seat].order:
        return []
    return [Ordered(at=by.now, seat=request.seat, until=request.until)]


def _mark(table: Table, request: Mark, by: By) -> list[AnyEntry]:
    _running(table)
    marks = table.chairs[request.seat].marks
    if not request.move:
        return [Marked(at=by.now, seat=request.seat, move="")] if marks else []
    game, state = table.game, table.playing.state
    move = game.read_move(state, request.seat, request.move)
    reason = game.why_not(state, request.seat, move)
    verb = game.verb_of[move[0]]
    if reason is not None and reason.key != "sentence-bad" and isinstance(verb, ShapedVerb) and verb.shape:
        reason = verb.malformed(state, move)
    if reason is not None and reason.key == "sentence-bad":
        raise Refused(reason)
    said = game.words.format(move)
    if said in marks:
        return []
    if len(marks) >= MOST_MARKS:
        raise BadRequest("table-marks-full", most=MOST_MARKS)
    return [Marked(at=by.now, seat=request.seat, move=said)]


# -- taking back ---------------------------------------------------------------------------------------


def _undo(table: Table, request: Undo, by: By) -> list[AnyEntry]:
    _going(table)
    if table.contract.undo == "off":
        raise BadRequest("table-undo-off")
    course, seat = table.playing, by.seat
    rewinds = table.contract.undo == "owner" and by.owner
    if seat is None and not rewinds:
        raise BadRequest("table-only-watching")
    if seat is not None and not rewinds:
        _person(table, seat)
    to = request.to
    if to is None:
        own = [at for at, happened in enumerate(course.story.happened) if seat in (happened.seat, None)]
        to = own[-1] if own else course.moves
    if to >= course.moves:
        raise BadRequest("table-undo-nothing")
    if not countdown.may_go_back(table, to):
        raise BadRequest("table-undo-clock")
    if rewinds or (seat is not None and course.free_to(seat) <= to):
        return [Undone(at=by.now, by=seat, to=to)]
    assert seat is not None
    if seat in table.declined:
        raise BadRequest("table-undo-declined")
    return _propose(table, by, UNDO, to)


def _reset(table: Table, request: ResetTurn, by: By) -> list[AnyEntry]:
    _going(table)
    if table.contract.undo == "off":
        raise BadRequest("table-undo-off")
    _person(table, request.seat)
    to = table.playing.free_to(request.seat)
    if to == table.playing.moves:
        raise BadRequest("table-undo-nothing-free")
    if not countdown.may_go_back(table, to):
        raise BadRequest("table-undo-clock")
    return [Undone(at=by.now, by=request.seat, to=to)]


# -- what all must agree to ----------------------------------------------------------------------------


def _propose(table: Table, by: By, what: str, to: int = 0) -> list[AnyEntry]:
    assert by.seat is not None
    _person(table, by.seat)
    if table.proposal(what) is not None:
        raise BadRequest("table-proposed-already")
    return [Proposed(at=by.now, seat=by.seat, number=table.proposed + 1, what=what, to=to)]


def _abandon(table: Table, request: Abandon, by: By) -> list[AnyEntry]:
    _running(table)
    return _propose(table, by, ABANDON)


def _rematch(table: Table, request: Rematch, by: By) -> list[AnyEntry]:
    if table.stage not in ("over", "closed"):
        raise BadRequest("table-not-over")
    if table.follows:
        raise BadRequest("table-follows")
    return _propose(table, by, REMATCH)


def _answer(table: Table, request: Answer, by: By) -> list[AnyEntry]:
    proposal = table.proposals.get(request.proposal)
    if proposal is None:
        raise BadRequest("table-no-proposal")
    _person(table, request.seat)
    if proposal.answers.get(request.seat):
        raise BadRequest("table-answered", seat=request.seat)
    return [Answered(at=by.now, seat=request.seat, number=proposal.number, agree=request.agree)]


# -- around the game -----------------------------------------------------------------------------------


def _chat(table: Table, request: Chat, by: By) -> list[AnyEntry]:
    text = tidy(request.text, LONGEST_CHAT)
    if not text:
        raise BadRequest("table-chat-empty")
    return [Said(at=by.now, seat=by.seat, text=text)]


def _pause(table: Table, request: Pause, by: By) -> list[AnyEntry]:
    _going(table)
    agreed = table.contract.clock
    if agreed is not None and agreed.pauses == "never" and countdown.under_way(table):
        raise BadRequest("table-pauses-never")
    return [Paused(at=by.now, by=by.seat)]


def _resume(table: Table, request: Resume, by: By) -> list[AnyEntry]:
    _running(table)
    if table.paused_at is None:
        raise BadRequest("table-not-paused")
    return [Resumed(at=by.now, by=by.seat)]


def _hand_over(table: Table, request: HandOver, by: By) -> list[AnyEntry]:
    _running(table)
    if request.seat >= len(table.chairs):
        raise BadRequest("table-no-seat", seat=request.seat)
    _person(table, request.seat)
    bot = known_bot(table.game, request.bot) if request.bot else table.contract.stand_in
    if by.seat != request.seat:
        at = clock.may_take_over(table, request.seat)
        if at is None:
            raise BadRequest("table-not-silent", seat=request.seat)
        if at > by.now:
            raise BadRequest("table-too-soon", seat=request.seat, seconds=(at - by.now + 999) // 1000)
    return [HandedOver(at=by.now, seat=request.seat, bot=bot, by=by.seat)]


def _take_back(table: Table, request: TakeBack, by: By) -> list[AnyEntry]:
    _running(table)
    if not table.chairs[request.seat].stand_in:
        raise BadRequest("table-no-stand-in", seat=request.seat)
    return [TakenBack(at=by.now, seat=request.seat)]


_DECIDERS: Final[dict[type[Any], Callable[[Table, Any, By], list[AnyEntry]]]] = {
    Sit: _sit,
    Start: _start,
    Play: _play,
    Order: _order,
    Mark: _mark,
    Undo: _undo,
    ResetTurn: _reset,
    Abandon: _abandon,
    Rematch: _rematch,
    Answer: _answer,
    Chat: _chat,
    Pause: _pause,
    Resume: _resume,
    HandOver: _hand_over,
    TakeBack: _take_back,
}
