"""Asking a person: numbered moves, typed sentences, and the question before what cannot be undone."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final, NamedTuple

from sickbay.core.errors import SickbayError
from sickbay.core.state import seats_of
from sickbay.core.words import Move
from sickbay.terminal_ui.menu import Entry, Menu
from sickbay.terminal_ui.reading import plain

if TYPE_CHECKING:
    from sickbay.terminal_ui.session import Session

PROMPT: Final = "> "


class Leave(Exception):
    """The person leaves."""


class InputOver(Leave):
    """There is nothing more to come from where lines are typed."""


class Again(Exception):
    """The position is another one now: ask anew."""


class Said(NamedTuple):
    """A move that a person chose, and the seat that makes it; no move lets an offer pass."""

    seat: int
    move: Move | None


BACK: Final = Said(-1, None)
"""Out of an opened family, without a choice."""


def is_window(rule: str) -> bool:
    """Whether a seat is asked only if it wants to break in (rules whose numbers begin with W)."""
    return rule.startswith("W")


class Asking:
    """How a session asks its people."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._say = session.catalogue.say
        self._tell = session.console.say
        self._commands = session.commands

    def line(self, seat: int) -> str:
        """A typed line; empty for a bare Enter.

        :raises InputOver: when there is nothing more to come
        """
        line = self._session.console.ask(PROMPT, lambda text: self._complete(seat, text))
        if line is None:
            raise InputOver
        return line

    def _complete(self, seat: int, line: str) -> list[str]:
        found = self._session.reader.complete(self._session.match.state, seat, line)
        return found if " " in line else found + self._commands.starting(line)

    def ask(self, seat: int, legal: tuple[Move, ...], default: Said | None, window: bool) -> Said:
        """What the person says: one of the legal moves, or one of another own seat.

        :param default: what a bare Enter means
        :param window: whether the person is only asked to break in; then nothing is asked twice
        :raises Leave, Again: if the person leaves, or takes a move back
        """
        menu = self._menu(seat, legal)
        self._list(menu, default)
        while True:
            line = self.line(seat)
            said = self._take(seat, line, menu, default) if line else default
            if said is None:
                if not line:
                    self._list(menu, default)
            elif window or self._sure(said):
                return said

    def _menu(self, seat: int, legal: tuple[Move, ...]) -> Menu:
        session = self._session
        state = session.match.state
        menu = Menu(session.catalogue, seat, legal)
        if not session.covered:
            for other in seats_of(state.offered):
                if other in session.players.own and other != seat:
                    moves = session.game.legal(state, other)
                    others = Menu(session.catalogue, other, moves, few=1)
                    menu.also(others, session.catalogue.seat(other))
        return menu

    def _list(self, menu: Menu, default: Said | None) -> None:
        for line in menu.lines():
            self._tell(line)
        if menu.prefix:
            self._tell("   0  " + self._say("terminal-back"))
        elif default is not None:
            key = "terminal-enter-skips" if default.move is None else "terminal-enter-passes"
            self._tell("  " + self._say(key))

    def _take(self, seat: int, line: str, menu: Menu, default: Said | None) -> Said | None:
        """What a line at a menu means: a move, or None if it only told something."""
        if line.isascii() and line.isdigit():
            return self._numbered(int(line[:6]), menu)
        name, _ = self._commands.read(line)
        if name == "undo":
            self._session.undo(seat)
        elif name == "quit":
            self._session.leave(seat)
        elif name == "skip":
            return self._rest(seat, default)
        elif not self._commands.do(seat, line):
            entry = menu.named(line) or menu.family(self._session.reader.beginning(line))
            return self._chosen(entry) if entry is not None else self._sentence(seat, line, menu.prefix)
        return None

    def _numbered(self, number: int, menu: Menu) -> Said | None:
        if number == 0 and menu.prefix:
            return BACK
        if not 1 <= number <= len(menu.entries):
            low = 0 if menu.prefix else 1
            self._tell(self._say("terminal-no-number", number=number, low=low, high=len(menu.entries)))
            return None
        return self._chosen(menu.entries[number - 1])

    def _chosen(self, entry: Entry) -> Said | None:
        """The move of an entry; a family is opened, and may be closed again without a choice."""
        if not entry.folded:
            return Said(entry.seat, entry.moves[0])
        catalogue = self._session.catalogue
        menu = Menu(catalogue, entry.seat, entry.moves, entry.prefix)
        self._tell(self._say("terminal-which", what=catalogue.say_family(entry.prefix)))
        self._list(menu, None)
        while line := self.line(entry.seat):
            said = self._take(entry.seat, line, menu, None)
            if said is not None:
                return None if said is BACK else said
        return None

    def _sentence(self, seat: int, line: str, prefix: Move) -> Said | None:
        """A move in words; ``Bruno: airlift …`` speaks for another own seat."""
        session = self._session
        state = session.match.state
        who, colon, rest = line.partition(":")
        names = [plain(name) for name in session.players.names]
        if colon and plain(who) in names:
            seat, line = names.index(plain(who)), rest
            may_act = (state.asked | state.offered) >> seat & 1
            if seat not in session.players.own or not may_act or session.covered:
                self._tell(self._say("terminal-says-for-other", seat=session.players.names[seat]))
                return None
        if prefix:
            with contextlib.suppress(SickbayError):
                move = session.reader.read(state, seat, f"{session.game.words.format(prefix)} {line}")
                if session.game.why_not(state, seat, move) is None:
                    return Said(seat, move)
        try:
            move = session.reader.read(state, seat, line)
        except SickbayError as error:
            self._tell(session.catalogue.say_error(error))
            return None
        reason = session.game.why_not(state, seat, move)
        if reason is not None:
            self._tell(session.catalogue.say_reason(reason))
            return None
        return Said(seat, move)

    def _sure(self, said: Said) -> bool:
        """Ask once more before a move after which the game goes on and undo is no longer free."""
        if said.move is None or not self._goes_on(said.seat, said.move):
            return True
        self._tell(self._say("terminal-commits", move=self._session.catalogue.say_move(said.move)))
        while line := self.line(said.seat):
            name, _ = self._commands.read(line)
            if name == "undo" or self._commands.is_no(line):
                self._tell(self._say("terminal-not-done"))
                return False
            if name == "quit":
                self._session.leave(said.seat)
            elif self._commands.is_yes(line):
                break
            elif not self._commands.do(said.seat, line):
                self._tell(self._say("terminal-commits-again"))
        return True

    def _goes_on(self, seat: int, move: Move) -> bool:
        """Whether a move, other than an explicit pass, reveals something or leads into others' window."""
        session = self._session
        if session.pass_among([move]):
            return False
        state = session.match.state
        after = state.copy()
        session.game.push(after, seat, move)
        result = session.game.result(after)
        if result is not None:
            return not result.won
        waits = session.game.waits(after)
        others = [wait for other, wait in waits.items() if other not in session.players.own]
        windows = any(wait.asked and is_window(wait.rule) for wait in others)
        return after.revealed != state.revealed or windows

    def _rest(self, seat: int, default: Said | None) -> Said | None:
        if default is None:
            self._tell(self._say("terminal-rest-nothing"))
            return None
        self._session.resting.add(seat)
        self._tell(self._say("terminal-resting"))
        return default
