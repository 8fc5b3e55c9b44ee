"""Options: read from text and data, refused with what may be."""

import pytest

from sickbay.core.errors import BadOption
from sickbay.core.options import Option, read_options

pytestmark = pytest.mark.compiled

KNOWN = (
    Option("seats", range(2, 5), 4),
    Option("hands", ("open", "closed"), "open"),
    Option("roles", ("medic", "scientist"), [], many=True),
)


def test_what_is_not_given_is_the_default() -> None:
    assert read_options(KNOWN, None) == {"seats": 4, "hands": "open", "roles": []}


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({"seats": 2}, "seats", 2),
        ({"seats": "3"}, "seats", 3),
        ({"hands": " Closed "}, "hands", "closed"),
        ({"roles": "medic,scientist"}, "roles", ["medic", "scientist"]),
        ({"roles": ["medic"]}, "roles", ["medic"]),
        ({"roles": ""}, "roles", []),
        ({"roles": ("scientist", "scientist")}, "roles", ["scientist", "scientist"]),
    ],
)
def test_what_may_be(given: dict[str, object], name: str, value: object) -> None:
    assert read_options(KNOWN, given)[name] == value


@pytest.mark.parametrize(
    ("given", "key", "place"),
    [
        ({"seats": 5}, "option-bad", "seats"),
        ({"seats": True}, "option-bad", "seats"),
        ({"seats": 2.0}, "option-bad", "seats"),
        ({"seats": None}, "option-bad", "seats"),
        ({"seats": [2]}, "option-bad", "seats"),
        ({"hands": "ajar"}, "option-bad", "hands"),
        ({"roles": "medic,nurse"}, "option-bad", "roles"),
        ({"roles": 7}, "option-not-a-list", "roles"),
        ({"roles": ["medic"] * 17}, "option-not-a-list", "roles"),
        ({"roles": [["medic"]]}, "option-bad", "roles"),
        ({"seat": 2}, "option-unknown", ""),
        ({"x" * 1000: 2}, "option-unknown", ""),
    ],
)
def test_what_may_not_be(given: dict[str, object], key: str, place: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_options(KNOWN, given)
    assert (caught.value.key, caught.value.place) == (key, place)
    assert all(len(str(value)) < 100 for value in caught.value.args_said.values())


def test_a_near_name_is_named() -> None:
    with pytest.raises(BadOption) as caught:
        read_options(KNOWN, {"seets": 2})
    assert caught.value.args_said["may"] == "seats"


def test_a_default_is_not_shared() -> None:
    first = read_options(KNOWN, None)["roles"]
    assert isinstance(first, list)
    first.append("medic")
    assert read_options(KNOWN, None)["roles"] == []
