"""The bots in examples/ play whole games at a real server, each in a process of its own."""

from __future__ import annotations

import ast
import subprocess
import sys
from itertools import product
from pathlib import Path

from sickbay.client import join
from sickbay.table.requests import Start
from tests.served import Served, server

EXAMPLES = Path(__file__).parent.parent / "examples"
GAMES = {"pandemic": {"hands": "closed"}, "hrubec": {}, "flatline": {}}

__all__ = ["server"]


def test_bots_play_whole_games(server: Served) -> None:
    running = []
    for example, game in product(["foreign_bot.py", "client_bot.py"], GAMES):
        made = server.create(game=game, options=GAMES[game], seats=["open", "random"])
        process = subprocess.Popen(
            [sys.executable, EXAMPLES / example, made.links["0"], "Robo"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        running.append((made, process))
    try:
        for made, _ in running:
            with join(made.links["owner"]) as owner:
                owner.wait(lambda: owner.standing.table.seats[0].taken, 30)
                owner.ask(Start)
        for made, process in running:
            out, err = process.communicate(timeout=90)
            assert (process.returncode, err) == (0, "")
            with join(made.links["owner"]) as owner:
                ended = owner.standing.table
            assert (ended.stage, ended.seats[0].name) == ("over", "Robo")
            assert out.strip() == ended.result_text
    finally:
        for _, process in running:
            process.kill()


def test_the_foreign_bot_is_short_and_knows_nothing_of_us() -> None:
    text = (EXAMPLES / "foreign_bot.py").read_text()
    assert len(text.splitlines()) < 60
    modules = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            modules |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            modules.add((node.module or "").partition(".")[0])
    assert modules - set(sys.stdlib_module_names) == {"websockets"}
