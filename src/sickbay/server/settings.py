"""How the server is set up."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from sickbay.core.files import data_folder
from sickbay.server.limits import Limits


class Settings(NamedTuple):
    """What may be chosen when the server starts.

    :ivar data: folder of the database
    :ivar bots: how many processes bots think in
    :ivar budget: seconds that a bot may think about one move
    :ivar public_url: where people reach the server, if that is not its own address (a reverse proxy)
    :ivar origins: other web sites whose pages may use the sockets
    :ivar private_hooks: whether notices may be sent to addresses in private networks
    :ivar sync: SQLite's ``synchronous``
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    bots: int = 1
    budget: float = 10.0
    public_url: str = ""
    origins: tuple[str, ...] = ()
    private_hooks: bool = False
    sync: str = "FULL"
    limits: Limits = Limits()


def default_data() -> Path:
    """``sickbay/tables`` in the user's data folder."""
    return data_folder(os.environ) / "tables"


def default_bots() -> int:
    """A processor is left for the server itself, if there are two."""
    return max(1, (os.cpu_count() or 1) - 1)
