"""Chance: the same everywhere, even, and one stream says nothing about another."""

import hashlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sickbay.core.chance import SEED_SPAN, Chance, check_seed, new_seed, read_seed, seal, write_seed
from sickbay.core.errors import BadInput

pytestmark = pytest.mark.compiled

STREAMS = ("deck", "dice")


def test_the_same_seed_is_the_same_game_for_ever() -> None:
    """These numbers must never change: old records are replayed with them."""
    chance = Chance(7, STREAMS)
    assert [chance.below(0, 48) for _ in range(8)] == [44, 22, 20, 38, 45, 27, 46, 30]
    assert [chance.below(1, 6) for _ in range(8)] == [0, 0, 3, 3, 3, 5, 3, 4]
    items = list(range(10))
    chance.shuffle(0, items)
    assert items == [1, 3, 7, 8, 9, 0, 6, 5, 4, 2]
    assert chance.counts == [17, 8]


class Written:
    """Draws as docs/formats.md says, word for word, without a look at the code."""

    def __init__(self, seed: int) -> None:
        self.key = seed.to_bytes(32, "big")
        self.drawn = dict.fromkeys(STREAMS, 0)

    def word(self, stream: str) -> int:
        n = self.drawn[stream]
        self.drawn[stream] += 1
        data = hashlib.blake2b(f"{stream}:{n // 32}".encode(), digest_size=64, key=self.key).digest()
        return int.from_bytes(data[2 * (n % 32) : 2 * (n % 32) + 2], "little")

    def below(self, stream: str, k: int) -> int:
        words = next(words for words in range(1, 99) if k <= 2 ** (16 * words))
        while True:
            number = int("".join(f"{self.word(stream):016b}" for _ in range(words)), 2)
            if number < 2 ** (16 * words) // k * k:
                return number % k

    def shuffle(self, stream: str, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(stream, i + 1)
            items[i], items[j] = items[j], items[i]


@given(
    st.integers(0, SEED_SPAN - 1),
    st.lists(
        st.tuples(st.integers(0, 1), st.integers(1, 70_000) | st.integers(1, 2**40), st.booleans()),
        max_size=60,
    ),
)
def test_draws_are_as_the_document_says(seed: int, draws: list[tuple[int, int, bool]]) -> None:
    chance, written = Chance(seed, STREAMS), Written(seed)
    for stream, k, many in draws:
        if many:
            ours, theirs = list(range(k % 100)), list(range(k % 100))
            chance.shuffle(stream, ours)
            written.shuffle(STREAMS[stream], theirs)
            assert ours == theirs
        else:
            assert chance.below(stream, k) == written.below(STREAMS[stream], k)


def test_the_seal_is_as_the_document_says() -> None:
    for seed in (0, 7, SEED_SPAN - 1):
        written = hashlib.blake2b(seed.to_bytes(32, "big"), digest_size=32, person=b"sickbay seal")
        assert seal(seed) == written.hexdigest()


SENTENCES = """
Draw number n of a stream is word n mod 32 (16 bits, little-endian) of BLAKE2b with 64 bytes of output,
the seed's 32 bytes (big-endian) as key, and `stream:block` as data, block = n div 32.

A number below k is the next word that is below the greatest multiple of k up to 2^16, modulo k
(for k over 2^16 several words make one number, the first the highest).

for i from last to 1, swap item i with item "number below i + 1".

The **seal** of a seed is BLAKE2b (256 bits, person `sickbay seal`) of its 32 bytes.
"""


def test_the_document_still_says_so() -> None:
    """Whoever changes these sentences must change the reading of them above."""
    text = " ".join((Path(__file__).parents[2] / "docs" / "formats.md").read_text("utf-8").split())
    for sentence in SENTENCES.strip().split("\n\n"):
        assert " ".join(sentence.split()) in text


def test_one_stream_does_not_disturb_another() -> None:
    alone = Chance(3, STREAMS)
    expected = [alone.below(0, 1000) for _ in range(50)]
    mixed = Chance(3, STREAMS)
    found = []
    for i in range(50):
        found.append(mixed.below(0, 1000))
        for _ in range(i % 5):
            mixed.below(1, 6)
    assert found == expected


def test_a_copy_draws_the_same_and_leaves_the_original() -> None:
    chance = Chance(5, STREAMS)
    for _ in range(21):
        chance.word(0)
    copy = chance.copy()
    drawn = [copy.word(i % 2) for i in range(40)]
    assert chance.counts == [21, 0]
    assert [chance.word(i % 2) for i in range(40)] == drawn


def test_counters_are_all_there_is_to_know() -> None:
    chance = Chance(9, STREAMS)
    for i in range(37):
        chance.word(i % 2)
    again = Chance(9, STREAMS)
    again.counts = chance.counts.copy()
    assert [again.word(0) for _ in range(40)] == [chance.word(0) for _ in range(40)]


@given(st.integers(0, SEED_SPAN - 1), st.integers(1, 60))
def test_a_shuffle_draws_as_below_does(seed: int, size: int) -> None:
    one, other = Chance(seed, STREAMS), Chance(seed, STREAMS)
    items = list(range(size))
    one.shuffle(0, items)
    expected = list(range(size))
    for i in range(size - 1, 0, -1):
        j = other.below(0, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert items == expected
    assert one.counts == other.counts
    assert one.word(0) == other.word(0)


def test_all_orders_are_equally_likely() -> None:
    chance = Chance(1, STREAMS)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle(0, items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 6
    assert all(870 < count < 1130 for count in seen.values()), seen


def test_pick_gives_each_item() -> None:
    chance = Chance(1, STREAMS)
    assert {chance.pick(1, [4, 5, 6]) for _ in range(50)} == {4, 5, 6}


@given(st.integers(0, SEED_SPAN - 1))
def test_seeds_are_read_as_they_are_written(seed: int) -> None:
    assert read_seed(write_seed(seed)) == seed
    assert read_seed(str(seed)) == seed
    assert read_seed(hex(seed).upper()) == seed


@pytest.mark.parametrize(
    "text", ["", "x", "-1", "1.5", "0x", "0xg", "1_000", "٣", "0x1" + "0" * 64, "9" * 79]
)
def test_seeds_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_seed(text)
    assert caught.value.key == "seed-bad"


@pytest.mark.parametrize("seed", [-1, SEED_SPAN, True, 1.0, "7", None])
def test_seeds_that_cannot_be(seed: object) -> None:
    with pytest.raises(BadInput):
        check_seed(seed)


def test_new_seeds_differ_and_a_seal_does_not_change() -> None:
    assert new_seed() != new_seed()
    assert seal(7) == seal(7) != seal(8)
    assert len(seal(new_seed())) == 64
