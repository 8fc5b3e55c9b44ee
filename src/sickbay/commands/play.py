"""``sickbay play``."""

from __future__ import annotations

from pathlib import Path

from sickbay import terminal_ui
from sickbay.commands import find_game
from sickbay.commands.arguments import Given
from sickbay.commands.packs import with_pack
from sickbay.commands.records import game_of
from sickbay.core import registry
from sickbay.core.errors import BadInput
from sickbay.core.records.record import Record


def play(given: Given, language: str) -> int:
    """Play a new game at the terminal, or go on with a saved one.

    :raises BadInput: if there is no such game or file, or flags of a new game stand by a saved one
    """
    name, seats = given.text("game"), given.texts("seats")
    if _is_file(name):
        for flag in ("--seed", "--option"):
            if given.given(flag):
                raise BadInput("cli-flag-of-new-game", flag=flag)
        path = Path(name)
        game = with_pack(game_of(Record.load(path), path), given) if given.given("--pack") else None
        terminal_ui.resume(path, seats, language, game=game)
    else:
        game = with_pack(find_game(name), given)
        most = max(
            (int(n) for option in game.options if option.name == "seats" for n in option.choices), default=0
        )
        if most and len(seats) > most:
            raise BadInput("seats-too-many", given=len(seats), seats=most).at("--seats")
        terminal_ui.play(game, seats, given.options(), given.maybe_number("seed"), language)
    return 0


def _is_file(name: str) -> bool:
    """Whether somebody means a file: it looks like one, or it is there and no game is called so."""
    if name.lower() in registry.game_ids():
        return False
    return "/" in name or "\\" in name or name.endswith(".record") or _exists(Path(name))


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False
