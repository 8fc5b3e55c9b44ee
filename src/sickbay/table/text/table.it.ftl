### A live table: its log, and what it refuses.


## The log

table-sat = { $name } si siede
table-started = La partita è cominciata
table-auto-deadline = { SEAT($seat) }: il tempo è scaduto, risponde il tavolo
table-auto-failed = { SEAT($seat) }: il bot non ha risposta, risponde il tavolo
table-undone = { SEAT($seat) } ritira: { $moves }
table-undone-agreed = Con l'accordo del tavolo, { SEAT($seat) } ritira: { $moves }
table-undone-owner = Chi ha aperto il tavolo ritira: { $moves }
table-proposed-undo = { SEAT($seat) } chiede di ritirare: { $moves }
table-proposed-abandon = { SEAT($seat) } chiede di chiudere senza finire
table-proposed-rematch = { SEAT($seat) } chiede di giocare ancora
table-agrees = { SEAT($seat) } accetta
table-declines = { SEAT($seat) } rifiuta
table-declines-late = { SEAT($seat) } non risponde in tempo e la proposta finisce
table-ordered = { SEAT($seat) }, momenti per eventi: { $what }
table-marked = { SEAT($seat) } propone: { $move }
table-unmarked = { SEAT($seat) } non propone più niente
table-paused-by = { SEAT($seat) } mette in pausa
table-paused-owner = Chi ha aperto il tavolo mette in pausa
table-resumed-by = { SEAT($seat) } toglie la pausa
table-resumed-owner = Chi ha aperto il tavolo toglie la pausa
table-handed-over = { SEAT($seat) } lascia giocare un bot: { $bot }
table-taken-over = Un bot gioca per { SEAT($seat) }: { $bot }. Lo ha chiesto { SEAT($by) }
table-handed-over-owner = Un bot gioca per { SEAT($seat) }: { $bot }. Lo ha chiesto chi ha aperto il tavolo
table-taken-back = { SEAT($seat) } è di nuovo qui
table-woke = Il server non c'era ({ $minutes } min). Nessun orologio conta quel tempo
table-closed-abandoned = C'è accordo: la partita si chiude senza finire
table-closed-idle = Da molto non viene nessuno e il tavolo si chiude
table-followed = Segue un'altra partita
table-bot-name = Bot { $seat }

## Standing orders

order-none = chiedimi
order-stop = passa finché non dico stop

## What the table refuses

table-not-your-seat = { SEAT($seat) } non è il tuo posto
table-only-watching = Qui guardi soltanto. Un link d'invito dà un posto
table-only-owner = Può farlo solo chi ha aperto il tavolo
table-bot-seat = { SEAT($seat) } è di un bot
table-bot-sits-in = Un bot gioca per { SEAT($seat) }. Prima riprendi il posto
table-name-bad = Non può essere un nome. Usa da 1 a { $most } lettere di un solo alfabeto
table-name-taken = Qui qualcuno si chiama già «{ $name }». Scegli un altro nome
table-seats-open = Posti senza nessuno: { $count }. Aspetta, o lasciali ai bot
table-not-started = La partita non è ancora cominciata
table-over = La partita è finita
table-paused = { SEAT($seat) } ha messo in pausa. Prima togli la pausa
table-paused-by-owner = Chi ha aperto il tavolo ha messo in pausa. Prima togli la pausa
table-moved-on = Nel frattempo la posizione è cambiata. Guarda di nuovo, poi scegli
table-no-windows = Qui non ci sono momenti che possano passare da soli
table-order-unknown = «{ $until }» non è un'istruzione. Può essere: { $may }
table-marks-full = Ci sono già { $most } proposte. Prima toglile
table-undo-off = A questo tavolo non si ritira niente
table-undo-nothing = Non c'è niente da ritirare
table-undo-nothing-free = Nessuna mossa di questo turno si può più ritirare liberamente
table-undo-declined = È appena stato rifiutato. Si può chiedere di nuovo dopo la prossima mossa
table-proposed-already = È già proposto. Aspetta le risposte
table-not-over = La partita è ancora in corso
table-follows = Segue già un'altra partita
table-no-proposal = Questa proposta è finita
table-answered = Hai già accettato
table-chat-empty = Non c'è scritto niente
table-not-paused = La partita non è in pausa
table-no-seat = Qui non c'è il posto { $seat }
table-not-silent = { SEAT($seat) } non fa aspettare la partita
table-too-soon = { SEAT($seat) } ha ancora tempo: { $seconds } s
table-no-stand-in = Nessun bot gioca per { SEAT($seat) }
table-other-game = A questo tavolo si gioca a { $game }, non a { $known }. Apri un altro tavolo
