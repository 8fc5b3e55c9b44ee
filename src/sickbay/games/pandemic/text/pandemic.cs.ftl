### Pandemic in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = karta
direct = přímý let
charter = charter
shuttle = kyvadlový let
store = uschovat
special = zvláštní přesun
join = připojit
from = odkud
order = seřadit
show = ukázat

## Moves

move-drive = Jet do { GEN($a1) }
    .does = 1 akce: přesun do spojeného města, po souši i po moři (P5.1).
move-direct = Přímý let do { GEN($a1) }
    .does = 1 akce: odhodit kartu { $a1 } a letět tam (P5.2).
move-charter = Charter do { GEN($a1) }
    .does = 1 akce: odhodit kartu města, kde figurka je, a letět do { GEN($a1) } (P5.3).
move-shuttle = Kyvadlový let do { GEN($a1) }
    .does = 1 akce: let ze stanice do stanice, bez karty (P5.4).
move-build = { $n ->
        [0] Postavit stanici
        *[other] Postavit stanici, vzít tu { LOC($a2) }
    }
    .does = 1 akce: odhodit kartu tohoto města a postavit tu stanici; Provozní expert kartu nepotřebuje. Je-li na plánu všech šest, jedna se přesune (P5.5, P6.R4).
move-treat = Léčit: { $a1 }
    .does = 1 akce: z města zmizí jedna kostka této barvy; všechny, je-li lék objeven nebo léčí-li Lékař (P5.6).
move-give = Dát kartu { $a2 } (dostane { SEAT($a1) })
    .does = 1 akce: { SEAT($a1) } dostane kartu { $a2 } a musí souhlasit; obě figurky jsou v tomto městě (P5.7).
move-take = Vzít kartu { $a2 } (dá { SEAT($a1) })
    .does = 1 akce: { SEAT($a1) } předá kartu { $a2 } a musí souhlasit; obě figurky jsou v tomto městě (P5.7).
move-cure = Objevit lék: { $a1 } ({ $more })
    .does = 1 akce u stanice: odhodit pět karet této barvy, Vědkyně čtyři; lék je objeven (P5.8).
move-pass = Pas
    .does = Vzdává se zbylých akcí (P5.10); při dotazu na události: teď žádná (P6.2).
move-store = Uschovat událost { $a1 }
    .does = 1 akce: událost jde z odhozených karet na kartu role; po zahrání odtud jde ze hry (P6.R1).
move-dispatch = { WORD($a2) ->
        [join] Vyslat: { SEAT($a1) } k figurce { LOC($a3) }
        [drive] Vyslat: { SEAT($a1) } jede do { GEN($a3) }
        [direct] Vyslat: { SEAT($a1) } letí přímo do { GEN($a3) }
        [charter] Vyslat: { SEAT($a1) } letí charterem do { GEN($a3) }
        *[shuttle] Vyslat: { SEAT($a1) } letí kyvadlově do { GEN($a3) }
    }
    .does = { WORD($a2) ->
        [join] 1 akce: figurka jde do města, kde stojí jiná; její hráč musí souhlasit (P6.R2).
        *[other] 1 akce: přesun cizí figurky jako vlastní, s kartami Dispečera; její hráč musí souhlasit (P6.R2).
    }
move-special = Zvláštní přesun do { GEN($a2) }, odhodit { ACC($a1) }
    .does = 1 akce, jednou za tah: od stanice do kteréhokoli města, odhodí se libovolná karta města (P6.R4).
move-discard = Odhodit kartu { $a1 }
    .does = Karta jde na odhazovací balíček, bez účinku (P5.11).
move-agree = Souhlasit
    .does = Krok se provede (P5.12).
move-refuse = Odmítnout
    .does = Krok se neprovede a nic nestojí (P5.12).
move-airlift = Letecký most: { SEAT($a1) } do { GEN($a2) }
    .does = Událost, bez akce: figurka jde do kteréhokoli jiného města; její hráč musí souhlasit (P6.E1).
move-forecast = Předpověď: podívat se na šest příštích karet nákazy
    .does = Událost, bez akce: podívat se na šest vrchních karet nákazy a vrátit je v libovolném pořadí (P6.E2).
move-order = Vrátit, vrchní první: { $all }
    .does = Karty nákazy přijdou v tomto pořadí, první hned příště (P6.E2).
move-show = Ukázat karty všem
    .does = Všichni karty uvidí; pořadí se teprve zvolí (P7.4).
move-government_grant = { $n ->
        [1] Vládní dotace: stanice { LOC($a1) }
        *[other] Vládní dotace: stanice { LOC($a1) }, vzít tu { LOC($a3) }
    }
    .does = Událost, bez akce: stanice v kterémkoli městě, kde žádná není, bez karty (P6.E3).
move-one_quiet_night = Klidná noc: příští nákaza měst se vynechá
    .does = Událost, bez akce: při příští nákaze na konci tahu se neotočí žádná karta. Epidemie platí dál (P6.E4).
move-resilient_population = Odolné obyvatelstvo: karta { $a1 } jde ze hry
    .does = Událost, bez akce: karta z odhozených karet nákazy jde natrvalo ze hry (P6.E5).

## What people did, where the events alone do not say it

told-treat = { SEAT($seat) } léčí: { $a1 }
told-build = { SEAT($seat) } staví stanici
told-cure = { SEAT($seat) } hledá lék: { $a1 }
told-drive = { SEAT($seat) } jede do { GEN($a1) }
told-direct = { SEAT($seat) } letí do { GEN($a1) }
told-charter = { SEAT($seat) } letí charterem do { GEN($a1) }
told-shuttle = { SEAT($seat) } letí kyvadlově do { GEN($a1) }
told-special = { SEAT($seat) } používá zvláštní přesun do { GEN($a2) }

## What happened: lines of the log

event-moved = { SEAT($a1) } je teď { LOC($a2) }
event-cube = Kostka { LOC($a1) }: { $a2 }
event-prevented = { WORD($a1) ->
        [eradicated] { $a2 }: bez kostky, nemoc je vymýcená ({ $a3 })
        *[other] { $a2 }: kostce zabráněno, { $a3 } ({ $a1 })
    }
event-outbreak = Ohnisko { LOC($a1) }: { $a2 }
event-removed_cubes = Kostky pryč { LOC($a1) }: { $a2 }, { $a3 }
event-station = Stanice { LOC($a1) }
event-station_gone = Stanice odvezena { LOC($a1) }
event-cured = Lék objeven: { $a1 }
event-eradicated = Nemoc vymýcená: { $a1 }
event-drew = { SEAT($a1) } lízá: { $a2 }
event-gave = { SEAT($a1) } dává kartu { $a3 }, dostává { SEAT($a2) }
event-discarded = { SEAT($a1) } odhazuje: { $a2 }
event-stored = { SEAT($a1) } uschovává událost: { $a2 }
event-played = { SEAT($a1) } hraje událost: { $a2 }
event-out_of_game = Mimo hru: { $a1 }
event-epidemic = Epidemie
event-rate = Rychlost nákazy: { $a1 }
event-infection = Nákaza: { $a1 }
event-intensified = Odhozené karty nákazy jsou zamíchány zpět navrch
event-quiet = Klidná noc: žádná nákaza
event-looked = { SEAT($a1) } si prohlíží karty nákazy: { $more }
event-ordered = { SEAT($a1) } je vrací, vrchní první: { $more }
event-showed = { SEAT($a1) } všem ukazuje: { $more }
event-asked = { SEAT($a1) } žádá o souhlas: { SEAT($a2) }
event-agreed = { SEAT($a1) } souhlasí
event-declined = { SEAT($a1) } odmítá
event-turn = Na tahu: { SEAT($a1) }
event-actions_done = { SEAT($a1) } končí s akcemi
event-reshuffled = Odhozené karty nákazy tvoří nový balíček

## Who is asked, and for what

wait-P4-2 = { $seat }: která akce?
wait-W1 = { $asked ->
        [1] { $seat }: událost před líznutím?
        *[other] { $seat }: událost před akcí?
    }
wait-W2 = { $seat }: událost mezi dvěma epidemiemi?
wait-W3 = { $seat }: Odolné obyvatelstvo před zesílením?
wait-W4 = { $seat }: událost po líznutí?
wait-W5 = { $seat }: událost před nákazou?
wait-W6 = { $seat }: událost před další kartou nákazy?
wait-W7 = { $seat }: událost před dalším tahem?
wait-W8 = { $seat }: událost před odhozením?
wait-P5-11 = { $seat }: příliš mnoho karet, která půjde pryč? Limit je 7
wait-P5-12 = { $seat }: souhlas?
wait-P6-E2 = { $seat }: v jakém pořadí se karty vrátí, vrchní první?

## How it ends

result-cures = Všechny čtyři léky jsou objeveny
    .title = Svět je zachráněn!
result-outbreaks = Osm ohnisek
    .title = Svět je ztracen
result-cubes = Jedné nemoci došly kostky
    .title = Svět je ztracen
result-cards = Došel hráčský balíček
    .title = Svět je ztracen

## Roles and events in short

about-contingency_planner = Jako akci si na kartu role uschová událost z odhozených karet, vždy jen jednu; po zahrání odtud jde ze hry (P6.R1).
about-dispatcher = Jako akci přesune figurku k jiné figurce, nebo cizí figurku jako vlastní (P6.R2).
about-medic = Jednou akcí odstraní všechny kostky barvy a tam, kde je, kostky nemocí s objeveným lékem i bez akce (P6.R3).
about-operations_expert = Staví stanice bez karty a jednou za tah se od stanice přesune kamkoli za libovolnou kartu města (P6.R4).
about-quarantine_specialist = Do jejího města ani do spojených měst nepřijde kostka ani ohnisko (P6.R5).
about-researcher = V témže městě smí předat kteroukoli svou kartu města, nejen kartu onoho města (P6.R6).
about-scientist = K objevení léku jí stačí čtyři karty jedné barvy (P6.R7).
about-airlift = Figurka jde do kteréhokoli jiného města (P6.E1).
about-forecast = Ukáže šest příštích karet nákazy a určí se jejich pořadí (P6.E2).
about-government_grant = Stanice v kterémkoli městě, bez karty (P6.E3).
about-one_quiet_night = Příští nákaza na konci tahu se vynechá (P6.E4).
about-resilient_population = Karta z odhozených karet nákazy jde ze hry (P6.E5).

## Options

option-seats = Hráči
option-epidemics = Epidemie
value-epidemics-4 = 4, úvodní
value-epidemics-5 = 5, standardní
value-epidemics-6 = 6, hrdinská
value-epidemics-7 = 7, legendární
option-hands = Ruce
value-hands-auto = otevřené se 4 epidemiemi, jinak skryté
value-hands-open = otevřené
value-hands-closed = skryté
option-roles = Role
value-roles-random = náhodně
option-auto_consent = Souhlasit vždy
