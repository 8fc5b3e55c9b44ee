"""What follows from a view for whoever draws it: values, odds, points; and what is printed on the cards."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypedDict

from sickbay.games.hrubec.cards import FACES, KINDS, Cards
from sickbay.games.hrubec.results import DEATH_PENALTY
from sickbay.games.hrubec.words import ACTION, ACTIONS, DOCTORS, PATIENT, PATIENTS, SPECIALTIES, WORDS

_PLACES: Final = {2: 3}
_MOST_PLACES: Final = 4
_SPECIAL_DOCTORS: Final = 11
_SPECIAL_PATIENTS: Final = 13
_MOST_KEPT: Final = 5000


class Odds(TypedDict):
    """One requirement of a patient who lies in a theatre, as an operation now would go (H4.10).

    ``faces``: the faces of the die that are a success. ``helped``: those that are one with all operation
    cards that the viewer sees in that hand.
    """

    value: int
    modifier: int
    bonus: int
    difficulty: int
    faces: list[int]
    helped: list[int]


def printed(cards: Cards) -> dict[str, object]:
    """What stands on the cards, by their words."""
    doctors = {
        doctor: {
            "values": cards.values[4 * at : 4 * at + 4],
            "female": bool(cards.female[at]),
            "special": at < _SPECIAL_DOCTORS,
        }
        for at, doctor in enumerate(DOCTORS)
    }
    patients = {
        patient: {
            "needs": {
                specialty: cards.needs[4 * at + number]
                for number, specialty in enumerate(SPECIALTIES)
                if cards.needs[4 * at + number]
            },
            "points": cards.points[at],
            "back": cards.backs[at],
            "special": at < _SPECIAL_PATIENTS,
        }
        for at, patient in enumerate(PATIENTS)
    }
    actions = {
        action: {"kind": KINDS[cards.kinds[at]], "modifiers": cards.modifiers[4 * at : 4 * at + 4]}
        for at, action in enumerate(ACTIONS)
    }
    return {"doctors": doctors, "patients": patients, "actions": actions}


class Team(NamedTuple):
    """A team's values (H2.2, H6.D7).

    :ivar doctors: the four values of each doctor in this team
    :ivar sums: the four sums, as the team card shows them (H2.4)
    """

    doctors: list[list[int]]
    sums: list[int]


class Facts:
    """The figures of a view, with these cards. What is worked out once is kept, and given to all who ask."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self._teams: dict[tuple[str, ...], Team] = {}
        self._odds: dict[tuple[str, tuple[object, ...]], dict[str, Odds]] = {}

    def of(self, view: dict[str, Any]) -> dict[str, object]:
        """Places of the waiting room; what may come; for each seat points, values and odds."""
        teams = [self.team(team) for team in view["teams"]]
        return {
            "places": self.places(view),
            "modifiers": self.modifiers(view["long_term"]),
            "forecast": self.forecast(view),
            "closing": self.closing(view),
            "seats": [
                {
                    "points": self.points(view, seat),
                    "values": team.sums,
                    "doctors": team.doctors,
                    "odds": self.odds(view, seat),
                }
                for seat, team in enumerate(teams)
            ],
        }

    def places(self, view: dict[str, Any]) -> int:
        """H2.5 The places of the waiting room, the covered one left out."""
        return _PLACES.get(len(view["hands"]), _MOST_PLACES)

    def team(self, doctors: list[str]) -> Team:
        """The values of a team; worked out once, for the same teams are looked at again and again."""
        found = self._teams.get(key := tuple(doctors))
        if found is None:
            if len(self._teams) >= _MOST_KEPT:
                self._teams.clear()
            found = self._teams[key] = self._team(doctors)
        return found

    def _team(self, doctors: list[str]) -> Team:
        numbers = [WORDS[doctor] for doctor in doctors]
        values = self.cards.with_female if any(self.cards.female[at] for at in numbers) else self.cards.values
        each = [values[4 * at : 4 * at + 4] for at in numbers]
        return Team(each, [sum([values[specialty] for values in each]) for specialty in range(4)])

    def points(self, view: dict[str, Any], seat: int) -> int:
        """H5.18 What the piles of a seat count now."""
        cured = sum([self.cards.points[WORDS[patient] - PATIENT] for patient in view["cured"][seat]])
        return cured - DEATH_PENALTY * len(view["morgues"][seat])

    def modifiers(self, long_term: str | None) -> list[int]:
        """What the active long-term card adds to every team at the roll (H4.10)."""
        if not long_term:
            return [0] * 4
        card = WORDS[long_term] - ACTION
        return self.cards.modifiers[4 * card : 4 * card + 4]

    def odds(self, view: dict[str, Any], seat: int) -> dict[str, Odds]:
        """Each requirement of the patient in the theatre of a seat, none if nobody lies there."""
        patient: str | None = view["theatres"][seat]
        return {} if patient is None else self.odds_with(view, seat, [patient])[patient]

    def forecast(self, view: dict[str, Any]) -> dict[str, dict[str, dict[str, Odds]]]:
        """What the odds of a seat would be with each patient that may still come to it.

        For the active seat and those through which the viewer looks.
        """
        found: dict[str, dict[str, dict[str, Odds]]] = {}
        theatres = [patient for patient in view["theatres"] if patient]
        for seat in range(len(view["hands"])):
            if seat == view["active"] or view["viewer"] >> seat & 1:
                patients = [*view["waiting"], *view["morgues"][seat], *theatres]
                found[str(seat)] = self.odds_with(view, seat, patients)
        return found

    def odds_with(self, view: dict[str, Any], seat: int, patients: list[str]) -> dict[str, dict[str, Odds]]:
        """For each of these patients, each requirement if this seat operated now.

        The long-term card counts (H4.9, H4.10), and so does the bonus if the seat is about to operate.
        """
        sums = self.team(view["teams"][seat]).sums
        bonus = view["bonus"] if seat == view["active"] else 0
        more = self.bonus_in_hand(view["hands"][seat])
        key = (*sums, view["long_term"], bonus, more)
        found: dict[str, dict[str, Odds]] = {}
        for patient in patients:
            odds = self._odds.get((patient, key))
            if odds is None:
                if len(self._odds) >= _MOST_KEPT:
                    self._odds.clear()
                odds = self._odds_of(patient, sums, view["long_term"], bonus, more)
                self._odds[patient, key] = odds
            found[patient] = odds
        return found

    def _odds_of(
        self, patient: str, values: list[int], long_term: str | None, bonus: int, more: int
    ) -> dict[str, Odds]:
        cards = self.cards
        die = list(range(1, FACES + 1))
        modifiers = self.modifiers(long_term)
        if long_term:
            card = WORDS[long_term] - ACTION
            die = cards.die[FACES * card : FACES * card + FACES]
            if cards.strike[card]:
                values = [0] * 4
        odds: dict[str, Odds] = {}
        for specialty, word in enumerate(SPECIALTIES):
            difficulty = cards.difficulty(WORDS[patient], specialty)
            if difficulty:
                modifier = modifiers[specialty]
                least = difficulty - values[specialty] - modifier - bonus
                odds[word] = {
                    "value": values[specialty],
                    "modifier": modifier,
                    "bonus": bonus,
                    "difficulty": difficulty,
                    "faces": [at + 1 for at, face in enumerate(die) if face >= least],
                    "helped": [at + 1 for at, face in enumerate(die) if face >= least - more],
                }
        return odds

    def closing(self, view: dict[str, Any]) -> dict[str, object] | None:
        """H5.10 The order of the final operations, and which place has come; None while it is open."""
        closer = view["closer"]
        if closer is None:
            return None
        seats = len(view["hands"])
        place = next((frame[1] for frame in view["agenda"] if frame[0] == "final_operations"), seats)
        return {"order": [(closer + 1 + at) % seats for at in range(seats)], "place": place}

    def bonus_in_hand(self, hand: list[str]) -> int:
        """What the operation cards of a hand would add together."""
        known = [WORDS[card] for card in hand if card != "?" and WORDS[card] >= ACTION]
        return sum([self.cards.bonus[card - ACTION] for card in known])
