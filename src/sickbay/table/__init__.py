"""One game among its players: who goes first, who said what. No sockets, no files, no clock."""

from __future__ import annotations

from sickbay.table.match import Match
from sickbay.table.pacer import InTurn, Pacer, RandomOrder, SeatOrder, Tempo

__all__ = ["InTurn", "Match", "Pacer", "RandomOrder", "SeatOrder", "Tempo"]
