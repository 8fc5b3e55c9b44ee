### Tavoli su un server, da un programma o dal terminale.

client-link-bad = «{ $link }» non è un link di invito. È come «https://example.org/join/…»; copialo intero.
client-link-dead = Questo link non apre nessun tavolo, o non più. Chiedine uno nuovo a chi ha creato il tavolo.
client-unreachable = { $host } non risponde: { $why }. Guarda se il link è giusto e se il server è attivo.
client-stranger = { $host } risponde, ma non come un server Sickbay di questa versione. Guarda se il link è giusto, o aggiorna.
client-full = { $host } ora non fa entrare nessuno. Riprova tra un minuto.
client-no-answer = Ancora nessuna risposta da { $host }. Forse è fatto lo stesso; guarda prima di chiedere di nuovo.
client-refused = { $text }
client-request-bad = La richiesta non va: { $why }
