### Playing at the terminal.


## Beginning and end

terminal-start = { $game }. Al tavolo: { $seats }
terminal-seat-own = { $name } (tu)
terminal-seat-bot = { $name } (bot: { $bot })
terminal-seal = Carte sigillate: { $seal }
terminal-resumed = La partita riprende dopo la mossa { $moves }
terminal-hint = Scrivi il numero di una mossa o le sue parole. «aiuto» mostra cos'altro si può scrivere
terminal-end = Fine della partita: { $why } ({ $rule })
terminal-winners = Vince: { $names }
terminal-no-winners = Non vince nessuno
terminal-seed = Seme: { $seed }
terminal-moves = Mosse: { $moves }
terminal-after = «salva» salva il verbale; «guarda» e «registro»: rivedere; Invio: uscire
terminal-bye = Si lascia il tavolo. Non si salva altro
terminal-input-over = L'input è finito, la partita si ferma qui. Non si salva nulla
terminal-leave = Uscire senza salvare? «salva» salva la partita. Invio o sì: uscire; no: restare
terminal-interrupted = Ancora una volta e si esce senza salvare. «salva» salva la partita, Invio prosegue
terminal-broken = Qualcosa si è rotto dentro Sickbay: { $what }. La partita prosegue com'era. Segnalalo, per favore; SICKBAY_DEBUG=1 mostra dove

## Moves

terminal-fold = { $what } … ({ $count })
terminal-other-seat = { $seat }: { $what }
terminal-back = Indietro
terminal-which = { $what }: quale?
terminal-which-of = { $what }: { $which }
terminal-enter-passes = Invio: passare
terminal-enter-skips = Invio: non ora
terminal-no-number = Non c'è il { $number } in questo elenco. Va da { $low } a { $high }
terminal-first = Prima bisogna rispondere a questa domanda
terminal-commits = { $move }. Poi la partita prosegue e questo non si può più annullare. Invio: avanti; annulla: ripensarci
terminal-commits-again = Invio la fa, «annulla» la ritira
terminal-not-done = Non si fa
terminal-resting = Ciò che si può passare passa da solo fino al tuo prossimo turno
terminal-rest-nothing = Qui non c'è nulla che si possa passare
terminal-says-for-other = { $seat } non può agire adesso
terminal-no-word = «{ $word }» non è una parola di questo gioco. «aiuto» mostra come si scrivono le mosse
terminal-no-word-near = «{ $word }» non è una parola di questo gioco. Forse «{ $near }»?
terminal-no-verb = Nessuna mossa comincia con «{ $word }». Comincia con un verbo; «aiuto» li elenca

## Undo

terminal-undone = Annullato: { $move }
terminal-undo-nothing = Non c'è una mossa propria da annullare
terminal-undo-revealed = Questa mossa non si può più annullare: da allora si è rivelato qualcosa
terminal-undo-binding = Questa mossa vale: secondo le regole non si può annullare
terminal-undo-mover = Questa mossa non si può più annullare: da allora ha giocato qualcun altro

## Passing the keyboard

terminal-cover = Passa la tastiera a { $seat }, poi Invio
terminal-cover-wait = Le carte di { $seat } sono coperte. Solo { $seat } preme Invio

## Why and rules

terminal-why-usage = Scrivi una mossa dopo «perché», come «perché passare»
terminal-why-possible = { $move }: adesso si può
terminal-why-not = { $move }: non si può. { $reason }
terminal-rules-usage = Scrivi il numero di una regola dopo «regole», come «regole { $example }»
terminal-rule-head = Regola { $rule }
terminal-rules-english = Il testo delle regole è solo in inglese
terminal-rules-missing = Il testo delle regole di questo gioco non è installato
terminal-log-empty = Non è ancora successo nulla
terminal-next-head = Cosa viene ora
terminal-no-hand = Qui non c'è nessuna mano da mostrare

## Saving

terminal-saved = Salvato: { $file }
terminal-saved-running = Il verbale di una partita in corso non contiene il seme; resta su questo computer, quindi «sickbay play { $file }» riprende qui
save-failed = Il file non si può scrivere: { $why }. Scegli un altro nome dopo «salva»
save-other-file = Il file contiene altro, o un'altra partita. Scegli un altro nome dopo «salva»
seed-not-here = Il seme di questa partita non è su questo computer, quindi qui non può riprendere. Continua dove è stata salvata, o rivedi un verbale finito
record-finished = Questa partita è finita, non c'è da riprendere. «sickbay replay» la mostra
seats-too-many = I giocatori indicati sono { $given }, ma i posti sono { $seats }. Indicane { $seats } o meno
seat-name-bad = «{ $name }» non può essere un nome. Usa da 1 a { $most } lettere, e ogni nome una volta

## Help

terminal-help-head = Cosa si può scrivere
help-number = 3: la mossa con quel numero; una riga con … si apre
help-words = guidare parigi: una mossa in parole; Tab completa, e vale anche «drive paris»
help-help = aiuto, aiuto arginare: questo elenco; che cosa significa una parola del gioco
help-look = guarda, mano: la posizione intera; le tue carte
help-why = perché arginare blu: se una mossa si può, e quale regola lo impedisce
help-rules = regole P5.8: il testo di una regola (in inglese)
help-next = prossimo, registro: cosa viene ora; che cosa è successo finora
help-undo = annulla: riprendere la tua ultima mossa, finché non si è rivelato nulla
help-skip = salta: ciò che si può passare passa da solo fino al tuo prossimo turno
help-save = salva, salva FILE: salvare il verbale; esci: lasciare il tavolo
terminal-help-moves = Come si scrivono le mosse
terminal-help-unknown = «{ $word }» non è una parola di questo gioco. «aiuto» da solo mostra l'elenco

## Commands in this language, beside the English ones; several with commas

command-help = aiuto
command-look = guarda, tabellone
command-hand = mano, carte
command-log = registro
command-next = prossimo, agenda
command-why = perché
command-rules = regole, regola
command-undo = annulla
command-save = salva
command-skip = salta
command-quit = esci
command-yes = sì, s
command-no = no, n
