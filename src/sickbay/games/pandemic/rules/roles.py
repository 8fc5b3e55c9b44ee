"""The actions that only one role has (P6.R1, P6.R2, P6.R4)."""

from __future__ import annotations

from sickbay.core.rules import Reason
from sickbay.core.state import EVERYONE
from sickbay.core.words import Move
from sickbay.games.pandemic.rules.actions import (
    no_charter_flight,
    no_direct_flight,
    no_shuttle_flight,
    not_connected,
)
from sickbay.games.pandemic.rules.pieces import discard_card, move_pawn
from sickbay.games.pandemic.rules.sentences import (
    DISPATCH_CHARTERS,
    DISPATCH_DIRECTS,
    DISPATCH_DRIVES,
    DISPATCH_SHUTTLES,
    DISPATCH_WAYS,
    JOINS,
    SPECIALS,
    STORES,
)
from sickbay.games.pandemic.rules.verbs import (
    Action,
    ConsentVerb,
    action_not_now,
    ask_consent,
    drop_refused,
    needs_consent,
    refused_lately,
    spend_action,
    tell_card,
)
from sickbay.games.pandemic.state import Pandemic
from sickbay.games.pandemic.words import (
    AIRLIFT,
    CHARTER,
    CITY_KIND,
    CONTINGENCY_PLANNER,
    DIRECT,
    DISPATCHER,
    DRIVE,
    EVENT_KIND,
    JOIN,
    N_CITIES,
    NUMBER,
    OPERATIONS_EXPERT,
    STORED,
    WORDS,
)


def not_the_role(state: Pandemic, seat: int, role: int, rule: str) -> Reason | None:
    """The reason if the seat has another role."""
    return None if state.roles[seat] == role else Reason(rule, "role-needed", role=WORDS.words[role])


class StoreEvent(Action):
    """P6.R1 Contingency Planner: store an event of the player discard pile, one at a time."""

    word = "store"
    rule = "P6.R1"
    shape = (EVENT_KIND,)

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        if state.roles[seat] == CONTINGENCY_PLANNER and state.stored < 0:
            for card in state.player_discard:
                if card >= AIRLIFT:
                    out.append(STORES[card - AIRLIFT])

    def not_now(self, state: Pandemic, seat: int) -> Reason | None:
        return super().not_now(state, seat) or not_the_role(state, seat, CONTINGENCY_PLANNER, "P6.R1")

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        if state.stored >= 0:
            return Reason("P6.R1", "event-stored", event=WORDS.words[state.stored])
        if move[1] not in state.player_discard:
            return Reason("P6.R1", "event-not-discarded", ("P9.15",), event=WORDS.words[move[1]])
        return None

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        spend_action(state)
        state.player_discard.remove(move[1])
        state.stored = move[1]
        if state.log is not None:
            state.log.append((EVERYONE, (STORED, NUMBER + seat, move[1])))


class Dispatch(ConsentVerb):
    """P6.R2 Dispatcher: a pawn joins another, or another's pawn moves as if it were his (P9.9, P9.10)."""

    word = "dispatch"
    rule = "P6.R2"

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        if state.roles[seat] != DISPATCHER:
            return
        places: list[int] = []
        for city in state.pawns:
            if city not in places:
                places.append(city)
        for moved in range(state.seats):
            here = state.pawns[moved]
            joins = JOINS[moved]
            for city in places:
                if city != here:
                    out.append(joins[city])
            if moved != seat:
                offer_travel(state, state.hands[seat], moved, here, out)
        if state.refused:
            drop_refused(state, seat, self.number, out)

    def why_not(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        reason = action_not_now(state, seat) or not_the_role(state, seat, DISPATCHER, "P6.R2")
        if reason is not None:
            return reason
        if (
            len(move) != 4
            or not NUMBER <= move[1] < NUMBER + state.seats
            or move[2] not in DISPATCH_WAYS
            or move[3] >= N_CITIES
        ):
            return Reason("P6.R2", "sentence-bad", ("P9.10",), verb=self.word)
        moved, way, city = move[1] - NUMBER, move[2], move[3]
        here = state.pawns[moved]
        if way == JOIN:
            if city == here:
                return Reason("P6.R2", "already-there", ("P9.9",), city=WORDS.words[city])
            if city not in state.pawns:
                return Reason("P6.R2", "pawn-needed", ("P9.9",), city=WORDS.words[city])
        elif moved == seat:
            return Reason("P6.R2", "dispatch-other-pawn", ("P9.9",))
        elif way == DRIVE:
            reason = not_connected("P6.R2", here, city)
        elif way == DIRECT:
            reason = no_direct_flight("P6.R2", state, seat, here, city)
        elif way == CHARTER:
            reason = no_charter_flight("P6.R2", state, seat, here, city)
        else:
            reason = no_shuttle_flight("P6.R2", state, here, city)
        return reason or refused_lately(state, seat, move)

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        moved = move[1] - NUMBER
        if needs_consent(state, seat, moved):
            if move[2] == DIRECT:
                tell_card(state, seat, move[3])
            elif move[2] == CHARTER:
                tell_card(state, seat, state.pawns[moved])
            ask_consent(state, seat, moved, move)
        else:
            self.do(state, seat, move)

    def do(self, state: Pandemic, seat: int, move: Move) -> None:
        moved = move[1] - NUMBER
        spend_action(state)
        if move[2] == DIRECT:
            discard_card(state, seat, move[3])
        elif move[2] == CHARTER:
            discard_card(state, seat, state.pawns[moved])
        move_pawn(state, moved, move[3])


def offer_travel(state: Pandemic, hand: list[int], moved: int, here: int, out: list[Move]) -> None:
    """The sentences that move another's pawn as P5.1 to P5.4 do, paid from the Dispatcher's hand."""
    out += DISPATCH_DRIVES[moved][here]
    directs = DISPATCH_DIRECTS[moved]
    for card in hand:
        if card < N_CITIES and card != here:
            out.append(directs[card])
    if here in hand:
        out += DISPATCH_CHARTERS[moved][here]
    if state.station[here]:
        shuttles = DISPATCH_SHUTTLES[moved]
        for city in state.stations:
            if city != here:
                out.append(shuttles[city])


class SpecialMove(Action):
    """P6.R4 Operations Expert: once a turn from a station to anywhere, for any city card (P9.11)."""

    word = "special"
    rule = "P6.R4"
    shape = (CITY_KIND, CITY_KIND)

    def offers(self, state: Pandemic, seat: int, out: list[Move]) -> None:
        here = state.pawns[seat]
        if state.roles[seat] == OPERATIONS_EXPERT and not state.special_used and state.station[here]:
            for card in state.hands[seat]:
                if card < N_CITIES:
                    sentences = SPECIALS[card]
                    out += sentences[:here]
                    out += sentences[here + 1 :]

    def not_now(self, state: Pandemic, seat: int) -> Reason | None:
        return super().not_now(state, seat) or not_the_role(state, seat, OPERATIONS_EXPERT, "P6.R4")

    def not_so(self, state: Pandemic, seat: int, move: Move) -> Reason | None:
        here = state.pawns[seat]
        if state.special_used:
            return Reason("P6.R4", "special-once", ("P9.11",))
        if not state.station[here]:
            return Reason("P6.R4", "station-needed", ("P9.11",), city=WORDS.words[here])
        if move[2] == here:
            return Reason("P6.R4", "already-there", city=WORDS.words[here])
        if move[1] not in state.hands[seat]:
            return Reason("P6.R4", "card-needed", card=WORDS.words[move[1]])
        return None

    def apply(self, state: Pandemic, seat: int, move: Move) -> None:
        spend_action(state)
        state.special_used = True
        discard_card(state, seat, move[1])
        move_pawn(state, seat, move[2])
