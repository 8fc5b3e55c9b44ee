"""What a table agrees on before it starts; it never changes afterwards (T16)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from sickbay.bots import bot_makers
from sickbay.core.errors import BadInput
from sickbay.core.files import may_be, quoted
from sickbay.core.game import Game
from sickbay.core.records.record import LONGEST_NAME
from sickbay.table.pacer import TEMPO
from sickbay.table.writing import tidy

PERSON: Final = "person"
"""The kind of a seat that waits for somebody; the other kinds are names of bots."""

MOST_SECONDS: Final = 30 * 24 * 3600

Seconds = Annotated[int, Meta(ge=0, le=MOST_SECONDS)]
Title = Annotated[str, Meta(max_length=60)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The clock of a game in which all act at once, as agreed on before the first countdown.

    :ivar seconds: of one countdown
    :ivar grace: milliseconds after its end in which what was sent before it may still arrive; equal for all
    :ivar count_in: seconds before it runs, also where it goes on after a pause
    :ivar pauses: ``anyone`` may stop it; ``lost``: it also stops by itself when somebody's connection is
        lost; ``never``: nobody stops it
    :ivar tempo: how many actions a bot does in a minute
    """

    seconds: Annotated[int, Meta(ge=10, le=600)] = 60
    grace: Annotated[int, Meta(ge=0, le=2_000)] = 300
    count_in: Annotated[int, Meta(ge=0, le=10)] = 3
    pauses: Literal["anyone", "lost", "never"] = "anyone"
    tempo: Annotated[int, Meta(ge=1, le=120)] = TEMPO


class Contract(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is played, by whom, and how long the table waits.

    :ivar game: id of the game
    :ivar options: of the game, all of them, as the game reads them
    :ivar kinds: by seat: ``person``, or the name of a bot
    :ivar title: what people call the table
    :ivar deadline: seconds for one decision; then the table answers for the seat. 0: it waits for ever while
        the seat is there, and ``grace`` seconds for one that has gone while another person is there
    :ivar grace: seconds of silence after which a seat that is asked may be taken over, ten times as many
        while somebody of it is connected; also the deadline of a seat that let its last one pass in silence
    :ivar clock: of a game in which all act at once; None: it waits until all are done
    :ivar undo: ``own``: free while nothing was revealed and nobody else moved, beyond that by consent;
        ``owner``: in a learning game the owner may also rewind to any moment; ``off``: never
    :ivar stand_in: the bot that answers for the absent where no quiet answer is legal
    :ivar thinking: milliseconds that a bot, a standing order or an absent seat waits at least before it
        answers, so that the time tells nothing (T5)
    :ivar pack: text of an owner's own pack, empty for the game's own values
    :ivar start: a whole position from which the game begins, secrets included; empty for a set-up
    :ivar replay: the game was played already, elsewhere: nobody sits here, and all of it may be seen
    """

    game: str
    options: dict[str, int | str | list[str]]
    kinds: list[str]
    title: Title = ""
    deadline: Seconds = 0
    grace: Seconds = 60
    clock: Clock | None = None
    undo: Literal["own", "owner", "off"] = "own"
    stand_in: str = "random"
    thinking: Annotated[int, Meta(ge=0, le=10_000)] = 400
    pack: Annotated[str, Meta(max_length=100_000)] = ""
    start: dict[str, Any] = {}
    replay: bool = False


def agreed(contract: Contract, game: Game[Any]) -> Contract:
    """A contract as it may be played: options completed, seats and bots checked, the title cleaned.

    :raises BadInput: if its game is another one, an option or bot cannot be, or the seats do not fit
    """
    if contract.game != game.id:
        raise BadInput("table-other-game", game=quoted(contract.game), known=game.id)
    options: dict[str, Any] = game.read_options(contract.options)
    if contract.start and game.from_json(contract.start).options != options:
        raise BadInput("table-other-options")
    if len(contract.kinds) != game.seats(options):
        raise BadInput("players-wrong", players=len(contract.kinds), seats=game.seats(options))
    if contract.clock is not None and not game.at_once:
        raise BadInput("table-no-clock", game=game.id)
    kinds = [kind if kind == PERSON else known_bot(game, kind) for kind in contract.kinds]
    stand_in = known_bot(game, contract.stand_in)
    return replace(
        contract, options=options, kinds=kinds, stand_in=stand_in, title=tidy(contract.title, LONGEST_NAME)
    )


def known_bot(game: Game[Any], name: str) -> str:
    """The name of a bot that can play the game.

    :raises BadInput: if there is none of that name
    """
    makers = bot_makers(game)
    known = name.strip().lower()
    if known not in makers:
        raise BadInput("bot-unknown", bot=quoted(name), may=may_be(name, makers))
    return known
