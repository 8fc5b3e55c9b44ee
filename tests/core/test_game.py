"""The contract, on the probes: who is asked, refusals, events, steps, positions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sickbay.core.chance import Chance
from sickbay.core.errors import BadInput, BadMove, BadOption, BadPosition
from sickbay.core.game import Game, read_seat, seat_name
from sickbay.core.positions import digest_of
from sickbay.core.rules import Reason, Refused, part_of
from sickbay.core.state import EVERYONE, HOST, State
from tests.probes import lair, rush, sealed

pytestmark = pytest.mark.compiled


def say(game: Game[Any], state: State, seat: int, text: str) -> list[str]:
    """Play a typed sentence and give what is told of it to seat 0."""
    state.log = []
    game.play(state, seat, game.read_move(state, seat, text))
    return [game.words.format(game.masked(event, 1)) for event in state.log]


def waits(game: Game[Any], state: State) -> dict[str, str]:
    return {seat_name(seat): repr(wait) for seat, wait in game.waits(state).items()}


def refusal(game: Game[Any], state: State, seat: int, text: str) -> tuple[str, str]:
    reason = game.why_not(state, seat, game.words.parse(text))
    assert reason is not None
    with pytest.raises(Refused) as caught:
        game.play(state, seat, game.words.parse(text))
    assert caught.value.reason.key == reason.key
    return reason.rule, reason.key


def test_all_choose_at_once_and_reply_out_of_turn() -> None:
    game = sealed.GAME
    state = game.position(game.read_options({"seats": 3}), {"pot": 20}, Chance(4, game.streams))
    assert waits(game, state) == {"0": "asked S2.1", "1": "asked S2.1", "2": "asked S2.1"}
    assert say(game, state, 2, "choose 4") == ["choose 2 ?"]
    assert waits(game, state) == {"0": "asked S2.1", "1": "asked S2.1"}
    assert refusal(game, state, 2, "choose 1") == ("S2.1", "not-asked")
    assert refusal(game, state, 1, "choose 6") == ("S2.1", "card-not-held")
    assert refusal(game, state, 1, "copy 0") == ("S3.1", "not-now")
    assert say(game, state, 0, "choose 3") == ["choose 0 3"]
    assert say(game, state, 1, "choose 1") == ["choose 1 ?", "shows 0 3", "shows 1 1", "shows 2 4"]
    assert waits(game, state) == {"1": "asked S3.1"}
    told = say(game, state, 1, "copy 2")
    assert told[:4] == ["copy 1 2", "takes 0 3", "takes 1 4", "takes 2 4"]
    assert state.points == [3, 4, 4]


def test_the_same_card_of_all_makes_no_reply_and_the_pot_goes_down() -> None:
    game = sealed.GAME
    state = game.new({"seats": 2}, 1)
    state.pot = 3
    say(game, state, 0, "choose 2")
    assert say(game, state, 1, "choose 2")[1:5] == ["shows 0 2", "shows 1 2", "takes 0 2", "takes 1 1"]
    assert waits(game, state) == {"0": "asked S2.1", "1": "asked S2.1"}


def test_the_game_waits_for_the_clock_and_goes_on_without_the_seats() -> None:
    game = rush.GAME
    dice = [1, 3, 6, 4, *[1, 1, 1, 2] * 4]
    state = game.new({}, 3)
    state.dice, state.locks = dice, [4, 9, 9, 9]
    assert waits(game, state) == {
        **{str(seat): "offered R2.1" for seat in range(5)},
        "host": "asked R2.1",
    }
    assert "open 1 with 1 2" in [game.words.format(move) for move in game.legal(state, 0)]
    assert say(game, state, 0, "open 1 with 2 1 1") == ["open 0 1 with 1 2"]
    assert refusal(game, state, 1, "open 1 with 1 4") == ("R2.2", "not-offered")
    assert refusal(game, state, 0, "reroll 1 3") == ("R2.3", "not-offered")
    assert say(game, state, 0, "reroll 3 4")[0].startswith("rolls 0 0 0 ")
    assert refusal(game, state, 0, "time up") == ("R3.1", "not-now")
    assert refusal(game, state, HOST, "done") == ("R3.1", "not-now")
    say(game, state, 0, "done")
    assert "0" not in waits(game, state)
    assert say(game, state, HOST, "time up")[0] == "time up"
    assert (state.round, len(waits(game, state))) == (2, 6)


def test_the_beast_is_asked_whether_it_can_or_not() -> None:
    game = lair.GAME
    state = game.new({"seats": 3}, 1)
    assert say(game, state, 0, "go 3") == ["go 0 3"]
    assert game.view(state, 0b10)["caves"] == ["?", 0, 0]
    assert game.view(state, 0b01)["caves"] == [3, 0, 0]
    say(game, state, 1, "go 1")
    assert waits(game, state) == {"0": "asked L2.2"}
    assert [game.words.format(move) for move in game.legal(state, 0)] == ["ambush no"]
    say(game, state, 0, "ambush no")
    assert waits(game, state) == {"2": "asked L2.1"}


def test_a_script_changes_what_is_legal() -> None:
    game = lair.GAME
    data = {"caves": [3, 3, 0], "maybe": [0, 0, 0, 1, 0, 0, 0, 0], "agenda": [["round"], ["act", 1]]}
    state = game.position(game.read_options({"seats": 3}), data, Chance(1, game.streams))
    assert "go 2" in [game.words.format(move) for move in game.legal(state, 1)]
    say(game, state, 1, "go 3")
    assert [game.words.format(move) for move in game.legal(state, 0)] == ["ambush yes", "ambush no"]
    say(game, state, 0, "ambush yes")
    assert state.script.water >= 1
    state.script.water = 3
    assert game.why_not(state, 0, game.words.parse("go 2")) is not None
    assert game.why_not(state, 0, game.words.parse("go 3")) is None


def test_nothing_can_be_said_after_the_end() -> None:
    game = sealed.GAME
    state = game.new({"seats": 2}, 1)
    while not state.ended:
        seat = next(iter(game.waits(state)))
        game.push(state, seat, game.legal(state, seat)[0])
    assert refusal(game, state, 0, "choose 1") == ("S5.1", "game-over")
    assert game.waits(state) == {}
    result = game.result(state)
    assert result is not None
    assert (result.rule, result.key) == ("S5.1", "most-points")


def test_words_that_say_nothing_new_may_be_left_off() -> None:
    game = rush.GAME
    state = game.new({}, 3)
    assert game.words.format(game.read_move(state, HOST, "time")) == "time up"
    with pytest.raises(BadMove) as caught:
        game.read_move(state, 0, "3 open")
    assert caught.value.key == "verb-unknown"


def test_seats_that_are_not_in_the_game() -> None:
    game = sealed.GAME
    state = game.new({"seats": 2}, 1)
    for seat in (2, 7, HOST):
        assert game.legal(state, seat) == []
        assert refusal(game, state, seat, "choose 1") == ("S2.1", "not-asked")


def test_a_sentence_without_words_or_verb() -> None:
    game = sealed.GAME
    state = game.new({"seats": 2}, 1)
    for move in ((), (game.words["3"],)):
        reason = game.why_not(state, 0, move)
        assert reason is not None
        assert reason.key == "no-such-verb"


def test_new_games_refuse_options_and_seeds() -> None:
    with pytest.raises(BadOption):
        sealed.GAME.new({"seats": 9}, 1)
    with pytest.raises(BadInput):
        sealed.GAME.new({}, -1)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"pot": -1}, "number-bad"),
        ({"pot": "?"}, "number-bad"),
        ({"pot": True}, "number-bad"),
        ({"points": [0]}, "list-short"),
        ({"points": "many"}, "list-bad"),
        ({"extra": 1}, "field-unknown"),
        ({"agenda": []}, "position-stuck"),
        ({"agenda": [["round"], ["dance"]]}, "frame-bad"),
        ({"agenda": [["round"], []]}, "frame-bad"),
        ({"agenda": [["round"], "choose"]}, "frame-bad"),
        ({"asked": [5]}, "seat-bad"),
        ({"asked": [0], "offered": [0]}, "position-stuck"),
        ({"asked": ["me"]}, "number-bad"),
        ({"ended": 2}, "number-bad"),
        ({"ended": 1}, "position-stuck"),
        ({"options": []}, "map-bad"),
        ({"options": {"seats": 1}}, "option-bad"),
        ({"chance": {"seed": "x", "counts": {"dice": 1}}}, "seed-bad"),
        ({"chance": {"seed": "1", "counts": {}}}, "field-missing"),
        ({"chance": None}, "map-bad"),
        ({"chosen": [6, 0, 0]}, "number-bad"),
        ({"gone": [1, *[0] * 14]}, "position-impossible"),
    ],
)
def test_positions_that_cannot_be(change: dict[str, object], key: str) -> None:
    game = sealed.GAME
    data = game.to_json(game.new({}, 1))
    assert game.to_json(game.from_json(json.loads(json.dumps(data)))) == data
    with pytest.raises(BadInput) as caught:
        game.from_json({**data, **change})
    assert caught.value.key == key


def test_a_position_may_name_some_fields_only() -> None:
    game = sealed.GAME
    state = game.position(game.read_options({}), {"points": [1, 2, 3]}, Chance(1, game.streams))
    assert (state.points, state.asked) == ([1, 2, 3], 0b111)
    with pytest.raises(BadPosition):
        game.position(game.read_options({}), {"asked": [0]}, Chance(1, game.streams))


def test_events_are_masked_for_each_viewer() -> None:
    game = sealed.GAME
    said = game.words.parse("choose 2 4")
    assert game.masked((0b100, said), 0b100) == said
    assert game.words.format(game.masked((0b100, said), 0b011)) == "choose 2 ?"
    assert game.masked((EVERYONE, said), 0) == said


def test_digests_do_not_depend_on_order() -> None:
    assert digest_of({"a": 1, "b": [2]}) == digest_of({"b": [2], "a": 1})
    assert digest_of({"a": 1}) != digest_of({"a": 2})
    assert len(digest_of({})) == 32


@pytest.mark.parametrize(("text", "seat"), [("0", 0), (3, 3), ("host", HOST), ("14", 14)])
def test_seats_as_text(text: str | int, seat: int) -> None:
    assert read_seat(text) == seat
    assert read_seat(seat_name(seat)) == seat


@pytest.mark.parametrize("text", ["", "15", "-1", "Host", "1.0", "٣", True, "99999999"])
def test_what_is_no_seat(text: str | int) -> None:
    with pytest.raises(BadMove):
        read_seat(text)


def test_rules_and_their_parts() -> None:
    assert Reason("P1.3a", "x").cites("P1.3")
    assert Reason("P1.3", "x", also=("P9.2",)).cites("P9.2")
    assert not Reason("P5.14", "x").cites("P5.1")
    assert part_of("W6", "W6")
    assert not part_of("W6", "W6.1")
