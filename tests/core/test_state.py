"""States: seats, masks, copies, plain fields."""

import pytest

from sickbay.core.chance import Chance
from sickbay.core.plain import PlainPart, PlainState
from sickbay.core.state import EVERYONE, HOST, State, seat_mask, seats_of

pytestmark = pytest.mark.compiled


class Part(PlainPart):
    fields = (("level", 9),)
    level = 0


class Plain(PlainState):
    fields = (("number", 9), ("numbers", 9), ("part", 0))

    def begin(self) -> None:
        self.number = 1
        self.numbers = [1, 2]
        self.part = Part()


def plain() -> Plain:
    return Plain(Chance(1, ("dice",)), {"seats": 3})


def test_masks_and_seats() -> None:
    assert seat_mask() == 0
    assert seats_of(seat_mask(0, 3, HOST)) == [0, 3, HOST]
    assert seats_of(EVERYONE) == list(range(HOST + 1))


def test_a_copy_is_independent_in_every_part() -> None:
    state = plain()
    state.log = []
    state.agenda.append((1, 2))
    copy = state.copy()
    assert type(copy) is Plain
    assert copy.log is None
    copy.number = 5
    copy.numbers.append(3)
    copy.part.level = 7
    copy.agenda.clear()
    copy.chance.word(0)
    copy.asked = 1
    assert (state.number, state.numbers, state.part.level) == (1, [1, 2], 0)
    assert (state.agenda, state.chance.counts, state.asked, state.seats) == ([(1, 2)], [0], 0, 3)


def test_waiting_puts_the_frame_back_and_asks() -> None:
    state = State(Chance(1, ()), {})
    state.wait((4, 1), asked=0b10, offered=0b101)
    assert (state.agenda, state.asked, state.offered) == ([(4, 1)], 0b10, 0b101)


def test_after_the_end_nothing_is_to_come() -> None:
    state = State(Chance(1, ()), {})
    state.wait((4, 1), asked=0b10)
    state.end(2)
    assert (state.ended, state.agenda, state.asked, state.offered) == (2, [], 0, 0)


def test_what_happens_is_told_to_listeners_alone() -> None:
    state = plain()
    state.tell(1, 2)
    state.log = []
    state.tell(3)
    state.tell(4, 5, who=0b10)
    assert state.log == [(EVERYONE, (3,)), (0b10, (4, 5))]
