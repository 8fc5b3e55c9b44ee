"""Reading what a step expects."""

from __future__ import annotations

from typing import Any, Final

from sickbay.core.cases.names import check_sentences, read_place_at_table, read_rule, read_viewer
from sickbay.core.cases.table import Table
from sickbay.core.errors import BadFile
from sickbay.core.files import quoted
from sickbay.core.game import Game

EXPECTATIONS: Final = (
    "asked", "offered", "legal", "legal_has", "legal_not", "view", "unseen", "events", "no_events", "result",
    "changes",
)  # fmt: skip
"""What a step may expect by these names; any other name is a field of the position."""


def read_want(name: str, value: object, place: str, game: Game[Any]) -> object:
    """The value of an expectation, checked; sentences in it are of the game's words."""
    if name in ("asked", "offered"):
        table = Table(value, place)
        for seat, rule in table.data.items():
            read_place_at_table(seat, place)
            read_rule(rule, table.at(seat))
    elif name in ("legal", "legal_has", "legal_not"):
        table = Table(value, place)
        return {
            seat: check_sentences(table.items(seat), table.at(seat), game)
            for seat in list(table.data)
            if read_place_at_table(seat, place) >= 0
        }
    elif name in ("events", "no_events"):
        if isinstance(value, list):
            return {"all": check_sentences(value, place, game)}
        table = Table(value, place)
        return {
            viewer: check_sentences(table.items(viewer), table.at(viewer), game)
            for viewer in list(table.data)
            if viewer == "all" or read_viewer(viewer, place) >= 0
        }
    elif name in ("view", "unseen"):
        table = Table(value, place)
        for viewer in list(table.data):
            read_viewer(viewer, place)
            if name == "view":
                table.table(viewer)
            else:
                for path in table.items(viewer):
                    if not isinstance(path, str):
                        raise BadFile("case-type", table.at(viewer), want="text", found=quoted(path))
    elif name == "result":
        return _result(value, place)
    elif name == "changes":
        Table(value, place)
    return value


def _result(value: object, place: str) -> object:
    if value == "running":
        return value
    table = Table(value, place)
    out: dict[str, object] = {}
    if "won" in table.data:
        won = [read_place_at_table(item, table.at("won")) for item in table.items("won")]
        out["won"] = sorted(won)
    if "rule" in table.data:
        out["rule"] = read_rule(table.data.pop("rule"), table.at("rule"))
    if "reason" in table.data:
        out["reason"] = table.text("reason")
    table.known += ["won", "rule", "reason"]
    table.finish()
    if not out:
        raise BadFile("case-missing", place, name="rule")
    return out
