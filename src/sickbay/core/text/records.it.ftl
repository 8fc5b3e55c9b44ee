### Verbali: leggere, rigiocare, verificare.


## Leggere un verbale

record-first-line = Questo non è un verbale. La prima riga deve essere «{ $first }»
record-version = I verbali della versione { $version } qui non sono noti. È nota la versione { $known }
record-head-unknown = Nessuna riga comincia con «{ $name }». Forse è: { $may }?
record-head-bad = «{ $value }» non può stare dopo «{ $name }». Scrivilo come l'ha scritto il gioco
record-needs = Manca la riga «{ $name }». Aggiungila sopra le mosse
record-twice = «{ $name }» compare qui una seconda volta. Lasciane una sola
record-move-bad = Questa non è una mossa: «{ $line }». Scrivi il numero, il posto e le parole
record-number = Il numero { $number } è fuori ordine. Qui viene il { $expected }
record-mark-bad = «{ $mark }» non è un segno di controllo. Scrivi quattro cifre esadecimali o togli il segno =
record-too-many-moves = Ci sono troppe mosse. Se ne leggono al massimo { $most }
line-too-long = La riga è troppo lunga. Si leggono al massimo { $most } caratteri
line-too-many-dots = La riga ha troppi punti. Se ne leggono al massimo { $most }
record-not-printable = Nella riga ci sono segni che non si vedono. Toglili
record-no-end = Manca l'ultima riga «end». Procurati il file intero
record-end-bad = L'ultima riga non è ben formata. Contiene «end», l'impronta e «running» o com'è finita la partita
record-after-end = C'è qualcosa dopo l'ultima riga. Toglilo

## Momenti

moment-bad = «{ $moment }» non è un momento. Scrivi il numero di una mossa, come 41, o con i passi, come 41.2
moment-too-far = La mossa { $move } non c'è. Nel verbale ce ne sono { $moves }
moment-too-few-steps = Dopo la mossa { $move } non ci sono tanti passi. Ce ne sono { $steps }

## Il verdetto

record-holds = Verificato. Mosse: { $moves }; fine: { $result }
record-running = la partita è in corso
record-over = { $reason } ({ $rule }); vincono: { $won }
record-over-lost = { $reason } ({ $rule }); non vince nessuno
record-older = Il verbale è stato fatto con le regole { $rules }; qui sono { $known }
record-other-game = È un verbale di { $game }, non di { $known }
record-other-words = La tabella delle parole { $words } non è quella del gioco di qui ({ $known }). Usa la versione che ha scritto il verbale
record-other-pack = { $pack ->
    [standard] Questa partita è stata giocata con le carte del gioco. Togli --pack
   *[other] Questa partita è stata giocata con un pacchetto proprio, { $pack }; qui c’è { $here }. Indica quel file con --pack
 }
record-no-such-seat = In questa partita non c'è il posto { $seat }
record-seed-needed = La partita è in corso, perciò il verbale dice solo il sigillo del seme. Indica il seme con --seed
record-seed-lost = Il verbale dice solo il sigillo del seme, non il seme. Indicalo con --seed
record-other-seed = Il seme non corrisponde al sigillo
record-two-seeds = Nel verbale c'è un seme diverso da quello indicato. Togli --seed
record-move-refused = Mossa { $move }, posto { $seat }: non si può: { $text } ({ $rule })
record-move-after-end = La mossa { $move } viene dopo la fine della partita ({ $rule })
record-mark-differs = La mossa { $move } porta a una posizione diversa da quella del verbale: { $text } ({ $rule })
record-option-differs = L'opzione «{ $option }» è stata cambiata: { $said }. Il verbale è corretto con { $value }
record-result-differs = La fine non corrisponde. Il verbale dice: { $said }. È: { $result }
record-digest-differs = La posizione dopo l'ultima mossa non corrisponde all'impronta del verbale
