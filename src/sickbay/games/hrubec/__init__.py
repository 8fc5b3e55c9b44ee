"""Doktor Hrubec (2013): the whole game on one screen. Rules: docs/rules/hrubec.md, cited as H5.8."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sickbay.core.bot import BotMaker
from sickbay.core.chance import Chance
from sickbay.core.game import Game
from sickbay.core.options import Options
from sickbay.core.positions import View
from sickbay.core.rules import Reason, Result, Step, in_order
from sickbay.core.state import Frame
from sickbay.core.tally import Tally
from sickbay.core.teller import Teller
from sickbay.core.words import Move
from sickbay.games.hrubec.cards import STANDARD_CARDS, Cards, read_cards
from sickbay.games.hrubec.check import check
from sickbay.games.hrubec.determinize import draw_state
from sickbay.games.hrubec.facts import Facts, printed
from sickbay.games.hrubec.position import read_position
from sickbay.games.hrubec.previews import previews
from sickbay.games.hrubec.results import RESULTS, decided
from sickbay.games.hrubec.rules import frames
from sickbay.games.hrubec.rules.abilities import (
    AbilityDraw,
    AbilityStep,
    Admission,
    Discard,
    Dismiss,
    Dismissal,
    Exchange,
    Exchanging,
    HandDiscard,
    Send,
    Sending,
    Take,
    Taking,
)
from sickbay.games.hrubec.rules.effects import ACTION_CARDS
from sickbay.games.hrubec.rules.final import FinalOperations
from sickbay.games.hrubec.rules.operation import Operate
from sickbay.games.hrubec.rules.play import Play
from sickbay.games.hrubec.rules.swap import Choose, Swap
from sickbay.games.hrubec.rules.turn import Admit, Draw, EndTurn, Hire, Reveal, Turn
from sickbay.games.hrubec.setup import empty_hospital, options_with, set_up
from sickbay.games.hrubec.state import STREAMS, Hrubec
from sickbay.games.hrubec.tally import tally
from sickbay.games.hrubec.telling import Telling
from sickbay.games.hrubec.view import write_public, write_view
from sickbay.games.hrubec.words import WORDS
from sickbay.games.hrubec.written import (
    BOARD_FIELDS,
    SECRET_FIELDS,
    SPARE_FIELDS,
    read_board,
    read_secrets,
    write_board,
    write_secrets,
)

DRAW: Final = Draw(WORDS)
HIRE: Final = Hire(WORDS)
REVEAL: Final = Reveal(WORDS)
ADMIT: Final = Admit(WORDS)
PLAY: Final = Play(WORDS, ACTION_CARDS)
OPERATE: Final = Operate(WORDS)
END: Final = EndTurn(WORDS)
CHOOSE: Final = Choose(WORDS)
DISCARD: Final = Discard(WORDS)
DISMISS: Final = Dismiss(WORDS)
TAKE: Final = Take(WORDS)
EXCHANGE: Final = Exchange(WORDS)
SEND: Final = Send(WORDS)


STEPS: Final[dict[int, Step[Hrubec]]] = {
    frames.TURN: Turn(
        (DRAW, HIRE, REVEAL, ADMIT, PLAY, END),  # administration
        (REVEAL, ADMIT, PLAY, END),  # intake
        (PLAY, OPERATE, END),  # before the operation
        (PLAY, END),  # the mandatory step is done
    ),
    frames.FINAL: FinalOperations(OPERATE),
    frames.SWAP: Swap(CHOOSE),
    frames.DRAWS: AbilityDraw(),
    frames.DISMISSES: Dismissal(DISMISS),
    frames.DISCARDS_CARD: HandDiscard(DISCARD),
    frames.TAKES: Taking(TAKE),
    frames.EXCHANGES: Exchanging(EXCHANGE),
    frames.ADMITS: Admission(ADMIT),
    frames.SENDS: Sending(SEND),
}

_SECRETS: Final[dict[str, tuple[int, ...]]] = {"drew": (2,), "chose": (2,)}


@mypyc_attr(allow_interpreted_subclasses=True)
class HrubecGame(Game[Hrubec]):
    """All of H1 to H9.

    :param cards: what is printed on the cards
    """

    id = "hrubec"
    version = "1"
    over_rule = "H5.10"
    turn_rule = "H4.1"
    bookkeeping = ("history",)
    quiet: ClassVar[dict[str, str]] = {"H4.3.3": "end", "H4.4.2": "end"}

    def __init__(self, cards: Cards = STANDARD_CARDS) -> None:
        self.cards = cards
        self._facts = Facts(cards)
        super().__init__(
            words=WORDS,
            options=options_with(cards),
            streams=STREAMS,
            steps=in_order(STEPS),
            verbs=(
                DRAW, HIRE, REVEAL, ADMIT, PLAY, OPERATE, END, CHOOSE, DISCARD, DISMISS, TAKE, EXCHANGE, SEND,
            ),
            results=RESULTS,
            secrets=_SECRETS,
        )  # fmt: skip

    def with_pack(self, text: str) -> HrubecGame:
        """The same game with an owner's own card values; its option ``pack`` is the hash of the text.

        :raises BadFile: if the pack does not fit the schema
        """
        return HrubecGame(read_cards(text))

    def check_pack(self, text: str) -> None:
        read_cards(text)

    def bots(self) -> dict[str, BotMaker]:
        from sickbay.games.hrubec.bot import Greedy, HeadOfWard

        return {"head_of_ward": HeadOfWard, "greedy": Greedy}

    def tally(self) -> Tally | None:
        return tally

    def teller(self) -> Teller | None:
        return Telling(self.cards).teller

    def printed(self) -> dict[str, object]:
        return printed(self.cards)

    def facts(self, view: View) -> dict[str, object]:
        return self._facts.of(view)

    def ahead(self, state: Hrubec) -> list[Frame]:
        """The turns of the others, until the hospital closes (H4.2)."""
        if not state.agenda or state.agenda[0][0] != frames.TURN:
            return []
        seats = state.seats
        return [(frames.TURN, (state.active + after) % seats) for after in range(1, seats)]

    def previews(self, view: View) -> dict[str, object]:
        return {**previews(self, self._facts, view)}

    def set_up(self, options: Options, chance: Chance) -> Hrubec:
        return set_up(options, self.cards, chance)

    def why_not(self, state: Hrubec, seat: int, move: Move) -> Reason | None:
        """Whatever waits until something is settled cites the rule of that, too (H5.14, H5.16, H6.3)."""
        reason = super().why_not(state, seat, move)
        if reason is not None and reason.key == "settle-first":
            frame = state.agenda[-1]
            mandatory = ("H5.16",) if isinstance(self.steps[frame[0]], AbilityStep) else ()
            reason.citing(self.frame_rule(frame), *mandatory)
        return reason

    def result(self, state: Hrubec) -> Result | None:
        """Who has won is seen from the piles (H5.18, H5.19)."""
        result = super().result(state)
        if result is None:
            return None
        return Result(tuple(decided(state)[1]), result.rule, result.key)

    def public_fields(self) -> tuple[str, ...]:
        return BOARD_FIELDS

    def spare_fields(self) -> tuple[str, ...]:
        return SPARE_FIELDS

    def secret_fields(self, options: Options) -> tuple[str, ...]:
        return SECRET_FIELDS

    def empty(self, options: Options, chance: Chance) -> Hrubec:
        return empty_hospital(options, self.cards, chance)

    def write(self, state: Hrubec) -> dict[str, object]:
        return {**write_board(state), **write_secrets(state)}

    def read(self, state: Hrubec, data: Mapping[str, object]) -> None:
        read_board(state, data)
        read_secrets(state, data)

    def lay_out(self, state: Hrubec, data: Mapping[str, object]) -> None:
        read_position(state, data)

    def check(self, state: Hrubec) -> None:
        check(state)

    def show_all(self, state: Hrubec) -> View:
        return write_public(state)

    def show(self, state: Hrubec, viewer: int) -> View:
        return write_view(state, viewer)

    def imagine(self, state: Hrubec, view: View, viewer: int) -> None:
        draw_state(state, view, viewer)


GAME: Final = HrubecGame()
"""The game with its own cards, for everyone."""
