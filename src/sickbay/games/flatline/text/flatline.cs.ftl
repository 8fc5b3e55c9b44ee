### Flatline in words. The arguments are explained in the docstring of sickbay.text.

hidden-word = karta

## Moves

move-begin_round = Začít kolo
    .does = Zmizí článek nejvíc vlevo; číslo pod ním říká, kolik přijde krizí (F4.2).
move-draw_emergencies = Odhalit krize
    .does = Modré karty jdou do oblasti krizí, oranžové do urgentní oblasti (F4.3, F4.4).
move-roll_emergency_dice = Hodit krizovými kostkami
    .does = Dvě kostky; karty na jejich pozicích se spustí (F4.7, F4.8).
move-resolve_emergencies = Vyhodnotit krize
    .does = Spuštěné karty zapůsobí, pozici po pozici, řada 1 před řadou 2 (F4.8).
move-ready = Připraveno na odpočet
    .does = Jakmile jsou připraveni všichni, primář spustí odpočet (F4.10).
move-start_countdown = Spustit odpočet
    .does = Všichni hodí celou sadou a jednají najednou (F4.11).
move-place = { $n ->
        [2] Umístit kostku { $a1 }: { $a2 }
        *[other] Umístit kostku { $a1 }: { $a2 }, políčko { $a3 }
    }
    .does = Kostka z ruky na prázdné políčko s jejím symbolem; zůstane tam do konce kola (F5.5, F5.6).
move-sacrifice = Obětovat kostku { $a1 }, přehazuje { SEAT($a3) }
    .does = Kostka leží do konce kola na dráze; jmenovaný hráč smí přehodit kterékoli kostky v ruce (F5.14, F5.16).
move-reroll = Přehodit kostky: { $all }
    .does = Spotřebuje jeden přehoz; tyto kostky v ruce se hodí znovu (F5.16).
move-skip_reroll = Vzdát se přehozu
    .does = Jeden přehoz propadne (F5.17).
move-free_reroll = Přehodit týmovým žetonem: { $all }
    .does = Spotřebuje jeden týmový přehoz, bez dráhy (F6.33).
move-play = { $n ->
        [1] Zahrát { ACC($a1) }
        [2] { WORD($a1) ->
            [on_call_medic] Zahrát { ACC($a1) }: { SEAT($a2) }
            [second_opinion] Zahrát { ACC($a1) }: { SEAT($a2) }
            *[other] Zahrát { ACC($a1) }: { $a2 }
        }
        [3] Zahrát { ACC($a1) }: { $a2 }, { $a3 }
        *[other] Zahrát { ACC($a1) }: { SEAT($a2) }, kostka { $a3 }: { $a4 }
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
        *[other] Karta triáže, jednou, když je její chvíle (F6.21, F6.50).
    }
move-done = Hotovo
    .does = Když mají hotovo všichni, odpočet končí; kdo znovu jedná, hotovo nemá (F5.18).
move-not_done = Ještě ne
    .does = Bere „hotovo“ zpět (F5.18).
move-time_up = Čas vypršel, kolo { $a1 }
    .does = Odpočet končí; kostky v ruce nic nedělají (F5.4, F4.14).
move-resolve = Vyhodnotit
    .does = Nejdřív urgentní karty, potom oblast krizí, potom řádky pacientů (F4.15 - F4.17).
move-treat = { $n ->
        [0] Dál: dobíječky a noví pacienti
        *[other] Ošetřit: { $a1 }
    }
    .does = Pacient se žetonem na každém řádku je ošetřen a spustí připojený účinek; potom dobíječky, noví pacienti a ciferník (F4.18 - F4.22).
move-choose = { $a1 ->
        [0] Vybrat: { SEAT($a1) }
        [1] Vybrat: { SEAT($a1) }
        [2] Vybrat: { SEAT($a1) }
        [3] Vybrat: { SEAT($a1) }
        [4] Vybrat: { SEAT($a1) }
        *[other] { WORD($a1) ->
            [none] Odmítnout
            *[other] Vybrat: { $a1 }
        }
    }
    .does = Odpověď týmu na to, co chce účinek (F5.3).

## What happened: lines of the log

happened-round = Kolo { $a1 }
happened-power = Energie klesá, zbývá článků: { $a1 }
happened-charged = Energie stoupá, článků: { $a1 }
happened-expected = Přijde krizí: { $a1 }
happened-emergency = Krize: { $a1 } (řada { $a2 }, pozice { $a3 })
happened-stat = Urgentní karta: { $a1 }
happened-boxed = Žádná volná pozice, ven ze hry: { $a1 }
happened-reshuffled = Odhozené krize se zamíchají do nového balíčku
happened-no_card = Žádná karta krize nezbývá
happened-emergency_dice = Krizové kostky: { $a1 } a { $a2 }
happened-rolled_again = Eskalace, nový hod: { $a1 }
happened-activated = Spuštěno: { $a1 }
happened-discarded = Odhozeno: { $a1 }
happened-to_triage = Splněno, teď karta triáže: { $a1 }
happened-to_stat = Zpět mezi urgentní: { $a1 }
happened-failed = Nesplněno, na červený okraj: { $a1 }
happened-locked = Zamčeno: { $a1 }
happened-lost_die = { SEAT($a1) } ztrácí kostku
happened-gained_die = { SEAT($a1) } získává kostku
happened-token = Týmové přehozy pro příští odpočet: { $a1 }
happened-tile = Splněno: { $a1 }
happened-tile_gone = Už ne splněno: { $a1 }
happened-dial = Ciferník se otáčí: pole { $a1 }, kosočtverec: { $a2 }
happened-held = Ciferník se neotáčí
happened-countdown = Odpočet začíná
happened-rolled = { $n ->
        [3] { SEAT($a1) } hází: { $a3 }
        [5] { SEAT($a1) } hází: { $a3 }, { $a5 }
        [7] { SEAT($a1) } hází: { $a3 }, { $a5 }, { $a7 }
        [9] { SEAT($a1) } hází: { $a3 }, { $a5 }, { $a7 }, { $a9 }
        [11] { SEAT($a1) } hází: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }
        [13] { SEAT($a1) } hází: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }
        [15] { SEAT($a1) } hází: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }, { $a15 }
        *[other] { SEAT($a1) } hází: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }, { $a15 }, { $a17 }
    }
happened-placed = { SEAT($a1) } umísťuje kostku: { $a3 }, { $a4 }
happened-filled = Plný: { $a1 }
happened-sacrificed = { SEAT($a1) } obětuje kostku, přehoz: { SEAT($a3) }
happened-permitted = Přehoz: { SEAT($a1) }
happened-set = Jedna kostka ({ SEAT($a1) }) ukazuje: { $a3 }
happened-freed = Plnit smí kdokoli: { $a1 }
happened-finished = { SEAT($a1) }: hotovo
happened-goes_on = { SEAT($a1) }: ještě ne
happened-stands_by = { SEAT($a1) }: připraveno
happened-over = Odpočet skončil
happened-played = { $n ->
        [2] { SEAT($a1) } hraje { ACC($a2) }
        [3] { WORD($a2) ->
            [on_call_medic] { SEAT($a1) } hraje { ACC($a2) }: { SEAT($a3) }
            [second_opinion] { SEAT($a1) } hraje { ACC($a2) }: { SEAT($a3) }
            *[other] { SEAT($a1) } hraje { ACC($a2) }: { $a3 }
        }
        [4] { SEAT($a1) } hraje { ACC($a2) }: { $a3 }, { $a4 }
        *[other] { SEAT($a1) } hraje { ACC($a2) }: { SEAT($a3) }, kostka { $a4 }, { $a5 }
    }
happened-treated = Ošetřeno: { $a1 } ({ $a2 })
happened-connected = Pole ciferníku { $a2 }: { $a3 }
happened-declined = Tým odmítá
happened-recharged = Dobito: { $a1 }
happened-arrived = Nový pacient: { $a1 } ({ $a2 })

## Who is asked, and for what

wait-F4-1 = { $asked ->
        [0] { $seat }: karta triáže?
        *[other] { $seat }: začít kolo?
    }
wait-F4-3 = { $asked ->
        [0] { $seat }: karta triáže?
        *[other] { $seat }: odhalit krize?
    }
wait-F4-7 = { $asked ->
        [0] { $seat }: karta triáže?
        *[other] { $seat }: hodit krizovými kostkami?
    }
wait-F4-8 = { $asked ->
        [0] { $seat }: karta triáže?
        *[other] { $seat }: vyhodnotit spuštěné krize?
    }
wait-F4-10 = { $asked ->
        [0] { $seat }: karta triáže?
        *[other] { $seat }: plánování. Spustit odpočet?
    }
wait-F4-12 = { $seat }: odpočet, která kostka kam?
wait-F4-15 = { $asked ->
        [0] { $seat }: karta triáže?
        *[other] { $seat }: vyhodnotit karty?
    }
wait-F4-24 = { $asked ->
        [0] { $seat }: karta triáže?
        *[other] { $seat }: kterého pacienta ošetřit, nebo dál?
    }
wait-F6-1 = { $seat }: Ztracená pomoc, kterou triáž odhodit?
wait-F6-2 = { $seat }: Krok zpět, která triáž bude urgentní?
wait-F6-3 = { $seat }: Pauza na záchod, kdo ztratí dvě kostky?
wait-F6-4 = { $seat }: Zhoršení stavu, který žeton sejmout?
wait-F6-31 = { $seat }: kdo získá kostku?
wait-F6-32 = { $seat }: kdo ztratí kostku?
wait-F6-34 = { $seat }: odhodit krizi, nebo žádnou?
wait-F6-36 = { $seat }: který řádek splnit?
wait-F6-37 = { $seat }: který žeton sejmout?
wait-F6-38 = { $seat }: kterou triáž odhodit?

## How it ends

result-all-treated = Všichni ošetřeni
    .title = Všechna srdce bijí!
result-out-of-power = Došla energie
    .title = Rovná čára
result-too-many-failed = Moc ztracených karet
    .title = Rovná čára

## Emergency cards in short

about-lost_assistance = Po spuštění: tým odhodí kartu triáže podle výběru (F6.1).
about-setback = Po spuštění: karta triáže je znovu urgentní a prázdná (F6.2).
about-bathroom_break = Po spuštění: zvolený hráč je v příštím odpočtu bez dvou kostek (F6.3).
about-regression = Po spuštění: z některého pacienta se sejme zvolený žeton splnění (F6.4).
about-no_help_in_sight = Po spuštění: do konce kola se nehrají karty triáže (F6.5).
about-lock_down = Po spuštění: v tomto kole se kostky neobětují (F6.6).
about-under_duress = Po spuštění: odhalí se další karta krize (F6.7).
about-foiled_plans = Po spuštění: ciferník se otočí o krok (F6.8).
about-increased_distress = Po spuštění: odhalí se další karta krize; plní ji dva (F6.7).
about-unexpected_hindrance = Po spuštění: odhalí se další karta krize (F6.7).
about-escalation = Po spuštění: po ostatních kartách se kostky na její pozici hodí znovu (F4.9).
about-power_lock = Po spuštění: v tomto kole se na dobíječky neumísťuje (F6.10).
about-power_leak = Po spuštění: ztratí se článek, krize za něj nepřijdou (F6.11).
about-short_handed = Po spuštění: v příštím odpočtu jsou všichni bez jedné kostky (F6.12).
about-a_fresh_start = Odpočet: všichni s kostkami v ruce smějí jednou přehodit, bez dráhy (F6.20).
about-crisis_averted = Místo krizových kostek, nebo než karty zapůsobí: nic se nespustí (F6.22).
about-field_surgery = Kdykoli: žeton splnění na kterýkoli řádek pacienta na lůžku (F6.23).
about-clean_sutures = Kdykoli: žeton splnění na kterýkoli řádek pacienta na lůžku (F6.23).
about-backup_cell = Kdykoli: jeden ztracený článek se vrátí na ukazatel (F6.24).
about-reserve_battery = Kdykoli: jeden ztracený článek se vrátí na ukazatel (F6.24).
about-steady_rhythm = Ciferník se na konci tohoto kola neotočí (F6.25).
about-extra_hands = Kdykoli: všichni získají kostku ze zálohy (F6.26).
about-on_call_medic = Kdykoli: zvolený hráč získá kostku ze zálohy (F6.26).
about-all_clear = Kdykoli: odhodí se karta z oblasti krizí (F6.27).
about-quarantine = Kdykoli: odhodí se až dvě karty z oblasti krizí (F6.27).
about-improvise = Odpočet: kostka v ruce kohokoli se nastaví na libovolný symbol (F6.28).
about-shared_charts = Odpočet: na jeden zvolený řádek smí umísťovat kdokoli (F6.29).
about-hold_the_doors = Před odhalením: v tomto kole přijde o tři krize méně (F4.3).
about-second_opinion = Odpočet: zvolený hráč smí jednou přehodit, bez dráhy (F6.20).
about-port = Plná dobíječka dá jeden článek, jednou za partii (F4.20).
about-starboard = Plná dobíječka dá jeden článek, jednou za partii (F4.20).

## Options

option-seats = Hráči
option-level = Úroveň
value-level-training = Výcvik
value-level-standard = Standardní
value-level-expert = Expertní
option-meter = Ukazatel energie
value-meter-auto = Podle úrovně
value-meter-green = Zelená strana
value-meter-red = Červená strana
option-last_cube = Poslední článek
value-last_cube-loses = Poslední článek prohrává
value-last_cube-lasts = Vydrží ještě kolo
option-decides = Kdo rozhoduje za tým
value-decides-cmo = Primář
value-decides-anybody = Rozhodne kdokoli
option-start = Kdo spouští odpočet
value-start-cmo = Primář
value-start-all = Až budou připraveni všichni
option-cmo = Místo primáře
option-start_bay = První lůžko

## Why a move is not possible

wrong-step = To patří do jiného kroku; teď: { $now }
countdown-over = Odpočet tohoto kola skončil
stale-round = Teď je kolo { $round }: uveď toto
host-only = To říká jen čas stolu
host-says-time-up = Stůl sám říká jen, že čas vypršel
cmo-only = To je na primáři: { SEAT($seat) }
decider-only = Za tým rozhoduje: { SEAT($seat) }
choose-first = Nejdřív musí tým vybrat
answer-bad = To není odpověď na otázku: vezmi některou z nabídky
no-such-answer = Tady nelze vybrat: { $answer }
nobody-asks-ready = Odpočet spouští primář sám; nikdo se hlásit nemusí
ready-already = Už zaznělo; čeká se na ostatní
not-all-ready = Nejdřív musí být připraveni všichni
not-your-die = Tvé kostky mají čísla 0 až { $most }
die-not-in-hand = Kostka { $die } není v ruce: vezmi jinou
no-such-seat = Hráči mají čísla 0 až { $most }
no-such-die = Kostky hráče mají čísla 0 až { $most }
no-such-target = Není na plánu: { $target }
no-such-space = Má méně políček: { $target }
no-such-line = Takový řádek tu není: { $line }
name-the-space = Uveď i políčko: písmeno za řádkem
station-closed = Tato dobíječka už článek dala: { $station }
stations-locked = Dobíječky jsou pro toto kolo zamčené
line-cleared = Už splněno: { $line }
line-filled = Už plný nebo uvolněný: { $line }
space-taken = Toto políčko je obsazené
wrong-icon = Tady je třeba jiný symbol
constraint-one = Všechny kostky tohoto řádku dává jeden hráč
constraint-two = Tento řádek plní právě dva hráči a je třeba obou
constraint-multi = Poslední kostka musí být od jiného hráče
constraint-all = Každý tu má své jedno políčko
constraint-split = Levá a pravá část patří dvěma různým hráčům
track-locked = Dráha přehozů je pro toto kolo zamčená
track-full = Dráha je plná, políček: { $spaces }
no-dice-to-reroll = V ruce by nebylo co přehodit: { SEAT($seat) }
no-permission = Je třeba přehoz: za oběť nebo z karty
no-token = Tým nemá žádný přehoz
done-already = Už zaznělo
not-done-yet = Toto místo hotovo nehlásilo
no-dice-left = V ruce nic nezbývá: to platí jako hotovo
no-target = Teď by se nic nezměnilo
no-triage-card = To není karta triáže: { $card }
no-such-triage-card = Tým tuto kartu triáže nemá: { $card }
triage-locked = Triáž je pro toto kolo zamčená
nothing-activated = Žádná karta není spuštěná: není co přejít
no-help-activated = Mezi spuštěnými kartami je Pomoc v nedohlednu
hand-empty = Je třeba kostka v ruce: { SEAT($seat) }
reserve-empty = V záloze nic není: { SEAT($seat) }
reserves-empty = Všechny zálohy jsou prázdné
meter-full = Ukazatel energie je plný
not-in-area = Není v oblasti krizí: { $card }
card-named-twice = Uvedena dvakrát: { $card }
die-not-in-that-hand = Kostka { $die } není v ruce: { SEAT($seat) }
die-shows-it = Kostka to už ukazuje: { $icon }
treat-first = Nejdřív ošetřit hotové pacienty: { $bay }
bay-empty = Nikdo tam neleží: { $bay }
patient-not-full = Některý řádek ještě chybí: { $bay }

## What a sentence of each verb looks like

shape-begin_round = begin_round
shape-draw_emergencies = draw_emergencies
shape-roll_emergency_dice = roll_emergency_dice
shape-resolve_emergencies = resolve_emergencies
shape-ready = ready
shape-start_countdown = start_countdown
shape-place = place KOSTKA ŘÁDEK POLÍČKO: place 3 bay2.line1 b; bez políčka první, které sedí
shape-sacrifice = sacrifice KOSTKA for MÍSTO
shape-reroll = reroll KOSTKA KOSTKA ...
shape-skip_reroll = skip_reroll
shape-free_reroll = free_reroll KOSTKA KOSTKA ...
shape-play = play KARTA, s cílem play KARTA ŘÁDEK, KARTA MÍSTO, KARTA KARTA KARTA, nebo play improvise MÍSTO KOSTKA SYMBOL
shape-done = done
shape-not_done = not_done
shape-time_up = time_up KOLO
shape-resolve = resolve
shape-treat = treat LŮŽKO, nebo jen treat a dál
shape-choose = choose KARTA, ŘÁDEK nebo MÍSTO, nebo choose none

## What comes next: the frames of the agenda

step-start = Začátek kola
step-draw = Nové krize
step-roll = Krizové kostky
step-trigger = Spuštěné karty zapůsobí
step-activate = Další spuštěná karta
step-escalate = Potom Eskalace, pokud byla spuštěna
step-plan = Plánování
step-countdown = Odpočet
step-resolve = Vyhodnocení karet
step-judge = Další urgentní karta
step-clear = Plné karty krizí
step-tiles = Žetony na plné řádky
step-treat = Pacienti
step-recharge = Dobíječky
step-arrive = Noví pacienti
step-clean_up = Ciferník se otočí, kostky se vrátí
step-reveal = Zbývá odhalit krizí: { $a1 }
step-effect = { $a1 } ({ $a2 })

## Families of moves, for lists that open

family-place = { $n ->
        [0] Umístit kostku
        [1] Umístit kostku { $a1 }
        *[other] Umístit kostku { $a1 }: { $a2 }
    }
family-sacrifice = { $n ->
        [0] Obětovat kostku za přehoz
        *[other] Obětovat kostku { $a1 }
    }
family-reroll = { $n ->
        [0] Přehodit kostky
        *[other] Přehodit kostky { $all } a další
    }
family-free_reroll = { $n ->
        [0] Přehodit týmovým žetonem
        *[other] Přehodit týmovým žetonem: { $all } a další
    }
family-play = { $n ->
        [0] Zahrát kartu triáže
        *[other] Zahrát { ACC($a1) }
    }
family-treat = Ošetřit pacienta
family-choose = Vybrat

## The position in words

position-round = Kolo { $round }. Energie: { $power } z { $most }. Ošetřeno: { $treated } z { $patients }
position-next = Krize v příštím kole: { $count }
position-due = Krize, které teď přijdou: { $count }
position-dial = Ciferník: pole { $space }, kosočtverec: { $bay }
position-emergency-dice = Krizové kostky: { $left } a { $right }
position-bay = { $bay }: { $patient } (ciferník: { $effect })
position-bay-empty = { $bay }: nikdo
position-stack = Pacienti, kteří teprve přijdou: { $count }
position-slot = Krize { $row }-{ $slot }, { $card }
position-stat = Urgentní karta { $card }
position-target = { $target } ({ $who }): { $spaces }
position-placed = { $icon } ({ $seat })
position-cleared = { $target }: splněno
position-station-closed = { $station }: vyčerpáno
position-locked = Zamčeno: { $place }
position-triage = Karty triáže: { $cards }
position-failed = Ztracené karty: { $count } z { $most }
position-track = Dráha přehozů: { $used } z { $spaces }
position-tokens = Týmové přehozy: { $count }
position-hand = { $seat }, kostky v ruce: { $dice }
position-no-hand = { $seat }: v ruce nic. Sada: { $pool }, záloha: { $reserve }
position-die = { $die } { $icon }
position-permissions = Přehozy: { $count }
position-done = Hotovo
who-any = { any }
who-one = { one }
who-two = { two }
who-multi = { multi }
who-all = { all }
who-split = { split }
opening-patients = Na lůžkách: { $patients }
opening-cmo = Primář: { $seat }

## Positions that cannot be

activated-wrong = Spuštěné karty leží v oblasti krizí během kroku C ({ $rule }). Vynech je
agenda-bad = Žádné kolo nemá tento program ({ $rule }). Uveď krok, nebo program tak, jak byl zapsán
cards-missing = Všech { $count } karet krizí někde leží ({ $rule }). Napiš „...“ do balíčku
cmo-no-seat = Mezi { $seats } místy není místo { $cmo }. Vezmi nižší
dice-in-hand = Kostky jsou v ruce jen při odpočtu ({ $rule }). Nech je doma
dice-too-early = V tomto kroku takové kostky na plánu neleží ({ $rule }). Vynech je, nebo vezmi pozdější krok
die-bad = „{ $value }“ o kostce nic neříká. Napiš home, track, symbol, nebo symbol, řádek a políčko
die-does-not-fit = Kostka na své políčko nesedí: { $line } ({ $rule }). Změň symbol nebo políčko
die-in-reserve = Kostka ve hře není v záloze ({ $rule }). Vyjmi ji ze zálohy, nebo ji nech doma
die-nowhere = Na dobíječce, která nic nebere, kostka neleží: { $station } ({ $rule }). Nech ji doma, nebo dobíječku otevři
doors-wrong = Dveře se drží jen do odhalení krizí ({ $rule }). Vynech to
due-wrong = Krize se očekávají jen před odhalením ({ $rule }). Vynech to
failed-too-many = S { $most } kartami na červeném okraji je prohráno ({ $rule }). Některé vynech
line-constraint = Kostky těchto hráčů tak ležet nemohou: { $line } ({ $rule }). Změň, čí jsou
lock-early = Zámek z kroku G je takový jen do otočení ciferníku ({ $rule }). Napiš 1
nobody-left = Když nezbývá pacient, je vyhráno ({ $rule }). Dej některého na lůžko nebo do hromádky
patients-wrong = Tato partie má pacientů: { $count } ({ $rule }). Napiš „...“ do hromádky, nebo změň úroveň
permission-empty = Přehoz potřebuje kostku v ruce ({ $rule }). Vynech ho
power-none = Bez článku je prohráno ({ $rule }). Nech jeden na ukazateli
ready-wrong = Místa se hlásí jen při plánování, pokud musí všechna ({ $rule }). Vynech to
space-nowhere = Takový řádek tu není: { $line } ({ $rule }). Dej tam pacienta, nebo vezmi jiný řádek
space-twice = Dvě kostky na jednom políčku: { $line } ({ $rule }). Jednu přesuň
step-and-agenda = Uveď krok, nebo program, ne obojí. Jedno vynech
tile-nowhere = Žádný pacient tento řádek nemá: { $line } ({ $rule }). Vynech žeton
tokens-wrong = Týmové přehozy končí s odpočtem ({ $rule }). Vynech je
track-over = Dráha má políček: { $most } ({ $rule }). Některé kostky vynech
track-wrong = Kostky a dráha si odporují ({ $rule }). Jedno z toho změň
view-impossible = Žádná pozice tomuto pohledu neodpovídá. Vezmi pohled tak, jak ho hra zapsala
word-twice = Je tam dvakrát: { $word }. Jedno vynech

## Help at the terminal, with words of this game

help-words = place 3 bay2.line1 – krok slovy; Tab doplňuje, názvy v češtině fungují taky
help-help = help, help escalation – tento seznam; co znamená slovo hry
help-why = why place 0 port a – zda je krok možný, a podle kterého pravidla ne
help-rules = rules F5.11 – text pravidla

## Figures of many games

figure-rounds = Kola
    .each = Kola
figure-treated = Ošetření pacienti
    .each = Ošetřeno
figure-failed = Ztracené urgentní karty
    .each = Ztracené karty
figure-placed = Kostky umístěné jedním místem
    .each = Umístěné kostky
figure-sacrificed = Kostky obětované jedním místem
    .each = Obětované kostky
