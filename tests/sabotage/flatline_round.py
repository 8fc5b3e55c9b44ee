"""Wrong rules about the round of Flatline: power, emergencies, dice, resolution (F4, F9)."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sickbay.core.state import HOST
from sickbay.games.flatline.cards import SLOTS
from sickbay.games.flatline.rules import dice, emergencies, lines, moments, resolution
from sickbay.games.flatline.rules import round as rounds
from sickbay.games.flatline.rules.countdown import Countdown
from sickbay.games.flatline.rules.frames import ESCALATE
from sickbay.games.flatline.state import LOCKED, NOBODY, UNLOCKED
from sickbay.games.flatline.words import ESCALATION, ORANGE, SPACES, STATION
from tests.sabotage import Sabotages, everywhere, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
instead = SABOTAGES.instead

game = import_module("sickbay.games.flatline")
setup = import_module("sickbay.games.flatline.setup")

# -- set-up and power ------------------------------------------------------------------------------------


@turned("F3.2", (setup, "patients_dealt"))
def one_patient_more(right: Any, options: Any) -> int:
    return int(right(options)) + 1


@turned("F3.3", (game, "set_up"))
def the_last_bay_is_filled_first(right: Any, options: Any, chance: Any) -> Any:
    state = right(options, chance)
    state.bays.reverse()
    return state


@turned("F4.2 F9.2", (rounds, "number_under"))
def the_number_of_the_next_space(right: Any, state: Any) -> int:
    return int(state.meter[min(9 - state.power, 7)])


@turned("F1.5 F9.3 F11.7", *everywhere(emergencies, "lose_cube"))
def the_last_cube_may_go(right: Any, state: Any) -> bool:
    loses, state.last_cube_loses = state.last_cube_loses, False
    went = bool(right(state))
    state.last_cube_loses = loses
    return went


@turned("F9.3", *everywhere(emergencies, "lose_cube"))
def the_last_cube_always_loses(right: Any, state: Any) -> bool:
    lasts, state.last_cube_loses = state.last_cube_loses, True
    went = bool(right(state))
    state.last_cube_loses = lasts
    return went


# -- new emergencies -------------------------------------------------------------------------------------


instead("hold_the_doors_holds_two", "F4.3", value(rounds, "DOORS", 2))


@turned("F4.4 F9.4 F11.4", (emergencies, "free_slot"))
def slot_by_slot_through_both_rows(right: Any, state: Any) -> int:
    places = [at for slot in range(SLOTS) for at in (slot, slot + SLOTS)]
    return next((at for at in places if state.area[at] == NOBODY), NOBODY)


@turned("F4.4 F2.2", *everywhere(emergencies, "reveal"))
def orange_cards_come_first_in_the_stat_area(right: Any, state: Any) -> None:
    before = len(state.stat)
    right(state)
    if len(state.stat) > before:
        state.stat.insert(0, state.stat.pop())


@turned("F4.5 F11.5", *everywhere(emergencies, "reveal"))
def what_has_no_slot_is_discarded(right: Any, state: Any) -> None:
    right(state)
    state.discard += state.boxed
    state.boxed = []


@turned("F4.5 F11.5", *everywhere(emergencies, "reveal"))
def orange_cards_need_no_slot(right: Any, state: Any) -> None:
    right(state)
    if state.boxed and state.boxed[-1] >= ORANGE:
        state.stat.append(state.boxed.pop())


@turned("F4.6 F9.37", *everywhere(emergencies, "reveal"))
def an_empty_deck_stays_empty(right: Any, state: Any) -> None:
    if state.deck:
        right(state)


# -- emergency dice --------------------------------------------------------------------------------------


@turned("F4.8 F11.6", (rounds, "activate"))
def doubles_activate_twice(right: Any, state: Any, faces: Any) -> None:
    right(state, faces)
    if len(faces) == 2 and faces[0] == faces[1]:
        state.activated += state.activated


@turned("F4.8 F11.6", (rounds, "activate"))
def row_two_acts_before_row_one(right: Any, state: Any, faces: Any) -> None:
    right(state, faces)
    order = [at for slot in range(SLOTS) for at in (slot + SLOTS, slot)]
    state.activated.sort(key=lambda card: order.index(state.area.index(card)))


@turned("F4.8 F11.6", (rounds, "activate"))
def the_left_die_acts_first(right: Any, state: Any, faces: Any) -> None:
    right(state, faces)
    state.activated.sort(key=lambda card: faces.index(state.area.index(card) % SLOTS + 1))


@turned("F4.8 F9.6", *everywhere(emergencies, "reveal"))
def late_cards_are_activated(right: Any, state: Any) -> None:
    before = list(state.area)
    right(state)
    for at in range(2 * SLOTS):
        late = state.area[at] != before[at] and at % SLOTS + 1 in state.dice
        if late and state.agenda and state.agenda[0][0] == ESCALATE:
            state.activated.append(state.area[at])


@turned("F4.9 F6.9", (rounds.Escalate, "run"))
def escalation_rolls_nothing(right: Any, self: Any, state: Any, frame: Any) -> None:
    state.escalating = 0
    right(self, state, frame)


instead("one_die_is_rolled_again", "F9.7 F4.9", value(rounds, "MOST_ROLLED_AGAIN", 1))
instead("dice_are_rolled_again_for_ever", "F4.9", value(rounds, "MOST_ROLLED_AGAIN", 99))


@turned("F4.9", (rounds.Activate, "run"))
def escalation_rolls_before_the_other_cards(right: Any, self: Any, state: Any, frame: Any) -> None:
    state.activated.sort(key=lambda card: card != ESCALATION)
    right(self, state, frame)


@turned("F4.8 F12.5", *everywhere(emergencies, "discard_emergency"))
def a_card_that_is_gone_acts(right: Any, state: Any, card: int) -> None:
    activated = state.activated.copy()
    right(state, card)
    state.activated = activated


# -- planning and the end of the countdown ---------------------------------------------------------------


@turned("F4.10", *everywhere(moments, "not_the_cmo"))
def anybody_starts_the_countdown(right: Any, *args: Any) -> None:
    return None


@turned("F4.10", *everywhere(rounds, "all_ready"))
def nobody_need_be_ready(right: Any, state: Any) -> bool:
    return True


@turned("F4.11 F2.4", (rounds.StartCountdown, "apply"))
def the_reserve_is_rolled_too(right: Any, self: Any, state: Any, *args: Any) -> None:
    pools = state.pools.copy()
    state.pools = [(1 << state.own) - 1 for _ in pools]
    right(self, state, *args)
    state.pools = pools


@turned("F4.13 F9.33", (Countdown, "run"))
def empty_hands_wait_for_the_clock(right: Any, self: Any, state: Any, frame: Any) -> None:
    if any(state.hands):
        right(self, state, frame)
    else:
        state.wait(frame, 1 << HOST)


@turned("F4.13 F5.18 F5.22", (Countdown, "run"))
def who_is_done_is_waited_for(right: Any, self: Any, state: Any, frame: Any) -> None:
    done, state.done = state.done, 0
    right(self, state, frame)
    state.done = done if state.hands and any(state.hands) else 0


@turned("F4.14 F4.13", *everywhere(dice, "send_home"))
def dice_in_hand_lie_there(right: Any, state: Any) -> None:
    faces = bytearray(state.faces)
    right(state)
    state.faces = faces


@turned("F4.14 F6.13", *everywhere(dice, "send_home"))
def pools_stay_as_they_are(right: Any, state: Any) -> None:
    pools = state.pools.copy()
    right(state)
    state.pools = pools


@turned("F4.14 F12.12 F6.33", *everywhere(dice, "send_home"))
def tokens_are_kept(right: Any, state: Any) -> None:
    tokens = state.tokens
    right(state)
    state.tokens = tokens


# -- F: cards --------------------------------------------------------------------------------------------


@turned("F4.15 F9.24 F11.13", (resolution.Judge, "run"))
def filled_stat_cards_are_judged_first(right: Any, self: Any, state: Any, frame: Any) -> None:
    state.stat = sorted(state.stat, key=lambda card: not state.is_filled(card))
    right(self, state, frame)


instead("seven_may_fail", "F1.5 F11.13 F9.24", value(resolution, "RED_SLOTS", 7))
instead("five_failures_lose", "F9.24", value(resolution, "RED_SLOTS", 5))


@turned("F9.23 F11.13", (resolution.Resolve, "apply"))
def patients_come_before_cards(right: Any, self: Any, state: Any, *args: Any) -> None:
    right(self, state, *args)
    state.agenda[-3:] = [state.agenda[-1], state.agenda[-2], state.agenda[-3]]


@turned("F4.16 F9.22", (resolution.Clear, "run"))
def unfilled_emergencies_go_too(right: Any, self: Any, state: Any, frame: Any) -> None:
    for card in emergencies.cards_in_order(state):
        emergencies.discard_emergency(state, card)


# -- G: patients and stations ----------------------------------------------------------------------------


@turned("F4.17 F9.19", (resolution.Tiles, "run"))
def a_begun_line_is_cleared(right: Any, self: Any, state: Any, frame: Any) -> None:
    for line in lines.lines_in_order(state):
        if state.used(line) and not lines.is_cleared(state, line):
            lines.place_tile(state, line)


@turned("F9.27 F4.21 F4.18", (resolution, "treat"))
def new_patients_come_at_once(right: Any, state: Any, bay: int) -> None:
    right(state, bay)
    if not state.ended and state.stack:
        resolution.arrive(state, bay)


@turned("F4.19", (resolution, "treat"))
def the_last_patient_triggers_too(right: Any, state: Any, bay: int) -> None:
    state.stack.append(NOBODY)
    right(state, bay)
    state.stack.pop()
    if not state.stack and max(state.bays) == NOBODY:
        state.agenda.insert(0, state.agenda.pop(0))


@turned("F1.4", (resolution, "treat"))
def emergencies_must_be_cleared_to_win(right: Any, state: Any, bay: int) -> None:
    waiting = max(state.area) != NOBODY or bool(state.stat)
    if waiting:
        state.stack.append(NOBODY)
    right(state, bay)
    if waiting:
        state.stack.pop()


@turned("F4.24 F12.8", (resolution, "full_bays"))
def full_patients_in_the_order_of_the_bays(right: Any, state: Any) -> list[int]:
    return sorted(right(state))


@turned("F9.28 F11.14", (resolution, "treat"))
def the_space_after_the_turn_counts(right: Any, state: Any, bay: int) -> None:
    state.dial += 1
    right(state, bay)
    state.dial -= 1


instead("a_full_meter_takes_a_cube", "F4.20", value(resolution, "may_gain_cube", lambda state: True))


@turned("F4.20", (resolution.Recharge, "run"))
def starboard_comes_first(right: Any, self: Any, state: Any, frame: Any) -> None:
    filled = state.is_filled(STATION) and state.is_filled(STATION + 1) and state.power == 7
    if filled:
        state.stations = 2
    right(self, state, frame)
    if filled:
        state.stations = 1


@turned("F4.20 F11.11", (resolution.Recharge, "run"))
def stations_stay_open(right: Any, self: Any, state: Any, frame: Any) -> None:
    stations = state.stations
    right(self, state, frame)
    state.stations = stations


@turned("F9.20 F9.19", *everywhere(dice, "take_back"))
def stations_keep_their_dice(right: Any, state: Any) -> None:
    faces, holder = bytearray(state.faces), bytearray(state.holder)
    right(state)
    for space in range(SPACES * STATION, SPACES * (STATION + 2)):
        if holder[space]:
            state.holder[space] = holder[space]
            state.faces[holder[space] - 1] = faces[holder[space] - 1]


instead("bays_are_filled_from_the_first", "F4.21", value(resolution, "clockwise", lambda state: [0, 1, 2, 3]))

# -- H: dial and locks -----------------------------------------------------------------------------------


@turned("F4.22", (resolution, "turn_dial"))
def the_dial_turns_back(right: Any, state: Any) -> None:
    state.dial = (state.dial - 2) % 12
    right(state)


@turned("F6.25 F4.22 F11.15", (resolution.CleanUp, "run"))
def the_dial_always_turns(right: Any, self: Any, state: Any, frame: Any) -> None:
    state.steady = False
    right(self, state, frame)


@turned("F6.25", (resolution.CleanUp, "run"))
def a_steady_dial_stays_steady(right: Any, self: Any, state: Any, frame: Any) -> None:
    steady = state.steady
    right(self, state, frame)
    state.steady = steady


@turned("F4.23 F6.40", (resolution.CleanUp, "run"))
def all_locks_come_off(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    state.locks = [UNLOCKED] * 3


@turned("F4.23 F9.9 F6.41", (resolution.CleanUp, "run"))
def locks_stay(right: Any, self: Any, state: Any, frame: Any) -> None:
    locks = [LOCKED if lock else UNLOCKED for lock in state.locks]
    right(self, state, frame)
    state.locks = locks


@turned("F4.25 F11.16", (resolution.CleanUp, "run"))
def the_round_is_counted_when_it_begins(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    state.round -= 1


@turned("F2.3 F4.22 F9.29", (lines, "diamond_bay"))
def the_diamond_skips_empty_bays(right: Any, state: Any) -> int:
    bay = int(right(state))
    return next((bay + at) % 4 for at in range(4) if at == 3 or state.bays[(bay + at) % 4] != NOBODY)
