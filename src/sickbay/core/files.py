"""Reading text files that strangers wrote: bounded, and refused with a clear error."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from sickbay.core.errors import BadFile


def read_text(path: Path, most: int) -> str:
    """The text of a file.

    :param most: bytes that it may have
    :raises BadFile: if it is not there, cannot be read, is too large, or is no UTF-8 text
    """
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


def check_text(text: str, most: int) -> str:
    """Return the text.

    :raises BadFile: if it is longer than ``most`` or has a NUL
    """
    if len(text) > most:
        raise BadFile("file-too-large", most=most)
    if "\0" in text:
        raise BadFile("file-not-text")
    return text


def may_be(name: str, known: Iterable[str]) -> str:
    """What may stand where an unknown name stood: the nearest one, or all of them if none is near."""
    names = list(known)
    near = get_close_matches(name[:80], names, 1)
    return near[0] if near else ", ".join(names)[:400]


def quoted(value: object) -> str:
    """A value as a short text for a message, whatever it is."""
    try:
        whole = str(value)
    except ValueError:  # a number of thousands of digits
        return "..."
    text = "".join([sign if sign.isprintable() else "?" for sign in whole[:82]])
    return text if len(text) <= 80 else text[:77] + "..."
