"""The socket of a table: what is told, what is refused, and who is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sickbay.server.limits import Limits
from sickbay.server.viewers import Viewer
from sickbay.table import telling
from sickbay.table.messages import Event
from sickbay.table.table import Table
from sickbay.table.telling import Audience
from tests.server.house import House, Player, serving

TWO = {"game": "pandemic", "options": {"hands": "closed", "epidemics": 4}, "seats": ["open", "open"]}


def at_house(folder: Path, work: Callable[[House], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        async with serving(folder, **changes) as house:
            await asyncio.wait_for(work(house), 60)

    asyncio.run(run())


async def ended(player: Player) -> int:
    """Hear until the server closes the connection; its code."""
    with pytest.raises(ConnectionClosed) as closed:
        await player.until(lambda message: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def here(player: Player) -> list[bool]:
    return [seat["here"] for seat in player.last["table"]["seats"]]


def test_two_see_the_same_game_and_not_each_others_hands(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(game="hrubec", seats=["open", "open"])
        tokens = made["tokens"]
        async with (
            house.sit(made["id"], tokens["0"]) as ana,
            house.sit(made["id"], tokens["1"]) as bea,
            house.sit(made["id"], tokens["spectator"]) as watcher,
        ):
            hands = [player.last["view"]["hands"] for player in (ana, bea, watcher)]
            assert "?" not in hands[0][0]
            assert set(hands[0][1]) == {"?"}
            assert set(hands[1][0]) == {"?"}
            assert set(hands[2][0] + hands[2][1]) == {"?"}
            assert [player.last["own"] for player in (ana, bea, watcher)] == [[0], [1], []]
            await bea.do("chat", text="Hello", seat=1)
            for player in (ana, watcher):
                heard = await player.until(lambda message: message["type"] == "event" and message["lines"])
                assert heard["lines"][-1]["text"] == ["Hello"]
            for kind, fields in (("chat", {"text": "I?"}), ("play", {"seat": 0, "move": "pass"})):
                assert (await watcher.ask(kind, **fields))["key"] == "table-only-watching"
            answer = await ana.ask("play", seat=1, move="pass")
            assert (answer["type"], answer["key"]) == ("refused", "table-not-your-seat")

    at_house(tmp_path, work)


def test_who_is_here_is_told(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(**TWO)
        async with house.sit(made["id"], made["tokens"]["0"]) as ana:
            assert here(ana) == [True, False]
            async with house.sit(made["id"], made["tokens"]["1"]), house.sit(made["id"], made["tokens"]["1"]):
                await ana.until(lambda message: message["type"] == "event")
                assert here(ana) == [True, True]
            await ana.until(lambda message: message["type"] == "event")
            assert here(ana) == [True, False]

    at_house(tmp_path, work)


def test_a_lost_acknowledgement_that_is_sent_again_acts_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(game="hrubec", seats=["open", "open"])
        live = house.hall.live[made["id"]].table
        seat = next(seat for seat in (0, 1) if live.playing.state.asked >> seat & 1)
        async with house.sit(made["id"], made["tokens"][str(seat)]) as player:
            move = player.moves()[0][1]
            first = await player.ask("play", id="same", seat=seat, move=move)
            again = await player.ask("play", id="same", seat=seat, move=move)
            assert first == again == {"type": "done", "id": "same"}
            assert live.playing.moves == 1

    at_house(tmp_path, work)


BAD_FRAMES = [
    "", "{", "[]", "null", "7", '"play"', "{}", '{"type":"play"}', '{"type":"castle","id":"a"}',
    '{"type":"ping","id":""}', '{"type":"ping","id":"a","more":1}', '{"type":"chat","id":"a","text":7}',
    '{"type":"play","id":"a","seat":-1,"move":"x"}', '{"type":"ping","id":"' + "x" * 41 + '"}', "[" * 5_000,
    '{"type":"look","id":"a","move":1e400}', '{"type":"seats","id":"a","seats":' + str([0] * 16) + "}",
]  # fmt: skip


def test_all_that_a_request_brings_about_is_told_before_its_answer(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(**TWO)
        tokens = made["tokens"]
        async with house.sit(made["id"], tokens["0"]) as ana, house.sit(made["id"], tokens["1"]) as bea:
            players = [ana, bea]
            moves = [ana.moves(), bea.moves()]
            mover = 0 if moves[0] else 1
            seat, move = moves[mover][0]
            await players[mover].do("play", seat=seat, move=move, at=ana.last["table"]["at"])
            await players[mover].do("undo", seat=mover)
            assert players[mover].last["table"]["moves"] == 0
            await players[mover].do("abandon", seat=mover)
            other = players[1 - mover]
            await other.until(lambda message: message["type"] == "event" and message["table"]["proposals"])
            number = other.last["table"]["proposals"][0]["number"]
            await other.do("answer", proposal=number, seat=1 - mover, agree=True)
            assert other.last["table"]["stage"] == "closed"

    at_house(tmp_path, work)


def test_a_frame_that_cannot_be_read_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(**TWO)
        async with house.sit(made["id"], made["tokens"]["0"]) as ana:
            before = house.hall.live[made["id"]].table.changed
            for frame in BAD_FRAMES:
                await ana.wire.send(frame)
                answer = await ana.until(lambda message: message["type"] != "event")
                assert (answer["type"], answer["key"]) == ("refused", "request-bad"), frame
            await ana.do("ping")
            assert house.hall.live[made["id"]].table.changed == before

    at_house(tmp_path, work)


def test_many_bad_frames_or_one_that_is_too_large_end_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(**TWO)
        async with house.sit(made["id"], made["tokens"]["0"]) as ana:
            for _ in range(house.hall.limits.strikes):
                await ana.wire.send("{")
            assert await ended(ana) == 1008
        async with house.sit(made["id"], made["tokens"]["0"]) as ana:
            await ana.wire.send(b" " * 65_537)
            assert await ended(ana) == 1009
        async with house.sit(made["id"], made["tokens"]["0"]) as ana:
            await ana.wire.send(b'{"type":"ping","id":"b"}' + b" " * 60_000)
            assert (await ana.hear())["type"] in ("pong", "refused")

    at_house(tmp_path, work)


def test_what_comes_too_fast_is_refused_and_then_ended(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(**TWO)
        async with house.sit(made["id"], made["tokens"]["0"]) as ana:
            answers = [(await ana.ask("ping")).get("key", "done") for _ in range(15)]
            assert answers == ["done"] * 10 + ["requests-too-fast"] * 5
            await ana.send("ping")
            assert await ended(ana) == 1008
        async with house.sit(made["id"], made["tokens"]["1"]) as bea:
            await bea.do("ping")

    at_house(tmp_path, work, limits=Limits(socket=(0.0, 10), strikes=6))


OPENERS: list[tuple[dict[str, str], bool]] = [
    ({}, False),
    ({"authorization": "Bearer {0}"}, True),
    ({"authorization": "Bearer {0}", "origin": "https://elsewhere.example"}, False),
    ({"authorization": "Bearer {0}", "cookie": "sickbay={session}"}, False),
    ({"authorization": "Basic {0}"}, False),
    ({"authorization": "Bearer wrong"}, False),
    ({"cookie": "sickbay={session}", "origin": "{own}"}, True),
    ({"cookie": "sickbay={session}", "origin": "https://friend.example"}, True),
    ({"cookie": "sickbay={session}", "origin": "https://elsewhere.example"}, False),
    ({"cookie": "sickbay={session}", "origin": "null"}, False),
    ({"cookie": "sickbay={session}"}, False),
    ({"cookie": "sickbay={0}", "origin": "{own}"}, False),
]


def test_who_may_open_a_socket(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(**TWO)
        session = "s" * 43
        await house.hall.credentials.claim(made["tokens"]["1"], session, 1)
        address = f"ws://127.0.0.1:{house.port}/ws/{made['id']}"
        for headers, good in OPENERS:
            given = {
                name: value.format(made["tokens"]["0"], session=session, own=house.url)
                for name, value in headers.items()
            }
            if good:
                async with connect(address, additional_headers=given, compression=None) as wire:
                    assert (await Player(wire).hear())["type"] == "snapshot"
            else:
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, additional_headers=given)
                assert refused.value.response.status_code == 403, headers

    at_house(tmp_path, work, origins=("https://friend.example",))


def test_compression_is_not_spoken(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(**TWO)
        token = {"authorization": f"Bearer {made['tokens']['0']}"}
        async with connect(f"ws://127.0.0.1:{house.port}/ws/{made['id']}", additional_headers=token) as wire:
            assert wire.response is not None
            assert "Sec-WebSocket-Extensions" not in wire.response.headers

    at_house(tmp_path, work)


def test_a_dead_link_closes_the_sockets_that_came_in_by_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(**TWO)
        tokens = made["tokens"]
        async with house.sit(made["id"], tokens["0"]) as ana, house.sit(made["id"], tokens["1"]) as bea:
            async with house.http(tokens["owner"]) as web:
                wanted = {"kind": "seat", "seats": [1]}
                new = (await web.post(f"/api/tables/{made['id']}/links", json=wanted)).json()["token"]
            assert await ended(bea) == 4001
            told = await ana.until(lambda message: message["type"] == "event" and message["lines"])
            assert told["lines"][0]["entry"] == "linked"
            with pytest.raises(InvalidStatus):
                async with house.sit(made["id"], tokens["1"]):
                    pass
            async with house.sit(made["id"], new) as bea_again:
                assert bea_again.last["own"] == [1]

    at_house(tmp_path, work)


def test_one_may_look_through_some_of_ones_seats_and_in_any_language(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.create(**{**TWO, "seats": ["me", "me"]})
        token = made["tokens"]["0"]
        async with house.sit(made["id"], token) as solo:
            await solo.do("sit", seat=0, name="Ana")
            await solo.do("sit", seat=1, name="Bea")
            await house.post(made, "owner", type="start")
            await solo.until(lambda message: message.get("view") is not None)
            assert "?" not in str(solo.last["view"]["hands"])
            await solo.do("seats", seats=[1])
            assert (solo.last["seats"], solo.last["own"]) == ([1], [0, 1])
            assert set(solo.last["view"]["hands"][0]) == {"?"}
            await solo.do("language", language="cs")
            assert solo.last["language"] == "cs"
            assert (await solo.ask("language", language="xx"))["type"] == "refused"
            assert (await solo.ask("seats", seats=[2]))["key"] == "seats-not-yours"
        async with house.sit(made["id"], token, "?seats=0&lang=it") as part:
            assert (part.last["seats"], part.last["language"]) == ([0], "it")
        async with house.sit(made["id"], token, "?seats=-") as none:
            assert none.last["seats"] == []
            assert none.last["asked"] == []
        for query in ("?seats=0,2", "?seats=x", "?seats=0," + "1," * 20 + "1"):
            with pytest.raises(InvalidStatus):
                async with house.sit(made["id"], token, query):
                    pass

    at_house(tmp_path, work)


def test_questions_are_answered_and_change_nothing(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(**TWO)
        async with house.sit(made["id"], made["tokens"]["0"]) as ana:
            before = house.hall.live[made["id"]].table.changed
            why = await ana.ask("why", seat=0, move="cure blue")
            assert (why["type"], why["legal"]) == ("answer", False)
            assert why["rule"]
            following = await ana.ask("next", seat=0, prefix="")
            assert following["type"] == "answer"
            look = await ana.ask("look", move=0)
            assert look["digest"] == ana.last["digest"]
            await ana.do("snapshot")
            assert (await ana.ask("look", move=9))["type"] == "refused"
            assert (await ana.ask("why", seat=1, move="pass"))["key"] == "table-not-your-seat"
            assert house.hall.live[made["id"]].table.changed == before

    at_house(tmp_path, work)


def test_a_slow_reader_gets_a_snapshot_instead_of_what_it_missed() -> None:
    async def run() -> None:
        viewer = Viewer(Audience(viewer=1, own=1, owner=False, language="en"))
        sent: list[bytes] = []
        reading = asyncio.Event()

        async def send(message: bytes) -> None:
            await reading.wait()
            sent.append(message)

        pumping = asyncio.ensure_future(viewer.pump(send, lambda: b"snapshot"))
        for number in range(1000):
            viewer.tell(b"event %d" % number)
            await asyncio.sleep(0)
        viewer.answer(b"done")
        assert viewer.waiting <= 65
        reading.set()
        await asyncio.sleep(0.01)
        assert sent == [b"event 0", b"snapshot", b"done"]
        viewer.tell(b"event 1000")
        await asyncio.sleep(0.01)
        assert sent[-1] == b"event 1000"
        for _ in range(300):
            viewer.answer(b"done")
        await asyncio.wait_for(pumping, 1)

    asyncio.run(run())


def test_for_whoever_only_waits_for_a_snapshot_no_event_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Audience] = []
    write = telling.written

    def count(table: Table, audience: Audience, event: Event, seq: int) -> bytes:
        written.append(audience)
        return write(table, audience, event, seq)

    monkeypatch.setattr(telling, "written", count)

    async def work(house: House) -> None:
        made = await house.begin(**TWO)
        live = house.hall.live[made["id"]]
        page = Viewer(Audience(viewer=0, own=0, owner=False, language="en"))
        live.enter(page)  # as somebody does who has loaded a page and has no socket
        async with house.sit(made["id"], made["tokens"]["0"]) as ana:
            written.clear()
            await ana.do("chat", seat=0, text="hello")
            assert [audience.viewer for audience in written] == [1]
        live.leave(page)

    at_house(tmp_path, work)


def test_only_so_many_sockets_are_open_at_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.begin(**TWO)
        token = made["tokens"]["0"]
        async with house.sit(made["id"], token), house.sit(made["id"], token):
            with pytest.raises(InvalidStatus):
                async with house.sit(made["id"], token):
                    pass
        async with house.sit(made["id"], token):
            assert house.hall.figures.sockets == 1

    at_house(tmp_path, work, limits=Limits(sockets_of_table=2))
