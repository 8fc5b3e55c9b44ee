"""The state of a game of Doktor Hrubec: plain data, no rule in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sickbay.core.chance import Chance
from sickbay.core.options import Options
from sickbay.core.state import State
from sickbay.games.hrubec.cards import Cards

OFFICES: Final = 4
DRAW_BELOW: Final = 5
"""The morning draw needs fewer cards in hand than this (H5.1)."""
NOBODY: Final = -1
MOST_PASSED_ON: Final = 30
"""So many times in a row the Alcoholic goes to and fro between two players who do nothing else (H12.17)."""

ADMINISTRATION: Final = 0
INTAKE: Final = 1
OPERATION: Final = 2
DONE: Final = 3
FINAL: Final = 4
STAGES: Final = ("administration", "intake", "operation", "end", "final")

FIRST_STREAM: Final = 0
DOCTOR_STREAM: Final = 1
PILE_STREAM: Final = 2
QUEUE_STREAM: Final = 3
COVER_STREAM: Final = 4
DICE_STREAM: Final = 5
STREAMS: Final = ("first player", "doctors", "draw pile", "queue", "covering card", "dice")


@mypyc_attr(serializable=True)  # so that copy() need not run __init__
class Hrubec(State):
    """One game of Doktor Hrubec. Cards are word numbers, -1 is none; piles have their top at the end.

    ``history`` is what the table remembers of hidden cards (:mod:`sickbay.games.hrubec.memory`): which cards
    came into hands and left them, and of what each draw pile was made.
    """

    __slots__ = (
        "active", "bonus", "cards", "closer", "covered", "cured", "discard_pile", "draw_pile", "first",
        "hands", "history", "hospital", "long_term", "morgues", "operated", "passed_on", "picks", "playing",
        "queue", "removed", "slots", "stage", "teams", "theatres", "turn", "waiting",
    )  # fmt: skip

    def __init__(self, chance: Chance, options: Options, cards: Cards) -> None:
        super().__init__(chance, options)
        self.cards = cards  # what is printed on the cards: never changes
        seats = self.seats
        self.slots: int = 3 if seats == 2 else 4  # places for patients in the waiting room (H2.5)
        self.first: int = 0
        self.active: int = 0
        self.turn: int = 1
        self.hospital: bool = True  # a hospital turn, not an operation turn (H4.1)
        self.stage: int = ADMINISTRATION
        self.bonus: int = 0  # of Nurses and Heroic Efforts of this turn (H4.15)
        self.operated: int = NOBODY  # the patient operated on in this turn (H9.17)
        self.passed_on: int = 0  # how often in a row the Alcoholic was, with two players (H12.17)
        self.playing: int = NOBODY  # the action card that is being carried out (H5.6)
        self.closer: int = NOBODY  # the seat that revealed the Hospital Closing card (H5.10)
        self.long_term: int = NOBODY
        self.teams: list[list[int]] = [[] for _ in range(seats)]
        self.theatres: list[int] = [NOBODY] * seats
        self.cured: list[list[int]] = [[] for _ in range(seats)]
        self.morgues: list[list[int]] = [[] for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.waiting: list[int] = []
        self.covered: int = NOBODY  # the patient that covers a place, with two players (H3.3)
        self.queue: list[int] = []
        self.removed: list[int] = []  # patients out of the game
        self.draw_pile: list[int] = []
        self.discard_pile: list[int] = []
        self.picks: list[int] = []  # of each seat in a Doctors' Swap, else empty (H6.3)
        self.history: list[int] = []

    def copy(self) -> Hrubec:
        """An independent copy; listeners do not come along."""
        other = Hrubec.__new__(Hrubec)
        self.copy_to(other)
        other.cards = self.cards
        other.slots = self.slots
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.hospital = self.hospital
        other.stage = self.stage
        other.bonus = self.bonus
        other.operated = self.operated
        other.passed_on = self.passed_on
        other.playing = self.playing
        other.closer = self.closer
        other.long_term = self.long_term
        other.teams = [team.copy() for team in self.teams]
        other.theatres = self.theatres.copy()
        other.cured = [pile.copy() for pile in self.cured]
        other.morgues = [pile.copy() for pile in self.morgues]
        other.hands = [hand.copy() for hand in self.hands]
        other.waiting = self.waiting.copy()
        other.covered = self.covered
        other.queue = self.queue.copy()
        other.removed = self.removed.copy()
        other.draw_pile = self.draw_pile.copy()
        other.discard_pile = self.discard_pile.copy()
        other.picks = self.picks.copy()
        other.history = self.history.copy()
        return other
