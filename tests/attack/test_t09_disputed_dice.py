"""T9: unfair or disputed dice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from sickbay.core.chance import read_seed, seal
from sickbay.core.errors import SickbayError
from sickbay.core.records.record import Record
from sickbay.core.records.verify import verify
from sickbay.core.registry import game as find_game
from sickbay.core.state import seats_of
from sickbay.server import making
from tests.attack.crook import CLOSED, HRUBEC, LIMITS, table_in
from tests.server.house import House, serving


async def played(house: House, wanted: dict[str, Any]) -> tuple[str, str, str]:
    """A whole game: the seal told before it, the seed told after it, and its record."""
    made = await house.begin(**wanted)
    table, dice = table_in(house, made), random.Random(2)
    async with house.http(made["tokens"]["0"]) as web:
        before = (await web.get(f"/api/tables/{made['id']}")).json()["table"]
        assert before["seed"] == ""
        first, second = [house.sit(made["id"], made["tokens"][seat]) for seat in "01"]
        async with first as one, second as two:
            while table.stage == "playing":
                seat = dice.choice(seats_of(table.playing.state.asked))
                move = table.game.words.format(dice.choice(table.game.legal(table.playing.state, seat)))
                await [one, two][seat].do("play", seat=seat, move=move)
        after = (await web.get(f"/api/tables/{made['id']}")).json()["table"]
        record = (await web.get(f"/api/tables/{made['id']}/record")).text
    assert after["seal"] == before["seal"]
    return before["seal"], after["seed"], record


@pytest.mark.parametrize("wanted", [CLOSED, HRUBEC], ids=["pandemic", "hrubec"])
def test_t09_disputed_dice_are_checked_afterwards(
    wanted: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seal is told at the start, its seed at the end, and every change of what happened is noticed."""

    monkeypatch.setattr(making, "new_seed", lambda: 5)  # in some games another choice comes to the same

    async def play() -> tuple[str, str, str]:
        async with serving(tmp_path, limits=LIMITS, sync="NORMAL") as house:
            return await played(house, wanted)

    sealed, seed, text = asyncio.run(play())
    assert seal(read_seed(seed)) == sealed
    game = find_game(wanted["game"])
    record = Record.read(text)
    assert (record.seed, record.seal) == (read_seed(seed), sealed)
    assert verify(record, game).ok
    tampered = list(changes(text.splitlines(), random.Random(1)))
    assert len(tampered) > 30
    for lines in tampered:
        assert not holds("\n".join(lines) + "\n", game), [line for line in lines if line not in text][:2]


def changes(lines: list[str], dice: random.Random) -> Any:
    """The record with one thing changed each time."""
    moves = [at for at, line in enumerate(lines) if line[:1].isdigit()]
    for name in ("seed", "seal", "option"):
        at = next(number for number, line in enumerate(lines) if line.startswith(f"{name} "))
        digit = lines[at][-1]
        yield [*lines[:at], lines[at][:-1] + ("1" if digit != "1" else "2"), *lines[at + 1 :]]
    for at in dice.sample(moves, 12):
        yield [*lines[:at], *lines[at + 1 :]]
        other = lines[dice.choice(moves)].split(" ", 2)[2]
        number, seat, move = lines[at].split(" ", 2)
        if other != move:
            yield [*lines[:at], f"{number} {seat} {other}", *lines[at + 1 :]]
        yield [*lines[:at], f"{number} {1 - int(seat)} {move}", *lines[at + 1 :]]
    last = lines[-1].split(" ")
    yield [*lines[:-1], " ".join([last[0], last[1][::-1], *last[2:]])]
    yield [*lines[:-1], " ".join([*last[:2], "running"])]


def holds(text: str, game: Any) -> bool:
    """Whether a record can be read and holds."""
    try:
        return verify(Record.read(text), game).ok
    except SickbayError:
        return False
