"""Flatline (2017): the whole game on one screen. Rules: docs/rules/flatline.md, cited as F5.8."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sickbay.core.bot import BotMaker
from sickbay.core.chance import Chance
from sickbay.core.game import Game
from sickbay.core.options import Options
from sickbay.core.positions import View
from sickbay.core.reading import read_map
from sickbay.core.rules import Reason, Result, Step, in_order
from sickbay.core.state import HOST, Frame
from sickbay.core.tally import Tally
from sickbay.core.teller import Teller
from sickbay.core.words import Move
from sickbay.games.flatline.cards import printed
from sickbay.games.flatline.check import check
from sickbay.games.flatline.determinize import draw_state
from sickbay.games.flatline.facts import facts
from sickbay.games.flatline.position import read_position
from sickbay.games.flatline.results import ALL_TREATED, RESULTS
from sickbay.games.flatline.rules import frames
from sickbay.games.flatline.rules.countdown import (
    Countdown,
    Done,
    FreeReroll,
    NotDone,
    Place,
    Reroll,
    Sacrifice,
    SkipReroll,
    TimeUp,
)
from sickbay.games.flatline.rules.effects import Choose, Effect
from sickbay.games.flatline.rules.playing import Play
from sickbay.games.flatline.rules.resolution import (
    Arrive,
    AwaitResolve,
    AwaitTreat,
    CleanUp,
    Clear,
    Judge,
    Recharge,
    Resolve,
    Tiles,
    Treat,
)
from sickbay.games.flatline.rules.round import (
    Activate,
    BeginRound,
    Draw,
    DrawEmergencies,
    Escalate,
    Plan,
    Ready,
    ResolveEmergencies,
    Reveal,
    Roll,
    RollEmergencyDice,
    Start,
    StartCountdown,
    Trigger,
)
from sickbay.games.flatline.setup import OPTIONS, complete_options, set_up
from sickbay.games.flatline.state import STREAMS, Flatline
from sickbay.games.flatline.tally import tally
from sickbay.games.flatline.telling import Telling
from sickbay.games.flatline.view import write_public
from sickbay.games.flatline.words import PLACE, TIME_UP, TREAT, WORDS
from sickbay.games.flatline.written import (
    BOARD_FIELDS,
    SECRET_FIELDS,
    read_board,
    read_secrets,
    write_board,
    write_secrets,
)

BEGIN: Final = BeginRound(WORDS)
DRAW: Final = DrawEmergencies(WORDS)
ROLL: Final = RollEmergencyDice(WORDS)
RESOLVE_EMERGENCIES: Final = ResolveEmergencies(WORDS)
READY: Final = Ready(WORDS)
START: Final = StartCountdown(WORDS)
PLACES: Final = Place(WORDS)
SACRIFICE: Final = Sacrifice(WORDS)
REROLL: Final = Reroll(WORDS)
SKIP: Final = SkipReroll(WORDS)
FREE_REROLL: Final = FreeReroll(WORDS)
PLAY: Final = Play(WORDS)
DONE: Final = Done(WORDS)
NOT_DONE: Final = NotDone(WORDS)
TIME: Final = TimeUp(WORDS)
RESOLVE: Final = Resolve(WORDS)
TREATS: Final = Treat(WORDS)
CHOOSE: Final = Choose(WORDS)

STEPS: Final[dict[int, Step[Flatline]]] = {
    frames.START: Start(BEGIN, PLAY),
    frames.DRAW: Draw(DRAW, PLAY),
    frames.ROLL: Roll(ROLL, PLAY),
    frames.TRIGGER: Trigger(RESOLVE_EMERGENCIES, PLAY),
    frames.ACTIVATE: Activate(),
    frames.ESCALATE: Escalate(),
    frames.PLAN: Plan(READY, START, PLAY),
    frames.COUNTDOWN: Countdown(TIME, PLACES, SACRIFICE, REROLL, SKIP, FREE_REROLL, PLAY, DONE, NOT_DONE),
    frames.RESOLVE: AwaitResolve(RESOLVE, PLAY),
    frames.JUDGE: Judge(),
    frames.CLEAR: Clear(),
    frames.TILES: Tiles(),
    frames.TREAT: AwaitTreat(TREATS, PLAY),
    frames.RECHARGE: Recharge(),
    frames.ARRIVE: Arrive(),
    frames.CLEAN_UP: CleanUp(),
    frames.REVEAL: Reveal(),
    frames.EFFECT: Effect(CHOOSE),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class FlatlineGame(Game[Flatline]):
    """All of F1 to F9. It reads no clock: that time is up, the host says (F1.7)."""

    id = "flatline"
    version = "1"
    over_rule = "F9.36"
    turn_rule = "F5.1"
    at_once = True
    binding = ("place", "sacrifice")  # F5.6, F5.14
    things = (
        "activated", "all", "any", "at_home", "bomb_disposal_officer_short", "box", "called", "cleared",
        "cmo", "cmo_short", "dial_short", "diamond", "emergency_area", "emergency_deck",
        "emergency_die", "emergency_discard", "filled", "heartbeat", "hold_dial", "in_hand",
        "locked", "lost_cards", "multi", "not_done", "on_track", "one", "permission",
        "port_short", "power_meter", "red_edge", "reroll", "reroll_track", "resolution",
        "sacrifice", "split", "starboard_short", "stat_area", "stat_card", "step_b", "step_c", "step_d",
        "step_e", "step_f", "step_g", "step_start", "team", "team_token", "treated",
        "two", "used_up", "window_any", "window_before_draw", "window_countdown", "window_dial",
        "window_emergency_dice",
    )  # fmt: skip
    takes_time: ClassVar[dict[str, int]] = {
        "sacrifice": 0,
        "reroll": 3,
        "free_reroll": 2,
        "skip_reroll": 0,
        "play": 0,
        "done": 0,
        "not_done": 0,
    }
    quiet: ClassVar[dict[str, str]] = {
        "F4.1": "begin_round",
        "F4.3": "draw_emergencies",
        "F4.7": "roll_emergency_dice",
        "F4.8": "resolve_emergencies",
        "F4.10": "start_countdown",
        "F4.12": "done",
        "F4.15": "resolve",
        "F4.24": "treat",
    }

    def __init__(self) -> None:
        super().__init__(
            words=WORDS,
            options=OPTIONS,
            streams=STREAMS,
            steps=in_order(STEPS),
            verbs=(
                BEGIN, DRAW, ROLL, RESOLVE_EMERGENCIES, READY, START, PLACES, SACRIFICE, REROLL, SKIP,
                FREE_REROLL, PLAY, DONE, NOT_DONE, TIME, RESOLVE, TREATS, CHOOSE,
            ),
            results=RESULTS,
        )  # fmt: skip

    def read_options(self, given: Mapping[str, object] | None = None) -> Options:
        return complete_options(given)

    def set_up(self, options: Options, chance: Chance) -> Flatline:
        return set_up(options, chance)

    def result(self, state: Flatline) -> Result | None:
        """All win or lose together (F1.1)."""
        result = super().result(state)
        if result is not None and state.ended == ALL_TREATED:
            return Result(tuple(range(state.seats)), result.rule, result.key)
        return result

    def why_not(self, state: Flatline, seat: int, move: Move) -> Reason | None:
        """The host says nothing but that time is up, and is heard at any moment: it may be late (F5.4)."""
        if seat != HOST or state.ended:
            return super().why_not(state, seat, move)
        if move[:1] != (TIME_UP,):
            return Reason("F5.1", "host-says-time-up", ("F5.4",))
        return TIME.why_not(state, seat, move)

    def read_move(self, state: Flatline, seat: int, text: str) -> Move:
        """What a person typed; the space may be left off (F5.8), and the bay of a full patient (F4.24)."""
        move = super().read_move(state, seat, text)
        if state.agenda and move[0] == PLACE and 0 <= seat < state.seats:
            return PLACES.completed(state, seat, move)
        if state.agenda and move[0] == TREAT:
            return TREATS.completed(state, move)
        return move

    def printed(self) -> dict[str, object]:
        return printed()

    def bots(self) -> dict[str, BotMaker]:
        from sickbay.games.flatline.bot import Greedy

        return {"greedy": Greedy}

    def facts(self, view: View) -> dict[str, object]:
        return facts(self.board_of(view))

    def ahead(self, state: Flatline) -> list[Frame]:
        """The rest of the round (F4)."""
        return [(step,) for step in frames.ROUND if state.agenda and step > state.agenda[0][0]]

    def teller(self) -> Teller | None:
        return Telling(self.facts).teller

    def tally(self) -> Tally | None:
        return tally

    def board_of(self, view: View) -> Flatline:
        """What a view shows as a state, decks left out: for whoever works out figures.

        :raises BadPosition: if it is not well formed
        """
        state = self.empty(self.read_options(read_map(view, "options")), Chance(0, STREAMS))
        self.read_common(state, view)
        read_board(state, view)
        return state

    def public_fields(self) -> tuple[str, ...]:
        return BOARD_FIELDS

    def secret_fields(self, options: Options) -> tuple[str, ...]:
        return SECRET_FIELDS

    def empty(self, options: Options, chance: Chance) -> Flatline:
        return Flatline(chance, options)

    def write(self, state: Flatline) -> dict[str, object]:
        return {**write_board(state), **write_secrets(state)}

    def read(self, state: Flatline, data: Mapping[str, object]) -> None:
        read_board(state, data)
        read_secrets(state, data)

    def lay_out(self, state: Flatline, data: Mapping[str, object]) -> None:
        read_position(state, data)

    def check(self, state: Flatline) -> None:
        check(state)

    def show_all(self, state: Flatline) -> View:
        return write_public(state)

    def show(self, state: Flatline, viewer: int) -> View:
        return {}

    def imagine(self, state: Flatline, view: View, viewer: int) -> None:
        draw_state(state, view)


GAME: Final = FlatlineGame()
"""The game, for everyone."""
