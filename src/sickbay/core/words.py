"""The word table of a game: moves and events are short sentences of its words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from hashlib import blake2b
from typing import Final

from sickbay.core.errors import BadMove

Move = tuple[int, ...]
"""A whole sentence in code: the numbers of its words, the verb first."""

LONGEST_SENTENCE: Final = 400
"""Characters read of a typed sentence; more is refused."""

_WORD: Final = re.compile(r"[a-z0-9][a-z0-9_.+]*|-[1-9][0-9]*|\?")


class Words:
    """The words of one game (and pack), each known by its number.

    The table grows only at its end, so that old records stay readable; :attr:`hash` stands in records.

    >>> words = Words(["paris", "lima", "drive"])
    >>> words.parse("drive lima")
    (2, 1)
    >>> words.format((2, 1))
    'drive lima'
    """

    def __init__(self, words: Iterable[str]) -> None:
        self.words: list[str] = list(words)
        self.number: dict[str, int] = {word: i for i, word in enumerate(self.words)}
        if len(self.number) != len(self.words):
            raise ValueError("a word stands twice in the table")
        for word in self.words:
            if not _WORD.fullmatch(word):
                raise ValueError(f"not a word: {word!r}")
        self.hash: str = blake2b(" ".join(self.words).encode(), digest_size=8).hexdigest()

    def __reduce__(self) -> tuple[object, ...]:
        return Words, (self.words,)

    def __len__(self) -> int:
        return len(self.words)

    def __getitem__(self, word: str) -> int:
        """The number of a word of this table; KeyError if there is none."""
        return self.number[word]

    def names(self, numbers: Iterable[int]) -> list[str]:
        """Numbers as words."""
        words = self.words
        return [words[number] for number in numbers]

    def name_or_none(self, number: int) -> str | None:
        """A number as its word, None if it is negative: there is none."""
        return self.words[number] if number >= 0 else None

    def parse(self, text: str) -> Move:
        """Read a sentence; capitals and extra spaces do not matter.

        :raises BadMove: if it is empty, too long, or has a word that the table does not have
        """
        if len(text) > LONGEST_SENTENCE:
            raise BadMove("move-too-long", most=LONGEST_SENTENCE)
        parts = text.lower().split()
        if not parts:
            raise BadMove("move-empty")
        return tuple([self.find(part) for part in parts])

    def find(self, word: str) -> int:
        """The number of a typed word.

        :raises BadMove: if the table does not have it, with the nearest word if one is near
        """
        number = self.number.get(word)
        if number is None:
            near = get_close_matches(word, self.words, 1, 0.7)
            if near:
                raise BadMove("word-unknown-near", word=word[:40], near=near[0])
            raise BadMove("word-unknown", word=word[:40])
        return number

    def format(self, move: Move) -> str:
        """The sentence as text: the inverse of :meth:`parse`."""
        return " ".join([self.words[word] for word in move])
