"""T11: forms and sockets of foreign pages."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from tests.attack.crook import CLOSED, LIMITS, browser, knock, print_of, rows, table_in
from tests.server.house import serving

EVIL = "https://evil.example"


def test_t11_foreign_pages_open_no_socket(tmp_path: Path) -> None:
    """With a cookie the origin must be ours; a foreign one is refused with a token too; never both."""

    async def attack() -> None:
        friend = "https://friend.example"
        async with serving(tmp_path, limits=LIMITS, origins=(friend,)) as house, browser(house) as victim:
            made = await house.begin(**CLOSED)
            await victim.claim(made["tokens"]["0"])
            cookie = f"sickbay={victim.session}"
            near = [house.url + ".evil.example", house.url.replace("http", "https"), "http://127.0.0.1:1"]
            for origin in (EVIL, "null", *near):
                assert await knock(house, made["id"], cookie=cookie, origin=origin) == 403, origin
            assert await knock(house, made["id"], cookie=cookie) == 403
            bearer = f"Bearer {made['tokens']['0']}"
            assert await knock(house, made["id"], authorization=bearer, origin=EVIL) == 403
            assert (
                await knock(house, made["id"], authorization=bearer, cookie=cookie, origin=house.url) == 403
            )
            assert (
                await knock(house, made["id"], cookie=f"sickbay={made['tokens']['0']}", origin=house.url)
                == 403
            )
            assert await knock(house, made["id"], authorization=f"Bearer {victim.session}") == 403
            for origin in (house.url, friend):
                assert await knock(house, made["id"], cookie=cookie, origin=origin) == 101
            assert await knock(house, made["id"], authorization=bearer) == 101

    asyncio.run(attack())


def test_t11_foreign_pages_change_nothing(tmp_path: Path) -> None:
    """Every change by cookie needs our form's token and our origin, at every address."""

    async def attack() -> None:
        async with (
            serving(tmp_path, limits=LIMITS) as house,
            browser(house) as victim,
            browser(house) as other,
        ):
            made = await house.begin(**CLOSED)
            await victim.claim(made["tokens"]["0"])
            await victim.claim(made["tokens"]["owner"])
            at, api = f"/tables/{made['id']}", f"/api/tables/{made['id']}"
            calls: list[tuple[str, str, Any]] = [
                ("POST", f"{api}/requests", {"type": "chat", "id": "x", "seat": 0, "text": "evil"}),
                ("POST", f"{api}/links", {"kind": "seat", "seats": [1]}),
                ("POST", f"{api}/links/revoke", {"kind": "spectator"}),
                ("PUT", f"{api}/seats/0/hook", {"url": EVIL}),
                ("POST", "/api/claim", {"token": made["tokens"]["1"]}),
                ("POST", "/api/tables", CLOSED),
                ("DELETE", "/api/me", None),
            ]
            forms = ["chat", "play", "undo", "abandon", "link", "pause", "hand_over", "screen"]
            table = table_in(house, made)
            kept = ("select * from holdings", "select hash from credentials")
            before = print_of(table, presence=False), [rows(tmp_path, one) for one in kept]
            foreign: list[dict[str, str]] = [
                {},
                {"x-csrf-token": other.csrf},
                {"x-csrf-token": victim.csrf, "origin": EVIL},
                {"x-csrf-token": "", "origin": "null"},
            ]
            for headers in foreign:
                for method, path, body in calls:
                    answer = await victim.web.request(method, path, json=body, headers=headers)
                    assert answer.status_code == 403, (method, path, headers)
                    if body:
                        plain = {**headers, "content-type": "text/plain"}
                        answer = await victim.web.request(method, path, json=body, headers=plain)
                        assert answer.status_code in (400, 403, 415), path
                for act in forms:
                    csrf = headers.get("x-csrf-token", "")
                    sent = {"csrf": csrf, "text": "evil", "seat": "0", "move": "pass", "kind": "spectator"}
                    answer = await victim.web.post(f"{at}/{act}", data=sent, headers=headers)
                    assert answer.status_code == 403, act
            assert before == (print_of(table, presence=False), [rows(tmp_path, one) for one in kept])
            answer = await victim.post(
                f"{api}/requests", {"type": "chat", "id": "x", "seat": 0, "text": "mine"}
            )
            assert answer.status_code == 200

    asyncio.run(attack())


def test_t11_foreign_pages_make_no_tables_for_visitors_without_cookie(tmp_path: Path) -> None:
    """A foreign page cannot spend a visitor's allowance of tables either."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS) as house, house.http() as web:
            answer = await web.post("/api/tables", json=CLOSED, headers={"origin": EVIL})
            assert answer.status_code == 403
            assert rows(tmp_path, "select * from tables") == []

    asyncio.run(attack())


def test_t11_foreign_pages_change_nothing_by_reading(tmp_path: Path) -> None:
    """No address changes anything by GET or HEAD, whoever asks: none that the application has."""

    async def attack() -> None:
        async with serving(tmp_path, limits=LIMITS) as house, browser(house) as victim:
            made = await house.begin(**CLOSED)
            await victim.claim(made["tokens"]["owner"])
            await victim.claim(made["tokens"]["0"])
            routes = [route for route in house.app.routes if isinstance(route, HTTPRoute)]
            paths = sorted({route.path for route in routes if "GET" in route.methods})
            assert len(paths) > 10
            table = table_in(house, made)
            await victim.web.get(f"/tables/{made['id']}")
            kept = ("holdings", "hooks", "tables", "credentials", "entries")
            before = (
                print_of(table, presence=False),
                [rows(tmp_path, f"select * from {name}") for name in kept],
            )
            filled = {"table_id:str": made["id"], "token:str": made["tokens"]["1"], "seat:int": "0"}
            filled |= {"act:str": "undo", "name:str": "pandemic", "game_id:str": "pandemic"}
            asked = f"?seat=0&move=0&text=x&kind=seat&type=undo&csrf={victim.csrf}"
            for path in paths:
                address = re.sub(r"{([^}]*)}", lambda part: filled.get(part[1], "x"), path)
                for method in ("GET", "HEAD"):
                    answer = await victim.web.request(method, address + asked)
                    assert answer.status_code < 500, path
            after = (
                print_of(table, presence=False),
                [rows(tmp_path, f"select * from {name}") for name in kept],
            )
            assert before == after

    asyncio.run(attack())


@pytest.mark.parametrize("path", ["/", "/new/hrubec", "/nowhere", "/api/me", "/health", "/assets/none.js"])
def test_t11_foreign_pages_frame_and_script_nothing(path: str, tmp_path: Path) -> None:
    """No page of ours can be framed, and none takes scripts from elsewhere or from its own text."""

    async def look() -> None:
        async with serving(tmp_path, limits=LIMITS) as house, house.http() as web:
            headers = (await web.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert "http:" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "access-control-allow-origin" not in headers

    asyncio.run(look())
