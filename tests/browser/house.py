"""The server of these tests: like any other, but one address may make many tables and open many pages.

``python -m tests.browser.house FOLDER`` says where it is.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sickbay.server.app import make_app
from sickbay.server.limits import Limits
from sickbay.server.run import bind, server_of
from sickbay.server.settings import Settings

_MANY = (10_000.0, 10_000)
GENEROUS = Limits(
    socket=_MANY, seat=_MANY, address=_MANY, chat=_MANY, page=_MANY, knock=_MANY, create=_MANY, owned=10_000
)


@contextmanager
def house(folder: Path) -> Iterator[str]:
    """A server in a process of its own, whose tables are in a folder; where it is."""
    command = [sys.executable, "-m", "tests.browser.house", str(folder)]
    environ = {**os.environ, "SICKBAY_LANG": "en"}
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ, cwd=root) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert found
        try:
            yield found[0]
        finally:
            process.kill()


if __name__ == "__main__":
    settings = Settings(data=Path(sys.argv[1]), port=0, limits=GENEROUS)
    listening = bind(settings)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    server_of(make_app(settings), settings).run(sockets=[listening])
