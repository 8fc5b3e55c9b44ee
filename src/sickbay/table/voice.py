"""How a table speaks one language: its people's names, its orders, and what was said already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sickbay.core.game import Game
from sickbay.table.choices import Choices
from sickbay.text import Catalogue
from sickbay.text.catalogue import Count, Name, Saying

if TYPE_CHECKING:
    from sickbay.table.table import Table

MOST_KEPT: Final = 400
"""Sentences that a table keeps in one language; most are of what lately happened, or comes next."""


class Remembering(Catalogue):
    """A catalogue that says the same of the same words again; its seats must keep their names."""

    def __init__(self, language: str, game: Game[Any] | None, seats: Sequence[str] = ()) -> None:
        super().__init__(language, game, seats)
        self._kept: dict[object, str] = {}
        self._words: dict[str | int, Name | Count] = {}

    def word(self, word: str | int) -> Name | Count:
        found = self._words.get(word)
        if found is None:
            found = self._words[word] = super().word(word)
        return found

    def forget(self) -> None:
        """Let go of all that was said: names know their catalogue, and would hold it for ever."""
        self._kept.clear()
        self._words.clear()

    def say(self, key: str, attribute: str = "", /, **args: Saying) -> str:
        at = (key, attribute, *[(name, _bare(value)) for name, value in args.items()])
        said = self._kept.get(at)
        return self._keep(at, super().say(key, attribute, **args)) if said is None else said

    def say_words(
        self, key: str, words: Sequence[str | int], attribute: str = "", /, **others: Saying
    ) -> str:
        at = (key, attribute, *words, *[(name, _bare(value)) for name, value in others.items()])
        said = self._kept.get(at)
        return self._keep(at, super().say_words(key, words, attribute, **others)) if said is None else said

    def _keep(self, at: object, said: str) -> str:
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[at] = said
        return said


class Voice(NamedTuple):
    """One language at one table.

    :ivar orders: the standing orders that the game knows, and what to call them; empty is that there is none
    :ivar agendas: what was told already of what still has to happen, by how views and states say it
    """

    catalogue: Remembering
    choices: Choices
    orders: dict[str, str]
    agendas: dict[tuple[bytes, bytes], list[str]]


def _bare(value: Saying) -> object:
    """By which an argument is known again: names of different words may read alike."""
    return (type(value), value.word) if isinstance(value, (Name, Count)) else value


def voice(table: Table, language: str) -> Voice:
    """The voice of a table in a language; kept until somebody has another name.

    :param language: one of :data:`~sickbay.text.LANGUAGES`
    """
    found = table.voices.get(language)
    if found is None:
        plain = Catalogue(language, table.game)
        seats = [
            chair.name or plain.say("table-bot-name" if chair.taken else "seat-number", seat=seat)
            for seat, chair in enumerate(table.chairs)
        ]
        catalogue = Remembering(language, table.game, seats)
        found = Voice(catalogue, Choices(catalogue), _orders(table.game, plain), {})
        table.voices[language] = found
    return found


def silence(table: Table) -> None:
    """Forget how a table speaks: somebody has another name, or it leaves memory."""
    for voice in table.voices.values():
        voice.catalogue.forget()
    table.voices.clear()


def _orders(game: Game[Any], catalogue: Catalogue) -> dict[str, str]:
    known = ("", "stop", *game.landmarks) if game.landmarks else ()
    return {order: catalogue.say(f"order-{order or 'none'}") for order in known}
