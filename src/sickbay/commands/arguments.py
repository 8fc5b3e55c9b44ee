"""Reading the command line: declared commands, clear refusals, in the reader's language.

The standard parser speaks English only, so this small one stands in its place. It knows words, flags with a
value, switches, and ``--`` after which everything is a word.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, cast
from urllib.parse import urlsplit

from sickbay.core.chance import read_seed
from sickbay.core.errors import BadInput
from sickbay.core.files import may_be, quoted

Reader = Callable[[str], object]
"""Turns the text of a value into the value, or raises BadInput without a place."""


class Place(NamedTuple):
    """A word that a command takes: ``GAME``, ``FILE``.

    :ivar kind: names it in help (message ``cli-kind-<kind>``)
    :ivar many: takes all words that are left
    """

    name: str
    kind: str
    needed: bool = True
    many: bool = False


class Flag(NamedTuple):
    """A flag: ``--games N``. Without a kind it is a switch.

    :ivar many: may be given more than once; the value is a list
    """

    name: str
    kind: str = ""
    read: Reader = str
    default: object = None
    many: bool = False

    @property
    def key(self) -> str:
        """The name without dashes in front."""
        return self.name.lstrip("-")


class Given:
    """What was given to a command, by the names of places and flags."""

    def __init__(self, values: dict[str, object], given: Iterable[str] = ()) -> None:
        self._values = values
        self._given = frozenset(given)

    def text(self, name: str) -> str:
        """A value that is text."""
        return cast(str, self._values[name])

    def maybe(self, name: str) -> str | None:
        """A value that is text, or None if it was not given."""
        return cast("str | None", self._values[name])

    def texts(self, name: str) -> list[str]:
        """A value that is a list of texts."""
        return cast("list[str]", self._values[name])

    def number(self, name: str) -> int:
        """A value that is a whole number."""
        return cast(int, self._values[name])

    def maybe_number(self, name: str) -> int | None:
        """A value that is a whole number, or None if it was not given."""
        return cast("int | None", self._values[name])

    def decimal(self, name: str) -> float:
        """A value that is a number."""
        return cast(float, self._values[name])

    def on(self, name: str) -> bool:
        """Whether a switch was given."""
        return bool(self._values[name])

    def given(self, name: str) -> bool:
        """Whether a flag (with its dashes) was given at all."""
        return name in self._given

    def options(self) -> dict[str, object]:
        """The options of a game, from the flags ``--option name=value``."""
        return dict(cast("list[tuple[str, str]]", self._values["option"]))


def parse(places: Sequence[Place], flags: Sequence[Flag], words: Sequence[str]) -> Given:
    """Read the words after the name of a command.

    :raises BadInput: for what the command does not take, or lacks; the place is the flag
    """
    values: dict[str, object] = {place.name: [] if place.many else None for place in places}
    values |= {flag.key: [] if flag.many else flag.default for flag in flags}
    known = {flag.name: flag for flag in flags}
    plain: list[str] = []
    given: set[str] = set()
    at = 0
    while at < len(words):
        word = words[at]
        at += 1
        if word == "--":
            plain += words[at:]
            break
        if not word.startswith("-") or word == "-":
            plain.append(word)
            continue
        name, equals, value = word.partition("=")
        flag = known.get(name)
        if flag is None:
            raise BadInput("cli-flag-unknown", flag=quoted(name), may=may_be(name, known) or "--help")
        if name in given and not flag.many:
            raise BadInput("cli-flag-twice", flag=name)
        given.add(name)
        if not flag.kind:
            if equals:
                raise BadInput("cli-flag-no-value", flag=name)
            values[flag.key] = True
            continue
        if not equals:
            if at == len(words) or words[at].startswith("--"):
                raise BadInput("cli-value-missing", flag=name)
            value = words[at]
            at += 1
        _set(values, flag, value)
    _fill(values, places, plain)
    return Given(values, given)


def _set(values: dict[str, object], flag: Flag, value: str) -> None:
    try:
        read = flag.read(value)
    except BadInput as error:
        raise error.at(flag.name) from None
    if flag.many:
        cast("list[object]", values[flag.key]).append(read)
    else:
        values[flag.key] = read


def _fill(values: dict[str, object], places: Sequence[Place], plain: list[str]) -> None:
    for i, place in enumerate(places):
        if place.needed and i >= len(plain):
            raise BadInput("cli-word-missing", kind=place.kind)
        if place.many:
            values[place.name] = plain[i:]
            return
        if i < len(plain):
            values[place.name] = plain[i]
    if len(plain) > len(places):
        raise BadInput("cli-word-extra", word=quoted(plain[len(places)]))


# -- values ------------------------------------------------------------------------------------------


def whole(low: int, high: int) -> Reader:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        digits = text.strip()
        if not (digits.isascii() and digits.removeprefix("-").isdigit() and len(digits) <= 20):
            raise BadInput("cli-number-bad", value=quoted(text), low=low, high=high)
        if not low <= int(digits) <= high:
            raise BadInput("cli-number-bad", value=quoted(text), low=low, high=high)
        return int(digits)

    return read


def decimal(low: int, high: int) -> Reader:
    """Reads a number within bounds; a decimal comma is fine."""

    def read(text: str) -> float:
        try:
            number = float(text.strip().replace(",", ".")) if len(text) < 20 else math.nan
        except ValueError:
            number = math.nan
        if not low <= number <= high:
            raise BadInput("cli-number-bad", value=quoted(text), low=low, high=high)
        return number

    return read


def names(text: str) -> list[str]:
    """Names with commas between them.

    :raises BadInput: if one of them is empty
    """
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise BadInput("cli-names-bad", value=quoted(text))
    return found


def pair(text: str) -> tuple[str, str]:
    """An option of a game: ``name=value``.

    :raises BadInput: if it is not of that form
    """
    name, equals, value = text.partition("=")
    if not (equals and name.strip()):
        raise BadInput("cli-pair-bad", value=quoted(text))
    return name.strip(), value.strip()


def web_address(text: str) -> str:
    """An address of the web.

    :raises BadInput: if it is not of that form
    """
    try:
        parts = urlsplit(text.strip())
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or "@" in parts.netloc or parts.query or parts.fragment:
        raise BadInput("cli-url-bad", value=quoted(text))
    return text.strip().rstrip("/")


OPTION = Flag("--option", "pair", pair, many=True)
SEED = Flag("--seed", "number", read_seed)
