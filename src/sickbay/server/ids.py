"""Ids of tables. Letters and digits only: none is taken for a flag, and a double click picks all of it."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from string import ascii_letters, digits
from typing import Final

_ALPHABET: Final = digits + ascii_letters
_LENGTH: Final = 12


def new_id() -> str:
    """An id of 71 bits by chance: unguessable, though it lets nobody in."""
    return _written(secrets.randbits(128))


def id_of(content: bytes) -> str:
    """The id that always belongs to the same content."""
    return _written(int.from_bytes(blake2b(content, digest_size=16).digest(), "big"))


def _written(number: int) -> str:
    signs = ""
    for _ in range(_LENGTH):
        number, digit = divmod(number, len(_ALPHABET))
        signs += _ALPHABET[digit]
    return signs
