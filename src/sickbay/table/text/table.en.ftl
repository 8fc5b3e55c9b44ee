### A live table: what happens around the game, and what it refuses.


## The log

log-sat = { $name } takes a seat
log-started = The game begins
log-started-position = The game begins from a written position
log-auto-deadline = Time is up: the table answers for { SEAT($seat) }
log-auto-failed = The bot gives no answer: the table answers for { SEAT($seat) }
log-undone = { SEAT($seat) } takes back { $count ->
    [one] a move
   *[other] { $count } moves
}: { $moves }
log-undone-agreed = All agree, { SEAT($seat) } takes back { $count ->
    [one] a move
   *[other] { $count } moves
}: { $moves }
log-undone-owner = The owner takes back { $count ->
    [one] a move
   *[other] { $count } moves
}: { $moves }
log-proposed-undo = { SEAT($seat) } asks to take back { $count ->
    [one] a move
   *[other] { $count } moves
}: { $moves }
log-proposed-abandon = { SEAT($seat) } asks to end the game unfinished
log-proposed-rematch = { SEAT($seat) } asks to play again
log-agrees = { SEAT($seat) } agrees
log-declines = { SEAT($seat) } declines
log-declines-late = No answer from { SEAT($seat) }: that counts as no
log-ordered = { SEAT($seat) }: { $what }
log-marked = { SEAT($seat) } suggests: { $move }
log-unmarked = { SEAT($seat) } takes all suggestions away
log-paused-by = { SEAT($seat) } pauses the game
log-paused-owner = The owner pauses the game
log-paused-lost = { SEAT($seat) } has lost the connection: the clock stands
log-clocked = The clock runs: { $seconds } s
log-resumed-by = { SEAT($seat) } goes on
log-resumed-owner = The owner goes on
log-handed-over = { SEAT($seat) } lets a bot play: { $bot }
log-handed-over-owner = The owner lets a bot play for { SEAT($seat) }: { $bot }
log-taken-over = { SEAT($by) } lets a bot play for { SEAT($seat) }: { $bot }
log-taken-back = { SEAT($seat) } is back
log-linked-claimed = { SEAT($seat) }: the seat is open on another device too
log-linked-renewed = { SEAT($seat) }: the owner has made a new link, the old one is dead
log-linked-ended = { SEAT($seat) }: the owner has ended the link
log-woke = The server was away, the clock stood: { $minutes } min
log-closed-abandoned = All agree: the game ends unfinished
log-closed-idle = Nobody came for long: the game ends unfinished
log-closed-record = The record ends here, the game unfinished
figure-moves = Moves of a seat
    .each = Moves
log-followed = All agree: the next game is ready


## Seats and standing orders

table-bot-name = Bot { $seat }
order-none = ask me
order-stop = pass until I say stop


## What is refused

table-other-game = This table plays { $game }, not { $known }. Give a contract for { $known }.
table-other-options = The position is one of other options.
table-no-record = A game that began from a written position has no record.
table-only-owner = That is for whoever made the table.
table-only-watching = You are watching. To play, take a seat by its link.
table-not-your-seat = { SEAT($seat) } is not your seat. Speak for a seat of your own.
table-no-seat = There is no seat { $seat } at this table.
table-bot-seat = A bot plays for { SEAT($seat) }.
table-bot-sits-in = A bot sits in for { SEAT($seat) }. Take the seat back first.
table-name-bad = That does not work as a name. Use up to { $most } signs, some of them letters, of one alphabet.
table-name-taken = { $name } looks like somebody else at this table. Take another name.
table-started-already = The game has begun already.
table-seats-open = Seats still open: { $count }. Wait, or choose a bot for them.
table-not-started = The game has not begun. The owner starts it.
table-over = The game is over.
table-not-over = The game is not over yet.
table-paused = { SEAT($seat) } has paused the game. Go on first.
table-paused-by-owner = The owner has paused the game. Go on first.
table-paused-lost = The clock stands, since somebody’s connection was lost. Go on first.
table-paused-woke = The clock stands, since the server was away. Go on first, when all are back.
table-pauses-never = This table has agreed that nobody stops the clock. Wait for the end of the countdown.
table-counts-in = The clock does not run yet. Wait for the count to end.
table-time-up = Time is up: that came too late.
table-not-paused = The game is not paused.
table-no-clock = { $game } is not played against a clock. Leave “clock” out.
table-moved-on = Something happened meanwhile. Look again, then choose.
table-no-windows = In this game there is nothing to let pass.
table-order-unknown = No such order: “{ $until }”. There are: { $may }
table-said-enough = You have said and changed enough at this table. You can still play, answer and go on.
table-marks-full = No more than { $most } suggestions at a time. Take some away first.
table-undo-off = At this table nothing is taken back.
table-undo-clock = What was done against the clock stands. Taking back goes no further than its end.
table-undo-nothing = There is no move to take back.
table-undo-nothing-free = There is nothing that may be taken back without asking.
table-undo-declined = The others said no. Ask again after the next move.
table-proposed-already = That is proposed already. Answer it first.
table-no-proposal = That proposal is settled.
table-answered = { SEAT($seat) } has agreed already.
table-follows = The next game is ready already.
table-chat-empty = There is nothing to read in that. Write something.
table-not-silent = The game does not wait for { SEAT($seat) }.
table-too-soon = { SEAT($seat) } has time left: { $seconds } s
table-no-stand-in = No bot sits in for { SEAT($seat) }.
