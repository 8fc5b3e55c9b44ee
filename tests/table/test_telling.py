"""What viewers are told: the log in all languages, questions, earlier moments, the end and the next game."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from sickbay.core.chance import seal, write_seed
from sickbay.core.errors import SickbayError
from sickbay.table.contract import Clock
from sickbay.table.entries import AnyEntry, Closed, Followed, Linked, Woke
from sickbay.table.messages import Event
from sickbay.table.requests import (
    Abandon,
    Actor,
    Answer,
    Chat,
    HandOver,
    Look,
    Mark,
    Next,
    Order,
    Pause,
    Play,
    Rematch,
    Resume,
    Sit,
    Start,
    TakeBack,
    Undo,
    Why,
)
from sickbay.table.table import Batch, Table
from sickbay.table.telling import MOST_LINES, Audience, event, info, look, next_words, snapshot, why, written
from sickbay.text import LANGUAGES, Catalogue
from tests.table.live import BEGUN, GAMES, Live, at_wait, last, one, waits_of
from tests.table.test_countdown import running
from tests.table.test_seats import refused

OWNER = Actor(1, True)


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is missing is an error."""
    monkeypatch.setattr(Catalogue, "strict", True)


def eventful() -> Live:
    """A table where everything happens that a log may tell."""
    live = Live("pandemic", deadline=30, grace=1, undo="owner", thinking=0)
    live.begin()
    live.say(0, Chat, text="hello")
    live.say(0, Order, until="stop")
    live.say(0, Order, until="")
    mover = live.cross()
    live.say(mover, Mark, move="treat blue")
    live.say(mover, Mark)
    number = one(live.say((mover + 1) % 3, Abandon)).number
    live.say(mover, Answer, proposal=number, agree=True)
    live.say((mover + 2) % 3, Answer, proposal=number, agree=False)
    live.say(mover, Pause)
    live.say(mover, Resume)
    live.say(Actor(0, True), Pause)
    live.say(Actor(0, True), Resume)
    live.say(mover, Abandon)
    live.wait(31)
    seat = live.asks()[0]
    live.table.presence(1 << seat, False, live.now)
    live.now += 1000
    live.say((seat + 1) % 3, HandOver, seat=seat)
    live.say(seat, TakeBack)
    live.say(seat, HandOver)
    live.say(seat, TakeBack)
    live.now += 1000
    live.say(Actor(0, True), HandOver, seat=seat)
    live.wait(0)
    live.say(Actor(0, True), Undo, to=2)
    live.say(Actor(1, True), Undo, seat=0, to=1)
    other = Live(seed=live.seed).begin()
    mover = other.cross()
    number = one(other.say(mover, Undo)).number
    for seat in range(3):
        if seat != mover:
            other.say(seat, Answer, proposal=number, agree=True)
    other.settle()
    live.table.take(Woke(at=live.now, lost=90_000))
    for how in ("claimed", "renewed", "ended"):
        live.table.take(Linked(at=live.now, seat=0, how=how))
    live.table.take(Closed(at=live.now, why="idle"))
    live.table.take(Followed(at=live.now, table="t2"))
    return live


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_all_languages(language: str) -> None:
    live = eventful()
    told = snapshot(live.table, Audience(1, 1, True, language), live.now)
    clocked = running(clock=Clock(pauses="lost"))
    clocked.table.presence(0b10, False, clocked.now)
    clocked.settle()
    log = [*told.log, *clocked.told(1, language).log]
    kinds = {line.entry for line in log}
    assert kinds == {str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)}
    for line in log:
        assert line.text or line.entry == "moved", line
        assert not any("log-" in text or "table-" in text or "{" in text for text in line.text), line
    assert told.position
    names = [seat.name for seat in told.table.seats]
    assert names == ["Ana", "Bruno", "Clara"]


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", LANGUAGES)
def test_proposals_and_ends_are_told_in_all_languages(language: str) -> None:
    audience = Audience(1, 1, False, language)
    live = Live().begin()
    mover = live.cross()
    live.say(mover, Undo)
    live.say(mover, Abandon)
    told = snapshot(live.table, audience, live.now)
    assert [proposal.what for proposal in told.table.proposals] == ["undo", "abandon"]
    for seat in range(3):
        if seat != mover:
            live.say(seat, Answer, proposal=1, agree=True)
    live.settle()
    assert "undone" in [line.entry for line in snapshot(live.table, audience, live.now).log]
    live = Live("hrubec", ["random", "random"], thinking=0)
    live.say(Actor(0, True), Start)
    live.wait()
    told = snapshot(live.table, audience, live.now)
    assert told.table.result.startswith("over H")
    assert told.table.result_text


@pytest.mark.usefixtures("strict")
def test_events_follow_a_snapshot() -> None:
    """Whoever hears all events knows what a fresh snapshot says."""
    for game in ("pandemic", "hrubec"):
        live = Live(game).begin()
        audience = Audience(2, 2, False, "en")
        log = snapshot(live.table, audience, live.now).log
        for _ in range(40):
            if live.table.stage != "playing":
                break
            seat = live.asks()[0]
            live.play(seat)
            told = event(live.table, audience, last(live.table), live.now)
            assert isinstance(told, Event)
            log += told.lines
            fresh = snapshot(live.table, audience, live.now)
            assert (told.view, told.digest, told.asked) == (fresh.view, fresh.digest, fresh.asked)
            assert (told.table, told.agenda) == (fresh.table, fresh.agenda)
        assert log == snapshot(live.table, audience, live.now).log


@pytest.mark.parametrize(
    ("game", "options"), [("pandemic", {"hands": "open"}), ("pandemic", {}), ("hrubec", {}), ("flatline", {})]
)
def test_each_is_written_its_own_view(game: str, options: dict[str, object]) -> None:
    """What is written once for all, and what is kept for whom, is no other view than the one made anew."""
    live = Live(game, options=options).begin()
    audiences = [Audience(viewer, viewer, False, "en") for viewer in (0, 1, 2, 4, 6)]
    for _ in range(40):
        if live.table.stage != "playing":
            break
        live.play(live.asks()[0])
        for audience in audiences:
            told = event(live.table, audience, last(live.table), live.now)
            assert told is not None
            message = msgspec.json.decode(written(live.table, audience, told, 7))
            view = live.game.view(live.state, audience.viewer)
            assert message["view"] == view
            assert message["digest"] == live.game.view_digest(view)
            assert message["facts"] == msgspec.to_builtins(live.game.facts(view))
            assert message == {**msgspec.to_builtins(told), "seq": 7}


def test_legal_moves_come_in_families_with_names() -> None:
    live, seat = at_wait("pandemic", "P4.2")
    (asked,) = live.told(seat).asked
    moves = [move.move for group in asked.groups for move in group.moves]
    assert sorted(moves) == sorted(live.legal(seat))
    assert {"Drive / Ferry", "Pass"} & {group.label for group in asked.groups} or asked.groups
    assert all(move.label for group in asked.groups for move in group.moves)
    assert (asked.seat, asked.asked, asked.rule) == (seat, True, "P4.2")
    live, seat = at_wait("pandemic", "P5.12")
    (asked,) = live.told(seat).asked
    assert live.told(seat).table.seats[seat].name in asked.about
    assert asked.prompt.endswith("is that all right?")


def test_who_only_watches_is_asked_nothing() -> None:
    live, seat = at_wait("pandemic", "P4.2")
    bound = Audience(1 << seat, 0, False, "en")
    told = snapshot(live.table, bound, live.now)
    assert told.asked == []
    assert told.own == []
    assert told.view == live.told(seat).view
    assert snapshot(live.table, Audience(0, 0, True, "en"), live.now).asked == []


def test_hot_seats_look_through_one_at_a_time() -> None:
    live, seat = at_wait("pandemic", "P4.2")
    other = (seat + 1) % 3
    both = 1 << seat | 1 << other
    covered = snapshot(live.table, Audience(1 << other, both, False, "en"), live.now)
    assert covered.asked == []
    assert covered.own == sorted([seat, other])
    assert covered.view == live.told(other).view
    assert covered.table.seats[seat].asked == "asked"
    together = snapshot(live.table, Audience(both, both, False, "en"), live.now)
    assert [asked.seat for asked in together.asked] == [seat]
    with pytest.raises(SickbayError, match="not your seat"):
        why(live.table, Audience(1 << other, both, False, "en"), Why(id="w", seat=seat, move="pass"))


def test_presence_is_told() -> None:
    live = Live().begin()
    batch = live.table.presence(0b010, False, live.now)
    told = event(live.table, Audience(0, 0, False, "en"), batch, live.now)
    assert told is not None
    assert (told.lines, told.cut) == ([], None)
    assert [seat.here for seat in told.table.seats] == [True, False, True]


# -- questions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["pandemic", "hrubec"])
def test_why_says_what_can_be_taken_back_at_once(game: str) -> None:
    found = set()
    for rule in sorted(waits_of(game)):
        live, seat = at_wait(game, rule)
        for move in live.legal(seat)[::7]:
            live, seat = at_wait(game, rule)
            audience = Audience(1 << seat, 1 << seat, False, "en")
            said = why(live.table, audience, Why(id="a", seat=seat, move=move))
            live.play(seat, move)
            course = live.table.playing
            mine = course.story.happened[-1].seat == seat and live.table.stage != "over"
            if mine:
                assert said.free == (course.free_to(seat) < course.moves), (rule, move)
                found.add(said.free)
    assert found == {True, False}
    off, seat = at_wait(game, min(waits_of(game)), undo="off")
    moves = off.legal(seat)
    audience = Audience(1 << seat, 1 << seat, False, "en")
    assert why(off.table, audience, Why(id="b", seat=seat, move=moves[0])).free is False


def test_why() -> None:
    live, seat = at_wait("pandemic", "P4.2")
    audience = Audience(1 << seat, 1 << seat, False, "en")
    said = why(live.table, audience, Why(id="a", seat=seat, move=live.legal(seat)[0].upper()))
    assert (said.legal, said.moves) == (True, [live.legal(seat)[0]])
    said = why(live.table, audience, Why(id="b", seat=seat, move="refuse"))
    assert (said.legal, said.rule) == (False, "P5.12")
    assert said.text.endswith("(P5.12)")
    for viewer, own in ((0, 0), (1 << seat, 0), (7, 7 ^ 1 << seat)):
        with pytest.raises(SickbayError, match="not your seat"):
            why(live.table, Audience(viewer, own, True, "en"), Why(id="c", seat=seat, move="pass"))


def test_how_a_sentence_may_go_on() -> None:
    live, seat = at_wait("pandemic", "P4.2")
    audience = Audience(1 << seat, 1 << seat, False, "en")
    told = next_words(live.table, audience, Next(id="a", seat=seat))
    assert set(told.words) == {move.split()[0] for move in live.legal(seat)}
    told = next_words(live.table, audience, Next(id="b", seat=seat, prefix="drive"))
    assert [f"drive {word}" for word in told.words] == [m for m in live.legal(seat) if m.startswith("drive ")]
    assert told.ends is False
    assert next_words(live.table, audience, Next(id="c", seat=seat, prefix="pass")).ends is True
    with pytest.raises(SickbayError):
        next_words(live.table, audience, Next(id="d", seat=seat, prefix="xyzzy"))


@pytest.mark.parametrize("game", ["pandemic", "hrubec"])
def test_earlier_moments(game: str) -> None:
    live = Live(game).begin()
    audience = Audience(1, 1, False, "en")
    seen = [live.told(0)]
    for _ in range(12):
        live.play(live.asks()[0])
        seen.append(live.told(0))
    before = live.fingerprint()
    for number in (0, 1, 7, 12):
        told = look(live.table, audience, Look(id="l", move=number))
        assert (told.view, told.digest) == (seen[number].view, seen[number].digest)
        assert told.position == seen[number].position
        assert [line.move for line in told.lines] == [number] * bool(number)
    step = look(live.table, audience, Look(id="l", move=1, step=0))
    assert step.view is not None
    assert step.view["asked"] == []
    for wrong in (Look(id="l", move=13), Look(id="l", move=1, step=900)):
        with pytest.raises(SickbayError):
            look(live.table, audience, wrong)
    assert live.fingerprint() == before


def test_questions_before_the_game() -> None:
    live = Live()
    audience = Audience(1, 1, True, "en")
    with pytest.raises(SickbayError, match="not begun"):
        look(live.table, audience, Look(id="l", move=0))
    with pytest.raises(SickbayError, match="not begun"):
        why(live.table, audience, Why(id="w", seat=0, move="pass"))
    with pytest.raises(SickbayError, match="not begun"):
        next_words(live.table, audience, Next(id="n", seat=0))


def test_a_long_log_is_told_from_its_end() -> None:
    live = Live()
    for number in range(MOST_LINES + 30):
        live.say(0, Chat, text=str(number))
    told = live.told(0).log
    assert len(told) == MOST_LINES
    assert told[-1].text == [str(MOST_LINES + 29)]


def test_another_name_is_told_at_once() -> None:
    live, seat = at_wait("pandemic", "P4.2")
    assert live.told(seat).asked[0].prompt.startswith(("Ana", "Bruno", "Clara"))
    live.say(seat, Sit, name="Žofie")
    told = live.told(seat)
    assert told.table.seats[seat].name == "Žofie"
    assert told.asked[0].prompt.startswith("Žofie")


# -- the end and after ---------------------------------------------------------------------------------


def over(kinds: tuple[str, ...] = ("person", "person")) -> Live:
    """A table whose game has ended."""
    live = Live("hrubec", kinds, thinking=0).begin()
    live.settle()
    return live.play_out()


def test_the_seed_is_told_at_the_end_and_its_seal_before() -> None:
    live = Live("hrubec").begin()
    told = live.told(-1).table
    assert (told.seal, told.seed, told.result) == (seal(live.seed), "", "")
    live = over()
    told = live.told(-1).table
    assert (told.seal, told.seed) == (seal(live.seed), write_seed(live.seed))
    assert told.stage == "over"
    assert live.wait(10_000) == []


def test_another_game_follows_when_all_agree() -> None:
    live = Live().begin()
    refused(live, "table-not-over", 0, Rematch)
    live = over()
    number = one(live.say(0, Rematch)).number
    assert bool(live.table.rematch_agreed) is False
    live.say(1, Answer, proposal=number, agree=False)
    assert live.told(-1).table.proposals == []
    number = one(live.say(1, Rematch)).number
    live.say(0, Answer, proposal=number, agree=True)
    assert live.settle() == []
    assert live.table.rematch_agreed
    assert one(live.table.follow("t2", live.now)) == Followed(at=live.now, table="t2")
    live.table.take_all(live.table.follow("t2", live.now))
    assert live.told(-1).table.follows == "t2"
    assert (live.table.rematch_agreed, live.table.follow("t3", live.now)) == (False, [])
    refused(live, "table-follows", 0, Rematch)


def test_bots_always_want_to_play_again() -> None:
    live = over(("person", "random"))
    live.say(0, Rematch)
    assert live.table.rematch_agreed


def test_a_rematch_that_nobody_answers() -> None:
    live = over()
    live.say(0, Rematch)
    live.wait(61)
    assert live.told(-1).table.proposals == []


def test_after_the_end() -> None:
    live = over()
    for kind, given in ((Play, {"move": "end"}), (Abandon, {}), (Pause, {}), (Resume, {}), (HandOver, {})):
        refused(live, "table-over", 0, kind, **given)
    refused(live, "table-over", 0, Mark, move="end")
    refused(live, "table-over", 0, Order, until="stop")
    assert live.say(0, Chat, text="well played")
    assert live.table.close("idle", live.now) == []


def test_an_idle_table_is_closed() -> None:
    live = Live()
    live.table.take_all(live.table.close("idle", live.now))
    assert live.told(-1).table.stage == "closed"
    refused(live, "table-started-already", OWNER, Start)
    with pytest.raises(SickbayError, match="not begun"):
        live.table.record()


# -- how a table is made -------------------------------------------------------------------------------


def test_messages_are_read_again() -> None:
    live = Live().begin()
    told = live.told(0)
    assert msgspec.json.decode(msgspec.json.encode(told), type=type(told)) == told
    assert info(live.table, Audience(0, 0, False, "en"), 5).now == 5


def test_a_table_needs_a_seed_that_can_be() -> None:
    live = Live()
    for seed in (-1, 1 << 256):
        with pytest.raises(SickbayError):
            Table("t", live.table.contract, live.game, seed, BEGUN)


def test_a_batch_of_nothing_is_who_is_here() -> None:
    live = Live()
    assert live.table.presence(0, True, live.now) == Batch(0, ())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_digest_that_is_told_is_that_of_the_game(game: str) -> None:
    live = Live(game).begin().play_out()
    told = live.told(1)
    assert told.view is not None
    assert told.digest == live.game.view_digest(told.view)
    assert told.view == live.game.view(live.state, 1 << 1)
