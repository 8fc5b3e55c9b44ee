"""What is seen of a game: views, facts and fingerprints, made and written once for all who see the same."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from sickbay.core.game import Game
from sickbay.core.positions import View
from sickbay.table.table import Table

_encode: Final = msgspec.json.Encoder().encode
_encode_sorted: Final = msgspec.json.Encoder(order="sorted").encode


class Seen(NamedTuple):
    """What is seen through some seats.

    :ivar own: what it says beside what all know
    :ivar view_json: the view as it is written, and likewise the facts
    """

    view: View
    own: View
    facts: dict[str, object]
    digest: str
    view_json: msgspec.Raw
    facts_json: msgspec.Raw


def seen(table: Table, viewer: int) -> Seen:
    """What is seen now through some seats (a mask), made once for all who look through the same."""
    found: Seen | None = table.told.get(("seen", viewer))
    if found is None:
        view, own = table.view(viewer), table.own(viewer)
        view_json = _encode_sorted({**_public_json(table), **own, "viewer": viewer})
        found = table.told["seen", viewer] = _seen(table.game, view, own, view_json, _alike(table, own))
    return found


def look(game: Game[Any], view: View) -> Seen:
    """What a view of any moment shows."""
    return _seen(game, view, view, _encode_sorted(view))


def _seen(game: Game[Any], view: View, own: View, view_json: bytes, alike: Seen | None = None) -> Seen:
    facts = alike.facts if alike else game.facts(view)
    facts_json = alike.facts_json if alike else msgspec.Raw(_encode(facts))
    return Seen(view, own, facts, digest_of(view_json), msgspec.Raw(view_json), facts_json)


def _public_json(table: Table) -> dict[str, msgspec.Raw]:
    """What all views say alike, each field as it is written."""
    written: dict[str, msgspec.Raw] | None = table.told.get("public json")
    if written is None:
        written = {name: msgspec.Raw(_encode_sorted(value)) for name, value in table.public().items()}
        table.told["public json"] = written
    return written


def _alike(table: Table, own: View) -> Seen | None:
    """What others see already who know the same; facts say the same to all of them."""
    for found in table.told.values():
        if isinstance(found, Seen) and found.own == own:
            return found
    return None


def digest_of(view_json: bytes) -> str:
    """The same as :meth:`~sickbay.core.positions.Positions.view_digest`, of a view that is written."""
    return blake2b(view_json, digest_size=16).hexdigest()
