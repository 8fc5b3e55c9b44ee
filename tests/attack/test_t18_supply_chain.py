"""T18: what comes from elsewhere. A start without a network is tried as far as a test can: every connection
and every name that is not of this machine is refused to the process.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from sickbay.server import web

ROOT = Path(__file__).parents[2]
OFFLINE = """
import asyncio, json, pathlib, socket, sys, tempfile
denied = []
def local(address):
    return isinstance(address, (str, bytes)) or address[0] in ("127.0.0.1", "::1", "localhost", "", None)
def guard(event, args):
    if event in ("socket.connect", "socket.sendto") and not local(args[1]):
        denied.append(str(args[1])); raise OSError("no network")
    named = event in ("socket.getaddrinfo", "socket.gethostbyname")
    if named and args[0] not in ("127.0.0.1", "localhost", None):
        denied.append(str(args[0])); raise OSError("no network")
sys.addaudithook(guard)
from tests.server.house import serving
async def look():
    with tempfile.TemporaryDirectory() as folder:
        async with serving(pathlib.Path(folder)) as house, house.http() as web:
            made = await house.begin(game="pandemic", seats=["open", "random"])
            said = {path: (await web.get(path)).status_code for path in sys.argv[1:]}
            while house.hall.live[made["id"]].table.stage == "gathering":
                await asyncio.sleep(0.01)
            return said
print(json.dumps([asyncio.run(look()), denied]))
"""


def test_t18_supply_chain_starts_without_a_network() -> None:
    """The server starts, serves its client and its pages, and plays with a bot; it asks nobody elsewhere."""
    tags = web.tags()
    paths = ["/", "/new/pandemic", "/rules/hrubec", "/health", *([tags.script, *tags.styles] if tags else [])]
    done = subprocess.run(
        [sys.executable, "-c", OFFLINE, *paths],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    statuses, denied = json.loads(done.stdout.splitlines()[-1])
    assert statuses == dict.fromkeys(paths, 200)
    assert denied == []


def test_t18_supply_chain_pages_and_client_name_nobody_else() -> None:
    """No page, style or script loads anything from another place."""
    home = ROOT / "src" / "sickbay" / "server"
    sources = [path for path in home.rglob("*") if path.suffix in (".html", ".css", ".svg", ".js")]
    sources += [
        ROOT / "web" / "index.html",
        *(ROOT / "web" / "src").rglob("*.css"),
        *(ROOT / "web" / "src").rglob("*.svelte"),
    ]
    assert len(sources) > 15
    loads = re.compile(
        r"""(?:src|href|action)\s*=\s*["']?\s*(?:https?:)?//|url\(\s*["']?(?:https?:)?//|@import|import\(\s*["']https?:"""
    )
    for path in sources:
        assert not loads.search(path.read_text("utf-8")), path


@pytest.mark.skipif(web.tags() is None, reason="the client is not built here")
def test_t18_supply_chain_assets_carry_their_hash() -> None:
    """Every file of the client is named by its contents, so that a changed one has another address."""
    home = ROOT / "src" / "sickbay" / "server" / "web"
    assets = [path for path in (home / "assets").iterdir() if path.is_file()]
    assert assets
    for path in assets:
        assert re.fullmatch(r"[\w.-]+-[\w-]{8}\.(js|css|svg|woff2)", path.name), path.name
    assert len({sha256(path.read_bytes()).digest() for path in assets}) == len({path.name for path in assets})


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock", "requirements-build.lock"])
def test_t18_supply_chain_locks_pin_versions_and_hashes(name: str) -> None:
    """Everything that is installed is named with its version and what it must hash to."""
    text = (ROOT / name).read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    assert lines
    for line in lines:
        assert re.match(r"[\w.-]+(\[[\w,-]+\])?==[\w.!+-]+ ", line), line[:80]
        assert re.findall(r"--hash=sha256:[0-9a-f]{64}", line), line[:80]
        assert "://" not in line


def test_t18_supply_chain_of_the_client_is_locked() -> None:
    """The lock of the client's tools has a hash for each, and all come from one registry."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = {name: one for name, one in lock["packages"].items() if name and not one.get("link")}
    assert packages
    for name, one in packages.items():
        assert re.match(r"sha512-", one["integrity"]), name
        assert not one.get("resolved", "https:").startswith(("git", "http:", "file:")), name


def test_t18_supply_chain_is_installed_by_hash_where_it_is_checked() -> None:
    """The scripts that install for users and checks demand the hashes of the locks."""
    scripts = (ROOT / "tools" / "venv.sh").read_text("utf-8")
    assert "--require-hashes" in scripts
