# The frame and its pages. Names as in the glossary of the interface.

table = Stůl
my-tables = Moje stoly
open-table = Otevřít stůl
choose-game = Vyber hru
game-kind = Hra
game-played = Partie
seat = Místo
seats = Místa
free-seat = Volné místo
take-seat = Posadit se
leave-seat = Uvolnit místo
give-seat = Předat místo
take-over = Převzít
take-back-seat = Vzít si místo zpět
player = Hráč
people = Lidé
you = ty
spectator = Divák
watch = Dívat se
bot = Bot
add-bot = Přidat bota
host = Stůl
name = Jméno
invite-link = Odkaz s pozvánkou
copy-link = Kopírovat odkaz
link-copied = Odkaz zkopírován
paste-link = Vlož odkaz
join = Připojit se
leave-table = Odejít od stolu
waiting-room = Čeká se na hráče
start-game = Začít
no-tables-yet = Zatím žádné stoly
turn = Tah
turn-of-flatline = Kolo
round = Kolo
move = Krok
action = Akce
your-turn = Tvůj tah
whose-turn = Na tahu
meanwhile = Mezitím:
waits-for = Čeká se
asked = Čeká se
offered = Může hrát
you-may = Můžeš
thinking = přemýšlí
undo = Vrátit
take-back = Vzít zpět
end-turn = Ukončit tah
confirm = Potvrdit
back = Zpět
cancel = Zrušit
close = Zavřít
pass = Pas
skip = Přeskočit
yes = Ano
no = Ne
agree = Souhlasit
decline = Odmítnout
done = Hotovo
choose = Vybrat
chosen = Vybráno
nothing-to-do = Není co dělat
not-now = Teď ne
why-not = Proč ne?
refused = Nejde to
rule = Pravidlo
rules = Pravidla
proposal = Návrh
propose = Navrhnout
follow-proposal = Použít
agenda = Co přijde
log = Zápis
chat = Chat
write-message = Napiš zprávu
timeline = Časová osa
look-back = Ohlédnout se
now = Teď
back-to-now = Zpět na teď
moment = Okamžik
step = Dílčí krok
board = Plán
hand = Ruka
my-hand = Moje karty
cards-in-hand = Karty v ruce
card = Karta
deck = Balíček
piles = Balíčky
discard-pile = Odhazovací balíček
face-down = Lícem dolů
hidden = Skryto
fold = Sbalit
unfold = Rozbalit
whole-board = Celý plán
zoom-in = Přiblížit
zoom-out = Oddálit
more-options = Další volby
help = Nápověda
home = Domů
clock = Hodiny
time-left = Zbývá času
seconds = Sekundy
no-clock = Bez hodin
countdown = Odpočet
pauses = Kdo zastaví hodiny
pauses-anyone = Kdokoli
pauses-lost = I ztracené spojení
pauses-never = Nikdo
move-a-day = Krok denně
deadline = Lhůta
pause = Pauza
pause-verb = Pozastavit
resume = Pokračovat
paused = Pozastaveno
paused-by = Pozastaveno: { $name }
paused-lost = Někdo ztratil spojení: hodiny stojí
paused-woke = Server nebyl k dispozici: hodiny stojí, než se všichni vrátí
standing-orders = Stálé pokyny
ask-me = Ptát se mě
ask-always = Vždy
ask-on-call = Když řeknu stop
ask-not-this-turn = Tento tah ne
auto-move = samo
online = Tady
offline = Pryč
reconnecting = Obnovuji spojení
connected = Připojeno
no-connection = Bez spojení
not-sent = Zatím neodesláno
table-is-full = Stůl je plný
link-used = Místo je obsazené
link-unknown = Neznámý odkaz
try-again = Zkusit znovu
something-broke = Něco se pokazilo
settings = Nastavení
language = Jazyk
english = Angličtina
spanish = Španělština
czech = Čeština
italian = Italština
sound = Zvuk
volume = Hlasitost
beat = Tlukot srdce a odpočet nahlas
motion = Pohyb
reduced-motion = Omezený pohyb
speed = Rychlost
contrast = Kontrast
text-size = Velikost písma
theme = Vzhled
keys = Klávesy
notifications = Upozornění
motion-off = vypnuto
motion-normal = běžný
motion-fast = rychlý
confirm-moves = Potvrzovat tahy
confirm-none = žádné
confirm-final = nevratné
confirm-all = všechny
large-type = Větší písmo
notify-turn = Oznámení na ploše
notify-denied = Prohlížeč oznámení z této stránky nepovolil.
ask-all-to-end = Zeptat se všech
on = Zapnuto
off = Vypnuto
seats-option = Hráči
free-seats-option = Volná místa
level = Obtížnost
open-option = otevřené
closed-option = skryté
dealt = rozdané
chosen-option = vybrané
first-player = Začíná
random = Náhodně
live = Naživo
over-days = Na dny
solo = Sólo
private-table = Jen s odkazem
spectators-allowed = S diváky
sealed-deal = Zapečetěné rozdání
seal = Pečeť
seed = Semínko
verify = Ověřit
verified = Ověřeno
does-not-match = Nesouhlasí
record = Záznam
save-record = Uložit záznam
open-record = Otevřít záznam
case = Případ
records-and-cases = Záznamy a případy
make-case = Udělat případ
position = Pozice
replay = Přehrání
analysis = Rozbor
win-chance = Šance na výhru
turning-point = Zlom
digest = Otisk
victory = Výhra
defeat = Prohra
you-won = Výhra je tvoje
you-lost = Prohra
we-won = Společná výhra
we-lost = Společná prohra
winner = Vítěz
draw-result = Remíza
score = Skóre
points = Body
game-over = Konec hry
play-again = Hrát znovu
same-table = Stejný stůl
campaign = Kampaň
scenario = Scénář

# beyond the glossary

moves = Kroky
connecting = Připojuji
outbreaks = Ohniska
undo-not = Teď nemůžeš nic vrátit
reset-turn = Začít tah znovu
undo-free = Nikdo na to ještě neodpověděl: vrátí se hned.
undo-ask = Ostatní dostanou otázku, zda souhlasí.
undo-off = U tohoto stolu se nic nevrací.
undo-asked = Stůl už je dotázán.
rewind = Vrátit až sem
rewind-owner = Ve cvičné partii to smí ten, kdo stůl otevřel. Zůstane to v zápisu.
rewind-ask = Tahy po tomto okamžiku se vrátí; týká-li se to ostatních, dostanou otázku.
rewind-sure = Vrátit { $count ->
    [one] krok
    [few] { $count } kroky
   *[other] { $count } kroků
}?
play-past = Přehrát minulost
moves-missed = Tahů od té doby: { $count }
proposals = Návrhy
propose-what = Tahy se na plánu jen ukážou. Ostatní vidí, kdo je navrhuje.
propose-how = Co navrhuješ?
unpropose = Stáhnout mé návrhy
proposal-due = Bez odpovědi do té doby to znamená ne
agenda-now = Tohle se děje teď.
agenda-then = Tohle přijde potom.
more-steps = Dalších: { $count }
choose-on-board = Vyber na plánu
actions-left = Zbývá akcí: { $count }
ask-about = Když mohu zasáhnout
seat-turn = Je na tahu
seat-asked = Stůl čeká na toto místo
seat-due = Zbývá času: { $time }
seat-grace = Bot může převzít místo za { $time }
stand-in = Zaskakuje bot: { $bot }
chat-empty = Zatím nikdo nic neřekl
unread = Nepřečteno: { $count }
unsent-chat = zpráva
unsent-mark = návrh
unsent-undo = vrátit
unsent-reset = začít tah znovu
unsent-answer = odpověď
unsent-order = trvalý pokyn
unsent-other = požadavek
end-unfinished = Ukončit nedohranou partii
start-with-bots = Začít; volná místa obsadí boti
game-pandemic = Pandemic
game-hrubec = Doktor Hrubec
game-flatline = Flatline
infection-rate = Rychlost nákazy
cubes-left = Zbývá kostek
infected = Nakažená
infection-deck = Balíček nákazy
player-deck = Balíček hráčů
epidemic-within = { $epidemics } v příštích { $cards }
discarded = odhozeno { $count }
event = UDÁLOST
station = výzkumná stanice
uncured = bez léku
cured = vyléčená
eradicated = vymýcená
morgue = Márnice
empty = prázdný
queue = Fronta
left = zbývá { $count }
free-place = volné místo
free-office = volná kancelář
covered = zakryto
every-ward = pro všechny
no-long-term = Žádná karta neplatí
draw-pile = Dobírací balíček
discard-pile-short = Odhozeno
waiting-room-title = Čekárna
die = kostka
odds = { $faces } ze 6
start-lead = Otevři stůl, pošli odkaz, posaď se.
start-sealed = Rozdání je zapečetěné, než si sedneš
bots = Boti
clock-900 = 15 min
game-pandemic-lead = Čtyři nemoci, jeden svět, málo dní.
game-hrubec-lead = Najímej, operuj, škoď. Nikoho nepohřbi.
game-flatline-lead = Jedna minuta, spousta kostek, příliš mnoho pacientů.
game-pandemic-time = 45 min
game-hrubec-time = 60 min
game-flatline-time = 45 min
stage-gathering = čeká se
stage-playing = hraje se
stage-over = dohráno
stage-closed = zavřeno
option-seats = Místa
option-epidemics = Epidemie
option-hands = Ruce
option-hands-open = otevřené
option-hands-closed = zavřené
plain-page = Stránka bez JavaScriptu
hands = Ruce
protected = chráněno
population = Počet obyvatel
infection-place = { $place }. karta nákazy shora
infection-among = Z karet vrácených nahoru přijdou { $cards } z { $among }
epidemic-none = žádná v příštích { $cards }
known-order = Známé, shora
out-of-game = Mimo hru
on-role-card = na kartě role
outbreaks-short = ohniska
rate-short = míra
deck-short = balíček
forecast-how = První přijde na řadu. Přetáhni, nebo posuň šipkami.
earlier = dřív
later = později
infection-within = Přijde během příštích karet nákazy: { $cards }
infection-top = Nahoře leží vrácené karty: { $cards }

# the board of Flatline

fl-die-first = Nejdřív vyber kostku.
fl-seconds-left = { $count ->
    [one] Zbývá { $count } sekunda
    [few] Zbývají { $count } sekundy
   *[other] Zbývá { $count } sekund
 }
fl-seconds-short = sekund zbývá
fl-count-in = připravit
fl-dial-of = Ciferník: { $patient }
fl-connected = teď připojeno
fl-lines-open = otevřené řádky: { $count }
fl-nobody = nikdo tu neleží
fl-slot-free = Řada { $row }, pozice { $slot }: volno
fl-dial = Připojeno políčko { $space }; první na řadě: { $bay }
fl-power = Kostky energie: { $count } z { $of }
fl-next = Krizí v příštím kole: { $count }
fl-lost = Ztracené karty: { $count } z { $of }
fl-treated = Ošetřeno: { $count } z { $of }. Ještě přijde: { $left }
fl-dice = { $count ->
    [one] { $count } kostka v ruce
    [few] { $count } kostky v ruce
   *[other] { $count } kostek v ruce
 }
fl-track = Dráha přehozů: obsazeno { $used } z { $of }
fl-roll = { $count ->
    [one] hodit { $count } kostkou
   *[other] hodit { $count } kostkami
 }
fl-which-dice = které kostky?
fl-no-right = bez povolení
fl-free = volná místa: { $count }
fl-fits-nowhere = Teď se nikam nehodí.
fl-key-die = Vybrat kostku, nebo ji pustit
fl-key-line = Položit vybranou kostku na řádek s tímto písmenem
fl-key-act = Přehodit, obětovat kostku, hotovo

# rules

rules-search = Slova nebo číslo
rules-contents = Obsah
rules-none = Nic takového v pravidlech není
rules-english = Číslovaná pravidla jsou v angličtině.
rules-whole = Celá pravidla
rules-found = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
 }

# opening a record

choose-file = Vybrat soubor
or-drop = nebo ho sem přetáhni
open-lead = Dohraná partie, kterou si projdeš krok za krokem, nebo případ, od kterého se hraje.
open-text = Text záznamu nebo případu
open-pack = Hrálo se s vlastními hodnotami
open-pack-lead = Pak je potřeba i soubor s těmi hodnotami.
open-wrong = Takhle to otevřít nejde
open-watch = Přehrát partii
open-play = Hrát dál u stolu

# replay

share-moment = Sdílet tuto chvíli
seen-by = Očima koho
seen-by-all = všech: ruce odkryté
seen-by-watcher = diváka
to-start = Na začátek
to-end = Na konec
turn-back = O tah zpět
turn-on = O tah dál
move-back = O krok zpět
move-on = O krok dál
play-film = Přehrát
hide-end = Neprozrazovat konec
play-on-here = Hrát odtud dál
story-of-end = Jak to dopadlo

# the end

won-together = Společné vítězství
won-by = { $count ->
    [one] Vítězství bere
   *[other] O vítězství se dělí
 }
comfort-1 = Ruce byly umyté, to se musí nechat.
comfort-2 = Káva je ještě teplá. Tak ještě jednu?
comfort-3 = I nejlepší oddělení mívá takové noci.
comfort-4 = Do chorobopisu: bojovalo se do poslední karty.
in-figures = Partie v číslech
turns = Tahy
played-for = Čas
minutes = { $count } min
hours-minutes = { $hours } h { $minutes } min
same-table-again = Znovu u stejného stolu
agree-again = Ano, ještě jednou
asked-again = Ostatní dostali otázku, jestli chtějí hrát znovu.
seal-fits = Rozdání bylo zapečetěné před prvním krokem. Pečeť sedí.
seal-differs = Rozdání neodpovídá pečeti, která byla ukázána před prvním krokem.
seal-check = Ověřit si to
# Pandemic: co svět udělal a co hrozí

told = Co se právě stalo
told-increase = Epidemie, 1. zrychlení: rychlost nákazy { $rate }
told-infect = Epidemie, 2. nákaza: { $city }, { $cubes ->
        [0] žádná kostka
        [1] 1 kostka
        [few] { $cubes } kostky
        *[other] { $cubes } kostek
    }
told-intensify = Epidemie, 3. zesílení: nakažená města se vracejí navrch
told-infection = { $cubes ->
        [0] Karta nákazy: { $city }
        *[other] Nákaza: { $city }
    }
told-outbreak = { $chain ->
        [1] Ohnisko { $city }, kostky dostávají: { $to }
        *[other] Řetěz, { $chain }. ohnisko: { $city }, kostky dostávají: { $to }
    }
told-outbreak-alone = { $chain ->
        [1] Ohnisko { $city }
        *[other] Řetěz, { $chain }. ohnisko: { $city }
    }
told-prevented = { $city } zůstává bez kostky ({ $by })
told-eradicated-stays = { $city } zůstává bez kostky (nemoc vymýcena)
told-cured = Lék nalezen: { $colour }
told-eradicated = Nemoc vymýcena: { $colour }
told-quiet = Klidná noc: žádné nákazy
danger = V nebezpečí: tři kostky
danger-outbreaks = { $outbreaks ->
        [1] Přijde-li jeho karta: ohnisko
        [few] Přijde-li jeho karta: řetěz { $outbreaks } ohnisek
        *[other] Přijde-li jeho karta: řetěz { $outbreaks } ohnisek
    }
danger-lost = Přijde-li jeho karta, svět je ztracen
danger-chance = { $percent } % mezi příštími kartami nákazy ({ $cards })
layer-top = Příští, zamíchané: { $size }
layer-below = Pod nimi, zamíchané: { $size }
layer-never = Dosud nepřišly: { $size }
comes-back = Příští epidemie je vrátí navrch

# keys and signs of a table

keys-move = Zvolit tah s tímto číslem
keys-enter = Enter potvrdí
keys-escape = O krok zpět; návrat do přítomnosti
keys-tab = Z jedné věci na další
keys-board = K tomu, co lze vybrat na plánu, v ruce, a zpět k otázce
keys-arrows = Na plánu: k dalšímu cíli. V minulosti: dříve, později
keys-propose = Tahy navrhovat místo hrát
keys-undo = Vrátit poslední tah
keys-reset = Vrátit celý svůj tah
keys-step = O krok zpět, o krok vpřed
keys-play = Přehrát minulost, zastavit
keys-log = Do zápisu
keys-chat = Do chatu
keys-agree = Souhlasit s návrhem, odmítnout
keys-rule = Přečíst pravidlo k označené věci nebo k otázce
keys-help = Tato nápověda
help-can = Co svítí, lze zvolit. Klepnutí jinam řekne, proč ne.
help-asked = Rámeček: stůl čeká na toto místo.
help-turn = Pruh: toto místo je na tahu.
help-away = Prázdná tečka: nikdo tam není.
help-hold = Podrž nad čímkoli ukazatel nebo prst: dočteš se, co to je a podle kterého pravidla.

# the start page

who-sits = Kdo kde sedí
seat-me = já
seat-friend = odkazem
bot-random = náhodný bot
bot-planner = bystrý bot
bot-greedy = zbrklý bot
bot-head-of-ward = zkušený bot
start-links = Pak dostaneš odkazy k rozeslání
table-name = Název stolu
clock-60 = 1 min
takes-back-own = vlastní krok
takes-back-owner = učení: na kterýkoli moment
takes-back-off = nikdy
seed-none = nikdo ho nezná
pack-own = Vlastní hodnoty karet
your-move = jsi na řadě
seats-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
 }
ready-to-start = Všichni jsou tu: může se začít
nothing-going = Žádná partie neběží.
no-tables-lead = Zatím tu není žádný stůl. Vyber krabici a otevři první; počká tu na tebe až do konce.
finished-ones = Dohrané
show-all = Ukázat vše
show-fewer = Ukázat méně
join-lead = Poslal ti někdo odkaz?
forget-me = Zapomenout na mě
forget-sure = Ano, zapomenout vše
forget-lead = Tenhle prohlížeč drží tvoje místa, jméno a nastavení; nikdo jiný tě nezná. Když je zapomene, vedou zpátky ke stolům jen odkazy.

# the waiting room

invite-lead = Pošli odkaz všem, kdo mají hrát. Partie tu na ně počká.
guest-lead = Místo máš. Hra začne, až budou všichni.
make-link = Vytvořit odkaz
new-link = Nový odkaz, starý přestane platit
share-link = Sdílet
share-text = Místo pro tebe: { $table }
watch-link = Odkaz pro diváky
watch-link-lead = Uvidí to, co smí vidět všichni, a žádné ruce.
waiting-room-short = zatím nikdo
rename = Přejmenovat
wait-owner = Hru spustí, kdo otevřel stůl.
free-filled-by = Volná místa obsadí

# lessons

lesson = První partie
lesson-open = Učit se hrou
next-step = Další
lesson-end = Ukončit lekci
lesson-stay = Jedno po druhém: lekce čeká na jiný krok.
lesson-step = { $at } z { $all }
lesson-do = Teď ty
lesson-pandemic-1 = Každá lampa je město, každá kostka kus nemoci. Čtyři barvy, čtyři tvary. Jsi lékař; figurka s tvým znakem ukazuje, kde stojíš. Všichni vyhrají, nebo prohrají spolu.
lesson-pandemic-2 = Vyhrává se čtyřmi léky. Prohrává se osmým ohniskem, když dojdou kostky některé barvy, nebo když dojdou karty. Ukazatele v oceánech říkají, jak je to blízko.
lesson-pandemic-3 = Tah má čtyři akce. V Chicagu jsou tři kostky: s další vznikne ohnisko. Jeď tam: klikni na zářící město, nebo na jeho tlačítko.
lesson-pandemic-4 = Teď leč. Jiní odstraní jednu kostku, lékař všechny jedné barvy naráz.
lesson-pandemic-5 = Zbývají dvě akce. Ani Washington nevypadá dobře. Nejdřív zpět do Atlanty…
lesson-pandemic-6 = …a odtud do Washingtonu. V příštím tahu tam můžeš léčit.
lesson-pandemic-7 = Akce jsou hotové. Než se líznou karty, můžeš zahrát událost, třeba vládní dotaci ze své ruky. Zatím si ji nech a pasuj: líznou se dvě karty a nakazí se města.
lesson-pandemic-8 = Vpravo nahoře stojí, co se právě stalo: máš dvě nové karty a nakazilo se tolik měst, kolik říká rychlost nákazy. Jejich karty leží odkryté pod „Nakažená“. „Co přijde“ říká, co hra udělá.
lesson-pandemic-9 = Na lék je třeba pět karet jedné barvy a výzkumná stanice; stojí tam, kde je domek. Kdo stojí ve městě karty, může ji tam dát nebo vzít; výzkumnice dává kteroukoli svou. Sbírejte jednu barvu do jedné ruky.
lesson-pandemic-outbreaks = Chicago je v bezpečí. Se čtvrtou kostkou by vzniklo ohnisko: po kostce by dostala všechna spojená města a ukazatel vlevo by se posunul. Plní sousedé vybuchnou také: to je řetěz.
lesson-pandemic-epidemics = Mezi hráčskými kartami se skrývají epidemie. Každá zvýší rychlost, dá tři kostky do nového města a vrátí nakažené karty navrch: tatáž města přijdou znovu. Leč proto dřív, co leží pod „Nakažená“.
lesson-pandemic-go = Postůj na čemkoli a dočteš se, co to je; klepnutí, které nejde, řekne proč. Figurky lze táhnout a Vrátit vezme zpět, co nic neodkrylo. Zbytek je na tobě: hodně štěstí!
lesson-pandemic-epidemic-now = Epidemie, tři kroky: rychlost stoupne, spodní karta nákazy dá do svého města tři kostky a všechny nakažené karty se vrátí navrch. Podívej se na města s malou kartou: ta přijdou příště.
lesson-pandemic-outbreak-now = Ohnisko: město bylo plné, a tak dostala kostku všechna spojená města a ukazatel se posunul. Při osmém je konec. Města v kroužku jsou plná: leč je první.
lesson-pandemic-cured-now = První lék! Léčení této barvy teď odstraní všechny její kostky ve městě naráz. Až na plánu žádná nezbude, nemoc je vymýcená a už nepřijde. Zbývají tři léky.
lesson-hrubec-1 = Vedeš oddělení: jeden operační sál, čtyři kanceláře. Každý vyléčený pacient přináší body z tmavého štítku, každý mrtvý stojí dva. Kdo jich má nejvíc, až se nemocnice zavře, vítězí.
lesson-hrubec-2 = Na tvém sále nikdo neleží, takže je to nemocniční tah. Začíná jednou věcí: líznout kartu, nebo najmout doktora. Doktoři přidávají své čtyři hodnoty k součtům týmu. Najmi Řezníka, tři za chirurgii: klikni na kartu a potvrď, nebo ji přetáhni do kanceláře.
lesson-hrubec-3 = Pak příjem: přijmout někoho z čekárny, nebo odhalit dalšího pacienta z fronty. Zatím nikdo nečeká, tak odhal.
lesson-hrubec-4 = Akční karty se hrají ve vlastním tahu, kolik chceš: okamžité působí hned, dlouhodobé platí pro všechna oddělení, než přijde další, operační pomáhají před hodem. Zastav se nad kartou a přečteš si ji celou. Teď ukonči tah.
lesson-hrubec-5 = Ostatní najali doktory a Bot 2 už má pacienta. Tentokrát si lízni kartu: jde to, když jich v ruce máš méně než pět.
lesson-hrubec-6 = Čeká Slepák. Šest políček pod pacientem jsou strany kostky: plné s tvým týmem vyléčí. Chirurgie 3 a hozená 2 dají 5, tedy pět ze šesti. Přijmi ho; leží na tvém sále do tvého dalšího tahu.
lesson-hrubec-7 = Do té doby se může stát cokoli: karty kradou doktory i pacienty. Ukonči tah a uvidíš.
lesson-hrubec-8 = Na tvém sále někdo leží, takže je to operační tah. Jedna strana kostky pořád nestačí. Vyber Zdravotní sestru a podívej se na strany, než potvrdíš.
lesson-hrubec-9 = Tým, dlouhodobá karta, bonusy a kostka musí dohromady dosáhnout obtížnosti; rovnost stačí. Operuj.
lesson-hrubec-10 = Úspěch: pacient leží na tvé hromádce; neúspěch by znamenal mrtvého v márnici. Hvězda značí, kdo umí něco navíc: za Slepáka si lížeš kartu. Zastav se nad kartou a přečteš si, co dělá.
lesson-hrubec-11 = A teď sabotáž: karta, která může někoho zasáhnout, rozsvítí své cíle. Součty a kostky ukážou, co by způsobila, než potvrdíš. Dr. Ákula hlídá pacienta na svém sále, Dr. Inkognito hlídá sám sebe.
lesson-hrubec-12 = Fronta říká, kolik jich ještě přijde. Po posledním se nemocnice zavře, každý pacient na sále se ještě jednou operuje a sečtou se body. Při shodě rozhoduje méně mrtvých, pak více vyléčených. Oddělení je tvoje.
lesson-flatline-1 = Jste medici na lodi po výbuchu. V rozích leží čtyři pacienti. Řádek plný kostek je splněný; kdo má splněné všechny řádky, je ošetřený. Ošetřete všechny, než dojde energie nebo se ztratí šest urgentních karet.
lesson-flatline-2 = Každé kolo začíná ztrátou energie: jeden článek zmizí z ukazatele. Místo, kde ležel, říká, kolik přijde krizí. Začni kolo.
lesson-flatline-3 = Modré karty jdou do oblasti krizí, oranžové do urgentní oblasti. Odhal je.
lesson-flatline-4 = Dvě krizové kostky padnou do oblasti krizí a karty, které tam leží, hned udeří. Čím víc jich necháte, tím spíš. Hoď.
lesson-flatline-5 = Co udeří, má purpurový rámeček. Nech to proběhnout.
lesson-flatline-6 = Teď je čas plánovat. Kostky musí odpovídat ikonám políček. Postavičky u řádku říkají, čí kostky potřebuje: kohokoli, jednoho medika, dvou, více než jednoho, nebo po jedné od každého. Tlačítkem „navrhnout“ ukážeš řádek ostatním a oni ti ho nechají.
lesson-flatline-7 = Proti hodinám bys odteď měl minutu. V této lekci hodiny nejsou: odpočet skončí, až budou všichni hotovi. Spusť ho.
lesson-flatline-8 = Všechny kostky jsou hozené. Vyber jednu svou a pak políčko, které svítí; nebo ji tam přetáhni. Položená kostka zůstane.
lesson-flatline-9 = Půl řádku nestačí, tak nějaký dokonči: polož další kostku, nejlépe vedle první nebo tam, kde začal bot.
lesson-flatline-10 = Kostku, která se nikam nehodí, můžeš obětovat: jde na dráhu přehozů a někdo smí házet znovu.
lesson-flatline-11 = Polož, co pomůže. Až nebude co dělat, řekni, že je hotovo.
lesson-flatline-12 = Teď se vše vyhodnotí, krok za krokem. Plná urgentní karta se stane kartou triáže na později, neplná se ztratí. Plné karty krizí zmizí, plné řádky dostanou žeton a plná dobíječka vrátí článek.
lesson-flatline-13 = Ošetřením pacienta se spustí účinek ciferníku, ke kterému je právě připojený. Pak se ciferník otočí. Proto záleží na tom, kdy koho dokončíš. Teď je loď tvoje.
cover-title = Předej obrazovku
cover-lead = Ostatní se prosím nedívejte.
cover-take = To jsem já
kind-instant = okamžitá
kind-long = dlouhodobá
kind-op = před operací
cured-pile = Vyléčení
team = Oddělení
back-number = Rub { $number }
covered-place = Ve dvou hráčích je toto místo zakryté.
final-operation = Závěrečná operace
cured-patient = vyléčen
dead-patient = zemře
outcome-cured = Úspěch
outcome-died = Úmrtí
outcome-failed = Neúspěch
option-hands-auto = jako obvykle
