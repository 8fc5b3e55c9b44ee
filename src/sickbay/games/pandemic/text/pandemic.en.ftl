### Pandemic in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = a card
direct = direct flight
charter = charter flight
shuttle = shuttle flight
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
told-build = { SEAT($seat) } builds a station
told-cure = { SEAT($seat) } looks for the cure: { $a1 }
told-drive = { SEAT($seat) } drives to { $a1 }
told-direct = { SEAT($seat) } flies to { $a1 }
told-charter = { SEAT($seat) } charters a flight to { $a1 }
told-shuttle = { SEAT($seat) } takes the shuttle to { $a1 }
told-special = { SEAT($seat) } makes the special move to { $a2 }

## What happened: lines of the log

event-moved = { SEAT($a1) } is now in { $a2 }
event-cube = Cube in { $a1 }: { $a2 }
event-prevented = { WORD($a1) ->
        [eradicated] { $a2 }: no cube, the disease is eradicated ({ $a3 })
        *[other] { $a2 }: cube prevented, { $a3 } ({ $a1 })
    }
event-outbreak = Outbreak in { $a1 }: { $a2 }
event-removed_cubes = Cubes gone from { $a1 }: { $a2 }, { $a3 }
event-station = Station in { $a1 }
event-station_gone = Station gone from { $a1 }
event-cured = Cure discovered: { $a1 }
event-eradicated = Disease eradicated: { $a1 }
event-drew = { SEAT($a1) } draws: { $a2 }
event-gave = { SEAT($a1) } gives { $a3 } to { SEAT($a2) }
event-discarded = { SEAT($a1) } discards { $a2 }
event-stored = { SEAT($a1) } stores the event { $a2 }
event-played = { SEAT($a1) } plays { $a2 }
event-out_of_game = Out of the game: { $a1 }
event-epidemic = Epidemic
event-rate = Infection rate: { $a1 }
event-infection = Infection: { $a1 }
event-intensified = The discarded infection cards are shuffled back on top
event-quiet = Quiet night: no infections
event-looked = { SEAT($a1) } looks at infection cards: { $more }
event-ordered = { SEAT($a1) } puts them back, top first: { $more }
event-showed = { SEAT($a1) } shows everyone: { $more }
event-asked = { SEAT($a1) } asks { SEAT($a2) } to agree
event-agreed = { SEAT($a1) } agrees
event-declined = { SEAT($a1) } declines
event-turn = Turn: { SEAT($a1) }
event-actions_done = { SEAT($a1) } is done with actions
event-reshuffled = The infection discard pile becomes the new deck

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
