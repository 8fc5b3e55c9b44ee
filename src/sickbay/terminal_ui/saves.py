"""Saved games: a record with the seal of the seed; the seed itself stays in the user's data folder."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from sickbay.core.chance import read_seed, seal, write_seed
from sickbay.core.errors import BadFile, BadInput
from sickbay.core.files import read_text
from sickbay.core.record import Record

_SEAL: Final = re.compile(r"[0-9a-f]{64}")
_MOST_BYTES: Final = 2000
ENDING: Final = ".record"


def seed_folder(environ: Mapping[str, str]) -> Path:
    """Where seeds of running games are kept: ``sickbay/seeds`` in the user's data folder."""
    base = environ.get("XDG_DATA_HOME", "")
    data = (
        Path(base) if base.startswith("/") else Path(environ.get("HOME") or Path.home()) / ".local" / "share"
    )
    return data / "sickbay" / "seeds"


class Kept(NamedTuple):
    """What is kept of a running game: its seed, and who plays (``me`` or the name of a bot), by seat."""

    seed: int
    kinds: list[str]


def keep(kept: Kept, environ: Mapping[str, str]) -> Path:
    """Write the seed where only its owner can read it, under its seal.

    :raises BadFile: if that is not possible
    """
    path = seed_folder(environ) / seal(kept.seed)
    _write(path, f"{write_seed(kept.seed)}\n{','.join(kept.kinds)}\n", private=True)
    return path


def find(record: Record, environ: Mapping[str, str]) -> Kept:
    """What is kept of a saved game that still runs.

    :raises BadFile: if its seed is not on this machine
    """
    path = seed_folder(environ) / record.seal
    if not _SEAL.fullmatch(record.seal) or not path.is_file():
        if record.seed is None:
            raise BadFile("seed-not-here")
        return Kept(record.seed, [])
    try:
        first, _, second = read_text(path, _MOST_BYTES).partition("\n")
        seed = read_seed(first)
    except BadInput:
        raise BadFile("seed-not-here") from None
    if seal(seed) != record.seal:
        raise BadFile("seed-not-here")
    return Kept(seed, [kind for kind in second.strip().split(",") if kind])


def save(record: Record, path: Path, kept: Kept, environ: Mapping[str, str]) -> None:
    """Write a record; of a game that still runs, keep the seed.

    :raises BadFile: if a file of that name is something else, or it cannot be written
    """
    path = path.expanduser()
    if path.exists() and not _is_same_game(path, record):
        raise BadFile("save-other-file", str(path))
    if record.seed is None:
        keep(kept, environ)
    _write(path, record.write())


def _is_same_game(path: Path, record: Record) -> bool:
    try:
        return path.is_file() and Record.load(path).seal == record.seal
    except BadInput:
        return False


def _write(path: Path, text: str, private: bool = False) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if private:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if private else 0o666)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        part.replace(path)
    except (OSError, ValueError) as error:
        part.unlink(missing_ok=True) if part.parent.is_dir() else None
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadFile("save-failed", str(path), why=why) from None
