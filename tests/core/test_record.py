"""Records: written, read, replayed, verified; and every way in which one may not hold."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from sickbay.core.chance import seal
from sickbay.core.errors import BadFile
from sickbay.core.records.record import MOST_BYTES, Record, clean, read_result, write_result
from sickbay.core.records.recorder import Recorder
from sickbay.core.records.replay import Differs, Moment, knows_words, replay
from sickbay.core.records.show import show
from sickbay.core.records.verify import verify
from sickbay.core.rules import Result
from sickbay.core.state import seat_mask
from sickbay.core.words import Words
from tests.tiny import GAME, WORDS, Tiny, TinyGame, fails

pytestmark = pytest.mark.compiled

SEED = 0x1234_5678_9ABC_DEF0_1234_5678_9ABC_DEF0
LINE = ("draw", "draw", "roll", "add 1", "roll", "add 2", "roll", "roll", "roll", "roll", "roll", "roll")


def play(most: int = 99, names: dict[int, str] | None = None) -> tuple[Tiny, Recorder]:
    """A game along a fixed line; whoever is asked passes in windows."""
    options = GAME.read_options({"colours": "blue,red"})
    state = GAME.new(options, SEED)
    recorder = Recorder(GAME, options, SEED, names)
    line = list(LINE)
    while GAME.waits(state) and len(recorder) < most:
        seat, wait = next((seat, wait) for seat, wait in GAME.waits(state).items() if wait.asked)
        move = WORDS.parse("pass" if wait.rule == "W1" else line.pop(0))
        if GAME.why_not(state, seat, move) is not None:
            continue
        GAME.play(state, seat, move)
        recorder.add(state, seat, move, "by itself" if wait.rule == "W1" else "")
    return state, recorder


def text_of_game() -> str:
    state, recorder = play(names={0: "Ana", 1: " Li \n# x = y"})
    return recorder.record(state).write()


def test_write_and_read_are_inverse() -> None:
    text = text_of_game()
    record = Record.read(text)
    assert record.write() == text
    assert record.names == {0: "Ana", 1: "Li # x = y"}
    assert record.options == {"seats": "2", "colours": "blue,red"}
    assert record.seed == SEED
    assert record.result.startswith("over T3.1 ten won ")
    assert text.startswith("sickbay record 1\ngame tiny\n")
    relaxed = "\r\n".join(f"  {line}\t" if line else "# a remark" for line in text.split("\n"))
    assert Record.read(relaxed).write() == text


def test_holds() -> None:
    record = Record.read(text_of_game())
    verdict = verify(record, GAME)
    assert verdict.ok
    assert not verdict.older
    assert verdict.message == ("record-holds", {"moves": len(record.moves), "result": record.result})


def test_a_running_game_keeps_its_seed() -> None:
    state, recorder = play(3)
    record = Record.read(recorder.record(state).write())
    assert record.seed is None
    assert record.seal == seal(SEED)
    assert record.result == "running"
    assert str(SEED) not in record.write()
    assert f"{SEED:x}" not in record.write()
    assert verify(record, GAME).message[0] == "record-seed-needed"
    assert verify(record, GAME, 7).message[0] == "record-other-seed"
    assert verify(record, GAME, SEED).ok
    assert GAME.digest(replay(record, GAME, seed=SEED)) == GAME.digest(state)


def test_moments() -> None:
    record = Record.read(text_of_game())
    assert replay(record, GAME, Moment(0)).left == 5
    whole = replay(record, GAME, Moment(1))
    assert whole.asked
    applied = replay(record, GAME, Moment(1, 0))
    assert not applied.asked
    assert applied.left == 4
    GAME.step(applied)
    assert GAME.digest(replay(record, GAME, Moment.read("1.1"))) == GAME.digest(applied)
    GAME.settle(applied)
    assert GAME.digest(applied) == GAME.digest(whole)
    assert not replay(record, GAME, Moment(0, 0)).asked
    with fails("moment-too-far"):
        replay(record, GAME, Moment(1000))
    with fails("moment-too-few-steps"):
        replay(record, GAME, Moment(1, 50))
    for bad in ("", "x", "1.2.3", "-1", "1." + "9" * 9, "²"):
        with fails("moment-bad"):
            Moment.read(bad)
    assert str(Moment.read(" 41.2 ")) == "41.2"


def test_undo_writes_only_what_survives() -> None:
    state, recorder = play(2)
    before = recorder.record(state).write()
    GAME.play(state, seat := next(iter(GAME.waits(state))), WORDS.parse("roll"))
    recorder.add(state, seat, WORDS.parse("roll"))
    recorder.back_to(2)
    assert recorder.record(replay(Record.read(before), GAME, seed=SEED)).write() == before


def test_show_tells_each_viewer_only_what_it_may_know() -> None:
    record = Record.read(text_of_game())
    everything = show(record, GAME, Moment(1))
    assert [WORDS.format(event) for event in everything.told[0].events] == ["total 0"]
    card = WORDS.words[everything.told[1].events[0][2]]
    assert card in ("red", "blue", "green", "gold", "silver")
    own = show(record, GAME, Moment(1), seat_mask(0))
    assert own.told[1].text == "draw"
    assert WORDS.format(own.told[1].events[0]) == f"drew 0 {card}"
    other = show(record, GAME, Moment(1), seat_mask(1))
    assert (other.told[1].text, WORDS.format(other.told[1].events[0])) == ("", "drew 0 ?")
    assert other.view == GAME.view(replay(record, GAME, Moment(1)), seat_mask(1))
    assert len(show(record, GAME).told) == len(record.moves) + 1


def edited(*changes: tuple[str, str]) -> Record:
    text = text_of_game()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return Record.read(text)


def differs(record: Record, game: TinyGame = GAME) -> Differs:
    verdict = verify(record, game)
    assert not verdict.ok
    assert verdict.differs is not None
    assert verdict.message == (verdict.differs.key, verdict.differs.args_said)
    return verdict.differs


def test_a_tampered_record_fails_with_the_place_named() -> None:
    marks = [said.mark for said in Record.read(text_of_game()).moves]
    first = differs(edited(("1 0 draw", "1 0 add 1")))
    assert (first.key, first.move, first.rule) == ("record-mark-differs", 1, "T2.1")
    unmarked = edited(("1 0 draw", "1 0 add 1"), *[(f" = {mark}", "") for mark in marks])
    assert differs(unmarked).key in ("record-move-refused", "record-result-differs", "record-digest-differs")
    refused = differs(edited(("1 0 draw", "1 1 draw")))
    assert (refused.key, refused.move, refused.rule) == ("record-move-refused", 1, "T2")
    assert refused.reason is not None
    assert differs(edited(("1 0 draw", "1 0 draw red"))).key == "record-move-refused"
    assert differs(edited(("1 0 draw", "1 7 draw"))).key == "record-no-such-seat"
    assert differs(edited(("1 0 draw", "1 0 fly"))).key == "word-unknown-in-file"
    assert differs(edited(("game tiny", "game chess"))).key == "record-other-game"
    assert differs(edited(("words ", "words 0123456789abcdef\n# "))).key == "record-other-words"
    for change, key, place in (
        ("seats 9", "option-bad", "line 5: option seats"),
        ("chairs 2", "option-unknown", "line 5: option chairs"),
    ):
        with fails(key) as bad:
            verify(edited(("option seats 2", f"option {change}")), GAME)
        assert bad.value.place == place
    seat = differs(edited(("seat 1 ", "seat 5 ")))
    assert (seat.key, seat.place) == ("record-no-such-seat", "line 8")
    assert differs(edited(("1 0 draw", "1 0 fly"))).place == "line 12"
    assert differs(edited(("seed 0x", "seed 7\n# "))).key == "record-other-seed"
    result = Record.read(text_of_game())
    result.result = "over T3.1 ten won 0 1"
    assert differs(result).key == "record-result-differs"
    result = Record.read(text_of_game())
    result.digest = "0" * 32
    assert differs(result).key == "record-digest-differs"
    result = Record.read(text_of_game())
    result.moves.append(result.moves[-1])
    assert (differs(result).key, differs(result).move) == ("record-move-after-end", len(result.moves))
    del result.moves[-2:]
    assert differs(result).key == "record-result-differs"


def test_a_changed_option_is_named() -> None:
    text = play_with(3)[1].record(play_with(3)[0]).write().replace("option seats 3", "option seats 2")
    changed = verify(Record.read(text), GAME, SEED).differs
    assert changed is not None
    assert (changed.key, changed.place) == ("record-option-differs", "line 5")
    assert (changed.args_said["option"], changed.args_said["value"]) == ("seats", "3")


def play_with(seats: int) -> tuple[Tiny, Recorder]:
    """The first moves of a game of so many."""
    options = GAME.read_options({"seats": seats})
    state = GAME.new(options, SEED)
    recorder = Recorder(GAME, options, SEED)
    for _ in range(4):
        seat = next(seat for seat, wait in GAME.waits(state).items() if wait.asked)
        move = GAME.legal(state, seat)[0]
        GAME.play(state, seat, move)
        recorder.add(state, seat, move)
    return state, recorder


def test_a_finished_game_whose_seed_is_gone() -> None:
    text = "\n".join(line for line in text_of_game().split("\n") if not line.startswith("seed "))
    record = Record.read(text)
    assert verify(record, GAME).message[0] == "record-seed-lost"
    assert verify(record, GAME, SEED).ok
    assert verify(record, GAME, 7).message[0] == "record-other-seed"
    assert verify(Record.read(text_of_game()), GAME, 7).message[0] == "record-two-seeds"


def test_results_are_written_and_read_alike() -> None:
    for result in (None, Result((), "T3.1", "ten"), Result((0, 2), "T3.1", "ten")):
        written = write_result(result)
        assert write_result(read_result(written)) == written


def test_every_single_changed_move_is_found_where_it_is() -> None:
    record = Record.read(text_of_game())
    for i, said in enumerate(record.moves):
        for text in ("add 1", "add 2", "roll", "pass", "draw"):
            if text != said.text:
                other = Record.read(text_of_game())
                other.moves[i] = said._replace(text=text)
                assert differs(other).move == i + 1


class NewRules(TinyGame):
    version = "2"

    def read_options(self, given: Any = None) -> dict[str, object]:
        return super().read_options(given)


class StrictRules(NewRules):
    def why_not(self, state: Any, seat: int, move: tuple[int, ...]) -> Any:
        reason = super().why_not(state, seat, move)
        return reason or (GAME.why_not(state, 1 - seat, move) if WORDS.format(move) == "add 1" else None)


def test_another_version_of_the_rules() -> None:
    record = Record.read(text_of_game())
    same = NewRules(WORDS, GAME.options, GAME.streams, tuple(GAME.steps), GAME.results)
    assert verify(record, same).ok
    assert verify(record, same).older
    strict = StrictRules(WORDS, GAME.options, GAME.streams, tuple(GAME.steps), GAME.results)
    verdict = verify(record, strict)
    assert verdict.older
    assert verdict.differs is not None
    assert verdict.differs.move == [said.text for said in record.moves].index("add 1") + 1
    assert verdict.differs.rule == "T2"


def test_a_longer_word_table_knows_older_records() -> None:
    longer = Words([*WORDS.words, "more"])
    assert knows_words(longer, WORDS.hash)
    assert knows_words(longer, longer.hash)
    assert not knows_words(WORDS, longer.hash)
    assert not knows_words(Words(reversed(WORDS.words)), WORDS.hash)


GOOD = (
    "sickbay record 1\ngame tiny\nrules 1\nwords 0123456789abcdef\noption seats 2\nseat 0 Ana\nseed 7\n"
    f"\n1 0 draw\n2 1 roll = 0af3 # note\n\nend {'0' * 32} running\n"
)

BAD = [
    ("sickbay record 1", "", "record-first-line", 2),
    ("sickbay record 1", "sickbay record 2", "record-version", 1),
    ("game tiny", "gmae tiny", "record-head-unknown", 2),
    ("game tiny", "", "record-needs", 9),
    ("game tiny", "game ../x y", "record-head-bad", 2),
    ("rules 1", "rules -3", "record-head-bad", 3),
    ("rules 1", "rules 1\nrules 1", "record-twice", 4),
    ("words 0123456789abcdef", "words xyz", "record-head-bad", 4),
    ("option seats 2", "option Seats 2", "record-head-bad", 5),
    ("option seats 2", "option seats 2\noption seats 3", "record-twice", 6),
    ("seat 0 Ana", "seat x Ana", "seat-bad", 6),
    ("seat 0 Ana", "seat 0 Ana\nseat 0 Bo", "record-twice", 7),
    ("seed 7", "seed -7", "seed-bad", 7),
    ("seed 7", f"seed {'9' * 400}", "seed-bad", 7),
    ("seed 7", "", "record-needs", 9),
    ("seed 7", "seal 00", "record-head-bad", 7),
    ("1 0 draw", "1", "record-move-bad", 9),
    ("1 0 draw", "1 0", "record-move-bad", 9),
    ("2 1 roll = 0af3", "= 0af3", "record-move-bad", 10),
    ("1 0 draw", "1 zero draw", "seat-bad", 9),
    ("1 0 draw", "1 99 draw", "seat-bad", 9),
    ("1 0 draw", "3 0 draw", "record-number", 9),
    ("1 0 draw", "1² 0 draw", "record-move-bad", 9),
    ("1 0 draw", f"{'9' * 900} 0 draw", "record-number", 9),
    ("1 0 draw", "draw", "record-head-unknown", 9),
    ("1 0 draw", f"1 0 {'draw ' * 100}", "move-too-long", 9),
    ("1 0 draw", f"1 0 {'draw ' * 300}", "line-too-long", 9),
    ("1 0 draw", "1 0 dr\x07aw", "record-not-printable", 9),
    ("1 0 draw", "1 0 dr\u202eaw", "record-not-printable", 9),
    ("= 0af3", "= 0AF3", "record-mark-bad", 10),
    ("= 0af3", "=", "record-mark-bad", 10),
    ("end ", "# end ", "record-no-end", 13),
    ("end 0", "end ", "record-end-bad", 12),
    ("running", "won", "record-end-bad", 12),
    ("running", "running\n3 0 draw", "record-after-end", 13),
]


@pytest.mark.parametrize(("old", "new", "key", "line"), BAD)
def test_bad_record(old: str, new: str, key: str, line: int) -> None:
    assert Record.read(GOOD).moves[1].note == "note"
    with pytest.raises(BadFile) as bad:
        Record.read(GOOD.replace(old, new, 1))
    assert (bad.value.key, bad.value.place) == (key, f"line {line}")


def test_bad_files(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    for data, key in (
        (b"\xff\xfe", "file-not-text"),
        (b"\0", "file-not-text"),
        (b"x" * (MOST_BYTES + 1), "file-too-large"),
        (b"", "record-first-line"),
        (b"sickbay record 1\n" + b"\n" * 1000 + b"x y", "record-head-unknown"),
    ):
        path.write_bytes(data)
        with pytest.raises(BadFile) as bad:
            Record.load(path)
        assert bad.value.key == key
        assert bad.value.place.startswith(str(path))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for wrong, key in (
        (tmp_path / "nothing", "file-missing"),
        (tmp_path, "file-folder"),
        (pipe, "file-special"),
        (Path("/dev/zero"), "file-special"),
        (path / "inside", "file-unreadable"),
        (Path("x" * 5000), "file-unreadable"),
    ):
        with fails(key):
            Record.load(wrong)
    path.write_text("\ufeff" + GOOD, encoding="utf-8")
    assert Record.load(path).write() == GOOD.replace(" # note", "  # note")


def test_names_are_cleaned() -> None:
    assert clean("  A\tb\r\nc\u202e ") == "A b c"
    assert clean("x" * 500) == "x" * 60
    assert clean("Šárka 🙂 Þór") == "Šárka 🙂 Þór"
