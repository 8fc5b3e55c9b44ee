"""The pieces a game's rules are made of: verbs that players say, steps that the game takes by itself."""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from sickbay.core.errors import Arg, BadPosition, SickbayError
from sickbay.core.reading import whole
from sickbay.core.state import Frame, S
from sickbay.core.words import Move, Words


class Reason:
    """Why a move is not legal: the rule that forbids it, and a message with its arguments.

    :param rule: number of the rule, as ``P5.8``
    :param key: message key, small words with dashes; the message says what is missing
    :param also: further rules that say the same
    :param args: words of the game or numbers that the message names
    """

    __slots__ = ("also", "args", "key", "rule")

    def __init__(self, rule: str, key: str, also: tuple[str, ...] = (), **args: Arg) -> None:
        self.rule = rule
        self.key = key
        self.also = also
        self.args: dict[str, Arg] = dict(args)

    def cites(self, rule: str) -> bool:
        """Whether this is the named rule or a part of it (``P1.3a`` of ``P1.3``), or cites it also."""
        return any(part_of(own, rule) for own in (self.rule, *self.also))

    def citing(self, *rules: str) -> Reason:
        """This reason, which now cites these rules also."""
        self.also = (*self.also, *rules)
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _reason, (self.rule, self.key, self.also, self.args)

    def __repr__(self) -> str:
        return f"Reason({self.rule}: {self.key} {self.args})"


def _reason(rule: str, key: str, also: tuple[str, ...], args: dict[str, Arg]) -> Reason:
    """A reason that was pickled."""
    return Reason(rule, key, also, **args)


def part_of(rule: str, whole: str) -> bool:
    """Whether a rule number is the other one or a part of it.

    >>> part_of("P1.3a", "P1.3"), part_of("P5.14", "P5.1")
    (True, False)
    """
    return rule.startswith(whole) and not rule[len(whole) : len(whole) + 1].isdigit()


class Refused(SickbayError):
    """A move that is not legal now; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, rule=reason.rule)
        self.reason = reason
        self.args_said = {"rule": reason.rule, **reason.args}

    def __reduce__(self) -> tuple[type[Refused], tuple[Reason]]:
        return Refused, (self.reason,)


class Wait:
    """What a seat may do now: ``asked`` (the game waits for it) or offered, and the rule of the wait."""

    __slots__ = ("asked", "rule")

    def __init__(self, asked: bool, rule: str) -> None:
        self.asked = asked
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return Wait, (self.asked, self.rule)

    def __repr__(self) -> str:
        return f"{'asked' if self.asked else 'offered'} {self.rule}"


class Result:
    """How a game ended.

    :param won: the seats that won, empty if nobody did
    :param rule: number of the rule that ended it
    :param key: short name of the reason; also a message key
    """

    __slots__ = ("key", "rule", "won")

    def __init__(self, won: tuple[int, ...], rule: str, key: str) -> None:
        self.won = won
        self.rule = rule
        self.key = key

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.won, self.rule, self.key)

    def __repr__(self) -> str:
        return f"Result(won={list(self.won)}, {self.rule}, {self.key})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """One kind of move, known by its first word.

    Law: :meth:`why_not` has nothing against the sentences that :meth:`offers` lists at that moment.
    """

    word: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def __init__(self, words: Words) -> None:
        self.number: int = words[self.word]

    def offers(self, state: S, seat: int, out: list[Move]) -> None:
        """Append this verb's legal sentences to ``out``; called only when the agenda lets the seat say it."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, move: Move) -> Reason | None:
        """The rule that forbids the sentence now, or None if this verb has nothing against it.

        It is asked about any sentence that begins with the verb, any seat and any moment. What it lets
        through, :meth:`Game.why_not <sickbay.core.game.Game.why_not>` still compares with the agenda and
        with :meth:`offers`, but those reasons are less telling.
        """
        return None

    def malformed(self, state: S, move: Move) -> Reason | None:
        """The reason if nobody could ever say this, whatever the moment."""
        return None

    def apply(self, state: S, seat: int, move: Move) -> None:
        """Do a legal sentence. The frame that waited for it lies on top of the agenda."""
        raise NotImplementedError

    def canonical(self, state: S, move: Move) -> Move:
        """The one way in which this game writes a sentence; the same if its order matters."""
        return move


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of frame on the agenda.

    :meth:`run` takes a frame that has just been taken off. A step that waits for somebody puts it back
    and sets ``state.asked`` (and ``offered``). After each answer it is run again, unless the verb took the
    frame off: it asks those who have still to answer, and once nobody has, it goes on.
    """

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    limits: ClassVar[tuple[int, ...] | None] = None
    """The arguments of a frame that is read: each is below its limit. None: any small numbers."""

    def __init__(self, *verbs: Verb[S]) -> None:
        self.own_verbs: tuple[Verb[S], ...] = verbs

    def run(self, state: S, frame: Frame) -> None:
        """Do this step, or put it back and ask."""
        raise NotImplementedError

    def verbs(self, state: S, seat: int, frame: Frame) -> tuple[Verb[S], ...]:
        """The verbs that a seat that may act now has, in the order of the rulebook."""
        return self.own_verbs

    def wait_rule(self, state: S, seat: int, frame: Frame) -> str:
        """The number of the rule by which this step waits for the seat."""
        return self.rule

    def frame_rule(self, frame: Frame) -> str:
        """The number of the rule by which this frame is on the agenda."""
        return self.rule

    def write(self, frame: Frame, words: Words) -> list[Arg]:
        """The frame as JSON: the step's name and its arguments."""
        return [self.name, *frame[1:]]

    def read(self, number: int, data: list[object], words: Words) -> Frame:
        """Read what :meth:`write` wrote.

        :raises BadPosition: if the arguments are no small whole numbers within :attr:`limits`
        """
        if self.limits is None:
            return (number, *[small_int(item, "agenda") for item in data[1:]])
        if len(data) != len(self.limits) + 1:
            raise BadPosition("frame-bad", "agenda", value=self.name)
        return (
            number,
            *[whole(data[i + 1], "agenda", 0, self.limits[i] - 1) for i in range(len(self.limits))],
        )


def in_order(steps: dict[int, Step[S]]) -> tuple[Step[S], ...]:
    """Steps by the numbers that their frames have: all of them from 0."""
    return tuple([steps[number] for number in range(len(steps))])


_SMALL: Final = 10_000


def small_int(value: object, place: str) -> int:
    """The value if it is a whole number from 0 to 10,000.

    :raises BadPosition: if it is not
    """
    return whole(value, place, 0, _SMALL)
