### Doktor Hrubec in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = a card
end = End turn
choose = Pick in secret
take = Poach
exchange = Swap
send = Send on

## Moves

move-draw = Draw a card
    .does = Morning administration: the top card of the draw pile, with fewer than five cards in hand (H5.1).
move-hire = { $n ->
        [1] Hire { $a1 }
        *[other] Hire { $a1 }, dismiss { $a3 }
    }
    .does = Morning administration: the doctor of the hand moves into a free office; with four doctors one of them is dismissed first (H5.2).
move-reveal = Reveal the next patient
    .does = Patient intake: the top card of the queue goes face up into the waiting room; the closing card ends the game (H5.3, H5.10).
move-admit = Admit: { $a1 }
    .does = The patient goes from the waiting room into the own empty theatre; operated on in the next turn, if still there (H5.4).
move-play = { $n ->
        [1] Play { $a1 }
        [2] { WORD($a1) ->
            [holiday] Play { $a1 }: the patient goes to { SEAT($a2) }
            *[other] Play { $a1 }: { $a2 }
        }
        *[other] Play { $a1 }: { $a2 }, dismiss { $a4 }
    }
    .does = { WORD($a1) ->
        [alternative_medicine] { about-alternative_medicine }
        [euthanasia] { about-euthanasia }
        [hrubec_on_duty] { about-hrubec_on_duty }
        [new_instruments] { about-new_instruments }
        [doctors_swap] { about-doctors_swap }
        [holiday] { about-holiday }
        [heroic_effort] { about-heroic_effort }
        [heart_attack] { about-heart_attack }
        [infectious_eczema] { about-infectious_eczema }
        [clown_visit] { about-clown_visit }
        [lunch_break] { about-lunch_break }
        [recycling] { about-recycling }
        [retraining] { about-retraining }
        [sex_bomb] { about-sex_bomb }
        [old_blazkova_cleans] { about-old_blazkova_cleans }
        [doctors_strike] { about-doctors_strike }
        [lucky_day] { about-lucky_day }
        [kidnapper] { about-kidnapper }
        [bribe] { about-bribe }
        [candlelight_dinner] { about-candlelight_dinner }
        [vip] { about-vip }
        [power_cut] { about-power_cut }
        [notice] { about-notice }
        [resurrection] { about-resurrection }
        [nurse] { about-nurse }
        *[other] An action card of the hand, in one's own turn (H5.6).
    }
move-operate = Operate: { $a1 }
    .does = Team value in this specialty, long-term card, bonuses and die together: the difficulty must be reached (H5.8, H4.10).
move-end = End turn
    .does = The next player's turn begins; bonuses not used expire (H5.9).
move-choose = Pick in secret: { $a1 }
    .does = Once all have picked, this doctor goes to the left neighbour (H6.3).
move-discard = Discard { $a1 }
    .does = The card goes from the hand to the discard pile, without effect (H6.P6, H6.P11, H6.P12).
move-dismiss = Dismiss { $a1 }
    .does = The doctor goes from the team to the discard pile (H5.14, H6.D10, H6.P4).
move-take = Poach { $a1 }
    .does = The doctor leaves the other team and joins the own one (H6.P2, H6.P7).
move-exchange = Swap { $a1 } for { $a2 }
    .does = The two doctors change teams (H6.P13).
move-send = Send on to { SEAT($a1) }
    .does = Who is sent on goes to this player; with a full team, that player chooses which doctor leaves (H4.14, H5.14).

## What happened: lines of the log

happened-turn = Turn: { SEAT($a1) }
happened-drew = { SEAT($a1) } draws: { $a2 }
happened-reshuffled = The discard pile is shuffled and becomes the draw pile
happened-empty = { SEAT($a1) } draws nothing, both piles are empty
happened-hired = { SEAT($a1) } hires { $a2 }
happened-dismissed = { SEAT($a1) } loses { $a2 } to the discard pile
happened-revealed = { SEAT($a1) } reveals: { $a2 }
happened-admitted = { SEAT($a1) } admits: { $a2 }
happened-played = { $n ->
        [2] { SEAT($a1) } plays { $a2 }
        *[other] { WORD($a2) ->
            [holiday] { SEAT($a1) } plays { $a2 }: to { SEAT($a3) }
            *[other] { SEAT($a1) } plays { $a2 }: { $a3 }
        }
    }
happened-lapsed = No longer in force: { $a1 }
happened-operates = { SEAT($a1) } operates: { $a2 } ({ $a3 } { $a4 })
happened-rolled = { SEAT($a1) } rolls { $a2 }
happened-total = Team { $a2 }, long-term card { $a3 }, bonus { $a4 }, die { $a5 }: total { $a6 }, difficulty { $a7 }
happened-cured = Success, { SEAT($a1) } cures: { $a2 }
happened-died = Into the morgue of { SEAT($a1) }: { $a2 }
happened-gone = Out of the game: { $a1 }
happened-moved = Into the theatre of { SEAT($a2) }: { $a1 }
happened-waits = Back in the waiting room: { $a1 }
happened-joined = { $a1 } goes from { SEAT($a2) } to { SEAT($a3) }
happened-chose = { SEAT($a1) } picks in secret: { $a2 }
happened-discarded = { SEAT($a1) } discards { $a2 }
happened-closed = { SEAT($a1) } reveals the closing card: the hospital closes
happened-points = Final score of { SEAT($a1) }: { $a2 }

## Who is asked, and for what

wait-H4-3-1 = { $seat }: hospital turn, draw or hire first?
wait-H4-3-2 = { $seat }: which patient intake?
wait-H4-4-1 = { $seat }: operation turn, a card first or operate?
wait-H4-3-3 = { $seat }: a card, or end the turn?
wait-H4-4-2 = { $seat }: a card, or end the turn?
wait-H5-10 = { $seat }: final operation, which specialty?
wait-H6-3 = { $seat }: Doctors' Swap, which doctor goes to the left?
wait-H5-14 = { $seat }: five doctors, four offices. Who goes?
wait-H6-D1 = { $seat }: to whom does Doctor of Laws take the dead patient?
wait-H6-D2 = { $seat }: to whom does Doctor Zhor go?
wait-H6-D8 = { $seat }: to whom does the Unfinished Medical Student go?
wait-H6-D10 = { $seat }: which own doctor does the Alien cost?
wait-H6-P2 = { $seat }: the Exhibitionist brings a female doctor. Which one?
wait-H6-P4 = { $seat }: which doctor does the Infected Prostitute cost?
wait-H6-P6 = { $seat }: which card do the Blisters cost?
wait-H6-P7 = { $seat }: the Schizophrenic brings a doctor. Which one?
wait-H6-P8 = { $seat }: after the Siamese Twins, who comes into the theatre?
wait-H6-P10 = { $seat }: whose morgue gets the Head Shot Off?
wait-H6-P11 = { $seat }: which card does the Constipation cost?
wait-H6-P12 = { $seat }: which card does the Fracture cost?
wait-H6-P13 = { $seat }: Dental Bridge, which two doctors are swapped?

## How it ends

result-points = Most points
    .title = The hospital is closed!
result-fewer-dead = Level on points, fewer in the morgue
    .title = The hospital is closed!
result-more-cured = Level on points and in the morgue, more cured
    .title = The hospital is closed!
result-shared = Level in everything: a shared victory
    .title = The hospital is closed!

## Action cards in short

about-alternative_medicine = Long-term: { PRINTED($a1) } (H6.A1).
about-euthanasia = A patient in any theatre leaves the game; not the one operated on in this turn (H6.A2).
about-hrubec_on_duty = All patients in theatres go to the morgues of their players; Dr. Acula does not help (H6.A3).
about-new_instruments = Long-term: all teams have { PRINTED($a1) } (H6.A4).
about-doctors_swap = Everybody with a doctor picks one in secret; all the picked ones go to the left neighbour at once (H6.A5).
about-holiday = The own patient goes to another player's empty theatre (H6.A6).
about-heroic_effort = Before the own operation: an own doctor is discarded, for { PRINTED($a1) } in this operation (H6.A7).
about-heart_attack = A patient in the waiting room leaves the game (H6.A8).
about-infectious_eczema = Long-term: all teams have { PRINTED($a1) } (H6.A9).
about-clown_visit = Long-term: all teams have { PRINTED($a1) } (H6.A10).
about-lunch_break = A patient goes from any theatre back to a free place in the waiting room (H6.A11).
about-recycling = Long-term: all teams have { PRINTED($a1) } (H6.A12).
about-retraining = An own doctor is discarded and a card drawn for it (H6.A13).
about-sex_bomb = A male doctor of another player joins the own team; with four doctors one leaves first (H6.A14).
about-old_blazkova_cleans = Long-term: all teams have { PRINTED($a1) } (H6.A15).
about-doctors_strike = Long-term: team values count 0; die, bonuses and abilities stay (H6.A16).
about-lucky_day = Long-term: { PRINTED($a1) } (H6.A17).
about-kidnapper = Another player's patient comes into the own empty theatre (H6.A18).
about-bribe = Any doctor of another player joins the own team; with four doctors one leaves first (H6.A19).
about-candlelight_dinner = A female doctor of another player joins the own team; with four doctors one leaves first (H6.A20).
about-vip = The own patient and one in the waiting room change places (H6.A21).
about-power_cut = All patients in theatres move at once to the right neighbours' theatres; Dr. Acula does not help (H6.A22).
about-notice = A doctor of any player is discarded (H6.A23).
about-resurrection = A patient comes from the own morgue back into the own empty theatre (H6.A24).
about-nurse = Before the own operation: { PRINTED($a1) } in this operation (H6.A25).
printed-die = a die of { $faces } counts { $value }
printed-all = { $value } in every specialty
printed-one = { $specialty } { $value }

## Doctors in short

about-doktor_prav = When a patient dies in the own morgue after an operation, he takes the body to another player's morgue and joins that team (H6.D1).
about-doktor_zhor = After a success he goes to another player (H6.D2).
about-dr_akula = No action card moves or removes the patient in his team's theatre, save Power Cut and Doctor Hrubec Is on Duty (H6.D3, H6.1).
about-dr_inkognito = No action card may take, discard or choose him, save Doctors' Swap (H6.D4, H6.2).
about-mudr_brutal = After a failure a card is drawn (H6.D5).
about-mudr_nula = On hiring a card is drawn (H6.D6).
about-mudr_silikon = With a female doctor in the team his four values are other ones (H6.D7).
about-nedostudovana_medicka = After a failure she goes to another player (H6.D8).
about-reznik = If an operation fails on a rolled 1, the patient leaves the game instead of dying; not with Alternative Medicine or Lucky Day (H6.D9).
about-vetrelec = On hiring one of the own doctors is discarded, the Alien being one of them (H6.D10).
about-vratny = After a success a card is drawn (H6.D11).

## Patients in short

about-alkoholik = After a failure he does not die: he goes to the right neighbour's theatre, or out of the game if it is occupied (H6.P1).
about-exhibicionista = After a success a female doctor of another player joins, if there is a free office (H6.P2).
about-malomocny = After a success a card is drawn (H6.P3).
about-nakazena_prostitutka = After a failure one of the own doctors is discarded (H6.P4).
about-paran = After a failure a card is drawn (H6.P5).
about-puchyre = After a failure a card of the hand is discarded (H6.P6).
about-schizofrenik = After a success any doctor of another player joins, if there is a free office (H6.P7).
about-siamska_dvojcata = After a success another patient of the waiting room comes into the theatre (H6.P8).
about-slepak = After a success a card is drawn (H6.P9).
about-ustrelena_hlava = After a success it goes to another player's morgue: no points here, −2 there (H6.P10).
about-zacpa = After a failure a card of the hand is discarded (H6.P11).
about-zlomenina = After a success a card of the hand is discarded (H6.P12).
about-zubni_mustek = After a success an own doctor is swapped for one of another player (H6.P13).

## Options

option-seats = Players
option-pack = Card values
value-pack-standard = Sickbay's own

## Why a move is not possible

acula-there = Dr. Acula guards the patient here: { SEAT($seat) }
administration-over = Morning administration is over for this turn
before-operation-only = Only before the own operation, with a patient in the theatre
card-needed = The card { $card } is needed in hand
card-targets = These are no targets for { $card }; its text says what it is played on
doctor-in-no-team = { $doctor } is in nobody's team
doctor-not-others = { $doctor } is not in another player's team
doctor-not-yours = { $doctor } is not in the own team
final-other = Final operations go in turn, it is another player's now
hand-large = The morning draw needs fewer than { $below } cards in hand
hospital-closed = The hospital is closed: only the final operations are left
hospital-turn-only = Only in a hospital turn: { $verb }
incognito-untouchable = No action card may touch Dr. Incognito
intake-first = First a patient: reveal or admit
intake-over = The patient intake is done for this turn
no-choice-now = Nothing of this kind is asked now: { $verb }
not-a-man = A male doctor is needed, not { $doctor }
not-a-woman = A female doctor is needed, not { $doctor }
not-in-morgue = Not in the own morgue: { $patient }
not-in-theatre = In no theatre: { $patient }
not-required = This patient has no such requirement ({ $patient }): { $specialty }
not-waiting = Not in the waiting room: { $patient }
not-yourself = It must be another player
nothing-to-draw = Draw pile and discard pile are both empty
office-free = There is a free office, so nobody is dismissed
operated-already = The operation of this turn is done
operated-patient = Just operated on, safe until the end of the turn: { $patient }
operation-first = First the operation: a patient is in the theatre
operation-turn-only = Only in an operation turn, on a patient admitted earlier
settle-first = First what is going on must be settled
team-full = All four offices are taken: add “dismiss” and the doctor who leaves
teams-empty = A doctor is needed in some team
theatre-empty = A patient is needed in the own theatre
theatre-full = The own theatre must be empty
theatre-of-full = The theatre of { SEAT($seat) } must be empty
theatres-empty = A patient is needed in some theatre
turn-other = It is the turn of { SEAT($seat) }
waiting-room-full = A free place in the waiting room is needed

## What a sentence of each verb looks like

shape-draw = draw
shape-hire = hire DOCTOR, with a full team hire DOCTOR dismiss DOCTOR
shape-reveal = reveal
shape-admit = admit PATIENT
shape-play = play CARD, with a target play CARD PATIENT, play CARD DOCTOR or play holiday SEAT; taking a doctor with a full team: play CARD DOCTOR dismiss DOCTOR
shape-operate = operate SPECIALTY
shape-end = end
shape-choose = choose DOCTOR
shape-discard = discard CARD
shape-dismiss = dismiss DOCTOR
shape-take = take DOCTOR
shape-exchange = exchange DOCTOR DOCTOR (the own one first)
shape-send = send SEAT

## What comes next: the frames of the agenda

step-turn = { $n ->
        [0] The turn of the active player
        *[other] Turn: { SEAT($a1) }
    }
step-final_operations = Final operations, each player once
step-swap = Doctors' Swap: everybody picks, then the picked doctors move to the left
step-ability_draw = { $a2 }: { SEAT($a1) } draws a card
step-dismissal = { SEAT($a1) } chooses which doctor leaves ({ $a2 })
step-hand_discard = { SEAT($a1) } discards a card ({ $a2 })
step-taking = { SEAT($a1) } takes a doctor of another player ({ $a2 })
step-exchanging = { SEAT($a1) } swaps two doctors
step-admission = { SEAT($a1) } takes another patient into the theatre
step-sending = { SEAT($a1) } says who gets { $a2 }

## Families of moves, for lists that open

family-hire = { $n ->
        [0] Hire a doctor
        *[other] Hire { $a1 }, dismissing somebody
    }
family-admit = Admit a patient
family-play = { $n ->
        [0] Play a card
        [1] Play { $a1 }
        *[other] Play { $a1 }: { $a2 }, dismissing somebody
    }
family-operate = Operate
family-choose = Pick in secret
family-discard = Discard a card
family-dismiss = Dismiss a doctor
family-take = Poach a doctor
family-exchange = { $n ->
        [0] Swap two doctors
        *[other] Swap { $a1 }
    }
family-send = Send on

## The position in words

position-turn = { $kind ->
        [hospital] Turn { $turn }, hospital turn: { $seat }
        *[other] Turn { $turn }, operation turn: { $seat }
    }
position-operating = Turn { $turn }, operation turn: { $seat }. Chance of success ({ $patient }): { $chances }
position-final = The hospital is closed, final operations. Closing card: { $seat }
position-bonus = Bonus for this operation: { $bonus }
position-long-term = In force: { $card }
position-no-long-term = No long-term card
position-waiting = Waiting room, places taken: { $count } of { $places }
position-waiting-empty = Waiting room: empty, places: { $places }
position-covered = One place is covered, back { $back }
position-patient = { $patient }: { $needs } (points: { $points })
position-need = { $specialty } { $difficulty }
position-or = { $needs } or { $need }
position-queue = Queue, cards: { $size }. Back 1: { $first }, back 2: { $second }, back 3: { $third }, then the closing card. Next: { $top ->
        [0] the closing card
        *[other] back { $top }
    }
position-player = { $seat }. Points so far: { $points }. Cards in hand: { $count }
position-team = Team: { $doctors }
position-no-team = Team: nobody
position-doctor = { $doctor } ({ $surgery }, { $psychiatry }, { $dental }, { $skin })
position-values = Team value: surgery { $surgery }, psychiatry { $psychiatry }, dental { $dental }, skin { $skin }
position-theatre = Operating theatre: { $patient }
position-theatre-empty = Operating theatre: empty
position-chance = Chance of success: { $chances }
position-chance-of = { $specialty } { $percent }%
position-cured = Cured: { $patients }
position-morgue = Morgue: { $patients }
position-hand-doctors = Doctors in hand: { $doctors }
position-hand-actions = Action cards in hand: { $cards }
position-picked = Has picked: { $seat }
position-picked-own = Picked ({ $seat }): { $doctor }
position-draw-pile = Draw pile: { $cards }
position-discard = Discard pile: { $cards }
position-removed = Out of the game: { $patients }

## Positions that cannot be

active-wrong = In turn { $turn } it is another seat's turn if seat { $first } began ({ $rule }). Change one of the three, or leave first out
agenda-bad = No turn has this agenda ({ $rule }). Leave it out, or give it as it was written
bonus-wrong = A bonus is there only before the operation ({ $rule }). Leave it out
closing-card = The closing card is the lowest of the queue until it has been revealed ({ $rule }). Change the queue or the closer
covered-back = All patients of back { $back } are in the queue, so none of them covers the place ({ $rule }). Change “covered” or leave it out
passed-on-wrong = It counts how often the Alcoholic, who lies in a theatre, went to and fro between two players ({ $rule }). Leave “passed_on” out
covered-wrong = A place is covered with two players, and only then ({ $rule }). Change “covered” or leave it out
history-bad = What is remembered of hidden cards does not fit the hands and piles ({ $rule }). Leave it out
not-long-term = { $card } is no long-term card ({ $rule }). Name another one or none
operated-wrong = Somebody has been operated on only once the operation turn is that far ({ $rule }). Leave it out
patients-too-many = Of back { $back } at most { $most } patients are in the game ({ $rule }). Leave some out
queue-order = The queue has back 1 on top, then 2, then 3 ({ $rule }). Change the order
result-wrong = The end does not fit the piles ({ $rule }). Leave it out
stage-wrong = This stage does not fit the kind of the turn or the closing ({ $rule }). Change one of them
team-over = A team has at most { $most } doctors ({ $rule }). Leave some out
view-impossible = No position fits this view. Take the view as the game wrote it
waiting-over = At most { $most } patients wait ({ $rule }). Leave some out

## Packs that cannot be

pack-toml-bad = This is not well-formed TOML: { $why }. Mend that line
pack-version = Packs of version { $version } are not known here. Known is version { $known }
pack-field-missing = The field { $field } is missing. Add it
pack-field-unknown = There is no field “{ $field }” here. There are: { $may }
pack-fixed = It cannot be “{ $value }”, this is a rule and no value. Write: { $wanted }
pack-id-missing = The card { $id } is missing. Add it
pack-id-twice = { $id } is there twice. Leave one out
pack-id-unknown = There is no card “{ $id }”. Is it: { $may }?
pack-list-bad = This must be a list of { $least } to { $most } items. Mend it
pack-name-wrong = “{ $value }” cannot be a name. Use 1 to { $most } letters
pack-no-cover = With two players a patient must be left over to cover a place. Take at most { $most } for the queue
pack-number-bad = “{ $value }” cannot be here. Give a whole number from { $low } to { $high }
pack-sum-bad = There are { $found } copies of action cards. There must be { $wanted }
pack-table-bad = This must be a table of names and values. Mend it
pack-value-bad = It cannot be “{ $value }”. It may be: { $may }

## Help at the terminal, with words of this game

help-words = hire dr_akula – a move in words; Tab completes, names in your language work too
help-help = help, help bribe – this list; what a word of the game means
help-why = why operate skin – whether a move is possible, and by which rule not
help-rules = rules H5.8 – the text of a rule

## Figures of many games

figure-points = Points of a seat
    .each = Points
figure-operations = Operations of a seat
    .each = Operations
figure-successes = Operations that succeed
figure-dead = Dead in the morgue of a seat
    .each = Dead in the morgue
