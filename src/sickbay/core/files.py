"""Reading text files that strangers wrote: bounded, and refused with a clear error."""

from __future__ import annotations

import stat
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from sickbay.core.errors import BadFile

_SPACES: Final = "\u00a0\u2007\u202f"
"""Spaces that our own messages have; no others that cannot be seen are shown."""


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where Sickbay keeps what people do not look at: ``sickbay`` in the user's data folder."""
    base = environ.get("XDG_DATA_HOME", "")
    home = Path(environ.get("HOME") or Path.home())
    return (Path(base) if base.startswith("/") else home / ".local" / "share") / "sickbay"


def read_text(path: Path, most: int) -> str:
    """The text of a file.

    :param most: bytes that it may have
    :raises BadFile: if it is not there, is no regular file, cannot be read, is too large, or is no UTF-8 text
    """
    if is_folder(path):
        raise BadFile("file-folder", str(path))
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError):
        raise BadFile("file-unreadable", str(path)) from None
    if len(data) > most:
        raise BadFile("file-too-large", str(path), most=most)
    try:
        return check_text(data.decode("utf-8-sig"), most)
    except UnicodeDecodeError:
        raise BadFile("file-not-text", str(path)) from None
    except BadFile as error:
        raise error.at(str(path)) from None


def is_folder(path: Path) -> bool:
    """Whether it is a folder; if not, it is a regular file.

    :raises BadFile: if it is neither, for who reads a pipe or a device may wait for ever
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        raise BadFile("file-missing", str(path)) from None
    except (OSError, ValueError):
        raise BadFile("file-unreadable", str(path)) from None
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise BadFile("file-special", str(path))
    return stat.S_ISDIR(mode)


def check_text(text: str, most: int) -> str:
    """Return the text.

    :raises BadFile: if it is longer than ``most`` or has a NUL
    """
    if len(text) > most:
        raise BadFile("file-too-large", most=most)
    if "\0" in text:
        raise BadFile("file-not-text")
    return text


MOST_DOTS: Final = 200


def check_toml(text: str, most: int, longest: int) -> str:
    """Return the text of a TOML file; reading keys of thousands of parts would take minutes.

    :param longest: characters that a line may have
    :raises BadFile: as :func:`check_text`, or naming a line that is too long or has too many dots
    """
    for number, line in enumerate(check_text(text, most).split("\n"), 1):
        if len(line) > longest:
            raise BadFile("line-too-long", f"line {number}", most=longest)
        if line.count(".") > MOST_DOTS:
            raise BadFile("line-too-many-dots", f"line {number}", most=MOST_DOTS)
    return text


def may_be(name: str, known: Iterable[str]) -> str:
    """What may stand where an unknown name stood: the nearest one, or all of them if none is near."""
    names = list(known)
    near = get_close_matches(name[:80], names, 1)
    return near[0] if near else ", ".join(names)[:400]


def quoted(value: object) -> str:
    """A value as a short text for a message, whatever it is, as a case file or JSON would write it."""
    try:
        whole = _written(value)
    except (ValueError, RecursionError):  # a number of thousands of digits
        return "..."
    text = "".join([sign if sign.isprintable() else "?" for sign in whole[:82]])
    return text if len(text) <= 80 else text[:77] + "..."


def _written(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([_written(item) for item in value[:40]]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{name} = {_written(value[name])}" for name in list(value)[:40]]) + "}"
    return str(value)


def visible(text: str) -> str:
    """A text as it may go to a terminal: whatever a stranger wrote, no sign in it does anything there."""
    return "".join([sign if sign.isprintable() or sign in _SPACES or sign == "\n" else "?" for sign in text])


def one_line(text: str) -> str:
    """The same on one line, whatever it was."""
    return " ".join(visible(text).split("\n"))
