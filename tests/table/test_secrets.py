"""No message says what its viewer may not know: another truth that the viewer cannot tell apart, another
move or order of somebody else, and every message is the same to the byte."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sickbay.core.chance import Chance
from sickbay.core.state import EVERYONE, seat_mask, seats_of
from sickbay.core.words import Move
from sickbay.table.entries import Moved
from sickbay.table.requests import Chat, Mark, Next, Order, Undo, Why
from sickbay.table.story import Happened
from sickbay.table.table import Batch
from sickbay.table.telling import Audience, event, lines, next_words, snapshot, why
from tests.table.live import Live, at_wait, last, waits_of

LANGUAGES = ("en", "es", "cs", "it")


def otherwise(live: Live, viewer: int, seed: int) -> Live:
    """The same table with another truth behind what a viewer knows."""
    other = live.restored()
    game, course = live.game, other.table.playing
    view = game.view(course.state, viewer)
    course.state = game.determinize(view, Chance(seed, game.streams))
    random = Random(seed)
    story = course.story
    for at, happened in enumerate(story.happened):
        story.happened[at] = hidden(live, happened, viewer, random)
    course.opening[:] = hidden(live, Happened(15, (0,), course.opening), viewer, random).events
    for seat, chair in enumerate(other.table.chairs):
        if not viewer >> seat & 1:
            chair.order = random.choice(["", "stop", "turn"])
    return other


def hidden(live: Live, happened: Happened, viewer: int, random: Random) -> Happened:
    """The same with other words where the viewer may not know them, also those of the move itself."""
    game = live.game
    events = [
        (who, tuple([random.randrange(40) if word == game.words["?"] else word for word in seen]))
        for who, words in happened.events
        for seen in [game.masked((who, words), viewer)]
    ]
    move: Move = happened.move
    if not viewer >> happened.seat & 1 and move and game.words.words[move[0]] != "treat":
        move = (move[0], *[random.randrange(40) for _ in move[1:]])
    return Happened(happened.seat, move, events)


def everything(live: Live, viewer: int, language: str) -> list[bytes]:
    """All that a viewer can be told now."""
    table = live.table
    audience = Audience(viewer, viewer, False, language)
    told: list[Any] = [
        snapshot(table, audience, live.now),
        event(table, audience, Batch(0, tuple(table.entries)), live.now),
        event(table, audience, last(table), live.now),
        event(table, audience, Batch(len(table.entries)), live.now),
        lines(table, audience),
    ]
    for seat in seats_of(viewer):
        told.append(next_words(table, audience, Next(id="n", seat=seat)))
        for verb in live.game.verbs:
            told.append(why(table, audience, Why(id="w", seat=seat, move=verb.word)))
    return [msgspec.json.encode(message) for message in told]


@pytest.mark.parametrize("game", ["pandemic", "hrubec", "flatline"])
def test_another_truth_is_told_alike(game: str) -> None:
    compared = 0
    for number, rule in enumerate(sorted(waits_of(game))):
        live, seat = at_wait(game, rule, deadline=30)
        live.say(seat, Mark, move=live.legal(seat)[0])
        live.say((seat + 1) % 3, Chat, text="what now?")
        undoes(live)
        for viewer in (0, 0b001, 0b010, 0b110):
            other = otherwise(live, viewer, number + 1)
            language = LANGUAGES[(number + viewer) % 4]
            compared += live.game.digest(other.state) != live.game.digest(live.state)
            assert everything(other, viewer, language) == everything(live, viewer, language), (rule, viewer)
    assert compared > 30


def undoes(live: Live) -> None:
    """Somebody proposes to take back its last move, if it has made one."""
    for seat in range(3):
        if any(happened.seat == seat for happened in live.table.playing.story.happened[:-1]):
            live.say(seat, Undo)
            return


def test_no_message_tells_the_seed_before_the_end() -> None:
    for game in ("pandemic", "hrubec", "flatline"):
        live = Live(game, seed=0xFEDCBA9876543210 << 128, thinking=0).begin("random")
        live.table.chairs[0].stand_in = "random"
        seed = f"{live.seed:x}".encode()
        assert seed not in b"".join(everything(live, 1, "en"))
        live.wait(1)
        assert live.table.stage == "over"
        assert seed in b"".join(everything(live, 1, "en"))


def test_a_secret_choice_is_nobody_elses() -> None:
    live, seat = at_wait("hrubec", "H6.3")
    others = live.asks()
    assert len(others) > 1
    live.play(seat)
    other = next(other for other in others if other != seat)
    mine, theirs = live.told(seat).log[-1], live.told(other).log[-1]
    assert mine.words.startswith("choose ")
    assert mine.events[0] == f"chose {seat} {mine.words.split()[1]}"
    assert (theirs.words, theirs.events) == ("", [f"chose {seat} ?"])
    assert live.told(other).table.seats[seat].asked == ""


def test_what_bots_are_asked_says_what_their_seat_may_know() -> None:
    live = Live("pandemic", ["random", "person", "person"], thinking=0).begin()
    drew: list[list[str]] = []
    while len(drew) < 12:
        (seat,) = live.asks()
        quiet = "pass" if "pass" in live.legal(seat) else live.legal(seat)[0]
        if seat:
            live.play(seat, quiet)
            continue
        (question,) = live.table.questions(live.now)
        drew += [event.split() for event in question.events if event.startswith("drew")]
        live.table.take_all(live.table.answered(question, quiet, live.now))
    hidden = {(seat == "0", card == "?") for _, seat, card in drew if card != "epidemic"}
    assert hidden == {(True, False), (False, True)}
    while 0 not in live.asks():
        live.play(live.asks()[0])
    (question,) = live.table.questions(live.now)
    assert question.view == live.game.view(live.state, seat_mask(0))
    assert question.legal == live.legal(0)
    other = otherwise(live, 1, 5)
    (again,) = other.table.questions(live.now)
    assert again == question


def test_hidden_words_are_really_hidden() -> None:
    """The test above would find a leak: an event for everyone is told to everyone."""
    live, _ = at_wait("pandemic", "W5")
    course = live.table.playing
    at, happened = next(
        (at, happened)
        for at, happened in enumerate(course.story.happened)
        for heard in happened.events
        if "?" in said(live, heard)
    )
    before = everything(live, 0, "en")
    course.story.happened[at] = Happened(
        happened.seat, happened.move, [(EVERYONE, words) for _, words in happened.events]
    )
    assert everything(live, 0, "en") != before


def said(live: Live, event: tuple[int, Move]) -> str:
    return live.game.words.format(live.game.masked(event, 0))


def test_an_order_of_another_makes_no_message() -> None:
    live, seat = at_wait("pandemic", "P4.2")
    live.say(seat, Order, until="stop")
    own, other = Audience(1 << seat, 1 << seat, False, "en"), Audience(1 << (seat + 1) % 3, 0, False, "en")
    assert event(live.table, other, last(live.table), live.now) is None
    told = event(live.table, own, last(live.table), live.now)
    assert told is not None
    assert told.table.seats[seat].order == "stop"
    assert isinstance(live.table.entries[-2], Moved) or live.table.playing.moves == 0
