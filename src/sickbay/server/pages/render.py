"""Pages from templates: all that stands in them is escaped (T12), all that is said comes from Fluent."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from sickbay.server.rulebooks import link_rules
from sickbay.text import LANGUAGES, Catalogue

HERE: Final = Path(__file__).parent
LANGUAGE_NAMES: Final = {"en": "English", "es": "Español", "cs": "Čeština", "it": "Italiano"}
STYLE: Final = (HERE / "style.css").read_text(encoding="utf-8")
ICON: Final = (HERE / "icon.svg").read_text(encoding="utf-8")
STYLE_PATH: Final = f"/pages/{blake2b(STYLE.encode(), digest_size=6).hexdigest()}.css"
assert set(LANGUAGE_NAMES) == set(LANGUAGES)


@cache
def _templates() -> Environment:
    env = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.filters["rules"] = link_rules
    env.filters["clock"] = _clock
    env.globals.update(languages=LANGUAGE_NAMES, style=STYLE_PATH)
    return env


@cache
def frame(language: str) -> Catalogue:
    """What the pages themselves say."""
    return Catalogue(language)


def _clock(moment: int) -> Markup:
    """A moment (ms since 1970) for people and for machines, in UTC."""
    when = datetime.fromtimestamp(moment / 1000, UTC)
    return Markup('<time datetime="{}">{}</time>').format(
        when.isoformat(timespec="seconds"), when.strftime("%H:%M")
    )


def render(template: str, language: str, **shown: Any) -> str:
    """A page in one language."""
    return _templates().get_template(template).render(t=frame(language).say, language=language, **shown)
