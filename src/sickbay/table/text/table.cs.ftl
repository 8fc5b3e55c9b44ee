### A live table: its log, and what it refuses.


## The log

table-sat = { $name } si sedá ke stolu
table-started = Partie začala
table-auto-deadline = { SEAT($seat) }: lhůta vypršela, odpovídá stůl
table-auto-failed = { SEAT($seat) }: bot nemá odpověď, odpovídá stůl
table-undone = { SEAT($seat) } bere zpět: { $moves }
table-undone-agreed = Všichni souhlasí, { SEAT($seat) } bere zpět: { $moves }
table-undone-owner = Kdo stůl otevřel, bere zpět: { $moves }
table-proposed-undo = { SEAT($seat) } navrhuje vzít zpět: { $moves }
table-proposed-abandon = { SEAT($seat) } navrhuje skončit bez dohrání
table-proposed-rematch = { SEAT($seat) } navrhuje hrát znovu
table-agrees = { SEAT($seat) } souhlasí
table-declines = { SEAT($seat) } odmítá
table-declines-late = { SEAT($seat) } včas neodpovídá, návrh tím končí
table-ordered = { SEAT($seat) }, časy na události: { $what }
table-marked = { SEAT($seat) } navrhuje: { $move }
table-unmarked = { SEAT($seat) } už nic nenavrhuje
table-paused-by = { SEAT($seat) } dává pauzu
table-paused-owner = Kdo stůl otevřel, dává pauzu
table-resumed-by = { SEAT($seat) } končí pauzu
table-resumed-owner = Kdo stůl otevřel, končí pauzu
table-handed-over = { SEAT($seat) } nechává hrát bota: { $bot }
table-taken-over = Místo předáno botovi ({ $bot }): { SEAT($seat) }. Chce to { SEAT($by) }
table-handed-over-owner = Místo předáno botovi ({ $bot }): { SEAT($seat) }. Chce to ten, kdo stůl otevřel
table-taken-back = { SEAT($seat) } je zpátky
table-woke = Server byl pryč ({ $minutes } min). Tento čas žádné hodiny nepočítají
table-closed-abandoned = Všichni souhlasí: partie končí bez dohrání
table-closed-idle = Dlouho nikdo nepřišel, stůl se zavírá
table-followed = Následuje další partie
table-bot-name = Bot { $seat }

## Standing orders

order-none = ptát se mě
order-stop = přeskakovat, dokud neřeknu stop

## What the table refuses

table-not-your-seat = { SEAT($seat) } není tvoje místo
table-only-watching = Tady se jen díváš. Místo dává odkaz s pozvánkou
table-only-owner = To může jen ten, kdo stůl otevřel
table-bot-seat = Tady hraje bot: { SEAT($seat) }
table-bot-sits-in = Právě zaskakuje bot: { SEAT($seat) }. Napřed si vezmi místo zpět
table-name-bad = Takové jméno být nemůže. Napiš 1 až { $most } písmen jedné abecedy
table-name-taken = Jméno „{ $name }“ tu už někdo má. Vyber jiné
table-seats-open = Neobsazených míst: { $count }. Počkej, nebo je přenech botům
table-not-started = Partie ještě nezačala
table-over = Partie skončila
table-paused = Je pauza, chce ji { SEAT($seat) }. Napřed ji ukonči
table-paused-by-owner = Je pauza, chce ji ten, kdo stůl otevřel. Napřed ji ukonči
table-moved-on = Pozice se mezitím změnila. Podívej se znovu a vyber
table-no-windows = Tady nejsou žádné časy, které by šlo přeskakovat
table-order-unknown = „{ $until }“ není stálý pokyn. Může být: { $may }
table-marks-full = Návrhů je tu už { $most }. Napřed je zruš
table-undo-off = U tohoto stolu se nic nevrací
table-undo-nothing = Není co vzít zpět
table-undo-nothing-free = V tomto tahu už nejde volně vrátit žádný krok
table-undo-declined = Právě přišlo odmítnutí. Znovu to půjde navrhnout po dalším kroku
table-proposed-already = To už navržené je. Počkej na odpovědi
table-not-over = Partie ještě trvá
table-follows = Další partie už následuje
table-no-proposal = Tento návrh už skončil
table-answered = Tvůj souhlas už tu je
table-chat-empty = Nic tu není napsáno
table-not-paused = Pauza není
table-no-seat = Místo { $seat } tu není
table-not-silent = { SEAT($seat) } partii nezdržuje
table-too-soon = { SEAT($seat) } má ještě čas: { $seconds } s
table-no-stand-in = Žádný bot tu nezaskakuje: { SEAT($seat) }
table-other-game = U tohoto stolu se hraje { $game }, ne { $known }. Otevři nový stůl
