# Il server: che cosa rifiuta e perché.

## Chi può che cosa

credential-twice = Sono arrivati insieme un cookie e un token. Manda solo uno dei due.
credential-kind = Qui si capisce solo «Authorization: Bearer TOKEN».
origin-foreign = Viene da una pagina di un altro sito. Apri il tavolo al suo indirizzo.
form-foreign = Questo modulo è troppo vecchio o viene da altrove. Ricarica la pagina e mandalo da lì.
session-needed = Un link si accetta in un browser. Un bot manda il suo token come «Authorization: Bearer TOKEN».
link-crowded = Questo link è già stato aperto da { $most } dispositivi. Chiedine uno nuovo.
link-dead = Questo link non vale più. Chiedine uno nuovo a chi ha creato il tavolo.
link-seats = Un link per un posto o per chi lo guarda nomina dei posti; gli altri link nessuno.
table-not-yours = Qui non c’è un tavolo così, o in questo browser non è stato accettato nessun suo link.
seats-not-yours = Quel posto è di qualcun altro.
seats-bad = I posti non si leggono. Scrivi i loro numeri separati da virgole, come «0,2».
owner-only = Lo può fare solo chi ha creato il tavolo.

## Limiti

requests-too-fast = Troppo in fretta. Aspetta un momento.
sockets-too-many = Ci sono troppe connessioni. Chiudine una.
tables-too-fast = Sono troppi tavoli nuovi in una volta. Aspetta un minuto.
tables-too-many = Qui ci sono { $most } tavoli in corso e non c’è posto per altri. Torna più tardi.
tables-of-owner = Hai { $most } tavoli in corso. Prima finiscine uno.
table-seed-learning = Solo una partita per imparare può avere un mazzo noto: metti undo su owner o togli il seed.
body-too-large = È troppo grande.

## Richieste

request-bad = La richiesta non si legge: { $why }
page-unknown = Questa pagina non esiste.
record-later = Il verbale arriva a fine partita, perché svela il seme.
open-case-record = Questo caso comincia da un verbale. Apri quel verbale.
open-over = In questa posizione la partita è finita. Aprine una in cui si gioca ancora.
open-too-long = Questo verbale ha più di { $most } mosse. Aprine uno più corto.
open-seed-needed = La partita di questo verbale è ancora in corso: del seme c'è solo il sigillo. Apri il verbale salvato alla fine.
hook-bad = A «{ $url }» non si può mandare un avviso. Scrivi un indirizzo che comincia con http:// o https://, senza password.
hook-private = Quell’indirizzo è in una rete privata.
hook-refused = Là nessuno accetta l’avviso.

## Che cosa si è rotto

server-failed = Si è rotto qualcosa dentro Sickbay. Non è cambiato nulla; riprova.
table-broken = Questo tavolo va riletto. Ricarica la pagina fra un momento.
store-failed = Non è stato possibile salvare la mossa, quindi non è stata fatta. Riprova.
store-closed = Il server si sta fermando. Torna fra un momento.
store-unusable = I tavoli non si possono tenere lì: { $why }. Scegli un’altra cartella con --data.
store-held = Un altro Sickbay serve già questi tavoli. Usa quello, o scegli un’altra cartella con --data.
store-other-version = I tavoli di quella cartella sono di un altro Sickbay (versione { $found } del file; è nota la { $known }). Usa quello, o un’altra cartella con --data.

## All’inizio

serve-already = Sickbay è già in funzione, su { $url }
serve-started = Sickbay è su { $url }
    Aprilo in un browser per creare un tavolo. I tavoli si salvano in { $data }. Ctrl-C ferma il server.
serve-no-tls = Senza TLS chiunque su questa rete può leggere tutto; docs/serving.md dice come aggiungerlo.
serve-stopped = Fermo. Tutti i tavoli sono salvati.
serve-port-taken = La porta { $port } è occupata. Scegline un’altra con --port, o 0 per una qualsiasi.
serve-port-forbidden = La porta { $port } non è permessa. Scegline una da 1024 in su con --port.
serve-port-failed = La porta { $port } non è disponibile: { $why }. Scegline un’altra con --port.
serve-host-unknown = «{ $host }» non è un indirizzo di questo computer. Scegline un altro con --host.

store-none = La cartella non ha tavoli. Scegline un’altra con --data.
table-none = Lì non c’è nessun tavolo { $table }. Il suo id è l’ultima parte del suo indirizzo.
table-file-bad = Questo non è un tavolo di Sickbay: { $why }. Creane uno con «sickbay table export».
table-file-order = Quello che è successo a questo tavolo non è in ordine.
table-file-version = Il file è della versione { $version }, questo Sickbay legge la { $known }. Usa un Sickbay più recente.
table-file-there = C’è già un file con questo nome. Scegline un altro.
table-exported = Scritto in { $file }. Contiene il seed e tutti i segreti: tienilo per te.
table-imported = Il tavolo è qui come { $table }. I suoi link, dopo l’indirizzo del tuo server:
table-link-owner = Proprietario
table-link-seat = Posto { $seats }
table-link-spectator = Spettatori
