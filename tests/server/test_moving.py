"""A table goes to another folder as a file, and on from there."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from sickbay.cli import main
from tests.server.house import serving

FLIGHT = {"entry": "moved", "at": 1, "seat": 0, "move": "fly moon"}


def played(folder: Path) -> str:
    """A table with some moves, and its id."""

    async def play() -> str:
        async with serving(folder) as house:
            made = await house.create(game="hrubec", seats=["open", "open"])
            async with house.sit(made["id"], made["tokens"]["0"]) as ana:
                await ana.do("sit", seat=0, name="Ana")
                async with house.sit(made["id"], made["tokens"]["1"]) as eva:
                    await eva.do("sit", seat=1, name="Eva")
                async with house.sit(made["id"], made["tokens"]["owner"]) as owner:
                    await owner.do("start")
            return str(made["id"])

    return asyncio.run(play())


def test_a_table_moves_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = played(tmp_path / "old")
    file = tmp_path / "table.json"
    assert main(["table", "export", table, str(file), "--data", str(tmp_path / "old")]) == 0
    assert file.stat().st_mode & 0o077 == 0
    assert main(["table", "import", str(file), "--data", str(tmp_path / "new")]) == 0
    told = capsys.readouterr().out
    found = re.search(r"here as (\S+)\.", told)
    assert found
    tokens = re.findall(r"/join/(\S+)", told)
    assert len(tokens) == 4  # the owner, two seats, spectators

    async def look() -> None:
        async with serving(tmp_path / "new") as house, house.sit(found[1], tokens[1]) as ana:
            assert ana.last["own"] == [0]
            assert [seat["name"] for seat in ana.last["table"]["seats"]] == ["Ana", "Eva"]
            assert ana.last["table"]["stage"] == "playing"

    asyncio.run(look())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda told: {**told, "sickbay_table": 2}, "version 2"),
        (lambda told: {**told, "more": 1}, "no table of Sickbay"),
        (lambda told: {**told, "seed": "x"}, "seed"),
        (lambda told: {**told, "entries": [*told["entries"], FLIGHT]}, "no table of Sickbay"),
        (lambda told: [], "no table of Sickbay"),
    ],
)
def test_a_file_that_is_none_is_refused(
    change: object, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played(tmp_path / "old")
    file = tmp_path / "table.json"
    assert main(["table", "export", table, str(file), "--data", str(tmp_path / "old")]) == 0
    assert main(["table", "export", table, str(file), "--data", str(tmp_path / "old")]) == 2  # it is there
    told = json.loads(file.read_text("utf-8"))
    assert callable(change)
    file.write_text(json.dumps(change(told)), encoding="utf-8")
    capsys.readouterr()
    assert main(["table", "import", str(file), "--data", str(tmp_path / "new")]) == 2
    assert words in capsys.readouterr().err
    assert main(["table", "export", "none", str(tmp_path / "x"), "--data", str(tmp_path / "old")]) == 2
    assert main(["table", "export", table, str(tmp_path / "x"), "--data", str(tmp_path / "nowhere")]) == 2
