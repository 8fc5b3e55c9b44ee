### Hra u stolu na serveru (sickbay join).


## Příchod, čekání, odchod

join-name = Pod jakým jménem si sedneš? Enter: { $name }
join-watching = Díváš se. Co jde psát, ukáže „pomoc“ po Ctrl-C
join-seat = { $name } ({ $facts })
join-you = ty
join-free = volné
join-bot = bot: { $bot }
join-away = pryč
join-asked = na řadě
join-due = zbývá { $minutes }:{ $seconds }
join-owner = Správa stolu
join-said = { $name }: { $text }
join-waits-for = Čeká se: { $names }
join-waits-start = Všichni jsou tu. Čeká se na začátek
join-paused = Hra má pauzu. „pokračovat“ ji ukončí
join-lost = Spojení je přerušené. Obnovuji spojení…
join-found = Spojení je zpět
join-moved-on = Mezitím se něco stalo
join-not-asked = Teď po tobě nikdo krok nechce. Co dalšího jde psát, ukáže „pomoc“
join-interrupted = Ještě jednou a odejdeš od stolu; místo ti zůstane. Příkaz, nebo Enter a jde se dál
join-bye = Odchod od stolu. Stejný odkaz vede zpět
join-input-over = Vstup skončil. Partie pokračuje; stejný odkaz vede zpět
join-after = „odveta“ navrhne hrát znovu, „uložit“ uloží záznam, „pozice“ a „zápis“ se ohlédnou, Enter jde dál
join-proposal = Souhlasíš? ano, ne; Enter: později, příkazem „souhlasit“ nebo „odmítnout“
join-no-proposal = Na tvoji odpověď žádný návrh nečeká.
join-nobody = „{ $name }“ tu nesedí. Jsou tu: { $may }
join-order = { $number } { $name }
join-order-now = { $number } { $name } (teď)
join-order-usage = Napiš číslo za „pokyn“
join-other-values = U tohoto stolu se hraje s vlastními hodnotami majitele hry, které tento terminál nezná. Otevři odkaz v prohlížeči.

## Help

join-help-head = U tohoto stolu
join-help-chat = říct TEXT – říct něco všem
join-help-who = kdo – kdo kde sedí, kdo je na řadě, kolik zbývá času
join-help-orders = pokyn, pokyn 2 – stálé pokyny: nechat okna pro události projít
join-help-mark = navrhnout jet Paříž – navrhnout všem krok; bez kroku své návrhy zrušit
join-help-pause = pauza – zastavit hodiny i hru
join-help-resume = pokračovat – ukončit pauzu
join-help-handover = předat, předat JMÉNO – nechat hrát bota za sebe nebo za toho, kdo mlčí
join-help-takeback = vzít zpět – vzít si místo od bota zpět
join-help-reset = tah znovu – vrátit celý svůj tah, pokud se nic neodhalilo
join-help-accept = souhlasit – přijmout návrh
join-help-decline = odmítnout – nepřijmout ho
join-help-abandon = nedohrát – navrhnout, že se partie nedohraje
join-help-rematch = odveta – po konci navrhnout hrát znovu
join-help-start = začít, začít BOT – správa stolu začne; volná místa dostanou boti
join-help-name = jméno JMÉNO – tak si říkat

## Commands in this language, beside the English ones; several with commas

command-chat = říct, chat
command-who = kdo, místa
command-orders = pokyn, pokyny
command-mark = navrhnout
command-pause = pauza
command-resume = pokračovat
command-handover = předat, předat místo
command-takeback = vzít zpět
command-reset = tah znovu
command-accept = souhlasit
command-decline = odmítnout
command-abandon = nedohrát
command-rematch = odveta
command-start = začít
command-name = jméno
