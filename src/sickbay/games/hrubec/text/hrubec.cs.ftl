### Doktor Hrubec in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = karta
end = Ukončit tah
choose = Vybrat tajně
take = Přetáhnout
exchange = Vyměnit
send = Poslat dál

## Moves

move-draw = Líznout kartu
    .does = Ranní administrativa: vrchní karta dobíracího balíčku, je-li v ruce méně než pět karet (H5.1).
move-hire = { $n ->
        [1] Najmout { ACC($a1) }
        *[other] Najmout { ACC($a1) }, propustit { ACC($a3) }
    }
    .does = Ranní administrativa: doktor jde z ruky do volné kanceláře; u čtyř doktorů musí napřed jeden z nich odejít (H5.2).
move-reveal = Odhalit dalšího pacienta
    .does = Příjem pacientů: vrchní karta fronty jde lícem nahoru do čekárny; zavírací karta ukončí hru (H5.3, H5.10).
move-admit = Přijmout { ACC($a1) }
    .does = Pacient jde z čekárny na vlastní volný sál; operuje se v příštím tahu, bude-li tam ještě (H5.4).
move-play = { $n ->
        [1] Zahrát kartu { $a1 }
        [2] { WORD($a1) ->
            [holiday] Zahrát kartu { $a1 }: pacienta dostane { SEAT($a2) }
            *[other] Zahrát kartu { $a1 }: { $a2 }
        }
        *[other] Zahrát kartu { $a1 }: { $a2 }, propustit { ACC($a4) }
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
        *[other] Akční karta z ruky, ve vlastním tahu (H5.6).
    }
move-operate = Operovat: { $a1 }
    .does = Hodnota týmu v tomto oboru, dlouhodobá karta, bonus a hod dohromady: součet musí dosáhnout obtížnosti (H5.8, H4.10).
move-end = Ukončit tah
    .does = Na tahu je další hráč; nevyužité bonusy propadají (H5.9).
move-choose = Vybrat tajně { ACC($a1) }
    .does = Až vyberou všichni, jde tento doktor k hráči po levici (H6.3).
move-discard = Odhodit kartu { $a1 }
    .does = Karta jde z ruky na odhazovací balíček, bez účinku (H6.P6, H6.P11, H6.P12).
move-dismiss = Propustit { ACC($a1) }
    .does = Doktor jde z týmu na odhazovací balíček (H5.14, H6.D10, H6.P4).
move-take = Přetáhnout { ACC($a1) }
    .does = Doktor přejde z cizího týmu do vlastního (H6.P2, H6.P7).
move-exchange = Vyměnit { ACC($a1) } za { ACC($a2) }
    .does = Oba doktoři si vymění týmy (H6.P13).
move-send = Poslat dál, dostane { SEAT($a1) }
    .does = Doktor nebo pacient jde k tomuto hráči; má-li plný tým, sám vybere, kdo odejde (H4.14, H5.14).

## What happened: lines of the log

happened-turn = Na tahu: { SEAT($a1) }
happened-drew = { SEAT($a1) } lízá: { $a2 }
happened-reshuffled = Odhazovací balíček se zamíchá a je z něj dobírací
happened-empty = { SEAT($a1) } nelíže nic, oba balíčky jsou prázdné
happened-hired = { SEAT($a1) } najímá { ACC($a2) }
happened-dismissed = { SEAT($a1) } přichází o { ACC($a2) }
happened-revealed = { SEAT($a1) } odhaluje: { $a2 }
happened-admitted = { SEAT($a1) } přijímá { ACC($a2) }
happened-played = { $n ->
        [2] { SEAT($a1) } hraje kartu { $a2 }
        *[other] { WORD($a2) ->
            [holiday] { SEAT($a1) } hraje kartu { $a2 }: pacienta dostává { SEAT($a3) }
            *[other] { SEAT($a1) } hraje kartu { $a2 }: { $a3 }
        }
    }
happened-lapsed = Přestává platit: { $a1 }
happened-operates = { SEAT($a1) } operuje { ACC($a2) }: { $a3 } { $a4 }
happened-rolled = { SEAT($a1) } hází: { $a2 }
happened-total = Tým { $a2 }, dlouhodobá karta { $a3 }, bonus { $a4 }, hod { $a5 }: součet { $a6 }, obtížnost { $a7 }
happened-cured = Úspěch, { SEAT($a1) } léčí: { $a2 }
happened-died = Do márnice ({ SEAT($a1) }): { $a2 }
happened-gone = Mimo hru: { $a1 }
happened-moved = Na sál ({ SEAT($a2) }): { $a1 }
happened-waits = Zpět v čekárně: { $a1 }
happened-joined = { SEAT($a3) } získává { ACC($a1) }, ztrácí { SEAT($a2) }
happened-chose = { SEAT($a1) } tajně vybírá: { $a2 }
happened-discarded = { SEAT($a1) } odhazuje: { $a2 }
happened-closed = { SEAT($a1) } odhaluje zavírací kartu: nemocnice se zavírá
happened-points = Konečné skóre, { SEAT($a1) }: { $a2 }

## Who is asked, and for what

wait-H4-3-1 = { $seat }: nemocniční tah, napřed líznout, nebo najmout?
wait-H4-3-2 = { $seat }: jaký příjem pacientů?
wait-H4-4-1 = { $seat }: operační tah, napřed karta, nebo operovat?
wait-H4-3-3 = { $seat }: karta, nebo ukončit tah?
wait-H4-4-2 = { $seat }: karta, nebo ukončit tah?
wait-H5-10 = { $seat }: dooperování, jaký obor?
wait-H6-3 = { $seat }: Doktorská rošáda, který doktor jde doleva?
wait-H5-14 = { $seat }: pět doktorů, čtyři kanceláře. Kdo odejde?
wait-H6-D1 = { $seat }: komu odnese mrtvého Doktor Práv?
wait-H6-D2 = { $seat }: ke komu jde Doktor Zhor?
wait-H6-D8 = { $seat }: ke komu jde Nedostudovaná medička?
wait-H6-D10 = { $seat }: kterého vlastního doktora stojí Vetřelec?
wait-H6-P2 = { $seat }: Exhibicionista přivede doktorku. Kterou?
wait-H6-P4 = { $seat }: kterého doktora stojí Nakažená prostitutka?
wait-H6-P6 = { $seat }: kterou kartu stojí Puchýře?
wait-H6-P7 = { $seat }: Schizofrenik přivede doktora. Kterého?
wait-H6-P8 = { $seat }: kdo jde na sál po Siamských dvojčatech?
wait-H6-P10 = { $seat }: do čí márnice jde Ustřelená hlava?
wait-H6-P11 = { $seat }: kterou kartu stojí Zácpa?
wait-H6-P12 = { $seat }: kterou kartu stojí Zlomenina?
wait-H6-P13 = { $seat }: Zubní můstek, kteří dva doktoři se vymění?

## How it ends

result-points = Nejvíc bodů
    .title = Nemocnice je zavřená!
result-fewer-dead = Bodů stejně, méně mrtvých v márnici
    .title = Nemocnice je zavřená!
result-more-cured = Bodů i mrtvých stejně, více vyléčených
    .title = Nemocnice je zavřená!
result-shared = Ve všem stejně: společné vítězství
    .title = Nemocnice je zavřená!

## Action cards in short

about-alternative_medicine = Dlouhodobá: { PRINTED($a1) } (H6.A1).
about-euthanasia = Pacient z kteréhokoli sálu jde ze hry; ne ten, který se v tomto tahu operoval (H6.A2).
about-hrubec_on_duty = Všichni pacienti na sálech jdou do márnic svých primářů; Dr. Ákula nepomůže (H6.A3).
about-new_instruments = Dlouhodobá, pro všechny týmy: { PRINTED($a1) } (H6.A4).
about-doctors_swap = Každý, kdo má doktory, jednoho tajně vybere; všichni vybraní jdou naráz k hráči po levici (H6.A5).
about-holiday = Vlastní pacient jde na volný sál jiného hráče (H6.A6).
about-heroic_effort = Před vlastní operací: vlastní doktor jde na odhazovací balíček, operace má { PRINTED($a1) } (H6.A7).
about-heart_attack = Pacient z čekárny jde ze hry (H6.A8).
about-infectious_eczema = Dlouhodobá, pro všechny týmy: { PRINTED($a1) } (H6.A9).
about-clown_visit = Dlouhodobá, pro všechny týmy: { PRINTED($a1) } (H6.A10).
about-lunch_break = Pacient z kteréhokoli sálu jde zpět na volné místo v čekárně (H6.A11).
about-recycling = Dlouhodobá, pro všechny týmy: { PRINTED($a1) } (H6.A12).
about-retraining = Vlastní doktor jde na odhazovací balíček a líže se za něj karta (H6.A13).
about-sex_bomb = Doktor muž přejde z cizího týmu do vlastního; z plného týmu napřed někdo odejde (H6.A14).
about-old_blazkova_cleans = Dlouhodobá, pro všechny týmy: { PRINTED($a1) } (H6.A15).
about-doctors_strike = Dlouhodobá: hodnoty týmů platí za 0; hod, bonusy a schopnosti zůstávají (H6.A16).
about-lucky_day = Dlouhodobá: { PRINTED($a1) } (H6.A17).
about-kidnapper = Pacient jiného hráče jde na vlastní volný sál (H6.A18).
about-bribe = Kterýkoli doktor přejde z cizího týmu do vlastního; z plného týmu napřed někdo odejde (H6.A19).
about-candlelight_dinner = Doktorka přejde z cizího týmu do vlastního; z plného týmu napřed někdo odejde (H6.A20).
about-vip = Vlastní pacient a pacient z čekárny si vymění místa (H6.A21).
about-power_cut = Všichni pacienti na sálech jdou naráz k hráči po pravici; Dr. Ákula nepomůže (H6.A22).
about-notice = Doktor kteréhokoli hráče jde na odhazovací balíček (H6.A23).
about-resurrection = Pacient z vlastní márnice jde zpět na vlastní volný sál (H6.A24).
about-nurse = Před vlastní operací: operace má { PRINTED($a1) } (H6.A25).
printed-die = hod { $faces } platí za { $value }
printed-all = { $value } ve všech oborech
printed-one = { $specialty } { $value }

## Doctors in short

about-doktor_prav = Zemře-li operovaný pacient ve vlastní márnici, odnese ho do márnice jiného hráče a zůstane v jeho týmu (H6.D1).
about-doktor_zhor = Po úspěchu jde k jinému hráči (H6.D2).
about-dr_akula = Žádná akční karta nepřesune ani neodstraní pacienta na sále jeho týmu, jen Výpadek proudu a Dnes ordinuje doktor Hrubec (H6.D3, H6.1).
about-dr_inkognito = Žádná akční karta ho nesmí vzít, odhodit ani vybrat, jen Doktorská rošáda (H6.D4, H6.2).
about-mudr_brutal = Po neúspěchu se líže karta (H6.D5).
about-mudr_nula = Po vyložení se líže karta (H6.D6).
about-mudr_silikon = S doktorkou v týmu má čtyři jiné hodnoty (H6.D7).
about-nedostudovana_medicka = Po neúspěchu jde k jinému hráči (H6.D8).
about-reznik = Nevyjde-li operace a na kostce padne 1, pacient jde ze hry místo do márnice; ne s Alternativní medicínou a Šťastným dnem (H6.D9).
about-vetrelec = Po vyložení jde jeden vlastní doktor na odhazovací balíček, i Vetřelec sám se počítá (H6.D10).
about-vratny = Po úspěchu se líže karta (H6.D11).

## Patients in short

about-alkoholik = Po neúspěchu neumře: jde na sál hráče po pravici, je-li obsazený, jde ze hry (H6.P1).
about-exhibicionista = Po úspěchu přijde doktorka z cizího týmu, je-li volná kancelář (H6.P2).
about-malomocny = Po úspěchu se líže karta (H6.P3).
about-nakazena_prostitutka = Po neúspěchu jde jeden vlastní doktor na odhazovací balíček (H6.P4).
about-paran = Po neúspěchu se líže karta (H6.P5).
about-puchyre = Po neúspěchu se odhodí karta z ruky (H6.P6).
about-schizofrenik = Po úspěchu přijde kterýkoli doktor z cizího týmu, je-li volná kancelář (H6.P7).
about-siamska_dvojcata = Po úspěchu jde na sál další pacient z čekárny (H6.P8).
about-slepak = Po úspěchu se líže karta (H6.P9).
about-ustrelena_hlava = Po úspěchu jde do márnice jiného hráče: tady bez bodů, tam −2 (H6.P10).
about-zacpa = Po neúspěchu se odhodí karta z ruky (H6.P11).
about-zlomenina = Po úspěchu se odhodí karta z ruky (H6.P12).
about-zubni_mustek = Po úspěchu se vymění vlastní doktor za doktora jiného hráče (H6.P13).

## Options

option-seats = Hráči
option-pack = Hodnoty karet
value-pack-standard = od Sickbay

## Why a move is not possible

acula-there = Pacienta tu hlídá Dr. Ákula: { SEAT($seat) }
administration-over = Ranní administrativa tohoto tahu už skončila
before-operation-only = Jen před vlastní operací, s pacientem na sále
card-needed = Chybí karta { $card } v ruce
card-targets = Ke kartě { $card } se tohle nehodí; na co se hraje, říká její text
doctor-in-no-team = { $doctor } není v žádném týmu
doctor-not-others = { $doctor } není v týmu jiného hráče
doctor-not-yours = { $doctor } není ve vlastním týmu
final-other = Dooperování jde popořadě, teď je na řadě někdo jiný
hand-large = Ráno lze líznout, je-li karet v ruce méně než { $below }
hospital-closed = Nemocnice je zavřená, zbývá jen dooperování
hospital-turn-only = Jen v nemocničním tahu: { $verb }
incognito-untouchable = Dr. Inkognita se žádná akční karta nesmí dotknout
intake-first = Napřed pacient: odhalit, nebo přijmout
intake-over = Příjem pacientů tohoto tahu už proběhl
no-choice-now = Na nic takového se teď nikdo neptá: { $verb }
not-a-man = Musí to být doktor muž, to { $doctor } není
not-a-woman = Musí to být doktorka, to { $doctor } není
not-in-morgue = Ve vlastní márnici chybí: { $patient }
not-in-theatre = Na žádném sále není: { $patient }
not-required = Takovou obtíž pacient nemá ({ $patient }): { $specialty }
not-waiting = V čekárně chybí: { $patient }
not-yourself = Musí to být jiný hráč
nothing-to-draw = Dobírací i odhazovací balíček jsou prázdné
office-free = Je volná kancelář, nikdo se nepropouští
operated-already = Operace tohoto tahu už proběhla
operated-patient = Právě po operaci, do konce tahu v bezpečí: { $patient }
operation-first = Napřed operace: na sále leží pacient
operation-turn-only = Jen v operačním tahu, u pacienta přijatého dřív
settle-first = Napřed se musí dořešit, co právě probíhá
team-full = Všechny čtyři kanceláře jsou obsazené: přidej „dismiss“ a doktora, který odejde
teams-empty = Chybí doktor v kterémkoli týmu
theatre-empty = Chybí pacient na vlastním sále
theatre-full = Vlastní sál musí být volný
theatre-of-full = Sál tohoto hráče musí být volný: { SEAT($seat) }
theatres-empty = Chybí pacient na kterémkoli sále
turn-other = Na tahu je { SEAT($seat) }
waiting-room-full = Chybí volné místo v čekárně

## What a sentence of each verb looks like

shape-draw = draw
shape-hire = hire DOKTOR, s plným týmem hire DOKTOR dismiss DOKTOR
shape-reveal = reveal
shape-admit = admit PACIENT
shape-play = play KARTA, s cílem play KARTA PACIENT, play KARTA DOKTOR nebo play holiday MÍSTO; bere-li se doktor do plného týmu, play KARTA DOKTOR dismiss DOKTOR
shape-operate = operate OBOR
shape-end = end
shape-choose = choose DOKTOR
shape-discard = discard KARTA
shape-dismiss = dismiss DOKTOR
shape-take = take DOKTOR
shape-exchange = exchange DOKTOR DOKTOR (vlastní první)
shape-send = send MÍSTO

## What comes next: the frames of the agenda

step-turn = { $n ->
        [0] Právě probíhající tah
        *[other] Na tahu: { SEAT($a1) }
    }
step-final_operations = Dooperování, každý jednou
step-swap = Doktorská rošáda: všichni vyberou, vybraní doktoři jdou doleva
step-ability_draw = { $a2 }: { SEAT($a1) } lízá kartu
step-dismissal = { SEAT($a1) } vybírá, který doktor odejde ({ $a2 })
step-hand_discard = { SEAT($a1) } odhazuje kartu ({ $a2 })
step-taking = { SEAT($a1) } přetahuje cizího doktora ({ $a2 })
step-exchanging = { SEAT($a1) } mění dva doktory
step-admission = { SEAT($a1) } bere na sál dalšího pacienta
step-sending = { SEAT($a1) } určuje, kdo dostane { ACC($a2) }

## Families of moves, for lists that open

family-hire = { $n ->
        [0] Najmout doktora
        *[other] Najmout { ACC($a1) }, někoho propustit
    }
family-admit = Přijmout pacienta
family-play = { $n ->
        [0] Zahrát kartu
        [1] Zahrát kartu { $a1 }
        *[other] Zahrát kartu { $a1 }: { $a2 }, někoho propustit
    }
family-operate = Operovat
family-choose = Vybrat tajně
family-discard = Odhodit kartu
family-dismiss = Propustit doktora
family-take = Přetáhnout doktora
family-exchange = { $n ->
        [0] Vyměnit dva doktory
        *[other] Vyměnit { ACC($a1) }
    }
family-send = Poslat dál

## The position in words

position-turn = { $kind ->
        [hospital] Tah { $turn }, nemocniční: { $seat }
        *[other] Tah { $turn }, operační: { $seat }
    }
position-operating = Tah { $turn }, operační: { $seat }. Šance na úspěch ({ $patient }): { $chances }
position-final = Nemocnice je zavřená, dooperování. Zavírací karta: { $seat }
position-bonus = Bonus k této operaci: { $bonus }
position-long-term = Platí: { $card }
position-no-long-term = Žádná dlouhodobá karta
position-waiting = Čekárna, obsazených míst: { $count } z { $places }
position-waiting-empty = Čekárna: nikdo, míst: { $places }
position-covered = Jedno místo je zakryté, rub { $back }
position-patient = { $patient }: { $needs } (bodů: { $points })
position-need = { $specialty } { $difficulty }
position-or = { $needs } nebo { $need }
position-queue = Fronta, karet: { $size }. Rub 1: { $first }, rub 2: { $second }, rub 3: { $third } a zavírací karta. Příští: { $top ->
        [0] zavírací karta
        *[other] rub { $top }
    }
position-player = { $seat }. Bodů zatím: { $points }. Karet v ruce: { $count }
position-team = Tým: { $doctors }
position-no-team = Tým: nikdo
position-doctor = { $doctor } ({ $surgery }; { $psychiatry }; { $dental }; { $skin })
position-values = Hodnota týmu: chirurgie { $surgery }, psychiatrie { $psychiatry }, zubní { $dental }, kožní { $skin }
position-theatre = Operační sál: { $patient }
position-theatre-empty = Operační sál: volno
position-chance = Šance na úspěch: { $chances }
position-chance-of = { $specialty } { $percent } %
position-cured = Vyléčení: { $patients }
position-morgue = Márnice: { $patients }
position-hand-doctors = Doktoři v ruce: { $doctors }
position-hand-actions = Akční karty v ruce: { $cards }
position-picked = Už má vybráno: { $seat }
position-picked-own = Vybráno ({ $seat }): { $doctor }
position-draw-pile = Dobírací balíček: { $cards }
position-discard = Odhazovací balíček: { $cards }
position-removed = Mimo hru: { $patients }

## Positions that cannot be

active-wrong = Začínalo-li místo { $first }, je v tahu { $turn } na řadě jiné ({ $rule }). Změň jedno z toho, nebo „first“ vynech
agenda-bad = Takovou agendu nemá žádný tah ({ $rule }). Vynech ji, nebo ji uveď tak, jak byla zapsána
bonus-wrong = Bonus je jen před operací ({ $rule }). Vynech ho
closing-card = Zavírací karta je ve frontě vespod, dokud ji někdo neodhalí ({ $rule }). Změň frontu, nebo „closer“
covered-back = Pacienti s rubem { $back } jsou všichni ve frontě, místo nezakrývá žádný z nich ({ $rule }). Změň „covered“, nebo ho vynech
passed-on-wrong = Počítá se jen, kolikrát za sebou šel alkoholik, který leží na sále, mezi dvěma hráči sem a tam ({ $rule }). Vynech „passed_on“
covered-wrong = Zakryté místo je vždy a jen ve dvou hráčích ({ $rule }). Změň „covered“, nebo ho vynech
history-bad = Co je známo o skrytých kartách, neodpovídá rukám a balíčkům ({ $rule }). Vynech to
not-long-term = { $card } není dlouhodobá karta ({ $rule }). Uveď jinou, nebo žádnou
operated-wrong = Operovaný pacient je až v operačním tahu po operaci ({ $rule }). Vynech ho
patients-too-many = Pacientů s rubem { $back } je ve hře nejvýš { $most } ({ $rule }). Některé vynech
queue-order = Ve frontě jsou navrchu ruby 1, pak 2, pak 3 ({ $rule }). Změň pořadí
result-wrong = Konec neodpovídá tomu, co kde leží ({ $rule }). Vynech ho
stage-wrong = Tato část tahu neodpovídá druhu tahu nebo zavření ({ $rule }). Změň jedno z toho
team-over = Tým má nejvýš doktorů: { $most } ({ $rule }). Některé vynech
view-impossible = Tomuto pohledu neodpovídá žádná pozice. Vezmi pohled tak, jak ho hra zapsala
waiting-over = Čeká nejvýš pacientů: { $most } ({ $rule }). Některé vynech

## Packs that cannot be

pack-toml-bad = Tohle není správné TOML: { $why }. Oprav ten řádek
pack-version = Balíčky verze { $version } se tu neznají. Zná se verze { $known }
pack-field-missing = Chybí pole { $field }. Doplň ho
pack-field-unknown = Pole „{ $field }“ tu není. Jsou tu: { $may }
pack-fixed = Nemůže být „{ $value }“, je to pravidlo, ne hodnota. Napiš: { $wanted }
pack-id-missing = Chybí karta { $id }. Doplň ji
pack-id-twice = { $id } je tu dvakrát. Jedno vynech
pack-id-unknown = Karta „{ $id }“ není. Je to: { $may }?
pack-list-bad = Musí to být seznam položek, od { $least } do { $most }. Oprav ho
pack-name-wrong = „{ $value }“ nemůže být jméno. Použij nejméně 1 znak, nejvýš { $most }
pack-no-cover = Ve dvou hráčích musí zbýt pacient na zakrytí místa. Do fronty jich dej nejvýš { $most }
pack-number-bad = „{ $value }“ tu být nemůže. Uveď celé číslo od { $low } do { $high }
pack-sum-bad = Akčních karet je { $found }. Musí jich být { $wanted }
pack-table-bad = Musí to být tabulka jmen a hodnot. Oprav ji
pack-value-bad = Nemůže být „{ $value }“. Může být: { $may }

## Help at the terminal, with words of this game

help-words = najmout vrátný: krok slovy; Tab doplňuje, platí i „hire vratny“
help-help = pomoc, pomoc úplatek: tento seznam; co znamená slovo hry
help-why = proč operovat kožní: zda krok jde, a podle kterého pravidla ne
help-rules = pravidla H5.8: text pravidla (anglicky)

## Figures of many games

figure-points = Body na místo
    .each = Body
figure-operations = Operace na místo
    .each = Operace
figure-successes = Úspěšné operace
figure-dead = Mrtví v márnici na místo
    .each = Mrtví v márnici
