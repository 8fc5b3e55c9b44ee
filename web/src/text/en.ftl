# The frame and its pages. Names as in the glossary of the interface.

table = Table
my-tables = My tables
open-table = Open a table
choose-game = Choose a game
game-kind = Game
game-played = Game
seat = Seat
seats = Seats
free-seat = Free seat
take-seat = Take a seat
leave-seat = Leave the seat
give-seat = Hand over the seat
take-over = Take over
take-back-seat = Take my seat back
player = Player
people = People
you = you
spectator = Spectator
watch = Watch
bot = Bot
add-bot = Add a bot
host = Table
name = Name
invite-link = Invite link
copy-link = Copy link
link-copied = Link copied
paste-link = Paste the link
join = Join
leave-table = Leave the table
waiting-room = Waiting for players
start-game = Start
no-tables-yet = No tables yet
turn = Turn
turn-of-flatline = Round
round = Round
move = Move
action = Action
your-turn = Your turn
whose-turn = Turn
meanwhile = Meanwhile:
waits-for = Waiting for
asked = Asked
offered = May act
you-may = You may
thinking = is thinking
undo = Undo
take-back = Take back
end-turn = End turn
confirm = Confirm
back = Back
cancel = Cancel
close = Close
pass = Pass
skip = Skip
yes = Yes
no = No
agree = Agree
decline = Decline
done = Done
choose = Choose
chosen = Chosen
nothing-to-do = Nothing to do
not-now = Not now
why-not = Why not?
refused = Not possible
rule = Rule
rules = Rules
proposal = Proposal
propose = Propose
follow-proposal = Follow
agenda = What comes next
log = Log
chat = Chat
write-message = Write a message
timeline = Timeline
look-back = Look back
now = Now
back-to-now = Back to now
moment = Moment
step = Step
board = Board
hand = Hand
my-hand = My hand
cards-in-hand = Cards in hand
card = Card
deck = Deck
piles = Piles
discard-pile = Discard pile
face-down = Face down
hidden = Hidden
fold = Fold
unfold = Unfold
whole-board = Whole board
zoom-in = Zoom in
zoom-out = Zoom out
more-options = More options
help = Help
home = Home
clock = Clock
time-left = Time left
seconds = Seconds
no-clock = No clock
countdown = Countdown
pauses = Who stops the clock
pauses-anyone = Anyone
pauses-lost = Also a lost connection
pauses-never = Nobody
move-a-day = A move a day
deadline = Deadline
pause = Pause
pause-verb = Pause
resume = Resume
paused = Paused
paused-by = Paused by { $name }
paused-lost = A connection was lost: the clock stands
paused-woke = The server was away: the clock stands until all are back
standing-orders = Standing orders
ask-me = Ask me
ask-always = Always
ask-on-call = When I call stop
ask-not-this-turn = Not this turn
auto-move = by itself
online = Here
offline = Away
reconnecting = Reconnecting
connected = Connected
no-connection = No connection
not-sent = Not sent yet
table-is-full = Table is full
link-used = Seat already taken
link-unknown = Unknown link
try-again = Try again
something-broke = Something went wrong
settings = Settings
language = Language
english = English
spanish = Spanish
czech = Czech
italian = Italian
sound = Sound
volume = Volume
beat = Heartbeat and countdown aloud
motion = Motion
reduced-motion = Reduced motion
speed = Speed
contrast = Contrast
text-size = Text size
theme = Appearance
keys = Keys
notifications = Notifications
motion-off = off
motion-normal = normal
motion-fast = fast
confirm-moves = Ask before moves
confirm-none = none
confirm-final = final ones
confirm-all = all
large-type = Larger type
notify-turn = Notice on the desktop
notify-denied = The browser does not allow notices from this page.
ask-all-to-end = Ask all to end
on = On
off = Off
seats-option = Players
free-seats-option = Free seats
level = Level
open-option = open
closed-option = closed
dealt = dealt
chosen-option = chosen
first-player = First player
random = Random
live = Live
over-days = Over days
solo = Alone
private-table = By link only
spectators-allowed = Spectators welcome
sealed-deal = Sealed deal
seal = Seal
seed = Seed
verify = Verify
verified = Verified
does-not-match = Does not match
record = Record
save-record = Save the record
open-record = Open a record
case = Case
records-and-cases = Records and cases
make-case = Make a case of this
position = Position
replay = Replay
analysis = Analysis
win-chance = Win chance
turning-point = Turning point
digest = Digest
victory = Victory
defeat = Defeat
you-won = You won
you-lost = You lost
we-won = We won
we-lost = We lost
winner = Winner
draw-result = Tie
score = Score
points = Points
game-over = Game over
play-again = Play again
same-table = Same table
campaign = Campaign
scenario = Scenario

# beyond the glossary

moves = Moves
connecting = Connecting
outbreaks = Outbreaks
undo-not = Nothing of yours can be taken back now
reset-turn = Reset my turn
undo-free = Nobody has answered it yet: it is taken back at once.
undo-ask = The others are asked whether they agree.
undo-off = At this table nothing is taken back.
undo-asked = The table is being asked already.
rewind = Take back to here
rewind-owner = In a learning game whoever opened the table may do so. It stands in the log.
rewind-ask = The moves after this moment are taken back; if others are concerned, they are asked.
rewind-sure = Take back { $count ->
    [one] a move
   *[other] { $count } moves
}?
play-past = Play the past
moves-missed = Moves since then: { $count }
proposals = Proposals
propose-what = Show moves on the board instead of making them. Others see who proposes them.
propose-how = What do you propose?
unpropose = Take my proposals away
proposal-due = Without an answer until then it counts as no
agenda-now = This is what happens now.
agenda-then = This comes later.
more-steps = { $count } more
choose-on-board = Choose on the board
actions-left = Actions left: { $count }
ask-about = If I may break in
seat-turn = It is their turn
seat-asked = The table waits for this seat
seat-due = Time left: { $time }
seat-grace = A bot may take over in { $time }
stand-in = A bot sits in: { $bot }
chat-empty = Nobody has said anything yet
unread = { $count } unread
unsent-chat = message
unsent-mark = proposal
unsent-undo = undo
unsent-reset = reset my turn
unsent-answer = answer
unsent-order = standing order
unsent-other = request
end-unfinished = End the game unfinished
start-with-bots = Start; bots take the free seats
game-pandemic = Pandemic
game-hrubec = Doktor Hrubec
game-flatline = Flatline
infection-rate = Infection rate
cubes-left = Cubes left
infected = Infected
infection-deck = Infection deck
player-deck = Player deck
epidemic-within = { $epidemics } in the next { $cards }
discarded = { $count } discarded
event = EVENT
station = research station
uncured = not cured
cured = cured
eradicated = eradicated
morgue = Morgue
empty = empty
queue = Queue
left = { $count } left
free-place = free place
free-office = free office
covered = covered
every-ward = for every ward
no-long-term = No card in force
draw-pile = Draw pile
discard-pile-short = Discard
waiting-room-title = Waiting room
die = die
odds = { $faces } of 6
start-lead = Open a table, send the link, sit down.
start-sealed = The deal is sealed before you sit down
bots = Bots
clock-900 = 15 min
game-pandemic-lead = Four diseases, one world, too few days.
game-hrubec-lead = Hire, operate, sabotage. Bury nobody.
game-flatline-lead = One minute, many dice, too many patients.
game-pandemic-time = 45 min
game-hrubec-time = 60 min
game-flatline-time = 45 min
stage-gathering = waiting
stage-playing = under way
stage-over = finished
stage-closed = closed
option-seats = Seats
option-epidemics = Epidemics
option-hands = Hands
option-hands-open = open
option-hands-closed = closed
plain-page = Page without JavaScript
hands = Hands
protected = protected
population = Population
infection-place = Infection card { $place } from the top
infection-among = Of the cards returned to the top, { $cards } of { $among } come next
epidemic-none = none in the next { $cards }
known-order = Known, top first
out-of-game = Out of the game
on-role-card = on the role card
outbreaks-short = outbr.
rate-short = rate
deck-short = deck
forecast-how = The first one comes next. Drag, or move with the arrow keys.
earlier = earlier
later = later
infection-within = Comes within the next { $cards } infection cards
infection-top = { $cards } returned cards lie on top

# the board of Flatline

fl-die-first = Choose a die first.
fl-seconds-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
 }
fl-seconds-short = seconds left
fl-count-in = get ready
fl-dial-of = Dial of { $patient }
fl-connected = connected now
fl-lines-open = open lines: { $count }
fl-nobody = nobody here
fl-slot-free = Row { $row }, slot { $slot }: free
fl-dial = Space { $space } is connected; first in turn: { $bay }
fl-power = Power cubes: { $count } of { $of }
fl-next = Emergencies in the next round: { $count }
fl-lost = Lost cards: { $count } of { $of }
fl-treated = Treated: { $count } of { $of }. Still to come: { $left }
fl-dice = { $count ->
    [one] { $count } die in hand
   *[other] { $count } dice in hand
 }
fl-track = Re-roll track: { $used } of { $of } used
fl-roll = { $count ->
    [one] roll { $count } die
   *[other] roll { $count } dice
 }
fl-which-dice = which dice?
fl-no-right = not now
fl-free = free spaces: { $count }
fl-fits-nowhere = It fits nowhere now.
fl-key-die = Choose a die, or let it go
fl-key-line = Place the chosen die on the line with this letter
fl-key-act = Re-roll, give up a die, done

# rules

rules-search = Words or a number
rules-contents = Contents
rules-none = No rule has that
rules-english = The numbered rules are in English.
rules-whole = The whole rules
rules-found = { $count ->
    [one] { $count } place
   *[other] { $count } places
 }

# opening a record

choose-file = Choose a file
or-drop = or drop it here
open-lead = A finished game to look at again, move by move; or a case to play from.
open-text = The text of the record or case
open-pack = Played with card values of one's own
open-pack-lead = Then the file with these values is needed too.
open-wrong = This cannot be opened yet
open-watch = Watch the game
open-play = Play on at a table

# replay

share-moment = Share this moment
seen-by = Seen by
seen-by-all = everybody: all hands open
seen-by-watcher = a spectator
to-start = To the start
to-end = To the end
turn-back = A turn back
turn-on = A turn on
move-back = A move back
move-on = A move on
play-film = Play
hide-end = Don't show how it ends
play-on-here = Play on from here
story-of-end = How it ended

# the end

won-together = Won together
won-by = { $count ->
    [one] The victory goes to
   *[other] A victory shared by
 }
comfort-1 = The hands were washed, at least.
comfort-2 = The coffee is still warm. One more?
comfort-3 = Even the best wards have nights like this.
comfort-4 = For the chart: fought to the last card.
in-figures = The game in figures
turns = Turns
played-for = Time
minutes = { $count } min
hours-minutes = { $hours } h { $minutes } min
same-table-again = Same table again
agree-again = Yes, once more
asked-again = The others are asked whether they want to play again.
seal-fits = The deal was sealed before the first move. The seal fits.
seal-differs = The deal does not fit the seal that was shown before the first move.
seal-check = Check it yourself
# Pandemic: what the world did, and what threatens

told = What has just happened
told-increase = Epidemic, 1 increase: infection rate { $rate }
told-infect = Epidemic, 2 infect: { $city }, { $cubes ->
        [0] no cube
        [1] 1 cube
        *[other] { $cubes } cubes
    }
told-intensify = Epidemic, 3 intensify: the infected cities go back on top
told-infection = { $cubes ->
        [0] Infection card: { $city }
        *[other] Infected: { $city }
    }
told-outbreak = { $chain ->
        [1] Outbreak in { $city }: cubes to { $to }
        *[other] Chain, outbreak { $chain }: { $city }, cubes to { $to }
    }
told-outbreak-alone = { $chain ->
        [1] Outbreak in { $city }
        *[other] Chain, outbreak { $chain }: { $city }
    }
told-prevented = { $city } is spared ({ $by })
told-eradicated-stays = { $city } is spared (disease eradicated)
told-cured = Cure discovered: { $colour }
told-eradicated = Disease eradicated: { $colour }
told-quiet = One quiet night: no infections
danger = In danger: three cubes
danger-outbreaks = { $outbreaks ->
        [1] If its card comes: an outbreak
        *[other] If its card comes: a chain of { $outbreaks } outbreaks
    }
danger-lost = If its card comes, the world is lost
danger-chance = { $percent } % within the next { $cards } infection cards
layer-top = Next, shuffled: { $size }
layer-below = Below, shuffled: { $size }
layer-never = Never drawn so far: { $size }
comes-back = The next epidemic puts these back on top

# keys and signs of a table

keys-move = Make or narrow down the move with this number
keys-enter = Enter confirms
keys-escape = One step back; back to now
keys-tab = From one thing to the next
keys-board = To what can be picked on the board, in the hand, back to the question
keys-arrows = On the board: to the next target. In the past: earlier, later
keys-propose = Propose moves instead of making them
keys-undo = Take back the last move
keys-reset = Take back all of my turn
keys-step = A move back, a move on
keys-play = Play the past, or stop
keys-log = To the log
keys-chat = To the chat
keys-agree = Agree to a proposal, decline it
keys-rule = Read the rule of what you rest on, or of the question
keys-help = This page
help-can = What glows can be chosen. A click on anything else says why not.
help-asked = The ring: the table waits for this seat.
help-turn = The bar: this seat has the turn.
help-away = The hollow dot: nobody is there.
help-hold = Rest the pointer on anything, or hold a finger on it, to read what it is and by which rule.

# the start page

who-sits = Who sits where
seat-me = me
seat-friend = friend by link
bot-random = random bot
bot-planner = clever bot
bot-greedy = hasty bot
bot-head-of-ward = skilled bot
start-links = Next you get the links to send
table-name = Name of the table
clock-60 = 1 min
takes-back-own = one's own move
takes-back-owner = learning game: to any moment
takes-back-off = never
seed-none = nobody knows it
pack-own = Card values of one's own
your-move = your move
seats-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
 }
ready-to-start = Everybody is here: ready to start
nothing-going = No game is under way.
no-tables-lead = No tables yet. Pick a box and open the first one; it waits here for you until it is over.
finished-ones = Finished
show-all = Show all
show-fewer = Show fewer
join-lead = Someone sent you a link?
forget-me = Forget me
forget-sure = Yes, forget everything
forget-lead = This browser holds your seats, your name and your settings, and nothing else knows you. If it forgets them, only the links lead back to your tables.

# the waiting room

invite-lead = Send a link to everybody who shall play. The game waits for them here.
guest-lead = You are in. The game starts when everybody is here.
make-link = Make a link
new-link = New link, the old one ends
share-link = Share
share-text = A seat for you at { $table }
watch-link = Link for spectators
watch-link-lead = They see what all may see, and no hands.
waiting-room-short = nobody has come yet
rename = Rename
wait-owner = The game starts when whoever opened the table says so.
free-filled-by = Free seats go to

# lessons

lesson = First game
lesson-open = Learn by playing
next-step = Next
lesson-end = Leave the lesson
lesson-stay = One thing after another: the lesson waits for another move.
lesson-step = { $at } of { $all }
lesson-do = Your move
lesson-pandemic-1 = Every lamp is a city, every cube a patch of disease. Four colours, four shapes. You are the Medic; the pawn with your sign shows where you are. Everybody wins or loses together.
lesson-pandemic-2 = You win with four cures. You lose at the eighth outbreak, when cubes of a colour run out, or when the cards do. The gauges in the oceans show how near that is.
lesson-pandemic-3 = A turn has four actions. Chicago has three cubes: one more there and it breaks out. Drive there: click the glowing city, or its button below.
lesson-pandemic-4 = Now treat. Others take one cube away; the Medic takes all of a colour at once.
lesson-pandemic-5 = Two actions are left. Washington looks bad too. Back to Atlanta first…
lesson-pandemic-6 = …and on to Washington. Next turn you can treat there.
lesson-pandemic-7 = Your actions are done. Before the cards are drawn you may play an event such as the Government Grant in your hand. Keep it for now and pass: then two cards are drawn, and cities are infected.
lesson-pandemic-8 = Top right stands what has just happened: you drew two cards, and as many cities were infected as the infection rate says. Their cards lie open under “Infected”. “What comes next” tells what the game will do.
lesson-pandemic-9 = A cure takes five cards of one colour and a research station; stations stand where a house is. Whoever stands in the city of a card can give it or take it there; the Researcher gives any of hers. Collect one colour in one hand.
lesson-pandemic-outbreaks = Chicago is safe. Had a third cube been joined by a fourth, an outbreak would have put a cube on every connected city instead, and the gauge on the left would have moved. Full neighbours break out in turn: a chain.
lesson-pandemic-epidemics = Epidemics hide among the player cards. Each raises the rate, puts three cubes on a new city, and lays the infected cards back on top: the same cities come again. So treat what lies under “Infected” before that.
lesson-pandemic-go = Rest on anything to read what it is; a click that cannot be says why. Pawns can be dragged, and Undo takes back what revealed nothing. The rest is yours: good luck!
lesson-pandemic-epidemic-now = An epidemic, in three steps: the rate goes up, the bottom infection card puts three cubes on its city, and all infected cards come back on top. Look at the cities with a small card: they come next.
lesson-pandemic-outbreak-now = An outbreak: the city was full, so each connected city got a cube instead, and the gauge moved on. At eight all is lost. Ringed cities are full: treat them first.
lesson-pandemic-cured-now = The first cure! Treating that colour now removes all its cubes in a city at once. When none is left on the board, the disease is eradicated and comes no more. Three cures to go.
lesson-hrubec-1 = You run a ward: one operating theatre, four offices. Every patient cured brings the points on the dark badge, every dead one costs two. Whoever has most when the hospital closes wins.
lesson-hrubec-2 = Nobody lies in your theatre, so this is a hospital turn. It begins with one thing: draw a card or hire a doctor. Doctors add their four values to the sums of your team. Hire the Butcher, three for surgery: click the card and confirm, or drag it into an office.
lesson-hrubec-3 = Then the intake: admit somebody from the waiting room, or reveal the next patient of the queue. Nobody waits yet, so reveal.
lesson-hrubec-4 = Action cards are played in your own turn, as many as you like: instant ones work at once, long-term ones hold for all wards until another one comes, operation cards help before you roll. Rest on a card to read all of it. For now, end the turn.
lesson-hrubec-5 = The others have hired, and Bot 2 already has a patient. This time draw a card: that is possible with fewer than five in hand.
lesson-hrubec-6 = The Appendix waits. The six small boxes under a patient are the faces of the die: the filled ones cure with your team. Surgery 3 and a 2 make 5, so five of six. Admit the Appendix; it lies in your theatre until your next turn.
lesson-hrubec-7 = Until then anything can happen: cards steal doctors and patients. End the turn and see.
lesson-hrubec-8 = Somebody lies in your theatre, so this is an operation turn. One face of the die still fails. Choose the Nurse and watch the faces before you confirm.
lesson-hrubec-9 = Team, long-term card, bonuses and die together must reach the difficulty; equal is enough. Operate.
lesson-hrubec-10 = Cured: the patient lies on your pile, and a failure would have been a corpse in your morgue. A star marks who does something more: the Appendix let you draw a card. Rest on a card to read what it does.
lesson-hrubec-11 = Now for sabotage: a card that can hit somebody makes its targets glow. Sums and chances show what it would do before you confirm. Dr. Acula guards the patient in his theatre, Dr. Incognito guards himself.
lesson-hrubec-12 = The queue tells how many are still to come. After the last one the hospital closes, each patient in a theatre is operated on once more, and the points are counted. A tie goes to fewer dead, then to more cured. Now it is your ward.
lesson-flatline-1 = You are medics on a ship after an explosion. Four patients lie in the corners. A line of spaces full of dice is cleared; a patient with all lines cleared is treated. Treat everybody before the power is gone or six stat cards are lost.
lesson-flatline-2 = Every round begins with a loss of power: one cube leaves the meter. Where it stood is how many emergencies come. Begin the round.
lesson-flatline-3 = Blue cards go to the emergency area, orange ones to the stat area. Reveal them.
lesson-flatline-4 = Two emergency dice fall on slots of the emergency area, and the cards that lie there strike at once. The more cards you leave, the likelier that is. Roll.
lesson-flatline-5 = What they strike is framed in magenta. Let it happen.
lesson-flatline-6 = Now there is time to plan. Dice must match the icons of the spaces. The busts on a line say whose dice it needs: anybody's, one medic's, two, more than one, or one of each. With “propose” you show a line to the others, and they leave it to you.
lesson-flatline-7 = Against the clock you would have a minute from here. In this lesson there is none: the countdown ends when all are done. Start it.
lesson-flatline-8 = All dice are rolled. Choose one of yours, then a space that glows; or drag it there. A placed die stays.
lesson-flatline-9 = Half a line is worth nothing, so finish one: place another die, best beside the first or where the bot has begun.
lesson-flatline-10 = A die that fits nowhere can be sacrificed: it goes to the re-roll track, and somebody may roll again.
lesson-flatline-11 = Place what helps. When there is nothing more to do, say that you are done.
lesson-flatline-12 = Now all is resolved, step by step. A stat card that was filled becomes a triage card for later; one that was not is lost. Filled emergency cards go away, filled lines get their tile, a filled station gives back a cube.
lesson-flatline-13 = When a patient is treated, the effect of the dial is triggered that the patient is connected to now. Then the dial turns. So it matters when you finish somebody. Now it is your ship.
cover-title = Pass the screen
cover-lead = Others look away, please.
cover-take = This is me
kind-instant = instant
kind-long = long-term
kind-op = before an operation
cured-pile = Cured
team = Ward
back-number = Back { $number }
covered-place = With two players this place stays covered.
final-operation = Final operation
cured-patient = cured
dead-patient = dies
outcome-cured = Cured
outcome-died = Dead
outcome-failed = Failed
option-hands-auto = as usual
