"""Questions that a table asks bots, which think elsewhere and see nothing but what stands in the question."""

from __future__ import annotations

from typing import Any, NamedTuple

from sickbay.core.bot import Bot, Turn
from sickbay.core.chance import Chance
from sickbay.core.game import Game

QuestionKey = tuple[int, int, str, str]
"""By which questions are told apart: position, seat, bot, and how the answer will be marked."""


class BotQuestion(NamedTuple):
    """What a bot is asked; plain data, so that it can be sent to another process.

    :ivar seat: for which it answers
    :ivar bot: its name
    :ivar at: number of the position
    :ivar offered: whether it may let it pass (answer None)
    :ivar legal: the legal moves in words, at least one
    :ivar view: all that the seat may know
    :ivar events: what the seat was told since its own last move, in words that it may know
    :ivar chance: seed of the bot's own chance for this question, which tells nothing about the game's
    :ivar auto: how the table will mark the answer
    :ivar marks: moves that people at the other seats have marked
    :ivar not_before: the answer counts from then on (ms); the table keeps an earlier one
    """

    seat: int
    bot: str
    at: int
    offered: bool
    legal: list[str]
    view: dict[str, Any]
    events: list[str]
    chance: int
    auto: str
    not_before: int
    marks: tuple[str, ...] = ()

    @property
    def key(self) -> QuestionKey:
        """By which it is told from others."""
        return (self.at, self.seat, self.bot, self.auto)


def ask(game: Game[Any], bot: Bot, question: BotQuestion) -> str | None:
    """What a bot answers, in words; whether it is legal, the table looks at.

    :raises Exception: whatever the bot raises
    """
    parse = game.words.parse
    turn = Turn(
        game,
        question.seat,
        tuple([parse(move) for move in question.legal]),
        question.offered,
        Chance(question.chance, (*game.streams, "bot")),
        lambda: question.view,
        tuple([parse(event) for event in question.events]) if getattr(bot, "wants_events", False) else (),
        tuple([parse(mark) for mark in question.marks]),
    )
    move = bot.choose(turn)
    return None if move is None else game.words.format(move)
