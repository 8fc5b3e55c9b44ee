### Playing at a table on a server (sickbay join).


## Coming, waiting, going

join-name = Under which name do you sit down? Enter: { $name }
join-watching = You are watching. “help” shows what you can type, after Ctrl-C
join-seat = { $name } ({ $facts })
join-you = you
join-free = free
join-bot = bot: { $bot }
join-away = away
join-asked = asked
join-due = { $minutes }:{ $seconds } left
join-owner = Owner of the table
join-said = { $name }: { $text }
join-waits-for = Waiting for: { $names }
join-waits-start = All are here. Waiting for the start
join-paused = The game is paused. “resume” goes on
join-lost = The connection is lost. Trying again…
join-found = Connected again
join-moved-on = Something has happened meanwhile
join-not-asked = Nobody asks you for a move now. “help” shows what else you can type
join-interrupted = Once more leaves the table; the seat stays yours. A command, or Enter to go on
join-bye = Leaving the table. The same link leads back to it
join-input-over = The input is over. The game goes on; the same link leads back to it
join-after = “rematch” asks to play again, “save” keeps the record, “look” and “log” look back, Enter goes on
join-proposal = Do you agree? yes, no; Enter: later, by “accept” or “decline”
join-no-proposal = Nothing is proposed that waits for you.
join-nobody = “{ $name }” does not sit here. There are: { $may }
join-order = { $number } { $name }
join-order-now = { $number } { $name } (now)
join-order-usage = Write a number after “orders”
join-other-values = This table plays with an owner’s own values, which this terminal does not know. Open the link in a browser.

## Help

join-help-head = At this table
join-help-chat = chat TEXT – say something to all
join-help-who = who – who sits where, who is asked, time left
join-help-orders = orders, orders 2 – standing orders: let event windows pass
join-help-mark = mark drive paris – propose a move to all; alone it takes your proposals away
join-help-pause = pause – stop the clock and the game
join-help-resume = resume – go on
join-help-handover = hand over, hand over NAME – let a bot play for you, or for somebody silent
join-help-takeback = take back – take your seat back from the bot
join-help-reset = reset – take back your whole turn, as far as nothing was revealed
join-help-accept = accept – agree to what is proposed
join-help-decline = decline – do not
join-help-abandon = abandon – propose to end the game unfinished
join-help-rematch = rematch – after the end, propose to play again
join-help-start = start, start BOT – the owner begins; bots take the free seats
join-help-name = name NAME – be called so

## Commands in this language, beside the English ones; several with commas

command-chat = chat, say
command-who = who, seats
command-orders = orders
command-mark = mark, propose
command-pause = pause
command-resume = resume, go on
command-handover = hand over
command-takeback = take back
command-reset = reset
command-accept = accept
command-decline = decline
command-abandon = abandon
command-rematch = rematch, again
command-start = start
command-name = name
