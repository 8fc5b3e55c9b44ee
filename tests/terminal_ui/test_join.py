"""``sickbay join``: whole games at a real server, line by line."""

from __future__ import annotations

import io
import json
import os
import random
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sickbay.client import RemoteTable
from sickbay.client import join as open_table
from sickbay.core.errors import BadInput
from sickbay.core.records.record import Record
from sickbay.core.records.verify import verify
from sickbay.core.registry import game as find_game
from sickbay.table.requests import Abandon, Chat, Mark, Start, Undo
from sickbay.terminal_ui import Console
from sickbay.terminal_ui.around import AROUND
from sickbay.terminal_ui.remote import Remote
from sickbay.text import LANGUAGES
from tests.served import Served, server, wired
from tests.terminal_ui.joined import BOTS, begun, live, seated, some_lines, until_over
from tests.terminal_ui.typist import Lines

__all__ = ["server"]

END = {"en": "End of the game", "es": "Fin de la partida", "cs": "Konec hry", "it": "Fine della partita"}
QUOTED = {"en": "“([^”]+)”", "es": "«([^»]+)»", "cs": "„([^“]+)“", "it": "«([^»]+)»"}


@pytest.mark.parametrize(
    ("language", "game"), [("en", "pandemic"), ("es", "hrubec"), ("cs", "hrubec"), ("it", "pandemic")]
)
def test_a_whole_game(server: Served, language: str, game: str, tmp_path: Path) -> None:
    options = {"epidemics": 6, "hands": "closed"} if game == "pandemic" else {}
    made = begun(server, game, options=options)
    file = tmp_path / "done.record"

    def lines() -> Iterator[str]:
        yield from until_over(server, made, some_lines(5))
        yield f"save {file}"
        yield ""

    shown = seated(made.links["0"], lines(), language, home=str(tmp_path))
    assert END[language] in shown
    assert live(server, made).table.stage == "over"
    assert "\u2068" not in shown
    assert "{" not in shown
    assert shown.count("Ana") > 5
    assert verify(Record.load(file), find_game(game)).ok


@pytest.mark.parametrize("language", ["es", "cs", "it"])
def test_no_english_is_left(server: Served, language: str) -> None:
    made = begun(server, "pandemic", options={"epidemics": 6})
    commands = ["help", "who", "orders", "orders 2", "chat 1", "pause", "resume", "undo", "reset", "accept",
                "takeback", "handover x", "mark pass", "mark", "name 1", "start", "abandon"]  # fmt: skip
    shown = seated(made.links["0"], [*commands, *some_lines(2, 300)], language)
    for word in (" the ", " is ", " you ", "Something", "table", "{"):
        assert word not in shown.replace("terminal", ""), (word, shown)


def test_the_connection_is_lost_in_the_middle(server: Served) -> None:
    with wired(server) as wire:
        made = begun(server, "pandemic", options={"epidemics": 6})
        link = made.links["0"].replace(str(server.house.port), str(wire.port))
        dice = random.Random(3)
        typed = (str(dice.randint(1, 9)) if dice.random() < 0.8 else "" for _ in range(4000))

        def lines() -> Iterator[str]:
            for number, line in enumerate(until_over(server, made, typed)):
                if number % 4 == 3:
                    server.run(wire.cut())
                yield line

        shown = seated(link, lines())
    assert END["en"] in shown
    assert wire.passed > 6
    assert shown.count("The connection is lost") == shown.count("Connected again") > 0
    told = [line for line in shown.splitlines() if line.startswith("Infection: ")]
    happened = [line for line in log(made.links["0"]) if line.startswith("Infection: ")]
    assert told == happened  # everything once, in order


def log(link: str) -> list[str]:
    with open_table(link) as table:
        return [text for line in table.standing.log for text in line.text]


def test_in_a_pipe(server: Served) -> None:
    made = begun(server, "hrubec")
    command = [
        sys.executable,
        "-m",
        "sickbay.cli",
        "join",
        made.links["0"],
        "--lang",
        "cs",
        "--name",
        "Řehoř",
    ]
    environ = {**os.environ, "PYTHONIOENCODING": "ascii"}
    lines = "\n".join(some_lines(4, 40))
    done = subprocess.run(command, input=lines, env=environ, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Rehor" in done.stdout
    assert "\033" not in done.stdout
    assert "Stejny odkaz vede zpet" in done.stdout.replace("stejny", "Stejny")


def test_two_seats_at_one_keyboard_hide_their_hands(server: Served) -> None:
    made = begun(server, "pandemic", seats=["me", "me"], options={"hands": "closed"}, names=["Ana"])
    shown = seated(made.links["0"], ["look", "", "pass", "", "", "look", "quit"])
    before, first, second = re.split(r"Hand the keyboard to [\w ]+, then press Enter", shown)[:3]
    assert "\n" * 50 in before
    hands = [
        set(re.findall(r"^  (?:Blue|Yellow|Black|Red): (.*)$", part, re.MULTILINE))
        for part in (first, second)
    ]
    assert hands[0]
    assert hands[1]
    assert not hands[0] & hands[1]
    assert not re.search(r"^  (?:Blue|Yellow|Black|Red): ", before, re.MULTILINE)


def test_the_table_gathers(server: Served) -> None:
    made = server.create(game="pandemic", seats=["open", "open", "open"], title="Evening")
    other = open_table(made.links["1"], name="Bea")

    def lines() -> Iterator[str]:
        yield "quit"

    def begin() -> None:
        with open_table(made.links["owner"]) as owner:
            owner.wait(lambda: owner.standing.table.seats[0].taken, 20)
            time.sleep(2.5)
            owner.ask(Start, fill="random")

    starting = threading.Thread(target=begin)
    starting.start()
    shown = seated(made.links["0"], lines(), name="Ana")
    starting.join()
    other.close()
    assert "Evening" in shown
    assert "Ana takes a seat" in shown
    assert "Waiting for: Seat 2" in shown
    assert "The game begins" in shown


def test_around_the_game(server: Served) -> None:
    made = begun(server, "pandemic", options={"hands": "open"})
    commands = [
        "chat hello all", "mark build", "mark", "orders", "orders epidemic", "orders 1", "orders never",
        "pause", "pass", "", "resume", "name Iva", "handover planner", "takeback", "handover nobody",
        "accept", "why treat blue", "help", "rematch", "start", "who", "save x", "abandon",
    ]  # fmt: skip

    def lines() -> Iterator[str]:
        yield from commands
        while live(server, made).table.stage != "closed":
            time.sleep(0.01)
        yield from ["", "who", ""]

    shown = seated(made.links["0"], lines())
    told = [
        "Ana: hello all", "Ana suggests: Build a station", "takes all suggestions away", "1 ask me (now)",
        "Ana: pass until the next epidemic", "Ana: ask me", "Write a number after", "Ana pauses the game",
        "Ana has paused the game", "“resume” goes on", "Ana goes on", "Iva takes a seat",
        "Iva lets a bot play: planner", "Iva is back", "“nobody” does not sit here. There are: Iva",
        "Nothing is proposed", "not possible", "At this table", "The game is not over yet",
        "That is for whoever made the table", "Iva (you, asked)", "The record comes at the end",
        "Iva asks to end the game unfinished",
        "Something has happened", "Enter goes on", "Iva (you)",
    ]  # fmt: skip
    at = 0
    for text in told:
        assert text in shown[at:], (text, shown[at:])
        at = shown.index(text, at)


def test_a_move_is_taken_back(server: Served) -> None:
    made = begun(server, "pandemic", seats=["me", "me"], names=["Ana"], options={"hands": "open"})
    shown = seated(made.links["0"], ["1", "undo", "1", "reset", "undo"])
    assert shown.count("takes back a move: ") == 2
    assert "no move to take back" in shown
    assert live(server, made).table.playing.moves == 0


def test_a_proposal_is_a_question(server: Served) -> None:
    made = begun(server, "pandemic", seats=["open", "open"], options={"hands": "open"})
    with open_table(made.links["0"]) as ana, open_table(made.links["1"]) as bea:
        mover = next(table for table in (ana, bea) if any(asked.asked for asked in table.standing.asked))
        other = made.links["1" if mover is ana else "0"]
        while mover.standing.table.seats[mover.standing.own[0]].undo != "ask":
            for table in (ana, bea):
                if any(asked.asked for asked in table.standing.asked):
                    turn = next(table.turns())
                    turn.play("pass" if "pass" in turn.moves else turn.moves[0])
        mover.ask(Undo, seat=mover.standing.own[0])
        moves = mover.standing.table.moves

        def then_propose_to_end() -> None:
            mover.wait(lambda: not mover.standing.table.proposals, 20)
            mover.ask(Abandon, seat=mover.standing.own[0])

        asking = threading.Thread(target=then_propose_to_end)
        asking.start()

        def lines() -> Iterator[str]:
            yield "no"
            while live(server, made).table.stage != "closed":
                time.sleep(0.1)
                yield "accept"
            yield ""

        shown = seated(other, lines())
        asking.join(20)
        mover.wait(lambda: mover.standing.table.stage == "closed", 10)
        assert (mover.standing.table.moves, mover.standing.table.stage) == (moves, "closed")
    assert "asks to take back" in shown
    assert "Do you agree?" in shown
    assert "declines" in shown
    assert "All agree: the game ends unfinished" in shown


def test_rematch_leads_to_the_next_table(server: Served) -> None:
    made = begun(server, "hrubec")
    lines = [*[""] * 3]

    def typed() -> Iterator[str]:
        yield from until_over(server, made, some_lines(8))
        yield "rematch"
        while not live(server, made).table.follows:
            time.sleep(0.01)
        with open_table(made.links["owner"]) as owner:
            owner.ask(Start)
        yield ""
        yield from lines

    shown = seated(made.links["0"], typed())
    assert shown.count("Doktor Hrubec. At the table") == 2
    assert "the next game is ready" in shown


def test_watching(server: Served) -> None:
    made = begun(server, "hrubec", seats=["random", "random"])
    shown = seated(made.links["spectator"], ["look", "hand", "chat x", ""], "en")
    assert "You are watching" in shown
    assert END["en"] in shown
    assert "You are watching. To play" in shown


EVIL = "A\x1b[2J\u202e\x07\nPaid: 9"


def test_nothing_that_a_stranger_wrote_moves_the_terminal(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T12; our server cleans names and chat, so here it is one that says worse."""
    hear = RemoteTable._hear

    def evil(self: RemoteTable, frame: str) -> None:
        hear(self, frame.replace("Bea", json.dumps(EVIL)[1:-1]))

    monkeypatch.setattr(RemoteTable, "_hear", evil)
    made = begun(server, "pandemic", seats=["open", "open"], title="Bea")
    with open_table(made.links["1"]) as other:
        other.ask(Chat, text="I am Bea")
        other.ask(Mark, seat=1, move="build")
        other.ask(Abandon, seat=1)
        lines = ["log", "who", "look", "help", "orders", "chat " + EVIL, "handover " + EVIL, "give " + EVIL]
        shown = seated(made.links["0"], ["", *lines])
    assert "I am A?[2J??" in shown
    assert shown.count("A?[2J??") > 8
    assert not set(shown) & set("\x1b\u202e\x07")
    assert "\nPaid: 9" not in shown


def test_an_owners_pack_comes_with_the_table(server: Served) -> None:
    pack = Path("src/sickbay/games/hrubec/data/cards.toml").read_text("utf-8")
    made = begun(server, "hrubec", pack=re.sub(r"(?m)^values = .*", "values = [7, 7, 7, 7]", pack))
    shown = seated(made.links["0"], ["look", "quit"])
    assert len(re.findall(r"\D7\b", shown)) >= 4, shown


def test_other_values_are_refused(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = begun(server, "hrubec")
    fetch = type(open_table(made.links["0"]).link).fetch

    def other(self: object, path: str, *rest: object) -> bytes:
        return b"{}" if path.endswith("/printed") else fetch(self, path, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr("sickbay.client.link.Link.fetch", other)
    with pytest.raises(BadInput, match="owner’s own values"):
        seated(made.links["0"], [])


def test_a_link_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    from sickbay import cli

    assert cli.main(["join", "hello", "--lang", "en"]) == 2
    assert "no invitation link" in capsys.readouterr().err


# -- words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOTS)
def test_help_names_commands_that_are_understood(server: Served, language: str, game: str) -> None:
    made = server.create(game=game, seats=BOTS[game])
    with open_table(made.links["0"], language=language) as table:
        at = Remote(table, language, Console(Lines([]), io.StringIO(), {}), {})
        for name in AROUND:
            shown = re.split(r" – ", at.catalogue.say(f"join-help-{name}"), maxsplit=1)[0]
            assert {at.commands.read(part)[0] for part in shown.split(", ")} == {name}, shown
            for other in at.catalogue.say(f"command-{name}").split(","):
                assert at.commands.read(other.strip())[0] == name, other
        entries = at.catalogue.entries()
        for key in [key for key in entries if key.startswith("join-")]:
            for quoted in re.findall(QUOTED[language], entries[key]):
                if "$" not in quoted:
                    assert at.commands.read(quoted)[0], (key, quoted)
