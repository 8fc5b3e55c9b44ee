"""People at one keyboard: what they are shown and asked, wherever the game is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sickbay.core.errors import SickbayError
from sickbay.core.game import Game
from sickbay.core.positions import View
from sickbay.core.rules import Result
from sickbay.core.state import seat_mask, seats_of
from sickbay.core.words import Move
from sickbay.table.position import teller_of
from sickbay.table.story import is_window
from sickbay.terminal_ui.asking import Asking, Leave, Said
from sickbay.terminal_ui.commands import Commands
from sickbay.terminal_ui.console import Console
from sickbay.terminal_ui.players import Players
from sickbay.terminal_ui.reading import Reader
from sickbay.text import Catalogue, MissingText

ALL_OWN: Final = -1
"""In place of a seat: all own seats together, as long as they hide nothing from each other."""


class Question(NamedTuple):
    """Why a seat may act now.

    :ivar rule: number of the wait
    :ivar about: what somebody asks for, if it is that
    :ivar prompt: the question in words
    """

    rule: str
    about: str
    prompt: str

    @property
    def window(self) -> bool:
        """Whether the seat is only asked to break in."""
        return is_window(self.rule)


class Keyboard(ABC):
    """People at one keyboard and their seats. Where the game is played, its heirs know.

    :param players: who sits where
    """

    def __init__(
        self,
        game: Game[Any],
        players: Players,
        language: str,
        console: Console,
        environ: Mapping[str, str],
    ) -> None:
        self.game = game
        self.players = players
        self.console = console
        self.environ = environ
        self.catalogue = Catalogue(language, game, players.names)
        self.reader = Reader(game, self.catalogue)
        self.covered = False
        """Whether own seats have secrets from each other."""
        self.resting: set[int] = set()
        """Seats that let windows pass until their next turn."""
        self.commands = self._commands()
        self.asking = Asking(self)
        self._say = self.catalogue.say
        self._tell = console.say
        self._teller = teller_of(game)
        self._at_keyboard = players.own[0] if players.own else -1
        self._seated = False
        self._shown = (-1, 0)
        self._declined: dict[int, tuple[int, frozenset[int]]] = {}

    # -- the game, wherever it is ----------------------------------------------------------------------

    @property
    @abstractmethod
    def state(self) -> Any:
        """The position, or one that looks the same to the own seats."""

    @abstractmethod
    def question(self, seat: int) -> Question:
        """Why an own seat may act now."""

    @abstractmethod
    def view_of(self, viewer: int) -> View:
        """What a viewer (a mask of own seats) may know."""

    @abstractmethod
    def unread(self, reader: int) -> list[list[str]]:
        """What happened since a reader (a seat, or ALL_OWN) was told last, in lines, move by move."""

    @abstractmethod
    def log_lines(self, seat: int) -> list[str]:
        """The whole log, as a seat may know it."""

    @abstractmethod
    def agenda_lines(self, seat: int) -> list[str]:
        """What still has to happen, next first, as a seat may know it."""

    @abstractmethod
    def read_apart(self) -> None:
        """From now on each own seat reads the log for itself, from where all of them have read it."""

    @abstractmethod
    def others_moved(self) -> int:
        """How many moves others have made."""

    @abstractmethod
    def undo(self, seat: int) -> None:
        """Take the last own move back, if that may be.

        :raises Again: if it is done
        """

    @abstractmethod
    def save(self, name: str) -> None:
        """Keep the record in a file; without a name there is a usual one.

        :raises SickbayError: if that is not possible
        """

    @abstractmethod
    def leave(self, seat: int) -> None:
        """Leave, after a question if something would be lost.

        :raises Leave: unless the person stays
        """

    @abstractmethod
    def interrupted(self) -> str:
        """What is said after a first Ctrl-C."""

    def _commands(self) -> Commands:
        """The commands that can be typed."""
        return Commands(self)

    def legal(self, seat: int) -> Sequence[Move]:
        """What a seat may do now."""
        return self.game.legal(self.state, seat)

    def why_not(self, seat: int, move: Move) -> str:
        """Why a sentence is not legal now, empty if it is."""
        reason = self.game.why_not(self.state, seat, move)
        return "" if reason is None else self.catalogue.say_reason(reason)

    @abstractmethod
    def still_asked(self, seat: int) -> None:
        """A line was typed that answers a question.

        :raises Again: if that is not the question any more
        """

    # -- what people see -------------------------------------------------------------------------------

    def viewer(self, seat: int) -> int:
        """What a seat's screen may show: its own view, or that of all own seats if they hide nothing."""
        if seat < 0:
            return 0
        return seat_mask(seat) if self.covered else seat_mask(*self.players.own)

    def hand_lines(self, seat: int) -> list[str]:
        """The hand of a seat."""
        return self._teller.hand(self._view(seat), seat, self.catalogue) if self._teller.hand else []

    def show_position(self) -> None:
        """The whole position in words, for whoever is at the keyboard."""
        for line in self._teller.whole(self._view(self._at_keyboard), self.catalogue):
            self._tell(line)

    def broken(self, error: Exception) -> None:
        """Say what went wrong in something that a person typed; the game goes on.

        :raises Exception: the error itself, if ``SICKBAY_DEBUG`` is set and it is not one that we know
        """
        if isinstance(error, SickbayError):
            self._tell(self.catalogue.say_error(error))
            return
        if isinstance(error, MissingText) or self.environ.get("SICKBAY_DEBUG", "0") not in ("", "0"):
            raise error
        self._tell(self._say("terminal-broken", what=f"{type(error).__name__}: {error}"[:200]))

    def _view(self, seat: int) -> View:
        return self.view_of(self.viewer(seat))

    def _title(self) -> str:
        """What the game is called."""
        if self.catalogue.has("game-title"):
            return self._say("game-title")
        return self.game.id.replace("_", " ").title()

    def _tell_news(self, but: str = "") -> None:
        """Say what happened since the person at the keyboard was told last.

        :param but: a line of the last move that is said elsewhere
        """
        news = self.unread(self._at_keyboard if self.covered else ALL_OWN)
        for number, lines in enumerate(news, 1):
            for line in lines:
                if line != but or number < len(news):
                    self._tell(line)

    def _tell_end(self, result: Result) -> None:
        """Who has won, and why the game is over."""
        titled = self.catalogue.has(f"result-{result.key}", "title")
        self.console.head(self.catalogue.say_result(result, "title") if titled else "")
        why = self.catalogue.say_result(result)
        self._tell(self._say("terminal-end", why=why, rule=result.rule))
        if not titled or 0 < len(result.won) < len(self.players.kinds):
            names = ", ".join([self.catalogue.seat(seat) for seat in result.won])
            self._tell(
                self._say("terminal-winners", names=names) if names else self._say("terminal-no-winners")
            )

    def _afterwards(self, hint: str) -> None:
        """After the end people may look back, until they leave."""
        self._tell(hint)
        while True:
            try:
                line = self.asking.read()
            except Leave:
                return
            if not line or self.commands.read(line)[0] == "quit":
                return
            if not self.commands.do(self._at_keyboard, line):
                self._tell(hint)

    def _show(self, seat: int, question: Question) -> None:
        """What a person needs to see before answering."""
        self._tell()
        self._tell_news(question.about)
        if not question.window:
            now = (self.state.revealed, self.others_moved())
            if self._shown != now:
                self._tell()
                self.show_position()
            elif self._teller.brief:
                self._tell(self._teller.brief(self._view(seat), self.catalogue))
            self._shown = now
        if question.about:
            self._tell(question.about)
        self.console.head(question.prompt)

    def _sit_down(self, seat: int) -> None:
        """The person of a seat takes the keyboard; nothing of another hand stays visible."""
        if len(self.players.own) > 1 and not self.covered and self._own_secrets():
            self.covered = True
            self.read_apart()
        if self.covered and (seat != self._at_keyboard or not self._seated):
            self.console.cover()
            name = self.catalogue.seat(seat)
            self._tell(self._say("terminal-cover", seat=name))
            while line := self.asking.read():
                if self.commands.read(line)[0] == "quit":
                    self.leave(seat)
                self._tell(self._say("terminal-cover-wait", seat=name))
            self.console.forget()
            self._shown = (-1, 0)
        self._seated = True
        self._at_keyboard = seat

    def _own_secrets(self) -> bool:
        """Whether own seats may know different things."""
        views = []
        for seat in self.players.own:
            view = dict(self.view_of(seat_mask(seat)))
            view.pop("viewer", None)
            views.append(view)
        return any(view != views[0] for view in views)

    # -- what people say -------------------------------------------------------------------------------

    def consider(self, seat: int, legal: tuple[Move, ...], offered: bool) -> Said:
        """Ask the person of a seat for a move, unless it was said already that it passes.

        :param offered: whether the game goes on without an answer
        :raises Again: if the position has become another one meanwhile
        :raises Leave: if the person leaves
        """
        question = self.question(seat)
        passes = self.pass_among(legal)
        now = (self.state.revealed, frozenset([move[0] for move in legal]))
        if not question.window:
            self.resting.discard(seat)
        if offered and (seat in self.resting or self._declined.get(seat) == now or self._asked_beside()):
            return Said(seat, None)
        if question.window and passes is not None and seat in self.resting:
            return Said(seat, passes)
        self._sit_down(seat)
        self._show(seat, question)
        may_pass = question.window and passes is not None
        default = Said(seat, None) if offered else Said(seat, passes) if may_pass else None
        said = self.asking.ask(seat, legal, default, question.window)
        if said.move is None:
            self._declined[seat] = now
        return said

    def pass_among(self, legal: Iterable[Move]) -> Move | None:
        """The move that only passes, if it is one of these."""
        return next((move for move in legal if self.game.words.format(move) == "pass"), None)

    def _asked_beside(self) -> bool:
        """Whether another own seat is asked, in whose menu the offers of the others stand."""
        asked = [seat for seat in seats_of(self.state.asked) if seat in self.players.own]
        return bool(asked) and not self.covered and not (len(self.players.own) > 1 and self._own_secrets())
