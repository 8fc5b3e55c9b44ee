"""What a viewer is told: everything that leaves a table, made for one audience from what it may know."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from sickbay.core.chance import Chance, write_seed
from sickbay.core.positions import View
from sickbay.core.records.record import write_result
from sickbay.core.rules import Wait
from sickbay.core.state import seat_mask, seats_of
from sickbay.core.words import Move
from sickbay.table import clock, countdown, seeing
from sickbay.table.deciding import BadRequest
from sickbay.table.entries import Moved, Ordered, Undone
from sickbay.table.logbook import line, proposed
from sickbay.table.messages import (
    PROTOCOL,
    Asked,
    ClockInfo,
    Event,
    Line,
    ProposalInfo,
    SeatInfo,
    SnapshotTold,
    TableInfo,
    Told,
)
from sickbay.table.requests import Look, Next, Previews, Why
from sickbay.table.story import agenda_lines
from sickbay.table.table import PLAYING, Batch, Table
from sickbay.table.voice import Voice, voice

MOST_LINES: Final = 200
"""Lines of the log in a snapshot; :func:`look` tells older moments."""
MOST_AGENDAS: Final = 100
"""Agendas that a table keeps in words of one language."""
_encode: Final = msgspec.json.Encoder().encode


class Audience(NamedTuple):
    """Who is told.

    :ivar viewer: mask of the seats through which it looks, 0 for the public
    :ivar own: mask of the seats that it may speak for, 0 for somebody who only watches
    :ivar owner: whether it made the table
    """

    viewer: int
    own: int
    owner: bool
    language: str


class Now(NamedTuple):
    """How the game stands, told to one audience."""

    view: View | None
    facts: dict[str, object]
    digest: str
    agenda: list[str]
    asked: list[Asked]


NOTHING: Final = Now(None, {}, "", [], [])


def snapshot(table: Table, audience: Audience, now: int) -> SnapshotTold:
    """Everything that an audience may know; of the log its end."""
    told = _now(table, audience)
    return SnapshotTold(
        protocol=PROTOCOL,
        seq=0,
        seats=seats_of(audience.viewer),
        own=seats_of(audience.own),
        owner=audience.owner,
        language=audience.language,
        table=info(table, audience, now),
        view=told.view,
        facts=told.facts,
        digest=told.digest,
        position=_position(table, told.view, audience.language),
        agenda=told.agenda,
        asked=told.asked,
        log=_latest(table, audience),
    )


def event(table: Table, audience: Audience, batch: Batch, now: int) -> Event | None:
    """What has just happened, and how everything stands now; None if nothing of it is for this audience."""
    if batch.entries and all(
        isinstance(entry, Ordered) and not audience.viewer >> entry.seat & 1 for entry in batch.entries
    ):
        return None
    first = len(table.log)
    while first and table.log[first - 1].number >= batch.start:
        first -= 1
    told = _now(table, audience)
    return Event(
        seq=0,
        lines=lines(table, audience, first),
        cut=min([entry.to for entry in batch.entries if isinstance(entry, Undone)], default=None),
        table=info(table, audience, now),
        view=told.view,
        facts=told.facts,
        digest=told.digest,
        agenda=told.agenda,
        asked=told.asked,
    )


def written(table: Table, audience: Audience, event: Event, seq: int) -> bytes:
    """A message just made, as JSON. View and facts are long, and were written once already."""
    once: dict[str, Any] = {}
    if table.course is not None:
        seen = seeing.seen(table, audience.viewer)
        once = {"view": seen.view_json, "facts": seen.facts_json}
    return _encode(replace(event, seq=seq, **once))


def lines(table: Table, audience: Audience, first: int = 0, last: int | None = None) -> list[Line]:
    """A part of the log (by places in ``table.log``), as an audience may know it."""
    spoken = voice(table, audience.language)
    told = [line(table, logged, audience.viewer, spoken.catalogue) for logged in table.log[first:last]]
    return [line for line in told if line is not None]


def _latest(table: Table, audience: Audience) -> list[Line]:
    """The end of the log: so many lines for this audience, whatever others were told in between (T5)."""
    found: list[Line] = []
    last = len(table.log)
    while last and len(found) < MOST_LINES:
        first = max(0, last - MOST_LINES + len(found))
        found = lines(table, audience, first, last) + found
        last = first
    return found


# -- how it stands -------------------------------------------------------------------------------------


def _now(table: Table, audience: Audience) -> Now:
    if table.course is None:
        return NOTHING
    key = (audience.viewer, audience.own & audience.viewer, audience.language)
    told = table.told.get(key)
    if not isinstance(told, Now):
        told = table.told[key] = _stands(table, audience)
    return told


def _stands(table: Table, audience: Audience) -> Now:
    spoken = voice(table, audience.language)
    seen = seeing.seen(table, audience.viewer)
    agenda = _agenda(table, seen.view, spoken)
    return Now(seen.view, seen.facts, seen.digest, agenda, _asked(table, audience, seen.view, spoken))


def _agenda(table: Table, view: View, spoken: Voice) -> list[str]:
    """What still has to happen; the same comes again and again in a game."""
    state, known = table.playing.state, spoken.agendas
    key = (_encode(view["agenda"]), _encode([*state.agenda, *table.game.ahead(state)]))
    told = known.get(key)
    if told is None:
        if len(known) >= MOST_AGENDAS:
            known.clear()
        told = known[key] = agenda_lines(table.game, state, view, spoken.catalogue)
    return told


def _position(table: Table, view: View | None, language: str) -> list[str]:
    """A view told in words."""
    if view is None:
        return []
    return table.playing.story.teller.whole(view, voice(table, language).catalogue)


def _asked(table: Table, audience: Audience, view: View, spoken: Voice) -> list[Asked]:
    """What the audience's own seats may do, as far as it looks through them."""
    game, state, catalogue = table.game, table.playing.state, spoken.catalogue
    mine = seats_of(audience.own & audience.viewer & (state.asked | state.offered))
    speaking = [seat for seat in mine if table.chairs[seat].speaks]
    waits = game.waits(state) if speaking else {}
    asked: list[Asked] = []
    for seat in speaking:
        wait = waits[seat]
        legal = game.legal(state, seat)
        if legal:
            frames = view["agenda"]
            top = frames[-1] if isinstance(frames, list) and frames else [""]
            asks = wait.asked and catalogue.has(f"step-{top[0]}", "asks")
            asked.append(
                Asked(
                    seat=seat,
                    asked=wait.asked,
                    rule=wait.rule,
                    about=catalogue.say_frame(top, "asks") if asks else "",
                    prompt=catalogue.say_wait(seat, wait),
                    groups=spoken.choices.groups(legal),
                )
            )
    return asked


# -- the table around it -------------------------------------------------------------------------------


def info(table: Table, audience: Audience, now: int) -> TableInfo:
    """The table around the game, as an audience may know it."""
    spoken = voice(table, audience.language)
    for_all = _for_all(table, spoken)
    return replace(
        for_all,
        seats=_seats(table, for_all.seats, audience),
        proposals=_proposals(table, audience.viewer, spoken) if table.proposals else [],
        apart=apart(table, audience.own),
        now=now,
    )


def _for_all(table: Table, spoken: Voice) -> TableInfo:
    """What all who speak a language are told of the table, made once until something changes."""
    key = ("info", spoken.catalogue.language)
    kept: tuple[int, TableInfo] | None = table.told.get(key)
    if kept is None or kept[0] != table.changed:
        kept = table.told[key] = (table.changed, _around(table, spoken))
    return kept[1]


def _around(table: Table, spoken: Voice) -> TableInfo:
    contract, course = table.contract, table.course
    result = table.game.result(course.state) if course else None
    waits = table.game.waits(course.state) if course else {}
    return TableInfo(
        id=table.id,
        title=contract.title,
        game=contract.game,
        options=contract.options,
        stage=table.stage,
        moves=course.moves if course else 0,
        at=table.at,
        seats=[_seat(table, seat, waits.get(seat), spoken) for seat in range(len(table.chairs))],
        proposals=[],
        paused=table.paused_at is not None,
        paused_by=table.paused_by,
        paused_why=table.paused_why,
        clock=_clock(table),
        deadline=contract.deadline,
        grace=contract.grace,
        undo=contract.undo,
        orders=spoken.orders,
        seal=table.seal,
        seed=write_seed(table.seed) if table.stage == "over" else "",
        result=write_result(result) if result else "",
        result_text=spoken.catalogue.say_result(result) if result else "",
        follows=table.follows,
        replay=contract.replay,
    )


def _clock(table: Table) -> ClockInfo | None:
    """The clock, and how it stands."""
    agreed, counted = table.contract.clock, table.countdown
    if agreed is None:
        return None
    return ClockInfo(
        seconds=agreed.seconds,
        grace=agreed.grace,
        count_in=agreed.count_in,
        pauses=agreed.pauses,
        starts_at=counted.starts_at if counted else None,
        ends_at=counted.ends_at if counted else None,
        left=counted.left if counted and counted.starts_at is None else None,
    )


def apart(table: Table, own: int) -> bool:
    """Whether these seats (a mask) may know different things while the game goes on (T17)."""
    seats = seats_of(own)
    if len(seats) < 2 or table.stage != PLAYING:
        return False
    views = [{**table.view(seat_mask(seat)), "viewer": 0} for seat in seats]
    return any(view != views[0] for view in views)


def _seats(table: Table, seats: list[SeatInfo], audience: Audience) -> list[SeatInfo]:
    """Who sits where: what all are told, and of its own seats what is for its viewer alone."""
    own = audience.viewer & audience.own
    return [
        replace(told, order=table.chairs[seat].order, undo=_undo(table, seat) if own >> seat & 1 else "")
        if audience.viewer >> seat & 1
        else told
        for seat, told in enumerate(seats)
    ]


def _seat(table: Table, seat: int, wait: Wait | None, spoken: Voice) -> SeatInfo:
    chair = table.chairs[seat]
    return SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=spoken.catalogue.seats[seat],
        taken=chair.taken,
        here=chair.here,
        stand_in=chair.stand_in,
        asked="" if wait is None else "asked" if wait.asked else "offered",
        wait="" if wait is None else wait.rule,
        due=clock.answers_at(table, seat) if wait is not None and wait.asked else None,
        may_take_over=clock.may_take_over(table, seat),
        marks=list(chair.marks),
    )


def _undo(table: Table, seat: int) -> str:
    """How a seat may take its last move back."""
    course = table.course
    if course is None or table.stage != "playing" or table.contract.undo == "off":
        return ""
    if not countdown.may_go_back(table, course.moves - 1):
        return ""
    if course.free_to(seat) < course.moves:
        return "free"
    moved = any(happened.seat == seat for happened in course.story.happened)
    return "ask" if moved and seat not in table.declined and table.chairs[seat].speaks else ""


def _proposals(table: Table, viewer: int, spoken: Voice) -> list[ProposalInfo]:
    return [
        ProposalInfo(
            number=proposal.number,
            seat=proposal.seat,
            what=proposal.what,
            to=proposal.to,
            text=proposed(table, proposal.seat, proposal.what, proposal.moves, viewer, spoken.catalogue),
            due=clock.expires_at(table, proposal),
            answers={str(seat): agree for seat, agree in proposal.answers.items()},
        )
        for proposal in table.proposals.values()
    ]


# -- questions -----------------------------------------------------------------------------------------


def why(table: Table, audience: Audience, question: Why) -> Told:
    """Why a sentence is not legal for one of the audience's own seats now.

    :raises SickbayError: if it is no sentence of the game, or another's seat
    """
    _may_ask(audience, question.seat)
    game, state = table.game, table.playing.state
    move = game.read_move(state, question.seat, question.move)
    reason = game.why_not(state, question.seat, move)
    if reason is None:
        may = table.contract.undo != "off" and not game.is_binding(move)
        may = may and countdown.may_go_back(table, table.playing.moves)
        free = may and _reveals_nothing(table, audience, question.seat, move)
        return Told(id=question.id, legal=True, free=free, moves=[game.words.format(move)])
    text = voice(table, audience.language).catalogue.say_reason(reason)
    return Told(id=question.id, legal=False, rule=reason.rule, text=text)


def _reveals_nothing(table: Table, audience: Audience, seat: int, move: Move) -> bool:
    """Whether a legal move shows nobody anything new: tried where the asker's view is all that is known."""
    game = table.game
    state = game.determinize(table.view(audience.viewer), Chance(0, game.streams))
    before = state.revealed
    game.push(state, seat, move)
    return bool(state.revealed == before)


def next_words(table: Table, audience: Audience, question: Next) -> Told:
    """How a sentence of one of the audience's own seats may go on.

    :raises SickbayError: if a word is none of the game's, or it is another's seat
    """
    _may_ask(audience, question.seat)
    game = table.game
    prefix = game.words.parse(question.prefix) if question.prefix.strip() else ()
    words, ends = game.next_words(table.playing.state, question.seat, prefix)
    return Told(id=question.id, words=[game.words.words[word] for word in words], ends=ends)


def previews(table: Table, audience: Audience, question: Previews) -> Told:
    """What the moves of the audience's own seats would change, as the game tells it.

    :raises SickbayError: if the game has not begun
    """
    seats = audience.own & audience.viewer
    told = table.game.previews(table.view(seats)) if table.playing.state.asked & seats else {}
    return Told(id=question.id, facts=told)


def _may_ask(audience: Audience, seat: int) -> None:
    if not (audience.own & audience.viewer) >> seat & 1:
        raise BadRequest("table-not-your-seat", seat=seat)


def look(table: Table, audience: Audience, question: Look) -> Told:
    """An earlier moment of the game as it stands, and what its move brought.

    :raises BadInput: if there is no such moment
    """
    state = table.playing.after(question.move, question.step)
    seen = seeing.look(table.game, table.game.view(state, audience.viewer))
    since = question.move if question.since is None else question.since
    of_moves = [
        at
        for at, logged in enumerate(table.log)
        if isinstance(logged.entry, Moved) and since <= logged.move <= question.move
    ]
    return Told(
        id=question.id,
        view=seen.view,
        facts=seen.facts,
        digest=seen.digest,
        position=_position(table, seen.view, audience.language),
        lines=lines(table, audience, of_moves[0], of_moves[-1] + 1) if of_moves else [],
    )
