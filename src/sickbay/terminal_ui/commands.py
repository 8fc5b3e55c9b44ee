"""What a person can type beside moves: help, look, log, next, why, rules, save."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sickbay.core.errors import BadMove
from sickbay.terminal_ui.reading import plain
from sickbay.text.rulebook import Rulebook, find_rules

if TYPE_CHECKING:
    from sickbay.terminal_ui.keyboard import Keyboard

TELLING: Final = ("help", "look", "hand", "log", "next", "why", "rules", "save")
"""Commands that do not touch the game."""
NAMES: Final = (*TELLING, "undo", "skip", "quit")
_YES: Final = ("yes", "y")
_NO: Final = ("no", "n")
_HELP: Final = ("number", "words", "help", "look", "why", "rules", "next", "undo", "skip", "save")


class Commands:
    """The commands at a keyboard, by their English names and those of the reader's language."""

    names: ClassVar[tuple[str, ...]] = NAMES
    telling: ClassVar[tuple[str, ...]] = TELLING
    helps: ClassVar[tuple[str, ...]] = _HELP

    def __init__(self, session: Keyboard) -> None:
        self._session = session
        self._say = session.catalogue.say
        self._tell = session.console.say
        self._english_told = False
        self._names = {name: name for name in self.names}
        self._shown = list(self.names)
        for name in self.names:
            for other in self._say(f"command-{name}").split(","):
                if self._names.setdefault(plain(other), name) == name:
                    self._shown.append(other.strip())
        verbs = [verb.word for verb in session.game.verbs]
        for name in [name for name in self._names if name in verbs]:
            del self._names[name]

    def read(self, line: str) -> tuple[str, str]:
        """The command that a line begins with (empty if none), and what follows it."""
        words = line.split()
        for count in (2, 1):
            name = self._names.get(plain(" ".join(words[:count])))
            if name is not None:
                return name, " ".join(words[count:])
        return "", line

    def starting(self, text: str) -> list[str]:
        """The commands that a beginning may become, in English and in the reader's language."""
        known = [name for name in self._shown if plain(name) in self._names]
        return [name for name in dict.fromkeys(known) if plain(name).startswith(plain(text))]

    def is_yes(self, line: str) -> bool:
        """Whether a line says yes; an empty one does."""
        return not line or self._is(line, _YES, "command-yes")

    def is_no(self, line: str) -> bool:
        """Whether a line says no."""
        return self._is(line, _NO, "command-no")

    def _is(self, line: str, english: tuple[str, ...], key: str) -> bool:
        return plain(line) in english or plain(line) in [plain(word) for word in self._say(key).split(",")]

    def do(self, seat: int, line: str) -> bool:
        """Do what a line says if it is a command that only tells something; whether it was one."""
        name, rest = self.read(line)
        if name not in self.telling:
            return False
        try:
            getattr(self, f"_{name}")(seat, rest)
        except Exception as error:
            self._session.broken(error)
        return True

    def _help(self, seat: int, rest: str) -> None:
        if rest:
            self._help_word(rest)
            return
        self._tell(self._say("terminal-help-head"))
        catalogue = self._session.catalogue
        verbs = [verb.word for verb in self._session.game.verbs]
        for key in self.helps:
            if key != "skip" or "pass" in verbs:  # where nobody can pass there is nothing to skip
                self._tell("  " + self._say(f"help-{key}"))
        self._tell(self._say("terminal-help-moves"))
        for verb in self._session.game.verbs:
            key = f"shape-{verb.word}"
            self._tell("  " + (self._say(key) if catalogue.has(key) else verb.word))

    def _help_word(self, text: str) -> None:
        """What a word of the game means: how a move is written and what it does, a card, a role."""
        catalogue, game = self._session.catalogue, self._session.game
        word = self._session.reader.words(text).split()[0]
        if word not in game.words.number or not (catalogue.names(word) or self._is_verb(word)) or word == "?":
            self._tell(self._say("terminal-help-unknown", word=text[:40]))
            return
        self._tell(f"{word}: {catalogue.name(word)}")
        shape = self._say(f"shape-{word}") if catalogue.has(f"shape-{word}") else ""
        for line in (shape, catalogue.about(word)):
            if line:
                self._tell("  " + line)
        verb = game.verb_of.get(game.words[word])
        if verb is not None and verb.rule and find_rules(game) is not None:
            self._rules(0, verb.rule)

    def _is_verb(self, word: str) -> bool:
        return self._session.game.words[word] in self._session.game.verb_of

    def _look(self, seat: int, rest: str) -> None:
        self._session.show_position()

    def _hand(self, seat: int, rest: str) -> None:
        lines = self._session.hand_lines(seat) if seat >= 0 else []
        for line in lines or [self._say("terminal-no-hand")]:
            self._tell(line)

    def _log(self, seat: int, rest: str) -> None:
        lines = self._session.log_lines(seat)
        for line in lines or [self._say("terminal-log-empty")]:
            self._tell(line)

    def _next(self, seat: int, rest: str) -> None:
        self._tell(self._say("terminal-next-head"))
        for line in self._session.agenda_lines(seat):
            self._tell("  " + line)

    def _why(self, seat: int, rest: str) -> None:
        if not rest or seat < 0:
            self._tell(self._say("terminal-why-usage"))
            return
        session = self._session
        try:
            move = session.reader.read(session.state, seat, rest)
        except BadMove as error:
            self._tell(session.asking.explain(error, seat, rest, commands=False))
            return
        reason = session.why_not(seat, move)
        if not reason:
            said = session.catalogue.say_move(move)
            self._tell(self._say("terminal-why-possible", move=said))
            if session.catalogue.has(f"move-{session.game.words.words[move[0]]}", "does"):
                self._tell("  " + session.catalogue.explain_move(move))
        else:
            self._tell(self._say("terminal-why-not", move=rest[:80], reason=reason))

    def _rules(self, seat: int, rest: str) -> None:
        path = find_rules(self._session.game)
        if path is None:
            self._tell(self._say("terminal-rules-missing"))
        elif not rest:
            self._tell(self._say("terminal-rules-usage", example=self._session.game.verbs[0].rule))
        else:
            lines = Rulebook.load(path).find(rest)
            if self._session.catalogue.language != "en" and not self._english_told:
                self._english_told = True
                self._tell(self._say("terminal-rules-english"))
            self._tell(self._say("terminal-rule-head", rule=rest.upper()[:20]))
            for line in lines:
                self._tell("  " + line)

    def _save(self, seat: int, rest: str) -> None:
        self._session.save(rest)
