"""What a table does by itself, and when: host moves, standing orders, deadlines, bots' answers, consent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sickbay.core.state import HOST, seats_of
from sickbay.table import countdown
from sickbay.table.entries import Answered, AnyEntry, Closed, Moved, Undone
from sickbay.table.proposal import ABANDON, UNDO, Proposal
from sickbay.table.story import is_window

if TYPE_CHECKING:
    from sickbay.table.table import Table

PATIENCE: Final = 10
"""Somebody who is connected may be silent for so many graces before others may hand the seat to a bot."""

DEADLINE: Final = "deadline"
ORDER: Final = "order"


def due(table: Table, now: int) -> list[AnyEntry]:
    """The next entries that the table makes by itself."""
    if table.paused_at is not None:
        return []
    return _proposals(table, now) or countdown.due(table, now) or _moves(table, now)


def wakes_at(table: Table, now: int) -> int | None:
    """When there may next be something to do that is not due now."""
    if table.paused_at is not None:
        return None
    times = [_expires(table, proposal) for proposal in table.proposals.values()]
    if table.stage == "playing":
        times += countdown.wakes_at(table)
        state = table.playing.state
        times += [held.question.not_before for held in table.held.values()]
        for seat in seats_of(state.asked & ~(1 << HOST)):
            answers = answers_at(table, seat)
            if answers is not None:
                times.append(answers)
            if table.chairs[seat].order:
                times.append(table.chairs[seat].since + table.contract.thinking)
    return min([time for time in times if time > now], default=None)


# -- proposals -----------------------------------------------------------------------------------------


def _expires(table: Table, proposal: Proposal) -> int:
    return proposal.since + 1000 * (table.contract.deadline or table.contract.grace)


def expires_at(table: Table, proposal: Proposal) -> int | None:
    """When a proposal counts as declined, None while the clock stands."""
    return None if table.paused_at is not None else _expires(table, proposal)


def _proposals(table: Table, now: int) -> list[AnyEntry]:
    for proposal in table.proposals.values():
        if table.is_agreed(proposal):
            if proposal.what == UNDO:
                return [Undone(at=now, by=proposal.seat, to=proposal.to, agreed=proposal.number)]
            if proposal.what == ABANDON:
                return [Closed(at=now, why="abandoned")]
        elif _expires(table, proposal) <= now:
            silent = next(seat for seat in table.people() if not proposal.answers.get(seat))
            return [Answered(at=now, seat=silent, number=proposal.number, agree=False, auto=DEADLINE)]
    return []


# -- moves ---------------------------------------------------------------------------------------------


def _moves(table: Table, now: int) -> list[AnyEntry]:
    if table.stage != "playing" or countdown.too_early(table, now) or countdown.too_late(table, now):
        return []
    state = table.playing.state
    if state.asked == 1 << HOST:
        move = table.game.words.format(table.game.legal(state, HOST)[0])
        return [Moved(at=now, seat=HOST, move=move)]
    waits = table.proposal(UNDO) is not None
    for seat in [*seats_of(state.offered), *seats_of(state.asked)]:
        held = table.held.get(seat)
        if held is None or held.move is None or held.question.not_before > now:
            continue
        if not waits or held.question.auto == DEADLINE:
            return [Moved(at=now, seat=seat, move=held.move, auto=held.auto)]
    for seat in seats_of(state.asked & ~(1 << HOST)):
        if not waits and ordered(table, seat) and _has_thought(table, seat, now):
            return [Moved(at=now, seat=seat, move=quiet_move(table, seat), auto=ORDER)]
        answers = answers_at(table, seat)
        if answers is not None and answers <= now:
            answer = quiet_move(table, seat) or _only_move(table, seat)
            if answer:
                return [Moved(at=now, seat=seat, move=answer, auto=DEADLINE)]
    return []


def _has_thought(table: Table, seat: int, now: int) -> bool:
    """Whether a bot could have answered by now, so that the time tells nothing (T5)."""
    return table.chairs[seat].since + table.contract.thinking <= now


def ordered(table: Table, seat: int) -> bool:
    """Whether a seat has a standing order that lets what it is asked now pass."""
    chair = table.chairs[seat]
    window = bool(chair.order) and chair.speaks and is_window(_rule(table, seat))
    return window and bool(quiet_move(table, seat))


def _rule(table: Table, seat: int) -> str:
    return table.game.waits(table.playing.state)[seat].rule


def quiet_move(table: Table, seat: int) -> str:
    """The sentence that decides nothing, if there is one that the seat may say now; else empty."""
    rule = _rule(table, seat)
    quiet = table.game.quiet.get(rule) or table.game.quiet.get(rule[:1], "")
    return quiet if quiet in _legal(table, seat) else ""


def _only_move(table: Table, seat: int) -> str:
    legal = _legal(table, seat)
    return legal[0] if len(legal) == 1 else ""


def quiet_or_first(table: Table, seat: int) -> str:
    """What a seat says whose bot has failed: its quiet sentence, or the first that is legal."""
    return quiet_move(table, seat) or _legal(table, seat)[0]


def _legal(table: Table, seat: int) -> list[str]:
    format_move = table.game.words.format
    return [format_move(move) for move in table.game.legal(table.playing.state, seat)]


# -- how long people may think -------------------------------------------------------------------------


def answers_at(table: Table, seat: int) -> int | None:
    """When the table answers for a seat that is asked, None if never, or while the clock stands."""
    chair, contract = table.chairs[seat], table.contract
    if not chair.speaks or table.paused_at is not None:
        return None
    if contract.clock is not None and countdown.under_way(table):
        return None  # nobody waits for one who is gone: the clock ends it
    if contract.deadline:
        seconds = min(contract.deadline, contract.grace) if chair.absent else contract.deadline
        since = chair.since
    else:
        waiting = [other.came for other in table.chairs if other is not chair and other.speaks and other.here]
        if chair.here or not waiting:  # a game that all have left stays as it is until somebody comes
            return None
        seconds, since = contract.grace, max(chair.since, chair.gone, min(waiting))
    return max(since + 1000 * seconds, chair.since + contract.thinking)


def may_take_over(table: Table, seat: int) -> int | None:
    """When others may hand a seat to a bot since it was silent for the grace, None if not for now."""
    chair = table.chairs[seat]
    if table.stage != "playing" or table.paused_at is not None or not chair.speaks:
        return None
    if not table.playing.state.asked >> seat & 1:
        return None
    silent = max(chair.since, chair.spoke, 0 if chair.here else chair.gone)
    return silent + 1000 * table.contract.grace * (PATIENCE if chair.here else 1)


def thinkers(table: Table, now: int) -> list[tuple[int, str, str]]:
    """The seats that a bot answers for now: seat, bot, and how the answer will be marked."""
    if table.stage != "playing":
        return []
    state = table.playing.state
    found = []
    for seat in seats_of((state.asked | state.offered) & ~(1 << HOST)):
        chair = table.chairs[seat]
        asked = bool(state.asked >> seat & 1)
        if chair.bot:
            acts = countdown.acts_at(table, seat)
            if acts is not None and acts > now:
                continue
            if asked or table.game.legal(state, seat):
                found.append((seat, chair.bot, "bot" if chair.stand_in else ""))
        elif asked:
            answers = answers_at(table, seat)
            by_itself = quiet_move(table, seat) or _only_move(table, seat)
            if answers is not None and answers <= now and not by_itself:
                found.append((seat, table.contract.stand_in, DEADLINE))
    return found
