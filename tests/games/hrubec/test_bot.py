"""The bots: they say legal moves only, from what their seat may know; the head of ward does the obvious."""

from __future__ import annotations

import json

import pytest

from sickbay.bots import make_bot
from sickbay.core.bot import Bot, Turn
from sickbay.core.chance import Chance
from sickbay.core.state import Event, seat_mask
from sickbay.core.words import Move
from sickbay.games.hrubec import GAME
from sickbay.games.hrubec.bot import Greedy, HeadOfWard
from sickbay.games.hrubec.bot.judgement import Judge, patients_to_come
from sickbay.games.hrubec.bot.weights import WEIGHTS
from sickbay.games.hrubec.results import points
from sickbay.games.hrubec.state import NOBODY, Hrubec
from sickbay.games.hrubec.tally import tally
from sickbay.games.hrubec.words import ACTION, N_ACTIONS, OPERATE, PLAY
from sickbay.table.match import Match

Fields = dict[str, object]
NAMES = ("head_of_ward", "greedy")


def turn_of(state: Hrubec, seat: int) -> Turn:
    legal = tuple(GAME.legal(state, seat))
    chance = Chance(1, (*GAME.streams, "player"))
    return Turn(GAME, seat, legal, False, chance, lambda: GAME.view(state, seat_mask(seat)))


def answer(state: Hrubec, seat: int = 0, bot: Bot | None = None) -> str:
    """What a bot says for the seat."""
    move = (bot or HeadOfWard()).choose(turn_of(state, seat))
    assert move in GAME.legal(state, seat)
    return GAME.words.format(move)


def position(fields: Fields, seats: int = 3) -> Hrubec:
    return GAME.position(GAME.read_options({"seats": seats}), fields, Chance(1, GAME.streams))


class Watcher:
    """Plays at random, and asks the bots in every position that comes of it."""

    def choose(self, turn: Turn) -> Move | None:
        for bot in (HeadOfWard(), Greedy()):
            assert bot.choose(turn) in turn.legal
        return turn.pick(turn.legal)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_they_know_an_answer_in_every_position(seats: int) -> None:
    for seed in range(6):
        Match(GAME, [Watcher() for _ in range(seats)], seed).run()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_they_play_whole_games_alike_in_every_run(seats: int) -> None:
    names = [NAMES[seat % 2] for seat in range(seats)]
    games = [Match(GAME, [make_bot(GAME, name) for name in names], 7) for _ in range(2)]
    results = [game.run() for game in games]
    assert results[0].won
    assert games[0].moves == games[1].moves


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", NAMES)
def test_they_know_only_their_view(name: str, seed: int) -> None:
    """States with one view: hands, piles and queue differ, the answer does not."""
    match = Match(GAME, [make_bot(GAME, "head_of_ward") for _ in range(4)], seed)
    for _ in range(40 + 10 * seed):
        match.go_on()
    state = match.state
    seat = next(seat for seat in range(4) if state.asked >> seat & 1)
    view = GAME.view(state, seat_mask(seat))
    answers = set()
    hands = set()
    for draw in range(8):
        other = GAME.determinize(view, Chance(draw, GAME.streams))
        assert json.dumps(GAME.view(other, seat_mask(seat))) == json.dumps(view)
        hands.add(str(other.hands))
        answers.add(answer(other, seat, make_bot(GAME, name)))
    assert len(hands) > 1
    assert len(answers) == 1


def test_greedy_plays_no_action_card() -> None:
    match = Match(GAME, [make_bot(GAME, "greedy") for _ in range(4)], 3)
    match.run()
    verbs = {GAME.words.format(move).split()[0] for _, move in match.moves}
    assert {"hire", "draw", "admit", "reveal", "operate", "end"} <= verbs
    assert "play" not in verbs


def test_head_of_ward_keeps_no_card_for_ever() -> None:
    """Sooner or later every type of action card is played."""
    cards = set(range(ACTION, ACTION + N_ACTIONS))
    for seed in range(60):
        match = Match(GAME, [make_bot(GAME, "head_of_ward") for _ in range(3)], seed)
        match.run()
        cards -= {move[1] for _, move in match.moves if move[0] == PLAY}
        if not cards:
            break
    assert not cards


def test_head_of_ward_wins_far_more_than_his_share() -> None:
    """docs/bots.md measures it; here only what would make him much weaker is caught."""
    won = 0
    for seed in range(40):
        seat = seed % 4
        bots = [make_bot(GAME, "head_of_ward" if at == seat else "greedy") for at in range(4)]
        won += seat in Match(GAME, bots, seed).run().won
    assert won >= 20


# -- the obvious -------------------------------------------------------------------------------------


def test_a_nurse_is_played_when_she_changes_the_odds() -> None:
    there: Fields = {"theatres": {0: "rovnatka"}, "teams": {0: ["mudr_klestova"]}, "hands": {0: ["nurse"]}}
    assert answer(position(there)) == "play nurse"


def test_a_nurse_is_kept_when_nothing_can_go_wrong() -> None:
    there: Fields = {"theatres": {0: "zubni_kamen"}, "teams": {0: ["mudr_klestova"]}, "hands": {0: ["nurse"]}}
    assert answer(position(there)) == "operate dental"


def test_the_requirement_with_the_better_odds_is_chosen() -> None:
    for doctor, specialty in (("mudr_gaucova", "psychiatry"), ("mudr_mastova", "skin")):
        there: Fields = {"theatres": {0: "paran"}, "teams": {0: [doctor]}}
        assert answer(position(there)) == f"operate {specialty}"


def test_the_patient_whom_the_team_can_cure_is_admitted() -> None:
    there: Fields = {
        "teams": {0: ["mudr_klestova", "mudr_vrtacka"]},
        "waiting": ["pozustali", "rovnatka", "zlomenina"],
        "stage": "intake",
    }
    assert answer(position(there)) == "admit rovnatka"


def test_a_patient_who_would_die_goes_on_holiday() -> None:
    there: Fields = {
        "theatres": {0: "pan_ministr"},
        "teams": {0: ["mudr_pilka"], 1: ["mudr_klestova", "mudr_vrtacka"], 2: ["mudr_gaucova"]},
        "hands": {0: ["holiday"]},
        "cured": {2: ["zlomenina", "chlupac"]},
    }
    assert answer(position(there)) == "play holiday 2"


def test_the_dead_rise_when_they_would_be_cured_now() -> None:
    there: Fields = {
        "teams": {0: ["mudr_klestova", "mudr_vrtacka"]},
        "morgues": {0: ["rovnatka"]},
        "hands": {0: ["resurrection"]},
        "waiting": ["pozustali"],
        "stage": "intake",
    }
    assert answer(position(there)) == "play resurrection rovnatka"


def test_the_best_doctor_is_bribed() -> None:
    there: Fields = {
        "teams": {0: ["mudr_prkenny"], 1: ["vetrelec", "vratny"], 2: ["mudr_kyvadlo"]},
        "hands": {0: ["bribe"]},
        "waiting": ["rovnatka", "malomocny"],
    }
    assert answer(position(there)) == "play bribe vetrelec"


def test_the_head_goes_to_the_one_who_stands_best() -> None:
    there: Fields = {
        "theatres": {0: "ustrelena_hlava"},
        "teams": {0: ["mudr_pilka", "mudr_jehlova", "mudr_narkozova"]},
        "cured": {1: ["zubni_kamen"], 2: ["zlomenina", "chlupac"]},
    }
    state = position(there)
    GAME.play(state, 0, GAME.words.parse("operate surgery"))
    assert answer(state) == "send 2"


def test_the_weakest_doctor_is_given_to_the_swap() -> None:
    there: Fields = {
        "teams": {0: ["mudr_pilka", "nedostudovana_medicka", "mudr_klestova"], 1: ["mudr_ticha"]},
        "hands": {0: ["doctors_swap"]},
    }
    state = position(there)
    GAME.play(state, 0, GAME.words.parse("play doctors_swap"))
    assert answer(state) == "choose nedostudovana_medicka"


def test_the_leader_closes_the_hospital() -> None:
    there: Fields = {
        "cured": {0: ["zlomenina", "chlupac", "rovnatka"], 1: ["slepak"]},
        "teams": {
            0: ["mudr_pilka"],
            1: ["mudr_gaucova", "mudr_kyvadlo"],
            2: ["mudr_klestova", "mudr_vrtacka"],
        },
        "waiting": ["pozustali", "danova_kontrola"],
        "queue": ["zavreni_nemocnice"],
        "stage": "intake",
    }
    assert answer(position(there)) == "reveal"


def test_an_alcoholic_whom_neither_can_cure_does_not_go_to_and_fro() -> None:
    """With two players nothing else would ever happen; any card that ends it is worth playing."""
    there: Fields = {
        "theatres": {1: "alkoholik"},
        "teams": {0: ["mudr_brutal"], 1: ["doktor_zhor"]},
        "active": 1,
        "waiting": ["paran"],
    }
    for cards, wanted in (
        (["mudr_gaucova", "euthanasia"], "play euthanasia alkoholik"),
        (["clown_visit", "infectious_eczema"], "play clown_visit"),
        (["lunch_break"], "play lunch_break alkoholik"),
    ):
        state = position({**there, "hands": {1: cards}}, seats=2)
        assert answer(state, 1) == wanted
    state = position({**there, "hands": {1: ["euthanasia"]}, "teams": {0: ["mudr_gaucova"]}}, seats=2)
    assert answer(state, 1) == "operate psychiatry"


# -- the judgement -----------------------------------------------------------------------------------


@pytest.mark.parametrize("long_term", [None, "lucky_day", "alternative_medicine", "doctors_strike"])
def test_the_odds_are_those_of_the_rules(long_term: str | None) -> None:
    """Of Tartar (1 point, or 2 less), tried on the engine with every face of the die."""
    there: Fields = {"theatres": {0: "zubni_kamen"}, "teams": {0: ["mudr_jehlova"]}, "long_term": long_term}
    state = position({key: value for key, value in there.items() if value})
    faces = {}
    for seed in range(100):
        tried = state.copy()
        tried.chance = Chance(seed, GAME.streams)
        events: list[Event] = []
        tried.log = events
        GAME.play(tried, 0, GAME.words.parse("operate dental"))
        rolled = next(words for _, words in events if GAME.words.words[words[0]] == "rolled")
        faces[rolled[2]] = points(tried, 0)
    assert len(faces) == 6
    judge = Judge(state, [0, 0, 0], 0, WEIGHTS)
    assert judge.operation(state, 0, state.theatres[0]) == pytest.approx(sum(faces.values()) / 6)


def test_patients_to_come_are_those_of_the_queue() -> None:
    state = GAME.new({"seats": 2}, 5)
    coming = patients_to_come(state, [4, 4, 5])
    assert sum(coming) == pytest.approx(13)
    assert set(coming) == {0.4, 1.0}


# -- the figures -------------------------------------------------------------------------------------


def test_the_figures_of_a_game_are_what_happened() -> None:
    operations = [0] * 4
    successes = [0] * 4
    happened: list[Event] = []

    def hear(seat: int, move: Move, events: list[Event]) -> None:
        happened.extend(events)
        if move[0] == OPERATE:
            patient = theatres[-1][seat]
            assert patient != NOBODY
            operations[seat] += 1
            successes[seat] += patient in match.state.cured[seat]
        theatres.append(match.state.theatres.copy())

    match = Match(GAME, [make_bot(GAME, "random") for _ in range(4)], 11, listen=hear)
    theatres = [match.state.theatres.copy()]
    match.run()
    figures = {figure.name: figure for figure in tally(match.state, happened)}
    assert figures["operations"].by_seat == tuple(operations)
    assert figures["successes"].by_seat == tuple(successes)
    assert figures["points"].by_seat == tuple(points(match.state, seat) for seat in range(4))
    assert figures["dead"].by_seat == tuple(len(pile) for pile in match.state.morgues)
    assert sum(operations) > sum(successes) > 0
