"""What goes wrong, said so that it can be mended.

Every error that a person may meet is a :class:`SickbayError`: a message key, its arguments and the
place. The words live in the message catalogues; :data:`speak` is set by the package to read them.
"""

from __future__ import annotations

from collections.abc import Callable

Arg = str | int
"""An argument of a message: a word of a game, a number, or quoted input."""


def _plain(key: str, args: dict[str, Arg]) -> str:
    said = ", ".join(f"{name}={value}" for name, value in args.items())
    return f"{key} ({said})" if said else key


speak: list[Callable[[str, dict[str, Arg]], str]] = [_plain]
"""The last entry turns a message key and its arguments into an English sentence."""


class SickbayError(Exception):
    """Base of all errors of Sickbay.

    :param key: key of the message in the catalogues
    :param place: where it is: a file, a line, a path in a position; empty if there is only one place
    :param args: arguments of the message
    """

    def __init__(self, key: str, place: str = "", **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.place = place
        self.args_said: dict[str, Arg] = dict(args)

    def __str__(self) -> str:
        said = speak[-1](self.key, self.args_said)
        return f"{self.place}: {said}" if self.place else said

    def at(self, place: str) -> SickbayError:
        """Put an outer place before the place of this error and return it."""
        self.place = f"{place}: {self.place}" if self.place else place
        return self


class BadInput(SickbayError):
    """A text, file, option or position that cannot be read or cannot be."""


class BadMove(BadInput):
    """A sentence that is no move of the game: an unknown word, a word too many."""


class BadOption(BadInput):
    """An option that does not exist or has a value it cannot have."""


class BadPosition(BadInput):
    """A position that is not well formed, or impossible by the rules.

    :param rule: the rule that forbids it, if one does
    :param also: further rules that say the same
    """

    def __init__(
        self, key: str, place: str = "", *, rule: str = "", also: tuple[str, ...] = (), **args: Arg
    ) -> None:
        super().__init__(key, place, **args)
        self.rules = (rule, *also) if rule else also
        if rule:
            self.args_said["rule"] = rule


class BadFile(BadInput):
    """A record, case or pack that cannot be read."""
