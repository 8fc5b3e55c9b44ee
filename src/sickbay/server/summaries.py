"""Tables told in a few words to whoever has to do with them: those that go on, and how one has ended."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sickbay.core.chance import seal, write_seed
from sickbay.core.errors import SickbayError
from sickbay.core.records.record import read_result
from sickbay.core.records.verify import verify
from sickbay.core.state import seats_of
from sickbay.server.credentials import Mine
from sickbay.server.showing import record_of
from sickbay.table.contract import PERSON
from sickbay.table.entries import Moved, Started
from sickbay.table.story import Happened
from sickbay.table.table import PLAYING, Table
from sickbay.table.telling import Audience, info
from sickbay.table.voice import voice
from sickbay.text import Catalogue


class Player(Struct, frozen=True, kw_only=True):
    """Who sits at a table.

    :ivar bot: whether a bot plays there
    :ivar asked: whether the game waits for it
    """

    seat: int
    name: str
    bot: bool
    taken: bool
    asked: bool


class TableTold(Struct, frozen=True, kw_only=True):
    """One of my tables in a few words; nothing in them is secret, even from another seat of mine.

    :ivar seats: my own
    :ivar waits: whether the game waits for me
    :ivar what: what it asks of me, or how it has ended
    :ivar won: who has won
    """

    id: str
    game: str
    title: str
    stage: str
    created: int
    owner: bool
    seats: list[int]
    players: list[Player]
    waits: bool
    what: str
    moves: int
    turn: int
    won: list[int]


def told(table: Table, mine: Mine, language: str, now: int) -> TableTold:
    """One of somebody's tables."""
    said = voice(table, language).catalogue
    public = info(table, Audience(0, mine.own, mine.owner, language), now)
    own = seats_of(mine.own)
    asked = [seat.seat for seat in public.seats if seat.asked == "asked"]
    playing = table.stage == PLAYING
    first = next((seat for seat in asked if seat in own), None)
    what = public.result_text
    if playing and first is not None:
        what = said.say_wait(first, table.game.waits(table.playing.state)[first])
    result = read_result(public.result)
    return TableTold(
        id=table.id,
        game=public.game,
        title=public.title,
        stage=public.stage,
        created=mine.created,
        owner=mine.owner,
        seats=own,
        players=[
            Player(
                seat=seat.seat,
                name=seat.name,
                bot=seat.kind != PERSON,
                taken=seat.taken,
                asked=playing and seat.seat in asked,
            )
            for seat in public.seats
        ],
        waits=playing and first is not None,
        what=what,
        moves=public.moves,
        turn=table.course.turn if table.course else 0,
        won=list(result.won) if result else [],
    )


# -- the end ---------------------------------------------------------------------------------------------


class FigureTold(Struct, frozen=True, kw_only=True):
    """A figure of a finished game, a number for each seat.

    :ivar part_of: the figure of which it is a part
    """

    name: str
    label: str
    by_seat: list[int]
    part_of: str


class Ending(Struct, frozen=True, kw_only=True):
    """How a game has ended.

    :ivar won: the seats that have won
    :ivar title: the end in a few words, empty if the game has none
    :ivar text: why
    :ivar seconds: from the first to the last move; 0 of a record, which tells no time
    :ivar fits: whether the seed is the one that was sealed before the first move
    :ivar verdict: what playing the record again has shown
    :ivar holds: whether all was as it says
    """

    won: list[int]
    rule: str
    title: str
    text: str
    moves: int
    turns: int
    seconds: int
    figures: list[FigureTold]
    seed: str
    seal: str
    fits: bool
    holds: bool
    verdict: str


def ending(table: Table, language: str) -> Ending:
    """How a table's game has ended, checked anew.

    :raises BadInput: if it goes on
    """
    record = record_of(table)
    said = voice(table, language).catalogue
    result = read_result(record.result)
    verdict = verify(record, table.game)
    key, args = verdict.message
    if result is not None:
        args = {**args, "result": said.say_result(result)}
    titled = result is not None and said.has(f"result-{result.key}", "title")
    return Ending(
        won=list(result.won) if result else [],
        rule=result.rule if result else "",
        title=said.say_result(result, "title") if result and titled else "",
        text=said.say_result(result) if result else "",
        moves=table.playing.moves,
        turns=table.playing.turn,
        seconds=_seconds(table),
        figures=_figures(table, said),
        seed=write_seed(table.seed),
        seal=table.seal,
        fits=seal(table.seed) == table.seal,
        holds=verdict.ok,
        verdict=said.say(key, **args) if verdict.ok else _wrong(said, verdict.differs),
    )


def _wrong(said: Catalogue, differs: SickbayError | None) -> str:
    return said.say_error(differs) if differs is not None else ""


def _seconds(table: Table) -> int:
    times = [entry.at for entry in table.entries if isinstance(entry, Started | Moved)]
    return (times[-1] - times[0]) // 1000 if times else 0


def _figures(table: Table, said: Catalogue) -> list[FigureTold]:
    """How many moves each seat made, and the game's own figures."""
    course = table.playing
    happened: list[Happened] = course.story.happened
    moves = [sum(one.seat == seat for one in happened) for seat in range(len(table.chairs))]
    told = [FigureTold(name="moves", label=said.say("figure-moves", "each"), by_seat=moves, part_of="")]
    tally: Any = table.game.tally()
    if tally is None:
        return told
    events = [*course.opening, *[event for one in happened for event in one.events]]
    for figure in tally(course.state, events):
        key = f"figure-{figure.name}"
        label = said.say(key, "each") if said.has(key, "each") else said.say(key)
        told.append(
            FigureTold(name=figure.name, label=label, by_seat=list(figure.by_seat), part_of=figure.part_of)
        )
    return told
