"""The command ``sickbay``: finds what is asked for, and says what went wrong in the reader's language.

Exit codes: 0 good, 1 failed (a case fails, a record does not hold), 2 bad input, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from sickbay.commands import about, find_command
from sickbay.commands.arguments import parse
from sickbay.core.errors import BadInput, SickbayError
from sickbay.text import Catalogue, catalogue_with, pick_language

FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = pick_language(None, {**os.environ, "SICKBAY_LANG": ""})
    try:
        explicit, words = _take_language(words)
        language = pick_language(explicit, os.environ)
        code = _run(words, language)
        sys.stdout.flush()
    except BrokenPipeError:
        # whoever read the output has enough; nothing may be written at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except SickbayError as error:
        if _debugging():
            raise
        _complain(catalogue_with(language, error.key).say_error(error))
        return BAD_INPUT
    except Exception as error:
        if _debugging():
            raise
        _complain(Catalogue(language).say("cli-unexpected", what=f"{type(error).__name__}: {error}"[:300]))
        return FAILED
    return code


def _run(words: list[str], language: str) -> int:
    asks_help = False
    before = words[: words.index("--")] if "--" in words else words
    if any(word in ("-h", "--help") for word in before):
        asks_help = True
        words = [word for word in words if word not in ("-h", "--help")]
    if words[:1] == ["--version"]:
        words = ["version"]
    if not words:
        print(about.overview(language))
        return 0
    command, rest = find_command(words)
    if command is None:
        raise about.unknown_command(words)
    if asks_help:
        print(about.help_text(command, language))
        return 0
    return command.run(parse(command.places, command.flags, rest), language)


def _take_language(words: list[str]) -> tuple[str | None, list[str]]:
    """Take ``--lang es`` or ``--lang=es`` out of the words, wherever it stands."""
    for i, word in enumerate(words):
        if word == "--":
            break
        if word == "--lang":
            if i + 1 == len(words):
                raise BadInput("cli-value-missing", flag="--lang")
            return words[i + 1], words[:i] + words[i + 2 :]
        if word.startswith("--lang="):
            return word.removeprefix("--lang="), words[:i] + words[i + 1 :]
    return None, words


def _complain(text: str) -> None:
    print(f"sickbay: {text}", file=sys.stderr)


def _debugging() -> bool:
    return os.environ.get("SICKBAY_DEBUG", "0") not in ("", "0")


if __name__ == "__main__":
    sys.exit(main())
