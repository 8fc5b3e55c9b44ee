"""Comparing catalogues: the same messages in all languages, and every one of them can be said."""

from __future__ import annotations

import ast as python_ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, ast

from sickbay.core.game import Game
from sickbay.text.catalogue import (
    FORMS,
    LANGUAGES,
    Catalogue,
    MissingText,
    common_folders,
    game_folders,
    word_id,
)
from sickbay.text.fluent import variables

_FREE: Final = {*FORMS, "gender"}
"""Attributes that a language has where its grammar needs them."""

_NUMBERS: Final = (0, 1, 2, 5)
_ERRORS: Final = ("Bad", "SickbayError", "Differs")
_KEY: Final = re.compile(r"[a-z0-9]+(?:-[A-Za-z0-9_]+)+")


Entry = ast.Message | ast.Term


class Messages:
    """The messages of one language in one folder, parsed whole.

    :ivar problems: what is wrong with the files themselves
    """

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self.entries: dict[str, Entry] = {}
        self.problems: list[str] = []
        for path in sorted(folder.glob(f"*.{language}.ftl")):
            self._read(path)

    def _read(self, path: Path) -> None:
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                self.problems.append(f"{path.name}: not Fluent: {(entry.content or '').strip()[:60]}")
            elif isinstance(entry, (ast.Message, ast.Term)):
                if entry.id.name in self.entries:
                    self.problems.append(f"{path.name}: {entry.id.name} stands twice")
                self.entries[entry.id.name] = entry


def _shape(entry: Entry) -> dict[str, set[str]]:
    """The arguments of a message and of its attributes, by attribute; the forms of names left out."""
    shape = {"": variables(entry.value) if entry.value else set()}
    for attribute in entry.attributes:
        if attribute.id.name not in _FREE:
            shape[attribute.id.name] = variables(attribute.value)
    return shape


def compare(folder: Path) -> list[str]:
    """What differs between the languages in one folder: messages, attributes, arguments."""
    all_messages = {language: Messages(folder, language) for language in LANGUAGES}
    problems = [problem for messages in all_messages.values() for problem in messages.problems]
    english = all_messages["en"]
    for language, messages in all_messages.items():
        for key in sorted(set(english.entries) ^ set(messages.entries)):
            without = language if key in english.entries else "en"
            problems.append(f"{folder.parent.name}: {key} is missing in {without}")
        for key in sorted(set(english.entries) & set(messages.entries)):
            wanted, found = _shape(english.entries[key]), _shape(messages.entries[key])
            if wanted != found:
                problems.append(f"{folder.parent.name}: {key} has {found} in {language}, {wanted} in en")
    return problems


def render(catalogue: Catalogue, samples: Iterable[str]) -> list[str]:
    """Say every message with numbers and with words as arguments; what cannot be said."""
    arguments = [catalogue.word(number) for number in _NUMBERS] + [catalogue.word(word) for word in samples]
    parser = FluentParser(with_spans=False)
    problems: list[str] = []
    for key, source in catalogue.entries().items():
        entry = parser.parse_entry(source)
        if not isinstance(entry, (ast.Message, ast.Term)):
            problems.append(f"{key} in {catalogue.language}: not Fluent")
            continue
        parts = [("", entry.value), *[(part.id.name, part.value) for part in entry.attributes]]
        for attribute, pattern in parts:
            names = variables(pattern) if pattern else set()
            for argument in arguments if names else arguments[:1]:
                problems += _say(catalogue, key, attribute, dict.fromkeys(names, argument))
    return problems


def _say(catalogue: Catalogue, key: str, attribute: str, args: dict[str, Any]) -> list[str]:
    try:
        said = catalogue.say(key, attribute, **args)
    except MissingText as error:
        return [str(error)]
    bad = [sign for sign in ("{", "}", "\u2068", "  ") if sign in said]
    return [f"{key} in {catalogue.language}: {sign!r} in {said!r}" for sign in bad]


def game_keys(game: Game[Any]) -> set[str]:
    """The messages that a game must have: its verbs, steps, results, options and the names of its words."""
    keys = {f"move-{word_id(verb.word)}" for verb in game.verbs}
    keys |= {f"step-{word_id(step.name)}" for step in game.steps}
    keys |= {f"result-{result.key}" for result in game.results}
    return keys | {f"option-{option.name}" for option in game.options}


class Spoken(NamedTuple):
    """A place in the code that names a message.

    :ivar args: the names of its arguments, None if they cannot be told
    """

    key: str
    args: frozenset[str] | None
    place: str


def spoken_in(folder: Path) -> list[Spoken]:
    """Where the Python files of a folder name messages: in reasons, in errors and in what they say."""
    found: list[Spoken] = []
    for path in sorted(folder.glob("**/*.py")):
        for node in python_ast.walk(python_ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python_ast.Call):
                args = [word.arg for word in node.keywords]
                known = frozenset(str(arg) for arg in args) - {"also"} if None not in args else None
                place = f"{path.name}, line {node.lineno}"
                found += [Spoken(key, known, place) for key in _keys_of(node)]
    return found


def _keys_of(call: python_ast.Call) -> list[str]:
    """The keys that a call may name: the texts in the argument that is the key, if it is such a call."""
    function = call.func
    called = function.attr if isinstance(function, python_ast.Attribute) else getattr(function, "id", "")
    if called == "Reason":
        place = call.args[1:2]
    elif called.startswith(_ERRORS) or called in ("say", "fail"):
        place = call.args[:1]
    else:
        return []
    whole = {key for part in place for key in _whole_texts(part)} if called not in ("say", "fail") else set()
    constants = [
        node for part in place for node in python_ast.walk(part) if isinstance(node, python_ast.Constant)
    ]
    texts = [node.value for node in constants if isinstance(node.value, str)]
    return [text for text in texts if text in whole or _KEY.fullmatch(text)]


def _whole_texts(node: python_ast.expr) -> list[str]:
    """The texts that an argument itself may be, whatever they look like."""
    if isinstance(node, python_ast.IfExp):
        return [*_whole_texts(node.body), *_whole_texts(node.orelse)]
    return [node.value] if isinstance(node, python_ast.Constant) and isinstance(node.value, str) else []


def silent(folder: Path, catalogue: Catalogue) -> list[str]:
    """What the code of a folder says but the catalogue has no message for, or without an argument of it."""
    known = {
        key: variables(FluentParser(with_spans=False).parse_entry(source))
        for key, source in catalogue.entries().items()
    }
    problems: list[str] = []
    for key, args, place in spoken_in(folder):
        if key not in known:
            problems.append(f"{place}: no message {key}")
        elif args is not None and known[key] - args:
            problems.append(f"{place}: {key} needs {sorted(known[key] - args)}")
    return problems


def folders(game: Game[Any] | None = None) -> tuple[Path, ...]:
    """The text folders of Sickbay's own parts, or of a game."""
    return common_folders() if game is None else game_folders(game)
