"""Wrong rules of Doktor Hrubec: hands and piles, what cards share, cards that change numbers (H5, H6)."""

from __future__ import annotations

from typing import Any

from sickbay.games.hrubec.cards import STANDARD_CARDS
from sickbay.games.hrubec.memory import CARD_MASK, KIND_SHIFT, LEFT, SEAT_MASK, SEAT_SHIFT, pile_made
from sickbay.games.hrubec.rules import abilities, effects, operation, pieces, play, sentences, stealing, turn
from sickbay.games.hrubec.rules.frames import DISMISSES
from sickbay.games.hrubec.state import NOBODY, OFFICES, PILE_STREAM
from sickbay.games.hrubec.words import (
    ACTION,
    ALTERNATIVE_MEDICINE,
    CLOWN_VISIT,
    DOCTORS_STRIKE,
    DR_INKOGNITO,
    HEROIC_EFFORT,
    INFECTIOUS_ECZEMA,
    LUCKY_DAY,
    N_DOCTORS,
    NEW_INSTRUMENTS,
    NUMBER,
    NURSE,
    OLD_BLAZKOVA_CLEANS,
    RECYCLING,
    VETRELEC,
)
from tests.sabotage import Change, Sabotages, as_if, everywhere, fewer, stand_in, value

SABOTAGES = Sabotages()
turned = SABOTAGES.turned
wrong = SABOTAGES.wrong
instead = SABOTAGES.instead

PLAIN = 11  # the first doctor without an ability
MISREAD = "common misreading"
OTHER_GAMES = "as in other card games"
DRAWS = everywhere(pieces, "draw_card")
"""Wherever a card is drawn."""

# -- drawing and hiring (H5.1, H5.2, H5.11, H5.12) -------------------------------------------------------

instead("a_sixth_card_is_drawn", "H5.1", value(turn, "DRAW_BELOW", 6))
instead("a_fifth_card_is_not_drawn", "H5.1", value(turn, "DRAW_BELOW", 4))
instead("no_hiring_into_a_full_team", "H5.2", fewer(turn.Hire, lambda state, seat, move: len(move) == 4))
instead(
    "hiring_always_costs_a_doctor",
    "H5.2",
    value(turn, "is_full", lambda state, seat: bool(state.teams[seat])),
)


@turned("H5.2", (turn.Hire, "apply"))
def the_dismissal_comes_after_the_hiring(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move[:2])
    if len(move) == 4:
        pieces.dismiss(state, seat, move[3])


@turned("H5.2 H6.2", (turn.Hire, "offers"))
def incognito_is_not_dismissed_when_hiring(
    right: Any, self: Any, state: Any, seat: int, out: list[Any]
) -> None:
    moves: list[Any] = []
    right(self, state, seat, moves)
    out += [move for move in moves if move[-1] != DR_INKOGNITO or len(move) == 2]


@turned("H5.11", *DRAWS)
def abilities_draw_up_to_five(right: Any, state: Any, seat: int) -> None:
    if len(state.hands[seat]) < 5:
        right(state, seat)


@wrong(OTHER_GAMES, "H5.11", (turn.EndTurn, "apply"))
def hands_are_cut_to_five(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    while len(state.hands[seat]) > 5:
        pieces.discard_card(state, seat, state.hands[seat][-1])
    right(self, state, seat, move)


def reshuffle(state: Any) -> None:
    """Make the discard pile the draw pile."""
    pile_made(state, state.discard_pile)
    state.chance.shuffle(PILE_STREAM, state.discard_pile)
    state.draw_pile, state.discard_pile = state.discard_pile, []


@turned("H5.12", *DRAWS)
def the_last_card_is_replaced_at_once(right: Any, state: Any, seat: int) -> None:
    right(state, seat)
    if state.discard_pile and not state.draw_pile:
        reshuffle(state)


@wrong(OTHER_GAMES, "H5.12", *DRAWS)
def the_top_of_the_discard_pile_stays(right: Any, state: Any, seat: int) -> None:
    reshuffles = not state.draw_pile and len(state.discard_pile) > 1
    top = state.discard_pile.pop() if reshuffles else NOBODY
    right(state, seat)
    if reshuffles:
        state.discard_pile.append(top)


@wrong(OTHER_GAMES, "H5.12 H8.1", *DRAWS)
def the_discard_pile_is_turned_over(right: Any, state: Any, seat: int) -> None:
    if not state.draw_pile:
        pile_made(state, state.discard_pile)
        state.draw_pile, state.discard_pile = state.discard_pile[::-1], []
    right(state, seat)


@turned("H5.12", *DRAWS)
def an_empty_draw_pile_stays_empty(right: Any, state: Any, seat: int) -> None:
    if state.draw_pile:
        right(state, seat)


instead(
    "no_morning_draw_from_an_empty_pile",
    "H5.12",
    value(turn, "may_draw", lambda state: bool(state.draw_pile)),
)

# -- playing cards (H5.6, H5.7, H5.13 - H5.17) -----------------------------------------------------------


@turned("H5.6 H5.17", (play.Play, "apply"))
def played_cards_vanish(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    if state.discard_pile and state.discard_pile[-1] == move[1]:
        state.discard_pile.pop()


@turned("H5.7", (play.LongTermCard, "effect"))
def a_replaced_long_term_card_vanishes(right: Any, self: Any, state: Any, *args: Any) -> None:
    state.long_term = NOBODY
    right(self, state, *args)


@wrong(OTHER_GAMES, "H5.7", (play.LongTermCard, "effect"))
def a_replaced_long_term_card_comes_to_the_hand(
    right: Any, self: Any, state: Any, seat: int, move: Any
) -> None:
    before = state.long_term
    right(self, state, seat, move)
    if before != NOBODY:
        state.hands[seat].append(state.discard_pile.pop())


instead(
    "a_long_term_card_holds_until_it_lapses",
    "H5.7",
    fewer(play.LongTermCard, lambda state, seat, move: state.long_term != NOBODY),
    source=MISREAD,
)


@turned("H5.7", (turn.EndTurn, "apply"))
def a_long_term_card_lapses_with_the_turn(right: Any, self: Any, state: Any, *args: Any) -> None:
    if state.long_term != NOBODY:
        state.discard_pile.append(state.long_term)
        state.long_term = NOBODY
    right(self, state, *args)


def played_by(state: Any, card: int) -> int:
    """Who has played a card, as far as the table remembers."""
    players = [
        entry >> SEAT_SHIFT & SEAT_MASK
        for entry in state.history
        if entry >> KIND_SHIFT == LEFT and entry & CARD_MASK == card
    ]
    return players[-1] if players else NOBODY


@turned("H5.7", (operation, "total_of"))
def a_long_term_card_is_for_its_owner(right: Any, state: Any, seat: int, *args: Any) -> int:
    card = state.long_term
    if played_by(state, card) not in (seat, NOBODY):
        state.long_term = NOBODY
    total = int(right(state, seat, *args))
    state.long_term = card
    return total


@turned("H5.7", (operation, "total_of"))
def a_long_term_card_spares_its_owner(right: Any, state: Any, seat: int, *args: Any) -> int:
    card = state.long_term
    if played_by(state, card) == seat:
        state.long_term = NOBODY
    total = int(right(state, seat, *args))
    state.long_term = card
    return total


instead(
    "a_full_team_steals_nobody",
    "H5.13",
    fewer(stealing.StealingCard, lambda state, seat, move: len(move) == 5),
)


@turned("H5.13", (stealing.StealingCard, "effect"))
def the_dismissed_doctor_goes_the_other_way(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    if len(move) == 5:
        pieces.join(state, move[4], seat, pieces.seat_of_doctor(state, move[2]))
    right(self, state, seat, move[:3])


@SABOTAGES.together("H5.13 H6.2")
def incognito_makes_place_for_a_stolen_doctor() -> list[Change]:
    def offers(right: Any, self: Any, state: Any, seat: int, out: list[Any]) -> None:
        right(self, state, seat, out)
        if DR_INKOGNITO in state.teams[seat]:
            taken = {move[2] for move in out if move[1] == self.card and len(move) == 5}
            out += [sentences.PLAYS_FOR[self.card][doctor][DR_INKOGNITO] for doctor in sorted(taken)]

    def not_touchable(right: Any, rule: str, doctor: int) -> Any:
        return None if rule == "H5.13" else right(rule, doctor)

    return [
        stand_in(stealing.StealingCard, "offers", offers),
        stand_in(stealing, "not_touchable", not_touchable),
    ]


instead(
    "nobody_is_sent_to_a_full_team",
    "H5.14",
    fewer(abilities.Send, lambda state, seat, move: len(state.teams[move[1] - NUMBER]) >= OFFICES),
)
instead(
    "the_doctor_who_came_must_stay",
    "H5.14",
    fewer(abilities.Dismiss, lambda state, seat, move: move[1] == state.agenda[-1][2] != VETRELEC),
)


@turned("H5.14", (abilities.Send, "apply"))
def a_full_team_takes_nobody_in(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    right(self, state, seat, move)
    if state.agenda[-1][:2] == (DISMISSES, move[1] - NUMBER):
        pieces.dismiss(state, move[1] - NUMBER, state.agenda.pop()[2])


@SABOTAGES.together("H5.15 H6.A18")
def kidnapping_into_an_occupied_theatre() -> list[Change]:
    def empty(state: Any, seat: int) -> None:
        state.theatres[seat] = NOBODY

    def effect(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
        if state.theatres[seat] != NOBODY:
            pieces.remove_patient(state, state.theatres[seat])
        right(self, state, seat, move)

    changes = [as_if(effects.Kidnapper, name, empty) for name in ("offers", "not_so")]
    return [*changes, stand_in(effects.Kidnapper, "effect", effect)]


@SABOTAGES.together("H5.15 H6.A6")
def a_holiday_in_an_occupied_theatre() -> list[Change]:
    def empty(state: Any, seat: int) -> None:
        state.theatres = [patient if at == seat else NOBODY for at, patient in enumerate(state.theatres)]

    def offers(right: Any, self: Any, state: Any, seat: int, out: list[Any]) -> None:
        if pieces.has_free_patient(state, seat):
            out += [sentences.HOLIDAYS[other] for other in range(state.seats) if other != seat]

    def effect(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
        other = move[2] - NUMBER
        state.theatres[seat], state.theatres[other] = state.theatres[other], state.theatres[seat]

    return [
        stand_in(effects.Holiday, "offers", offers),
        as_if(effects.Holiday, "not_so", empty),
        stand_in(effects.Holiday, "effect", effect),
    ]


@turned("H5.17", *everywhere(pieces, "remove_patient"))
def patients_out_of_the_game_come_back(right: Any, state: Any, patient: int) -> None:
    state.queue.insert(1, patient)


@turned("H5.17", *everywhere(pieces, "dismiss"))
def dismissed_doctors_are_out_of_the_game(right: Any, state: Any, *args: Any) -> None:
    right(state, *args)
    state.discard_pile.pop()


# -- long-term cards (H6.A1, A4, A9, A10, A12, A15 - A17) ------------------------------------------------


def printed(name: str, rules: str, field: str, places: dict[int, int]) -> None:
    """Other figures on a card."""
    other = list(getattr(STANDARD_CARDS, field))
    for at, figure in places.items():
        other[at] = figure
    instead(name, rules, value(STANDARD_CARDS, field, other), source="restored otherwise")


def die(card: int, *effective: int) -> dict[int, int]:
    """What the die counts under a card."""
    return {6 * (card - ACTION) + at: figure for at, figure in enumerate(effective)}


def modifier(card: int, *figures: int) -> dict[int, int]:
    """What a card adds, by specialty."""
    return {4 * (card - ACTION) + at: figure for at, figure in enumerate(figures)}


printed("a_low_roll_counts_one", "H6.A1 H4.9", "die", die(ALTERNATIVE_MEDICINE, 1, 1, 1, 6, 6, 6))
printed("a_three_is_a_high_roll", "H6.A1 H4.9", "die", die(ALTERNATIVE_MEDICINE, 0, 0, 6, 6, 6, 6))
printed("a_six_is_lucky", "H6.A17 H4.9", "die", die(LUCKY_DAY, 1, 2, 3, 4, 5, 8))
printed("a_lucky_one_counts_six", "H6.A17 H4.9", "die", die(LUCKY_DAY, 6, 2, 3, 4, 5, 6))
printed("new_instruments_only_help", "H6.A4", "modifiers", modifier(NEW_INSTRUMENTS, 1, 0, 0, 0))
printed("eczema_costs_two", "H6.A9", "modifiers", modifier(INFECTIOUS_ECZEMA, 0, 0, 0, -2))
printed("the_clown_only_helps", "H6.A10", "modifiers", modifier(CLOWN_VISIT, 0, 1, 0, 0))
printed("recycling_only_helps", "H6.A12", "modifiers", modifier(RECYCLING, 0, 0, 1, 0))
printed("blazkova_spares_skin", "H6.A15", "modifiers", modifier(OLD_BLAZKOVA_CLEANS, -1, -1, -1, 0))
printed("a_nurse_is_worth_two", "H6.A25", "bonus", {NURSE - ACTION: 2})
printed("a_heroic_effort_is_worth_three", "H6.A7", "bonus", {HEROIC_EFFORT - ACTION: 3})


@turned("H6.A16", (operation, "total_of"))
def nurses_strike_too(right: Any, state: Any, *args: Any) -> int:
    if state.long_term == DOCTORS_STRIKE:
        state.bonus = 0
    return int(right(state, *args))


@turned("H6.A16", (abilities.AbilityDraw, "run"))
def abilities_strike_too(right: Any, self: Any, state: Any, frame: Any) -> None:
    if state.long_term != DOCTORS_STRIKE:
        right(self, state, frame)


printed(
    "plain_doctors_are_worth_nothing", "H6.7", "values", dict.fromkeys(range(4 * PLAIN, 4 * N_DOCTORS), 0)
)

# -- cards for the operation (H6.A7, H6.A25) -------------------------------------------------------------


@turned("H6.A7", (effects, "dismiss"))
def the_hero_stays(right: Any, state: Any, seat: int, doctor: int) -> None:
    if state.playing != HEROIC_EFFORT:
        right(state, seat, doctor)


@turned("H6.A7 H6.A25", (effects.Nurse, "effect"), (effects.HeroicEffort, "effect"))
def only_the_best_bonus_counts(right: Any, self: Any, state: Any, seat: int, move: Any) -> None:
    before, state.bonus = state.bonus, 0
    right(self, state, seat, move)
    state.bonus = max(before, state.bonus)
