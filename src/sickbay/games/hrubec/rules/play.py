"""Playing an action card (H4.2, H5.6, H5.7): what all cards share. What each does: :mod:`.effects`."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sickbay.core.kinds import Kind, ShapedVerb, fits
from sickbay.core.rules import Reason
from sickbay.core.state import EVERYONE
from sickbay.core.words import Move, Words
from sickbay.games.hrubec.memory import left
from sickbay.games.hrubec.rules.frames import FINAL
from sickbay.games.hrubec.rules.pieces import is_free_doctor, seat_of_doctor
from sickbay.games.hrubec.rules.sentences import PLAYS
from sickbay.games.hrubec.rules.verbs import not_your_turn
from sickbay.games.hrubec.state import NOBODY, Hrubec
from sickbay.games.hrubec.words import (
    ACTION,
    DR_AKULA,
    LAPSED,
    N_ACTIONS,
    NUMBER,
    PLAYED,
    WORDS,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionCard:
    """One type of action card: when it may be played, on what, and what it does (table 6.1)."""

    card: ClassVar[int] = 0
    shape: ClassVar[tuple[Kind, ...]] = ()
    """The kinds of its targets."""

    def __init__(self) -> None:
        self.rule = f"H6.A{self.card - ACTION + 1}"
        self.word = WORDS.words[self.card]
        self.plain: Move = PLAYS[self.card]

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        """Append the ways in which the seat, which holds the card in its turn, can play it."""
        out.append(self.plain)

    def malformed(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        """The reason if the words after the card are not its targets."""
        if fits(move, 2, self.shape, state.seats):
            return None
        return Reason(self.rule, "card-targets", card=self.word)

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        """The reason if the condition of the card does not hold for these targets."""
        return None

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        """What the card does."""
        raise NotImplementedError


class LongTermCard(ActionCard):
    """H5.7 It lies on the board instead of the one before, for all, until the next."""

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        before = state.long_term
        if before != NOBODY:
            state.discard_pile.append(before)
            if state.log is not None:
                state.log.append((EVERYONE, (LAPSED, before)))
        state.long_term = self.card
        state.playing = NOBODY


class Play(ShapedVerb[Hrubec]):
    """H5.6 Play a card of the hand in one's own turn; afterwards it goes to the discard pile."""

    word = "play"
    rule = "H5.6"

    def __init__(self, words: Words, cards: tuple[ActionCard, ...]) -> None:
        super().__init__(words)
        self.card_of: list[ActionCard] = list(cards)

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        seen = 0
        card_of = self.card_of
        for card in state.hands[seat]:
            if card >= ACTION and not seen >> card & 1:
                seen |= 1 << card
                card_of[card - ACTION].offers(state, seat, out)

    def why_not(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        if state.agenda[0][0] == FINAL:
            return Reason("H5.10", "hospital-closed", ("H4.2", "H5.6"))
        reason = not_your_turn(state, seat, "H4.2")
        if reason is not None:
            return reason
        if len(move) < 2 or not ACTION <= move[1] < ACTION + N_ACTIONS:
            return Reason("H5.6", "sentence-bad", verb=self.word)
        if move[1] not in state.hands[seat]:
            return Reason("H5.6", "card-needed", card=WORDS.words[move[1]])
        card = self.card_of[move[1] - ACTION]
        reason = card.malformed(state, seat, move) or card.not_so(state, seat, move)
        if reason is not None:
            reason.citing(card.rule, "H5.6")
        return reason

    def apply(self, state: Hrubec, seat: int, move: Move) -> None:
        card = move[1]
        state.hands[seat].remove(card)
        left(state, seat, card)
        state.playing = card
        state.passed_on = 0
        if state.log is not None:
            state.log.append((EVERYONE, (PLAYED, NUMBER + seat, *move[1:])))
        self.card_of[card - ACTION].effect(state, seat, move)
        if state.playing != NOBODY and not state.picks:  # a Doctors' Swap goes on
            state.discard_pile.append(card)
            state.playing = NOBODY


def theatre_of(state: Hrubec, patient: int) -> int:
    """The seat in whose theatre the patient lies, -1 if in none."""
    for seat in range(state.seats):
        if state.theatres[seat] == patient:
            return seat
    return NOBODY


def not_movable(rule: str, state: Hrubec, patient: int) -> Reason | None:
    """The reason if the patient lies in no theatre, or Dr. Acula is there (H6.1)."""
    seat = theatre_of(state, patient)
    if seat == NOBODY:
        return Reason(rule, "not-in-theatre", patient=WORDS.words[patient])
    return acula_there(state, seat, rule)


def acula_there(state: Hrubec, seat: int, rule: str) -> Reason | None:
    """The reason if Dr. Acula is in the team of the seat (H6.1)."""
    if DR_AKULA in state.teams[seat]:
        return Reason("H6.1", "acula-there", (rule, "H6.D3"), seat=seat)
    return None


def not_touchable(rule: str, doctor: int) -> Reason | None:
    """The reason if no action card may touch the doctor (H6.2)."""
    if is_free_doctor(doctor):
        return None
    return Reason("H6.2", "incognito-untouchable", (rule, "H6.D4"))


def not_in_a_team(rule: str, state: Hrubec, doctor: int) -> Reason | None:
    """The reason if the doctor is in no team."""
    if seat_of_doctor(state, doctor) == NOBODY:
        return Reason(rule, "doctor-in-no-team", doctor=WORDS.words[doctor])
    return None
