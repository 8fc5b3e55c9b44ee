"""Playing records: to a moment, through, and against what they claim."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final, Generic, NamedTuple

from sickbay.core.chance import Chance, check_seed, seal
from sickbay.core.errors import Arg, BadFile, BadInput, BadMove
from sickbay.core.files import quoted
from sickbay.core.game import Game, seat_name
from sickbay.core.records.record import Record, Said, write_result
from sickbay.core.rules import Reason
from sickbay.core.state import HOST, S
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


def refuse_other_pack(record: Record, game: Game[Any]) -> None:
    """Refuse a record that was played with other cards than the game has.

    :raises BadFile: naming the pack that is needed
    """
    pack = record.options.get("pack")
    for option in game.options:
        if option.name == "pack" and pack is not None and pack not in option.choices:
            here = ", ".join(option.choices)
            raise BadFile("record-other-pack", record.place("option pack"), pack=quoted(pack), here=here)


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
        refuse_other_pack(record, game)
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


def replay(record: Record, game: Game[S], to: Moment | None = None, seed: int | None = None) -> S:
    """The position at a moment of a record, at its end if none is given.

    :raises Differs: if the record does not fit the game until there
    :raises BadInput: if the record has no such moment
    """
    state = _play_to(Replay(record, game, seed), to)
    state.log = None
    return state


def _play_to(play: Replay[S], to: Moment | None) -> S:
    for _ in moments(play, to):
        pass
    return play.state


def moments(play: Replay[S], to: Moment | None) -> Iterator[Said | None]:
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
