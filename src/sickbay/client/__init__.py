"""The reference client of the protocol (docs/protocol.md): a table on some server, from a plain program.

A bot that says anything legal, in whole::

    import random
    from sickbay.client import join

    with join("https://play.example.org/join/...", name="Robo") as table:
        for turn in table.turns():
            turn.play(random.choice(turn.moves))
        print(table.standing.table.result_text)
"""

from __future__ import annotations

from sickbay.client.link import Link, LinkDead, RefusedThere, Unreachable
from sickbay.client.standing import Bookmark
from sickbay.client.table import RemoteTable, Turn, join

__all__ = ["Bookmark", "Link", "LinkDead", "RefusedThere", "RemoteTable", "Turn", "Unreachable", "join"]
