"""At a real terminal: line editing, Ctrl-C, Ctrl-D, covers; everything around it faked."""

from __future__ import annotations

import builtins
import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sickbay.bots.random import RandomBot
from sickbay.games.pandemic import GAME
from sickbay.terminal_ui import Console, play
from tests.terminal_ui.typist import at_table


class Readline:
    """Line editing that remembers what it is given."""

    def __init__(self) -> None:
        self.history: list[str] = []
        self.line = ""
        self.complete: Callable[[str, int], str | None] | None = None

    def set_completer_delims(self, _: str) -> None: ...

    def parse_and_bind(self, _: str) -> None: ...

    def get_line_buffer(self) -> str:
        return self.line

    def set_completer(self, complete: Callable[[str, int], str | None] | None) -> None:
        self.complete = complete

    def clear_history(self) -> None:
        self.history.clear()


class Screen(io.StringIO):
    """Something to write to that is a terminal."""

    def isatty(self) -> bool:
        return True


class Keys:
    """A person at a terminal; a key may be an exception."""

    def __init__(self, keys: list[str | type[BaseException]], screen: Screen, editing: Readline) -> None:
        self.keys: Iterator[str | type[BaseException]] = iter(keys)
        self.screen = screen
        self.editing = editing
        self.seen: list[tuple[str, list[str], bool]] = []
        """At each prompt: the last line shown, the history in reach, whether Tab knows anything."""

    def __call__(self, prompt: str) -> str:
        last = self.screen.getvalue().rstrip().rpartition("\n")[2]
        offers = any(
            self.editing.complete is not None and self._tab(begun) for begun in ("", "take 1 ", "drive ")
        )
        self.seen.append((last, list(self.editing.history), offers))
        key = next(self.keys, EOFError)
        if not isinstance(key, str):
            raise key
        if key:
            self.editing.history.append(key)
        return key

    def _tab(self, begun: str) -> str | None:
        self.editing.line = begun
        return self.editing.complete("", 0) if self.editing.complete else None


class Source(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[str, Keys]]:
    def sit_down(
        keys: list[str | type[BaseException]], seats: str = "me,me", seed: int = 9, **options: object
    ) -> tuple[str, Keys]:
        editing, screen, source = Readline(), Screen(), Source()
        monkeypatch.setitem(sys.modules, "readline", editing)
        monkeypatch.setattr(sys, "stdin", source)
        monkeypatch.setattr(sys, "stdout", screen)
        typist = Keys(keys, screen, editing)
        monkeypatch.setattr(builtins, "input", typist)
        play(GAME, seats.split(","), options, seed, "en", Console(source, screen, {}), {})
        return screen.getvalue(), typist

    return sit_down


Sit = Callable[..., tuple[str, Keys]]


def test_a_cover_offers_nothing_of_the_next_hand_or_the_last_one(sit: Sit) -> None:
    _, typist = sit(["", "why treat blue", "pass", "", "", "", "drive nowhere", ""], hands="closed")
    covers = [seen for seen in typist.seen if "then press Enter" in seen[0]]
    assert len(covers) > 1
    assert {(tuple(history), offers) for _, history, offers in covers} == {((), False)}
    assert any(history and offers for _, history, offers in typist.seen)


def test_what_is_typed_at_a_cover_is_forgotten_too(sit: Sit) -> None:
    _, typist = sit(["hand", "", "help"], hands="closed")
    assert [history for _, history, _ in typist.seen[:4]] == [[], ["hand"], [], ["help"]]


def test_leaving_at_a_cover_shows_no_hand(sit: Sit) -> None:
    keys = ["", "drive miami", "pass", "quit", "hand", "look", "log", "no", "quit", "yes"]
    shown, _ = sit(keys, hands="closed", roles="medic,scientist")
    after = shown.rpartition("\n" * 50)[2]
    assert after.count("Leave without saving?") >= 4
    assert "Cards:" not in after
    assert "Infected" not in after


@pytest.mark.parametrize("key", [KeyboardInterrupt, EOFError])
def test_ctrl_c_and_ctrl_d_ask_once(sit: Sit, key: type[BaseException]) -> None:
    shown, typist = sit(["drive miami", key, "", key, "undo", key, key])
    assert "Undone: Drive to Miami" in shown
    assert shown.count("Once more leaves without saving") == 3
    assert shown.rstrip().endswith("Nothing more is saved")
    assert len(typist.seen) == 7


def test_ctrl_c_at_the_question_about_leaving_leaves(sit: Sit) -> None:
    shown, _ = sit(["drive miami", "quit", KeyboardInterrupt])
    assert shown.rstrip().endswith("Nothing more is saved")


@pytest.mark.parametrize("error", [KeyboardInterrupt, ZeroDivisionError])
def test_what_stops_a_bot_takes_nothing_away(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]
) -> None:
    choose = RandomBot.choose
    pressed: list[bool] = []

    def interrupted(self: RandomBot, turn: object) -> object:
        if not pressed:
            pressed.append(True)
            raise error
        return choose(self, turn)  # type: ignore[arg-type]

    monkeypatch.setattr(RandomBot, "choose", interrupted)
    shown, _ = sit(["drive miami", "pass", *["no"] * 3, "log", "quit", "yes"], "me,random", hands="open")
    assert pressed
    assert "Leave without saving?" in shown
    assert ("Something broke inside Sickbay" in shown) == (error is ZeroDivisionError)
    assert "Turn: Bruno" in shown


def test_ctrl_c_in_a_pipe_is_nobody_s_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def isatty(self) -> bool:
            return False

        def readline(self, most: int = -1, /) -> str:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Console(Broken(), io.StringIO(), {}).ask("> ")


@pytest.mark.parametrize(
    ("encoding", "text", "written"),
    [
        ("ascii", "„Říčany“ – São Paulo …", '"Ricany" - Sao Paulo ...'),
        ("ascii", "¿Qué? −1 «ñ»  ×3 1\u00a0min 日", 'Que? -1 "n"  x3 1 min ?'),
        ("latin-1", "¿Qué? Čennaj", "¿Qué? Cennaj"),
    ],
)
def test_signs_that_the_terminal_lacks(encoding: str, text: str, written: str) -> None:
    raw = io.BytesIO()
    sink = io.TextIOWrapper(raw, encoding=encoding)
    Console(io.StringIO(), sink, {}).say(text)
    sink.flush()
    assert raw.getvalue().decode(encoding) == written + "\n"


def test_an_unexpected_error_in_a_command_does_not_end_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from sickbay.terminal_ui import saves

    def fails(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(saves, "save", fails)
    shown = at_table(["save", "drive miami"], "me,me", 9, home=tmp_path)
    assert "Something broke inside Sickbay: ZeroDivisionError: oh" in shown
    assert "moves to Miami" in shown
    with pytest.raises(ZeroDivisionError):
        play(
            GAME, ["me", "me"], {}, 9, "en", Console(io.StringIO("save\n"), io.StringIO(), {}),
            {"SICKBAY_DEBUG": "1"},
        )  # fmt: skip


def test_an_unexpected_error_in_a_sentence_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from sickbay.terminal_ui.reading import Reader

    read = Reader.read

    def fails(self: Reader, state: object, seat: int, text: str) -> object:
        if text == "boom":
            raise IndexError("oh")
        return read(self, state, seat, text)

    monkeypatch.setattr(Reader, "read", fails)
    shown = at_table(["boom", "why boom", "drive miami"], "me,me", 9)
    assert shown.count("IndexError: oh") == 2
    assert "moves to Miami" in shown
