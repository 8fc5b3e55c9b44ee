"""What is written where not all signs can be: letters without their accents, plain quotes and dashes."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

_LIKE: Final = {
    **dict.fromkeys("“”„«»″", '"'), **dict.fromkeys("‘’‚′", "'"), **dict.fromkeys("–—−‐‑", "-"),
    "×": "x", "ß": "ss", "æ": "ae", "Æ": "AE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D",
    "ı": "i", "¿": "", "¡": "", "·": "-", "→": "->",
}  # fmt: skip
"""Signs that a sink may lack and that do not fall apart into a letter and its accent."""


def _bare(error: UnicodeError) -> tuple[str, int]:
    """What stands for signs that a sink cannot write: the letter without its accent, a plain quote."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join([_bare_sign(sign) for sign in error.object[error.start : error.end]]), error.end


def _bare_sign(sign: str) -> str:
    parts = unicodedata.normalize("NFKD", sign)
    bare = "".join([_LIKE.get(part, part) for part in parts if not unicodedata.combining(part)])
    return bare if bare.isascii() else "?"


BARE: Final = "sickbay.bare"
"""How to name this way to the streams of Python: the name of a codec error handler."""
codecs.register_error(BARE, _bare)
