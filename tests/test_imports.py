"""What it costs to load Sickbay: little, and nothing that was not asked for."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import sickbay
from sickbay.lab.bench import build


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.compiled
def test_the_build_is_the_one_meant() -> None:
    assert build() == os.environ.get("SICKBAY_BUILD", "plain")


@pytest.mark.compiled
def test_core_loads_quickly() -> None:
    code = "import time; t = time.process_time(); import sickbay.core.game; print(time.process_time() - t)"
    assert min(float(run(code)) for _ in range(5)) < 0.060


def test_core_loads_nothing_above_it() -> None:
    code = "import sys, sickbay.core.game; print(*[name for name in sys.modules if '.' in name])"
    loaded = [name for name in run(code).split() if name.startswith("sickbay.")]
    assert {name.split(".")[1] for name in loaded} == {"core"}


def test_a_game_loads_only_itself_and_core() -> None:
    code = "import sys, sickbay; sickbay.game('pandemic'); print(*sys.modules)"
    loaded = run(code).split()
    assert {name.split(".")[1] for name in loaded if name.startswith("sickbay.")} == {"core", "games"}
    assert not {"rich", "fluent", "asyncio", "multiprocessing"} & set(loaded)


@pytest.mark.compiled
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_the_library_with_one_game_is_small() -> None:
    code = """
import sickbay
game = sickbay.game("pandemic")
match = sickbay.Match(game, [sickbay.make_bot(game, "random")] * 4, 1)
match.run()
game.view(match.state, 1)
print(*[line for line in open("/proc/self/status") if line.startswith("VmHWM")])
"""
    assert int(run(code).split()[1]) < 60_000


def test_errors_speak_english() -> None:
    with pytest.raises(sickbay.core.errors.BadInput, match="There is no game “pandemonium”"):
        sickbay.game("pandemonium")


def test_names_that_do_not_exist() -> None:
    with pytest.raises(AttributeError, match="nothing_like_this"):
        _ = sickbay.nothing_like_this  # type: ignore[attr-defined]
    for name in sickbay.__all__:
        assert getattr(sickbay, name) is not None
