"""Making tables: what is asked for, checked against the game, and the links that come with it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NamedTuple

from msgspec import Meta, Struct

from sickbay.core.chance import new_seed, read_seed
from sickbay.core.errors import BadInput
from sickbay.core.game import Game
from sickbay.core.state import seat_mask
from sickbay.server.credentials import Kind, Made, made_with_table
from sickbay.server.ids import new_id
from sickbay.server.packs import game_with
from sickbay.table.contract import PERSON, Clock, Contract, Seconds, Title, agreed
from sickbay.table.entries import Moved, Started
from sickbay.table.requests import Actor, NameText, Sit
from sickbay.table.table import Table

ME: Final = "me"
OPEN: Final = "open"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table that somebody wants.

    :ivar game: id of the game
    :ivar options: of the game; those not named are as usual
    :ivar seats: who sits where: ``me``, ``open`` (by an invitation link), or the name of a bot; empty: the
        first seat is mine, the others are open
    :ivar name: what to call me
    :ivar seed: of a learning game (``undo`` is ``owner``), whose deal may be known; empty: nobody knows it

    The other fields are those of :class:`~sickbay.table.contract.Contract`.
    """

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, int | str | list[str]] = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=15)] = []
    name: NameText = ""
    title: Title = ""
    deadline: Seconds = 0
    grace: Seconds = 60
    clock: Clock | None = None
    undo: Literal["own", "owner", "off"] = "own"
    stand_in: Annotated[str, Meta(max_length=40)] = "random"
    thinking: Annotated[int, Meta(ge=100, le=10_000)] = 400
    pack: Annotated[str, Meta(max_length=100_000)] = ""
    seed: Annotated[str, Meta(max_length=80)] = ""


class Plan(NamedTuple):
    """A table that can be made.

    :ivar mine: the seats of who makes it
    :ivar open: the seats for which there are links
    :ivar begun: the moves with which its game has begun already (seat and words), None if it has not
    """

    id: str
    contract: Contract
    game: Game[Any]
    seed: int
    mine: list[int]
    open: list[int]
    begun: list[tuple[int, str]] | None = None


def plan(wanted: NewTable) -> Plan:
    """Check what is wanted against the game.

    :raises BadInput: for whatever of it cannot be
    """
    game = game_with(wanted.game, wanted.pack)
    seats = [kind.strip() for kind in wanted.seats]
    given: dict[str, object] = dict(wanted.options)
    if seats and any(option.name == "seats" for option in game.options):
        given.setdefault("seats", len(seats))
    options = game.read_options(given)
    seats = seats or [ME, *[OPEN] * (game.seats(options) - 1)]
    made = planned(
        game,
        options,
        seats,
        title=wanted.title,
        deadline=wanted.deadline,
        grace=wanted.grace,
        clock=wanted.clock,
        undo=wanted.undo,
        stand_in=wanted.stand_in,
        thinking=wanted.thinking,
        pack=wanted.pack,
    )
    return made._replace(seed=_seed(wanted))


def planned(game: Game[Any], options: dict[str, object], seats: list[str], **terms: Any) -> Plan:
    """A table with these people and terms, and a seed that nobody knows.

    :raises BadInput: for whatever of it cannot be
    """
    kinds = [PERSON if kind in (ME, OPEN) else kind for kind in seats]
    contract = Contract(game=game.id, options=options, kinds=kinds, **terms)  # type: ignore[arg-type]
    return Plan(new_id(), agreed(contract, game), game, new_seed(), _which(seats, ME), _which(seats, OPEN))


def _seed(wanted: NewTable) -> int:
    if not wanted.seed:
        return new_seed()
    if wanted.undo != "owner":
        raise BadInput("table-seed-learning")
    return read_seed(wanted.seed)


def credentials_of(made: Plan) -> list[Made]:
    """The credentials of a new table: its owner's, one for all own seats, one a free seat, a spectator's."""
    kinds: list[tuple[Kind, int]] = [("owner", 0)]
    if made.mine:
        kinds.append(("seat", seat_mask(*made.mine)))
    kinds += [("seat", seat_mask(seat)) for seat in made.open]
    kinds.append(("spectator", 0))
    return made_with_table(kinds, made.id)


def names_of(name: str, seats: int) -> list[str]:
    """The names of somebody's seats, told apart by a number; none without a name.

    >>> names_of("Ana", 3)
    ['Ana', 'Ana 2', 'Ana 3']
    """
    return [name, *[f"{name} {number}" for number in range(2, seats + 1)]] if name else []


def begin(table: Table, made: Plan, name: str, now: int) -> None:
    """Sit down at a new table, and make the moves with which it begins.

    :raises BadInput: if the name cannot be
    """
    for seat, own in zip(made.mine, names_of(name, len(made.mine)), strict=False):
        sit = Sit(id=f"sit-{seat}", seat=seat, name=own)
        table.take_all(table.decide(Actor(seat_mask(seat)), sit, now))
    if made.begun is not None:
        table.take(Started(at=now, kinds=made.contract.kinds))
        table.take_all([Moved(at=now, seat=seat, move=move) for seat, move in made.begun])


def _which(seats: list[str], kind: str) -> list[int]:
    return [seat for seat, own in enumerate(seats) if own == kind]
