"""The one contract: what a game is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sickbay.core.chance import Chance, check_seed
from sickbay.core.errors import BadFile, BadMove
from sickbay.core.options import Option, Options
from sickbay.core.positions import Positions, View
from sickbay.core.rules import Reason, Refused, Result, Step, Verb, Wait
from sickbay.core.state import EVERYONE, HOST, Event, Frame, S, seats_of
from sickbay.core.words import Move, Words

if TYPE_CHECKING:
    from sickbay.core.bot import BotMaker
    from sickbay.core.tally import Tally
    from sickbay.core.teller import Teller


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Positions[S]):
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
    at_once: ClassVar[bool] = False
    """Whether seats act at the same time, so that without a clock they had better take turns."""
    takes_time: ClassVar[dict[str, int]] = {}
    """For simulations with a clock: verbs that take the time of more than one action, or of none."""
    binding: ClassVar[tuple[str, ...]] = ()
    """Verbs of moves that by the rules stand as soon as they are said: nobody takes them back freely."""
    landmarks: ClassVar[tuple[str, ...]] = ()
    """Events until which a seat may want to be asked nothing that it could let pass."""
    things: ClassVar[tuple[str, ...]] = ()
    """What has a name beside the words: things that whoever draws the game writes on them."""

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
        super().__init__(words, options, streams, steps, results)
        self.verbs = verbs
        self.verb_of: dict[int, Verb[S]] = {verb.number: verb for verb in verbs}
        self.secrets: dict[int, tuple[int, ...]] = {words[k]: v for k, v in (secrets or {}).items()}
        """For each event with secrets: the positions of its words that only some may know."""

    # -- beginning -----------------------------------------------------------------------------------

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
        """Figures that follow from a view, as JSON, for whoever draws it without knowing the rules.

        The same for all who know the same, whoever they are (``viewer``).
        """
        return {}

    def ahead(self, state: S) -> list[Frame]:
        """What always follows once the agenda is through, next first: the rest of a round, the next turns.

        It is only told, like the frames of the agenda, and all may know it.
        """
        return []

    def previews(self, view: View) -> dict[str, object]:
        """For the moves of the viewer's seats, in words, what each would change of :meth:`facts`; of no move
        more than the viewer can know.
        """
        return {}

    def is_binding(self, move: Move) -> bool:
        """Whether a move stands as soon as it is said (:attr:`binding`)."""
        return self.words.words[move[0]] in self.binding

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
