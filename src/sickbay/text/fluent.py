"""Reading Fluent files: entries are found at once and parsed when they are first said."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
Functions = Mapping[str, Callable[..., Any]]


def references(node: Any) -> set[str]:
    """The ids of the messages and terms (with ``-``) that a part of a Fluent tree refers to."""
    found: set[str] = set()
    for part in walk(node):
        if isinstance(part, ast.MessageReference):
            found.add(part.id.name)
        elif isinstance(part, ast.TermReference):
            found.add(f"-{part.id.name}")
    return found


def variables(node: Any) -> set[str]:
    """The names of the arguments that a part of a Fluent tree uses."""
    return {part.id.name for part in walk(node) if isinstance(part, ast.VariableReference)}


def walk(node: Any) -> list[Any]:
    """A part of a Fluent tree and all parts within it."""
    out = [node]
    for part in out:
        for value in vars(part).values():
            if isinstance(value, ast.BaseNode):
                out.append(value)
            elif isinstance(value, list):
                out.extend(item for item in value if isinstance(item, ast.BaseNode))
    return out


@cache
def read_entries(path: Path) -> Mapping[str, str]:
    """The entries of one file by id, unparsed."""
    text = _COMMENT.sub("", path.read_text(encoding="utf-8"))
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


Patterns = dict[tuple[str, str], "tuple[Library, Any] | None"]


class Library:
    """The messages of one language from several folders; later folders win.

    :ivar found: the messages and names that catalogues have looked up in it, strict ones and others apart
    """

    def __init__(self, language: str, folders: tuple[Path, ...], functions: Functions) -> None:
        self.language = language
        self.entries: dict[str, str] = {}
        self.found: dict[bool, tuple[Patterns, dict[tuple[str, str], str]]] = {}
        for folder in folders:
            for path in sorted(folder.glob(f"*.{language}.ftl")):
                self.entries.update(read_entries(path))
        self._bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)
        self._parser = FluentParser(with_spans=False)

    def _load(self, key: str) -> None:
        """Parse an entry, and those that it refers to, into the bundle."""
        known = self.entries.get(key)
        if known is None or self._bundle.has_message(key):
            return
        entry = self._parser.parse_entry(known)
        self._bundle.add_resource(ast.Resource([entry]))
        for reference in references(entry):
            if reference != key:
                self._load(reference)

    def pattern(self, key: str, attribute: str = "") -> Any | None:
        """The compiled text of a message or of an attribute of it; None if there is none."""
        self._load(key)
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Any, args: Mapping[str, str | FluentType]) -> tuple[str, list[Exception]]:
        """A compiled text with its arguments (Fluent's own types already), and what went wrong."""
        errors: list[Exception] = []
        env = ResolverEnvironment(
            context=self._bundle, current=CurrentEnvironment(args=dict(args)), errors=errors
        )
        said = pattern(env)
        return (said if isinstance(said, str) else "???"), errors
