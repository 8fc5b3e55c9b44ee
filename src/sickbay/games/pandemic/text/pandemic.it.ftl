### Pandemic in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = una carta
direct = volo diretto
charter = volo charter
shuttle = volo navetta
pass = passare
    .short = passa
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
move-treat = Arginare: { CUBE($a1) }
    .does = 1 azione: un cubo di questo colore lascia la città; tutti, se la malattia è curata o se agisce il Medico (P5.6).
move-give = Dare { INITIAL($a1) ->
        [a] ad
        *[other] a
    } { SEAT($a1) } la carta { $a2 }
    .does = 1 azione: { SEAT($a1) } riceve la carta { $a2 } e deve accettare; le due pedine sono in questa città (P5.7).
move-take = Prendere da { SEAT($a1) } la carta { $a2 }
    .does = 1 azione: { SEAT($a1) } cede la carta { $a2 } e deve accettare; le due pedine sono in questa città (P5.7).
move-cure = Scoprire la cura: { $a1 } ({ $more })
    .does = 1 azione in una stazione: scartare cinque carte di questo colore, la Scienziata quattro; la malattia è curata (P5.8).
move-pass = Passare
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

told-treat = { SEAT($seat) } argina: { CUBE($a1) }

## What happened: lines of the log

happened-moved = { $by ->
        [other] { SEAT($seat) } porta { SEAT($a1) } { LOC($a2) }
        *[self] { SEAT($a1) } va { LOC($a2) }
    }
happened-cube = Cubo { LOC($a1) }: { CUBE($a2) }
happened-prevented = { WORD($a1) ->
        [eradicated] { $a2 }: nessun cubo, la malattia è debellata ({ $a3 })
        *[other] { $a2 }: cubo impedito, { CUBE($a3) } ({ $a1 })
    }
happened-outbreak = Focolaio { LOC($a1) }: { $a2 }
happened-removed_cubes = { $a3 ->
        [1] { $a1 }: −1 cubo { CUBE($a2) }
        *[other] { $a1 }: −{ $a3 } cubi { PL($a2) }
    }
happened-station = { $by ->
        [nobody] Stazione { LOC($a1) }
        *[other] { SEAT($seat) } costruisce una stazione { LOC($a1) }
    }
happened-station_gone = Stazione tolta { LOC($a1) }
happened-cured = Cura scoperta: { $a1 }
happened-eradicated = Malattia debellata: { $a1 }
happened-drew = { SEAT($a1) } pesca: { $a2 }
happened-gave = { $by ->
        [other] { SEAT($a2) } prende da { SEAT($a1) }: { $a3 }
        *[self] { SEAT($a1) } dà { INITIAL($a2) ->
            [a] ad
            *[other] a
        } { SEAT($a2) }: { $a3 }
    }
happened-discarded = { SEAT($a1) } scarta: { $a2 }
happened-stored = { SEAT($a1) } conserva l'evento: { $a2 }
happened-played = { SEAT($a1) } gioca: { $a2 }
happened-out_of_game = Fuori dal gioco: { $a1 }
happened-epidemic = Epidemia
happened-rate = { $last ->
        [unknown] Livello di contaminazione: { $a1 }
        [new] Il livello di contaminazione sale a { $a1 }
        *[same] Il livello di contaminazione resta a { $a1 }
    }
happened-infection = Contaminazione: { $a1 }
happened-intensified = Le carte contaminazione scartate tornano mescolate in cima
happened-quiet = Notte tranquilla: nessuna contaminazione
happened-looked = { SEAT($a1) } guarda carte contaminazione: { $more }
happened-ordered = { SEAT($a1) } le rimette, la prima in cima: { $more }
happened-showed = { SEAT($a1) } mostra a tutti: { $more }
happened-asked = { WORD($a3) ->
        [give] { SEAT($a1) } offre { INITIAL($a2) ->
            [a] ad
            *[other] a
        } { SEAT($a2) }: { $a5 }
        [take] { SEAT($a1) } chiede { INITIAL($a2) ->
            [a] ad
            *[other] a
        } { SEAT($a2) } la carta: { $a5 }
        *[other] { SEAT($a1) } chiede { INITIAL($a2) ->
            [a] ad
            *[other] a
        } { SEAT($a2) }: { $said }
    }
happened-agreed = { SEAT($a1) } accetta
happened-declined = { SEAT($a1) } rifiuta
happened-turn = Turno: { SEAT($a1) }
happened-actions_done = { SEAT($a1) } passa: niente più azioni
happened-passed = { SEAT($a1) } passa
happened-reshuffled = Gli scarti di contaminazione diventano il nuovo mazzo

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

## Why a move is not possible

card-needed = Serve la carta { $card } in mano
card-not-held = { SEAT($seat) } dovrebbe avere la carta { $card }
hand-limit-open = Prima il limite di mano: { SEAT($seat) } deve lasciare carte
hand-not-over = Si scartano carte solo oltre il limite di 7
consent-open = Prima una risposta: { SEAT($seat) } accetta o no
no-consent-asked = Adesso nessuno chiede un permesso
refused-lately = Appena rifiutato; si può richiedere dopo la prossima azione o evento
actions-active-only = Le azioni sono di chi è di turno: { SEAT($seat) }
actions-step-a = Le azioni di questo turno sono finite
station-needed = Serve una stazione { LOC($city) }
station-stands = C'è già una stazione { LOC($city) }
station-from-needed = Le sei stazioni sono tutte sul tabellone: di' quale si sposta, come «da lima»
stations-left = C'è ancora una stazione nella riserva, nessuna si sposta: togli «da»
not-connected = { $here } e { $city } non sono collegate
already-there = La pedina è già { LOC($city) }
no-cube = Non ci sono cubi di questo colore { LOC($city) }: { CUBE($colour) }
share-apart = Le due pedine devono essere nella stessa città: { SEAT($seat) } è altrove
share-self = Una carta si condivide con qualcun altro
share-city-card = Può passare solo la carta di questa città ({ $city }), non { $card }; la Ricercatrice può cederne qualsiasi
already-cured = La cura è già scoperta: { $colour }
cure-colour = La carta { $card } non è di questo colore: { $colour }
cure-count = Una cura vuole esattamente { $needed } carte di questo colore: { $colour }
cure-twice = La stessa carta è nominata due volte
nothing-to-pass = Adesso non c'è niente da passare
window-not-yet = Prima tocca a un'altra persona con un evento
window-resilient-only = Prima di intensificare si può giocare solo Popolazione resistente
forecast-open = Prima la Previsione: { SEAT($seat) } deve rimettere le carte
no-forecast = Nessuna Previsione in corso
order-cards = Vanno nominate tutte le carte guardate, ognuna una volta: { $count }
shown-already = Tutti hanno già visto le carte
not-in-discard = { $card } non è negli scarti di contaminazione
event-not-discarded = { $event } non è negli scarti dei giocatori
event-stored = C'è già un evento conservato: { $event }
event-not-held = Serve l'evento in mano: { $event }
dispatch-other-pawn = La pedina del Coordinatore va così solo da un'altra pedina; altrimenti si muove come sempre
pawn-needed = { LOC($city) } deve esserci un'altra pedina
special-once = Il movimento speciale di questo turno è già fatto
role-needed = Solo per: { $role }

## Options that cannot be

option-role-twice = { $role } è scelto due volte. Ogni ruolo c'è una volta sola
option-roles-count = Ruoli: { $found }, posti: { $seats }. Danne al massimo uno per posto
option-seat-none = Il posto { $seat } non c'è: i posti sono { $seats }. Si contano da 0

## What a sentence of each verb looks like

shape-drive = guidare CITTÀ
shape-direct = volo diretto CITTÀ
shape-charter = volo charter CITTÀ
shape-shuttle = volo navetta CITTÀ
shape-build = costruire, o costruire da CITTÀ se le stazioni sono già sei
shape-treat = arginare COLORE
shape-give = dare GIOCATORE CITTÀ
shape-take = prendere GIOCATORE CITTÀ
shape-cure = curare COLORE CITTÀ CITTÀ … (tutte le carte)
shape-pass = passare
shape-store = conservare EVENTO
shape-dispatch = coordinare GIOCATORE raggiungere (o guidare, volo diretto, volo charter, volo navetta) CITTÀ
shape-special = movimento speciale CARTA CITTÀ
shape-discard = scartare CARTA
shape-agree = accettare, o sì
shape-refuse = rifiutare, o no
shape-airlift = passaggio in aereo GIOCATORE CITTÀ
shape-forecast = previsione
shape-order = ordinare CITTÀ CITTÀ … (tutte e sei, davanti quella che esce per prima)
shape-show = mostrare
shape-government_grant = fondi governativi CITTÀ, o fondi governativi CITTÀ da CITTÀ
shape-one_quiet_night = una notte tranquilla
shape-resilient_population = popolazione resistente CITTÀ

## What comes next: the frames of the agenda

step-act = Azioni, fino a quattro
step-window = { $a1 ->
        [1] Momento per eventi: prima della pesca
        [2] Momento per eventi: tra due epidemie
        [3] Momento per Popolazione resistente: prima di intensificare
        [4] Momento per eventi: dopo la pesca
        [5] Momento per eventi: prima di contaminare
        [6] Momento per eventi: tra due contaminazioni
        *[other] Momento per eventi: prima del nuovo turno
    }
step-draw = Pesca di 2 carte giocatore
step-increase = Epidemia, incremento: sale il livello di contaminazione
step-infect_bottom = Epidemia, contaminazione: la carta in fondo al mazzo di contaminazione
step-intensify = Epidemia, intensificazione: gli scarti di contaminazione tornano in cima, mescolati
step-limit = Limite di mano, 7: { SEAT($a1) }
step-infect_cities = Contaminazione delle città
step-infect = Carte contaminazione da girare: { $a1 }
step-end_turn = Turno di chi segue
step-consent = { SEAT($a2) } risponde { INITIAL($a1) ->
        [a] ad
        *[other] a
    } { SEAT($a1) }: { $said }
    .asks = { WORD($a3) ->
            [give] { SEAT($a1) } offre { INITIAL($a2) ->
                [a] ad
                *[other] a
            } { SEAT($a2) }: { $a5 }
            [take] { SEAT($a1) } chiede { INITIAL($a2) ->
                [a] ad
                *[other] a
            } { SEAT($a2) } la carta: { $a5 }
            *[other] { SEAT($a1) } chiede { INITIAL($a2) ->
                [a] ad
                *[other] a
            } { SEAT($a2) }: { $said }
        }
step-arrange = Previsione: { SEAT($a1) } rimette le carte

## Families of moves, for lists that open

family-drive = Guidare
    .which = quale città?
family-direct = Volo diretto
    .which = quale città?
family-charter = Volo charter
    .which = quale città?
family-shuttle = Volo navetta
    .which = quale città?
family-build = Costruire una stazione prendendone un'altra
    .which = quale stazione?
family-give = { $n ->
        [0] Cedere una carta
        *[other] Cedere una carta { INITIAL($a1) ->
            [a] ad
            *[other] a
        } { SEAT($a1) }
    }
    .which = quale carta?
family-take = { $n ->
        [0] Prendere una carta
        *[other] Prendere una carta da { SEAT($a1) }
    }
    .which = quale carta?
family-cure = { $n ->
        [0] Scoprire una cura
        *[other] Scoprire la cura: { $all }
    }
    .which = { $n ->
        [0] quale cura?
        *[other] quali carte?
    }
family-dispatch = { $n ->
        [0] Coordinare una pedina
        [1] Coordinare { SEAT($a1) }
        *[other] Coordinare { SEAT($a1) }: { $more }
    }
    .which = { $n ->
        [0] quale pedina?
        [1] quale movimento?
        *[other] quale città?
    }
family-special = { $n ->
        [0] Movimento speciale
        *[other] Movimento speciale, scartando { $a1 }
    }
    .which = { $n ->
        [0] quale carta?
        *[other] quale città?
    }
family-discard = Scartare
    .which = quale carta?
family-airlift = { $n ->
        [0] Passaggio in aereo
        *[other] Passaggio in aereo: { SEAT($a1) }
    }
    .which = { $n ->
        [0] quale pedina?
        *[other] quale città?
    }
family-government_grant = { $n ->
        [0] Fondi governativi
        *[other] Fondi governativi: { $a1 }
    }
    .which = { $n ->
        [0] quale città?
        *[other] quale stazione?
    }
family-resilient_population = Popolazione resistente
    .which = quale carta?
family-order = { $n ->
        [0] Rimettere le carte
        *[other] Rimettere, la prima in cima: { $all }
    }
    .which = in che ordine?

## How a game began

opening-first = Comincia { $seat }: la popolazione più alta su una carta città (P3.9)
opening-infected = { $count ->
        [1] Contaminazione iniziale, 1 cubo a testa: { $cities }
        *[other] Contaminazione iniziale, { $count } cubi a testa: { $cities }
    }

## The position in words

position-turn = Turno { $turn }: { $seat }. Azioni rimaste: { $actions }
position-tracks = Focolai: { $outbreaks } di 8. Livello di contaminazione: { $rate }. Epidemie finora: { $epidemics } di { $most }
position-disease = { TITLE($colour) }: { $status }. Cubi rimasti: { $left }
status-uncured = senza cura
status-cured = curata
status-eradicated = debellata
position-three = Tre cubi, il prossimo è un focolaio: { $cities }
position-two = Due cubi: { $cities }
position-one = Un cubo: { $cities }
position-no-cubes = Nessun cubo sul tabellone
position-group = { $cities } ({ $colour })
position-stations = Stazioni: { $cities }. Nella riserva: { $left }
position-player = { $seat }, { $role }, { LOC($city) }. Carte: { $count }
position-cards = { $group }: { $cards }
position-known = { $group } (le conosci): { $cards }
position-events = Eventi
position-unknown = Carte sconosciute: { $count }
position-stored = Evento conservato: { $event }
position-quiet = Una notte tranquilla: si saltano le prossime contaminazioni
position-player-deck = Mazzo dei giocatori: { $cards }. Epidemie dentro: { $epidemics }
position-next-epidemic = C'è un'epidemia tra le prossime carte: { $within }
position-no-epidemic = Nessuna epidemia tra le prossime carte: { $within }
position-infection-deck = Mazzo di contaminazione: { $cards }
position-infection-layer = In cima, mescolate, { $size } tra: { $cities }
position-infection-known = In arrivo, la prima subito: { $cities }
position-infection-discard = Scarti di contaminazione: { $cities }
position-player-discard = Scarti dei giocatori: { $cards }
position-removed = Fuori dal gioco: { $cards }

## Positions that cannot be

cubes-too-many = Troppi cubi: al massimo { $most } ({ $rule }). Togline qualcuno
eradicated-wrong = Debellata significa curata e senza cubi sul tabellone; ce ne sono { $cubes } ({ $rule }). Cambia la malattia o i cubi
flag-bad = Deve essere true o false
hand-over = Qui ci stanno al massimo { $most } carte ({ $rule }). Togline qualcuna
medic-city = Dove c'è il Medico non possono esserci cubi di una malattia curata ({ $rule }). Spostalo o togli i cubi
name-twice = «{ $name }» c'è due volte. Togline uno
outbreaks-over = Con più di { $most } focolai la partita è persa ({ $rule }). Mettine meno
piles-wrong = I mazzetti non concordano con il mazzo dei giocatori e le sue epidemie ({ $rule }). Togli il campo e si contano da soli
pools-wrong = Gli strati non concordano con il mazzo di contaminazione ({ $rule }). Togli il campo e si contano da soli
stations-too-many = Le stazioni sono al massimo { $most } ({ $rule }). Togline qualcuna
stored-nobody = C'è un evento conservato, ma nessuno è il Pianificatore di contingenze ({ $rule }). Scegli quel ruolo o togli l'evento
supply-wrong = La riserva non può essere { $value }: con questi cubi sul tabellone ne restano { $left } ({ $rule }). Toglila e si conta da sola
view-impossible = Nessuna posizione concorda con questa vista. Usa la vista come l'ha scritta il gioco
won-already = Con quattro cure la partita è vinta ({ $rule }). Lascia una malattia senza cura

## Tables of cities that cannot be

pack-csv-bad = Questa non è una riga di una tabella con virgole. Correggi la riga o le virgolette
pack-columns-bad = La prima riga nomina le colonne. Scrivi: { $columns }
pack-cells-bad = Le celle sono { $found }. Una riga ne ha { $wanted }
pack-name-bad = «{ $name }» non può essere l'id di una città. Usa minuscole, cifre e _
pack-colour-bad = Non c'è un colore «{ $colour }». Può essere: { $may }
pack-population-bad = «{ $population }» non può essere una popolazione. Dai un numero intero da 1 a { $most }
pack-count-bad = Le città sono { $found }. Un tabellone ne ha 48
pack-order-bad = Qui deve esserci una città di questo colore: { $colour }. Metti insieme le dodici di ogni colore
pack-neighbour-bad = Non c'è una città «{ $neighbour }». Collega solo città della tabella
pack-one-way = { $neighbour } non torna indietro. Scrivi il collegamento in entrambe le righe
pack-twice = Questa città c'è due volte. Togline una
agenda-bad = Nessun turno ha questa agenda ({ $rule }): indica una fase (phase), o lascia l'agenda come era scritta
epidemic-in-hand = Una carta epidemia qui non sta mai ({ $rule }). Mettila nel mazzo dei giocatori o toglila
epidemics-too-many = In questa partita le epidemie sono al massimo { $most } ({ $rule }). Scrivine meno o cambia l'opzione
actions-too-many = Un turno ha al massimo { $most } azioni ({ $rule }). Scrivine meno
share-events-never = Si condividono solo carte città, mai eventi

## What the terminal calls a window

help-skip = salta: niente più domande sugli eventi fino al tuo prossimo turno
terminal-resting = I momenti per eventi passano da soli fino al tuo prossimo turno
terminal-rest-nothing = Qui non c'è nessun momento per eventi da saltare

## Figures of many games

figure-cures = Cure di un posto
    .each = Cure
figure-cubes = Cubi rimossi nei turni di un posto
    .each = Cubi rimossi
figure-given = Carte date da un posto
    .each = Carte date
figure-events = Eventi giocati da un posto
    .each = Eventi giocati
