"""Case files: a position, some moves, and what must be so. Reading one checks it whole.

The format is described in ``docs/formats.md``; :mod:`sickbay.core.cases.run` runs what is read here.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path, PurePosixPath
from typing import Any, Final

from sickbay.core.cases.case import Case, Find, Hidden, Line, Step, Wants
from sickbay.core.cases.names import (
    check_sentence,
    checked,
    read_place_at_table,
    read_rule,
    read_viewer,
    rule_or_none,
)
from sickbay.core.cases.script import REST, Entry
from sickbay.core.cases.table import MOST_DEPTH, Table, check_size
from sickbay.core.cases.wants import EXPECTATIONS, read_want
from sickbay.core.chance import check_seed
from sickbay.core.errors import BadFile, SickbayError
from sickbay.core.files import check_toml, quoted, read_text
from sickbay.core.game import Game
from sickbay.core.records.replay import Moment

VERSION: Final = 1
MOST_BYTES: Final = 300_000
LONGEST_LINE: Final = 4000
MOST_STEPS: Final = 1000


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
    check_toml(text, MOST_BYTES, LONGEST_LINE)
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise BadFile("case-too-deep", most=MOST_DEPTH) from None
    except ValueError as error:
        raise _toml_error(str(error), text.count("\n") + 1) from None
    check_size(data, "")
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


def _read(top: Table, find: Find, path: Path) -> Case:
    version = top.number("case")
    if version != VERSION:
        raise BadFile("case-version", "case", version=version, known=VERSION)
    try:
        game = find(top.text("game")[:80])
    except SickbayError as error:
        raise error.at("game") from None
    case = Case(game, path)
    case.title = top.text("title")
    case.rules = [read_rule(item, f"rules.{i}") for i, item in enumerate(top.items("rules"), 1)]
    if not case.rules:
        raise BadFile("case-missing", name="rules")
    case.options = dict(top.table("options").data)
    case.position = dict(top.table("position").data)
    case.impossible = rule_or_none(top, "impossible")
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
        case.moment = checked(Moment.read, moment, "from")
    else:
        case.start = start
    if case.start != "blank" and case.position:
        raise BadFile("case-position-needs-blank", "position")
    if case.impossible and case.start != "blank":
        raise BadFile("case-position-needs-blank", "impossible")
    seed = top.number("seed", -1)
    if seed != -1:
        case.seed = checked(check_seed, seed, "seed")


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
            checked(game.words.find, item, place)
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
    step.move = check_sentence(table.text("move", ""), table.at("move"), game)
    step.pass_until = rule_or_none(table, "pass_until")
    step.refused = rule_or_none(table, "refused")
    wants: Wants = dict(table.table("expect").data)
    for name in EXPECTATIONS:
        if name in table.data:
            if name in wants:
                raise BadFile("case-twice", table.at(name), name=name)
            wants[name] = table.data.pop(name)
    step.wants = {name: read_want(name, value, table.at(name), game) for name, value in wants.items()}
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
    move = check_sentence(instead.text("move", ""), instead.at("move"), game)
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
