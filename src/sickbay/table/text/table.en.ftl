### A live table: its log, and what it refuses.


## The log

table-sat = { $name } sits down
table-started = The game has begun
table-auto-deadline = { SEAT($seat) }: the time is up, the table answers
table-auto-failed = { SEAT($seat) }: the bot has no answer, the table answers
table-undone = { SEAT($seat) } takes back: { $moves }
table-undone-agreed = All agree, { SEAT($seat) } takes back: { $moves }
table-undone-owner = The owner of the table takes back: { $moves }
table-proposed-undo = { SEAT($seat) } asks to take back: { $moves }
table-proposed-abandon = { SEAT($seat) } asks to end the game unfinished
table-proposed-rematch = { SEAT($seat) } asks to play again
table-agrees = { SEAT($seat) } agrees
table-declines = { SEAT($seat) } declines
table-declines-late = { SEAT($seat) } says nothing in time, so the proposal is over
table-ordered = { SEAT($seat) }, event windows: { $what }
table-marked = { SEAT($seat) } proposes: { $move }
table-unmarked = { SEAT($seat) } proposes nothing any more
table-paused-by = { SEAT($seat) } pauses the game
table-paused-owner = The owner of the table pauses the game
table-resumed-by = { SEAT($seat) } goes on with the game
table-resumed-owner = The owner of the table goes on with the game
table-handed-over = { SEAT($seat) } lets a bot play: { $bot }
table-taken-over = A bot plays for { SEAT($seat) }: { $bot }. { SEAT($by) } asked for it
table-handed-over-owner = A bot plays for { SEAT($seat) }: { $bot }. The owner of the table asked for it
table-taken-back = { SEAT($seat) } is back
table-woke = The server was away ({ $minutes } min). No clock counts that time
table-closed-abandoned = All agree: the game ends unfinished
table-closed-idle = Nobody came for long, so the table is closed
table-followed = Another game follows
table-bot-name = Bot { $seat }

## Standing orders

order-none = ask me
order-stop = pass until I say stop

## What the table refuses

table-not-your-seat = { SEAT($seat) } is not your seat
table-only-watching = You only watch here. An invitation link gives a seat
table-only-owner = Only whoever made the table may do that
table-bot-seat = { SEAT($seat) } is played by a bot
table-bot-sits-in = A bot sits in for { SEAT($seat) }. Take the seat back first
table-name-bad = That cannot be a name. Use 1 to { $most } letters of one alphabet
table-name-taken = Somebody here is called “{ $name }” already. Choose another name
table-seats-open = Seats that nobody has taken: { $count }. Wait, or let bots take them
table-not-started = The game has not begun yet
table-over = The game is over
table-paused = { SEAT($seat) } has paused the game. Go on with it first
table-paused-by-owner = The owner of the table has paused the game. Go on with it first
table-moved-on = The position has changed meanwhile. Look again, then choose
table-no-windows = There are no windows here that could pass by themselves
table-order-unknown = “{ $until }” is no standing order. It may be: { $may }
table-marks-full = { $most } proposals are shown already. Take them away first
table-undo-off = Nothing is taken back at this table
table-undo-nothing = There is nothing to take back
table-undo-nothing-free = No move of this turn can be taken back freely any more
table-undo-declined = That was declined just now. It may be asked again after the next move
table-proposed-already = That is proposed already. Wait for the answers
table-not-over = The game is still under way
table-follows = Another game follows already
table-no-proposal = This proposal is over
table-answered = You have agreed already
table-chat-empty = Nothing is written
table-not-paused = The game is not paused
table-no-seat = There is no seat { $seat } here
table-not-silent = { SEAT($seat) } does not keep the game waiting
table-too-soon = { SEAT($seat) } has some time left: { $seconds } s
table-no-stand-in = No bot sits in for { SEAT($seat) }
table-other-game = This table plays { $game }, not { $known }. Make a new table
