"""Case files: a position, some moves, and what must be so. Reading one checks it whole.

The format is described in ``docs/formats.md``; :mod:`sickbay.core.cases` runs what is read here.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath
from typing import Any, Final

from sickbay.core.chance import check_seed
from sickbay.core.errors import BadFile, BadInput, SickbayError
from sickbay.core.files import check_text, may_be, quoted, read_text
from sickbay.core.game import Game, read_seat
from sickbay.core.replay import Moment, outside
from sickbay.core.script import REST, Entry
from sickbay.core.state import HOST, seat_mask

VERSION: Final = 1
MOST_BYTES: Final = 300_000
LONGEST_LINE: Final = 4000
MOST_STEPS: Final = 1000
MOST_DEPTH: Final = 12
MOST_ITEMS: Final = 2000

RULE: Final = re.compile(r"[A-Z]{1,2}[0-9]{1,3}(\.[A-Z]?[0-9]{1,3})*[a-z]?")
EXPECTATIONS: Final = (
    "asked", "offered", "legal", "legal_has", "legal_not", "view", "unseen", "events", "no_events", "result",
    "changes",
)  # fmt: skip
"""What a step may expect by these names; any other name is a field of the position."""

Wants = dict[str, object]
"""What a step expects: the names above and fields of the position, with their values."""

Find = Callable[[str], Game[Any]]
"""Finds a game by its id."""


class Hidden:
    """A fact that some viewers must not notice: who, and what is different instead."""

    def __init__(self, viewers: dict[str, int], instead: Mapping[str, object]) -> None:
        self.viewers = viewers
        self.move = str(instead.get("move", ""))
        self.position = instead.get("position")
        self.chance = instead.get("chance")


class Step:
    """One step of a case: a move, or passing until a wait, or nothing but looking."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.seat = -1
        """The seat that moves; -1: the one that is asked."""
        self.move = ""
        self.pass_until = ""
        self.refused = ""
        self.wants: Wants = {}
        self.hidden: Hidden | None = None


class Line:
    """A variant of a case: its steps come after those that all lines share."""

    def __init__(self, title: str, steps: list[Step], chance: dict[str, list[Entry]]) -> None:
        self.title = title
        self.steps = steps
        self.chance = chance


class Case:
    """What a case file says, checked against its schema and the game's words."""

    def __init__(self, game: Game[Any], path: Path) -> None:
        self.game = game
        self.path = path
        self.title = ""
        self.rules: list[str] = []
        self.start = "blank"
        """``blank``, ``setup``, or the path of a record."""
        self.moment = Moment(0)
        self.seed: int | None = None
        self.options: dict[str, object] = {}
        self.position: dict[str, object] = {}
        self.chance: dict[str, list[Entry]] = {}
        self.rest = False
        """Whether the seed answers when a scripted stream runs short."""
        self.impossible = ""
        self.lines: list[Line] = []

    @property
    def name(self) -> str:
        """The file's name without its ending."""
        return self.path.stem


def load_case(path: Path, find: Find) -> Case:
    """Read a case file.

    :raises BadFile: naming the file, the place in it, what is wrong and what may stand there
    """
    text = read_text(path, MOST_BYTES)
    try:
        return read_case(text, find, path)
    except SickbayError as error:
        raise error.at(str(path)) from None


def read_case(text: str, find: Find, path: Path = Path("case.toml")) -> Case:
    """Read the text of a case.

    :param find: finds the game that it names
    :param path: where it stands; records that it names lie beside it
    :raises BadFile: naming the place, what is wrong and what may stand there
    """
    for number, line in enumerate(check_text(text, MOST_BYTES).split("\n"), 1):
        if len(line) > LONGEST_LINE:  # reading keys of thousands of parts takes long
            raise BadFile("line-too-long", f"line {number}", most=LONGEST_LINE)
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise BadFile("case-too-deep", most=MOST_DEPTH) from None
    except ValueError as error:
        raise _toml_error(str(error), text.count("\n") + 1) from None
    _check_size(data, "")
    return _read(Table(data, ""), find, path)


_TOML_ERRORS: Final = {
    "twice": ("Cannot declare", "Cannot overwrite", "Cannot mutate", "Duplicate"),
    "sign": ("Illegal", "Found invalid", "Unescaped", "Escaped", "Invalid hex"),
    "open": ("Unterminated", "Unclosed", "Expected ']", "Expected '\"", 'Expected "'),
    "equals": ("Expected '=",),
    "value": ("Invalid value", "Invalid date"),
    "more": ("Expected newline",),
}
"""How the errors of the reader of TOML begin, which speaks English only."""


def _toml_error(said: str, last: int) -> BadFile:
    """What the reader of TOML says, so that it can be said in any language."""
    kinds = [kind for kind, starts in _TOML_ERRORS.items() if said.startswith(starts)]
    at = re.search(r"\(at line ([0-9]+)", said)
    return BadFile("case-toml-bad", f"line {at[1] if at else last}", kind=kinds[0] if kinds else "other")


def _check_size(data: dict[str, object], place: str) -> None:
    """Refuse what is deeper or longer than a case needs, and values of types that none has."""
    todo: list[tuple[str, object, int]] = [(place, data, 0)]
    while todo:
        where, value, depth = todo.pop()
        if depth > MOST_DEPTH:
            raise BadFile("case-too-deep", quoted(where), most=MOST_DEPTH)
        if isinstance(value, dict):
            if len(value) > MOST_ITEMS:
                raise BadFile("case-too-long", quoted(where), most=MOST_ITEMS)
            todo += [(f"{where}.{key}" if where else key, item, depth + 1) for key, item in value.items()]
        elif isinstance(value, list):
            if len(value) > MOST_ITEMS:
                raise BadFile("case-too-long", quoted(where), most=MOST_ITEMS)
            first = 0 if "expect" in where.split(".") or where.startswith("position.") else 1
            todo += [(f"{where}.{i}", item, depth + 1) for i, item in enumerate(value, first)]
        elif isinstance(value, int):
            if value.bit_length() > 256:
                raise BadFile("case-number-too-large", quoted(where))
        elif not isinstance(value, str):
            raise BadFile("case-type", quoted(where), want="any", found=quoted(value))


class Table:
    """A table of a case file while it is read: each key is taken once, and what is left over is refused."""

    def __init__(self, data: object, place: str) -> None:
        self.place = place
        if not isinstance(data, dict):
            raise BadFile("case-type", place, want="table", found=quoted(data))
        self.data: dict[str, object] = dict(data)
        self.known: list[str] = []

    def at(self, key: str) -> str:
        """The place of a key."""
        return f"{self.place}.{key}" if self.place else key

    def take(self, key: str, kind: type, want: str, default: object) -> Any:
        """The value of a key, of this type.

        :raises BadFile: if it is of another type, or missing without a default
        """
        self.known.append(key)
        if key not in self.data:
            if default is None:
                raise BadFile("case-missing", self.place, name=key)
            return default
        value = self.data.pop(key)
        if not isinstance(value, kind) or isinstance(value, bool) is not (kind is bool):
            raise BadFile("case-type", self.at(key), want=want, found=quoted(value))
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text."""
        value: str = self.take(key, str, "text", default)
        return value

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number."""
        value: int = self.take(key, int, "number", default)
        return value

    def items(self, key: str) -> list[object]:
        """A list; empty if missing."""
        value: list[object] = self.take(key, list, "list", [])
        return value

    def table(self, key: str) -> Table:
        """A table within this one; empty if missing."""
        return Table(self.take(key, dict, "table", {}), self.at(key))

    def tables(self, key: str) -> list[Table]:
        """An array of tables, counted from 1 as people count; empty if missing."""
        return [Table(item, f"{self.at(key)}.{i}") for i, item in enumerate(self.items(key), 1)]

    def finish(self) -> None:
        """Refuse keys that nobody asked for.

        :raises BadFile: if there is one
        """
        for key in self.data:
            raise BadFile("case-key-unknown", self.place, name=quoted(key), may=may_be(key, self.known))


def _read(top: Table, find: Find, path: Path) -> Case:
    if top.number("case") != VERSION:
        raise BadFile("case-version", "case", known=VERSION)
    try:
        game = find(top.text("game")[:80])
    except SickbayError as error:
        raise error.at("game") from None
    case = Case(game, path)
    case.title = top.text("title")
    case.rules = [_rule(item, f"rules.{i}") for i, item in enumerate(top.items("rules"), 1)]
    if not case.rules:
        raise BadFile("case-missing", name="rules")
    case.options = dict(top.table("options").data)
    case.position = dict(top.table("position").data)
    case.impossible = _rule_or_none(top, "impossible")
    _read_start(top, case)
    _read_chance(top, case)
    shared = [_step(table, game) for table in top.tables("step")]
    lines = [_line(table, case, shared) for table in top.tables("line")]
    case.lines = lines or [Line("", shared, {})]
    top.finish()
    steps = sum([len(line.steps) for line in case.lines])
    if steps > MOST_STEPS:
        raise BadFile("case-too-long", "step", most=MOST_STEPS)
    if bool(case.impossible) is bool(steps):
        raise BadFile("case-impossible-alone" if steps else "case-missing", name="step")
    return case


def _read_start(top: Table, case: Case) -> None:
    start = top.text("from", "blank")
    if start not in ("blank", "setup"):
        name, at, moment = start.rpartition("@")
        parts = PurePosixPath(name).parts
        if not (at and name.endswith(".record")) or name.startswith("/") or ".." in parts or "\\" in name:
            raise BadFile("case-from-bad", "from", found=quoted(start))
        case.start = str(case.path.parent / name)
        case.moment = _checked(Moment.read, moment, "from")
    else:
        case.start = start
    if case.start != "blank" and case.position:
        raise BadFile("case-position-needs-blank", "position")
    if case.impossible and case.start != "blank":
        raise BadFile("case-position-needs-blank", "impossible")
    seed = top.number("seed", -1)
    if seed != -1:
        case.seed = _checked(check_seed, seed, "seed")


def _read_chance(top: Table, case: Case) -> None:
    table = top.table("chance")
    rest = table.text("rest", "error")
    if rest not in ("seed", "error"):
        raise BadFile("case-rest-bad", "chance.rest", found=quoted(rest))
    case.rest = rest == "seed"
    if case.rest and case.seed is None:
        raise BadFile("case-missing", name="seed")
    case.chance = read_scripts(table, case.game)


def read_scripts(table: Table, game: Game[Any]) -> dict[str, list[Entry]]:
    """Scripted draws by stream, each checked against the streams and words of the game.

    :raises BadFile: if a stream or word does not exist
    """
    scripts: dict[str, list[Entry]] = {}
    for stream in game.streams:
        entries = table.items(stream)
        scripts[stream] = [
            _entry(entry, f"{table.at(stream)}.{i}", game) for i, entry in enumerate(entries, 1)
        ]
    table.finish()
    return scripts


def _entry(entry: object, place: str, game: Game[Any]) -> Entry:
    if isinstance(entry, int) and not isinstance(entry, bool):
        return entry
    if not isinstance(entry, list):
        raise BadFile("case-type", place, want="draw", found=quoted(entry))
    out: list[int | str] = []
    for item in entry:
        if isinstance(item, bool) or not isinstance(item, (int, str)):
            raise BadFile("case-type", place, want="word", found=quoted(item))
        if isinstance(item, str) and item != REST:
            _checked(game.words.find, item, place)
        out.append(item)
    return out


def _line(table: Table, case: Case, shared: list[Step]) -> Line:
    title = table.text("title", "")
    chance = read_scripts(table.table("chance"), case.game)
    own = [_step(step, case.game) for step in table.tables("step")]
    table.finish()
    if not own:
        raise BadFile("case-missing", table.place, name="step")
    return Line(title, shared + own, {stream: draws for stream, draws in chance.items() if draws})


def _step(table: Table, game: Game[Any]) -> Step:
    step = Step(table.place)
    if "seat" in table.data:
        step.seat = read_place_at_table(table.data.pop("seat"), table.at("seat"))
    step.move = _sentence(table.text("move", ""), table.at("move"), game)
    step.pass_until = _rule_or_none(table, "pass_until")
    step.refused = _rule_or_none(table, "refused")
    wants: Wants = dict(table.table("expect").data)
    for name in EXPECTATIONS:
        if name in table.data:
            if name in wants:
                raise BadFile("case-twice", table.at(name), name=name)
            wants[name] = table.data.pop(name)
    step.wants = {name: _expectation(name, value, table.at(name), game) for name, value in wants.items()}
    hidden = table.table("hidden")
    if hidden.data:
        step.hidden = _hidden(hidden, step, game)
    table.known += ["seat", *EXPECTATIONS]
    table.finish()
    if step.move and step.pass_until:
        raise BadFile("case-move-or-pass", table.place)
    if not step.move and (step.refused or step.seat != -1):
        raise BadFile("case-missing", table.place, name="move")
    if not (step.move or step.pass_until or step.wants or step.hidden):
        raise BadFile("case-step-empty", table.place)
    return step


def _hidden(table: Table, step: Step, game: Game[Any]) -> Hidden:
    viewers = {}
    for item in table.items("from"):
        viewers[quoted(item)] = read_viewer(item, table.at("from"))
    if not viewers:
        raise BadFile("case-missing", table.place, name="from")
    instead = table.table("instead")
    move = _sentence(instead.text("move", ""), instead.at("move"), game)
    if move and not step.move:
        raise BadFile("case-missing", step.place, name="move")
    position = instead.table("position").data
    chance = instead.table("chance")
    other: dict[str, object] = {"move": move}
    if position:
        other["position"] = position
    if chance.data:
        other["chance"] = {stream: draws for stream, draws in read_scripts(chance, game).items() if draws}
    instead.finish()
    table.finish()
    if not (move or len(other) > 1):
        raise BadFile("case-missing", table.place, name="instead")
    return Hidden(viewers, other)


# -- what a step expects ---------------------------------------------------------------------------------


def _expectation(name: str, value: object, place: str, game: Game[Any]) -> object:
    """The value of an expectation, checked; sentences in it are of the game's words."""
    if name in ("asked", "offered"):
        table = Table(value, place)
        for seat, rule in table.data.items():
            read_place_at_table(seat, place)
            _rule(rule, table.at(seat))
    elif name in ("legal", "legal_has", "legal_not"):
        table = Table(value, place)
        return {
            seat: _sentences(table.items(seat), table.at(seat), game)
            for seat in list(table.data)
            if read_place_at_table(seat, place) >= 0
        }
    elif name in ("events", "no_events"):
        if isinstance(value, list):
            return {"all": _sentences(value, place, game)}
        table = Table(value, place)
        return {
            viewer: _sentences(table.items(viewer), table.at(viewer), game)
            for viewer in list(table.data)
            if viewer == "all" or read_viewer(viewer, place) >= 0
        }
    elif name in ("view", "unseen"):
        table = Table(value, place)
        for viewer in list(table.data):
            read_viewer(viewer, place)
            if name == "view":
                table.table(viewer)
            else:
                for path in table.items(viewer):
                    if not isinstance(path, str):
                        raise BadFile("case-type", table.at(viewer), want="text", found=quoted(path))
    elif name == "result":
        return _result(value, place)
    elif name == "changes":
        Table(value, place)
    return value


def _result(value: object, place: str) -> object:
    if value == "running":
        return value
    table = Table(value, place)
    out: dict[str, object] = {}
    if "won" in table.data:
        won = [read_place_at_table(item, table.at("won")) for item in table.items("won")]
        out["won"] = sorted(won)
    if "rule" in table.data:
        out["rule"] = _rule(table.data.pop("rule"), table.at("rule"))
    if "reason" in table.data:
        out["reason"] = table.text("reason")
    table.known += ["won", "rule", "reason"]
    table.finish()
    if not out:
        raise BadFile("case-missing", place, name="rule")
    return out


def read_place_at_table(value: object, place: str) -> int:
    """A seat: its number or ``host``.

    :raises BadFile: if it is neither
    """
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        raise BadFile("case-type", place, want="seat", found=quoted(value))
    seat: int = _checked(read_seat, quoted(value), place)
    return seat


def read_viewer(value: object, place: str = "") -> int:
    """A viewer: a seat, several joined by ``+``, or ``watcher`` for a spectator; the seat mask.

    :raises BadFile: if it is none of these
    """
    if value == "watcher":
        return 0
    if isinstance(value, str) and "+" in value:
        return seat_mask(*[read_viewer_seat(part, place) for part in value.split("+")])
    return seat_mask(read_viewer_seat(value, place))


def read_viewer_seat(value: object, place: str) -> int:
    """A seat that can look: any but ``host``.

    :raises BadFile: if it is none
    """
    seat = read_place_at_table(value, place)
    if seat == HOST:
        raise BadFile("seat-bad", place, seat="host")
    return seat


def _rule(value: object, place: str) -> str:
    if not isinstance(value, str) or not RULE.fullmatch(value):
        raise BadFile("case-rule-bad", place, found=quoted(value))
    return value


def _rule_or_none(table: Table, key: str) -> str:
    value = table.text(key, "")
    return _rule(value, table.at(key)) if value else ""


def _sentence(text: str, place: str, game: Game[Any]) -> str:
    if text:
        _checked(game.words.parse, text, place)
    return text


def _sentences(items: list[object], place: str, game: Game[Any]) -> list[str]:
    out: list[str] = []
    for item in items:
        if not isinstance(item, str) or not item.strip():
            raise BadFile("case-type", place, want="sentence", found=quoted(item))
        out.append(_sentence(item, place, game))
    return out


def _checked(read: Callable[[Any], Any], value: object, place: str) -> Any:
    """What ``read`` makes of a value; its error becomes one of this place in the file."""
    try:
        return read(value)
    except BadInput as error:
        raise BadFile(outside(error.key), place, **error.args_said) from None
