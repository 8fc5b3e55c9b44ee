"""Saved games: a record with the seal of the seed; the seed itself stays in the user's data folder."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Container, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from sickbay.core.chance import read_seed, seal, write_seed
from sickbay.core.errors import BadFile, BadInput
from sickbay.core.files import data_folder, read_text
from sickbay.core.records.record import Record

_SEAL: Final = re.compile(r"[0-9a-f]{64}")
_MOST_BYTES: Final = 20_000
_MOST_LISTS: Final = 100
_LONGEST_SHOWN: Final = 80
ENDING: Final = ".record"


def seed_folder(environ: Mapping[str, str]) -> Path:
    """Where seeds of running games are kept: ``sickbay/seeds`` in the user's data folder."""
    return data_folder(environ) / "seeds"


class Kept(NamedTuple):
    """What is kept of a running game: its seed, and who plays (``me`` or the name of a bot), by seat."""

    seed: int
    kinds: list[str]


class _Players(NamedTuple):
    """A line of a kept file: who plays in one save; the same seed may stand behind several.

    :ivar whose: fingerprint of the game, its options and names; empty in old files
    :ivar where: fingerprint of the record's path
    """

    whose: str
    where: str
    kinds: list[str]

    @staticmethod
    def of(record: Record, path: Path | None, kinds: list[str]) -> _Players:
        names = sorted(record.names.items())
        where = _short(str(path.expanduser().resolve())) if path is not None else ""
        return _Players(_short(repr((record.game, sorted(record.options.items()), names))), where, kinds)

    @staticmethod
    def read(line: str) -> _Players:
        parts = line.split()
        whose, where = parts[:2] if len(parts) == 3 else ("", "")
        return _Players(whose, where, [kind for kind in parts[-1].split(",") if kind])

    def write(self) -> str:
        return f"{self.whose} {self.where} {','.join(self.kinds)}"


def _short(text: str) -> str:
    return blake2b(text.encode(errors="replace"), digest_size=8).hexdigest()


def keep(record: Record, path: Path, kept: Kept, environ: Mapping[str, str]) -> Path:
    """Write the seed where only its owner can read it, under its seal, and who plays in this save.

    :raises BadFile: if that is not possible
    """
    place = seed_folder(environ) / seal(kept.seed)
    mine = _Players.of(record, path, kept.kinds)
    lists = [other for other in _lists(place) if other[:2] != mine[:2]]
    lines = [players.write() if players.whose else ",".join(players.kinds) for players in (*lists, mine)]
    _write(place, "\n".join([write_seed(kept.seed), *lines[-_MOST_LISTS:], ""]), private=True)
    return place


def _lists(place: Path) -> list[_Players]:
    """Who plays in the saves of a seed, the oldest first; none if nothing is kept of it."""
    try:
        lines = read_text(place, _MOST_BYTES).splitlines()[1:] if place.is_file() else []
    except BadInput:
        return []
    return [_Players.read(line) for line in lines if line.strip()]


def find(record: Record, environ: Mapping[str, str], path: Path | None = None) -> Kept:
    """What is kept of a saved game that still runs.

    :param path: where the record is: it decides between saves that are otherwise alike
    :raises BadFile: if its seed is not on this machine
    """
    place = seed_folder(environ) / record.seal
    if not _SEAL.fullmatch(record.seal) or not place.is_file():
        if record.seed is None:
            raise BadFile("seed-not-here")
        return Kept(record.seed, [])
    try:
        seed = read_seed(read_text(place, _MOST_BYTES).partition("\n")[0])
    except BadInput:
        raise BadFile("seed-not-here") from None
    if seal(seed) != record.seal:
        raise BadFile("seed-not-here")
    mine = _Players.of(record, path, [])
    lists = [players for players in _lists(place) if len(players.kinds) == len(record.names)]
    lists.sort(key=lambda players: (players.whose == mine.whose, players.where == mine.where))
    return Kept(seed, lists[-1].kinds if lists else [])


def save(
    record: Record, path: Path, kept: Kept, environ: Mapping[str, str], own: Container[Path] = ()
) -> Path:
    """Write a record; of a game that still runs, keep the seed.

    :param own: files that this game was saved to, or came from
    :returns: the file, for ``own``
    :raises BadFile: if a file of that name is something else, or it cannot be written
    """
    try:
        path = path.expanduser().resolve()
        taken = path.exists()
    except (OSError, ValueError, RuntimeError) as error:
        raise _failed(path, error) from None
    if taken and not _may_replace(path, record, path in own):
        raise BadFile("save-other-file", str(path))
    if record.seed is None:
        keep(record, path, kept, environ)
    _write(path, record.write())
    return path


def _may_replace(path: Path, record: Record, own: bool) -> bool:
    """Whether a file holds nothing but this game: an earlier save of it, or one that led here."""
    try:
        there = Record.load(path)
    except BadInput:
        return False
    if (there.game, there.seal, there.options) != (record.game, record.seal, record.options):
        return False
    begun = [said[:2] for said in there.moves]
    return own or (there.names == record.names and begun == [said[:2] for said in record.moves[: len(begun)]])


def _failed(path: Path, error: Exception) -> BadFile:
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    shown = str(path) if len(str(path)) <= _LONGEST_SHOWN else f"{str(path)[:_LONGEST_SHOWN]}…"
    return BadFile("save-failed", shown, why=why)


def _write(path: Path, text: str, private: bool = False) -> None:
    """Write a file whole or not at all."""
    part = None
    try:
        part = path.with_name(f".{path.name}.{os.getpid()}")
        if private:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if private else 0o666)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        part.replace(path)
    except (OSError, ValueError) as error:
        if part is not None:
            with contextlib.suppress(OSError, ValueError):
                part.unlink(missing_ok=True)
        raise _failed(path, error) from None
