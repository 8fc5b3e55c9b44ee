"""Reading, menus, the rulebook, the console, one by one."""

from __future__ import annotations

import io

import pytest

from sickbay.core.errors import BadInput, BadMove
from sickbay.games.pandemic import GAME
from sickbay.terminal_ui.console import Console
from sickbay.terminal_ui.menu import Menu
from sickbay.terminal_ui.reading import Reader, plain
from sickbay.text import Catalogue
from sickbay.text.rulebook import Rulebook, find_rules

STATE = GAME.new({"seats": 2, "roles": "operations_expert,dispatcher"}, 3)
ACTIVE = STATE.asked.bit_length() - 1


def reader(language: str) -> Reader:
    return Reader(GAME, Catalogue(language, GAME, ["Ana", "Bruno"]))


@pytest.mark.parametrize(
    ("language", "typed", "words"),
    [
        ("en", "Drive New York", "drive new_york"),
        ("it", "drive Parigi", "drive paris"),
        ("it", "guidare Città del Messico", "drive mexico_city"),
        ("es", "vuelo directo sao paulo", "direct sao_paulo"),
        ("es", "conducir el cairo", "drive cairo"),
        ("cs", "jet tchaj-pej", "drive taipei"),
        ("cs", "vyslat Bruno drive Paříže", "dispatch 1 drive paris"),
        ("en", "give Ana, ho chi minh city", "give 0 ho_chi_minh_city"),
        ("en", "cure blue paris, milan", "cure blue paris milan"),
        ("es", "coger 1 LIMA", "take 1 lima"),
        ("cs", "dát Bruno káhira", "give 1 cairo"),
    ],
)
def test_typed_words(language: str, typed: str, words: str) -> None:
    assert reader(language).words(typed) == words


def test_every_localized_name_is_read() -> None:
    for language in ("en", "es", "cs", "it"):
        reading = reader(language)
        for word in GAME.words.words[:48]:
            assert reading.words(plain(reading.catalogue.name(word))) == word


def test_unknown_words() -> None:
    with pytest.raises(BadMove):
        reader("en").read(STATE, ACTIVE, "drive atlantis")
    with pytest.raises(BadMove):
        reader("en").read(STATE, ACTIVE, "x" * 1000)


def test_completion() -> None:
    reading = reader("it")
    assert reading.complete(STATE, ACTIVE, "dri") == ["drive"]
    assert reading.complete(STATE, ACTIVE, "drive mia") == ["miami"]
    assert reading.complete(STATE, ACTIVE, "nonsense mia") == []
    assert "washington" in reading.complete(STATE, ACTIVE, "drive ")


def test_menus_fold_long_families() -> None:
    catalogue = Catalogue("en", GAME, ["Ana", "Bruno"])
    cities = GAME.words.words[:48]
    moves = [GAME.words.parse(f"charter {city}") for city in cities] + [GAME.words.parse("pass")]
    menu = Menu(catalogue, 0, moves)
    assert [entry.label for entry in menu.entries] == ["Charter flight … (48)", "Pass"]
    opened = Menu(catalogue, 0, moves[:48], moves[0][:1])
    assert opened.inline
    assert len(opened.lines()) == 1
    assert opened.lines()[0].startswith("  1 Algiers, 2 Atlanta")
    paris = opened.named("PARIS")
    assert paris is not None
    assert paris.moves == (GAME.words.parse("charter paris"),)
    words = [f"airlift {seat} {city}" for seat in (0, 1) for city in cities]
    airlift = Menu(catalogue, 0, [GAME.words.parse(text) for text in words])
    (family,) = airlift.entries
    assert [entry.label for entry in Menu(catalogue, 0, family.moves, family.prefix).entries] == [
        "Airlift: Ana … (48)",
        "Airlift: Bruno … (48)",
    ]


def test_rules_by_number() -> None:
    path = find_rules(GAME)
    assert path is not None
    book = Rulebook.load(path)
    assert any("Discover a Cure" in line for line in book.find("p5.8"))
    assert any("outbreaks" in line for line in book.find("P1.3a"))
    assert any("Increase" in line for line in book.find("P4.5.1"))
    assert any("2 or 4" in line for line in book.find("P3.8"))
    assert any("Researcher" in line for line in book.find("P6.R6"))
    assert len(book.find("P5")) > 10
    assert book.find("W3")[0].startswith("- W3")
    with pytest.raises(BadInput, match=r"P5\.8"):
        book.find("P5.88")


def test_every_rule_that_the_game_cites_has_a_text() -> None:
    path = find_rules(GAME)
    assert path is not None
    book = Rulebook.load(path)
    for rule in [verb.rule for verb in GAME.verbs] + [step.rule for step in GAME.steps]:
        assert book.find(rule)
    for result in GAME.results:
        assert book.find(result.rule)


def test_a_console_that_is_no_terminal_writes_plain_lines() -> None:
    sink = io.StringIO()
    console = Console(io.StringIO("one\ntwo"), sink, {"TERM": "xterm"})
    console.head("Head")
    console.say("a " * 200)
    console.cover()
    assert console.ask("> ") == "one"
    assert console.ask("> ") == "two"
    assert console.ask("> ") is None
    assert "\033" not in sink.getvalue()
