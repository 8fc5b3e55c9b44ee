"""Frames that a client should never send, and some that it might."""

from __future__ import annotations

import json
import random
from collections import deque
from typing import Any, get_args

from msgspec import json as fast

from sickbay.core.state import seats_of
from sickbay.table import requests as asked
from sickbay.table.table import Table

KINDS = [kind.__struct_config__.tag for kind in get_args(asked.AnyRequest)]
_ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2, 14, 15, 10**6, 10**30, -(10**30), 1e308, 0.5, "", "x", "0", "pass", "é",
    "\u202e", "\x00", "\ud83d\ude00", "a" * 201, "a" * 501, [], {}, [[]], {"a": 1}, [0, 1], ["pass"], "null",
]  # fmt: skip
_TEXTS = [
    "",
    "hello",
    "pass",
    "stop",
    "turn",
    "end",
    "random",
    "Ana",
    "?",
    "a b c d e f g",
    "💥" * 20,
    "\u0301" * 60,
]


class Frames:
    """Makes frames by chance."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.caught: deque[str] = deque(maxlen=400)
        """Frames that were sent before."""

    def next(self, table: Table, seats: list[int]) -> str | bytes:
        """Some frame, by somebody with these seats."""
        dice = self.dice
        kind = dice.random()
        if kind < 0.22:
            frame = self.request(table, seats)
        elif kind < 0.50:
            return self.move(table, seats)
        elif kind < 0.62:
            return self.mutated(dice.choice(self.caught) if self.caught else self.request(table, seats))
        elif kind < 0.75:
            return dice.choice(self.caught) if self.caught else "{}"
        elif kind < 0.88:
            return json.dumps(self.junk_request())
        elif kind < 0.94:
            return json.dumps(self.junk(4))
        elif kind < 0.96:
            return self.deep()
        elif kind < 0.98:
            return self.long()
        elif kind < 0.999:
            return dice.choice([b"", b"{}", dice.randbytes(40), self.request(table, seats).encode()])
        else:
            return "x" * 70_000  # longer than a frame may be
        self.caught.append(frame)
        return frame

    def move(self, table: Table, seats: list[int]) -> str:
        """A legal move, if one of the seats has one."""
        if table.stage != "playing":
            return self.request(table, seats)
        state = table.playing.state
        mine = [seat for seat in seats_of(state.asked | state.offered) if seat in seats]
        if not mine:
            return self.request(table, seats)
        if table.paused_at is not None:
            return self.said("resume", seat=mine[0])
        seat = self.dice.choice(mine)
        legal = table.game.legal(state, seat)
        move = table.game.words.format(self.dice.choice(legal)) if legal else "pass"
        frame = self.said("play", seat=seat, move=move, at=self.dice.choice([None, table.at, table.at]))
        self.caught.append(frame)
        return frame

    def said(self, kind: str, **fields: Any) -> str:
        """A request with an id of its own."""
        return json.dumps({"type": kind, "id": f"f{self.dice.getrandbits(48):x}", **fields})

    def request(self, table: Table, seats: list[int]) -> str:
        """A well-formed request of any kind, by any seat, about anything."""
        dice = self.dice
        words = table.game.words.words
        seat = dice.choice([*seats, *seats, *seats, 0, 1, 2, 14]) if seats else dice.randrange(4)
        sentence = " ".join(dice.choices(words, k=dice.randint(1, 4)))
        if table.stage == "playing" and dice.random() < 0.5:
            asked_ = seats_of(table.playing.state.asked)
            legal = table.game.legal(table.playing.state, dice.choice(asked_)) if asked_ else []
            sentence = table.game.words.format(dice.choice(legal)) if legal else sentence
        count = dice.choice([0, 1, 5, table.at, max(0, table.at - 1), 50_000])
        fields: dict[str, dict[str, Any]] = {
            "play": {"seat": seat, "move": sentence, "at": dice.choice([None, count])},
            "order": {"seat": seat, "until": dice.choice(["", "stop", *table.game.landmarks, "never"])},
            "mark": {"seat": seat, "move": dice.choice(["", sentence])},
            "chat": {"seat": dice.choice([None, seat]), "text": dice.choice(_TEXTS)},
            "undo": {"seat": dice.choice([None, seat]), "to": dice.choice([None, count])},
            "answer": {"seat": seat, "proposal": table.proposed, "agree": dice.random() < 0.4},
            "sit": {"seat": seat, "name": dice.choice(_TEXTS)},
            "start": {"fill": dice.choice(["", "random", "nobody"])},
            "hand_over": {"seat": seat, "bot": dice.choice(["", "random", "nobody"])},
            "pause": {"seat": dice.choice([None, seat])},
            "resume": {"seat": dice.choice([None, seat])},
            "why": {"seat": seat, "move": sentence},
            "next": {"seat": seat, "prefix": dice.choice(["", sentence, words[0]])},
            "look": {"move": dice.choice([0, 1, 2, 9, count]), "step": dice.choice([None, 0, 1, 1000])},
            "previews": {},
            "snapshot": {},
            "seats": {"seats": dice.choice([[], [seat], seats, [0, 1, 2]])},
            "language": {"language": dice.choice(["en", "cs", "it", "es", "xx", ""])},
            "ping": {},
        }
        kind = dice.choice(KINDS)
        return self.said(kind, **fields.get(kind, {"seat": seat}))

    def mutated(self, frame: str) -> str:
        """A frame with some signs changed, lost, doubled, or cut off."""
        dice = self.dice
        signs = list(frame)
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(signs) + 1)
            match dice.randrange(5):
                case 0:
                    signs[at : at + dice.randint(1, 9)] = []
                case 1:
                    signs.insert(at, dice.choice('{}[]",:0e-\\\u0000\ud7ffé'))
                case 2:
                    signs[at:at] = signs[max(0, at - 12) : at]
                case 3:
                    del signs[at:]
                case _:
                    if at < len(signs):
                        signs[at] = chr(dice.randrange(1, 0x2FF))
        return "".join(signs)

    def junk_request(self) -> dict[str, Any]:
        """The right names with wrong values."""
        dice = self.dice
        names = [
            "id",
            "seat",
            "move",
            "at",
            "text",
            "to",
            "proposal",
            "agree",
            "name",
            "until",
            "by",
            "bot",
            "seats",
        ]
        said = {name: dice.choice(_ODD) for name in dice.sample(names, dice.randint(0, 6))}
        return {"type": dice.choice([*KINDS, "moved", "", None, 3]), **said}

    def junk(self, depth: int) -> Any:
        """Any JSON."""
        dice = self.dice
        if not depth or dice.random() < 0.4:
            return dice.choice(_ODD)
        if dice.random() < 0.5:
            return [self.junk(depth - 1) for _ in range(dice.randint(0, 4))]
        return {str(dice.choice(_ODD)): self.junk(depth - 1) for _ in range(dice.randint(0, 4))}

    def deep(self) -> str:
        """Nested far."""
        deep = self.dice.choice([50, 1_000, 30_000])
        opening = self.dice.choice(["[", '{"a":', '{"type":"ping","id":"x","b":'])
        return opening + "[" * deep + self.dice.choice(["", "]" * deep])

    def long(self) -> str:
        """Long, but not too long for a frame."""
        size = self.dice.choice([1_000, 20_000, 60_000])
        said = {"type": self.dice.choice(KINDS), "id": "l", "seat": 0, "move": "drive " * (size // 6)}
        return self.dice.choice(["x" * size, fast.encode(said).decode(), "9" * size, '"' + "\\" * size])
