"""One live table: people and bots play one game, come and go, think again, agree and disagree.

Everything that changes a table is an entry of its journal. :meth:`Table.decide`, :meth:`Table.due` and
:meth:`Table.answered` say which entries should come next and change nothing; whoever runs the table stores
them, gives them to :meth:`Table.take`, and then asks :meth:`Table.due` again until it has nothing more. A
table is restored by taking the entries of its journal, and then a :class:`~sickbay.table.entries.Woke`.

Times are milliseconds since 1970, and always given: a table has no clock, and no chance of its own.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, Final, NamedTuple

from sickbay.core.chance import check_seed, seal
from sickbay.core.errors import SickbayError
from sickbay.core.game import Game
from sickbay.core.positions import View
from sickbay.core.records.record import Record
from sickbay.core.records.recorder import Recorder
from sickbay.core.state import seat_mask
from sickbay.table import clock, deciding, taking
from sickbay.table.chair import Chair
from sickbay.table.contract import Contract, agreed
from sickbay.table.countdown import Countdown
from sickbay.table.course import Course
from sickbay.table.entries import AnyEntry, Closed, Followed, Moved
from sickbay.table.match import own_seed
from sickbay.table.proposal import REMATCH, UNDO, Proposal
from sickbay.table.questions import BotQuestion, QuestionKey
from sickbay.table.requests import Actor, Change
from sickbay.table.taking import Logged

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"


class Batch(NamedTuple):
    """Entries that were just taken; none of them: only who is here has changed.

    :ivar start: number of the first in the journal
    """

    start: int
    entries: tuple[AnyEntry, ...] = ()


class Held(NamedTuple):
    """What a bot has answered, until it counts; no move lets an offer pass."""

    question: BotQuestion
    move: str | None
    auto: str


class Table:
    """One live table.

    :param table_id: by which others know it
    :param game: the game of the contract, with its pack
    :param seed: of the game
    :param now: when it was made
    :raises BadInput: if the contract or the seed cannot be
    :ivar stage: ``gathering``, ``playing``, ``over``, ``closed``
    :ivar at: number of the position: it counts moves and what was taken back, and never falls
    :ivar changed: counts everything that may change what somebody is told
    """

    def __init__(self, table_id: str, contract: Contract, game: Game[Any], seed: int, now: int) -> None:
        self.id = table_id
        self.contract = agreed(contract, game)
        self.game = game
        self.seed = check_seed(seed)
        self.seal = seal(seed)
        self.began = now
        self.entries: list[AnyEntry] = []
        self.log: list[Logged] = []
        self.stage = GATHERING
        self.chairs = [Chair(kind) for kind in self.contract.kinds]
        self.course: Course[Any] | None = None
        self.at = 0
        self.changed = 0
        self.proposals: dict[int, Proposal] = {}
        self.proposed = 0
        self.declined: set[int] = set()
        """Seats whose proposal to take back was declined in this position."""
        self.paused_at: int | None = None
        self.paused_by: int | None = None
        self.paused_why = ""
        """Why it stands if nobody stopped it: ``lost`` (a connection), ``woke`` (the server was away)."""
        self.countdown: Countdown | None = None
        self.timed = 0
        """So many moves lie in countdowns that a clock has measured, or before them; they stand."""
        self.closed = ""
        self.follows = ""
        self.done: set[tuple[int | None, str]] = set()
        """Requests that were done: the seat that made them, and their ids."""
        self.spent: dict[int | None, int] = {}
        """By the seat that asked: how much was said and changed around the game."""
        self.held: dict[int, Held] = {}
        self.told: dict[Any, Any] = {}
        """What :mod:`sickbay.table.telling` has made for this position already."""
        self.voices: dict[str, Any] = {}
        """By language, the names and moves that it has said already; another name silences them."""

    # -- what happens --------------------------------------------------------------------------------

    def decide(self, actor: Actor, request: Change, now: int) -> list[AnyEntry]:
        """What a request brings about; nothing if it was done already, or changes nothing.

        :raises SickbayError: if it is refused
        """
        seat = deciding.speaker(self, actor, request)
        if (seat, request.id) in self.done:
            return []
        return deciding.decide(self, actor, request, self.time(now))

    def due(self, now: int) -> list[AnyEntry]:
        """What the table itself does now; to be asked again when that was taken, until nothing is due."""
        return clock.due(self, self.time(now))

    def wakes_at(self, now: int) -> int | None:
        """When :meth:`due` or :meth:`questions` next has something new, if nothing else happens before."""
        return clock.wakes_at(self, self.time(now))

    def take(self, entry: AnyEntry) -> None:
        """An entry of the journal happens: one just decided, or one stored earlier."""
        taking.take(self, entry)
        self.entries.append(entry)
        self.changed += 1

    def take_all(self, entries: Iterable[AnyEntry]) -> Batch:
        """Take entries that belong together."""
        start = len(self.entries)
        for entry in entries:
            self.take(entry)
        return Batch(start, tuple(self.entries[start:]))

    def presence(self, seats: int, here: bool, now: int) -> Batch:
        """Somebody of these seats (a mask) is connected now, or nobody is any more."""
        for seat, chair in enumerate(self.chairs):
            if seats >> seat & 1 and chair.here != here:
                chair.here = here
                if here:
                    chair.came = now
                else:
                    chair.gone = now
        self.changed += 1
        return Batch(len(self.entries))

    def close(self, why: str, now: int) -> list[AnyEntry]:
        """The table ends unfinished, since nobody came for long (``idle``)."""
        return [Closed(at=self.time(now), why=why)] if self.stage in (GATHERING, PLAYING) else []

    def follow(self, table_id: str, now: int) -> list[AnyEntry]:
        """Another table follows this one."""
        return [] if self.follows else [Followed(at=self.time(now), table=table_id)]

    # -- bots ----------------------------------------------------------------------------------------

    def questions(self, now: int, asked: Container[QuestionKey] = ()) -> list[BotQuestion]:
        """The questions that are open for bots now and have no answer yet.

        :param asked: those that somebody is thinking about already, by their keys; they are left out
        """
        if self.paused_at is not None:
            return []
        waits = self.proposal(UNDO) is not None
        return [
            self._question(seat, bot, auto)
            for seat, bot, auto in clock.thinkers(self, self.time(now))
            if seat not in self.held and not (waits and auto != clock.DEADLINE)
            if (self.at, seat, bot, auto) not in asked
        ]

    def _question(self, seat: int, bot: str, auto: str) -> BotQuestion:
        course = self.playing
        game, state = self.game, course.state
        format_move = game.words.format
        return BotQuestion(
            seat=seat,
            bot=bot,
            at=self.at,
            offered=bool(state.offered >> seat & 1),
            legal=[format_move(move) for move in game.legal(state, seat)],
            view=self.view(seat_mask(seat)),
            events=self.heard(seat),
            chance=own_seed(self.seed, f"seat {seat} move {course.moves}"),
            auto=auto,
            not_before=self.chairs[seat].since + self.contract.thinking,
            marks=tuple(
                [
                    mark
                    for other, chair in enumerate(self.chairs)
                    if other != seat and not chair.bot
                    for mark in chair.marks
                ]
            ),
        )

    def view(self, viewer: int) -> View:
        """What is known now through some seats (a mask), made once for all who look through the same."""
        view: View | None = self.told.get(viewer)
        if view is None:
            view = self.told[viewer] = {**self.public(), **self.own(viewer), "viewer": viewer}
        return view

    def public(self) -> View:
        """What all views of now say alike, made once."""
        public: View | None = self.told.get("public")
        if public is None:
            public = self.told["public"] = self.game.public(self.playing.state)
        return public

    def own(self, viewer: int) -> View:
        """What a view of now says beside, made once for all who look through the same seats."""
        own: View | None = self.told.get(("own", viewer))
        if own is None:
            own = self.told["own", viewer] = self.game.show(self.playing.state, viewer)
        return own

    def heard(self, seat: int) -> list[str]:
        """What a seat was told since its own last move, in words that it may know."""
        course = self.playing
        events = []
        for happened in reversed(course.story.happened):
            events += list(reversed(happened.events))
            if happened.seat == seat:
                break
        else:
            events += list(reversed(course.opening))
        masked, format_move = self.game.masked, self.game.words.format
        return [format_move(masked(event, seat_mask(seat))) for event in reversed(events)]

    def answered(self, question: BotQuestion, move: str | None, now: int) -> list[AnyEntry]:
        """A bot has answered, or has failed to (None, where it was asked): what that brings about now.

        What comes too early is kept, and :meth:`due` later. Nothing if nobody waits for it any more.
        """
        now = self.time(now)
        waits = (question.seat, question.bot, question.auto) in clock.thinkers(self, now)
        if question.at != self.at or not waits or question.seat in self.held:
            return []
        auto = question.auto
        if move not in question.legal and not (move is None and question.offered):
            move, auto = clock.quiet_or_first(self, question.seat), auto or "failed"
        self.held[question.seat] = Held(question, move, auto)
        return clock.due(self, now)

    # -- what is so ----------------------------------------------------------------------------------

    @property
    def playing(self) -> Course[Any]:
        """The game under way, or at its end.

        :raises SickbayError: if it has not begun
        """
        if self.course is None:
            raise SickbayError("table-not-started")
        return self.course

    @property
    def names(self) -> list[str]:
        """The names of the people, by seat; empty for a bot or nobody."""
        return [chair.name for chair in self.chairs]

    def time(self, now: int) -> int:
        """Now, but never before what has happened already."""
        return max(now, self.entries[-1].at if self.entries else self.began)

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.speaks]

    def is_agreed(self, proposal: Proposal) -> bool:
        """Whether all people agree to a proposal; bots always do."""
        return all(proposal.answers.get(seat) for seat in self.people())

    def proposal(self, what: str) -> Proposal | None:
        """The open proposal of a kind."""
        return next((proposal for proposal in self.proposals.values() if proposal.what == what), None)

    @property
    def rematch_agreed(self) -> bool:
        """Whether all want to play again, and no table follows yet: then somebody makes one."""
        proposal = self.proposal(REMATCH)
        return proposal is not None and not self.follows and self.is_agreed(proposal)

    def record(self) -> Record:
        """The game so far, as it stands after what was taken back; with its seed only at the end.

        :raises SickbayError: if it has not begun, or began from a written position
        """
        course = self.playing
        if self.contract.start:
            raise SickbayError("table-no-record")
        names = {seat: chair.name for seat, chair in enumerate(self.chairs) if chair.name}
        recorder = Recorder(self.game, course.options, self.seed, names, marks=False)
        notes = self._notes()
        for number, happened in enumerate(course.story.happened, 1):
            recorder.add(course.state, happened.seat, happened.move, notes.get(number, ""))
        return recorder.record(course.state)

    def _notes(self) -> dict[int, str]:
        """For the moves that somebody else decided: who."""
        return {
            logged.move: f"auto {logged.entry.auto}"
            for logged in self.log
            if isinstance(logged.entry, Moved) and logged.entry.auto
        }
