"""Figures that games tell beside their views: right, JSON, and nothing that the view does not tell."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sickbay.core import registry
from sickbay.core.chance import Chance
from sickbay.games.pandemic import GAME as PANDEMIC
from sickbay.games.pandemic.facts import infection_chances
from sickbay.games.pandemic.rules.pieces import infect, prevented_by


@pytest.mark.parametrize("name", ["flatline", "hrubec", "pandemic"])
@pytest.mark.parametrize("viewer", [0, 1, 3])
def test_they_follow_from_any_view_and_are_json(name: str, viewer: int) -> None:
    game = registry.game(name)
    state = game.new({"seats": 3}, 5)
    chance = Chance(8, ("moves",))
    for _ in range(80):
        view = game.view(state, viewer)
        facts = game.facts(json.loads(json.dumps(view)))
        assert json.loads(json.dumps(facts)) == game.facts(view)
        if not state.asked:
            break
        seat = (state.asked & -state.asked).bit_length() - 1
        moves = game.legal(state, seat)
        game.push(state, seat, moves[chance.below(0, len(moves))])
    assert json.loads(json.dumps(game.printed())) == game.printed()


def test_guarded_cities_are_those_where_cubes_are_prevented() -> None:
    options = PANDEMIC.read_options({"seats": 2, "roles": ["quarantine_specialist", "medic"]})
    data: dict[str, Any] = {
        "pawns": ["essen", "lima"],
        "diseases": {"red": "cured"},
        "cubes": {"red": {"tokyo": 1}},
        "infection_deck": ["..."],
        "player_deck": ["..."],
    }
    state = PANDEMIC.position(options, data, Chance(1, PANDEMIC.streams))
    red = 3
    words = PANDEMIC.words.words
    guarded = {words[city]: words[by] for city in range(48) if (by := prevented_by(state, city, red))}
    assert PANDEMIC.facts(PANDEMIC.view(state, 0))["guarded"] == guarded


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_what_is_told_of_the_next_infections_is_so(viewer: int) -> None:
    firsts = returned = 0
    for seed in range(12):
        state = PANDEMIC.new({"seats": 2, "hands": "closed"}, seed)
        chance = Chance(seed, ("moves",))
        while state.asked:
            seat = (state.asked & -state.asked).bit_length() - 1
            moves = PANDEMIC.legal(state, seat)
            looks = [move for move in moves if PANDEMIC.words.format(move) == "forecast"]
            PANDEMIC.push(state, seat, (looks or moves)[chance.below(0, len(looks or moves))])
            deck = PANDEMIC.words.names(state.infection_deck)[::-1]
            coming: Any = PANDEMIC.facts(PANDEMIC.view(state, viewer))["next"]
            first = len(coming["known"])
            assert coming["known"] == deck[:first]
            assert coming["later"] == {place: deck[int(place)] for place in coming["later"]}
            assert set(deck[first : first + coming["size"]]) <= {*coming["among"], *coming["later"].values()}
            firsts += first
            returned += coming["size"]
    assert returned
    assert firsts or not viewer


@pytest.mark.parametrize("viewer", [0, 1])
def test_dangers_are_what_the_rules_would_do(viewer: int) -> None:
    colours = ("blue", "yellow", "black", "red")
    words = PANDEMIC.words
    seen = chains = 0
    for seed in range(10):
        state = PANDEMIC.new({"seats": 2, "epidemics": 7}, seed)
        chance = Chance(seed, ("moves",))
        while state.asked:
            view: Any = PANDEMIC.view(state, viewer)
            facts: Any = PANDEMIC.facts(view)
            told = {one["city"]: one for one in facts["danger"]}
            for city in range(48):
                tried = state.copy()
                infect(tried, city, city // 12)
                outbreaks = tried.outbreaks - state.outbreaks
                name = words.words[city]
                if outbreaks and name not in view["removed"]:
                    lost = bool(tried.ended)
                    assert told[name]["lost"] == lost
                    assert told[name]["colour"] == colours[city // 12]
                    assert lost or told[name]["outbreaks"] == outbreaks
                    seen += 1
                    chains += outbreaks > 1
                else:
                    assert name not in told
            seat = (state.asked & -state.asked).bit_length() - 1
            moves = PANDEMIC.legal(state, seat)
            PANDEMIC.push(state, seat, moves[chance.below(0, len(moves))])
    assert seen
    assert chains


def test_the_chances_of_infection_cards_add_up() -> None:
    told = 0
    for seed in range(10):
        state = PANDEMIC.new({"seats": 2}, seed)
        chance = Chance(seed, ("moves",))
        while state.asked:
            view: Any = PANDEMIC.view(state, 1)
            chances = infection_chances(view)
            rate: Any = PANDEMIC.facts(view)["rate"]
            if not view["infection_feeds"]:
                told += 1
                assert sum([comes / of for comes, of in chances.values()]) == pytest.approx(rate)
                assert set(PANDEMIC.words.names(state.infection_deck)[::-1][:rate]) <= set(chances)
            layers: Any = PANDEMIC.facts(view)["layers"]
            assert sum([one["size"] for one in layers]) + len(view["infection_known"]) == len(
                state.infection_deck
            )
            seat = (state.asked & -state.asked).bit_length() - 1
            moves = PANDEMIC.legal(state, seat)
            PANDEMIC.push(state, seat, moves[chance.below(0, len(moves))])
    assert told


def test_what_a_treatment_removes_and_what_is_paid_is_told() -> None:
    words = PANDEMIC.words
    treated = 0
    for seed in range(12):
        state = PANDEMIC.new({"seats": 2, "roles": ["medic", "operations_expert"]}, seed)
        chance = Chance(seed, ("moves",))
        while state.asked:
            facts: Any = PANDEMIC.facts(PANDEMIC.view(state, 0))
            seat = (state.asked & -state.asked).bit_length() - 1
            moves = PANDEMIC.legal(state, seat)
            some = [move for move in moves if words.format(move).startswith(("treat", "build", "charter"))]
            move = (some or moves)[chance.below(0, len(some or moves))]
            verb, *rest = words.format(move).split()
            held, supply = list(state.hands[seat]), list(state.supply)
            PANDEMIC.push(state, seat, move)
            paid = set(words.names(held)) - set(words.names(state.hands[seat]))
            if state.actions == 0 or state.active != seat:
                pass  # the turn has gone on: cards were drawn, cities infected
            elif verb == "treat":
                treated += 1
                assert facts["treat"][rest[0]] == sum(state.supply) - sum(supply)
            elif verb == "charter":
                assert paid == {facts["pays"]["charter"][seat]}
            elif verb == "build":
                assert paid == ({facts["pays"]["build"]} if facts["pays"]["build"] else set())
    assert treated


@pytest.mark.parametrize("seats", [2, 5])
def test_forecasts_agree_with_odds_and_the_closing_with_who_is_asked(seats: int) -> None:
    game = registry.game("hrubec")
    closings = forecasts = 0
    for seed in range(4):
        state = game.new({"seats": seats}, seed)
        chance = Chance(seed, ("moves",))
        while state.asked:
            seat = (state.asked & -state.asked).bit_length() - 1
            view: Any = game.view(state, 1 << seat)
            facts: Any = game.facts(view)
            patient = view["theatres"][seat]
            if patient:
                forecasts += 1
                assert facts["forecast"][str(seat)][patient] == facts["seats"][seat]["odds"]
            for own in {seat, view["active"]}:
                assert set(view["waiting"]) <= set(facts["forecast"][str(own)])
            closing = facts["closing"]
            assert (closing is None) == (view["closer"] is None)
            if closing:
                closings += 1
                assert closing["order"][-1] == view["closer"]
                if view["agenda"][-1][0] == "final_operations":
                    assert closing["order"][closing["place"]] == seat
            moves = game.legal(state, seat)
            game.push(state, seat, moves[chance.below(0, len(moves))])
    assert closings
    assert forecasts


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_a_move_is_said_to_change_it_changes(seats: int) -> None:
    game = registry.game("hrubec")
    previewed: set[str] = set()
    for seed in range(3):
        state = game.new({"seats": seats}, seed)
        chance = Chance(seed, ("moves",))
        while state.asked:
            seat = (state.asked & -state.asked).bit_length() - 1
            viewer = 1 << seat
            previews: Any = game.previews(game.view(state, viewer))
            moves = game.legal(state, seat)
            move = moves[chance.below(0, len(moves))]
            told = previews.get(words := game.words.format(move))
            game.push(state, seat, move)
            after: Any = game.facts(game.view(state, viewer))["seats"]
            if told:
                previewed.add(words.split()[0])
            for figures in told or []:
                now = after[figures["seat"]]
                assert figures["points"] == now["points"]
                assert figures["values"] == now["values"]
                assert figures["faces"] == {need: odds["faces"] for need, odds in now["odds"].items()}
    assert {"hire", "admit", "play"} <= previewed


def test_previews_are_of_own_questions_alone() -> None:
    game = registry.game("hrubec")
    state = game.new({"seats": 3}, 5)
    seat = (state.asked & -state.asked).bit_length() - 1
    assert game.previews(game.view(state, 1 << seat))
    assert not game.previews(game.view(state, 7 & ~(1 << seat)))
    assert not game.previews(game.view(state, 0))
