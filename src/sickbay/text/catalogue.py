"""A catalogue: one language, for one game or for none."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, ClassVar, Final

from fluent.runtime.types import FluentType

from sickbay.core import errors, registry
from sickbay.core.errors import Arg, SickbayError
from sickbay.core.game import Game
from sickbay.core.rules import Reason, Refused, Result, Wait
from sickbay.core.state import HOST
from sickbay.core.teller import Teller
from sickbay.core.words import Move
from sickbay.text.fluent import Library

LANGUAGES: Final = ("en", "es", "cs", "it")
FORMS: Final = ("acc", "gen", "loc", "dat", "poss", "from", "dir", "cube", "title", "short", "narrow", "pl")
"""Attributes of names that are forms of them; each is a function in messages, in capitals."""

_HOME: Final = Path(__file__).parent.parent
_MOST_WORDS: Final = 17
_THOUSANDS: Final = {"en": ",", "es": "\u00a0", "cs": "\u00a0", "it": "."}
_PLACES: Final = ("line", "option", "seat")
"""What places in files are called; the rest of a place are names, which stay as they are."""
_NO_WORDS: Final = {f"a{i}": "" for i in range(1, 10)}
"""Arguments that are empty where no word is given; a message of more words than these is sure of them."""


class MissingText(LookupError):
    """A message that no catalogue has, or that could not be said; raised only when catalogues are strict."""


class Name(str):
    """A word of a game as a name, which remembers the word."""

    __slots__ = ("catalogue", "word")
    catalogue: Catalogue
    word: str

    def __new__(cls, catalogue: Catalogue, word: str) -> Name:
        self = super().__new__(cls, catalogue.name(word))
        self.catalogue = catalogue
        self.word = word
        return self


class Count(int, FluentType):
    """A whole number in a message."""

    catalogue: Catalogue

    def __new__(cls, catalogue: Catalogue, value: int) -> Count:
        self = super().__new__(cls, value)
        self.catalogue = catalogue
        return self

    @property
    def word(self) -> str:
        """The number as a word of a game."""
        return str(int(self))

    def format(self, locale: object) -> str:
        """The number as people of the catalogue's language write it."""
        return self.catalogue.number(int(self))


Saying = str | int | float | Name | Count


def _seat(said: Any) -> str:
    return said.catalogue.seat(said.word) if isinstance(said, (Name, Count)) else str(said)


def _word(said: Any) -> str:
    return said.word if isinstance(said, (Name, Count)) else str(said)


def _initial(said: Any) -> str:
    name = unicodedata.normalize("NFKD", _seat(said)).lower()
    return name[:1]


def _form(form: str, said: Any) -> str:
    return said.catalogue.name(said.word, form) if isinstance(said, (Name, Count)) else str(said)


def _printed(said: Any) -> str:
    return said.catalogue.printed(said.word) if isinstance(said, (Name, Count)) else str(said)


_FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "SEAT": _seat,
    "INITIAL": _initial,
    "WORD": _word,
    "PRINTED": _printed,
    **{form.upper(): partial(_form, form) for form in FORMS},
}


@lru_cache(maxsize=1)
def common_folders() -> tuple[Path, ...]:
    """The text folders of Sickbay's own parts."""
    return (*sorted(_HOME.glob("*/text")), _HOME / "text")


def game_folders(game: Game[Any]) -> tuple[Path, ...]:
    """The text folders of a game: ``text`` beside the module of its class (a base class's first)."""
    found: dict[Path, None] = {}
    for kind in reversed(type(game).__mro__):
        file = getattr(sys.modules.get(kind.__module__), "__file__", None)
        if kind is not Game and file and issubclass(kind, Game) and (Path(file).parent / "text").is_dir():
            found[Path(file).parent / "text"] = None
    return tuple(found)


@lru_cache(maxsize=64)
def _library(language: str, folders: tuple[Path, ...]) -> Library:
    return Library(language, folders, _FUNCTIONS)


def word_id(word: str) -> str:
    """The Fluent id of the name of a word.

    >>> word_id("bay2.line1.b"), word_id("?")
    ('bay2-line1-b', 'hidden-word')
    """
    return "hidden-word" if word == "?" else word.replace(".", "-").replace("+", "-plus")


def pick_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one asked for, else by the environment.

    Of ``SICKBAY_LANG``, ``LC_ALL``, ``LC_MESSAGES``, ``LANG`` the first that is set decides, as it does
    for other programs; what Sickbay does not speak means English.

    :raises BadInput: if a language is asked for explicitly (or by ``SICKBAY_LANG``) that it does not speak
    """
    wanted = explicit or environ.get("SICKBAY_LANG")
    if wanted:
        language = wanted[:20].lower().replace("-", "_").split("_")[0]
        if language not in LANGUAGES:
            raise errors.BadInput("language-unknown", language=wanted[:20], may=", ".join(LANGUAGES))
        return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            language = environ[variable][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


class Catalogue:
    """What Sickbay says in one language.

    :param language: one of :data:`LANGUAGES`
    :param game: the game whose words it knows, or None
    :param seats: names of the players, by seat
    """

    strict: ClassVar[bool] = False
    """In tests: a missing message, or one that cannot be said, is an error instead of a fallback."""

    def __init__(self, language: str, game: Game[Any] | None = None, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.seats = list(seats)
        folders = common_folders() + (game_folders(game) if game is not None else ())
        self._library = _library(language, folders)
        self._english = _library("en", folders)
        self._patterns, self._names = self._library.found.setdefault(self.strict, ({}, {}))
        self._teller: Teller | None = None

    # -- messages ------------------------------------------------------------------------------------

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is such a message."""
        return self._find(key, attribute) is not None

    def entries(self) -> Mapping[str, str]:
        """All messages and names of this language as they are written, by key."""
        return self._library.entries

    def say(self, key: str, attribute: str = "", /, **args: Saying) -> str:
        """A message with its arguments; English if this language lacks it, the bare key if all do.

        Text stands in it as it is; give :meth:`word` for a word of the game that has a name.

        :raises MissingText: if catalogues are strict and it cannot be said in this language
        """
        return self._say(key, attribute, args)

    def _say(self, key: str, attribute: str, args: Mapping[str, Saying]) -> str:
        found = self._find(key, attribute)
        if found is None:
            if self.strict:
                raise MissingText(f"no message {key}.{attribute} in {self.language}")
            return errors._plain(key, {name: str(value) for name, value in args.items()})
        library, pattern = found
        said, wrong = library.format(pattern, {name: self._argument(value) for name, value in args.items()})
        if wrong and self.strict:
            raise MissingText(f"{key}.{attribute} in {self.language}: {wrong}")
        return said

    def _find(self, key: str, attribute: str) -> tuple[Library, Any] | None:
        at = (key, attribute)
        if at not in self._patterns:
            self._patterns[at] = None
            for library in (self._library,) if self.strict else (self._library, self._english):
                pattern = library.pattern(key, attribute)
                if pattern is not None:
                    self._patterns[at] = (library, pattern)
                    break
                if attribute and library.pattern(key) is not None:
                    break  # no form of our own: the name as it is, not another language's form
        return self._patterns[at]

    def _argument(self, value: Saying) -> str | FluentType:
        if isinstance(value, (str, FluentType)):
            return value
        return Count(self, value) if isinstance(value, int) else self.number(value, 1)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it, with so many decimals; the minus is a true one."""
        whole, _, part = f"{abs(value):.{digits}f}".partition(".")
        if len(whole) > (4 if self.language == "es" else 3):
            whole = f"{int(whole):,}".replace(",", _THOUSANDS[self.language])
        point = "." if self.language == "en" else ","
        return ("−" if value < 0 else "") + whole + (point + part if part else "")

    def percent(self, share: float, digits: int = 0) -> str:
        """A share (0 to 1) in percent as this language writes it."""
        space = "\u00a0" if self.language in ("es", "cs") else ""
        return f"{self.number(100 * share, digits)}{space}%"

    # -- names ---------------------------------------------------------------------------------------

    def name(self, word: str, form: str = "") -> str:
        """The name of a word of the game, or a form of it; a word without a name is its own name."""
        at = (word, form)
        said = self._names.get(at)
        if said is None:
            key = word_id(word)
            if word[:1].isdigit() or word[:1] == "-" or not (word or form):
                said = word
            elif form and not self.has(key, form):
                said = self.name(word)
            else:
                said = self.say(key, form) if self.has(key, form) or self.strict else word
            self._names[at] = said
        return said

    def names(self, word: str) -> bool:
        """Whether a word of the game has a name."""
        return self.has(word_id(word))

    def printed(self, word: str) -> str:
        """The figures on a card of the game as it is played, with an owner's values or its own."""
        if self._teller is None and self.game is not None:
            self._teller = self.game.teller()
        printed = None if self._teller is None else self._teller.printed
        return "" if printed is None else printed(word, self)

    def about(self, word: str) -> str:
        """What a card or role does; empty if there is no message about it."""
        key = f"about-{word_id(word)}"
        return self.say_words(key, [word]) if self.has(key) else ""

    def word(self, word: str | int) -> Name | Count:
        """A word of the game or a number as an argument, from which the message takes what it needs."""
        text = str(word)
        digits = text.removeprefix("-")
        return Count(self, int(text)) if digits.isascii() and digits.isdigit() else Name(self, text)

    def seat(self, seat: str | int) -> str:
        """The name of the player in a seat."""
        text = str(seat)
        number = HOST if text == "host" else int(text) if text.isascii() and text.isdigit() else -1
        if number == HOST:
            return self.say("host")
        return self.seats[number] if 0 <= number < len(self.seats) else self.say("seat-number", seat=text)

    # -- a game in words -----------------------------------------------------------------------------

    def say_words(
        self, key: str, words: Sequence[str | int], attribute: str = "", /, **others: Saying
    ) -> str:
        """A message whose arguments are words of the game (see the package's table).

        A game that brings no texts is told in its bare words.
        """
        if not self.has(key) and self._is_mute():
            return " ".join([key.partition("-")[2], *[str(word) for word in words]]) if not attribute else ""
        named = [self.word(word) for word in words]
        args: dict[str, Saying] = {**_NO_WORDS, **others, "n": len(named)}
        for i, name in enumerate(named[:_MOST_WORDS]):
            args[f"a{i + 1}"] = name
        said = [str(name) for name in named]
        args["all"], args["more"] = ", ".join(said), ", ".join(said[1:])
        args["said"] = self._inner_move(words[2:]) if len(words) > 2 else ""
        return self._say(key, attribute, args)

    def _is_mute(self) -> bool:
        """Whether the game brings no texts at all."""
        return self.game is not None and not set(game_folders(self.game)) - set(common_folders())

    def _inner_move(self, words: Sequence[str | int]) -> str:
        """The move that somebody asks about: the words of an event or frame from the third on."""
        assert self.game is not None, "a catalogue without a game knows no words"
        verb = str(words[0])
        known = self.game.words.number.get(verb, -1) in self.game.verb_of
        return self.say_words(f"move-{word_id(verb)}", words[1:]) if known else ""

    def text_of(self, move: Move) -> list[str]:
        """The bare words of a sentence of the game."""
        assert self.game is not None, "a catalogue without a game knows no words"
        return [self.game.words.words[word] for word in move]

    def say_move(self, move: Move) -> str:
        """A move as a label: a verb and what it is done to."""
        verb, *words = self.text_of(move)
        return self.say_words(f"move-{word_id(verb)}", words)

    def explain_move(self, move: Move) -> str:
        """What a move does and what it costs."""
        verb, *words = self.text_of(move)
        return self.say_words(f"move-{word_id(verb)}", words, "does")

    def say_done(self, seat: int, move: Move) -> str:
        """Who did what, for moves whose events do not say it; empty for the others."""
        verb, *words = self.text_of(move)
        key = f"told-{word_id(verb)}"
        return self.say_words(key, words, seat=self.word(seat)) if self.has(key) else ""

    def say_family(self, prefix: Move, attribute: str = "") -> str:
        """The beginning that several moves share; as a question with ``which``, empty if it has none."""
        verb, *words = self.text_of(prefix)
        key = f"family-{word_id(verb)}"
        if attribute:
            return self.say_words(key, words, attribute) if self.has(key, attribute) else ""
        return self.say_words(key, words) if self.has(key) else self.name(" ".join([verb, *words]))

    def say_event(self, event: Move, by: int = HOST, last: Move | None = ()) -> str:
        """What happened, as a line of the log; the words are masked for the reader already. May be empty.

        :param by: the seat whose move it came of, HOST if that is not known or not to be said
        :param last: the last such event before it, None if it is the first; empty if that is not known
        """
        verb, *words = self.text_of(event)
        whose = "nobody" if by == HOST else "self" if words[:1] == [str(by)] else "other"
        same = "first" if last is None else "same" if last == event else "new" if last else "unknown"
        key = f"happened-{word_id(verb)}"
        return self.say_words(key, words, by=whose, seat=self.word(by), last=same)

    def say_frame(self, frame: Sequence[object], attribute: str = "") -> str:
        """What still has to happen: a frame of the agenda as the game writes it."""
        name, *items = [str(item) for item in frame]
        key = "step-" + word_id(name).replace(" ", "-")
        return self.say_words(key, [word for item in items for word in item.split()], attribute)

    def say_wait(self, seat: int, wait: Wait) -> str:
        """Why a seat may act now."""
        key = "wait-" + wait.rule.replace(".", "-")
        if not self.has(key):
            key = "wait-asked" if wait.asked else "wait-offered"
        return self.say(key, seat=self.seat(seat), asked=int(wait.asked))

    def say_result(self, result: Result, attribute: str = "") -> str:
        """Why the game ended."""
        return self.say(f"result-{result.key}", attribute)

    def say_reason(self, reason: Reason) -> str:
        """Why a move is not legal: what is missing, then the rule in brackets."""
        said = self.say(reason.key, **{name: self.word(value) for name, value in reason.args.items()})
        return self.say("reason-with-rule", reason=said, rule=reason.rule) if reason.rule else said

    def say_error(self, error: SickbayError) -> str:
        """What went wrong, with its place, and how to mend it."""
        if isinstance(error, Refused):
            return self.say_reason(error.reason)
        said = self.say(error.key, **error.args_said)
        return (
            self.say("error-with-place", place=self._place(error.place), error=said) if error.place else said
        )

    def _place(self, place: str) -> str:
        """Where something is, in this language: what core calls ``line 7`` or ``option hands``."""
        parts = []
        for part in place.split(": "):
            what, _, which = part.partition(" ")
            known = what in _PLACES and which and " " not in which
            parts.append(self.say(f"place-{what}", which=which) if known else part)
        return ": ".join(parts)


def catalogue_with(language: str, key: str) -> Catalogue:
    """The catalogue that has a message: the common one, or else that of a game."""
    common = Catalogue(language)
    if not common.has(key):
        for game_id in registry.game_ids():
            with suppress(SickbayError):
                of_game = Catalogue(language, registry.game(game_id))
                if of_game.has(key):
                    return of_game
    return common


def _speak(key: str, args: dict[str, Arg]) -> str:
    """English for errors that are printed by Python itself."""
    english = catalogue_with("en", key)
    return english.say(key, **args) if english.has(key) else errors._plain(key, args)


errors.speak.append(_speak)
