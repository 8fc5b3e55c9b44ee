"""What cases name: seats, viewers, rules and sentences."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from sickbay.core.cases.table import Table
from sickbay.core.errors import BadFile, BadInput
from sickbay.core.files import quoted
from sickbay.core.game import Game, read_seat
from sickbay.core.records.replay import outside
from sickbay.core.state import HOST, seat_mask

RULE: Final = re.compile(r"[A-Z]{1,2}[0-9]{1,3}(\.[A-Z]?[0-9]{1,3})*[a-z]?")


def read_place_at_table(value: object, place: str) -> int:
    """A seat: its number or ``host``.

    :raises BadFile: if it is neither
    """
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        raise BadFile("case-type", place, want="seat", found=quoted(value))
    seat: int = checked(read_seat, quoted(value), place)
    return seat


def read_viewer(value: object, place: str = "") -> int:
    """A viewer: a seat, several joined by ``+``, or ``watcher`` for a spectator; the seat mask.

    :raises BadFile: if it is none of these
    """
    if value == "watcher":
        return 0
    if isinstance(value, str) and "+" in value:
        return seat_mask(*[read_viewer_seat(part, place) for part in value.split("+")])
    return seat_mask(read_viewer_seat(value, place))


def read_viewer_seat(value: object, place: str) -> int:
    """A seat that can look: any but ``host``.

    :raises BadFile: if it is none
    """
    seat = read_place_at_table(value, place)
    if seat == HOST:
        raise BadFile("seat-bad", place, seat="host")
    return seat


def read_rule(value: object, place: str) -> str:
    """The number of a rule.

    :raises BadFile: if it is not written like one
    """
    if not isinstance(value, str) or not RULE.fullmatch(value):
        raise BadFile("case-rule-bad", place, found=quoted(value))
    return value


def rule_or_none(table: Table, key: str) -> str:
    """A rule that a table may name; empty if it does not."""
    value = table.text(key, "")
    return read_rule(value, table.at(key)) if value else ""


def check_sentence(text: str, place: str, game: Game[Any]) -> str:
    """A sentence, or none, unchanged.

    :raises BadFile: if it is not of the game's words
    """
    if text:
        checked(game.words.parse, text, place)
    return text


def check_sentences(items: list[object], place: str, game: Game[Any]) -> list[str]:
    """A list of sentences, unchanged.

    :raises BadFile: if one is empty or not of the game's words
    """
    out: list[str] = []
    for item in items:
        if not isinstance(item, str) or not item.strip():
            raise BadFile("case-type", place, want="sentence", found=quoted(item))
        out.append(check_sentence(item, place, game))
    return out


def checked(read: Callable[[Any], Any], value: object, place: str) -> Any:
    """What ``read`` makes of a value; its error becomes one of this place in the file."""
    try:
        return read(value)
    except BadInput as error:
        raise BadFile(outside(error.key), place, **error.args_said) from None
