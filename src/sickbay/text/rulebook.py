"""The text of a numbered rule, found in the rules document of a game."""

from __future__ import annotations

import re
import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from sickbay.core.errors import BadInput
from sickbay.core.files import read_text
from sickbay.core.game import Game

_PACKAGE: Final = Path(__file__).parent.parent
_MOST_BYTES: Final = 1_000_000
_NUMBER: Final = r"[A-Z]+\d+(?:\.[A-Z]*\d+)*"
_SECTION: Final = re.compile(rf"^#+ ({_NUMBER}) ")
_RULE: Final = re.compile(rf"^- ({_NUMBER})[ :.]")
_PART: Final = re.compile(rf"^  (?:(\d+)\.|- ([a-z])\)|- ({_NUMBER})) ")
_ROW: Final = re.compile(rf"^\| ({_NUMBER}) \|")


def find_rules(game: Game[Any]) -> Path | None:
    """The rules document of a game: beside its module, in the installed package, or in the checkout."""
    module = getattr(sys.modules.get(type(game).__module__), "__file__", None)
    places = [Path(module).parent / "rules.md"] if module else []
    places += [
        _PACKAGE / "docs" / "rules" / f"{game.id}.md",
        _PACKAGE.parent.parent / "docs" / "rules" / f"{game.id}.md",
    ]
    return next((place for place in places if place.is_file()), None)


class Rulebook:
    """All numbered rules of a document: sections, rules, their parts, rows of tables."""

    def __init__(self, text: str) -> None:
        self.rules: dict[str, list[str]] = {}
        lines = text.splitlines()
        head: list[str] = []
        for at, line in enumerate(lines):
            section, rule, row = _SECTION.match(line), _RULE.match(line), _ROW.match(line)
            if section:
                level = line.split(" ", 1)[0]
                self._add(section[1], _until(lines, at, lambda other, level=level: _as_high(other, level)))
            elif rule:
                block = _until(lines, at, _ends_rule)
                self._add(rule[1], block)
                self._parts(rule[1], block)
            elif row:
                cells = zip(head, _cells(line), strict=False)
                self._add(row[1], [f"{name}: {cell}" for name, cell in cells if name != "id"])
            if line.startswith("|") and not (at and lines[at - 1].startswith("|")):
                head = _cells(line)

    @staticmethod
    def load(path: Path) -> Rulebook:
        """Read a rules document.

        :raises BadFile: if it cannot be read
        """
        return Rulebook(read_text(path, _MOST_BYTES))

    def find(self, number: str) -> list[str]:
        """The lines of a rule, a part of one, or a whole section; capitals do not matter.

        :raises BadInput: if there is no such rule, with those that are near
        """
        known = {name.upper(): name for name in self.rules}
        wanted = number.strip().upper().removeprefix("RULE ").strip()
        if wanted not in known:
            near = get_close_matches(wanted, list(known), 3, 0.5) or list(known)[:3]
            raise BadInput("rule-unknown", rule=number[:20], may=", ".join([known[n] for n in near]))
        return self.rules[known[wanted]]

    def _add(self, number: str, lines: list[str]) -> None:
        shown = [re.sub(r"\*\*|`", "", line).rstrip() for line in lines if not re.fullmatch(r"[|\- ]+", line)]
        while shown and not shown[-1]:
            shown.pop()
        self.rules.setdefault(number, shown)

    def _parts(self, rule: str, block: list[str]) -> None:
        for line in block[1:]:
            part = _PART.match(line)
            if part:
                number = f"{rule}.{part[1]}" if part[1] else f"{rule}{part[2]}" if part[2] else part[3]
                self._add(number, [line.strip()])


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _until(lines: list[str], start: int, ends: Any) -> list[str]:
    end = next((at for at in range(start + 1, len(lines)) if ends(lines[at])), len(lines))
    return lines[start:end]


def _as_high(line: str, level: str) -> bool:
    return line.startswith("#") and len(line.split(" ", 1)[0]) <= len(level)


def _ends_rule(line: str) -> bool:
    return bool(line) and not line.startswith((" ", "|"))
