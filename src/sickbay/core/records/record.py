"""Records: one game as a small text file, made to be read, mailed, compared and replayed.

::

    sickbay record 1
    game pandemic
    rules 1
    words 8f0c1d2e3a4b5c6d
    option seats 2
    seat 0 Ana
    seed 7

    1 0 drive chicago = 5f3a
    2 0 treat blue = 88aa  # a note

    end 0f1e2d3c4b5a69788796a5b4c3d2e1f0 over P1.2 cures won 0 1

A game that still runs has its seal instead of the seed and ends with ``running``. See ``docs/formats.md``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from sickbay.core.chance import read_seed, write_seed
from sickbay.core.errors import Arg, BadFile, BadInput
from sickbay.core.files import check_text, may_be, quoted, read_text
from sickbay.core.game import read_seat, seat_name
from sickbay.core.rules import Result
from sickbay.core.words import LONGEST_SENTENCE

VERSION: Final = "1"
MOST_BYTES: Final = 2_000_000
MOST_MOVES: Final = 50_000
LONGEST_LINE: Final = 1000
LONGEST_NAME: Final = 60

_FIRST: Final = "sickbay record "
_HEADS: Final = ("game", "rules", "words", "option", "seat", "seed", "seal")
_ID: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_HASH: Final = re.compile(r"[0-9a-f]{16}")
_SEAL: Final = re.compile(r"[0-9a-f]{64}")
_MARK: Final = re.compile(r"[0-9a-f]{4}")
_END: Final = re.compile(
    r"end ([0-9a-f]{32}) (running|over (\S{1,20}) (\S{1,60}) won (nobody|[0-9]+(?: [0-9]+)*))"
)


class Said(NamedTuple):
    """One move of a record: who said what, the mark of the position after it, and a note."""

    seat: int
    text: str
    mark: str = ""
    note: str = ""


class Record:
    """What a record file holds, as it stands there; :mod:`sickbay.core.records.replay` plays it.

    :ivar options: the options as text, lists with commas
    :ivar names: names of the players by seat, as far as known
    :ivar seed: the seed, None while the game runs
    :ivar seal: the seed's commitment, empty if none was given
    :ivar digest: fingerprint of the position after the last move
    :ivar result: how it ended, as :func:`write_result` says it
    :ivar lines: line numbers of header lines (``game``, ``option seats``, ``seat 0``) and moves (``1``)
    """

    __slots__ = (
        "digest",
        "game",
        "lines",
        "moves",
        "names",
        "options",
        "result",
        "rules",
        "seal",
        "seed",
        "words",
    )

    def __init__(self, game: str, rules: str, words: str, options: Mapping[str, str]) -> None:
        self.game = game
        self.rules = rules
        self.words = words
        self.options: dict[str, str] = dict(options)
        self.names: dict[int, str] = {}
        self.seed: int | None = None
        self.seal = ""
        self.moves: list[Said] = []
        self.digest = ""
        self.result = "running"
        self.lines: dict[str, int] = {}

    def place(self, what: str) -> str:
        """Where something stands in the file; its name if it does not stand there."""
        line = self.lines.get(what)
        return what if line is None else f"line {line}"

    def copy(self) -> Record:
        """An independent copy."""
        other = Record(self.game, self.rules, self.words, self.options)
        other.names = self.names.copy()
        other.seed = self.seed
        other.seal = self.seal
        other.moves = self.moves.copy()
        other.digest = self.digest
        other.result = self.result
        other.lines = self.lines.copy()
        return other

    @staticmethod
    def read(text: str) -> Record:
        """Read a record.

        :raises BadFile: if it is no well-formed record, with the line
        """
        return _Reader(check_text(text, MOST_BYTES)).read()

    @staticmethod
    def load(path: Path) -> Record:
        """Read a record file.

        :raises BadFile: if it cannot be read or is no well-formed record
        """
        text = read_text(path, MOST_BYTES)
        try:
            return Record.read(text)
        except BadFile as error:
            raise error.at(str(path)) from None

    def write(self) -> str:
        """The record as text: the inverse of :meth:`read`, but for comment lines."""
        lines = [_FIRST + VERSION, f"game {self.game}", f"rules {self.rules}", f"words {self.words}"]
        lines += [f"option {name} {value}".rstrip() for name, value in self.options.items()]
        names = [(seat, clean(name)) for seat, name in sorted(self.names.items())]
        lines += [f"seat {seat_name(seat)} {name}" for seat, name in names if name]
        if self.seed is not None:
            lines.append(f"seed {write_seed(self.seed)}")
        if self.seal:
            lines.append(f"seal {self.seal}")
        lines.append("")
        for number, said in enumerate(self.moves, 1):
            mark = f" = {said.mark}" if said.mark else ""
            note = f"  # {clean(said.note, LONGEST_LINE // 2)}" if said.note else ""
            lines.append(f"{number} {seat_name(said.seat)} {said.text}{mark}{note}")
        lines += ["", f"end {self.digest} {self.result}", ""]
        return "\n".join(lines)


def clean(text: str, most: int = LONGEST_NAME) -> str:
    """A name or note as it may stand in a line: no control signs, no long gaps, not too long."""
    shown = "".join([sign if sign.isprintable() else " " for sign in text[: 2 * most]])
    return " ".join(shown.split())[:most].strip()


def write_options(options: Mapping[str, object]) -> dict[str, str]:
    """Options as a record holds them."""
    return {
        name: ",".join([str(item) for item in value]) if isinstance(value, (list, tuple)) else str(value)
        for name, value in options.items()
    }


def write_result(result: Result | None) -> str:
    """How a game ended, as the last line of its record says it.

    >>> write_result(Result((0, 1), "P1.2", "cures"))
    'over P1.2 cures won 0 1'
    >>> write_result(Result((), "P1.3a", "outbreaks")), write_result(None)
    ('over P1.3a outbreaks won nobody', 'running')
    """
    if result is None:
        return "running"
    won = " ".join([str(seat) for seat in result.won]) or "nobody"
    return f"over {result.rule} {result.key} won {won}"


def read_result(text: str) -> Result | None:
    """The inverse of :func:`write_result`; None if the game still runs.

    >>> write_result(read_result("over P1.2 cures won 0 1"))
    'over P1.2 cures won 0 1'
    """
    found = _END.fullmatch(f"end {'0' * 32} {text}")
    if found is None or found[3] is None:
        return None
    won = () if found[5] == "nobody" else tuple([int(seat) for seat in found[5].split()])
    return Result(won, found[3], found[4])


class _Reader:
    """Reads one record, line by line."""

    def __init__(self, text: str) -> None:
        self.number = 0
        self.lines = text.split("\n")

    def fail(self, key: str, **args: Arg) -> BadFile:
        return BadFile(key, f"line {self.number}", **args)

    def line(self) -> str | None:
        """The next line that says something; None after the last."""
        while self.number < len(self.lines):
            line = self.lines[self.number].removesuffix("\r").replace("\t", " ").strip(" ")
            self.number += 1
            if len(line) > LONGEST_LINE:
                raise self.fail("line-too-long", most=LONGEST_LINE)
            if not line.isprintable():
                raise self.fail("record-not-printable")
            if line and not line.startswith("#"):
                return line
        return None

    def read(self) -> Record:
        first = self.line() or ""
        if not first.startswith(_FIRST):
            raise self.fail("record-first-line", first=_FIRST + VERSION)
        if first != _FIRST + VERSION:
            raise self.fail("record-version", version=first.removeprefix(_FIRST)[:20], known=VERSION)
        record = Record("", "", "", {})
        line = self.line()
        while line is not None and not (line[0].isdigit() or line.startswith("end ")):
            self.head(record, line)
            line = self.line()
        for name in ("game", "rules", "words"):
            if name not in record.lines:
                raise self.fail("record-needs", name=name)
        if "seed" not in record.lines and "seal" not in record.lines:
            raise self.fail("record-needs", name="seed")
        while line is not None and not line.startswith("end"):
            self.move(record, line)
            line = self.line()
        if line is None:
            raise self.fail("record-no-end")
        end = _END.fullmatch(line)
        if end is None:
            raise self.fail("record-end-bad")
        record.digest, record.result = end[1], end[2]
        if self.line() is not None:
            raise self.fail("record-after-end")
        return record

    def head(self, record: Record, line: str) -> None:
        name, _, rest = line.partition(" ")
        rest = rest.strip()
        if name not in _HEADS:
            raise self.fail("record-head-unknown", name=quoted(name), may=may_be(name, _HEADS))
        if name == "option":
            self.option(record, rest)
        elif name == "seat":
            self.seat(record, rest)
        else:
            self.once(record, name)
            self.single(record, name, rest)

    def once(self, record: Record, name: str) -> None:
        if name in record.lines:
            raise self.fail("record-twice", name=name)
        record.lines[name] = self.number

    def single(self, record: Record, name: str, value: str) -> None:
        if name == "seed":
            try:
                record.seed = read_seed(value)
            except BadInput as error:
                raise self.fail(error.key, **error.args_said) from None
            return
        shape = {"words": _HASH, "seal": _SEAL}.get(name)
        good = shape.fullmatch(value) if shape else re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}", value)
        if good is None:
            raise self.fail("record-head-bad", name=name, value=quoted(value))
        if name == "game":
            record.game = value
        elif name == "rules":
            record.rules = value
        elif name == "words":
            record.words = value
        else:
            record.seal = value

    def option(self, record: Record, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if not _ID.fullmatch(name):
            raise self.fail("record-head-bad", name="option", value=quoted(name))
        self.once(record, f"option {name}")
        record.options[name] = value.strip()

    def seat(self, record: Record, rest: str) -> None:
        number, _, name = rest.partition(" ")
        seat = self.whose(number)
        self.once(record, f"seat {seat_name(seat)}")
        record.names[seat] = clean(name)

    def whose(self, text: str) -> int:
        try:
            return read_seat(text)
        except BadInput as error:
            raise self.fail(error.key, **error.args_said) from None

    def move(self, record: Record, line: str) -> None:
        said, _, note = line.partition("#")
        sentence, marked, mark = said.partition("=")
        words = sentence.split()
        number = words[0] if words else ""
        mark = mark.strip()
        if len(words) < 3 or not (number.isascii() and number.isdigit()):
            raise self.fail("record-move-bad", line=quoted(line))
        if number != str(len(record.moves) + 1):
            raise self.fail("record-number", number=quoted(number), expected=len(record.moves) + 1)
        if len(record.moves) >= MOST_MOVES:
            raise self.fail("record-too-many-moves", most=MOST_MOVES)
        text = " ".join(words[2:])
        if len(text) > LONGEST_SENTENCE:
            raise self.fail("move-too-long", most=LONGEST_SENTENCE)
        if marked and not _MARK.fullmatch(mark):
            raise self.fail("record-mark-bad", mark=quoted(mark))
        record.lines[number] = self.number
        record.moves.append(Said(self.whose(words[1]), text, mark, note.strip()))
