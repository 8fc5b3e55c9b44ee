"""Kinds of words: those that stand together in the table. They give sentences a shape, and read cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sickbay.core.errors import BadPosition
from sickbay.core.files import quoted
from sickbay.core.reading import by_seat, read_list
from sickbay.core.rules import Reason, Verb
from sickbay.core.state import S
from sickbay.core.words import Move, Words

NONE: Final = -1
"""No word, where one may be missing; written as ``none``, or null."""
REST: Final = "..."
"""All the rest, in a deck that somebody wrote."""
MOST_CARDS: Final = 100


class Kind:
    """The words of a table from ``low`` to ``high - 1``."""

    __slots__ = ("high", "low", "words")

    def __init__(self, words: Words, low: int, high: int) -> None:
        self.words = words
        self.low = low
        self.high = high

    def has(self, word: int, seats: int) -> bool:
        """Whether a word is of this kind in a game of so many seats."""
        return self.low <= word < self.high

    def read(self, value: object, place: str) -> int:
        """The number of a word of this kind.

        :raises BadPosition: if the value is no such word
        """
        number = self.words.number.get(value) if isinstance(value, str) else None
        if number is None or not self.low <= number < self.high:
            raise BadPosition("name-bad", place, name=quoted(value), example=self.words.words[self.low])
        return number

    def read_or_none(self, value: object, place: str) -> int:
        """The number of a word of this kind, or :data:`NONE`.

        :raises BadPosition: if the value is something else
        """
        return NONE if value is None or value == "none" else self.read(value, place)

    def read_field(self, data: Mapping[str, object], name: str) -> int:
        """A field that is a word of this kind, or none; missing is none too.

        :raises BadPosition: if it is something else
        """
        return self.read_or_none(data.get(name), name)

    def read_list(self, data: Mapping[str, object], name: str) -> list[int]:
        """A field that is a list of such words; a missing one is empty.

        :raises BadPosition: if it is not
        """
        return [self.read(item, name) for item in read_list(data, name, MOST_CARDS)]

    def read_lists(self, data: Mapping[str, object], name: str, seats: int) -> list[list[int]]:
        """A field that has such a list for each seat; what is missing is empty.

        :raises BadPosition: if it is not
        """
        return [
            [] if item is None else self.read_list({f"{name}.{seat}": item}, f"{name}.{seat}")
            for seat, item in enumerate(by_seat(data, name, seats))
        ]

    def read_each(self, data: Mapping[str, object], name: str, usual: list[int]) -> list[int]:
        """A field that has such a word for each seat; where there is none, what is usual.

        :raises BadPosition: if there is something else
        """
        return [
            usual[seat] if item is None else self.read(item, f"{name}.{seat}")
            for seat, item in enumerate(by_seat(data, name, len(usual)))
        ]

    def read_deck(self, data: Mapping[str, object], name: str) -> tuple[list[int], int]:
        """A deck as people write it, top first, and where ``...`` stands in it: -1 if nowhere.

        :raises BadPosition: if it is no list of such words with at most one ``...``
        """
        written = data.get(name, [REST])
        if not isinstance(written, list) or written.count(REST) > 1:
            raise BadPosition("deck-bad", name)
        named = self.read_list({name: [card for card in written if card != REST]}, name)
        return named, written.index(REST) if REST in written else -1

    def read_whole_deck(
        self,
        data: Mapping[str, object],
        name: str,
        every: list[int],
        elsewhere: list[int],
        rule: str,
        also: tuple[str, ...] = (),
    ) -> list[int]:
        """A deck as people write it, with the rest for ``...`` in the order of ``every``; the top comes last.

        :raises BadPosition: by this rule, if a card is there more often than it is among all
        """
        named, place = self.read_deck(data, name)
        left = every.copy()
        for card in [*elsewhere, *named]:
            if card not in left:
                raise BadPosition("card-twice", name, rule=rule, also=also, card=self.words.words[card])
            left.remove(card)
        deck = named if place < 0 else named[:place] + left + named[place:]
        deck.reverse()
        return deck

    def check_copies(
        self,
        places: Iterable[tuple[str, list[int]]],
        copies: list[int],
        rule: str,
        also: tuple[str, ...] = (),
    ) -> None:
        """No card is in more places than there are copies of it; these are counted down.

        :raises BadPosition: by this rule, naming the place where one is too many
        """
        for place, cards in places:
            for card in cards:
                copies[card] -= 1
                if copies[card] < 0:
                    raise BadPosition("card-twice", place, rule=rule, also=also, card=self.words.words[card])


class SeatKind(Kind):
    """The numbers of the seats at the table, from the word of seat 0 on."""

    def has(self, word: int, seats: int) -> bool:
        """Whether a word is the number of one of so many seats."""
        return self.low <= word < self.low + seats


Shape = tuple[Kind, ...]


def fits(move: Move, at: int, shape: Shape, seats: int) -> bool:
    """Whether the words from ``at`` on are of these kinds, and no more."""
    if len(move) != at + len(shape):
        return False
    return all(shape[i].has(move[at + i], seats) for i in range(len(shape)))


@mypyc_attr(allow_interpreted_subclasses=True)
class ShapedVerb(Verb[S]):
    """A verb whose arguments have the kinds of :attr:`shape`: first the moment is judged, then the words."""

    shape: ClassVar[tuple[Kind, ...]] = ()

    def why_not(self, state: S, seat: int, move: Move) -> Reason | None:
        """The reason of the moment, of the shape, or of what the sentence says."""
        return self.not_now(state, seat) or self.malformed(state, move) or self.not_so(state, seat, move)

    def not_now(self, state: S, seat: int) -> Reason | None:
        """The reason if the seat cannot say this verb at this moment."""
        return None

    def malformed(self, state: S, move: Move) -> Reason | None:
        """The reason if the sentence has not the shape of this verb."""
        if fits(move, 1, self.shape, state.seats):
            return None
        return Reason(self.rule, "sentence-bad", verb=self.word)

    def not_so(self, state: S, seat: int, move: Move) -> Reason | None:
        """The reason if the well-formed sentence cannot be done."""
        return None
