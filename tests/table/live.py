"""A live table in tests: a clock that is set by hand, and bots that answer at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from sickbay.bots import make_bot
from sickbay.core.game import Game
from sickbay.core.state import seat_mask, seats_of
from sickbay.games.flatline import GAME as FLATLINE
from sickbay.games.hrubec import GAME as HRUBEC
from sickbay.games.pandemic import GAME as PANDEMIC
from sickbay.table.chair import Chair
from sickbay.table.contract import PERSON, Contract
from sickbay.table.entries import AnyEntry, Moved, Sat, Started
from sickbay.table.messages import SnapshotTold
from sickbay.table.questions import ask
from sickbay.table.requests import Actor, Change, Play, Sit, Start
from sickbay.table.table import Batch, Table
from sickbay.table.telling import Audience, snapshot

NAMES = ("Ana", "Bruno", "Clara", "Diego", "Elena")
GAMES: dict[str, Game[Any]] = {"pandemic": PANDEMIC, "hrubec": HRUBEC, "flatline": FLATLINE}
OPTIONS: dict[str, dict[str, Any]] = {
    "pandemic": {"seats": 3, "hands": "closed"},
    "hrubec": {"seats": 3},
    "flatline": {"seats": 3},
}
BEGUN = 1_000_000
SECOND = 1000


class Live:
    """A table with a clock."""

    def __init__(
        self, game: str = "pandemic", kinds: Sequence[str] = (PERSON,) * 3, seed: int = 7, **contract: Any
    ) -> None:
        options = {**OPTIONS[game], "seats": len(kinds), **contract.pop("options", {})}
        made = Contract(game=game, options=options, kinds=list(kinds), **contract)
        self.game = GAMES[game]
        self.seed = seed
        self.now = BEGUN
        self.table = Table("t1", made, self.game, seed, self.now)
        self.asked = 0

    # -- what people do

    def say(self, actor: Actor | int, kind: type[Change], **given: Any) -> list[AnyEntry]:
        """Somebody asks for something; the id is new if none is given."""
        self.asked += 1
        given.setdefault("id", f"r{self.asked}")
        who = actor if isinstance(actor, Actor) else Actor(1 << actor)
        if "seat" not in given and "seat" in kind.__struct_fields__ and not isinstance(actor, Actor):
            given["seat"] = actor
        entries = self.table.decide(who, kind(**given), self.now)
        self.table.take_all(entries)
        return entries

    def begin(self, fill: str = "") -> Live:
        """All people sit down, and the owner, who has the first seat, starts."""
        for seat, chair in enumerate(self.table.chairs):
            if chair.kind == PERSON and not fill:
                self.say(seat, Sit, name=NAMES[seat])
                self.table.presence(1 << seat, True, self.now)
        self.say(Actor(1, True), Start, fill=fill)
        return self

    def play(self, seat: int, move: str = "", **given: Any) -> list[AnyEntry]:
        """A seat plays a move, its first legal one if none is given."""
        return self.say(seat, Play, seat=seat, move=move or self.legal(seat)[0], **given)

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat in words."""
        return [self.game.words.format(move) for move in self.game.legal(self.state, seat)]

    def cross(self) -> int:
        """A seat plays, and then others do, so that it needs their consent to take that back: the seat."""
        mover = self.asks()[0]
        seat = mover
        while seat == mover:
            seat = self.asks()[0]
            self.play(seat, "pass" if "pass" in self.legal(seat) else "")
        return mover

    def play_out(self) -> Live:
        """People play anything until the game is over."""
        random = Random(self.seed)
        while self.table.stage == "playing":
            seat = random.choice(self.asks())
            self.play(seat, random.choice(self.legal(seat)))
            self.settle()
        return self

    @property
    def state(self) -> Any:
        """The position."""
        return self.table.playing.state

    def asks(self) -> list[int]:
        """The seats that are asked."""
        return seats_of(self.state.asked)

    # -- what the table does

    def wait(self, seconds: float = 0) -> list[AnyEntry]:
        """Time passes; the table does what is due meanwhile, and its bots answer at once."""
        until = self.now + round(seconds * SECOND)
        done: list[AnyEntry] = []
        while True:
            done += self.settle()
            wakes = self.table.wakes_at(self.now)
            if wakes is None or wakes > until:
                break
            self.now = wakes
        self.now = until
        return done

    def settle(self) -> list[AnyEntry]:
        """All that is due now."""
        done: list[AnyEntry] = []
        while True:
            entries = self.table.due(self.now)
            for question in [] if entries else self.table.questions(self.now):
                answer = ask(self.game, make_bot(self.game, question.bot), question)
                entries = self.table.answered(question, answer, self.now)
                if entries:
                    break
            if not entries:
                return done
            done += self.table.take_all(entries).entries

    # -- what is told

    def told(self, seat: int, language: str = "en") -> SnapshotTold:
        """All that a seat is told; -1 is the public."""
        own = 1 << seat if seat >= 0 else 0
        return snapshot(self.table, Audience(own, own, False, language), self.now)

    def restored(self) -> Live:
        """The same table, made again from its journal; who is here, and what bots said, is not in it."""
        again = Live.__new__(Live)
        again.game, again.now, again.seed, again.asked = self.game, self.now, self.seed, self.asked
        again.table = Table("t1", self.table.contract, self.game, self.seed, BEGUN)
        for entry in self.table.entries:
            again.table.take(entry)
        for seat, chair in enumerate(self.table.chairs):
            twin = again.table.chairs[seat]
            twin.here, twin.came, twin.gone = chair.here, chair.came, chair.gone
        again.table.held = dict(self.table.held)
        return again

    def fingerprint(self) -> object:
        """Everything that a table is and tells, to be compared."""
        table = self.table
        names = [name for name in dir(Chair) if not name.startswith("_")]  # a compiled class has no slots
        chairs = [[getattr(chair, name) for name in names] for chair in table.chairs]
        proposals = [
            (number, proposal.seat, proposal.what, proposal.to, proposal.since, dict(proposal.answers))
            for number, proposal in table.proposals.items()
        ]
        state = table.game.digest(self.state) if table.course else ""
        told = [msgspec.json.encode(self.told(seat, language)) for seat, language in ((-1, "cs"), (1, "es"))]
        return chairs, proposals, state, told, table.stage, table.at, table.paused_at, len(table.entries)


def one(entries: Sequence[AnyEntry]) -> Any:
    """The only entry."""
    (entry,) = entries
    return entry


def last(batch: Table) -> Batch:
    """The last entry of a table, as just taken."""
    return Batch(len(batch.entries) - 1, (batch.entries[-1],))


# -- positions by what they ask ------------------------------------------------------------------------


@cache
def waits_of(name: str, games: int = 120) -> dict[str, tuple[int, int, tuple[tuple[int, str], ...]]]:
    """For each rule by which somebody is asked in random play: a seat, the seed, and the moves until then."""
    game = GAMES[name]
    found: dict[str, tuple[int, int, tuple[tuple[int, str], ...]]] = {}
    for seed in range(games):
        options = game.read_options({**OPTIONS[name], "seats": 3})
        state = game.new(options, seed)
        random = Random(seed)
        moves: list[tuple[int, str]] = []
        while state.asked:
            for seat, wait in game.waits(state).items():
                if wait.asked and wait.rule not in found:
                    found[wait.rule] = seat, seed, tuple(moves)
            seat = random.choice(
                [seat for seat in seats_of(state.asked | state.offered) if game.legal(state, seat)]
            )
            move = random.choice(game.legal(state, seat))
            moves.append((seat, game.words.format(move)))
            game.push(state, seat, move)
    return found


def at_wait(name: str, rule: str, **contract: Any) -> tuple[Live, int]:
    """A table of three people at the first position where a seat is asked by a rule; and the seat."""
    seat, seed, moves = waits_of(name)[rule]
    live = Live(name, seed=seed, **contract)
    live.table.take_all([Sat(at=BEGUN, seat=other, name=NAMES[other]) for other in range(3)])
    live.table.take(Started(at=BEGUN, kinds=[PERSON] * 3))
    for mover, move in moves:
        live.table.take(Moved(at=BEGUN, seat=mover, move=move))
    assert live.state.asked & seat_mask(seat)
    assert live.game.waits(live.state)[seat].rule == rule
    return live, seat
