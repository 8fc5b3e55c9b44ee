"""What the head of ward cares for, in points of the game (H5.18)."""

from __future__ import annotations

from typing import Final

from sickbay.games.hrubec.words import (
    ALTERNATIVE_MEDICINE,
    BRIBE,
    CANDLELIGHT_DINNER,
    CLOWN_VISIT,
    DOCTORS_STRIKE,
    DOCTORS_SWAP,
    DOKTOR_PRAV,
    DR_AKULA,
    DR_INKOGNITO,
    DVOJCATA,
    EUTHANASIA,
    EXHIBICIONISTA,
    HEART_ATTACK,
    HEROIC_EFFORT,
    HOLIDAY,
    HRUBEC_ON_DUTY,
    INFECTIOUS_ECZEMA,
    KIDNAPPER,
    LUCKY_DAY,
    LUNCH_BREAK,
    MALOMOCNY,
    MEDICKA,
    MUDR_BRUTAL,
    NEW_INSTRUMENTS,
    NOTICE,
    NURSE,
    OLD_BLAZKOVA_CLEANS,
    PARAN,
    POWER_CUT,
    PROSTITUTKA,
    PUCHYRE,
    RECYCLING,
    RESURRECTION,
    RETRAINING,
    REZNIK,
    SCHIZOFRENIK,
    SEX_BOMB,
    SLEPAK,
    VIP,
    VRATNY,
    ZACPA,
    ZLOMENINA,
    ZUBNI_MUSTEK,
)


class Weights:
    """All the numbers of his taste; found by playing many games."""

    def __init__(self) -> None:
        # Rivals.
        self.rival = 0.9
        """How much the points of the others count, all together."""
        self.leader = 0.2
        """And how much more those of the one who stands best."""
        # The next operation.
        self.wait = 0.65
        """Part of the best waiting patient's worth for whoever can only admit him in a later turn."""
        self.look = 0.55
        """The same for a patient who is not even revealed."""
        self.stalemate = 10.0
        """Two players send each other an Alcoholic whom neither can cure: nothing else would ever happen."""
        # Teams.
        self.future = 0.8
        """How much an operation after the next one counts."""
        self.share = 1.0
        """Operations that a seat will still do, as a part of its even share of the patients."""
        self.choice = 2.5
        """Among so many patients one can choose."""
        self.later = 0.8
        """A doctor in the hand: how likely he is still to be hired."""
        # Cards.
        self.card = 0.6
        """A card that is drawn."""
        self.doctor = 1.0
        """A doctor won or lost by a patient's ability."""
        self.crowded = 0.5
        """Loss for each card from the fifth on: there is no draw (H5.1)."""
        self.long_game = 2.0
        """While so many operations are ahead for each, a card is worth all it can be; then less and less."""
        self.keep: dict[int, float] = {
            EUTHANASIA: 0.7,
            HRUBEC_ON_DUTY: 1.2,
            DOCTORS_SWAP: 0.3,
            HOLIDAY: 1.0,
            HEROIC_EFFORT: 0.5,
            HEART_ATTACK: 0.3,
            LUNCH_BREAK: 0.7,
            RETRAINING: 0.5,
            SEX_BOMB: 1.0,
            KIDNAPPER: 1.2,
            BRIBE: 1.2,
            CANDLELIGHT_DINNER: 1.0,
            VIP: 0.7,
            POWER_CUT: 0.6,
            NOTICE: 0.8,
            RESURRECTION: 1.5,
            NURSE: 0.5,
            **dict.fromkeys(_LONG_TERM, 0.5),
        }
        """What an action card must bring to be played now and not kept."""
        self.idle = 0.1
        """A doctor in the hand who would make the team no better."""
        # Abilities.
        self.cured: dict[int, float] = {
            SLEPAK: self.card,
            MALOMOCNY: self.card,
            ZLOMENINA: -0.5 * self.card,
            EXHIBICIONISTA: 0.8 * self.doctor,
            SCHIZOFRENIK: self.doctor,
            ZUBNI_MUSTEK: self.doctor,
            DVOJCATA: 1.0,
        }
        """What a patient's ability is worth after a success (table 6.3)."""
        self.failed: dict[int, float] = {
            PARAN: self.card,
            PUCHYRE: -0.5 * self.card,
            ZACPA: -0.5 * self.card,
            PROSTITUTKA: -self.doctor,
        }
        """And after a failure."""
        self.head = 1.0
        """Head Shot Off, cured: somebody else has him in the morgue (H6.P10)."""
        self.skill: dict[int, float] = {
            DOKTOR_PRAV: 0.4,
            DR_AKULA: 0.2,
            DR_INKOGNITO: 0.1,
            MUDR_BRUTAL: 0.25,
            REZNIK: 0.25,
            VRATNY: 0.3,
            MEDICKA: 0.1,
        }
        """What a doctor's ability is worth in each operation (table 6.2)."""


_LONG_TERM: Final = (
    ALTERNATIVE_MEDICINE,
    NEW_INSTRUMENTS,
    INFECTIOUS_ECZEMA,
    CLOWN_VISIT,
    RECYCLING,
    OLD_BLAZKOVA_CLEANS,
    DOCTORS_STRIKE,
    LUCKY_DAY,
)

WEIGHTS: Final = Weights()
