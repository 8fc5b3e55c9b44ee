"""Pictures of all boards and of the pages around them, to be looked at.

``python -m tests.browser.gallery [FOLDER]`` writes ``<game>-<stage>-<width>-<language>.png`` and an
``index.html``; ``./test`` leaves them in ``build/screenshots``.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from tests.browser.conftest import CALM, Screen, chromium
from tests.browser.house import house
from tests.browser.people import gather
from tests.browser.stages import GAMES, LANGUAGES, NAMES, WIDTHS, speak, stage_of

FOLDER: Final = Path(__file__).parents[2] / "build" / "screenshots"
STAGES: Final = ("start", "middle", "end")


class Gallery:
    """Takes pictures in a browser."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._browser, self._url, self._folder = browser, url, folder

    def take(self, title: str) -> list[Path]:
        """The pictures of a game's stage (``hrubec-end``) or of a page, in all widths and languages."""
        game, _, stage = title.partition("-")
        with self._screens() as (me, others):
            if game in GAMES:
                stage_of(me, others, game, stage)
            elif title == "waiting-room":
                made = gather(
                    [me, others, others], NAMES[:3], begun=False, game="hrubec", title="Night shift"
                )
                me.open(f"/tables/{made['id']}")
            else:
                me.open({"start-page": "/", "rules": "/rules/pandemic"}[title])
            return self._both(me.page, title)

    def _both(self, page: Page, title: str) -> list[Path]:
        taken = []
        for width in WIDTHS:
            with self._like(page, width) as other:
                for language in LANGUAGES:
                    speak(other, language)
                    taken.append(self._folder / f"{title}-{width}-{language}.png")
                    other.screenshot(path=taken[-1])
        return taken

    @contextmanager
    def _like(self, page: Page, width: int) -> Iterator[Page]:
        """The same page of the same person on another screen."""
        state = page.context.storage_state()
        screen = Screen(self._browser, self._url, width, "en", storage_state=state, **CALM)
        screen.open(page.url.removeprefix(self._url))
        yield screen.page
        screen.context.close()

    @contextmanager
    def _screens(self) -> Iterator[tuple[Screen, Screen]]:
        me, others = (Screen(self._browser, self._url, 1366, "en", **CALM) for _ in range(2))
        yield me, others
        for screen in (me, others):
            screen.context.close()


TITLES: Final = [
    *(f"{game}-{stage}" for game in GAMES for stage in STAGES), "start-page", "waiting-room", "rules",
]  # fmt: skip


def index(folder: Path) -> None:
    """A page on which all pictures of a folder can be looked through."""
    pictures = sorted(folder.glob("*.png"), key=lambda path: path.name)
    figures = "\n".join(
        f'<figure><a href="{path.name}"><img src="{path.name}" loading="lazy" alt=""></a>'
        f"<figcaption>{path.stem}</figcaption></figure>"
        for path in pictures
    )
    (folder / "index.html").write_text(
        "<!doctype html><meta charset=utf-8><title>Sickbay</title><style>body{display:flex;flex-wrap:wrap;"
        "gap:16px;font:14px sans-serif}img{height:360px}figure{margin:0}</style>\n" + figures + "\n",
        encoding="utf-8",
    )


def main(arguments: Sequence[str]) -> None:
    """Take all pictures."""
    folder = Path(arguments[0]) if arguments else FOLDER
    with tempfile.TemporaryDirectory() as tables, house(Path(tables)) as url, chromium() as browser:
        gallery = Gallery(browser, url, folder)
        for title in TITLES:
            gallery.take(title)
    index(folder)
    print(folder / "index.html")


if __name__ == "__main__":
    main(sys.argv[1:])
