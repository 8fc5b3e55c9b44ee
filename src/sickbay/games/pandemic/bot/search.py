"""The best rest of a turn: a beam search over the actions that may be useful."""

from __future__ import annotations

from typing import Final

from sickbay.core.game import Game
from sickbay.core.words import Move
from sickbay.games.pandemic.board import NEAR
from sickbay.games.pandemic.bot.judgement import Judge
from sickbay.games.pandemic.bot.travel import STEPS
from sickbay.games.pandemic.rules.frames import ACT
from sickbay.games.pandemic.rules.pieces import events_of
from sickbay.games.pandemic.state import UNCURED, Pandemic
from sickbay.games.pandemic.words import (
    AIRLIFT,
    CHARTER,
    CURE,
    DISPATCH,
    DRIVE,
    EPIDEMIC,
    GOVERNMENT_GRANT,
    N_CITIES,
    NUMBER,
    PASS,
    SHUTTLE,
    SPECIAL,
)

_FOR_TURNS: Final = 1 << AIRLIFT - AIRLIFT | 1 << GOVERNMENT_GRANT - AIRLIFT

Said = tuple[int, Move]
"""A seat and what it says."""


class Line:
    """Moves, the position after them, its worth, and what it promises with the actions left."""

    __slots__ = ("moves", "promise", "state", "worth")

    def __init__(self, state: Pandemic, moves: tuple[Said, ...], worth: float, promise: float) -> None:
        self.state = state
        self.moves = moves
        self.worth = worth
        self.promise = promise


def best_line(game: Game[Pandemic], state: Pandemic, judge: Judge, player: int = -1) -> Line:
    """The most promising way for the active seat to use its actions.

    Lines are kept by how many actions they leave, the best of each; from those with most left, each goes on
    by single moves and by whole ways to cities where something is to be done.

    :param player: a seat whose events may be used on the way; the active seat's own if it is -1
    """
    seat = state.active
    player = seat if player < 0 else player
    targets = interesting_cities(state, judge)
    start = state.copy()
    start.asked = 1 << seat | 1 << player
    best = Line(start, (), judge.worth(start), 0.0)
    seen: set[object] = {place_of(start)}
    by_actions: list[list[Line]] = [[] for _ in range(state.actions + 1)]
    by_actions[-1].append(best)
    for left in range(state.actions, -1, -1):
        lines = _best_of(by_actions[left], judge.weights.beam, judge.weights.alike)
        if left:  # events cost no action: what follows them is tried in the same round
            eventful: list[Line] = []
            for line in lines:
                if not line.state.ended:
                    for move in useful_events(game, line.state, player, targets):
                        _follow(game, line, [(player, move)], judge, seen, eventful)
            if eventful:
                lines = _best_of([*lines, *eventful], judge.weights.beam, judge.weights.alike)
        for line in lines:
            if line.worth > best.worth:
                best = line
        if not left or best.state.ended:
            break
        for line in lines:
            if line.state.ended:
                continue
            for move in useful_moves(game, line.state, seat, targets):
                _follow(game, line, [(seat, move)], judge, seen, by_actions[left - 1])
            for way in ways_to_targets(line.state, seat, targets):
                _follow(game, line, way, judge, seen, by_actions[left - len(way)])
    return best


def _best_of(lines: list[Line], most: int, alike: int) -> list[Line]:
    """The most promising lines, but only some that have all pawns in the same cities: other ideas too."""
    lines.sort(key=_promise, reverse=True)
    kept: list[Line] = []
    places: dict[tuple[int, ...], int] = {}
    for line in lines:
        place = tuple(line.state.pawns)
        count = places.get(place, 0)
        if count < alike:
            places[place] = count + 1
            kept.append(line)
            if len(kept) == most:
                break
    return kept


def _promise(line: Line) -> float:
    return line.promise


def _follow(
    game: Game[Pandemic], line: Line, way: list[Said], judge: Judge, seen: set[object], out: list[Line]
) -> None:
    """Go on from a line with some moves, unless others led to the same position before."""
    state = line.state.copy()
    asked = state.asked
    for seat, move in way:
        do_action(game, state, seat, move)
    state.asked = asked
    place = place_of(state)
    if place not in seen:
        seen.add(place)
        worth = judge.worth(state)
        out.append(Line(state, (*line.moves, *way), worth, worth + judge.treatable(state)))


def do_action(game: Game[Pandemic], state: Pandemic, seat: int, move: Move) -> None:
    """Do an action and nothing that the game would do after it; a hand may stay over the limit."""
    game.verb_of[move[0]].apply(state, seat, move)
    while not state.ended and state.agenda[-1][0] != ACT:
        state.agenda.pop()


def place_of(state: Pandemic) -> object:
    """What two positions of one turn have in common if they are the same."""
    return (
        state.actions,
        tuple(state.pawns),
        bytes(state.cubes),
        tuple(state.stations),
        state.stored,
        state.special_used,
        *[tuple(hand) for hand in state.hands],
    )


# -- moves worth trying --------------------------------------------------------------------------------


def interesting_cities(state: Pandemic, judge: Judge) -> bytearray:
    """1 for each city that a long flight may lead to: dangers, meetings, stations, and roads to them."""
    cities = bytearray(N_CITIES)
    for cell in judge.outlook.hot[:6]:
        cities[cell >> 2] = 1
    for city in state.pawns:
        cities[city] = 1
    for city in state.stations:
        cities[city] = 1
    for hand in state.hands:
        for card in hand:
            if card < N_CITIES and state.diseases[card // 12] == UNCURED:
                cities[card] = 1
    return cities


def ways_to_targets(state: Pandemic, seat: int, targets: bytearray) -> list[list[Said]]:
    """The shortest ways of two actions and more, by Drive and Shuttle Flight, that end in a target."""
    ways: list[list[Said]] = []
    here = state.pawns[seat]
    came: list[int] = [-1] * N_CITIES
    came[here] = here
    steps: list[int] = [0] * N_CITIES
    queue = [here]
    for city in queue:
        step = steps[city] + 1
        if step > state.actions:
            break
        nexts = NEAR[city]
        if state.station[city]:
            nexts = nexts + state.stations
        for other in nexts:
            if came[other] < 0:
                came[other] = city
                steps[other] = step
                queue.append(other)
                if step > 1 and targets[other]:
                    ways.append(_way_back(seat, here, other, came))
    return ways


def _way_back(seat: int, here: int, city: int, came: list[int]) -> list[Said]:
    way: list[Said] = []
    while city != here:
        before = came[city]
        drive = STEPS[before][city] == 1
        way.append((seat, (DRIVE, city) if drive else (SHUTTLE, city)))
        city = before
    way.reverse()
    return way


def useful_moves(game: Game[Pandemic], state: Pandemic, seat: int, targets: bytearray) -> list[Move]:
    """The seat's legal moves without those that are hardly ever any good."""
    moves: list[Move] = []
    cures = 0
    fare = -2
    for move in game.legal(state, seat):
        verb = move[0]
        if verb == PASS or AIRLIFT <= verb < EPIDEMIC:
            continue
        if verb == CHARTER:
            if not targets[move[1]] or STEPS[state.pawns[seat]][move[1]] < 2:
                continue
        elif verb == CURE:
            if cures >> (move[1] & 3) & 1:
                continue
            cures |= 1 << (move[1] & 3)
        elif verb == SPECIAL:
            if fare == -2:
                fare = cheapest_card(state, seat)
            if move[1] != fare or not targets[move[2]]:
                continue
        elif verb == DISPATCH and move[2] == CHARTER and not targets[move[3]]:
            continue
        moves.append(move)
    return moves


def useful_events(game: Game[Pandemic], state: Pandemic, seat: int, targets: bytearray) -> list[Move]:
    """Events of a seat that help the one whose turn it is."""
    if not events_of(state, seat) & _FOR_TURNS:
        return []
    return [
        move
        for move in game.legal(state, seat)
        if AIRLIFT <= move[0] < AIRLIFT + 5 and useful_event(state, move, targets)
    ]


def useful_event(state: Pandemic, move: Move, targets: bytearray) -> bool:
    """Whether an event is one for the middle of a turn; the others wait for their own moments."""
    if move[0] == AIRLIFT:
        return bool(targets[move[2]]) and STEPS[state.pawns[move[1] - NUMBER]][move[2]] > 1
    return move[0] == GOVERNMENT_GRANT and bool(targets[move[1]])


def cheapest_card(state: Pandemic, seat: int) -> int:
    """The city card that the seat misses least."""
    best = -1
    least = 99
    for card in state.hands[seat]:
        if card < N_CITIES:
            colour = card // 12
            held = sum([1 for other in state.hands[seat] if other // 12 == colour])
            cost = held if state.diseases[colour] == UNCURED else 0
            if cost < least:
                least = cost
                best = card
    return best
