"""The examples for programs, as they are written, play whole games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sickbay import client
from sickbay.client import join
from sickbay.table.requests import Start
from tests.served import Served, server

__all__ = ["server"]

DOCS = Path(__file__).parent.parent.parent / "docs"


def of_protocol() -> str:
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "protocol.md").read_text("utf-8"), re.DOTALL)
    return str(code)


def of_package() -> str:
    code = (client.__doc__ or "").partition("::\n\n")[2]
    return re.sub(r'"https://.*?"', "LINK", re.sub("^    ", "", code, flags=re.MULTILINE))


@pytest.mark.parametrize("example", [of_protocol, of_package])
def test_the_example(example: object, server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    made = server.create(game="pandemic", options={"epidemics": 6}, seats=["open", "random"])
    with join(made.links["0"], name="Ana"), join(made.links["owner"]) as owner:
        owner.ask(Start)
        exec(example(), {"LINK": made.links["0"]})  # type: ignore[operator]
        owner.wait(lambda: owner.standing.table.stage == "over", 30)
        assert capsys.readouterr().out.strip() == owner.standing.table.result_text != ""
