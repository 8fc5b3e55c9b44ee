"""F5.27: of several reasons the first of the list counts.

All that speaks against a sentence is worked out here once more, from the rules and the written state, for
sentences of all kinds in positions of all kinds.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from sickbay.bots import RandomBot
from sickbay.core.chance import Chance
from sickbay.games.flatline import GAME
from sickbay.games.flatline.rules.frames import COUNTDOWN
from sickbay.games.flatline.rules.lines import lay_open
from sickbay.games.flatline.state import Flatline
from sickbay.games.flatline.words import ORANGE
from sickbay.table import Match

ORDER: Final = (
    "COUNTDOWN_OVER", "WRONG_STEP", "NO_PERMISSION", "NOT_YOUR_DIE", "DIE_NOT_IN_HAND", "NO_TARGET",
    "STATION_CLOSED", "LOCKED", "LINE_CLEARED", "SPACE_TAKEN", "WRONG_ICON", "CONSTRAINT", "TRACK_FULL",
    "NO_DICE_TO_REROLL",
)  # fmt: skip
KEYS: Final = {
    "COUNTDOWN_OVER": "countdown-over",
    "WRONG_STEP": "wrong-step choose-first",
    "NO_PERMISSION": "no-permission no-token cmo-only",
    "NOT_YOUR_DIE": "not-your-die",
    "DIE_NOT_IN_HAND": "die-not-in-hand",
    "NO_TARGET": "no-such-target no-such-space no-such-seat no-such-die no-such-line no-such-triage-card "
    "no-triage-card line-filled hand-empty reserve-empty reserves-empty meter-full not-in-area "
    "card-named-twice die-not-in-that-hand die-shows-it no-target nothing-activated",
    "STATION_CLOSED": "station-closed",
    "LOCKED": "stations-locked track-locked triage-locked no-help-activated",
    "LINE_CLEARED": "line-cleared",
    "SPACE_TAKEN": "space-taken",
    "WRONG_ICON": "wrong-icon",
    "CONSTRAINT": "constraint-one constraint-two constraint-multi constraint-all constraint-split",
    "TRACK_FULL": "track-full",
    "NO_DICE_TO_REROLL": "no-dice-to-reroll",
}
CODE_OF: Final = {key: code for code, keys in KEYS.items() for key in keys.split()}

DATA: Final[dict[str, Any]] = tomllib.loads(
    (files("sickbay.games.flatline") / "data" / "cards.toml").read_text("utf-8")
)
ICON_OF: Final = {icon["code"]: icon["id"] for icon in DATA["icon"]}
PATIENTS: Final = {patient["id"]: patient["lines"] for patient in DATA["patient"]}
CARDS: Final = {card["id"]: card for card in DATA["emergency"]}
STATIONS: Final = {station["id"]: station for station in DATA["station"]}
LINES: Final = [f"bay{bay}.line{line}" for bay in range(1, 5) for line in range(1, 6)]
AFTER: Final = ("resolve", "judge", "clear", "tiles", "treat", "recharge", "arrive", "clean_up")
STEP_OF: Final = {
    "begin_round": "start",
    "draw_emergencies": "draw",
    "roll_emergency_dice": "roll",
    "resolve_emergencies": "trigger",
    "start_countdown": "plan",
    "resolve": "resolve",
}
WINDOWS: Final = {
    "before_draw": ("start", "draw"),
    "emergency_dice": ("roll", "trigger"),
    "countdown": ("countdown",),
}


class Board:
    """What lies on the table, as the state is written."""

    def __init__(self, state: Flatline) -> None:
        board: dict[str, Any] = GAME.write(state)
        self.board = board
        self.seats = state.seats
        self.cmo = state.cmo
        self.step = GAME.steps[state.agenda[-1][0]].name
        self.over = GAME.steps[state.agenda[0][0]].name in AFTER
        self.own = 8 if state.seats == 2 else 7
        self.track_size = {2: 5, 3: 5, 4: 4, 5: 3}[state.seats]
        self.face_up = [card for row in board["area"] for card in row if card and card != "none"]
        self.on: dict[str, dict[int, int]] = {}  # seats by space, by target
        for seat, dice in enumerate(board["dice"]):
            for die in dice:
                _icon, *where = die.split(" ")
                if where:
                    self.on.setdefault(where[0], {})["abcde".index(where[1])] = seat

    def icon(self, seat: int, die: int) -> str:
        """What a die in hand shows, empty if it is not there."""
        dice = self.board["dice"][seat] if seat < self.seats else []
        word = dice[die] if die < len(dice) else ""
        return "" if " " in word or word in ("home", "track") else word

    def hand(self, seat: int) -> int:
        return sum([bool(self.icon(seat, die)) for die in range(self.own)])

    def line(self, target: str) -> dict[str, Any] | None:
        """The printed line, if it is on the board."""
        if target in LINES:
            patient = self.board["bays"][int(target[3]) - 1]
            lines = PATIENTS.get(patient, [])
            at = int(target[-1]) - 1
            return lines[at] if at < len(lines) else None
        if target in STATIONS:
            return {"who": "any", **STATIONS[target]}
        return CARDS[target] if target in self.face_up + self.board["stat"] else None

    def spaces(self, target: str) -> list[list[str]]:
        """The icons of each space."""
        line = self.line(target)
        if line is None:
            return []
        printed = line.get("left", []) + line.get("right", []) if "left" in line else line["spaces"]
        printed = printed * self.seats if line["who"] == "all" else printed
        return [[ICON_OF[code] for code in space.split("/")] for space in printed]

    def allows(self, seat: int, target: str, space: int) -> bool:
        """The table of F5.11, read as it stands."""
        line = self.line(target)
        assert line is not None
        who = "any" if target in self.board["freed"] else line["who"]
        there = {**self.on.get(target, {}), space: seat}
        seats = set(there.values())
        left = len(self.spaces(target)) - len(there)
        if who == "one":
            return len(seats) == 1
        if who == "two":
            return len(seats) <= 2 and (left > 0 or len(seats) == 2)
        if who == "multi":
            return left > 0 or len(seats) >= 2
        if who == "all":
            return space == seat
        if who == "split":
            first = len(line["left"])
            areas = [{s for at, s in there.items() if (at < first) == is_left} for is_left in (True, False)]
            return len(areas[0]) <= 1 and len(areas[1]) <= 1 and not areas[0] & areas[1]
        return True

    def filled(self, line: str) -> bool:
        return len(self.on.get(line, {})) == len(self.spaces(line))

    # -- what speaks against a sentence ------------------------------------------------------------------

    def against(self, seat: int, words: list[str]) -> set[str]:
        """All codes that apply."""
        verb, args = words[0], words[1:]
        if verb in STEP_OF:
            return self.cmo_step(seat, verb)
        if verb == "play":
            return self.play(args[0], args[1:])
        if self.step != "countdown":
            return {"COUNTDOWN_OVER" if self.over else "WRONG_STEP"}
        if verb == "place":
            return self.place(seat, int(args[0]), args[1], "abcde".index(args[2]))
        if verb == "sacrifice":
            return self.sacrifice(seat, int(args[0]), int(args[2]))
        codes = set().union(*[self.die(seat, int(die)) for die in args])
        may = self.board["tokens"] if verb == "free_reroll" else self.board["permissions"][seat]
        return codes if may else codes | {"NO_PERMISSION"}

    def cmo_step(self, seat: int, verb: str) -> set[str]:
        codes = set() if self.step == STEP_OF[verb] else {"WRONG_STEP"}
        return codes if seat == self.cmo else codes | {"NO_PERMISSION"}

    def die(self, seat: int, die: int) -> set[str]:
        if die >= self.own:
            return {"NOT_YOUR_DIE"}
        return set() if self.icon(seat, die) else {"DIE_NOT_IN_HAND"}

    def place(self, seat: int, die: int, target: str, space: int) -> set[str]:
        codes = self.die(seat, die)
        spaces = self.spaces(target)
        if space >= len(spaces):
            codes.add("NO_TARGET")
        if target in STATIONS and target not in self.board["stations"]:
            codes.add("STATION_CLOSED")
        if target in STATIONS and self.board["locks"]["stations"]:
            codes.add("LOCKED")
        if target in self.board["tiles"]:
            codes.add("LINE_CLEARED")
        if space in self.on.get(target, {}):
            codes.add("SPACE_TAKEN")
        elif space < len(spaces):
            if self.icon(seat, die) not in ("", *spaces[space]):
                codes.add("WRONG_ICON")
            if not self.allows(seat, target, space):
                codes.add("CONSTRAINT")
        return codes

    def sacrifice(self, seat: int, die: int, other: int) -> set[str]:
        codes = self.die(seat, die)
        if other >= self.seats:
            codes.add("NO_TARGET")
        elif self.hand(other) - (other == seat) <= 0:
            codes.add("NO_DICE_TO_REROLL")
        if self.board["locks"]["track"]:
            codes.add("LOCKED")
        if len(self.board["track"]) >= self.track_size:
            codes.add("TRACK_FULL")
        return codes

    def play(self, card: str, args: list[str]) -> set[str]:
        if self.step == "effect":
            return {"WRONG_STEP"}
        if "triage" not in CARDS[card]:
            return {"NO_TARGET"}
        codes = set()
        windows = WINDOWS.get(CARDS[card]["window"])
        if windows is not None and self.step not in windows:
            codes.add("WRONG_STEP")
        if card not in self.board["triage"] or not self.has_effect(card, args):
            codes.add("NO_TARGET")
        no_help = "no_help_in_sight" in self.board["activated"]
        if self.board["locks"]["triage"] or (card == "crisis_averted" and no_help):
            codes.add("LOCKED")
        if args and args[0] in self.board["tiles"]:
            codes.add("LINE_CLEARED")
        return codes

    def has_effect(self, card: str, args: list[str]) -> bool:
        """Whether what the card names is there, and anything would change; cleared lines are no matter."""
        board = self.board
        benefit = CARDS[card]["triage"]
        seat = int(args[0]) if args and args[0].isdigit() else 0
        reserves = board["reserves"]
        on_board = [line for line in LINES if self.line(line) is not None]
        open_lines = [line for line in on_board if line not in board["tiles"]]
        free = [line for line in on_board if line not in board["freed"] and not self.filled(line)]
        effects: dict[str, Callable[[], object]] = {
            "reroll_all": lambda: any(self.hand(seat) for seat in range(self.seats)),
            "reroll_one": lambda: seat < self.seats and self.hand(seat),
            "ignore_emergency_dice": lambda: self.step == "roll" or board["activated"],
            "place_tile": lambda: args[0] in on_board and open_lines,
            "gain_cube": lambda: board["power"] < 8,
            "hold_dial": lambda: not board["steady"],
            "all_gain_die": lambda: any(reserves),
            "gain_die": lambda: seat < self.seats and reserves[seat],
            "discard_emergency": lambda: args[0] in self.face_up,
            "discard_emergency_2": lambda: set(args) <= {*self.face_up} and len(set(args)) == len(args),
            "set_die": lambda: self.icon(seat, int(args[1])) not in ("", args[2]),
            "free_line": lambda: args[0] in free and set(free) & set(open_lines),
            "hold_doors": lambda: not board["doors_held"],
        }
        return bool(effects[benefit]())


def position(chance: Chance, seats: int, seed: int) -> Flatline:
    """A state of some random game, in which more has happened than is usual."""
    match = Match(GAME, [RandomBot() for _ in range(seats)], seed)
    for _ in range(chance.below(0, 160)):
        if match.state.asked:
            match.go_on()
    while not match.state.asked or (match.state.agenda[-1][0] != COUNTDOWN and chance.below(0, 5)):
        if not match.state.asked:
            match = Match(GAME, [RandomBot() for _ in range(seats)], seed + 1000)
        match.go_on()
    state = match.state.copy()
    state.locks = [int(chance.below(0, 3) == 0) for _ in state.locks]
    state.stations &= chance.below(0, 4) | chance.below(0, 4)
    state.tiles = [tiles | chance.below(0, 8) & chance.below(0, 8) for tiles in state.tiles]
    oranges = [card for card in state.deck if card >= ORANGE]
    for card in oranges[: chance.below(0, 12)]:
        state.deck.remove(card)
        state.triage.append(card)
    state.steady = chance.below(0, 3) == 0
    if state.agenda[-1][0] == COUNTDOWN:
        state.tokens = chance.below(0, 2)
        state.freed = 1 << chance.below(0, 20) | 1 << chance.below(0, 20)
        for seat in range(seats):
            if state.hands[seat]:
                state.permissions[seat] = chance.below(0, 2)
        lay_open(state)
    frame = state.agenda.pop()
    state.asked = state.offered = 0
    GAME.steps[frame[0]].run(state, frame)
    return state


def sentence(chance: Chance, board: Board, speaker: int) -> list[str]:
    """Any well-formed sentence, more often than by chance one that means something."""

    def one_of(words: list[str]) -> str:
        return words[chance.below(0, len(words))]

    def number() -> str:
        held = [str(die) for die in range(board.own) if board.icon(speaker, die)]
        return one_of(held) if held and chance.below(0, 3) else str(chance.below(0, 10))

    def seat() -> str:
        return str(chance.below(0, board.seats + 1))

    def line() -> str:
        return (
            one_of([line for line in LINES if board.line(line)] or LINES)
            if chance.below(0, 4)
            else one_of(LINES)
        )

    verb = one_of(
        ["place"] * 5 + ["play"] * 5 + ["sacrifice"] * 3 + ["reroll", "free_reroll", one_of([*STEP_OF])]
    )
    if verb == "place":
        there = [*STATIONS, *board.face_up, *board.board["stat"], *board.on]
        target = one_of([line(), one_of(there), one_of([*CARDS])])
        return ["place", number(), target, one_of([*"aaabbbcde"])]
    if verb == "sacrifice":
        return ["sacrifice", number(), "for", seat()]
    if verb in ("reroll", "free_reroll"):
        dice = {number() for _ in range(1 + chance.below(0, 3))}
        return [verb, *sorted(dice)]
    if verb != "play":
        return [verb]
    card = one_of((board.board["triage"] or [*CARDS]) if chance.below(0, 6) else [*CARDS])
    there = board.face_up or [*CARDS]
    args: list[str] = {
        "reroll_one": lambda: [seat()],
        "gain_die": lambda: [seat()],
        "place_tile": lambda: [line()],
        "free_line": lambda: [line()],
        "discard_emergency": lambda: [one_of(there)],
        "discard_emergency_2": lambda: [one_of(there), one_of([*CARDS, *there])],
        "set_die": lambda: [seat(), number(), one_of([*ICON_OF.values()])],
    }.get(CARDS[card].get("triage", ""), list)()
    return ["play", card, *args]


def test_the_first_reason_of_the_list_counts() -> None:
    first: Counter[str] = Counter()
    for seats in (2, 3, 4, 5):
        chance = Chance(seats, ("sentences",))
        for seed in range(80):
            state = position(chance, seats, seed)
            board = Board(state)
            for _ in range(120):
                seat = chance.below(0, seats)
                words = sentence(chance, board, seat)
                said = GAME.read_move(state, seat, " ".join(words))
                against = board.against(seat, words)
                reason = GAME.why_not(state, seat, said)
                wanted = next((code for code in ORDER if code in against), "LEGAL")
                found = "LEGAL" if reason is None else CODE_OF.get(reason.key, reason.key)
                assert found == wanted, (seat, words, against, reason, GAME.write(state))
                assert reason is None or reason.cites("F5.27"), reason
                first[wanted] += 1
                first["SEVERAL"] += len(against) > 1
    assert [code for code in (*ORDER, "LEGAL", "SEVERAL") if first[code] < 30] == [], first
