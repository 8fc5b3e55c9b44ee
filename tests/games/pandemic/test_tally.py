"""The figures of finished games of Pandemic."""

from __future__ import annotations

import pytest

from sickbay.bots import make_bot
from sickbay.core import registry
from sickbay.core.state import Event
from sickbay.games.pandemic.state import UNCURED
from sickbay.games.pandemic.tally import tally
from sickbay.table.match import Match


@pytest.mark.parametrize("seed", [3, 4])
def test_what_the_seats_did_adds_up_to_what_the_board_shows(seed: int) -> None:
    game = registry.game("pandemic")
    options = game.read_options({"seats": 3, "epidemics": 4})
    happened: list[Event] = []
    match = Match(
        game,
        [make_bot(game, "planner") for _ in range(3)],
        seed,
        options,
        listen=lambda _, __, events: happened.extend(events),
    )
    match.run()
    figures = {figure.name: figure.by_seat for figure in tally(match.state, happened)}
    said = [[game.words.words[word] for word in words] for _, words in happened]
    assert sum(figures["cures"]) == sum(status != UNCURED for status in match.state.diseases) > 0
    assert sum(figures["cubes"]) == sum(int(words[3]) for words in said if words[0] == "removed_cubes") > 0
    assert sum(figures["given"]) == sum(words[0] == "gave" for words in said)
    assert sum(figures["events"]) == sum(words[0] == "played" for words in said)
    for seat in range(3):
        assert figures["given"][seat] == sum(words[:2] == ["gave", str(seat)] for words in said)
