"""The position of Flatline in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from sickbay.core.positions import View
from sickbay.core.teller import Speaker, Teller
from sickbay.games.flatline.cards import METER, RED_SLOTS, TRACK
from sickbay.games.flatline.words import BAYS, STATIONS
from sickbay.games.flatline.written import HOME, ON_TRACK

Facts = Callable[[View], dict[str, Any]]


class Telling:
    """How a position is told; the figures come from the facts of the game."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.teller: Final = Teller(self.whole, self.brief, self.hand, self.opening)

    def whole(self, view: dict[str, Any], speaker: Speaker) -> list[str]:
        """The whole position: what is urgent first, then patients, cards, stations, dice."""
        say = speaker.say
        facts = self.facts(view)
        lines = [self.brief(view, speaker), *self._power(view, facts, speaker)]
        lines += self._patients(view, facts, speaker)
        lines += self._cards(view, facts, speaker)
        for station in STATIONS:
            if station in view["stations"]:
                lines.append(self._target(station, speaker.name(station), facts, speaker))
            else:
                lines.append(say("position-station-closed", station=speaker.word(station)))
        for place, lock in view["locks"].items():
            if lock:
                lines.append(say("position-locked", place=speaker.word(place)))
        for seat in range(len(view["dice"])):
            lines += self.hand(view, seat, speaker)
        return lines

    def brief(self, view: dict[str, Any], speaker: Speaker) -> str:
        """The round, the power, and how many patients are treated."""
        return speaker.say(
            "position-round",
            round=view["round"],
            power=view["power"],
            most=METER,
            treated=len(view["treated"]),
            patients=_patients_in_game(view),
        )

    def opening(self, view: dict[str, Any], speaker: Speaker) -> list[str]:
        """What set-up brought: who lies in the bays, and who leads."""
        names = _names([patient for patient in view["bays"] if patient], speaker)
        cmo = speaker.seat(view["options"]["cmo"])
        return [speaker.say("opening-patients", patients=names), speaker.say("opening-cmo", seat=cmo)]

    def hand(self, view: dict[str, Any], seat: int, speaker: Speaker) -> list[str]:
        """The dice of a seat: in hand with their numbers, elsewhere, and what it may re-roll."""
        say = speaker.say
        held = [
            say("position-die", die=number, icon=speaker.word(die))
            for number, die in enumerate(view["dice"][seat])
            if " " not in die and die not in (HOME, ON_TRACK)
        ]
        name = speaker.seat(seat)
        spare = len(view["reserves"][seat])
        if held:
            lines = [say("position-hand", seat=name, dice=", ".join(held))]
        else:
            pool = len(view["dice"][seat]) - spare
            lines = [say("position-no-hand", seat=name, pool=pool, reserve=spare)]
        if view["permissions"][seat]:
            lines.append("  " + say("position-permissions", count=view["permissions"][seat]))
        if seat in view["done"]:
            lines.append("  " + say("position-done"))
        return lines

    # -- the parts -----------------------------------------------------------------------------------

    def _power(self, view: dict[str, Any], facts: dict[str, Any], speaker: Speaker) -> list[str]:
        say = speaker.say
        lines = []
        if facts["next_emergencies"] is not None:
            lines.append(say("position-next", count=facts["next_emergencies"]))
        if view["due"]:
            lines.append(say("position-due", count=view["due"]))
        dial = facts["dial"]
        lines.append(say("position-dial", space=dial["space"], bay=speaker.word(dial["bay"])))
        left, right = view["emergency_dice"]
        if left:
            lines.append(say("position-emergency-dice", left=left, right=right))
        return lines

    def _patients(self, view: dict[str, Any], facts: dict[str, Any], speaker: Speaker) -> list[str]:
        say = speaker.say
        lines = []
        for at in range(BAYS):
            bay, patient = f"bay{at + 1}", view["bays"][at]
            if patient is None:
                lines.append(say("position-bay-empty", bay=speaker.word(bay)))
                continue
            effect = speaker.word(facts["effects"][bay])
            lines.append(
                say("position-bay", bay=speaker.word(bay), patient=speaker.word(patient), effect=effect)
            )
            for line in [target for target in facts["targets"] if target.startswith(f"{bay}.")]:
                lines.append("  " + self._target(line, speaker.name(line), facts, speaker))
        if view["patient_stack_size"]:
            lines.append(say("position-stack", count=view["patient_stack_size"]))
        return lines

    def _cards(self, view: dict[str, Any], facts: dict[str, Any], speaker: Speaker) -> list[str]:
        say = speaker.say
        lines = []
        for row, cards in enumerate(view["area"], 1):
            for slot, card in enumerate(cards, 1):
                if card is not None:
                    name = say("position-slot", row=row, slot=slot, card=speaker.word(card))
                    lines.append(self._target(card, name, facts, speaker))
        for card in view["stat"]:
            name = say("position-stat", card=speaker.word(card))
            lines.append(self._target(card, name, facts, speaker))
        if view["triage"]:
            lines.append(say("position-triage", cards=_names(view["triage"], speaker)))
        lines.append(say("position-failed", count=len(view["failed"]), most=RED_SLOTS))
        used, spaces = len(view["track"]), TRACK[len(view["dice"])]
        lines.append(say("position-track", used=used, spaces=spaces))
        if view["tokens"]:
            lines.append(say("position-tokens", count=view["tokens"]))
        return lines

    def _target(self, target: str, name: str, facts: dict[str, Any], speaker: Speaker) -> str:
        """A line, station or card with its spaces: what each wants, or what lies there."""
        say = speaker.say
        found = facts["targets"][target]
        if found["cleared"]:
            return say("position-cleared", target=name)
        spaces = []
        for at, icons in enumerate(found["spaces"]):
            if at and at == found.get("left"):
                spaces.append("|")
            die = found["dice"][at]
            if die is None:
                spaces.append("/".join([speaker.name(icon) for icon in icons]))
            else:
                spaces.append(say("position-placed", icon=speaker.word(die[2]), seat=speaker.seat(die[0])))
        shown = ", ".join(spaces).replace(", |, ", " | ")
        return say("position-target", target=name, who=say(f"who-{found['who']}"), spaces=shown)


def _patients_in_game(view: dict[str, Any]) -> int:
    lying = sum([1 for patient in view["bays"] if patient])
    return len(view["treated"]) + lying + int(view["patient_stack_size"])


def _names(words: Iterable[str], speaker: Speaker) -> str:
    return ", ".join([speaker.name(word) for word in words])
