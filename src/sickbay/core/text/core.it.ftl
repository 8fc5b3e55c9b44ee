### What the core says: why a move is not possible, and what is wrong with what was given.


## Moves

game-over = La partita è finita
not-asked = Adesso tocca ad altri
no-such-verb = Nessuna mossa comincia con questa parola
not-now = Non in questo momento: { $verb }
not-offered = Non è tra le mosse possibili adesso
sentence-bad = Queste parole non vanno dopo «{ WORD($verb) }»; «aiuto { WORD($verb) }» mostra quali
move-empty = Non c'è scritto nulla. Scrivi una mossa o il suo numero
move-too-long = È troppo lungo per una mossa. Usa al massimo { $most } caratteri
verb-unknown = Nessuna mossa comincia con «{ $word }». Comincia con un verbo; «help» li elenca
verb-unknown-in-file = Nessuna mossa comincia con «{ $word }». Le mosse sono in docs/formats.md
word-unknown = «{ $word }» non è una parola di questo gioco. «help» mostra come si scrivono le mosse
word-unknown-near = «{ $word }» non è una parola di questo gioco. È «{ $near }»?
word-unknown-in-file = «{ $word }» non è una parola di questo gioco. In docs/formats.md c'è come si scrivono mosse ed eventi
seat-bad = Non c'è un posto «{ $seat }». Dai il numero di un posto, da 0

## Options and seeds

seed-bad = «{ $seed }» non è un seme. Dai un numero intero da 0 a 2^256 − 1, o 0x e cifre esadecimali
option-unknown = Non c'è un'opzione «{ $option }». È: { $may }?
option-bad = Non può essere «{ $value }». Può essere: { $may }
option-not-a-list = «{ $value }» non è una lista. Scrivi i valori separati da virgole

## Positions

number-bad = «{ $value }» non può stare qui. Dai un numero intero da { $low } a { $high }
name-bad = «{ $name }» non può stare qui. Usa un nome adatto, come «{ $example }»
value-bad = Non può essere «{ $value }». Può essere: { $may }
field-missing = Manca questo campo. Aggiungilo
field-unknown = Non c'è un campo così. Ci sono: { $may }
list-bad = Deve essere una lista di al massimo { $most } elementi
list-short = Deve essere una lista con esattamente questi elementi: { $count }
deck-bad = Un mazzo è una lista di carte, la prima in cima, con «...» al massimo una volta per tutte le altre
card-twice = Ci sono troppe carte { $card } ({ $rule }). Togline una
seat-none = Non c'è un posto così. Si contano da 0 e sono { $seats }
map-bad = Deve essere una tabella di nomi e valori
frame-bad = Non c'è una voce così nell'agenda: { $value }
position-stuck = Nessuno potrebbe continuare da qui: agenda, chi è di turno e fine non concordano

## Files

file-unreadable = Il file non si può leggere. Controlla i permessi
file-missing = Questo file non c'è. Controlla il nome
file-folder = Questa è una cartella. Indica un file che sta dentro
file-special = Non è un file normale, ma un dispositivo o una pipe. Salvalo prima in un file
file-too-large = Il file è troppo grande. Si leggono al massimo { $most } byte
file-not-text = Non è un file di testo in UTF-8. Dai un file di testo
asked-wrong = Qui si aspettano posti diversi da quelli dell'agenda: lascia asked e offered come erano scritti
pack-none = { $game } non prende valori propri. Si gioca con quelli che ha
worker-gone = Uno dei processi al lavoro è terminato. Riprova con meno --jobs
