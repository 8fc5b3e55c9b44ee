"""Numbered moves: families that would be long are folded into one line that opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sickbay.core.words import Move
from sickbay.table.choices import families
from sickbay.terminal_ui.reading import plain
from sickbay.text import Catalogue

FEW: Final = 8
"""Moves of one verb that are listed one by one."""
MANY: Final = 40
"""Moves of an open family that are listed one by one."""


class Entry(NamedTuple):
    """A line of a menu: one move, or a family of moves with a common beginning.

    :ivar short: the label within its family
    """

    label: str
    short: str
    seat: int
    moves: tuple[Move, ...]
    prefix: Move = ()

    @property
    def folded(self) -> bool:
        """Whether it opens."""
        return len(self.moves) > 1


class Menu:
    """The moves of a seat as numbered lines.

    :param prefix: the beginning that all the moves share; empty for the whole list
    :ivar back: whether one gets from it to a longer list
    """

    def __init__(
        self, catalogue: Catalogue, seat: int, moves: Sequence[Move], prefix: Move = (), few: int = FEW
    ) -> None:
        self.catalogue = catalogue
        self.entries: list[Entry] = []
        self.prefix = prefix
        self.back = bool(prefix)
        self._fill(seat, moves, few)

    def open_alone(self) -> Menu:
        """Open a family that stands alone."""
        while len(self.entries) == 1 and self.entries[0].folded:
            only = self.entries.pop()
            self.prefix = only.prefix
            self._fill(only.seat, only.moves, FEW)
        return self

    def _fill(self, seat: int, moves: Sequence[Move], few: int) -> None:
        at = len(self.prefix)
        self.inline = at > 0 and len(moves) > FEW and all(len(move) == at + 1 for move in moves)
        if self.inline:
            self._list(seat, moves)
            self.entries.sort(key=lambda entry: plain(entry.short))
            return
        if at and len(moves) <= MANY:
            self._list(seat, moves)
            return
        for start, family in families(moves, at).items():
            if at == 0 and len(family) <= few:
                self._list(seat, family)
            else:
                self._fold(seat, start, family)

    def _list(self, seat: int, moves: Sequence[Move]) -> None:
        for move in moves:
            short = self.catalogue.name(self.catalogue.text_of(move[-1:])[0])
            self.entries.append(Entry(self.catalogue.say_move(move), short, seat, (move,), move))

    def _fold(self, seat: int, start: Move, family: Sequence[Move]) -> None:
        if len(family) == 1:
            self._list(seat, family)
            return
        what = self.catalogue.say_family(start)
        label = self.catalogue.say("terminal-fold", what=what, count=len(family))
        self.entries.append(Entry(label, what, seat, tuple(family), start))

    def question(self) -> str:
        """What is asked about an open family; empty for the whole list."""
        if not self.prefix:
            return ""
        what = self.catalogue.say_family(self.prefix)
        which = self.catalogue.say_family(self.prefix, "which")
        if not which:
            return self.catalogue.say("terminal-which", what=what)
        return self.catalogue.say("terminal-which-of", what=what, which=which)

    def also(self, other: Menu, who: str) -> None:
        """Add the lines of another seat, each with its player's name."""
        for entry in other.entries:
            label = self.catalogue.say("terminal-other-seat", seat=who, what=entry.label)
            self.entries.append(entry._replace(label=label))

    def lines(self) -> list[str]:
        """The menu as lines; a long list of names is one paragraph."""
        if self.inline:
            return ["  " + ", ".join([f"{n} {entry.short}" for n, entry in enumerate(self.entries, 1)])]
        return [f"  {n:>2}  {entry.label}" for n, entry in enumerate(self.entries, 1)]

    def named(self, text: str) -> Entry | None:
        """The entry whose label, or name within its family, is what was typed."""
        wanted = plain(text)
        for entry in self.entries:
            if wanted in (plain(entry.label), plain(entry.short) if self.prefix else ""):
                return entry
        return None

    def family(self, beginning: Move) -> Entry | None:
        """The family whose moves begin so."""
        return next((entry for entry in self.entries if entry.folded and entry.prefix == beginning), None)
