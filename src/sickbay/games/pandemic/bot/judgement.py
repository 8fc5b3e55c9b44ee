"""What a position is worth to the team at the end of somebody's actions."""

from __future__ import annotations

from typing import Final

from sickbay.games.pandemic.board import NEAR
from sickbay.games.pandemic.bot.outlook import Outlook, turns_left
from sickbay.games.pandemic.bot.travel import Roads, roads_between
from sickbay.games.pandemic.bot.weights import Weights
from sickbay.games.pandemic.results import CURES_FOUND
from sickbay.games.pandemic.rules.frames import DRAW
from sickbay.games.pandemic.state import CURED, ERADICATED, UNCURED, Pandemic
from sickbay.games.pandemic.words import AIRLIFT, N_CITIES, RESEARCHER, SCIENTIST

WON: Final = 100_000.0
LOST: Final = -100_000.0
_FAR: Final = 40

Key = tuple[tuple[int, ...], ...]


class Judge:
    """Judges positions that one turn's actions lead to. It is made anew for each question.

    :param state: the position now; the dangers are estimated from it
    """

    def __init__(self, state: Pandemic, outlook: Outlook, weights: Weights) -> None:
        self.outlook = outlook
        self.weights = weights
        self.turns_left = turns_left(state)
        behind = weights.pace * state.diseases.count(UNCURED) / (self.turns_left + 1)
        self.pressure = min(weights.most_pressure, max(1.0, behind))
        self.delay: list[int] = [  # in half steps: who plays later is further away
            round(
                2 * weights.wait_step * ((seat - state.active - 1) % state.seats)
                - (2 * weights.medic_step if seat == state.medic else 0)
            )
            for seat in range(state.seats)
        ]
        self.needed: list[int] = [4 if role == SCIENTIST else 5 for role in state.roles]
        self.least_needed = min(self.needed)
        self.unseen: list[int] = _unseen_cards(state)
        self.turns_of: list[int] = _turns_of_seats(state)
        self.efforts: list[list[float]] = [  # by turns of the seat, then by actions
            [effort**actions if effort else 0.0 for actions in range(_FAR)] for effort in weights.effort
        ]
        self.help: list[float] = [  # by half steps
            max(0.0, 1.0 - weights.near_help - weights.help_step * step * 0.5) for step in range(2 * _FAR)
        ]
        hurry = min(1.0, self.turns_left / 6.0)
        self.event_worth: list[float] = [worth * hurry for worth in weights.events()]
        self._cards: dict[Key, float] = {}
        self._cubes: dict[bytes, float] = {}
        self._kept_off: dict[tuple[bytes, int], float] = {}

    def worth(self, state: Pandemic) -> float:
        """The worth of a position in points: a discovered cure is 100."""
        if state.ended:
            return WON if state.ended == CURES_FOUND else LOST
        stations = tuple(state.stations)
        roads = roads_between(stations)
        key: Key = (
            tuple(state.pawns),
            stations,
            tuple(state.diseases),
            *[tuple(hand) for hand in state.hands],
        )
        cards = self._cards.get(key)
        if cards is None:
            cards = self._worth_of_cards(state, roads)
            self._cards[key] = cards
        worth = cards - self._danger(state, roads)
        if state.stored >= 0:
            worth += self.weights.stored * self.event_worth[state.stored - AIRLIFT]
        return worth

    # -- cures -----------------------------------------------------------------------------------------

    def _worth_of_cards(self, state: Pandemic, roads: Roads) -> float:
        """Cures, the way to them, stations, and what else is in the hands."""
        weights = self.weights
        ways = [roads.actions(here) for here in state.pawns]
        worth = -weights.coverage * roads.mean
        by_colour: list[list[list[int]]] = [[[] for _ in state.hands] for _ in range(4)]
        for seat, hand in enumerate(state.hands):
            for card in hand:
                if card < N_CITIES:
                    by_colour[card // 12][seat].append(card)
                elif card < AIRLIFT + 5:
                    worth += self.event_worth[card - AIRLIFT]
            if len(hand) > 5:
                worth -= weights.crowded * (len(hand) - 5)
        for colour in range(4):
            held = by_colour[colour]
            if state.diseases[colour] == UNCURED:
                worth += self.pressure * self._worth_of_colour(state, colour, held, ways, roads)
            else:
                worth += self.pressure * weights.cure
                if state.diseases[colour] == ERADICATED:
                    worth += weights.eradicated
                for cards in held:
                    worth += weights.spare * len(cards)
        return worth

    def _worth_of_colour(
        self, state: Pandemic, colour: int, held: list[list[int]], ways: list[list[int]], roads: Roads
    ) -> float:
        """How near an uncured disease is to its cure, by its best collector."""
        weights = self.weights
        lacking = [self.needed[seat] - len(own) for seat, own in enumerate(held)]
        least = min(lacking)
        best = 0.0
        second = 0.0
        for collector, lacks in enumerate(lacking):
            if lacks > least + 1:
                continue
            worth = self.efforts[self.turns_of[collector]][roads.to_station[state.pawns[collector]]]
            if lacks > 0:
                worth *= self._part_with_shares(state, collector, held, lacks, ways)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        count = sum([len(cards) for cards in held])
        left = count + self.unseen[colour] - self.least_needed
        if left < 0:
            return -weights.cure
        scarce = weights.scarce[left] if left < len(weights.scarce) else 0.0
        spare = weights.spare * max(0, count - self.least_needed)
        return weights.cure * weights.ready * (best + weights.second * second) - scarce + spare

    def _part_with_shares(
        self, state: Pandemic, collector: int, held: list[list[int]], lacks: int, ways: list[list[int]]
    ) -> float:
        """The part of a full set's worth while so many cards have to be drawn or got from others."""
        way = ways[collector]
        turns = self.turns_of[collector]
        missing = self.weights.missing[turns]
        effort = self.efforts[turns]
        parts: list[float] = []
        for giver, cards in enumerate(held):
            if giver == collector or not cards:
                continue
            if state.roles[giver] == RESEARCHER:
                part = effort[1 + way[state.pawns[giver]]]
                if part > missing:
                    parts += [part] * len(cards)
            else:
                other_way = ways[giver]
                for card in cards:
                    part = effort[1 + way[card] + other_way[card]]
                    if part > missing:
                        parts.append(part)
        if len(parts) > lacks:
            parts.sort(reverse=True)
            del parts[lacks:]
        whole = float(missing ** (lacks - len(parts)))
        for part in parts:
            whole *= part
        return whole

    # -- danger ----------------------------------------------------------------------------------------

    def _danger(self, state: Pandemic, roads: Roads) -> float:
        """What the cubes will cost if nothing more is done, less what pawns near them can do."""
        cubes = bytes(state.cubes)
        danger = self._cubes.get(cubes, -1.0)
        if danger < 0.0:
            danger = self._danger_of_cubes(state)
            self._cubes[cubes] = danger
        danger -= self._help_at_hand(state, roads)
        if state.quarantine >= 0:
            here = state.pawns[state.quarantine]
            kept = self._kept_off.get((cubes, here), -1.0)
            if kept < 0.0:
                kept = self._danger_kept_off(state, here)
                self._kept_off[cubes, here] = kept
            danger -= kept
        return danger

    def _danger_of_cubes(self, state: Pandemic) -> float:
        weights = self.weights
        now = self.outlook.now_cost
        later = self.outlook.later_cost
        soonest = 0.0
        rest = 0.0
        danger = 0.0
        for cell in range(4 * N_CITIES):
            cubes = state.cubes[cell]
            if cubes:
                soonest += now[4 * cell + cubes]
                rest += later[4 * cell + cubes]
                danger += weights.cube * cubes
        if state.quiet_night:
            soonest = 0.0
        for colour in range(4):
            supply = state.supply[colour]
            if supply < 8 and state.diseases[colour] != ERADICATED:
                danger += weights.low_supply * (8 - supply) * (9 - supply) * 0.5
        return danger + soonest + weights.later * rest

    def _help_at_hand(self, state: Pandemic, roads: Roads) -> float:
        """How much of the later danger the pawns near it take away."""
        weights = self.weights
        later = self.outlook.later_cost
        ways = [roads.actions(here) for here in state.pawns]
        helped = 0.0
        for cell in self.outlook.hot:
            cost = later[4 * cell + state.cubes[cell]]
            if cost > 0.0:
                city = cell >> 2
                nearest = 2 * _FAR - 1
                for seat, way in enumerate(ways):
                    away = 2 * way[city] + self.delay[seat]
                    if away < nearest:
                        nearest = away
                helped += cost * self.help[nearest if nearest > 0 else 0]
        return weights.later * helped

    def treatable(self, state: Pandemic) -> float:
        """What the active seat could still save by treating where it stands."""
        if not state.actions or state.ended:
            return 0.0
        now = self.outlook.now_cost
        later = self.outlook.later_cost
        seat = state.active
        first = 4 * state.pawns[seat]
        most = 0.0
        for cell in range(first, first + 4):
            cubes = state.cubes[cell]
            if cubes:
                all_at_once = seat == state.medic or state.diseases[cell & 3] >= CURED
                left = 0 if all_at_once else max(0, cubes - state.actions)
                at = 4 * cell
                saved = now[at + cubes] - now[at + left]
                saved += self.weights.later * (later[at + cubes] - later[at + left])
                if saved > most:
                    most = saved
        return most

    def _danger_kept_off(self, state: Pandemic, here: int) -> float:
        """What the Quarantine Specialist keeps off where she stands (P4.13c)."""
        kept = self._kept_off_city(state, here)
        for city in NEAR[here]:
            kept += self._kept_off_city(state, city)
        return kept

    def _kept_off_city(self, state: Pandemic, city: int) -> float:
        weights = self.weights
        outlook = self.outlook
        kept = 0.0
        for cell in range(4 * city, 4 * city + 4):
            cubes = state.cubes[cell]
            if cubes:
                if not state.quiet_night:
                    kept += outlook.now_cost[4 * cell + cubes]
                kept += weights.later * weights.quarantine_later * outlook.later_cost[4 * cell + cubes]
        return kept + weights.fresh_cube * (outlook.soon[city] + 0.5 * outlook.after[city])


def _turns_of_seats(state: Pandemic) -> list[int]:
    """How many more turns each seat will have before the cards run out, four for more than four."""
    drawing = any(frame[0] == DRAW for frame in state.agenda)
    turns = len(state.player_deck) // 2 + (0 if drawing else 1)
    return [
        min(4, (turns - 1 - (seat - state.active - 1) % state.seats) // state.seats + 1)
        for seat in range(state.seats)
    ]


def _unseen_cards(state: Pandemic) -> list[int]:
    """For each colour: city cards that are neither in a hand where they are known nor discarded."""
    unseen = [12] * 4
    for hand in state.hands:
        for card in hand:
            if card < N_CITIES:
                unseen[card // 12] -= 1
    for card in state.player_discard:
        if card < N_CITIES:
            unseen[card // 12] -= 1
    return unseen
