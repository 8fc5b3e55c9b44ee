"""A game on a server, played line by line."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Mapping
from pathlib import Path
from threading import RLock
from typing import Any, Final

from sickbay.client import Bookmark, RefusedThere, RemoteTable
from sickbay.core import registry
from sickbay.core.chance import Chance
from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.files import one_line
from sickbay.core.game import Game
from sickbay.core.positions import View
from sickbay.core.records.record import Record, read_result
from sickbay.core.state import seat_mask, seats_of
from sickbay.core.words import Move
from sickbay.table import requests
from sickbay.table.messages import Asked, Line, ProposalInfo, SnapshotTold, Told
from sickbay.terminal_ui import saves
from sickbay.terminal_ui.around import TableCommands
from sickbay.terminal_ui.asking import PROMPT, Again, InputOver, Leave
from sickbay.terminal_ui.commands import Commands
from sickbay.terminal_ui.console import Console, Interrupted
from sickbay.terminal_ui.keyboard import ALL_OWN, Keyboard, Question
from sickbay.terminal_ui.players import NAMES
from sickbay.terminal_ui.reading import Reader
from sickbay.terminal_ui.seats import players_of, seat_lines, waited_for

_LOOK: Final = 0.2
"""Seconds after which it is looked whether somebody typed something without being asked."""
_QUIET: Final = 2.0
"""Seconds of silence after which it is said who is waited for."""


class Remote(Keyboard):
    """The people at this keyboard, and a table on a server.

    What may be said, why not, and what happened, the server tells. What is typed is read with a position
    drawn from what the own seats may know: it looks the same to them as the true one.

    :raises BadInput: if the game is not here, or the table plays with values that are not
    """

    def __init__(
        self, table: RemoteTable, language: str, console: Console, environ: Mapping[str, str]
    ) -> None:
        self.table = table
        super().__init__(_game_of(table), players_of(self.standing), language, console, environ)
        self._marks: dict[int, Bookmark] = {}
        self._drawn: tuple[str, Any] = ("", None)
        self._secrets: tuple[str, bool] = ("", False)
        self._let: dict[int, int] = {}
        """Offers that were let pass: the position in which they stood, by seat."""
        self._put_off: set[int] = set()
        """Proposals that nobody here wanted to answer at once."""
        self._asked: dict[int, Asked] = {}
        """What each seat was asked when it was shown."""
        self._waiting_said = ("", 0)
        self._connected = True
        self._waits_on_server = self._hushed = False
        self._lock = RLock()
        table.heard = self._heard

    def _commands(self) -> Commands:
        return TableCommands(self)

    @property
    def standing(self) -> SnapshotTold:
        """How things stand."""
        return self.table.standing

    # -- the game --------------------------------------------------------------------------------------

    def run(self, name: str = "") -> RemoteTable | None:
        """Play to the end, or until the person leaves; the next table, if all play again.

        :param name: under which to sit down
        """
        try:
            self._take_seats(name)
            self._greet()
            while self.standing.table.stage in ("gathering", "playing"):
                with contextlib.suppress(Again):
                    self._go_on()
            self._end()
            if self.standing.table.follows:
                return self.table.follow()
        except InputOver:
            going = self.standing.table.stage in ("gathering", "playing")
            self._tell(self._say("join-input-over" if going else "join-bye"))
        except Leave:
            self._tell(self._say("join-bye"))
        finally:
            self.table.close()
        return None

    def _go_on(self) -> None:
        """Do what is to be done next: answer somebody, make a move, or wait.

        Ctrl-C meanwhile asks, as it does at a prompt.
        """
        changes = self.table.changes
        try:
            self._name_all()
            self._find_secrets()
            proposals = self.standing.table.proposals
            proposal = next((one for one in proposals if self.asks_us(one, put_off=False)), None)
            seat = self._next_seat()
            if proposal is not None:
                self._answer_proposal(proposal)
            elif seat is not None:
                self._answer(seat)
            elif self.standing.table.paused and self.players.own and not self.console.tty:
                self.tell_news()
                self._command_line(self._say("join-paused"))  # where nothing is typed unasked
            else:
                self._wait(changes)
        except KeyboardInterrupt:
            if not self.console.tty:
                raise
            self._tell()
            self._command_line(self.interrupted())
        except RefusedThere as error:
            self.broken(error)

    def _next_seat(self) -> int | None:
        """The own seat that is asked, the one at the keyboard if it is; else one that is offered a move."""
        table = self.standing.table
        if table.stage != "playing" or table.paused:
            return None
        open_seats = [table.seats[seat] for seat in self.players.own if not table.seats[seat].stand_in]
        asked = [info.seat for info in open_seats if info.asked == "asked"]
        if asked:
            return self._at_keyboard if self._at_keyboard in asked else asked[0]
        offered = [info.seat for info in open_seats if info.asked == "offered"]
        return next((seat for seat in offered if self._let.get(seat) != table.at), None)

    def _answer(self, seat: int) -> None:
        """Let a seat answer what it is asked."""
        if self.covered and self.standing.seats != [seat]:
            self._hushed = True
            self.table.look_through([seat])
        changes, at = self.table.changes, self.standing.table.at
        asked = self._question(seat)
        if asked is None:
            self._let[seat] = at
            self.table.wait(lambda: self.table.changes != changes, _LOOK)
            return
        self._asked[seat] = asked
        try:
            said = self.consider(seat, tuple(self.legal(seat)), not asked.asked)
        finally:
            self._hushed = False
        if said.move is None:
            self._let[seat] = at
        else:
            self.ask(requests.Play, seat=said.seat, move=self.game.words.format(said.move), at=at)

    def _wait(self, changes: int) -> None:
        """Nobody here is asked: show what happens until something changes that.

        At a terminal a line may be typed meanwhile.

        :param changes: of the table, when nobody here was asked
        """
        self.tell_news()
        silent_until = time.monotonic() + _QUIET
        while self.table.changes == changes:
            line = self._typed()
            if line is not None:
                self._obey(line)
                return
            if time.monotonic() > silent_until:
                self._tell_waiting()
            self.table.wait(lambda: self.table.changes != changes, _LOOK)

    def _typed(self) -> str | None:
        try:
            return self.console.typed()
        except Interrupted:
            raise KeyboardInterrupt from None

    def _tell_waiting(self) -> None:
        """Say who is waited for, if it was not said yet."""
        said = waited_for(self.standing.table, self._say) if self.table.connected else ""
        if said and (said, self.standing.table.at) != self._waiting_said:
            self._tell(said)
        self._waiting_said = (said, self.standing.table.at)

    def _command_line(self, hint: str) -> None:
        """Ask for a command while nobody is asked for a move; Enter goes on."""
        self._tell(hint)
        try:
            line = self.console.ask(PROMPT)
        except Interrupted:
            raise Leave from None
        if line is None:
            raise Leave if self.console.tty else InputOver
        self._obey(line)

    def _obey(self, line: str) -> None:
        """Do what somebody typed without being asked."""
        name, _ = self.commands.read(line)
        try:
            if name == "quit":
                raise Leave
            if name == "undo":
                self.undo(self._at_keyboard)
            elif line and not self.commands.do(self._at_keyboard, line):
                self._tell(self._say("join-not-asked"))
        except SickbayError as error:
            self.broken(error)

    def ask(self, kind: type[requests.Request], **fields: Any) -> Told | None:
        """Ask the table for something; that the connection is lost meanwhile, is said.

        :raises SickbayError: if it is refused
        """
        self._tell_connection()
        self._waits_on_server = True
        try:
            return self.table.ask(kind, **fields)
        finally:
            self._waits_on_server = False

    def tell_news(self) -> None:
        """Say what has happened since people here were told last."""
        self._name_all()
        self._tell_connection()
        self._tell_news()

    # -- proposals -------------------------------------------------------------------------------------

    def asks_us(self, proposal: ProposalInfo, put_off: bool = True) -> bool:
        """Whether somebody here has to answer a proposal still.

        :param put_off: also if nobody here wanted to answer it at once
        """
        seats = self.standing.table.seats
        mine = [seat for seat in self.players.own if not seats[seat].stand_in]
        waits = any(not proposal.answers.get(str(seat)) for seat in mine)
        return waits and (put_off or proposal.number not in self._put_off)

    def agree(self, proposal: ProposalInfo, agree: bool) -> None:
        """Answer a proposal for all own seats."""
        for seat in self.players.own:
            if not proposal.answers.get(str(seat)) and not self.standing.table.seats[seat].stand_in:
                self.ask(requests.Answer, seat=seat, proposal=proposal.number, agree=agree)
                if not agree:
                    return

    def _answer_proposal(self, proposal: ProposalInfo) -> None:
        self._tell_news(proposal.text)
        self.console.head(one_line(proposal.text))
        self._tell(self._say("join-proposal"))
        self._put_off.add(proposal.number)
        line = self.asking.read()
        if line and self.commands.is_yes(line):
            self.agree(proposal, True)
        elif line and self.commands.is_no(line):
            self.agree(proposal, False)
        elif line:
            self._put_off.discard(proposal.number)
            self._obey(line)

    # -- what the server tells -------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        view, digest = self.standing.view, self.standing.digest
        if view is None:
            raise SickbayError("table-not-started")
        if self._drawn[0] != digest:
            self._drawn = (digest, self.game.determinize(view, Chance(0, self.game.streams)))
        return self._drawn[1]

    def _question(self, seat: int) -> Asked | None:
        return next((asked for asked in self.standing.asked if asked.seat == seat), None)

    def question(self, seat: int) -> Question:
        asked = self._question(seat)
        if asked is None:
            raise Again
        return Question(asked.rule, one_line(asked.about), one_line(asked.prompt))

    def legal(self, seat: int) -> list[Move]:
        asked = self._question(seat)
        groups = asked.groups if asked is not None else []
        return [self.game.words.parse(move.move) for group in groups for move in group.moves]

    def why_not(self, seat: int, move: Move) -> str:
        if move in self.legal(seat):
            return ""
        told = self.ask(requests.Why, seat=seat, move=self.game.words.format(move))
        return "" if told is None or told.legal else one_line(told.text)

    def still_asked(self, seat: int) -> None:
        playing = self.standing.table.stage == "playing"
        before, now = self._asked.get(seat), self._question(seat) if playing else None
        if before is not None and now != before:
            self._tell(self._say("join-moved-on"))
            raise Again

    def view_of(self, viewer: int) -> View:
        seats, standing = seats_of(viewer), self.standing
        if seats != standing.seats:
            standing = self.table.link.snapshot(self.table.id, self.table.language, seats)
        if standing.view is None:
            raise SickbayError("table-not-started")
        return standing.view

    def unread(self, reader: int) -> list[list[str]]:
        with self._lock:
            lines = self._marks.setdefault(reader, Bookmark()).unread(self.standing.log)
        return [self._told(line) for line in lines]

    def _told(self, line: Line) -> list[str]:
        """A line of the log as it is shown; of chat it is said who speaks."""
        text = [one_line(part) for part in line.text]
        if line.entry != "said":
            return text
        who = self._say("join-owner") if line.seat is None else self.catalogue.seat(line.seat)
        return [self._say("join-said", name=who, text=" ".join(text))]

    def log_lines(self, seat: int) -> list[str]:
        return [text for line in self.standing.log for text in self._told(line)]

    def agenda_lines(self, seat: int) -> list[str]:
        return [one_line(line) for line in self.standing.agenda]

    def others_moved(self) -> int:
        own = self.players.own
        return sum([line.entry == "moved" and line.seat not in own for line in self.standing.log])

    # -- what people see and do ------------------------------------------------------------------------

    def viewer(self, seat: int) -> int:
        """What may be shown: once own seats have secrets, only what whoever is at the keyboard sees."""
        if not self.covered:
            return seat_mask(*self.standing.seats)
        return seat_mask(seat) if self._seated and seat >= 0 else 0

    def undo(self, seat: int) -> None:
        self.ask(requests.Undo, seat=seat if seat >= 0 else None)
        raise Again

    def save(self, name: str) -> None:
        record = Record.read(self.table.record())
        name = name or f"{self.game.id}-{record.seal[:8]}{saves.ENDING}"
        saves.save(record, Path(name), saves.Kept(record.seed or 0, self.players.kinds), self.environ)
        self._tell(self._say("terminal-saved", file=name))

    def leave(self, seat: int) -> None:
        raise Leave

    def interrupted(self) -> str:
        return self._say("join-interrupted")

    def read_apart(self) -> None:
        self._marks |= {seat: self._marks.get(ALL_OWN, Bookmark()).copy() for seat in self.players.own}

    def _find_secrets(self) -> None:
        """Before anything of the game is shown: whether own seats hide something from each other."""
        begun = self.standing.view is not None
        if begun and len(self.players.own) > 1 and not self.covered and self._own_secrets():
            self.covered = True
            self.read_apart()
            self.table.look_through([])

    def _own_secrets(self) -> bool:
        if self._secrets[0] != self.standing.digest:
            self._secrets = (self.standing.digest, super()._own_secrets())
        return self._secrets[1]

    def _sit_down(self, seat: int) -> None:
        self._hushed = True
        super()._sit_down(seat)
        self._hushed = False

    def _take_seats(self, name: str) -> None:
        """Sit down under a name, if nobody has yet, or another one is wanted."""
        seats = [self.standing.table.seats[seat] for seat in self.players.own]
        free = [info.seat for info in seats if not info.taken]
        if not name and not free:
            return
        taken = [info.name for info in self.standing.table.seats if info.taken]
        usual = next((known for known in NAMES if known not in taken), NAMES[0])
        while self.players.own:
            if not name and self.console.tty:
                self._tell(self._say("join-name", name=usual))
                name = self.asking.read()
            try:
                self.table.sit(name or usual)
                break
            except RefusedThere as error:
                if not self.console.tty:
                    raise
                self.broken(error)
                name = ""
        self._name_all()

    def _name_all(self) -> None:
        """Know people by the names that they have now."""
        players = players_of(self.standing)
        if players != self.players:
            self.players = players
            self.catalogue.seats[:] = players.names
            self.reader = Reader(self.game, self.catalogue)
            if self._at_keyboard < 0 and players.own:
                self._at_keyboard = players.own[0]

    def _greet(self) -> None:
        table = self.standing.table
        seats = ", ".join(seat_lines(self.standing, self._say))
        self.console.head(self._say("terminal-start", game=self._title(), seats=seats))
        if table.title:
            self._tell(one_line(table.title))
        self._tell(self._say("terminal-seal", seal=one_line(table.seal)))
        if table.moves:
            self._tell(self._say("terminal-resumed", moves=table.moves))
            self.unread(ALL_OWN)
        self._tell(self._say("terminal-hint" if self.players.own else "join-watching"))

    def _end(self) -> None:
        self._tell_news()
        table = self.standing.table
        result = read_result(table.result)
        if result is not None:
            self._tell_end(result)
            self._tell(self._say("terminal-moves", moves=table.moves))
            self._tell(self._say("terminal-seed", seed=one_line(table.seed)))
        self._tell(self._say("terminal-seal", seal=one_line(table.seal)))
        self._afterwards(self._say("join-after"))
        self._tell_news()

    # -- while somebody types, or waits for the server -------------------------------------------------

    def _heard(self) -> None:
        """Something is new, says the thread that listens."""
        if self._waits_on_server:
            self._tell_connection()
        elif not self._hushed:
            self.console.break_in(self._news_now)

    def _news_now(self) -> list[str]:
        lines = self._connection()
        return lines + [line for said in self.unread(self._reader()) for line in said]

    def _reader(self) -> int:
        return self._at_keyboard if self.covered else ALL_OWN

    def _tell_connection(self) -> None:
        for line in self._connection():
            self._tell(line)

    def _connection(self) -> list[str]:
        """What there is to say of the connection since the last time."""
        with self._lock:
            before, self._connected = self._connected, self.table.connected
        if before == self._connected:
            return []
        return [self._say("join-found" if self._connected else "join-lost")]


def _game_of(table: RemoteTable) -> Game[Any]:
    """The game with the values with which a table plays: its own, or those of an owner's pack.

    :raises BadInput: if it is not here, or plays with other values
    """
    game = registry.game(table.standing.table.game)
    if pack := table.pack():
        game = game.with_pack(pack)
    printed = json.loads(table.link.fetch(f"/tables/{table.id}/printed"))
    if printed != json.loads(json.dumps(game.printed())):
        raise BadInput("join-other-values")
    return game
