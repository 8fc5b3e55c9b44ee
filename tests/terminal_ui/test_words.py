"""What a person may type and is told: answers, lists, local words, the log."""

from __future__ import annotations

import io
import re

import pytest

from sickbay.games.pandemic import GAME
from sickbay.table.story import Happened
from sickbay.terminal_ui import Console
from sickbay.terminal_ui.commands import NAMES
from sickbay.terminal_ui.menu import Menu
from sickbay.terminal_ui.players import read_players
from sickbay.terminal_ui.session import Session
from sickbay.text import LANGUAGES, Catalogue
from tests.terminal_ui.typist import Lines, at_table

QUOTED = {"en": "“([^”]+)”", "es": "«([^»]+)»", "cs": "„([^“]+)“", "it": "«([^»]+)»"}
PLAYERS = ["Ana", "Bruno", "Clara", "Diego"]


def session(language: str = "en", seats: str = "me,random,random,random", **options: object) -> Session:
    players = read_players(GAME, seats.split(","), len(seats.split(",")))
    return Session(GAME, players, options, 9, language, Console(Lines([]), io.StringIO(), {}), {})


# -- answers and lists -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [
        ("en", ["y", "yes", "YES"], ["n", "no"]),
        ("es", ["sí", "si", "s", "y", "yes"], ["no", "n"]),
        ("cs", ["ano", "a", "yes"], ["ne", "n", "no"]),
        ("it", ["sì", "si", "yes"], ["no", "n"]),
    ],
)
def test_consent_is_answered_by_yes_and_no(language: str, yes: list[str], no: list[str]) -> None:
    said = {"en": ("agrees", "declines"), "es": ("acepta", "rechaza"), "cs": ("souhlasí", "odmítá"),
            "it": ("accetta", "rifiuta")}[language]  # fmt: skip
    for words, done in ((yes, said[0]), (no, said[1])):
        for word in words:
            roles = "dispatcher,medic"
            moves = ["drive miami", "dispatch 1 join miami", word, "log"]
            shown = at_table(moves, "me,me", 9, language, roles=roles)
            assert re.search(rf"Bruno {done}$", shown, re.MULTILINE), word


def test_a_request_is_said_once_and_right_before_the_question() -> None:
    moves = ["drive miami", "dispatch 1 join miami"]
    shown = at_table(moves, "me,me", 9, roles="dispatcher,medic")
    asked = "Ana asks Bruno: Dispatch Bruno to the pawn in Miami\n\nBruno: is that all right?"
    assert shown.count(asked) == 1
    assert shown.count("Ana asks Bruno") == 1


def test_back_shows_the_list_again_at_once() -> None:
    shown = at_table(["pass", "special", "0"], "me,me", 9, roles="medic,operations_expert")
    if "Special move: which card?" not in shown:
        shown = at_table(["special", "0"], "me,me", 9, roles="operations_expert,medic")
    assert re.search(r"Special move … \(\d+\)", shown.rpartition("Special move: which card?")[2])


def test_a_family_that_stands_alone_opens_by_itself() -> None:
    moves = [GAME.words.parse(f"discard {card}") for card in GAME.words.words[:9]]
    menu = Menu(Catalogue("en", GAME, PLAYERS), 0, moves).open_alone()
    assert len(menu.entries) == 9
    assert not menu.back
    assert menu.question() == "Discard: which card?"
    moves = [GAME.words.parse(f"airlift 1 {city}") for city in GAME.words.words[:48]]
    assert Menu(Catalogue("cs", GAME, PLAYERS), 0, moves).open_alone().question() == (
        "Letecký most: Bruno: které město?"
    )


@pytest.mark.parametrize("typed", ["mvoed", "moved", "drew", "hidden-word", "lok", "dirve"])
def test_only_what_can_be_said_is_proposed(typed: str) -> None:
    shown = at_table([typed], "me,me", 9)
    proposed = re.findall(r"Is it “([^”]+)”", shown)
    assert proposed == {"lok": ["look"], "dirve": ["drive"], "drew": proposed}.get(typed, [])
    assert not {"moved", "drew"} & set(proposed)


def test_proposals_in_the_reader_s_language_and_in_the_middle_of_a_sentence() -> None:
    assert "No move begins with “Paris”" in at_table(["paris"], "me,me", 9)
    assert "«ayuda»" in at_table(["xyzzy"], "me,me", 9, "es").rpartition("xyzzy")[2]
    assert "„vrátit“" in at_table(["vratitt"], "me,me", 9, "cs")
    assert "“miami”" in at_table(["drive miammi"], "me,me", 9)
    assert "Is it “miami”" in at_table(["why drive miammi"], "me,me", 9)
    assert "“tokyo”" in at_table(["drive tokyoo"], "me,me", 9)


def test_happenings_are_no_words_to_be_helped_with() -> None:
    assert "“moved” is no word of this game" in at_table(["help moved"], "me,me", 9)


# -- words of the language -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_prompts_name_commands_that_are_understood(language: str) -> None:
    at = session(language)
    entries = at.catalogue.entries()
    helps = {key for key in entries if key.startswith("help-")}
    for key in helps - {"help-number", "help-words"}:
        shown = re.split(r": | – ", at.catalogue.say(key), maxsplit=1)[0]
        names = {at.commands.read(part)[0] for part in re.split(r"[,;] ", shown)}
        assert "" not in names, shown
    for key in [key for key in entries if key.startswith(("terminal-", "save-"))]:
        for quoted in re.findall(QUOTED[language], entries[key]):
            if "$" not in quoted.split()[0] and not quoted.startswith(("sickbay ", "{")):
                assert at.commands.read(quoted)[0], (key, quoted)


@pytest.mark.parametrize("language", ["es", "cs", "it"])
def test_help_offers_the_language_s_own_words(language: str) -> None:
    shown = at_table(["help"], "me,me", 9, language)
    for key in ("help-help", "help-look", "help-undo", "help-save"):
        first = Catalogue(language, GAME).say(key).split()[0].rstrip(",:")
        assert first not in NAMES
        assert first in shown
    assert {"es": "deshacer", "cs": "vrátit", "it": "annulla"}[language] in shown
    assert {"es": "conducir CIUDAD", "cs": "jet MĚSTO", "it": "guidare CITTÀ"}[language] in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_shapes_of_sentences_are_read(language: str) -> None:
    at = session(language)
    for verb in GAME.verbs:
        shape = at.catalogue.say(f"shape-{verb.word}")
        begun = re.split(r" [^\W\d_a-zà-ž]{2,}|,", shape, maxsplit=1)[0]
        assert at.reader.words(begun).split()[0] == verb.word, shape
        assert not at.commands.read(begun)[0], shape


@pytest.mark.parametrize("language", LANGUAGES)
def test_local_commands_hide_no_verb_and_are_completed(language: str) -> None:
    at = session(language)
    for verb in GAME.verbs:
        assert not at.commands.read(at.catalogue.name(verb.word))[0], verb.word
    for name in NAMES:
        for word in at.catalogue.say(f"command-{name}").split(","):
            assert at.commands.read(word)[0] == name
            assert word.strip() in at.commands.starting(word.strip()[:2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_say_once_that_they_are_in_english(language: str) -> None:
    shown = at_table(["rules P5.1", "rules P5.2"], "me,me", 9, language)
    said = Catalogue(language).say("terminal-rules-english")
    assert shown.count(said) == (0 if language == "en" else 1)


# -- the log ---------------------------------------------------------------------------------------------


def test_the_log_begins_with_the_set_up() -> None:
    shown = at_table(["drive miami", "log"], "me,me", 9)
    opening = (
        "Infected at the start, 3 cubes each: Paris, Seoul, Khartoum\n"
        "Infected at the start, 2 cubes each: Chennai, Tehran, Essen\n"
        "Infected at the start, 1 cube each: Moscow, Ho Chi Minh City, Riyadh\n"
        "Ana begins: the largest population on a city card (P3.9)\n"
    )
    assert shown.count(opening) == 2
    assert opening + "Ana moves to Miami\n" in shown


@pytest.mark.parametrize(
    ("seat", "move", "events", "line"),
    [
        (2, "dispatch 3 join miami", ["moved 3 miami"], "Clara moves Diego to Miami"),
        (3, "agree", ["agreed 3", "moved 3 miami"], "Diego moves to Miami"),
        (0, "build", ["discarded 0 paris", "station paris"], "Ana builds a station in Paris"),
        (1, "pass", ["actions_done 1"], "Bruno passes: no more actions"),
        (2, "take 0 sao_paulo", ["asked 2 0 take 0 sao_paulo"], "Clara asks Ana for São Paulo"),
        (2, "take 0 sao_paulo", ["gave 0 2 sao_paulo"], "Clara takes São Paulo from Ana"),
        (0, "give 2 sao_paulo", ["gave 0 2 sao_paulo"], "Ana gives São Paulo to Clara"),
        (0, "treat black", ["removed_cubes chennai black 1"], "Chennai loses 1 black cube"),
    ],
)
def test_the_log_tells_who_did_it(seat: int, move: str, events: list[str], line: str) -> None:
    at = session()
    heard = [(-1 & 0x7FFF, GAME.words.parse(event)) for event in events]
    at.story.add(Happened(seat, GAME.words.parse(move), heard))
    assert line in at.sentences(0, 1)


def test_the_infection_rate_stays_or_rises() -> None:
    at = session()
    for rate in (2, 2, 3, 3, 4):
        at.story.add(Happened(0, GAME.words.parse("pass"), [(1, GAME.words.parse(f"rate {rate}"))]))
    lines = [line for number in range(5) for line in at.sentences(number, 1) if "rate" in line]
    assert [line.removeprefix("The infection rate ") for line in lines] == [
        "stays at 2", "stays at 2", "rises to 3", "stays at 3", "rises to 4",
    ]  # fmt: skip


def test_known_cards_of_a_closed_hand_are_marked() -> None:
    at = session(seats="me,random", hands="closed")
    view = at.game.view(at.match.state, 1)
    hands = view["hands"]
    assert isinstance(hands, list)
    hands[1] = ["paris", "airlift", "?", "?"]
    lines = at._teller.whole(view, at.catalogue)
    assert "  Blue (known to you): Paris" in lines
    assert "  Events (known to you): Airlift" in lines
    assert not [line for line in at._teller.hand(view, 0, at.catalogue) if "known to you" in line]  # type: ignore[misc]
