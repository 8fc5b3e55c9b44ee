"""The command ``sickbay``: finds what is asked for, and says what went wrong in the reader's language.

Exit codes: 0 good, 1 failed (a case fails, a record does not hold), 2 bad input, or output that cannot be
written, 130 interrupted, 141 the reader of the output has gone. A stream that is closed leads nowhere.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from sickbay import start  # the first, so that Ctrl-C is quiet from here on
from sickbay.commands import about, find_command, output
from sickbay.commands.arguments import parse
from sickbay.core.errors import BadInput, SickbayError
from sickbay.text import Catalogue, catalogue_with, pick_language

start.over()

FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    output.open_streams()
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = pick_language(None, {**os.environ, "SICKBAY_LANG": ""})
    try:
        explicit, words = _take_language(words)
        language = pick_language(explicit, os.environ)
        code = _guarded(words, language)
        output.close_streams()
    except BrokenPipeError:
        output.drop(sys.stdout)  # whoever read the output has enough
        return PIPE_CLOSED
    except KeyboardInterrupt:
        with contextlib.suppress(OSError):
            print(file=sys.stderr)
            output.close_streams()
        return INTERRUPTED
    except SickbayError as error:
        if _debugging():
            raise
        return _refused(error, language)
    except OSError as broken:
        output.drop(sys.stdout)
        if _debugging():
            raise
        return _refused(output.stream_error(broken), language)
    return code


def _guarded(words: list[str], language: str) -> int:
    """Run it; what nobody thought of is a line too."""
    try:
        return _run(words, language)
    except (SickbayError, OSError):
        raise
    except Exception as error:
        if _debugging():
            raise
        what = f"{type(error).__name__}: {error}"[:300]
        output.complain(Catalogue(language).say("cli-unexpected", what=what))
        return FAILED


def _refused(error: SickbayError, language: str) -> int:
    output.complain(catalogue_with(language, error.key).say_error(error))
    with contextlib.suppress(OSError):
        output.close_streams()
    return BAD_INPUT


def _run(words: list[str], language: str) -> int:
    asks_help = False
    before = words[: words.index("--")] if "--" in words else words
    if any(word in ("-h", "--help") for word in before):
        asks_help = True
        words = [word for word in words if word not in ("-h", "--help")]
    if words[:1] == ["--version"]:
        words = ["version", *words[1:]]
    if not words:
        if asks_help:
            output.put(about.overview(language))
            return 0
        words = ["serve", "--open"]
    command, rest = find_command(words)
    if command is None:
        raise about.unknown_command(words)
    if asks_help:
        output.put(about.help_text(command, language))
        return 0
    given = parse(command.places, command.flags, rest)
    if command.name in ("play", "join"):  # at the table Ctrl-C is a question
        return command.run(given, language)
    with start.insisting():
        return command.run(given, language)


def _take_language(words: list[str]) -> tuple[str | None, list[str]]:
    """Take ``--lang es`` or ``--lang=es`` out of the words, wherever it stands."""
    language = None
    left: list[str] = []
    at = 0
    while at < len(words) and words[at] != "--":
        name, equals, value = words[at].partition("=")
        at += 1
        if name != "--lang":
            left.append(words[at - 1])
            continue
        if not equals:
            if at == len(words):
                raise BadInput("cli-value-missing", flag="--lang")
            value = words[at]
            at += 1
        if language is not None:
            raise BadInput("cli-flag-twice", flag="--lang")
        language = value
    return language, left + words[at:]


def _debugging() -> bool:
    return os.environ.get("SICKBAY_DEBUG", "0") not in ("", "0")


if __name__ == "__main__":
    sys.exit(main())
