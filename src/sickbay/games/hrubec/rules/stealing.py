"""The action cards that take a doctor from another team (H6.A14, H6.A19, H6.A20)."""

from __future__ import annotations

from sickbay.core.kinds import fits
from sickbay.core.rules import Reason
from sickbay.core.words import Move
from sickbay.games.hrubec.rules.abilities import not_others
from sickbay.games.hrubec.rules.pieces import dismiss, is_free_doctor, is_full, join, seat_of_doctor
from sickbay.games.hrubec.rules.play import ActionCard, not_touchable
from sickbay.games.hrubec.rules.sentences import PLAYS_FOR, PLAYS_ON
from sickbay.games.hrubec.rules.turn import no_office
from sickbay.games.hrubec.state import Hrubec
from sickbay.games.hrubec.words import BRIBE, CANDLELIGHT_DINNER, DOCTOR_KIND, SEX_BOMB, WORDS


class StealingCard(ActionCard):
    """A free doctor of another player comes; with a full team a free own one goes first (H5.13)."""

    def is_meant(self, state: Hrubec, doctor: int) -> bool:
        """Whether the card takes such doctors."""
        return True

    def offers(self, state: Hrubec, seat: int, out: list[Move]) -> None:
        full = is_full(state, seat)
        for other in range(state.seats):
            if other != seat:
                for doctor in state.teams[other]:
                    if is_free_doctor(doctor) and self.is_meant(state, doctor):
                        if full:
                            sentences = PLAYS_FOR[self.card][doctor]
                            for own in state.teams[seat]:
                                if is_free_doctor(own):
                                    out.append(sentences[own])
                        else:
                            out.append(PLAYS_ON[self.card][doctor])

    def malformed(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        if not fits(move[:3], 2, (DOCTOR_KIND,), state.seats):
            return Reason(self.rule, "card-targets", card=self.word)
        return None

    def not_so(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        reason = not_others(self.rule, state, seat, move[2]) or not_touchable(self.rule, move[2])
        if reason is None and not self.is_meant(state, move[2]):
            return Reason(
                self.rule,
                "not-a-man" if self.card == SEX_BOMB else "not-a-woman",
                doctor=WORDS.words[move[2]],
            )
        if reason is None:
            reason = no_office("H5.13", state, seat, move, 3)
        if reason is None and len(move) == 5:
            reason = not_touchable("H5.13", move[4])
        return reason

    def effect(self, state: Hrubec, seat: int, move: Move) -> None:
        if len(move) == 5:
            dismiss(state, seat, move[4])
        join(state, move[2], seat_of_doctor(state, move[2]), seat)


class SexBomb(StealingCard):
    """H6.A14 Take a man."""

    card = SEX_BOMB

    def is_meant(self, state: Hrubec, doctor: int) -> bool:
        return state.cards.female[doctor] == 0


class Bribe(StealingCard):
    """H6.A19 Take any free doctor."""

    card = BRIBE


class CandlelightDinner(StealingCard):
    """H6.A20 Take a woman."""

    card = CANDLELIGHT_DINNER

    def is_meant(self, state: Hrubec, doctor: int) -> bool:
        return state.cards.female[doctor] == 1
