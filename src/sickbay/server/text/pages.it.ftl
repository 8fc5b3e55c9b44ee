### The plain pages of the server.


## Around every page

page-skip = Al contenuto
page-nav = Sickbay
page-jump = In questa pagina
page-wrong = Non si può
page-seat-label = { $seat }: { $what }
page-rules-english = Il testo delle regole è solo in inglese

## My tables, and a new one

page-under-title = { $game } · { $stage } · mosse: { $moves }
page-stage-gathering = in attesa di giocatori
page-stage-playing = in corso
page-stage-over = finita
page-stage-closed = chiusa senza finire
page-name-of = Nome per { $seat }
page-names-help = Il nome serve solo dove c'è «Io». Più posti propri si giocano a turno su uno schermo
page-title = Nome del tavolo
page-kind-me = Io
page-kind-person = Qualcuno con un link
page-kind-none = Nessuno
page-kind-bot = Bot: { $bot }
page-time = { $unit ->
    [none] nessuna
    [s] { $number } s
    [min] { $number } min
    [h] { $number } h
   *[days] { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
 }
page-undo-own = libero nel proprio turno finché non si rivela qualcosa, poi se si è d'accordo
page-undo-owner = come sempre, e chi ha aperto il tavolo può tornare a ogni momento
page-undo-off = mai

## Joining

page-join-seat = Un posto per te: { $seat }
page-join-owner = Questo link consegna l'intero tavolo
page-join-watcher = Puoi guardare con gli occhi di un posto
page-join-spectator = Puoi guardare
page-join-with = Al tavolo: { $names }
page-link-seat = Nuovo link per { $seat }
page-link-watcher = Link per guardare { $seat }
page-link-spectator = Link per gli spettatori
page-link-once = Copialo ora: si mostra solo questa volta, e i precedenti di questo tipo non valgono più. Chi lo ha può sedersi lì
page-to-table = Al tavolo
page-hook = Indirizzo web da avvisare quando tocca a me (vuoto: nessuno)
page-forget-help = Questo browser si riconosce dai link a questi tavoli.
page-forget = Dimenticali tutti qui

## Waiting

page-gathering = La partita comincia quando la avvia chi ha aperto il tavolo
page-gathering-owner = Manda un link a chi manca ancora, poi comincia. I bot possono prendere i posti liberi
page-fill = Posti liberi
page-fill-none = aspettare tutti
page-waits = In attesa
page-waits-for = In attesa di: { $names }
page-reload-is-on = Questa pagina si ricarica ogni { $seconds } secondi
page-reload-is-off = Questa pagina non si ricarica da sola
page-reload-stop = Non ricaricare più
page-reload-on = Ricarica da sola
page-write-after-stop = Per scrivere, ferma la ricarica

## Moves

page-do = Fallo
page-what-they-do = Che cosa fanno
page-offered = La partita va avanti anche senza: è solo un'offerta
page-auto-order = per un'istruzione
page-auto-bot = per un bot che sostituisce
page-reset = Ritira tutto il turno
page-ask-undo = Chiedi di ritirare la mia ultima mossa
page-undo-to = Chiedi di tornare fin qui
page-proposal-undo = ritirare
page-proposal-abandon = chiudere senza finire
page-proposal-rematch = giocare ancora
page-proposed-by = Lo propone { $seat }.
page-abandon = Chiedi di chiudere senza finire
page-mark = Propone: { $move }
page-unmark = Togli le mie proposte
page-why-help = Scrivi o scegli una mossa. Non si fa: vedrai se si può e quale regola lo vieta, oppure la proponi agli altri
page-why-possible = Ora si può: { $move }

## Seats

page-wait-asked = La partita aspetta questo posto
page-wait-offered = Può agire ora
page-due = Tempo: { $time }. Poi risponde il tavolo
page-bot-for = Chi gioca per { $seat }
page-bot-in = gioca il bot: { $bot }
page-take-over = Fai giocare un bot per { $seat }

## One screen for several seats

page-cover = Passa lo schermo a { $seat }
page-cover-why = Quello che c'è in mano qui non è per nessun altro. Premi il bottone solo se tocca a te
page-i-am = Sono { $seat }
page-pass-screen = Copri lo schermo

## Looking back

page-news = Dalla tua ultima mossa
page-earlier = Prima ({ $count })
page-look-at = Dopo la mossa { $move }
page-after-move = dopo la mossa { $move }
page-happened = Che cosa è successo
page-first = Prima
page-previous = Precedente
page-next = Successiva
page-last = Ultima

## The end

page-result = { $why } ({ $rule })
page-winners = Vince: { $names }
page-no-winners = Non vince nessuno
page-seal-fits = Il seme corrisponde al sigillo mostrato dall'inizio
page-seal-differs = Il seme non corrisponde al sigillo
page-verify = Ripeti il verbale e verificalo
page-next-table = Al prossimo tavolo
page-send = Invia
page-with-script = Usa le pagine con JavaScript

## Opening a record

page-open-text = Il testo di un verbale o di un caso
page-open-pack = Si è giocato con valori propri
page-open-table = Continuare a un tavolo
