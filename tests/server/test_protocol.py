"""What docs/protocol.md says, held against what the server does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar.testing import TestClient
from tools.protocol import DOCUMENT, schema_text

from sickbay.server.limits import Limits
from sickbay.server.making import NewTable, plan
from sickbay.server.sockets import HANDLERS, LONGEST
from sickbay.table import messages, requests
from sickbay.table.contract import Clock
from tests.server.visiting import visited

TEXT = (DOCUMENT.parent / "protocol.md").read_text("utf-8")


def examples(kind: str) -> list[str]:
    """The JSON texts in the blocks of a kind; one block may hold several."""
    blocks = re.findall(rf"^```json {kind}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    return [text for block in blocks for text in re.split(r"\n(?=\{)", block.strip())]


@pytest.mark.parametrize("text", examples("request"))
def test_every_example_of_a_request_is_one(text: str) -> None:
    request = msgspec.json.decode(text, type=requests.AnyRequest)
    assert type(request) in HANDLERS


@pytest.mark.parametrize("text", examples("message"))
def test_every_example_of_a_message_is_one(text: str) -> None:
    message = msgspec.json.decode(text, type=messages.AnyMessage)
    assert told(msgspec.json.decode(text), msgspec.to_builtins(message)) == []


def told(example: Any, message: Any, place: str = "") -> list[str]:
    """What an example has that its message has not."""
    if isinstance(example, dict):
        return [
            wrong
            for name in example
            for wrong in (
                told(example[name], message[name], f"{place}.{name}") if name in message else [name]
            )
        ]
    if isinstance(example, list):
        return [
            wrong for one, other in zip(example, message, strict=True) for wrong in told(one, other, place)
        ]
    return [] if example == message else [place]


def test_there_is_an_example_of_every_kind() -> None:
    for kind, union in (("request", requests.AnyRequest), ("message", messages.AnyMessage)):
        shown = {msgspec.json.decode(text)["type"] for text in examples(kind)}
        assert shown == {each.__struct_config__.tag for each in get_args(union)}


def test_every_request_has_a_handler_and_a_line() -> None:
    assert set(HANDLERS) == set(get_args(requests.AnyRequest))
    for kind in HANDLERS:
        assert f"`{kind.__struct_config__.tag}`" in TEXT


def test_the_example_of_a_table_can_be_made() -> None:
    clocked, usual = [plan(msgspec.json.decode(text, type=NewTable)).contract for text in examples("table")]
    assert usual.kinds == ["person", "person", "planner"]
    assert clocked.clock == Clock()


def test_the_schema_in_the_documents_is_that_of_the_types() -> None:
    assert DOCUMENT.read_text("utf-8") == schema_text(), "run tools/protocol.py"


def test_every_path_is_described(tmp_path: Path) -> None:
    with visited(tmp_path) as client:
        paths = openapi(client)["paths"]
        assert client.get("/api/schema.json").json() == msgspec.json.decode(schema_text())
    described = {
        (method.lower(), path)
        for row in re.findall(r"^\| (`[A-Z]+ /.*?) \|", TEXT, re.MULTILINE)
        for method, path in re.findall(r"`([A-Z]+) (/\S+)`", row)
    }
    served = {(method, path) for path, methods in paths.items() for method in methods}
    assert described == served | {("get", "/health"), ("get", "/metrics")}


def openapi(client: TestClient[Any]) -> dict[str, Any]:
    answer = client.get("/api/openapi.json")
    assert answer.status_code == 200
    described: dict[str, Any] = answer.json()
    return described


def test_the_limits_are_as_described() -> None:
    limits = Limits()
    rows = dict(re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|$", TEXT.partition("## Limits")[2], re.MULTILINE))
    assert LONGEST == 64 * 1024
    per_second, burst = limits.socket
    assert rows["requests of a connection"].startswith(f"{per_second:.0f} a second after a burst of {burst}")
    assert rows["requests of a connection"].endswith(
        f"one in {1 / limits.chat[0]:.0f} seconds after {limits.chat[1]}"
    )
    rates, bursts = (limits.seat[0], limits.address[0]), (limits.seat[1], limits.address[1])
    both = f"{rates[0]:.0f} and {rates[1]:.0f} a second after bursts of {bursts[0]} and {bursts[1]}"
    assert rows["requests of a seat, of an address"] == both
    page = f"{limits.page[0]:.0f} a second after a burst of {limits.page[1]}"
    assert rows["pages and calls of an address"] == page
    assert limits.create == (1 / 60, 20)
    assert rows["new tables of an address"].endswith(f"of 20; {limits.owned} under way for one owner")
    places = f"{limits.sockets_of_table} at a table, {limits.sockets_of_address} of an address, "
    assert rows["connections"] == places + f"{limits.sockets:,} in all"
    assert limits.strikes == 20
