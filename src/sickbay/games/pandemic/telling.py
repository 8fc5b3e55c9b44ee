"""The position of Pandemic in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sickbay.core.teller import Speaker, Teller
from sickbay.games.pandemic.board import colour_of, rate
from sickbay.games.pandemic.facts import next_infections
from sickbay.games.pandemic.state import MOST_STATIONS
from sickbay.games.pandemic.words import COLOURS, EVENTS, N_CITIES, WORDS


def whole(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """The whole position as the viewer knows it: what is urgent first, then players, then decks."""
    say, word = speaker.say, speaker.word
    lines = [
        brief(view, speaker),
        say(
            "position-tracks",
            outbreaks=view["outbreaks"],
            rate=rate(view["epidemics"]),
            epidemics=view["epidemics"],
            most=view["options"]["epidemics"],
        ),
    ]
    if view["quiet_night"]:
        lines.append(say("position-quiet"))
    lines += _cubes(view, speaker)
    for colour in COLOURS:
        status = say(f"status-{view['diseases'][colour]}")
        left = view["supply"][colour]
        lines.append(say("position-disease", colour=word(colour), status=status, left=left))
    stations = view["stations"]
    left = MOST_STATIONS - len(stations)
    lines.append(say("position-stations", cities=_names(stations, speaker), left=left))
    for seat in range(len(view["hands"])):
        lines += hand(view, seat, speaker)
    if view["stored"]:
        lines.append(say("position-stored", event=word(view["stored"])))
    return lines + _decks(view, speaker)


def brief(view: dict[str, Any], speaker: Speaker) -> str:
    """Whose turn it is, and how many actions are left."""
    return speaker.say(
        "position-turn",
        turn=view["turn"],
        seat=speaker.seat(view["active"]),
        actions=view["actions"],
    )


def opening(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """What set-up brought: the cities infected, and who begins."""
    lines = []
    for count in (3, 2, 1):
        cities = [
            city
            for city in view["infection_discard"]
            if count in [cubes.get(city) for cubes in view["cubes"].values()]
        ]
        if cities:
            lines.append(speaker.say("opening-infected", count=count, cities=_names(cities, speaker)))
    return [*lines, speaker.say("opening-first", seat=speaker.seat(view["active"]))]


def hand(view: dict[str, Any], seat: int, speaker: Speaker) -> list[str]:
    """A player: role, place, and the cards as far as the viewer knows them, by colour.

    Cards of a closed hand that the viewer knows without holding it (P7.7) are marked so.
    """
    cards: list[str] = view["hands"][seat]
    say, word = speaker.say, speaker.word
    closed = view["options"]["hands"] == "closed" and not view["viewer"] >> seat & 1
    key = "position-known" if closed else "position-cards"
    lines = [
        say(
            "position-player",
            seat=speaker.seat(seat),
            role=word(view["roles"][seat]),
            city=word(view["pawns"][seat]),
            count=len(cards),
        )
    ]
    for colour in COLOURS:
        of_colour = [card for card in cards if _colour(card) == colour]
        if of_colour:
            group = speaker.name(colour, "title")
            lines.append("  " + say(key, group=group, cards=_names(of_colour, speaker)))
    events = [card for card in cards if card in EVENTS]
    if events:
        lines.append("  " + say(key, group=say("position-events"), cards=_names(events, speaker)))
    unknown = cards.count("?")
    if unknown and unknown < len(cards):
        lines.append("  " + say("position-unknown", count=unknown))
    return lines


def _cubes(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """Cities with cubes, the most dangerous first, by colour."""
    lines = []
    for count, key in ((3, "position-three"), (2, "position-two"), (1, "position-one")):
        groups = []
        for colour in COLOURS:
            cities = [city for city, cubes in view["cubes"].get(colour, {}).items() if cubes == count]
            if cities:
                cube = speaker.name(colour, "cube")
                groups.append(speaker.say("position-group", cities=_names(cities, speaker), colour=cube))
        if groups:
            lines.append(speaker.say(key, cities="; ".join(groups)))
    return lines or [speaker.say("position-no-cubes")]


def _decks(view: dict[str, Any], speaker: Speaker) -> list[str]:
    """The decks: how many cards, what may still come, what is discarded."""
    say = speaker.say
    piles: list[list[int]] = view["piles"]
    epidemics = sum([pile[1] for pile in piles])
    lines = [say("position-player-deck", cards=view["player_deck_size"], epidemics=epidemics)]
    if (piles and len(piles) > 1) or epidemics:
        key = "position-next-epidemic" if piles[0][1] else "position-no-epidemic"
        lines.append("  " + say(key, within=piles[0][0]))
    lines.append(say("position-infection-deck", cards=view["infection_deck_size"]))
    soon = next_infections(view)
    if soon["known"]:
        lines.append("  " + say("position-infection-known", cities=_names(soon["known"], speaker)))
    if soon["among"]:
        cities = _names(soon["among"], speaker)
        lines.append("  " + say("position-infection-layer", size=soon["size"], cities=cities))
    for key, cards in (
        ("position-infection-discard", view["infection_discard"]),
        ("position-player-discard", view["player_discard"]),
    ):
        if cards:
            name = "cities" if key == "position-infection-discard" else "cards"
            lines.append(say(key, **{name: _names(cards, speaker)}))
    if view["removed"]:
        lines.append(say("position-removed", cards=_names(view["removed"], speaker)))
    return lines


def _colour(card: str) -> str:
    number = WORDS.number.get(card, N_CITIES)
    return COLOURS[colour_of(number)] if number < N_CITIES else ""


def _names(words: Iterable[str] | Sequence[str], speaker: Speaker) -> str:
    return ", ".join([speaker.name(word) for word in words])


TELLER: Final = Teller(whole, brief, hand, opening)
