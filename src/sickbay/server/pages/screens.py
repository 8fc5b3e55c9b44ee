"""Through whose eyes a browser looks: with several own seats that hide things, one at a time (T17)."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from sickbay.core.state import seat_mask, seats_of
from sickbay.server.credentials import Access
from sickbay.server.live import LiveTable
from sickbay.server.viewers import Viewer
from sickbay.table.table import Table
from sickbay.table.telling import Audience, apart

PRESENT: Final = 600.0
"""Seconds for which somebody is here after loading a page: without JavaScript nobody says goodbye."""


class Screen(NamedTuple):
    """What a browser may show now.

    :ivar audience: who looks and speaks
    :ivar next: if not empty, the screen is covered until one of these seats takes it
    :ivar shared: whether own seats have secrets from each other
    """

    audience: Audience
    next: list[int]
    shared: bool


def screen(table: Table, access: Access, at_screen: int | None, language: str) -> Screen:
    """Whose view is shown.

    :param at_screen: the own seat whose person has the screen
    """
    own = seats_of(access.own)
    whole = Audience(access.own | access.watch, access.own, access.owner, language)
    if not apart(table, access.own):
        return Screen(whole, [], False)
    asked = [seat for seat in own if table.playing.state.asked >> seat & 1]
    if at_screen not in own:
        return Screen(Audience(0, 0, access.owner, language), asked or own, True)
    alone = Audience(seat_mask(at_screen), seat_mask(at_screen), access.owner, language)
    return Screen(alone, asked if asked and at_screen not in asked else [], True)


class Presence:
    """Who has loaded a page of a table lately is here."""

    def __init__(self) -> None:
        self._here: dict[tuple[str, frozenset[str]], tuple[Viewer, asyncio.TimerHandle]] = {}

    def note(self, live: LiveTable, access: Access, language: str) -> None:
        """Somebody has loaded a page."""
        key = (access.table_id, access.by)
        known = self._here.pop(key, None)
        if known is not None:
            known[1].cancel()
        viewer = known[0] if known is not None and known[0] in live.viewers else None
        if viewer is None:
            viewer = Viewer(Audience(0, access.own, access.owner, language))
            live.enter(viewer)
        timer = asyncio.get_running_loop().call_later(PRESENT, self._leave, key, live, viewer)
        self._here[key] = viewer, timer

    def _leave(self, key: tuple[str, frozenset[str]], live: LiveTable, viewer: Viewer) -> None:
        self._here.pop(key, None)
        live.leave(viewer)
