"""What comes next, in words: the agenda, then what always follows it."""

from __future__ import annotations

import pytest

from sickbay.core.chance import Chance
from sickbay.core.registry import game as find
from sickbay.table.story import agenda_lines
from sickbay.text.catalogue import Catalogue


def told(name: str, position: dict[str, object], language: str = "en", **options: object) -> list[str]:
    game = find(name)
    state = game.position(game.read_options(options), position, Chance(1, game.streams))
    return agenda_lines(game, state, game.view(state, 1), Catalogue(language, game))


def test_the_rest_of_the_round_follows_the_countdown() -> None:
    assert told("flatline", {"step": "plan"}, seats=2) == [
        "1. Planning (F4.10)",
        "2. Countdown (F4.12)",
        "3. Resolve cards (F4.15)",
        "4. Patients (F4.24)",
        "5. The dial turns, the dice go back (F4.23)",
    ]
    assert len(told("flatline", {"step": "treat"}, seats=2)) == 2


def test_effects_come_before_the_rest_of_the_round() -> None:
    agenda = [["escalate"], ["activate"], ["effect", "discard_triage", "lost_assistance"]]
    triage = ["backup_cell", "steady_rhythm"]
    lines = told("flatline", {"agenda": agenda, "area": [["lost_assistance"]], "triage": triage}, seats=2)
    assert [line.rpartition(" ")[2] for line in lines[:4]] == ["(F6.1)", "(F4.8)", "(F4.9)", "(F4.10)"]


@pytest.mark.parametrize("language", ["en", "es", "cs", "it"])
def test_the_turns_of_the_others_follow_round_the_table(language: str) -> None:
    lines = told("hrubec", {"active": 2}, language, seats=4)
    assert [line.rpartition(": ")[2].rpartition(" (")[0][-1] for line in lines[1:]] == ["3", "0", "1"]
    assert all(line.endswith("(H4.1)") for line in lines)
