"""What a person can type at a table on a server, beside moves and what can be typed everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sickbay.bots import bot_makers
from sickbay.core.errors import BadInput
from sickbay.core.files import may_be, one_line
from sickbay.table import requests
from sickbay.table.messages import ProposalInfo, SeatInfo
from sickbay.terminal_ui.commands import NAMES, TELLING, Commands
from sickbay.terminal_ui.reading import plain
from sickbay.terminal_ui.seats import seat_lines

if TYPE_CHECKING:
    from sickbay.terminal_ui.remote import Remote

AROUND: Final = (
    "chat", "who", "orders", "mark", "pause", "resume", "handover", "takeback", "reset", "accept", "decline",
    "abandon", "rematch", "start", "name",
)  # fmt: skip


class TableCommands(Commands):
    """The commands at a table on a server."""

    names: ClassVar[tuple[str, ...]] = (*NAMES, *AROUND)
    telling: ClassVar[tuple[str, ...]] = (*TELLING, *AROUND)
    helps: ClassVar[tuple[str, ...]] = tuple([name for name in Commands.helps if name != "save"])

    def __init__(self, session: Remote) -> None:
        super().__init__(session)
        self._remote = session

    def do(self, seat: int, line: str) -> bool:
        """Do it; what comes of it is told at once."""
        done = super().do(seat, line)
        if done and self.read(line)[0] in AROUND:
            self._remote.tell_news()
        return done

    def _help(self, seat: int, rest: str) -> None:
        super()._help(seat, rest)
        if not rest:
            self._tell(self._say("join-help-head"))
            for name in AROUND:
                self._tell("  " + self._say(f"join-help-{name}"))

    def _seat(self, seat: int) -> int:
        """The seat that speaks: the one at the keyboard, else the first of the own.

        :raises BadInput: for somebody who only watches
        """
        own = self._remote.players.own
        if not own:
            raise BadInput("table-only-watching")
        return seat if seat in own else own[0]

    def _maybe_seat(self, seat: int) -> int | None:
        """The same, None for the owner without a seat."""
        return self._seat(seat) if self._remote.players.own else None

    # -- talking -------------------------------------------------------------------------------------

    def _chat(self, seat: int, rest: str) -> None:
        self._remote.ask(requests.Chat, text=rest[:500], seat=self._maybe_seat(seat))

    def _mark(self, seat: int, rest: str) -> None:
        remote = self._remote
        move = remote.reader.words(rest) if rest else ""
        remote.ask(requests.Mark, seat=self._seat(seat), move=move)

    def _name(self, seat: int, rest: str) -> None:
        self._remote.ask(requests.Sit, seat=self._seat(seat), name=rest[:60])

    def _who(self, seat: int, rest: str) -> None:
        for line in seat_lines(self._remote.standing, self._say):
            self._tell("  " + line)

    # -- the clock -----------------------------------------------------------------------------------

    def _pause(self, seat: int, rest: str) -> None:
        self._remote.ask(requests.Pause, seat=self._maybe_seat(seat))

    def _resume(self, seat: int, rest: str) -> None:
        self._remote.ask(requests.Resume, seat=self._maybe_seat(seat))

    def _start(self, seat: int, rest: str) -> None:
        bots = bot_makers(self._remote.game)
        fill = rest.strip().lower()
        if fill and fill not in bots:
            raise BadInput("bot-unknown", bot=rest[:40], may=may_be(fill, bots))
        self._remote.ask(requests.Start, fill=fill)

    def _orders(self, seat: int, rest: str) -> None:
        """Give a standing order, or list them."""
        seat, orders = self._seat(seat), self._remote.standing.table.orders
        if not orders:
            raise BadInput("table-no-windows")
        until = self._chosen(rest, orders)
        if until is None:
            now = self._remote.standing.table.seats[seat].order
            for number, (order, name) in enumerate(orders.items(), 1):
                key = "join-order-now" if order == now else "join-order"
                self._tell(self._say(key, number=number, name=one_line(name)))
            self._tell(self._say("join-order-usage"))
        else:
            self._remote.ask(requests.Order, seat=seat, until=until)

    def _chosen(self, text: str, orders: dict[str, str]) -> str | None:
        """The order that a number, a word or its name means."""
        wanted = plain(text)
        if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted[:3]) <= len(orders):
            return list(orders)[int(wanted[:3]) - 1]
        known = (order for order, name in orders.items() if wanted and wanted in (plain(name), order))
        return next(known, None)

    # -- taking back, agreeing -----------------------------------------------------------------------

    def _reset(self, seat: int, rest: str) -> None:
        self._remote.ask(requests.ResetTurn, seat=self._seat(seat))

    def _accept(self, seat: int, rest: str) -> None:
        self._remote.agree(self._proposal(), True)

    def _decline(self, seat: int, rest: str) -> None:
        self._remote.agree(self._proposal(), False)

    def _proposal(self) -> ProposalInfo:
        proposals = self._remote.standing.table.proposals
        open_ones = [proposal for proposal in proposals if self._remote.asks_us(proposal)]
        if not open_ones:
            raise BadInput("join-no-proposal")
        return open_ones[0]

    def _abandon(self, seat: int, rest: str) -> None:
        self._remote.ask(requests.Abandon, seat=self._seat(seat))

    def _rematch(self, seat: int, rest: str) -> None:
        self._remote.ask(requests.Rematch, seat=self._seat(seat))

    # -- bots for people -----------------------------------------------------------------------------

    def _handover(self, seat: int, rest: str) -> None:
        """Let a bot play for the own seat, or for somebody silent; a bot may be named at the end."""
        who, bot = rest.strip(), ""
        first, _, last = who.rpartition(" ")
        if plain(last) in bot_makers(self._remote.game):
            who, bot = first, plain(last)
        seat = self._named(who).seat if who else self._seat(seat)
        self._remote.ask(requests.HandOver, seat=seat, bot=bot)

    def _takeback(self, seat: int, rest: str) -> None:
        seats = self._remote.standing.table.seats
        given = [own for own in self._remote.players.own if seats[own].stand_in]
        self._remote.ask(requests.TakeBack, seat=given[0] if given else self._seat(seat))

    def _named(self, who: str) -> SeatInfo:
        """The seat of somebody, by name or number."""
        seats = self._remote.standing.table.seats
        names = [plain(name) for name in self._remote.players.names]
        if plain(who) in names:
            return seats[names.index(plain(who))]
        if who.isascii() and who.isdigit() and int(who[:3]) < len(seats):
            return seats[int(who[:3])]
        raise BadInput("join-nobody", name=who[:40], may=", ".join(self._remote.players.names))
