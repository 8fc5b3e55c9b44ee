"""``sickbay table export`` and ``sickbay table import``."""

from __future__ import annotations

import os
from pathlib import Path

from sickbay.commands.arguments import Given
from sickbay.commands.output import put, put_line
from sickbay.core.errors import BadFile
from sickbay.server.settings import default_data
from sickbay.text import Catalogue


def export(given: Given, language: str) -> int:
    """Write a table, with all its secrets, into a file that only its owner can read.

    :raises SickbayError: if there is no such table, or the file is there already or cannot be written
    """
    from sickbay.server import moving

    path = Path(given.text("file"))
    data = moving.export(_data(given), given.text("table"))
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
    except FileExistsError:
        raise BadFile("table-file-there", str(path)) from None
    except OSError as error:
        raise BadFile("save-failed", str(path), why=str(error.strerror)) from None
    put_line(Catalogue(language).say("table-exported", file=str(path)))
    return 0


def bring(given: Given, language: str) -> int:
    """Read such a file into a folder of tables, and tell the new links.

    :raises SickbayError: if it is none, or the folder is served or cannot be used
    """
    from sickbay.core.state import seats_of
    from sickbay.server import moving
    from sickbay.server.hall import now_ms

    path = Path(given.text("file"))
    try:
        data = path.read_bytes()
    except OSError:
        raise BadFile("file-unreadable", str(path)) from None
    try:
        made = moving.bring(_data(given), data, now_ms())
    except BadFile as error:
        raise error.at(str(path)) from None
    say = Catalogue(language).say
    put(say("table-imported", table=made[0].table_id))
    for credential in made:
        seats = ", ".join([str(seat + 1) for seat in seats_of(credential.seats)])
        put(f"  {say(f'table-link-{credential.kind}', seats=seats)}: /join/{credential.token}")
    return 0


def _data(given: Given) -> Path:
    data = given.maybe("data")
    return default_data() if data is None else Path(data).expanduser()
