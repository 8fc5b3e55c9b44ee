"""Wrong rules about the cards, the dial and what is hidden in Flatline (F6, F7, F9, F12)."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sickbay.core.rules import Reason
from sickbay.games.flatline.cards import DICE
from sickbay.games.flatline.rules import dice, effects, emergencies, lines, moments, triage
from sickbay.games.flatline.rules.playing import Play
from sickbay.games.flatline.state import LOCKED, LOCKED_LATE
from sickbay.games.flatline.words import SPACES, WORDS
from tests.sabotage import Sabotages, everywhere, fewer, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
instead = SABOTAGES.instead

view = import_module("sickbay.games.flatline")

# -- effects ---------------------------------------------------------------------------------------------


@turned("F5.3", (effects.Effect, "run"))
def the_only_answer_is_asked_for(right: Any, self: Any, state: Any, frame: Any) -> None:
    if frame[1] in (effects.DISCARD_TRIAGE, effects.LOSE_DICE_2) and effects.answers(state, frame[1]):
        state.wait(frame, state.deciders)
    else:
        right(self, state, frame)


@turned("F5.3", (effects, "no_decider"))
def anybody_always_decides(right: Any, *args: Any) -> None:
    return None


@turned("F6.1 F6.38", (effects, "discard"))
def lost_triage_cards_are_boxed(right: Any, state: Any, card: int) -> None:
    state.boxed.append(card)


@turned("F6.2", (effects, "carry_out"))
def setback_puts_the_card_first(right: Any, state: Any, code: int, answer: int) -> None:
    right(state, code, answer)
    if code == effects.TRIAGE_TO_STAT:
        state.stat.insert(0, state.stat.pop())


@turned("F6.3", (effects, "carry_out"))
def bathroom_break_costs_one_die(right: Any, state: Any, code: int, answer: int) -> None:
    right(state, effects.LOSE_DIE if code == effects.LOSE_DICE_2 else code, answer)


@turned("F6.4", (effects, "answers"))
def only_patients_with_two_tiles_lose_one(right: Any, state: Any, code: int) -> Any:
    found = right(state, code)
    if code == effects.REMOVE_TILE:
        return [line for line in found if state.tiles[line // 5].bit_count() > 1]
    return found


@turned("F6.7", (effects, "reveal"))
def two_more_emergencies_come(right: Any, state: Any) -> None:
    right(state)
    right(state)


@turned("F6.8", (effects, "turn_dial"))
def steady_rhythm_stops_foiled_plans(right: Any, state: Any) -> None:
    if not state.steady:
        right(state)


@turned("F6.11", (effects, "lose_cube"))
def a_leak_brings_emergencies(right: Any, state: Any) -> bool:
    due = emergencies.number_under(state)
    stays = bool(right(state))
    for _ in range(due):
        emergencies.reveal(state)
    return stays


@turned("F6.12 F6.13", (effects, "happen"))
def short_handed_costs_the_chief_nothing(right: Any, state: Any, code: int, source: int) -> None:
    pool = state.pools[state.cmo]
    right(state, code, source)
    if code == effects.ALL_LOSE_DIE:
        state.pools[state.cmo] = pool


@turned("F6.13 F6.3", *everywhere(dice, "lose_die"))
def the_lowest_die_is_lost(right: Any, state: Any, seat: int) -> None:
    pool = state.pools[seat]
    state.pools[seat] = pool & (pool - 1)


@turned("F6.13 F6.26", *everywhere(dice, "gain_die"))
def the_highest_die_is_gained(right: Any, state: Any, seat: int) -> None:
    spare = dice.reserve(state, seat)
    state.pools[seat] |= 1 << spare.bit_length() >> 1


@turned("F6.14 F12.13", (effects, "lock"))
def a_second_lock_counts(right: Any, state: Any, place: int, how: int) -> None:
    state.locks[place] = 0
    right(state, place, how)


@turned("F6.40 F4.23", (effects, "lock"))
def a_late_lock_comes_off_early(right: Any, state: Any, place: int, how: int) -> None:
    right(state, place, LOCKED if how == LOCKED_LATE else how)


@turned("F6.34 F6.41", (effects, "may_decline"))
def an_emergency_must_be_discarded(right: Any, code: int) -> bool:
    return False


@turned("F6.36 F6.41", (effects, "may_decline"))
def a_tile_may_be_declined(right: Any, code: int) -> bool:
    return code == effects.PLACE_TILE or bool(right(code))


@turned("F6.37 F4.17", (effects, "remove_tile"))
def dice_bring_a_tile_back(right: Any, state: Any, line: int) -> None:
    right(state, line)
    if state.is_filled(line):
        lines.place_tile(state, line)


@turned("F6.39 F6.24", (effects, "may_gain_cube"))
def a_ninth_cube_comes(right: Any, state: Any) -> bool:
    return True


# -- triage cards ----------------------------------------------------------------------------------------


@turned("F6.20", (triage.RerollAll, "apply"))
def a_fresh_start_for_the_first_only(right: Any, self: Any, state: Any, move: Any) -> None:
    right(self, state, move)
    for seat in range(1, state.seats):
        state.permissions[seat] = 0


@turned("F6.21", (Play, "apply"))
def a_triage_card_stays(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    state.triage.append(state.discard.pop())


@turned("F6.21 F6.50", (Play, "offers"))
def only_the_chief_plays_triage(right: Any, self: Any, state: Any, seat: int, out: Any) -> None:
    if seat == state.cmo:
        right(self, state, seat, out)


instead(
    "crisis_averted_in_spite_of_no_help",
    "F6.22",
    value(triage.IgnoreEmergencyDice, "possible", lambda self, state: True),
)


@turned("F6.22", (triage.IgnoreEmergencyDice, "apply"))
def crisis_averted_takes_the_dice_away(right: Any, self: Any, state: Any, move: Any) -> None:
    right(self, state, move)
    state.dice = [0, 0]


@turned("F6.23", (triage, "place_tile"))
def a_tile_sends_the_dice_home(right: Any, state: Any, line: int) -> None:
    right(state, line)
    for space in range(SPACES * line, SPACES * line + SPACES):
        if state.holder[space]:
            die = state.holder[space] - 1
            state.holder[space] = 0
            state.hands[die // DICE] |= 1 << die % DICE


@turned("F6.24", (triage, "may_gain_cube"))
def a_full_meter_does_not_matter(right: Any, state: Any) -> bool:
    return True


@turned("F6.26", (triage, "gain_die"))
def a_gained_die_waits_for_the_next_countdown(right: Any, state: Any, seat: int) -> None:
    frame = state.agenda.pop()
    right(state, seat)
    state.agenda.append(frame)


@turned("F6.27", (triage, "discard_emergency"))
def dice_on_a_discarded_card_come_back(right: Any, state: Any, card: int) -> None:
    right(state, card)
    for space in range(SPACES * card, SPACES * card + SPACES):
        if state.holder[space]:
            die = state.holder[space] - 1
            state.holder[space] = 0
            state.hands[die // DICE] |= 1 << die % DICE


instead(
    "quarantine_is_for_one_card", "F6.27", fewer(triage.DiscardTwo, lambda state, card, move: len(move) == 4)
)


@turned("F6.28", (triage.SetDie, "no_target"))
def any_die_may_be_set(right: Any, self: Any, state: Any, move: Any) -> Any:
    reason = right(self, state, move)
    return None if reason is not None and reason.key == "die-not-in-that-hand" else reason


@turned("F12.6 F6.29", (triage, "may_be_freed"))
def a_free_line_is_freed_again(right: Any, state: Any, line: int) -> bool:
    return bool(right(state, line)) or lines.is_freed(state, line)


instead("nothing_is_freed", "F6.29", value(lines, "is_freed", lambda state, target: False))


@turned("F6.50 F6.28", *everywhere(triage, "window_open"))
def every_card_at_any_time(right: Any, state: Any, card: int) -> bool:
    return True


@turned("F6.5 F9.9", (Play, "offers"), (Play, "why_not"))
def locked_triage_is_played(right: Any, self: Any, state: Any, *args: Any) -> Any:
    locks, state.locks = state.locks, [0, *state.locks[1:]]
    found = right(self, state, *args)
    state.locks = locks
    return found


@turned("F5.27 F12.16", (Play, "why_not"))
def a_lock_comes_before_a_card_without_effect(right: Any, self: Any, state: Any, seat: int, move: Any) -> Any:
    reason = right(self, state, seat, move)
    if reason is not None and reason.key in ("meter-full", "no-such-line") and state.locks[0]:
        return Reason("F6.5", "triage-locked")
    return reason


@turned("F12.6", (triage.IgnoreEmergencyDice, "possible"), (triage.IgnoreEmergencyDice, "no_target"))
def an_empty_roll_is_ignored(right: Any, self: Any, state: Any, *args: Any) -> Any:
    return right(self, state, *args) if args or state.activated else True


@turned("F12.17 F5.3", (Play, "why_not"))
def a_choice_lets_cards_through(right: Any, self: Any, state: Any, seat: int, move: Any) -> Any:
    reason = right(self, state, seat, move)
    return (
        Reason("F6.21", "no-triage-card") if reason is not None and reason.key == "choose-first" else reason
    )


@turned("F9.8 F9.10", (effects, "answers"))
def locked_triage_is_not_lost(right: Any, state: Any, code: int) -> Any:
    locked = state.locks[0] and code in (effects.DISCARD_TRIAGE, effects.TRIAGE_TO_STAT)
    return [] if locked else right(state, code)


@turned("F12.6", (triage.HoldDoors, "possible"), (triage.HoldDial, "possible"))
def a_second_card_is_wasted(right: Any, self: Any, state: Any) -> bool:
    return True


@turned("F12.11 F6.26", *everywhere(dice, "gain_die"))
def who_gains_a_die_stays_done(right: Any, state: Any, seat: int) -> None:
    done = state.done
    right(state, seat)
    state.done = done


@turned("F6.33", (import_module("sickbay.games.flatline.rules.countdown").FreeReroll, "apply"))
def a_token_serves_every_seat(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    state.tokens += 1


# -- what is hidden --------------------------------------------------------------------------------------


@turned("F7.2", (view, "write_public"))
def the_next_card_is_seen(right: Any, state: Any) -> Any:
    return {**right(state), "emergency_deck": WORDS.names(reversed(state.deck))}


@turned("F7.1", (view, "write_public"))
def hands_are_secret(right: Any, state: Any) -> Any:
    shown = right(state)
    del shown["dice"]
    return shown


@turned("F6.50", (moments, "playable"))
def nobody_is_offered_a_card(right: Any, state: Any) -> bool:
    return False
