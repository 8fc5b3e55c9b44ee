"""What the greedy bot says outside the countdown: steps, triage cards, choices of the team."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sickbay.core.words import Move
from sickbay.games.flatline.bot.weights import HARM, effect_worth, full_after, triage_worth
from sickbay.games.flatline.cards import BENEFIT, BENEFITS, LINES_OF, ON_HIT
from sickbay.games.flatline.rules import effects
from sickbay.games.flatline.rules.frames import DRAW, EFFECT, PLAN, START, TREAT, TRIGGER
from sickbay.games.flatline.state import Flatline
from sickbay.games.flatline.words import BAY, CARD, CODES, LINES, NONE, NUMBER, PATIENT, PLAY
from sickbay.games.flatline.words import TREAT as TREAT_WORD

_LATER: Final = ("hold_dial", "set_die", "free_line", "reroll_all", "reroll_one")
"""Benefits that are kept for the countdown, or never played."""


def dearest_first(moves: Iterable[Move]) -> list[Move]:
    """Sentences with triage cards, the most valuable first."""
    return sorted(moves, key=lambda move: -triage_worth(move[1]))


def card_to_play(state: Flatline, legal: Sequence[Move]) -> Move | None:
    """A triage card that helps now, None if all are kept."""
    at = state.agenda[-1][0]
    best: Move | None = None
    most = 0.0
    for move in legal:
        if move[0] == PLAY:
            value = play_worth(state, at, move)
            if value > most:
                best, most = move, value
    return best


def play_worth(state: Flatline, at: int, move: Move) -> float:
    """How good it is to play a card now; nothing or less: keep it."""
    benefit = BENEFITS[BENEFIT[move[1] - CARD]]
    if benefit in _LATER:
        return 0.0
    if benefit == "gain_cube":
        return 7.0
    if benefit == "place_tile":
        if at not in (START, PLAN, TREAT):
            return 0.0
        return tile_worth(state, move[2])
    if benefit == "hold_doors":
        return float(state.due) if at == DRAW and state.due > 1 else 0.0
    if benefit == "ignore_emergency_dice":
        return sum([harm(card) for card in state.activated]) - 0.6 if at == TRIGGER else 0.0
    if benefit in ("gain_die", "all_gain_die"):
        if at != PLAN:
            return 0.0
        return 2.0 - (0.1 * state.pools[move[2] - NUMBER].bit_count() if len(move) > 2 else 0.0)
    if at == TRIGGER:
        return sum([harm(card) for card in move[2:] if card in state.activated])
    return 0.0


def harm(card: int) -> float:
    """What a blue card costs when it acts."""
    return HARM[CODES[ON_HIT[card - CARD]]]


def tile_worth(state: Flatline, line: int) -> float:
    """How good a tile is on this line: best where it is the last, then where the line is long."""
    shape = state.shape_of(line)
    size = shape.size if shape is not None else 0
    left = LINES_OF[state.bays[line // LINES] - PATIENT] - state.tiles[line // LINES].bit_count()
    return 1.0 + 0.5 * size + (2.0 if full_after(state, line) else 0.0) - 0.2 * left


def answer(state: Flatline, legal: Sequence[Move]) -> Move:
    """The step that comes next, or the best answer to what is asked."""
    others = [move for move in legal if move[0] != PLAY]
    if len(others) == 1:
        return others[0]
    if state.agenda[-1][0] == EFFECT:
        code = state.agenda[-1][1]
        return max(others, key=lambda move: answer_worth(state, code, move[1]))
    if others[0][0] == TREAT_WORD:
        return max(others, key=lambda move: effect_worth(state, state.bays[move[1] - BAY] - PATIENT))
    return others[0]


def answer_worth(state: Flatline, code: int, word: int) -> float:
    """How good an answer is to the team."""
    if word == NONE:
        return 0.0
    if code == effects.DISCARD_TRIAGE:
        return -triage_worth(word)
    if code == effects.TRIAGE_TO_STAT:
        shape = state.shape_of(word)
        return -triage_worth(word) - (shape.size if shape is not None else 0)
    if code in (effects.LOSE_DICE_2, effects.LOSE_DIE):
        return float(state.pools[word - NUMBER].bit_count())
    if code == effects.GAIN_DIE:
        return -float(state.pools[word - NUMBER].bit_count())
    if code == effects.PLACE_TILE:
        return tile_worth(state, word)
    if code == effects.REMOVE_TILE:
        return -tile_worth(state, word)
    return harm(word)
