### Playing at the terminal.


## Beginning and end

terminal-start = { $game }. Al tavolo: { $seats }
terminal-seat-own = { $name } (tu)
terminal-seat-bot = { $name } (bot: { $bot })
terminal-seal = Carte sigillate: { $seal }
terminal-resumed = La partita riprende dopo la mossa { $moves }
terminal-hint = Scrivi il numero di una mossa o le sue parole. «help» mostra cos'altro si può scrivere
terminal-end = Fine della partita: { $why } ({ $rule })
terminal-winners = Vince: { $names }
terminal-no-winners = Non vince nessuno
terminal-seed = Seme: { $seed }
terminal-moves = Mosse: { $moves }
terminal-after = «save» salva il verbale, «look» e «log» guardano indietro, Invio esce
terminal-bye = Si lascia il tavolo. Non si salva altro
terminal-input-over = L'input è finito, la partita si ferma qui. Non si salva nulla
terminal-leave = Uscire senza salvare? «save» salva la partita. Invio o sì: uscire; no: restare

## Moves

terminal-fold = { $what } … ({ $count })
terminal-other-seat = { $seat }: { $what }
terminal-back = Indietro
terminal-which = { $what }: quale?
terminal-enter-passes = Invio: passa
terminal-enter-skips = Invio: non ora
terminal-no-number = Non c'è il { $number } in questo elenco. Va da { $low } a { $high }
terminal-first = Prima bisogna rispondere a questa domanda
terminal-commits = { $move }. Poi la partita prosegue e non si può più annullare. Invio: avanti; undo: ripensarci
terminal-commits-again = Invio la fa, «undo» la ritira
terminal-not-done = Non si fa
terminal-resting = I momenti per eventi passano da soli fino al tuo prossimo turno
terminal-rest-nothing = Qui non c'è nessun momento per eventi da saltare
terminal-says-for-other = { $seat } non può agire adesso

## Undo

terminal-undone = Annullato: { $move }
terminal-undo-nothing = Non c'è una mossa propria da annullare
terminal-undo-revealed = Da allora si è rivelato qualcosa, la mossa resta
terminal-undo-mover = Da allora ha giocato qualcun altro, la mossa resta

## Passing the keyboard

terminal-cover = Passa la tastiera a { $seat }, poi Invio
terminal-cover-wait = Le carte di { $seat } sono coperte. Solo { $seat } preme Invio

## Why and rules

terminal-why-usage = Scrivi una mossa dopo «why», come «why pass»
terminal-why-possible = { $move }: adesso si può
terminal-why-not = { $move }: non si può. { $reason }
terminal-rules-usage = Scrivi il numero di una regola dopo «rules», come «rules { $example }»
terminal-rule-head = Regola { $rule } (il testo delle regole è in inglese)
terminal-rule-unknown = Non c'è una regola «{ $rule }». Vicine: { $may }
terminal-rules-missing = Il testo delle regole di questo gioco non è installato
terminal-log-empty = Non è ancora successo nulla
terminal-next-head = Cosa viene ora
terminal-next-line = { $number }. { $what } ({ $rule })
terminal-no-hand = Qui non c'è nessuna mano da mostrare

## Saving

terminal-saved = Salvato: { $file }
terminal-saved-running = Il verbale di una partita in corso non contiene il seme; resta su questo computer, quindi «sickbay resume { $file }» riprende qui
save-failed = Il file non si può scrivere: { $why }. Scegli un altro nome dopo «save»
save-other-file = Il file esiste e non è un verbale di questa partita. Scegli un altro nome dopo «save»
seed-not-here = Il seme di questa partita non è su questo computer, quindi qui non può riprendere. Continua dove è stata salvata, o rivedi un verbale finito
record-finished = Questa partita è finita, non c'è da riprendere. «sickbay replay» la mostra
seats-too-many = I giocatori indicati sono { $given }, ma i posti sono { $seats }. Indicane { $seats } o meno
seat-name-bad = «{ $name }» non può essere un nome. Usa da 1 a { $most } lettere, e ogni nome una volta

## Help

terminal-help-head = Cosa si può scrivere
help-number = 3: la mossa con quel numero; una riga con … si apre
help-words = drive paris: una mossa in parole; Tab completa, valgono anche i nomi delle città in italiano
help-help = help, help treat: questo elenco; che cosa significa una parola del gioco
help-look = look, hand: la posizione intera; le tue carte
help-why = why treat blue: se una mossa si può, e quale regola lo impedisce
help-rules = rules P5.8: il testo di una regola
help-next = next, log: cosa viene ora; che cosa è successo finora
help-undo = undo: annullare la tua ultima mossa, finché non si è rivelato nulla
help-skip = skip: niente più domande sugli eventi fino al tuo prossimo turno
help-save = save, save FILE: salvare il verbale; quit: uscire
terminal-help-moves = Come si scrivono le mosse
terminal-help-unknown = «{ $word }» non è una parola di questo gioco. «help» da solo mostra l'elenco

## Commands in this language, beside the English ones; several with commas

command-help = aiuto
command-look = guarda, tabellone
command-hand = mano, carte
command-log = registro
command-next = prossimo, agenda
command-why = perche
command-rules = regole, regola
command-undo = annulla
command-save = salva
command-skip = salta
command-quit = esci
command-yes = si, s
command-no = no, n
