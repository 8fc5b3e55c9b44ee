"""Seats: who sits there, who may speak for whom, bots that sit in, names, marks and chat."""

from __future__ import annotations

from typing import Any

import pytest

from sickbay.core.errors import BadInput, SickbayError
from sickbay.games.pandemic import GAME
from sickbay.table.contract import PERSON, Contract, agreed
from sickbay.table.entries import HandedOver, Marked, Moved, Said, Sat, Started, TakenBack
from sickbay.table.messages import SeatInfo
from sickbay.table.questions import BotQuestion
from sickbay.table.requests import (
    Abandon,
    Actor,
    Change,
    Chat,
    HandOver,
    Mark,
    Order,
    Pause,
    Play,
    Rematch,
    ResetTurn,
    Resume,
    Sit,
    Start,
    TakeBack,
    Undo,
)
from tests.table.live import SECOND, Live, at_wait, one

OWNER = Actor(0, True)
WATCHER = Actor(0)


def refused(live: Live, key: str, actor: Actor | int, kind: type[Change], **given: Any) -> SickbayError:
    """Something is refused, with this message, which can be said in all languages, and changes nothing."""
    before = live.fingerprint()
    with pytest.raises(SickbayError) as caught:
        live.say(actor, kind, **given)
    assert caught.value.key == key
    assert live.fingerprint() == before
    return caught.value


# -- before the game -----------------------------------------------------------------------------------


def test_people_take_seats_and_the_owner_starts() -> None:
    live = Live("pandemic", [PERSON, "random", PERSON])
    assert [seat.taken for seat in live.told(-1).table.seats] == [False, True, False]
    assert one(live.say(0, Sit, name="  Ana \u202e ")) == Sat(at=live.now, id="r1", seat=0, name="Ana")
    refused(live, "table-only-watching", WATCHER, Start)
    refused(live, "table-only-owner", 0, Start)
    assert refused(live, "table-seats-open", OWNER, Start).args_said == {"count": 1}
    refused(live, "bot-unknown", OWNER, Start, fill="nobody")
    refused(live, "table-not-started", 0, Play, move="pass")
    refused(live, "table-not-started", 0, Mark, move="pass")
    told = live.told(0)
    assert (told.view, told.digest, told.asked, told.table.stage) == (None, "", [], "gathering")
    entry = one(live.say(OWNER, Start, fill="random"))
    assert entry.kinds == [PERSON, "random", "random"]
    told = live.told(0)
    assert [seat.name for seat in told.table.seats] == ["Ana", "Bot 1", "Bot 2"]
    assert told.view is not None
    assert told.digest == live.game.view_digest(told.view)
    refused(live, "table-started-already", OWNER, Start)
    refused(live, "table-bot-seat", 2, Sit, name="Clara")


@pytest.mark.parametrize("name", ["", " ", "7", "\u200b", "...", "Anа", "Бruno", "\u202e\u202d"])
def test_names_that_are_none(name: str) -> None:
    refused(Live(), "table-name-bad", 0, Sit, name=name)


@pytest.mark.parametrize("name", ["ana", "ANA", "Á N A", "Ａｎａ", "A\u0301na", "Ana."])
def test_names_that_look_alike(name: str) -> None:
    live = Live()
    live.say(0, Sit, name="Ana")
    refused(live, "table-name-taken", 1, Sit, name=name)
    live.say(0, Sit, name=name)


@pytest.mark.parametrize("name", ["Bot 2", "bot2", "Asiento 1", "Místo 1"])
def test_nobody_is_called_like_a_bot_or_an_open_seat(name: str) -> None:
    refused(Live(), "table-name-taken", 0, Sit, name=name)


def test_piles_of_accents_are_cut() -> None:
    live = Live()
    assert one(live.say(0, Sit, name="Zoe" + "\u0316" * 40)).name == "Zoe" + "\u0316" * 2
    assert one(live.say(0, Sit, name="Žofie Říhová")).name == "Žofie Říhová"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "hrubec"}, "table-other-game"),
        ({"kinds": [PERSON]}, "players-wrong"),
        ({"kinds": [PERSON, "nobody", PERSON]}, "bot-unknown"),
        ({"stand_in": "nobody"}, "bot-unknown"),
        ({"options": {"seats": 9}}, "option-bad"),
        ({"options": {"speed": 9}}, "option-unknown"),
    ],
)
def test_contracts_that_cannot_be(change: dict[str, Any], key: str) -> None:
    given = {"game": "pandemic", "options": {"seats": 3}, "kinds": [PERSON] * 3, **change}
    with pytest.raises(BadInput) as caught:
        agreed(Contract(**given), GAME)
    assert caught.value.key == key


def test_a_contract_is_completed() -> None:
    made = agreed(Contract("pandemic", {"seats": 2}, [PERSON, "Random "], title=" A\n\u202eb "), GAME)
    assert (made.kinds, made.title) == ([PERSON, "random"], "A b")
    assert set(made.options) == {option.name for option in GAME.options}


# -- who may speak for whom ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        (Sit, {"name": "X"}), (Play, {"move": "pass"}), (Order, {"until": "stop"}), (Mark, {"move": "pass"}),
        (Chat, {"text": "x"}), (Undo, {}), (ResetTurn, {}), (Abandon, {}), (Rematch, {}), (Pause, {}),
        (Resume, {}), (TakeBack, {}),
    ],
)  # fmt: skip
def test_nobody_speaks_for_another_seat(kind: type[Change], given: dict[str, Any]) -> None:
    live = Live().begin()
    refused(live, "table-not-your-seat", Actor(0b101, True), kind, seat=1, **given)
    refused(live, "table-only-watching", WATCHER, kind, seat=1, **given)
    refused(live, "table-not-your-seat", 0, kind, seat=9, **given)


def test_who_only_watches_does_nothing() -> None:
    live = Live().begin()
    for kind in (Chat, Pause, Undo):
        refused(live, "table-only-watching", WATCHER, kind, **({"text": "x"} if kind is Chat else {}))
    refused(live, "table-only-watching", WATCHER, HandOver, seat=live.asks()[0])


def test_the_owner_without_a_seat() -> None:
    live = Live(undo="owner").begin()
    assert one(live.say(OWNER, Chat, text="welcome")).seat is None
    assert one(live.say(OWNER, Pause)).by is None
    refused(live, "table-paused-by-owner", live.asks()[0], Play, move="pass")
    assert live.told(-1).table.paused_by is None
    assert live.told(-1).table.paused
    live.say(OWNER, Resume)
    refused(live, "table-only-watching", OWNER, Play, seat=0, move="pass")


def test_somebody_with_seats_speaks_for_the_first_if_none_is_named() -> None:
    live = Live().begin()
    assert one(live.say(Actor(0b110), Chat, text="we")).seat == 1
    assert one(live.say(Actor(0b110), Pause)).by == 1


# -- playing -------------------------------------------------------------------------------------------


def test_a_move_is_refused_by_its_rule() -> None:
    live = Live().begin()
    (seat,) = live.asks()
    other = (seat + 1) % 3
    assert refused(live, "actions-active-only", other, Play, move="pass drive"[5:] + " paris").args_said[
        "rule"
    ]
    refused(live, "word-unknown", seat, Play, move="xyzzy")
    refused(live, "move-empty", seat, Play, move=" ")


def test_a_move_for_a_position_that_is_gone() -> None:
    live = Live().begin()
    (seat,) = live.asks()
    seen = live.table.at
    live.play(seat, at=seen)
    if live.asks() == [seat]:
        refused(live, "table-moved-on", seat, Play, move=live.legal(seat)[0], at=seen)
    refused(live, "table-moved-on", live.asks()[0], Play, move="pass", at=live.table.at + 1)


def test_choices_at_once_do_not_disturb_each_other() -> None:
    live, seat = at_wait("hrubec", "H6.3")
    seen = live.table.at
    first, second, *_ = live.asks()
    live.play(first, at=seen)
    assert second in live.asks()
    live.play(second, at=seen)
    assert seat in (first, second, *live.asks()) or live.table.at > seen


def test_an_event_beside_the_question_does_disturb() -> None:
    live, _ = at_wait("pandemic", "P4.2")
    while not live.state.offered:
        asked = live.asks()[0]
        live.play(asked, "pass" if "pass" in live.legal(asked) else "")
    (asked,) = live.asks()
    seen = live.table.at
    offered = next(other for other in range(3) if live.state.offered >> other & 1)
    live.play(offered, next(move for move in live.legal(offered)))
    if live.asks() == [asked]:
        refused(live, "table-moved-on", asked, Play, move=live.legal(asked)[0], at=seen)
    assert live.table.chairs[asked].fresh == live.table.at


# -- bots ----------------------------------------------------------------------------------------------


def seats(live: Live) -> list[SeatInfo]:
    return live.told(-1).table.seats


def test_somebody_lets_a_bot_play_and_comes_back() -> None:
    live = Live().begin()
    (seat,) = live.asks()
    refused(live, "bot-unknown", seat, HandOver, bot="nobody")
    assert one(live.say(seat, HandOver)) == HandedOver(
        at=live.now, id=f"r{live.asked}", seat=seat, bot="random", by=seat
    )
    assert seats(live)[seat].stand_in == "random"
    assert live.told(seat).asked == []
    refused(live, "table-bot-sits-in", seat, Play, move="pass")
    refused(live, "table-bot-sits-in", seat, HandOver)
    assert live.wait(0.399) == []
    (moved, *_) = live.wait(0.001)
    assert isinstance(moved, Moved)
    assert (moved.seat, moved.auto) == (seat, "bot")
    assert isinstance(one(live.say(seat, TakeBack)), TakenBack)
    assert seats(live)[seat].stand_in == ""
    refused(live, "table-no-stand-in", seat, TakeBack)


def test_a_silent_seat_may_be_taken_over_after_the_grace() -> None:
    live = Live(grace=60).begin()
    (seat,) = live.asks()
    other, third = (seat + 1) % 3, (seat + 2) % 3
    assert seats(live)[seat].may_take_over == live.now + 600 * SECOND  # it is here: others are patient
    live.wait(10)
    live.table.presence(1 << seat, False, live.now)
    due = live.now + 60 * SECOND
    assert seats(live)[seat].may_take_over == due
    assert seats(live)[other].may_take_over is None
    refused(live, "table-not-silent", third, HandOver, seat=other)
    live.now = due - 1500
    assert refused(live, "table-too-soon", other, HandOver, seat=seat).args_said["seconds"] == 2
    live.say(seat, Chat, text="still thinking")
    assert seats(live)[seat].may_take_over == live.now + 60 * SECOND
    live.now += 60 * SECOND
    entry = one(live.say(other, HandOver, seat=seat, bot="planner"))
    assert (entry.seat, entry.bot, entry.by) == (seat, "planner", other)
    assert "Bruno" in live.told(-1).log[-1].text[0] or other != 1
    live.say(seat, TakeBack)


def test_nobody_takes_over_during_a_pause() -> None:
    live = Live(grace=1).begin()
    (seat,) = live.asks()
    live.table.presence(1 << seat, False, live.now)
    live.wait(0.5)
    live.say((seat + 1) % 3, Pause)
    live.now += 100 * SECOND
    refused(live, "table-not-silent", (seat + 1) % 3, HandOver, seat=seat)


def test_a_bot_that_fails_is_answered_for() -> None:
    live = Live("pandemic", ["random"] * 3, thinking=0)
    live.say(OWNER, Start)
    question = next(question for question in live.table.questions(live.now) if not question.offered)
    for wrong in (None, "xyzzy", "pass drive"):
        again = live.restored()
        moved = one(again.table.answered(question, wrong, again.now))
        assert isinstance(moved, Moved)
        assert moved.auto == "failed"
        assert moved.move in question.legal
        again.table.take(moved)
        assert "no answer" in again.told(-1).log[-1].text[0]


def test_an_answer_to_a_question_that_nobody_asks_any_more() -> None:
    live = Live("pandemic", ["random"] * 3, thinking=400)
    live.say(OWNER, Start)
    question = next(question for question in live.table.questions(live.now) if not question.offered)
    assert question.not_before == live.now + 400
    assert live.table.answered(question, question.legal[0], live.now) == []
    assert question.seat not in [other.seat for other in live.table.questions(live.now)]
    assert live.table.answered(question, question.legal[1], live.now) == []
    live.now += 400
    moved = one(live.table.due(live.now))
    assert moved == Moved(at=live.now, seat=question.seat, move=question.legal[0])
    live.table.take(moved)
    assert live.table.answered(question, question.legal[0], live.now) == []
    other = BotQuestion(**{**question._asdict(), "at": live.table.at, "bot": "planner"})
    assert live.table.answered(other, question.legal[0], live.now) == []


def test_bots_alone_play_a_game_to_its_end() -> None:
    for game in ("pandemic", "hrubec"):
        live = Live(game, ["random"] * 3, thinking=0)
        live.say(OWNER, Start)
        live.wait()
        assert live.table.stage == "over"
        again = live.restored()
        assert again.fingerprint() == live.fingerprint()


def test_an_offered_bot_may_let_it_pass() -> None:
    live = Live("pandemic", ["random"] * 3, thinking=0)
    live.say(OWNER, Start)
    while not live.state.offered:
        for question in live.table.questions(live.now):
            if live.table.take_all(live.table.answered(question, question.legal[-1], live.now)).entries:
                break
    question = next(question for question in live.table.questions(live.now) if question.offered)
    assert live.table.answered(question, None, live.now) == []
    assert question.seat not in [open_one.seat for open_one in live.table.questions(live.now)]


# -- marks and chat ------------------------------------------------------------------------------------


def test_marks() -> None:
    live = Live().begin()
    (seat,) = live.asks()
    other = (seat + 1) % 3
    move = live.legal(seat)[0]
    assert one(live.say(other, Mark, move=move.upper())) == Marked(
        at=live.now, id=f"r{live.asked}", seat=other, move=move
    )
    assert live.say(other, Mark, move=move) == []
    refused(live, "word-unknown", other, Mark, move="xyzzy")
    refused(live, "verb-unknown", other, Mark, move="paris")
    refused(live, "sentence-bad", other, Mark, move="drive 3 2")
    live.say(seat, Mark, move=move)
    live.say(seat, Mark, move="treat blue")
    assert [info.marks for info in seats(live)][seat] == [move, "treat blue"]
    live.play(seat, move)
    assert seats(live)[seat].marks == ["treat blue"]  # played, and gone
    assert seats(live)[other].marks == [move]
    live.say(other, Mark)
    assert seats(live)[other].marks == []
    assert live.say(other, Mark) == []
    while seat in live.asks():
        live.play(seat, "pass")
    assert seats(live)[seat].marks == []  # its turn is over


def test_no_more_marks_than_one_can_see() -> None:
    live = Live().begin()
    (seat,) = live.asks()
    cities = [live.game.words.words[number] for number in range(13)]
    for city in cities[:12]:
        live.say(seat, Mark, move=f"drive {city}")
    refused(live, "table-marks-full", seat, Mark, move=f"drive {cities[12]}")


def test_chat_is_a_clean_line() -> None:
    live = Live()
    said = one(live.say(0, Chat, text="a\u202eb\x1b[31m\nc\u2066 <b>"))
    assert said == Said(at=live.now, id="r1", seat=0, text="a b [31m c <b>")
    assert live.told(1).log[-1].text == [said.text]
    refused(live, "table-chat-empty", 0, Chat, text="\u200b \n")
    assert len(one(live.say(0, Chat, text="x" * 500)).text) == 500


def test_orders_that_do_not_exist() -> None:
    live = Live().begin()
    error = refused(live, "table-order-unknown", 0, Order, until="noon")
    assert error.args_said["may"] == "stop, turn, epidemic, outbreak"
    assert live.told(0).table.orders["turn"]
    live = Live("hrubec").begin()
    refused(live, "table-no-windows", 0, Order, until="stop")
    assert live.told(0).table.orders == {}


def test_kinds_of_a_started_table_stand_in_its_journal() -> None:
    live = Live().begin()
    assert isinstance(live.table.entries[-1], Started)
    assert [info.kind for info in seats(live)] == [PERSON] * 3
