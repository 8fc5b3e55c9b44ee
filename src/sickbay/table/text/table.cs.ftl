### A live table: what happens around the game, and what it refuses.


## The log

log-sat = { $name } přisedá
log-started = Partie začíná
log-started-position = Partie začíná ze zapsané pozice
log-auto-deadline = Čas vypršel: za místo { SEAT($seat) } odpovídá stůl
log-auto-failed = Bot neodpovídá: za místo { SEAT($seat) } odpovídá stůl
log-undone = { SEAT($seat) } vrací { $count ->
    [one] jeden krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
}: { $moves }
log-undone-agreed = Všichni souhlasí, { SEAT($seat) } vrací { $count ->
    [one] jeden krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
}: { $moves }
log-undone-owner = Správa stolu vrací { $count ->
    [one] jeden krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
}: { $moves }
log-proposed-undo = { SEAT($seat) } žádá vrátit { $count ->
    [one] jeden krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
}: { $moves }
log-proposed-abandon = { SEAT($seat) } navrhuje nedohrát
log-proposed-rematch = { SEAT($seat) } navrhuje hrát znovu
log-agrees = { SEAT($seat) } souhlasí
log-declines = { SEAT($seat) } nesouhlasí
log-declines-late = { SEAT($seat) } neodpovídá: platí to jako ne
log-ordered = { SEAT($seat) }: { $what }
log-marked = { SEAT($seat) } navrhuje: { $move }
log-unmarked = { SEAT($seat) } ruší své návrhy
log-paused-by = { SEAT($seat) } dává pauzu
log-paused-owner = Správa stolu dává pauzu
log-paused-lost = { SEAT($seat) } ztrácí spojení: hodiny stojí
log-clocked = Hodiny běží: { $seconds } s
log-resumed-by = { SEAT($seat) } ukončuje pauzu
log-resumed-owner = Správa stolu ukončuje pauzu
log-handed-over = { SEAT($seat) } nechává hrát bota: { $bot }
log-handed-over-owner = Za místo { SEAT($seat) } hraje z rozhodnutí správy stolu bot: { $bot }
log-taken-over = { SEAT($by) } nechává za místo { SEAT($seat) } hrát bota: { $bot }
log-taken-back = { SEAT($seat) } je zpět
log-linked-claimed = { SEAT($seat) }: místo je otevřené i na jiném zařízení
log-linked-renewed = { SEAT($seat) }: správa stolu vydává nový odkaz, starý neplatí
log-linked-ended = { SEAT($seat) }: správa stolu ruší odkaz
log-woke = Server nebyl k dispozici, hodiny stály: { $minutes } min
log-closed-abandoned = Všichni souhlasí: partie končí nedohraná
log-closed-idle = Dlouho nikdo nepřišel: partie končí nedohraná
log-closed-record = Tady záznam končí, partie je nedohraná
figure-moves = Kroky u místa
    .each = Kroky
log-followed = Všichni souhlasí: další partie je připravena


## Seats and standing orders

table-bot-name = Bot { $seat }
order-none = ptát se mě
order-stop = přeskakovat, dokud neřeknu stop


## What is refused

table-other-game = U tohoto stolu se hraje { $game }, ne { $known }. Dej smlouvu pro { $known }.
table-other-options = Pozice patří k jiným volbám.
table-no-record = Partie, která začala ze zapsané pozice, nemá záznam.
table-only-owner = To je na tom, kdo stůl založil.
table-only-watching = Jen se díváš. Kdo chce hrát, zabere místo jeho odkazem.
table-not-your-seat = { SEAT($seat) } není tvé místo. Mluv za své místo.
table-no-seat = U tohoto stolu není místo { $seat }.
table-bot-seat = Za místo { SEAT($seat) } hraje bot.
table-bot-sits-in = Za místo { SEAT($seat) } teď hraje bot. Nejdřív si vezmi místo zpět.
table-name-bad = To jako jméno nejde. Nejvýš { $most } znaků, s písmeny jedné abecedy.
table-name-taken = { $name } vypadá jako jiné jméno u stolu. Zvol jiné.
table-started-already = Partie už začala.
table-seats-open = Volných míst: { $count }. Počkej, nebo pro ně zvol bota.
table-not-started = Partie ještě nezačala. Začne ji ten, kdo stůl založil.
table-over = Partie skončila.
table-not-over = Partie ještě neskončila.
table-paused = Je pauza, dává ji { SEAT($seat) }. Nejdřív ji ukonči.
table-paused-by-owner = Je pauza, dala ji správa stolu. Nejdřív ji ukonči.
table-paused-lost = Hodiny stojí, někdo ztratil spojení. Nejdřív ukonči pauzu.
table-paused-woke = Hodiny stojí, server nebyl k dispozici. Pokračuj, až budou všichni zpátky.
table-pauses-never = U tohoto stolu je domluveno, že hodiny nikdo nezastaví. Počkej na konec odpočtu.
table-counts-in = Hodiny ještě neběží. Počkej, až se dopočítá.
table-time-up = Čas vypršel: tohle přišlo pozdě.
table-not-paused = Žádná pauza není.
table-no-clock = { $game } se nehraje proti hodinám. Vynech „clock“.
table-moved-on = Mezitím se něco stalo. Podívej se znovu a pak vol.
table-no-windows = V této hře není co nechat být.
table-order-unknown = Takový pokyn není: „{ $until }“. Jsou: { $may }
table-said-enough = U tohohle stolu už toho bylo řečeno a změněno dost. Hrát, odpovídat a pokračovat můžeš dál.
table-marks-full = Nejvýš { $most } návrhů najednou. Nejdřív nějaké zruš.
table-undo-off = U tohoto stolu se nic nevrací.
table-undo-clock = Co se stalo proti hodinám, platí. Vrátit jde jen to, co přišlo potom.
table-undo-nothing = Není žádný krok, který by šel vrátit.
table-undo-nothing-free = Není nic, co by šlo vrátit bez ptaní.
table-undo-declined = Ostatní řekli ne. Zeptej se znovu po dalším kroku.
table-proposed-already = To už je navrženo. Nejdřív na to odpověz.
table-no-proposal = Ten návrh je vyřízen.
table-answered = { SEAT($seat) } už souhlasí.
table-follows = Další partie už je připravena.
table-chat-empty = Není tam nic ke čtení. Napiš něco.
table-not-silent = Partie na místo { SEAT($seat) } nečeká.
table-too-soon = { SEAT($seat) } má ještě čas: { $seconds } s
table-no-stand-in = Za místo { SEAT($seat) } žádný bot nehraje.
