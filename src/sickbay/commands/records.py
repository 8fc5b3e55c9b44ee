"""``sickbay check``, ``replay`` and ``verify``."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sickbay.commands.arguments import Given
from sickbay.commands.output import put, put_json, put_line
from sickbay.commands.packs import find_with_pack, with_pack
from sickbay.core import registry
from sickbay.core.cases.report import Outcome, Report, outcomes
from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.files import quoted
from sickbay.core.game import Game, seat_name
from sickbay.core.positions import write_seat
from sickbay.core.records.record import Record, read_result
from sickbay.core.records.replay import Moment, Replay
from sickbay.core.records.show import Told, show
from sickbay.core.records.verify import verify as verify_record
from sickbay.core.rules import part_of
from sickbay.core.state import seat_mask
from sickbay.core.words import Move
from sickbay.table.position import teller_of
from sickbay.text import Catalogue
from sickbay.text.rulebook import Rulebook, find_rules

T = TypeVar("T")


def check(given: Given, language: str) -> int:
    """Run case files, show what is not as they say, and count."""
    begun = time.perf_counter()
    done = []
    unknown = _UnknownRules()
    find = find_with_pack(given)
    for outcome in outcomes([Path(path) for path in given.texts("paths")], find):
        done.append(outcome)
        if outcome.ok:
            unknown.put(outcome, language)
        else:
            for line in _told(outcome, language):
                put_line(line)
    report = Report(done, time.perf_counter() - begun)
    catalogue = Catalogue(language)
    seconds = catalogue.number(report.seconds, 1)
    put_line(
        catalogue.say(
            "cli-checked", passed=report.passed, failed=report.failed, bad=report.bad, seconds=seconds
        )
    )
    return report.exit_code


def _told(outcome: Outcome, language: str) -> list[str]:
    """A case that does not pass: its file and title, and what is wrong; a line each."""
    case = outcome.case
    catalogue = Catalogue(language, case.game if case is not None else None)
    if outcome.error is not None:
        return [catalogue.say_error(outcome.error)]
    title = f"{outcome.path}: {quoted(case.title)}" if case is not None else str(outcome.path)
    return [title, *["  " + catalogue.say_error(failed) for failed in outcome.failures]]


class _UnknownRules:
    """Notices rules that cases name and the rules of the game do not have; no mistake, but perhaps a slip."""

    def __init__(self) -> None:
        self._books: dict[str, Rulebook | None] = {}

    def put(self, outcome: Outcome, language: str) -> None:
        """Say which rules of a case are unknown, if there is a rulebook to look into."""
        case = outcome.case
        if case is None:
            return
        game = case.game
        if game.id not in self._books:
            path = find_rules(game)
            self._books[game.id] = None if path is None else Rulebook.load(path)
        book = self._books[game.id]
        if book is None or not book.rules:
            return
        for rule in case.rules:
            if not any(part_of(known, rule) or part_of(rule, known) for known in book.rules):
                said = Catalogue(language).say("cli-rule-unknown", rule=rule, game=game.id)
                put_line(f"{outcome.path}: {said}")


def game_of(record: Record, path: Path) -> Game[Any]:
    """The game of a record.

    :raises BadInput: if it is not here, with the line that names it
    """
    try:
        return registry.game(record.game)
    except SickbayError as error:
        raise error.at(record.place("game")).at(str(path)) from None


def replay(given: Given, language: str) -> int:
    """Show what happened in a record, and the position, as a seat or as everybody sees it.

    :raises BadInput: if the record does not fit the game, or there is no such moment or seat
    """
    path = Path(given.text("file"))
    record = Record.load(path)
    game = with_pack(game_of(record, path), given)
    to = given.maybe("to")
    moment = _placed("--to", lambda: Moment.read(to)) if to is not None else None
    seat = given.maybe("seat")
    seed = given.maybe_number("seed")
    try:
        seats = Replay(record, game, seed).seats
        viewer = None if seat is None else _viewer(seat, record, seats)
        shown = show(record, game, moment, viewer, seed)
    except SickbayError as error:
        raise error.at(str(path)) from None
    catalogue = _with_names(language, game, record, seats)
    if given.on("json"):
        moves = [_as_json(told, game) for told in shown.told]
        put_json({"moves": moves, "position": shown.view}, indent=1)
        return 0
    last: dict[int, Move] = {}
    for told in shown.told:
        _tell(told, catalogue, last)
    everybody = seat_mask(*range(seats))
    view = show(record, game, moment, everybody if viewer is None else viewer, seed).view
    put()
    for line in teller_of(game).whole(view, catalogue):
        put(line)
    return 0


def _with_names(language: str, game: Game[Any], record: Record, seats: int) -> Catalogue:
    plain = Catalogue(language)
    names = [record.names.get(i) or plain.say("seat-number", seat=str(i)) for i in range(seats)]
    return Catalogue(language, game, names)


def _viewer(text: str, record: Record, seats: int) -> int:
    """Who looks: a seat by its number or its player's name, several with ``+``, or ``watcher``.

    :raises BadInput: if there is no such seat
    """
    known = {name.casefold(): seat for seat, name in record.names.items()}
    mask = 0
    for part in [text] if text.casefold() in known else text.split("+"):
        name = part.strip()
        if name == "watcher":
            continue
        number = int(name) if name.isascii() and name.isdigit() and len(name) < 3 else seats
        seat = known.get(name.casefold(), number)
        if not 0 <= seat < seats:
            may = ", ".join([*[str(i) for i in range(seats)], *record.names.values(), "watcher"])
            raise BadInput("cli-seat-unknown", seat=quoted(name), may=may).at("--seat")
        mask |= seat_mask(seat)
    return mask


def _placed(flag: str, read: Callable[[], T]) -> T:
    """What is read from a flag; errors name it."""
    try:
        return read()
    except BadInput as error:
        raise error.at(flag) from None


def _as_json(told: Told, game: Game[Any]) -> dict[str, object]:
    events = [game.words.format(event) for event in told.events]
    return {**told._asdict(), "seat": write_seat(told.seat), "events": events}


def _tell(told: Told, catalogue: Catalogue, last: dict[int, Move]) -> None:
    """Print one move and what came of it; of a secret one only what came of it, if anything.

    :param last: the last event of each kind, to be kept
    """
    game = catalogue.game
    number = f"{told.number}. " if told.number else ""
    happened = []
    for event in told.events:
        line = catalogue.say_event(event, told.seat, last.get(event[0]))
        last[event[0]] = event
        if line:
            happened.append(line)
    if told.text and game is not None:
        note = f"  # {told.note}" if told.note else ""
        who, said = catalogue.seat(seat_name(told.seat)), catalogue.say_move(game.words.parse(told.text))
        put_line(f"{number}{who}: {said}{note}")
    elif number and happened:
        put_line(number + happened.pop(0))
    for line in happened:
        put_line("   " + line)


def verify(given: Given, language: str) -> int:
    """Say in one line whether a record holds."""
    path = Path(given.text("file"))
    record = Record.load(path)
    game = with_pack(game_of(record, path), given)
    try:
        verdict = verify_record(record, game, given.maybe_number("seed"))
    except SickbayError as error:
        raise error.at(str(path)) from None
    seats = game.seats(game.read_options(record.options))
    catalogue = _with_names(language, game, record, seats)
    if verdict.differs is None:
        end = _end_said(record.result, catalogue)
        put_line(catalogue.say("record-holds", moves=verdict.moves, result=end))
    else:
        args = verdict.differs.args_said
        if verdict.differs.key == "record-result-differs":
            args |= {name: _end_said(str(args[name]), catalogue) for name in ("said", "result")}
        put_line(f"{path}: {catalogue.say_error(verdict.differs)}")
    if verdict.older:
        put_line(catalogue.say("record-older", rules=record.rules, known=game.version))
    return 0 if verdict.ok else 1


def _end_said(written: str, catalogue: Catalogue) -> str:
    """How a game ended, as a record writes it, in the game's own words."""
    result = read_result(written)
    if result is None:
        return catalogue.say("record-running")
    reason = catalogue.say_result(result) if catalogue.has(f"result-{result.key}") else result.key
    if not result.won:
        return catalogue.say("record-over-lost", reason=reason, rule=result.rule)
    won = ", ".join(catalogue.seat(seat) for seat in result.won)
    return catalogue.say("record-over", reason=reason, rule=result.rule, won=won)
