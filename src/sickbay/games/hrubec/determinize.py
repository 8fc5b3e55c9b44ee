"""Drawing a whole state from a view: what the viewer has seen decides how likely each one is (H7).

Hidden are the order of the draw pile and of the queue, the covered card, picks of a Doctors' Swap, and the
hands of others. Of these the history tells from which draw pile each card came and when cards left; which
one of a hand left is unknown where several may have been it: the doctor dealt in the beginning or a later
one, a copy from before a reshuffle or from after it. All these stories are weighed as if each card of a hand
were as likely to be the one that leaves, and one of them is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import factorial, gcd
from typing import Final

from sickbay.core.errors import BadPosition
from sickbay.core.reading import by_seat, read_int, read_list, whole
from sickbay.games.hrubec.cards import BACKS
from sickbay.games.hrubec.memory import (
    CARD_MASK,
    CARD_NUMBERS,
    DEALT,
    LEFT,
    PILE,
    UNSEEN,
    entries,
)
from sickbay.games.hrubec.state import (
    COVER_STREAM,
    DOCTOR_STREAM,
    FIRST_STREAM,
    NOBODY,
    PILE_STREAM,
    QUEUE_STREAM,
    Hrubec,
)
from sickbay.games.hrubec.words import CARD_KIND, CLOSING, DOCTOR_KIND, N_DOCTORS, N_PATIENTS
from sickbay.games.hrubec.written import read_board, read_history

_MOST_STORIES: Final = 48


def draw_state(state: Hrubec, view: Mapping[str, object], viewer: int) -> None:
    """Fill an empty hospital with what fits the view of these seats.

    :raises BadPosition: if the view is not well formed, or allows no state
    """
    read_board(state, view)
    _fill_queue(state, view)
    _fill_picks(state, view)
    state.history = read_history(view, state.seats, True)
    sizes: list[int] = []
    for seat, hand in enumerate(by_seat(view, "hands", state.seats)):
        own = bool(viewer >> seat & 1)
        size = len(read_list({"hands": hand}, "hands", CARD_NUMBERS))
        sizes.append(size)
        state.hands[seat] = CARD_KIND.read_list({"hands": hand}, "hands") if own else []
    _Remembered(state, viewer).fill(read_int(view, "draw_pile_size", 0, 2 * CARD_NUMBERS))
    if sizes != [len(hand) for hand in state.hands]:
        raise BadPosition("view-impossible", "hands")


# -- patients and picks ------------------------------------------------------------------------------


def _fill_queue(state: Hrubec, view: Mapping[str, object]) -> None:
    """The unseen patients of each back in any order: some in the queue, one covered, the others out."""
    seen = bytearray(CLOSING + 1)
    for pile in [*state.cured, *state.morgues, state.theatres, state.waiting, state.removed]:
        for patient in pile:
            if patient != NOBODY:
                seen[patient] = 1
    counts = [whole(count, "queue_backs", 0, N_PATIENTS) for count in read_list(view, "queue_backs", BACKS)]
    if len(counts) != BACKS:
        raise BadPosition("list-short", "queue_backs", count=BACKS)
    covered = view.get("covered_back")
    if state.closer == NOBODY:
        state.queue.append(CLOSING)
    for back in range(BACKS, 0, -1):
        unseen = [patient for patient in state.cards.of_back(back) if not seen[patient]]
        if covered == back and unseen:
            state.covered = state.chance.pick(COVER_STREAM, unseen)
            unseen.remove(state.covered)
        state.chance.shuffle(QUEUE_STREAM, unseen)
        if counts[back - 1] > len(unseen):
            raise BadPosition("view-impossible", "queue_backs")
        state.queue += unseen[: counts[back - 1]]
    if len(state.queue) != read_int(view, "queue_size", 0, N_PATIENTS + 1):
        raise BadPosition("view-impossible", "queue_size")


def _fill_picks(state: Hrubec, view: Mapping[str, object]) -> None:
    """A pick that is made and not known is any doctor of the team (H7.4)."""
    for seat, pick in enumerate(read_list(view, "picks", state.seats)):
        if pick == "?":
            if not state.teams[seat]:
                raise BadPosition("view-impossible", "picks")
            state.picks.append(state.chance.pick(FIRST_STREAM, state.teams[seat]))
        else:
            state.picks.append(DOCTOR_KIND.read_or_none(pick, "picks"))


# -- hands and draw pile -----------------------------------------------------------------------------


class _Story:
    """One way in which it may have gone: from which draw pile each card came that left a hand.

    A *layer* is what was shuffled into a draw pile; the first one is that of the set-up.

    :ivar weight: how likely it is, by the choices made in it
    :ivar unseen: for each layer, how many of each card are in other hands or the draw pile
    :ivar held: for each layer, how many of its cards each other seat holds
    :ivar gone: for each seat, the weight that the doctor dealt to it has left its hand
    :ivar kept: for each seat, the weight that it still holds that doctor
    :ivar layers: of the cards that left other hands, in their order
    """

    def __init__(self, seats: int) -> None:
        self.weight: int = 1
        self.unseen: list[list[int]] = []
        self.held: list[list[int]] = []
        self.gone: list[int] = [1] * seats
        self.kept: list[int] = [0] * seats
        self.layers: list[int] = []

    def copy(self) -> _Story:
        """The same story so far."""
        other = _Story(0)
        other.weight = self.weight
        other.unseen = [counts.copy() for counts in self.unseen]
        other.held = [counts.copy() for counts in self.held]
        other.gone = self.gone.copy()
        other.kept = self.kept.copy()
        other.layers = self.layers.copy()
        return other

    def leaves(self, seat: int, card: int, layer: int) -> bool:
        """A card of this layer leaves the hand of another seat; False if that cannot be."""
        held = self.held[layer][seat]
        if not held or not self.unseen[layer][card]:
            return False
        self.weight *= self.unseen[layer][card]
        if layer == 0 and self.kept[seat]:
            self.gone[seat] = self.gone[seat] * held + (self.kept[seat] if card < N_DOCTORS else 0)
            self.kept[seat] *= held - 1
            if not self.gone[seat] and not self.kept[seat]:
                return False
            common = gcd(self.gone[seat], self.kept[seat])
            self.weight *= common
            self.gone[seat] //= common
            self.kept[seat] //= common
        else:
            self.weight *= held
        self.unseen[layer][card] -= 1
        self.held[layer][seat] -= 1
        self.layers.append(layer)
        return True

    def holders(self) -> list[tuple[int, int]]:
        """Who may still hold the doctors dealt to them: masks of seats, each with its weight."""
        unseen = self.unseen[0]
        doctors = sum(unseen[:N_DOCTORS])
        left = sum(unseen)
        out: list[tuple[int, int]] = []
        for mask in range(1 << len(self.kept)):
            count = mask.bit_count()
            weight = factorial(left - count) if count <= doctors else 0
            for at in range(count):
                weight *= doctors - at
            for seat in range(len(self.kept)):
                weight *= self.kept[seat] if mask >> seat & 1 else self.gone[seat]
            if weight:
                out.append((mask, weight))
        return out

    def likelihood(self) -> int:
        """The weight of all ways in which the unseen cards may lie."""
        weight = self.weight * sum([weight for _, weight in self.holders()])
        for unseen in self.unseen[1:]:
            weight *= factorial(sum(unseen))
        return weight


class _Remembered:
    """The history of a view, and the stories that fit it."""

    def __init__(self, state: Hrubec, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        self.stories: list[_Story] = [_Story(state.seats)]
        self.layer = -1

    def fill(self, draw_pile: int) -> None:
        """Draw a story, and by it the cards that the viewer has not seen: history, hands, draw pile."""
        self._read()
        if len(self.stories) == 1:
            story = self.stories[0]
        else:
            weights = [story.likelihood() for story in self.stories]
            story = self.stories[self._weighted(weights)]
        holders = story.holders()
        if not holders:
            raise self._impossible()
        mask = holders[self._weighted([weight for _, weight in holders])][0]
        self._tell(story, mask, draw_pile)

    def _impossible(self) -> BadPosition:
        return BadPosition("view-impossible", "history")

    def _weighted(self, weights: list[int]) -> int:
        """The place of one of the weights, as likely as it is large."""
        if len(weights) == 1:
            return 0
        total = sum(weights)
        if not total:
            raise self._impossible()
        number = self.state.chance.below(PILE_STREAM, total)
        for at in range(len(weights)):
            number -= weights[at]
            if number < 0:
                return at
        raise self._impossible()

    def _read(self) -> None:
        """Read the history forwards; where a card may have come from several layers, the story forks."""
        history = self.state.history
        for at, kind, seat, card in entries(history):
            if kind == PILE:
                counts = [0] * CARD_NUMBERS
                for other in history[at + 1 : at + 1 + card]:
                    counts[other] += 1
                self.layer += 1
                for story in self.stories:
                    story.unseen.append(counts.copy())
                    story.held.append([0] * self.state.seats)
            elif self.layer < 0:
                raise self._impossible()
            elif kind == LEFT:
                if not self.viewer >> seat & 1:
                    self._leaves(seat, card)
            elif self.viewer >> seat & 1:
                self._seen(card)
            else:
                for story in self.stories:
                    story.held[self.layer][seat] += 1
                    if kind == DEALT:
                        if self.layer or not story.gone[seat]:
                            raise self._impossible()
                        story.gone[seat] = 0
                        story.kept[seat] = 1
        if self.layer < 0:
            raise self._impossible()

    def _seen(self, card: int) -> None:
        """The viewer has drawn this card: it is not unseen any more."""
        if card == UNSEEN:
            raise self._impossible()
        kept: list[_Story] = []
        for story in self.stories:
            left = story.unseen[self.layer][card]
            if left:
                story.weight *= left
                story.unseen[self.layer][card] = left - 1
                kept.append(story)
        self._keep(kept)

    def _leaves(self, seat: int, card: int) -> None:
        kept: list[_Story] = []
        for story in self.stories:
            ways = [
                layer
                for layer in range(self.layer + 1)
                if story.held[layer][seat] and story.unseen[layer][card]
            ]
            for layer in ways:
                one = story if layer == ways[-1] else story.copy()
                if one.leaves(seat, card, layer):
                    kept.append(one)
        self._keep(kept)

    def _keep(self, stories: list[_Story]) -> None:
        if not stories:
            raise self._impossible()
        if len(stories) > _MOST_STORIES:
            stories.sort(key=lambda story: -story.weight)
            del stories[_MOST_STORIES:]
        self.stories = stories

    # -- telling the story ---------------------------------------------------------------------------

    def _tell(self, story: _Story, mask: int, draw_pile: int) -> None:
        """Give each card that the viewer has not seen a face, by this story and these holders."""
        state = self.state
        history = state.history
        seats = range(state.seats)
        leaving = self._dealt_that_left(story, mask)
        live: list[list[list[int]]] = []  # for each layer and seat: places in the history, the card unseen
        dealt_at = [-1] * state.seats
        number = 0
        layer = -1
        for at, kind, seat, card in entries(history):
            if kind == PILE:
                layer += 1
                live.append([[] for _ in seats])
            elif self.viewer >> seat & 1:
                continue
            elif kind == LEFT:
                if number == leaving[seat]:
                    came = dealt_at[seat]
                    dealt_at[seat] = -1
                else:
                    places = live[story.layers[number]][seat]
                    came = places.pop(state.chance.below(PILE_STREAM, len(places)))
                self._show(came, card)
                number += 1
            elif kind == DEALT:
                dealt_at[seat] = at
            else:
                live[layer][seat].append(at)
        self._deal_out(story, live, dealt_at, draw_pile)

    def _show(self, place: int, card: int) -> None:
        history = self.state.history
        history[place] = history[place] & ~CARD_MASK | card

    def _dealt_that_left(self, story: _Story, mask: int) -> list[int]:
        """For each seat, which departure was that of the doctor dealt to it; -1 if none was."""
        state = self.state
        out = [-1] * state.seats
        held = [0] * state.seats
        had = [False] * state.seats
        departures: list[list[tuple[int, int, bool]]] = [[] for _ in range(state.seats)]
        number = 0
        layer = -1
        for _, kind, seat, card in entries(state.history):
            if kind == PILE:
                layer += 1
            elif self.viewer >> seat & 1:
                continue
            elif kind == LEFT:
                if story.layers[number] == 0:
                    departures[seat].append((number, held[seat], card < N_DOCTORS))
                    held[seat] -= 1
                number += 1
            elif layer == 0:
                held[seat] += 1
                had[seat] = had[seat] or kind == DEALT
        for seat in range(state.seats):
            if had[seat] and not mask >> seat & 1:
                out[seat] = self._which_left(departures[seat])
        return out

    def _which_left(self, departures: list[tuple[int, int, bool]]) -> int:
        """One of the departures of doctors, each with the weight of the ways in which it can be the one."""
        weights: list[int] = []
        for at in range(len(departures)):
            weight = 1 if departures[at][2] else 0
            for other in range(len(departures)):
                if other < at:
                    weight *= departures[other][1] - 1
                elif other > at:
                    weight *= departures[other][1]
            weights.append(weight)
        if not weights:
            raise self._impossible()
        return departures[self._weighted(weights)][0]

    def _deal_out(
        self, story: _Story, live: list[list[list[int]]], dealt_at: list[int], draw_pile: int
    ) -> None:
        """Shuffle the unseen cards of each layer onto the places where they may be."""
        state = self.state
        for layer in range(len(live)):
            cards: list[int] = []
            for card in range(CARD_NUMBERS):
                cards += [card] * story.unseen[layer][card]
            if layer == 0:
                self._deal_doctors(cards, dealt_at)
            state.chance.shuffle(PILE_STREAM, cards)
            for places in live[layer]:
                for place in places:
                    if not cards:
                        raise self._impossible()
                    self._show(place, cards.pop())
            if len(cards) != (draw_pile if layer == len(live) - 1 else 0):
                raise self._impossible()
            state.draw_pile = cards
        self._fill_hands()

    def _deal_doctors(self, cards: list[int], dealt_at: list[int]) -> None:
        """Take a doctor out of the cards for each seat that still holds the one dealt to it."""
        doctors = [card for card in cards if card < N_DOCTORS]
        self.state.chance.shuffle(DOCTOR_STREAM, doctors)
        for place in dealt_at:
            if place >= 0:
                if not doctors:
                    raise self._impossible()
                doctor = doctors.pop()
                cards.remove(doctor)
                self._show(place, doctor)

    def _fill_hands(self) -> None:
        """The other hands as the history has them now, in the order in which their cards came."""
        state = self.state
        for _, kind, seat, card in entries(state.history):
            if kind == PILE or self.viewer >> seat & 1:
                continue
            if kind == LEFT:
                state.hands[seat].remove(card)
            else:
                state.hands[seat].append(card)
