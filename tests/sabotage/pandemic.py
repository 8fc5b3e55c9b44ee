"""All wrong rules of Pandemic."""

from __future__ import annotations

from tests.sabotage import Sabotages
from tests.sabotage.pandemic_others import SABOTAGES as OTHERS
from tests.sabotage.pandemic_rulings import SABOTAGES as RULINGS
from tests.sabotage.pandemic_table import SABOTAGES as TABLE

SABOTAGES = Sabotages([*OTHERS, *RULINGS, *TABLE])
"""Defects of other programs, and rules turned round."""
