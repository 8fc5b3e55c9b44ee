"""Saying things: forms of names, numbers, fallbacks, the choice of a language."""

from __future__ import annotations

import importlib.util
import sys
import time
from functools import lru_cache
from pathlib import Path
from types import ModuleType

import pytest

from sickbay.core.errors import BadInput, BadOption
from sickbay.core.rules import Reason, Refused, Wait
from sickbay.games.pandemic import GAME
from sickbay.text import Catalogue, MissingText, pick_language
from sickbay.text import catalogue as texts
from sickbay.text.check import compare
from tests.probes.sealed import GAME as SEALED

SEATS = ["Ana", "Bruno"]


def said(language: str, sentence: str) -> str:
    return Catalogue(language, GAME, SEATS).say_move(GAME.words.parse(sentence))


@pytest.mark.parametrize(
    ("language", "sentence", "text"),
    [
        ("en", "drive new_york", "Drive to New York"),
        ("es", "drive cairo", "Conducir a El Cairo"),
        ("cs", "drive hong_kong", "Jet do Hongkongu"),
        ("it", "drive cairo", "Guidare al Cairo"),
        ("it", "shuttle atlanta", "Volo navetta ad Atlanta"),
        ("cs", "build from lima", "Postavit stanici, vzít tu v\u00a0Limě"),
        ("en", "build", "Build a station"),
        ("en", "give 1 lima", "Give Lima to Bruno"),
        ("es", "dispatch 0 join paris", "Coordinar a Ana: con el peón de París"),
        ("cs", "special atlanta paris", "Zvláštní přesun do Paříže, odhodit Atlantu"),
        ("en", "cure blue paris milan", "Discover the cure: blue (Paris, Milan)"),
    ],
)
def test_moves(language: str, sentence: str, text: str) -> None:
    assert said(language, sentence) == text


def test_seats_without_a_name() -> None:
    assert (
        Catalogue("es", GAME).say_move(GAME.words.parse("give 3 lima")) == "Dar a Asiento 3 la carta de Lima"
    )
    assert Catalogue("cs").seat("host") == "Stůl"


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        ("en", ["20,467", "−2", "1,234", "47%", "0.5"]),
        ("es", ["20\u00a0467", "−2", "1234", "47\u00a0%", "0,5"]),
        ("cs", ["20\u00a0467", "−2", "1\u00a0234", "47\u00a0%", "0,5"]),
        ("it", ["20.467", "−2", "1.234", "47%", "0,5"]),
    ],
)
def test_numbers(language: str, numbers: list[str]) -> None:
    catalogue = Catalogue(language)
    assert numbers == [
        catalogue.number(20467),
        catalogue.number(-2),
        catalogue.number(1234),
        catalogue.percent(0.47),
        catalogue.number(0.5, 1),
    ]


def test_reasons_and_errors() -> None:
    catalogue = Catalogue("cs", GAME, SEATS)
    reason = Reason("P5.8", "station-needed", city="paris")
    assert catalogue.say_reason(reason) == "Chybí stanice v\u00a0Paříži (P5.8)"
    assert catalogue.say_error(Refused(reason)) == "Chybí stanice v\u00a0Paříži (P5.8)"
    assert catalogue.say_reason(Reason("P5.14", "actions-active-only", seat=1)).endswith(": Bruno (P5.14)")
    assert catalogue.say_error(BadOption("option-bad", "seats", value="9", may="2, 3")).startswith("seats: ")
    assert str(BadInput("seed-bad", seed="x")).startswith("“x” is no seed")


def test_what_happened_and_what_comes() -> None:
    catalogue = Catalogue("en", GAME, SEATS)
    assert catalogue.say_event(GAME.words.parse("outbreak paris blue")) == "Outbreak in Paris: blue"
    assert catalogue.say_event(GAME.words.parse("drew 1 ?")) == "Bruno draws: a card"
    asked = "asked 0 1 dispatch 1 join paris"
    assert (
        catalogue.say_event(GAME.words.parse(asked)) == "Ana asks Bruno: Dispatch Bruno to the pawn in Paris"
    )
    frame = ["consent", 0, 1, "give 1 lima"]
    assert catalogue.say_frame(frame) == "Bruno answers Ana: Give Lima to Bruno"
    assert catalogue.say_wait(0, Wait(True, "P4.2")) == "Ana: which action?"
    assert catalogue.say_wait(0, Wait(False, "X1")) == "Ana: you may act"


def test_fallbacks(monkeypatch: pytest.MonkeyPatch) -> None:
    made = lru_cache(texts._library.__wrapped__)  # of this test alone: what others have said is not known
    monkeypatch.setattr(texts, "_library", made)
    monkeypatch.delitem(Catalogue("cs", GAME)._library.entries, "game-over")
    catalogue = Catalogue("cs", GAME)
    assert catalogue.say("game-over") == "The game is over"
    assert Catalogue("cs").say("no-such-message", a=1) == "no-such-message (a=1)"
    assert catalogue.name("paris", "dat") == "Paříž"
    monkeypatch.setattr(Catalogue, "strict", True)
    with pytest.raises(MissingText):
        Catalogue("cs", GAME).say("game-over")
    with pytest.raises(MissingText):
        Catalogue("cs").say("word-unknown")


def test_arguments_are_text_not_markup() -> None:
    assert "{ $word }" in Catalogue("en").say("word-unknown", word="{ $word }")


@pytest.mark.parametrize(
    ("explicit", "environ", "language"),
    [
        ("it", {"SICKBAY_LANG": "es"}, "it"),
        ("cs_CZ.UTF-8", {}, "cs"),
        (None, {"SICKBAY_LANG": "es", "LC_ALL": "cs_CZ"}, "es"),
        (None, {"LC_ALL": "C", "LANG": "it_IT"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "cs"}, "it"),
        (None, {"LANG": "fr_FR"}, "en"),
        (None, {}, "en"),
    ],
)
def test_language(explicit: str | None, environ: dict[str, str], language: str) -> None:
    assert pick_language(explicit, environ) == language


def test_unknown_language() -> None:
    with pytest.raises(BadInput, match="xx"):
        pick_language("xx", {})


def test_a_message_is_cheap() -> None:
    catalogue = Catalogue("cs", GAME, SEATS)
    events = [
        GAME.words.parse(text) for text in ("cube paris blue", "removed_cubes cairo red 3", "drew 1 lima")
    ]
    best = 1.0
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(100):
            for event in events:
                catalogue.say_event(event)
        best = min(best, (time.perf_counter() - start) / 300)
    assert best < 150e-6, f"{best * 1e6:.0f} us a message"


OUTSIDE = """
from sickbay.core.game import Game
from sickbay.core.words import Words

class Outside(Game):
    id = "outside"

GAME = Outside(Words(["go", "bay2.line1", "?"]), (), (), (), (), ())
"""


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    (tmp_path / "outside_game.py").write_text(OUTSIDE)
    (tmp_path / "text").mkdir()
    for language, name in (
        ("en", "Second bay"),
        ("es", "Segunda zona"),
        ("cs", "Druhá zóna"),
        ("it", "Seconda zona"),
    ):
        text = f"move-go = {{ $a1 }}!\nbay2-line1 = {name}\n"
        (tmp_path / "text" / f"outside.{language}.ftl").write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("outside_game", tmp_path / "outside_game.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "outside_game", module)
    spec.loader.exec_module(module)
    return module


def test_a_game_from_outside_brings_its_texts(outside: ModuleType, tmp_path: Path) -> None:
    catalogue = Catalogue("it", outside.GAME)
    assert catalogue.say_move(outside.GAME.words.parse("go bay2.line1")) == "Seconda zona!"
    assert catalogue.say("table") == "Tavolo"
    assert compare(tmp_path / "text") == []


def test_differences_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "text"
    folder.mkdir()
    for language in ("en", "es", "cs"):
        (folder / f"a.{language}.ftl").write_text("one-message = { $a }\n    .does = x\n")
    (folder / "a.it.ftl").write_text("one-message = { $b }\ntwo messages = x\none-message = y\n")
    problems = "\n".join(compare(folder))
    assert "not Fluent" in problems
    assert "stands twice" in problems
    assert "one-message has" in problems


def test_a_game_without_texts_is_told_in_its_bare_words() -> None:
    catalogue = Catalogue("cs", SEALED)
    state = SEALED.new({}, 1)
    move = SEALED.legal(state, 0)[0]
    assert catalogue.say_move(move) == SEALED.words.format(move)
    assert catalogue.explain_move(move) == ""
