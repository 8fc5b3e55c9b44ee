"""The laws where draw piles run out: random play seldom draws so much; here everybody draws and plays."""

from __future__ import annotations

from collections import Counter

import pytest

from sickbay.core import laws
from sickbay.core.bot import BotMaker, Turn
from sickbay.core.chance import Chance
from sickbay.core.state import seats_of
from sickbay.core.words import Move
from sickbay.games.hrubec import GAME, HrubecGame
from sickbay.games.hrubec.cards import STANDARD_CARDS
from sickbay.games.hrubec.state import Hrubec
from sickbay.games.hrubec.words import CLOSING, DRAW, END, PATIENT, PLAY, REVEAL

pytestmark = pytest.mark.compiled


class Drawer:
    """Draws whenever it may, plays what it can, and does not hurry."""

    def choose(self, turn: Turn) -> Move | None:
        for verbs in ((DRAW,), (PLAY,)):
            moves = [move for move in turn.legal if move[0] in verbs]
            if moves:
                return turn.pick(moves)
        slow = [move for move in turn.legal if move[0] not in (REVEAL, END)]
        return turn.pick(slow or turn.legal)


class WithDrawer(HrubecGame):
    def bots(self) -> dict[str, BotMaker]:
        return {"drawer": Drawer}


DRAWING = WithDrawer()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_the_laws(seats: int, seed: int) -> None:
    laws.run(DRAWING, {"seats": seats}, 10**30 + seed, often=8, bot="drawer")


def everything(state: Hrubec) -> Counter[int]:
    """All cards in the game, wherever they are."""
    piles = [
        *state.hands, *state.teams, state.draw_pile, state.discard_pile, state.queue, state.waiting,
        state.theatres, state.removed, *state.cured, *state.morgues,
        [state.long_term, state.playing, state.covered],
    ]  # fmt: skip
    return Counter([card for pile in piles for card in pile if card >= 0])


def test_no_card_is_lost_or_made() -> None:
    reshuffles = 0
    for seed in range(32):
        seats = 2 + seed % 4
        state = GAME.new({"seats": seats}, seed)
        drawer = Drawer()
        chance = Chance(seed, (*GAME.streams, "bot"))
        before = everything(state)
        assert sum(before.values()) == 59 + sum(STANDARD_CARDS.queue[seats]) + 1 + (seats == 2)
        while not state.ended:
            seat = seats_of(state.asked)[0]
            turn = Turn(GAME, seat, tuple(GAME.legal(state, seat)), False, chance, dict)
            move = drawer.choose(turn)
            assert move is not None
            cards = len(state.draw_pile)
            GAME.push(state, seat, move)
            reshuffles += len(state.draw_pile) > cards
            now = everything(state)
            assert now + Counter({CLOSING: int(state.closer >= 0)}) == before
        assert all(card >= PATIENT for pile in state.cured for card in pile)
    assert reshuffles
