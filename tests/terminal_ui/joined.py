"""Somebody who plays at a table on a server, and types what a test says."""

from __future__ import annotations

import io
import random
import threading
from collections.abc import Iterable, Iterator

from sickbay.client import join as open_table
from sickbay.server.live import LiveTable
from sickbay.table.requests import Start
from sickbay.terminal_ui import Console, join
from tests.served import Made, Served
from tests.terminal_ui.typist import Lines

BOTS = {"pandemic": ["open", "random"], "hrubec": ["open", "random"]}


def begun(server: Served, game: str, *, names: Iterable[str] = ("Ana", "Bea"), **wanted: object) -> Made:
    """A table at which all sit and the game has begun."""
    made = server.create(None, **{"game": game, "seats": BOTS[game], **wanted})
    for (seat, link), name in zip(sorted(made.links.items()), names, strict=False):
        if seat.isdigit():
            open_table(link, name=name).close()
    with open_table(made.links["owner"]) as owner:
        owner.ask(Start)
    return made


def seated(link: str, lines: Iterable[str], language: str = "en", name: str = "", home: str = "") -> str:
    """All that is shown to somebody who plays by a link and types these lines."""
    sink = io.StringIO()
    environ = {"HOME": home} if home else {}
    done: list[BaseException | None] = []

    def play() -> None:
        try:
            join(link, name, language, Console(Lines(lines), sink, environ), environ)
            done.append(None)
        except BaseException as error:
            done.append(error)

    playing = threading.Thread(target=play, daemon=True)
    playing.start()
    playing.join(90)
    assert done, f"this goes on for ever: {sink.getvalue()[-2000:]}"
    if done[0] is not None:
        raise done[0]
    return sink.getvalue()


def live(server: Served, made: Made) -> LiveTable:
    return server.hall.live[made.id]


def some_lines(seed: int, most: int = 4000) -> Iterator[str]:
    """Numbers and empty lines, with some commands and nonsense between them."""
    chance = random.Random(seed)
    others = [*"look hand log next who orders ěšč 0 99 : who mark pass why".split(), "rules P4.5", "why pass"]
    for _ in range(most):
        draw = chance.random()
        yield str(chance.randint(1, 9)) if draw < 0.75 else "" if draw < 0.95 else chance.choice(others)


def until_over(server: Served, made: Made, lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        if live(server, made).table.stage == "over":
            return
        yield line
    raise AssertionError("the game did not end")
