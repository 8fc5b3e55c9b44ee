"""Rush: open all locks before time is up three times. One to five seats with four dice; all win or lose.

R1.1 Each of the four locks has a number from 4 to 9, rolled at the beginning.
R2.1 In each round all seats roll their dice and then act at once, in any order, as often as they like.
R2.2 Some of one's dice that add up to the number of a lock open it; they are spent until the next round.
R2.3 Once a round a seat may reroll any of its dice that are not spent.
R3.1 A round ends when all seats have said that they are done, or the host that time is up.
R3.2 When all locks are open, all have won; after three rounds, all have lost.
"""

from itertools import combinations

from sickbay.core.options import Option
from sickbay.core.plain import PlainGame, PlainState
from sickbay.core.rules import Result, Step, Verb
from sickbay.core.state import HOST, Frame, seat_mask
from sickbay.core.words import Move, Words

DICE, LOCKS, ROUNDS, MOST = 4, 4, 3, 10
WORDS = Words([*[str(n) for n in range(MOST)], *"open with reroll done time up rolls".split()])
ROUND, RUSH, WITH, UP, ROLLS = 0, 1, WORDS["with"], WORDS["up"], WORDS["rolls"]
SUBSETS = [some for size in range(1, DICE + 1) for some in combinations(range(1, DICE + 1), size)]


class Rush(PlainState):
    fields = (("round", ROUNDS + 1), ("locks", MOST), ("dice", 7), ("rerolled", 2), ("done", 2))

    def begin(self) -> None:
        self.round = 0
        self.locks = [0] * LOCKS  # 0 for an open one
        self.dice = [0] * (DICE * self.seats)  # 0 for a spent one
        self.rerolled = [0] * self.seats
        self.done = [0] * self.seats

    def roll(self, seat: int, places: tuple[int, ...]) -> None:
        for place in places:
            self.dice[DICE * seat + place - 1] = 1 + self.chance.below(1, 6)
        self.revealed += 1
        self.tell(ROLLS, seat, *self.dice[DICE * seat : DICE * (seat + 1)])

    def whole(self, seat: int, places: tuple[int, ...]) -> list[int]:
        dice = [self.dice[DICE * seat + place - 1] for place in places]
        return dice if all(dice) else []  # a spent die is of no use


class Open(Verb[Rush]):
    word = "open"
    rule = "R2.2"

    def offers(self, state: Rush, seat: int, out: list[Move]) -> None:
        for places in SUBSETS:
            total = sum(state.whole(seat, places))
            for lock, number in enumerate(state.locks):
                if number and number == total:
                    out.append((self.number, lock + 1, WITH, *places))

    def canonical(self, state: Rush, move: Move) -> Move:
        return (*move[:3], *sorted(set(move[3:])))

    def apply(self, state: Rush, seat: int, move: Move) -> None:
        state.locks[move[1] - 1] = 0
        for place in move[3:]:
            state.dice[DICE * seat + place - 1] = 0
        state.tell(self.number, seat, *move[1:])
        if not any(state.locks):
            state.end(1)


class Reroll(Verb[Rush]):
    word = "reroll"
    rule = "R2.3"

    def offers(self, state: Rush, seat: int, out: list[Move]) -> None:
        if not state.rerolled[seat]:
            out += [(self.number, *places) for places in SUBSETS if state.whole(seat, places)]

    def canonical(self, state: Rush, move: Move) -> Move:
        return (move[0], *sorted(set(move[1:])))

    def apply(self, state: Rush, seat: int, move: Move) -> None:
        state.rerolled[seat] = 1
        state.roll(seat, move[1:])


class Done(Verb[Rush]):
    word = "done"
    rule = "R3.1"

    def offers(self, state: Rush, seat: int, out: list[Move]) -> None:
        out.append((self.number,))

    def apply(self, state: Rush, seat: int, move: Move) -> None:
        state.done[seat] = 1


class Time(Verb[Rush]):
    word = "time"
    rule = "R3.1"

    def offers(self, state: Rush, seat: int, out: list[Move]) -> None:
        out.append((self.number, UP))

    def apply(self, state: Rush, seat: int, move: Move) -> None:
        state.agenda.pop()
        state.tell(*move)


class RoundStep(Step[Rush]):
    name = "round"
    rule = "R2.1"

    def run(self, state: Rush, frame: Frame) -> None:
        if state.round == ROUNDS:
            state.end(2)
            return
        if not state.round:
            state.locks = [4 + state.chance.below(0, 6) for _ in range(LOCKS)]
        state.round += 1
        state.rerolled, state.done = [0] * state.seats, [0] * state.seats
        for seat in range(state.seats):
            state.roll(seat, SUBSETS[-1])
        state.agenda += [(ROUND,), (RUSH,)]


class RushStep(Step[Rush]):
    name = "rush"
    rule = "R2.1"

    def run(self, state: Rush, frame: Frame) -> None:
        busy = [seat for seat in range(state.seats) if not state.done[seat]]
        if busy:
            state.wait(frame, seat_mask(HOST), seat_mask(*busy))  # it waits for the clock alone

    def verbs(self, state: Rush, seat: int, frame: Frame) -> tuple[Verb[Rush], ...]:
        return self.own_verbs[3:] if seat == HOST else self.own_verbs[:3]


class RushGame(PlainGame[Rush]):
    id = "rush"
    kind = Rush
    over_rule = "R3.2"
    turn_rule = "R3.1"

    def may_know(self, state: Rush, viewer: int, name: str, at: int) -> bool:
        return True


STEPS = (RoundStep(), RushStep(Open(WORDS), Reroll(WORDS), Done(WORDS), Time(WORDS)))
RESULTS = (Result((), "R3.2", "all-open"), Result((), "R3.2", "out-of-time"))
GAME = RushGame(WORDS, (Option("seats", range(1, 6), 5),), ("locks", "dice"), STEPS, RESULTS)
