"""Consent: the owner of a pawn or card says yes or no (P5.12)."""

from __future__ import annotations

from sickbay.core.errors import Arg, BadPosition
from sickbay.core.files import quoted
from sickbay.core.kinds import ShapedVerb
from sickbay.core.rules import Reason, Step, Verb, small_int
from sickbay.core.state import EVERYONE, Frame
from sickbay.core.words import Move, Words
from sickbay.games.pandemic.rules.frames import CONSENT
from sickbay.games.pandemic.rules.sentences import NO, YES
from sickbay.games.pandemic.rules.verbs import ConsentVerb, ask_again
from sickbay.games.pandemic.state import Pandemic
from sickbay.games.pandemic.words import AGREED, DECLINED, NUMBER


class Agree(ShapedVerb[Pandemic]):
    """P5.12 Yes: the request is done now."""

    word = "agree"
    rule = "P5.12"

    def __init__(self, words: Words, askers: tuple[ConsentVerb, ...]) -> None:
        super().__init__(words)
        self.asker_of: dict[int, ConsentVerb] = {verb.number: verb for verb in askers}

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        out.append(YES)

    def not_now(self, state: Pandemic, seat: int) -> Reason | None:
        return not_asked_for_consent(state, seat)

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        frame = state.agenda.pop()
        if state.log is not None:
            state.log.append((EVERYONE, (AGREED, NUMBER + seat)))
        self.asker_of[frame[3]].do(state, frame[1], frame[3:])


class Refuse(ShapedVerb[Pandemic]):
    """P5.12 No: nothing is done or paid, and the same is not asked again for now."""

    word = "refuse"
    rule = "P5.12"

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        out.append(NO)

    def not_now(self, state: Pandemic, seat: int) -> Reason | None:
        return not_asked_for_consent(state, seat)

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        frame = state.agenda.pop()
        if state.log is not None:
            state.log.append((EVERYONE, (DECLINED, NUMBER + seat)))
        state.refused.append((frame[1], *frame[3:]))
        ask_again(state)


def not_asked_for_consent(state: Pandemic, seat: int) -> Reason | None:
    """The reason if nobody asks this seat for its consent now."""
    frame = state.agenda[-1]
    return None if frame[0] == CONSENT and frame[2] == seat else Reason("P5.12", "no-consent-asked")


class AskConsent(Step[Pandemic]):
    """P5.12 The question, until it is answered."""

    name = "consent"
    rule = "P5.12"

    def __init__(self, answers: tuple[Verb[Pandemic], ...]) -> None:
        self.answers = answers

    def run(self, state: Pandemic, frame: Frame) -> None:
        state.agenda.append(frame)
        state.asked = 1 << frame[2]

    def verbs(self, state: Pandemic, seat: int, frame: Frame) -> tuple[Verb[Pandemic], ...]:
        return self.answers

    def write(self, frame: Frame, words: Words) -> list[Arg]:
        return [self.name, frame[1], frame[2], words.format(frame[3:])]

    def read(self, number: int, data: list[object], words: Words) -> Frame:
        if len(data) != 4 or not isinstance(data[3], str):
            raise BadPosition("frame-bad", "agenda", value=quoted(data))
        return (number, small_int(data[1], "agenda"), small_int(data[2], "agenda"), *words.parse(data[3]))
