"""``sickbay simulate`` and ``sickbay bench``."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from sickbay.commands import find_game
from sickbay.commands.arguments import Given
from sickbay.core import registry
from sickbay.core.errors import BadFile
from sickbay.lab.bench import Speed, measure
from sickbay.lab.simulate import Plan, Played, Summary, as_line, cores, seat_bots, simulate, wilson
from sickbay.text import Catalogue

_NARROWEST = 60


def run_simulate(given: Given, language: str) -> int:
    """Play many games among bots and print what came out."""
    game = find_game(given.text("game"))
    plan = Plan(game.id, tuple(given.texts("bots")), given.options())
    first = given.number("seed")
    seeds = range(first, first + given.number("games"))
    bots, _ = seat_bots(game, plan)
    jobs = given.maybe_number("jobs") or cores()
    catalogue = Catalogue(language, game)
    with _opened(given.maybe("out")) as write:
        games = []
        for played in _shown(simulate(plan, seeds, jobs), len(seeds)):
            games.append(played)
            write(as_line(plan, played) + "\n")
    title = catalogue.say("lab-title", game=game.id, bots=", ".join(bots), games=len(games), seed=str(first))
    _print_rows(title, _summary_rows(Summary(games, len(bots)), catalogue))
    return 0


@contextlib.contextmanager
def _opened(name: str | None) -> Iterator[Callable[[str], object]]:
    """Writes to the file, which is opened before anything is played; without a name to nowhere.

    :raises BadFile: if it cannot be written, now or later
    """
    if name is None:
        yield len
        return
    refused = BadFile("cli-file-not-written", file=name[:200])
    try:
        file = Path(name).open("w", encoding="utf-8")  # noqa: SIM115  (closed below)
    except (OSError, ValueError):
        raise refused from None

    def write(line: str) -> None:
        try:
            file.write(line)
        except OSError:
            raise refused from None

    try:
        yield write
    finally:
        try:
            file.close()
        except OSError:
            raise refused from None


def _shown(games: Iterable[Played], count: int) -> Iterator[Played]:
    """The games, with a progress bar for a person who watches."""
    console = Console(file=sys.stderr)
    if not console.is_terminal:
        yield from games
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=count)
        for played in games:
            yield played
            progress.advance(task)


def _summary_rows(summary: Summary, catalogue: Catalogue) -> list[tuple[str, str]]:
    say, number = catalogue.say, catalogue.number
    rows = []
    for seat, wins in enumerate(summary.wins):
        low, high = wilson(wins, summary.games)
        share, low_said, high_said = (
            catalogue.percent(x, 1) for x in (wins / max(1, summary.games), low, high)
        )
        label = say("lab-won") if summary.together else say("lab-won-by", seat=seat)
        rows.append((label, say("lab-rate", share=share, low=low_said, high=high_said)))
        if summary.together:
            break
    for result, count in summary.reasons:
        share = catalogue.percent(count / summary.games, 1)
        text = say("lab-reason", reason=catalogue.say_result(result), rule=result.rule)
        rows.append((text, say("lab-count", count=number(count), share=share)))
    for key, middle in (("lab-turns", summary.turns), ("lab-moves", summary.moves)):
        if middle is not None:
            mean, median = number(middle[0], 1), number(middle[1], 0)
            rows.append((say(key), say("lab-middle", mean=mean, median=median)))
    times = say("lab-times", median=number(summary.ms_median, 2), most=number(summary.ms_95, 2))
    rows.append((say("lab-decisions", count=number(summary.decisions)), times))
    return rows


def run_bench(given: Given, language: str) -> int:
    """Measure one game, or all, and print the figures."""
    name = given.maybe("game")
    games = [find_game(name)] if name else list(registry.games().values())
    for game in games:
        speed = measure(game, given.decimal("seconds"))
        if given.on("json"):
            print(json.dumps(speed.as_json()))
        else:
            catalogue = Catalogue(language)
            build = catalogue.say(f"cli-build-{speed.build}")
            title = catalogue.say("lab-bench-title", game=game.id, build=build, python=speed.python)
            _print_rows(title, _speed_rows(speed, catalogue), catalogue)
    return 0


def _speed_rows(speed: Speed, catalogue: Catalogue) -> list[tuple[str, ...]]:
    say, number = catalogue.say, catalogue.number
    return [
        (
            say("lab-decisions-per-second"),
            number(speed.decisions_per_s),
            number(speed.loop_decisions_per_s),
            number(speed.decisions_ratio, 2),
        ),
        (
            say("lab-copy"),
            number(speed.copy_us, 2),
            number(speed.loop_copy_us, 2),
            number(speed.copy_ratio, 2),
        ),
        (say("lab-games-per-second"), number(speed.games_per_s), "", ""),
        (say("lab-set-up"), number(speed.set_up_us), "", ""),
        (say("lab-view"), number(speed.view_us), "", ""),
        (say("lab-copy-bytes"), number(speed.copy_bytes), "", ""),
    ]


def _print_rows(title: str, rows: Iterable[tuple[str, ...]], heads: Catalogue | None = None) -> None:
    """A table; with heads, one of figures beside the loop's and their ratio."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, show_header=heads is not None)
    table.add_column("")
    if heads is None:
        table.add_column(justify="right")
    else:
        for key in ("lab-here", "lab-loop", "lab-ratio"):
            table.add_column(heads.say(key), justify="right")
    for row in rows:
        table.add_row(*row)
    console = Console(highlight=False, markup=False)
    console.width = max(_NARROWEST, console.width)
    console.print(table)
