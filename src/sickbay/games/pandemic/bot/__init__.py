"""The planner: a rule-of-thumb team player that sees what its seat may see, and nothing more.

``weights`` says what it cares for, ``outlook`` which cities are in danger, ``judgement`` what a position
is worth, ``search`` finds the best rest of a turn, ``moments`` the moments between turns, ``planner`` is
the player.
"""

from __future__ import annotations

from sickbay.games.pandemic.bot.planner import Planner

__all__ = ["Planner"]
