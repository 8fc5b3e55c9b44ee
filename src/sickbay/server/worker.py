"""A bot's process: it gets questions, knows nothing of the table beyond them, and answers in words.

What goes over the wire is JSON, never pickled objects. A question holds what its seat may know, so a bot
that sees more than a person cannot be (T15).
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections import OrderedDict
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from threading import Thread
from typing import Final

import msgspec
from msgspec import Struct

from sickbay.bots import make_bot
from sickbay.core.bot import Bot
from sickbay.core.registry import games
from sickbay.server.packs import game_with
from sickbay.table.questions import BotQuestion, ask

MEMORY: Final = 2 << 30
"""Bytes that a bot's process may have."""

READY: Final = b"ready"
"""What a process says when it has loaded everything."""

_POLITE: Final = 10
_MOST_BOTS: Final = 2_000


class Asked(Struct, frozen=True):
    """A question and where it is asked.

    :ivar table: id of the table; a bot that remembers does so within one table
    :ivar game: id of the game
    :ivar pack: of the game, empty for its own values
    """

    table: str
    game: str
    pack: str
    question: BotQuestion


class Answer(Struct, frozen=True):
    """What it says, in words, or nothing. ``failed`` names the kind of error, if there was one."""

    move: str | None
    failed: str = ""


asked_of: Final = msgspec.json.Decoder(Asked)
answer_of: Final = msgspec.json.Decoder(Answer)
encode: Final = msgspec.json.Encoder().encode


def serve(wire: Connection) -> None:
    """Answer until nobody asks any more; where the parent goes, it follows."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()
    _be_modest()
    bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
    games()  # loaded before the first question, so that its time is for thinking
    try:
        wire.send_bytes(READY)
        while True:
            wire.send_bytes(encode(answer(asked_of.decode(wire.recv_bytes()), bots)))
    except (EOFError, OSError):
        return


def answer(asked: Asked, bots: OrderedDict[tuple[str, int, str], Bot]) -> Answer:
    """Let the bot of a question choose; whatever it does, there is an answer."""
    question = asked.question
    try:
        game = game_with(asked.game, asked.pack)
        key = (asked.table, question.seat, question.bot)
        bot = bots.pop(key, None) or make_bot(game, question.bot)
        bots[key] = bot
        if len(bots) > _MOST_BOTS:
            bots.popitem(last=False)
        return Answer(ask(game, bot, question))
    except Exception as error:  # a bot may raise anything
        return Answer(None, type(error).__name__)


def _be_modest() -> None:
    """Leave the processor to the server, and take no more than is fair."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        os.nice(_POLITE)
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _follow() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
