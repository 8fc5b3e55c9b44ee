"""``sickbay help`` and ``sickbay version``."""

from __future__ import annotations

import shutil
import textwrap
from difflib import get_close_matches

from sickbay.commands import COMMANDS, Command, find_command
from sickbay.commands.arguments import Given
from sickbay.commands.output import put
from sickbay.core.errors import BadInput
from sickbay.core.files import quoted
from sickbay.text import Catalogue

_INDENT = "  "
_NARROWEST = 24
_WIDEST = 100
_TIE = "\u00a0"


def version(given: Given, language: str) -> int:
    """Say the version, the build, and the games with the versions of their rules."""
    import platform

    import sickbay
    from sickbay.core.registry import game, game_ids
    from sickbay.lab.bench import build

    say = Catalogue(language).say
    put(
        say(
            "cli-version-line",
            version=sickbay.__version__,
            build=say(f"cli-build-{build()}"),
            python=platform.python_version(),
        )
    )
    for name in game_ids():
        put(_INDENT + say("cli-version-game", game=name, version=game(name).version))
    return 0


def help_on(given: Given, language: str) -> int:
    """Print the overview, or the help of one command.

    :raises BadInput: if there is no such command
    """
    words = given.texts("command")
    if not words:
        put(overview(language))
        return 0
    command, rest = find_command(words)
    if command is None and len(words) == 1 and len(longer := _longer(words[0])) == 1:
        command, rest = longer[0], []
    if command is None:
        raise unknown_command(words)
    if rest:
        raise BadInput("cli-word-extra", word=quoted(rest[0]))
    put(help_text(command, language))
    return 0


def unknown_command(words: list[str]) -> BadInput:
    """The error for words that name no command."""
    near = get_close_matches(words[0][:80], [command.name for command in COMMANDS], 1)
    may = [command.name for command in _longer(words[0])] or near
    said = quoted(" ".join(words[:2]) if _longer(words[0]) else words[0])
    if not may:
        return BadInput("cli-command-unknown-far", command=said)
    return BadInput("cli-command-unknown", command=said, may=", ".join(may))


def _longer(word: str) -> list[Command]:
    """The commands whose first word of several this is."""
    return [command for command in COMMANDS if command.name.startswith(word + " ")]


def overview(language: str) -> str:
    """All commands, a line each."""
    say = Catalogue(language).say
    rows = [(command.name, say(f"cli-{command.key}")) for command in COMMANDS]
    rows_for_all = [("--lang en|es|cs|it", say("cli-flag-lang")), ("--help", say("cli-flag-help"))]
    return "\n".join(
        [
            _usage(say("cli-usage", usage=f"sickbay {say('cli-usage-all')}")),
            "",
            _filled(say("cli-about")),
            "",
            say("cli-commands"),
            *_columns(rows),
            "",
            say("cli-flags"),
            *_columns(rows_for_all),
            "",
            _filled(say("cli-more")),
        ]
    )


def help_text(command: Command, language: str) -> str:
    """What one command does and takes."""
    catalogue = Catalogue(language)
    say = catalogue.say
    words = ["sickbay", command.name]
    for place in command.places:
        name = say(f"cli-kind-{place.kind}") + ("…" if place.many else "")
        words.append(name if place.needed else f"[{name}]")
    rows = []
    for flag in command.flags:
        shown = f"{flag.name} {say(f'cli-kind-{flag.kind}')}" if flag.kind else flag.name
        own = f"cli-flag-{command.key}-{flag.key}"
        rows.append((shown, say(own if catalogue.has(own) else f"cli-flag-{flag.key}")))
        words.append(f"[{shown}]")
    rows += [("--lang en|es|cs|it", say("cli-flag-lang")), ("--help", say("cli-flag-help"))]
    usage = " ".join([word.replace(" ", _TIE) for word in words])
    parts = [_usage(say("cli-usage", usage=usage)), "", _filled(say(f"cli-{command.key}", "more"))]
    return "\n".join([*parts, "", say("cli-flags"), *_columns(rows)])


def _width() -> int:
    return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns))


def _usage(text: str) -> str:
    """The line of usage, broken only between what belongs together."""
    lines = _lines(text, _width(), " " * 4)
    return "\n".join(lines).replace(_TIE, " ")


def _filled(text: str) -> str:
    return "\n".join(line for part in text.splitlines() for line in _lines(part, _width()))


def _lines(text: str, width: int, indent: str = "") -> list[str]:
    """A text in lines; no word is broken, neither at its hyphens nor anywhere."""
    return textwrap.wrap(
        text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def _columns(rows: list[tuple[str, str]]) -> list[str]:
    first = max(len(left) for left, _ in rows) + 4
    out = []
    for left, right in rows:
        if first > _width() // 2:
            out.append(_INDENT + left)
            out.extend(" " * 6 + line for line in _lines(right, _width() - 6))
        else:
            lines = _lines(right, _width() - first) or [""]
            out.append((_INDENT + left).ljust(first) + lines[0])
            out.extend(" " * first + line for line in lines[1:])
    return out
