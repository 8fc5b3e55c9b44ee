"""How a game tells its position in words: it picks the messages, a speaker says them in some language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from sickbay.core.positions import View


class Speaker(Protocol):
    """Says messages and names in the reader's language; the catalogues are speakers."""

    def has(self, key: str, /) -> bool:
        """Whether there is such a message or name."""

    def say(self, key: str, attribute: str = "", /, **args: Any) -> str:
        """A message with its arguments."""

    def word(self, word: str | int, /) -> Any:
        """A word of the game as an argument of a message."""

    def name(self, word: str, form: str = "", /) -> str:
        """The name of a word, in a form that the language has."""

    def about(self, word: str, /) -> str:
        """What a card or role does; empty if nothing is known of it."""

    def seat(self, seat: int, /) -> str:
        """The name of whoever sits there."""


class Teller(NamedTuple):
    """How one game is told.

    :ivar whole: all that a view shows, a line each
    :ivar brief: whose turn it is, in one line
    :ivar hand: what a view shows of one seat
    :ivar opening: what set-up brought, given the view after it: who begins, and what is on the board
    :ivar printed: the figures on a card, given its word: what messages about it say with ``PRINTED($a1)``
    """

    whole: Callable[[View, Speaker], list[str]]
    brief: Callable[[View, Speaker], str] | None = None
    hand: Callable[[View, int, Speaker], list[str]] | None = None
    opening: Callable[[View, Speaker], list[str]] | None = None
    printed: Callable[[str, Speaker], str] | None = None
