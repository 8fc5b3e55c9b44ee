"""All wrong rules of Doktor Hrubec."""

from __future__ import annotations

from tests.sabotage import Sabotages
from tests.sabotage.hrubec_cards import SABOTAGES as CARDS
from tests.sabotage.hrubec_end import SABOTAGES as END
from tests.sabotage.hrubec_known import SABOTAGES as KNOWN
from tests.sabotage.hrubec_people import SABOTAGES as PEOPLE
from tests.sabotage.hrubec_rulings import SABOTAGES as RULINGS
from tests.sabotage.hrubec_table import SABOTAGES as TABLE
from tests.sabotage.hrubec_targets import SABOTAGES as TARGETS

SABOTAGES = Sabotages([*TABLE, *CARDS, *TARGETS, *PEOPLE, *END, *KNOWN, *RULINGS])
"""Rules misread, and rules turned round."""
