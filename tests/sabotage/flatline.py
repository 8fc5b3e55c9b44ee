"""All wrong rules of Flatline."""

from __future__ import annotations

from tests.sabotage import Sabotages
from tests.sabotage.flatline_cards import SABOTAGES as CARDS
from tests.sabotage.flatline_countdown import SABOTAGES as COUNTDOWN
from tests.sabotage.flatline_round import SABOTAGES as ROUND

SABOTAGES = Sabotages([*ROUND, *COUNTDOWN, *CARDS])
"""Rules misread, and rulings turned round."""
