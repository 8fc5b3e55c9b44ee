"""The laws, one function each: it looks at a moment and breaks off if the law does not hold there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from sickbay.core.chance import Chance, write_seed
from sickbay.core.errors import BadInput
from sickbay.core.laws.moment import STREAMS, Moment, as_sent, choose
from sickbay.core.rules import Refused
from sickbay.core.state import EVERYONE, HOST, State, seats_of

_SOME: Final = 24
_TRIES: Final = 160
_FUTURE: Final = 6


def asking(m: Moment) -> None:
    """Either the game is over, or it waits for somebody; who is not asked has nothing to say."""
    state, game = m.state, m.game
    if state.ended:
        m.demand(not m.acting and not state.agenda, "somebody is asked though the game is over")
        m.demand(game.result(state) is not None, "the game is over and has no result")
        for move in m.heard:
            reason = game.why_not(state, 0, move)
            m.demand(
                reason is not None and reason.rule == game.over_rule, "a move is not refused as too late"
            )
    else:
        m.demand(bool(state.asked), "the game is not over and waits for nobody")
        m.demand(game.result(state) is None, "the game has a result and is not over")
    m.demand(not state.asked & state.offered, "a seat is asked and offered at once")
    waits = game.waits(state)
    m.demand(sorted(waits) == m.acting, "waits names other seats than are asked or offered")
    for seat, wait in waits.items():
        m.demand(seat in m.seats and bool(wait.rule), f"seat {seat} is not in the game or waits by no rule")
        m.demand(wait.asked == bool(state.asked >> seat & 1), f"waits is wrong about seat {seat}")
    for seat in m.seats:
        moves = m.legal[seat]
        m.demand(not moves or seat in m.acting, f"seat {seat} is not asked and has legal moves")
        m.demand(bool(moves) or not state.asked >> seat & 1, f"seat {seat} is asked and has no legal move")
        m.demand(len(set(moves)) == len(moves), f"seat {seat} is offered a sentence twice")


def legal(m: Moment) -> None:
    """``why_not`` is silent for exactly the legal sentences."""
    for seat in m.seats:
        for move in m.legal[seat]:
            reason = m.game.why_not(m.state, seat, move)
            m.demand(reason is None, f"{m.said(seat, move)} is offered, but refused: {reason}")
    sets = {seat: set(m.legal[seat]) for seat in m.seats}
    for seat, move in m.tries(_TRIES):
        reason = m.game.why_not(m.state, seat, move)
        if move not in sets[seat]:
            m.demand(reason is not None, f"{m.said(seat, move)} is not offered, but not refused")
            m.demand(reason is None or bool(reason.rule), f"{m.said(seat, move)} is refused by no rule")


def refused(m: Moment) -> None:
    """Asking for anything, and a move that is refused, changes nothing."""
    game, state = m.game, m.state
    viewers = m.viewers()
    before = json.dumps(game.to_json(state))
    views = [m.view(viewer) for viewer in viewers]
    for seat, move in m.tries(_SOME):
        game.why_not(state, seat, move)
        if move not in m.legal[seat]:
            try:
                game.play(state, seat, move)
            except Refused:
                continue
            raise m.broken(f"{m.said(seat, move)} is not offered, but can be played")
    game.waits(state)
    game.result(state)
    for seat in m.seats:
        game.legal(state, seat)
    m.demand(json.dumps(game.to_json(state)) == before, "a refused move or a question changed the position")
    m.demand([m.view(viewer) for viewer in viewers] == views, "a refused move or a question changed a view")


def words(m: Moment) -> None:
    """Sentences can be written and read; ``next_words`` leads to exactly the legal ones."""
    game, state = m.game, m.state
    for seat, move in m.some_legal(_SOME):
        text = game.words.format(move)
        m.demand(game.words.parse(text) == move, f"'{text}' is not read as it was written")
        verb = game.verb_of[move[0]]
        m.demand(verb.canonical(state, move) == move, f"'{text}' is legal, but not the one way to say it")
        m.demand(game.read_move(state, seat, text) == move, f"'{text}' is read as something else")
        for at in range(len(move) + 1):
            further, ends = game.next_words(state, seat, move[:at])
            same = [known for known in m.legal[seat] if known[:at] == move[:at]]
            m.demand(
                ends == (move[:at] in same), f"next_words is wrong about an end after {at} words of '{text}'"
            )
            m.demand(
                sorted(further) == sorted({known[at] for known in same if len(known) > at}),
                f"next_words is wrong after {at} words of '{text}'",
            )


def written(m: Moment) -> None:
    """A position is written as JSON and read back exactly; it has the same future."""
    game, state = m.game, m.state
    data = game.to_json(state)
    text = json.dumps(data)
    back: State = game.from_json(json.loads(text))
    m.demand(json.dumps(game.to_json(back)) == text, "a position is not read back as it was written")
    m.demand(game.digest(back) == game.digest(state), "a position read back has another digest")
    _same_future(m, back, state.copy(), "a position read back")


def copied(m: Moment) -> None:
    """A copy goes on in the same way, and what is played on it leaves the original alone."""
    before = m.game.digest(m.state)
    one = m.state.copy()
    m.demand(one.log is None, "listeners came along with a copy")
    _same_future(m, one, one.copy(), "a copy")
    m.demand(m.game.digest(m.state) == before, "play on a copy changed the original")


def _same_future(m: Moment, one: State, other: State, what: str) -> None:
    """Play the same on both for a while and compare."""
    game = m.game
    chance = Chance(m.below(1 << 31), STREAMS)
    for _ in range(_FUTURE):
        if one.ended or not one.asked:
            break
        seat, move = choose(game, one, chance)
        m.demand(game.legal(other, seat) == game.legal(one, seat), f"{what} has other legal moves later")
        game.push(one, seat, move)
        game.push(other, seat, move)
    m.demand(game.digest(one) == game.digest(other), f"{what} has another future")


def stepped(m: Moment) -> None:
    """Step by step is the same as at once, and so is playing when nobody listens."""
    if m.seat < 0:
        return
    game = m.game
    state = m.state.copy()
    state.log = []
    game.apply(state, m.seat, m.move)
    while not state.ended and not state.asked:
        more = game.step(state)
        m.demand(
            more == (bool(state.agenda) and not m.game.waits(state)), "step is wrong about what is to come"
        )
        game.digest(state)
    m.demand(game.digest(state) == game.digest(m.after), "step by step the game goes on differently")
    m.demand(state.log == m.events, "step by step other events are told")
    deaf = m.state.copy()
    game.push(deaf, m.seat, m.move)
    m.demand(game.digest(deaf) == game.digest(m.after), "the game goes on differently when nobody listens")


def revealed(m: Moment) -> None:
    """``revealed`` grows with every draw, and without it the mover learns nothing new."""
    if m.seat < 0:
        return
    game, state, after = m.game, m.state, m.after
    m.demand(after.revealed >= state.revealed, "revealed has become less")
    if after.revealed > state.revealed:
        return
    m.demand(after.chance.counts == state.chance.counts, "there was a draw, but revealed did not grow")
    viewer = 0 if m.seat == HOST else 1 << m.seat
    other = m.guess(m.view(viewer))
    game.push(other, m.seat, m.move)
    m.demand(
        as_sent(game.view(other, viewer)) == as_sent(game.view(after, viewer)),
        f"{m.said(m.seat, m.move)} told its seat something, but revealed did not grow",
    )


def views(m: Moment) -> None:
    """A view is JSON, comes from the position alone, and nothing in it tells the seed."""
    game = m.game
    copy = game.from_json(json.loads(json.dumps(game.to_json(m.state))))
    for viewer in m.viewers():
        view = game.view(m.state, viewer)
        sent = as_sent(view)
        m.demand(sent == view, f"the view of {seats_of(viewer)} is not plain JSON")
        m.demand(
            as_sent(game.view(copy, viewer)) == sent,
            f"the view of {seats_of(viewer)} is not from the position",
        )
        m.demand(game.view_digest(view) == game.view_digest(sent), "a view that was sent has another digest")
        text = json.dumps(view)
        for seed in (str(m.seed), f"{m.seed:x}", write_seed(m.seed)):
            m.demand(len(seed) < 9 or seed not in text, f"the view of {seats_of(viewer)} tells the seed")


def guessed(m: Moment) -> None:
    """A state drawn from a view has that view, and there the viewer may do and is told the same."""
    game, state = m.game, m.state
    viewer = m.some_viewer()
    view = m.view(viewer)
    drawn = m.guess(view)
    who = f"to {seats_of(viewer)} a drawn state"
    game.check(drawn)
    m.demand(as_sent(game.view(drawn, viewer)) == view, f"{who} looks different")
    m.demand((drawn.asked, drawn.offered) == (state.asked, state.offered), f"{who} asks others")
    rules = {seat: wait.rule for seat, wait in game.waits(state).items()}
    m.demand(
        {seat: wait.rule for seat, wait in game.waits(drawn).items()} == rules, f"{who} asks by other rules"
    )
    own = [seat for seat in range(m.players) if viewer >> seat & 1]
    for seat in own:
        m.demand(game.legal(drawn, seat) == m.legal[seat], f"{who} has other legal moves for seat {seat}")
    for seat, move in m.tries(_SOME) if own else []:
        if seat in own:
            told = str(game.why_not(state, seat, move))
            m.demand(
                str(game.why_not(drawn, seat, move)) == told,
                f"{who} refuses {m.said(seat, move)} differently",
            )
    _playable(m, drawn)


def guesses_differ(m: Moment) -> None:
    """Chance alone decides what is drawn from a view, and where something is hidden it does."""
    game = m.game
    view = m.view(m.some_viewer())
    seed = m.below(1 << 31)
    first, again = [game.determinize(view, Chance(seed, game.streams)) for _ in range(2)]
    m.demand(game.digest(first) == game.digest(again), "the same chance draws different states")
    fact = _facts(m, first)
    if fact != _facts(m, m.state):
        m.demand(
            any(_facts(m, m.guess(view)) != fact for _ in range(60)),
            "different chance always draws the same state",
        )


def _facts(m: Moment, state: State) -> str:
    """The position without its chance."""
    data = dict(m.game.to_json(state))
    data.pop("chance", None)
    return json.dumps(data, sort_keys=True)


def _playable(m: Moment, state: State) -> None:
    """Play on for a while; the invariants stay."""
    chance = Chance(m.below(1 << 31), STREAMS)
    for _ in range(_FUTURE):
        if state.ended:
            break
        seat, move = choose(m.game, state, chance)
        m.game.push(state, seat, move)
        m.game.check(state)


def told(m: Moment) -> None:
    """Events are sentences of the game; secret words are told to those who may know them alone."""
    game = m.game
    hidden = game.words.number.get("?", -1)
    for who, said in m.events:
        m.demand(all(0 <= word < len(game.words) for word in said) and bool(said), f"{said} is no sentence")
        text = game.words.format(said)
        m.demand(hidden not in said, f"'{text}' is masked before it is told")
        secret = game.secrets.get(said[0], ())
        m.demand(who == EVERYONE or bool(secret), f"'{text}' is for some only, but has no secret words")
        for viewer in m.viewers():
            seen = game.masked((who, said), viewer)
            if who == EVERYONE or who & viewer:
                m.demand(seen == said, f"'{text}' is not told in full to {seats_of(viewer)}")
            else:
                m.demand(
                    seen == tuple([hidden if i in secret else word for i, word in enumerate(said)]),
                    f"'{text}' is told to {seats_of(viewer)} as '{game.words.format(seen)}'",
                )


def checked(m: Moment) -> None:
    """A position that somebody tampered with is refused, or it is one that can be played."""
    game = m.game
    for _ in range(4):
        data = json.loads(json.dumps(game.to_json(m.state)))
        what = _tamper(m, data)
        try:
            state = game.from_json(data)
        except BadInput:
            continue
        try:
            for viewer in m.viewers():
                game.view(state, viewer)
            if state.asked:
                _playable(m, state)
        except Exception as error:
            raise m.broken(f"{what} is accepted, but cannot be played: {error!r}") from error


_JUNK: Final[list[object]] = [
    None,
    -1,
    0,
    1,
    2,
    10**30,
    1.5,
    "",
    "x",
    "?",
    [],
    {},
    True,
    [[[[]]]],
    {"x": [1]},
    [0, 0],
]


def _tamper(m: Moment, data: dict[str, object]) -> str:
    """Change one thing somewhere in JSON data and tell which."""
    place: object = data
    path = ""
    while True:
        key: object = None
        value: object = None
        if isinstance(place, dict) and place:
            key = list(place)[m.below(len(place))]
            value = place[key]
        elif isinstance(place, list) and place:
            key = m.below(len(place))
            value = place[key]
        path = f"{path}.{key}"
        if isinstance(value, (dict, list)) and value and m.below(5):
            place = value
            continue
        junk = _JUNK[m.below(len(_JUNK))]
        kind = m.below(5)
        if isinstance(place, dict):
            if kind == 0:
                del place[key]
                return f"{path} left out"
            if kind == 1:
                place["nonsense"] = junk
                return f"{path} joined by nonsense"
            place[key] = junk
        elif isinstance(place, list) and isinstance(key, int):
            if kind == 0:
                del place[key]
                return f"{path} left out"
            if kind == 1:
                place.append(value)
                return f"{path} twice"
            place[key] = junk if kind > 2 else place[m.below(len(place))]
            return f"{path} = {place[key]!r}"
        return f"{path} = {junk!r}"


Law = Callable[[Moment], None]

LAWS: Final[dict[str, Law]] = {
    law.__name__: law
    for law in (
        asking, legal, refused, words, written, copied, stepped, revealed, views, guessed, guesses_differ,
        told, checked,
    )
}  # fmt: skip
"""All laws by name. Two more are kept by every run: a game ends, and replayed it is the same."""
