### Flatline in words. The arguments are explained in the docstring of sickbay.text.

hidden-word = a card

## Moves

move-begin_round = Begin the round
    .does = The left-most power cube goes; the number under it says how many emergencies come (F4.2).
move-draw_emergencies = Draw the emergencies
    .does = Blue cards go into the emergency area, orange ones into the stat area (F4.3, F4.4).
move-roll_emergency_dice = Roll the emergency dice
    .does = Two dice; the cards in their slots are activated (F4.7, F4.8).
move-resolve_emergencies = Resolve the emergencies
    .does = The activated cards act, slot by slot, row 1 before row 2 (F4.8).
move-ready = Ready for the countdown
    .does = Once all are ready, the chief medical officer starts the countdown (F4.10).
move-start_countdown = Start the countdown
    .does = Everybody rolls all dice of the pool, and all act at once (F4.11).
move-place = { $n ->
        [2] Place die { $a1 }: { $a2 }
        *[other] Place die { $a1 }: { $a2 }, space { $a3 }
    }
    .does = A die of one's hand onto an empty space with its icon; it stays there till the end of the round (F5.5, F5.6).
move-sacrifice = Sacrifice die { $a1 }, re-roll for { SEAT($a3) }
    .does = The die lies on the track till the end of the round; the named player may re-roll any dice in hand (F5.14, F5.16).
move-reroll = Re-roll dice: { $all }
    .does = Uses one permission; these dice in hand are rolled again (F5.16).
move-skip_reroll = Give up a re-roll
    .does = One permission lapses unused (F5.17).
move-free_reroll = Re-roll with the team's token: { $all }
    .does = Uses one token of the team, without the track (F6.33).
move-play = { $n ->
        [1] Play { $a1 }
        [2] { WORD($a1) ->
            [on_call_medic] Play { $a1 }: { SEAT($a2) }
            [second_opinion] Play { $a1 }: { SEAT($a2) }
            *[other] Play { $a1 }: { $a2 }
        }
        [3] Play { $a1 }: { $a2 }, { $a3 }
        *[other] Play { $a1 }: { SEAT($a2) }, die { $a3 }: { $a4 }
    }
    .does = { WORD($a1) ->
        [a_fresh_start] { about-a_fresh_start }
        [crisis_averted] { about-crisis_averted }
        [field_surgery] { about-field_surgery }
        [clean_sutures] { about-clean_sutures }
        [backup_cell] { about-backup_cell }
        [reserve_battery] { about-reserve_battery }
        [steady_rhythm] { about-steady_rhythm }
        [extra_hands] { about-extra_hands }
        [on_call_medic] { about-on_call_medic }
        [all_clear] { about-all_clear }
        [quarantine] { about-quarantine }
        [improvise] { about-improvise }
        [shared_charts] { about-shared_charts }
        [hold_the_doors] { about-hold_the_doors }
        [second_opinion] { about-second_opinion }
        *[other] A triage card, once, when its moment is there (F6.21, F6.50).
    }
move-done = Done
    .does = When everybody is done, the countdown ends; whoever acts again is not done any more (F5.18).
move-not_done = Not done yet
    .does = Takes “done” back (F5.18).
move-time_up = Time's up in round { $a1 }
    .does = The countdown ends; dice in hand do nothing (F5.4, F4.14).
move-resolve = Resolve
    .does = Stat cards first, then the emergency area, then the lines of the patients (F4.15 - F4.17).
move-treat = { $n ->
        [0] Go on: stations and new patients
        *[other] Treat: { $a1 }
    }
    .does = A patient with a tile on every line is treated and triggers the connected effect; then stations, new patients and the dial (F4.18 - F4.22).
move-choose = { $a1 ->
        [0] Choose: { SEAT($a1) }
        [1] Choose: { SEAT($a1) }
        [2] Choose: { SEAT($a1) }
        [3] Choose: { SEAT($a1) }
        [4] Choose: { SEAT($a1) }
        *[other] { WORD($a1) ->
            [none] Decline
            *[other] Choose: { $a1 }
        }
    }
    .does = The team's answer to what an effect asks (F5.3).

## What happened: lines of the log

happened-round = Round { $a1 }
happened-power = Power falls, cubes left: { $a1 }
happened-charged = Power rises, cubes: { $a1 }
happened-expected = Emergencies to come: { $a1 }
happened-emergency = Emergency: { $a1 } (row { $a2 }, slot { $a3 })
happened-stat = Stat card: { $a1 }
happened-boxed = No slot is free, out of the game: { $a1 }
happened-reshuffled = The emergency discard is shuffled into a new deck
happened-no_card = No emergency card is left to draw
happened-emergency_dice = Emergency dice: { $a1 } and { $a2 }
happened-rolled_again = Escalation, rolled again: { $a1 }
happened-activated = Activated: { $a1 }
happened-discarded = Discarded: { $a1 }
happened-to_triage = Cleared, now a triage card: { $a1 }
happened-to_stat = Back among the stat cards: { $a1 }
happened-failed = Lost, to the red edge: { $a1 }
happened-locked = Locked: { $a1 }
happened-lost_die = { SEAT($a1) } loses a die
happened-gained_die = { SEAT($a1) } gains a die
happened-token = Team re-rolls for the next countdown: { $a1 }
happened-tile = Cleared: { $a1 }
happened-tile_gone = No longer cleared: { $a1 }
happened-dial = The dial turns: space { $a1 }, diamond: { $a2 }
happened-held = The dial stays as it is
happened-countdown = The countdown begins
happened-rolled = { $n ->
        [3] { SEAT($a1) } rolls: { $a3 }
        [5] { SEAT($a1) } rolls: { $a3 }, { $a5 }
        [7] { SEAT($a1) } rolls: { $a3 }, { $a5 }, { $a7 }
        [9] { SEAT($a1) } rolls: { $a3 }, { $a5 }, { $a7 }, { $a9 }
        [11] { SEAT($a1) } rolls: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }
        [13] { SEAT($a1) } rolls: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }
        [15] { SEAT($a1) } rolls: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }, { $a15 }
        *[other] { SEAT($a1) } rolls: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }, { $a15 }, { $a17 }
    }
happened-placed = { SEAT($a1) } places a die: { $a3 }, { $a4 }
happened-filled = Filled: { $a1 }
happened-sacrificed = { SEAT($a1) } sacrifices a die, re-roll: { SEAT($a3) }
happened-permitted = Re-roll: { SEAT($a1) }
happened-set = A die of { SEAT($a1) } is set: { $a3 }
happened-freed = Anybody may fill it: { $a1 }
happened-finished = { SEAT($a1) }: done
happened-goes_on = { SEAT($a1) }: not done yet
happened-stands_by = { SEAT($a1) }: ready
happened-over = The countdown is over
happened-played = { $n ->
        [2] { SEAT($a1) } plays { $a2 }
        [3] { WORD($a2) ->
            [on_call_medic] { SEAT($a1) } plays { $a2 }: { SEAT($a3) }
            [second_opinion] { SEAT($a1) } plays { $a2 }: { SEAT($a3) }
            *[other] { SEAT($a1) } plays { $a2 }: { $a3 }
        }
        [4] { SEAT($a1) } plays { $a2 }: { $a3 }, { $a4 }
        *[other] { SEAT($a1) } plays { $a2 }: { SEAT($a3) }, die { $a4 }, { $a5 }
    }
happened-treated = Treated: { $a1 } ({ $a2 })
happened-connected = Dial space { $a2 }: { $a3 }
happened-declined = The team declines
happened-recharged = Recharged: { $a1 }
happened-arrived = New patient: { $a1 } ({ $a2 })

## Who is asked, and for what

wait-F4-1 = { $asked ->
        [0] { $seat }: a triage card?
        *[other] { $seat }: begin the round?
    }
wait-F4-3 = { $asked ->
        [0] { $seat }: a triage card?
        *[other] { $seat }: draw the emergencies?
    }
wait-F4-7 = { $asked ->
        [0] { $seat }: a triage card?
        *[other] { $seat }: roll the emergency dice?
    }
wait-F4-8 = { $asked ->
        [0] { $seat }: a triage card?
        *[other] { $seat }: resolve the activated emergencies?
    }
wait-F4-10 = { $asked ->
        [0] { $seat }: a triage card?
        *[other] { $seat }: planning. Start the countdown?
    }
wait-F4-12 = { $seat }: countdown, which die goes where?
wait-F4-15 = { $asked ->
        [0] { $seat }: a triage card?
        *[other] { $seat }: resolve the cards?
    }
wait-F4-24 = { $asked ->
        [0] { $seat }: a triage card?
        *[other] { $seat }: which patient is treated, or go on?
    }
wait-F6-1 = { $seat }: Lost Assistance, which triage card is lost?
wait-F6-2 = { $seat }: Setback, which triage card becomes a stat card?
wait-F6-3 = { $seat }: Bathroom Break, who loses two dice?
wait-F6-4 = { $seat }: Regression, which tile comes off?
wait-F6-31 = { $seat }: who gains a die?
wait-F6-32 = { $seat }: who loses a die?
wait-F6-34 = { $seat }: discard an emergency, or none?
wait-F6-36 = { $seat }: which line is cleared?
wait-F6-37 = { $seat }: which tile comes off?
wait-F6-38 = { $seat }: which triage card is lost?

## How it ends

result-all-treated = Everybody treated
    .title = Every heart beats!
result-out-of-power = Out of power
    .title = Flatline
result-too-many-failed = Too many lost cards
    .title = Flatline

## Emergency cards in short

about-lost_assistance = When hit: a triage card of the team's choice is discarded (F6.1).
about-setback = When hit: a triage card becomes an unfilled stat card again (F6.2).
about-bathroom_break = When hit: a chosen player is without two dice in the next countdown (F6.3).
about-regression = When hit: a cleared tile of choice comes off any patient (F6.4).
about-no_help_in_sight = When hit: no triage card may be played for the rest of the round (F6.5).
about-lock_down = When hit: no die may be sacrificed in this round (F6.6).
about-under_duress = When hit: one more emergency card is revealed (F6.7).
about-foiled_plans = When hit: the dial turns one step (F6.8).
about-increased_distress = When hit: one more emergency card is revealed; two players clear it (F6.7).
about-unexpected_hindrance = When hit: one more emergency card is revealed (F6.7).
about-escalation = When hit: after the other cards the dice in its slot are rolled again (F4.9).
about-power_lock = When hit: no die may be placed at the stations in this round (F6.10).
about-power_leak = When hit: a power cube is lost, without emergencies for it (F6.11).
about-short_handed = When hit: everybody is without one die in the next countdown (F6.12).
about-a_fresh_start = Countdown: everybody with dice in hand may re-roll once, without the track (F6.20).
about-crisis_averted = Instead of the emergency dice, or before their cards act: nothing is activated (F6.22).
about-field_surgery = At any time: a cleared tile on any line of a patient in a bay (F6.23).
about-clean_sutures = At any time: a cleared tile on any line of a patient in a bay (F6.23).
about-backup_cell = At any time: one removed cube returns to the meter (F6.24).
about-reserve_battery = At any time: one removed cube returns to the meter (F6.24).
about-steady_rhythm = The dial does not turn at the end of this round (F6.25).
about-extra_hands = At any time: everybody gains a die out of the reserve (F6.26).
about-on_call_medic = At any time: a chosen player gains a die out of the reserve (F6.26).
about-all_clear = At any time: a card of the emergency area is discarded (F6.27).
about-quarantine = At any time: up to two cards of the emergency area are discarded (F6.27).
about-improvise = Countdown: a die in anybody's hand is set to any icon (F6.28).
about-shared_charts = Countdown: anybody may place on one line of choice, whatever it asks for (F6.29).
about-hold_the_doors = Before new emergencies: three fewer come in this round (F4.3).
about-second_opinion = Countdown: a chosen player may re-roll once, without the track (F6.20).
about-port = When all its spaces are filled it gives one power cube, once in a game (F4.20).
about-starboard = When all its spaces are filled it gives one power cube, once in a game (F4.20).

## Options

option-seats = Players
option-level = Level
value-level-training = Training
value-level-standard = Standard
value-level-expert = Expert
option-meter = Power meter
value-meter-auto = As the level
value-meter-green = Green side
value-meter-red = Red side
option-last_cube = The last power cube
value-last_cube-loses = Last cube loses
value-last_cube-lasts = Lasts one more round
option-decides = Who decides for the team
value-decides-cmo = Chief medical officer
value-decides-anybody = Anybody decides
option-start = Who starts the countdown
value-start-cmo = Chief medical officer
value-start-all = Once everybody is ready
option-cmo = Seat of the chief medical officer
option-start_bay = First bay

## Why a move is not possible

wrong-step = This comes at another step; now: { $now }
countdown-over = The countdown of this round is over
stale-round = It is round { $round } now: name this one
host-only = Only the clock of the table says this
host-says-time-up = The table itself only says that time is up
cmo-only = This is for the chief medical officer: { SEAT($seat) }
decider-only = For the team decides: { SEAT($seat) }
choose-first = First the team has to choose
answer-bad = This is no answer to what is asked: take one of those listed
no-such-answer = Not to be chosen here: { $answer }
nobody-asks-ready = The chief medical officer starts the countdown alone; nobody need be ready
ready-already = Said already; the others are awaited
not-all-ready = Everybody has to be ready first
not-your-die = Your dice are numbered 0 to { $most }
die-not-in-hand = Die { $die } is not in your hand: take one that is
no-such-seat = The players are numbered 0 to { $most }
no-such-die = A player's dice are numbered 0 to { $most }
no-such-target = Not on the board: { $target }
no-such-space = It has fewer spaces: { $target }
no-such-line = There is no such line: { $line }
name-the-space = Name the space too: a letter after the line
station-closed = This station has given its cube: { $station }
stations-locked = The stations are locked for this round
line-cleared = Cleared already: { $line }
line-filled = Filled or free already: { $line }
space-taken = This space is taken
wrong-icon = Another icon is needed here
constraint-one = One player gives all dice of this line
constraint-two = Exactly two players fill this line, and both are needed
constraint-multi = The last die has to come from another player
constraint-all = Every player has one space of their own here
constraint-split = Left and right belong to two different players
track-locked = The re-roll track is locked for this round
track-full = The track is full, spaces: { $spaces }
no-dice-to-reroll = No die would be in the hand of { SEAT($seat) } to re-roll
no-permission = A re-roll permission is needed: by a sacrifice or a card
no-token = The team has no re-roll token
done-already = Said already
not-done-yet = Nobody said that this seat is done
no-dice-left = No die is left in hand: that counts as done
no-target = Nothing would change by it now
no-triage-card = This is no triage card: { $card }
no-such-triage-card = The team does not have this triage card: { $card }
triage-locked = Triage is locked for this round
nothing-activated = No card is activated: there is nothing to ignore
no-help-activated = No Help In Sight is among the activated cards
hand-empty = A die in hand is needed: { SEAT($seat) }
reserve-empty = No die is in the reserve of { SEAT($seat) }
reserves-empty = All reserves are empty
meter-full = The power meter is full
not-in-area = Not in the emergency area: { $card }
card-named-twice = Named twice: { $card }
die-not-in-that-hand = Die { $die } is not in the hand of { SEAT($seat) }
die-shows-it = The die shows it already: { $icon }
treat-first = First the full patients are treated: { $bay }
bay-empty = Nobody lies there: { $bay }
patient-not-full = Some line is still open: { $bay }

## What a sentence of each verb looks like

shape-begin_round = begin_round
shape-draw_emergencies = draw_emergencies
shape-roll_emergency_dice = roll_emergency_dice
shape-resolve_emergencies = resolve_emergencies
shape-ready = ready
shape-start_countdown = start_countdown
shape-place = place DIE LINE SPACE: place 3 bay2.line1 b; without the space the first that fits
shape-sacrifice = sacrifice DIE for SEAT
shape-reroll = reroll DIE DIE ...
shape-skip_reroll = skip_reroll
shape-free_reroll = free_reroll DIE DIE ...
shape-play = play CARD, with a target play CARD LINE, CARD SEAT, CARD CARD CARD, or play improvise SEAT DIE ICON
shape-done = done
shape-not_done = not_done
shape-time_up = time_up ROUND
shape-resolve = resolve
shape-treat = treat BAY, or treat alone to go on
shape-choose = choose CARD, LINE or SEAT, or choose none

## What comes next: the frames of the agenda

step-start = Start of the round
step-draw = New emergencies
step-roll = Emergency dice
step-trigger = Activated cards act
step-activate = The next activated card
step-escalate = Then Escalation, if it was hit
step-plan = Planning
step-countdown = Countdown
step-resolve = Resolve cards
step-judge = The next stat card
step-clear = Filled emergency cards
step-tiles = Tiles on filled lines
step-treat = Patients
step-recharge = Recharge stations
step-arrive = New patients
step-clean_up = The dial turns, the dice go back
step-reveal = Emergencies still to be revealed: { $a1 }
step-effect = { $a1 } ({ $a2 })

## Families of moves, for lists that open

family-place = { $n ->
        [0] Place a die
        [1] Place die { $a1 }
        *[other] Place die { $a1 }: { $a2 }
    }
family-sacrifice = { $n ->
        [0] Sacrifice a die for a re-roll
        *[other] Sacrifice die { $a1 }
    }
family-reroll = { $n ->
        [0] Re-roll dice
        *[other] Re-roll dice { $all } and more
    }
family-free_reroll = { $n ->
        [0] Re-roll with the team's token
        *[other] Re-roll with the team's token: { $all } and more
    }
family-play = { $n ->
        [0] Play a triage card
        *[other] Play { $a1 }
    }
family-treat = Treat a patient
family-choose = Choose

## The position in words

position-round = Round { $round }. Power: { $power } of { $most }. Treated: { $treated } of { $patients }
position-next = Emergencies in the next round: { $count }
position-due = Emergencies to come now: { $count }
position-dial = Dial: space { $space }, diamond: { $bay }
position-emergency-dice = Emergency dice: { $left } and { $right }
position-bay = { $bay }: { $patient } (dial: { $effect })
position-bay-empty = { $bay }: nobody
position-stack = Patients still to come: { $count }
position-slot = Emergency { $row }-{ $slot }, { $card }
position-stat = Stat card { $card }
position-target = { $target } ({ $who }): { $spaces }
position-placed = { $icon } by { $seat }
position-cleared = { $target }: cleared
position-station-closed = { $station }: used up
position-locked = Locked: { $place }
position-triage = Triage cards: { $cards }
position-failed = Lost cards: { $count } of { $most }
position-track = Re-roll track: { $used } of { $spaces }
position-tokens = Team re-rolls: { $count }
position-hand = { $seat }, dice in hand: { $dice }
position-no-hand = { $seat }: no dice in hand. Pool: { $pool }, reserve: { $reserve }
position-die = { $die } { $icon }
position-permissions = Re-roll permissions: { $count }
position-done = Done
who-any = { any }
who-one = { one }
who-two = { two }
who-multi = { multi }
who-all = { all }
who-split = { split }
opening-patients = In the bays: { $patients }
opening-cmo = Chief medical officer: { $seat }

## Positions that cannot be

activated-wrong = Activated cards lie in the emergency area while step C runs ({ $rule }). Leave them out
agenda-bad = No round has this agenda ({ $rule }). Give a step, or the agenda as it was written
cards-missing = All { $count } emergency cards are somewhere ({ $rule }). Write “...” in the deck
cmo-no-seat = There is no seat { $cmo } among { $seats }. Take a lower one
dice-in-hand = Dice are in hand only during the countdown ({ $rule }). Leave them at home
dice-too-early = No such dice lie on the board at this step ({ $rule }). Leave them out, or take a later step
die-bad = “{ $value }” says nothing about a die. Write home, track, an icon, or an icon, a line and a space
die-does-not-fit = A die does not fit its space: { $line } ({ $rule }). Change its icon or the space
die-in-reserve = A die in play is in no reserve ({ $rule }). Take it out of the reserve, or leave it at home
die-nowhere = No die lies on a station that takes none: { $station } ({ $rule }). Leave it at home, or open the station
doors-wrong = Doors are held only until the emergencies are drawn ({ $rule }). Leave it out
due-wrong = Emergencies are due only before they are drawn ({ $rule }). Leave it out
failed-too-many = With { $most } cards on the red edge the game is lost ({ $rule }). Leave some out
line-constraint = These players' dice could not come to lie so: { $line } ({ $rule }). Change who placed them
lock-early = A lock is one of step G only until the dial turns ({ $rule }). Write 1
nobody-left = When no patient is left the game is won ({ $rule }). Put one into a bay or the stack
patients-wrong = This game has { $count } patients ({ $rule }). Write “...” in the stack, or change the level
permission-empty = A permission needs a die in hand ({ $rule }). Leave it out
power-none = Without a cube the game is lost ({ $rule }). Leave one on the meter
ready-wrong = Seats are ready only in planning, if all have to say so ({ $rule }). Leave it out
space-nowhere = There is no such line to place on: { $line } ({ $rule }). Put a patient there, or take another line
space-twice = Two dice lie on one space: { $line } ({ $rule }). Move one of them
step-and-agenda = Give a step or an agenda, not both. Leave one out
tile-nowhere = No patient has this line: { $line } ({ $rule }). Leave the tile out
tokens-wrong = Team re-rolls are gone with the countdown ({ $rule }). Leave them out
track-over = The track has { $most } spaces ({ $rule }). Leave some dice out
track-wrong = Dice and track name different dice ({ $rule }). Change one of the two
view-impossible = No position fits this view. Take the view as the game wrote it
word-twice = It stands there twice: { $word }. Leave one out

## Help at the terminal, with words of this game

help-words = place 3 bay2.line1 – a move in words; Tab completes, names in your language work too
help-help = help, help escalation – this list; what a word of the game means
help-why = why place 0 port a – whether a move is possible, and by which rule not
help-rules = rules F5.11 – the text of a rule

## Figures of many games

figure-rounds = Rounds
    .each = Rounds
figure-treated = Patients treated
    .each = Treated
figure-failed = Stat cards lost
    .each = Lost cards
figure-placed = Dice placed by a seat
    .each = Dice placed
figure-sacrificed = Dice sacrificed by a seat
    .each = Dice sacrificed
