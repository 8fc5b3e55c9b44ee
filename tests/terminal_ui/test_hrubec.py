"""Doktor Hrubec at the terminal: whole games in every language, and the position in words."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable, Iterator
from importlib.resources import files

import pytest

from sickbay.core.chance import Chance
from sickbay.games.hrubec import GAME
from sickbay.games.hrubec.facts import Facts
from sickbay.terminal_ui import Console, play
from sickbay.text import LANGUAGES, Catalogue
from tests.terminal_ui.typist import Lines

END = {"en": "End of the game", "es": "Fin de la partida", "cs": "Konec hry", "it": "Fine della partita"}
SEATS = ["Ana", "Bruno", "Clara"]


def some_lines(seed: int, most: int) -> Iterator[str]:
    """Random numbers, moves, commands and nonsense."""
    chance = random.Random(seed)
    others = (
        "undo", "look", "hand", "log", "next", "help", "help bribe", "help play", "help reznik", "end",
        "why draw", "why operate skin", "why play euthanasia puchyre", "why hire dr_akula", "why reveal",
        "why admit chlupac", "why play holiday 0", "why end", "why choose reznik", "rules H5.8", "draw",
        "why exchange reznik vratny", "why send 1", "why play vip paran", "play", "operate", "ěšč", "0",
    )  # fmt: skip
    for _ in range(most):
        draw = chance.random()
        yield str(chance.randint(1, 9)) if draw < 0.7 else "" if draw < 0.85 else chance.choice(others)


def at_table(lines: Iterable[str], seats: str, seed: int, language: str, **options: object) -> str:
    """All that is shown in a game whose person types these lines."""
    sink = io.StringIO()
    play(GAME, seats.split(","), options, seed, language, Console(Lines(lines), sink, {}), {})
    return sink.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [("me,random", 1), ("random,me,random,random", 2)])
def test_a_whole_game(language: str, seats: str, seed: int) -> None:
    shown = at_table(some_lines(seed, 6000), seats, seed, language)
    assert END[language] in shown
    own = Catalogue(language, GAME)
    assert own.say("result-points", "title") in shown
    assert own.say("terminal-winners", names="").strip() in shown
    assert "\u2068" not in shown
    assert "{" not in shown


@pytest.mark.parametrize("language", ["es", "cs", "it"])
def test_no_english_is_left(language: str) -> None:
    english = Catalogue("en", GAME)
    shown = at_table(some_lines(4, 6000), "me,random,random", 4, language)
    own = Catalogue(language, GAME)
    for word in (*GAME.words.words, "waiting_room", "theatre", "morgue"):
        name = english.name(word) if english.names(word) else ""
        if " " in name and name not in own.name(word) and name != "a card":
            assert name not in shown


def test_hands_are_covered_between_people() -> None:
    shown = at_table(some_lines(5, 4000), "me,me", 5, "en")
    assert "Hand the keyboard to" in shown


def told(language: str, fields: dict[str, object]) -> list[str]:
    state = GAME.position(GAME.read_options({"seats": 3}), fields, Chance(1, GAME.streams))
    teller = GAME.teller()
    assert teller is not None
    return teller.whole(GAME.view(state, 1), Catalogue(language, GAME, SEATS))


def test_the_position_in_words() -> None:
    fields: dict[str, object] = {
        "teams": [["mudr_silikon", "mudr_jehlova"], [], ["reznik"]],
        "theatres": ["chlupac", None, None],
        "waiting": ["spolknuta_vidlicka"],
        "hands": [["bribe", "vratny"], ["nurse"], []],
        "morgues": [["zacpa"], [], []],
        "long_term": "recycling",
    }
    lines = told("en", fields)
    assert lines[0] == "Turn 1, operation turn: Ana. Chance of success (Hairy Fellow): skin 83%"
    assert "  Swallowed Fork: surgery 7 or dental 6 (points: 2)" in lines
    assert "  Team: Dr. Silicone (−2, 2, 0, 3), Dr. Needle (2, 0, 0, 2)" in lines
    assert "  Team value: surgery 0, psychiatry 2, dental 0, skin 5" in lines
    assert "  Chance of success: skin 83%" in lines  # 5, less 1 for the card: 2 is enough
    assert "  Doctors in hand: Porter (−1, 0, −1, 0)" in lines
    assert "  Action cards in hand: Bribe" in lines
    assert "Bruno. Points so far: 0. Cards in hand: 1" in lines
    assert not [line for line in lines if "Nurse" in line]
    assert "Ana. Points so far: −2. Cards in hand: 2" in lines
    czech = told("cs", fields)
    assert "  Šance na úspěch: kožní 83\u00a0%" in czech
    assert "  Spolknutá vidlička: chirurgie 7 nebo zubní 6 (bodů: 2)" in czech


@pytest.mark.parametrize(
    ("long_term", "bonus", "faces"),
    [
        (None, 0, 2),  # team 1: 5 or 6 reaches 6
        ("infectious_eczema", 0, 1),
        ("infectious_eczema", 2, 3),
        ("alternative_medicine", 0, 3),
        ("lucky_day", 0, 3),
        ("doctors_strike", 0, 1),
    ],
)
def test_the_chance_of_success(long_term: str | None, bonus: int, faces: int) -> None:
    fields = {"teams": [["mudr_prkenny"], [], []], "theatres": ["chlupac", None, None]}
    data = {**fields, "long_term": long_term, "bonus": bonus}
    state = GAME.position(GAME.read_options({"seats": 3}), data, Chance(1, GAME.streams))
    odds = Facts(GAME.cards).odds(GAME.view(state, 7), 0)
    assert {specialty: len(each["faces"]) for specialty, each in odds.items()} == {"skin": faces}


@pytest.mark.parametrize(
    ("language", "sentence", "text"),
    [
        ("cs", "hire mudr_pilka dismiss dr_akula", "Najmout MUDr. Pilku, propustit Dr. Ákulu"),
        ("cs", "exchange reznik mudr_ticha", "Vyměnit Řezníka za MUDr. Tichou"),
        ("cs", "play old_blazkova_cleans", "Zahrát kartu Stará Blažková uklízí"),
        ("es", "play holiday 1", "Jugar: Vacaciones (el paciente, al quirófano de Bruno)"),
        ("it", "play bribe reznik dismiss vratny", "Giocare: Bustarella (Macellaio); licenziare: Portinaio"),
        ("en", "operate dental", "Operate: dental"),
    ],
)
def test_moves(language: str, sentence: str, text: str) -> None:
    assert Catalogue(language, GAME, SEATS).say_move(GAME.words.parse(sentence)) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_with_an_ability_says_what_it_does(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    for number, word in enumerate(GAME.words.words[:75]):
        special = number < 11 or 25 <= number < 56 or 60 <= number < 67
        assert catalogue.has(f"about-{word}") == special, word
        if 25 <= number < 50:
            assert catalogue.explain_move(GAME.words.parse(f"play {word}")) == catalogue.about(word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_do_is_told_with_an_owners_figures(language: str) -> None:
    pack = (files("sickbay.games.hrubec") / "data" / "cards.toml").read_text("utf-8")
    for old, new in (
        ("operation_bonus = 2", "operation_bonus = 7"),
        ("surgery = 1, psychiatry = -1", "surgery = 5, psychiatry = 0"),
        ("die_map = { 1 = 8,", "die_map = { 1 = 9,"),
    ):
        assert old in pack
        pack = pack.replace(old, new, 1)
    ours, own = Catalogue(language, GAME), Catalogue(language, GAME.with_pack(pack))
    for card, figure, others in (
        ("heroic_effort", "+2", "+7"),
        ("new_instruments", "−1", "+5"),
        ("lucky_day", "8", "9"),
    ):
        assert figure in ours.about(card)
        assert figure not in own.about(card)
        assert others in own.about(card)
        assert own.explain_move(GAME.words.parse(f"play {card}")) == own.about(card)
    shown = at_table(["help nurse", "help lucky_day", "quit"], "me,random", 1, language)
    assert ours.about("nurse") in shown
    assert ours.about("lucky_day") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_is_that_of_the_game_and_nobody_is_told_to_skip(language: str) -> None:
    shown = at_table(["help", "quit"], "me,random", 1, language)
    assert "Doktor Hrubec" in shown
    assert Catalogue(language, GAME).say("help-save") in shown
    assert Catalogue(language, GAME).say("help-skip") not in shown
