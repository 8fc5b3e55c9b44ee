"""What happens to pieces and cards, whoever moves them: cubes, outbreaks, pawns, cures, hands."""

from __future__ import annotations

from sickbay.core.state import EVERYONE
from sickbay.games.pandemic.board import NEAR, WITHIN_ONE
from sickbay.games.pandemic.memory import slot_gained, slot_lost
from sickbay.games.pandemic.results import CUBES_RAN_OUT, CURES_FOUND, EIGHT_OUTBREAKS
from sickbay.games.pandemic.state import (
    CUBES_A_COLOUR,
    CURED,
    ERADICATED,
    MOST_OUTBREAKS,
    UNCURED,
    Pandemic,
)
from sickbay.games.pandemic.words import (
    AIRLIFT,
    COLOUR,
    CONTINGENCY_PLANNER,
    CUBE,
    DISCARDED,
    MEDIC,
    MOVED,
    NUMBER,
    OUT_OF_GAME,
    OUTBREAK,
    PLAYED,
    PREVENTED,
    QUARANTINE_SPECIALIST,
    REMOVED_CUBES,
    STATION,
    STATION_GONE,
)
from sickbay.games.pandemic.words import CURED as CURED_WORD
from sickbay.games.pandemic.words import ERADICATED as ERADICATED_WORD

# -- cubes (P4.8, P4.10 - P4.14) ---------------------------------------------------------------------


def prevented_by(state: Pandemic, city: int, colour: int) -> int:
    """The word for what keeps cubes of a colour out of a city (P4.13), or 0 if nothing does."""
    if state.diseases[colour] == ERADICATED:
        return ERADICATED_WORD
    if state.medic >= 0 and state.pawns[state.medic] == city and state.diseases[colour] == CURED:
        return MEDIC
    if state.quarantine >= 0 and WITHIN_ONE[state.pawns[state.quarantine]][city]:
        return QUARANTINE_SPECIALIST
    return 0


def infect(state: Pandemic, city: int, colour: int) -> None:
    """One cube, or an outbreak where three lie already, unless prevented (P4.8)."""
    by = prevented_by(state, city, colour)
    if by:
        tell_prevented(state, by, city, colour)
    elif state.cubes[4 * city + colour] < 3:
        place_cube(state, city, colour)
    else:
        outbreak(state, city, colour)


def infect_to_three(state: Pandemic, city: int, colour: int) -> None:
    """The Infect step of an epidemic (P4.5.2): three cubes; if it had some, then an outbreak."""
    by = prevented_by(state, city, colour)
    if by:
        tell_prevented(state, by, city, colour)
        return
    had = state.cubes[4 * city + colour]
    for _ in range(3 - had):
        if not place_cube(state, city, colour):
            return
    if had:
        outbreak(state, city, colour)


def place_cube(state: Pandemic, city: int, colour: int) -> bool:
    """Take a cube from the supply to a city; False if none is left: the game is lost (P4.14, P9.1)."""
    if not state.supply[colour]:
        state.end(CUBES_RAN_OUT)
        return False
    state.supply[colour] -= 1
    state.cubes[4 * city + colour] += 1
    if state.log is not None:
        state.log.append((EVERYONE, (CUBE, city, COLOUR + colour)))
    return True


def outbreak(state: Pandemic, city: int, colour: int) -> None:
    """An outbreak and its chain, breadth first, neighbours in the table's order (P4.10 - P4.12)."""
    cubes = state.cubes
    marked = [0] * 48
    marked[city] = 1
    queue = [city]
    at = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        state.outbreaks += 1
        if state.log is not None:
            state.log.append((EVERYONE, (OUTBREAK, here, COLOUR + colour)))
        if state.outbreaks >= MOST_OUTBREAKS:
            state.end(EIGHT_OUTBREAKS)
            return
        for other in NEAR[here]:
            if marked[other]:
                continue
            by = prevented_by(state, other, colour)
            if by:
                tell_prevented(state, by, other, colour)
            elif cubes[4 * other + colour] < 3:
                if not place_cube(state, other, colour):
                    return
            else:
                marked[other] = 1
                queue.append(other)


def tell_prevented(state: Pandemic, by: int, city: int, colour: int) -> None:
    """Say what kept a cube away."""
    if state.log is not None:
        state.log.append((EVERYONE, (PREVENTED, by, city, COLOUR + colour)))


def remove_cubes(state: Pandemic, city: int, colour: int, count: int) -> None:
    """Cubes go back to the supply; the last one of a cured disease eradicates it (P5.9)."""
    state.cubes[4 * city + colour] -= count
    state.supply[colour] += count
    if state.log is not None:
        state.log.append((EVERYONE, (REMOVED_CUBES, city, COLOUR + colour, NUMBER + count)))
    check_eradicated(state, colour)


def check_eradicated(state: Pandemic, colour: int) -> None:
    """A cured disease with no cube on the board is eradicated, for good (P5.9)."""
    if state.diseases[colour] == CURED and state.supply[colour] == CUBES_A_COLOUR:
        state.diseases[colour] = ERADICATED
        if state.log is not None:
            state.log.append((EVERYONE, (ERADICATED_WORD, COLOUR + colour)))


def discover_cure(state: Pandemic, colour: int) -> None:
    """A disease is cured: win check, the Medic, eradication, in this order (P5.8, P1.2)."""
    state.diseases[colour] = CURED
    if state.log is not None:
        state.log.append((EVERYONE, (CURED_WORD, COLOUR + colour)))
    if UNCURED not in state.diseases:
        state.end(CURES_FOUND)
        return
    medic_sweeps(state)
    check_eradicated(state, colour)


def medic_sweeps(state: Pandemic) -> None:
    """Where the Medic is, no cube of a cured disease stays (P6.R3, P9.7)."""
    if state.medic < 0:
        return
    city = state.pawns[state.medic]
    for colour in range(4):
        count = state.cubes[4 * city + colour]
        if count and state.diseases[colour] == CURED:
            remove_cubes(state, city, colour, count)


# -- pawns and stations ------------------------------------------------------------------------------


def move_pawn(state: Pandemic, seat: int, city: int) -> None:
    """A pawn arrives in a city by any means; the Medic does his work at once (P6.R3, P6.8)."""
    state.pawns[seat] = city
    if state.log is not None:
        state.log.append((EVERYONE, (MOVED, NUMBER + seat, city)))
    if seat == state.medic:
        medic_sweeps(state)


def put_station(state: Pandemic, city: int, taken_from: int) -> None:
    """A station comes to a city, from another city if ``taken_from`` is not -1 (P5.5)."""
    if taken_from >= 0:
        state.remove_station(taken_from)
        if state.log is not None:
            state.log.append((EVERYONE, (STATION_GONE, taken_from)))
    state.build_station(city)
    if state.log is not None:
        state.log.append((EVERYONE, (STATION, city)))


# -- cards -------------------------------------------------------------------------------------------


def gain_card(state: Pandemic, seat: int, card: int, shown: bool) -> None:
    """A card comes to a hand, seen by all or by its owner alone."""
    state.hands[seat].append(card)
    if card >= AIRLIFT:
        state.held |= 1 << (5 * seat + card - AIRLIFT)
    if state.closed:
        slot_gained(state, seat, shown)


def lose_card(state: Pandemic, seat: int, card: int) -> None:
    """A card leaves a hand, seen by all (P7.5)."""
    hand = state.hands[seat]
    slot = hand.index(card)
    del hand[slot]
    if card >= AIRLIFT:
        state.held &= ~(1 << (5 * seat + card - AIRLIFT))
    if state.closed:
        slot_lost(state, seat, slot, card)


def discard_card(state: Pandemic, seat: int, card: int) -> None:
    """A card goes from a hand to the player discard pile."""
    lose_card(state, seat, card)
    state.player_discard.append(card)
    if state.log is not None:
        state.log.append((EVERYONE, (DISCARDED, NUMBER + seat, card)))


def holds_event(state: Pandemic, seat: int, event: int) -> bool:
    """Whether the seat may use this event: from its hand, or stored on its role card (P6.R1)."""
    return bool(state.held >> (5 * seat + event - AIRLIFT) & 1) or (
        state.stored == event and stores_events(state, seat)
    )


def events_of(state: Pandemic, seat: int) -> int:
    """The events that the seat may use, as a mask: bit 0 Airlift to bit 4 Resilient Population."""
    mask = state.held >> (5 * seat) & 31
    if state.stored >= 0 and stores_events(state, seat):
        mask |= 1 << (state.stored - AIRLIFT)
    return mask


def stores_events(state: Pandemic, seat: int) -> bool:
    """Whether the seat is the Contingency Planner, who may hold a stored event (P6.R1)."""
    return state.roles[seat] == CONTINGENCY_PLANNER


def use_event(state: Pandemic, seat: int, event: int) -> None:
    """An event is used: to the discard pile, or out of the game if it was the stored one (P6.R1, P9.15)."""
    if state.log is not None:
        state.log.append((EVERYONE, (PLAYED, NUMBER + seat, event)))
    if state.held >> (5 * seat + event - AIRLIFT) & 1:
        lose_card(state, seat, event)
        state.player_discard.append(event)
    else:
        state.stored = -1
        state.removed.append(event)
        if state.log is not None:
            state.log.append((EVERYONE, (OUT_OF_GAME, event)))
