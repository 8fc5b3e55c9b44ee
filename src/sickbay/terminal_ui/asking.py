"""Asking a person: numbered moves, typed sentences, and the question before what cannot be undone."""

from __future__ import annotations

import contextlib
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, NamedTuple

from sickbay.core.errors import BadMove, SickbayError
from sickbay.core.state import seats_of
from sickbay.core.words import Move
from sickbay.table.story import is_window
from sickbay.terminal_ui.console import Completer, Interrupted
from sickbay.terminal_ui.menu import Entry, Menu
from sickbay.terminal_ui.reading import plain

if TYPE_CHECKING:
    from sickbay.terminal_ui.keyboard import Keyboard

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
CLOSED: Final = Said(-2, None)
"""A family was opened and closed again: the list before it is wanted once more."""


class Asking:
    """How a session asks its people."""

    def __init__(self, session: Keyboard) -> None:
        self._session = session
        self._say = session.catalogue.say
        self._tell = session.console.say
        self._commands = session.commands

    def line(self, seat: int) -> str:
        """A typed line of a seat, with its words to complete; empty for a bare Enter.

        :raises Leave: as :meth:`read`
        :raises Again: if it answers a question that is none any more
        """
        line = self.read(lambda text: self._complete(seat, text))
        if not line or line.isdigit():
            self._session.still_asked(seat)
        return line

    def read(self, complete: Completer | None = None) -> str:
        """A typed line. At a terminal Ctrl-C and Ctrl-D ask once; a second one in a row leaves.

        :raises Leave: if the person leaves so
        :raises InputOver: when there is nothing more to come
        """
        if not self._session.console.tty:
            line = self._session.console.ask(PROMPT, complete)
            if line is None:
                raise InputOver
            return line
        for last in (False, True):
            with contextlib.suppress(Interrupted):
                line = self._session.console.ask(PROMPT, complete)
                if line is not None:
                    return line
            if not last:
                self._tell(self._session.interrupted())
        raise Leave

    def _complete(self, seat: int, line: str) -> list[str]:
        found = self._session.reader.complete(self._session.state, seat, line)
        return found if " " in line else found + self._commands.starting(line)

    def ask(self, seat: int, legal: tuple[Move, ...], default: Said | None, window: bool) -> Said:
        """What the person says: one of the legal moves, or one of another own seat.

        :param default: what a bare Enter means
        :param window: whether the person is only asked to break in; then nothing is asked twice
        :raises Leave, Again: if the person leaves, or takes a move back
        """
        menu = self._menu(seat, legal).open_alone()
        self._list(menu, default)
        while True:
            line = self.line(seat)
            said = self._take(seat, line, menu, default) if line else default
            if said is None or said is CLOSED:
                if said is CLOSED or not line:
                    self._list(menu, default)
            elif window or self._sure(said):
                return said

    def _menu(self, seat: int, legal: tuple[Move, ...]) -> Menu:
        session = self._session
        state = session.state
        menu = Menu(session.catalogue, seat, legal)
        if not session.covered:
            for other in seats_of(state.offered):
                if other in session.players.own and other != seat:
                    others = Menu(session.catalogue, other, session.legal(other), few=1)
                    menu.also(others, session.catalogue.seat(other))
        return menu

    def _list(self, menu: Menu, default: Said | None) -> None:
        if menu.prefix:
            self._tell(menu.question())
        for line in menu.lines():
            self._tell(line)
        if menu.back:
            self._tell("   0  " + self._say("terminal-back"))
        elif default is not None:
            key = "terminal-enter-skips" if default.move is None else "terminal-enter-passes"
            self._tell("  " + self._say(key))

    def _take(self, seat: int, line: str, menu: Menu, default: Said | None) -> Said | None:
        """What a line at a menu means: a move, or None if it only told something.

        What goes wrong in it is said, and the game goes on.
        """
        try:
            return self._read(seat, line, menu, default)
        except (Leave, Again):
            raise
        except Exception as error:
            self._session.broken(error)
            return None

    def _read(self, seat: int, line: str, menu: Menu, default: Said | None) -> Said | None:
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
            entry = self._answer(line, menu) or menu.named(line)
            entry = entry or menu.family(self._session.reader.beginning(line))
            return self._chosen(entry) if entry is not None else self._sentence(seat, line, menu.prefix)
        return None

    def _answer(self, line: str, menu: Menu) -> Entry | None:
        """The entry that a plain yes or no means, where a seat is asked whether it agrees."""
        word = "agree" if self._commands.is_yes(line) else "refuse" if self._commands.is_no(line) else ""
        format_move = self._session.game.words.format
        return next((entry for entry in menu.entries if word and format_move(entry.moves[0]) == word), None)

    def _numbered(self, number: int, menu: Menu) -> Said | None:
        if number == 0 and menu.back:
            return BACK
        if not 1 <= number <= len(menu.entries):
            low = 0 if menu.back else 1
            self._tell(self._say("terminal-no-number", number=number, low=low, high=len(menu.entries)))
            return None
        return self._chosen(menu.entries[number - 1])

    def _chosen(self, entry: Entry) -> Said | None:
        """The move of an entry; a family is opened, and may be closed again without a choice."""
        if not entry.folded:
            return Said(entry.seat, entry.moves[0])
        menu = Menu(self._session.catalogue, entry.seat, entry.moves, entry.prefix).open_alone()
        self._list(menu, None)
        while line := self.line(entry.seat):
            said = self._take(entry.seat, line, menu, None)
            if said is BACK:
                break
            if said is CLOSED:
                self._list(menu, None)
            elif said is not None:
                return said
        return CLOSED

    def _sentence(self, seat: int, line: str, prefix: Move) -> Said | None:
        """A move in words; ``Bruno: airlift …`` speaks for another own seat."""
        session = self._session
        state = session.state
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
                if not session.why_not(seat, move):
                    return Said(seat, move)
        try:
            move = session.reader.read(state, seat, line)
        except SickbayError as error:
            begun = f"{session.game.words.format(prefix)} {line}" if prefix else line
            self._tell(self.explain(error, seat, begun, not prefix))
            return None
        reason = session.why_not(seat, move)
        if reason:
            self._tell(reason)
            return None
        return Said(seat, move)

    def explain(self, error: SickbayError, seat: int, line: str, commands: bool) -> str:
        """What is wrong with a sentence; of what might be meant instead, only what can be said here.

        :param commands: whether a command could stand there
        """
        session = self._session
        if isinstance(error, BadMove) and error.key == "verb-unknown":
            word = str(error.args_said["word"])
            named = session.catalogue.name(word) if session.catalogue.names(word) else word
            return self._say("terminal-no-verb", word=named)
        if not isinstance(error, BadMove) or not error.key.startswith("word-unknown"):
            return session.catalogue.say_error(error)
        begun: list[str] = []
        unknown = ""
        for word in session.reader.words(line).split():
            if word.lower() not in session.game.words.number:
                unknown = word
                break
            begun.append(word)
        known = session.reader.sayable(session.state, seat, " ".join(begun))
        if commands and not begun:
            known += self._commands.starting("")
        near = get_close_matches(plain(unknown), [plain(word) for word in known], 1, 0.7)
        if not near:
            return self._say("terminal-no-word", word=unknown[:40])
        said = next(word for word in known if plain(word) == near[0])
        return self._say("terminal-no-word-near", word=unknown[:40], near=said.replace("_", " "))

    def _sure(self, said: Said) -> bool:
        """Ask once more before a move after which the game goes on and that cannot be undone."""
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
        state = session.state
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
