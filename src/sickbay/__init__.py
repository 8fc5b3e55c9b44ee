"""Sickbay plays five tabletop games completely and correctly.

For writers of bots and tools, the short way in::

    import sickbay

    game = sickbay.game("pandemic")
    match = sickbay.Match(game, [sickbay.make_bot(game, "random") for _ in range(3)], seed=7)
    print(match.run())
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sickbay.core import errors as _errors

if TYPE_CHECKING:
    from sickbay.bots import make_bot
    from sickbay.core.bot import Bot, Turn
    from sickbay.core.registry import game, game_ids
    from sickbay.table import Match

__all__ = ["Bot", "Match", "Turn", "__version__", "game", "game_ids", "make_bot"]

__version__ = "0.1.0"

_HOMES = {
    "Bot": "sickbay.core.bot",
    "Match": "sickbay.table",
    "Turn": "sickbay.core.bot",
    "game": "sickbay.core.registry",
    "game_ids": "sickbay.core.registry",
    "make_bot": "sickbay.bots",
}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Load what is asked for when it is asked for: whoever wants the core alone pays for nothing else."""
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"module 'sickbay' has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(home), name)
        globals()[name] = value
        return value


def _speak(key: str, args: dict[str, _errors.Arg]) -> str:
    """Errors speak English; the catalogue puts itself in this place when it is first needed."""
    import sickbay.text  # noqa: F401  (importing it is enough)

    return _errors.speak[-1](key, args)


_errors.speak.append(_speak)
