"""What a case expects after a step, compared with what is so."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

from sickbay.core.cases.case import Step
from sickbay.core.cases.names import read_viewer
from sickbay.core.cases.script import REST
from sickbay.core.errors import Arg, BadFile, BadMove, SickbayError
from sickbay.core.files import may_be
from sickbay.core.game import Game, read_seat
from sickbay.core.positions import COMMON, write_seat
from sickbay.core.records.replay import outside
from sickbay.core.rules import part_of
from sickbay.core.state import Event
from sickbay.core.words import Move

NOTHING: Final = "none"
"""How a case writes a field that has no value."""

_UNTOLD: Final = (*COMMON, "chance")
"""Fields that ``changes`` counts only if they are named: what comes next, as the game's bookkeeping."""
_MOST_SHOWN: Final = 300
_LONG: Final = 10


class Failed(SickbayError):
    """Something in a case is not as it should be."""


class Now(NamedTuple):
    """A moment of a case: the position, what it was before the step, and what happened since."""

    game: Game[Any]
    state: Any
    before: dict[str, object]
    events: list[Event]


def compare(expected: object, found: object, place: str, game: Game[Any]) -> list[Failed]:
    """What differs, each with its path.

    A table is compared name by name, ``{}`` with an empty one; a list exactly, unless it ends with
    ``"..."``; what is not there is 0, empty or ``"none"``.

    :raises BadFile: if a name of the table is no word of the game and nothing has it
    """
    if isinstance(expected, dict) and expected:
        failures: list[Failed] = []
        for name, value in expected.items():
            failures += compare(value, _within(found, name, place, game), f"{place}.{name}", game)
        return failures
    if isinstance(expected, list) and isinstance(found, list):
        return _compare_lists(expected, found, place, game)
    if same(expected, found):
        return []
    return [Failed("case-differs", place, expected=shown(expected), found=shown(found))]


def same(expected: object, found: object) -> bool:
    """Whether a value that is no list or table is the expected one."""
    if found is None:
        return expected in (0, NOTHING) or expected == [] or expected == {}
    if isinstance(expected, dict) and isinstance(found, dict):
        return not any(found.values())
    return type(expected) is type(found) and expected == found


def _compare_lists(expected: list[object], found: list[object], place: str, game: Game[Any]) -> list[Failed]:
    goes_on = expected[-1:] == [REST]
    items = expected[:-1] if goes_on else expected
    fits = len(found) >= len(items) if goes_on else len(found) == len(items)
    wrong = [i for i, item in enumerate(items[: len(found)]) if compare(item, found[i], place, game)]
    if fits and not wrong:
        return []
    if fits and len(found) > _LONG:
        i = wrong[0]
        return [Failed("case-differs", f"{place}.{i}", expected=shown(items[i]), found=shown(found[i]))]
    return [Failed("case-differs", place, expected=shown(expected), found=shown(found))]


def _within(found: object, name: str, place: str, game: Game[Any]) -> object:
    """The value of a name in a table, or of an index in a list; None if it is not there."""
    if isinstance(found, list) and name.isascii() and name.isdigit():
        at = int(name[:9])
        return found[at] if at < len(found) else None
    if isinstance(found, dict):
        if name in found:
            return cast(object, found[name])
        if name in game.words.number or name.isdigit():
            return None
        raise BadFile("case-key-unknown", place, name=name[:80], may=may_be(name, found))
    return None


def look_up(data: object, path: str) -> object:
    """The value at a path of names with dots; names may have dots themselves. None if it is not there."""
    if not path:
        return data
    if isinstance(data, list):
        name, _, rest = path.partition(".")
        at = int(name[:9]) if name.isascii() and name.isdigit() else len(data)
        return look_up(data[at], rest) if at < len(data) else None
    if isinstance(data, dict):
        for name, value in data.items():
            if path == name:
                return cast(object, value)
            if path.startswith(f"{name}."):
                found = look_up(value, path[len(name) + 1 :])
                if found is not None:
                    return found
    return None


def shown(value: object) -> str:
    """A value as a person reads it, shortened."""
    if value is None:
        return NOTHING
    if isinstance(value, str):
        said = value
    elif isinstance(value, list):
        said = "[" + ", ".join([shown(item) for item in value[:40]]) + "]"
    elif isinstance(value, dict):
        said = "{" + ", ".join([f"{name} = {shown(item)}" for name, item in list(value.items())[:40]]) + "}"
    else:
        said = str(value)
    return said if len(said) <= _MOST_SHOWN else said[: _MOST_SHOWN - 3] + "..."


def flat(data: object, path: str = "") -> dict[str, object]:
    """All values of a position by their paths."""
    out: dict[str, object] = {}
    if isinstance(data, dict) and data:
        for name, value in data.items():
            out.update(flat(value, f"{path}.{name}" if path else str(name)))
    elif isinstance(data, list) and any(isinstance(item, (list, dict)) for item in data):
        for i, item in enumerate(data):
            out.update(flat(item, f"{path}.{i}"))
    else:
        out[path] = data
    return out


def changed(old: object, new: object, path: str = "") -> dict[str, tuple[object, object]]:
    """The paths at which two positions differ, with both values; what is not there is None."""
    pairs: list[tuple[str, object, object]] = []
    if isinstance(old, dict) and isinstance(new, dict):
        names = [*old, *[name for name in new if name not in old]]
        pairs = [(str(name), old.get(name), new.get(name)) for name in names]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = [(str(i), old[i], new[i]) for i in range(len(old))]
    elif old != new and not (same(old, new) or same(new, old)):
        return {path: (old, new)}
    out: dict[str, tuple[object, object]] = {}
    for name, one, two in pairs:
        out.update(changed(one, two, f"{path}.{name}" if path else name))
    return out


# -- a step's expectations ---------------------------------------------------------------------------


def check_wants(now: Now, step: Step) -> list[Failed]:
    """Everything that is not as the step expects."""
    failures: list[Failed] = []
    position: dict[str, object] | None = None
    for name, value in step.wants.items():
        place = f"{step.place}.{name}"
        if name in _CHECKS:
            failures += _CHECKS[name](now, value, place)
            continue
        if position is None:
            position = now.game.to_json(now.state)
        if name not in position:
            raise BadFile("case-key-unknown", step.place, name=name[:80], may=may_be(name, position))
        failures += compare(value, position[name], place, now.game)
    return failures


def _waits(now: Now, value: Any, place: str, asked: bool) -> list[Failed]:
    waits = {
        str(write_seat(seat)): wait.rule
        for seat, wait in now.game.waits(now.state).items()
        if wait.asked is asked
    }
    if waits == value:
        return []
    return [Failed("case-differs", place, expected=shown(value), found=shown(waits))]


def _asked(now: Now, value: Any, place: str) -> list[Failed]:
    return _waits(now, value, place, True)


def _offered(now: Now, value: Any, place: str) -> list[Failed]:
    return _waits(now, value, place, False)


def read_sentence(game: Game[Any], state: Any, text: str, place: str) -> Move:
    """A sentence of a case, whole or only begun, as the game writes it.

    :raises BadFile: if it begins with no verb
    """
    try:
        move = game.words.parse(text)
        verb = game.verb_of.get(move[0])
        if verb is None:
            raise BadMove("verb-unknown", word=game.words.words[move[0]])
    except BadMove as error:
        raise BadFile(outside(error.key), place, **error.args_said) from None
    return verb.canonical(state, move)


def _legal(now: Now, value: dict[str, list[str]], place: str) -> list[Failed]:
    failures = []
    game = now.game
    for seat, texts in value.items():
        where = f"{place}.{seat}"
        wanted = {read_sentence(game, now.state, text, where) for text in texts}
        legal = set(game.legal(now.state, read_seat(seat)))
        if wanted - legal:
            failures.append(Failed("case-not-legal", where, moves=_moves(game, wanted - legal)))
        if legal - wanted:
            failures.append(Failed("case-also-legal", where, moves=_moves(game, legal - wanted)))
    return failures


def _moves(game: Game[Any], moves: set[Move]) -> str:
    return shown([game.words.format(move) for move in sorted(moves)])


def _legal_has(now: Now, value: dict[str, list[str]], place: str) -> list[Failed]:
    return _begins(now, value, place, True)


def _legal_not(now: Now, value: dict[str, list[str]], place: str) -> list[Failed]:
    return _begins(now, value, place, False)


def _begins(now: Now, value: dict[str, list[str]], place: str, wanted: bool) -> list[Failed]:
    """Whether some legal sentence begins with each of these."""
    failures = []
    for seat, texts in value.items():
        legal = now.game.legal(now.state, read_seat(seat))
        for text in texts:
            start = read_sentence(now.game, now.state, text, f"{place}.{seat}")
            found = [move for move in legal if move[: len(start)] == start]
            if bool(found) is not wanted:
                key = "case-not-legal" if wanted else "case-also-legal"
                said = text if wanted else _moves(now.game, set(found))
                failures.append(Failed(key, f"{place}.{seat}", moves=said))
    return failures


def _view(now: Now, value: dict[str, dict[str, object]], place: str) -> list[Failed]:
    failures = []
    for viewer, expected in value.items():
        view = now.game.view(now.state, read_viewer(viewer))
        for name, wanted in expected.items():
            if name not in view:
                raise BadFile("case-key-unknown", f"{place}.{viewer}", name=name[:80], may=may_be(name, view))
            failures += compare(wanted, view[name], f"{place}.{viewer}.{name}", now.game)
    return failures


def _unseen(now: Now, value: dict[str, list[str]], place: str) -> list[Failed]:
    failures = []
    truth = now.game.to_json(now.state)
    for viewer, paths in value.items():
        view = now.game.view(now.state, read_viewer(viewer))
        for path in paths:
            where = f"{place}.{viewer}"
            if not look_up(truth, path):
                failures.append(Failed("case-nothing-to-see", where, path=path))
                continue
            seen = flat({path: look_up(view, path)})
            if any(not _is_hidden(item) for item in seen.values()):
                failures.append(Failed("case-seen", where, path=path, found=shown(look_up(view, path))))
    return failures


def _is_hidden(value: object) -> bool:
    if isinstance(value, list):
        return all(_is_hidden(item) for item in value)
    return value is None or value in ("?", {})


def happened(now: Now, viewer: str) -> list[Move]:
    """What happened in a step, in the words that a viewer (or ``all``) may know."""
    if viewer == "all":
        return [words for _, words in now.events]
    mask = read_viewer(viewer)
    return [now.game.masked(event, mask) for event in now.events]


def _events(now: Now, value: dict[str, list[str]], place: str) -> list[Failed]:
    failures = []
    for viewer, texts in value.items():
        events = happened(now, viewer)
        at = 0
        for text in texts:
            start = now.game.words.parse(text)
            while at < len(events) and events[at][: len(start)] != start:
                at += 1
            if at == len(events):
                found = _said(now.game, events)
                failures.append(Failed("case-event-missing", f"{place}.{viewer}", event=text, found=found))
                break
            at += 1
    return failures


def _no_events(now: Now, value: dict[str, list[str]], place: str) -> list[Failed]:
    failures = []
    for viewer, texts in value.items():
        for text in texts:
            start = now.game.words.parse(text)
            found = [event for event in happened(now, viewer) if event[: len(start)] == start]
            if found:
                failures.append(
                    Failed("case-event-happened", f"{place}.{viewer}", event=_said(now.game, found))
                )
    return failures


def _said(game: Game[Any], events: list[Move]) -> str:
    said = "; ".join([game.words.format(event) for event in events])
    return (said if len(said) <= 2 * _MOST_SHOWN else said[: 2 * _MOST_SHOWN] + "...") or NOTHING


def _result(now: Now, value: Any, place: str) -> list[Failed]:
    result = now.game.result(now.state)
    if result is None or value == "running":
        if result is None and value == "running":
            return []
        found = "running" if result is None else f"{result.rule} {result.key}"
        return [Failed("case-differs", place, expected=shown(value), found=found)]
    found_parts: dict[str, Arg | list[int]] = {
        "won": sorted(result.won),
        "rule": result.rule,
        "reason": result.key,
    }
    fits = all(
        part_of(result.rule, wanted) if name == "rule" else found_parts[name] == wanted
        for name, wanted in value.items()
    )
    return [] if fits else [Failed("case-differs", place, expected=shown(value), found=shown(found_parts))]


def _changes(now: Now, value: dict[str, object], place: str) -> list[Failed]:
    """An exact difference: what is named has changed so, and nothing else has."""
    after = now.game.to_json(now.state)
    named = flat_leaves(value)
    failures: list[Failed] = []
    for path, wanted in named.items():
        if path.split(".")[0] not in after:
            raise BadFile("case-key-unknown", place, name=path[:80], may=may_be(path.split(".")[0], after))
        found = look_up(after, path)
        failures += compare(wanted, found, f"{place}.{path}", now.game)
        if found == look_up(now.before, path):
            failures.append(Failed("case-unchanged", f"{place}.{path}", found=shown(found)))
    untold = (*_UNTOLD, *now.game.bookkeeping)
    for path, (old, new) in changed(now.before, after).items():
        covered = any(path == name or path.startswith(f"{name}.") for name in named)
        if not covered and path.split(".")[0] not in untold:
            failures.append(Failed("case-also-changed", place, path=path, old=shown(old), new=shown(new)))
    return failures


def flat_leaves(value: Mapping[str, object], path: str = "") -> dict[str, object]:
    """What a table names, by path; lists stay whole."""
    out: dict[str, object] = {}
    for name, item in value.items():
        at = f"{path}.{name}" if path else name
        if isinstance(item, dict) and item:
            out.update(flat_leaves(item, at))
        else:
            out[at] = item
    return out


_CHECKS: Final = {
    "asked": _asked,
    "offered": _offered,
    "legal": _legal,
    "legal_has": _legal_has,
    "legal_not": _legal_not,
    "view": _view,
    "unseen": _unseen,
    "events": _events,
    "no_events": _no_events,
    "result": _result,
    "changes": _changes,
}


# -- two worlds that look alike ----------------------------------------------------------------------


def check_hidden(step: Step, truth: Now, other: Now) -> list[Failed]:
    """Where viewers who must not notice could: views, messages, who is asked, legal words, refusals."""
    hidden = step.hidden
    assert hidden is not None
    game = truth.game
    place = f"{step.place}.hidden"
    if game.digest(truth.state) == game.digest(other.state):
        return [Failed("case-hidden-same", place)]
    failures = []
    for name, viewer in hidden.viewers.items():
        for what, one, two in _looks(game, viewer, truth, other):
            if json.dumps(one, sort_keys=True) != json.dumps(two, sort_keys=True):
                path, pair = _first_difference(one, two)
                args: dict[str, Arg] = {"viewer": name, "path": path}
                failures.append(
                    Failed(f"case-notices-{what}", place, old=shown(pair[0]), new=shown(pair[1]), **args)
                )
    return failures


def _looks(game: Game[Any], viewer: int, truth: Now, other: Now) -> list[tuple[str, object, object]]:
    """Everything that a viewer can see in both worlds."""
    seats = [seat for seat in range(15) if viewer >> seat & 1]
    probes: set[Move] = set()
    for now in (truth, other):
        for seat in game.waits(now.state):
            probes.update(game.legal(now.state, seat))
    ordered = sorted(probes)
    worlds: list[list[object]] = []
    for now in (truth, other):
        state = now.state
        worlds.append(
            [
                game.view(state, viewer),
                [game.words.format(game.masked(event, viewer)) for event in now.events],
                {str(write_seat(seat)): repr(wait) for seat, wait in game.waits(state).items()},
                {str(seat): [game.words.format(move) for move in game.legal(state, seat)] for seat in seats},
                {
                    f"{seat}: {game.words.format(move)}": repr(game.why_not(state, seat, move))
                    for seat in seats
                    for move in ordered
                },
            ]
        )
    names = ("view", "events", "waits", "legal", "reasons")
    return list(zip(names, worlds[0], worlds[1], strict=True))


def _first_difference(one: object, two: object) -> tuple[str, tuple[object, object]]:
    old, new = flat(one), flat(two)
    for path in [*old, *new]:
        if old.get(path) != new.get(path):
            return path, (old.get(path), new.get(path))
    return "", (one, two)
