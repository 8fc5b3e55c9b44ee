"""What the tests of the command line share."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sickbay import cli

ROOT = Path(__file__).parent.parent.parent


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(words)
    out, err = capsys.readouterr()
    return code, out, err


def start(*words: str, **more: Any) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "sickbay.cli", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)
