"""The bots that know Flatline."""

from __future__ import annotations

from sickbay.games.flatline.bot.greedy import Greedy

__all__ = ["Greedy"]
