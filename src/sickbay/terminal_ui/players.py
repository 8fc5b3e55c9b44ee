"""Who sits at the table: people and bots, and their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sickbay.bots import bot_makers
from sickbay.core.errors import BadInput
from sickbay.core.game import Game
from sickbay.core.records.record import LONGEST_NAME, clean
from sickbay.terminal_ui.reading import plain

ME: Final = "me"
NAMES: Final = ("Ana", "Bruno", "Clara", "Diego", "Elena", "Filip")
"""Names of players who were given none."""


class Players(NamedTuple):
    """Who sits where: kinds (``me`` or the name of a bot) and names, by seat."""

    kinds: list[str]
    names: list[str]

    @property
    def own(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == ME]

    @property
    def bots(self) -> list[int]:
        """The seats of bots."""
        return [seat for seat, kind in enumerate(self.kinds) if kind != ME]


def read_players(
    game: Game[Any], given: Sequence[str], seats: int, known: Mapping[int, str] | None = None
) -> Players:
    """Who sits where: ``me``, ``me=Ines``, ``planner``, ``random=Robo``.

    Seats that are not named go to the best bot; if none is named, the first is the person's.

    :param known: names that a record has
    :raises BadInput: for too many players, or names that cannot be
    """
    if len(given) > seats:
        raise BadInput("seats-too-many", given=len(given), seats=seats)
    best = "planner" if "planner" in bot_makers(game) else "random"
    said = [*(given or [ME]), *[best] * seats][:seats]
    players = Players([], [])
    for seat, text in enumerate(said):
        kind, named, name = text.partition("=")
        if not named:
            name = (known or {}).get(seat) or NAMES[seat % len(NAMES)]
        name = clean(name)
        if not plain(name) or plain(name).isdigit() or plain(name) in map(plain, players.names):
            raise BadInput("seat-name-bad", name=name, most=LONGEST_NAME)
        players.kinds.append(kind.strip().lower())
        players.names.append(name)
    return players
