"""T1: links that are guessed, shared, leaked, or opened by a robot that draws previews."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.attack.crook import CLOSED, browser, everything_logged, knock, rows, see, stored, table_in
from tests.server.house import serving


def test_t01_seat_hijack_by_looking_at_a_link_fails(tmp_path: Path) -> None:
    """A robot that opens a link in every way that changes nothing gets nothing and takes nothing."""

    async def attack() -> None:
        async with serving(tmp_path) as house, browser(house) as robot:
            made = await house.create(**CLOSED)
            link = f"/join/{made['tokens']['1']}"
            before = rows(tmp_path, "select * from holdings"), len(table_in(house, made).entries)
            for method in ("GET", "HEAD", "OPTIONS", "GET"):
                await robot.web.request(method, link)
            shown = await robot.web.get(link)
            assert shown.status_code == 200
            assert shown.headers["referrer-policy"] == "no-referrer"
            assert shown.headers["cache-control"] == "no-store"
            assert made["tokens"]["1"] not in str(shown.headers)
            for method in ("PUT", "PATCH", "DELETE"):
                assert (await robot.web.request(method, link)).status_code in (404, 405)
            assert (await robot.web.post(link)).status_code == 403  # no page of ours sent it
            assert (await robot.web.get(f"/api/tables/{made['id']}")).status_code == 404
            assert before == (rows(tmp_path, "select * from holdings"), len(table_in(house, made).entries))

    asyncio.run(attack())


@pytest.mark.parametrize("tls", [False, True])
def test_t01_seat_hijack_by_reading_the_cookie_fails(tmp_path: Path, tls: bool) -> None:
    """The claim leaves nothing in the address; no script reads the cookie; under TLS no neighbour sets it."""

    async def attack() -> None:
        url = "https://play.example" if tls else ""
        async with serving(tmp_path, public_url=url) as house, house.http() as web:
            made = await house.create(**CLOSED)
            link = f"/join/{made['tokens']['1']}"
            page = await web.get(link)
            cookie = page.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert ("Secure" in cookie, "__Host-sickbay=" in cookie, "Domain" in cookie) == (tls, tls, False)
            csrf = re.search(r'name="csrf" value="(\w+)"', page.text)
            assert csrf is not None
            session = cookie.partition(";")[0]
            headers = {"cookie": session, "origin": url or house.url}
            web.cookies.clear()
            taken = await web.post(link, data={"csrf": csrf[1], "name": "Bea"}, headers=headers)
            assert taken.status_code == 303
            assert made["tokens"]["1"] not in taken.headers["location"]
            token = session.partition("=")[2]
            page = await web.get(taken.headers["location"], headers={"cookie": session})
            assert token not in page.text
            assert made["tokens"]["1"] not in page.text

    asyncio.run(attack())


def test_t01_seat_hijack_by_an_old_link_fails(tmp_path: Path) -> None:
    """A new link ends the old one at every door, its sockets, and whoever watched by leave of its seat."""

    async def attack() -> None:
        async with serving(tmp_path) as house, browser(house) as thief:
            made = await house.begin(**CLOSED)
            table, stolen = made["id"], made["tokens"]["1"]
            assert (await thief.claim(stolen)).status_code == 200
            async with house.http(stolen) as web:
                watching = await web.post(
                    f"/api/tables/{table}/links", json={"kind": "watcher", "seats": [1]}
                )
                hook = {"url": "https://thief.example/"}
                await web.put(f"/api/tables/{table}/seats/1/hook", json=hook)
            watcher = watching.json()["token"]
            assert await see(house, table, watcher) == 200
            async with house.sit(table, stolen) as one, house.sit(table, watcher) as two:
                async with house.http(made["tokens"]["owner"]) as owner:
                    renewed = await owner.post(
                        f"/api/tables/{table}/links", json={"kind": "seat", "seats": [1]}
                    )
                for player in (one, two):
                    with pytest.raises(ConnectionClosed):
                        await player.until(lambda message: False)
            for token in (stolen, watcher):
                assert await see(house, table, token) == 404
                assert await knock(house, table, authorization=f"Bearer {token}") == 403
                assert (await thief.claim(token)).status_code == 404
            assert (await thief.web.get(f"/api/tables/{table}")).status_code == 404
            assert await see(house, table, renewed.json()["token"]) == 200
            assert rows(tmp_path, "select * from hooks") == []

    asyncio.run(attack())


def test_t01_seat_hijack_is_seen_by_the_table(tmp_path: Path) -> None:
    """Whoever takes up a link that somebody holds already is announced, also without a name."""

    async def attack() -> None:
        async with serving(tmp_path) as house, browser(house) as first, browser(house) as second:
            made = await house.create(**CLOSED)
            assert (await first.claim(made["tokens"]["1"], "Bea")).status_code == 200
            async with house.sit(made["id"], made["tokens"]["0"]) as victim:
                assert (await second.claim(made["tokens"]["1"])).status_code == 200
                told = await victim.until(
                    lambda message: message["type"] == "event" and message["lines"] != []
                )
                assert "Bea" in str(told["lines"])

    asyncio.run(attack())


def test_t01_seat_hijack_by_guessing_fails(tmp_path: Path) -> None:
    """Tokens are 256 bits from the system, unlike each other; near misses and other kinds open nothing."""

    async def attack() -> None:
        async with serving(tmp_path) as house:
            made = await house.create(**CLOSED)
            token = made["tokens"]["1"]
            assert len({*made["tokens"].values()}) == len(made["tokens"])
            assert all(len(other) == 43 for other in made["tokens"].values())
            last = "A" if token[-1] != "A" else "E"
            near = made["id"][:-1] + ("A" if made["id"][-1] != "A" else "E")
            for guess in (
                token[:-1] + last,
                token.swapcase(),
                token[:-1],
                token + "A",
                "null",
                "*",
                "%",
                "' or 1=1 --",
            ):
                async with house.http() as web:
                    headers = {"authorization": f"Bearer {guess}"}
                    assert (await web.get(f"/api/tables/{made['id']}", headers=headers)).status_code in (
                        403,
                        404,
                    )
            one, none = [await wrong(house.http(token), table) for table in (near, "nosuchtable1")]
            other = await wrong(house.http(), made["id"])
            assert one == none == other, "nobody learns whether there is such a table"
            twice = {"authorization": f"Bearer {token}", "cookie": f"sickbay={token}"}
            async with house.http() as web:
                assert (await web.get(f"/api/tables/{made['id']}", headers=twice)).status_code == 403
                assert (
                    await web.get(f"/api/tables/{made['id']}", headers={"cookie": f"sickbay={token}"})
                ).status_code == 404

    asyncio.run(attack())


async def wrong(client: httpx.AsyncClient, table: str) -> tuple[int, bytes]:
    async with client as web:
        answer = await web.get(f"/api/tables/{table}")
        return answer.status_code, answer.content


def test_t01_seat_hijack_by_logs_and_database_fails(tmp_path: Path) -> None:
    """No token and no session is in any log at any level, nor in the database."""

    async def attack() -> list[str]:
        async with serving(tmp_path) as house, browser(house) as person:
            made = await house.begin(**CLOSED)
            token = made["tokens"]["1"]
            await person.web.get(f"/join/{token}")
            await person.web.get(f"/join/{token}x")
            assert (await person.claim(token, "Bea")).status_code == 200
            await person.web.get(f"/tables/{made['id']}")
            async with house.sit(made["id"], token, "?seats=1") as player:
                await player.ask("chat", seat=1, text="hello")
                await player.wire.send(b"\xff\xfe")
                await player.wire.send("not json")
            await knock(house, made["id"], "?x=1", authorization=f"Bearer {token[::-1]}")
            await knock(house, made["id"], cookie=f"sickbay={person.session}")
            return [*made["tokens"].values(), person.session, person.csrf, token[::-1]]

    with everything_logged() as log:
        secrets = asyncio.run(attack())
    kept = stored(tmp_path)
    for secret in secrets:
        assert secret not in log.text
        assert secret not in kept


def test_t01_seat_hijack_link_of_another_table_fails(tmp_path: Path) -> None:
    """A credential is good for its table alone, and for its seats alone."""

    async def attack() -> None:
        async with serving(tmp_path) as house:
            one, two = await house.begin(**CLOSED), await house.begin(**CLOSED)
            for who in ("0", "owner", "spectator"):
                assert await see(house, two["id"], one["tokens"][who]) == 404
                assert await knock(house, two["id"], authorization=f"Bearer {one['tokens'][who]}") == 403
            async with house.http(one["tokens"]["1"]) as web:
                for seats in ("0", "0,1", "14"):
                    answer = await web.get(f"/api/tables/{one['id']}", params={"seats": seats})
                    assert answer.status_code == 403
                for path in ("links", "links/revoke"):
                    for wanted in (
                        {"kind": "seat", "seats": [0]},
                        {"kind": "owner"},
                        {"kind": "watcher", "seats": [0]},
                    ):
                        answer = await web.post(f"/api/tables/{one['id']}/{path}", json=wanted)
                        assert answer.status_code == 403
                assert (
                    await web.put(f"/api/tables/{one['id']}/seats/0/hook", json={"url": ""})
                ).status_code == 403

    asyncio.run(attack())
