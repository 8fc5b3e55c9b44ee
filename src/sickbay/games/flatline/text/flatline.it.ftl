### Flatline in words. The arguments are explained in the docstring of sickbay.text.

hidden-word = una carta

## Moves

move-begin_round = Iniziare il round
    .does = Se ne va il cubo energia più a sinistra; il numero sotto dice quante emergenze arrivano (F4.2).
move-draw_emergencies = Rivelare le emergenze
    .does = Le carte blu vanno nella zona emergenze, le arancioni nella zona urgente (F4.3, F4.4).
move-roll_emergency_dice = Tirare i dadi emergenza
    .does = Due dadi; le carte nelle loro posizioni si attivano (F4.7, F4.8).
move-resolve_emergencies = Risolvere le emergenze
    .does = Le carte attivate agiscono, posizione per posizione, la fila 1 prima della 2 (F4.8).
move-ready = Via libera al conto
    .does = Quando tutti danno il via libera, il primario avvia il conto alla rovescia (F4.10).
move-start_countdown = Avviare il conto alla rovescia
    .does = Tutti tirano i dadi attivi e agiscono insieme (F4.11).
move-place = { $n ->
        [2] Piazzare il dado { $a1 }: { $a2 }
        *[other] Piazzare il dado { $a1 }: { $a2 }, casella { $a3 }
    }
    .does = Un dado della mano su una casella vuota con la sua icona; ci resta fino alla fine del round (F5.5, F5.6).
move-sacrifice = Sacrificare il dado { $a1 }, rilancia { SEAT($a3) }
    .does = Il dado resta sul tracciato fino alla fine del round; chi è nominato può rilanciare i dadi in mano che vuole (F5.14, F5.16).
move-reroll = Rilanciare i dadi: { $all }
    .does = Usa un rilancio; questi dadi in mano si tirano di nuovo (F5.16).
move-skip_reroll = Rinunciare a un rilancio
    .does = Un rilancio decade senza uso (F5.17).
move-free_reroll = Rilanciare con il gettone di squadra: { $all }
    .does = Usa un rilancio di squadra, senza il tracciato (F6.33).
move-play = { $n ->
        [1] Giocare { $a1 }
        [2] { WORD($a1) ->
            [on_call_medic] Giocare { $a1 }: { SEAT($a2) }
            [second_opinion] Giocare { $a1 }: { SEAT($a2) }
            *[other] Giocare { $a1 }: { $a2 }
        }
        [3] Giocare { $a1 }: { $a2 }, { $a3 }
        *[other] Giocare { $a1 }: { SEAT($a2) }, dado { $a3 }: { $a4 }
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
        *[other] Una carta triage, una volta sola, al suo momento (F6.21, F6.50).
    }
move-done = Fatto
    .does = Quando tutti hanno finito, il conto termina; chi agisce ancora è di nuovo in gioco (F5.18).
move-not_done = Non ancora
    .does = Ritira «fatto» (F5.18).
move-time_up = Tempo scaduto nel round { $a1 }
    .does = Il conto termina; i dadi in mano non fanno nulla (F5.4, F4.14).
move-resolve = Risolvere
    .does = Prima le carte urgenti, poi la zona emergenze, poi le righe dei pazienti (F4.15 - F4.17).
move-treat = { $n ->
        [0] Avanti: stazioni e nuovi pazienti
        *[other] Curare: { $a1 }
    }
    .does = Un paziente con una tessera su ogni riga è curato e fa scattare l'effetto collegato; poi stazioni, nuovi pazienti e quadrante (F4.18 - F4.22).
move-choose = { $a1 ->
        [0] Scegliere: { SEAT($a1) }
        [1] Scegliere: { SEAT($a1) }
        [2] Scegliere: { SEAT($a1) }
        [3] Scegliere: { SEAT($a1) }
        [4] Scegliere: { SEAT($a1) }
        *[other] { WORD($a1) ->
            [none] Rinunciare
            *[other] Scegliere: { $a1 }
        }
    }
    .does = La risposta della squadra a ciò che chiede un effetto (F5.3).

## What happened: lines of the log

happened-round = Round { $a1 }
happened-power = L'energia cala, cubi rimasti: { $a1 }
happened-charged = L'energia sale, cubi: { $a1 }
happened-expected = Emergenze in arrivo: { $a1 }
happened-emergency = Emergenza: { $a1 } (fila { $a2 }, posizione { $a3 })
happened-stat = Carta urgente: { $a1 }
happened-boxed = Nessuna posizione libera, fuori dal gioco: { $a1 }
happened-reshuffled = Gli scarti delle emergenze si rimescolano in un nuovo mazzo
happened-no_card = Non restano carte emergenza
happened-emergency_dice = Dadi emergenza: { $a1 } e { $a2 }
happened-rolled_again = Escalation, nuovo tiro: { $a1 }
happened-activated = Attivata: { $a1 }
happened-discarded = Scartata: { $a1 }
happened-to_triage = Risolta, ora è una carta triage: { $a1 }
happened-to_stat = Di nuovo tra le urgenti: { $a1 }
happened-failed = Persa, al bordo rosso: { $a1 }
happened-locked = Bloccato: { $a1 }
happened-lost_die = { SEAT($a1) } perde un dado
happened-gained_die = { SEAT($a1) } ottiene un dado
happened-token = Rilanci di squadra per il prossimo conto: { $a1 }
happened-tile = Completata: { $a1 }
happened-tile_gone = Non più completata: { $a1 }
happened-dial = Il quadrante gira: spazio { $a1 }, rombo: { $a2 }
happened-held = Il quadrante resta fermo
happened-countdown = Comincia il conto alla rovescia
happened-rolled = { $n ->
        [3] { SEAT($a1) } tira: { $a3 }
        [5] { SEAT($a1) } tira: { $a3 }, { $a5 }
        [7] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }
        [9] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }, { $a9 }
        [11] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }
        [13] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }
        [15] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }, { $a15 }
        *[other] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }, { $a15 }, { $a17 }
    }
happened-placed = { SEAT($a1) } piazza un dado: { $a3 }, { $a4 }
happened-filled = Piena: { $a1 }
happened-sacrificed = { SEAT($a1) } sacrifica un dado, rilancio: { SEAT($a3) }
happened-permitted = Rilancio: { SEAT($a1) }
happened-set = Un dado di { SEAT($a1) }, nuova icona: { $a3 }
happened-freed = Chiunque può riempirla: { $a1 }
happened-finished = { SEAT($a1) }: fatto
happened-goes_on = { SEAT($a1) }: non ancora
happened-stands_by = { SEAT($a1) }: via libera
happened-over = Il conto alla rovescia è finito
happened-played = { $n ->
        [2] { SEAT($a1) } gioca { $a2 }
        [3] { WORD($a2) ->
            [on_call_medic] { SEAT($a1) } gioca { $a2 }: { SEAT($a3) }
            [second_opinion] { SEAT($a1) } gioca { $a2 }: { SEAT($a3) }
            *[other] { SEAT($a1) } gioca { $a2 }: { $a3 }
        }
        [4] { SEAT($a1) } gioca { $a2 }: { $a3 }, { $a4 }
        *[other] { SEAT($a1) } gioca { $a2 }: { SEAT($a3) }, dado { $a4 }, { $a5 }
    }
happened-treated = Cura conclusa: { $a1 } ({ $a2 })
happened-connected = Spazio { $a2 } del quadrante: { $a3 }
happened-declined = La squadra rinuncia
happened-recharged = Ricarica: { $a1 }
happened-arrived = Nuovo paziente: { $a1 } ({ $a2 })

## Who is asked, and for what

wait-F4-1 = { $asked ->
        [0] { $seat }: una carta triage?
        *[other] { $seat }: iniziare il round?
    }
wait-F4-3 = { $asked ->
        [0] { $seat }: una carta triage?
        *[other] { $seat }: rivelare le emergenze?
    }
wait-F4-7 = { $asked ->
        [0] { $seat }: una carta triage?
        *[other] { $seat }: tirare i dadi emergenza?
    }
wait-F4-8 = { $asked ->
        [0] { $seat }: una carta triage?
        *[other] { $seat }: risolvere le emergenze attivate?
    }
wait-F4-10 = { $asked ->
        [0] { $seat }: una carta triage?
        *[other] { $seat }: pianificazione. Avviare il conto?
    }
wait-F4-12 = { $seat }: conto alla rovescia, quale dado dove?
wait-F4-15 = { $asked ->
        [0] { $seat }: una carta triage?
        *[other] { $seat }: risolvere le carte?
    }
wait-F4-24 = { $asked ->
        [0] { $seat }: una carta triage?
        *[other] { $seat }: quale paziente curare, o avanti?
    }
wait-F6-1 = { $seat }: Aiuto perduto, quale triage si perde?
wait-F6-2 = { $seat }: Contrattempo, quale triage diventa urgente?
wait-F6-3 = { $seat }: Pausa bagno, chi perde due dadi?
wait-F6-4 = { $seat }: Ricaduta, quale tessera si toglie?
wait-F6-31 = { $seat }: chi ottiene un dado?
wait-F6-32 = { $seat }: chi perde un dado?
wait-F6-34 = { $seat }: scartare un'emergenza, o nessuna?
wait-F6-36 = { $seat }: quale riga si completa?
wait-F6-37 = { $seat }: quale tessera si toglie?
wait-F6-38 = { $seat }: quale triage si perde?

## How it ends

result-all-treated = Tutti i pazienti curati
    .title = Tutti i cuori battono!
result-out-of-power = Energia esaurita
    .title = Linea piatta
result-too-many-failed = Troppe carte perse
    .title = Linea piatta

## Emergency cards in short

about-lost_assistance = Se colpita: si scarta una carta triage a scelta della squadra (F6.1).
about-setback = Se colpita: una carta triage torna urgente, vuota (F6.2).
about-bathroom_break = Se colpita: qualcuno, a scelta, resta senza due dadi nel prossimo conto (F6.3).
about-regression = Se colpita: si toglie una tessera completata, a scelta, da un paziente qualsiasi (F6.4).
about-no_help_in_sight = Se colpita: niente carte triage per il resto del round (F6.5).
about-lock_down = Se colpita: in questo round non si sacrificano dadi (F6.6).
about-under_duress = Se colpita: si rivela un'altra emergenza (F6.7).
about-foiled_plans = Se colpita: il quadrante gira di un passo (F6.8).
about-increased_distress = Se colpita: si rivela un'altra emergenza; la risolvono in due (F6.7).
about-unexpected_hindrance = Se colpita: si rivela un'altra emergenza (F6.7).
about-escalation = Se colpita: dopo le altre carte si ritirano i dadi nella sua posizione (F4.9).
about-power_lock = Se colpita: in questo round niente dadi sulle stazioni (F6.10).
about-power_leak = Se colpita: si perde un cubo energia, senza emergenze (F6.11).
about-short_handed = Se colpita: tutti con un dado in meno nel prossimo conto (F6.12).
about-a_fresh_start = Conto alla rovescia: chi ha dadi in mano può rilanciare una volta, senza tracciato (F6.20).
about-crisis_averted = Al posto dei dadi emergenza, o prima che le carte agiscano: nulla si attiva (F6.22).
about-field_surgery = Sempre: una tessera completata su una riga qualsiasi di un paziente (F6.23).
about-clean_sutures = Sempre: una tessera completata su una riga qualsiasi di un paziente (F6.23).
about-backup_cell = Sempre: un cubo rimosso torna sull'indicatore (F6.24).
about-reserve_battery = Sempre: un cubo rimosso torna sull'indicatore (F6.24).
about-steady_rhythm = Il quadrante non gira alla fine di questo round (F6.25).
about-extra_hands = Sempre: tutti ottengono un dado dalla riserva (F6.26).
about-on_call_medic = Sempre: qualcuno, a scelta, ottiene un dado dalla riserva (F6.26).
about-all_clear = Sempre: si scarta una carta della zona emergenze (F6.27).
about-quarantine = Sempre: si scartano fino a due carte della zona emergenze (F6.27).
about-improvise = Conto alla rovescia: un dado in mano a chiunque mostra l'icona voluta (F6.28).
about-shared_charts = Conto alla rovescia: chiunque può piazzare su una riga a scelta (F6.29).
about-hold_the_doors = Prima di rivelare: tre emergenze in meno in questo round (F4.3).
about-second_opinion = Conto alla rovescia: qualcuno, a scelta, può rilanciare una volta, senza tracciato (F6.20).
about-port = Con tutte le caselle piene dà un cubo energia, una volta a partita (F4.20).
about-starboard = Con tutte le caselle piene dà un cubo energia, una volta a partita (F4.20).

## Options

option-seats = Giocatori
option-level = Livello
value-level-training = Addestramento
value-level-standard = Standard
value-level-expert = Esperto
option-meter = Indicatore di energia
value-meter-auto = Secondo il livello
value-meter-green = Lato verde
value-meter-red = Lato rosso
option-last_cube = L'ultimo cubo energia
value-last_cube-loses = L'ultimo cubo perde
value-last_cube-lasts = Dura un altro round
option-decides = Chi decide per la squadra
value-decides-cmo = Primario
value-decides-anybody = Decide chiunque
option-start = Chi avvia il conto
value-start-cmo = Primario
value-start-all = Con il via libera di tutti
option-cmo = Posto del primario
option-start_bay = Prima barella

## Why a move is not possible

wrong-step = Questo tocca a un altro passo; ora: { $now }
countdown-over = Il conto di questo round è finito
stale-round = Ora è il round { $round }: indica questo
host-only = Lo dice solo l'orologio del tavolo
host-says-time-up = Il tavolo dice solo che il tempo è scaduto
cmo-only = Questo spetta al primario: { SEAT($seat) }
decider-only = Per la squadra decide: { SEAT($seat) }
choose-first = Prima la squadra deve scegliere
answer-bad = Non risponde alla domanda: prendi una delle opzioni
no-such-answer = Qui non si può scegliere: { $answer }
nobody-asks-ready = Il conto lo avvia il primario; nessuno deve dare il via libera
ready-already = Già detto; si aspettano gli altri
not-all-ready = Prima serve il via libera di tutti
not-your-die = I tuoi dadi vanno da 0 a { $most }
die-not-in-hand = Il dado { $die } non è nella tua mano: prendine uno che c'è
no-such-seat = I giocatori vanno da 0 a { $most }
no-such-die = I dadi di ognuno vanno da 0 a { $most }
no-such-target = Non è sul tabellone: { $target }
no-such-space = Ha meno caselle: { $target }
no-such-line = Non c'è questa riga: { $line }
name-the-space = Indica anche la casella: una lettera dopo la riga
station-closed = Questa stazione ha già dato il suo cubo: { $station }
stations-locked = Le stazioni sono bloccate per questo round
line-cleared = Già completata: { $line }
line-filled = Già piena o liberata: { $line }
space-taken = Questa casella è occupata
wrong-icon = Qui serve un'altra icona
constraint-one = Tutti i dadi di questa riga sono di una sola persona
constraint-two = Questa riga la riempiono esattamente in due, e servono entrambi
constraint-multi = L'ultimo dado deve essere di un'altra persona
constraint-all = Qui ognuno ha una casella propria
constraint-split = Sinistra e destra sono di due persone diverse
track-locked = Il tracciato dei rilanci è bloccato per questo round
track-full = Il tracciato è pieno, caselle: { $spaces }
no-dice-to-reroll = { SEAT($seat) } non avrebbe dadi in mano da rilanciare
no-permission = Serve un rilancio: da un sacrificio o da una carta
no-token = La squadra non ha rilanci
done-already = Già detto
not-done-yet = Questo posto non ha detto di aver finito
no-dice-left = Nessun dado in mano: vale come fatto
no-target = Ora non cambierebbe nulla
no-triage-card = Non è una carta triage: { $card }
no-such-triage-card = La squadra non ha questa carta triage: { $card }
triage-locked = Il triage è bloccato per questo round
nothing-activated = Nessuna carta è attivata: niente da ignorare
no-help-activated = Tra le carte attivate c'è Soccorsi lontani
hand-empty = Serve un dado in mano: { SEAT($seat) }
reserve-empty = La riserva di { SEAT($seat) } è vuota
reserves-empty = Tutte le riserve sono vuote
meter-full = L'indicatore di energia è pieno
not-in-area = Non è nella zona emergenze: { $card }
card-named-twice = Indicata due volte: { $card }
die-not-in-that-hand = Il dado { $die } non è in mano a { SEAT($seat) }
die-shows-it = Il dado la mostra già: { $icon }
treat-first = Prima si curano i pazienti completi: { $bay }
bay-empty = Lì non c'è nessuno: { $bay }
patient-not-full = Qualche riga è ancora aperta: { $bay }

## What a sentence of each verb looks like

shape-begin_round = begin_round
shape-draw_emergencies = draw_emergencies
shape-roll_emergency_dice = roll_emergency_dice
shape-resolve_emergencies = resolve_emergencies
shape-ready = ready
shape-start_countdown = start_countdown
shape-place = place DADO RIGA CASELLA: place 3 bay2.line1 b; senza casella la prima che va bene
shape-sacrifice = sacrifice DADO for POSTO
shape-reroll = reroll DADO DADO ...
shape-skip_reroll = skip_reroll
shape-free_reroll = free_reroll DADO DADO ...
shape-play = play CARTA, con bersaglio play CARTA RIGA, CARTA POSTO, CARTA CARTA CARTA, o play improvise POSTO DADO ICONA
shape-done = done
shape-not_done = not_done
shape-time_up = time_up ROUND
shape-resolve = resolve
shape-treat = treat BARELLA, o solo treat per andare avanti
shape-choose = choose CARTA, RIGA o POSTO, o choose none

## What comes next: the frames of the agenda

step-start = Inizio del round
step-draw = Nuove emergenze
step-roll = Dadi emergenza
step-trigger = Le carte attivate agiscono
step-activate = La prossima carta attivata
step-escalate = Poi Escalation, se colpita
step-plan = Pianificazione
step-countdown = Conto alla rovescia
step-resolve = Risoluzione carte
step-judge = La prossima carta urgente
step-clear = Emergenze piene
step-tiles = Tessere sulle righe piene
step-treat = Pazienti
step-recharge = Stazioni di ricarica
step-arrive = Nuovi pazienti
step-clean_up = Il quadrante gira, i dadi tornano
step-reveal = Emergenze ancora da rivelare: { $a1 }
step-effect = { $a1 } ({ $a2 })

## Families of moves, for lists that open

family-place = { $n ->
        [0] Piazzare un dado
        [1] Piazzare il dado { $a1 }
        *[other] Piazzare il dado { $a1 }: { $a2 }
    }
family-sacrifice = { $n ->
        [0] Sacrificare un dado per un rilancio
        *[other] Sacrificare il dado { $a1 }
    }
family-reroll = { $n ->
        [0] Rilanciare dadi
        *[other] Rilanciare i dadi { $all } e altri
    }
family-free_reroll = { $n ->
        [0] Rilanciare con il gettone di squadra
        *[other] Rilanciare con il gettone di squadra: { $all } e altri
    }
family-play = { $n ->
        [0] Giocare una carta triage
        *[other] Giocare { $a1 }
    }
family-treat = Curare un paziente
family-choose = Scegliere

## The position in words

position-round = Round { $round }. Energia: { $power } di { $most }. Curati: { $treated } di { $patients }
position-next = Emergenze nel prossimo round: { $count }
position-due = Emergenze in arrivo ora: { $count }
position-dial = Quadrante: spazio { $space }, rombo: { $bay }
position-emergency-dice = Dadi emergenza: { $left } e { $right }
position-bay = { $bay }: { $patient } (quadrante: { $effect })
position-bay-empty = { $bay }: nessuno
position-stack = Pazienti ancora in arrivo: { $count }
position-slot = Emergenza { $row }-{ $slot }, { $card }
position-stat = Carta urgente { $card }
position-target = { $target } ({ $who }): { $spaces }
position-placed = { $icon } di { $seat }
position-cleared = { $target }: completata
position-station-closed = { $station }: esaurita
position-locked = Bloccato: { $place }
position-triage = Carte triage: { $cards }
position-failed = Carte perse: { $count } di { $most }
position-track = Tracciato dei rilanci: { $used } di { $spaces }
position-tokens = Rilanci di squadra: { $count }
position-hand = { $seat }, dadi in mano: { $dice }
position-no-hand = { $seat }: nessun dado in mano. Attivi: { $pool }, riserva: { $reserve }
position-die = { $die } { $icon }
position-permissions = Rilanci: { $count }
position-done = Fatto
who-any = { any }
who-one = { one }
who-two = { two }
who-multi = { multi }
who-all = { all }
who-split = { split }
opening-patients = Sulle barelle: { $patients }
opening-cmo = Primario: { $seat }

## Positions that cannot be

activated-wrong = Le carte attivate stanno nella zona emergenze durante il passo C ({ $rule }). Toglile
agenda-bad = Nessun round ha questa agenda ({ $rule }). Indica un passo, o l'agenda come fu scritta
cards-missing = Tutte le { $count } carte emergenza stanno da qualche parte ({ $rule }). Scrivi «...» nel mazzo
cmo-no-seat = Non c'è il posto { $cmo } tra { $seats }. Prendine uno più basso
dice-in-hand = I dadi sono in mano solo durante il conto ({ $rule }). Lasciali a casa
dice-too-early = In questo passo quei dadi non sono sul tabellone ({ $rule }). Toglili, o prendi un passo successivo
die-bad = «{ $value }» non dice nulla di un dado. Scrivi home, track, un'icona, o un'icona, una riga e una casella
die-does-not-fit = Un dado non va sulla sua casella: { $line } ({ $rule }). Cambia l'icona o la casella
die-in-reserve = Un dado in gioco non è in riserva ({ $rule }). Toglilo dalla riserva, o lascialo a casa
die-nowhere = Su una stazione che non accetta dadi non ce ne sono: { $station } ({ $rule }). Lascialo a casa, o apri la stazione
doors-wrong = Le porte si tengono solo fino alla rivelazione ({ $rule }). Toglilo
due-wrong = Le emergenze si attendono solo prima di rivelarle ({ $rule }). Toglilo
failed-too-many = Con { $most } carte sul bordo rosso la partita è persa ({ $rule }). Togline alcune
line-constraint = I dadi di queste persone non potrebbero stare così: { $line } ({ $rule }). Cambia chi li ha piazzati
lock-early = Un blocco è del passo G solo finché il quadrante non gira ({ $rule }). Scrivi 1
nobody-left = Senza pazienti la partita è vinta ({ $rule }). Mettine uno su una barella o nella pila
patients-wrong = Questa partita ha { $count } pazienti ({ $rule }). Scrivi «...» nella pila, o cambia livello
permission-empty = Un rilancio vuole un dado in mano ({ $rule }). Toglilo
power-none = Senza cubi la partita è persa ({ $rule }). Lasciane uno sull'indicatore
ready-wrong = I posti danno il via libera solo in pianificazione, se devono ({ $rule }). Toglilo
space-nowhere = Non c'è questa riga: { $line } ({ $rule }). Metti lì un paziente, o prendi un'altra riga
space-twice = Due dadi su una casella: { $line } ({ $rule }). Spostane uno
step-and-agenda = Indica un passo o un'agenda, non entrambi. Togline uno
tile-nowhere = Nessun paziente ha questa riga: { $line } ({ $rule }). Togli la tessera
tokens-wrong = I rilanci di squadra finiscono con il conto ({ $rule }). Toglili
track-over = Il tracciato ha { $most } caselle ({ $rule }). Togli qualche dado
track-wrong = Dadi e tracciato non concordano ({ $rule }). Cambia uno dei due
view-impossible = Nessuna posizione corrisponde a questa vista. Prendi la vista come l'ha scritta il gioco
word-twice = C'è due volte: { $word }. Togline una

## Help at the terminal, with words of this game

help-words = place 3 bay2.line1 – una mossa in parole; Tab completa, valgono anche i nomi nella tua lingua
help-help = help, help escalation – questa lista; che cosa significa una parola del gioco
help-why = why place 0 port a – se una mossa è possibile, e per quale regola no
help-rules = rules F5.11 – il testo di una regola

## Figures of many games

figure-rounds = Round
    .each = Round
figure-treated = Pazienti curati
    .each = Curati
figure-failed = Carte urgenti perse
    .each = Carte perse
figure-placed = Dadi piazzati da un posto
    .each = Dadi piazzati
figure-sacrificed = Dadi sacrificati da un posto
    .each = Dadi sacrificati
