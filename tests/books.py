"""The rulebooks of the games: what of each its case files must cover, and its wrong rules break."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from sickbay.core.cases.case import Case
from sickbay.core.game import Game
from tests.casebook import load_cases
from tests.sabotage import Sabotages

TESTS = Path(__file__).parent
NUMBERED = re.compile(r"^\s*(?:- |\| )([A-Z][0-9]+\.[A-Z]?[0-9]+)\b", re.MULTILINE)
CHAPTER = re.compile(r"^## ([A-Z][0-9]+) ", re.MULTILINE)
WINDOW = re.compile(r"^\s+- (W[0-9]) ", re.MULTILINE)


def chapter_of(rule: str) -> str:
    """The chapter of a numbered rule: P4 of P4.10."""
    return rule.split(".")[0]


class Book:
    """The rules of one game, in docs/rules. Several numbers are written with spaces between them.

    :ivar game: its id, and the name of its files and folders
    :ivar covered: chapters that the case files cover, with the number of their rules
    :ivar no_case: rules of these chapters that no case can state, and why
    :ivar rulings: chapters of rulings, each of which must be turned round
    :ivar not_turned: rulings that cannot be turned round, and why
    :ivar asked: the rules by which somebody must be asked in some case
    :ivar offered: the same for what is merely offered
    :ivar sabotages: so many wrong rules there are at least
    """

    def __init__(
        self,
        game: str,
        covered: Mapping[str, int],
        rulings: str,
        asked: str,
        sabotages: int,
        offered: str = "",
        no_case: Mapping[str, str] | None = None,
        not_turned: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.covered = covered
        self.rulings = rulings.split()
        self.asked = asked.split()
        self.sabotages = sabotages
        self.offered = offered.split()
        self.no_case = no_case or {}
        self.not_turned = not_turned or {}

    def __repr__(self) -> str:
        return self.game

    @cached_property
    def text(self) -> str:
        return (TESTS.parent / "docs" / "rules" / f"{self.game}.md").read_text("utf-8")

    @cached_property
    def numbered(self) -> list[str]:
        """The numbers of all rules of the book."""
        return NUMBERED.findall(self.text)

    @cached_property
    def chapters(self) -> list[str]:
        return CHAPTER.findall(self.text)

    @cached_property
    def windows(self) -> list[str]:
        """The windows that the book lists, if it does."""
        return WINDOW.findall(self.text)

    @cached_property
    def cases(self) -> list[Case]:
        game: Game[Any] = import_module(f"sickbay.games.{self.game}").GAME
        return load_cases([TESTS / "cases" / self.game], lambda name: game)

    @cached_property
    def wrong_rules(self) -> Sabotages:
        found: Sabotages = import_module(f"tests.sabotage.{self.game}").SABOTAGES
        return found


BOOKS = (
    Book(
        "pandemic",
        covered={"P3": 10, "P4": 15, "P5": 14, "P6": 20, "P7": 8, "P8": 3, "P9": 23, "P11": 6},
        rulings="P9",
        asked="W1 W2 W3 W4 W5 W6 W7",
        # W8 lies within the hand limit of somebody else: who may use it is offered it, never asked
        offered="W1 W4 W8",
        sabotages=45,
    ),
    Book(
        "hrubec",
        covered={"H1": 4, "H2": 5, "H3": 7, "H4": 15, "H5": 19, "H6": 58, "H7": 4, "H8": 1, "H9": 20}
        | {"H11": 6, "H12": 17},
        no_case={"H1.4": "playing time and authors: no position has them"},
        rulings="H9 H12",
        not_turned={"H12.1": "it only says how the rows of tables are numbered"},
        asked="H4.3.1 H4.3.2 H4.3.3 H4.4.1 H4.4.2 H5.10 H5.14 H6.3 H6.D1 H6.D2 H6.D8 H6.D10 "
        "H6.P2 H6.P4 H6.P6 H6.P7 H6.P8 H6.P10 H6.P11 H6.P12 H6.P13",
        sabotages=270,
    ),
    Book(
        "flatline",
        covered={"F1": 7, "F2": 7, "F3": 8, "F4": 25, "F5": 26, "F6": 37, "F7": 3, "F8": 2, "F9": 38}
        | {"F11": 16, "F12": 19},
        no_case={
            "F1.6": "playing time",
            "F5.21": "what a host counts without a clock",
            "F5.24": "how long a bot takes",
            "F12.18": "the order of a list",
            "F12.19": "who is asked first",
        },
        rulings="",
        asked="F4.1 F4.3 F4.7 F4.8 F4.10 F4.12 F4.15 F4.24 F6.1 F6.2 F6.3 F6.4 F6.31 F6.32 F6.34 F6.36 F6.37 "
        "F6.38",
        offered="F4.1 F4.10 F4.12",
        sabotages=40,
    ),
)
