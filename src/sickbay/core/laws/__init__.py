"""The laws that every game keeps, tried over long random play: of a game, of all its options, by all viewers.

:func:`run` holds them against one random game, :func:`soak` plays thousands, :func:`trace` makes a
fingerprint of one to compare builds by, and :func:`ranks` tries over many games whether states are drawn
from views with the right chance. :data:`LAWS` names the laws; a broken one is a :class:`LawBroken`.
"""

from sickbay.core.laws.moment import LawBroken, Moment
from sickbay.core.laws.ranks import ranks, unevenness
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
    "ranks",
    "run",
    "soak",
    "some_options",
    "trace",
    "unevenness",
]
