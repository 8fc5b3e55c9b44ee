"""Bots that see what their seat may see, and nothing more.

The head of ward plays by rules of thumb: ``weights`` says what he cares for, ``known`` what he knows,
``judgement`` what a position is worth to him, ``head_of_ward`` is the player. ``greedy`` is the bot against
which he is measured.
"""

from __future__ import annotations

from sickbay.games.hrubec.bot.greedy import Greedy
from sickbay.games.hrubec.bot.head_of_ward import HeadOfWard

__all__ = ["Greedy", "HeadOfWard"]
