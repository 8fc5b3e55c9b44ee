"""Doktor Hrubec in words: whatever is asked has a question of its own, in four languages."""

from __future__ import annotations

import pytest

from sickbay.games.hrubec import GAME
from sickbay.text import LANGUAGES, Catalogue


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)


def test_a_form_that_a_name_lacks_is_not_borrowed_from_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", False)  # as people read it
    assert Catalogue("en", GAME).name("new_instruments", "narrow") == "Delivery of New Instru\u00adments"
    assert Catalogue("it", GAME).name("new_instruments", "narrow") == "Nuovi strumenti"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_asked_has_a_question_of_its_own(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    for seed in range(12):
        state = GAME.new({"seats": 2 + seed % 4}, seed)
        for count in range(600):
            waits = GAME.waits(state)
            if not waits:
                break
            seat = list(waits)[count % len(waits)]
            for wait in waits.values():
                assert catalogue.has("wait-" + wait.rule.replace(".", "-")), wait.rule
            frame = GAME.write_frame(state.agenda[-1])
            assert catalogue.say_frame(frame)
            moves = GAME.legal(state, seat)
            move = moves[(seed * 31 + count * 17) % len(moves)]
            assert catalogue.say_move(move)
            assert catalogue.explain_move(move)
            GAME.push(state, seat, move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "rule",
    "H4.3.1 H4.3.2 H4.3.3 H4.4.1 H4.4.2 H5.10 H5.14 H6.3 H6.D1 H6.D2 H6.D8 H6.D10 H6.P2 H6.P4 H6.P6 H6.P7 "
    "H6.P8 H6.P10 H6.P11 H6.P12 H6.P13".split(),
)
def test_questions(language: str, rule: str) -> None:
    assert Catalogue(language, GAME).has("wait-" + rule.replace(".", "-"))
