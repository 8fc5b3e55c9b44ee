"""``sickbay pack check``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from sickbay.commands import find_game
from sickbay.commands.arguments import Given
from sickbay.commands.output import put_line
from sickbay.core import registry
from sickbay.core.errors import BadFile, SickbayError
from sickbay.core.files import read_text
from sickbay.text import Catalogue

_MOST_BYTES: Final = 1_000_000


def check(given: Given, language: str) -> int:
    """Check an owner's own values for a game against its schema.

    :raises SickbayError: naming what does not fit, and where
    """
    path = Path(given.text("file"))
    text = read_text(path, _MOST_BYTES)
    named = given.maybe("game")
    if named is not None:
        game = find_game(named)
    else:
        named = _named_game(text, path)
        try:
            game = registry.game(named)
        except SickbayError as error:
            raise error.at("game").at(str(path)) from None
    try:
        game.check_pack(text)
    except SickbayError as error:
        raise error.at(str(path)) from None
    put_line(Catalogue(language, game).say("cli-pack-good", file=str(path), game=game.id))
    return 0


def _named_game(text: str, path: Path) -> str:
    """The game that a pack in TOML names.

    :raises BadFile: if it names none
    """
    try:
        named = tomllib.loads(text).get("game")
    except (tomllib.TOMLDecodeError, RecursionError):
        named = None
    if not isinstance(named, str):
        raise BadFile("pack-game-needed", str(path), games=", ".join(registry.game_ids()))
    return named
