"""The laws can be broken: for each of them a game that is wrong in one place."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from sickbay.core import laws
from sickbay.core.chance import Chance
from sickbay.core.errors import BadPosition
from sickbay.core.laws import LawBroken
from sickbay.core.options import Option
from sickbay.core.positions import View
from sickbay.core.rules import Reason, Step
from sickbay.core.state import EVERYONE, Event, Frame
from sickbay.core.words import Move
from tests.probes.sealed import RESULTS, STEPS, WORDS, Copy, RoundStep, Sealed, SealedGame

pytestmark = pytest.mark.compiled

SEED = 10**30


class OffersToAll(SealedGame):
    """asking: seats that are not asked have legal moves."""

    def legal(self, state: Sealed, seat: int) -> list[Move]:
        return super().legal(state, seat) or [(self.words["copy"], 0)]


class WaitsWrongly(SealedGame):
    """asking: nobody is asked, but the game goes on."""

    def settle(self, state: Sealed) -> None:
        super().settle(state)
        state.offered, state.asked = state.asked, 0


class AllowsAll(SealedGame):
    """legal: what is not offered is not refused."""

    def why_not(self, state: Sealed, seat: int, move: Move) -> Reason | None:
        reason = super().why_not(state, seat, move)
        return None if reason is not None and reason.key == "card-not-held" else reason


class RefusesTooMuch(SealedGame):
    """legal: an offered sentence is refused."""

    def why_not(self, state: Sealed, seat: int, move: Move) -> Reason | None:
        return Reason("S2.1", "no") if move[1:] == (3,) else super().why_not(state, seat, move)


class MindsQuestions(SealedGame):
    """refused: asking why not changes the position."""

    def why_not(self, state: Sealed, seat: int, move: Move) -> Reason | None:
        reason = super().why_not(state, seat, move)
        state.revealed += reason is not None
        return reason


class PlaysAnything(SealedGame):
    """refused: an illegal move can be played."""

    def play(self, state: Sealed, seat: int, move: Move) -> None:
        if self.why_not(state, seat, move) is None:
            self.push(state, seat, move)


class LosesItsWords(SealedGame):
    """words: next_words leads elsewhere."""

    def next_words(self, state: Sealed, seat: int, prefix: Move = ()) -> tuple[list[int], bool]:
        further, ends = super().next_words(state, seat, prefix)
        return further[:1], ends


class ForgetsThePot(SealedGame):
    """written: a field is not read back."""

    def from_json(self, data: Mapping[str, object]) -> Sealed:
        return super().from_json({**data, "pot": 0})


class SharedPoints(Sealed):
    def copy(self) -> SharedPoints:
        other = super().copy()
        other.points = self.points
        return other


class SharesItsCopies(SealedGame):
    """copied: two copies have a list in common."""

    kind = SharedPoints


class LazyStep(SealedGame):
    """stepped: step by step something else happens."""

    def step(self, state: Sealed) -> bool:
        state.pot = 0
        return super().step(state)


class HearsListeners(SealedGame):
    """stepped: it matters whether somebody listens."""

    def apply(self, state: Sealed, seat: int, move: Move) -> None:
        super().apply(state, seat, move)
        if state.log is None:
            state.pot = 0


class SilentRound(RoundStep):
    def run(self, state: Sealed, frame: Frame) -> None:
        before = state.revealed
        super().run(state, frame)
        state.revealed = before


class CountsNoDice(SealedGame):
    """revealed: a die is rolled, but not counted."""


class ShowsOthers(SealedGame):
    """revealed: who has chosen sees what the others have chosen, but that is not counted."""

    def may_know(self, state: Sealed, viewer: int, name: str, at: int) -> bool:
        chose = any(state.chosen[seat] for seat in range(state.seats) if viewer >> seat & 1)
        return chose or super().may_know(state, viewer, name, at)


class TellsTheSeed(SealedGame):
    """views: the seed can be read in a view."""

    def view(self, state: Sealed, viewer: int) -> View:
        return {**super().view(state, viewer), "id": hex(state.chance.seed)}


class NoJson(SealedGame):
    """views: a view that is no JSON."""

    def view(self, state: Sealed, viewer: int) -> View:
        return {**super().view(state, viewer), "seats": tuple(range(state.seats))}


class HidesNothing(SealedGame):
    """guessed: a view tells more than what is drawn from it keeps (a secret has leaked into it)."""

    def view(self, state: Sealed, viewer: int) -> View:
        return {**super().view(state, viewer), "sum": sum(state.chosen)}

    def determinize(self, view: View, chance: Chance) -> Sealed:
        return super().determinize({name: value for name, value in view.items() if name != "sum"}, chance)


class GuessesBadly(SealedGame):
    """guessed: what is drawn cannot be."""

    def guess(self, state: Sealed, chance: Chance) -> None:
        state.chosen = [max(card, 0) for card in state.chosen]


class LeaksByLegality(SealedGame):
    """guessed: what is legal tells what another seat has chosen."""

    def legal(self, state: Sealed, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        return moves[:1] if max(state.chosen) == 5 else moves


class AlwaysGuessesTheSame(SealedGame):
    """guesses_differ: chance does not decide."""

    def guess(self, state: Sealed, chance: Chance) -> None:
        super().guess(state, Chance(1, self.streams))


class GuessesByItself(SealedGame):
    """guesses_differ: something else than the given chance decides."""

    def guess(self, state: Sealed, chance: Chance) -> None:
        super().guess(state, Chance(random.getrandbits(64), self.streams))


class MasksNothing(SealedGame):
    """told: secret words are told to all."""

    def masked(self, event: Event, viewer: int) -> Move:
        return super().masked((EVERYONE, event[1]), viewer)


class BelievesAnything(SealedGame):
    """checked: a position is not checked."""

    def check(self, state: Sealed) -> None:
        pass


class HasAnInvariant(SealedGame):
    """plays: an invariant does not hold."""

    def check(self, state: Sealed) -> None:
        if state.pot > 6:
            raise BadPosition("pot-too-large", "pot")


class CopyForever(Copy):
    def apply(self, state: Sealed, seat: int, move: Move) -> None:
        pass


class NeverEnds(SealedGame):
    """ends: a move that changes nothing can be repeated for ever."""


class DrawsElsewhere(SealedGame):
    """replays: chance comes from somewhere else."""

    def push(self, state: Sealed, seat: int, move: Move) -> None:
        super().push(state, seat, move)
        state.pot = random.randrange(3)


def made(kind: type[SealedGame]) -> SealedGame:
    steps: tuple[Step[Sealed], ...] = STEPS
    if kind is CountsNoDice:
        steps = (SilentRound(), *STEPS[1:])
    if kind is NeverEnds:
        steps = (*STEPS[:2], type(STEPS[2])(CopyForever(WORDS)), STEPS[3])
    return kind(WORDS, (Option("seats", range(2, 6), 3),), ("dice",), steps, RESULTS, {"choose": (2,)})


WRONG = [
    OffersToAll, WaitsWrongly, AllowsAll, RefusesTooMuch, MindsQuestions, PlaysAnything, LosesItsWords,
    ForgetsThePot, SharesItsCopies, LazyStep, HearsListeners, CountsNoDice, ShowsOthers, TellsTheSeed, NoJson,
    HidesNothing, GuessesBadly, LeaksByLegality, AlwaysGuessesTheSame, GuessesByItself, MasksNothing,
    BelievesAnything, HasAnInvariant, NeverEnds, DrawsElsewhere,
]  # fmt: skip


def run_many(game: SealedGame, only: list[str]) -> None:
    for seed in range(SEED, SEED + 60):
        laws.run(game, {"seats": 3}, seed, laws=only, bound=500)


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_game_breaks_its_law(kind: type[SealedGame]) -> None:
    law = str(kind.__doc__).partition(":")[0]
    only = [law] if law in laws.LAWS else []
    with pytest.raises(LawBroken) as caught:
        run_many(made(kind), only)
    said = caught.value.args_said
    assert said["law"] == law
    assert caught.value.place == "sealed"
    assert said["options"] == "seats=3"
    assert int(str(said["seed"]), 16) >= SEED
    assert isinstance(said["move"], int)
    assert said["why"]


@pytest.mark.parametrize("kind", [SealedGame])
def test_the_right_game_keeps_all(kind: type[SealedGame]) -> None:
    assert laws.run(made(kind), {"seats": 3}, SEED).moments > 10


def test_every_law_can_be_broken() -> None:
    named = {str(kind.__doc__).partition(":")[0] for kind in WRONG}
    assert named == {*laws.LAWS, "plays", "ends", "replays"}


def test_a_soak_tells_which_games_are_wrong() -> None:
    told: list[tuple[int, int]] = []
    report = laws.soak(made(HasAnInvariant), 12, seed=5, tell=lambda done, kept: told.append((done, kept)))
    assert report.games == 12
    assert report.broken
    assert {str(error.args_said["law"]) for error in report.broken} == {"plays"}
    assert told[-1] == (12, 12 - len(report.broken))


def test_a_soak_is_the_same_whoever_counts() -> None:
    reports = [laws.soak(made(SealedGame), 8, seed=3) for _ in range(2)]
    assert reports[0].digest == reports[1].digest
    assert sum(reports[0].results.values()) == 8


class GuessesLow(SealedGame):
    """What is drawn can be, but is the lowest card too often."""

    def guess(self, state: Sealed, chance: Chance) -> None:
        other = state.copy()
        super().guess(state, chance)
        super().guess(other, chance)
        state.chosen = [min(pair) for pair in zip(state.chosen, other.chosen, strict=True)]


def test_worlds_drawn_with_the_wrong_chance_are_noticed() -> None:
    assert laws.unevenness(laws.ranks(made(SealedGame), {"seats": 4}, 500, moves=12)) < 40
    assert laws.unevenness(laws.ranks(made(GuessesLow), {"seats": 4}, 500, moves=12)) > 40
