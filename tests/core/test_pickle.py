"""What travels between processes: refusals, reasons, results, words, states; the same on every build."""

from __future__ import annotations

import copy
import pickle

import pytest

from sickbay.core.rules import Reason, Refused, Result, Wait
from sickbay.core.words import Words
from sickbay.games.pandemic import GAME

pytestmark = pytest.mark.compiled


def test_a_refusal_survives_the_way() -> None:
    refused = Refused(Reason("P5.8", "station-needed", ("P9.1",), city="paris"))
    for other in (pickle.loads(pickle.dumps(refused)), copy.deepcopy(refused)):
        assert isinstance(other, Refused)
        assert other.reason.rule == "P5.8"
        assert other.reason.also == ("P9.1",)
        assert other.args_said == refused.args_said
        assert str(other) == str(refused)


def test_small_things_survive_the_way() -> None:
    for thing in (Reason("P1", "x", n=1), Result((0,), "P1.2", "cures"), Wait(True, "W1"), Words(["a", "b"])):
        assert repr(pickle.loads(pickle.dumps(thing)))
        assert repr(copy.deepcopy(thing))
    assert pickle.loads(pickle.dumps(Words(["a", "b"])))["b"] == 1


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_a_state_survives_the_way(hands: str) -> None:
    state = GAME.new({"seats": 3, "hands": hands}, 5)
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert GAME.digest(other) == GAME.digest(state)
        GAME.push(other, other.active, GAME.legal(other, other.active)[0])
        assert GAME.digest(other) != GAME.digest(state)


def test_a_view_is_no_way_into_the_state() -> None:
    state = GAME.new({"seats": 2, "auto_consent": [0]}, 5)
    before = GAME.digest(state)
    for data in (GAME.view(state, 1), GAME.to_json(state)):
        scribble(data)
    assert GAME.digest(state) == before


def scribble(data: object) -> None:
    """Change every list and table, all the way down."""
    if isinstance(data, dict):
        for value in data.values():
            scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            scribble(value)
        data.append("scribbled")
