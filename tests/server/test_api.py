"""The server as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import sickbay
from sickbay.core.records.record import Record
from sickbay.core.records.verify import verify
from sickbay.core.registry import game
from sickbay.server import guard
from tests.server.visiting import hall_of, visited

Client = TestClient[Litestar]
TWO = {"game": "pandemic", "options": {"hands": "closed", "epidemics": 4}, "seats": ["open", "open"]}
OWN = "http://testserver.local"


@pytest.fixture(name="client")
def _client(tmp_path: Path) -> Iterator[Client]:
    with visited(tmp_path) as client:
        yield client


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def made(client: Client, **wanted: Any) -> tuple[str, dict[str, str]]:
    """A new table without a session: its id and tokens."""
    answer = client.post("/api/tables", json={**TWO, **wanted})
    assert answer.status_code == 201, answer.text
    links = answer.json()["links"]
    return answer.json()["id"], {
        str(key): link["token"] for link in links for key in link["seats"] or [link["kind"]]
    }


def ask(client: Client, table: str, token: str, **request: Any) -> dict[str, Any]:
    answer = client.post(f"/api/tables/{table}/requests", json={"id": "x", **request}, headers=bearer(token))
    told: dict[str, Any] = answer.json()
    return told


def begun(client: Client, **wanted: Any) -> tuple[str, dict[str, str]]:
    table, tokens = made(client, **wanted)
    for seat in sorted(set(tokens) & {"0", "1"}):
        ask(client, table, tokens[seat], id=f"sit {seat}", type="sit", seat=int(seat), name=f"Seat {seat}")
    assert ask(client, table, tokens["owner"], type="start")["type"] == "done"
    return table, tokens


# -- tables ----------------------------------------------------------------------------------------------


def test_a_table_is_made_and_played(client: Client) -> None:
    table, tokens = begun(client)
    snap = client.get(f"/api/tables/{table}", headers=bearer(tokens["0"])).json()
    assert (snap["type"], snap["own"], snap["table"]["stage"]) == ("snapshot", [0], "playing")
    asked = [move for one in snap["asked"] for group in one["groups"] for move in group["moves"]]
    seat, token = ("0", tokens["0"]) if asked else ("1", tokens["1"])
    snap = client.get(f"/api/tables/{table}", headers=bearer(token)).json()
    move = snap["asked"][0]["groups"][0]["moves"][0]["move"]
    wrong = ask(client, table, token, type="play", seat=int(seat), move="cure blue")
    assert (wrong["type"], bool(wrong["rule"])) == ("refused", True)
    for _ in range(2):  # the same once more acts once
        done = ask(client, table, token, id="m", type="play", seat=int(seat), move=move)
        assert done == {"type": "done", "id": "m"}
    assert client.get(f"/api/tables/{table}", headers=bearer(token)).json()["table"]["moves"] == 1
    why = ask(client, table, token, type="why", seat=int(seat), move="cure blue")
    assert (why["type"], why["legal"]) == ("answer", False)


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": ["open", "nobody"]}, "bot-unknown"),
        ({"seats": ["open"]}, "option-bad"),
        ({"options": {"epidemics": 9}}, "option-bad"),
        ({"options": {"size": 9}}, "option-unknown"),
        ({"options": {"seats": 3}}, "players-wrong"),
        ({"stand_in": "nobody"}, "bot-unknown"),
        ({"more": 1}, "request-bad"),
        ({"deadline": -1}, "request-bad"),
        ({"undo": "never"}, "request-bad"),
        ({"title": "x" * 61}, "request-bad"),
        ({"pack": "x"}, "pack-none"),
        ({"game": "hrubec", "options": {}, "pack": "x"}, ""),
    ],
)
def test_a_table_that_cannot_be_is_refused(client: Client, wanted: dict[str, Any], key: str) -> None:
    answer = client.post("/api/tables", json={**TWO, **wanted})
    assert answer.status_code == 400
    told = answer.json()
    assert told["type"] == "refused"
    assert told["key"] == key or not key
    assert told["text"]
    assert not hall_of(client).live


def test_only_a_learning_game_has_a_known_deal(client: Client) -> None:
    learning = {
        "game": "hrubec",
        "options": {"seats": 3},
        "seats": ["open", "random", "random"],
        "seed": "57",
    }
    refused = client.post("/api/tables", json=learning)
    assert (refused.status_code, refused.json()["key"]) == (400, "table-seed-learning")
    wrong = client.post("/api/tables", json={**learning, "undo": "owner", "seed": "x"})
    assert wrong.status_code == 400
    table, tokens = made(client, **learning, undo="owner")
    ask(client, table, tokens["0"], type="sit", seat=0, name="Ana")
    assert ask(client, table, tokens["owner"], id="go", type="start")["type"] == "done"
    told = client.get(f"/api/tables/{table}", headers=bearer(tokens["0"])).json()
    dealt = game("hrubec").new({"seats": 3}, 57)
    assert told["view"] == game("hrubec").view(dealt, 1)


def test_nobody_sees_a_table_without_a_link(client: Client) -> None:
    table, tokens = made(client)
    other, _ = made(client)
    for path in ("", "/record", "/export"):
        for where, headers in ((table, {}), (other, bearer(tokens["0"])), ("nothing", bearer(tokens["0"]))):
            answer = client.get(f"/api/tables/{where}{path}", headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (404, "table-not-yours")
    assert ask(client, other, tokens["0"], type="ping")["key"] == "table-not-yours"


def test_errors_speak_the_language_of_who_asks(client: Client) -> None:
    said = {
        language: client.get("/api/tables/x", headers={"accept-language": language}).json()["text"]
        for language in ("en", "es", "cs", "it", "xx, it;q=0.5", "de")
    }
    assert len({said[language] for language in ("en", "es", "cs", "it")}) == 4
    assert said["xx, it;q=0.5"] == said["it"]
    assert said["de"] == said["en"]
    assert client.get("/api/tables/x?lang=cs").json()["text"] == said["cs"]


# -- sessions and links ----------------------------------------------------------------------------------


def session(client: Client) -> dict[str, str]:
    """A browser's session: the header that its changes need."""
    answer = client.post("/api/session", headers={"origin": OWN})
    assert answer.status_code == 200
    return {"x-csrf-token": answer.json()["csrf"], "origin": OWN}


def test_a_browser_holds_what_it_made_and_claimed(client: Client) -> None:
    table, others = made(client)
    own = session(client)
    mine = client.post(
        "/api/tables", json={**TWO, "seats": ["me", "open"], "name": "Ana"}, headers=own
    ).json()
    assert hall_of(client).live[mine["id"]].table.names == ["Ana", ""]
    claim = {"token": others["1"], "name": "Bea"}
    assert client.post("/api/claim", json=claim, headers=own).json() == {
        "table": table, "kind": "seat", "seats": [1],
    }  # fmt: skip
    rows = {row["id"]: row for row in client.get("/api/me").json()["tables"]}
    assert (rows[mine["id"]]["seats"], rows[mine["id"]]["owner"]) == ([0], True)
    assert (rows[table]["seats"], rows[table]["owner"]) == ([1], False)
    assert client.delete("/api/me", headers=own).status_code == 204
    assert client.get("/api/me").json()["tables"] == []


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"x-csrf-token": "0" * 64, "origin": OWN},
        {"x-csrf-token": "{csrf}", "origin": "https://elsewhere.example"},
        {"x-csrf-token": "", "origin": OWN},
    ],
)
def test_a_change_by_cookie_comes_from_a_page_of_ours(client: Client, headers: dict[str, str]) -> None:
    csrf = session(client)["x-csrf-token"]
    given = {name: value.format(csrf=csrf) for name, value in headers.items()}
    table, tokens = made_by(client, csrf)
    attempts = [
        client.post("/api/tables", json=TWO, headers=given),
        client.post("/api/claim", json={"token": tokens["1"]}, headers=given),
        client.post(f"/api/tables/{table}/requests", json={"type": "start", "id": "a"}, headers=given),
        client.post(f"/api/tables/{table}/links", json={"kind": "spectator"}, headers=given),
        client.post(f"/api/tables/{table}/links/revoke", json={"kind": "spectator"}, headers=given),
        client.put(f"/api/tables/{table}/seats/0/hook", json={"url": ""}, headers=given),
        client.delete("/api/me", headers=given),
    ]
    assert {(answer.status_code, answer.json()["key"]) for answer in attempts} <= {
        (403, "form-foreign"),
        (403, "origin-foreign"),
    }
    assert len(hall_of(client).live) == 1


def made_by(client: Client, csrf: str) -> tuple[str, dict[str, str]]:
    headers = {"x-csrf-token": csrf, "origin": OWN}
    answer = client.post("/api/tables", json={**TWO, "seats": ["me", "open"]}, headers=headers).json()
    return answer["id"], {str(key): link["token"] for link in answer["links"] for key in link["seats"]}


def test_a_session_begins_only_from_our_own_pages(client: Client) -> None:
    assert client.post("/api/session").status_code == 403
    assert client.post("/api/session", headers={"origin": "https://elsewhere.example"}).status_code == 403
    assert client.get("/api/me").json()["csrf"] == ""


def test_links_are_the_owners_and_a_watchers_link_is_the_seats(client: Client) -> None:
    table, tokens = begun(client)

    def link(who: str, **wanted: Any) -> Any:
        return client.post(f"/api/tables/{table}/links", json=wanted, headers=bearer(tokens[who]))

    assert link("0", kind="seat", seats=[1]).json()["key"] == "owner-only"
    assert link("owner", kind="watcher", seats=[1]).json()["key"] == "seats-not-yours"
    assert link("0", kind="watcher", seats=[1]).json()["key"] == "seats-not-yours"
    assert link("owner", kind="seat").json()["key"] == "link-seats"
    assert link("owner", kind="spectator", seats=[1]).json()["key"] == "link-seats"
    watcher = link("0", kind="watcher", seats=[0]).json()["token"]
    snap = client.get(f"/api/tables/{table}", headers=bearer(watcher)).json()
    assert (snap["seats"], snap["own"], snap["asked"]) == ([0], [], [])
    assert "?" not in snap["view"]["hands"][0]
    assert "?" in snap["view"]["hands"][1]  # who begins may tell a card of it
    assert ask(client, table, watcher, type="play", seat=0, move="pass")["key"] == "table-only-watching"
    renewed = link("owner", kind="seat", seats=[0]).json()
    assert renewed["url"] == f"{OWN}/join/{renewed['token']}"
    assert client.get(f"/api/tables/{table}", headers=bearer(tokens["0"])).status_code == 404
    assert client.get(f"/api/tables/{table}", headers=bearer(renewed["token"])).json()["own"] == [0]
    revoke = {"kind": "seat", "seats": [0]}
    path = f"/api/tables/{table}/links/revoke"
    assert client.post(path, json=revoke, headers=bearer(tokens["owner"])).status_code == 204
    assert client.get(f"/api/tables/{table}", headers=bearer(renewed["token"])).status_code == 404
    assert client.get(f"/api/tables/{table}", headers=bearer(watcher)).status_code == 404, (
        "it went with its seat"
    )
    lines = client.get(f"/api/tables/{table}", headers=bearer(tokens["1"])).json()["log"]
    assert [line["text"] for line in lines if line["entry"] == "linked"] == [
        ["Seat 0: the owner has made a new link, the old one is dead"],
        ["Seat 0: the owner has ended the link"],
    ]


def test_the_seats_of_one_link_have_names_of_their_own(client: Client) -> None:
    table, tokens = made(client, seats=["open"] * 3)
    bearer = {"authorization": f"Bearer {tokens['owner']}"}
    wanted = {"kind": "seat", "seats": [0, 2]}
    link = client.post(f"/api/tables/{table}/links", json=wanted, headers=bearer).json()
    guest = session(client)
    claim = {"token": link["url"].rpartition("/")[2], "name": "Ana"}
    assert client.post("/api/claim", json=claim, headers=guest).status_code == 200
    assert hall_of(client).live[table].table.names == ["Ana", "", "Ana 2"]


def test_claiming_is_by_post_and_a_second_device_is_told_to_all(client: Client) -> None:
    table, tokens = begun(client)
    live = hall_of(client).live[table].table
    before = len(live.entries)
    assert client.get("/api/claim").status_code == 405
    own = session(client)
    claim = {"token": tokens["1"], "name": "Seat 1"}
    for _ in range(2):
        assert client.post("/api/claim", json=claim, headers=own).status_code == 200
    assert [entry.__struct_config__.tag for entry in live.entries[before:]] == ["linked", "sat"]


# -- what goes out and comes in --------------------------------------------------------------------------


def test_an_export_of_a_running_game_is_for_its_viewer(client: Client) -> None:
    table, tokens = begun(client)
    assert (
        client.get(f"/api/tables/{table}/record", headers=bearer(tokens["0"])).json()["key"] == "record-later"
    )
    live = hall_of(client).live[table].table
    hands: Any = live.game.to_json(live.playing.state)["hands"]
    export = client.get(f"/api/tables/{table}/export", headers=bearer(tokens["0"])).json()
    assert export["view"]["hands"] == [hands[0], ["?"] * len(hands[1])]
    assert export["table"]["seed"] == ""
    assert client.get(f"/api/tables/{table}/export?seats=1", headers=bearer(tokens["0"])).status_code == 403


def test_a_finished_game_has_a_record_that_holds(client: Client) -> None:
    table, tokens = begun(client)
    live = hall_of(client).live[table].table
    number = 0
    while live.stage == "playing":
        for seat in ("0", "1"):
            snap = client.get(f"/api/tables/{table}", headers=bearer(tokens[seat])).json()
            for one in snap["asked"]:
                number += 1
                move = one["groups"][number % len(one["groups"])]["moves"][0]["move"]
                ask(client, table, tokens[seat], id=f"m{number}", type="play", seat=one["seat"], move=move)
    answer = client.get(f"/api/tables/{table}/record", headers=bearer(tokens["spectator"]))
    assert answer.headers["content-type"].startswith("text/plain")
    record = Record.read(answer.text)
    assert record.seed is not None
    assert verify(record, game("pandemic")).ok


# -- what the server says of itself ----------------------------------------------------------------------


def test_games_options_and_bots(client: Client) -> None:
    rows = {row["id"]: row for row in client.get("/api/games").json()}
    assert {"pandemic", "hrubec"} <= set(rows)
    assert rows["pandemic"]["options"]["epidemics"] == [4, 5, 6, 7]
    assert "planner" in rows["pandemic"]["bots"]


def test_health_and_figures_tell_no_table(client: Client) -> None:
    table, tokens = begun(client)
    assert client.get("/health").json() == {"sickbay": sickbay.__version__, "status": "ok"}
    text = client.get("/metrics").text
    assert "sickbay_tables_live 1\n" in text
    assert "sickbay_entries_total 3\n" in text
    secret = hall_of(client).live[table].table.seed
    for word in (table, str(secret), f"{secret:x}", *tokens.values(), "Seat 0", "pandemic"):
        assert word not in text


def test_every_answer_is_guarded(client: Client) -> None:
    for path in ("/", "/health", "/api/me", "/api/nothing", "/nothing", "/api/tables/x", "/api/schema.json"):
        answer = client.get(path)
        for name, value in guard.HEADERS.items():
            assert answer.headers[name] == value, path
        assert "cache-control" in answer.headers
        assert "server" not in answer.headers


def test_too_much_is_refused(client: Client) -> None:
    answer = client.post("/api/tables", content=b'{"game":"' + b"x" * 300_000 + b'"}')
    assert (answer.status_code, answer.json()["key"]) == (413, "body-too-large")
    deep = client.post("/api/tables", content=b"[" * 100_000, headers={"content-type": "application/json"})
    assert deep.status_code == 400


def test_what_breaks_inside_is_told_to_nobody(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, tokens = begun(client)
    live = hall_of(client).live[table]

    def broken(_: object) -> None:
        secret = "canary in a hand"
        raise KeyError(secret)

    monkeypatch.setattr(live, "snapshot", broken)
    answer = client.get(f"/api/tables/{table}", headers=bearer(tokens["0"]))
    assert (answer.status_code, answer.json()["key"]) == (500, "server-failed")
    assert "canary" not in answer.text
    assert "KeyError in broken" in caplog.text
    assert "canary" not in caplog.text
