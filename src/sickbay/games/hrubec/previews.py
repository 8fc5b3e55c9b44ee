"""What a move would change of the figures on the table, told before it is made."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from sickbay.core.chance import Chance
from sickbay.core.game import Game
from sickbay.games.hrubec.facts import Facts
from sickbay.games.hrubec.state import STREAMS, Hrubec
from sickbay.games.hrubec.words import ADMIT, DISMISS, EXCHANGE, HIRE, PLAY, SEND, TAKE
from sickbay.games.hrubec.written import write_board

PREVIEWED: Final = (HIRE, ADMIT, PLAY, DISMISS, TAKE, EXCHANGE, SEND)
"""The moves whose figures follow from what is seen. Nobody can say what comes of the others."""


class Figures(TypedDict):
    """Points, sums, and for each requirement of the patient in the theatre the faces that are a success."""

    seat: int
    points: int
    values: list[int]
    faces: dict[str, list[int]]


def previews(game: Game[Hrubec], facts: Facts, view: dict[str, Any]) -> dict[str, list[Figures]]:
    """For each move of the viewer's seats that changes figures: those that change.

    The moves are tried in a state drawn from the view, which knows no more than the viewer does; whatever
    they draw in it is in none of the figures.
    """
    found: dict[str, list[Figures]] = {}
    own: list[int] = [seat for seat in view["asked"] if view["viewer"] >> seat & 1]
    if not own:
        return found
    before = figures(facts, view)
    drawn = game.determinize(view, Chance(0, STREAMS))
    for seat in own:
        for move in game.legal(drawn, seat):
            if move[0] in PREVIEWED:
                after = drawn.copy()
                game.push(after, seat, move)
                now = figures(facts, write_board(after))
                changed = [each for each, was in zip(now, before, strict=True) if each != was]
                if changed:
                    found[game.words.format(move)] = changed
    return found


def figures(facts: Facts, board: dict[str, Any]) -> list[Figures]:
    """Of every seat, from what all may know."""
    nobodys: list[list[str]] = [[] for _ in board["teams"]]
    public = {**board, "hands": nobodys}
    return [
        {
            "seat": seat,
            "points": facts.points(board, seat),
            "values": facts.team(team).sums,
            "faces": {specialty: odds["faces"] for specialty, odds in facts.odds(public, seat).items()},
        }
        for seat, team in enumerate(board["teams"])
    ]
