"""The pictures to be looked at; those that were taken lie in ``build/screenshots``."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.gallery import FOLDER, TITLES, Gallery, index


@pytest.mark.parametrize("title", TITLES)
def test_a_picture_is_taken_in_every_width_and_language(title: str, browser: Browser, url: str) -> None:
    taken = Gallery(browser, url, FOLDER).take(title)
    index(FOLDER)
    assert len({path.read_bytes() for path in taken}) == 8, "a picture looks like another"
