### The plain pages of the server.


## Around every page

page-skip = To the content
page-nav = Sickbay
page-jump = On this page
page-wrong = Not possible
page-seat-label = { $seat }: { $what }
page-rules-english = The text of the rules is in English

## My tables, and a new one

page-under-title = { $game } · { $stage } · moves: { $moves }
page-stage-gathering = waiting for players
page-stage-playing = under way
page-stage-over = finished
page-stage-closed = ended unfinished
page-name-of = Name for { $seat }
page-names-help = A name is needed only where “Me” is chosen. Several seats of your own are played at one screen, in turn
page-title = Name of the table
page-kind-me = Me
page-kind-person = Somebody with a link
page-kind-none = Nobody
page-kind-bot = Bot: { $bot }
page-time = { $unit ->
    [none] none
    [s] { $number } s
    [min] { $number } min
    [h] { $number } h
   *[days] { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
 }
page-undo-own = free in one's own turn until something is revealed, else if all agree
page-undo-owner = as usual, and whoever made the table may go back to any moment
page-undo-off = never

## Joining

page-join-seat = A seat for you: { $seat }
page-join-owner = This link hands over the whole table
page-join-watcher = You may look through the eyes of a seat
page-join-spectator = You may watch
page-join-with = At the table: { $names }
page-link-seat = New link for { $seat }
page-link-watcher = Link to watch { $seat }
page-link-spectator = Link for spectators
page-link-once = Copy it now: it is shown only this once, and every earlier one of this kind has ended. Whoever has it can sit there
page-to-table = To the table
page-hook = Web address that is told when it is my turn (empty: none)
page-forget-help = This browser is known by its links to these tables.
page-forget = Forget them all here

## Waiting

page-gathering = The game begins when whoever made the table starts it
page-gathering-owner = Send a link to everybody who is still missing, then start. Bots can take the free seats
page-fill = Free seats
page-fill-none = wait for everybody
page-waits = Waiting
page-waits-for = Waiting for: { $names }
page-reload-is-on = This page reloads every { $seconds } seconds
page-reload-is-off = This page does not reload by itself
page-reload-stop = Stop reloading
page-reload-on = Reload by itself
page-write-after-stop = Stop reloading to write something

## Moves

page-do = Do it
page-what-they-do = What they do
page-offered = The game goes on without this; it is only offered
page-auto-order = by a standing order
page-auto-bot = by a bot that stands in
page-reset = Take back the whole turn
page-ask-undo = Ask to take back my last move
page-undo-to = Ask to go back to here
page-proposal-undo = take back
page-proposal-abandon = end the game unfinished
page-proposal-rematch = play again
page-proposed-by = Proposed by { $seat }.
page-abandon = Ask to end unfinished
page-mark = Proposes: { $move }
page-unmark = Take my proposals away
page-why-help = Write or choose a move. It is not made: you learn whether it is possible and by which rule not, or propose it to the others
page-why-possible = Possible now: { $move }

## Seats

page-wait-asked = The game waits for this
page-wait-offered = May act now
page-due = Time left: { $time }. Then the table answers
page-bot-for = Who plays for { $seat }
page-bot-in = bot plays: { $bot }
page-take-over = Let a bot play for { $seat }

## One screen for several seats

page-cover = Pass the screen to { $seat }
page-cover-why = What is in hand here is for nobody else. Press the button only if it is you
page-i-am = I am { $seat }
page-pass-screen = Cover the screen

## Looking back

page-news = Since your last move
page-earlier = Earlier ({ $count })
page-look-at = After move { $move }
page-after-move = after move { $move }
page-happened = What happened
page-first = First
page-previous = Previous
page-next = Next
page-last = Latest

## The end

page-result = { $why } ({ $rule })
page-winners = Winners: { $names }
page-no-winners = Nobody wins
page-seal-fits = The seed fits the seal that was shown from the beginning
page-seal-differs = The seed does not fit the seal
page-verify = Play the record again and verify it
page-next-table = To the next table
page-send = Send
page-with-script = Use the pages with JavaScript

## Opening a record

page-open-text = The text of a record or a case
page-open-pack = Played with card values of one's own
page-open-table = Play on at a table
