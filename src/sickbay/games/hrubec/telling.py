"""The position of Doktor Hrubec in words, and the chance of an operation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sickbay.core.teller import Speaker, Teller
from sickbay.games.hrubec.cards import FACES, Cards
from sickbay.games.hrubec.facts import Facts, Odds
from sickbay.games.hrubec.words import (
    ACTION,
    N_ACTIONS,
    N_DOCTORS,
    PATIENT,
    SPECIALTIES,
    WORDS,
)


class Telling:
    """How a game with these cards is told."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.facts = Facts(cards)
        self.teller = Teller(self.whole, self.brief, self.hand, printed=self.printed)

    def whole(self, view: dict[str, Any], speaker: Speaker) -> list[str]:
        """The whole position as the viewer knows it: turn, table, players, piles."""
        say, word = speaker.say, speaker.word
        lines = [self.brief(view, speaker)]
        if view["bonus"]:
            lines.append(say("position-bonus", bonus=view["bonus"]))
        if view["long_term"]:
            lines.append(say("position-long-term", card=word(view["long_term"])))
            lines.append("  " + speaker.about(view["long_term"]))
        else:
            lines.append(say("position-no-long-term"))
        lines += self._waiting(view, speaker)
        for seat in range(len(view["hands"])):
            lines += self.hand(view, seat, speaker)
        lines.append(say("position-draw-pile", cards=view["draw_pile_size"]))
        if view["discard_pile"]:
            lines.append(say("position-discard", cards=_names(view["discard_pile"], speaker)))
        if view["removed"]:
            lines.append(say("position-removed", patients=_names(view["removed"], speaker)))
        return lines

    def brief(self, view: dict[str, Any], speaker: Speaker) -> str:
        """Whose turn it is, and of which kind; before an operation the chance of it."""
        if view["closer"] is not None:
            return speaker.say("position-final", seat=speaker.seat(view["closer"]))
        active: int = view["active"]
        seat = speaker.seat(active)
        patient: str | None = view["theatres"][active]
        if view["stage"] != "operation" or patient is None:
            return speaker.say("position-turn", kind=view["kind"], turn=view["turn"], seat=seat)
        return speaker.say(
            "position-operating",
            turn=view["turn"],
            seat=seat,
            patient=speaker.word(patient),
            chances=self._chances(view, active, speaker),
        )

    def hand(self, view: dict[str, Any], seat: int, speaker: Speaker) -> list[str]:
        """A player: points, team, theatre and the chance there, piles, and the hand as far as known."""
        say = speaker.say
        cards: list[str] = view["hands"][seat]
        name = speaker.seat(seat)
        points = self.facts.points(view, seat)
        lines = [say("position-player", seat=name, points=points, count=len(cards))]
        lines += ["  " + line for line in self._ward(view, seat, speaker)]
        doctors = [card for card in cards if card != "?" and WORDS[card] < N_DOCTORS]
        actions = [card for card in cards if card != "?" and WORDS[card] >= ACTION]
        if doctors:
            values = self.cards.values
            each = [values[4 * at : 4 * at + 4] for at in [WORDS[doctor] for doctor in doctors]]
            shown = self._doctors(doctors, each, speaker)
            lines.append("  " + say("position-hand-doctors", doctors=shown))
        if actions:
            lines.append("  " + say("position-hand-actions", cards=_names(actions, speaker)))
        pick = view["picks"][seat] if view["picks"] else None
        if pick == "?":
            lines.append("  " + say("position-picked", seat=name))
        elif pick is not None:
            lines.append("  " + say("position-picked-own", seat=name, doctor=speaker.word(pick)))
        return lines

    # -- the parts -----------------------------------------------------------------------------------

    def _ward(self, view: dict[str, Any], seat: int, speaker: Speaker) -> list[str]:
        """Team and team values, theatre and chance, cured and dead."""
        say = speaker.say
        team: list[str] = view["teams"][seat]
        patient: str | None = view["theatres"][seat]
        if team:
            doctors, sums = self.facts.team(team)
            shown = self._doctors(team, doctors, speaker)
            values = dict(zip(SPECIALTIES, sums, strict=True))
            lines = [say("position-team", doctors=shown), say("position-values", **values)]
        else:
            lines = [say("position-no-team")]
        if patient is None:
            lines.append(say("position-theatre-empty"))
        else:
            lines.append(say("position-theatre", patient=self._patient(patient, speaker)))
            lines.append(say("position-chance", chances=self._chances(view, seat, speaker)))
        for key, pile in (
            ("position-cured", view["cured"][seat]),
            ("position-morgue", view["morgues"][seat]),
        ):
            if pile:
                lines.append(say(key, patients=_names(pile, speaker)))
        return lines

    def _chances(self, view: dict[str, Any], seat: int, speaker: Speaker) -> str:
        """How likely an operation on the patient in the theatre succeeds now, for each requirement."""
        chances = [
            speaker.say("position-chance-of", specialty=speaker.word(specialty), percent=_percent(odds))
            for specialty, odds in self.facts.odds(view, seat).items()
        ]
        return ", ".join(chances)

    def _waiting(self, view: dict[str, Any], speaker: Speaker) -> list[str]:
        """The waiting room with all requirements, and what is known of the queue."""
        say = speaker.say
        places = self.facts.places(view)
        waiting: list[str] = view["waiting"]
        if waiting:
            lines = [say("position-waiting", count=len(waiting), places=places)]
            lines += ["  " + self._patient(patient, speaker) for patient in waiting]
        else:
            lines = [say("position-waiting-empty", places=places)]
        if view["covered_back"] is not None:
            lines.append("  " + say("position-covered", back=view["covered_back"]))
        if view["closer"] is None:
            first, second, third = view["queue_backs"]
            top = view["queue_top"]
            size = view["queue_size"]
            lines.append(say("position-queue", size=size, first=first, second=second, third=third, top=top))
        return lines

    def _patient(self, patient: str, speaker: Speaker) -> str:
        """A patient with the requirements and points printed on the card."""
        needs = ""
        number = WORDS[patient]
        for specialty, word in enumerate(SPECIALTIES):
            difficulty = self.cards.difficulty(number, specialty)
            if difficulty:
                need = speaker.say("position-need", specialty=speaker.word(word), difficulty=difficulty)
                needs = speaker.say("position-or", needs=needs, need=need) if needs else need
        points = self.cards.points[number - PATIENT]
        return speaker.say("position-patient", patient=speaker.word(patient), needs=needs, points=points)

    def _doctors(self, doctors: list[str], values: list[list[int]], speaker: Speaker) -> str:
        """Doctors, each with the four values that count now."""
        shown = []
        for doctor, own in zip(doctors, values, strict=True):
            four = dict(zip(SPECIALTIES, own, strict=True))
            shown.append(speaker.say("position-doctor", doctor=speaker.word(doctor), **four))
        return ", ".join(shown)

    def printed(self, word: str, speaker: Speaker) -> str:
        """What an action card adds or makes of the die."""
        card = WORDS.number.get(word, -1) - ACTION
        if not 0 <= card < N_ACTIONS:
            return _signed(0)
        cards = self.cards
        if cards.bonus[card]:
            return _signed(cards.bonus[card])
        parts: list[str] = []
        die = cards.die[FACES * card : FACES * card + FACES]
        for value in dict.fromkeys(die):
            faces = [face for face in range(1, FACES + 1) if die[face - 1] == value]
            if faces != [value]:
                shown = ", ".join([str(face) for face in faces])
                parts.append(speaker.say("printed-die", faces=shown, value=value))
        modifiers = cards.modifiers[4 * card : 4 * card + 4]
        if len(set(modifiers)) == 1 and modifiers[0]:
            parts.append(speaker.say("printed-all", value=_signed(modifiers[0])))
        else:
            for specialty, value in zip(SPECIALTIES, modifiers, strict=True):
                if value:
                    name = speaker.word(specialty)
                    parts.append(speaker.say("printed-one", specialty=name, value=_signed(value)))
        return ", ".join(parts) or _signed(0)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value else "±0"


def _percent(odds: Odds) -> int:
    return round(100 * len(odds["faces"]) / FACES)


def _names(words: Iterable[str], speaker: Speaker) -> str:
    return ", ".join([speaker.name(word) for word in words])
