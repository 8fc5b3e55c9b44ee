"""A game at the terminal: people at one keyboard, and bots; all of it here."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from sickbay.bots import Bot, Turn, make_bot
from sickbay.core.chance import seal, write_seed
from sickbay.core.errors import SickbayError
from sickbay.core.game import Game
from sickbay.core.positions import View
from sickbay.core.records.record import Record
from sickbay.core.records.recorder import Recorder
from sickbay.core.records.replay import Replay
from sickbay.core.state import Event, State
from sickbay.core.words import Move
from sickbay.table import Match
from sickbay.table.story import Happened, Story, agenda_lines
from sickbay.terminal_ui import saves
from sickbay.terminal_ui.asking import PROMPT, Again, InputOver, Leave
from sickbay.terminal_ui.console import Console, Interrupted
from sickbay.terminal_ui.keyboard import ALL_OWN, Keyboard, Question
from sickbay.terminal_ui.players import ME, Players


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


class Session(Keyboard):
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
        super().__init__(game, players, language, console, environ)
        self.saved = 0
        self.files: set[Path] = set()
        """Where this game was saved to, and where it came from."""
        at_table: list[Bot] = [
            Person(self, seat) if kind == ME else make_bot(game, kind)
            for seat, kind in enumerate(players.kinds)
        ]
        self.match = Match(game, at_table, seed, options, listen=self._hear)
        names = dict(enumerate(players.names))
        self.recorder = Recorder(game, self.match.options, self.match.seed, names)
        self.story = Story(game, game.view(self.match.state, 0))
        self.before: list[Before] = []
        self._told: dict[int, int] = {}

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
        self._told = dict.fromkeys([*self.players.own, ALL_OWN], len(self.story.happened))

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
        self.console.head(self._say("terminal-start", game=self._title(), seats=", ".join(seats)))
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
        self._tell_end(result)
        self._tell(self._say("terminal-moves", moves=len(self.match.moves)))
        self._tell(self._say("terminal-seed", seed=write_seed(self.match.seed)))
        self._tell(self._say("terminal-seal", seal=seal(self.match.seed)))
        if self.players.own:
            self._afterwards(self._say("terminal-after"))

    # -- what people see -----------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position."""
        return self.match.state

    def question(self, seat: int) -> Question:
        state = self.match.state
        frame, wait = self.game.write_frame(state.agenda[-1]), self.game.waits(state)[seat]
        asks = self.catalogue.has(f"step-{frame[0]}", "asks")
        about = self.catalogue.say_frame(frame, "asks") if asks else ""
        return Question(wait.rule, about, self.catalogue.say_wait(seat, wait))

    def view_of(self, viewer: int) -> View:
        return self.game.view(self.match.state, viewer)

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

    def agenda_lines(self, seat: int) -> list[str]:
        return agenda_lines(self.game, self.match.state, self._view(seat), self.catalogue)

    def unread(self, reader: int) -> list[list[str]]:
        viewer, happened = self.viewer(self._at_keyboard), len(self.story.happened)
        news = [self.sentences(at, viewer) for at in range(self._told.get(reader, 0), happened)]
        self._told[reader] = happened
        return news

    def read_apart(self) -> None:
        self._told = dict.fromkeys(self.players.own, self._told.get(ALL_OWN, 0))

    def others_moved(self) -> int:
        return len([mover for mover, _ in self.match.moves if mover not in self.players.own])

    # -- what people say -----------------------------------------------------------------------------

    def answer(self, seat: int, turn: Turn) -> Move | None:
        """Ask a person for a move; None lets an offer pass.

        :raises Again: if the position has become another one meanwhile
        :raises Leave: if the person leaves
        """
        said = self.consider(seat, turn.legal, turn.offered)
        if said.move is None:
            return None
        self.before.append(Before(said.seat, self.match.state.copy(), len(self.match.moves)))
        if said.seat != seat:
            self.match.say(said.seat, said.move)
            raise Again
        return said.move

    def save(self, name: str) -> None:
        record = self.recorder.record(self.match.state)
        name = name or f"{self.game.id}-{seal(self.match.seed)[:8]}{saves.ENDING}"
        kept = saves.Kept(self.match.seed, self.players.kinds)
        self.files.add(saves.save(record, Path(name), kept, self.environ, self.files))
        self.saved = len(self.match.moves)
        self._tell(self._say("terminal-saved", file=name))
        if record.seed is None:
            self._tell(self._say("terminal-saved-running", file=name))

    def undo(self, seat: int) -> None:
        """Take the last own move back, if nothing was revealed and nobody else moved since."""
        last = self.before[-1] if self.before else None
        if last is None or (self.covered and last.seat != seat):
            self._tell(self._say("terminal-undo-nothing"))
        elif last.moves != len(self.match.moves) - 1:
            self._tell(self._say("terminal-undo-mover"))
        elif last.state.revealed != self.match.state.revealed:
            self._tell(self._say("terminal-undo-revealed"))
        elif self.game.is_binding(self.match.moves[-1][1]):
            self._tell(self._say("terminal-undo-binding"))
        else:
            self.match.state = last.state
            _, move = self.match.moves[-1]
            self._cut(last.moves)
            self._tell(self._say("terminal-undone", move=self.catalogue.say_move(move)))
            raise Again

    def leave(self, seat: int) -> None:
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

    def still_asked(self, seat: int) -> None:
        """Nobody else can answer it here."""

    def interrupted(self) -> str:
        return self._say("terminal-interrupted")
