"""``sickbay check``, ``replay`` and ``verify``."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sickbay.commands.arguments import Given
from sickbay.core import registry
from sickbay.core.case_file import read_viewer
from sickbay.core.cases import Outcome, Report, outcomes
from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.game import Game, seat_name, write_seat
from sickbay.core.record import Record
from sickbay.core.replay import Moment, Replay, Told, show
from sickbay.core.replay import verify as verify_record
from sickbay.core.state import seat_mask
from sickbay.terminal_ui.position import teller_of
from sickbay.text import Catalogue

T = TypeVar("T")


def check(given: Given, language: str) -> int:
    """Run case files, show what is not as they say, and count."""
    begun = time.perf_counter()
    done = []
    for outcome in outcomes([Path(path) for path in given.texts("paths")]):
        done.append(outcome)
        if not outcome.ok:
            print(_told(outcome, language))
    report = Report(done, time.perf_counter() - begun)
    catalogue = Catalogue(language)
    seconds = catalogue.number(report.seconds, 1)
    print(
        catalogue.say(
            "cli-checked", passed=report.passed, failed=report.failed, bad=report.bad, seconds=seconds
        )
    )
    return report.exit_code


def _told(outcome: Outcome, language: str) -> str:
    """A case that does not pass: its file and title, and what is wrong."""
    case = outcome.case
    catalogue = Catalogue(language, case.game if case is not None else None)
    if outcome.error is not None:
        return catalogue.say_error(outcome.error)
    title = f"{outcome.path}: {case.title}" if case is not None else str(outcome.path)
    return "\n  ".join([title, *[catalogue.say_error(failed) for failed in outcome.failures]])


def replay(given: Given, language: str) -> int:
    """Show what happened in a record, and the position, as a seat or as everybody sees it.

    :raises BadInput: if the record does not fit the game, or there is no such moment or seat
    """
    path = Path(given.text("file"))
    record = Record.load(path)
    game = registry.game(record.game)
    to = given.maybe("to")
    moment = _placed("--to", lambda: Moment.read(to)) if to is not None else None
    seat = given.maybe("seat")
    viewer = None if seat is None else _placed("--seat", lambda: read_viewer(seat))
    seed = given.maybe_number("seed")
    try:
        seats = Replay(record, game, seed).seats
        if viewer is not None and viewer >> seats:
            raise BadInput("seat-bad", seat=str(seat)).at("--seat")
        shown = show(record, game, moment, viewer, seed)
    except SickbayError as error:
        raise error.at(str(path)) from None
    plain = Catalogue(language)
    names = [record.names.get(i) or plain.say("seat-number", seat=str(i)) for i in range(seats)]
    catalogue = Catalogue(language, game, names)
    if given.on("json"):
        moves = [_as_json(told, game) for told in shown.told]
        print(json.dumps({"moves": moves, "position": shown.view}, ensure_ascii=False, indent=1))
        return 0
    for told in shown.told:
        _tell(told, catalogue)
    everybody = seat_mask(*range(seats))
    view = show(record, game, moment, everybody if viewer is None else viewer, seed).view
    print()
    for line in teller_of(game).whole(view, catalogue):
        print(line)
    return 0


def _placed(flag: str, read: Callable[[], T]) -> T:
    """What is read from a flag; errors name it."""
    try:
        return read()
    except BadInput as error:
        raise error.at(flag) from None


def _as_json(told: Told, game: Game[Any]) -> dict[str, object]:
    events = [game.words.format(event) for event in told.events]
    return {**told._asdict(), "seat": write_seat(told.seat), "events": events}


def _tell(told: Told, catalogue: Catalogue) -> None:
    """Print one move and what came of it."""
    game = catalogue.game
    if told.number and game is not None:
        said = (
            catalogue.say_move(game.words.parse(told.text)) if told.text else catalogue.say("cli-secret-move")
        )
        note = f"  # {told.note}" if told.note else ""
        print(f"{told.number}. {catalogue.seat(seat_name(told.seat))}: {said}{note}")
    for event in told.events:
        happened = catalogue.say_event(event)
        if happened:
            print(f"   {happened}")


def verify(given: Given, language: str) -> int:
    """Say in one line whether a record holds."""
    path = Path(given.text("file"))
    record = Record.load(path)
    game = registry.game(record.game)
    verdict = verify_record(record, game, given.maybe_number("seed"))
    catalogue = Catalogue(language, game)
    if verdict.differs is None:
        key, args = verdict.message
        print(catalogue.say(key, **args))
    else:
        print(f"{path}: {catalogue.say_error(verdict.differs)}")
    if verdict.older:
        print(catalogue.say("record-older", rules=record.rules, known=game.version))
    return 0 if verdict.ok else 1
