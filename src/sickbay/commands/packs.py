"""``sickbay pack check``, and games with an owner's values: ``--pack FILE``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from sickbay.commands import find_game
from sickbay.commands.arguments import Given
from sickbay.commands.output import put_line
from sickbay.core import registry
from sickbay.core.cases.case import Find
from sickbay.core.errors import BadFile, SickbayError
from sickbay.core.files import check_toml, read_text
from sickbay.core.game import Game
from sickbay.text import Catalogue

_MOST_BYTES: Final = 1_000_000


def check(given: Given, language: str) -> int:
    """Check an owner's own values for a game against its schema.

    :raises SickbayError: naming what does not fit, and where
    """
    path = Path(given.text("file"))
    text = read_text(path, _MOST_BYTES)
    named = given.maybe("game")
    game = find_game(named) if named is not None else _game_named_in(text, path)
    try:
        game.check_pack(text)
    except SickbayError as error:
        raise error.at(str(path)) from None
    put_line(Catalogue(language, game).say("cli-pack-good", file=str(path), game=game.id))
    return 0


def pack_of(given: Given) -> str:
    """The text of the file of ``--pack``; empty without one.

    :raises SickbayError: if it cannot be read
    """
    name = given.maybe("pack")
    return "" if name is None else read_text(Path(name), _MOST_BYTES)


def with_pack(game: Game[Any], given: Given) -> Game[Any]:
    """The game with the values of ``--pack``, or as it is without one.

    :raises SickbayError: if the file does not fit the game
    """
    name = given.maybe("pack")
    if name is None:
        return game
    try:
        return game.with_pack(pack_of(given))
    except SickbayError as error:
        raise error if error.place.startswith(name) else error.at(name) from None


def find_with_pack(given: Given) -> Find:
    """Finds games by their ids, one of them with the values of ``--pack``.

    :raises SickbayError: if the file does not fit the game that it names
    """
    name = given.maybe("pack")
    if name is None:
        return registry.game
    own = with_pack(_game_named_in(pack_of(given), Path(name)), given)
    return lambda game: own if game == own.id else registry.game(game)


def _game_named_in(text: str, path: Path) -> Game[Any]:
    """The game that a pack in TOML names.

    :raises SickbayError: if it names none, or one that is not here
    """
    named = _named_game(text, path)
    try:
        return registry.game(named)
    except SickbayError as error:
        raise error.at("game").at(str(path)) from None


def _named_game(text: str, path: Path) -> str:
    """The game that a pack in TOML names.

    :raises BadFile: if it names none
    """
    try:
        named = tomllib.loads(check_toml(text, _MOST_BYTES, _MOST_BYTES)).get("game")
    except (BadFile, tomllib.TOMLDecodeError, RecursionError):
        named = None
    if not isinstance(named, str):
        raise BadFile("pack-game-needed", str(path), games=", ".join(registry.game_ids()))
    return named
