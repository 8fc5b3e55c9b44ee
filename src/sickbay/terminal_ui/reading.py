"""What people type: the words of a game, or their names in the reader's language, accents or not."""

from __future__ import annotations

import unicodedata
from typing import Any

from sickbay.core.errors import BadMove
from sickbay.core.game import Game
from sickbay.core.words import LONGEST_SENTENCE, Move
from sickbay.text import FORMS, Catalogue


def plain(text: str) -> str:
    """Text as it is compared: small letters, no accents, single spaces.

    >>> plain("  São_Paulo ")
    'sao paulo'
    """
    parts = unicodedata.normalize("NFKD", text.replace("_", " ").casefold())
    bare = "".join([sign for sign in parts if not unicodedata.combining(sign)])
    return " ".join(bare.replace("’", "'").split())


class Reader:
    """Reads moves in the words of a game, mixed with names in one language.

    :param catalogue: the language; it knows the players' names too
    """

    def __init__(self, game: Game[Any], catalogue: Catalogue) -> None:
        self.game = game
        self.catalogue = catalogue
        self._names: dict[str, str] = {}
        self._longest = 1
        for word in game.words.words:
            if word.isdigit() or word == "?":
                continue
            self._add(word, word)
            for form in ("", *FORMS) if catalogue.names(word) else ():
                self._add(catalogue.name(word, form), word)
        for seat, name in enumerate(catalogue.seats):
            self._add(name, str(seat))

    def _add(self, name: str, word: str) -> None:
        key = plain(name)
        if key and self._names.setdefault(key, word) == word:
            self._longest = max(self._longest, key.count(" ") + 1)

    def words(self, text: str) -> str:
        """A typed sentence in the words of the game, as far as they are known.

        :raises BadMove: if it is too long
        """
        if len(text) > LONGEST_SENTENCE:
            raise BadMove("move-too-long", most=LONGEST_SENTENCE)
        given = text.replace(",", " ").split()
        known = self.game.words.number
        out: list[str] = []
        at = 0
        while at < len(given):
            for count in range(min(self._longest, len(given) - at), 0, -1):
                part = " ".join(given[at : at + count])
                word = self._names.get(plain(part))
                if count == 1 and part.lower() in known:
                    word = part.lower()
                if word is not None:
                    break
            out.append(word if word is not None else given[at])
            at += count if word is not None else 1
        return " ".join(out)

    def read(self, state: Any, seat: int, text: str) -> Move:
        """The move that a person typed, legal or not.

        :raises BadMove: for words that the game does not have
        """
        return self.game.read_move(state, seat, self.words(text))

    def beginning(self, text: str) -> Move:
        """The words of a sentence that is only begun, as numbers; empty if the game does not have them."""
        try:
            return self.game.words.parse(self.words(text))
        except BadMove:
            return ()

    def complete(self, state: Any, seat: int, line: str) -> list[str]:
        """How the last word of a line may be completed, in the game's words and in the reader's language."""
        begun, _, last = line.rpartition(" ")
        prefix = self.beginning(begun)
        if begun.strip() and not prefix:
            return []
        found: dict[str, None] = {}
        for number in self.game.next_words(state, seat, prefix)[0]:
            word = self.game.words.words[number]
            for name in (word, self._local(word)):
                if plain(name).startswith(plain(last)):
                    found[name] = None
                    break
        return list(found)

    def sayable(self, state: Any, seat: int, begun: str) -> list[str]:
        """The words, in the game's own and in the reader's language, by which a sentence may go on.

        A first word is a verb: one that may be said now, or any of them if none may. Further on it is
        whatever fits, and then whatever else has a name and is no verb.
        """
        prefix = self.beginning(begun) if begun else ()
        words = [self.game.words.words[number] for number in self.game.next_words(state, seat, prefix)[0]]
        verbs = [verb.word for verb in self.game.verbs]
        if begun:
            named = [word for word in self.game.words.words if word not in verbs and word != "?"]
            words += [word for word in named if self.catalogue.names(word)]
        return list(dict.fromkeys([name for word in words or verbs for name in (word, self._local(word))]))

    def _local(self, word: str) -> str:
        local = self.catalogue.name(word) if self.catalogue.names(word) else word
        return local.casefold().replace(" ", "_")
