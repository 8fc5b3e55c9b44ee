"""Scripted chance: draws that a case file says beforehand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sickbay.core.chance import Chance
from sickbay.core.errors import BadInput
from sickbay.core.words import Words

Entry = int | Sequence[int | str]
"""One draw: a number answers ``below``, a list is the order after a shuffle, the first to be drawn first."""

REST: Final = "..."
"""In a list: all the rest, in table order."""


class BadScript(BadInput):
    """A scripted draw that does not fit what the game draws."""


class ScriptedChance(Chance):
    """Chance that answers from a script, stream by stream.

    Games hold decks with the top at the end, so the list a shuffle leaves is the entry reversed. A shuffle
    of fewer than two cards needs no entry, but may have one.

    :param words: the word table; items of shuffles are word numbers
    :param scripts: the draws of each named stream, first draw first
    :param seed: answers for streams without a script
    :param rest: whether it also answers once a script is used up
    """

    def __init__(
        self,
        streams: tuple[str, ...],
        words: Words,
        scripts: Mapping[str, Sequence[Entry]],
        seed: int,
        rest: bool,
    ) -> None:
        super().__init__(seed, streams)
        self.strict: list[bool] = [bool(scripts.get(stream)) and not rest for stream in streams]
        self.names = words
        self.scripts: list[Sequence[Entry]] = [scripts.get(stream, ()) for stream in streams]
        self.places: list[int] = [0] * len(streams)

    def copy(self) -> ScriptedChance:
        """An independent copy that will draw the same."""
        other = ScriptedChance(self.streams, self.names, {}, self.seed, True)
        other.scripts = self.scripts
        other.strict = self.strict
        other.places = self.places.copy()
        other.counts = self.counts.copy()
        return other

    def left_over(self) -> list[str]:
        """The streams whose scripts have draws left, where the seed may not answer instead."""
        return [
            stream
            for at, stream in enumerate(self.streams)
            if self.strict[at] and self.places[at] < len(self.scripts[at])
        ]

    def _next(self, stream: int) -> Entry | None:
        """The next scripted draw, None if the seed is to answer."""
        place = self.places[stream]
        if place < len(self.scripts[stream]):
            self.places[stream] = place + 1
            self.counts[stream] += 1
            return self.scripts[stream][place]
        if self.strict[stream]:
            raise BadScript("chance-short", self._place(stream), drawn=place)
        return None

    def _place(self, stream: int) -> str:
        return f"chance.{self.streams[stream]}"

    def word(self, stream: int) -> int:
        """The next 16-bit word of a stream; only the seed can answer that.

        :raises BadScript: if the stream has a script
        """
        entry = self._next(stream)
        if entry is not None:
            raise BadScript("chance-raw", self._place(stream))
        return super().word(stream)

    def below(self, stream: int, n: int) -> int:
        """The scripted number.

        :raises BadScript: if it is none below n, or the script is used up
        """
        entry = self._next(stream)
        if entry is None:
            return super().below(stream, n)
        if not isinstance(entry, int):
            raise BadScript("chance-wants-number", self._place(stream), most=n - 1)
        if not 0 <= entry < n:
            raise BadScript("chance-number-bad", self._place(stream), number=entry, most=n - 1)
        return entry

    def pick(self, stream: int, items: list[int]) -> int:
        """The item that the script names in a list of one, or whose index it gives.

        :raises BadScript: if it is not there, or the script is used up
        """
        place = self.places[stream]
        script = self.scripts[stream]
        entry = script[place] if place < len(script) else 0
        if isinstance(entry, int):
            return items[self.below(stream, len(items))]
        self._next(stream)
        return self._order(stream, [*entry, REST], sorted(items))[0]

    def shuffle(self, stream: int, items: list[int]) -> None:
        """Put the items into the scripted order.

        :raises BadScript: if the scripted order has other items, or the script is used up
        """
        if len(items) < 2 and not self._is_next(stream, items):
            return
        entry = self._next(stream)
        if entry is None:
            super().shuffle(stream, items)
            return
        if isinstance(entry, int):
            raise BadScript("chance-wants-list", self._place(stream), count=len(items))
        items[:] = reversed(self._order(stream, entry, sorted(items)))

    def _name(self, item: int) -> str:
        return self.names.words[item] if 0 <= item < len(self.names) else str(item)

    def _is_next(self, stream: int, items: list[int]) -> bool:
        """Whether the script gives just these few items as its next draw."""
        place = self.places[stream]
        script = self.scripts[stream]
        if place >= len(script):
            return False
        entry = script[place]
        return not isinstance(entry, int) and list(entry) in ([self._name(item) for item in items], items)

    def _order(self, stream: int, entry: Sequence[int | str], items: list[int]) -> list[int]:
        """The scripted order in full, the first to be drawn first."""
        order: list[int] = []
        rest_at = -1
        for item in entry:
            if item == REST:
                rest_at = len(order)
                continue
            number = item if isinstance(item, int) else self.names.number.get(item, -1)
            if number not in items:
                have = ", ".join([self._name(other) for other in items])[:200]
                raise BadScript("chance-not-there", self._place(stream), item=str(item), have=have)
            items.remove(number)
            order.append(number)
        if rest_at >= 0:
            order[rest_at:rest_at] = items
        elif items:
            missing = ", ".join([self._name(item) for item in items])[:200]
            raise BadScript("chance-items-missing", self._place(stream), missing=missing)
        return order
