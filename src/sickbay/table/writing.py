"""What people write, as others may see it; and names that eyes would take for one another (T12)."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from sickbay.core.records.record import clean

_ACCENTS: Final = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0]"
_PILED: Final = re.compile(f"({_ACCENTS}{{2}}){_ACCENTS}+")

_SIGNS: Final = str.maketrans("I1|0", "lllo")
"""Signs that look like another letter as they are, before capitals are forgotten."""
_LETTERS: Final = str.maketrans(
    "авекмнорстухіјѕԁһԛԝαβεηικμνορτυχζ",
    "abekmhopctyxijsdhqwabehikmvoptuxz",
)
"""Letters of other alphabets that look like Latin ones, small or as capitals."""


def tidy(text: str, most: int) -> str:
    """Text of a person as others may see it: a line, no control or direction signs, no piles of accents."""
    return clean(_PILED.sub(r"\1", unicodedata.normalize("NFC", text)), most)


def alike(name: str) -> frozenset[str]:
    """A name without what eyes may miss: capitals, accents, width, spaces, alphabets. Names that share one
    of these look alike.
    """
    spread = unicodedata.normalize("NFKD", name)
    return frozenset([_bare(spread), _bare(spread.translate(_SIGNS))])


def _bare(spread: str) -> str:
    small = spread.casefold().translate(_LETTERS)
    return "".join([sign for sign in small if sign.isalnum()])


def alphabets(name: str) -> set[str]:
    """The alphabets of a name among those whose letters look alike."""
    found = {unicodedata.name(sign, "").partition(" ")[0] for sign in name if sign.isalpha()}
    return found & {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"}
