### A live table: what happens around the game, and what it refuses.


## The log

log-sat = { $name } prende posto
log-started = La partita comincia
log-started-position = La partita comincia da una posizione scritta
log-auto-deadline = Tempo scaduto: il tavolo risponde per { SEAT($seat) }
log-auto-failed = Il bot non risponde: il tavolo risponde per { SEAT($seat) }
log-undone = { SEAT($seat) } ritira { $count ->
    [one] una mossa
   *[other] { $count } mosse
}: { $moves }
log-undone-agreed = D’accordo: { SEAT($seat) } ritira { $count ->
    [one] una mossa
   *[other] { $count } mosse
}: { $moves }
log-undone-owner = Chi ha creato il tavolo ritira { $count ->
    [one] una mossa
   *[other] { $count } mosse
}: { $moves }
log-proposed-undo = { SEAT($seat) } chiede di ritirare { $count ->
    [one] una mossa
   *[other] { $count } mosse
}: { $moves }
log-proposed-abandon = { SEAT($seat) } chiede di chiudere la partita senza finirla
log-proposed-rematch = { SEAT($seat) } chiede di giocare ancora
log-agrees = { SEAT($seat) } accetta
log-declines = { SEAT($seat) } non accetta
log-declines-late = Nessuna risposta da { SEAT($seat) }: vale come no
log-ordered = { SEAT($seat) }: { $what }
log-marked = { SEAT($seat) } propone: { $move }
log-unmarked = { SEAT($seat) } toglie le sue proposte
log-paused-by = { SEAT($seat) } mette in pausa la partita
log-paused-owner = Chi ha creato il tavolo mette in pausa la partita
log-paused-lost = { SEAT($seat) } ha perso la connessione: l’orologio è fermo
log-clocked = L’orologio corre: { $seconds } s
log-resumed-by = { SEAT($seat) } riprende la partita
log-resumed-owner = Chi ha creato il tavolo riprende la partita
log-handed-over = { SEAT($seat) } lascia giocare un bot: { $bot }
log-handed-over-owner = Chi ha creato il tavolo lascia giocare un bot per { SEAT($seat) }: { $bot }
log-taken-over = { SEAT($by) } lascia giocare un bot per { SEAT($seat) }: { $bot }
log-taken-back = { SEAT($seat) } torna
log-linked-claimed = { SEAT($seat) }: il posto è aperto anche su un altro dispositivo
log-linked-renewed = { SEAT($seat) }: c’è un nuovo link di chi ha creato il tavolo; il vecchio non vale più
log-linked-ended = { SEAT($seat) }: il link non vale più, per volere di chi ha creato il tavolo
log-woke = Il server non c’era, l’orologio era fermo: { $minutes } min
log-closed-abandoned = D’accordo: la partita si chiude senza finire
log-closed-idle = Nessuno è venuto per molto tempo: la partita si chiude senza finire
log-closed-record = Qui finisce il verbale: la partita resta incompiuta
figure-moves = Mosse di un posto
    .each = Mosse
log-followed = D’accordo: la prossima partita è pronta


## Seats and standing orders

table-bot-name = Bot { $seat }
order-none = chiedimi
order-stop = passa finché non dico stop


## What is refused

table-other-game = Questo tavolo gioca a { $game }, non a { $known }. Dai un contratto per { $known }.
table-other-options = La posizione è di altre opzioni.
table-no-record = Una partita cominciata da una posizione scritta non ha un verbale.
table-only-owner = Questo spetta a chi ha creato il tavolo.
table-only-watching = Stai guardando. Per giocare, prendi un posto con il suo link.
table-not-your-seat = { SEAT($seat) } non è il tuo posto. Parla per un posto tuo.
table-no-seat = A questo tavolo non c’è il posto { $seat }.
table-bot-seat = Per { SEAT($seat) } gioca un bot.
table-bot-sits-in = Un bot gioca per { SEAT($seat) }. Prima riprendi il posto.
table-name-bad = Così non va come nome. Usa fino a { $most } segni, con lettere di un solo alfabeto.
table-name-taken = { $name } somiglia a un altro nome del tavolo. Scegline un altro.
table-started-already = La partita è già cominciata.
table-seats-open = Posti liberi: { $count }. Aspetta, o scegli un bot per loro.
table-not-started = La partita non è cominciata. La comincia chi ha creato il tavolo.
table-over = La partita è finita.
table-not-over = La partita non è ancora finita.
table-paused = Partita in pausa, per volere di { SEAT($seat) }. Prima riprendi.
table-paused-by-owner = Partita in pausa, per volere di chi ha creato il tavolo. Prima riprendi.
table-paused-lost = L’orologio è fermo: qualcuno ha perso la connessione. Prima riprendi.
table-paused-woke = L’orologio è fermo: il server non c’era. Riprendi quando tutti sono tornati.
table-pauses-never = A questo tavolo si è deciso che nessuno ferma l’orologio. Aspetta la fine del conto alla rovescia.
table-counts-in = L’orologio non corre ancora. Aspetta la fine del conto.
table-time-up = Il tempo è scaduto: è arrivato troppo tardi.
table-not-paused = La partita non è in pausa.
table-no-clock = { $game } non si gioca contro l’orologio. Togli «clock».
table-moved-on = Intanto è successo qualcosa. Guarda di nuovo, poi scegli.
table-no-windows = In questo gioco non c’è niente da lasciar passare.
table-order-unknown = Nessun ordine «{ $until }». Ci sono: { $may }
table-said-enough = A questo tavolo hai già detto e cambiato abbastanza. Puoi ancora giocare, rispondere e continuare.
table-marks-full = Non più di { $most } proposte alla volta. Prima togline qualcuna.
table-undo-off = A questo tavolo non si ritira niente.
table-undo-clock = Quel che è fatto contro l’orologio resta. Si annulla solo ciò che viene dopo.
table-undo-nothing = Non c’è nessuna mossa da ritirare.
table-undo-nothing-free = Non c’è niente che si possa ritirare senza chiedere.
table-undo-declined = Gli altri hanno detto no. Chiedi di nuovo dopo la prossima mossa.
table-proposed-already = È già proposto. Prima rispondi.
table-no-proposal = Quella proposta è decisa.
table-answered = { SEAT($seat) } accetta già.
table-follows = La prossima partita è già pronta.
table-chat-empty = Non c’è niente da leggere. Scrivi qualcosa.
table-not-silent = La partita non aspetta { SEAT($seat) }.
table-too-soon = { SEAT($seat) } ha ancora tempo: { $seconds } s
table-no-stand-in = Nessun bot gioca per { SEAT($seat) }.
