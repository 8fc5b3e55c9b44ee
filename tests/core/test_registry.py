"""The registry: games by entry points, broken ones told apart, and the sample of the documents installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sickbay.core import registry
from sickbay.core.errors import BadInput, SickbayError

pytestmark = pytest.mark.compiled

DOC = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def install(folder: Path, name: str, entries: dict[str, str], modules: dict[str, str]) -> None:
    """Lay out a package as an installer does."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    lines = [f"{entry} = {value}\n" for entry, value in entries.items()]
    (info / "entry_points.txt").write_text("[sickbay.games]\n" + "".join(lines), "utf-8")
    for module, text in modules.items():
        (folder / f"{module}.py").write_text(text, "utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_a_broken_package_does_not_hide_the_others(folder: Path) -> None:
    entries = {
        "sealed": "tests.probes.sealed:GAME",
        "bad1": "bad_import:GAME",
        "bad2": "bad_object:GAME",
        "bad3": "bad_object:NOWHERE",
        "bad4": "tests.probes.rush:GAME",
    }
    modules = {"bad_import": "raise RuntimeError('no board')\n", "bad_object": "GAME = 7\n"}
    install(folder, "mixed_games", entries, modules)
    assert set(entries) <= set(registry.game_ids())
    found = registry.games()
    assert found["sealed"].id == "sealed"
    assert not {"bad1", "bad2", "bad3", "bad4"} & set(found)
    for name, key, word in [
        ("bad1", "game-broken", "no board"),
        ("bad2", "game-not-one", "bad2"),
        ("bad3", "game-broken", "NOWHERE"),
        ("bad4", "game-misnamed", "rush"),
    ]:
        with pytest.raises(SickbayError) as caught:
            registry.game(name)
        assert caught.value.key == key
        assert word in str(caught.value.args_said)
        assert caught.value.place == entries[name]


def test_an_unknown_game_is_told_with_a_near_one(folder: Path) -> None:
    install(folder, "one_game", {"sealed": "tests.probes.sealed:GAME"}, {})
    with pytest.raises(BadInput) as caught:
        registry.game("seeled")
    assert (caught.value.key, caught.value.args_said["may"]) == ("game-unknown", "sealed")
    with pytest.raises(BadInput) as caught:
        registry.game("x" * 1000)
    assert len(str(caught.value.args_said["game"])) == 40


def test_looking_for_ids_imports_no_game(folder: Path) -> None:
    install(folder, "one_game", {"lazy": "lazy_game:GAME"}, {"lazy_game": "raise SystemExit('imported')\n"})
    assert "lazy" in registry.game_ids()
    assert "lazy_game" not in sys.modules


def blocks() -> dict[str, str]:
    """The files that the document shows: the blocks of code after a name in bold, put together."""
    text = DOC.read_text("utf-8")
    files: dict[str, str] = {}
    for name, block in re.findall(r"^\*\*`([^`\n]+)`\*\*.*\n\n```\w+\n((?:.*\n)*?)```", text, re.MULTILINE):
        files[name] = f"{files[name]}\n\n{block}" if name in files else block
    return files


def test_the_sample_of_the_documents_is_the_probe() -> None:
    probe = Path(__file__).parents[1] / "probes" / "sealed.py"
    assert blocks()["sealed_game/__init__.py"] == probe.read_text("utf-8")


def test_the_sample_of_the_documents_is_installed_and_found(folder: Path) -> None:
    """What docs/adding-a-game.md shows is built, installed, found, and keeps the laws it is shown with."""
    for name, text in blocks().items():
        path = folder / "source" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    target = folder / "target"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    flags = ["--no-deps", "--no-build-isolation", "--target", str(target), str(folder / "source")]
    subprocess.run([*pip, *flags], check=True, timeout=120)
    program = (
        "from sickbay.core import laws, registry\n"
        "from sickbay.text import Catalogue\n"
        "game = registry.game('sealed')\n"
        "assert 'target' in __import__('sealed_game').__file__\n"
        "print(laws.run(game, {'seats': 4}, 7).result, Catalogue('en', game).name('?'))\n"
    )
    paths = [str(target), *sys.path]
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.stdout, done.stderr) == ("most-points a card\n", "")
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder)]
    done = subprocess.run(
        [*tests, str(folder / "source" / "test_laws.py")],
        env={"PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "12 passed" in done.stdout
