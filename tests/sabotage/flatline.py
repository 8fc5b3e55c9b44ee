"""All wrong rules of Flatline."""

from __future__ import annotations

from tests.sabotage import Sabotages

SABOTAGES = Sabotages()
"""Rules misread, and rulings turned round."""
