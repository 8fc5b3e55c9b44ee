"""What is shipped: complete packages, locks with hashes, and documents whose examples run."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def files(*patterns: str) -> set[str]:
    found = {path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()}
    return {path.relative_to(ROOT).as_posix() for path in found if "__pycache__" not in path.parts}


def test_a_wheel_has_code_data_and_texts(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
        points = wheel.read(next(name for name in names if name.endswith("entry_points.txt"))).decode()
    assert {name.removeprefix("src/") for name in files("src/**/*.*")} <= names
    assert not [name for name in names if not name.startswith("sickbay")]
    assert "sickbay = sickbay.cli:main" in points
    assert "[sickbay.games]" in points
    assert next(built.glob("*.whl")).name.endswith("-py3-none-any.whl")


def test_a_source_package_is_complete(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as package:
        names = {name.partition("/")[2] for name in package.getnames()}
    wanted = files("src/**/*.*", "tests/**/*.*", "docs/**/*.md", "tools/*", "*.lock", "*.md")
    assert wanted | {"LICENSE", "pyproject.toml", "hatch_build.py", "sickbay", "test"} <= names


@pytest.mark.parametrize("lock", LOCKS, ids=[lock.name for lock in LOCKS])
def test_locks_have_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text("utf-8")
    entries = re.findall(r"^[a-z0-9._-]+==.*(?:\n    --hash=sha256:[0-9a-f]{64}.*)+", text, re.MULTILINE)
    assert len(entries) == len(re.findall("==[0-9]", re.sub(";.*", "", text)))
    assert "://" not in text


def test_locks_agree() -> None:
    pins = [
        set(re.findall(r"^([a-z0-9._-]+==[^ ;]+)", lock.read_text("utf-8"), re.MULTILINE)) for lock in LOCKS
    ]
    dev = next(pins[i] for i, lock in enumerate(LOCKS) if lock.name == "requirements-dev.lock")
    assert all(pin <= dev for pin in pins)


def examples(document: str) -> list[str]:
    return re.findall(
        r"^```python\n(.*?)^```", (ROOT / document).read_text("utf-8"), re.MULTILINE | re.DOTALL
    )


def test_the_first_bot_of_the_readme(tmp_path: Path) -> None:
    (example,) = examples("README.md")
    assert len([line for line in example.splitlines() if line.strip()]) <= 12
    (tmp_path / "first_bot.py").write_text(example, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "first_bot.py"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"Result\(won=.*\)\n", done.stdout)


def test_the_manual_shows_how_bots_play(tmp_path: Path) -> None:
    _, example = examples("docs/bots.md")
    (tmp_path / "many.py").write_text(example, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "many.py"], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"True Result\(.*\)\n\[\d+, \d+\]\nLawReport\(.*\)\n", done.stdout)


def test_the_bot_of_the_manual_plays() -> None:
    example, _ = examples("docs/bots.md")
    play = """
import sickbay
game = sickbay.game("pandemic")
match = sickbay.Match(game, [Looker(), sickbay.make_bot(game, "random")], 1)
for _ in range(6):
    match.go_on()
"""
    done = subprocess.run([sys.executable, "-c", example + play], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
