"""What handlers ask for by name: ``hall``; ``caller``, who asks; and parts of the address."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from sickbay.server.credentials import Caller
from sickbay.server.hall import Hall

TheHall = NamedDependency[Hall]
TheCaller = NamedDependency[Caller]
TableId = FromPath[str]
SeatsAsked = FromQuery[str]
"""Through which seats to look: ``0,2``; ``-`` for none; empty for all."""
