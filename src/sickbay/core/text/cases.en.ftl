### Case files: reading one, and what is not as it should be.


## Reading a case

case-none = There is no case file here. Case files end in .toml
case-toml-bad = { $kind ->
    [twice] The same name stands here a second time. Leave one
    [sign] A sign cannot stand here like this. Remove it, or write it with a backslash as TOML does
    [open] A quote or bracket is opened and not closed. Close it
    [equals] After a name comes the sign =. Add it
    [value] This is no value of TOML. Texts stand in quotes
    [more] Something stands after the end of the value. Begin a new line
   *[other] This is not well-formed TOML. Mend this line
 }
case-version = Cases of version { $version } are not known here. Known is version { $known }
case-key-unknown = There is no “{ $name }” here. Is it: { $may }?
case-missing = “{ $name }” is missing. Add it
case-twice = “{ $name }” is expected twice. Leave one
case-type = { $want ->
    [text] A text belongs here
    [number] A whole number belongs here
    [list] A list belongs here
    [table] A table belongs here
    [draw] A draw belongs here: a number, or a list of words in the order after the shuffle
    [word] A word of the game or a number belongs here
    [seat] The number of a seat, or “host”, belongs here
    [sentence] A sentence of the game belongs here
   *[other] Only texts, whole numbers, lists and tables belong in a case
 }, not: { $found }
case-rule-bad = “{ $found }” is no number of a rule. Write it as P4.10 or W6
case-from-bad = A case cannot begin in “{ $found }”. Write blank, setup, or a record in this folder and a moment, as game.record@41.2
case-position-needs-blank = A position belongs only to a case from = "blank". Remove one of the two
case-rest-bad = “{ $found }” cannot be the rest of chance. Write: rest = "seed", or nothing
case-move-or-pass = A step has a move or pass_until, not both. Make two steps of it
case-step-empty = This step does nothing and expects nothing. Fill it or remove it
case-impossible-alone = An impossible position has no steps. Remove “{ $name }” or “impossible”
case-too-long = This is too long. At most { $most } are read
case-too-deep = This is nested too deep. At most { $most } levels are read
case-number-too-large = This number is too large. Give a smaller one

## Scripted chance

chance-short = The script has { $drawn } draws, and one more is drawn. Add a draw, or rest = "seed"
chance-left-over = The script has draws that nothing has drawn. Remove them
chance-raw = This stream is drawn in a way that cannot be scripted. Use rest = "seed"
chance-wants-number = A number is drawn here, from 0 to { $most }. Give a number, not a list
chance-number-bad = { $number } cannot be drawn. Give a number from 0 to { $most }
chance-wants-list = So many are shuffled here: { $count }. Give a list, not a number
chance-not-there = “{ $item }” is not among what is shuffled. Left are: { $have }
chance-items-missing = The order lacks: { $missing }. Add it, or "..." for the rest

## What is not as expected

case-differs = Expected: { $expected }. Found: { $found }
case-refused = Refused: { $move } ({ $rule }: { $reason })
case-not-refused = Not refused, though { $rule } forbids it
case-other-reason = Refused by { $rule }, not by { $expected } ({ $reason })
case-refused-changed = Refused, but something has changed
case-refused-offered = Refused, but listed as a legal move
case-not-offered = Accepted, but not listed as a legal move: { $move }
case-whose-move = Whose move is it? Asked: { $asked }. Add “seat”
case-cannot-pass = Seat { $seat } cannot pass ({ $rule })
case-never-asked = Nobody was ever asked by { $rule }
case-not-legal = Not legal: { $moves }
case-also-legal = Legal, but should not be: { $moves }
case-seen = It can be seen: { $path } = { $found }
case-nothing-to-see = Nothing is there that could be hidden: { $path }
case-event-missing = Did not happen, or not in this order: { $event }. Happened: { $found }
case-event-happened = Happened, but should not have: { $event }
case-unchanged = This has not changed. It is: { $found }
case-also-changed = Something else has changed: { $path } from { $old } to { $new }
case-possible = The position is accepted, though { $rule } forbids it
case-other-rule = The position is refused by { $found }, not by { $expected }
case-hidden-same = Instead of the hidden fact stands the same fact. Give another
case-hidden-impossible = The case cannot be played with the other fact
case-notices-view = { $viewer } notices the hidden fact, in the view: { $path } is { $old } or { $new }
case-notices-events = { $viewer } notices the hidden fact, by what happened: { $old } or { $new }
case-notices-waits = { $viewer } notices the hidden fact, by who is asked: seat { $path }, { $old } or { $new }
case-notices-legal = { $viewer } notices the hidden fact, by the legal moves: { $old } or { $new }
case-notices-reasons = { $viewer } notices the hidden fact, by what is refused: { $path }, { $old } or { $new }
case-crashed = The game broke down: { $error }. Please report it
