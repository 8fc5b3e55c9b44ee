"""Opening a table at the terminal: a new game, or a saved one."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sickbay.core.errors import BadFile
from sickbay.core.game import Game
from sickbay.core.records.record import Record
from sickbay.core.records.replay import refuse_other_pack
from sickbay.core.registry import game as find_game
from sickbay.terminal_ui import saves
from sickbay.terminal_ui.console import Console
from sickbay.terminal_ui.players import read_players
from sickbay.terminal_ui.session import Session

if TYPE_CHECKING:
    from sickbay.client import RemoteTable


def play(
    game: Game[Any],
    seats: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    language: str = "en",
    console: Console | None = None,
    environ: Mapping[str, str] | None = None,
) -> None:
    """Play a new game at the terminal.

    :param seats: who sits where: ``me``, ``me=Ines``, the name of a bot; what is not named is a bot
    :param options: of the game; without ``seats`` there are as many as are named
    :raises SickbayError: for players, options or a seed that cannot be
    """
    environ = os.environ if environ is None else environ
    given = dict(options or {})
    known = [option.name for option in game.options]
    if len(seats) > 1 and "seats" in known:
        given.setdefault("seats", len(seats))
    players = read_players(game, seats, game.seats(game.read_options(given)))
    if "auto_consent" in known:
        given.setdefault("auto_consent", players.bots)
    console = console or Console(sys.stdin, sys.stdout, environ)
    Session(game, players, given, seed, language, console, environ).run()


def resume(
    path: Path,
    seats: Sequence[str] = (),
    language: str = "en",
    console: Console | None = None,
    environ: Mapping[str, str] | None = None,
    game: Game[Any] | None = None,
) -> None:
    """Go on with a saved game, on the machine where it was saved.

    :param seats: who sits where now; as before if nobody is named
    :param game: the game of the record, if it is not an installed one
    :raises SickbayError: if the record cannot be read, does not hold, is finished, or its seed is not here
    """
    environ = os.environ if environ is None else environ
    record = Record.load(path)
    if record.result != "running":
        raise BadFile("record-finished", str(path))
    try:
        kept = saves.find(record, environ, path)
    except BadFile as error:
        raise error.at(str(path)) from None
    game = game or find_game(record.game)
    try:
        refuse_other_pack(record, game)
    except BadFile as error:
        raise error.at(str(path)) from None
    options: dict[str, object] = dict(record.options)
    players = read_players(game, seats or kept.kinds, game.seats(game.read_options(options)), record.names)
    console = console or Console(sys.stdin, sys.stdout, environ)
    session = Session(game, players, options, kept.seed, language, console, environ)
    session.go_on_from(record, path)
    session.run()


def join(
    link: str,
    name: str = "",
    language: str = "en",
    console: Console | None = None,
    environ: Mapping[str, str] | None = None,
) -> None:
    """Play at a table on a server, by the link of a seat; watch by another link.

    :param name: under which to sit down
    :raises SickbayError: if the link opens no table, or what is played there is not known here
    """
    from sickbay.client import join as open_table
    from sickbay.terminal_ui.remote import Remote

    environ = os.environ if environ is None else environ
    console = console or Console(sys.stdin, sys.stdout, environ)
    table: RemoteTable | None = open_table(link, language=language)
    while table is not None:
        try:
            remote = Remote(table, language, console, environ)
        except BaseException:
            table.close()
            raise
        table = remote.run(name)
