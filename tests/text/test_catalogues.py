"""All catalogues, as they are shipped: complete in four languages, and every message can be said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sickbay
from sickbay.core.game import Game
from sickbay.core.registry import game as find
from sickbay.core.registry import games
from sickbay.games.pandemic import GAME
from sickbay.text import LANGUAGES, Catalogue
from sickbay.text.check import compare, folders, game_keys, render, silent

HOME = Path(sickbay.__file__).parent
HAPPENINGS = {"pandemic": "moved", "hrubec": "turn", "flatline": "round"}
"""The first word of each game that tells what happened."""
SAMPLES = {
    "pandemic": "paris cairo blue medic airlift drive from ?",
    "hrubec": "doktor_zhor puchyre surgery bribe holiday draw dismiss ?",
    "flatline": "navigator under_duress heart bay1.line2 bay3 port on_call_medic none remove_tile a ?",
}
each_game = pytest.mark.parametrize("name", HAPPENINGS)
PARTS = [folder for folder in folders() if folder.is_dir()]


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)


def all_games() -> list[Game[Any]]:
    return list({GAME.id: GAME, **games()}.values())


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str, name: str) -> None:
    game = find(name)
    assert [thing for thing in game.things if not Catalogue(language, game).names(thing)] == []


@pytest.mark.parametrize("folder", PARTS, ids=lambda folder: folder.parent.name)
def test_languages_agree(folder: Path) -> None:
    assert compare(folder) == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_languages_of_games_agree(game: Game[Any]) -> None:
    for folder in folders(game):
        assert compare(folder) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    assert render(Catalogue(language), ["you"]) == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_game_can_be_said(language: str, name: str) -> None:
    assert render(Catalogue(language, find(name), ["Ana", "Bruno"]), SAMPLES[name].split()) == []


@pytest.mark.parametrize("part", sorted({path.parent.name for path in HOME.glob("*/*.py")} - {"games"}))
def test_what_the_code_says_exists(part: str) -> None:
    game = GAME if part == "terminal_ui" else None  # it tells the position of Pandemic in its words
    assert silent(HOME / part, Catalogue("en", game)) == []


@each_game
def test_what_a_game_says_exists(name: str) -> None:
    game = find(name)
    catalogue = Catalogue("en", game)
    assert silent(HOME / "games" / name, catalogue) == []
    wanted = game_keys(game) | {f"shape-{verb.word}" for verb in game.verbs}
    assert sorted(wanted - set(catalogue.entries())) == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_game_has_a_name(language: str, name: str) -> None:
    game, happening = find(name), HAPPENINGS[name]
    catalogue = Catalogue(language, game)
    verbs = {verb.word for verb in game.verbs}
    happenings = [word for word in game.words.words[game.words[happening] :] if word != "?"]
    for word in game.words.words:
        if word in happenings:
            assert catalogue.has(f"happened-{word}"), word
        else:
            assert catalogue.name(word), word
            if word in verbs:
                assert catalogue.has(f"move-{word}", "does"), word


def test_a_reason_without_a_dash_in_its_key_is_seen_too(tmp_path: Path) -> None:
    lines = [
        'Reason("P1", "moved" if much else "stays-put", n=1)',
        'BadInput("wrong")',
        'say("bold", "no-where")',
    ]
    (tmp_path / "a.py").write_text("\n".join(lines), encoding="utf-8")
    problems = silent(tmp_path, Catalogue("en"))
    assert [problem.rpartition(" ")[2] for problem in problems] == ["moved", "stays-put", "wrong"]
