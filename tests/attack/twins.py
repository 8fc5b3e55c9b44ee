"""Two tables that look the same to a viewer, though what it may not know is different in them.

Whatever the viewer is told must be the same to the byte (T4, T5). The other world is drawn from the viewer's
own view, so that it differs in everything that the viewer does not know: hands, decks, the order of the
infection cards, the queue, the covered card, picks, and the seed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from sickbay.core.chance import Chance
from sickbay.core.errors import SickbayError
from sickbay.core.positions import View
from sickbay.core.registry import game as find_game
from sickbay.core.state import HOST, seats_of
from sickbay.table import telling
from sickbay.table.contract import Contract
from sickbay.table.entries import AnyEntry, Moved, Sat, Started
from sickbay.table.requests import Look, Next, Why
from sickbay.table.table import Batch, Table
from sickbay.table.telling import Audience
from sickbay.text import LANGUAGES

SEAL = "5ea1" * 16
"""In place of the seal of the seed, which all know and which fits one seed only."""
START = 1_800_000_000_000


def table_of(game: str, options: dict[str, Any], seed: int, kinds: list[str] | None = None) -> Table:
    """A table whose game has begun."""
    found = find_game(game)
    read: dict[str, Any] = found.read_options(options)
    seats = found.seats(read)
    contract = Contract(game=game, options=read, kinds=kinds or ["person"] * seats, grace=60)
    table = Table("twin", contract, found, seed, START)
    people = [seat for seat, kind in enumerate(contract.kinds) if kind == "person"]
    table.take_all([Sat(at=START, seat=seat, name=f"Ana{'bcdef'[seat]}") for seat in people])
    table.take(Started(at=START, kinds=contract.kinds))
    table.seal = SEAL
    return table


def twin(table: Table, viewer: int, chance: Chance) -> Table:
    """The same table as far as the viewer knows, in another world."""
    game = table.game
    other = Table(table.id, table.contract, game, chance.seed, table.began)
    other.seed = table.seed  # what has happened is played again from it; what will happen is not
    other.seal = table.seal
    other.take_all(table.entries)
    other.seed = chance.seed
    view = msgspec.json.decode(msgspec.json.encode(game.view(table.playing.state, viewer)))
    other.playing.state = game.determinize(view, chance)
    other.told.clear()
    other.voices = table.voices  # how words are said, which takes long to make
    return other


def wakes_of(table: Table) -> int | None:
    """When the table next does something by itself, in milliseconds since its last entry."""
    at = table.wakes_at(table.entries[-1].at)
    return None if at is None else at - table.entries[-1].at


def told(table: Table, audience: Audience, batch: Batch | None, dice: random.Random) -> Iterator[bytes]:
    """Everything that the table says to an audience now: event, snapshot, answers and refusals."""
    now = table.entries[-1].at + 7
    encode = msgspec.json.encode
    if batch is not None:
        yield encode(telling.event(table, audience, batch, now))
    snapshot = telling.snapshot(table, audience, now)
    yield encode(snapshot)
    for seat in seats_of(audience.own & audience.viewer):
        for text in sentences(table, snapshot, dice):
            yield said(table, audience, Why(id="w", seat=seat, move=text))
            yield said(table, audience, Next(id="n", seat=seat, prefix=text.partition(" ")[0]))


def said(table: Table, audience: Audience, question: Why | Next | Look) -> bytes:
    """An answer, or a refusal in words."""
    try:
        if isinstance(question, Why):
            return msgspec.json.encode(telling.why(table, audience, question))
        if isinstance(question, Next):
            return msgspec.json.encode(telling.next_words(table, audience, question))
        return msgspec.json.encode(telling.look(table, audience, question))
    except SickbayError as error:
        return f"{error.key} {error}".encode()


def sentences(table: Table, snapshot: Any, dice: random.Random) -> list[str]:
    """Some sentences that somebody may try: legal ones, and any verb with any words."""
    words = table.game.words.words
    verbs = [verb.word for verb in table.game.verbs]
    legal = [move.move for asked in snapshot.asked for group in asked.groups for move in group.moves]
    tries = [f"{dice.choice(verbs)} {dice.choice(words)}" for _ in range(4)]
    tries += [f"{dice.choice(verbs)} {dice.choice(words)} {dice.choice(words)}" for _ in range(2)]
    return [*dice.sample(legal, min(3, len(legal))), *tries, dice.choice(verbs)]


def audiences(seats: int) -> list[Audience]:
    """All kinds of viewers: the public, a seat, two seats, a watcher, the owner without a seat."""
    found = [Audience(0, 0, False, "en"), Audience(0, 0, True, "cs"), Audience(1, 0, False, "it")]
    for seat in range(seats):
        found.append(Audience(1 << seat, 1 << seat, seat == 0, LANGUAGES[seat % 4]))
    if seats > 2:
        found.append(Audience(0b11, 0b11, False, "es"))
    return found


def next_entry(table: Table, dice: random.Random) -> AnyEntry:
    """Any legal move, also of a seat that is merely offered something now and then."""
    game, state = table.game, table.playing.state
    now = table.entries[-1].at + 1000
    seats = seats_of(state.asked)
    offered = [seat for seat in seats_of(state.offered) if game.legal(state, seat)]
    seat = dice.choice(offered) if offered and dice.random() < 0.2 else dice.choice(seats)
    move = dice.choice(game.legal(state, seat))
    auto = "" if seat == HOST else dice.choice(["", "", "deadline", "order"])
    return Moved(at=now, seat=seat, move=game.words.format(move), auto=auto)


def learnt(table: Table, entry: AnyEntry, viewer: int) -> tuple[list[str], View] | None:
    """What the viewer would hear of a move and see after it, None if the move cannot be there."""
    assert isinstance(entry, Moved)
    game, state = table.game, table.playing.state.copy()
    move = game.words.parse(entry.move)
    if move not in game.legal(state, entry.seat):
        return None
    events: list[Any] = []
    state.log = events
    game.push(state, entry.seat, move)
    heard = [game.words.format(game.masked(event, viewer)) for event in events]
    return heard, game.view(state, viewer)


def moments(table: Table, entry: AnyEntry, viewer: int) -> list[View]:
    """What the viewer would see at every moment between a move and the next question (``look`` by steps)."""
    assert isinstance(entry, Moved)
    game, state = table.game, table.playing.state.copy()
    game.apply(state, entry.seat, game.words.parse(entry.move))
    views = [game.view(state, viewer)]
    while state.agenda and not state.asked:
        game.step(state)
        views.append(game.view(state, viewer))
    return views
