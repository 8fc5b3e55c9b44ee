"""Wrong rules about the countdown of Flatline (F5, F9)."""

from __future__ import annotations

from typing import Any

from sickbay.core.rules import Reason
from sickbay.games.flatline.cards import ALL, MULTI, ONE, SPLIT, TWO
from sickbay.games.flatline.rules import countdown, dice, lines
from sickbay.games.flatline.state import STATIONS_LOCK, Flatline
from sickbay.games.flatline.words import N_LINES, NUMBER
from tests.sabotage import Change, Sabotages, everywhere, fewer, stand_in, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
instead = SABOTAGES.instead

# -- who may place where ---------------------------------------------------------------------------------


def anybody_on(who: int) -> Change:
    """Lines of this type take dice of any seat."""

    def allowed(right: Any, shape: Any, empty: int, *rest: Any) -> int:
        return int(empty if shape.who == who else right(shape, empty, *rest))

    return stand_in(lines, "allowed", allowed)


@turned("F5.27 F2.4", (countdown, "wrong_dice"))
def the_first_wrong_die_counts(right: Any, state: Any, seat: int, rule: str, move: Any) -> Any:
    reasons = [countdown.no_die(state, seat, rule, word - NUMBER) for word in move[1:]]
    return next((reason for reason in reasons if reason is not None), None)


@turned("F5.27", (countdown, "no_target"))
def a_missing_space_is_seen_last(right: Any, state: Any, target: int, space: int) -> Any:
    return countdown.not_open(state, target) or right(state, target, space)


instead("a_line_for_one_takes_any_seat", "F11.8 F5.11", anybody_on(ONE))
instead("a_line_for_two_takes_any_seat", "F9.14 F5.11", anybody_on(TWO))
instead("a_line_for_several_takes_one_seat", "F5.11 F9.13", anybody_on(MULTI))
instead("an_all_line_takes_two_dice_of_a_seat", "F11.10 F5.11 F12.4", anybody_on(ALL))
instead("a_split_line_takes_any_seat", "F11.9 F9.15 F9.17", anybody_on(SPLIT))


@turned("F9.14", (lines, "allowed"))
def the_third_die_is_of_the_second_seat(
    right: Any, shape: Any, empty: int, seat: int, on: int, other: int
) -> int:
    last = empty & (empty - 1) == 0 and on.bit_count() == 2
    if shape.who == TWO and last and seat == (on & -on).bit_length() - 1:
        return 0
    return int(right(shape, empty, seat, on, other))


@turned("F9.16 F5.11", (lines, "allowed"))
def a_bad_start_is_refused(right: Any, shape: Any, empty: int, seat: int, on: int, other: int) -> int:
    return 0 if shape.who == MULTI and on == 1 else int(right(shape, empty, seat, on, other))


@turned("F9.15 F9.17", (lines, "allowed"))
def two_seats_share_the_right_area(right: Any, shape: Any, empty: int, seat: int, on: int, other: int) -> int:
    more = shape.right & empty if shape.who == SPLIT and not on >> seat & 1 else 0
    return int(right(shape, empty, seat, on, other)) | more


@turned("F9.18 F6.23", (lines, "takes_dice"), (countdown, "is_cleared"))
def cleared_lines_take_dice(right: Any, state: Any, target: int) -> bool:
    return bool(right.__name__ == "takes_dice")


@turned("F6.10", (lines, "takes_dice"))
def locked_stations_take_dice(right: Any, state: Any, target: int) -> bool:
    lock, state.locks[STATIONS_LOCK] = state.locks[STATIONS_LOCK], 0
    takes = bool(right(state, target))
    state.locks[STATIONS_LOCK] = lock
    return takes


@turned("F5.8", (countdown.Place, "completed"))
def split_spaces_come_first(right: Any, self: Any, state: Any, seat: int, move: Any) -> Any:
    shape = state.shapes[move[2]] if state.shapes and len(move) == 3 else None
    if shape is None:
        return right(self, state, seat, move)
    order = shape.order
    shape.order = sorted(order, reverse=False)
    found = right(self, state, seat, move)
    shape.order = order
    return found


@turned("F5.6", (countdown.Place, "apply"))
def a_placed_die_stays_in_hand(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    state.hands[seat] |= 1 << (move[1] - NUMBER)


@turned("F5.9 F11.11", (countdown, "wrong_space"))
def a_taken_space_is_called_a_wrong_icon(right: Any, *args: Any) -> Any:
    reason = right(*args)
    if reason is not None and reason.key == "space-taken":
        return Reason("F2.1", "wrong-icon")
    return reason


@turned("F5.13", (lines, "look_again"))
def a_filled_line_is_cleared_at_once(right: Any, state: Any, target: int) -> None:
    right(state, target)
    if target < N_LINES and state.is_filled(target) and not lines.is_cleared(state, target):
        lines.place_tile(state, target)


SABOTAGES[-1].changes = lambda: [
    stand_in(owner, name, a_filled_line_is_cleared_at_once) for owner, name in everywhere(lines, "look_again")
]

# -- sacrifices and re-rolls -----------------------------------------------------------------------------

instead("the_track_always_has_five_spaces", "F5.15 F11.2", value(Flatline, "track_size", lambda state: 5))
instead("the_track_has_three_spaces", "F5.15 F11.3", value(Flatline, "track_size", lambda state: 3))


@turned("F6.6 F9.32", (countdown.Sacrifice, "offers"), (countdown.Sacrifice, "why_not"))
def a_locked_track_takes_dice(right: Any, self: Any, state: Any, *args: Any) -> Any:
    locks, state.locks = state.locks, [0, 0, 0]
    found = right(self, state, *args)
    state.locks = locks
    return found


@turned("F5.14 F11.1", (countdown.Sacrifice, "apply"))
def the_sacrificing_seat_rolls_again(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, (*move[:3], NUMBER + seat))


@turned("F9.31", (countdown.Sacrifice, "offers"))
def who_may_roll_again_may_not_sacrifice(right: Any, self: Any, state: Any, seat: int, out: Any) -> None:
    if not state.permissions[seat]:
        right(self, state, seat, out)


@turned("F9.31 F5.16", (countdown.Place, "offers"))
def a_permission_is_used_first(right: Any, self: Any, state: Any, seat: int, out: Any) -> None:
    if not state.permissions[seat]:
        right(self, state, seat, out)


@turned("F9.30", (countdown.Sacrifice, "why_not"))
def nobody_left_is_no_reason(right: Any, self: Any, *args: Any) -> Any:
    reason = right(self, *args)
    return None if reason is not None and reason.key == "no-dice-to-reroll" else reason


instead(
    "one_die_is_never_rolled_alone",
    "F5.16 F11.1",
    fewer(countdown.Reroll, lambda state, seat, move: len(move) < 3),
)


@turned("F5.16 F12.7 F5.17", (countdown.SkipReroll, "apply"))
def all_permissions_are_skipped(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    state.permissions[seat] = 0


@turned("F5.17", *everywhere(dice, "take_out_of_hand"))
def permissions_outlive_the_hand(right: Any, state: Any, seat: int, die: int) -> None:
    kept = state.permissions[seat]
    right(state, seat, die)
    state.permissions[seat] = kept


@turned("F5.16", (countdown.Reroll, "apply"))
def one_permission_serves_for_ever(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    state.permissions[seat] += 1


# -- the end ---------------------------------------------------------------------------------------------


@turned("F5.18", (countdown.Place, "apply"), (countdown.Sacrifice, "apply"))
def done_is_done(right: Any, self: Any, state: Any, *args: Any) -> None:
    done = state.done
    right(self, state, *args)
    state.done = done


@turned("F5.4 F11.12 F4.25 F12.2", (countdown.TimeUp, "why_not"))
def any_round_will_do(right: Any, self: Any, state: Any, seat: int, move: Any) -> Any:
    reason = right(self, state, seat, move)
    return None if reason is not None and reason.key == "stale-round" else reason


@turned("F12.10", (countdown.Sacrifice, "apply"))
def a_die_on_the_track_is_in_hand(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    state.track.pop()
    state.faces[8 * seat + move[1] - NUMBER] = 1


@turned("F12.9 F9.12", (countdown.Countdown, "run"))
def all_are_waited_for(right: Any, self: Any, state: Any, frame: Any) -> None:
    right(self, state, frame)
    if state.agenda[-1] == frame:
        state.asked |= state.offered & ((1 << state.seats) - 1)
        state.offered &= ~state.asked
