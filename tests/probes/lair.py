"""Lair: the beast (seat 0) hides in a ring of eight caves; one to three hunters (the other seats) seek it.

L1.1 The beast begins in cave 4, the hunters in cave 0. In each round all have a turn, the beast first.
L2.1 One goes to a cave next to one's own, or stays; only the beast unseen. A hunter may strike instead.
L2.2 After a hunter has gone the beast is asked. It may ambush it in its cave: it is seen; three rounds pass.
L3.1 An ambush starts a flood, of 1 to 3 caves at first, one more a round: one may stay there, but not enter.
L4.1 The hunters win when one strikes the beast, the beast after fifteen rounds.
"""

from sickbay.core.chance import Chance
from sickbay.core.errors import BadPosition
from sickbay.core.options import Option
from sickbay.core.plain import HIDDEN, PlainGame, PlainPart, PlainState
from sickbay.core.rules import Result, Step, Verb
from sickbay.core.state import EVERYONE, Frame, seat_mask
from sickbay.core.words import Move, Words

CAVES, ROUNDS, LOST = 8, 15, 3
WORDS = Words([*[str(n) for n in range(CAVES)], *"go strike ambush yes no ?".split()])
YES, NO = WORDS["yes"], WORDS["no"]
NEAR = [sorted({cave, (cave + 1) % CAVES, (cave - 1) % CAVES}) for cave in range(CAVES)]
ROUND, ACT, REPLY = range(3)


class Script(PlainPart):
    fields = (("water", CAVES + 1),)
    water = 0  # so many caves are flooded

    def ways(self, here: int) -> list[int]:
        return [there for there in NEAR[here] if there >= self.water or there == here]


class Lair(PlainState):
    fields = (("round", 2 * ROUNDS), ("caves", CAVES), ("maybe", 2), ("script", 0))

    def begin(self) -> None:
        self.round = 0
        self.caves = [4] + [0] * (self.seats - 1)
        self.maybe = [
            int(cave == 4) for cave in range(CAVES)
        ]  # 1: by all that was seen, the beast may be here
        self.script = Script()


class Go(Verb[Lair]):
    word = "go"
    rule = "L2.1"

    def offers(self, state: Lair, seat: int, out: list[Move]) -> None:
        out += [(self.number, there) for there in state.script.ways(state.caves[seat])]

    def apply(self, state: Lair, seat: int, move: Move) -> None:
        state.agenda.pop()
        state.caves[seat] = move[1]
        state.tell(self.number, seat, move[1], who=EVERYONE if seat else seat_mask(0))
        if seat:
            state.agenda.append((REPLY, seat))
        else:
            after = {way for cave in range(CAVES) if state.maybe[cave] for way in state.script.ways(cave)}
            state.maybe = [int(cave in after) for cave in range(CAVES)]


class Strike(Verb[Lair]):
    word = "strike"
    rule = "L2.1"

    def offers(self, state: Lair, seat: int, out: list[Move]) -> None:
        if seat:
            out.append((self.number,))

    def apply(self, state: Lair, seat: int, move: Move) -> None:
        state.agenda.pop()
        state.revealed += 1
        state.tell(self.number, seat)
        if state.caves[seat] == state.caves[0]:
            state.end(1)
        else:
            state.maybe[state.caves[seat]] = 0


class Ambush(Verb[Lair]):
    word = "ambush"
    rule = "L2.2"

    def offers(self, state: Lair, seat: int, out: list[Move]) -> None:
        here = state.caves[0] == state.caves[state.agenda[-1][-1]]
        out += [(self.number, YES), (self.number, NO)] if here else [(self.number, NO)]

    def apply(self, state: Lair, seat: int, move: Move) -> None:
        hunter = state.agenda.pop()[-1]
        if move[1] == YES:
            state.revealed += 1
            state.round += LOST
            state.maybe = [int(cave == state.caves[0]) for cave in range(CAVES)]
            state.tell(self.number, hunter)
            if not state.script.water:
                state.script.water = 1 + state.chance.below(0, 3)


class RoundStep(Step[Lair]):
    name = "round"
    rule = "L1.1"

    def run(self, state: Lair, frame: Frame) -> None:
        state.round += 1
        if state.round >= ROUNDS:
            state.end(2)
            return
        state.script.water += 0 < state.script.water < CAVES
        state.agenda += [(ROUND,), *[(ACT, seat) for seat in range(state.seats - 1, -1, -1)]]


class ActStep(Step[Lair]):
    name = "act"
    rule = "L2.1"
    limits = (4,)

    def run(self, state: Lair, frame: Frame) -> None:
        state.wait(frame, seat_mask(frame[1] if frame[0] == ACT else 0))


class ReplyStep(ActStep):
    name = "reply"
    rule = "L2.2"  # the beast is asked even if it can only say no: the question must not tell where it is


class LairGame(PlainGame[Lair]):
    id = "lair"
    kind = Lair
    over_rule = "L4.1"
    turn_rule = "L1.1"

    def may_know(self, state: Lair, viewer: int, name: str, at: int) -> bool:
        return name != "caves" or at > 0 or bool(viewer & 1)

    def guess(self, state: Lair, chance: Chance) -> None:
        if state.caves[0] == HIDDEN:
            state.caves[0] = chance.pick(0, [cave for cave in range(CAVES) if state.maybe[cave]])

    def check(self, state: Lair) -> None:
        seats = [seat for frame in state.agenda for seat in frame[1:]]
        if not state.maybe[state.caves[0]] or max(seats, default=0) >= state.seats:
            raise BadPosition("lair-impossible", "caves")


STEPS = (RoundStep(), ActStep(Go(WORDS), Strike(WORDS)), ReplyStep(Ambush(WORDS)))
RESULTS = (Result((), "L4.1", "beast-struck"), Result((0,), "L4.1", "beast-free"))
GAME = LairGame(WORDS, (Option("seats", range(2, 5), 3),), ("script",), STEPS, RESULTS, {"go": (2,)})
