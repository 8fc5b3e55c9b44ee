"""The one contract: what a game is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, ClassVar, Final, Generic, cast

from mypy_extensions import mypyc_attr

from sickbay.core.chance import Chance, check_seed, read_seed, write_seed
from sickbay.core.errors import Arg, BadFile, BadMove, BadPosition
from sickbay.core.files import quoted
from sickbay.core.options import Option, Options, read_options
from sickbay.core.reading import read_int, read_list, read_map, refuse_missing, refuse_others, whole
from sickbay.core.rules import Reason, Refused, Result, Step, Verb, Wait
from sickbay.core.state import EVERYONE, HOST, Event, Frame, S, seats_of
from sickbay.core.words import Move, Words

if TYPE_CHECKING:
    from sickbay.core.bot import BotMaker
    from sickbay.core.tally import Tally
    from sickbay.core.teller import Teller

View = dict[str, object]
"""What a viewer may know, as JSON data."""

COMMON: Final = ("options", "agenda", "asked", "offered", "ended", "revealed")
"""The fields that every position and view has."""


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
    bookkeeping: ClassVar[tuple[str, ...]] = ()
    """Fields of the position that only say who knows what; ``changes`` in a case leaves them out."""
    quiet: ClassVar[dict[str, str]] = {"W": "pass"}
    """By the rule of a wait, or its first letter: the sentence that decides nothing, said for the absent."""
    landmarks: ClassVar[tuple[str, ...]] = ()
    """Events until which a seat may want to be asked nothing that it could let pass."""

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

    def bots(self) -> dict[str, BotMaker]:
        """The bots that know this game, by name; the game itself never asks for them."""
        return {}

    def teller(self) -> Teller | None:
        """How this game tells its position in words, if it has a way of its own."""
        return None

    def tally(self) -> Tally | None:
        """How this game makes figures of its own for simulations, if it has any."""
        return None

    def printed(self) -> dict[str, object]:
        """What is printed on the cards and the board, as JSON: all know it, and it never changes."""
        return {}

    def facts(self, view: View) -> dict[str, object]:
        """Figures that follow from a view, as JSON, for whoever draws it without knowing the rules."""
        return {}

    # -- asking and playing --------------------------------------------------------------------------

    def waits(self, state: S) -> dict[int, Wait]:
        """Who may act now and by which rule; empty when the game is over."""
        both = state.asked | state.offered
        if not both:
            return {}
        frame = state.agenda[-1]
        step = self.steps[frame[0]]
        return {
            seat: Wait(bool(state.asked >> seat & 1), step.wait_rule(state, seat, frame))
            for seat in seats_of(both)
        }

    def result(self, state: S) -> Result | None:
        """Who won and why, or None while the game goes on."""
        return self.results[state.ended - 1] if state.ended else None

    def legal(self, state: S, seat: int) -> list[Move]:
        """All whole sentences that the seat may say now."""
        out: list[Move] = []
        if seat >= 0 and (state.asked | state.offered) >> seat & 1:
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
        """None if the sentence is legal for the seat now, else why it is not.

        First the verb names its own reasons, then the agenda has its say (:meth:`not_now`), and what the
        verb does not offer is never legal.
        """
        if state.ended:
            result = self.results[state.ended - 1]
            return Reason(self.over_rule, "game-over", (result.rule,))
        if seat < 0 or not ((state.asked | state.offered) >> seat & 1 or seat < self.seats(state.options)):
            return Reason(self.turn_rule, "not-asked")
        verb = self.verb_of.get(move[0]) if move else None
        if verb is None:
            return Reason(self.turn_rule, "no-such-verb")
        reason = verb.why_not(state, seat, move) or self.not_now(state, seat, verb)
        if reason is None:
            out: list[Move] = []
            verb.offers(state, seat, out)
            if move not in out:
                return Reason(verb.rule, "not-offered")
        return reason

    def not_now(self, state: S, seat: int, verb: Verb[S]) -> Reason | None:
        """None if the agenda lets the seat say this verb now."""
        if not (state.asked | state.offered) >> seat & 1:
            return Reason(self.turn_rule, "not-asked")
        frame = state.agenda[-1]
        if verb not in self.steps[frame[0]].verbs(state, seat, frame):
            return Reason(verb.rule, "not-now", verb=verb.word)
        return None

    def play(self, state: S, seat: int, move: Move) -> None:
        """Check a sentence, do it, and let the game go on until somebody is asked or it is over.

        :raises Refused: if it is not legal now; then nothing has changed
        """
        reason = self.why_not(state, seat, move)
        if reason is not None:
            raise Refused(reason)
        self.push(state, seat, move)

    def push(self, state: S, seat: int, move: Move) -> None:
        """:meth:`play` without the check, for sentences from :meth:`legal` only."""
        self.apply(state, seat, move)
        self.settle(state)

    def apply(self, state: S, seat: int, move: Move) -> None:
        """Do a legal sentence and nothing after it; :meth:`step` goes on.

        Nobody is asked any more: the step that waits is run again and asks whoever has still to answer, so
        that several seats asked at once are one step whose ``run`` looks at what is missing.
        """
        state.asked = 0
        state.offered = 0
        self.verb_of[move[0]].apply(state, seat, move)

    def step(self, state: S) -> bool:
        """Take one step of the agenda, if nobody is asked; whether there is more to do before somebody is."""
        if state.asked or not state.agenda:
            return False
        frame = state.agenda.pop()
        self.steps[frame[0]].run(state, frame)
        return bool(state.agenda) and state.asked == 0

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
        """The whole position as JSON with names, secrets included; the inverse of :meth:`from_json`."""
        return {
            **self.write_common(state),
            **self.write(state),
            "chance": self.write_chance(state.chance),
        }

    def from_json(self, data: Mapping[str, object]) -> S:
        """Read what :meth:`to_json` wrote, checked.

        :raises BadPosition: if it is not well formed or cannot be by the rules
        """
        options = self.read_options(read_map(data, "options"))
        fields = (*COMMON, *self.public_fields(), *self.secret_fields(options), "chance")
        refuse_others(data, fields)
        refuse_missing(data, fields)
        state = self.empty(options, self.read_chance(data))
        self.read_common(state, data)
        self.read(state, data)
        self.check(state)
        self.check_waits(state)
        return state

    def place(self, options: Options, data: Mapping[str, object], chance: Chance) -> S:
        """A position from some of its named fields; the rest is empty or follows. Nobody is asked yet.

        :raises BadPosition: if it cannot be by the rules
        """
        state = self.empty(options, chance)
        if "agenda" in data:
            state.agenda = self.read_agenda(data)
            if not state.agenda:
                raise BadPosition("field-missing", "agenda")
        self.lay_out(state, data)
        self.check(state)
        return state

    def position(self, options: Options, data: Mapping[str, object], chance: Chance) -> S:
        """:meth:`place`, and the game goes on from there until somebody is asked.

        :raises BadPosition: if it cannot be by the rules
        """
        state = self.place(options, data, chance)
        self.settle(state)
        return state

    def check_pack(self, text: str) -> None:
        """Check an owner's own values for this game's cards or board against their schema.

        :raises BadFile: naming the place and what does not fit, or if this game takes no such file
        """
        raise BadFile("pack-none", game=self.id)

    def with_pack(self, text: str) -> Game[S]:
        """The same game with an owner's own values; its option ``pack`` is the hash of the text.

        :raises BadFile: as :meth:`check_pack`
        """
        raise BadFile("pack-none", game=self.id)

    def check(self, state: S) -> None:
        """The invariants: what is so at every moment of every game. :meth:`from_json` ends with it.

        :raises BadPosition: if one is broken
        """

    def check_waits(self, state: S) -> None:
        """Whoever is asked or offered something is whom the waiting step asks. :meth:`from_json` calls it.

        :raises BadPosition: if that step, run again, asks others
        """
        if not state.asked:
            if state.offered:
                raise BadPosition("position-stuck", "offered")
            return
        again = state.copy()
        again.asked = 0
        again.offered = 0
        frame = again.agenda.pop()
        self.steps[frame[0]].run(again, frame)
        if (again.asked, again.offered, again.agenda) != (state.asked, state.offered, state.agenda):
            raise BadPosition("asked-wrong", "asked")

    def write_common(self, state: S) -> dict[str, object]:
        """The fields that every state has, except chance, as JSON for positions and views."""
        return {
            "options": {k: list(v) if isinstance(v, list) else v for k, v in state.options.items()},
            "agenda": [self.write_frame(frame) for frame in state.agenda],
            "asked": [write_seat(seat) for seat in seats_of(state.asked)],
            "offered": [write_seat(seat) for seat in seats_of(state.offered)],
            "ended": state.ended,
            "revealed": state.revealed,
        }

    def read_common(self, state: S, data: Mapping[str, object]) -> None:
        """Read what :meth:`write_common` wrote into a state made with these options.

        :raises BadPosition: if it is not well formed, or nobody could ever go on from it
        """
        seats = (1 << self.seats(state.options)) - 1 | 1 << HOST
        state.agenda = self.read_agenda(data)
        state.asked = _read_seats(data, "asked", seats)
        state.offered = _read_seats(data, "offered", seats)
        state.ended = read_int(data, "ended", 0, len(self.results))
        state.revealed = read_int(data, "revealed", 0, _MOST_DRAWS)
        waiting = state.asked | state.offered
        if (
            bool(state.ended) == bool(state.agenda)
            or (state.ended and waiting)
            or state.asked & state.offered
        ):
            raise BadPosition("position-stuck", "agenda")

    def write_chance(self, chance: Chance) -> dict[str, object]:
        """The chance of a position as JSON: seed and counters. Whoever reads it knows the future."""
        return {
            "seed": write_seed(chance.seed),
            "counts": dict(zip(chance.streams, chance.counts, strict=True)),
        }

    def read_chance(self, data: Mapping[str, object]) -> Chance:
        """Read what :meth:`write_chance` wrote, from the field ``chance`` of a position.

        :raises BadInput: if it is not well formed
        """
        written = read_map(data, "chance")
        chance = Chance(read_seed(quoted(written.get("seed", ""))), self.streams)
        counts = read_map(written, "counts")
        chance.counts = [read_int(counts, stream, 0, _MOST_DRAWS) for stream in self.streams]
        return chance

    def view(self, state: S, viewer: int) -> View:
        """All that the viewer may know, built from nothing."""
        return {**self.write_common(state), **self.show(state, viewer), "viewer": viewer}

    def determinize(self, view: View, chance: Chance) -> S:
        """A whole state drawn at random from those that the view allows; it sees the view alone.

        ``chance`` has the game's streams; the state goes on with a copy of it. The view may come from
        anywhere: it is checked.

        :raises BadPosition: if it is not well formed, or allows no state
        """
        options = self.read_options(read_map(view, "options"))
        refuse_missing(view, (*COMMON, *self.public_fields()))
        viewer = read_int(view, "viewer", 0, (1 << self.seats(options)) - 1)
        state = self.empty(options, chance.copy())
        self.read_common(state, view)
        self.imagine(state, view, viewer)
        self.check(state)
        self.check_waits(state)
        return state

    # -- what a game says of its own data ------------------------------------------------------------

    def public_fields(self) -> tuple[str, ...]:
        """The names of its own fields that positions and views have alike."""
        return ()

    def secret_fields(self, options: Options) -> tuple[str, ...]:
        """The names of its own other fields that a position has under these options."""
        return ()

    def empty(self, options: Options, chance: Chance) -> S:
        """The state before anything is set up, to be filled by reading."""
        raise NotImplementedError

    def write(self, state: S) -> dict[str, object]:
        """Its own fields of a position: all of :meth:`public_fields` and :meth:`secret_fields`."""
        raise NotImplementedError

    def read(self, state: S, data: Mapping[str, object]) -> None:
        """Read what :meth:`write` wrote into an empty state.

        :raises BadPosition: if it is not well formed
        """
        raise NotImplementedError

    def lay_out(self, state: S, data: Mapping[str, object]) -> None:
        """Read the fields that somebody wrote into an empty state and complete what follows from them.

        The agenda is read already; if nobody wrote it, it is as in :meth:`empty`.

        :raises BadPosition: if a field does not exist or is not well formed
        """
        raise NotImplementedError

    def show(self, state: S, viewer: int) -> View:
        """Its own fields of a view: those of :meth:`public_fields`, and what the viewer knows of others."""
        raise NotImplementedError

    def imagine(self, state: S, view: View, viewer: int) -> None:
        """Read what :meth:`show` wrote into an empty state, and draw what the viewer does not know.

        :raises BadPosition: if it is not well formed, or allows no state
        """
        raise NotImplementedError

    # -- small parts of data -------------------------------------------------------------------------

    def digest(self, state: S) -> str:
        """A short fingerprint of the whole position: 32 hexadecimal digits."""
        return digest_of(self.to_json(state))

    def view_digest(self, view: View) -> str:
        """The fingerprint of a view, by which a client knows that it sees what the table sees."""
        return digest_of(view)

    def read_agenda(self, data: Mapping[str, object]) -> list[Frame]:
        """The agenda of a position, from its field ``agenda``.

        :raises BadPosition: if it is no list of frames
        """
        return [self.read_frame(item) for item in read_list(data, "agenda", _MOST_FRAMES)]

    def write_frame(self, frame: Frame) -> list[Arg]:
        """A frame of the agenda as JSON."""
        return self.steps[frame[0]].write(frame, self.words)

    def read_frame(self, data: object) -> Frame:
        """Read what :meth:`write_frame` wrote.

        :raises BadPosition: if there is no such step or its arguments cannot be
        """
        if not isinstance(data, list) or not data or len(data) > _MOST_FRAMES:
            raise BadPosition("frame-bad", "agenda", value=quoted(data))
        number = self.step_number.get(quoted(data[0]))
        if number is None:
            raise BadPosition("frame-bad", "agenda", value=quoted(data[0]))
        return self.steps[number].read(number, data, self.words)

    def frame_rule(self, frame: Frame) -> str:
        """The number of the rule by which a frame is on the agenda."""
        return self.steps[frame[0]].frame_rule(frame)


def digest_of(data: object) -> str:
    """BLAKE2b (128 bit) of JSON with sorted keys."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()


_MOST_FRAMES: Final = 400
_MOST_DRAWS: Final = 1 << 40


def write_seat(seat: int) -> Arg:
    """A seat as JSON: its number, or ``host``."""
    return "host" if seat == HOST else seat


def _read_seats(data: Mapping[str, object], name: str, may: int) -> int:
    mask = 0
    for item in read_list(data, name, HOST + 1):
        mask |= 1 << (HOST if item == "host" else whole(item, name, 0, HOST - 1))
    if mask & ~may:
        raise BadPosition("seat-bad", name, seat=seats_of(mask & ~may)[0])
    return mask


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
