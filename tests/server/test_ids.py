"""Ids of tables stand in addresses and on command lines."""

from __future__ import annotations

from sickbay.server.ids import id_of, new_id


def test_an_id_can_stand_anywhere() -> None:
    """None begins like a flag, none ends in a sign that a reader takes for the sentence's."""
    ids = {new_id() for _ in range(2_000)} | {id_of(bytes([n])) for n in range(256)}
    assert len(ids) == 2_256
    assert all(len(one) == 12 and one.isascii() and one.isalnum() for one in ids)


def test_the_same_content_has_the_same_id() -> None:
    assert id_of(b"a record") == id_of(b"a record") != id_of(b"a record ")
