"""An owner's own card values: checked against the schema, and played with."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sickbay.core import laws
from sickbay.core.chance import Chance
from sickbay.core.errors import BadFile, BadOption
from sickbay.games.hrubec import GAME
from sickbay.games.hrubec.rules.pieces import team_value

PACK = (files("sickbay.games.hrubec") / "data" / "cards.toml").read_text("utf-8")


def test_our_own_pack_fits() -> None:
    GAME.check_pack(PACK)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("schema = 1", "schema = 2", "schema"),
        ('game = "hrubec"', 'game = "hospital"', "game"),
        ("schema = 1", "schema = 1\nextra = 2", ""),
        ("schema = 1", "schema = ", ""),
        ("death_penalty = 2", "death_penalty = 3", "setup.death_penalty"),
        ("offices_per_player = 4\n", "", "setup"),
        ("{ 2 = 3, 3 = 4", "{ 2 = 4, 3 = 4", "setup.waiting_room_slots"),
        ("values = [4, -2, 1, 1]", "values = [4, -2, 1]", "doctor.doktor_zhor.values"),
        ("values = [4, -2, 1, 1]", "values = [40, -2, 1, 1]", "doctor.doktor_zhor.values"),
        ("values = [4, -2, 1, 1]", "values = [true, -2, 1, 1]", "doctor.doktor_zhor.values"),
        ('ability = "zhor"', 'ability = "none"', "doctor.doktor_zhor.ability"),
        ('id = "doktor_zhor"', 'id = "doctor_zhor"', "doctor.2"),
        ('id = "doktor_zhor"', 'id = "doktor_prav"', "doctor.2"),
        ('gender = "f"', 'gender = "x"', "doctor.nedostudovana_medicka.gender"),
        ("values_with_female = [-2, 2, 0, 3] ", "", "doctor.mudr_silikon"),
        ('name_cs = "Vrátný"', 'name_cs = ""', "doctor.vratny.name_cs"),
        ("die_map = { 1 = 0,", "die_map = { 7 = 0,", "action.alternative_medicine.die_map"),
        ("surgery = 1, psychiatry = -1", "surgery = 1", "action.new_instruments.modifier"),
        ("ignore_team_values = true", "ignore_team_values = 1", "action.doctors_strike"),
        ("operation_bonus = 2", 'operation_bonus = "2"', "action.heroic_effort.operation_bonus"),
        ('kind = "long_term"', 'kind = "instant"', "action.alternative_medicine.kind"),
        ("copies = 3", "copies = 4", "action"),
        ("back = 1", "back = 4", "patient.alkoholik.back"),
        ("back = 1", "back = 3", "queue.2.back3"),
        ("points = 2", "points = -1", "patient.alkoholik.points"),
        (', difficulty = 5', "", "patient.alkoholik.need.1"),
        ('specialty = "psychiatry"', 'specialty = "bones"', "patient.alkoholik.need.1.specialty"),
        ('{ specialty = "skin",', '{ specialty = "psychiatry",', "patient.paran.need.2"),
        ("need = [ { specialty = \"psychiatry\", difficulty = 5 } ]", "need = []", "patient.alkoholik.need"),
        ("back1 = 10", "back1 = 11", "queue.5.back1"),
        ('id = "zavreni_nemocnice"', 'id = "zavreno"', "closing_card.id"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named(old: str, new: str, place: str) -> None:
    assert old in PACK
    with pytest.raises(BadFile) as caught:
        GAME.check_pack(PACK.replace(old, new, 1))
    assert caught.value.key.startswith("pack-")
    assert caught.value.place.startswith(place), caught.value.place


@pytest.mark.parametrize("text", ["", "[[[[", "action = 1", "x = " + "[" * 5000, "\0", "a" * 300_000])
def test_no_pack_at_all(text: str) -> None:
    with pytest.raises(BadFile):
        GAME.check_pack(text)


@given(st.data())
@settings(max_examples=int(os.environ.get("SICKBAY_FUZZ", "60")), deadline=None)
def test_any_change_fits_or_is_refused(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(PACK)))
    length = data.draw(st.integers(0, 40))
    with suppress(BadFile):
        GAME.check_pack(PACK[:at] + data.draw(st.text(max_size=30)) + PACK[at + length :])


def test_a_game_is_played_with_an_owners_cards() -> None:
    text = PACK.replace("values = [4, -2, 1, 1]", "values = [-3, 5, 0, 9]", 1)
    own = GAME.with_pack(text)
    assert own.words.hash == GAME.words.hash
    position = {"teams": {"0": ["doktor_zhor"]}}
    values: list[list[int]] = []
    for game in (GAME, own):
        state = game.position(game.read_options({"seats": 3}), position, Chance(1, game.streams))
        values.append([team_value(state, 0, specialty) for specialty in range(4)])
    assert values == [[4, -2, 1, 1], [-3, 5, 0, 9]]
    laws.run(own, {"seats": 4}, 10**30, often=10)


def test_the_pack_stands_among_the_options() -> None:
    own = GAME.with_pack(PACK + "\n# mine")
    pack = own.read_options({})["pack"]
    assert GAME.read_options({})["pack"] == "standard"
    assert own.new({}, 1).options["pack"] == pack != "standard"
    with pytest.raises(BadOption, match="pack"):
        GAME.read_options({"pack": pack})
    assert GAME.with_pack(PACK + "\n# mine").read_options({"pack": pack})["pack"] == pack
