"""What the tests of the command line share."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sickbay import cli
from sickbay.bots import RandomBot
from sickbay.core.records.record import Record
from sickbay.core.records.recorder import Recorder
from sickbay.games.pandemic import GAME
from sickbay.table import Match

ROOT = Path(__file__).parent.parent.parent


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(words)
    out, err = capsys.readouterr()
    return code, out, err


def start(*words: str, **more: Any) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "sickbay.cli", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


def a_record(name: str) -> Record:
    """The record of a game among bots with closed hands; the first is called so."""
    match = Match(GAME, [RandomBot() for _ in range(3)], 5, {"hands": "closed"})
    recorder = Recorder(GAME, match.options, match.seed, {0: name})
    while match.state.asked:
        match.go_on()
        recorder.add(match.state, *match.moves[-1])
    return recorder.record(match.state)
