"""Where a person reads and types: a terminal, or a pipe. Plain lines only."""

from __future__ import annotations

import contextlib
import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from select import select
from threading import RLock
from typing import Final, Protocol, TextIO, cast

from sickbay.core.files import visible
from sickbay.text.bare import BARE

_LONGEST_LINE: Final = 4000
_BOLD: Final = "\033[1m"
_PLAIN: Final = "\033[0m"
_CLEAR: Final = "\033[2J\033[3J\033[H"
_BEGIN_AGAIN: Final = "\r\033[K"
_COVER_LINES: Final = 60
Completer = Callable[[str], list[str]]
"""What the last word of a line may be, given the whole line."""


class Interrupted(Exception):
    """The person pressed Ctrl-C instead of typing a line."""


class Source(Protocol):
    """Where typed lines come from."""

    def isatty(self) -> bool:
        """Whether a person sits there."""

    def readline(self, most: int = -1, /) -> str:
        """The next line with its end, or so much of it; empty when there is none."""


class Console:
    """Lines out and in.

    :param source: where typed lines come from
    :param sink: where lines go
    :param environ: ``NO_COLOR`` and ``TERM`` are looked at
    """

    def __init__(self, source: Source, sink: TextIO, environ: Mapping[str, str]) -> None:
        self._source = source
        self._sink = sink
        self.tty = source.isatty() and sink.isatty()
        self._dumb = environ.get("TERM", "dumb") == "dumb"
        self._bold = self.tty and not self._dumb and "NO_COLOR" not in environ
        for stream, errors in ((source, "replace"), (sink, BARE)):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors=errors)
        self._readline = self.tty and source is sys.stdin and sink is sys.stdout
        self._prompt: str | None = None
        """The prompt at which somebody types now."""
        self._lock = RLock()

    def say(self, text: str = "") -> None:
        """Write a line, whose signs do nothing at a terminal; long ones are broken there between words."""
        text = visible(text)
        if self.tty and len(text) > 40:
            width = max(40, min(100, shutil.get_terminal_size().columns - 1))
            indent = " " * (len(text) - len(text.lstrip()))
            text = textwrap.fill(
                text, width, subsequent_indent=indent + "  ", break_long_words=False, break_on_hyphens=False
            )
        print(text, file=self._sink, flush=True)

    def head(self, text: str) -> None:
        """Write a line that begins something."""
        self.say()
        if self._bold:
            print(_BOLD, end="", file=self._sink)
            self.say(text)
            print(_PLAIN, end="", file=self._sink, flush=True)
        else:
            self.say(text)

    def ask(self, prompt: str, complete: Completer | None = None) -> str | None:
        """What a person types, without the line's end; None when there is nothing more to come.

        :raises Interrupted: for Ctrl-C at a terminal
        """
        with self._lock:
            self._prompt = prompt
        try:
            return self._ask_terminal(prompt, complete) if self._readline else self._ask_plain(prompt)
        except KeyboardInterrupt:
            if not self.tty:
                raise
            print(file=self._sink)
            raise Interrupted from None
        finally:
            with self._lock:
                self._prompt = None

    def break_in(self, news: Callable[[], Sequence[str]]) -> None:
        """Say what comes while somebody types at a terminal; what was typed so far stands below it again.

        Nothing is done at any other moment.

        :param news: makes the lines, if they are wanted
        """
        with self._lock:
            if self._prompt is None or not self.tty:
                return
            lines = news()
            if not lines:
                return
            print("" if self._dumb else _BEGIN_AGAIN, end="\n" if self._dumb else "", file=self._sink)
            for line in lines:
                self.say(line)
            print(self._prompt + self._typed_so_far(), end="", file=self._sink, flush=True)

    def _typed_so_far(self) -> str:
        if self._readline:
            with contextlib.suppress(ImportError):
                import readline

                return readline.get_line_buffer()
        return ""

    def typed(self) -> str | None:
        """A line that somebody typed at the terminal without being asked; None if there is none.

        :raises Interrupted: for Ctrl-D
        """
        if not self.tty:
            return None
        try:
            ready = select([cast(TextIO, self._source)], [], [], 0)[0]
        except (OSError, ValueError, TypeError):  # what is no file cannot be looked at beforehand
            return None
        if not ready:
            return None
        line = self._source.readline(_LONGEST_LINE)
        if not line:
            raise Interrupted
        return _clean(line)

    def _ask_plain(self, prompt: str) -> str | None:
        print(prompt, end="", file=self._sink, flush=True)
        line = self._source.readline(_LONGEST_LINE)
        while line and not line.endswith("\n") and len(line) == _LONGEST_LINE:
            if len(self._source.readline(_LONGEST_LINE)) < _LONGEST_LINE:
                break
        if not self.tty:
            print(file=self._sink)
        return _clean(line) if line else None

    def _ask_terminal(self, prompt: str, complete: Completer | None) -> str | None:
        with contextlib.suppress(ImportError):
            import readline

            readline.set_completer_delims(" ")
            readline.set_completer(_readline_completer(readline.get_line_buffer, complete))
            readline.parse_and_bind("tab: complete")
        try:
            return _clean(input(prompt))
        except EOFError:
            print(file=self._sink)
            return None

    def cover(self) -> None:
        """Let nothing that was shown or typed stay in reach."""
        self.forget()
        if self.tty and not self._dumb:
            print(_CLEAR, end="", file=self._sink, flush=True)
        print("\n" * _COVER_LINES, file=self._sink, flush=True)

    def forget(self) -> None:
        """Let no line that was typed come back by the arrow keys."""
        if self._readline:
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()


def _clean(line: str) -> str:
    return "".join([sign if sign.isprintable() else " " for sign in line[:_LONGEST_LINE]]).strip()


def _readline_completer(
    line: Callable[[], str], complete: Completer | None
) -> Callable[[str, int], str | None]:
    found: list[str] = []

    def next_one(_: str, number: int) -> str | None:
        if number == 0:
            found[:] = complete(line()) if complete else []
        return found[number] + " " if number < len(found) else None

    return next_one
