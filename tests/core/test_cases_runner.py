"""The runner of case files: every kind of expectation holds when it should, and fails when it should."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sickbay.core.cases.case import Case
from sickbay.core.cases.file import read_case
from sickbay.core.cases.report import Report, case_files, check, check_one
from sickbay.core.cases.run import run
from sickbay.core.cases.script import ScriptedChance
from sickbay.core.errors import BadFile, BadInput, SickbayError
from sickbay.core.game import Game
from sickbay.core.records.recorder import Recorder
from tests.casebook import first_failure, load_cases, rules_covered
from tests.tiny import GAME, WORDS, TinyGame, fails

pytestmark = pytest.mark.compiled

HEAD = 'case = 1\ngame = "tiny"\ntitle = "A case"\nrules = ["T2.1"]\n'
DECK = '[chance]\ndeck = [["gold", "silver", "..."]]\n'


def find(name: str) -> Game[Any]:
    if name != "tiny":
        raise BadInput("game-unknown", game=name, may="tiny")
    return GAME


def case(text: str, head: str = HEAD) -> Case:
    return read_case(head + text, find)


def keys(text: str) -> list[str]:
    return [failed.key for failed in run(case(text))]


def drawn(text: str) -> str:
    """Seat 0 has drawn gold and has passed in the window, seat 1 has drawn silver; W1 waits."""
    return f'{DECK}[[step]]\nmove = "draw"\n[[step]]\nmove = "pass"\n[[step]]\nmove = "draw"\n{text}'


HOLDS = [
    'asked = { 0 = "W1" }',
    'offered = { 1 = "W1" }',
    "expect = { total = 0, hand = [4, 5] }",
    "expect = { hand.1 = 5, deck = [3, '...'] }",
    'legal.0 = ["shine", "pass"]',
    'legal_has.1 = ["shine"]',
    'legal_not.1 = ["add", "roll"]',
    'view.0 = { hand = [4, "?"], total = 0 }',
    'view."0+1" = { hand = [4, 5] }',
    'view.watcher = { hand = ["?", "?"] }',
    'unseen.0 = ["hand.1"]\nunseen.watcher = ["hand.0", "deck.0"]',
    'events = ["drew 1 silver"]',
    'events = { 0 = ["drew 1 ?"], 1 = ["drew 1 silver"], all = ["drew"] }',
    'no_events = ["rolled"]\nresult = "running"',
    'no_events = { 0 = ["drew 1 silver"] }',
    "changes = { hand.1 = 5, deck.3 = 0, left = 3 }",
]


@pytest.mark.parametrize("text", HOLDS)
def test_expectation_holds(text: str) -> None:
    assert run(case(drawn(text))) == []


FAILS = [
    ('asked = { 1 = "W1" }', "case-differs"),
    ("asked = {}", "case-differs"),
    ('offered = { 1 = "W2" }', "case-differs"),
    ("expect = { total = 1 }", "case-differs"),
    ("expect = { hand = [4] }", "case-differs"),
    ("expect = { hand = [4, 5, '...'], deck = [2, '...'] }", "case-differs"),
    ("expect = { hand.7 = 5 }", "case-differs"),
    ("expect = { total = { } }", "case-differs"),
    ("expect = { total = true }", "case-differs"),
    ('legal.0 = ["shine"]', "case-also-legal"),
    ('legal.0 = ["shine", "pass", "roll"]', "case-not-legal"),
    ('legal_has.1 = ["roll"]', "case-not-legal"),
    ('legal_not.0 = ["shine"]', "case-also-legal"),
    ("view.0 = { hand = [4, 5] }", "case-differs"),
    ('unseen.0 = ["hand.0"]', "case-seen"),
    ('unseen.0 = ["hand.9"]', "case-nothing-to-see"),
    ('unseen.0 = ["deck.4"]', "case-nothing-to-see"),
    ('events = ["drew 1 gold"]', "case-event-missing"),
    ('events = ["drew 1", "drew 1"]', "case-event-missing"),
    ('events = { 0 = ["drew 1 silver"] }', "case-event-missing"),
    ('no_events = ["drew 1"]', "case-event-happened"),
    ('result = { rule = "T3" }', "case-differs"),
    ("changes = { hand.1 = 5, deck.3 = 0 }", "case-also-changed"),
    ("changes = { hand.1 = 4, deck.3 = 0, left = 3 }", "case-differs"),
    ("changes = { hand.1 = 5, deck.3 = 0, left = 3, total = 0 }", "case-unchanged"),
]


@pytest.mark.parametrize(("text", "key"), FAILS)
def test_expectation_fails(text: str, key: str) -> None:
    assert key in keys(drawn(text))


def test_refused_names_the_rule_and_changes_nothing() -> None:
    full = '[chance]\ndeck = [["..."]]\n[position]\ntotal = 9\n[[step]]\nmove = "add 2"\n'
    for rule in ("T2.1a", "T2.1", "T3.1"):
        assert keys(f'{full}refused = "{rule}"') == []
    assert keys(f'{full}refused = "T2.2"') == ["case-other-reason"]
    assert keys(full) == ["case-refused"]
    assert keys(full.replace("add 2", "add 1") + 'refused = "T2.1"') == ["case-not-refused"]


class Leaky(TinyGame):
    """Refusals leave something behind; moves are done that were not offered."""

    def why_not(self, state: Any, seat: int, move: tuple[int, ...]) -> Any:
        state.revealed += 1
        return super().why_not(state, seat, move)


def test_refused_that_changes_something_fails() -> None:
    text = DECK + '[[step]]\nmove = "draw"\n[[step]]\nmove = "add 1"\nseat = 0\nrefused = "T2.1"'
    leaky = Leaky(WORDS, GAME.options, GAME.streams, tuple(GAME.steps), GAME.results)
    assert run(case(text)) == []
    assert [failed.key for failed in run(case(text), leaky)] == ["case-refused-changed"]


def test_result() -> None:
    text = '[chance]\ndeck = [["..."]]\n[position]\ntotal = 9\n[[step]]\nmove = "add 1"\n'
    assert keys(text + 'result = { won = [0], rule = "T3", reason = "ten" }') == []
    assert keys(text + "result = { won = [] }") == ["case-differs"]
    assert keys(text + 'result = "running"') == ["case-differs"]
    assert keys(text + 'asked = {}\n[[step]]\nseat = 0\nmove = "pass"\nrefused = "T3.1"') == []


def test_pass_until() -> None:
    text = '[chance]\ndeck = [["..."]]\n[position]\nhand = [0, 4]\ndeck = [1, 2, 3, 5, 0]\nleft = 4\n'
    step = '[[step]]\npass_until = "{}"\n'
    assert keys(text + step.format("W1") + 'asked = { 1 = "W1" }') == []
    assert keys(text + step.format("W1") * 3) == []
    assert keys(text + step.format("W2")) == ["case-never-asked"]


def test_seat_may_be_left_off_when_one_is_asked() -> None:
    text = DECK + '[[step]]\nmove = "add 1"\n'
    assert keys(text) == []
    assert keys(text + 'seat = "host"') == ["case-refused"]


def test_lines_share_the_first_steps() -> None:
    text = f"""{DECK}[[step]]
move = "draw"
[[line]]
title = "passes"
[[line.step]]
move = "pass"
asked = {{ 1 = "T2" }}
[[line]]
[line.chance]
die = [5]
[[line.step]]
move = "shine"
asked = {{ 1 = "T2" }}
[[line.step]]
move = "roll"
events = ["rolled 6", "total 6"]
"""
    assert run(case(text)) == []
    failed = run(case(text.replace("rolled 6", "rolled 5")))
    assert [(fail.key, fail.place) for fail in failed] == [("case-event-missing", "line.2.step.2.events.all")]


def test_impossible() -> None:
    text = 'impossible = "{}"\nposition = {{ hand = [1, 1] }}'
    assert run(case(text.format("T1"))) == []
    assert keys(text.format("T2")) == ["case-other-rule"]
    assert keys(text.format("T1").replace("[1, 1]", "[0, 0]")) == ["case-possible"]
    with fails("case-impossible-alone"):
        case(text.format("T1") + '\n[[step]]\nmove = "pass"')


HIDDEN = DECK + "[[step]]\nmove = 'pass'\n[[step]]\nmove = 'draw'\n[step.hidden]\nfrom = [0, 'watcher']\n"
OTHER = "instead = { chance = { deck = [['red', '...']] } }"


def test_hidden_draw_is_noticed_only_by_who_is_asked_about_it() -> None:
    quiet = HIDDEN.replace('"gold", "silver"', '"blue", "gold"')
    assert keys(quiet + OTHER) == []
    assert "case-notices-waits" in keys(HIDDEN + OTHER)
    seen = keys(quiet.replace("from = [0", "from = [1") + OTHER)
    assert {"case-notices-view", "case-notices-events"} <= set(seen)
    assert keys(quiet + OTHER.replace("'red'", "'blue', 'gold'")) == ["case-hidden-same"]
    moved = keys(quiet + "instead = { move = 'add 1' }")
    assert "case-notices-view" in moved
    assert "case-hidden-impossible" in keys(quiet + "instead = { move = 'shine' }")


def test_setup_with_seed_and_events_of_the_setup() -> None:
    head = HEAD + 'from = "setup"\nseed = 7\n'
    assert run(case('[[step]]\nevents = ["total 0"]\nexpect = { left = 5 }', head)) == []
    assert run(case("[[step]]\nexpect = { total = 0 }", head + "options = { seats = 3 }\n")) == []


def test_a_case_may_begin_in_a_record(tmp_path: Path) -> None:
    options = GAME.read_options({})
    state = GAME.new(options, 7)
    recorder = Recorder(GAME, options, 7)
    for move in ("add 2", "add 3", "roll"):
        waits = list(GAME.waits(state))
        GAME.play(state, waits[0], WORDS.parse(move))
        recorder.add(state, waits[0], WORDS.parse(move))
    (tmp_path / "game.record").write_text(recorder.record(state).write())
    text = HEAD + 'seed = 7\nfrom = "game.record@{}"\n[[step]]\n'
    path = tmp_path / "a.toml"
    for moment, wanted in (
        ("2", "expect = { total = 5 }"),
        ("2.0", "asked = {}"),
        ("0", "expect = { total = 0 }"),
    ):
        path.write_text(text.format(moment) + wanted)
        assert check_one(path, find).ok
    path.write_text(text.format("2.0") + 'move = "add 1"\nexpect = { total = 6 }')
    assert check_one(path, find).ok
    path.write_text(text.format("9") + "expect = { total = 5 }")
    error = check_one(path, find).error
    assert error is not None
    assert error.key == "moment-too-far"


CHANCE = [
    ('deck = [["gold", "..."]]', []),
    ('deck = [["..."]]\ndie = [3]', ["chance-left-over"]),
    ("deck = [4]", ["chance-wants-list"]),
    ('deck = [["gold"]]', ["chance-items-missing"]),
    ('deck = [["gold", "gold", "..."]]', ["chance-not-there"]),
    ("die = [3]", ["chance-left-over"]),  # the deck draws from the seed
]


@pytest.mark.parametrize(("script", "wrong"), CHANCE)
def test_scripted_chance(script: str, wrong: list[str]) -> None:
    assert keys(f"[chance]\n{script}\n[[step]]\nmove = 'draw'") == wrong


def test_scripted_chance_draws() -> None:
    chance = ScriptedChance(("a", "b"), WORDS, {"a": [["red", "blue", "gold"], 2, ["blue"], 6]}, 0, False)
    items = [WORDS[word] for word in ("gold", "red", "blue")]
    single = [WORDS["red"]]
    chance.shuffle(0, single)
    chance.shuffle(0, items)
    assert WORDS.format(tuple(items)) == "gold blue red"  # the top is at the end
    assert chance.below(0, 3) == 2
    assert chance.pick(0, items) == WORDS["blue"]
    other = chance.copy()
    for same in (chance, other):
        with fails("chance-number-bad"):
            same.below(0, 6)
        assert same.left_over() == []
        with fails("chance-short"):
            same.word(0)
        assert 0 <= same.below(1, 6) < 6  # a stream without a script
    seeded = ScriptedChance(("a",), WORDS, {"a": [1]}, 7, True)
    assert seeded.below(0, 3) == 1
    assert 0 <= seeded.below(0, 3) < 3


BAD = [
    ("", "case-missing"),
    ("[[step]]", "case-step-empty"),
    ("nonsense = 1\n[[step]]\nmove = 'pass'", "case-key-unknown"),
    ("[[step]]\nmvoe = 'pass'", "case-key-unknown"),
    ("[[step]]\nmove = 'pass'\n[[step]]\nmove = 5", "case-type"),
    ("[[step]]\nmove = 'fly'", "word-unknown-in-file"),
    ("[[step]]\nmove = 'pass'\nrefused = 'no'", "case-rule-bad"),
    ("[[step]]\nmove = 'pass'\npass_until = 'W1'", "case-move-or-pass"),
    ("[[step]]\nrefused = 'T1'", "case-missing"),
    ("[[step]]\nasked = { 0 = 'x' }", "case-rule-bad"),
    ("[[step]]\nasked = { 99 = 'W1' }", "seat-bad"),
    ("[[step]]\nevents = ['drwe']", "word-unknown-near"),
    ("[[step]]\nevents = [['drew']]", "case-type"),
    ("[[step]]\nview = { host = { total = 1 } }", "seat-bad"),
    ("[[step]]\nresult = { one = 1 }", "case-key-unknown"),
    ("[[step]]\nresult = 7", "case-type"),
    ("[[step]]\nasked = {}\n[step.expect]\nasked = {}", "case-twice"),
    ("[[step]]\nmove = 'pass'\n[step.hidden]\nfrom = [0]", "case-missing"),
    ("[[step]]\nmove = 'pass'\n[step.hidden]\nfrom = []\ninstead = { move = 'roll' }", "case-missing"),
    ("[[line]]\n[[line.step]]\nmove = 'fly'", "word-unknown-in-file"),
    ("[[line]]\ntitle = 'x'", "case-missing"),
    ("[chance]\ndice = [1]\n[[step]]\nmove = 'pass'", "case-key-unknown"),
    ("[chance]\ndie = ['x']\n[[step]]\nmove = 'pass'", "case-type"),
    ("[chance]\ndeck = [['x']]\n[[step]]\nmove = 'pass'", "word-unknown-in-file"),
    ("[chance]\nrest = 'seed'\n[[step]]\nmove = 'pass'", "case-missing"),
    ("from = 'a'\n[[step]]\nmove = 'pass'", "case-from-bad"),
    ("from = '../a.record@1'\n[[step]]\nmove = 'pass'", "case-from-bad"),
    ("from = 'a.record@x'\n[[step]]\nmove = 'pass'", "moment-bad"),
    ("from = 'setup'\nposition = { total = 1 }\n[[step]]\nmove = 'pass'", "case-position-needs-blank"),
    ("seed = -5\n[[step]]\nmove = 'pass'", "seed-bad"),
    ("title = 'again'", "case-toml-bad"),
    ("position = { a = 1979-05-27 }", "case-type"),
    ("position = { a = 1.5 }", "case-type"),
    (f"position = {{ a = {'9' * 5000} }}", "line-too-long"),
    (f"position = {{ a = {'9' * 400} }}", "case-number-too-large"),
    (f"position = {{ a = {'[' * 30}{']' * 30} }}", "case-too-deep"),
    ("a = " + ("[" * 1000 + "\n") * 50, "case-too-deep"),
    (f"position = {{ a = [{'1,' * 1001}\n{'1,' * 1000}] }}", "case-too-long"),
    ("#" * 5000, "line-too-long"),
    ("#\n" * 200_000, "file-too-large"),
    ("\0", "file-not-text"),
]


@pytest.mark.parametrize(("text", "key"), BAD)
def test_bad_file(text: str, key: str) -> None:
    with pytest.raises(BadFile) as bad:
        case(text)
    assert bad.value.key == key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[[step]]\nexpect = { totla = 1 }", "case-key-unknown"),
        ("[[step]]\nview.0 = { totla = 1 }", "case-key-unknown"),
        ("[[step]]\nchanges = { totla = 1 }", "case-key-unknown"),
        ("[[step]]\nmove = 'drew'", "verb-unknown-in-file"),
        ("[[step]]\nlegal.0 = ['drew']", "verb-unknown-in-file"),
        ("[[step]]\nmove = 'pass'\nseat = 7", "seat-bad"),
        ("[[step]]\nlegal.7 = []", "seat-bad"),
        ("[[step]]\nevents = { 7 = [] }", "seat-bad"),
        ("[[step]]\nmove = 'pass'\n[step.hidden]\nfrom = ['0+7']\ninstead = { move = 'roll' }", "seat-bad"),
        ("options = { seats = 9 }\n[[step]]\nmove = 'pass'", "option-bad"),
        ("position = { total = 99 }\n[[step]]\nmove = 'pass'", "number-bad"),
    ],
)
def test_bad_when_run(text: str, key: str) -> None:
    chance = "chance = { deck = [['...']] }\n"
    with pytest.raises(BadInput) as bad:
        run(case(chance + text))
    assert bad.value.key == key


def test_heads() -> None:
    for head, key in (
        ("", "case-missing"),
        ("case = 2", "case-version"),
        ("case = true", "case-type"),
        ("case = 1\ngame = 'chess'", "game-unknown"),
        (HEAD.replace('"T2.1"', ""), "case-missing"),
        (HEAD.replace("T2.1", "2.1"), "case-rule-bad"),
    ):
        with pytest.raises(SickbayError) as bad:
            case("", head)
        assert bad.value.key == key


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_many_cases(tmp_path: Path) -> None:
    good = HEAD + DECK + "[[step]]\nmove = 'draw'\n"
    (tmp_path / "deep").mkdir()
    write(tmp_path, "a.toml", good)
    write(tmp_path / "deep", "b.toml", good)
    report = check([tmp_path], find)
    assert (report.passed, report.failed, report.bad, report.exit_code) == (2, 0, 0, 0)
    write(tmp_path, "c.toml", good + "expect = { total = 5 }")
    report = check([tmp_path], find)
    assert (report.passed, report.failed, report.bad, report.exit_code) == (2, 1, 0, 1)
    write(tmp_path, "d.toml", "case = ")
    report = check([tmp_path], find)
    assert (report.passed, report.failed, report.bad, report.exit_code) == (2, 1, 1, 2)
    assert str(report.outcomes[2].error).startswith(f"{tmp_path / 'd.toml'}: ")
    assert Report([], 0).exit_code == 2
    for wrong, key in (
        (tmp_path / "nothing", "file-missing"),
        (Path("x" * 5000), "file-unreadable"),
        (Path("/dev/zero"), "file-special"),
    ):
        with fails(key):
            case_files([wrong])
    (tmp_path / "empty").mkdir()
    with fails("case-none"):
        case_files([tmp_path / "empty"])


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[[step]]\nseat = 1.5", "step.1.seat"),
        ("[[step]]\nmove = 'pass'\n[[step]]\nmove = 1.5", "step.2.move"),
        ("[[line]]\n[[line.step]]\nseat = 1.5", "line.1.step.1.seat"),
        ("[position]\nhands = [['red', 1.5]]", "position.hands.0.1"),
        ("[[step]]\nexpect = { hands = [1.5] }", "step.1.expect.hands.0"),
        ("[[step]]\nmove = true", "step.1.move"),
        ("from = 'none.record@9999'\n[[step]]\nmove = 'pass'", "from"),
        ("title = 'again'", "line 5"),
        ("[[step]]\nmove = 'pass", "line 6"),
        ("[[step]]\nx = [1,\n", "line 7"),
        ("[[step]]\nmove pass", "line 6"),
    ],
)
def test_the_place_of_an_error(text: str, place: str, tmp_path: Path) -> None:
    path = write(tmp_path, "a.toml", HEAD + text)
    error = check_one(path, find).error
    assert error is not None
    assert error.place.removeprefix(f"{path}: ").split(": ")[0] == place
    assert "True" not in str(error)


def test_a_moment_that_a_record_does_not_have(tmp_path: Path) -> None:
    state = GAME.new(GAME.read_options(None), 1)
    text = Recorder(GAME, GAME.read_options(None), 1).record(state).write()
    (tmp_path / "x.record").write_text(text, encoding="utf-8")
    path = write(tmp_path, "a.toml", HEAD + "from = 'x.record@9999'\nseed = 1\n[[step]]\nmove = 'pass'")
    error = check_one(path, find).error
    assert error is not None
    assert (error.key, error.place) == ("moment-too-far", f"{path}: from")


def test_first_failure_and_coverage(tmp_path: Path) -> None:
    write(tmp_path, "a.toml", HEAD + DECK + "[[step]]\nmove = 'draw'\n")
    write(
        tmp_path,
        "b.toml",
        HEAD.replace('"T2.1"', '"T2.1", "T3.1"') + DECK + "[[step]]\nmove = 'roll'\nexpect.ended = 9\n",
    )
    cases = load_cases([tmp_path], find)
    assert {rule: len(found) for rule, found in rules_covered(cases).items()} == {"T2.1": 2, "T3.1": 1}
    found = first_failure(cases)
    assert found is not None
    assert found[0].name == "b"
    assert found[1].key == "case-differs"
    assert first_failure(cases[:1]) is None

    class Broken(TinyGame):
        def settle(self, state: Any) -> None:
            raise ZeroDivisionError

    broken = Broken(WORDS, GAME.options, GAME.streams, tuple(GAME.steps), GAME.results)
    crashed = first_failure(cases, broken)
    assert crashed is not None
    assert crashed[1].key == "case-crashed"
