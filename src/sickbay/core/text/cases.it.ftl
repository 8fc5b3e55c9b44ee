### Casi: leggerne uno, e ciò che non è come dovrebbe.


## Leggere un caso

case-none = Qui non c'è nessun caso. I file dei casi finiscono in .toml
case-toml-bad = { $kind ->
    [twice] Lo stesso nome compare qui una seconda volta. Lasciane uno solo
    [sign] Un segno qui non può stare così. Toglilo, o scrivilo con la barra rovesciata come vuole TOML
    [open] Una virgoletta o parentesi è aperta e non chiusa. Chiudila
    [equals] Dopo un nome ci va il segno =. Aggiungilo
    [value] Questo non è un valore di TOML. I testi stanno fra virgolette
    [more] C'è qualcosa dopo il valore. Comincia una nuova riga
   *[other] Questo TOML non è ben formato. Correggi questa riga
 }
case-version = Qui non sono noti casi della versione { $version }. È nota la versione { $known }
case-key-unknown = Qui «{ $name }» non c'è. Forse è: { $may }?
case-missing = Manca «{ $name }». Aggiungilo
case-twice = «{ $name }» è atteso due volte. Lasciane una sola
case-type = { $want ->
    [text] Qui ci vuole un testo
    [number] Qui ci vuole un numero intero
    [list] Qui ci vuole una lista
    [table] Qui ci vuole una tabella
    [draw] Qui ci vuole un'estrazione: un numero, o una lista di parole nell'ordine dopo la mescolata
    [word] Qui ci vuole una parola del gioco o un numero
    [seat] Qui ci vuole il numero di un posto, o «host»
    [sentence] Qui ci vuole una frase del gioco
   *[other] In un caso stanno solo testi, numeri interi, liste e tabelle
 }, non: { $found }
case-rule-bad = «{ $found }» non è il numero di una regola. Scrivilo come P4.10 o W6
case-from-bad = Un caso non può cominciare in «{ $found }». Scrivi blank, setup, o un verbale di questa cartella e un momento, come game.record@41.2
case-position-needs-blank = Ha una posizione solo un caso con from = "blank". Togli una delle due cose
case-rest-bad = «{ $found }» non può essere il resto della sorte. Scrivi rest = "seed", o niente
case-move-or-pass = Un passo ha «move» o «pass_until», non entrambi. Fanne due passi
case-step-empty = Questo passo non fa nulla e non si aspetta nulla. Completalo o toglilo
case-impossible-alone = Una posizione impossibile non ha passi. Togli «{ $name }» o «impossible»
case-too-long = Questo è troppo lungo. Se ne leggono al massimo { $most }
case-too-deep = Qui ci sono troppi livelli. Se ne leggono al massimo { $most }
case-number-too-large = Il numero è troppo grande. Mettine uno più piccolo

## Sorte con copione

chance-short = Il copione ha { $drawn } estrazioni e ne serve un'altra. Aggiungila, o scrivi rest = "seed"
chance-left-over = Nel copione avanzano estrazioni. Toglile
chance-raw = Questa sorte è usata in un modo che non ammette copione. Usa rest = "seed"
chance-wants-number = Qui si estrae un numero da 0 a { $most }. Metti un numero, non una lista
chance-number-bad = Non può uscire { $number }. Metti un numero da 0 a { $most }
chance-wants-list = Qui si mescola. Quante cose: { $count }. Metti una lista, non un numero
chance-not-there = «{ $item }» non è fra ciò che si mescola. Restano: { $have }
chance-items-missing = Nell'ordine manca: { $missing }. Aggiungilo, o "..." per il resto

## Ciò che non è come previsto

case-differs = Previsto: { $expected }. Trovato: { $found }
case-refused = Non si può: { $move } ({ $rule }: { $reason })
case-not-refused = Viene accettato, anche se { $rule } lo vieta
case-other-reason = Lo impedisce { $rule }, non { $expected } ({ $reason })
case-refused-changed = Non si può, ma qualcosa è cambiato
case-refused-offered = Non si può, ma è fra le mosse possibili
case-not-offered = Viene accettato, ma non è fra le mosse possibili: { $move }
case-whose-move = A chi tocca? In attesa di: { $asked }. Aggiungi «seat»
case-cannot-pass = Il posto { $seat } non può passare ({ $rule })
case-never-asked = Per { $rule } non tocca mai a nessuno
case-not-legal = Non è possibile: { $moves }
case-also-legal = È possibile, ma non dovrebbe: { $moves }
case-seen = Si vede: { $path } = { $found }
case-nothing-to-see = Non c'è nulla da nascondere: { $path }
case-event-missing = Non è successo, o non in quest'ordine: { $event }. È successo: { $found }
case-event-happened = È successo, ma non doveva: { $event }
case-unchanged = Questo non è cambiato. È: { $found }
case-also-changed = È cambiato anche altro: { $path } da { $old } a { $new }
case-possible = La posizione viene accettata, anche se { $rule } la vieta
case-other-rule = La posizione la impedisce { $found }, non { $expected }
case-hidden-same = Al posto del fatto nascosto c'è lo stesso fatto. Mettine un altro
case-hidden-impossible = Con l'altro fatto il caso non si può giocare
case-notices-view = { $viewer } nota il fatto nascosto, nella vista: { $path } è { $old } o { $new }
case-notices-events = { $viewer } nota il fatto nascosto, da ciò che è successo: { $old } o { $new }
case-notices-waits = { $viewer } nota il fatto nascosto, da chi deve agire: posto { $path }, { $old } o { $new }
case-notices-legal = { $viewer } nota il fatto nascosto, dalle mosse possibili: { $old } o { $new }
case-notices-reasons = { $viewer } nota il fatto nascosto, da ciò che non si può: { $path }, { $old } o { $new }
case-crashed = Il gioco si è guastato: { $error }. Segnalacelo, per favore
