"""What is likely to come: which infection cards, how soon an epidemic, and what cubes may cost.

Everything here follows from what all may know (P7.2): piles of the player deck, layers of the infection
deck, cards whose place is known.
"""

from __future__ import annotations

from sickbay.games.pandemic.board import NEAR, colour_of, rate
from sickbay.games.pandemic.bot.weights import Weights
from sickbay.games.pandemic.rules.frames import DRAW, INFECT, INFECT_CITIES
from sickbay.games.pandemic.state import ERADICATED, MOST_OUTBREAKS, Pandemic
from sickbay.games.pandemic.words import N_CITIES


def epidemics_within(state: Pandemic, cards: int) -> float:
    """How many epidemics the next so many player cards hold on average (P3.7)."""
    expected = 0.0
    for at in range(len(state.piles) - 1, -1, -1):
        if cards <= 0:
            break
        size = state.piles[at]
        expected += state.pile_epidemics[at] * min(cards, size) / size
        cards -= size
    return expected


def turns_left(state: Pandemic) -> int:
    """Turns whose draw is still to come and can be paid."""
    return len(state.player_deck) // 2


def slot_chances(state: Pandemic, slots: int) -> list[list[float]]:
    """For each of the top places of the infection deck: the chance of each city to be there."""
    deck = state.infection_deck
    segments = state.segments
    out: list[list[float]] = []
    end = len(deck)
    for at in range(len(segments) - 2, -1, -2):
        if len(out) >= slots:
            break
        start = end - segments[at + 1]
        unknown = _unknown_chances(state, segments[at])
        for place in range(end - 1, start - 1, -1):
            card = deck[place]
            if state.placed[card]:
                known = [0.0] * N_CITIES
                known[card] = 1.0
                out.append(known)
            else:
                out.append(unknown)
        end = start
    return out[:slots]


def bottom_chances(state: Pandemic) -> list[float]:
    """The chance of each city to be the bottom card of the infection deck."""
    if not state.infection_deck:
        return [0.0] * N_CITIES
    card = state.infection_deck[0]
    if state.placed[card]:
        chances = [0.0] * N_CITIES
        chances[card] = 1.0
        return chances
    return _unknown_chances(state, state.segments[0])


def _unknown_chances(state: Pandemic, pool: int) -> list[float]:
    """The chance of each city to be in a given unknown place of a pool."""
    parts = [0.0] * N_CITIES
    layers = _layers_in(state, pool)
    for card in state.infection_deck:
        if not state.placed[card] and state.layer[card] in layers:
            parts[card] = 1.0
    total = sum(parts)
    return [part / total for part in parts] if total else parts


def _layers_in(state: Pandemic, pool: int) -> list[int]:
    """The layers whose cards may be in a pool: its own, and those that a Forecast mixed into it."""
    layers = [pool]
    feeds = state.feeds
    for layer in layers:
        for at in range(0, len(feeds), 3):
            if feeds[at + 1] == layer and feeds[at] not in layers:
                layers.append(feeds[at])
    return layers


def flips_this_turn(state: Pandemic) -> int:
    """Infection cards that are still to be flipped in this turn."""
    for frame in state.agenda:
        if frame[0] == INFECT:
            return frame[1]
        if frame[0] == INFECT_CITIES:
            return rate(state.epidemics)
    return 0


class Outlook:
    """What the cubes of a position may cost if they stay, fixed for the rest of a turn's actions.

    :ivar soon: chance of each city to be flipped in this turn's infection step
    :ivar after: and how often in the round after it
    :ivar now_cost: points by ``4 * (4 * city + colour) + cubes`` lost in this turn's infection step
    :ivar later_cost: and in the round after it
    :ivar hot: the places (``4 * city + colour``) of the greatest dangers
    """

    def __init__(self, state: Pandemic, weights: Weights) -> None:
        self.weights = weights
        late = state.outbreaks / (MOST_OUTBREAKS - 1)
        long = min(1.0, turns_left(state) / weights.long_game)
        ease = weights.outbreak_ease
        self.outbreak_cost = weights.outbreak * (
            ease + (1.0 - ease) * long + weights.outbreak_last * late * late * late
        )
        self.soon: list[float] = [0.0] * N_CITIES
        self.after: list[float] = [0.0] * N_CITIES
        self.bottom_now: list[float] = [0.0] * N_CITIES
        self.bottom_after: list[float] = [0.0] * N_CITIES
        self.epidemic_now = 0.0
        self._foresee(state)
        self.now_cost: list[float] = [0.0] * (16 * N_CITIES)
        self.later_cost: list[float] = [0.0] * (16 * N_CITIES)
        for city in range(N_CITIES):
            self._price(state, city)
        self.hot: list[int] = self._hottest(state, 10)

    def _foresee(self, state: Pandemic) -> None:
        """Chances of the infection cards, this turn and in the round after."""
        drawing = any(frame[0] == DRAW for frame in state.agenda)
        first_flips = flips_this_turn(state)
        a_turn = rate(state.epidemics)
        raised = rate(state.epidemics + 1)
        rounds = min(self.weights.horizon, turns_left(state))
        slots = slot_chances(state, first_flips + rounds * a_turn)
        bottom = bottom_chances(state)
        pile = len(state.infection_discard)
        discarded = [0.0] * N_CITIES
        for city in state.infection_discard:
            discarded[city] = 1.0
        drawn = 2 if drawing else 0
        came = min(1.0, epidemics_within(state, drawn)) if drawing else 0.0
        self.epidemic_now = came
        calm = 1.0 - came
        at = min(first_flips, len(slots))
        for slot in slots[:at]:
            for city in range(N_CITIES):
                self.soon[city] += calm * slot[city]
        again = min(1.0, raised / (pile + 1))
        for city in range(N_CITIES):
            self.soon[city] = min(1.0, self.soon[city] + came * again * discarded[city])
            self.bottom_now[city] = came * bottom[city]
        for _ in range(rounds):
            risk = min(1.0, epidemics_within(state, drawn + 2) - epidemics_within(state, drawn))
            drawn += 2
            came = calm * risk
            calm -= came
            pile += a_turn
            again = raised / (pile + 1)
            upto = min(at + a_turn, len(slots))
            for city in range(N_CITIES):
                chance = 0.0
                for slot in slots[at:upto]:
                    chance += slot[city]
                back = min(1.0, discarded[city] + self.soon[city])
                self.after[city] += calm * chance + (1.0 - calm) * again * back
                self.bottom_after[city] += came * bottom[city]
            at = upto

    def _price(self, state: Pandemic, city: int) -> None:
        """Fill in the costs of one city's cubes."""
        weights = self.weights
        for colour in range(4):
            if state.diseases[colour] == ERADICATED:
                continue
            cell = 4 * city + colour
            now = self.now_cost
            later = self.later_cost
            at = 4 * cell
            if colour == colour_of(city):
                cost = self.cost_of_outbreak(state, city, colour)
                soon, after = self.soon[city], min(1.0, self.after[city])
                now[at + 3] = soon * cost
                later[at + 3] = (1.0 - soon) * after * cost
                later[at + 2] = weights.second_flip * min(1.0, soon + after) * cost
                for cubes in (1, 2, 3):
                    now[at + cubes] += self.bottom_now[city] * cost
                    later[at + cubes] += self.bottom_after[city] * cost
            reached_now = 0.0
            reached_later = 0.0
            for other in NEAR[city]:
                if colour_of(other) == colour and state.cubes[4 * other + colour] == 3:
                    reached_now += self.soon[other]
                    reached_later += self.after[other]
            chained = weights.chain * self.outbreak_cost
            now[at + 3] += min(1.0, reached_now) * chained
            later[at + 3] += min(1.0, reached_later) * chained * 0.5

    def cost_of_outbreak(self, state: Pandemic, city: int, colour: int) -> float:
        """An outbreak of the city with all that it sets off among its neighbours."""
        weights = self.weights
        cost = 1.0
        for other in NEAR[city]:
            cubes = state.cubes[4 * other + colour]
            if cubes == 3:
                cost += weights.chain
            elif cubes == 2:
                cost += weights.spread
        return cost * self.outbreak_cost

    def _hottest(self, state: Pandemic, most: int) -> list[int]:
        ranked: list[tuple[float, int]] = []
        for cell in range(4 * N_CITIES):
            cubes = state.cubes[cell]
            if cubes:
                cost = self.now_cost[4 * cell + cubes] + self.later_cost[4 * cell + cubes]
                ranked.append((-cost, cell))
        ranked.sort()
        return [cell for _, cell in ranked[:most]]
