"""Pandemic (2013): the whole game on one screen. Rules: docs/rules/pandemic.md, cited as P4.3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from sickbay.core.bot import BotMaker
from sickbay.core.chance import Chance
from sickbay.core.errors import BadPosition
from sickbay.core.game import Game
from sickbay.core.options import Options
from sickbay.core.positions import View
from sickbay.core.rules import Result, Step, Verb, in_order
from sickbay.core.tally import Tally
from sickbay.core.teller import Teller
from sickbay.games.pandemic.board import read_cities
from sickbay.games.pandemic.check import check
from sickbay.games.pandemic.determinize import draw_state
from sickbay.games.pandemic.facts import facts
from sickbay.games.pandemic.position import check_moment, read_position
from sickbay.games.pandemic.results import CURES_FOUND, RESULTS
from sickbay.games.pandemic.rules import frames
from sickbay.games.pandemic.rules.acting import Act
from sickbay.games.pandemic.rules.actions import (
    Build,
    CharterFlight,
    DirectFlight,
    DiscoverCure,
    Drive,
    Pass,
    ShuttleFlight,
    TreatDisease,
)
from sickbay.games.pandemic.rules.consent import Agree, AskConsent, Refuse
from sickbay.games.pandemic.rules.events import (
    Airlift,
    Arrange,
    ArrangeForecast,
    Forecast,
    GovernmentGrant,
    OneQuietNight,
    ResilientPopulation,
    Show,
)
from sickbay.games.pandemic.rules.hand_limit import Discard, HandLimit
from sickbay.games.pandemic.rules.roles import Dispatch, SpecialMove, StoreEvent
from sickbay.games.pandemic.rules.sharing import Give, Take
from sickbay.games.pandemic.rules.turn import (
    Draw,
    EndTurn,
    Increase,
    Infect,
    InfectBottom,
    InfectCities,
    Intensify,
)
from sickbay.games.pandemic.rules.windows import Window
from sickbay.games.pandemic.setup import OPTIONS, STREAMS, complete_options, empty_board, set_up
from sickbay.games.pandemic.state import Pandemic
from sickbay.games.pandemic.tally import tally
from sickbay.games.pandemic.telling import TELLER
from sickbay.games.pandemic.view import write_public, write_view
from sickbay.games.pandemic.words import (
    CONTINGENCY_PLANNER,
    DISPATCHER,
    OPERATIONS_EXPERT,
    ROLE,
    ROLES,
    WORDS,
)
from sickbay.games.pandemic.written import (
    BOARD_FIELDS,
    SECRET_FIELDS,
    read_board,
    read_secrets,
    write_board,
    write_secrets,
)

_airlift: Final = Airlift(WORDS)
_give: Final = Give(WORDS)
_take: Final = Take(WORDS)
_dispatch: Final = Dispatch(WORDS)

ACTIONS: Final[tuple[Verb[Pandemic], ...]] = (
    Drive(WORDS),
    DirectFlight(WORDS),
    CharterFlight(WORDS),
    ShuttleFlight(WORDS),
    Build(WORDS),
    TreatDisease(WORDS),
    _give,
    _take,
    DiscoverCure(WORDS),
)
ROLE_ACTIONS: Final[dict[int, Verb[Pandemic]]] = {
    CONTINGENCY_PLANNER: StoreEvent(WORDS),
    DISPATCHER: _dispatch,
    OPERATIONS_EXPERT: SpecialMove(WORDS),
}
PASS: Final = Pass(WORDS)
EVENTS: Final[tuple[Verb[Pandemic], ...]] = (
    _airlift,
    Forecast(WORDS),
    GovernmentGrant(WORDS),
    OneQuietNight(WORDS),
    ResilientPopulation(WORDS),
)
DISCARD: Final = Discard(WORDS)
ANSWERS: Final[tuple[Verb[Pandemic], ...]] = (
    Agree(WORDS, (_give, _take, _dispatch, _airlift)),
    Refuse(WORDS),
)
LOOKING: Final[tuple[Verb[Pandemic], ...]] = (Arrange(WORDS), Show(WORDS))


def _actions_of(role: int) -> tuple[Verb[Pandemic], ...]:
    own = ROLE_ACTIONS.get(role)
    return (*ACTIONS, PASS) if own is None else (*ACTIONS, own, PASS)


STEPS: Final[dict[int, Step[Pandemic]]] = {
    frames.ACT: Act({ROLE + i: _actions_of(ROLE + i) for i in range(len(ROLES))}, EVENTS),
    frames.WINDOW: Window(PASS, EVENTS),
    frames.DRAW: Draw(),
    frames.INCREASE: Increase(),
    frames.INFECT_BOTTOM: InfectBottom(),
    frames.INTENSIFY: Intensify(),
    frames.LIMIT: HandLimit(DISCARD, EVENTS),
    frames.INFECT_CITIES: InfectCities(),
    frames.INFECT: Infect(),
    frames.END_TURN: EndTurn(),
    frames.CONSENT: AskConsent(ANSWERS),
    frames.ARRANGE: ArrangeForecast(LOOKING),
}

_SECRETS: Final[dict[str, tuple[int, ...]]] = {
    "drew": (2,),
    "looked": (2, 3, 4, 5, 6, 7),
    "order": (1, 2, 3, 4, 5, 6),
    "ordered": (2, 3, 4, 5, 6, 7),
}


class PandemicGame(Game[Pandemic]):
    """All of P1 to P9."""

    id = "pandemic"
    version = "1"
    over_rule = "P1.4"
    turn_rule = "P4.1"
    bookkeeping = (
        "refused", "piles", "infection_layers", "infection_pools", "infection_feeds", "pools",
        "infection_known_to", "memory",
    )  # fmt: skip
    quiet: ClassVar[dict[str, str]] = {"W": "pass", "P5.12": "refuse"}
    landmarks = ("turn", "epidemic", "outbreak")

    def __init__(self) -> None:
        super().__init__(
            words=WORDS,
            options=OPTIONS,
            streams=STREAMS,
            steps=in_order(STEPS),
            verbs=(*ACTIONS, *ROLE_ACTIONS.values(), PASS, *EVENTS, DISCARD, *ANSWERS, *LOOKING),
            results=RESULTS,
            secrets=_SECRETS,
        )

    def read_options(self, given: Mapping[str, object] | None = None) -> Options:
        return complete_options(given)

    def set_up(self, options: Options, chance: Chance) -> Pandemic:
        return set_up(options, chance)

    def result(self, state: Pandemic) -> Result | None:
        """All win or lose together (P1.1)."""
        result = super().result(state)
        if result is not None and state.ended == CURES_FOUND:
            return Result(tuple(range(state.seats)), result.rule, result.key)
        return result

    def bots(self) -> dict[str, BotMaker]:
        from sickbay.games.pandemic.bot import Planner

        return {"planner": Planner}

    def tally(self) -> Tally | None:
        return tally

    def teller(self) -> Teller | None:
        return TELLER

    def facts(self, view: View) -> dict[str, object]:
        return facts(view)

    def public_fields(self) -> tuple[str, ...]:
        return BOARD_FIELDS

    def secret_fields(self, options: Options) -> tuple[str, ...]:
        return (*SECRET_FIELDS, "memory") if options["hands"] == "closed" else SECRET_FIELDS

    def empty(self, options: Options, chance: Chance) -> Pandemic:
        return empty_board(options, chance)

    def write(self, state: Pandemic) -> dict[str, object]:
        return {**write_board(state), **write_secrets(state)}

    def read(self, state: Pandemic, data: Mapping[str, object]) -> None:
        read_board(state, data)
        read_secrets(state, data)

    def lay_out(self, state: Pandemic, data: Mapping[str, object]) -> None:
        read_position(state, data)

    def place(self, options: Options, data: Mapping[str, object], chance: Chance) -> Pandemic:
        state = super().place(options, data, chance)
        check_moment(state)
        self._check_request(state)
        return state

    def check_waits(self, state: Pandemic) -> None:
        super().check_waits(state)
        self._check_request(state)

    def _check_request(self, state: Pandemic) -> None:
        """A question for consent asks for something that could be done if nobody were asked (P5.12)."""
        if state.agenda and state.agenda[-1][0] == frames.CONSENT:
            before = state.copy()
            frame = before.agenda.pop()
            below = before.agenda.pop()
            before.asked = 0
            self.steps[below[0]].run(before, below)
            if not before.asked or self.why_not(before, frame[1], frame[3:]) is not None:
                raise BadPosition("agenda-bad", "agenda", rule="P5.12", also=("P4.1",))

    def check_pack(self, text: str) -> None:
        read_cities(text)

    def check(self, state: Pandemic) -> None:
        check(state)

    def show_all(self, state: Pandemic) -> View:
        return write_public(state)

    def show(self, state: Pandemic, viewer: int) -> View:
        return write_view(state, viewer)

    def imagine(self, state: Pandemic, view: View, viewer: int) -> None:
        draw_state(state, view, viewer)


GAME: Final = PandemicGame()
"""The game, for everyone."""
