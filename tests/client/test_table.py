"""A table on a server, from a plain program: it stays in step whatever happens to the wire."""

from __future__ import annotations

import json
import random
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace

from sickbay.client import Link, LinkDead, RefusedThere, RemoteTable, Unreachable, join
from sickbay.core.errors import BadInput
from sickbay.core.records.record import Record
from sickbay.core.records.verify import verify
from sickbay.core.registry import game
from sickbay.core.state import seat_mask
from sickbay.table.entries import Said
from sickbay.table.requests import (
    Answer,
    Chat,
    Look,
    Next,
    Play,
    Rematch,
    Start,
    Undo,
    Why,
)
from tests.served import Made, Served, Wire, server, wired

__all__ = ["server"]


def begun(server: Served, wire: Wire | None = None, name: str = "pandemic", **more: object) -> Made:
    """A table for two at which both sit and the game has begun."""
    made = server.create(wire, **{"game": name, "seats": ["open", "open"], **more})
    for seat, who in (("0", "Ana"), ("1", "Bea")):
        join(made.links[seat], name=who).close()
    with join(made.links["owner"]) as owner:
        owner.ask(Start)
    return made


def chats(server: Served, made: Made) -> list[str]:
    """What was said at a table, as its journal has it."""
    entries = server.hall.live[made.id].table.entries
    return [entry.text for entry in entries if isinstance(entry, Said)]


def asked(table: RemoteTable) -> bool:
    return any(question.asked for question in table.standing.asked)


def test_turns_until_the_end_then_the_record_then_once_more(server: Served) -> None:
    made = begun(server, options={"epidemics": 6})
    dice = random.Random(4)

    def play(seat: str) -> None:
        with join(made.links[seat]) as table:
            for turn in table.turns():
                turn.play(dice.choice(turn.moves))

    other = threading.Thread(target=play, args=("1",))
    other.start()
    play("0")
    other.join(30)
    with join(made.links["0"]) as table, join(made.links["1"]) as second:
        assert table.standing.table.stage == "over"
        assert list(table.turns()) == []
        record = Record.read(table.record())
        assert verify(record, game("pandemic")).ok
        table.ask(Rematch, seat=0)
        second.wait(lambda: bool(second.standing.table.proposals), 10)
        second.ask(Answer, seat=1, proposal=second.standing.table.proposals[0].number, agree=True)
        table.wait(lambda: table.standing.table.follows != "", 10)
        with table.follow() as again:
            assert again.id == table.standing.table.follows != made.id
            assert again.standing.table.game == "pandemic"
            assert again.standing.own == [0]
    assert Link.read(made.links["0"]).tables()[0].id == again.id


def test_questions_and_refusals(server: Served) -> None:
    made = begun(server)
    with join(made.links["0"], language="cs") as ana, join(made.links["1"], language="es") as bea:
        while not (asked(ana) or asked(bea)):
            time.sleep(0.01)
        turn = next((ana if asked(ana) else bea).turns())
        other = bea if turn.table is ana else ana
        reason = turn.table.ask(Why, seat=turn.seat, move="treat blue")
        assert reason is not None
        assert reason.legal is False
        assert reason.rule.startswith("P")
        assert turn.table.ask(Why, seat=turn.seat, move=turn.moves[0]).legal is True  # type: ignore[union-attr]
        words = turn.table.ask(Next, seat=turn.seat, prefix="")
        assert words is not None
        assert {move.split()[0] for move in turn.moves} == set(words.words)
        with pytest.raises(RefusedThere, match=reason.text.split("(")[0].strip()) as refused:
            turn.play("treat blue")
        assert refused.value.told.rule == reason.rule
        other_seat = other.standing.own[0]
        with pytest.raises(RefusedThere):
            other.ask(Play, seat=turn.seat, move=turn.moves[0])
        assert turn.play(turn.moves[0])
        assert not turn.play(turn.moves[0])  # the position is another one now
        other.wait(lambda: other.standing.table.moves == 1, 10)
        begun_so = other.ask(Look, move=0)
        assert begun_so is not None
        assert begun_so.position
        assert other.standing.log[-1].seat == turn.seat != other_seat
        turn.table.ask(Undo, seat=turn.seat)
        other.wait(lambda: other.standing.table.moves == 0, 10)
        assert [line.entry for line in other.standing.log if line.entry == "moved"] == []


def test_who_comes_second_to_a_space_thinks_again(server: Served) -> None:
    made = server.create(
        game="flatline", options={"seats": 2}, seats=["open", "open"], seed="4", undo="owner", clock=None
    )
    with join(made.links["0"], name="Ana") as ana, join(made.links["1"], name="Bea") as bea:
        ana.wait(lambda: all(seat.taken for seat in ana.standing.table.seats), 10)
        with join(made.links["owner"]) as owner:
            owner.ask(Start)
        ana.wait(lambda: asked(ana), 10)
        while not (asked(ana) and next(ana.turns()).moves[0].startswith("place")):
            turn = next((ana if asked(ana) else bea).turns())
            assert turn.play(turn.moves[0])
            turn.table.wait(lambda: asked(ana) or asked(bea), 10)
        bea.wait(lambda: asked(bea), 10)
        first, second = next(bea.turns()), next(ana.turns())
        spaces = {tuple(move.split()[2:]): move for move in first.moves if move.startswith("place")}
        mine = next(move for move in second.moves if tuple(move.split()[2:]) in spaces)
        assert first.play(spaces[tuple(mine.split()[2:])])
        assert not second.play(mine)
        again = next(ana.turns())
        assert mine not in again.moves
        assert again.play(again.moves[0])


def test_a_lost_answer_is_asked_for_again_and_acts_once(server: Served) -> None:
    with wired(server) as wire:
        made = begun(server, wire)
        with join(made.links["0"]) as table:
            for number in range(5):
                wire.deaf = True  # the server does it, but nobody hears so
                asking = threading.Thread(target=table.ask, args=(Chat,), kwargs={"text": f"hello {number}"})
                asking.start()
                end = time.monotonic() + 10
                while len(chats(server, made)) <= number and time.monotonic() < end:
                    time.sleep(0.01)
                wire.deaf = False
                server.run(wire.cut())
                asking.join(20)
                assert not asking.is_alive()
                assert table.standing.log[-1].text == [f"hello {number}"]
        assert chats(server, made) == [f"hello {number}" for number in range(5)]


def test_what_is_asked_while_nobody_can_be_reached_is_done_later(server: Served) -> None:
    with wired(server) as wire:
        made = begun(server, wire)
        with join(made.links["0"]) as table:
            wire.broken = True
            server.run(wire.cut())
            table.wait(lambda: not table.connected, 10)
            with pytest.raises(Unreachable, match="No answer"):
                table.ask(Chat, timeout=0.3, text="given up")
            asking = threading.Thread(target=table.ask, args=(Chat,), kwargs={"text": "kept"})
            asking.start()
            wire.broken = False
            asking.join(20)
            assert table.connected
        assert chats(server, made) == ["kept"]


@pytest.mark.parametrize("name", ["pandemic", "hrubec", "flatline"])
def test_it_sees_what_the_server_sees_however_often_it_is_cut_off(server: Served, name: str) -> None:
    options = {"hands": "closed"} if name == "pandemic" else {}
    with wired(server) as wire:
        made = begun(server, wire, name, options=options)
        direct = {**made.links, "1": made.links["1"].replace(str(wire.port), str(server.house.port))}
        dice, cuts = random.Random(name), 0
        with join(made.links["0"]) as ana, join(direct["1"]) as bea:
            while ana.standing.table.stage == "playing" and cuts < 12:
                while not (asked(ana) or asked(bea) or ana.standing.table.stage == "over"):
                    time.sleep(0.01)
                if dice.random() < 0.3:
                    server.run(wire.cut())
                    cuts += 1
                for table in (ana, bea):
                    if asked(table):
                        turn = next(table.turns())
                        turn.play(dice.choice(turn.moves))
                live = server.hall.live[made.id].table
                ana.wait(lambda live=live: ana.standing.table.at == live.at, 20)  # type: ignore[misc]
                view = live.game.view(live.playing.state, seat_mask(0))
                assert ana.standing.digest == live.game.view_digest(view)
                assert ana.standing.view == json.loads(json.dumps(view))
        assert cuts > 5 or ana.standing.table.stage == "over"
        assert wire.passed > cuts


def test_after_a_gap_and_after_a_false_view_everything_is_told_again(server: Served) -> None:
    made = begun(server)
    with join(made.links["0"]) as table:
        for number, off in enumerate((5, -5)):
            table._standing = replace(table.standing, seq=table.standing.seq + off)
            table.ask(Chat, text=f"lost {number}")
            table.wait(lambda number=number: table.standing.log[-1].text == [f"lost {number}"], 10)  # type: ignore[misc]
            right = table.standing
            assert right == replace(table.link.snapshot(table.id, "en", [0]), table=right.table)
        before = server.hall.figures.requests
        table.ask(Chat, text="in step")
        assert server.hall.figures.requests == before + 1


def test_requests_that_come_too_fast_are_done_all_the_same(server: Served) -> None:
    made = begun(server)
    with join(made.links["1"]) as table:
        for number in range(9):
            table.ask(Chat, text=str(number))
    assert chats(server, made) == [str(number) for number in range(9)]


def test_a_name_and_a_language(server: Served) -> None:
    made = server.create(game="hrubec", seats=["me", "me", "random"], name="")
    with join(made.links["0"], name="Iva", language="cs") as table:
        assert [seat.name for seat in table.standing.table.seats][:2] == ["Iva", "Iva 2"]
        assert table.standing.own == [0, 1]
        changes = table.standing.seq
        table.sit("Iva")
        assert table.standing.seq == changes
        with pytest.raises(RefusedThere, match="jméno"):
            table.sit("123")
        table.speak("it")
        assert table.standing.language == "it"
        table.look_through([1])
        server.cut(made.id)
        table.wait(lambda: not table.connected, 10)
        table.wait(lambda: table.connected, 10)
        assert (table.standing.language, table.standing.seats) == ("it", [1])


def test_a_dead_link_ends_it(server: Served) -> None:
    made = begun(server)
    with join(made.links["0"]) as table:
        server.run(server.hall.credentials.revoke("seat", made.id, [0], 1))
        server.cut(made.id)
        with pytest.raises(LinkDead, match="Ask whoever made the table"):
            table.wait(lambda: False, 20)
        with pytest.raises(LinkDead):
            table.ask(Chat, text="anybody?")
    with pytest.raises(LinkDead):
        join(made.links["0"])


@pytest.mark.parametrize(
    "link",
    ["", "hello", "http://h/join/short", "ftp://h/join/" + 43 * "x", "http://a@h/join/" + 43 * "x",
     "http://h /join/" + 43 * "x", "http:///join/" + 43 * "x", "http://h/join/" + 44 * "x"],
)  # fmt: skip
def test_what_is_no_link(link: str) -> None:
    with pytest.raises(BadInput, match="no invitation link"):
        Link.read(link)


def test_a_link_behind_a_prefix() -> None:
    link = Link.read(f" http://[::1]:8000/games/join/{43 * 'x'}/\n")
    assert link.base == "http://[::1]:8000/games"
    assert link.socket("t", "en") == "ws://[::1]:8000/games/ws/t?lang=en"


@contextmanager
def stranger(said: bytes) -> Iterator[str]:
    """Somebody who answers anything with the same, and what a link to it looks like."""

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            self.request.recv(4096)
            self.request.sendall(said)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as there:
        thread = threading.Thread(target=there.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield f"http://127.0.0.1:{there.server_address[1]}/join/{43 * 'x'}"
        there.shutdown()
        thread.join()


def _http(status: str, body: str) -> bytes:
    return f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode()


REFUSED = '{"type": "refused", "id": "", "key": "k", "rule": "", "text": "So\\u001b[2J\\nlate"}'


@pytest.mark.parametrize(
    ("said", "match"),
    [
        (b"", "does not answer"),
        (b"220 mail.example.org\r\n", "does not answer"),
        (_http("404 Not Found", "<html>no</html>"), "not as a Sickbay server"),
        (_http("200 OK", "<html>hi</html>"), "not as a Sickbay server"),
        (_http("200 OK", '{"tables": [{"id": 1}]}'), "not as a Sickbay server"),
        (_http("200 OK", '{"tables": []}'), "opens no table"),
        (_http("429 Slow", REFUSED), r"^So\?\[2J late$"),
    ],
)  # fmt: skip
def test_strangers(said: bytes, match: str) -> None:
    with stranger(said) as link, pytest.raises((Unreachable, LinkDead, RefusedThere), match=match):
        join(link)


def test_nobody_there() -> None:
    with pytest.raises(Unreachable, match="does not answer"):
        join(f"http://127.0.0.1:9/join/{43 * 'x'}")


def test_a_request_that_does_not_fit_is_refused_at_once(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = begun(server)
    with join(made.links["0"]) as table:
        with pytest.raises(TypeError):
            table.ask(Chat, txt="oh")
        with pytest.raises(BadInput, match="length <= 200"):
            table.ask(Play, seat=0, move="x" * 500)
        monkeypatch.setattr("sickbay.client.table.msgspec.json.decode", lambda *_, **__: None)
        with pytest.raises(RefusedThere, match="length <= 200"):  # by a server that is stricter than we are
            table.ask(Play, seat=0, move="x" * 500)
