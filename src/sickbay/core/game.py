"""The one contract: what a game is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import ClassVar, Generic, cast

from mypy_extensions import mypyc_attr

from sickbay.core.chance import Chance, check_seed
from sickbay.core.errors import Arg, BadMove
from sickbay.core.options import Option, Options, read_options
from sickbay.core.rules import Reason, Refused, Result, Step, Verb, Wait
from sickbay.core.state import EVERYONE, HOST, Event, Frame, S, seats_of
from sickbay.core.words import Move, Words

View = dict[str, object]
"""What a viewer may know, as JSON data."""



@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: its words, options, verbs and steps, and the functions that every caller uses.

    A state is plain data and belongs to whoever holds it; the game itself never changes. Seats are
    numbered from 0. A viewer is a seat mask (:func:`~sickbay.core.state.seat_mask`), 0 for a spectator.
    """

    id: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    over_rule: ClassVar[str] = ""
    """The rule that says that nothing happens after the end."""
    turn_rule: ClassVar[str] = ""
    """The rule cited when a seat that is not asked speaks."""

    def __init__(
        self,
        words: Words,
        options: tuple[Option, ...],
        streams: tuple[str, ...],
        steps: tuple[Step[S], ...],
        verbs: tuple[Verb[S], ...],
        results: tuple[Result, ...],
        secrets: dict[str, tuple[int, ...]] | None = None,
    ) -> None:
        self.words = words
        self.options = options
        self.streams = streams
        self.steps: list[Step[S]] = list(steps)
        self.step_number: dict[str, int] = {step.name: i for i, step in enumerate(steps)}
        self.verbs = verbs
        self.results = results
        """By the number in ``state.ended``, from 1; co-operative results name no seats here."""
        self.verb_of: dict[int, Verb[S]] = {verb.number: verb for verb in verbs}
        self.secrets: dict[int, tuple[int, ...]] = {words[k]: v for k, v in (secrets or {}).items()}
        """For each event with secrets: the positions of its words that only some may know."""

    # -- beginning -----------------------------------------------------------------------------------

    def read_options(self, given: Mapping[str, object] | None = None) -> Options:
        """All options, checked and completed; a game with options that hang together extends this.

        :raises BadOption: if one does not exist or cannot be so
        """
        return read_options(self.options, given)

    def new(self, options: Mapping[str, object] | None, seed: int) -> S:
        """A new game, set up and ready for the first move.

        :raises BadOption, BadInput: for options or a seed that cannot be
        """
        state = self.set_up(self.read_options(options), Chance(check_seed(seed), self.streams))
        self.settle(state)
        return state

    def set_up(self, options: Options, chance: Chance) -> S:
        """The position after set-up, nobody asked yet."""
        raise NotImplementedError

    def seats(self, options: Options) -> int:
        """How many seats play under these options."""
        return cast(int, options["seats"])

    # -- asking and playing --------------------------------------------------------------------------

    def waits(self, state: S) -> dict[int, Wait]:
        """Who may act now and by which rule; empty when the game is over."""
        both = state.asked | state.offered
        if not both:
            return {}
        frame = state.agenda[-1]
        step = self.steps[frame[0]]
        return {
            seat: Wait(bool(state.asked >> seat & 1), step.wait_rule(state, seat, frame)) for seat in seats_of(both)
        }

    def result(self, state: S) -> Result | None:
        """Who won and why, or None while the game goes on."""
        return self.results[state.ended - 1] if state.ended else None

    def legal(self, state: S, seat: int) -> list[Move]:
        """All whole sentences that the seat may say now."""
        out: list[Move] = []
        if (state.asked | state.offered) >> seat & 1:
            frame = state.agenda[-1]
            for verb in self.steps[frame[0]].verbs(state, seat, frame):
                verb.offers(state, seat, out)
        return out

    def next_words(self, state: S, seat: int, prefix: Move = ()) -> tuple[list[int], bool]:
        """How a sentence may go on after ``prefix``: the possible next words, and whether it may end here."""
        at = len(prefix)
        words: dict[int, None] = {}
        ends = False
        for move in self.legal(state, seat):
            if move[:at] == prefix:
                if len(move) == at:
                    ends = True
                else:
                    words[move[at]] = None
        return list(words), ends

    def why_not(self, state: S, seat: int, move: Move) -> Reason | None:
        """None if the sentence is legal for the seat now, else why it is not."""
        if state.ended:
            return Reason(self.over_rule, "game-over")
        verb = self.verb_of.get(move[0]) if move else None
        if verb is None:
            return Reason(self.turn_rule, "no-such-verb")
        return verb.why_not(state, seat, move)

    def play(self, state: S, seat: int, move: Move) -> None:
        """Check a sentence, do it, and let the game go on until somebody is asked or it is over.

        :raises Refused: if it is not legal now; then nothing has changed
        """
        reason = self.why_not(state, seat, move)
        if reason is not None:
            raise Refused(reason)
        self.push(state, seat, move)

    def push(self, state: S, seat: int, move: Move) -> None:
        """:meth:`play` without the check, for sentences from :meth:`legal`; anything else spoils the state."""
        self.apply(state, seat, move)
        self.settle(state)

    def apply(self, state: S, seat: int, move: Move) -> None:
        """Do a legal sentence and nothing after it; :meth:`step` goes on."""
        state.asked = 0
        state.offered = 0
        self.verb_of[move[0]].apply(state, seat, move)

    def step(self, state: S) -> bool:
        """Take one step of the agenda, if nobody is asked; whether there is more to do before somebody is."""
        if state.asked or not state.agenda:
            return False
        frame = state.agenda.pop()
        self.steps[frame[0]].run(state, frame)
        return not state.asked and bool(state.agenda)

    def settle(self, state: S) -> None:
        """Take steps until somebody is asked or the game is over."""
        agenda = state.agenda
        steps = self.steps
        while not state.asked and agenda:
            frame = agenda.pop()
            steps[frame[0]].run(state, frame)

    # -- text ----------------------------------------------------------------------------------------

    def read_move(self, state: S, seat: int, text: str) -> Move:
        """The sentence that a person typed, legal or not; words that say nothing new may be left off the end.

        :raises BadMove: for words that the game does not have
        """
        move = self.words.parse(text)
        verb = self.verb_of.get(move[0])
        if verb is None:
            raise BadMove("verb-unknown", word=self.words.words[move[0]])
        move = verb.canonical(state, move)
        if self.why_not(state, seat, move) is not None:
            longer = [known for known in self.legal(state, seat) if known[: len(move)] == move]
            if len(longer) == 1:
                return longer[0]
        return move

    def masked(self, event: Event, viewer: int) -> Move:
        """The words of an event as a viewer may know them; what it may not know is the word ``?``."""
        who, words = event
        secret = self.secrets.get(words[0])
        if secret is None or who == EVERYONE or who & viewer:
            return words
        hidden = self.words["?"]
        return tuple([hidden if i in secret else word for i, word in enumerate(words)])

    # -- data ----------------------------------------------------------------------------------------

    def to_json(self, state: S) -> dict[str, object]:
        """The whole position as JSON with names, secrets included; :meth:`from_json` reads it back exactly."""
        raise NotImplementedError

    def from_json(self, data: Mapping[str, object]) -> S:
        """Read what :meth:`to_json` wrote, checked.

        :raises BadPosition: if it is not well formed or cannot be by the rules
        """
        raise NotImplementedError

    def position(self, options: Options, data: Mapping[str, object], chance: Chance) -> S:
        """A position from some of its named fields: the rest is empty or follows, and the game goes on from it.

        :raises BadPosition: if it cannot be by the rules
        """
        raise NotImplementedError

    def view(self, state: S, viewer: int) -> View:
        """All that the viewer may know, built from nothing."""
        raise NotImplementedError

    def determinize(self, view: View, chance: Chance) -> S:
        """A whole state drawn at random from those that the view allows; it sees the view alone."""
        raise NotImplementedError

    def digest(self, state: S) -> str:
        """A short fingerprint of the whole position: 32 hexadecimal digits."""
        return digest_of(self.to_json(state))

    def view_digest(self, view: View) -> str:
        """The fingerprint of a view, by which a client knows that it sees what the table sees."""
        return digest_of(view)

    def write_frame(self, frame: Frame) -> list[Arg]:
        """A frame of the agenda as JSON."""
        return self.steps[frame[0]].write(frame, self.words)

    def frame_rule(self, frame: Frame) -> str:
        """The number of the rule by which a frame is on the agenda."""
        return self.steps[frame[0]].frame_rule(frame)


def digest_of(data: object) -> str:
    """BLAKE2b (128 bit) of JSON with sorted keys."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def seat_name(seat: int) -> str:
    """A seat as text: its number, or ``host``."""
    return "host" if seat == HOST else str(seat)


def read_seat(text: str | int) -> int:
    """The inverse of :func:`seat_name`.

    :raises BadMove: if it is neither a seat number nor ``host``
    """
    if text == "host":
        return HOST
    number = str(text)
    if isinstance(text, bool) or not (number.isascii() and number.isdigit() and int(number[:3]) < HOST):
        raise BadMove("seat-bad", seat=number[:40])
    return int(number)
