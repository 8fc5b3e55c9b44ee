"""A game at the terminal: people at one keyboard, and bots."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from sickbay.bots import Bot, Turn, make_bot
from sickbay.core.chance import seal, write_seed
from sickbay.core.errors import SickbayError
from sickbay.core.game import Game
from sickbay.core.records.record import Record
from sickbay.core.records.recorder import Recorder
from sickbay.core.records.replay import Replay
from sickbay.core.state import Event, State, seat_mask, seats_of
from sickbay.core.words import Move
from sickbay.table import Match
from sickbay.table.position import teller_of
from sickbay.table.story import Happened, Story, agenda_lines, is_window
from sickbay.terminal_ui.asking import PROMPT, Again, Asking, InputOver, Leave, Said
from sickbay.terminal_ui.commands import Commands
from sickbay.terminal_ui.console import Console, Interrupted
from sickbay.terminal_ui.players import ME, Players
from sickbay.terminal_ui.reading import Reader
from sickbay.text import Catalogue, MissingText

_ALL_OWN: Final = -1


class Before(NamedTuple):
    """The position before an own move."""

    seat: int
    state: State
    moves: int


class Person:
    """A player at the keyboard."""

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._seat = seat

    def choose(self, turn: Turn) -> Move | None:
        """What the person answers."""
        return self._session.answer(self._seat, turn)


class Session:
    """One game at one keyboard.

    :param players: who sits where
    :param options: of the game, as given
    :param seed: of the game; a secret new one if there is none
    :raises SickbayError: for bots, options or a seed that cannot be
    """

    def __init__(
        self,
        game: Game[Any],
        players: Players,
        options: Mapping[str, object],
        seed: int | None,
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
        self.saved = 0
        self.files: set[Path] = set()
        """Where this game was saved to, and where it came from."""
        self.covered = False
        """Whether own seats have secrets from each other."""
        at_table: list[Bot] = [
            Person(self, seat) if kind == ME else make_bot(game, kind)
            for seat, kind in enumerate(players.kinds)
        ]
        self.match = Match(game, at_table, seed, options, listen=self._hear)
        names = dict(enumerate(players.names))
        self.recorder = Recorder(game, self.match.options, self.match.seed, names)
        self.commands = Commands(self)
        self.asking = Asking(self)
        self._say = self.catalogue.say
        self._tell = console.say
        self._teller = teller_of(game)
        self.story = Story(game, game.view(self.match.state, 0))
        self._at_keyboard = players.own[0] if players.own else -1
        self._seated = False
        self.before: list[Before] = []
        self._told: dict[int, int] = {}
        self._shown = (-1, 0)
        self._declined: dict[int, tuple[int, frozenset[int]]] = {}
        self.resting: set[int] = set()

    # -- the game ------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self._greet()
        try:
            while self.match.state.asked:
                with contextlib.suppress(Again):
                    self._go_on()
            self._end()
        except InputOver:
            self._tell(self._say("terminal-input-over"))
        except Leave:
            self._tell(self._say("terminal-bye"))

    def _go_on(self) -> None:
        """Ask those who may speak now.

        Ctrl-C while the others think asks as it does at a prompt, and so does what breaks among them: then
        the position before can still be saved.
        """
        state, before, moves = self.match.state, self.match.state.copy(), len(self.match.moves)
        try:
            self.match.go_on()
        except (Leave, Again, SickbayError):
            raise
        except (KeyboardInterrupt, Exception) as error:
            if not self.console.tty or not self.players.own:
                raise
            if self.match.state is state:
                self.match.state = before
                self._cut(moves)
            if isinstance(error, Exception):
                self.broken(error)
            self.leave(-1)

    def _cut(self, moves: int) -> None:
        """Forget what came after so many moves."""
        del self.match.moves[moves:]
        self.story.cut(moves)
        self.recorder.back_to(moves)
        while self.before and self.before[-1].moves >= moves:
            self.before.pop()
        self._told = {key: min(told, moves) for key, told in self._told.items()}

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

    def go_on_from(self, record: Record, path: Path | None = None) -> None:
        """Take up a saved game.

        :param path: where it was saved
        :raises BadInput: if the record does not fit the game and the seed
        """
        replay = Replay(record, self.game, self.match.seed)
        replay.settle()
        self.story = Story(self.game, self.game.view(replay.state, 0))
        if path is not None:
            self.files.add(path.expanduser().resolve())
        while replay.number < len(record.moves):
            replay.forward()
            said = record.moves[replay.number - 1]
            move = self.game.words.parse(said.text)
            self.story.add(Happened(said.seat, move, replay.events.copy()))
            self.match.moves.append((said.seat, move))
            self.recorder.add(replay.state, said.seat, move)
        replay.check_end()
        replay.state.log = None
        self.match.state = replay.state
        self.saved = len(self.match.moves)
        self._told = dict.fromkeys([*self.players.own, _ALL_OWN], len(self.story.happened))

    def _hear(self, seat: int, move: Move, events: list[Event]) -> None:
        self.story.add(Happened(seat, move, events))
        self.recorder.add(self.match.state, seat, move)
        if not self.players.own:
            self._tell_news()

    def _greet(self) -> None:
        seats = [
            self._say("terminal-seat-own", name=name)
            if kind == ME
            else self._say("terminal-seat-bot", name=name, bot=kind)
            for kind, name in zip(self.players.kinds, self.players.names, strict=True)
        ]
        catalogue, title = self.catalogue, self.game.id.replace("_", " ").title()
        title = catalogue.say("game-title") if catalogue.has("game-title") else title
        self.console.head(self._say("terminal-start", game=title, seats=", ".join(seats)))
        self._tell(self._say("terminal-seal", seal=seal(self.match.seed)))
        if self.match.moves:
            self._tell(self._say("terminal-resumed", moves=len(self.match.moves)))
        if self.players.own:
            self._tell(self._say("terminal-hint"))
        if not self.match.moves:
            for line in self.opening_lines():
                self._tell(line)

    def _end(self) -> None:
        result = self.game.result(self.match.state)
        assert result is not None
        self._tell_news()
        titled = self.catalogue.has(f"result-{result.key}", "title")
        self.console.head(self.catalogue.say_result(result, "title") if titled else "")
        why = self.catalogue.say_result(result)
        self._tell(self._say("terminal-end", why=why, rule=result.rule))
        if not titled or 0 < len(result.won) < len(self.players.kinds):
            names = ", ".join([self.catalogue.seat(seat) for seat in result.won])
            self._tell(
                self._say("terminal-winners", names=names) if names else self._say("terminal-no-winners")
            )
        self._tell(self._say("terminal-moves", moves=len(self.match.moves)))
        self._tell(self._say("terminal-seed", seed=write_seed(self.match.seed)))
        self._tell(self._say("terminal-seal", seal=seal(self.match.seed)))
        if not self.players.own:
            return
        self._tell(self._say("terminal-after"))
        while True:
            try:
                line = self.asking.read()
            except Leave:
                return
            if not line or self.commands.read(line)[0] == "quit":
                return
            if not self.commands.do(self._at_keyboard, line):
                self._tell(self._say("terminal-after"))

    # -- what people see -----------------------------------------------------------------------------

    def viewer(self, seat: int) -> int:
        """What a seat's screen may show: its own view, or that of all own seats if they hide nothing."""
        if seat < 0:
            return 0
        return seat_mask(seat) if self.covered else seat_mask(*self.players.own)

    def opening_lines(self) -> list[str]:
        """What set-up brought; all know it."""
        return self.story.opening(self.catalogue)

    def sentences(self, at: int, viewer: int) -> list[str]:
        """A move (by its place in the log) and its events as lines, as a viewer may know them."""
        return self.story.lines(at, viewer, self.catalogue)

    def log_lines(self, seat: int) -> list[str]:
        """The whole log, as a seat may know it."""
        viewer = self.viewer(seat)
        lines = self.opening_lines()
        for at in range(len(self.story.happened)):
            lines += self.sentences(at, viewer)
        return lines

    def hand_lines(self, seat: int) -> list[str]:
        """The hand of a seat."""
        return self._teller.hand(self._view(seat), seat, self.catalogue) if self._teller.hand else []

    def agenda_lines(self, seat: int) -> list[str]:
        """What still has to happen, next first, as a seat may know it."""
        return agenda_lines(self.game, self.match.state, self._view(seat), self.catalogue)

    def show_position(self) -> None:
        """The whole position in words, for whoever is at the keyboard."""
        for line in self._teller.whole(self._view(self._at_keyboard), self.catalogue):
            self._tell(line)

    def _view(self, seat: int) -> dict[str, object]:
        return self.game.view(self.match.state, self.viewer(seat))

    def _tell_news(self, but: str = "") -> None:
        """Say what happened since the person at the keyboard was told last.

        :param but: a line that is said elsewhere
        """
        key = self._at_keyboard if self.covered else _ALL_OWN
        viewer = self.viewer(self._at_keyboard)
        for at in range(self._told.get(key, 0), len(self.story.happened)):
            for line in self.sentences(at, viewer):
                if line != but or at < len(self.story.happened) - 1:
                    self._tell(line)
        self._told[key] = len(self.story.happened)

    def _show(self, seat: int, window: bool) -> None:
        """What a person needs to see before answering."""
        state = self.match.state
        frame = self.game.write_frame(state.agenda[-1])
        question = self.catalogue.has(f"step-{frame[0]}", "asks")
        asks = self.catalogue.say_frame(frame, "asks") if question else ""
        self._tell()
        self._tell_news(asks)
        if not window:
            others = len([mover for mover, _ in self.match.moves if mover not in self.players.own])
            if self._shown != (state.revealed, others):
                self._tell()
                self.show_position()
            elif self._teller.brief:
                self._tell(self._teller.brief(self._view(seat), self.catalogue))
            self._shown = (state.revealed, others)
        if asks:
            self._tell(asks)
        self.console.head(self.catalogue.say_wait(seat, self.game.waits(state)[seat]))

    def _sit_down(self, seat: int) -> None:
        """The person of a seat takes the keyboard; nothing of another hand stays visible."""
        if len(self.players.own) > 1 and not self.covered and self._own_secrets():
            self.covered = True
            self._told = dict.fromkeys(self.players.own, self._told.get(_ALL_OWN, 0))
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
            view = self.game.view(self.match.state, seat_mask(seat))
            view.pop("viewer", None)
            views.append(view)
        return any(view != views[0] for view in views)

    # -- what people say -----------------------------------------------------------------------------

    def answer(self, seat: int, turn: Turn) -> Move | None:
        """Ask a person for a move; None lets an offer pass.

        :raises Again: if the position has become another one meanwhile
        :raises Leave: if the person leaves
        """
        state = self.match.state
        window = is_window(self.game.waits(state)[seat].rule)
        passes = self.pass_among(turn.legal)
        now = (state.revealed, frozenset([move[0] for move in turn.legal]))
        if not window:
            self.resting.discard(seat)
        if turn.offered and (seat in self.resting or self._declined.get(seat) == now or self._asked_beside()):
            return None
        if window and passes is not None and seat in self.resting:
            return passes
        self._sit_down(seat)
        self._show(seat, window)
        default = Said(seat, None) if turn.offered else Said(seat, passes) if window and passes else None
        said = self.asking.ask(seat, turn.legal, default, window)
        if said.move is None:
            self._declined[seat] = now
            return None
        self.before.append(Before(said.seat, state.copy(), len(self.match.moves)))
        if said.seat != seat:
            self.match.say(said.seat, said.move)
            raise Again
        return said.move

    def pass_among(self, legal: Iterable[Move]) -> Move | None:
        """The move that only passes, if it is one of these."""
        return next((move for move in legal if self.game.words.format(move) == "pass"), None)

    def _asked_beside(self) -> bool:
        """Whether another own seat is asked, in whose menu the offers of the others stand."""
        asked = [seat for seat in seats_of(self.match.state.asked) if seat in self.players.own]
        return bool(asked) and not self.covered and not (len(self.players.own) > 1 and self._own_secrets())

    def undo(self, seat: int) -> None:
        """Take the last own move back, if nothing was revealed and nobody else moved since.

        :raises Again: if it is done
        """
        last = self.before[-1] if self.before else None
        if last is None or (self.covered and last.seat != seat):
            self._tell(self._say("terminal-undo-nothing"))
        elif last.moves != len(self.match.moves) - 1:
            self._tell(self._say("terminal-undo-mover"))
        elif last.state.revealed != self.match.state.revealed:
            self._tell(self._say("terminal-undo-revealed"))
        else:
            self.match.state = last.state
            _, move = self.match.moves[-1]
            self._cut(last.moves)
            self._tell(self._say("terminal-undone", move=self.catalogue.say_move(move)))
            raise Again

    def leave(self, seat: int) -> None:
        """Leave, after a question if something would be lost.

        :raises Leave: unless the person stays
        """
        if len(self.match.moves) > self.saved:
            self._stay_or_leave()
        else:
            raise Leave

    def _stay_or_leave(self) -> None:
        """Ask about leaving. Nothing but saving is done here: this may be a cover.

        :raises Leave: unless the person stays
        """
        while True:
            self._tell(self._say("terminal-leave"))
            try:
                line = self.console.ask(PROMPT)
            except Interrupted:
                raise Leave from None
            if line is None or self.commands.is_yes(line) or self.commands.read(line)[0] == "quit":
                raise Leave
            if self.commands.is_no(line):
                return
            if self.commands.read(line)[0] == "save":
                self.commands.do(-1, line)
                if len(self.match.moves) <= self.saved:
                    raise Leave
