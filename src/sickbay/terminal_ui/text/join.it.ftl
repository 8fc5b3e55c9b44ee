### Giocare a un tavolo su un server (sickbay join).


## Arrivare, aspettare, andare

join-name = Con quale nome prendi posto? Invio: { $name }
join-watching = Stai guardando. «aiuto» mostra che cosa puoi scrivere, dopo Ctrl-C
join-seat = { $name } ({ $facts })
join-you = tu
join-free = libero
join-bot = bot: { $bot }
join-away = assente
join-asked = di turno
join-due = restano { $minutes }:{ $seconds }
join-owner = Chi ha creato il tavolo
join-said = { $name }: { $text }
join-waits-for = In attesa di: { $names }
join-waits-start = Il tavolo è al completo. In attesa dell’inizio
join-paused = La partita è in pausa. «riprendi» continua
join-lost = Connessione persa. Nuovo tentativo…
join-found = La connessione è tornata
join-moved-on = Nel frattempo è successo qualcosa
join-not-asked = Nessuno ti chiede una mossa ora. «aiuto» mostra che altro puoi scrivere
join-interrupted = Ancora una volta lascia il tavolo; il posto resta tuo. Un comando, o Invio per continuare
join-bye = Lasci il tavolo. Lo stesso link riporta qui
join-input-over = L’input è finito. La partita continua; lo stesso link riporta qui
join-after = «rivincita» chiede di giocare ancora, «salva» conserva il verbale, «guarda» e «registro» guardano indietro, Invio continua
join-proposal = Sei d’accordo? sì, no; Invio: dopo, con «accetta» o «rifiuta»
join-no-proposal = Nessuna proposta aspetta la tua risposta.
join-nobody = «{ $name }» non siede qui. Ci sono: { $may }
join-order = { $number } { $name }
join-order-now = { $number } { $name } (ora)
join-order-usage = Scrivi un numero dopo «istruzione»
join-other-values = Questo tavolo gioca con valori propri di chi possiede il gioco, che questo terminale non conosce. Apri il link in un browser.

## Help

join-help-head = A questo tavolo
join-help-chat = scrivi TESTO – dire qualcosa a tutto il tavolo
join-help-who = chi – i posti, di chi è il turno, il tempo rimasto
join-help-orders = istruzione, istruzione 2 – istruzioni: lasciar passare i momenti degli eventi
join-help-mark = proponi guidare Parigi – proporre una mossa; da solo toglie le tue proposte
join-help-pause = pausa – fermare l’orologio e la partita
join-help-resume = riprendi – continuare
join-help-handover = cedi, cedi NOME – far giocare un bot per te, o per chi non risponde
join-help-takeback = riprendi posto – riprendere il tuo posto dal bot
join-help-reset = da capo – ritirare tutto il tuo turno, finché nulla è stato rivelato
join-help-accept = accetta – accettare ciò che si propone
join-help-decline = rifiuta – non accettarlo
join-help-abandon = abbandona – proporre di chiudere la partita senza finirla
join-help-rematch = rivincita – dopo la fine, proporre di giocare ancora
join-help-start = inizia, inizia BOT – chi ha creato il tavolo comincia; i bot prendono i posti liberi
join-help-name = nome NOME – chiamarsi così

## Commands in this language, beside the English ones; several with commas

command-chat = chat, scrivi
command-who = chi, posti
command-orders = istruzione, istruzioni
command-mark = proponi
command-pause = pausa
command-resume = riprendi
command-handover = cedi, cedi posto
command-takeback = riprendi posto
command-reset = da capo
command-accept = accetta
command-decline = rifiuta
command-abandon = abbandona
command-rematch = rivincita
command-start = inizia
command-name = nome
