### Pandemic in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = una carta
direct = volo diretto
charter = volo charter
shuttle = volo navetta
store = conservare
special = movimento speciale
join = raggiungere
from = da
order = ordinare
show = mostrare

## Moves

move-drive = Guidare { LOC($a1) }
    .does = 1 azione: andare nella città collegata, per terra o per mare (P5.1).
move-direct = Volo diretto { LOC($a1) }
    .does = 1 azione: scartare la carta { $a1 } e volare lì (P5.2).
move-charter = Volo charter { LOC($a1) }
    .does = 1 azione: scartare la carta della città in cui si trova la pedina e volare { LOC($a1) } (P5.3).
move-shuttle = Volo navetta { LOC($a1) }
    .does = 1 azione: volare da stazione a stazione, senza carta (P5.4).
move-build = { $n ->
        [0] Costruire una stazione
        *[other] Costruire una stazione con quella { LOC($a2) }
    }
    .does = 1 azione: scartare la carta di questa città e mettere qui una stazione; l'Esperto di operazioni non usa carte. Se tutte e sei sono sul tabellone, se ne sposta una (P5.5, P6.R4).
move-treat = Arginare: { $a1 }
    .does = 1 azione: un cubo di questo colore lascia la città; tutti, se la malattia è curata o se agisce il Medico (P5.6).
move-give = Dare a { SEAT($a1) } la carta { $a2 }
    .does = 1 azione: { SEAT($a1) } riceve la carta { $a2 } e deve accettare; le due pedine sono in questa città (P5.7).
move-take = Prendere da { SEAT($a1) } la carta { $a2 }
    .does = 1 azione: { SEAT($a1) } cede la carta { $a2 } e deve accettare; le due pedine sono in questa città (P5.7).
move-cure = Scoprire la cura: { $a1 } ({ $more })
    .does = 1 azione in una stazione: scartare cinque carte di questo colore, la Scienziata quattro; la malattia è curata (P5.8).
move-pass = Passa
    .does = Rinuncia alle azioni rimaste (P5.10); se si chiede degli eventi: nessuno adesso (P6.2).
move-store = Conservare l'evento { $a1 }
    .does = 1 azione: l'evento passa dagli scarti alla carta ruolo; giocato da lì, esce dalla partita (P6.R1).
move-dispatch = { WORD($a2) ->
        [join] Coordinare { SEAT($a1) }: dalla pedina { LOC($a3) }
        [drive] Coordinare { SEAT($a1) }: guidare { LOC($a3) }
        [direct] Coordinare { SEAT($a1) }: volo diretto { LOC($a3) }
        [charter] Coordinare { SEAT($a1) }: volo charter { LOC($a3) }
        *[shuttle] Coordinare { SEAT($a1) }: volo navetta { LOC($a3) }
    }
    .does = { WORD($a2) ->
        [join] 1 azione: una pedina va in una città con un'altra pedina; chi la guida deve accettare (P6.R2).
        *[other] 1 azione: muovere un'altra pedina come la propria, con carte del Coordinatore; chi la guida deve accettare (P6.R2).
    }
move-special = Movimento speciale { LOC($a2) }, scartando { $a1 }
    .does = 1 azione, una volta per turno: da una stazione a qualsiasi città, scartando una carta città qualsiasi (P6.R4).
move-discard = Scartare { $a1 }
    .does = La carta va negli scarti, senza effetto (P5.11).
move-agree = Accettare
    .does = La mossa si fa (P5.12).
move-refuse = Rifiutare
    .does = La mossa non si fa e non costa nulla (P5.12).
move-airlift = Passaggio in aereo: { SEAT($a1) } { LOC($a2) }
    .does = Evento, senza azione: una pedina va in qualsiasi altra città; chi la guida deve accettare (P6.E1).
move-forecast = Previsione: guardare le prossime sei carte contaminazione
    .does = Evento, senza azione: guardare le prime sei carte contaminazione e rimetterle in qualsiasi ordine (P6.E2).
move-order = Rimettere, la prima in cima: { $all }
    .does = Le carte contaminazione usciranno in quest'ordine, la prima subito (P6.E2).
move-show = Mostrare le carte a tutti
    .does = Tutti vedono le carte; l'ordine è ancora da scegliere (P7.4).
move-government_grant = { $n ->
        [1] Fondi governativi: stazione { LOC($a1) }
        *[other] Fondi governativi: stazione { LOC($a1) }, con quella { LOC($a3) }
    }
    .does = Evento, senza azione: una stazione in qualsiasi città che non l'abbia, senza carta (P6.E3).
move-one_quiet_night = Una notte tranquilla: saltare le prossime contaminazioni
    .does = Evento, senza azione: alla prossima contaminazione di fine turno non si gira nessuna carta. Le epidemie restano (P6.E4).
move-resilient_population = Popolazione resistente: { $a1 } esce dalla partita
    .does = Evento, senza azione: una carta degli scarti di contaminazione esce per sempre dalla partita (P6.E5).

## What people did, where the events alone do not say it

told-treat = { SEAT($seat) } argina: { $a1 }
told-build = { SEAT($seat) } costruisce una stazione
told-cure = { SEAT($seat) } cerca la cura: { $a1 }
told-drive = { SEAT($seat) } guida { LOC($a1) }
told-direct = { SEAT($seat) } vola { LOC($a1) }
told-charter = { SEAT($seat) } vola in charter { LOC($a1) }
told-shuttle = { SEAT($seat) } vola con la navetta { LOC($a1) }
told-special = { SEAT($seat) } usa il movimento speciale { LOC($a2) }

## What happened: lines of the log

event-moved = { SEAT($a1) } ora è { LOC($a2) }
event-cube = Cubo { LOC($a1) }: { CUBE($a2) }
event-prevented = { WORD($a1) ->
        [eradicated] { $a2 }: nessun cubo, la malattia è debellata ({ $a3 })
        *[other] { $a2 }: cubo impedito, { CUBE($a3) } ({ $a1 })
    }
event-outbreak = Focolaio { LOC($a1) }: { $a2 }
event-removed_cubes = Cubi tolti { LOC($a1) }: { CUBE($a2) }, { $a3 }
event-station = Stazione { LOC($a1) }
event-station_gone = Stazione tolta { LOC($a1) }
event-cured = Cura scoperta: { $a1 }
event-eradicated = Malattia debellata: { $a1 }
event-drew = { SEAT($a1) } pesca: { $a2 }
event-gave = { SEAT($a1) } dà a { SEAT($a2) }: { $a3 }
event-discarded = { SEAT($a1) } scarta: { $a2 }
event-stored = { SEAT($a1) } conserva l'evento: { $a2 }
event-played = { SEAT($a1) } gioca: { $a2 }
event-out_of_game = Fuori dal gioco: { $a1 }
event-epidemic = Epidemia
event-rate = Livello di contaminazione: { $a1 }
event-infection = Contaminazione: { $a1 }
event-intensified = Le carte contaminazione scartate tornano mescolate in cima
event-quiet = Notte tranquilla: nessuna contaminazione
event-looked = { SEAT($a1) } guarda carte contaminazione: { $more }
event-ordered = { SEAT($a1) } le rimette, la prima in cima: { $more }
event-showed = { SEAT($a1) } mostra a tutti: { $more }
event-asked = { SEAT($a1) } chiede il permesso: { SEAT($a2) }
event-agreed = { SEAT($a1) } accetta
event-declined = { SEAT($a1) } rifiuta
event-turn = Turno: { SEAT($a1) }
event-actions_done = { SEAT($a1) } chiude le azioni
event-reshuffled = Gli scarti di contaminazione diventano il nuovo mazzo

## Who is asked, and for what

wait-P4-2 = { $seat }: quale azione?
wait-W1 = { $asked ->
        [1] { $seat }: un evento prima della pesca?
        *[other] { $seat }: un evento prima dell'azione?
    }
wait-W2 = { $seat }: un evento tra le due epidemie?
wait-W3 = { $seat }: Popolazione resistente prima di intensificare?
wait-W4 = { $seat }: un evento dopo la pesca?
wait-W5 = { $seat }: un evento prima di contaminare?
wait-W6 = { $seat }: un evento prima della prossima carta contaminazione?
wait-W7 = { $seat }: un evento prima del nuovo turno?
wait-W8 = { $seat }: un evento prima di scartare?
wait-P5-11 = { $seat }: troppe carte, quale va via? Il limite è 7
wait-P5-12 = { $seat }: va bene?
wait-P6-E2 = { $seat }: in che ordine tornano le carte, la prima in cima?

## How it ends

result-cures = Trovate le quattro cure
    .title = Il mondo è salvo!
result-outbreaks = Otto focolai
    .title = Il mondo è perduto
result-cubes = I cubi di una malattia sono esauriti
    .title = Il mondo è perduto
result-cards = Il mazzo dei giocatori è esaurito
    .title = Il mondo è perduto

## Roles and events in short

about-contingency_planner = Come azione mette sulla sua carta ruolo un evento degli scarti, uno alla volta; giocato da lì, esce dalla partita (P6.R1).
about-dispatcher = Come azione porta una pedina da un'altra pedina, o muove una pedina altrui come fosse sua (P6.R2).
about-medic = Toglie tutti i cubi di un colore con un'azione, e quelli delle malattie curate senza azioni, ovunque si trovi (P6.R3).
about-operations_expert = Costruisce stazioni senza carta e, una volta per turno, va da una stazione a qualsiasi città con una carta città qualsiasi (P6.R4).
about-quarantine_specialist = Nella sua città e in quelle collegate non arrivano cubi né focolai (P6.R5).
about-researcher = Nella stessa città può cedere qualsiasi sua carta città, non solo quella della città (P6.R6).
about-scientist = Le bastano quattro carte di un colore per scoprire una cura (P6.R7).
about-airlift = Una pedina va in qualsiasi altra città (P6.E1).
about-forecast = Vedere le prossime sei carte contaminazione e sceglierne l'ordine (P6.E2).
about-government_grant = Una stazione in qualsiasi città, senza carta (P6.E3).
about-one_quiet_night = Si saltano le prossime contaminazioni di fine turno (P6.E4).
about-resilient_population = Una carta degli scarti di contaminazione esce dalla partita (P6.E5).

## Options

option-seats = Giocatori
option-epidemics = Epidemie
value-epidemics-4 = 4, introduttiva
value-epidemics-5 = 5, standard
value-epidemics-6 = 6, eroica
value-epidemics-7 = 7, leggendaria
option-hands = Mani
value-hands-auto = scoperte con 4 epidemie, altrimenti coperte
value-hands-open = scoperte
value-hands-closed = coperte
option-roles = Ruoli
value-roles-random = a caso
option-auto_consent = Consenso automatico
