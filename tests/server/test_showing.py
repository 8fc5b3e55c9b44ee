"""A record is shown as a table, by its address, to anybody; tables and endings are told in a few words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from sickbay.core.chance import seal
from sickbay.core.records.record import Record
from sickbay.core.registry import game
from tests.server.house import House, serving
from tests.server.test_opening import record_of
from tests.test_packaging import ROOT


def at_a_server(folder: Path, work: Callable[[House, httpx.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        async with serving(folder) as house, house.http() as web:
            await web.get("/")  # a browser has a session
            begun = await web.post("/api/session", headers={"origin": house.url})
            web.headers["x-csrf-token"] = begun.json()["csrf"]
            await asyncio.wait_for(work(house, web), 60)

    asyncio.run(run())


async def look(web: httpx.AsyncClient, table: str, move: int, seats: str = "", **more: Any) -> Any:
    request = {"type": "look", "id": "x", "move": move, **more}
    answer = await web.post(f"/api/tables/{table}/requests", json=request, params={"seats": seats})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("name", ["pandemic", "hrubec", "flatline"])
def test_a_record_is_shown_whole_to_whoever_has_its_address(name: str, tmp_path: Path) -> None:
    record = record_of(name)

    async def work(house: House, web: httpx.AsyncClient) -> None:
        shown = await web.post("/api/replays", json={"text": record.write()})
        assert shown.status_code == 201, shown.text
        table = shown.json()["table"]
        assert shown.json()["url"] == f"{house.url}/tables/{table}"
        again = await web.post("/api/replays", json={"text": record.write().replace(" = ", " =  ")})
        assert again.json()["table"] == table
        async with house.http() as stranger:
            snap = (await stranger.get(f"/api/tables/{table}")).json()
            assert (snap["own"], snap["owner"], snap["seats"]) == ([], False, [0, 1])
            assert snap["table"]["replay"]
            assert snap["table"]["stage"] == "over"
            assert snap["table"]["moves"] == len(record.moves)
            assert [seat["name"] for seat in snap["table"]["seats"]] == ["Ana", "Bea"]
            first = await look(stranger, table, 0, "1")
            assert first["view"]["viewer"] == 2
            all_of_it = await look(stranger, table, len(record.moves), since=1)
            assert [line["move"] for line in all_of_it["lines"]] == list(range(1, len(record.moves) + 1))
            turns = [line["turn"] for line in all_of_it["lines"]]
            assert turns == sorted(turns)
            assert turns[-1] > 3
            copy = Record.read((await stranger.get(f"/api/tables/{table}/record")).text)
            assert (copy.digest, copy.result, copy.seed) == (record.digest, record.result, record.seed)
            again = await web.post("/api/replays", json={"text": copy.write()})
            assert again.json()["table"] == table
            assert (await stranger.get(f"/tables/{table}?move=3")).status_code == 200
            chat = {"type": "chat", "id": "c", "text": "hello", "seat": 0}
            said = await stranger.post(f"/api/tables/{table}/requests", json=chat)
            assert said.status_code >= 400
        assert (await web.get("/api/me/tables")).json() == []

    at_a_server(tmp_path, work)


def test_one_plays_on_from_a_moment_of_what_is_shown(tmp_path: Path) -> None:
    record = record_of("pandemic")

    async def work(_: House, web: httpx.AsyncClient) -> None:
        table = (await web.post("/api/replays", json={"text": record.write()})).json()["table"]
        wanted = {"table": table, "at": 7, "seats": ["me", "planner"], "name": "Ana"}
        made = await web.post("/api/open", json=wanted)
        assert made.status_code == 201, made.text
        snap = (await web.get(f"/api/tables/{made.json()['id']}")).json()
        assert (snap["table"]["moves"], snap["table"]["stage"], snap["own"]) == (7, "playing", [0])

    at_a_server(tmp_path, work)


def test_an_unfinished_record_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    record = record_of("hrubec", 5)

    async def work(_: House, web: httpx.AsyncClient) -> None:
        table = (await web.post("/api/replays", json={"text": record.write()})).json()["table"]
        snap = (await web.get(f"/api/tables/{table}")).json()
        assert (snap["table"]["stage"], snap["table"]["moves"]) == ("closed", 5)
        assert (await web.post("/api/open", json={"table": table, "at": 5})).status_code == 201

    at_a_server(tmp_path, work)


def test_what_is_wrong_with_a_file_is_said(tmp_path: Path) -> None:
    text = record_of("pandemic").write()
    lines = text.splitlines()
    cut = "\n".join(lines[:30])
    moved = text.replace(lines[12], lines[12].split("=")[0].rsplit(" ", 2)[0] + " lima")

    async def work(_: House, web: httpx.AsyncClient) -> None:
        for bad, said in (
            ("", "sickbay record 1"),
            ("hello", "sickbay record 1"),
            (text.replace("game pandemic", "game chess"), "chess"),
            (cut, "end"),
            (moved, ""),
            (text.replace("\nend ", "\nend 0")[:-20], ""),
        ):
            answer = await web.post("/api/replays", json={"text": bad})
            assert answer.status_code == 400, bad[:40]
            assert said in answer.json()["text"]
            assert len(answer.json()["text"]) > 20

    at_a_server(tmp_path, work)


def test_a_running_game_is_not_shown_and_a_strangers_neither(tmp_path: Path) -> None:
    async def work(house: House, web: httpx.AsyncClient) -> None:
        made = (await web.post("/api/tables", json={"game": "hrubec", "seats": ["me", "greedy"]})).json()
        for path in ("/api/replays", "/api/open"):
            assert (await web.post(path, json={"table": made["id"]})).json()["key"] == "record-later"
            async with house.http() as stranger:
                assert (await stranger.post(path, json={"table": made["id"]})).status_code == 404
        assert (await web.get(f"/api/tables/{made['id']}/ending")).json()["key"] == "record-later"
        [told] = (await web.get("/api/me/tables")).json()
        assert told["stage"] == "gathering"
        assert [player["bot"] for player in told["players"]] == [False, True]

    at_a_server(tmp_path, work)


def test_the_end_is_told_with_its_figures_and_its_seal(tmp_path: Path) -> None:
    record = record_of("hrubec")

    async def work(_: House, web: httpx.AsyncClient) -> None:
        opened = {"text": record.write(), "name": "Ana"}
        table = (await web.post("/api/open", json=opened)).json()["id"]
        [told] = (await web.get("/api/me/tables")).json()
        assert told["waits"]
        assert told["what"]
        last = record.moves[-1]
        play = {"type": "play", "id": "p", "seat": last.seat, "move": last.text}
        assert (await web.post(f"/api/tables/{table}/requests", json=play)).status_code == 200
        end = (await web.get(f"/api/tables/{table}/ending")).json()
        assert end["fits"]
        assert end["holds"]
        assert end["seal"] == seal(record.seed or 0)
        assert end["moves"] == len(record.moves)
        figures = {figure["name"]: figure for figure in end["figures"]}
        assert sum(figures["moves"]["by_seat"]) == len(record.moves)
        assert figures["successes"]["part_of"] == "operations"
        [told] = (await web.get("/api/me/tables")).json()
        assert not told["waits"]
        assert told["what"]
        assert f"won {' '.join(map(str, told['won'])) or 'nobody'}" in record.result
        shown = (await web.post("/api/replays", json={"table": table})).json()["table"]
        assert (await web.get(f"/api/tables/{shown}/record")).text.endswith(f"{record.result}\n")

    at_a_server(tmp_path, work)


def test_a_pack_of_ones_own_is_needed_and_enough(tmp_path: Path) -> None:
    base = game("hrubec")
    pack = (ROOT / "src/sickbay/games/hrubec/data/cards.toml").read_text("utf-8")
    record = Record.read(record_of("hrubec", 3).write())
    packed = base.with_pack(pack)
    options = packed.read_options({"seats": 2})
    record.options["pack"] = str(options["pack"])
    state = packed.new(options, 7)
    record.moves = []
    record.digest = packed.digest(state)

    async def work(_: House, web: httpx.AsyncClient) -> None:
        without = await web.post("/api/replays", json={"text": record.write()})
        assert without.json()["key"] == "record-other-pack"
        shown = await web.post("/api/replays", json={"text": record.write(), "pack": pack})
        assert shown.status_code == 201, shown.text

    at_a_server(tmp_path, work)


def test_the_rules_are_given_with_their_numbers_as_ids(tmp_path: Path) -> None:
    async def work(_: House, web: httpx.AsyncClient) -> None:
        said = (await web.get("/api/games/pandemic/rules")).json()
        assert 'id="P5.8"' in said["html"]
        assert "style=" not in said["html"]
        assert (await web.get("/api/games/chess/rules")).status_code == 400

    at_a_server(tmp_path, work)
