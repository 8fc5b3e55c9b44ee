"""The word table of Doktor Hrubec: what a word's number means, and the table itself.

Cards come first, so that a card and its word are the same small number: doctors 0 to 24, action cards 25 to
49, patients 50 to 74. The table grows only at its end. Moves:

============================================ =========================================================
``draw``                                     H5.1 morning draw
``hire DOCTOR`` (``... dismiss DOCTOR``)     H5.2 with a full team one of the four leaves
``reveal``                                   H5.3 the top card of the queue
``admit PATIENT``                            H5.4 from the waiting room; also the choice of the Siamese Twins
``play CARD``                                H5.6 a card without a target, long-term cards among them
``play CARD PATIENT``                        Euthanasia, Heart Attack, Lunch Break, Kidnapper, Resurrection,
                                             VIP (names the one in the waiting room)
``play CARD DOCTOR``                         Heroic Effort, Retraining, Notice; Bribe, Sex Bomb, Candlelight
                                             Dinner
``play CARD DOCTOR dismiss DOCTOR``          the last three with a full team (H5.13)
``play holiday SEAT``                        whose theatre the patient goes to
``operate SPECIALTY``                        H5.8 the requirement chosen
``end``                                      H5.9 the turn
``choose DOCTOR``                            H6.3 the secret pick of Doctors' Swap
``discard CARD``                             H6.P6, H6.P11, H6.P12 a card of the hand
``dismiss DOCTOR``                           H6.D10, H6.P4 one of one's doctors; H5.14 one of the five
``take DOCTOR``                              H6.P2, H6.P7 another player's doctor
``exchange DOCTOR DOCTOR``                   H6.P13 one's own, then the other player's
``send SEAT``                                H6.D1, H6.D2, H6.D8, H6.P10 to whom the doctor or patient goes
============================================ =========================================================

Left-off words are completed if there is only one way (``operate`` for a patient with one requirement).
"""

from __future__ import annotations

from typing import Final

from sickbay.core.kinds import Kind, SeatKind
from sickbay.core.words import Words

N_DOCTORS: Final = 25
ACTION: Final = 25  # first action card
N_ACTIONS: Final = 25
PATIENT: Final = 50  # first patient
N_PATIENTS: Final = 25
CLOSING: Final = 75
SPECIALTY: Final = 76  # surgery psychiatry dental skin: 76 to 79
NUMBER: Final = 80  # 0 to 99: 80 to 179; seats, dice, values
MOST_NUMBER: Final = 99
MINUS: Final = 179  # -1 to -60: 180 to 239
LEAST_NUMBER: Final = -60

DOKTOR_PRAV: Final = 0
DOKTOR_ZHOR: Final = 1
DR_AKULA: Final = 2
DR_INKOGNITO: Final = 3
MUDR_BRUTAL: Final = 4
MUDR_NULA: Final = 5
MUDR_SILIKON: Final = 6
MEDICKA: Final = 7
REZNIK: Final = 8
VETRELEC: Final = 9
VRATNY: Final = 10

ALTERNATIVE_MEDICINE: Final = 25
EUTHANASIA: Final = 26
HRUBEC_ON_DUTY: Final = 27
NEW_INSTRUMENTS: Final = 28
DOCTORS_SWAP: Final = 29
HOLIDAY: Final = 30
HEROIC_EFFORT: Final = 31
HEART_ATTACK: Final = 32
INFECTIOUS_ECZEMA: Final = 33
CLOWN_VISIT: Final = 34
LUNCH_BREAK: Final = 35
RECYCLING: Final = 36
RETRAINING: Final = 37
SEX_BOMB: Final = 38
OLD_BLAZKOVA_CLEANS: Final = 39
DOCTORS_STRIKE: Final = 40
LUCKY_DAY: Final = 41
KIDNAPPER: Final = 42
BRIBE: Final = 43
CANDLELIGHT_DINNER: Final = 44
VIP: Final = 45
POWER_CUT: Final = 46
NOTICE: Final = 47
RESURRECTION: Final = 48
NURSE: Final = 49

ALKOHOLIK: Final = 50
PARAN: Final = 51
PUCHYRE: Final = 52
SLEPAK: Final = 53
ZACPA: Final = 54
ZLOMENINA: Final = 55
EXHIBICIONISTA: Final = 60
MALOMOCNY: Final = 61
PROSTITUTKA: Final = 62
SCHIZOFRENIK: Final = 63
DVOJCATA: Final = 64
USTRELENA_HLAVA: Final = 65
ZUBNI_MUSTEK: Final = 66

DRAW: Final = 240
HIRE: Final = 241
REVEAL: Final = 242
ADMIT: Final = 243
PLAY: Final = 244
OPERATE: Final = 245
END: Final = 246
CHOOSE: Final = 247
DISCARD: Final = 248
DISMISS: Final = 249
TAKE: Final = 250
EXCHANGE: Final = 251
SEND: Final = 252

TURN: Final = 253  # seat
DREW: Final = 254  # seat, card (secret)
RESHUFFLED: Final = 255
EMPTY: Final = 256  # seat: there was no card to draw
HIRED: Final = 257  # seat, doctor
DISMISSED: Final = 258  # seat, doctor: from the team to the discard pile
REVEALED: Final = 259  # seat, patient: into the waiting room
ADMITTED: Final = 260  # seat, patient: from the waiting room to the theatre
PLAYED: Final = 261  # seat, the rest of the sentence
LAPSED: Final = 262  # long-term card that is no longer in force
OPERATES: Final = 263  # seat, patient, specialty, difficulty
ROLLED: Final = 264  # seat, natural roll, effective roll
TOTAL: Final = 265  # seat, team, long-term modifier, bonus, effective roll, their sum, difficulty
CURED: Final = 266  # seat, patient: onto the cured pile
DIED: Final = 267  # seat, patient: into the morgue
GONE: Final = 268  # patient: out of the game
MOVED: Final = 269  # patient, seat whose theatre he is in now
WAITS: Final = 270  # patient: back in the waiting room
JOINED: Final = 271  # doctor, seat he leaves, seat whose team he joins
CHOSE: Final = 272  # seat, doctor (secret)
DISCARDED: Final = 273  # seat, card of the hand
CLOSED: Final = 274  # seat that revealed the Hospital Closing card
POINTS: Final = 275  # seat, points at the end
UNKNOWN: Final = 276

DOCTORS: Final = (
    "doktor_prav", "doktor_zhor", "dr_akula", "dr_inkognito", "mudr_brutal", "mudr_nula", "mudr_silikon",
    "nedostudovana_medicka", "reznik", "vetrelec", "vratny", "mudr_pilka", "mudr_jehlova",
    "mudr_narkozova", "mudr_gaucova", "mudr_kyvadlo", "mudr_ticha", "mudr_bublina", "mudr_klestova",
    "mudr_vrtacka", "mudr_plombova", "mudr_mastova", "mudr_pupinkova", "mudr_prkenny", "mudr_vseznalkova",
)  # fmt: skip
ACTIONS: Final = (
    "alternative_medicine", "euthanasia", "hrubec_on_duty", "new_instruments", "doctors_swap", "holiday",
    "heroic_effort", "heart_attack", "infectious_eczema", "clown_visit", "lunch_break", "recycling",
    "retraining", "sex_bomb", "old_blazkova_cleans", "doctors_strike", "lucky_day", "kidnapper", "bribe",
    "candlelight_dinner", "vip", "power_cut", "notice", "resurrection", "nurse",
)  # fmt: skip
PATIENTS: Final = (
    "alkoholik", "paran", "puchyre", "slepak", "zacpa", "zlomenina", "zubni_kamen", "zubni_kaz",
    "spolknuta_vidlicka", "chlupac", "exhibicionista", "malomocny", "nakazena_prostitutka", "schizofrenik",
    "siamska_dvojcata", "ustrelena_hlava", "zubni_mustek", "rovnatka", "knedlik_v_krku",
    "prostrelene_tetovani", "policejni_razie", "hygienicka_kontrola", "danova_kontrola", "pozustali",
    "pan_ministr",
)  # fmt: skip
SPECIALTIES: Final = ("surgery", "psychiatry", "dental", "skin")
_MOVES: Final = "draw hire reveal admit play operate end choose discard dismiss take exchange send"
_HAPPENINGS: Final = (
    "turn drew reshuffled empty hired dismissed revealed admitted played lapsed operates "
    "rolled total cured died gone moved waits joined chose discarded closed points ?"
)

WORDS: Final = Words(
    [
        *DOCTORS,
        *ACTIONS,
        *PATIENTS,
        "zavreni_nemocnice",
        *SPECIALTIES,
        *[str(number) for number in range(MOST_NUMBER + 1)],
        *[str(-number) for number in range(1, 1 - LEAST_NUMBER)],
        *_MOVES.split(),
        *_HAPPENINGS.split(),
    ]
)


DOCTOR_KIND: Final = Kind(WORDS, 0, ACTION)
ACTION_KIND: Final = Kind(WORDS, ACTION, PATIENT)
CARD_KIND: Final = Kind(WORDS, 0, PATIENT)
"""What lies in hands and draw pile: doctors and action cards."""
PATIENT_KIND: Final = Kind(WORDS, PATIENT, CLOSING)
QUEUE_KIND: Final = Kind(WORDS, PATIENT, CLOSING + 1)
SPECIALTY_KIND: Final = Kind(WORDS, SPECIALTY, NUMBER)
SEAT_KIND: Final = SeatKind(WORDS, NUMBER, MINUS + 1)


def number_word(number: int) -> int:
    """The word of a number; what is beyond the words is the last of them."""
    if number >= 0:
        return NUMBER + (number if number < MOST_NUMBER else MOST_NUMBER)
    return MINUS - (number if number > LEAST_NUMBER else LEAST_NUMBER)
