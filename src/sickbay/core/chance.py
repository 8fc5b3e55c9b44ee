"""Chance: one generator, its streams, and scripted draws.

A draw is a 16-bit word of BLAKE2b keyed with the 256-bit seed over (stream name, block number); a draw
from more than 65,536 takes several. So the same seed gives the same game everywhere, what one stream
shows says nothing about another, and a copy is a copy of counters.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from struct import Struct
from typing import Final

from mypy_extensions import mypyc_attr

from sickbay.core.errors import BadInput
from sickbay.core.files import quoted

_WORDS_A_BLOCK: Final = 32
_BLOCK: Final = Struct("<32H")
_SPAN: Final = 1 << 16
SEED_SPAN: Final = 1 << 256


def new_seed() -> int:
    """A seed from the system's own source of chance, 0 to 2**256 - 1."""
    return secrets.randbits(256)


def check_seed(seed: object) -> int:
    """Return the seed.

    :raises BadInput: if it is not a whole number from 0 to 2**256 - 1
    """
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_SPAN:
        raise BadInput("seed-bad", seed=quoted(seed))
    return seed


def read_seed(text: str) -> int:
    """Read a seed: a decimal number, or hexadecimal after ``0x``.

    :raises BadInput: if it is neither, or too large
    """
    stripped = text.strip().lower()
    digits = stripped.removeprefix("0x")
    if not (digits.isascii() and digits.isalnum() and len(digits) <= 78):
        raise BadInput("seed-bad", seed=text[:80])
    try:
        return check_seed(int(digits, 16 if stripped.startswith("0x") else 10))
    except ValueError:
        raise BadInput("seed-bad", seed=text[:80]) from None


def write_seed(seed: int) -> str:
    """The seed as text: decimal up to 18 digits, hexadecimal above."""
    return str(seed) if seed < 10**18 else f"0x{seed:064x}"


def seal(seed: int) -> str:
    """The seed's commitment: shown when a game starts, so that the seed can be proved when it ends."""
    return blake2b(seed.to_bytes(32, "big"), digest_size=32, person=b"sickbay seal").hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The source of all random draws of one game.

    :param seed: 0 to 2**256 - 1
    :param streams: names of the game's streams, always in the same order
    """

    __slots__ = ("_block", "_stream", "_words", "counts", "seed", "streams")

    def __init__(self, seed: int, streams: tuple[str, ...]) -> None:
        self.seed = seed
        self.streams = streams
        self.counts: list[int] = [0] * len(streams)
        self._stream = -1
        self._block = -1
        self._words: tuple[int, ...] = ()

    def copy(self) -> Chance:
        """An independent copy that will draw the same."""
        other = Chance.__new__(Chance)
        other.seed = self.seed
        other.streams = self.streams
        other.counts = self.counts.copy()
        other._stream = self._stream
        other._block = self._block
        other._words = self._words
        return other

    def word(self, stream: int) -> int:
        """The next 16-bit word of a stream."""
        count = self.counts[stream]
        self.counts[stream] = count + 1
        return self._words_of(stream, count // _WORDS_A_BLOCK)[count % _WORDS_A_BLOCK]

    def _words_of(self, stream: int, block: int) -> tuple[int, ...]:
        """The words of a block; the last one read is kept."""
        if block != self._block or stream != self._stream:
            data = f"{self.streams[stream]}:{block}".encode()
            self._words = _BLOCK.unpack(blake2b(data, key=self.seed.to_bytes(32, "big")).digest())
            self._block = block
            self._stream = stream
        return self._words

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (rejection sampling)."""
        span = _SPAN
        words = 1
        while span < n:
            span *= _SPAN
            words += 1
        while True:
            value = 0
            for _ in range(words):
                value = value * _SPAN + self.word(stream)
            if value < span - span % n:
                return value % n

    def pick(self, stream: int, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(stream, len(items))]

    def shuffle(self, stream: int, items: list[int]) -> None:
        """Put at most 65,536 items into random order, in place (Fisher and Yates, drawing as :meth:`below`).

        :raises ValueError: if there are more
        """
        if len(items) > _SPAN:
            raise ValueError("too many items for a shuffle")
        count = self.counts[stream]
        words = self._words_of(stream, count // _WORDS_A_BLOCK)
        at = count % _WORDS_A_BLOCK
        for i in range(len(items) - 1, 0, -1):
            most = _SPAN - _SPAN % (i + 1)
            word = _SPAN
            while word >= most:
                if at == _WORDS_A_BLOCK:
                    words = self._words_of(stream, count // _WORDS_A_BLOCK)
                    at = 0
                word = words[at]
                at += 1
                count += 1
            j = word % (i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
        self.counts[stream] = count
