"""``sickbay simulate`` and ``sickbay bench``."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from sickbay.commands import find_game
from sickbay.commands.arguments import Given
from sickbay.commands.output import put_json
from sickbay.commands.packs import pack_of, with_pack
from sickbay.core import registry
from sickbay.core.errors import BadFile
from sickbay.lab.bench import Speed, measure
from sickbay.lab.simulate import Plan, Played, Summary, as_line, cores, seat_bots, simulate, wilson
from sickbay.text import Catalogue

_NARROWEST = 60


def run_simulate(given: Given, language: str) -> int:
    """Play many games among bots and print what came out."""
    game = with_pack(find_game(given.text("game")), given)
    pack, options = pack_of(given), given.options()
    if pack:
        options["pack"] = game.read_options()["pack"]
    plan = Plan(game.id, tuple(given.texts("bots")), options, given.on("rotate"), pack, given.number("tempo"))
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
    if plan.rotate:
        title += "; " + catalogue.say("lab-rotated")
    if plan.tempo:
        title += "; " + catalogue.say("lab-tempo", actions=plan.tempo)
    _print_rows(title, _summary_rows(Summary(games, len(bots), bots), bots, plan.rotate, catalogue))
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


def _summary_rows(
    summary: Summary, bots: list[str], rotated: bool, catalogue: Catalogue
) -> list[tuple[str, str]]:
    say, number = catalogue.say, catalogue.number
    rows = _win_rows(summary, bots, rotated, catalogue)
    for result, count in summary.reasons:
        share = catalogue.percent(count / summary.games, 1)
        text = say("lab-reason", reason=catalogue.say_result(result), rule=result.rule)
        rows.append((text, say("lab-count", count=number(count), share=share)))
    for key, middle in (("lab-turns", summary.turns), ("lab-moves", summary.moves)):
        if middle is not None:
            rows.append((say(key), _middle(middle, catalogue)))
    for counted in summary.figures:
        label = say(f"figure-{counted.name}")
        if counted.bot:
            label = say("lab-of-bot", figure=label, bot=counted.bot)
        if counted.middle is not None:
            rows.append((label, _middle(counted.middle, catalogue)))
        else:
            share = catalogue.percent(counted.part / max(1, counted.whole), 1)
            part, whole = number(counted.part), number(counted.whole)
            rows.append((label, say("lab-part", share=share, part=part, whole=whole)))
    times = say("lab-times", median=number(summary.ms_median, 2), most=number(summary.ms_95, 2))
    rows.append((say("lab-decisions", count=number(summary.decisions)), times))
    return rows


def _win_rows(
    summary: Summary, bots: list[str], rotated: bool, catalogue: Catalogue
) -> list[tuple[str, str]]:
    """Who won how often: all together, or each bot; and each seat, if the same one sat there all the time."""
    say = catalogue.say
    if summary.together:
        return [(say("lab-won"), _rate(summary.wins[0], summary.games, catalogue))]
    rows = []
    for bot, won in summary.wins_of.items():
        label = say("lab-won-by-bot", bot=bot, seats=bots.count(bot))
        rows.append((label, _rate(won, summary.games, catalogue)))
    if not rotated or not summary.wins_of:
        for seat, wins in enumerate(summary.wins):
            rows.append((say("lab-won-by", seat=seat), _rate(wins, summary.games, catalogue)))
    if summary.shared:
        share = catalogue.percent(summary.shared / summary.games, 1)
        count = catalogue.number(summary.shared)
        rows.append((say("lab-shared"), say("lab-count", count=count, share=share)))
    return rows


def _rate(won: float, games: int, catalogue: Catalogue) -> str:
    share, low, high = (catalogue.percent(x, 1) for x in (won / max(1, games), *wilson(won, games)))
    return catalogue.say("lab-rate", share=share, low=low, high=high)


def _middle(middle: tuple[float, float], catalogue: Catalogue) -> str:
    mean, median = catalogue.number(middle[0], 1), catalogue.number(middle[1], 0)
    return catalogue.say("lab-middle", mean=mean, median=median)


def run_bench(given: Given, language: str) -> int:
    """Measure one game, or all, and print the figures."""
    name = given.maybe("game")
    games = [find_game(name)] if name else list(registry.games().values())
    for game in games:
        speed = measure(game, given.decimal("seconds"))
        if given.on("json"):
            put_json(speed.as_json())
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
