"""Whatever people ask for: what is refused changes nothing, and the journal tells it all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sickbay.core.errors import SickbayError
from sickbay.table.contract import PERSON
from sickbay.table.requests import (
    Abandon,
    Actor,
    Answer,
    Change,
    Chat,
    HandOver,
    Mark,
    Order,
    Pause,
    Play,
    Rematch,
    ResetTurn,
    Resume,
    Sit,
    Start,
    TakeBack,
    Undo,
)
from tests.table.live import NAMES, Live

OTHERS: tuple[type[Change], ...] = (
    Abandon, Answer, Answer, Chat, HandOver, Mark, Mark, Order, Order, Pause, Rematch, ResetTurn, ResetTurn,
    Resume, Resume, Resume, Sit, Start, TakeBack, TakeBack, TakeBack, Undo, Undo, Undo,
)  # fmt: skip
MARKS = ("", "pass", "drive", "choose blue")


def something(live: Live, random: Random) -> tuple[Actor, type[Change], dict[str, Any]]:
    """What somebody might ask for, often in vain."""
    course = live.table.course
    seats = live.asks() if course and live.asks() else [0]
    seat = random.choice([*seats, *seats, *seats, 0, 1, 2])
    own = random.choice([1 << seat] * 6 + [0, 0b100])
    actor = Actor(own, random.random() < 0.3)
    if course and random.random() < 0.7:
        legal = live.legal(seat)
        move = random.choice(legal) if legal and random.random() < 0.95 else "pass"
        return actor, Play, {"seat": seat, "move": move, "at": random.choice([None, live.table.at])}
    kind = random.choice(OTHERS)
    if live.table.paused_at is not None and random.random() < 0.5:
        kind = Resume
    if kind is Abandon and random.random() < 0.8:
        kind = Chat
    moves = course.moves if course else 0
    given: dict[str, dict[str, Any]] = {
        "Answer": {"proposal": live.table.proposed, "agree": random.random() < 0.5},
        "Chat": {"text": random.choice(["hello", "\u202eolleh", " "])},
        "HandOver": {"bot": random.choice(["", "random", "nobody"])},
        "Mark": {"move": random.choice([*MARKS, *(live.legal(seat)[:2] if course else [])])},
        "Order": {"until": random.choice(["", "stop", "turn", "epidemic", "noon"])},
        "Sit": {"name": random.choice([NAMES[seat], "Zoe", "3", "ana"])},
        "Undo": {"to": random.choice([None, None, max(0, moves - 2), moves])},
    }
    chosen = given.get(kind.__name__, {})
    if "seat" in kind.__struct_fields__:
        chosen = {**chosen, "seat": seat}
    return actor, kind, chosen


@pytest.mark.parametrize("game", ["pandemic", "hrubec", "flatline"])
@pytest.mark.parametrize("seed", range(5))
def test_any_requests_in_any_order(game: str, seed: int) -> None:
    random = Random(seed)
    kinds = [PERSON, PERSON, random.choice([PERSON, "random"])]
    live = Live(
        game, kinds, seed,
        deadline=random.choice([0, 30]), grace=10, undo=random.choice(["own", "owner"]), thinking=400,
    )  # fmt: skip
    refused, done = 0, 0
    for seat in (0, 1):
        live.say(seat, Sit, name=NAMES[seat])
    for number in range(80):
        if live.table.stage in ("over", "closed") and number % 2:
            continue
        if number == 3:
            live.say(Actor(1, True), Start, fill="random")
        if random.random() < 0.1:
            live.table.presence(1 << random.randrange(3), random.random() < 0.6, live.now)
        live.wait(random.choice([0, 0, 0, 0.1, 0.5, 0.5, 0.5, 0.5, 11]))
        actor, kind, given = something(live, random)
        before = live.fingerprint()
        name = f"x{number}"
        try:
            entries = live.say(actor, kind, **given, id=name)
        except SickbayError:
            refused += 1
            assert live.fingerprint() == before
            continue
        if entries:
            done += 1
            after = live.fingerprint()
            assert live.say(actor, kind, **given, id=name) == []
            assert live.fingerprint() == after
        else:
            assert live.fingerprint() == before
    assert refused > 5
    assert done > 10
    again = live.restored()
    assert again.fingerprint() == live.fingerprint()
    assert again.table.due(live.now) == live.table.due(live.now)
    assert again.table.wakes_at(live.now) == live.table.wakes_at(live.now)
    assert [q._replace(view={}) for q in again.table.questions(live.now)] == [
        q._replace(view={}) for q in live.table.questions(live.now)
    ]


def test_an_id_is_done_once_for_its_seat_alone() -> None:
    live = Live().begin()
    (seat,) = live.asks()
    move = live.legal(seat)[0]
    (entry,) = live.play(seat, move, id="again")
    assert entry.id == "again"
    assert live.play(seat, move, id="again") == []
    assert live.say((seat + 1) % 3, Chat, text="mine", id="again")
    assert live.table.playing.moves == 1


def test_time_never_runs_back() -> None:
    live = Live().begin()
    live.now -= 5000
    (entry,) = live.say(0, Chat, text="early")
    assert entry.at == live.table.entries[-2].at
