# La riga di comando: l'aiuto, e che cosa può non andare in ciò che è scritto.
cli-about = Sickbay gioca ai giochi da tavolo per intero e senza errori, li simula, e giudica posizioni e verbali.
cli-usage = Uso: { $usage }
cli-usage-all = COMANDO …
cli-commands = Comandi:
cli-flags = Parametri:
cli-more = «sickbay help COMANDO» dice di più su ognuno.

cli-kind-game = GIOCO
cli-kind-game-or-file = GIOCO|FILE
cli-kind-file = FILE
cli-kind-table = TAVOLO
cli-kind-paths = PERCORSO
cli-kind-command = COMANDO
cli-kind-number = N
cli-kind-names = NOME,NOME
cli-kind-pair = NOME=VALORE
cli-kind-moment = MOSSA
cli-kind-seat = POSTO

cli-play = Gioca una partita nel terminale, o continuane una salvata
    .more = Gioca una partita nel terminale, con persone e bot in qualsiasi combinazione, o continua una partita salvata con «save». Durante la partita «help» dice che cosa si può scrivere. Una partita salvata continua dove è stata salvata: il seme di una partita in corso resta lì.
cli-simulate = Fai giocare ai bot molte partite
    .more = Fa giocare ai bot molte partite e mostra quante ne vincono, perché perdono, quanto durano e quanto pensano i bot. Gli stessi semi danno le stesse partite, con qualsiasi numero di processi.
cli-bench = Misura la velocità di un gioco
    .more = Misura la velocità di un gioco accanto a un ciclo di riferimento della stessa forma nello stesso minuto: il rapporto fra i due si può confrontare fra macchine diverse.
cli-check = Esegui file di casi
    .more = Esegue file di casi, e tutti quelli nelle cartelle, e mostra che cosa è risultato diverso. Codice di uscita 1 se un caso fallisce, 2 se un file non si può leggere.
cli-replay = Mostra la partita di un verbale
    .more = Mostra che cosa è successo nella partita di un verbale, per intero o come l'ha vista un posto, e com'era alla fine o dopo una mossa.
cli-verify = Controlla che un verbale sia vero
    .more = Rigioca un verbale e confronta tutto ciò che dice: ogni mossa, il seme, la fine. Una riga dice se regge; codice di uscita 1 se non regge.
cli-laws = Prova le leggi che valgono per ogni gioco
    .more = Gioca partite a caso con tutte le opzioni e prova le leggi che valgono per ogni gioco: le mosse permesse si possono giocare, quelle rifiutate non cambiano nulla, nessuno vede ciò che è segreto, ogni partita finisce.
cli-version = Mostra la versione e i giochi
    .more = Mostra la versione di Sickbay, com'è costruito, e i giochi installati con le versioni delle loro regole.
cli-help = Mostra l'aiuto
    .more = Mostra tutti i comandi, oppure che cosa fa e che cosa accetta un comando.

cli-flag-lang = Lingua di tutti i messaggi; altrimenti SICKBAY_LANG o quella del sistema
cli-flag-help = Mostra questo aiuto
cli-flag-seed = Seme della partita; lo stesso seme dà la stessa partita
cli-flag-seats = Chi siede dove, come «me,planner,me=Ines»: «me» è una persona a questa tastiera, il resto un bot; i posti non indicati sono bot (altrimenti una persona)
cli-flag-option = Un'opzione del gioco, come «epidemics=5»; si può ripetere
cli-flag-pack = Giocare con valori propri da questo file; «sickbay pack check» lo controlla
cli-flag-check-pack = Provare i casi del gioco del pacchetto con i valori propri di questo file
cli-flag-simulate-seed = Seme della prima partita; ogni partita seguente ha il seme seguente (altrimenti 1)
cli-flag-laws-seed = Seme della prima partita; ogni partita seguente ha il seme seguente (altrimenti 1)
cli-flag-quick = Prova solo che le partite finiscano, conservino gli invarianti e si rigiochino uguali: veloce, e in molti processi
cli-flag-bots = Bot per posto, con virgole; un solo nome occupa tutti i posti (altrimenti random)
cli-flag-rotate = A ogni partita ogni bot passa al posto seguente, perché nessun posto dia vantaggi
cli-flag-tempo = Quante azioni ha ogni posto prima che scada il tempo, nei giochi con orologio (altrimenti senza)
cli-flag-games = Quante partite (altrimenti 100)
cli-flag-jobs = Quanti processi giocano insieme (altrimenti uno per core)
cli-flag-out = Scrivi anche ogni partita come una riga di JSON in questo file
cli-flag-seconds = Quanto misurare, circa, in secondi (altrimenti 10)
cli-flag-json = Scrivi JSON invece di una tabella
cli-flag-replay-json = Scrivi le mosse e la posizione come JSON
cli-flag-to = Fermati dopo questa mossa; «41.2»: dopo due passi di ciò che segue
cli-flag-seat = Mostra ciò che sa questo posto: il suo numero o il nome di chi gioca, «0+1» per due posti di una sola persona, «watcher» per chi guarda soltanto; altrimenti si vede tutto
cli-seat-unknown = Non c'è un posto o un giocatore «{ $seat }». Ci sono: { $may }.
cli-flag-replay-seed = Il seme, per un verbale che non lo dice
cli-flag-verify-seed = Il seme, per un verbale che non lo dice

cli-command-unknown = Il comando «{ $command }» non c'è. Forse: { $may }.
cli-command-unknown-far = Il comando «{ $command }» non c'è. «sickbay help» li mostra tutti.
cli-flag-unknown = Qui il parametro «{ $flag }» non esiste. Forse: { $may }.
cli-flag-no-value = «{ $flag }» non ha un valore. Scrivilo da solo.
cli-value-missing = A «{ $flag }» manca un valore. Scrivilo dopo, con uno spazio o con «=».
cli-flag-twice = «{ $flag }» compare due volte. Lasciane una sola.
cli-flag-of-new-game = «{ $flag }» vale per una partita nuova; una salvata continua com'era. Toglilo.
cli-word-missing = { $kind ->
    [game-or-file] Quale gioco? Scrivi il suo nome dopo il comando, come «pandemic».
    [game] Quale gioco? Scrivi il suo nome dopo il comando, come «pandemic».
    [file] Quale file? Scrivi il suo nome dopo il comando.
    [paths] Quali file di casi? Scrivi file o cartelle dopo il comando.
   *[other] Manca una parola dopo il comando. «--help» mostra che cosa ci va.
}
cli-word-extra = «{ $word }» è di troppo. Toglilo; «--help» mostra che cosa accetta il comando.
cli-number-bad = «{ $value }» non va bene. Serve un numero da { $low } a { $high }.
cli-names-bad = In «{ $value }» manca un nome. Scrivi i nomi separati da virgole.
cli-pair-bad = «{ $value }» non è un'opzione. Scrivila come «nome=valore».
cli-file-not-written = Il file «{ $file }» non si può scrivere. Scegli un altro nome o un'altra cartella.
cli-stream-broken = { $kind ->
    [full] Non si può scrivere: non c'è più spazio. Fai posto o scrivi altrove.
    [closed] Da lì non si legge o non si scrive. Apri il flusso nella direzione giusta.
    [broken] Il dispositivo di ingresso o uscita manca o è guasto. Provane un altro.
   *[other] Lettura o scrittura non riuscite (errore di sistema { $number }). Prova altrove.
}
cli-unexpected = Qualcosa si è rotto dentro Sickbay: { $what }. Segnalalo, per favore; SICKBAY_DEBUG=1 mostra dove.

cli-build-plain = Python non compilato
cli-build-compiled = compilato
cli-version-line = Sickbay { $version }, { $build }, Python { $python }
cli-version-game = { $game }, regole { $version }

cli-checked = Riusciti: { $passed }, falliti: { $failed }, illeggibili: { $bad } ({ $seconds } s)
cli-rule-unknown = Le regole di { $game } non hanno { $rule }. Per il resto va bene.
cli-laws-hold = { $game }: le leggi valgono; partite: { $games }, mosse: { $moves }
cli-laws-broken = { $game }: le leggi non valgono in { $broken } partite su { $games }
cli-laws-again = e lo stesso in altre partite: { $games }

bot-unknown = Il bot «{ $bot }» non esiste per questo gioco. Forse: { $may }.
players-wrong = { $players ->
    [one] Un giocatore non va bene per { $seats } posti.
   *[other] { $players } giocatori non vanno bene per { $seats } posti.
} Indicane uno per posto, o imposta l'opzione «seats».
player-illegal = Il posto { $seat } ha detto «{ $move }», che non è fra le sue mosse possibili. Deve dire una di turn.legal.
match-endless = La partita è stata interrotta dopo { $most } mosse. Un giocatore o una regola gira in tondo.
match-stuck = Dopo { $moves } mosse non tocca a nessuno, ma la partita non è finita. È un errore del gioco.
cli-table-export = Scrivi un tavolo in un file
    .more = Il file contiene tutto, anche il seed e i segreti, per spostare il tavolo su un altro server o conservarlo. TAVOLO è l’ultima parte del suo indirizzo. Il server intanto può andare avanti.
cli-table-import = Porta un tavolo da un file
    .more = Il tavolo continua da lì con link nuovi, mostrati una volta sola. Ferma prima il server di quella cartella.
cli-pack-check = Controlla i tuoi valori di un gioco
    .more = Il file è quello che ha scritto chi possiede il gioco stampato: le stesse colonne o chiavi dei valori inclusi, descritte in docs/formats.md. Ciò che non va viene nominato con il suo posto; con --pack ci si gioca.
cli-flag-game = Il gioco a cui serve il file, se il file non lo nomina
cli-pack-good = { $file }: va bene per { $game }
pack-game-needed = Il file non dice per quale gioco è. Indicalo con --game: { $games }

cli-kind-host = HOST
cli-kind-folder = CARTELLA
cli-kind-url = URL
cli-serve = Offri tavoli a browser, terminali e bot
    .more = Offre tavoli: le persone entrano con link in un browser, i bot con i loro token. Tutto si salva in una cartella e dopo un riavvio i tavoli continuano. Ctrl-C lo ferma.
cli-flag-host = Indirizzo su cui ascoltare; 0.0.0.0 per tutta la rete (altrimenti 127.0.0.1, solo questo computer)
cli-flag-port = Porta su cui ascoltare; 0 per una qualsiasi libera (altrimenti 8000)
cli-flag-data = Cartella in cui si salvano i tavoli (altrimenti «sickbay/tables» nella tua cartella dei dati)
cli-flag-open = Apri la pagina in un browser
cli-flag-serve-bots = In quanti processi pensano i bot (altrimenti uno meno dei core)
cli-flag-public-url = Dove si raggiunge il server, dietro un reverse proxy
cli-flag-allow-origin = Un altro sito le cui pagine possono usare i socket; si può dare più volte
cli-flag-private-webhooks = Permetti avvisi anche verso reti private
cli-url-bad = «{ $value }» non è un indirizzo web. Scrivilo come «https://example.org».

cli-kind-link = LINK
cli-kind-name = NOME
cli-join = Gioca a un tavolo su un server
    .more = Gioca a un tavolo su un server, con il link d’invito di un posto, come «play» qui. Con il link per spettatori mostra che cosa succede. Durante la partita «help» dice che cosa si può scrivere; lo stesso link riporta al tavolo.
cli-flag-name = Nome con cui sedersi (altrimenti viene chiesto)
