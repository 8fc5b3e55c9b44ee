"""Tiny: a game for the tests of records and cases, with one of everything that they look at.

T1.1 Five cards are shuffled. T2.1 On its turn a seat adds 1 to 3, T2.1a not above 10; T2.2 draws a card if
it holds none; T2.3 rolls a die and adds it, at most up to 10; or passes. T3.1 Whoever makes 10 wins.
W1 After each turn the holder of gold is asked, and the holder of silver offered, to shine: the total is 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sickbay.core.errors import BadPosition, SickbayError
from sickbay.core.options import Option
from sickbay.core.plain import PlainGame, PlainState
from sickbay.core.rules import Reason, Result, Step, Verb
from sickbay.core.state import Frame, seat_mask
from sickbay.core.words import Move, Words

CARDS = ("none", "red", "blue", "green", "gold", "silver")
SAID = ("add", "draw", "roll", "pass", "shine", "drew", "rolled", "total", "?")
WORDS = Words([*CARDS, *SAID, *[str(number) for number in range(11)]])
GOLD, SILVER, DREW, ROLLED, TOTAL = (WORDS[word] for word in ("gold", "silver", "drew", "rolled", "total"))
DEAL, TURN, WINDOW = range(3)
GOAL = 10


class Tiny(PlainState):
    fields = (
        ("total", GOAL + 1),
        ("deck", len(CARDS)),
        ("left", len(CARDS)),
        ("hand", len(CARDS)),
        ("turn", 4),
    )

    def begin(self) -> None:
        self.total = 0
        self.deck = [1, 2, 3, 4, 5]  # the top is at the end of those that are left
        self.left = 5
        self.hand = [0] * self.seats
        self.turn = 0

    def count(self, total: int) -> None:
        self.total = total
        self.tell(TOTAL, WORDS[str(total)])

    def done(self) -> None:
        self.agenda[-1] = (WINDOW,)


class Add(Verb[Tiny]):
    word = "add"
    rule = "T2.1"

    def offers(self, state: Tiny, seat: int, out: list[Move]) -> None:
        out += [(self.number, WORDS[str(n)]) for n in (1, 2, 3) if state.total + n <= GOAL]

    def why_not(self, state: Tiny, seat: int, move: Move) -> Reason | None:
        if len(move) != 2 or WORDS.words[move[1]] not in ("1", "2", "3"):
            return Reason("T2.1", "not-offered")
        n = int(WORDS.words[move[1]])
        return Reason("T2.1a", "too-much", also=("T3.1",), n=n) if state.total + n > GOAL else None

    def apply(self, state: Tiny, seat: int, move: Move) -> None:
        state.count(state.total + int(WORDS.words[move[1]]))
        state.done()


class Draw(Verb[Tiny]):
    word = "draw"
    rule = "T2.2"

    def offers(self, state: Tiny, seat: int, out: list[Move]) -> None:
        if state.left and not state.hand[seat]:
            out.append((self.number,))

    def apply(self, state: Tiny, seat: int, move: Move) -> None:
        state.left -= 1
        state.revealed += 1
        state.hand[seat] = state.deck[state.left]
        state.deck[state.left] = 0
        state.tell(DREW, WORDS[str(seat)], state.hand[seat], who=seat_mask(seat))
        state.done()


class Roll(Verb[Tiny]):
    word = "roll"
    rule = "T2.3"

    def offers(self, state: Tiny, seat: int, out: list[Move]) -> None:
        out.append((self.number,))

    def apply(self, state: Tiny, seat: int, move: Move) -> None:
        die = 1 + state.chance.below(1, 6)
        state.tell(ROLLED, WORDS[str(die)])
        state.count(min(GOAL, state.total + die))
        state.done()


class Pass(Verb[Tiny]):
    word = "pass"
    rule = "T2"

    def offers(self, state: Tiny, seat: int, out: list[Move]) -> None:
        out.append((self.number,))

    def apply(self, state: Tiny, seat: int, move: Move) -> None:
        if state.agenda[-1][0] == TURN:
            state.done()
        else:
            state.agenda[-1] = (TURN,)
            state.turn = (state.turn + 1) % state.seats


class Shine(Verb[Tiny]):
    word = "shine"
    rule = "W1"

    def offers(self, state: Tiny, seat: int, out: list[Move]) -> None:
        if state.hand[seat] in (GOLD, SILVER):
            out.append((self.number,))

    def apply(self, state: Tiny, seat: int, move: Move) -> None:
        state.hand[seat] = 0
        state.count(0)


class DealStep(Step[Tiny]):
    name = "deal"
    rule = "T1.1"

    def run(self, state: Tiny, frame: Frame) -> None:
        state.chance.shuffle(0, state.deck)
        state.tell(WORDS["total"], WORDS["0"])
        state.agenda.append((TURN,))


class TurnStep(Step[Tiny]):
    name = "turn"
    rule = "T2"

    def run(self, state: Tiny, frame: Frame) -> None:
        state.wait(frame, seat_mask(state.turn))


class WindowStep(Step[Tiny]):
    name = "window"
    rule = "W1"

    def run(self, state: Tiny, frame: Frame) -> None:
        if state.total == GOAL:
            state.end(1)
            return
        if GOLD in state.hand:
            offered = seat_mask(state.hand.index(SILVER)) if SILVER in state.hand else 0
            state.wait(frame, seat_mask(state.hand.index(GOLD)), offered)
            return
        state.turn = (state.turn + 1) % state.seats
        state.agenda.append((TURN,))


class TinyGame(PlainGame[Tiny]):
    id = "tiny"
    kind = Tiny
    over_rule = "T3.1"
    turn_rule = "T2"

    def may_know(self, state: Tiny, viewer: int, name: str, at: int) -> bool:
        if name == "hand":
            return not state.hand[at] or bool(viewer >> at & 1)
        return name != "deck" or not state.deck[at]

    def check(self, state: Tiny) -> None:
        held = [card for card in (*state.deck[: state.left], *state.hand) if card]
        if len(held) != len(set(held)):
            raise BadPosition("list-bad", "hand", rule="T1.1", most=1)

    def result(self, state: Tiny) -> Result | None:
        return Result((state.turn,), "T3.1", "ten") if state.ended else None


PASS, SHINE = Pass(WORDS), Shine(WORDS)
OPTIONS = (Option("seats", (2, 3), 2), Option("colours", ("red", "blue"), [], many=True))
STEPS = (DealStep(), TurnStep(Add(WORDS), Draw(WORDS), Roll(WORDS), PASS), WindowStep(PASS, SHINE))
GAME = TinyGame(WORDS, OPTIONS, ("deck", "die"), STEPS, (Result((), "T3.1", "ten"),), {"drew": (2,)})


@contextmanager
def fails(key: str) -> Iterator[pytest.ExceptionInfo[SickbayError]]:
    """What is done here fails with the message of this key."""
    with pytest.raises(SickbayError) as raised:
        yield raised
    assert raised.value.key == key
