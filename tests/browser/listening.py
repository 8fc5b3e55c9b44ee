"""Listens to all that a browser is told and keeps, and looks in it for what it may not know."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, Response, WebSocket

from sickbay.core.game import Game
from sickbay.text import Catalogue

PAGE = """() => {
    const all = root => [root.outerHTML ?? root.innerHTML,
        ...[...root.querySelectorAll('*')].flatMap(node => node.shadowRoot ? all(node.shadowRoot) : [])];
    const fields = [...document.querySelectorAll('input, textarea, select')].map(field => field.value);
    return [...all(document.documentElement), ...fields].join('\\n');
}"""
KEPT = """async () => {
    const stores = await indexedDB.databases();
    const caches = 'caches' in window ? await window.caches.keys() : [];
    return JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, stores, caches,
        history.state, window.name]);
}"""
RUN = 4
"""So many cards of a pile in their order are no chance."""


class Ear:
    """What a page is told from now on.

    :ivar frames: that came over sockets
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self._answers: list[Response] = []
        page.on("response", lambda answer: self._answers.append(answer))
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def answers(self) -> list[str]:
        """The bodies of what the server answered."""
        told = []
        for answer in self._answers:
            if answer.request.resource_type == "font" or not answer.ok:
                continue
            try:
                told.append(answer.text())
            except PlaywrightError:  # the page that asked for it is gone
                continue
        return told

    def everything(self) -> dict[str, str]:
        """All that this page was told, shows and keeps."""
        return {
            "traffic": "\n".join([*self.answers(), *self.frames]),
            "page": self.page.evaluate(PAGE),
            "storage": self.page.evaluate(KEPT),
        }


class Search:
    """Looks for cards in a text, by their ids and by their names in a language.

    :param cards: the ids of all cards
    """

    def __init__(self, game: Game[Any], cards: Sequence[str], language: str) -> None:
        catalogue = Catalogue(language, game)
        self._ids = {catalogue.name(card).lower(): card for card in cards} | {card: card for card in cards}
        longest_first = sorted(self._ids, key=len, reverse=True)
        self._words = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")

    def cards(self, text: str) -> list[str]:
        """The cards that a text names one after another; what is said of one several times counts once."""
        found = [self._ids[match[0]] for match in self._words.finditer(text.lower())]
        return [card for at, card in enumerate(found) if not at or found[at - 1] != card]

    def leaks(
        self, text: str, hands: Mapping[str, Sequence[str]], piles: Mapping[str, Sequence[str]]
    ) -> list[str]:
        """What of hidden hands (in any order) and piles (four in theirs, or backwards) a text gives away."""
        said = self.cards(text)
        found = []
        for name, hand in hands.items():
            held, size = sorted(hand), len(hand)
            assert size >= RUN - 1, "so few cards may stand together by chance"
            if any(sorted(said[at : at + size]) == held for at in range(len(said) - size + 1)):
                found.append(name)
        runs = {tuple(said[at : at + RUN]) for at in range(len(said) - RUN + 1)}
        for name, pile in piles.items():
            parts = {tuple(pile[at : at + RUN]) for at in range(len(pile) - RUN + 1)}
            if runs & (parts | {part[::-1] for part in parts}):
                found.append(name)
        return found
