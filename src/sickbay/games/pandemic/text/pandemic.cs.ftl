### Pandemic in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = karta
direct = přímý let
charter = charter
shuttle = kyvadlový let
pass = pas
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
    .does = 1 akce: z města zmizí jedna kostka této barvy; všechny, je-li lék objeven nebo léčí-li Lékař (P5.6).
move-give = Dát kartu { $a2 } (dostane { SEAT($a1) })
    .does = 1 akce: { SEAT($a1) } dostane kartu { $a2 } a musí souhlasit; obě figurky jsou v tomto městě (P5.7).
move-take = Vzít kartu { $a2 } (dá { SEAT($a1) })
    .does = 1 akce: { SEAT($a1) } předá kartu { $a2 } a musí souhlasit; obě figurky jsou v tomto městě (P5.7).
move-cure = Objevit lék: { $a1 } ({ $more })
    .does = 1 akce u stanice: odhodit pět karet této barvy, Vědkyně čtyři; lék je objeven (P5.8).
move-pass = Pas
    .does = Vzdává se zbylých akcí (P5.10); při dotazu na události: teď žádná (P6.2).
move-store = Uschovat událost { $a1 }
    .does = 1 akce: událost jde z odhozených karet na kartu role; po zahrání odtud jde ze hry (P6.R1).
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
    .does = Událost, bez akce: karta z odhozených karet nákazy jde natrvalo ze hry (P6.E5).

## What people did, where the events alone do not say it

told-treat = { SEAT($seat) } léčí: { $a1 }

## What happened: lines of the log

happened-moved = { $by ->
        [other] { SEAT($seat) } přesouvá figurku ({ SEAT($a1) }) do { GEN($a2) }
        *[self] { SEAT($a1) } se přesouvá do { GEN($a2) }
    }
happened-cube = Kostka { LOC($a1) }: { $a2 }
happened-prevented = { WORD($a1) ->
        [eradicated] { $a2 }: bez kostky, nemoc je vymýcená ({ $a3 })
        *[other] { $a2 }: kostce zabráněno, { $a3 } ({ $a1 })
    }
happened-outbreak = Ohnisko { LOC($a1) }: { $a2 }
happened-removed_cubes = { $a1 }, kostek pryč: { $a3 } ({ $a2 })
happened-station = { $by ->
        [nobody] Stanice { LOC($a1) }
        *[other] { SEAT($seat) } staví stanici { LOC($a1) }
    }
happened-station_gone = Stanice odvezena { LOC($a1) }
happened-cured = Lék objeven: { $a1 }
happened-eradicated = Nemoc vymýcená: { $a1 }
happened-drew = { SEAT($a1) } lízá: { $a2 }
happened-gave = { $by ->
        [other] { SEAT($a2) } bere kartu { $a3 }, dává { SEAT($a1) }
        *[self] { SEAT($a1) } dává kartu { $a3 }, dostává { SEAT($a2) }
    }
happened-discarded = { SEAT($a1) } odhazuje: { $a2 }
happened-stored = { SEAT($a1) } uschovává událost: { $a2 }
happened-played = { SEAT($a1) } hraje událost: { $a2 }
happened-out_of_game = Mimo hru: { $a1 }
happened-epidemic = Epidemie
happened-rate = { $last ->
        [unknown] Rychlost nákazy: { $a1 }
        [new] Rychlost nákazy roste na { $a1 }
        *[same] Rychlost nákazy zůstává { $a1 }
    }
happened-infection = Nákaza: { $a1 }
happened-intensified = Odhozené karty nákazy jsou zamíchány zpět navrch
happened-quiet = Klidná noc: žádná nákaza
happened-looked = { SEAT($a1) } si prohlíží karty nákazy: { $more }
happened-ordered = { SEAT($a1) } je vrací, vrchní první: { $more }
happened-showed = { SEAT($a1) } všem ukazuje: { $more }
happened-asked = { WORD($a3) ->
        [give] { SEAT($a1) } nabízí: karta { $a5 } (komu: { SEAT($a2) })
        [take] { SEAT($a1) } žádá: karta { $a5 } (od koho: { SEAT($a2) })
        *[other] { SEAT($a1) } žádá ({ SEAT($a2) } odpoví): { $said }
    }
happened-agreed = { SEAT($a1) } souhlasí
happened-declined = { SEAT($a1) } odmítá
happened-turn = Na tahu: { SEAT($a1) }
happened-actions_done = { SEAT($a1) }: pas, bez dalších akcí
happened-passed = { SEAT($a1) }: pas
happened-reshuffled = Odhozené karty nákazy tvoří nový balíček

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

about-contingency_planner = Jako akci si na kartu role uschová událost z odhozených karet, vždy jen jednu; po zahrání odtud jde ze hry (P6.R1).
about-dispatcher = Jako akci přesune figurku k jiné figurce, nebo cizí figurku jako vlastní (P6.R2).
about-medic = Jednou akcí odstraní všechny kostky barvy a tam, kde je, kostky nemocí s objeveným lékem i bez akce (P6.R3).
about-operations_expert = Staví stanice bez karty a jednou za tah se od stanice přesune kamkoli za libovolnou kartu města (P6.R4).
about-quarantine_specialist = Do jejího města ani do spojených měst nepřijde kostka ani ohnisko (P6.R5).
about-researcher = V témže městě smí předat kteroukoli svou kartu města, nejen kartu onoho města (P6.R6).
about-scientist = K objevení léku jí stačí čtyři karty jedné barvy (P6.R7).
about-airlift = Figurka jde do kteréhokoli jiného města (P6.E1).
about-forecast = Ukáže šest příštích karet nákazy a určí se jejich pořadí (P6.E2).
about-government_grant = Stanice v kterémkoli městě, bez karty (P6.E3).
about-one_quiet_night = Příští nákaza na konci tahu se vynechá (P6.E4).
about-resilient_population = Karta z odhozených karet nákazy jde ze hry (P6.E5).

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

## Why a move is not possible

card-needed = Chybí karta { $card } v ruce
card-not-held = { SEAT($seat) } by musí mít kartu { $card }
hand-limit-open = Napřed limit ruky: { SEAT($seat) } odhazuje karty
hand-not-over = Karty se odhazují jen nad limit sedmi karet
consent-open = Napřed odpověď: { SEAT($seat) } souhlasí, nebo ne
no-consent-asked = Teď nikdo nežádá o souhlas
refused-lately = Právě odmítnuto; znovu lze žádat po další akci nebo události
actions-active-only = Akce má jen ten, kdo je na tahu: { SEAT($seat) }
actions-step-a = Akce tohoto tahu už skončily
station-needed = Chybí stanice { LOC($city) }
station-stands = Stanice { LOC($city) } už stojí
station-from-needed = Na plánu je všech šest stanic: řekni, která se přesune, třeba „odkud lima“
stations-left = V zásobě je ještě stanice, žádná se nepřesouvá: vynech „odkud“
not-connected = { $here } a { $city } nejsou spojené
already-there = Figurka už je { LOC($city) }
no-cube = { LOC($city) } není kostka této barvy: { $colour }
share-apart = Obě figurky musí být v témže městě: { SEAT($seat) } je jinde
share-self = Karta se sdílí s někým jiným
share-city-card = Předat lze jen kartu tohoto města ({ $city }), ne { $card }; Výzkumnice smí dát kteroukoli
already-cured = Lék už je objeven: { $colour }
cure-colour = Karta { $card } nemá tuto barvu: { $colour }
cure-count = Na lék je třeba přesně karet: { $needed } ({ $colour })
cure-twice = Jedna karta je uvedena dvakrát
nothing-to-pass = Teď není co vynechat
window-not-yet = Napřed je na řadě někdo jiný s událostí
window-resilient-only = Před zesílením lze zahrát jen Odolné obyvatelstvo
forecast-open = Napřed Předpověď: { SEAT($seat) } vrací karty
no-forecast = Žádná Předpověď teď neprobíhá
order-cards = Je třeba vyjmenovat všechny prohlížené karty, každou jednou: { $count }
shown-already = Karty už všichni vidí
not-in-discard = Karta { $card } není mezi odhozenými kartami nákazy
event-not-discarded = { $event }: není mezi odhozenými hráčskými kartami
event-stored = Jedna událost už je uschovaná: { $event }
event-not-held = Chybí událost v ruce: { $event }
dispatch-other-pawn = Vlastní figurka Dispečera jde takto jen k jiné figurce; jinak se přesouvá obvykle
pawn-needed = { LOC($city) } musí stát jiná figurka
special-once = Zvláštní přesun už v tomto tahu proběhl
role-needed = Jen pro roli: { $role }

## Options that cannot be

option-role-twice = { $role } je vybráno dvakrát. Každá role je jen jednou
option-roles-count = Rolí: { $found }, míst: { $seats }. Uveď nejvýš jednu na místo
option-seat-none = Místo { $seat } tu není, míst je { $seats }. Počítají se od nuly

## What a sentence of each verb looks like

shape-drive = jet MĚSTO
shape-direct = přímý let MĚSTO
shape-charter = charter MĚSTO
shape-shuttle = kyvadlový let MĚSTO
shape-build = postavit, nebo postavit odkud MĚSTO, stojí-li už šest stanic
shape-treat = léčit BARVA
shape-give = dát HRÁČ MĚSTO
shape-take = vzít HRÁČ MĚSTO
shape-cure = objevit lék BARVA MĚSTO MĚSTO … (všechny karty)
shape-pass = pas
shape-store = uschovat UDÁLOST
shape-dispatch = vyslat HRÁČ připojit (nebo jet, přímý let, charter, kyvadlový let) MĚSTO
shape-special = zvláštní přesun KARTA MĚSTO
shape-discard = odhodit KARTA
shape-agree = souhlasit, nebo ano
shape-refuse = odmítnout, nebo ne
shape-airlift = letecký most HRÁČ MĚSTO
shape-forecast = předpověď
shape-order = seřadit MĚSTO MĚSTO … (všech šest, vpředu to, co přijde první)
shape-show = ukázat
shape-government_grant = vládní dotace MĚSTO, nebo vládní dotace MĚSTO odkud MĚSTO
shape-one_quiet_night = klidná noc
shape-resilient_population = odolné obyvatelstvo MĚSTO

## What comes next: the frames of the agenda

step-act = Akce, nejvýš čtyři
step-window = { $a1 ->
        [1] Čas na události: před líznutím
        [2] Čas na události: mezi dvěma epidemiemi
        [3] Čas na Odolné obyvatelstvo: před zesílením
        [4] Čas na události: po líznutí
        [5] Čas na události: před nákazou
        [6] Čas na události: mezi nákazami
        *[other] Čas na události: před dalším tahem
    }
step-draw = Líznutí 2 hráčských karet
step-increase = Epidemie, zrychlení: rychlost nákazy roste
step-infect_bottom = Epidemie, nákaza: spodní karta balíčku nákazy
step-intensify = Epidemie, zesílení: odhozené karty nákazy se zamíchají zpět navrch
step-limit = Limit ruky, 7 karet: { SEAT($a1) }
step-infect_cities = Nákaza měst
step-infect = Karet nákazy k otočení: { $a1 }
step-end_turn = Další hráč na tahu
step-consent = Odpovídá { SEAT($a2) }, žádá { SEAT($a1) }: { $said }
    .asks = { WORD($a3) ->
            [give] { SEAT($a1) } nabízí: karta { $a5 } (komu: { SEAT($a2) })
            [take] { SEAT($a1) } žádá: karta { $a5 } (od koho: { SEAT($a2) })
            *[other] { SEAT($a1) } žádá ({ SEAT($a2) } odpoví): { $said }
        }
step-arrange = Předpověď: { SEAT($a1) } vrací karty

## Families of moves, for lists that open

family-drive = Jet
    .which = které město?
family-direct = Přímý let
    .which = které město?
family-charter = Charter
    .which = které město?
family-shuttle = Kyvadlový let
    .which = které město?
family-build = Postavit stanici z jiného města
    .which = kterou stanici?
family-give = { $n ->
        [0] Předat kartu
        *[other] Předat kartu (dostane { SEAT($a1) })
    }
    .which = kterou kartu?
family-take = { $n ->
        [0] Převzít kartu
        *[other] Převzít kartu (dá { SEAT($a1) })
    }
    .which = kterou kartu?
family-cure = { $n ->
        [0] Objevit lék
        *[other] Objevit lék: { $all }
    }
    .which = { $n ->
        [0] který lék?
        *[other] které karty?
    }
family-dispatch = { $n ->
        [0] Vyslat figurku
        [1] Vyslat: { SEAT($a1) }
        *[other] Vyslat: { SEAT($a1) }, { $more }
    }
    .which = { $n ->
        [0] kterou figurku?
        [1] který přesun?
        *[other] které město?
    }
family-special = { $n ->
        [0] Zvláštní přesun
        *[other] Zvláštní přesun, odhodit { ACC($a1) }
    }
    .which = { $n ->
        [0] kterou kartu?
        *[other] které město?
    }
family-discard = Odhodit kartu
    .which = kterou kartu?
family-airlift = { $n ->
        [0] Letecký most
        *[other] Letecký most: { SEAT($a1) }
    }
    .which = { $n ->
        [0] kterou figurku?
        *[other] které město?
    }
family-government_grant = { $n ->
        [0] Vládní dotace
        *[other] Vládní dotace: { $a1 }
    }
    .which = { $n ->
        [0] které město?
        *[other] kterou stanici?
    }
family-resilient_population = Odolné obyvatelstvo
    .which = kterou kartu?
family-order = { $n ->
        [0] Vrátit karty
        *[other] Vrátit, vrchní první: { $all }
    }
    .which = v jakém pořadí?

## How a game began

opening-first = Začíná { $seat }: nejvíc obyvatel na kartě města (P3.9)
opening-infected = { $count ->
        [1] Nákaza na začátku, po 1 kostce: { $cities }
        *[other] Nákaza na začátku, po { $count } kostkách: { $cities }
    }

## The position in words

position-turn = Tah { $turn }: { $seat }. Zbývá akcí: { $actions }
position-tracks = Ohniska: { $outbreaks } z 8. Rychlost nákazy: { $rate }. Epidemie zatím: { $epidemics } z { $most }
position-disease = { TITLE($colour) }: { $status }. Zbývá kostek: { $left }
status-uncured = bez léku
status-cured = lék objeven
status-eradicated = vymýcená
position-three = Tři kostky, další je ohnisko: { $cities }
position-two = Dvě kostky: { $cities }
position-one = Jedna kostka: { $cities }
position-no-cubes = Na plánu není kostka
position-group = { $cities } ({ $colour })
position-stations = Stanice: { $cities }. V zásobě: { $left }
position-player = { $seat }, { $role }, { LOC($city) }. Karet: { $count }
position-cards = { $group }: { $cards }
position-known = { $group } (znáš): { $cards }
position-events = Události
position-unknown = Neznámých karet: { $count }
position-stored = Uschovaná událost: { $event }
position-quiet = Klidná noc: příští nákaza se vynechá
position-player-deck = Hráčský balíček: { $cards }. Epidemií v něm: { $epidemics }
position-next-epidemic = Jedna epidemie je mezi příštími kartami: { $within }
position-no-epidemic = Žádná epidemie mezi příštími kartami: { $within }
position-infection-deck = Balíček nákazy: { $cards }
position-infection-layer = Navrchu, zamíchané, { $size } z: { $cities }
position-infection-known = Jistě přijdou, první hned: { $cities }
position-infection-discard = Odhozené karty nákazy: { $cities }
position-player-discard = Odhozené hráčské karty: { $cards }
position-removed = Mimo hru: { $cards }

## Positions that cannot be

cubes-too-many = Příliš mnoho kostek: nejvýš { $most } ({ $rule }). Některé vynech
eradicated-wrong = Vymýcená znamená lék objeven a žádná kostka na plánu; kostek je { $cubes } ({ $rule }). Změň nemoc, nebo kostky
flag-bad = Musí to být true, nebo false
hand-over = Vejde se sem nejvýš karet: { $most } ({ $rule }). Některé vynech
medic-city = Kde je Lékař, nemůže být kostka nemoci s objeveným lékem ({ $rule }). Přesuň ho, nebo kostky odeber
name-twice = „{ $name }“ je tu dvakrát. Jedno vynech
outbreaks-over = Při více než { $most } ohniscích je hra prohraná ({ $rule }). Uveď méně
piles-wrong = Hromádky neodpovídají hráčskému balíčku a jeho epidemiím ({ $rule }). Vynech pole, spočítají se samy
pools-wrong = Vrstvy neodpovídají balíčku nákazy ({ $rule }). Vynech pole, spočítají se samy
stations-too-many = Stanic je nejvýš { $most } ({ $rule }). Některé vynech
stored-nobody = Událost je uschovaná, ale Krizový plánovač nehraje ({ $rule }). Zvol tu roli, nebo událost vynech
supply-wrong = Zásoba nemůže být { $value }: s těmito kostkami na plánu zbývá { $left } ({ $rule }). Vynech ji, spočítá se sama
view-impossible = Tomuto pohledu neodpovídá žádná pozice. Vezmi pohled tak, jak ho hra zapsala
won-already = Se čtyřmi léky je hra vyhraná ({ $rule }). Nech jednu nemoc bez léku

## Tables of cities that cannot be

pack-csv-bad = Tohle není řádek tabulky s čárkami. Oprav řádek nebo jeho uvozovky
pack-columns-bad = První řádek jmenuje sloupce. Napiš: { $columns }
pack-cells-bad = Buněk je { $found }. Řádek jich má { $wanted }
pack-name-bad = „{ $name }“ nemůže být id města. Použij malá písmena, číslice a _
pack-colour-bad = Barva „{ $colour }“ není. Může být: { $may }
pack-population-bad = „{ $population }“ nemůže být počet obyvatel. Uveď celé číslo od 1 do { $most }
pack-count-bad = Měst je { $found }. Plán jich má 48
pack-order-bad = Tady má být město této barvy: { $colour }. Dej dvanáct od každé barvy k sobě
pack-neighbour-bad = Město „{ $neighbour }“ v tabulce není. Spojuj jen města z ní
pack-one-way = { $neighbour } nevede zpět. Napiš spojení na obou řádcích
pack-twice = Toto město je tu dvakrát. Jedno vynech
agenda-bad = Takovou agendu nemá žádný tah ({ $rule }): uveď místo ní fázi (phase), nebo agendu, jak byla zapsána
epidemic-in-hand = Karta epidemie tu nikdy neleží ({ $rule }). Dej ji do hráčského balíčku, nebo ji vynech
epidemics-too-many = V této partii je epidemií nejvýš { $most } ({ $rule }). Napiš jich méně, nebo změň volbu
actions-too-many = Tah má akcí nejvýš { $most } ({ $rule }). Napiš jich méně
share-events-never = Sdílejí se jen karty měst, události nikdy

## What the terminal calls a window

help-skip = přeskočit: žádné dotazy na události do dalšího vlastního tahu
terminal-resting = Časy na události se přeskakují až do dalšího vlastního tahu
terminal-rest-nothing = Tady není žádný čas na události, který by šlo přeskočit

## Figures of many games

figure-cures = Léky na místo
    .each = Léky
figure-cubes = Kostky odebrané v tazích místa
    .each = Odebrané kostky
figure-given = Karty předané z místa
    .each = Předané karty
figure-events = Události zahrané z místa
    .each = Zahrané události
