"""Work in several processes: in order, errors passed on, nobody left behind."""

from __future__ import annotations

import os
from multiprocessing import active_children

import pytest

from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.workers import spread


def double(number: int) -> int:
    if number == 13:
        raise BadInput("number-bad", value="13", low=0, high=12)
    if number == 14:
        os._exit(3)
    if number == 15:
        raise Odd(lambda: None)
    return 2 * number


class Odd(Exception):
    """An error that cannot be sent."""


def test_in_order_and_no_process_is_left() -> None:
    assert list(spread(double, range(12), 3, 2)) == list(range(0, 24, 2))
    some = spread(double, range(12), 2, 1)
    assert next(some) == 0
    del some
    assert active_children() == []


@pytest.mark.parametrize(
    ("item", "kind", "key"),
    [(13, BadInput, "number-bad"), (14, SickbayError, "worker-gone"), (15, RuntimeError, "")],
)
def test_errors(item: int, kind: type[Exception], key: str) -> None:
    with pytest.raises(kind) as caught:
        list(spread(double, [1, item], 2, 1))
    assert getattr(caught.value, "key", "") == key
    assert active_children() == []
