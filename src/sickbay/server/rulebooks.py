"""The numbered rules of a game as a page, and links to them from wherever a number stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

from sickbay.core import registry
from sickbay.text.rulebook import Rulebook, find_rules

_NUMBER: Final = re.compile(r"(?<![\w.#/])([A-Z]+\d+(?:\.[A-Z]*\d+)*)([a-z]?)(?!\w)")
_PART: Final = re.compile(r"([a-z])\)")


@cache
def rulebook(game: str) -> Rulebook | None:
    """The rules of a game, None if their text is not installed.

    :raises BadInput: if there is no such game
    """
    path = find_rules(registry.game(game))
    return None if path is None else Rulebook.load(path)


def link_rules(text: object, game: str) -> Markup:
    """A text in which every rule number leads to the rule."""
    book = rulebook(game) if game else None
    known = book.rules if book else {}
    out = Markup()
    end = 0
    said = str(text)
    for found in _NUMBER.finditer(said):
        number = found[0] if found[0] in known else found[1]
        if number in known:
            link = Markup('<a href="/rules/{}#{}">{}</a>').format(game, number, found[0])
            out += escape(said[end : found.start()]) + link
            end = found.end()
    return out + escape(said[end:])


@cache
def rules_page(game: str) -> tuple[str, Markup] | None:
    """The title and the text of the rules, each rule with its number as an anchor; None if not installed.

    :raises BadInput: if there is no such game
    """
    book, path = rulebook(game), find_rules(registry.game(game))
    if book is None or path is None:
        return None
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("text", lambda _, tokens, at, *__: link_rules(tokens[at].content, game))
    tokens = markdown.parse(path.read_text(encoding="utf-8"))
    title = tokens[1].content if tokens[0].tag == "h1" else game
    body = tokens[3:] if tokens[0].tag == "h1" else tokens
    _anchor(body, set(book.rules))
    html = markdown.renderer.render(body, markdown.options, {})
    return title, Markup(html)  # noqa: S704 (our own documents, without raw HTML)


def _anchor(tokens: Sequence[Token], left: set[str]) -> None:
    """Give each rule its number as an id, once."""
    rule = ""
    for token, text in _openings(tokens):
        found, part = _NUMBER.match(text), _PART.match(text)
        number = found[1] if found else f"{rule}{part[1]}" if part else f"{rule}.{token.info}"
        if found and token.tag == "li" and token.level <= 1:
            rule = number
        if number in left:
            left.discard(number)
            token.attrSet("id", number)


def _openings(tokens: Sequence[Token]) -> Iterator[tuple[Any, str]]:
    """Headings, items and rows, each with the text that it begins with."""
    for at, token in enumerate(tokens):
        if token.type in ("heading_open", "list_item_open", "tr_open"):
            text = next((after.content for after in tokens[at:] if after.type == "inline"), "")
            yield token, text.lstrip("*")
