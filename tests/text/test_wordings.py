"""Wordings that were found wrong once, and what holds for all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sickbay
from sickbay.commands import COMMANDS, find_command
from sickbay.games.pandemic import GAME
from sickbay.text import LANGUAGES, Catalogue

HOME = Path(sickbay.__file__).parent
OWN = [HOME / part / "text" for part in ("games/pandemic", "terminal_ui", "core", "lab")] + [HOME / "text"]
PLAYERS = ["Ana", "Bruno", "Clara", "Diego"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_a_message_names_exists(language: str) -> None:
    entries = {**Catalogue(language).entries(), **Catalogue(language, GAME).entries()}
    named = {
        (key, command)
        for key, source in entries.items()
        for command in re.findall(r"(?<![\w./-])sickbay ([a-z]+(?: [a-z]+)?)", source)
        if command.split()[0] != "record"  # the first line of a record file
    }
    assert {command.split()[0] for _, command in named} >= {"play", "replay"}
    assert [(key, command) for key, command in named if find_command(command.split())[0] is None] == []
    assert find_command(["resume"])[0] is None
    assert any(command.name == "play" for command in COMMANDS)


@pytest.mark.parametrize("folder", OWN, ids=lambda folder: folder.parent.name)
def test_czech_prepositions_of_one_letter_hold_on_to_their_word(folder: Path) -> None:
    loose = [
        (path.name, line)
        for path in sorted(folder.glob("*.cs.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"(?<![\w.$])[kszvouKSZVOU] (?=[\w{„(])", line)
    ]
    assert loose == []


@pytest.mark.parametrize(
    ("language", "event", "line"),
    [
        ("en", "asked 2 0 take 0 sao_paulo", "Clara asks Ana for São Paulo"),
        ("en", "asked 1 0 give 0 atlanta", "Bruno offers Atlanta to Ana"),
        ("en", "removed_cubes chennai black 2", "Chennai loses 2 black cubes"),
        ("es", "asked 1 0 give 0 atlanta", "Bruno ofrece a Ana: Atlanta"),
        ("es", "removed_cubes chennai black 1", "Chennai: −1 cubo negro"),
        ("es", "removed_cubes chennai black 3", "Chennai: −3 cubos negros"),
        ("cs", "asked 1 0 give 0 atlanta", "Bruno nabízí: karta Atlanta (komu: Ana)"),
        ("cs", "removed_cubes chennai black 1", "Čennaj, kostek pryč: 1 (černá)"),
        ("it", "asked 1 0 give 0 atlanta", "Bruno offre ad Ana: Atlanta"),
        ("it", "asked 0 1 give 1 atlanta", "Ana offre a Bruno: Atlanta"),
        ("it", "removed_cubes chennai black 2", "Chennai: −2 cubi neri"),
    ],
)
def test_the_log(language: str, event: str, line: str) -> None:
    assert Catalogue(language, GAME, PLAYERS).say_event(GAME.words.parse(event)) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_request_reads_the_same_in_the_log_and_as_a_question(language: str) -> None:
    catalogue = Catalogue(language, GAME, PLAYERS)
    for asked in ("give 1 lima", "take 1 lima", "dispatch 1 join paris", "airlift 1 paris"):
        event = GAME.words.parse(f"asked 0 1 {asked}")
        assert catalogue.say_frame(["consent", 0, 1, asked], "asks") == catalogue.say_event(event)


@pytest.mark.parametrize(("language", "word"), [("es", "negro"), ("it", "nero")])
def test_a_colour_that_is_treated_has_the_gender_of_the_cube(language: str, word: str) -> None:
    catalogue = Catalogue(language, GAME, PLAYERS)
    move = GAME.words.parse("treat black")
    assert catalogue.say_move(move).endswith(f": {word}")
    assert catalogue.say_done(0, move).endswith(f": {word}")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("cs", "„uložit“ uloží záznam; „pozice“ a „zápis“: pohled zpět, Enter: konec"),
        ("es", "«guardar acta» guarda el acta; «mirar» y «registro»: repasar; Intro: salir"),
        ("it", "«salva» salva il verbale; «guarda» e «registro»: rivedere; Invio: uscire"),
    ],
)
def test_what_can_be_done_after_the_end(language: str, text: str) -> None:
    assert Catalogue(language).say("terminal-after") == text


def test_families_ask_how_they_go_on() -> None:
    catalogue = Catalogue("cs", GAME, PLAYERS)
    assert catalogue.say_family(GAME.words.parse("dispatch 3"), "which") == "který přesun?"
    assert catalogue.say_family(GAME.words.parse("give 3"), "which") == "kterou kartu?"
    assert catalogue.say_family(GAME.words.parse("agree"), "which") == ""


def test_a_rate_of_which_nothing_else_is_known() -> None:
    catalogue = Catalogue("en", GAME, PLAYERS)
    assert catalogue.say_event(GAME.words.parse("rate 3")) == "Infection rate: 3"


def test_italian_verbs_are_infinitives() -> None:
    assert Catalogue("it", GAME).say_move(GAME.words.parse("pass")) == "Passare"
