"""Bots by name: those that play any game, and those that a game brings along."""

from __future__ import annotations

from typing import Any

from sickbay.bots.random import RandomBot
from sickbay.core.bot import Bot, BotMaker, Turn
from sickbay.core.errors import BadInput
from sickbay.core.files import may_be, quoted
from sickbay.core.game import Game

__all__ = ["Bot", "BotMaker", "RandomBot", "Turn", "bot_makers", "make_bot"]


def bot_makers(game: Game[Any]) -> dict[str, BotMaker]:
    """All bots that can play a game, by name."""
    return {"random": RandomBot, **game.bots()}


def make_bot(game: Game[Any], name: str) -> Bot:
    """A bot that has seen nothing yet.

    :raises BadInput: if the game has no bot of that name
    """
    makers = bot_makers(game)
    maker = makers.get(name.strip().lower())
    if maker is None:
        raise BadInput("bot-unknown", bot=quoted(name), may=may_be(name, makers))
    return maker()
