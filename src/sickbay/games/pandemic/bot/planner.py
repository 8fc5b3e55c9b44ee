"""The player."""

from __future__ import annotations

from typing import Final, cast

from sickbay.core.bot import Turn
from sickbay.core.chance import Chance
from sickbay.core.game import Game
from sickbay.core.words import Move
from sickbay.games.pandemic.bot.judgement import Judge
from sickbay.games.pandemic.bot.moments import (
    acceptable,
    foresight,
    order_of_cards,
    over_the_limit,
    quiet_night,
    removals,
)
from sickbay.games.pandemic.bot.outlook import Outlook
from sickbay.games.pandemic.bot.search import Said, best_line, do_action, place_of
from sickbay.games.pandemic.bot.weights import WEIGHTS, Weights
from sickbay.games.pandemic.rules.frames import ACT, ARRANGE, CONSENT, LIMIT, WINDOW
from sickbay.games.pandemic.rules.sentences import LOOK, NO, PASSES, QUIET_NIGHT, SHOW_CARDS, YES
from sickbay.games.pandemic.state import ACTIONS, Pandemic
from sickbay.games.pandemic.words import (
    AIRLIFT,
    EPIDEMIC,
    FORECAST,
    GOVERNMENT_GRANT,
    ONE_QUIET_NIGHT,
    RESILIENT_POPULATION,
    UNKNOWN,
)

_HIDDEN_SEED: Final = 0


class Planner:
    """Plans its turn to the end, then keeps to the plan for as long as things go as planned."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._plan: list[Said] = []
        self._places: list[object] = []

    def choose(self, turn: Turn) -> Move | None:
        """One of the legal moves; None to let an offer pass."""
        if len(turn.legal) == 1 and not turn.offered:
            return turn.legal[0]
        state = read_view(turn)
        kind = state.agenda[-1][0]
        if kind == ACT:
            if turn.seat == state.active:
                return self._act(turn, state)
            return self._help(turn, state)
        if turn.offered:
            return None
        judge = self._judge(state)
        if kind == WINDOW:
            return self._in_window(turn, state, judge)
        if kind == LIMIT:
            return over_the_limit(turn.game, state, turn.seat, judge, turn.legal)
        if kind == CONSENT:
            return YES if acceptable(turn.game, state, judge, self.weights.goodwill) else NO
        if kind == ARRANGE:
            if SHOW_CARDS in turn.legal:
                return SHOW_CARDS
            return order_of_cards(state, judge, turn.legal)
        return turn.legal[0]

    def _judge(self, state: Pandemic) -> Judge:
        return Judge(state, Outlook(state, self.weights), self.weights)

    # -- actions ---------------------------------------------------------------------------------------

    def _act(self, turn: Turn, state: Pandemic) -> Move:
        """The next move of the plan, made anew if anything is not as expected."""
        here = place_of(state)
        if not self._plan or self._places[0] != here or self._plan[0][1] not in turn.legal:
            self._make_plan(turn.game, state)
        if not self._plan:
            return PASSES
        move = self._plan.pop(0)[1]
        self._places.pop(0)
        return move if move in turn.legal else PASSES

    def _make_plan(self, game: Game[Pandemic], state: Pandemic) -> None:
        line = best_line(game, state, self._judge(state))
        self._plan = list(line.moves)
        self._places = []
        at = state.copy()
        for seat, move in line.moves:
            self._places.append(place_of(at))
            do_action(game, at, seat, move)

    def _help(self, turn: Turn, state: Pandemic) -> Move | None:
        """At the beginning of another's turn: an event of mine that makes it a better one."""
        if state.actions != ACTIONS or not _has_helpful(turn.legal):
            return None
        line = best_line(turn.game, state, self._judge(state), turn.seat)
        if line.moves and line.moves[0][0] == turn.seat:
            return line.moves[0][1]
        return None

    # -- windows ---------------------------------------------------------------------------------------

    def _in_window(self, turn: Turn, state: Pandemic, judge: Judge) -> Move:
        """An event whose moment has come, or pass."""
        window = state.agenda[-1][1]
        kept = judge.event_worth
        if window == 3:
            gain, removal = removals(state, judge, turn.legal)
            if (
                removal is not None
                and gain >= self.weights.removal_now * kept[RESILIENT_POPULATION - AIRLIFT]
            ):
                return removal
        elif window == 5:
            if QUIET_NIGHT in turn.legal and quiet_night(state, judge) >= kept[ONE_QUIET_NIGHT - AIRLIFT]:
                return QUIET_NIGHT
            if LOOK in turn.legal and foresight(state, judge) >= kept[FORECAST - AIRLIFT]:
                return LOOK
        return PASSES


def _has_helpful(legal: tuple[Move, ...]) -> bool:
    return any(move[0] in (AIRLIFT, GOVERNMENT_GRANT) for move in legal)


def read_view(turn: Turn) -> Pandemic:
    """The position as the seat knows it: cards that it does not know are the word ``?``.

    What lies in the decks is drawn at random, and nothing here looks at it.
    """
    view = turn.view
    game = turn.game
    state: Pandemic = game.determinize(view, Chance(_HIDDEN_SEED, game.streams))
    for hand, known in zip(state.hands, cast(list[list[str]], view["hands"]), strict=True):
        for slot, name in enumerate(known):
            if name == "?":
                hand[slot] = UNKNOWN
    state.closed = False
    state.held = 0
    for seat, hand in enumerate(state.hands):
        for card in hand:
            if AIRLIFT <= card < EPIDEMIC:
                state.held |= 1 << (5 * seat + card - AIRLIFT)
    state.agreeable = (1 << state.seats) - 1
    return state
