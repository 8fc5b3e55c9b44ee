"""Share Knowledge: a city card changes hands, given or taken (P5.7, P6.R6)."""

from __future__ import annotations

from sickbay.core.rules import Reason
from sickbay.core.state import EVERYONE
from sickbay.core.words import Move
from sickbay.games.pandemic.rules.frames import LIMIT_AFTER_SHARE
from sickbay.games.pandemic.rules.pieces import gain_card, lose_card
from sickbay.games.pandemic.rules.sentences import GIVES, TAKES
from sickbay.games.pandemic.rules.verbs import (
    ConsentVerb,
    action_not_now,
    ask_consent,
    drop_refused,
    needs_consent,
    refused_lately,
    spend_action,
    tell_card,
)
from sickbay.games.pandemic.state import HAND_LIMIT, Pandemic
from sickbay.games.pandemic.words import CARD_KIND, GAVE, N_CITIES, NUMBER, RESEARCHER, SEAT_KIND, WORDS


class ShareKnowledge(ConsentVerb):
    """P5.7 The card of the city both are in; of the Researcher's cards any city card (P6.R6)."""

    rule = "P5.7"
    shape = (SEAT_KIND, CARD_KIND)

    def sentences(self, other: int) -> list[Move]:
        """The sentences with this partner, by card."""
        raise NotImplementedError

    def giver(self, seat: int, other: int) -> int:
        """The seat whose card it is."""
        raise NotImplementedError

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        here = state.pawns[seat]
        if state.pawns.count(here) == 1:
            return
        for other in range(state.seats):
            if other != seat and state.pawns[other] == here:
                giver = self.giver(seat, other)
                sentences = self.sentences(other)
                if state.roles[giver] == RESEARCHER:
                    for card in state.hands[giver]:
                        if card < N_CITIES:
                            out.append(sentences[card])
                elif here in state.hands[giver]:
                    out.append(sentences[here])
        if state.refused:
            drop_refused(state, seat, self.number, out)

    def why_not(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        return super().why_not(state, seat, move) or refused_lately(state, seat, move)

    def not_now(self, state: Pandemic, seat: int) -> Reason | None:
        return action_not_now(state, seat)

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        other, card = move[1] - NUMBER, move[2]
        here = state.pawns[seat]
        giver = self.giver(seat, other)
        if card >= N_CITIES:
            return Reason("P5.7", "share-events-never", ("P6.R6", "P6.R1"))
        if other == seat:
            return Reason("P5.7", "share-self")
        if state.pawns[other] != here:
            return Reason("P5.7", "share-apart", ("P6.R6",), seat=other)
        if card != here and state.roles[giver] != RESEARCHER:
            words = WORDS.words
            return Reason("P5.7", "share-city-card", ("P6.R6",), card=words[card], city=words[here])
        if card not in state.hands[giver]:
            return Reason("P5.7", "card-not-held", seat=giver, card=WORDS.words[card])
        return None

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        other = move[1] - NUMBER
        if needs_consent(state, seat, other):
            tell_card(state, self.giver(seat, other), move[2])
            ask_consent(state, seat, other, move)
        else:
            self.do(state, seat, move)

    def do(self, state: Pandemic, seat: int, move: Move) -> None:
        """The card is seen by all; the receiver's hand limit comes at once (P5.11, P7.5)."""
        giver = self.giver(seat, move[1] - NUMBER)
        receiver = seat + move[1] - NUMBER - giver
        card = move[2]
        spend_action(state)
        lose_card(state, giver, card)
        gain_card(state, receiver, card, True)
        if state.log is not None:
            state.log.append((EVERYONE, (GAVE, NUMBER + giver, NUMBER + receiver, card)))
        if len(state.hands[receiver]) > HAND_LIMIT:
            state.agenda.append(LIMIT_AFTER_SHARE[receiver])


class Give(ShareKnowledge):
    """P5.7 Give a card to a partner."""

    word = "give"

    def sentences(self, other: int) -> list[Move]:
        return GIVES[other]

    def giver(self, seat: int, other: int) -> int:
        return seat


class Take(ShareKnowledge):
    """P5.7 Take a card from a partner."""

    word = "take"

    def sentences(self, other: int) -> list[Move]:
        return TAKES[other]

    def giver(self, seat: int, other: int) -> int:
        return other
