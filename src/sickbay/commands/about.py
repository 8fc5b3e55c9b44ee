"""``sickbay help`` and ``sickbay version``."""

from __future__ import annotations

import shutil
import textwrap

from sickbay.commands import COMMANDS, Command, find_command
from sickbay.commands.arguments import Given
from sickbay.core.errors import BadInput
from sickbay.core.files import may_be, quoted
from sickbay.text import Catalogue

_INDENT = "  "


def version(given: Given, language: str) -> int:
    """Say the version, the build, and the games with the versions of their rules."""
    import platform

    import sickbay
    from sickbay.core.registry import game, game_ids
    from sickbay.lab.bench import build

    say = Catalogue(language).say
    print(
        say(
            "cli-version-line",
            version=sickbay.__version__,
            build=say(f"cli-build-{build()}"),
            python=platform.python_version(),
        )
    )
    for name in game_ids():
        print(_INDENT + say("cli-version-game", game=name, version=game(name).version))
    return 0


def help_on(given: Given, language: str) -> int:
    """Print the overview, or the help of one command.

    :raises BadInput: if there is no such command
    """
    words = given.texts("command")
    if not words:
        print(overview(language))
        return 0
    command, _ = find_command(words)
    if command is None:
        raise unknown_command(words)
    print(help_text(command, language))
    return 0


def unknown_command(words: list[str]) -> BadInput:
    """The error for words that name no command."""
    names = [command.name for command in COMMANDS]
    longer = [name for name in names if name.startswith(words[0] + " ")]
    may = ", ".join(longer) or may_be(words[0], names)
    return BadInput("cli-command-unknown", command=quoted(" ".join(words[:2])), may=may)


def overview(language: str) -> str:
    """All commands, a line each."""
    say = Catalogue(language).say
    rows = [(command.name, say(f"cli-{command.key}")) for command in COMMANDS]
    rows_for_all = [("--lang en|es|cs|it", say("cli-flag-lang")), ("--help", say("cli-flag-help"))]
    return "\n".join(
        [
            say("cli-usage", usage="sickbay " + say("cli-usage-all")),
            "",
            say("cli-about"),
            "",
            say("cli-commands"),
            *_columns(rows),
            "",
            say("cli-flags"),
            *_columns(rows_for_all),
            "",
            say("cli-more"),
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
    parts = [say("cli-usage", usage=" ".join(words)), "", _filled(say(f"cli-{command.key}", "more"))]
    return "\n".join([*parts, "", say("cli-flags"), *_columns(rows)])


def _width() -> int:
    return max(40, min(100, shutil.get_terminal_size().columns))


def _filled(text: str) -> str:
    return "\n".join(textwrap.fill(line, _width()) for line in text.splitlines())


def _columns(rows: list[tuple[str, str]]) -> list[str]:
    first = max(len(left) for left, _ in rows) + 4
    out = []
    for left, right in rows:
        if first > _width() // 2:
            out.append(_INDENT + left)
            out.append(textwrap.indent(textwrap.fill(right, _width() - 6), " " * 6))
        else:
            lines = textwrap.wrap(right, _width() - first) or [""]
            out.append((_INDENT + left).ljust(first) + lines[0])
            out.extend(" " * first + line for line in lines[1:])
    return out
