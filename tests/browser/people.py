"""Tables for several people, each in a browser of their own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Screen

CALL = """async ([path, body]) => {
    const post = (path, body, csrf) => fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-CSRF-Token': csrf },
        body: JSON.stringify(body),
    });
    const me = await (await post('/api/session', {}, '')).json();
    const answer = await post(path, body, me.csrf);
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text ? JSON.parse(text) : null;
}"""
BOARD = ".table .stage .board, .table .stage .house"


def call(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Ask the server for something, as the client of this page does."""
    return page.evaluate(CALL, [path, body])


def gather(screens: list[Screen], names: list[str], begun: bool = True, **wanted: Any) -> dict[str, Any]:
    """A table made by the first of these browsers, at which each takes a seat; its id and links."""
    for screen in dict.fromkeys(screens):
        screen.open()
    seats = ["me", *["open"] * (len(names) - 1)]
    path = "/api/open" if "text" in wanted else "/api/tables"
    body = {"seats": seats, "name": names[0], **wanted}
    made: dict[str, Any] = call(screens[0].page, path, body)
    links = [link["url"].rpartition("/")[2] for link in made["links"] if link["kind"] == "seat"]
    for screen, name, token in zip(screens[1:], names[1:], links[len(links) - len(names) + 1 :], strict=True):
        call(screen.page, "/api/claim", {"token": token, "name": name})
    if begun and "text" not in wanted:
        asked = {"type": "start", "id": "begin", "fill": ""}
        call(screens[0].page, f"/api/tables/{made['id']}/requests", asked)
    return made


def claim(screen: Screen, made: dict[str, Any], kind: str) -> None:
    """Take up the link of this kind in another browser."""
    screen.open()
    (token,) = [link["url"].rpartition("/")[2] for link in made["links"] if link["kind"] == kind]
    call(screen.page, "/api/claim", {"token": token})


def sit_down(page: Page, url: str, table: str) -> None:
    """Open the table and wait until it is drawn."""
    page.goto(f"{url}/tables/{table}")
    page.wait_for_selector(BOARD)
