"""Words: reading and writing sentences."""

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sickbay.core import rules, words
from sickbay.core.errors import BadMove
from sickbay.core.words import LONGEST_SENTENCE, Words

pytestmark = pytest.mark.compiled

TABLE = Words(["paris", "lima", "new_york", "drive", "give", "0", "1", "?"])


@pytest.mark.parametrize("module", [words, rules])
def test_the_examples_in_the_docs(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


@given(st.lists(st.integers(0, len(TABLE) - 1), min_size=1, max_size=12))
def test_reading_and_writing_are_inverse(numbers: list[int]) -> None:
    move = tuple(numbers)
    assert TABLE.parse(TABLE.format(move)) == move


def test_capitals_and_spaces_do_not_matter() -> None:
    assert TABLE.parse("  Drive   NEW_York ") == TABLE.parse("drive new_york")


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("", "move-empty", {}),
        (" \t\n", "move-empty", {}),
        ("drive parris", "word-unknown-near", {"word": "parris", "near": "paris"}),
        ("drive xyzzy", "word-unknown", {"word": "xyzzy"}),
        ("drive " * 100, "move-too-long", {"most": LONGEST_SENTENCE}),
    ],
)
def test_what_cannot_be_read(text: str, key: str, args: dict[str, object]) -> None:
    with pytest.raises(BadMove) as caught:
        TABLE.parse(text)
    assert caught.value.key == key
    assert caught.value.args_said == args


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = TABLE.parse(text)
    except BadMove:
        return
    assert TABLE.parse(TABLE.format(move)) == move


@pytest.mark.parametrize("table", [["a", "a"], ["A"], ["two words"], [""], ["_a"], ["café"]])
def test_words_that_cannot_be(table: list[str]) -> None:
    with pytest.raises(ValueError, match="word"):
        Words(table)


def test_the_hash_is_of_the_whole_table() -> None:
    assert Words(["a", "b"]).hash == Words(["a", "b"]).hash
    assert len({Words(table).hash for table in (["a", "b"], ["b", "a"], ["a"], ["a", "b", "c"])}) == 4
