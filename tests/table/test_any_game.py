"""A table plays any game: one without texts of its own, and one where the table itself moves."""

from __future__ import annotations

from typing import Any

import pytest

from sickbay.core.game import Game
from sickbay.core.options import Option
from sickbay.core.plain import PlainGame, PlainState
from sickbay.core.rules import Result, Step, Verb
from sickbay.core.state import HOST, Frame, seat_mask
from sickbay.core.words import Move, Words
from sickbay.table.contract import PERSON, Contract
from sickbay.table.entries import Moved
from sickbay.table.requests import Order
from sickbay.table.table import Table
from sickbay.text import LANGUAGES
from tests.table import live as live_module
from tests.table.live import Live
from tests.table.test_seats import refused
from tests.tiny import GAME as TINY

WORDS = Words(["nod", "ring", "rang", "?"])
ROUND, BELL = range(2)


class Bell(PlainState):
    """B1 A seat nods, B2 then the table rings; B3 after three rings all have won."""

    fields = (("rings", 4),)

    def begin(self) -> None:
        self.rings = 0


class Nod(Verb[Bell]):
    word = "nod"
    rule = "B1"

    def offers(self, state: Bell, seat: int, out: list[Move]) -> None:
        out.append((self.number,))

    def apply(self, state: Bell, seat: int, move: Move) -> None:
        state.agenda.append((BELL,))


class Ring(Verb[Bell]):
    word = "ring"
    rule = "B2"

    def offers(self, state: Bell, seat: int, out: list[Move]) -> None:
        out.append((self.number,))

    def apply(self, state: Bell, seat: int, move: Move) -> None:
        state.agenda.pop()
        state.rings += 1
        state.tell(WORDS["rang"])


class RoundStep(Step[Bell]):
    name = "round"
    rule = "B1"

    def run(self, state: Bell, frame: Frame) -> None:
        if state.rings < 3:
            state.wait(frame, seat_mask(0))
        else:
            state.end(1)


class BellStep(Step[Bell]):
    name = "bell"
    rule = "B2"

    def run(self, state: Bell, frame: Frame) -> None:
        state.wait(frame, seat_mask(HOST))


class BellGame(PlainGame[Bell]):
    id = "bell"
    kind = Bell
    over_rule = "B3"
    turn_rule = "B1"

    def may_know(self, state: Bell, viewer: int, name: str, at: int) -> bool:
        return True


STEPS = (RoundStep(Nod(WORDS)), BellStep(Ring(WORDS)))
OPTIONS = (Option("seats", (2, 3), 2),)
BELL_GAME = BellGame(WORDS, OPTIONS, ("bell",), STEPS, (Result((0, 1), "B3", "rung"),), {})


def table_of(game: Game[Any], monkeypatch: pytest.MonkeyPatch, **contract: Any) -> Live:
    """Two people at a game."""
    monkeypatch.setitem(live_module.GAMES, game.id, game)
    monkeypatch.setitem(live_module.OPTIONS, game.id, {})
    return Live(game.id, [PERSON, PERSON], **contract).begin()


def test_the_table_moves_for_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    live = table_of(BELL_GAME, monkeypatch, thinking=400)
    for number in range(3):
        live.play(0, "nod")
        assert live.settle() == [Moved(at=live.now, seat=HOST, move="ring")]
        line = live.told(-1).log[-1]
        assert (line.seat, line.words, line.events, line.move) == (None, "ring", ["rang"], 2 * number + 2)
    assert live.table.stage == "over"
    assert live.told(0).table.result == "over B3 rung won 0 1"
    assert live.restored().fingerprint() == live.fingerprint()
    assert [said.seat for said in live.table.record().moves] == [0, HOST] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_texts(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    live = table_of(BELL_GAME, monkeypatch, deadline=30)
    told = live.told(0, language)
    assert [move.label for group in told.asked[0].groups for move in group.moves] == ["nod"]
    assert told.position == ["rings: 0"]
    refused(live, "table-no-windows", 0, Order, until="stop")
    live.wait(3600)
    assert live.table.stage == "over"
    told = live.told(0, language)
    assert [(line.auto, line.text[-1:]) for line in told.log[-2:]] == [
        ("deadline", told.log[-2].text), ("", ["rang"]),
    ]  # fmt: skip


def test_windows_of_any_game_pass_for_the_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    met = 0
    for seed in range(20):
        live = table_of(TINY, monkeypatch, seed=seed, deadline=30)
        while live.table.stage == "playing":
            seat = live.asks()[0]
            if live.game.waits(live.state)[seat].rule == "W1":
                met += 1
                assert [(moved.move, moved.auto) for moved in live.wait(30) if isinstance(moved, Moved)] == [
                    ("pass", "deadline")
                ]
            else:
                live.play(seat, "draw" if "draw" in live.legal(seat) else "add 1")
    assert met > 5


def test_a_table_plays_the_game_of_its_contract() -> None:
    with pytest.raises(Exception, match="This table plays tiny"):
        Table("t", Contract("tiny", {}, [PERSON] * 2), BELL_GAME, 1, 0)
