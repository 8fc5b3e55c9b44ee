"""Drawing worlds from a view: over many games the truth is one draw among the others (P7.6).

The players here choose without looking at hidden cards, so that what they do tells nothing; then the rank
of the truth among the draws must be even for every statistic of the hidden cards.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sickbay.core.chance import Chance
from sickbay.core.state import seats_of
from sickbay.games.pandemic import GAME, determinize
from sickbay.games.pandemic.state import Pandemic
from sickbay.games.pandemic.words import AIRLIFT, EPIDEMIC, FORECAST, N_CITIES, STORE

DRAWS = 7
MOST_UNEVEN = 24.3
"""Chi squared with 7 degrees of freedom exceeds this once in a thousand."""
Statistic = Callable[[Pandemic], float]


def blind_move(state: Pandemic, seat: int, rnd: random.Random) -> tuple[int, ...]:
    """A move that does not depend on what the seat's cards are."""
    words = GAME.words
    moves = GAME.legal(state, seat)
    names = {words.format(move): move for move in moves}
    if "pass" in names and (len(names) < 3 or rnd.random() < 0.2):
        return names["pass"]
    if any(name.startswith("discard") for name in names):
        return words.parse(f"discard {words.words[rnd.choice(state.hands[seat])]}")
    blind = [
        move for name, move in names.items() if name.split()[0] in ("drive", "treat", "shuttle", "refuse")
    ]
    return rnd.choice(blind) if blind else names["pass"]


def play_blindly(options: dict[str, object], seed: int, moves: int) -> Pandemic:
    rnd = random.Random(seed)
    state = GAME.new(options, seed)
    for _ in range(moves):
        if not state.asked:
            break
        seat = seats_of(state.asked)[0]
        GAME.push(state, seat, blind_move(state, seat, rnd))
    return state


def hidden_hands(state: Pandemic) -> float:
    return sum(card for hand in state.hands[1:] for card in hand)


def events_in_hands(state: Pandemic) -> float:
    return sum(1 for hand in state.hands[1:] for card in hand if card >= AIRLIFT)


def next_player_card(state: Pandemic) -> float:
    return state.player_deck[-1] if state.player_deck else 0


def next_epidemic(state: Pandemic) -> float:
    deck = state.player_deck[::-1]
    return deck.index(EPIDEMIC) if EPIDEMIC in deck else 99


def top_infections(state: Pandemic) -> float:
    return sum((i + 1) * card for i, card in enumerate(state.infection_deck[-4:]))


def middle_infections(state: Pandemic) -> float:
    return sum(state.infection_deck[-9:-4])


def unevenness(ranks: list[int]) -> float:
    """Chi squared of ranks 0 to DRAWS against all equally likely."""
    expected = len(ranks) / (DRAWS + 1)
    return sum((ranks.count(rank) - expected) ** 2 / expected for rank in range(DRAWS + 1))


def ranks_of_truth(truth: Pandemic, viewer: int, rnd: random.Random) -> list[int]:
    """For each statistic the place of the truth among the draws; among equals any place is equally likely."""
    view = GAME.view(truth, viewer)
    drawn = [GAME.determinize(view, Chance(rnd.getrandbits(200), GAME.streams)) for _ in range(DRAWS)]
    ranks: list[int] = []
    for statistic in STATISTICS:
        mine = statistic(truth)
        values = [statistic(state) for state in drawn]
        ranks.append(sum(value < mine for value in values) + rnd.randint(0, values.count(mine)))
    return ranks


def assert_even(ranks: list[list[int]], statistics: list[Statistic]) -> None:
    assert len(ranks) > 250
    for statistic in statistics:
        of_one = [rank[STATISTICS.index(statistic)] for rank in ranks]
        assert unevenness(of_one) < MOST_UNEVEN, (statistic.__name__, of_one)


STATISTICS: list[Statistic] = [
    hidden_hands,
    events_in_hands,
    next_player_card,
    next_epidemic,
    top_infections,
    middle_infections,
]


def ranks_of_games(hands: str) -> list[list[int]]:
    rnd = random.Random(11)
    ranks: list[list[int]] = []
    for seed in range(400):
        options: dict[str, object] = {"seats": 2 + seed % 3, "epidemics": 4 + seed % 4, "hands": hands}
        state = play_blindly(options, seed, rnd.randrange(60))
        if not state.ended:
            ranks.append(ranks_of_truth(state, 1, rnd))
    return ranks


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_the_truth_ranks_evenly(hands: str) -> None:
    assert_even(ranks_of_games(hands), STATISTICS)


def test_a_draw_that_forgets_what_was_told_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    if not determinize.__file__.endswith(".py"):
        pytest.skip("functions of a compiled build cannot be replaced")
    monkeypatch.setattr(determinize, "_claims_hold", lambda state: True)
    monkeypatch.setattr(type(GAME), "check_waits", lambda self, state: None)  # it would notice too
    with pytest.raises(AssertionError, match="events_in_hands"):
        assert_even(ranks_of_games("closed"), STATISTICS)


def forecast_of_another(seed: int) -> Pandemic:
    """Seat 1 arranges six cards, an epidemic comes; sometimes seat 2 stores the Forecast for itself."""
    rnd = random.Random(seed)
    infection = list(GAME.words.words[:N_CITIES])
    rnd.shuffle(infection)
    cut = rnd.randrange(9, 14)
    data: dict[str, object] = {
        "hands": {"1": ["forecast"]},
        "infection_deck": infection[cut:],
        "infection_discard": infection[:cut],
        "player_deck": ["tokyo", "epidemic", "milan", "paris", "..."],
    }
    options = GAME.read_options(
        {"seats": 3, "hands": "closed", "roles": ["medic", "scientist", "contingency_planner"]}
    )
    state = GAME.position(options, data, Chance(seed, GAME.streams))
    say(state, 1, "forecast")
    arrange(state, 1, rnd)
    for _ in range(2 if seed % 2 else 1):
        while state.asked and state.active != 2:
            say(state, seats_of(state.asked)[0], "pass")
    if seed % 2 and not state.ended:
        GAME.push(state, 2, (STORE, FORECAST))
        say(state, 2, "forecast")
        arrange(state, 2, rnd)
    for _ in range(rnd.randrange(3)):
        if state.asked:
            say(state, seats_of(state.asked)[0], "pass")
    return state


def say(state: Pandemic, seat: int, text: str) -> None:
    GAME.play(state, seat, GAME.words.parse(text))


def arrange(state: Pandemic, seat: int, rnd: random.Random) -> None:
    GAME.push(state, seat, rnd.choice(GAME.legal(state, seat)[:-1]))


@pytest.mark.parametrize("viewer", [0, 1, 2, 4, 6], ids=["nobody", "other", "first", "second", "both"])
def test_forecasts_of_others_are_remembered_rightly(viewer: int) -> None:
    rnd = random.Random(5)
    ranks: list[list[int]] = []
    for seed in range(300):
        state = forecast_of_another(seed)
        if not state.ended:
            view = GAME.view(state, viewer)
            drawn = GAME.determinize(view, Chance(seed, GAME.streams))
            assert GAME.view(drawn, viewer) == view
            ranks.append(ranks_of_truth(state, viewer, rnd))
    assert_even(ranks, [top_infections, middle_infections])


def test_a_view_that_allows_nothing_is_refused() -> None:
    view = GAME.view(GAME.new({"seats": 2, "hands": "closed"}, 1), 1)
    view["player_deck_size"] = 3
    with pytest.raises(Exception, match="deck"):
        GAME.determinize(view, Chance(1, GAME.streams))
