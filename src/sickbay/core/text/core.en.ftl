### What the core says: why a move is not possible, and what is wrong with what was given.


## Moves

game-over = The game is over
not-asked = It is somebody else's move now
no-such-verb = This verb does not begin a move
not-now = Not at this moment: { $verb }
not-offered = This is not among the moves possible now
sentence-bad = These words do not fit after “{ WORD($verb) }”; “help { WORD($verb) }” shows which do
move-empty = Nothing is written. Type a move or its number
move-too-long = This is too long for a move. Use at most { $most } characters
verb-unknown = No move begins with “{ $word }”. Begin with a verb; “help” lists them
verb-unknown-in-file = No move begins with “{ $word }”. docs/formats.md lists the moves
word-unknown = “{ $word }” is no word of this game. “help” shows how moves are written
word-unknown-near = “{ $word }” is no word of this game. Is it “{ $near }”?
word-unknown-in-file = “{ $word }” is no word of this game. docs/formats.md says how moves and events are written
seat-bad = There is no seat “{ $seat }”. Give the number of a seat, from 0

## Options and seeds

seed-bad = “{ $seed }” is no seed. Give a whole number from 0 to 2^256 − 1, or 0x and hexadecimal digits
option-unknown = There is no option “{ $option }”. Is it: { $may }?
option-bad = It cannot be “{ $value }”. It may be: { $may }
option-not-a-list = “{ $value }” is no list. Write values with commas between them

## Positions

number-bad = “{ $value }” cannot be here. Give a whole number from { $low } to { $high }
name-bad = “{ $name }” cannot stand here. Use a name that fits, as “{ $example }”
value-bad = It cannot be “{ $value }”. It may be: { $may }
field-missing = This field is missing. Add it
field-unknown = There is no such field. There are: { $may }
list-bad = This must be a list of at most { $most } items
list-short = This must be a list of exactly so many items: { $count }
deck-bad = A deck is a list of cards, top first, with “...” at most once for all the rest
card-twice = There are too many of the card { $card } ({ $rule }). Leave one out
seat-none = There is no such seat. They count from 0, and there are { $seats }
map-bad = This must be a table of names and values
frame-bad = There is no such entry of the agenda: { $value }
position-stuck = Nobody could go on from here: the agenda, who is asked and the end do not fit together

## Files

file-unreadable = The file cannot be read. Check whether it may be read
file-missing = There is no such file. Check its name
file-folder = This is a folder. Name a file in it
file-special = This is no regular file but a device or a pipe. Save it as a file first
file-too-large = The file is too large. At most { $most } bytes are read
file-not-text = This is no text file in UTF-8. Give a text file
asked-wrong = Other seats are asked here than the agenda asks: leave asked and offered as they were written
pack-none = { $game } takes no values of your own. Play it with those it has
worker-gone = One of the processes that work here has ended. Try again with fewer --jobs
