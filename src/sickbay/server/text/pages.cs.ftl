### The plain pages of the server.


## Around every page

page-skip = K obsahu
page-nav = Sickbay
page-jump = Na této stránce
page-wrong = Nejde to
page-seat-label = { $seat }: { $what }
page-rules-english = Text pravidel je jen anglicky

## My tables, and a new one

page-under-title = { $game } · { $stage } · kroků: { $moves }
page-stage-gathering = čeká se na hráče
page-stage-playing = hraje se
page-stage-over = dohráno
page-stage-closed = skončeno bez dohrání
page-name-of = Jméno pro: { $seat }
page-names-help = Jméno je potřeba jen tam, kde je „Já“. Více vlastních míst se hraje střídavě na jedné obrazovce
page-title = Jméno stolu
page-kind-me = Já
page-kind-person = Někdo s odkazem
page-kind-none = Nikdo
page-kind-bot = Bot: { $bot }
page-time = { $unit ->
    [none] žádná
    [s] { $number } s
    [min] { $number } min
    [h] { $number } h
   *[days] { $number ->
        [one] { $number } den
        [few] { $number } dny
       *[other] { $number } dní
    }
 }
page-undo-own = volně ve vlastním tahu, dokud se nic neodkryje, jinak po dohodě
page-undo-owner = jako obvykle, a kdo stůl otevřel, může k libovolnému okamžiku
page-undo-off = nikdy

## Joining

page-join-seat = Místo pro tebe: { $seat }
page-join-owner = Tento odkaz předává celý stůl
page-join-watcher = Můžeš se dívat očima jednoho místa
page-join-spectator = Můžeš se dívat
page-join-with = U stolu: { $names }
page-link-seat = Nový odkaz: { $seat }
page-link-watcher = Odkaz ke sledování: { $seat }
page-link-spectator = Odkaz pro diváky
page-link-once = Zkopíruj ho teď: ukáže se jen jednou a všechny dřívější tohoto druhu přestaly platit. Kdo ho má, může si tam sednout
page-to-table = Ke stolu
page-hook = Webová adresa, která se dozví, že jsem na tahu (prázdné: žádná)
page-forget-help = Tento prohlížeč se pozná podle odkazů na tyto stoly.
page-forget = Všechny tady zapomenout

## Waiting

page-gathering = Partie začne, až ji spustí ten, kdo stůl otevřel
page-gathering-owner = Pošli odkaz každému, kdo ještě chybí, a začni. Volná místa mohou obsadit boti
page-fill = Volná místa
page-fill-none = čekat na všechny
page-waits = Čeká se
page-waits-for = Čeká se: { $names }
page-reload-is-on = Tato stránka se obnovuje každých { $seconds } sekund
page-reload-is-off = Tato stránka se sama neobnovuje
page-reload-stop = Neobnovovat
page-reload-on = Obnovovat samo
page-write-after-stop = Psát jde po vypnutí obnovování

## Moves

page-do = Provést
page-what-they-do = Co dělají
page-offered = Hra jde dál i bez toho; je to jen nabídka
page-auto-order = podle stálého pokynu
page-auto-bot = zaskakuje bot
page-reset = Vzít zpět celý tah
page-ask-undo = Navrhnout vrácení mého posledního kroku
page-undo-to = Navrhnout návrat až sem
page-proposal-undo = vzít zpět
page-proposal-abandon = skončit bez dohrání
page-proposal-rematch = hrát znovu
page-proposed-by = Navrhuje { $seat }.
page-abandon = Navrhnout konec bez dohrání
page-mark = Navrhuje: { $move }
page-unmark = Zrušit moje návrhy
page-why-help = Napiš nebo vyber krok. Neprovede se: zjistíš, zda jde a které pravidlo mu brání, nebo ho navrhneš ostatním
page-why-possible = Teď to jde: { $move }

## Seats

page-wait-asked = Hra čeká na toto místo
page-wait-offered = Teď může hrát
page-due = Zbývá: { $time }. Potom odpoví stůl
page-bot-for = Kdo hraje za: { $seat }
page-bot-in = hraje bot: { $bot }
page-take-over = Ať hraje bot za: { $seat }

## One screen for several seats

page-cover = Obrazovku teď dostane { $seat }
page-cover-why = Co je tady v ruce, není pro nikoho jiného. Tlačítko stiskni, jen pokud jsi to ty
page-i-am = Tady { $seat }
page-pass-screen = Zakrýt obrazovku

## Looking back

page-news = Od tvého posledního kroku
page-earlier = Dříve ({ $count })
page-look-at = Po kroku { $move }
page-after-move = po kroku { $move }
page-happened = Co se stalo
page-first = První
page-previous = Předchozí
page-next = Další
page-last = Poslední

## The end

page-result = { $why } ({ $rule })
page-winners = Vyhrává: { $names }
page-no-winners = Nevyhrává nikdo
page-seal-fits = Semínko odpovídá pečeti, která byla vidět od začátku
page-seal-differs = Semínko neodpovídá pečeti
page-verify = Přehrát záznam a ověřit ho
page-next-table = K dalšímu stolu
page-send = Poslat
page-with-script = Používat stránky s JavaScriptem

## Opening a record

page-open-text = Text záznamu nebo případu
page-open-pack = Hrálo se s vlastními hodnotami
page-open-table = Hrát dál u stolu
