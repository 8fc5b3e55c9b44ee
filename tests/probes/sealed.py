"""Sealed: secret cards, shown at once. Two to five seats, each with the cards 1 to 5.

S1.1 Each round three dice are rolled, and as many points join the pot.
S2.1 All seats choose a card in secret and at once, each card once in a game; then the cards are shown.
S3.1 A seat that alone shows the lowest card replies: its card counts as that of any seat, or its own.
S4.1 The cards take points from the pot, each what it says or what is left, lowest first, then in seat order.
S5.1 When no cards are left, the seats with most points win.
"""

from sickbay.core.chance import Chance
from sickbay.core.errors import BadPosition
from sickbay.core.options import Option
from sickbay.core.plain import HIDDEN, PlainGame, PlainState
from sickbay.core.rules import Reason, Result, Step, Verb
from sickbay.core.state import Frame, seat_mask
from sickbay.core.words import Move, Words

CARDS = 5
MOST = 91  # dice make at most 18 points in each of five rounds
WORDS = Words([*[str(number) for number in range(MOST)], "choose", "copy", "dice", "shows", "takes", "?"])
DICE, SHOWS, TAKES = WORDS["dice"], WORDS["shows"], WORDS["takes"]
ROUND, EFFECT, REPLY, CHOOSE = range(4)  # the steps, as they lie on the agenda


class Sealed(PlainState):
    fields = (("pot", MOST), ("points", MOST), ("gone", 2), ("chosen", CARDS + 1), ("shown", CARDS + 1))

    def begin(self) -> None:
        self.pot = 0
        self.points = [0] * self.seats
        self.gone = [0] * (self.seats * CARDS)  # 1 for a card that has been chosen
        self.chosen, self.shown = [0] * self.seats, [0] * self.seats  # 0 for no card

    def hand(self, seat: int) -> list[int]:
        return [card for card in range(1, CARDS + 1) if not self.gone[CARDS * seat + card - 1]]


class Choose(Verb[Sealed]):
    word = "choose"
    rule = "S2.1"

    def offers(self, state: Sealed, seat: int, out: list[Move]) -> None:
        out += [(self.number, card) for card in state.hand(seat)]

    def why_not(self, state: Sealed, seat: int, move: Move) -> Reason | None:
        return None if len(move) == 2 and move[1] in state.hand(seat) else Reason("S2.1", "card-not-held")

    def apply(self, state: Sealed, seat: int, move: Move) -> None:
        state.chosen[seat] = move[1]
        state.tell(self.number, seat, move[1], who=seat_mask(seat))


class Copy(Verb[Sealed]):
    word = "copy"
    rule = "S3.1"

    def offers(self, state: Sealed, seat: int, out: list[Move]) -> None:
        out += [(self.number, other) for other in range(state.seats)]

    def apply(self, state: Sealed, seat: int, move: Move) -> None:
        state.shown[seat] = state.shown[move[1]]
        state.agenda.pop()
        state.tell(self.number, seat, move[1])


class RoundStep(Step[Sealed]):
    name = "round"
    rule = "S1.1"

    def run(self, state: Sealed, frame: Frame) -> None:
        if state.hand(0):
            points = sum([1 + state.chance.below(0, 6) for _ in range(3)])
            state.revealed += 1
            state.pot += points
            state.tell(DICE, points)
            state.agenda += [(ROUND,), (EFFECT,), (REPLY,), (CHOOSE,)]
        else:
            state.end(1)


class ChooseStep(Step[Sealed]):
    name = "choose"
    rule = "S2.1"

    def run(self, state: Sealed, frame: Frame) -> None:
        waiting = [seat for seat, card in enumerate(state.chosen) if not card]
        if waiting:
            state.wait(frame, seat_mask(*waiting))
            return
        state.revealed += 1
        for seat, card in enumerate(state.chosen):
            state.gone[CARDS * seat + card - 1] = 1
            state.tell(SHOWS, seat, card)
        state.shown, state.chosen = state.chosen, [0] * state.seats


class ReplyStep(Step[Sealed]):
    name = "reply"
    rule = "S3.1"

    def run(self, state: Sealed, frame: Frame) -> None:
        lowest = min(state.shown)
        if state.shown.count(lowest) == 1:
            state.wait(frame, seat_mask(state.shown.index(lowest)))


class EffectStep(Step[Sealed]):
    name = "effect"
    rule = "S4.1"

    def run(self, state: Sealed, frame: Frame) -> None:
        card, seat = min([(card, seat) for seat, card in enumerate(state.shown) if card], default=(0, 0))
        if card:
            points = min(card, state.pot)
            state.pot -= points
            state.points[seat] += points
            state.shown[seat] = 0
            state.tell(TAKES, seat, points)
            state.agenda.append(frame)  # until no card is left


class SealedGame(PlainGame[Sealed]):
    id = "sealed"
    kind = Sealed
    over_rule = "S5.1"
    turn_rule = "S2.1"

    def may_know(self, state: Sealed, viewer: int, name: str, at: int) -> bool:
        return name != "chosen" or not state.chosen[at] or bool(viewer >> at & 1)

    def guess(self, state: Sealed, chance: Chance) -> None:
        for seat in range(state.seats):
            if state.chosen[seat] == HIDDEN:
                state.chosen[seat] = chance.pick(0, state.hand(seat))

    def check(self, state: Sealed) -> None:
        hands = [state.hand(seat) for seat in range(state.seats)]
        held = all(card in [0, *hand] for card, hand in zip(state.chosen, hands, strict=True))
        if not held or len({len(hand) for hand in hands}) > 1 or state.agenda != sorted(set(state.agenda)):
            raise BadPosition("position-impossible")

    def result(self, state: Sealed) -> Result | None:
        best = [seat for seat, points in enumerate(state.points) if points == max(state.points)]
        return Result(tuple(best), "S5.1", "most-points") if state.ended else None


STEPS = (RoundStep(), EffectStep(), ReplyStep(Copy(WORDS)), ChooseStep(Choose(WORDS)))
RESULTS = (Result((), "S5.1", "most-points"),)
GAME = SealedGame(WORDS, (Option("seats", range(2, 6), 3),), ("dice",), STEPS, RESULTS, {"choose": (2,)})
