"""How a table speaks one language: its people's names, its orders, and moves that were named already."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sickbay.core.game import Game
from sickbay.table.choices import Choices
from sickbay.text import Catalogue

if TYPE_CHECKING:
    from sickbay.table.table import Table


class Voice(NamedTuple):
    """One language at one table."""

    catalogue: Catalogue
    choices: Choices

    def orders(self, game: Game[Any]) -> dict[str, str]:
        """The standing orders that the game knows, and what to call them; empty is that there is none."""
        known = ("", "stop", *game.landmarks) if game.landmarks else ()
        return {order: self.order(order) for order in known}

    def order(self, order: str) -> str:
        """What to call a standing order."""
        return self.catalogue.say(f"order-{order or 'none'}")


def voice(table: Table, language: str) -> Voice:
    """The voice of a table in a language; kept until somebody has another name.

    :param language: one of :data:`~sickbay.text.LANGUAGES`
    """
    found = table.voices.get(language)
    if found is None:
        catalogue = Catalogue(language, table.game)
        catalogue.seats = [
            chair.name or catalogue.say("table-bot-name" if chair.taken else "seat-number", seat=seat)
            for seat, chair in enumerate(table.chairs)
        ]
        found = table.voices[language] = Voice(catalogue, Choices(catalogue))
    return found
