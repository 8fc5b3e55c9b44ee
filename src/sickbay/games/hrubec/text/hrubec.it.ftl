### Doktor Hrubec in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = una carta
end = Termina il turno
choose = Scegliere in segreto
take = Soffiare
exchange = Scambiare
send = Passare ad altri

## Moves

move-draw = Pescare una carta
    .does = Pratiche del mattino: la prima carta del mazzo, con meno di cinque carte in mano (H5.1).
move-hire = { $n ->
        [1] Assumere: { $a1 }
        *[other] Assumere: { $a1 }; licenziare: { $a3 }
    }
    .does = Pratiche del mattino: il medico va dalla mano in uno studio libero; con quattro medici, prima se ne licenzia uno (H5.2).
move-reveal = Rivelare il prossimo paziente
    .does = Accettazione: la prima carta della coda va scoperta in sala d'attesa; la carta di chiusura mette fine alla partita (H5.3, H5.10).
move-admit = Ricoverare: { $a1 }
    .does = Il paziente va dalla sala d'attesa nella propria sala operatoria libera; si opera nel turno seguente, se c'è ancora (H5.4).
move-play = { $n ->
        [1] Giocare: { $a1 }
        [2] { WORD($a1) ->
            [holiday] Giocare: { $a1 } (il paziente, nella sala di { SEAT($a2) })
            *[other] Giocare: { $a1 } ({ $a2 })
        }
        *[other] Giocare: { $a1 } ({ $a2 }); licenziare: { $a4 }
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
        *[other] Una carta azione della mano, nel proprio turno (H5.6).
    }
move-operate = Operare: { $a1 }
    .does = Valore di squadra in questa specialità, carta duratura, bonus e dado: la somma deve raggiungere la difficoltà (H5.8, H4.10).
move-end = Termina il turno
    .does = Comincia il turno seguente; i bonus non usati scadono (H5.9).
move-choose = Scegliere in segreto: { $a1 }
    .does = Quando tutti hanno scelto, questo medico passa al vicino di sinistra (H6.3).
move-discard = Scartare: { $a1 }
    .does = La carta va dalla mano agli scarti, senza effetto (H6.P6, H6.P11, H6.P12).
move-dismiss = Licenziare: { $a1 }
    .does = Il medico va dalla squadra agli scarti (H5.14, H6.D10, H6.P4).
move-take = Soffiare: { $a1 }
    .does = Il medico lascia l'altra squadra ed entra nella propria (H6.P2, H6.P7).
move-exchange = Scambiare: { $a1 } con { $a2 }
    .does = I due medici si scambiano la squadra (H6.P13).
move-send = Passare ad altri: { SEAT($a1) }
    .does = La destinazione è questo posto; con la squadra al completo, lì si sceglie quale medico se ne va (H4.14, H5.14).

## What happened: lines of the log

happened-turn = Di turno: { SEAT($a1) }
happened-drew = { SEAT($a1) } pesca: { $a2 }
happened-reshuffled = Gli scarti si mescolano e diventano il mazzo
happened-empty = { SEAT($a1) } non pesca: mazzo e scarti sono vuoti
happened-hired = { SEAT($a1) } assume: { $a2 }
happened-dismissed = { SEAT($a1) } perde: { $a2 } (agli scarti)
happened-revealed = { SEAT($a1) } rivela: { $a2 }
happened-admitted = { SEAT($a1) } ricovera: { $a2 }
happened-played = { $n ->
        [2] { SEAT($a1) } gioca: { $a2 }
        *[other] { WORD($a2) ->
            [holiday] { SEAT($a1) } gioca: { $a2 } (sala di { SEAT($a3) })
            *[other] { SEAT($a1) } gioca: { $a2 } ({ $a3 })
        }
    }
happened-lapsed = Non più in vigore: { $a1 }
happened-operates = { SEAT($a1) } opera: { $a2 } ({ $a3 } { $a4 })
happened-rolled = { SEAT($a1) } tira il dado: { $a2 }
happened-total = Squadra { $a2 }, carta duratura { $a3 }, bonus { $a4 }, dado { $a5 }: totale { $a6 }, difficoltà { $a7 }
happened-cured = Successo, { SEAT($a1) } guarisce: { $a2 }
happened-died = Obitorio di { SEAT($a1) }: { $a2 }
happened-gone = Fuori dal gioco: { $a1 }
happened-moved = Sala di { SEAT($a2) }: { $a1 }
happened-waits = Di nuovo in sala d'attesa: { $a1 }
happened-joined = { $a1 } lascia { SEAT($a2) } e passa con { SEAT($a3) }
happened-chose = { SEAT($a1) } sceglie in segreto: { $a2 }
happened-discarded = { SEAT($a1) } scarta: { $a2 }
happened-closed = { SEAT($a1) } rivela la carta di chiusura: l'ospedale chiude
happened-points = Punteggio finale di { SEAT($a1) }: { $a2 }

## Who is asked, and for what

wait-H4-3-1 = { $seat }: turno d'ospedale, prima pescare o assumere?
wait-H4-3-2 = { $seat }: quale accettazione?
wait-H4-4-1 = { $seat }: turno d'operazione, prima una carta o si opera?
wait-H4-3-3 = { $seat }: una carta, o fine del turno?
wait-H4-4-2 = { $seat }: una carta, o fine del turno?
wait-H5-10 = { $seat }: ultima operazione, quale specialità?
wait-H6-3 = { $seat }: Arrocco di medici, quale medico va a sinistra?
wait-H5-14 = { $seat }: cinque medici, quattro studi. Chi se ne va?
wait-H6-D1 = { $seat }: a chi porta il morto il Dottore in Legge?
wait-H6-D2 = { $seat }: in quale squadra va il Dottor Dalmonte?
wait-H6-D8 = { $seat }: in quale squadra va la Quasi dottoressa?
wait-H6-D10 = { $seat }: quale proprio medico costa l'Alien?
wait-H6-P2 = { $seat }: l'Esibizionista porta una dottoressa. Quale?
wait-H6-P4 = { $seat }: quale medico costa la Prostituta infetta?
wait-H6-P6 = { $seat }: quale carta costano le Vesciche?
wait-H6-P7 = { $seat }: lo Schizofrenico porta un medico. Quale?
wait-H6-P8 = { $seat }: dopo i Gemelli siamesi, chi entra in sala?
wait-H6-P10 = { $seat }: in quale obitorio va la Testa saltata?
wait-H6-P11 = { $seat }: quale carta costa la Stitichezza?
wait-H6-P12 = { $seat }: quale carta costa la Frattura?
wait-H6-P13 = { $seat }: Ponte dentale, quali due medici si scambiano?

## How it ends

result-points = Più punti
    .title = L'ospedale è chiuso!
result-fewer-dead = Pari punti, meno morti in obitorio
    .title = L'ospedale è chiuso!
result-more-cured = Pari punti e pari morti, più guariti
    .title = L'ospedale è chiuso!
result-shared = Pari in tutto: vittoria condivisa
    .title = L'ospedale è chiuso!

## Action cards in short

about-alternative_medicine = Duratura: { PRINTED($a1) } (H6.A1).
about-euthanasia = Un paziente di una sala qualsiasi esce dal gioco; non quello operato in questo turno (H6.A2).
about-hrubec_on_duty = Tutti i pazienti nelle sale vanno negli obitori dei loro primari; il Dr. Acula non serve (H6.A3).
about-new_instruments = Duratura: tutte le squadre hanno { PRINTED($a1) } (H6.A4).
about-doctors_swap = Chi ha medici ne sceglie uno in segreto; tutti gli scelti passano insieme al vicino di sinistra (H6.A5).
about-holiday = Il proprio paziente va nella sala libera di un'altra squadra (H6.A6).
about-heroic_effort = Prima della propria operazione: si scarta un proprio medico, { PRINTED($a1) } in questa operazione (H6.A7).
about-heart_attack = Un paziente in sala d'attesa esce dal gioco (H6.A8).
about-infectious_eczema = Duratura: tutte le squadre hanno { PRINTED($a1) } (H6.A9).
about-clown_visit = Duratura: tutte le squadre hanno { PRINTED($a1) } (H6.A10).
about-lunch_break = Un paziente di una sala qualsiasi torna in un posto libero della sala d'attesa (H6.A11).
about-recycling = Duratura: tutte le squadre hanno { PRINTED($a1) } (H6.A12).
about-retraining = Si scarta un proprio medico e in cambio si pesca una carta (H6.A13).
about-sex_bomb = Un medico uomo di un'altra squadra entra nella propria; con quattro medici, prima uno se ne va (H6.A14).
about-old_blazkova_cleans = Duratura: tutte le squadre hanno { PRINTED($a1) } (H6.A15).
about-doctors_strike = Duratura: i valori di squadra contano 0; dado, bonus e abilità restano (H6.A16).
about-lucky_day = Duratura: { PRINTED($a1) } (H6.A17).
about-kidnapper = Il paziente di un'altra sala passa nella propria, che è libera (H6.A18).
about-bribe = Un medico qualsiasi di un'altra squadra entra nella propria; con quattro medici, prima uno se ne va (H6.A19).
about-candlelight_dinner = Una dottoressa di un'altra squadra entra nella propria; con quattro medici, prima uno se ne va (H6.A20).
about-vip = Il proprio paziente e uno in sala d'attesa si scambiano di posto (H6.A21).
about-power_cut = Tutti i pazienti nelle sale passano insieme al vicino di destra; il Dr. Acula non serve (H6.A22).
about-notice = Si scarta un medico di una squadra qualsiasi (H6.A23).
about-resurrection = Un paziente torna dal proprio obitorio nella propria sala libera (H6.A24).
about-nurse = Prima della propria operazione: { PRINTED($a1) } in questa operazione (H6.A25).
printed-die = un { $faces } del dado vale { $value }
printed-all = { $value } in tutte le specialità
printed-one = { $specialty } { $value }

## Doctors in short

about-doktor_prav = Se dopo un'operazione un paziente muore nel proprio obitorio, lo porta in un altro obitorio e resta in quella squadra (H6.D1).
about-doktor_zhor = Dopo un successo va in un'altra squadra (H6.D2).
about-dr_akula = Nessuna carta azione sposta o toglie il paziente nella sala della sua squadra, tranne Blackout e Oggi riceve Hrubec (H6.D3, H6.1).
about-dr_inkognito = Nessuna carta azione può prenderlo, scartarlo o sceglierlo, tranne Arrocco di medici (H6.D4, H6.2).
about-mudr_brutal = Dopo un fallimento si pesca una carta (H6.D5).
about-mudr_nula = All'assunzione si pesca una carta (H6.D6).
about-mudr_silikon = Con una dottoressa in squadra i suoi quattro valori sono altri (H6.D7).
about-nedostudovana_medicka = Dopo un fallimento va in un'altra squadra (H6.D8).
about-reznik = Se un'operazione fallisce con un 1 sul dado, il paziente esce dal gioco invece di morire; non con Medicina alternativa o Giorno fortunato (H6.D9).
about-vetrelec = All'assunzione si scarta un proprio medico, e l'Alien conta come uno di loro (H6.D10).
about-vratny = Dopo un successo si pesca una carta (H6.D11).

## Patients in short

about-alkoholik = Dopo un fallimento non muore: va nella sala del vicino di destra o, se è occupata, esce dal gioco (H6.P1).
about-exhibicionista = Dopo un successo arriva una dottoressa di un'altra squadra, se c'è uno studio libero (H6.P2).
about-malomocny = Dopo un successo si pesca una carta (H6.P3).
about-nakazena_prostitutka = Dopo un fallimento si scarta un proprio medico (H6.P4).
about-paran = Dopo un fallimento si pesca una carta (H6.P5).
about-puchyre = Dopo un fallimento si scarta una carta della mano (H6.P6).
about-schizofrenik = Dopo un successo arriva un medico qualsiasi di un'altra squadra, se c'è uno studio libero (H6.P7).
about-siamska_dvojcata = Dopo un successo entra in sala un altro paziente della sala d'attesa (H6.P8).
about-slepak = Dopo un successo si pesca una carta (H6.P9).
about-ustrelena_hlava = Dopo un successo va in un altro obitorio: qui niente punti, lì −2 (H6.P10).
about-zacpa = Dopo un fallimento si scarta una carta della mano (H6.P11).
about-zlomenina = Dopo un successo si scarta una carta della mano (H6.P12).
about-zubni_mustek = Dopo un successo si scambia un proprio medico con uno di un'altra squadra (H6.P13).

## Options

option-seats = Giocatori
option-pack = Valori delle carte
value-pack-standard = quelli di Sickbay

## Why a move is not possible

acula-there = Qui il Dr. Acula fa la guardia al paziente: { SEAT($seat) }
administration-over = Le pratiche del mattino di questo turno sono finite
before-operation-only = Solo prima della propria operazione, con un paziente in sala
card-needed = Serve in mano la carta { $card }
card-targets = Questo non va con la carta { $card }; il suo testo dice su che cosa si gioca
doctor-in-no-team = In nessuna squadra: { $doctor }
doctor-not-others = Non in un'altra squadra: { $doctor }
doctor-not-yours = Non nella propria squadra: { $doctor }
final-other = Le ultime operazioni vanno in ordine, ora tocca a un altro posto
hand-large = Per pescare al mattino servono meno di { $below } carte in mano
hospital-closed = L'ospedale è chiuso: restano solo le ultime operazioni
hospital-turn-only = Solo in un turno d'ospedale: { $verb }
incognito-untouchable = Nessuna carta azione può toccare il Dr. Incognito
intake-first = Prima un paziente: rivelare o ricoverare
intake-over = L'accettazione di questo turno è già fatta
no-choice-now = Ora non si chiede niente del genere: { $verb }
not-a-man = Serve un medico uomo, non { $doctor }
not-a-woman = Serve una dottoressa, non { $doctor }
not-in-morgue = Non nel proprio obitorio: { $patient }
not-in-theatre = In nessuna sala: { $patient }
not-required = Questo paziente non ha un tale disturbo ({ $patient }): { $specialty }
not-waiting = Non in sala d'attesa: { $patient }
not-yourself = Serve un altro posto, non il proprio
nothing-to-draw = Mazzo e scarti sono vuoti
office-free = C'è uno studio libero, non si licenzia nessuno
operated-already = L'operazione di questo turno è già fatta
operated-patient = Appena uscito dall'operazione, al sicuro fino alla fine del turno: { $patient }
operation-first = Prima l'operazione: c'è un paziente in sala
operation-turn-only = Solo in un turno d'operazione, su chi è già in sala da prima
settle-first = Prima va risolto ciò che è in corso
team-full = I quattro studi sono occupati: aggiungi «dismiss» e il medico che se ne va
teams-empty = Serve un medico in una squadra qualsiasi
theatre-empty = Serve un paziente nella propria sala operatoria
theatre-full = La propria sala operatoria deve essere libera
theatre-of-full = Deve essere libera la sala di { SEAT($seat) }
theatres-empty = Serve un paziente in una sala qualsiasi
turn-other = È il turno di { SEAT($seat) }
waiting-room-full = Serve un posto libero in sala d'attesa

## What a sentence of each verb looks like

shape-draw = draw
shape-hire = hire MEDICO; con la squadra al completo, hire MEDICO dismiss MEDICO
shape-reveal = reveal
shape-admit = admit PAZIENTE
shape-play = play CARTA; con un bersaglio, play CARTA PAZIENTE, play CARTA MEDICO o play holiday POSTO; per soffiare un medico con la squadra al completo, play CARTA MEDICO dismiss MEDICO
shape-operate = operate SPECIALITÀ
shape-end = end
shape-choose = choose MEDICO
shape-discard = discard CARTA
shape-dismiss = dismiss MEDICO
shape-take = take MEDICO
shape-exchange = exchange MEDICO MEDICO (prima il proprio)
shape-send = send POSTO

## What comes next: the frames of the agenda

step-turn = { $n ->
        [0] Il turno in corso
        *[other] Di turno: { SEAT($a1) }
    }
step-final_operations = Ultime operazioni, una a testa
step-swap = Arrocco di medici: tutti scelgono, i medici scelti vanno a sinistra
step-ability_draw = { $a2 }: { SEAT($a1) } pesca una carta
step-dismissal = { SEAT($a1) } sceglie quale medico se ne va ({ $a2 })
step-hand_discard = { SEAT($a1) } scarta una carta ({ $a2 })
step-taking = { SEAT($a1) } soffia un medico di un'altra squadra ({ $a2 })
step-exchanging = { SEAT($a1) } scambia due medici
step-admission = { SEAT($a1) } fa entrare in sala un altro paziente
step-sending = { SEAT($a1) } decide la destinazione: { $a2 }

## Families of moves, for lists that open

family-hire = { $n ->
        [0] Assumere un medico
        *[other] Assumere: { $a1 }; licenziare qualcuno
    }
family-admit = Ricoverare un paziente
family-play = { $n ->
        [0] Giocare una carta
        [1] Giocare: { $a1 }
        *[other] Giocare: { $a1 } ({ $a2 }); licenziare qualcuno
    }
family-operate = Operare
family-choose = Scegliere in segreto
family-discard = Scartare una carta
family-dismiss = Licenziare un medico
family-take = Soffiare un medico
family-exchange = { $n ->
        [0] Scambiare due medici
        *[other] Scambiare: { $a1 }
    }
family-send = Passare ad altri

## The position in words

position-turn = { $kind ->
        [hospital] Turno { $turn }, d'ospedale: { $seat }
        *[other] Turno { $turn }, d'operazione: { $seat }
    }
position-operating = Turno { $turn }, d'operazione: { $seat }. Probabilità di successo ({ $patient }): { $chances }
position-final = L'ospedale è chiuso, ultime operazioni. Carta di chiusura: { $seat }
position-bonus = Bonus per questa operazione: { $bonus }
position-long-term = In vigore: { $card }
position-no-long-term = Nessuna carta duratura
position-waiting = Sala d'attesa, posti occupati: { $count } su { $places }
position-waiting-empty = Sala d'attesa: nessuno, posti: { $places }
position-covered = Un posto è coperto, retro { $back }
position-patient = { $patient }: { $needs } (punti: { $points })
position-need = { $specialty } { $difficulty }
position-or = { $needs } o { $need }
position-queue = Coda, carte: { $size }. Retro 1: { $first }, retro 2: { $second }, retro 3: { $third }, e la carta di chiusura. Prossima: { $top ->
        [0] la carta di chiusura
        *[other] retro { $top }
    }
position-player = { $seat }. Punti finora: { $points }. Carte in mano: { $count }
position-team = Squadra: { $doctors }
position-no-team = Squadra: nessuno
position-doctor = { $doctor } ({ $surgery }; { $psychiatry }; { $dental }; { $skin })
position-values = Valore di squadra: chirurgia { $surgery }, psichiatria { $psychiatry }, dentale { $dental }, pelle { $skin }
position-theatre = Sala operatoria: { $patient }
position-theatre-empty = Sala operatoria: libera
position-chance = Probabilità di successo: { $chances }
position-chance-of = { $specialty } { $percent }%
position-cured = Guariti: { $patients }
position-morgue = Obitorio: { $patients }
position-hand-doctors = Medici in mano: { $doctors }
position-hand-actions = Carte azione in mano: { $cards }
position-picked = Ha già scelto: { $seat }
position-picked-own = Scelta di { $seat }: { $doctor }
position-draw-pile = Mazzo: { $cards }
position-discard = Scarti: { $cards }
position-removed = Fuori dal gioco: { $patients }

## Positions that cannot be

active-wrong = Nel turno { $turn } tocca a un altro posto, se ha iniziato il posto { $first } ({ $rule }). Cambia uno dei tre o togli «first»
agenda-bad = Nessun turno ha questa agenda ({ $rule }). Toglila, o mettila com'era scritta
bonus-wrong = Un bonus c'è solo prima dell'operazione ({ $rule }). Toglilo
closing-card = La carta di chiusura è l'ultima della coda finché non viene rivelata ({ $rule }). Cambia la coda o «closer»
covered-back = I pazienti con retro { $back } sono tutti nella coda, quindi nessuno copre il posto ({ $rule }). Cambia «covered» o toglilo
passed-on-wrong = Conta quante volte l’alcolizzato, che è in una sala, è andato avanti e indietro tra due giocatori ({ $rule }). Togli «passed_on»
covered-wrong = Un posto è coperto in due giocatori, e solo allora ({ $rule }). Cambia «covered» o toglilo
history-bad = Ciò che si ricorda delle carte nascoste non va d'accordo con mani e mazzi ({ $rule }). Toglilo
not-long-term = { $card } non è una carta duratura ({ $rule }). Mettine un'altra o nessuna
operated-wrong = Un paziente già operato c'è solo quando il turno d'operazione è arrivato fin lì ({ $rule }). Toglilo
patients-too-many = Con retro { $back } ci sono in gioco al massimo { $most } pazienti ({ $rule }). Togline qualcuno
queue-order = La coda ha in cima i retri 1, poi i 2, poi i 3 ({ $rule }). Cambia l'ordine
result-wrong = La fine non va d'accordo con le pile ({ $rule }). Toglila
stage-wrong = Questa fase non va d'accordo con il tipo di turno o con la chiusura ({ $rule }). Cambia uno dei due
team-over = Una squadra ha al massimo { $most } medici ({ $rule }). Togline qualcuno
view-impossible = Nessuna posizione corrisponde a questa vista. Usa la vista come l'ha scritta il gioco
waiting-over = Aspettano al massimo { $most } pazienti ({ $rule }). Togline qualcuno

## Packs that cannot be

pack-toml-bad = Questo non è TOML corretto: { $why }. Correggi quella riga
pack-version = Qui non sono noti pacchetti della versione { $version }. È nota la versione { $known }
pack-field-missing = Manca il campo { $field }. Aggiungilo
pack-field-unknown = Qui non c'è un campo «{ $field }». Ci sono: { $may }
pack-fixed = Non può essere «{ $value }»: è una regola, non un valore. Scrivi: { $wanted }
pack-id-missing = Manca la carta { $id }. Aggiungila
pack-id-twice = { $id } c'è due volte. Togline una
pack-id-unknown = Non c'è una carta «{ $id }». È: { $may }?
pack-list-bad = Deve essere un elenco da { $least } a { $most } elementi. Correggilo
pack-name-wrong = «{ $value }» non può essere un nome. Usa da 1 a { $most } lettere
pack-no-cover = In due giocatori deve avanzare un paziente per coprire un posto. Metti in coda al massimo { $most }
pack-number-bad = «{ $value }» non può stare qui. Metti un numero intero da { $low } a { $high }
pack-sum-bad = Ci sono { $found } copie di carte azione. Devono essere { $wanted }
pack-table-bad = Deve essere una tabella di nomi e valori. Correggila
pack-value-bad = Non può essere «{ $value }». Può essere: { $may }

## Help at the terminal, with words of this game

help-words = assumere portinaio: una mossa in parole; Tab completa, e vale anche «hire vratny»
help-help = aiuto, aiuto bustarella: questo elenco; che cosa significa una parola del gioco
help-why = perché operare pelle: se una mossa si può, e quale regola lo impedisce
help-rules = regole H5.8: il testo di una regola (in inglese)

## Figures of many games

figure-points = Punti per posto
    .each = Punti
figure-operations = Operazioni per posto
    .each = Operazioni
figure-successes = Operazioni riuscite
figure-dead = Morti all'obitorio per posto
    .each = Morti all'obitorio
