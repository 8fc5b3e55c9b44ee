"""What to do between actions: events at their moments, the hand limit, a Forecast, a request."""

from __future__ import annotations

from sickbay.core.game import Game
from sickbay.core.words import Move
from sickbay.games.pandemic.board import colour_of, rate
from sickbay.games.pandemic.bot.judgement import Judge
from sickbay.games.pandemic.bot.search import interesting_cities, useful_event
from sickbay.games.pandemic.rules.pieces import prevented_by
from sickbay.games.pandemic.state import Pandemic
from sickbay.games.pandemic.words import (
    AIRLIFT,
    DISCARD,
    FORECAST,
    ONE_QUIET_NIGHT,
    RESILIENT_POPULATION,
)


def harm_of_flip(state: Pandemic, judge: Judge, city: int) -> float:
    """What it costs if this city's infection card is flipped with the cubes that lie now."""
    colour = colour_of(city)
    if prevented_by(state, city, colour):
        return 0.0
    cubes = state.cubes[4 * city + colour]
    cost = judge.outlook.cost_of_outbreak(state, city, colour)
    if cubes == 3:
        return cost
    return cost * (0.06, 0.12, 0.3)[cubes] + 0.01 * cost * judge.outlook.after[city]


def quiet_night(state: Pandemic, judge: Judge) -> float:
    """What a skipped infection step saves."""
    if state.quiet_night:
        return 0.0
    quiet = state.copy()
    quiet.quiet_night = True
    return judge.worth(quiet) - judge.worth(state)


def foresight(state: Pandemic, judge: Judge) -> float:
    """What a Forecast may save: part of what the next cards are feared to do."""
    later = 0.0
    for cell in judge.outlook.hot:
        later += judge.outlook.later_cost[4 * cell + state.cubes[cell]]
    return 0.5 * quiet_night(state, judge) + 0.25 * later


def removals(state: Pandemic, judge: Judge, legal: tuple[Move, ...]) -> tuple[float, Move | None]:
    """The infection card whose removal saves most, and how much."""
    pile = len(state.infection_discard)
    soon = min(1.0, 2.5 * rate(state.epidemics) / max(1, pile))
    best = 0.0
    found: Move | None = None
    for move in legal:
        if move[0] == RESILIENT_POPULATION:
            gain = soon * harm_of_flip(state, judge, move[1])
            if found is None or gain > best:
                best = gain
                found = move
    return best, found


def order_of_cards(state: Pandemic, judge: Judge, legal: tuple[Move, ...]) -> Move:
    """A Forecast's best order: the harmless cards first, the worst ones as late as can be."""
    cards = list(legal[-1][1:])
    cards.sort(key=lambda city: (harm_of_flip(state, judge, city), city))
    return (legal[-1][0], *cards)


def over_the_limit(
    game: Game[Pandemic], state: Pandemic, seat: int, judge: Judge, legal: tuple[Move, ...]
) -> Move:
    """The card to give up or the event to play: whatever leaves the team best off."""
    targets = interesting_cities(state, judge)
    best = -1e18
    found = legal[0]
    for move in legal:
        verb = move[0]
        worth = 0.0
        if verb == FORECAST:
            worth = judge.worth(state) - judge.event_worth[1] + foresight(state, judge)
        elif verb == RESILIENT_POPULATION:
            continue
        elif verb in (DISCARD, ONE_QUIET_NIGHT) or useful_event(state, move, targets):
            after = state.copy()
            game.verb_of[verb].apply(after, seat, move)
            worth = judge.worth(after)
        else:
            continue
        if worth > best:
            best = worth
            found = move
    gain, removal = removals(state, judge, legal)
    if removal is not None:
        worth = judge.worth(state) - judge.event_worth[RESILIENT_POPULATION - AIRLIFT] + 0.6 * gain
        if worth > best:
            found = removal
    return found


def acceptable(game: Game[Pandemic], state: Pandemic, judge: Judge, tolerance: float) -> bool:
    """Whether what a team mate asks for does the team no great harm."""
    frame = state.agenda[-1]
    before = judge.worth(state)
    after = state.copy()
    after.agenda.pop()
    game.verb_of[frame[3]].apply(after, frame[1], frame[3:])
    return judge.worth(after) >= before - tolerance
