"""The invariants of a position: what is so at every moment of every game."""

from __future__ import annotations

from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.games.hrubec.cards import BACKS, FEWEST_SEATS, LONG_TERM
from sickbay.games.hrubec.memory import check_history
from sickbay.games.hrubec.results import decided
from sickbay.games.hrubec.rules.frames import (
    DISCARDS_CARD,
    DISMISSES,
    DRAWS,
    FINAL,
    SENDS,
    SWAP,
    TAKES,
    TURN,
)
from sickbay.games.hrubec.state import ADMINISTRATION, DONE, INTAKE, NOBODY, OFFICES, OPERATION, Hrubec
from sickbay.games.hrubec.state import FINAL as FINAL_STAGE
from sickbay.games.hrubec.words import (
    ACTION,
    ALKOHOLIK,
    CARD_KIND,
    CLOSING,
    DOCTORS_SWAP,
    DOKTOR_PRAV,
    DOKTOR_ZHOR,
    EXHIBICIONISTA,
    MEDICKA,
    MUDR_BRUTAL,
    N_DOCTORS,
    PATIENT,
    PROSTITUTKA,
    PUCHYRE,
    QUEUE_KIND,
    SCHIZOFRENIK,
    USTRELENA_HLAVA,
    VETRELEC,
    VRATNY,
    WORDS,
    ZACPA,
    ZLOMENINA,
)


def check(state: Hrubec) -> None:
    """The invariants of a position.

    :raises BadPosition: naming the field and the rule
    """
    _check_cards(state)
    _check_patients(state)
    _check_turn(state)
    _check_agenda(state)
    check_history(state)
    if state.ended and state.ended != decided(state)[0]:
        raise BadPosition("result-wrong", "ended", rule="H5.18")


def _check_cards(state: Hrubec) -> None:
    left = [1] * N_DOCTORS + state.cards.copies
    places: list[tuple[str, list[int]]] = [(f"hands.{seat}", hand) for seat, hand in enumerate(state.hands)]
    places += [(f"teams.{seat}", team) for seat, team in enumerate(state.teams)]
    places += [
        ("discard_pile", state.discard_pile),
        ("long_term", [state.long_term] if state.long_term != NOBODY else []),
        ("playing", [state.playing] if state.playing != NOBODY else []),
        ("draw_pile", state.draw_pile),
    ]
    CARD_KIND.check_copies(places, left, "H2")
    if state.long_term != NOBODY and state.cards.kinds[state.long_term - ACTION] != LONG_TERM:
        raise BadPosition("not-long-term", "long_term", rule="H5.7", card=WORDS.words[state.long_term])
    for seat, team in enumerate(state.teams):
        most = OFFICES
        if state.agenda and state.agenda[-1][0] == DISMISSES and state.agenda[-1][1] == seat:
            most += 1 if state.agenda[-1][2] in team and state.agenda[-1][2] in _SENT_DOCTORS else 0
        if len(team) > most:
            raise BadPosition("team-over", f"teams.{seat}", rule="H1.1", also=("H5.2", "H5.14"), most=OFFICES)


def _check_patients(state: Hrubec) -> None:
    places: list[tuple[str, list[int]]] = [(f"cured.{seat}", pile) for seat, pile in enumerate(state.cured)]
    places += [(f"morgues.{seat}", pile) for seat, pile in enumerate(state.morgues)]
    places += [
        ("theatres", [patient for patient in state.theatres if patient != NOBODY]),
        ("waiting", state.waiting),
        ("removed", state.removed),
        ("queue", state.queue),
        ("covered", [state.covered] if state.covered != NOBODY else []),
    ]
    QUEUE_KIND.check_copies(places, [1] * (CLOSING + 1), "H2")
    counts = [0] * (BACKS + 1)
    for place, patients in places:
        for patient in patients:
            if patient != CLOSING and place != "covered":
                counts[state.cards.back(patient)] += 1
    for back in range(1, BACKS + 1):
        most = state.cards.queue[state.seats][back - 1]
        if counts[back] > most:
            raise BadPosition("patients-too-many", "queue", rule="H3.5", back=back, most=most)
    if len(state.waiting) > state.slots:
        raise BadPosition("waiting-over", "waiting", rule="H2.5", most=state.slots)
    if (state.covered != NOBODY) != (state.seats == FEWEST_SEATS):
        raise BadPosition("covered-wrong", "covered", rule="H3.3")
    if state.covered != NOBODY:
        back = state.cards.back(state.covered)
        if not state.cards.left_over(state.seats, back):
            raise BadPosition("covered-back", "covered", rule="H3.3", back=back)
    if state.queue[:1] != ([CLOSING] if state.closer == NOBODY else []):
        raise BadPosition("closing-card", "queue", rule="H5.10" if state.closer != NOBODY else "H3.4")
    backs = [state.cards.back(patient) for patient in state.queue[1:]]
    if backs != sorted(backs, reverse=True):
        raise BadPosition("queue-order", "queue", rule="H3.4")


def _check_turn(state: Hrubec) -> None:
    if state.active != (state.first + state.turn - 1) % state.seats:
        raise BadPosition("active-wrong", "active", rule="H3.6", turn=state.turn, first=state.first)
    if (state.stage == FINAL_STAGE) != (state.closer != NOBODY):
        raise BadPosition("stage-wrong", "stage", rule="H5.10")
    if state.closer not in (NOBODY, state.active):
        raise BadPosition("stage-wrong", "closer", rule="H5.10")
    wrong = (OPERATION,) if state.hospital else (ADMINISTRATION, INTAKE, FINAL_STAGE)
    if state.stage in wrong:
        raise BadPosition("stage-wrong", "stage", rule="H4.1")
    if state.passed_on and (state.seats != FEWEST_SEATS or ALKOHOLIK not in state.theatres):
        raise BadPosition("passed-on-wrong", "passed_on", rule="H12.17")
    if state.passed_on and state.hospital and state.stage != FINAL_STAGE:  # it would have ended the count
        raise BadPosition("passed-on-wrong", "passed_on", rule="H12.17")
    operating = not state.hospital and state.stage == OPERATION
    if state.bonus and not operating:
        raise BadPosition("bonus-wrong", "bonus", rule="H4.15")
    if state.operated != NOBODY and state.stage != FINAL_STAGE and (state.hospital or state.stage != DONE):
        raise BadPosition("operated-wrong", "operated", rule="H4.6")


_SENT_DOCTORS: Final = (DOKTOR_PRAV, DOKTOR_ZHOR, MEDICKA)
_CAUSES: Final[dict[int, tuple[int, ...]]] = {
    DRAWS: (MUDR_BRUTAL, VRATNY),
    DISMISSES: (VETRELEC, PROSTITUTKA, *_SENT_DOCTORS),
    DISCARDS_CARD: (PUCHYRE, ZACPA, ZLOMENINA),
    TAKES: (EXHIBICIONISTA, SCHIZOFRENIK),
    SENDS: (*_SENT_DOCTORS, USTRELENA_HLAVA),
}
"""What a frame may be for, where it says so."""


def _check_agenda(state: Hrubec) -> None:
    """The turn or the final operations, on it what a card or an operation has still to do."""
    agenda = state.agenda
    bad = BadPosition("agenda-bad", "agenda", rule="H4.1")
    for at in range(len(agenda)):
        frame = agenda[at]
        kind = frame[0]
        if not at:
            if kind != (TURN if state.closer == NOBODY else FINAL):
                raise bad
            if kind == FINAL and frame[1] > state.seats:
                raise BadPosition("seat-none", "agenda", seats=state.seats)
        elif kind in (TURN, FINAL) or (kind == SWAP and at + 1 < len(agenda)):
            raise bad
        elif kind != SWAP and frame[1] >= state.seats:
            raise BadPosition("seat-none", "agenda", seats=state.seats)
        elif (kind in _CAUSES and frame[2] not in _CAUSES[kind]) or (
            kind == SENDS and not PATIENT <= frame[3] < CLOSING
        ):
            raise bad
    swapping = bool(agenda) and agenda[-1][0] == SWAP
    if swapping and (state.closer != NOBODY or len(agenda) != 2):
        raise bad
    if swapping != (state.playing == DOCTORS_SWAP) or (state.playing != NOBODY) != swapping:
        raise BadPosition("agenda-bad", "playing", rule="H6.3")
    if len(state.picks) != (state.seats if swapping else 0):
        raise BadPosition("agenda-bad", "picks", rule="H6.3")
    for seat, pick in enumerate(state.picks):
        if pick != NOBODY and pick not in state.teams[seat]:
            raise BadPosition("agenda-bad", "picks", rule="H6.3")
    if state.ended and state.closer == NOBODY:
        raise BadPosition("result-wrong", "ended", rule="H5.10")
