"""The command line as a process: pipes, closed streams, interrupts, encodings."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.commands.shared import a_record, start

LONG = ["simulate", "pandemic", "--games", "1000000", "--bots", "planner"]


SHORT = ["simulate", "pandemic", "--games", "1000000"]


SOAK = ["laws", "pandemic", "--quick", "--games", "1000000"]


@pytest.mark.parametrize(
    ("words", "jobs"), [(SHORT, "1"), (SHORT, "2"), (LONG, "3"), (SOAK, "1"), (SOAK, "3")]
)
@pytest.mark.parametrize("after", [2.0, 4.0])
def test_interrupting_is_quick_and_quiet(words: list[str], jobs: str, after: float) -> None:
    command = [*words, "--jobs", jobs]
    with start(*command, start_new_session=True, preexec_fn=_hear_interrupts) as running:
        try:
            time.sleep(after)
            os.killpg(running.pid, signal.SIGINT)
            _, err = running.communicate(timeout=20)
            time.sleep(0.2)
            assert _alive(running.pid) == []
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130, err
    assert err.strip() == ""


def _alive(group: int) -> list[str]:
    """The processes of a group that still run, as far as the system tells."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            name, _, rest = path.read_text("utf-8").rpartition(")")
            state, _, pgrp = rest.split()[:3]
            if pgrp == str(group) and state != "Z":
                found.append(name)
    return found


def _hear_interrupts() -> None:
    """What a shell starts in the background ignores them, and so do all its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_closed_pipe_is_quiet() -> None:
    running = start("help")
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    with running.stderr as stream:
        err = stream.read()
    assert running.wait(30) == 141
    assert err == ""


STREAMS = [
    ("help >&-", 0, ""),
    ("help 2>&-", 0, ""),
    ("help >&- 2>&- <&-", 0, ""),
    ("help >/dev/full", 2, "no space"),
    ("help frob >/dev/full", 2, "frob"),
    ("foo 2>&-", 2, ""),
    ("foo 2>/dev/full", 2, ""),
    ("simulate pandemic --games 2 --jobs 1 --out /dev/full", 2, "/dev/full"),
    ("simulate pandemic --games 2 --jobs 1 >/dev/full", 2, "no space"),
    ("simulate pandemic --games 2 --jobs 1 >&-", 0, ""),
    ("play pandemic <&-", 0, ""),
    ("play pandemic 0>/dev/null", 2, "direction"),
]


@pytest.mark.parametrize(("words", "code", "named"), STREAMS, ids=[words for words, _, _ in STREAMS])
def test_any_standard_streams_will_do(words: str, code: int, named: str) -> None:
    command = f"exec {sys.executable} -m sickbay.cli {words}"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL
    )
    assert (done.returncode, named in done.stderr) == (code, True), done.stderr
    assert len(done.stderr.splitlines()) == bool(named), done.stderr


ASCII = {**os.environ, "PYTHONIOENCODING": "ascii", "SICKBAY_LANG": "cs"}
UTF_8 = {**ASCII, "PYTHONIOENCODING": "utf-8"}


@pytest.mark.parametrize(
    "command", ["help", "help simulate", "replay", "verify", "check", "simulate", "frob"]
)
def test_any_encoding_will_do(command: str, tmp_path: Path) -> None:
    """What all commands say loses its accents, and no sign, where there are none."""
    record = tmp_path / "game.record"
    record.write_text(a_record("Řehoř").write(), encoding="utf-8")
    case = tmp_path / "case.toml"
    case.write_text('case = 1\ngame = "žába"\n', encoding="utf-8")
    more = {"replay": [str(record)], "verify": [str(record)], "check": [str(case)]}
    more["simulate"] = ["pandemic", "--games", "1", "--jobs", "1"]
    words = [*command.split(), *more.get(command, [])]
    plain, full = (
        "".join(
            start(*words, env={**ASCII, "PYTHONIOENCODING": encoding}, encoding="utf-8").communicate(
                timeout=60
            )
        )
        for encoding in ("ascii", "utf-8")
    )
    assert plain.isascii()
    assert not full.isascii()
    assert plain.count("?") == full.count("?")
    if command == "replay":
        assert ("Rehor" in plain, "Řehoř" in full) == (True, True)


def test_json_loses_nothing_in_any_encoding(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    game = a_record("Ana")
    game.moves[0] = game.moves[0]._replace(note="žluť")
    record.write_text(game.write(), encoding="utf-8")
    for env in (ASCII, UTF_8):
        shown = start("replay", str(record), "--json", env=env, encoding="utf-8")
        assert json.loads(shown.communicate(timeout=60)[0])["moves"][1]["note"] == "žluť"


def test_play_takes_a_game_from_a_pipe() -> None:
    playing = start("play", "pandemic", "--seats", "me,random", "--seed", "3", stdin=subprocess.PIPE)
    out, err = playing.communicate("pass\n" * 3 + "quit\n", timeout=30)
    assert (playing.returncode, err) == (0, "")
    assert "pandemic" in out.lower()
