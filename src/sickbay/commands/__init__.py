"""The commands of the command line: what each takes, and where its work is done."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

from sickbay.commands.arguments import OPTION, SEED, Flag, Given, Place, decimal, names, web_address, whole
from sickbay.core import registry
from sickbay.core.chance import SEED_SPAN
from sickbay.core.game import Game

_GAME: Final = Place("game", "game")
_FILE: Final = Place("file", "file")
_TABLE: Final = Place("table", "table")
PACK: Final = Flag("--pack", "file")
_SEATS: Final = Flag("--seats", "names", names, [])
_MOST_GAMES: Final = 10_000_000


class Command(NamedTuple):
    """One command. Its help is the message ``cli-<name>``.

    :ivar name: one word, or two
    :ivar home: the module (below this package) and function that do it
    """

    name: str
    home: str
    places: tuple[Place, ...] = ()
    flags: tuple[Flag, ...] = ()

    @property
    def key(self) -> str:
        """The name as part of a message key."""
        return self.name.replace(" ", "-")

    def run(self, given: Given, language: str) -> int:
        """Do it and return the exit code: 0 good, 1 failed."""
        module, function = self.home.split(":")
        done: int = getattr(import_module(f"sickbay.commands.{module}"), function)(given, language)
        return done


COMMANDS: Final = (
    Command("play", "play:play", (Place("game", "game-or-file"),), (_SEATS, SEED, OPTION, PACK)),
    Command(
        "simulate",
        "lab:run_simulate",
        (_GAME,),
        (
            Flag("--bots", "names", names, ["random"]),
            Flag("--rotate"),
            Flag("--tempo", "number", whole(0, 1000), 0),
            Flag("--games", "number", whole(1, _MOST_GAMES), 100),
            Flag("--seed", "number", whole(0, SEED_SPAN - _MOST_GAMES - 1), 1),
            Flag("--jobs", "number", whole(1, 256)),
            OPTION,
            PACK,
            Flag("--out", "file"),
        ),
    ),
    Command(
        "bench",
        "lab:run_bench",
        (_GAME._replace(needed=False),),
        (Flag("--seconds", "number", decimal(1, 600), 10.0), Flag("--json")),
    ),
    Command("join", "join:join", (Place("link", "link"),), (Flag("--name", "name", str, ""),)),
    Command(
        "serve",
        "serve:serve",
        (),
        (
            Flag("--host", "host", str, "127.0.0.1"),
            Flag("--port", "number", whole(0, 65535), 8000),
            Flag("--data", "folder"),
            Flag("--open"),
            Flag("--bots", "number", whole(1, 64)),
            Flag("--public-url", "url", web_address, ""),
            Flag("--allow-origin", "url", web_address, many=True),
            Flag("--private-webhooks"),
        ),
    ),
    Command("check", "records:check", (Place("paths", "paths", many=True),), (PACK,)),
    Command(
        "replay",
        "records:replay",
        (_FILE,),
        (Flag("--to", "moment"), Flag("--seat", "seat"), SEED, PACK, Flag("--json")),
    ),
    Command("verify", "records:verify", (_FILE,), (SEED, PACK)),
    Command(
        "laws",
        "laws:laws",
        (_GAME._replace(needed=False),),
        (
            Flag("--games", "number", whole(1, _MOST_GAMES), 100),
            Flag("--seed", "number", whole(0, SEED_SPAN - _MOST_GAMES - 1), 1),
            Flag("--quick"),
            Flag("--jobs", "number", whole(1, 256)),
        ),
    ),
    Command("table export", "tables:export", (_TABLE, _FILE), (Flag("--data", "folder"),)),
    Command("table import", "tables:bring", (_FILE,), (Flag("--data", "folder"),)),
    Command("pack check", "packs:check", (_FILE,), (Flag("--game", "game"),)),
    Command("version", "about:version"),
    Command("help", "about:help_on", (Place("command", "command", needed=False, many=True),)),
)


def find_game(name: str) -> Game[Any]:
    """The game with this id, in small letters or not.

    :raises BadInput: if no such game is installed
    """
    return registry.game(name if name in registry.game_ids() else name.lower())


def find_command(words: list[str]) -> tuple[Command | None, list[str]]:
    """The command that words begin with, and the words after it."""
    for command in COMMANDS:
        parts = command.name.split()
        if words[: len(parts)] == parts:
            return command, words[len(parts) :]
    return None, words
