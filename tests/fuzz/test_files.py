"""Whatever is in a record or a case, it is read, or refused with a message: never another exception."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sickbay.core.cases.file import read_case
from sickbay.core.cases.run import run
from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.game import Game
from sickbay.core.records.record import Record
from sickbay.core.records.recorder import Recorder
from sickbay.core.records.replay import Moment, replay
from sickbay.core.records.show import show
from sickbay.core.records.verify import verify
from sickbay.games.pandemic import GAME as PANDEMIC
from sickbay.text import Catalogue
from tests.tiny import GAME as TINY

GAMES: dict[str, Game[Any]] = {"tiny": TINY, "pandemic": PANDEMIC}
CATALOGUES = [Catalogue("en", game) for game in GAMES.values()]
QUICK = settings(
    max_examples=int(os.environ.get("SICKBAY_FUZZ", "100")),
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
CASES = sorted((Path(__file__).parent.parent / "cases").rglob("*.toml"))


def find(name: str) -> Game[Any]:
    if name not in GAMES:
        raise BadInput("game-unknown", game=name[:40], may=", ".join(GAMES))
    return GAMES[name]


def a_record(game: Game[Any], seed: int) -> str:
    rng = random.Random(seed)
    options = game.read_options({"seats": 2})
    state = game.new(options, seed)
    recorder = Recorder(game, options, seed, {0: "Ana"})
    while (waits := game.waits(state)) and len(recorder) < 60:
        seat = rng.choice(sorted(waits))
        moves = game.legal(state, seat)
        if moves:
            move = rng.choice(moves)
            game.push(state, seat, move)
            recorder.add(state, seat, move)
    return recorder.record(state).write()


def assert_said(error: SickbayError) -> None:
    assert str(error)
    assert any(catalogue.has(error.key) for catalogue in CATALOGUES), error.key


def try_record(text: str) -> None:
    try:
        record = Record.read(text)
    except SickbayError as error:
        assert_said(error)
        return
    assert Record.read(record.write()).write() == record.write()
    for game in GAMES.values():
        try:
            verdict = verify(record, game)
            assert verdict.ok or str(verdict.differs)
        except SickbayError as error:
            assert_said(error)
        for use in (lambda: show(record, game, None, 1), lambda: replay(record, game, Moment(3, 1))):  # noqa: B023
            try:
                use()
            except SickbayError as error:
                assert_said(error)


def try_case(text: str) -> None:
    try:
        run(read_case(text, find))
    except SickbayError as error:
        assert_said(error)


HOSTILE = [
    *"\0 \u202e \ud800 \ufeff ² é = # ' \" ''' [ ] { } [[[[[[ - 0x 1e999 nan true 1979-05-27 ... ?".split(
        " "
    ),
    *"host none -1 + 0+1 15 999999999999999999999999999999 watcher \\ \\u0000 \t \r \x0b".split(" "),
    *(" ", "\n", "[[step]]\n", "[chance]\n", "a.b.c = 1\n", "legal.0 = []\n"),
]


@st.composite
def mutations(draw: st.DrawFn, text: str) -> str:
    """A text with a few pieces cut, doubled, swapped or replaced by something nasty."""
    for _ in range(draw(st.integers(1, 5))):
        words = text.split(" ")
        i = draw(st.integers(0, len(words) - 1))
        lines = text.split("\n")
        j = draw(st.integers(0, len(lines) - 1))
        match draw(st.integers(0, 6)):
            case 0:
                words[i] = draw(st.sampled_from(HOSTILE))
                text = " ".join(words)
            case 1:
                at = draw(st.integers(0, len(text)))
                text = text[:at] + draw(st.sampled_from(HOSTILE)) + text[at + draw(st.integers(0, 3)) :]
            case 2:
                words[i] = draw(st.sampled_from(words))
                text = " ".join(words)
            case 3:
                text = "\n".join([*lines[:j], *lines[j + 1 :]])
            case 4:
                text = "\n".join([*lines[:j], lines[j], *lines[j:]])
            case 5:
                lines[j] = draw(st.sampled_from(lines))
                text = "\n".join(lines)
            case _:
                text = text[: draw(st.integers(0, len(text)))]
    return text


RECORDS = [a_record(TINY, 1), a_record(PANDEMIC, 2)]


@pytest.mark.parametrize("text", RECORDS, ids=GAMES)
def test_records_hold(text: str) -> None:
    record = Record.read(text)
    assert verify(record, find(record.game)).ok or record.result == "running"


@QUICK
@given(st.data())
def test_mutated_records(data: st.DataObject) -> None:
    try_record(data.draw(mutations(data.draw(st.sampled_from(RECORDS)))))


@QUICK
@given(st.text())
def test_any_text(text: str) -> None:
    for start in ("", "sickbay record 1\n", "case = 1\ngame = 'tiny'\n"):
        try_record(start + text)
        try_case(start + text)


@QUICK
@given(st.data())
def test_mutated_cases(data: st.DataObject) -> None:
    texts = [*[path.read_text(encoding="utf-8") for path in CASES[:50]], TINY_CASE]
    try_case(data.draw(mutations(data.draw(st.sampled_from(texts)))))


TINY_CASE = """case = 1
game = "tiny"
title = "All keys that there are"
rules = ["T2.1"]
options = { seats = 2, colours = ["red"] }
seed = 7
[position]
total = 3
[chance]
rest = "seed"
deck = [["gold", "silver", "..."]]
die = [3, 5]
[[step]]
seat = 0
move = "draw"
asked = { 0 = "W1" }
offered = {}
legal.0 = ["shine", "pass"]
legal_has.0 = ["shine"]
legal_not.0 = ["add"]
view.1 = { hand = ["?", 0] }
unseen.watcher = ["hand.0"]
events = { all = ["drew 0 gold"], 1 = ["drew 0 ?"] }
no_events = ["rolled"]
result = "running"
changes = { left = 4, hand.0 = 4, deck.4 = 0 }
[step.hidden]
from = [1, "watcher"]
instead = { position = { total = 4 } }
[[line]]
title = "one"
[line.chance]
die = [1]
[[line.step]]
pass_until = "W1"
[[line.step]]
move = "add 99"
refused = "T2.1"
"""

VALUES = st.recursive(
    st.one_of(
        st.booleans(),
        st.integers(-(2**300), 2**300),
        st.text(max_size=8),
        st.sampled_from(["...", "?", "lima"]),
    ),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["0", "1", "x", "black", "lima", "hands"]), inner, max_size=3)
    ),
    max_leaves=8,
)


def toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return "[" + ", ".join([toml(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join([f'"{name}" = {toml(item)}' for name, item in value.items()]) + "}"
    signs = [sign if sign.isprintable() and sign not in '"\\' else "_" for sign in str(value)]
    return '"' + "".join(signs) + '"'


@QUICK
@given(st.data())
def test_any_value_in_any_place(data: st.DataObject) -> None:
    lines = TINY_CASE.split("\n")
    keyed = [i for i, line in enumerate(lines) if " = " in line]
    i = data.draw(st.sampled_from(keyed))
    lines[i] = lines[i].split(" = ")[0] + " = " + toml(data.draw(VALUES))
    try_case("\n".join(lines))


FIELDS = (
    "active first turn actions special_used phase agenda roles pawns hands stored stations cubes supply "
    "diseases outbreaks epidemics quiet_night player_deck player_discard infection_deck infection_discard x"
).split()


@QUICK
@given(st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=4))
def test_any_value_in_a_position_of_pandemic(position: dict[str, object]) -> None:
    try_case(
        "case = 1\ngame = 'pandemic'\ntitle = 'x'\nrules = ['P1']\nseed = 1\noptions = { seats = 2 }\n"
        f"position = {toml(position)}\n[[step]]\npass_until = 'W6'\nunseen.0 = ['hands.1']\n"
    )


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * 5000 + " = 1",
        "a = " + "[" * 100_000,
        "a = " + "{a=" * 50_000,
        "a = " + "9" * 250_000,
        "[a" + ".a" * 100_000 + "]",
        "[[step]]\n" * 20_000,
        "case = 1\ngame = 'tiny'\ntitle='x'\nrules=['T1']\n" + "[[step]]\nmove='pass'\n" * 5000,
        "case = 1\ngame = 'tiny'\ntitle='x'\nrules=['T1']\n"
        + "[[line]]\n[[line.step]]\nmove='pass'\n" * 3000,
        "x" * 3_000_000,
        "sickbay record 1\n" * 100_000,
        "sickbay record 1\n" + "option a\n" * 100_000,
        "sickbay record 1\n" + ("#" * 900 + "\n") * 2000,
        "sickbay record 1\ngame tiny\nrules 1\nwords 0123456789abcdef\nseed 1\n"
        + "".join([f"{i} 0 pass\n" for i in range(1, 100_000)]),
    ],
    ids=range(13),
)
def test_oversized(text: str) -> None:
    try_record(text)
    try_case(text)
