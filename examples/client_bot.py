"""A bot on the reference client: it takes the first move whose words it likes, else any.

Start it as ``python client_bot.py https://play.example.org/join/... [NAME]``.
"""

import random
import sys

from sickbay.client import join

LIKED = ("cure", "treat", "operate", "hire")


def play(link: str, name: str) -> str:
    """Play until the game is over; how it ended, in words."""
    with join(link, name=name) as table:
        for turn in table.turns():
            liked = [move for move in turn.moves if move.startswith(LIKED)]
            turn.play(random.choice(liked or turn.moves))
        return table.standing.table.result_text


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Robo"))
