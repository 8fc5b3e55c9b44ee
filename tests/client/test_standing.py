"""Folding events into a snapshot, and reading the log."""

from __future__ import annotations

import doctest
import random

import pytest

from sickbay.client import link, standing
from sickbay.client.standing import Bookmark
from sickbay.table.messages import Line


@pytest.mark.parametrize("module", [link, standing])
def test_the_examples_in_the_docs(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_a_bookmark_tells_every_line_once() -> None:
    dice = random.Random(1)
    log: list[Line] = []
    read: list[int] = []
    reader = Bookmark()
    at = 0
    for number in range(500):
        at += dice.randint(0, 1)
        log.append(Line(entry="said", move=number, seat=0, at=at))
        if dice.random() < 0.3:
            kept = log[-200:]  # as a snapshot has it
            read += [line.move for line in reader.unread(kept)]
            other = reader.copy()
            assert other.unread(kept) == reader.unread(kept) == []
    read += [line.move for line in reader.unread(log)]
    assert read == list(range(500))
