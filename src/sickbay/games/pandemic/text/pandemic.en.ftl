### Pandemic in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = a card
direct = direct flight
charter = charter flight
shuttle = shuttle flight
pass = pass
store = store
special = special move
join = join
from = from
order = order
show = show

## Moves

move-drive = Drive to { $a1 }
    .does = 1 action: go to the connected city, by road or by sea (P5.1).
move-direct = Direct flight to { $a1 }
    .does = 1 action: discard the card { $a1 } and fly there (P5.2).
move-charter = Charter flight to { $a1 }
    .does = 1 action: discard the card of the city the pawn is in and fly to { $a1 } (P5.3).
move-shuttle = Shuttle flight to { $a1 }
    .does = 1 action: fly from station to station, no card needed (P5.4).
move-build = { $n ->
        [0] Build a station
        *[other] Build a station, taking the one in { $a2 }
    }
    .does = 1 action: discard the card of this city and put a station here; the Operations Expert needs no card. With all six on the board, one of them is moved (P5.5, P6.R4).
move-treat = Treat: { $a1 }
    .does = 1 action: one cube of this colour leaves the city; all of them if the disease is cured, or for the Medic (P5.6).
move-give = Give { $a2 } to { SEAT($a1) }
    .does = 1 action: { SEAT($a1) } gets the card { $a2 } and must agree; both pawns are in this city (P5.7).
move-take = Take { $a2 } from { SEAT($a1) }
    .does = 1 action: { SEAT($a1) } hands over the card { $a2 } and must agree; both pawns are in this city (P5.7).
move-cure = Discover the cure: { $a1 } ({ $more })
    .does = 1 action at a station: discard five cards of this colour, the Scientist four; the disease is cured (P5.8).
move-pass = Pass
    .does = Gives up the remaining actions (P5.10); when events are asked for: no event now (P6.2).
move-store = Store the event { $a1 }
    .does = 1 action: the event goes from the discard pile onto the role card; once played from there it leaves the game (P6.R1).
move-dispatch = { WORD($a2) ->
        [join] Dispatch { SEAT($a1) } to the pawn in { $a3 }
        [drive] Dispatch { SEAT($a1) }: drive to { $a3 }
        [direct] Dispatch { SEAT($a1) }: direct flight to { $a3 }
        [charter] Dispatch { SEAT($a1) }: charter flight to { $a3 }
        *[shuttle] Dispatch { SEAT($a1) }: shuttle flight to { $a3 }
    }
    .does = { WORD($a2) ->
        [join] 1 action: a pawn goes to a city that holds another pawn; its player must agree (P6.R2).
        *[other] 1 action: move another pawn as one's own, with cards of the Dispatcher; its player must agree (P6.R2).
    }
move-special = Special move to { $a2 }, discarding { $a1 }
    .does = 1 action, once a turn: from a station to any city, discarding any city card (P6.R4).
move-discard = Discard { $a1 }
    .does = The card goes to the discard pile without effect (P5.11).
move-agree = Agree
    .does = The move is made (P5.12).
move-refuse = Refuse
    .does = The move is not made and costs nothing (P5.12).
move-airlift = Airlift: { SEAT($a1) } to { $a2 }
    .does = Event, no action: a pawn goes to any other city; its player must agree (P6.E1).
move-forecast = Forecast: look at the next six infection cards
    .does = Event, no action: look at the top six infection cards, then put them back in any order (P6.E2).
move-order = Put back, top first: { $all }
    .does = The infection cards come in this order, the first one next (P6.E2).
move-show = Show the cards to everyone
    .does = All see the cards looked at; the order is still to be chosen (P7.4).
move-government_grant = { $n ->
        [1] Government Grant: station in { $a1 }
        *[other] Government Grant: station in { $a1 }, taking the one in { $a3 }
    }
    .does = Event, no action: a station in any city without one, no card needed (P6.E3).
move-one_quiet_night = One Quiet Night: skip the next infections
    .does = Event, no action: the next time cities would be infected at the end of a turn, nothing is flipped. Epidemics still count (P6.E4).
move-resilient_population = Resilient Population: { $a1 } leaves the game
    .does = Event, no action: a card of the infection discard pile leaves the game for good (P6.E5).

## What people did, where the events alone do not say it

told-treat = { SEAT($seat) } treats { $a1 }

## What happened: lines of the log

happened-moved = { $by ->
        [other] { SEAT($seat) } moves { SEAT($a1) } to { $a2 }
        *[self] { SEAT($a1) } moves to { $a2 }
    }
happened-cube = Cube in { $a1 }: { $a2 }
happened-prevented = { WORD($a1) ->
        [eradicated] { $a2 }: no cube, the disease is eradicated ({ $a3 })
        *[other] { $a2 }: cube prevented, { $a3 } ({ $a1 })
    }
happened-outbreak = Outbreak in { $a1 }: { $a2 }
happened-removed_cubes = { $a3 ->
        [1] { $a1 } loses 1 { $a2 } cube
        *[other] { $a1 } loses { $a3 } { $a2 } cubes
    }
happened-station = { $by ->
        [nobody] Station in { $a1 }
        *[other] { SEAT($seat) } builds a station in { $a1 }
    }
happened-station_gone = Station gone from { $a1 }
happened-cured = Cure discovered: { $a1 }
happened-eradicated = Disease eradicated: { $a1 }
happened-drew = { SEAT($a1) } draws: { $a2 }
happened-gave = { $by ->
        [other] { SEAT($a2) } takes { $a3 } from { SEAT($a1) }
        *[self] { SEAT($a1) } gives { $a3 } to { SEAT($a2) }
    }
happened-discarded = { SEAT($a1) } discards { $a2 }
happened-stored = { SEAT($a1) } stores the event { $a2 }
happened-played = { SEAT($a1) } plays { $a2 }
happened-out_of_game = Out of the game: { $a1 }
happened-epidemic = Epidemic
happened-rate = { $last ->
        [unknown] Infection rate: { $a1 }
        [new] The infection rate rises to { $a1 }
        *[same] The infection rate stays at { $a1 }
    }
happened-infection = Infection: { $a1 }
happened-intensified = The discarded infection cards are shuffled back on top
happened-quiet = Quiet night: no infections
happened-looked = { SEAT($a1) } looks at infection cards: { $more }
happened-ordered = { SEAT($a1) } puts them back, top first: { $more }
happened-showed = { SEAT($a1) } shows everyone: { $more }
happened-asked = { WORD($a3) ->
        [give] { SEAT($a1) } offers { $a5 } to { SEAT($a2) }
        [take] { SEAT($a1) } asks { SEAT($a2) } for { $a5 }
        *[other] { SEAT($a1) } asks { SEAT($a2) }: { $said }
    }
happened-agreed = { SEAT($a1) } agrees
happened-declined = { SEAT($a1) } declines
happened-turn = Turn: { SEAT($a1) }
happened-actions_done = { SEAT($a1) } passes: no more actions
happened-passed = { SEAT($a1) } passes
happened-reshuffled = The infection discard pile becomes the new deck

## Who is asked, and for what

wait-P4-2 = { $seat }: which action?
wait-W1 = { $asked ->
        [1] { $seat }: an event before the draw?
        *[other] { $seat }: an event before the action?
    }
wait-W2 = { $seat }: an event between the two epidemics?
wait-W3 = { $seat }: Resilient Population before the discard pile is shuffled back?
wait-W4 = { $seat }: an event after the draw?
wait-W5 = { $seat }: an event before the infections?
wait-W6 = { $seat }: an event before the next infection card?
wait-W7 = { $seat }: an event before the next turn?
wait-W8 = { $seat }: an event before a card is given up?
wait-P5-11 = { $seat }: too many cards, which one goes? The limit is 7
wait-P5-12 = { $seat }: is that all right?
wait-P6-E2 = { $seat }: in which order do the cards go back, top first?

## How it ends

result-cures = All four cures are found
    .title = The world is saved!
result-outbreaks = Eight outbreaks
    .title = The world is lost
result-cubes = A disease ran out of cubes
    .title = The world is lost
result-cards = The player deck ran out
    .title = The world is lost

## Roles and events in short

about-contingency_planner = As an action he takes an event from the discard pile onto his role card, one at a time; once played from there it leaves the game (P6.R1).
about-dispatcher = As an action he moves any pawn to another pawn, or another player's pawn as if it were his own (P6.R2).
about-medic = He removes all cubes of a colour in one action, and those of cured diseases without one, wherever he is (P6.R3).
about-operations_expert = He builds stations without a card, and once a turn goes from a station to any city for any city card (P6.R4).
about-quarantine_specialist = No cube and no outbreak comes to her city or to those connected with it (P6.R5).
about-researcher = In the same city she may give any of her city cards, not only the one of that city (P6.R6).
about-scientist = Four cards of a colour are enough for her to discover a cure (P6.R7).
about-airlift = A pawn goes to any other city (P6.E1).
about-forecast = See the next six infection cards and choose their order (P6.E2).
about-government_grant = A station in any city, without a card (P6.E3).
about-one_quiet_night = The next infections at the end of a turn are skipped (P6.E4).
about-resilient_population = A card of the infection discard pile leaves the game (P6.E5).

## Options

option-seats = Players
option-epidemics = Epidemics
value-epidemics-4 = 4, introductory
value-epidemics-5 = 5, standard
value-epidemics-6 = 6, heroic
value-epidemics-7 = 7, legendary
option-hands = Hands
value-hands-auto = open with 4 epidemics, else closed
value-hands-open = open
value-hands-closed = closed
option-roles = Roles
value-roles-random = random
option-auto_consent = Always agree

## Why a move is not possible

card-needed = The card { $card } is needed in hand
card-not-held = { SEAT($seat) } would need the card { $card }
hand-limit-open = First the hand limit: { SEAT($seat) } gives up cards
hand-not-over = Cards are given up only over the hand limit of 7
consent-open = First an answer: { SEAT($seat) } says yes or no
no-consent-asked = Nobody asks for consent now
refused-lately = Just refused; it may be asked again after the next action or event
actions-active-only = Actions belong to the player whose turn it is: { SEAT($seat) }
actions-step-a = The actions of this turn are over
station-needed = A station is needed in { $city }
station-stands = { $city } has a station already
station-from-needed = All six stations are on the board: say which one moves, as “from lima”
stations-left = A station is left in the supply, none has to move: leave “from” off
not-connected = { $here } and { $city } are not connected
already-there = The pawn is in { $city } already
no-cube = There is no cube of this colour in { $city }: { $colour }
share-apart = Both pawns must be in the same city: { SEAT($seat) } is elsewhere
share-self = A card is shared with another player
share-city-card = Only the card of this city ({ $city }) may change hands, not { $card }; the Researcher may give any
already-cured = The cure is found already: { $colour }
cure-colour = The card { $card } has another colour than { $colour }
cure-count = A cure takes exactly { $needed } cards of this colour: { $colour }
cure-twice = The same card is named twice
nothing-to-pass = There is nothing to pass on now
window-not-yet = Another holder of an event is asked first
window-resilient-only = Before the discard pile is shuffled back, only Resilient Population may be played
forecast-open = First the Forecast: { SEAT($seat) } puts the cards back
no-forecast = No Forecast is being resolved
order-cards = All the cards looked at must be named, each once: { $count }
shown-already = Everyone has seen the cards already
not-in-discard = { $card } is not in the infection discard pile
event-not-discarded = { $event } is not in the player discard pile
event-stored = An event is stored already: { $event }
event-not-held = The event is needed in hand: { $event }
dispatch-other-pawn = The Dispatcher's own pawn moves so only to another pawn; else it moves as usual
pawn-needed = Another pawn must be in { $city }
special-once = The special move is made for this turn
role-needed = Only for: { $role }

## Options that cannot be

option-role-twice = { $role } is chosen twice. Each role is there once
option-roles-count = { $found } roles for { $seats } seats. Give at most one for each seat
option-seat-none = There is no seat { $seat } at a table of { $seats }. Seats count from 0

## What a sentence of each verb looks like

shape-drive = drive CITY
shape-direct = direct CITY
shape-charter = charter CITY
shape-shuttle = shuttle CITY
shape-build = build, or build from CITY when all six stations stand
shape-treat = treat COLOUR
shape-give = give PLAYER CITY
shape-take = take PLAYER CITY
shape-cure = cure COLOUR CITY CITY … (all the cards)
shape-pass = pass
shape-store = store EVENT
shape-dispatch = dispatch PLAYER join (or drive, direct, charter, shuttle) CITY
shape-special = special CARD CITY
shape-discard = discard CARD
shape-agree = agree, or yes
shape-refuse = refuse, or no
shape-airlift = airlift PLAYER CITY
shape-forecast = forecast
shape-order = order CITY CITY … (all six, the one that comes first at the front)
shape-show = show
shape-government_grant = government_grant CITY, or government_grant CITY from CITY
shape-one_quiet_night = one_quiet_night
shape-resilient_population = resilient_population CITY

## What comes next: the frames of the agenda

step-act = Actions, up to four
step-window = { $a1 ->
        [1] Events may be played: before the draw
        [2] Events may be played: between two epidemics
        [3] Resilient Population may be played: before intensifying
        [4] Events may be played: after the draw
        [5] Events may be played: before infecting
        [6] Events may be played: between infections
        *[other] Events may be played: before the next turn
    }
step-draw = Draw 2 player cards
step-increase = Epidemic, increase: the infection rate goes up
step-infect_bottom = Epidemic, infect: the bottom card of the infection deck
step-intensify = Epidemic, intensify: the infection discard pile goes back on top, shuffled
step-limit = Hand limit of 7: { SEAT($a1) }
step-infect_cities = Infect cities
step-infect = Infection cards still to turn: { $a1 }
step-end_turn = The next player's turn
step-consent = { SEAT($a2) } answers { SEAT($a1) }: { $said }
    .asks = { WORD($a3) ->
            [give] { SEAT($a1) } offers { $a5 } to { SEAT($a2) }
            [take] { SEAT($a1) } asks { SEAT($a2) } for { $a5 }
            *[other] { SEAT($a1) } asks { SEAT($a2) }: { $said }
        }
step-arrange = Forecast: { SEAT($a1) } puts the cards back

## Families of moves, for lists that open

family-drive = Drive
    .which = which city?
family-direct = Direct flight
    .which = which city?
family-charter = Charter flight
    .which = which city?
family-shuttle = Shuttle flight
    .which = which city?
family-build = Build a station, taking another
    .which = which station?
family-give = { $n ->
        [0] Give a card
        *[other] Give a card to { SEAT($a1) }
    }
    .which = which card?
family-take = { $n ->
        [0] Take a card
        *[other] Take a card from { SEAT($a1) }
    }
    .which = which card?
family-cure = { $n ->
        [0] Discover a cure
        *[other] Discover the cure: { $all }
    }
    .which = { $n ->
        [0] which cure?
        *[other] which cards?
    }
family-dispatch = { $n ->
        [0] Dispatch a pawn
        [1] Dispatch { SEAT($a1) }
        *[other] Dispatch { SEAT($a1) }: { $more }
    }
    .which = { $n ->
        [0] which pawn?
        [1] which move?
        *[other] which city?
    }
family-special = { $n ->
        [0] Special move
        *[other] Special move, discarding { $a1 }
    }
    .which = { $n ->
        [0] which card?
        *[other] which city?
    }
family-discard = Discard
    .which = which card?
family-airlift = { $n ->
        [0] Airlift
        *[other] Airlift: { SEAT($a1) }
    }
    .which = { $n ->
        [0] which pawn?
        *[other] which city?
    }
family-government_grant = { $n ->
        [0] Government Grant
        *[other] Government Grant: { $a1 }
    }
    .which = { $n ->
        [0] which city?
        *[other] which station?
    }
family-resilient_population = Resilient Population
    .which = which card?
family-order = { $n ->
        [0] Put the cards back
        *[other] Put back, top first: { $all }
    }
    .which = in which order?

## How a game began

opening-first = { $seat } begins: the largest population on a city card (P3.9)
opening-infected = { $count ->
        [1] Infected at the start, 1 cube each: { $cities }
        *[other] Infected at the start, { $count } cubes each: { $cities }
    }

## The position in words

position-turn = Turn { $turn }: { $seat }. Actions left: { $actions }
position-tracks = Outbreaks: { $outbreaks } of 8. Infection rate: { $rate }. Epidemics so far: { $epidemics } of { $most }
position-disease = { TITLE($colour) }: { $status }. Cubes left: { $left }
status-uncured = uncured
status-cured = cured
status-eradicated = eradicated
position-three = Three cubes, the next one breaks out: { $cities }
position-two = Two cubes: { $cities }
position-one = One cube: { $cities }
position-no-cubes = No cube on the board
position-group = { $cities } ({ $colour })
position-stations = Stations: { $cities }. In the supply: { $left }
position-player = { $seat }, { $role }, in { $city }. Cards: { $count }
position-cards = { $group }: { $cards }
position-known = { $group } (known to you): { $cards }
position-events = Events
position-unknown = Unknown cards: { $count }
position-stored = Stored event: { $event }
position-quiet = One Quiet Night: the next infections are skipped
position-player-deck = Player deck: { $cards }. Epidemics still in it: { $epidemics }
position-next-epidemic = One epidemic is among the next cards: { $within }
position-no-epidemic = No epidemic among the next cards: { $within }
position-infection-deck = Infection deck: { $cards }
position-infection-layer = On top of it, shuffled, { $size } of: { $cities }
position-infection-known = Known to come, the first one next: { $cities }
position-infection-discard = Infection discard pile: { $cities }
position-player-discard = Player discard pile: { $cards }
position-removed = Out of the game: { $cards }

## Positions that cannot be

cubes-too-many = Too many cubes: at most { $most } ({ $rule }). Leave some out
eradicated-wrong = Eradicated means cured with no cube on the board; there are { $cubes } ({ $rule }). Change the disease or the cubes
flag-bad = This must be true or false
hand-over = At most { $most } cards fit here ({ $rule }). Leave some out
medic-city = Where the Medic is, no cube of a cured disease can be ({ $rule }). Move him or take the cubes away
name-twice = “{ $name }” is there twice. Leave one out
outbreaks-over = With more than { $most } outbreaks the game is lost ({ $rule }). Give fewer
piles-wrong = The piles do not fit the player deck and its epidemics ({ $rule }). Leave the field out to have them counted
pools-wrong = The layers do not fit the infection deck ({ $rule }). Leave the field out to have them counted
stations-too-many = At most { $most } stations stand ({ $rule }). Leave some out
stored-nobody = An event is stored, but nobody is the Contingency Planner ({ $rule }). Choose that role or leave the event out
supply-wrong = The supply cannot be { $value }: with these cubes on the board { $left } are left ({ $rule }). Leave it out to have it counted
view-impossible = No position fits this view. Take the view as the game wrote it
won-already = With four cures the game is won ({ $rule }). Leave one disease uncured

## Tables of cities that cannot be

pack-csv-bad = This is no line of a table with commas. Mend the line or its quotes
pack-columns-bad = The first line names the columns. Write: { $columns }
pack-cells-bad = There are { $found } cells. A line has { $wanted }
pack-name-bad = “{ $name }” cannot be a city's id. Use small letters, digits and _
pack-colour-bad = There is no colour “{ $colour }”. It may be: { $may }
pack-population-bad = “{ $population }” cannot be a population. Give a whole number from 1 to { $most }
pack-count-bad = There are { $found } cities. A board has 48
pack-order-bad = A city of this colour must stand here: { $colour }. Put the twelve of each colour together
pack-neighbour-bad = There is no city “{ $neighbour }”. Connect only cities of the table
pack-one-way = { $neighbour } does not connect back. Write the connection in both lines
pack-twice = This city stands twice. Leave one out
agenda-bad = No turn has this agenda ({ $rule }): give a phase instead, or the agenda as it was written
epidemic-in-hand = An epidemic card never lies here ({ $rule }). Put it into the player deck, or leave it out
epidemics-too-many = This game has at most { $most } epidemics ({ $rule }). Write fewer, or change the option
actions-too-many = A turn has at most { $most } actions ({ $rule }). Write fewer
share-events-never = Only city cards are shared, never events

## What the terminal calls a window

help-skip = skip – no more event questions until your next turn
terminal-resting = Event windows pass by themselves until the next own turn
terminal-rest-nothing = There is no event window here to skip

## Figures of many games

figure-cures = Cures of a seat
    .each = Cures
figure-cubes = Cubes removed in the turns of a seat
    .each = Cubes removed
figure-given = Cards given by a seat
    .each = Cards given
figure-events = Events played by a seat
    .each = Events played
