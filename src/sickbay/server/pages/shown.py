"""What a page of a table shows, from what its viewer is told and nothing else. It knows no rule."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sickbay.bots import bot_makers
from sickbay.core.chance import read_seed, seal
from sickbay.core.errors import SickbayError
from sickbay.core.game import Game
from sickbay.core.records.record import read_result
from sickbay.server.naming import game_text, option_texts
from sickbay.server.pages.render import frame
from sickbay.table.contract import PERSON
from sickbay.table.messages import Asked, Line, MoveInfo, SeatInfo, SnapshotTold, TableInfo
from sickbay.table.table import PLAYING
from sickbay.text import Catalogue

_RELOAD: Final = 10
"""Seconds after which a page that waits for people is loaded again."""
_RELOAD_BOTS: Final = 3
"""The same where it waits for bots alone."""
_FEW: Final = 8
"""Moves of one kind that are shown as buttons; more are a list to choose from."""
_LATEST: Final = 15
"""Lines of the log that are shown at once."""
_SPANS: Final = (("days", 86_400), ("h", 3_600), ("min", 60), ("s", 1))


class Wrong(NamedTuple):
    """What was wrong with a form that was sent, shown beside it with what was typed.

    :ivar form: which form
    """

    form: str
    text: str
    fields: Mapping[str, str]


def span(seconds: float, language: str) -> str:
    """A length of time in words, in the largest unit that fits."""
    whole = max(0, round(seconds))
    unit, size = next((span for span in _SPANS if whole >= span[1]), ("none", 1))
    return frame(language).say("page-time", unit=unit, number=whole // size)


def in_seconds(seconds: float, language: str) -> str:
    """A length of time in words, in seconds."""
    whole = max(0, round(seconds))
    return frame(language).say("page-time", unit="s" if whole else "none", number=whole)


class Shown:
    """A table as one viewer sees it on a page."""

    def __init__(self, snap: SnapshotTold, game: Game[Any], language: str) -> None:
        self.snap = snap
        self.game = game
        self.language = language
        self.names = [info.name for info in snap.table.seats]
        self._say = frame(language).say
        self.said = Catalogue(language, game, self.names)

    @property
    def title(self) -> str:
        """What the table is called."""
        return self.snap.table.title or game_text(self.game, self.language, "title")

    @property
    def waits_for_me(self) -> bool:
        """Whether the game waits for this viewer."""
        return any(asked.asked for asked in self.snap.asked)

    @property
    def reload(self) -> int:
        """After how many seconds a page that waits is loaded again."""
        seats = self.snap.table.seats
        people = any(info.asked == "asked" and info.kind == PERSON and not info.stand_in for info in seats)
        return _RELOAD if people or self.snap.table.stage != PLAYING else _RELOAD_BOTS

    @property
    def waiting(self) -> str:
        """Who is waited for."""
        return ", ".join(
            [self.seat_name(info.seat) for info in self.snap.table.seats if info.asked == "asked"]
        )

    @property
    def waits_for(self) -> str:
        """The same as a sentence; empty if nobody is waited for."""
        return self._say("page-waits-for", names=self.waiting) if self.waiting else ""

    def seat_name(self, seat: int) -> str:
        """What to call whoever sits there."""
        return self.names[seat]

    def _label(self, seat: int, what: str) -> str:
        """A label of something for one of the own seats; with one seat it needs no name."""
        alone = len(self.snap.own) < 2
        return what if alone else self._say("page-seat-label", seat=self.seat_name(seat), what=what)

    def move_label(self, words: str) -> str:
        """A move, given in its words, as a label."""
        try:
            return self.said.say_move(self.game.words.parse(words))
        except SickbayError:
            return words

    def _tags(self, info: SeatInfo) -> list[str]:
        say = self._say
        tags = [say("you")] if info.seat in self.snap.own else []
        if info.kind != PERSON:
            tags.append(say("page-kind-bot", bot=info.kind))
        elif not info.taken:
            tags.append(say("free_seat"))
        else:
            tags.append(say("online" if info.here else "offline"))
        if info.stand_in:
            tags.append(say("page-bot-in", bot=info.stand_in))
        return tags

    def _may_take_over(self, info: SeatInfo) -> bool:
        at = info.may_take_over
        return at is not None and at <= self.snap.table.now and not info.stand_in

    def _choices(self, seat: int) -> list[MoveInfo]:
        asked: list[Asked] = [asked for asked in self.snap.asked if asked.seat == seat]
        return [move for one in asked for group in one.groups for move in group.moves]

    def _news(self) -> list[Line]:
        """What happened since the viewer's own last move."""
        own = self.snap.own
        news: list[Line] = []
        for line in reversed([line for line in self.snap.log if line.text or line.seat in own]):
            if (line.entry == "moved" and line.seat in own and not line.auto) or len(news) == _LATEST:
                break
            news.append(line)
        return news[::-1] if own else []

    def _end(self) -> list[str]:
        """How the game ended, the most telling words first."""
        result = read_result(self.snap.table.result)
        if result is None:
            return []
        why = self._say("page-result", why=self.snap.table.result_text, rule=result.rule)
        names = ", ".join([self.names[seat] for seat in result.won])
        if self.said.has(f"result-{result.key}", "title"):
            first = [self.said.say_result(result, "title")]
            alone = 0 < len(result.won) < len(self.names)
        else:
            first, alone = [], True
        winners = self._say("page-winners", names=names) if names else self._say("page-no-winners")
        return [*first, *([winners] if alone else []), why]

    def fields(self) -> dict[str, Any]:
        """All that the template of the table needs of it."""
        snap, table = self.snap, self.snap.table
        newest = [line for line in snap.log[::-1] if line.text]
        return {
            "snap": snap,
            "title": self.title,
            "world": self.game.id,
            "at": f"/tables/{table.id}",
            "game_title": game_text(self.game, self.language, "title"),
            "few": _FEW,
            "nonce": secrets.token_urlsafe(9),
            "waiting": self.waiting,
            "seat_name": self.seat_name,
            "seat_label": self._label,
            "move_label": self.move_label,
            "marks": lambda seat: table.seats[seat].marks,
            "tags": self._tags,
            "may_take_over": self._may_take_over,
            "choices": self._choices,
            "span": lambda seconds: span(seconds, self.language),
            "in_seconds": lambda seconds: in_seconds(seconds, self.language),
            "clock_left": _left(table),
            "news": self._news() if table.stage == "playing" else [],
            "latest": newest[:_LATEST],
            "earlier": newest[_LATEST:],
            "said": [line for line in snap.log if line.entry == "said"][-_LATEST:],
            "bots": [(name, self._say("page-kind-bot", bot=name)) for name in bot_makers(self.game)],
            "options": [
                option_texts(self.game, self.language, name, value) for name, value in table.options.items()
            ],
            "fits": _fits(table.seed, table.seal),
            "end": self._end(),
        }


def _left(table: TableInfo) -> float | None:
    """Seconds that are left of a countdown, None if none is under way."""
    clock = table.clock
    if clock is None:
        return None
    left = clock.left if clock.ends_at is None else max(0, clock.ends_at - table.now)
    return None if left is None else left / 1000


def _fits(seed: str, sealed: str) -> bool | None:
    """Whether a seed fits its seal; None if it is not told."""
    return seal(read_seed(seed)) == sealed if seed else None
