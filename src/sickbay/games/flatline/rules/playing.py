"""Playing a triage card (F6.21, F6.50): the verb."""

from __future__ import annotations

from sickbay.core.rules import Reason, Verb
from sickbay.core.state import EVERYONE
from sickbay.core.words import Move
from sickbay.games.flatline.rules.dice import in_countdown
from sickbay.games.flatline.rules.frames import EFFECT
from sickbay.games.flatline.rules.moments import wrong_step
from sickbay.games.flatline.rules.triage import BENEFIT_OF, window_open
from sickbay.games.flatline.state import TRIAGE_LOCK, Flatline
from sickbay.games.flatline.words import CARD, CARD_KIND, NUMBER, ORANGE_KIND, PLAYED, WORDS


class Play(Verb[Flatline]):
    """F6.21 A triage card, by any seat, whenever its window is open and triage is not locked (F6.50)."""

    word = "play"
    rule = "F6.21"

    def offers(self, state: Flatline, seat: int, out: list[Move]) -> None:
        if not state.triage or state.locks[TRIAGE_LOCK]:
            return
        for card in state.triage:
            if window_open(state, card):
                benefit = BENEFIT_OF[card - CARD]
                if benefit.possible(state):
                    benefit.offers(state, card, out)

    def why_not(self, state: Flatline, seat: int, move: Move) -> Reason | None:
        """Of a card named alone that wants more words: why it cannot be played at all, if so."""
        if state.agenda[-1][0] == EFFECT:
            return wrong_step(state, "F6.50")
        if len(move) < 2 or not ORANGE_KIND.has(move[1], state.seats):
            return self.malformed(state, move)
        card = move[1]
        benefit = BENEFIT_OF[card - CARD]
        if not window_open(state, card):
            return wrong_step(state, "F6.50").citing(benefit.rule)
        whole = not benefit.malformed(state, move)
        bad = Reason(benefit.rule, "sentence-bad", verb=self.word)
        if not whole and len(move) > 2:
            return bad
        if card not in state.triage:
            return Reason("F6.21", "no-such-triage-card", ("F5.27",), card=WORDS.words[card])
        reason = benefit.no_target(state, move) if whole else benefit.in_vain(state)
        if reason is None and state.locks[TRIAGE_LOCK]:
            return Reason("F6.5", "triage-locked", ("F6.50", "F9.8", "F9.9", "F5.27"))
        return reason or (benefit.barred(state, move) if whole else bad)

    def malformed(self, state: Flatline, move: Move) -> Reason | None:
        if len(move) > 1 and CARD_KIND.has(move[1], state.seats):
            if ORANGE_KIND.has(move[1], state.seats):
                return None
            return Reason("F6.21", "no-triage-card", ("F5.27",), card=WORDS.words[move[1]])
        return Reason("F6.21", "sentence-bad", verb=self.word)

    def canonical(self, state: Flatline, move: Move) -> Move:
        """Two cards to be discarded stand in the order of the table."""
        if len(move) == 4 and CARD_KIND.has(move[2], 0) and CARD_KIND.has(move[3], 0):
            return (*move[:2], *sorted(move[2:]))
        return move

    def apply(self, state: Flatline, seat: int, move: Move) -> None:
        card = move[1]
        state.triage.remove(card)
        if state.log is not None:
            state.log.append((EVERYONE, (PLAYED, NUMBER + seat, *move[1:])))
        if in_countdown(state):
            state.done &= ~(1 << seat)
        BENEFIT_OF[card - CARD].apply(state, move)
        state.discard.append(card)
