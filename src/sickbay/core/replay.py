"""Playing records: to a moment, through, and against what they claim."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any, Final, Generic, NamedTuple

from sickbay.core.chance import Chance, check_seed, seal
from sickbay.core.errors import Arg, BadFile, BadInput, BadMove
from sickbay.core.files import quoted
from sickbay.core.game import Game, View, seat_name
from sickbay.core.record import Record, Said, write_options, write_result
from sickbay.core.rules import Reason
from sickbay.core.state import HOST, S, seats_of
from sickbay.core.words import Move, Words

MARK: Final = 4
"""Digits of a position's digest that stand behind a move."""


class Moment(NamedTuple):
    """A moment of a game: after a move (0: after set-up), and after so many steps, None for all of them."""

    move: int
    steps: int | None = None

    @staticmethod
    def read(text: str) -> Moment:
        """Read ``41`` (after move 41) or ``41.2`` (after it is done and two steps of what follows).

        :raises BadInput: if it is neither
        """
        parts = text.strip().split(".")
        if len(parts) > 2 or not all(part.isascii() and part.isdigit() and len(part) < 7 for part in parts):
            raise BadInput("moment-bad", moment=quoted(text))
        return Moment(int(parts[0]), int(parts[1]) if len(parts) == 2 else None)

    def __str__(self) -> str:
        return str(self.move) if self.steps is None else f"{self.move}.{self.steps}"


class Differs(BadFile):
    """A record does not fit its game: the first thing that differs.

    :ivar move: number of the move where it shows, 0 if in the header or in the last line
    :ivar rule: the rule at work there, as far as one is known
    :ivar reason: why the game refuses the move, if it does
    """

    def __init__(self, key: str, place: str = "", **args: Arg) -> None:
        super().__init__(key, place, **args)
        self.move = int(args.get("move", 0))
        self.rule = str(args.get("rule", ""))
        self.reason: Reason | None = None


class Verdict:
    """Whether a record holds.

    :ivar differs: the first thing that differs, None if nothing does
    :ivar moves: how many moves were found good
    :ivar older: the record was made under another version of the rules or an older word table
    """

    __slots__ = ("differs", "moves", "older", "result")

    def __init__(self, record: Record, moves: int, older: bool, differs: Differs | None = None) -> None:
        self.differs = differs
        self.moves = moves
        self.older = older
        self.result = record.result

    @property
    def ok(self) -> bool:
        """Whether all is as the record says."""
        return self.differs is None

    @property
    def message(self) -> tuple[str, dict[str, Arg]]:
        """Key and arguments of the one line that says it."""
        if self.differs is not None:
            return self.differs.key, self.differs.args_said
        return "record-holds", {"moves": self.moves, "result": self.result}


def knows_words(words: Words, hashed: str) -> bool:
    """Whether a hash is that of the word table, or of an older one (tables grow only at their end)."""
    if hashed == words.hash:
        return True
    running = blake2b(digest_size=8)
    for i, word in enumerate(words.words):
        running.update((" " if i else "").encode() + word.encode())
        if running.copy().hexdigest() == hashed:
            return True
    return False


def outside(key: str) -> str:
    """The message about a word of a move for somebody who is not at a table, where ``help`` would help."""
    return f"{key}-in-file" if key in ("word-unknown", "verb-unknown") else key


class Replay(Generic[S]):
    """A record being played: the position after :attr:`number` moves.

    :param seed: the seed, for a record that does not tell it
    :raises Differs: if the header does not fit the game or the seed
    :raises BadFile: if the game has no such option, or it cannot be so
    """

    def __init__(self, record: Record, game: Game[S], seed: int | None = None) -> None:
        self.record = record
        self.game = game
        self.number = 0
        self.events: list[tuple[int, Move]] = []
        if record.game != game.id:
            raise Differs("record-other-game", game=record.game, known=game.id)
        if not knows_words(game.words, record.words):
            raise Differs("record-other-words", words=record.words, known=game.words.hash)
        try:
            self.options = game.read_options(record.options)
        except BadInput as error:
            name = f"option {error.place or error.args_said.get('option', '')}".strip()
            place = record.place(name)
            raise BadFile(
                error.key, place if place == name else f"{place}: {name}", **error.args_said
            ) from None
        self.seats = game.seats(self.options)
        for seat in record.names:
            if seat >= self.seats:
                name = seat_name(seat)
                raise Differs("record-no-such-seat", record.place(f"seat {name}"), seat=name)
        self.state: S = game.set_up(self.options, Chance(self._seed(seed), game.streams))
        self.state.log = self.events

    def _seed(self, seed: int | None) -> int:
        told = self.record.seed
        if seed is None:
            seed = told
        if seed is None:
            running = self.record.result == "running"
            raise Differs("record-seed-needed" if running else "record-seed-lost")
        if told is not None and told != seed:
            raise Differs("record-two-seeds")
        if self.record.seal and seal(check_seed(seed)) != self.record.seal:
            raise Differs("record-other-seed")
        return check_seed(seed)

    @property
    def older(self) -> bool:
        """Whether the record was made under another version of the rules or an older word table."""
        return self.record.rules != self.game.version or self.record.words != self.game.words.hash

    def settle(self, steps: int | None = None) -> None:
        """Let the game go on after a move: all the way, or so many steps.

        :raises BadInput: if there are not so many steps
        """
        if steps is None:
            self.game.settle(self.state)
            return
        for taken in range(steps):
            if self.state.asked or not self.state.agenda:
                raise BadInput("moment-too-few-steps", move=self.number, steps=taken)
            self.game.step(self.state)

    def say(self) -> Said:
        """Do the next move, without what follows from it.

        :raises Differs: if it is no move of the game or not legal there
        """
        number = self.number + 1
        said = self.record.moves[self.number]
        if self.game.result(self.state) is not None:
            raise Differs("record-move-after-end", move=number, rule=self.game.over_rule)
        if said.seat >= self.seats and said.seat != HOST:
            raise Differs("record-no-such-seat", move=number, seat=seat_name(said.seat))
        try:
            move = self.game.words.parse(said.text)
        except BadMove as error:
            args: dict[str, Arg] = {**error.args_said, "move": number}
            raise Differs(outside(error.key), self.record.place(str(number)), **args) from None
        reason = self.game.why_not(self.state, said.seat, move)
        if reason is not None:
            who = seat_name(said.seat)
            differs = Differs("record-move-refused", move=number, seat=who, text=said.text, rule=reason.rule)
            differs.reason = reason
            raise differs
        self.number = number
        self.events.clear()
        self.game.apply(self.state, said.seat, move)
        return said

    def forward(self) -> None:
        """Do the next move and all that follows from it.

        :raises Differs: if it is refused, or leads to another position than the record marks
        """
        said = self.say()
        self.settle()
        if said.mark and self.game.digest(self.state)[:MARK] != said.mark:
            verb = self.game.verb_of[self.game.words.parse(said.text)[0]]
            raise Differs("record-mark-differs", move=self.number, text=said.text, rule=verb.rule)

    def check_end(self) -> None:
        """Compare the position with the record's last line.

        :raises Differs: if its result or its digest is another
        """
        result = write_result(self.game.result(self.state))
        if result != self.record.result:
            raise Differs("record-result-differs", said=self.record.result, result=result)
        if self.game.digest(self.state) != self.record.digest:
            raise Differs("record-digest-differs")


def verify(record: Record, game: Game[Any], seed: int | None = None) -> Verdict:
    """Play a whole record and compare everything it claims.

    :param seed: the seed, for a record of a game that still runs
    :raises BadFile: if it has an option that the game does not have, or one that cannot be so
    """
    verdict = _verify(record, game, seed)
    if verdict.differs is not None and verdict.differs.key in _OF_PLAY:
        verdict.differs = _changed_option(record, game, seed, verdict.differs) or verdict.differs
    return verdict


_OF_PLAY: Final = (
    "record-mark-differs", "record-move-refused", "record-no-such-seat", "record-result-differs",
    "record-digest-differs",
)  # fmt: skip
"""What may differ because an option was changed."""


def _changed_option(record: Record, game: Game[Any], seed: int | None, differs: Differs) -> Differs | None:
    """If the record holds with one option as something else, it is that option."""
    for option in game.options:
        said = record.options.get(option.name, "")
        for choice in option.choices if not option.many else ():
            if choice == said:
                continue
            other = record.copy()
            other.options[option.name] = choice
            try:
                holds = _verify(other, game, seed).ok
            except BadInput:
                continue
            if holds:
                args: dict[str, Arg] = {"move": differs.move, "option": option.name, "value": choice}
                return Differs(
                    "record-option-differs", record.place(f"option {option.name}"), said=said, **args
                )
    return None


def _verify(record: Record, game: Game[Any], seed: int | None) -> Verdict:
    moves = 0
    older = record.rules != game.version
    try:
        play = Replay(record, game, seed)
        older = play.older
        play.settle()
        while play.number < len(record.moves):
            play.forward()
            moves = play.number
        play.check_end()
    except Differs as differs:
        return Verdict(record, moves, older, differs)
    return Verdict(record, moves, older)


def replay(record: Record, game: Game[S], to: Moment | None = None, seed: int | None = None) -> S:
    """The position at a moment of a record, at its end if none is given.

    :raises Differs: if the record does not fit the game until there
    :raises BadInput: if the record has no such moment
    """
    state = _play_to(Replay(record, game, seed), to)
    state.log = None
    return state


def _play_to(play: Replay[S], to: Moment | None) -> S:
    for _ in _moments(play, to):
        pass
    return play.state


def _moments(play: Replay[S], to: Moment | None) -> Iterator[Said | None]:
    """Play to a moment, stopping after each move (first after set-up, with None)."""
    last = len(play.record.moves) if to is None else to.move
    if last > len(play.record.moves):
        raise BadInput("moment-too-far", move=last, moves=len(play.record.moves))
    steps = None if to is None else to.steps
    play.settle(steps if last == 0 else None)
    yield None
    while play.number < last:
        if play.number == last - 1 and steps is not None:
            said = play.say()
            play.settle(steps)
        else:
            said = play.record.moves[play.number]
            play.forward()
        yield said


class Told(NamedTuple):
    """One move of a replay as a viewer may see it: no words if only the events tell what it was."""

    number: int
    seat: int
    text: str
    note: str
    events: tuple[Move, ...]


class Shown(NamedTuple):
    """A record up to a moment, for one viewer."""

    told: list[Told]
    view: View


def show(
    record: Record,
    game: Game[Any],
    to: Moment | None = None,
    viewer: int | None = None,
    seed: int | None = None,
) -> Shown:
    """What happened in a record and how it stands then.

    :param viewer: a seat mask; None sees everything
    :raises Differs, BadInput: as :func:`replay`
    """
    play = Replay(record, game, seed)
    told: list[Told] = []
    for said in _moments(play, to):
        events = [event[1] if viewer is None else game.masked(event, viewer) for event in play.events]
        play.events.clear()
        if said is None:
            told.append(Told(0, HOST, "", "", tuple(events)))
        else:
            open_words = viewer is None or said.seat == HOST or said.seat in seats_of(viewer)
            text, note = (said.text, said.note) if open_words else ("", "")
            told.append(Told(play.number, said.seat, text, note, tuple(events)))
    play.state.log = None
    return Shown(told, game.to_json(play.state) if viewer is None else game.view(play.state, viewer))


class Recorder:
    """Collects the moves of a game while it is played.

    :param options: the options as the game has read them
    :param names: names of the players by seat
    :param marks: whether each move gets a mark, so that a later difference is found where it is
    """

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, object],
        seed: int,
        names: Mapping[int, str] | None = None,
        marks: bool = True,
    ) -> None:
        self.game = game
        self.seed = seed
        self.marks = marks
        self._record = Record(game.id, game.version, game.words.hash, write_options(options))
        self._record.names = dict(names or {})
        self._record.seal = seal(seed)

    def __len__(self) -> int:
        return len(self._record.moves)

    def add(self, state: Any, seat: int, move: Move, note: str = "") -> None:
        """Add a move that has just been played; ``state`` is the position after it."""
        mark = self.game.digest(state)[:MARK] if self.marks else ""
        self._record.moves.append(Said(seat, self.game.words.format(move), mark, note))

    def back_to(self, number: int) -> None:
        """Undo: keep so many moves; only the line that survives is written."""
        del self._record.moves[number:]

    def record(self, state: Any) -> Record:
        """The record so far, with the seed only if the game is over."""
        record = self._record.copy()
        result = self.game.result(state)
        record.seed = None if result is None else self.seed
        record.digest = self.game.digest(state)
        record.result = write_result(result)
        return record
