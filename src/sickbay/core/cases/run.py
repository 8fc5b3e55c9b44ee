"""Running case files: the unit of rule tests, bug reports and puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sickbay.core.cases.case import Case, Hidden, Line, Step
from sickbay.core.cases.expect import Failed, Now, check_hidden, check_wants
from sickbay.core.cases.script import BadScript, ScriptedChance
from sickbay.core.chance import Chance
from sickbay.core.errors import Arg, BadFile, BadInput, BadPosition
from sickbay.core.game import Game, seat_name
from sickbay.core.records.record import Record
from sickbay.core.records.replay import outside, replay
from sickbay.core.rules import Refused, part_of
from sickbay.core.state import HOST, Event, seat_mask
from sickbay.core.words import Move

MOST_PASSES: Final = 500


def run(case: Case, game: Game[Any] | None = None) -> list[Failed]:
    """Run a case and give what is not as it should be; nothing if it passes.

    :param game: run it on this game instead of the one that it names (one with a wrong rule, say)
    :raises BadInput: if the case cannot be run: a position that is refused, a word that is no move
    """
    game = case.game if game is None else game
    if case.impossible:
        return _refused_position(case, game)
    failures: dict[tuple[str, str, str], Failed] = {}
    for line in case.lines:
        for failed in _run_line(case, game, line):
            failures[failed.place, failed.key, str(failed.args_said)] = failed
    return list(failures.values())


def _refused_position(case: Case, game: Game[Any]) -> list[Failed]:
    try:
        _start(case, game, case.position, _chance(case, game, case.lines[0]))
    except BadPosition as error:
        if any(part_of(rule, case.impossible) for rule in error.rules):
            return []
        found = ", ".join(error.rules) or error.key
        return [Failed("case-other-rule", "impossible", expected=case.impossible, found=found)]
    except BadScript:
        pass  # it was good enough to draw from
    return [Failed("case-possible", "impossible", rule=case.impossible)]


def _run_line(case: Case, game: Game[Any], line: Line) -> list[Failed]:
    try:
        world = _World(case, game, line)
        for i, step in enumerate(line.steps):
            failures = world.take(step) or check_wants(world.now(), step)
            if step.hidden is not None and not failures:
                failures = _other_world(case, game, line, i, step.hidden, world)
            if failures:
                return failures
        return world.left_over()
    except BadScript as error:
        return [Failed(error.key, error.place, **error.args_said)]


def _other_world(
    case: Case, game: Game[Any], line: Line, last: int, hidden: Hidden, world: _World
) -> list[Failed]:
    """Play the same with the other fact, and compare what the viewers notice."""
    step = line.steps[last]
    other = _World(case, game, line, hidden)
    for earlier in line.steps[:last]:
        if not earlier.refused and other.take(earlier):
            return [Failed("case-hidden-impossible", f"{earlier.place}.hidden")]
    if other.take(step, hidden.move):
        return [Failed("case-hidden-impossible", f"{step.place}.hidden")]
    return check_hidden(step, world.whole(), other.whole())


# -- beginnings --------------------------------------------------------------------------------------


def _chance(case: Case, game: Game[Any], line: Line, hidden: Hidden | None = None) -> Chance:
    scripts = {**case.chance, **line.chance}
    if hidden is not None and isinstance(hidden.chance, dict):
        scripts.update(hidden.chance)
    if not any(scripts.values()):
        return Chance(case.seed or 0, game.streams)
    return ScriptedChance(game.streams, game.words, scripts, case.seed or 0, case.rest)


def _start(case: Case, game: Game[Any], position: dict[str, object], chance: Chance) -> Any:
    """The first position of a case, with somebody listening.

    :raises BadInput: if it cannot be
    """
    if case.start not in ("blank", "setup"):
        try:
            record = Record.load(Path(case.start))
            state = replay(record, game, case.moment, record.seed if case.seed is None else case.seed)
        except BadInput as wrong:
            raise wrong.at("from") from None
        if any(case.chance.values()):
            chance.counts = state.chance.counts.copy()
            chance.seed = state.chance.seed
            state.chance = chance
        state.log = []
        return state
    try:
        options = game.read_options(case.options)
    except BadInput as error:
        raise error.at("options") from None
    if case.start == "setup":
        state = game.set_up(options, chance)
        state.log = []
        game.settle(state)
        return state
    try:
        state = game.place(options, position, chance)
    except BadInput as error:
        if not isinstance(error, BadScript):
            error.at("position")
        raise
    state.log = []
    game.settle(state)
    return state


def _merged(base: object, over: object) -> object:
    """A position with some of its fields replaced."""
    if isinstance(base, dict) and isinstance(over, dict):
        return {**base, **{name: _merged(base.get(name), value) for name, value in over.items()}}
    return over


class _World:
    """A case under way."""

    def __init__(self, case: Case, game: Game[Any], line: Line, hidden: Hidden | None = None) -> None:
        self.game = game
        position: Any = case.position
        if hidden is not None and hidden.position is not None:
            position = _merged(position, hidden.position)
        self.state = _start(case, game, position, _chance(case, game, line, hidden))
        self.seats = game.seats(self.state.options)
        self.history: list[Event] = list(self.state.log)
        self.since = 0
        self.before: dict[str, object] = {}

    def now(self) -> Now:
        """This moment, with what happened since the last step."""
        self._listen()
        return Now(self.game, self.state, self.before, self.history[self.since :])

    def whole(self) -> Now:
        """This moment, with all that happened."""
        self._listen()
        return Now(self.game, self.state, self.before, self.history)

    def _listen(self) -> None:
        if self.state.log:
            self.history += self.state.log
        self.state.log = []

    def left_over(self) -> list[Failed]:
        """The scripted draws that nothing has drawn."""
        chance = self.state.chance
        if not isinstance(chance, ScriptedChance):
            return []
        return [Failed("chance-left-over", f"chance.{stream}") for stream in chance.left_over()]

    def take(self, step: Step, instead: str = "") -> list[Failed]:
        """Do what a step says; its expectations are not looked at.

        :raises BadFile: if a word is no move, or a seat does not exist
        """
        _check_seats(step, self.seats)
        if step.move or step.pass_until:
            self._listen()
            self.since = len(self.history)
        if step.refused or "changes" in step.wants:
            self.before = self.game.to_json(self.state)
        if step.pass_until:
            return self._pass_until(step)
        if step.move:
            return self._move(step, instead or step.move)
        return []

    def _move(self, step: Step, text: str) -> list[Failed]:
        game, state = self.game, self.state
        if not state.asked and state.agenda:
            game.settle(state)
        seat = step.seat
        if seat == -1:
            asked = [other for other, wait in game.waits(state).items() if wait.asked]
            if len(asked) != 1:
                said = ", ".join([seat_name(other) for other in asked])
                return [Failed("case-whose-move", step.place, asked=said or "-")]
            seat = asked[0]
        try:
            move = game.read_move(state, seat, text)
        except BadInput as error:
            raise BadFile(outside(error.key), f"{step.place}.move", **error.args_said) from None
        if step.refused:
            return self._refused(step, seat, move)
        offered = move in game.legal(state, seat)
        try:
            game.play(state, seat, move)
        except Refused as refused:
            return [Failed("case-refused", f"{step.place}.move", **_reason(refused), move=text)]
        return [] if offered else [Failed("case-not-offered", f"{step.place}.move", move=text)]

    def _refused(self, step: Step, seat: int, move: Move) -> list[Failed]:
        """A move that must be refused, by the right rule, with nothing changed."""
        game, state = self.game, self.state
        place = f"{step.place}.refused"
        digest, counts, views = game.digest(state), state.chance.counts.copy(), self._views()
        try:
            game.play(state, seat, move)
        except Refused as refused:
            if not refused.reason.cites(step.refused):
                return [Failed("case-other-reason", place, expected=step.refused, **_reason(refused))]
        else:
            return [Failed("case-not-refused", place, rule=step.refused)]
        same = (digest, counts, views) == (game.digest(state), state.chance.counts, self._views())
        if not same or state.log:
            return [Failed("case-refused-changed", place)]
        if move in game.legal(state, seat):
            return [Failed("case-refused-offered", place)]
        return []

    def _views(self) -> list[str]:
        game, state = self.game, self.state
        viewers = [0, *[seat_mask(seat) for seat in range(self.seats)]]
        return [game.view_digest(game.view(state, viewer)) for viewer in viewers]

    def _pass_until(self, step: Step) -> list[Failed]:
        """Every asked seat passes, at least once, until somebody waits by the rule."""
        game, state = self.game, self.state
        place = f"{step.place}.pass_until"
        number = game.words.number.get("pass")
        if number is None:
            raise BadFile(outside("word-unknown"), place, word="pass")
        for _ in range(MOST_PASSES):
            asked = [seat for seat, wait in game.waits(state).items() if wait.asked]
            if not asked:
                break
            try:
                game.play(state, asked[0], (number,))
            except Refused:
                args: dict[str, Arg] = {"seat": seat_name(asked[0]), "rule": game.waits(state)[asked[0]].rule}
                return [Failed("case-cannot-pass", place, **args)]
            if any(wait.rule == step.pass_until for wait in game.waits(state).values()):
                return []
        return [Failed("case-never-asked", place, rule=step.pass_until)]


def _reason(refused: Refused) -> dict[str, Arg]:
    """The rule and reason of a refusal, as arguments of a message."""
    args = ", ".join([str(value) for value in refused.reason.args.values()])
    key = refused.reason.key
    return {"rule": refused.reason.rule, "reason": f"{key} ({args})" if args else key}


def _check_seats(step: Step, seats: int) -> None:
    if step.seat >= seats and step.seat != HOST:
        raise BadFile("seat-bad", f"{step.place}.seat", seat=step.seat)
    for name in ("asked", "offered", "legal", "legal_has", "legal_not"):
        named = step.wants.get(name)
        for seat in named if isinstance(named, dict) else ():
            if seat != "host" and int(seat) >= seats:
                raise BadFile("seat-bad", f"{step.place}.{name}", seat=seat)
    for name in ("view", "unseen", "events", "no_events"):
        named = step.wants.get(name)
        for viewer in named if isinstance(named, dict) else ():
            if viewer not in ("all", "watcher") and any(int(seat) >= seats for seat in viewer.split("+")):
                raise BadFile("seat-bad", f"{step.place}.{name}", seat=viewer)
    if step.hidden is not None:
        for viewer, mask in step.hidden.viewers.items():
            if mask >> seats:
                raise BadFile("seat-bad", f"{step.place}.hidden.from", seat=viewer)
