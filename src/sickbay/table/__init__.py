"""One game among its players: who goes first, who said what. No sockets, no files, no clock."""

from __future__ import annotations

from sickbay.table.match import Match
from sickbay.table.pacer import Pacer, RandomOrder, SeatOrder

__all__ = ["Match", "Pacer", "RandomOrder", "SeatOrder"]
