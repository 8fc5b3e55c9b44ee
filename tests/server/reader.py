"""A browser without JavaScript, for tests: it reads pages strictly, follows links and submits forms."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any
from urllib.parse import urldefrag, urljoin, urlsplit

from httpx import Cookies
from litestar import Litestar
from litestar.testing import TestClient

VOID = {"meta", "link", "input", "img", "br", "hr"}
BLOCKS = set("p ul ol dl div form fieldset section h1 h2 h3 details table nav".split())
FIELDS = {"input", "select", "textarea"}
Attrs = dict[str, str]


@dataclass
class Form:
    """A form: its fields with what stands in them, and its buttons (name, value)."""

    action: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    choices: dict[str, list[str]] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)

    @property
    def act(self) -> str:
        """The last part of where it goes."""
        return self.action.rpartition("/")[2]

    def value(self, name: str) -> str:
        """What stands in a field, empty if it has none."""
        return next((value for key, value in self.fields if key == name), "")


class Page(HTMLParser):
    """A page, read strictly: what is not well-formed or not accessible is in ``problems``."""

    def __init__(self, html: str, url: str = "/") -> None:
        super().__init__(convert_charrefs=True)
        self.html = html
        self.url = url
        self.path = urlsplit(url).path
        self.problems: list[str] = []
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.headings: list[tuple[int, str]] = []
        self.words: list[str] = []
        self.title = ""
        self.language = ""
        self.refreshes = False
        self.focus: list[str] = []
        self._open: list[tuple[str, Attrs]] = []
        self._named: list[str] = []
        self._refers: list[tuple[str, str]] = []
        self._unlabelled: list[Attrs] = []
        self._select = ""
        self.feed(html)
        self.close()
        self._check()

    @property
    def text(self) -> str:
        """All words of the page."""
        return " ".join(" ".join(self.words).split())

    def form(self, act: str, **wanted: str) -> Form:
        """The first form of an act whose fields are so."""
        return next(
            form
            for form in self.forms
            if form.act == act and all(form.value(name) == value for name, value in wanted.items())
        )

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named: Attrs = {name: value or "" for name, value in attrs}
        if len(named) < len(attrs):
            self.problems.append(f"an attribute twice in <{tag}>")
        if any(name.startswith("on") or name == "style" for name in named):
            self.problems.append(f"script or style in <{tag}>")
        inside = [outer for outer, _ in self._open]
        if tag in BLOCKS and "p" in inside:
            self.problems.append(f"<{tag}> in <p>")
        if tag == "form" and "form" in inside:
            self.problems.append("<form> in <form>")
        if tag in ("script", "style"):
            self.problems.append(f"<{tag}>")
        self._note(tag, named)
        if tag not in VOID:
            self._open.append((tag, named))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def _note(self, tag: str, named: Attrs) -> None:
        if "id" in named:
            self.ids.append(named["id"])
        for name in ("aria-labelledby", "aria-describedby", "for", "list"):
            self._refers += [(f"{tag} {name}", part) for part in named.get(name, "").split()]
        if "autofocus" in named:
            self.focus.append(named.get("id", tag))
        if tag == "html":
            self.language = named.get("lang", "")
        if tag == "meta" and named.get("http-equiv") == "refresh":
            self.refreshes = True
        if tag == "a":
            self.links.append(named["href"])
        if tag == "label":
            self._named.append(named.get("for", ""))
        if tag == "form":
            self.forms.append(Form(urljoin(self.path, named.get("action", self.path))))
        if tag in FIELDS and named.get("type") != "hidden" and "aria-label" not in named:
            self._unlabelled.append(named)
        if tag == "img" and "alt" not in named:
            self.problems.append("<img> without alt")
        self._note_field(tag, named)

    def _note_field(self, tag: str, named: Attrs) -> None:
        form = self.forms[-1] if self.forms and any(outer == "form" for outer, _ in self._open) else None
        if tag in (*FIELDS, "button") and form is None and "readonly" not in named:
            self.problems.append(f"<{tag}> outside a form")
        if form is None:
            return
        if tag == "button":
            form.buttons.append((named.get("name", ""), named.get("value", "")))
            self._named.append("")
        elif tag == "input":
            form.fields.append((named["name"], named.get("value", "")))
        elif tag == "select":
            self._select = named["name"]
            form.fields.append((self._select, ""))
            form.choices[self._select] = []
        elif tag == "option" and self._select:
            choices = form.choices[self._select]
            if not choices or "selected" in named:
                form.fields[-1] = (self._select, named["value"])
            choices.append(named["value"])

    def handle_endtag(self, tag: str) -> None:
        if tag == "select":
            self._select = ""
        if not self._open or self._open[-1][0] != tag:
            self.problems.append(f"</{tag}> closes {self._open[-1][0] if self._open else 'nothing'}")
            return
        self._open.pop()

    def handle_data(self, data: str) -> None:
        if not self._open or not data.strip():
            return
        tag = self._open[-1][0]
        if tag == "title":
            self.title += data
            return
        for outer, _ in self._open:
            if outer in ("h1", "h2", "h3"):
                self.headings.append((int(outer[1]), data.strip()))
        self.words.append(data)

    def _check(self) -> None:
        self.problems += [f"<{tag}> is not closed" for tag, _ in self._open]
        self.problems += [f"id {name} twice" for name in set(self.ids) if self.ids.count(name) > 1]
        lost = [(what, name) for what, name in self._refers if name not in self.ids]
        self.problems += [f"{what} refers to no {name}" for what, name in lost]
        for named in self._unlabelled:
            if named.get("id", "?") not in self._named:
                self.problems.append(f"no label for {named}")
        levels = [level for level, _ in self.headings]
        if self.html.count("<h1") != 1 or levels[:1] != [1]:
            self.problems.append("not one h1, first")
        if any(after > before + 1 for before, after in pairwise(levels)):
            self.problems.append(f"headings jump: {levels}")
        for link in self.links:
            where, fragment = urldefrag(urljoin(self.url, link))
            if fragment and where == self.url and fragment not in self.ids:
                self.problems.append(f"{link} leads nowhere")
        if self.html.count("<main") != 1 or not self.title.strip() or not self.language:
            self.problems.append("no main, title or language")


class Browser:
    """Somebody with a browser, and cookies, of their own."""

    def __init__(self, client: TestClient[Litestar], language: str = "en") -> None:
        self.client = client
        self.cookies = Cookies({"sickbay-plain": "on"})  # no JavaScript here
        self.headers = {"accept-language": language}
        self.status = 0
        self.html = ""

    def get(self, path: str) -> Page:
        """Open a page."""
        return self._ask("GET", path)

    def submit(self, form: Form, button: tuple[str, str] = ("", ""), **given: str | list[str]) -> Page:
        """Send a form by one of its buttons, with some fields filled in."""
        data: dict[str, list[str]] = {}
        for name, value in form.fields:
            data.setdefault(name, []).append(value)
        if button[0]:
            data[button[0]] = [button[1]]
        for name, values in given.items():
            data[name] = [values] if isinstance(values, str) else values
        return self.post(form.action, data)

    def post(self, path: str, data: dict[str, list[str]], **headers: str) -> Page:
        """Send fields."""
        return self._ask("POST", path, data=data, headers=headers)

    def _ask(self, method: str, path: str, headers: dict[str, str] | None = None, **sent: Any) -> Page:
        self.client.cookies = self.cookies
        answer = self.client.request(
            method, path, headers={**self.headers, **(headers or {})}, follow_redirects=True, **sent
        )
        self.cookies = self.client.cookies
        self.status, self.html = answer.status_code, answer.text
        page = Page(answer.text, urldefrag(str(answer.url.copy_with(scheme="", host=None)))[0])
        assert not page.problems, (page.path, page.problems)
        return page
