"""A game with an owner's own values, made once for all tables that play with them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sickbay.core import registry
from sickbay.core.game import Game


def game_with(name: str, pack: str) -> Game[Any]:
    """A game, with an owner's own values if there are any.

    :raises BadInput: if there is no such game, it takes no such values, or they do not fit
    """
    return _with_pack(name, pack) if pack else registry.game(name)


@lru_cache(maxsize=64)
def _with_pack(name: str, pack: str) -> Game[Any]:
    return registry.game(name).with_pack(pack)
