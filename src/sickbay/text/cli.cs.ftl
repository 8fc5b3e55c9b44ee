# Příkazová řádka: nápověda, a co může být špatně na tom, co je napsáno.
cli-about = Sickbay hraje stolní hry úplně a správně, simuluje je a posuzuje pozice a záznamy.
cli-usage = Použití: { $usage }
cli-usage-all = PŘÍKAZ …
cli-commands = Příkazy:
cli-flags = Přepínače:
cli-more = „sickbay help PŘÍKAZ“ řekne o každém víc.

cli-kind-game = HRA
cli-kind-game-or-file = HRA|SOUBOR
cli-kind-file = SOUBOR
cli-kind-table = STŮL
cli-kind-paths = CESTA
cli-kind-command = PŘÍKAZ
cli-kind-number = N
cli-kind-names = JMÉNO,JMÉNO
cli-kind-pair = JMÉNO=HODNOTA
cli-kind-moment = KROK
cli-kind-seat = MÍSTO

cli-play = Hrát partii v terminálu, nebo pokračovat v uložené
    .more = Hraje partii v terminálu, lidé a boti v libovolném složení, nebo pokračuje v partii uložené pomocí „save“. Během hry „help“ řekne, co se dá napsat. Uložená partie pokračuje tam, kde byla uložena: semínko běžící partie tam zůstává.
cli-simulate = Nechat boty odehrát mnoho partií
    .more = Nechá boty odehrát mnoho partií a ukáže, jak často vyhrávají, proč prohrávají, jak jsou partie dlouhé a jak dlouho boti přemýšlejí. Stejná semínka dají stejné partie při jakémkoli počtu procesů.
cli-bench = Změřit rychlost hry
    .more = Změří rychlost hry vedle srovnávací smyčky stejného tvaru v téže minutě: jejich poměr se dá porovnávat mezi stroji.
cli-check = Spustit soubory případů
    .more = Spustí soubory případů, i všechny ve složkách, a ukáže, co vyšlo jinak. Návratový kód 1, když některý případ selže, 2, když se soubor nedá přečíst.
cli-replay = Ukázat zaznamenanou partii
    .more = Ukáže, co se stalo v zaznamenané partii, celé nebo jak ji vidělo jedno místo, a jak to stálo na konci nebo po některém kroku.
cli-verify = Ověřit, že záznam platí
    .more = Přehraje záznam znovu a porovná vše, co říká: každý krok, semínko, konec. Jedna řádka řekne, zda platí; návratový kód 1, když neplatí.
cli-laws = Zkoušet zákony, které platí pro každou hru
    .more = Hraje náhodné partie se všemi volbami a zkouší zákony, které platí pro každou hru: dovolené jde zahrát, odmítnuté nic nezmění, nikdo nevidí, co je tajné, každá partie skončí.
cli-version = Ukázat verzi a hry
    .more = Ukáže verzi Sickbay, jak je sestaven, a nainstalované hry s verzemi jejich pravidel.
cli-help = Ukázat nápovědu
    .more = Ukáže všechny příkazy, nebo co jeden příkaz dělá a co přijímá.

cli-flag-lang = Jazyk všech zpráv; jinak SICKBAY_LANG nebo jazyk systému
cli-flag-help = Ukázat tuto nápovědu
cli-flag-seed = Semínko partie; stejné semínko dá stejnou partii
cli-flag-seats = Kdo kde sedí, třeba „me,planner,me=Ines“: „me“ je člověk u této klávesnice, cokoli jiného bot; nejmenovaná místa mají boti (jinak jeden člověk)
cli-flag-option = Volba hry, třeba „epidemics=5“; lze zadat vícekrát
cli-flag-pack = Hrát s vlastními hodnotami z tohoto souboru; zkontroluje ho „sickbay pack check“
cli-flag-check-pack = Případy hry, ke které balíček patří, pustit s vlastními hodnotami z tohoto souboru
cli-flag-simulate-seed = Semínko první partie; každá další má následující (jinak 1)
cli-flag-laws-seed = Semínko první partie; každá další má následující (jinak 1)
cli-flag-quick = Zkusit jen, že partie skončí, zachovají své invarianty a přehrají se stejně: rychle a ve více procesech
cli-flag-bots = Boti podle míst, s čárkami; jedno jméno hraje na všech místech (jinak random)
cli-flag-rotate = S každou partií se každý bot posune o jedno místo, aby žádné nezvýhodňovalo
cli-flag-tempo = Kolik akcí má každé místo, než vyprší čas, ve hrách s časem (jinak bez času)
cli-flag-games = Kolik partií (jinak 100)
cli-flag-jobs = Kolik procesů hraje současně (jinak jeden na jádro)
cli-flag-out = Také zapsat každou partii jako řádku JSON do tohoto souboru
cli-flag-seconds = Jak dlouho přibližně měřit, v sekundách (jinak 10)
cli-flag-json = Vypsat JSON místo tabulky
cli-flag-replay-json = Vypsat kroky a pozici jako JSON
cli-flag-to = Zastavit po tomto kroku; „41.2“: po dvou dílech toho, co následuje
cli-flag-seat = Ukázat, co ví toto místo: jeho číslo nebo jméno hráče, „0+1“ pro dvě místa téže osoby, „watcher“ pro diváka; jinak se ukáže vše
cli-seat-unknown = Místo ani hráč „{ $seat }“ tu není. Jsou tu: { $may }.
cli-flag-replay-seed = Semínko, když v záznamu není
cli-flag-verify-seed = Semínko, když v záznamu není

cli-command-unknown = Příkaz „{ $command }“ neexistuje. Možná: { $may }.
cli-command-unknown-far = Příkaz „{ $command }“ neexistuje. Všechny ukáže „sickbay help“.
cli-flag-unknown = Přepínač „{ $flag }“ tu neexistuje. Možná: { $may }.
cli-flag-no-value = „{ $flag }“ nemá hodnotu. Napiš jej samotný.
cli-value-missing = Přepínači „{ $flag }“ chybí hodnota. Napiš ji za něj, s mezerou nebo s „=“.
cli-flag-twice = „{ $flag }“ je tu dvakrát. Nech jen jedno.
cli-flag-of-new-game = „{ $flag }“ je pro novou partii; uložená pokračuje tak, jak byla. Vynech to.
cli-word-missing = { $kind ->
    [game-or-file] Která hra? Napiš její jméno za příkaz, třeba „pandemic“.
    [game] Která hra? Napiš její jméno za příkaz, třeba „pandemic“.
    [file] Který soubor? Napiš jeho jméno za příkaz.
    [paths] Které případy? Napiš soubory nebo složky za příkaz.
   *[other] Za příkazem chybí slovo. Co tam patří, ukáže „--help“.
}
cli-word-extra = Slovo „{ $word }“ je navíc. Vynech je; co příkaz přijímá, ukáže „--help“.
cli-number-bad = „{ $value }“ se nehodí. Je potřeba číslo od { $low } do { $high }.
cli-names-bad = V „{ $value }“ chybí jméno. Piš jména oddělená čárkami.
cli-pair-bad = „{ $value }“ není volba. Napiš ji jako „jméno=hodnota“.
cli-file-not-written = Soubor „{ $file }“ nelze zapsat. Vyber jiné jméno nebo složku.
cli-stream-broken = { $kind ->
    [full] Výstup nelze zapsat: došlo místo. Uvolni místo nebo piš jinam.
    [closed] Odtud se nedá číst nebo sem psát. Otevři proud správným směrem.
    [broken] Zařízení pro vstup nebo výstup chybí nebo nefunguje. Zkus jiné.
   *[other] Čtení nebo zápis selhaly (chyba systému { $number }). Zkus to jinde.
}
cli-unexpected = Uvnitř Sickbay se něco pokazilo: { $what }. Prosím, nahlas to; kde, ukáže SICKBAY_DEBUG=1.

cli-build-plain = čistý Python
cli-build-compiled = zkompilováno
cli-version-line = Sickbay { $version }, { $build }, Python { $python }
cli-version-game = { $game }, pravidla { $version }

cli-checked = V pořádku: { $passed }, selhalo: { $failed }, nečitelných: { $bad } ({ $seconds } s)
cli-rule-unknown = Pravidla hry { $game } nemají { $rule }. Jinak v pořádku.
cli-laws-hold = { $game }: zákony platí; partií: { $games }, kroků: { $moves }
cli-laws-broken = { $game }: zákony neplatí; partií: { $broken } z { $games }
cli-laws-again = a totéž v dalších partiích: { $games }

bot-unknown = Bot „{ $bot }“ pro tuto hru neexistuje. Možná: { $may }.
players-wrong = { $players ->
    [one] Jeden hráč nestačí, míst je { $seats }.
    [few] Hráči jsou { $players }, míst je { $seats }.
   *[other] Hráčů je { $players }, míst je { $seats }.
} Uveď jednoho na místo, nebo nastav volbu „seats“.
player-illegal = Z místa { $seat } zaznělo „{ $move }“, což není mezi jeho možnými kroky. Je třeba vybrat z turn.legal.
match-endless = Partie byla přerušena po krocích: { $most }. Některý hráč nebo pravidlo se točí v kruhu.
match-stuck = Kroků: { $moves }. Nikdo není na řadě, ale partie neskončila. To je chyba hry.
cli-table-export = Zapsat stůl do souboru
    .more = V souboru je všechno, i seed a všechna tajemství, aby se stůl mohl přestěhovat na jiný server nebo uschovat. STŮL je poslední část jeho adresy. Server může zatím běžet.
cli-table-import = Přinést stůl ze souboru
    .more = Stůl pokračuje odtud s novými odkazy, které se ukážou jednou. Server té složky předtím zastav.
cli-pack-check = Zkontrolovat vlastní hodnoty ke hře
    .more = Soubor napsal majitel tištěné hry: má stejné sloupce nebo klíče jako vestavěné hodnoty, viz docs/formats.md. Co nesedí, to se vypíše i s místem; hraje se s ním přes --pack.
cli-flag-game = Hra, ke které soubor patří, pokud ji sám nejmenuje
cli-pack-good = { $file }: odpovídá hře { $game }
pack-game-needed = Soubor neříká, ke které hře patří. Uveď ji pomocí --game: { $games }

cli-kind-host = ADRESA
cli-kind-folder = SLOŽKA
cli-kind-url = URL
cli-serve = Nabízet stoly prohlížečům, terminálům a botům
    .more = Nabízí stoly: lidé přicházejí přes odkazy v prohlížeči, boti se svými tokeny. Vše se ukládá do složky a po restartu stoly pokračují. Ctrl-C server zastaví.
cli-flag-host = Adresa, na které poslouchat; 0.0.0.0 pro celou síť (jinak 127.0.0.1, jen tento počítač)
cli-flag-port = Port, na kterém poslouchat; 0 pro kterýkoli volný (jinak 8000)
cli-flag-data = Složka, do které se ukládají stoly (jinak „sickbay/tables“ v tvé datové složce)
cli-flag-open = Otevřít stránku v prohlížeči
cli-flag-serve-bots = V kolika procesech boti přemýšlejí (jinak o jeden méně než jader)
cli-flag-public-url = Kde je server k dosažení za reverzní proxy
cli-flag-allow-origin = Jiný web, jehož stránky smějí používat sockety; lze zadat vícekrát
cli-flag-private-webhooks = Dovolit upozornění i do soukromých sítí
cli-url-bad = „{ $value }“ není webová adresa. Napiš ji jako „https://example.org“.

cli-kind-link = ODKAZ
cli-kind-name = JMÉNO
cli-join = Hrát u stolu na serveru
    .more = Hraje u stolu na serveru, přes odkaz s pozvánkou na místo, stejně jako „play“ tady. Přes odkaz pro diváky ukazuje, co se děje. Během hry „help“ řekne, co se dá napsat; stejný odkaz vede zpět ke stolu.
cli-flag-name = Jméno, pod kterým si sednout (jinak se zeptá)
