"""What a position is worth to a seat: points, the next operation, the teams, the cards in the hand."""

from __future__ import annotations

from typing import Final

from sickbay.games.hrubec.bot.weights import Weights
from sickbay.games.hrubec.cards import BACKS, FACES, FEWEST_SEATS
from sickbay.games.hrubec.results import DEATH_PENALTY, points
from sickbay.games.hrubec.rules.operation import butcher_works
from sickbay.games.hrubec.rules.pieces import team_value
from sickbay.games.hrubec.state import (
    ADMINISTRATION,
    DRAW_BELOW,
    FINAL,
    INTAKE,
    NOBODY,
    OFFICES,
    OPERATION,
    Hrubec,
)
from sickbay.games.hrubec.words import (
    ACTION,
    ALKOHOLIK,
    DOKTOR_PRAV,
    DOKTOR_ZHOR,
    MUDR_BRUTAL,
    N_DOCTORS,
    N_PATIENTS,
    PATIENT,
    REZNIK,
    UNKNOWN,
    USTRELENA_HLAVA,
    VRATNY,
)

_HOPELESS: Final = -99.0


class Judge:
    """Judges positions that are a move or two away from one position.

    :param state: the position as the seat knows it
    :param backs: how many patients of each back are in the queue
    :param seat: whose side the judge is on
    """

    def __init__(self, state: Hrubec, backs: list[int], seat: int, weights: Weights) -> None:
        self.weights = weights
        self.seat = seat
        self.cards = state.cards
        self._values: dict[tuple[int, ...], list[int]] = {}
        self._outlooks: dict[tuple[int, ...], float] = {}
        self._faces: dict[int, list[int]] = {}
        self.coming = patients_to_come(state, backs)
        patients = sum(backs) + len(state.waiting)
        self.ahead: float = 0.0 if state.stage == FINAL else weights.share * patients / state.seats
        self.fade: float = min(1.0, self.ahead / weights.long_game)
        self.against = self._rivals(state)
        self.keep = self._hand(state)

    def _rivals(self, state: Hrubec) -> list[float]:
        """How much the points of each seat count against: the leader's more."""
        weights = self.weights
        standing = [self.own(state, seat) for seat in range(state.seats)]
        standing[self.seat] = _HOPELESS
        leader = standing.index(max(standing))
        against = [weights.rival / (state.seats - 1)] * state.seats
        against[leader] += weights.leader
        against[self.seat] = 0.0
        return against

    def _hand(self, state: Hrubec) -> dict[int, float]:
        """What each card of the hand is worth while it is kept."""
        weights = self.weights
        keep = {card: self.fade * worth for card, worth in weights.keep.items()}
        keep[UNKNOWN] = self.fade * weights.card
        team = state.teams[self.seat]
        now = self.future(state, self.seat)
        for card in state.hands[self.seat]:
            if card < N_DOCTORS:
                state.teams[self.seat] = [*team, card]
                gain = self.future(state, self.seat) - now
                later = max(0.0, 1.0 - 1.0 / self.ahead) if self.ahead else 0.0
                keep[card] = max(self.fade * weights.idle, gain * later * weights.later)
        state.teams[self.seat] = team
        return keep

    # -- the position ----------------------------------------------------------------------------------

    def worth(self, state: Hrubec) -> float:
        """The worth of a position in points: what the seat has and can hope for, less what rivals have."""
        worth = self.own(state, self.seat) + self.hand(state)
        for seat in range(state.seats):
            if seat != self.seat:
                worth -= self.against[seat] * self.own(state, seat)
        return worth - self.weights.stalemate if self.is_stalemate(state) else worth

    def own(self, state: Hrubec, seat: int) -> float:
        """Points of a seat, had and hoped for."""
        worth = points(state, seat) + self.next_operation(state, seat)
        if state.stage != FINAL:
            worth += self.future(state, seat)
        return worth

    def hand(self, state: Hrubec) -> float:
        """What the cards of the own hand may still bring."""
        hand = state.hands[self.seat]
        worth = 0.0
        for card in hand:
            worth += self.keep[card]
        if len(hand) >= DRAW_BELOW:
            worth -= self.weights.crowded * self.fade * (len(hand) - DRAW_BELOW + 1)
        return 0.0 if state.stage == FINAL else worth

    # -- operations ------------------------------------------------------------------------------------

    def next_operation(self, state: Hrubec, seat: int) -> float:
        """What the patient in the theatre may bring, or the one who may come next."""
        patient = state.theatres[seat]
        if patient != NOBODY:
            return self.operation(state, seat, patient)
        if state.stage == FINAL:
            return 0.0
        weights = self.weights
        now = seat == state.active and state.hospital and state.stage in (ADMINISTRATION, INTAKE)
        best = weights.look * self.outlook(state, seat)
        part = 1.0 if now else weights.wait
        for patient in state.waiting:
            if patient != UNKNOWN:
                hope = self.operation(state, seat, patient)
                if hope > 0.0:
                    hope *= part
                if hope > best:
                    best = hope
        return best

    def is_stalemate(self, state: Hrubec) -> bool:
        """Whether an Alcoholic whom neither of two players can cure goes to and fro for ever (H6.P1)."""
        if state.seats != FEWEST_SEATS or ALKOHOLIK not in state.theatres or state.stage == FINAL:
            return False
        for specialty in range(4):
            difficulty = self.cards.difficulty(ALKOHOLIK, specialty)
            if difficulty:
                for seat in range(state.seats):
                    bonus = state.bonus if seat == state.active else 0
                    needed = difficulty - self.values(state, seat)[specialty] - bonus
                    if self.successes(state.long_term, needed):
                        return False
        return True

    def operation(self, state: Hrubec, seat: int, patient: int) -> float:
        """What operating on a patient is worth, by his best requirement."""
        best = _HOPELESS
        for specialty in range(4):
            if self.cards.difficulty(patient, specialty):
                worth = self.by_requirement(state, seat, patient, specialty)
                if worth > best:
                    best = worth
        return best

    def by_requirement(self, state: Hrubec, seat: int, patient: int, specialty: int) -> float:
        """What operating on a patient is worth by one of his requirements: over the faces of the die."""
        weights = self.weights
        team = state.teams[seat]
        cured = self.cards.points[patient - PATIENT] + weights.cured.get(patient, 0.0)
        if patient == USTRELENA_HLAVA:
            cured = weights.head
        failed = weights.failed.get(patient, 0.0)
        if MUDR_BRUTAL in team:
            failed += weights.card
        if VRATNY in team:
            cured += weights.card
        died = 0.0 if patient == ALKOHOLIK or DOKTOR_PRAV in team else -float(DEATH_PENALTY)
        total = self.values(state, seat)[specialty]
        if seat == state.active and state.stage == OPERATION:
            total += state.bonus
        needed = self.cards.difficulty(patient, specialty) - total
        successes = self.successes(state.long_term, needed)
        worth = cured * successes + (failed + died) * (FACES - successes)
        if REZNIK in team and successes < FACES and butcher_works(state):
            worth -= died
        return worth / FACES

    def successes(self, long_term: int, needed: int) -> int:
        """On how many faces the effective roll is at least so much (H4.9)."""
        faces = self._faces.get(long_term)
        if faces is None:
            at = FACES * (long_term - ACTION)
            faces = list(range(1, FACES + 1)) if long_term == NOBODY else self.cards.die[at : at + FACES]
            self._faces[long_term] = faces
        count = 0
        for face in faces:
            if face >= needed:
                count += 1
        return count

    # -- teams -----------------------------------------------------------------------------------------

    def values(self, state: Hrubec, seat: int) -> list[int]:
        """The values of a team in the four specialties, with the long-term card (H4.10)."""
        key = (state.long_term, *state.teams[seat])
        values = self._values.get(key)
        if values is None:
            values = [team_value(state, seat, specialty) for specialty in range(4)]
            if state.long_term != NOBODY:
                card = state.long_term - ACTION
                for specialty in range(4):
                    if self.cards.strike[card]:
                        values[specialty] = 0
                    values[specialty] += self.cards.modifiers[4 * card + specialty]
            self._values[key] = values
        return values

    def future(self, state: Hrubec, seat: int) -> float:
        """What a team may bring after the next operation; Doctor Zhor will have left, and a fifth doctor."""
        team = state.teams[seat]
        if DOKTOR_ZHOR in team:
            state.teams[seat] = [doctor for doctor in team if doctor != DOKTOR_ZHOR]
        best = self.outlook(state, seat)
        if len(state.teams[seat]) > OFFICES:
            five = state.teams[seat]
            best = _HOPELESS
            for at in range(len(five)):
                state.teams[seat] = five[:at] + five[at + 1 :]
                best = max(best, self.outlook(state, seat))
        state.teams[seat] = team
        return self.weights.future * self.ahead * best

    def outlook(self, state: Hrubec, seat: int) -> float:
        """What a team makes of the best of a few patients who wait now or come later."""
        key = (state.long_term, *state.teams[seat])
        outlook = self._outlooks.get(key)
        if outlook is None:
            outlook = self._outlook(state, seat)
            self._outlooks[key] = outlook
        return outlook

    def _outlook(self, state: Hrubec, seat: int) -> float:
        weights = self.weights
        hopes = [
            (self.operation(state, seat, PATIENT + at), share)
            for at, share in enumerate(self.coming)
            if share > 0.0
        ]
        total = sum(self.coming)
        if total <= 0.0:
            return 0.0
        hopes.sort()
        outlook = 0.0
        below = 0.0
        before = 0.0
        for hope, share in hopes:  # the best of so many is this one as often as none is better
            below += share
            chance: float = (below / total) ** weights.choice
            outlook += hope * (chance - before)
            before = chance
        for doctor in state.teams[seat]:
            outlook += weights.skill.get(doctor, 0.0)
        return outlook


def patients_to_come(state: Hrubec, backs: list[int]) -> list[float]:
    """How likely each patient is to wait now or to come out of the queue, by what is to be seen (H7.2)."""
    unseen = [True] * N_PATIENTS
    for pile in (*state.cured, *state.morgues, state.theatres, state.removed, state.waiting):
        for patient in pile:
            if patient != NOBODY:
                unseen[patient - PATIENT] = False
    coming = [0.0] * N_PATIENTS
    for back in range(1, BACKS + 1):
        hidden = [patient for patient in state.cards.of_back(back) if unseen[patient - PATIENT]]
        for patient in hidden:
            coming[patient - PATIENT] = backs[back - 1] / len(hidden)
    for patient in state.waiting:
        coming[patient - PATIENT] = 1.0
    return coming
