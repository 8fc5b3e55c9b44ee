"""All catalogues, as they are shipped: complete in four languages, and every message can be said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sickbay
from sickbay.core.game import Game
from sickbay.core.registry import games
from sickbay.games.pandemic import GAME
from sickbay.text import LANGUAGES, Catalogue
from sickbay.text.check import compare, folders, game_keys, render, silent

HOME = Path(sickbay.__file__).parent
PARTS = [folder for folder in folders() if folder.is_dir()]


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)


def all_games() -> list[Game[Any]]:
    return list({GAME.id: GAME, **games()}.values())


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
    samples = ["paris", "cairo", "blue", "medic", "airlift", "drive", "from", "?"]
    assert render(Catalogue(language, GAME, ["Ana", "Bruno"]), samples) == []


@pytest.mark.parametrize("part", sorted({path.parent.name for path in HOME.glob("*/*.py")} - {"games"}))
def test_what_the_code_says_exists(part: str) -> None:
    game = GAME if part == "terminal_ui" else None  # it tells the position of Pandemic in its words
    assert silent(HOME / part, Catalogue("en", game)) == []


def test_what_pandemic_says_exists() -> None:
    catalogue = Catalogue("en", GAME)
    assert silent(HOME / "games" / "pandemic", catalogue) == []
    wanted = game_keys(GAME) | {f"shape-{verb.word}" for verb in GAME.verbs}
    assert sorted(wanted - set(catalogue.entries())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_pandemic_has_a_name(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    verbs = {verb.word for verb in GAME.verbs}
    happenings = [word for word in GAME.words.words[GAME.words["moved"] :] if word != "?"]
    for word in GAME.words.words:
        if word not in happenings:
            assert catalogue.name(word), word
            if word in verbs:
                assert catalogue.has(f"move-{word}", "does"), word
    for word in happenings:
        assert catalogue.has(f"happened-{word}"), word


def test_a_reason_without_a_dash_in_its_key_is_seen_too(tmp_path: Path) -> None:
    lines = [
        'Reason("P1", "moved" if much else "stays-put", n=1)',
        'BadInput("wrong")',
        'say("bold", "no-where")',
    ]
    (tmp_path / "a.py").write_text("\n".join(lines), encoding="utf-8")
    problems = silent(tmp_path, Catalogue("en"))
    assert [problem.rpartition(" ")[2] for problem in problems] == ["moved", "stays-put", "wrong"]
