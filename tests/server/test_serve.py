"""The command ``sickbay serve``, as a person starts and stops it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from sickbay.cli import main
from sickbay.server.run import bind
from sickbay.server.settings import Settings


@contextmanager
def running(*words: str, language: str = "en") -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "sickbay.cli", "serve", "--port", "0", *words]
    environ = {**os.environ, "SICKBAY_LANG": language}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def address(process: subprocess.Popen[str]) -> str:
    """Where it says that it is."""
    assert process.stdout is not None
    found = re.search(r"http://\S+:\d+/", process.stdout.readline())
    assert found
    return found[0]


def rest(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What it still says until it ends."""
    assert process.stdout is not None
    assert process.stderr is not None
    said = process.stdout.read(), process.stderr.read()
    process.wait(20)
    return said


def healthy(url: str) -> bool:
    for _ in range(1200):
        try:
            return httpx.get(f"{url}health").status_code == 200
        except httpx.TransportError:
            time.sleep(0.05)
    return False


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent in another way there")
def test_it_says_where_it_is_and_stops_cleanly(tmp_path: Path) -> None:
    with running("--data", str(tmp_path / "tables")) as process:
        url = address(process)
        assert url.startswith("http://127.0.0.1:")
        assert healthy(url)
        process.send_signal(signal.SIGINT)
        said, wrong = rest(process)
        assert process.returncode == 0
        assert str(tmp_path / "tables") in said
        assert "docs/serving.md" not in said
        assert said.endswith("Stopped. All tables are kept.\n")
        assert wrong == ""


def test_without_tls_the_network_is_warned(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--host", "0.0.0.0", language="cs") as process:
        url = address(process)
        assert url.startswith("http://localhost:")
        assert healthy(url)
        process.terminate()
        said, _ = rest(process)
        assert "docs/serving.md" in said
        assert "Bez TLS" in said


def test_what_cannot_be_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--data", str(tmp_path)]) == 2
    assert f"Port {port} is taken" in capsys.readouterr().err
    assert main(["serve", "--host", "203.0.113.7", "--data", str(tmp_path)]) == 2
    assert "203.0.113.7" in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "file")]) == 2
    assert "--data" in capsys.readouterr().err
    for flag in ("--public-url", "--allow-origin"):
        assert main(["serve", flag, "ftp://x"]) == 2
        assert "https://example.org" in capsys.readouterr().err
    assert main(["serve", "--port", "70000"]) == 2
    assert "65,535" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="the browser is a shell script here")
def test_alone_it_serves_and_opens_the_browser(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" >{opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o700)
    environ = {**os.environ, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path), "SICKBAY_LANG": "en"}

    def start() -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "sickbay.cli"]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ)

    with start() as process:
        try:
            url = address(process)
            assert healthy(url)
            for _ in range(1200):
                if opened.exists():
                    break
                time.sleep(0.05)
            assert opened.read_text() == url
            with start() as second:  # not a second server for the same tables
                assert second.wait(30) in (0, 2)
        finally:
            process.kill()


def test_what_is_sent_waits_for_nothing(tmp_path: Path) -> None:
    """Without this an answer of two parts takes 40 ms where the event loop does not see to it itself."""
    with bind(Settings(tmp_path, port=0)) as port:
        assert port.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        with socket.create_connection(port.getsockname()):
            there, _ = port.accept()
            with there:
                assert there.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
