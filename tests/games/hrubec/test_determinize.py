"""Drawing worlds from a view: over many games the truth is one draw among the others (H7).

Cards leave hands here whatever they are, each one as likely as the others of its hand, so that what happens
tells nothing but what the history tells; then the truth must rank evenly among the draws.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sickbay.core.chance import Chance
from sickbay.core.laws import unevenness
from sickbay.games.hrubec import GAME, determinize
from sickbay.games.hrubec.memory import CARD_MASK, KIND_SHIFT, PILE
from sickbay.games.hrubec.rules.pieces import discard_card, draw_card
from sickbay.games.hrubec.state import Hrubec
from sickbay.games.hrubec.words import CLOSING, N_DOCTORS, NURSE

DRAWS = 7
MOST_UNEVEN = 24.3
"""Chi squared with 7 degrees of freedom exceeds this once in a thousand."""
Statistic = Callable[[Hrubec], float]


def short_game(seats: int, seed: int, pile: int) -> Hrubec:
    """A new game whose draw pile has only so many cards, so that it is soon made anew."""
    state = GAME.new({"seats": seats}, seed)
    count = state.history[0] & CARD_MASK
    state.draw_pile = state.draw_pile[-pile:]
    cards = sorted([*[card for hand in state.hands for card in hand], *state.draw_pile])
    state.history[: count + 1] = [PILE << KIND_SHIFT | len(cards), *cards]
    GAME.check(state)
    return state


def shuffle_about(state: Hrubec, rnd: random.Random, times: int) -> None:
    """Anybody draws, or a card of somebody's hand goes to the discard pile, whatever it is."""
    for _ in range(times):
        seat = rnd.randrange(state.seats)
        if rnd.random() < 0.5 and len(state.hands[seat]) < 6:
            draw_card(state, seat)
        elif state.hands[seat]:
            discard_card(state, seat, rnd.choice(state.hands[seat]))


def all_hidden(state: Hrubec) -> float:
    return sum([card for hand in state.hands[1:] for card in hand])


def doctors_of_next(state: Hrubec) -> float:
    return sum([card < N_DOCTORS for card in state.hands[1]])


def nurses_of_next(state: Hrubec) -> float:
    return state.hands[1].count(NURSE)


def first_card_of_last(state: Hrubec) -> float:
    return state.hands[-1][0] if state.hands[-1] else -1


def next_card(state: Hrubec) -> float:
    return state.draw_pile[-1] if state.draw_pile else -1


def next_patients(state: Hrubec) -> float:
    return sum(state.queue[-3:])


def covered(state: Hrubec) -> float:
    return state.covered


HANDS = (all_hidden, doctors_of_next, nurses_of_next, first_card_of_last, next_card)
PATIENTS = (next_patients, covered)


def count_ranks(truth: Hrubec, viewer: int, rnd: random.Random, counts: dict[Statistic, list[int]]) -> None:
    """For each statistic the place of the truth among the draws; among equals any is equally likely."""
    view = GAME.view(truth, viewer)
    drawn = [GAME.determinize(view, Chance(rnd.getrandbits(200), GAME.streams)) for _ in range(DRAWS)]
    for statistic, ranks in counts.items():
        own = statistic(truth)
        values = [statistic(state) for state in drawn]
        ranks[sum([value < own for value in values]) + rnd.randint(0, values.count(own))] += 1


def uneven(counts: dict[Statistic, list[int]]) -> dict[str, list[int]]:
    """The statistics that do not rank evenly."""
    return {
        statistic.__name__: ranks for statistic, ranks in counts.items() if unevenness(ranks) > MOST_UNEVEN
    }


def ranks_of_hands(pile: int, times: int, viewer: int) -> dict[Statistic, list[int]]:
    rnd = random.Random(7)
    counts: dict[Statistic, list[int]] = {one: [0] * (DRAWS + 1) for one in HANDS}
    for seed in range(400):
        state = short_game(3, seed, pile)
        shuffle_about(state, rnd, times)
        count_ranks(state, viewer, rnd, counts)
    return counts


@pytest.mark.parametrize("viewer", [0, 1], ids=["watcher", "seat 0"])
@pytest.mark.parametrize(
    ("pile", "times"), [(40, 0), (40, 12), (3, 20), (6, 60)], ids=["dealt", "early", "once more", "often"]
)
def test_the_truth_ranks_evenly(pile: int, times: int, viewer: int) -> None:
    assert uneven(ranks_of_hands(pile, times, viewer)) == {}


def test_unseen_patients_rank_evenly() -> None:
    rnd = random.Random(3)
    counts: dict[Statistic, list[int]] = {one: [0] * (DRAWS + 1) for one in PATIENTS}
    for seed in range(400):
        count_ranks(GAME.new({"seats": 2}, seed), 1, rnd, counts)
    assert uneven(counts) == {}


def test_a_draw_that_prefers_some_doctors_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    if not determinize.__file__.endswith(".py"):
        pytest.skip("functions of a compiled build cannot be replaced")

    def in_order(self: determinize._Remembered, cards: list[int], dealt_at: list[int]) -> None:
        for place in dealt_at:
            if place >= 0:
                self._show(place, cards.pop(0))

    monkeypatch.setattr(determinize._Remembered, "_deal_doctors", in_order)
    assert uneven(ranks_of_hands(40, 0, 0))


def test_what_was_seen_is_never_contradicted() -> None:
    for seed in range(60):
        state = short_game(4, seed, 8)
        shuffle_about(state, random.Random(seed), 50)
        for viewer in (0, 1, 6):
            drawn = GAME.determinize(GAME.view(state, viewer), Chance(seed, GAME.streams))
            GAME.check(drawn)
            assert GAME.view(drawn, viewer) == GAME.view(state, viewer)
            assert sorted(drawn.draw_pile + [card for hand in drawn.hands for card in hand]) == sorted(
                state.draw_pile + [card for hand in state.hands for card in hand]
            )
            assert drawn.queue[0] == CLOSING
