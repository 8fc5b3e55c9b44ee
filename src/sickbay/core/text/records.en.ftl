### Records: reading, replaying, verifying.


## Reading a record

record-first-line = This is no record. Its first line must be “{ $first }”
record-version = Records of version { $version } are not known here. Known is version { $known }
record-head-unknown = No line begins with “{ $name }”. Is it: { $may }?
record-head-bad = “{ $value }” cannot stand after “{ $name }”. Write it as the game wrote it
record-needs = The line “{ $name }” is missing. Add it above the moves
record-twice = “{ $name }” stands here a second time. Leave one
record-move-bad = This is no move: “{ $line }”. Write its number, the seat and the words
record-number = The number { $number } is out of order. Here comes number { $expected }
record-mark-bad = “{ $mark }” is no mark. Write four hexadecimal digits or leave off the sign =
record-too-many-moves = There are too many moves. At most { $most } are read
line-too-long = The line is too long. At most { $most } characters are read
line-too-many-dots = The line has too many dots. At most { $most } are read
record-not-printable = The line has signs that cannot be seen. Remove them
record-no-end = The last line “end” is missing. Get the whole file
record-end-bad = The last line is not well formed. It is “end”, the digest and “running” or how the game ended
record-after-end = Something stands after the last line. Remove it

## Moments

moment-bad = “{ $moment }” is no moment. Write the number of a move, as 41, or with steps, as 41.2
moment-too-far = There is no move { $move }. The record has { $moves }
moment-too-few-steps = After move { $move } there are not so many steps. There are { $steps }

## The verdict

record-holds = Verified. Moves: { $moves }; end: { $result }
record-running = the game still runs
record-over = { $reason } ({ $rule }); won: { $won }
record-over-lost = { $reason } ({ $rule }); nobody won
record-older = The record was made under rules { $rules }; here they are { $known }
record-other-game = This is a record of { $game }, not of { $known }
record-other-words = The word table { $words } is not that of the game here ({ $known }). Use the version that wrote the record
record-other-pack = { $pack ->
    [standard] This game was played with its own cards. Leave out --pack
   *[other] This game was played with an owner’s pack, { $pack }; here is { $here }. Give that file with --pack
 }
record-no-such-seat = There is no seat { $seat } in this game
record-seed-needed = The game still runs, so the record tells only the seal of its seed. Give the seed with --seed
record-seed-lost = The record tells only the seal of its seed, not the seed. Give the seed with --seed
record-other-seed = The seed does not match the seal
record-two-seeds = The record has another seed than the one given. Leave out --seed
record-move-refused = Move { $move }, seat { $seat }, is not possible: { $text } ({ $rule })
record-move-after-end = Move { $move } comes after the end of the game ({ $rule })
record-mark-differs = Move { $move } leads to another position than the record says: { $text } ({ $rule })
record-option-differs = The option “{ $option }” has been changed: { $said }. The record holds with { $value }
record-result-differs = The end differs. The record says: { $said }. It is: { $result }
record-digest-differs = The position after the last move differs from the digest of the record
