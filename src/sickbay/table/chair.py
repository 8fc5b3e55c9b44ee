"""A seat at a table: who sits there, and for how long it has been silent."""

from __future__ import annotations

from sickbay.table.contract import PERSON


class Chair:
    """One seat.

    :ivar kind: ``person`` or the name of a bot
    :ivar name: of the person, empty while nobody has sat down
    :ivar stand_in: the bot that plays for the person now, empty if none
    :ivar order: until when windows pass, empty for no standing order
    :ivar marks: moves that it proposes, in words
    :ivar spoke: when it last said anything (ms)
    :ivar absent: whether its last question was answered by the table, and it has not spoken since
    :ivar since: since when its question stands (ms); of meaning only while it is asked or offered something
    :ivar fresh: number of the position since which that question is the same for it
    :ivar here: whether somebody of the seat is connected; not in the journal, nor are ``came`` and ``gone``
    :ivar came: since when somebody is (ms)
    :ivar gone: since when nobody is (ms)
    """

    __slots__ = (
        "absent", "came", "fresh", "gone", "here", "kind", "marks", "name", "order", "since", "spoke",
        "stand_in",
    )  # fmt: skip

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.name = ""
        self.stand_in = ""
        self.order = ""
        self.marks: list[str] = []
        self.spoke = 0
        self.absent = False
        self.since = 0
        self.fresh = 0
        self.here = False
        self.came = 0
        self.gone = 0

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits there."""
        return self.kind != PERSON or bool(self.name)

    @property
    def bot(self) -> str:
        """The bot that plays the seat now, empty if a person does."""
        return self.stand_in if self.kind == PERSON else self.kind

    @property
    def speaks(self) -> bool:
        """Whether a person plays the seat now."""
        return not self.bot
