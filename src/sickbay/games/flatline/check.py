"""The invariants of a position: what is so at every moment of every game."""

from __future__ import annotations

from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.games.flatline.cards import DIAL_SPACES, DIALS, DICE, LINES_OF, ON_HIT, RED_SLOTS, TRACK
from sickbay.games.flatline.results import ALL_TREATED, OUT_OF_POWER, TOO_MANY_FAILED
from sickbay.games.flatline.rules.frames import (
    ACTIVATE,
    ARRIVE,
    CLEAN_UP,
    CLEAR,
    COUNTDOWN,
    DRAW,
    EFFECT,
    ESCALATE,
    JUDGE,
    PLAN,
    RECHARGE,
    RESOLVE,
    REVEAL,
    ROLL,
    START,
    TILES,
    TREAT,
    TRIGGER,
)
from sickbay.games.flatline.setup import patients_dealt
from sickbay.games.flatline.state import LOCKED_LATE, NOBODY, STATIONS_LOCK, TRACK_LOCK, Flatline
from sickbay.games.flatline.words import (
    CARD,
    CARD_KIND,
    LINES,
    N_LINES,
    N_TARGETS,
    PATIENT,
    PATIENT_KIND,
    SPACES,
    STATION,
    WORDS,
)


def check(state: Flatline) -> None:
    """The invariants of a position.

    :raises BadPosition: naming the field and the rule
    """
    _check_cards(state)
    _check_patients(state)
    _check_dice(state)
    _check_moment(state)
    _check_agenda(state)


def _check_cards(state: Flatline) -> None:
    places = [
        ("area", [card for card in state.area if card != NOBODY]),
        ("stat", state.stat),
        ("triage", state.triage),
        ("failed", state.failed),
        ("emergency_discard", state.discard),
        ("boxed", state.boxed),
        ("emergency_deck", state.deck),
    ]
    CARD_KIND.check_copies(places, [1] * PATIENT, "F2")
    if sum([len(cards) for _, cards in places]) != PATIENT - CARD:
        raise BadPosition("cards-missing", "emergency_deck", rule="F2", count=PATIENT - CARD)
    most = RED_SLOTS if state.ended == TOO_MANY_FAILED else RED_SLOTS - 1
    if len(state.failed) > most:
        raise BadPosition("failed-too-many", "failed", rule="F1.5", most=RED_SLOTS)


def _check_patients(state: Flatline) -> None:
    bays = [patient for patient in state.bays if patient != NOBODY]
    places = [("bays", bays), ("treated", state.treated), ("patient_stack", state.stack)]
    PATIENT_KIND.check_copies(places, [1] * (PATIENT + len(LINES_OF)), "F2")
    dealt = patients_dealt(state.options)
    if sum([len(patients) for _, patients in places]) != dealt:
        raise BadPosition("patients-wrong", "patient_stack", rule="F3.2", count=dealt)
    if (state.ended == ALL_TREATED) == (bool(bays) or bool(state.stack)):
        raise BadPosition("nobody-left", "bays", rule="F4.19", also=("F1.4",))
    for bay, patient in enumerate(state.bays):
        lines = LINES_OF[patient - PATIENT] if patient != NOBODY else 0
        if state.tiles[bay] >> lines:
            line = LINES * bay + state.tiles[bay].bit_length() - 1
            raise BadPosition("tile-nowhere", "tiles", rule="F4.17", line=WORDS.words[line])


def _check_dice(state: Flatline) -> None:
    """Each die is where it can be (F2.4), and each line could still be finished (F5.11)."""
    seats = range(state.seats)
    running = bool(state.agenda) and state.agenda[0][0] == COUNTDOWN
    if not running and (any(state.hands) or any(state.permissions) or state.done):
        raise BadPosition("dice-in-hand", "dice", rule="F4.14")
    if len(state.track) > TRACK[state.seats]:
        raise BadPosition("track-over", "track", rule="F5.15", most=TRACK[state.seats])
    holder = state.holder
    placed = [holder[space] - 1 for space in range(len(holder)) if holder[space]]
    for seat in seats:
        if state.hands[seat] & ~state.pools[seat] and running:
            raise BadPosition("die-in-reserve", f"dice.{seat}", rule="F2.4", also=("F4.11",))
        if state.permissions[seat] and not state.hands[seat]:
            raise BadPosition("permission-empty", f"permissions.{seat}", rule="F5.17")
    if running:
        for die in placed + state.track:
            if not state.pools[die // DICE] >> die % DICE & 1:
                raise BadPosition("die-in-reserve", f"dice.{die // DICE}", rule="F2.4", also=("F4.11",))
    early = state.agenda and state.agenda[0][0] < COUNTDOWN
    if early and (placed or state.track or state.freed):
        raise BadPosition("dice-too-early", "dice", rule="F4.11", also=("F4.23",))
    for target in range(N_TARGETS):
        if state.used(target):
            _check_station(state, target)
            _check_line(state, target)


def _check_station(state: Flatline, target: int) -> None:
    """No dice lie on a station that is closed or locked, until it may have given its cube (F4.20, F6.10)."""
    if not N_LINES <= target < CARD or not state.agenda or state.agenda[0][0] == CLEAN_UP:
        return
    closed = not state.stations >> (target - STATION) & 1
    if closed or state.locks[STATIONS_LOCK]:
        rule = "F4.20" if closed else "F6.10"
        raise BadPosition("die-nowhere", "dice", rule=rule, also=("F5.5",), station=WORDS.words[target])


def _check_line(state: Flatline, target: int) -> None:
    """The dice on a target fit it, one after another (F5.5, F5.11)."""
    shape = state.shape_of(target)
    if shape is None:  # its card or patient has gone since (F6.27)
        if state.agenda and state.agenda[0][0] == COUNTDOWN and target < N_LINES:
            raise BadPosition("space-nowhere", "dice", rule="F5.5", line=WORDS.words[target])
        return
    used = state.used(target)
    if target < N_LINES and state.agenda and state.agenda[0][0] > TILES:
        return  # another patient may lie there, or a tile
    for space in range(SPACES):
        if used >> space & 1:
            die = state.holder[SPACES * target + space] - 1
            face = state.faces[die] - 1
            if space >= shape.size or not shape.accepts[space] >> face & 1:
                raise BadPosition(
                    "die-does-not-fit", f"dice.{die // DICE}", rule="F5.5", line=WORDS.words[target]
                )
    if not could_stand(state, target):
        raise BadPosition("line-constraint", "dice", rule="F5.11", line=WORDS.words[target])


def could_stand(state: Flatline, target: int) -> bool:
    """F5.11 Whether the dice on a target could have been placed, in some order; a freed line takes any."""
    from sickbay.games.flatline.cards import ALL, ANY, MULTI, ONE, SPLIT, TWO
    from sickbay.games.flatline.rules.lines import is_freed, seats_on

    shape = state.shape_of(target)
    if shape is None or shape.who == ANY or is_freed(state, target):
        return True
    full = state.used(target) == shape.full
    on = seats_on(state, target, shape.full)
    count = on.bit_count()
    if shape.who == ONE:
        return count <= 1
    if shape.who == TWO:
        return count == 2 if full else count <= 2
    if shape.who == MULTI:
        return count > 1 or not full
    if shape.who == ALL:
        return all(
            not state.holder[SPACES * target + space]
            or (state.holder[SPACES * target + space] - 1) // DICE == space
            for space in range(shape.size)
        )
    assert shape.who == SPLIT
    left = seats_on(state, target, shape.full & ~shape.right)
    right = seats_on(state, target, shape.right)
    return left.bit_count() <= 1 and right.bit_count() <= 1 and not left & right


def _check_moment(state: Flatline) -> None:
    """What is said of a step is there only while that step runs."""
    at = state.agenda[0][0] if state.agenda else -1
    if not state.agenda:
        return
    if state.due and at != DRAW:
        raise BadPosition("due-wrong", "due", rule="F4.3")
    if state.doors_held and at not in (START, DRAW):
        raise BadPosition("doors-wrong", "doors_held", rule="F4.3")
    if (state.activated or state.escalating) and at not in (TRIGGER, ESCALATE):
        raise BadPosition("activated-wrong", "activated", rule="F4.8")
    if any(state.dice) and at in (START, DRAW, ROLL):
        raise BadPosition("dice-too-early", "emergency_dice", rule="F4.7")
    if len(set(state.activated) & set(state.area)) != len(state.activated):
        raise BadPosition("activated-wrong", "activated", rule="F4.8")
    if state.ready and (at != PLAN or not state.all_ready):
        raise BadPosition("ready-wrong", "ready", rule="F4.10")
    if state.locks[TRACK_LOCK] == LOCKED_LATE and at not in (TREAT, CLEAN_UP):
        raise BadPosition("lock-early", "locks.track", rule="F4.23")
    if state.tokens and COUNTDOWN < at < TREAT:
        raise BadPosition("tokens-wrong", "tokens", rule="F4.14")
    if not state.power and state.last_cube_loses and state.ended != OUT_OF_POWER:
        raise BadPosition("power-none", "power", rule="F1.5")


_ABOVE: Final[dict[int, tuple[int, ...]]] = {
    ROLL: (REVEAL,),
    ESCALATE: (ACTIVATE, EFFECT),
    TREAT: (TILES, CLEAR, JUDGE, EFFECT),
    CLEAN_UP: (ARRIVE, RECHARGE),
}
"""What may lie above the frame that says where in the round the game is, in this order."""


def _check_agenda(state: Flatline) -> None:
    agenda = state.agenda
    if not agenda:
        return
    kinds = [frame[0] for frame in agenda]
    stage = kinds[0]
    order = (stage, *_ABOVE.get(stage, ()))
    stages = (START, DRAW, ROLL, TRIGGER, ESCALATE, PLAN, COUNTDOWN, RESOLVE, TREAT, CLEAN_UP)
    places = [order.index(kind) if kind in order else -1 for kind in kinds]
    if stage not in stages or -1 in places or places != sorted(set(places)):
        raise BadPosition("agenda-bad", "agenda", rule="F4.1", also=("F4.12",))
    top = agenda[-1]
    if top[0] == EFFECT and not _may_act(state, top[1], top[2]):
        raise BadPosition("agenda-bad", "agenda", rule="F5.3")


def _may_act(state: Flatline, code: int, source: int) -> bool:
    """Whether this is what a card of the emergency area does, or what the dial has just triggered (F4.18)."""
    stage = state.agenda[0][0]
    if source < PATIENT:
        return stage == ESCALATE and source in state.area and ON_HIT[source - CARD] == code
    connected = DIALS[DIAL_SPACES * (source - PATIENT) + state.dial % DIAL_SPACES]
    return stage == TREAT and len(state.agenda) == 2 and source in state.treated and connected == code
