"""What people do with links: take them up, make new ones, end old ones; and the table is told."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from itertools import zip_longest

from sickbay.core.state import seat_mask, seats_of
from sickbay.server.credentials import Access, Caller, Kind, Made
from sickbay.server.faults import NoAccess
from sickbay.server.hall import Hall, now_ms
from sickbay.server.making import names_of
from sickbay.table.entries import AnyEntry, Linked
from sickbay.table.requests import Actor, Sit
from sickbay.table.table import Table


async def claim(hall: Hall, caller: Caller, token: str, name: str) -> Made:
    """Attach a link to a browser's session; with a name, whoever holds its seats sits down there.

    :raises NotHere: if the link is dead
    """
    made = await hall.credentials.look(token)
    live = await hall.table(made.table_id)
    new = await hall.credentials.claim(token, caller.session, now_ms())
    if made.kind != "seat":
        return made
    seats = seats_of(made.seats)
    for seat, own in zip_longest(seats, names_of(name.strip(), len(seats))):
        taken = bool(live.table.chairs[seat].name)
        if new and taken:
            await _tell(hall, made.table_id, [seat], "claimed")
        if own and (new or not taken):
            sit = Sit(id=secrets.token_hex(8), seat=seat, name=own)
            await live.request(Actor(made.seats), sit)
    return made


async def new_link(hall: Hall, access: Access, caller: Caller, kind: Kind, seats: Iterable[int]) -> Made:
    """A new link in place of the old ones of its kind for these seats, which are dead from now on.

    A seat's new link also ends what may have been done by the old one: its watchers' links, its notices.
    Whoever asks and held an old one holds the new one.

    :raises NoAccess: if it is not theirs to give
    """
    mask = _checked(access, kind, seats)
    made, dead = await hall.credentials.reissue(kind, access.table_id, seats_of(mask), now_ms())
    if caller.session and dead & access.by:
        await hall.credentials.claim(made.token, caller.session, now_ms())
    hall.doors.shut(dead)
    if kind == "seat":
        await _strip(hall, access.table_id, seats_of(mask), "renewed")
    return made


async def revoke_links(hall: Hall, access: Access, kind: Kind, seats: Iterable[int]) -> None:
    """End all links of a kind for these seats.

    :raises NoAccess: if they are not theirs to end
    """
    mask = _checked(access, kind, seats)
    hall.doors.shut(await hall.credentials.revoke(kind, access.table_id, seats_of(mask), now_ms()))
    if kind == "seat":
        await _strip(hall, access.table_id, seats_of(mask), "ended")


async def _strip(hall: Hall, table_id: str, seats: list[int], how: str) -> None:
    """Take from seats whatever somebody who held their old links may have left there (T1)."""
    hall.doors.shut(await hall.credentials.revoke("watcher", table_id, seats, now_ms()))
    for seat in seats:
        await hall.notices.set(table_id, seat, "")
    await _tell(hall, table_id, seats, how)


async def _tell(hall: Hall, table_id: str, seats: list[int], how: str) -> None:
    """Tell the table what happened to the links of seats that somebody has taken."""
    live = await hall.table(table_id)

    def entries(at: int) -> list[AnyEntry]:
        table: Table = live.table
        return [Linked(at=table.time(at), seat=seat, how=how) for seat in seats if table.chairs[seat].name]

    await live.add(entries)


def _checked(access: Access, kind: Kind, seats: Iterable[int]) -> int:
    """The seats' mask: a seat's watchers are that seat's own affair, all else is the owner's (T16)."""
    mask = seat_mask(*seats)
    if kind == "watcher":
        if not mask or mask & ~access.own:
            raise NoAccess("seats-not-yours")
    elif not access.owner:
        raise NoAccess("owner-only")
    if bool(mask) != (kind in ("seat", "watcher")):
        raise NoAccess("link-seats")
    return mask
