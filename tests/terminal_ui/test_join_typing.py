"""``sickbay join`` at a terminal: news while somebody types, Ctrl-C, names."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import pytest

from sickbay.client import RemoteTable
from sickbay.client import join as open_table
from sickbay.table.requests import Chat
from sickbay.terminal_ui import Console, join
from tests.served import Made, Served, server
from tests.terminal_ui.joined import begun, live

__all__ = ["server"]

Key = str | type[BaseException] | Callable[[], None]


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


class Keys(Screen):
    """A person at a terminal, one line after another; a key may be an exception, or something to do first."""

    def __init__(self, keys: Iterable[Key]) -> None:
        super().__init__()
        self.keys = iter(keys)

    def readline(self, most: int | None = -1, /) -> str:  # type: ignore[override]
        for key in self.keys:
            if isinstance(key, str):
                return key + "\n"
            if isinstance(key, type):
                raise key
            key()
        return ""


@contextmanager
def at_terminal(
    server: Served,
    made: Made,
    keys: Callable[[Screen], Iterable[Key]],
) -> Iterator[Screen]:
    screen = Screen()
    console = Console(Keys(keys(screen)), screen, {"TERM": "xterm"})
    join(made.links["0"], "", "en", console, {})
    yield screen


def shows(screen: Screen, text: str) -> Callable[[], None]:
    """Wait until something is shown."""

    def wait() -> None:
        end = time.monotonic() + 10
        while text not in screen.getvalue():
            assert time.monotonic() < end, screen.getvalue()
            time.sleep(0.01)

    return wait


def press_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """Press it whenever nobody is asked."""
    wait = RemoteTable.wait

    def interrupted(self: RemoteTable, until: Callable[[], bool], timeout: float | None = None) -> bool:
        if timeout is not None and timeout < 1:
            raise KeyboardInterrupt
        return wait(self, until, timeout)

    monkeypatch.setattr(RemoteTable, "wait", interrupted)


def test_news_comes_while_somebody_types(server: Served) -> None:
    made = begun(server, "pandemic", seats=["open", "open"])
    with open_table(made.links["1"]) as bea:

        def ask_whether_there() -> None:
            bea.ask(Chat, text="are you there?")

        def keys(screen: Screen) -> list[Key]:
            return [
                ask_whether_there,
                shows(screen, "\r\033[KBea: are you there?\n> "),
                lambda: server.cut(made.id),
                shows(screen, "\r\033[KThe connection is lost. Trying again…\n> "),
                shows(screen, "\r\033[KConnected again\n> "),
                "chat yes",
                KeyboardInterrupt,
                KeyboardInterrupt,
            ]

        with at_terminal(server, made, keys) as screen:
            shown = screen.getvalue()
    assert "Ana: yes" in shown
    assert "Once more leaves the table" in shown
    assert shown.rstrip().endswith("The same link leads back to it")


def test_ctrl_c_while_others_think(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = begun(server, "pandemic", seats=["open", "open"], options={"hands": "closed"})
    with open_table(made.links["0"]) as ana:
        if any(asked.asked for asked in ana.standing.asked):
            while any(asked.asked for asked in ana.standing.asked):
                turn = next(ana.turns())
                turn.play("pass" if "pass" in turn.moves else turn.moves[0])
    press_ctrl_c(monkeypatch)
    with at_terminal(server, made, lambda _: ["chat wait", "", KeyboardInterrupt]) as screen:
        shown = screen.getvalue()
    assert "Ana: wait" in shown
    assert shown.count("Once more leaves the table") == 3
    assert shown.rstrip().endswith("The same link leads back to it")


def test_a_question_that_is_gone_is_not_answered(server: Served) -> None:
    made = begun(server, "pandemic", seats=["open", "open"])
    with open_table(made.links["0"]) as ana:
        table = live(server, made).table

        def play_elsewhere() -> None:
            turn = next(ana.turns())
            turn.play(turn.moves[0])

        def keys(screen: Screen) -> list[Key]:
            return [play_elsewhere, lambda: time.sleep(0.3), "1", KeyboardInterrupt, KeyboardInterrupt]

        if any(asked.asked for asked in ana.standing.asked):
            with at_terminal(server, made, keys) as screen:
                assert "Something has happened meanwhile" in screen.getvalue()
            assert table.playing.moves == 1


def test_a_name_is_asked_for(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    press_ctrl_c(monkeypatch)
    made = server.create(game="hrubec", seats=["open", "open"])
    with at_terminal(server, made, lambda _: ["123", "Iva", KeyboardInterrupt]) as screen:
        shown = screen.getvalue()
    assert shown.count("Under which name do you sit down? Enter: Ana") == 2
    assert "That does not work as a name" in shown
    assert "Iva (you" in shown
