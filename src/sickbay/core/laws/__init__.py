"""The laws that every game keeps, tried over long random play: of a game, of all its options, by all viewers.

:func:`run` holds them against one random game, :func:`soak` plays thousands, :func:`trace` makes a
fingerprint of one to compare builds by. :data:`LAWS` names them; a broken one is a :class:`LawBroken`.
"""

from sickbay.core.laws.moment import LawBroken, Moment
from sickbay.core.laws.rules import LAWS, Law
from sickbay.core.laws.soak import SoakReport, option_sets, soak, some_options
from sickbay.core.laws.walk import BOUND, LawReport, run, trace

__all__ = [
    "BOUND",
    "LAWS",
    "Law",
    "LawBroken",
    "LawReport",
    "Moment",
    "SoakReport",
    "option_sets",
    "run",
    "soak",
    "some_options",
    "trace",
]
