# The frame and its pages. Names as in the glossary of the interface.

table = Tavolo
my-tables = I miei tavoli
open-table = Apri un tavolo
choose-game = Scegli un gioco
game-kind = Gioco
game-played = Partita
seat = Posto
seats = Posti
free-seat = Posto libero
take-seat = Siediti
leave-seat = Lascia il posto
give-seat = Cedi il posto
take-over = Subentra
take-back-seat = Riprendi il posto
player = Giocatore
people = Persone
you = tu
spectator = Spettatore
watch = Guarda
bot = Bot
add-bot = Aggiungi un bot
host = Tavolo
name = Nome
invite-link = Link d'invito
copy-link = Copia link
link-copied = Link copiato
paste-link = Incolla il link
join = Entra
leave-table = Lascia il tavolo
waiting-room = In attesa
start-game = Inizia
no-tables-yet = Ancora nessun tavolo
turn = Turno
turn-of-flatline = Round
round = Round
move = Mossa
action = Azione
your-turn = Tocca a te
whose-turn = Di turno
meanwhile = Nel frattempo:
waits-for = In attesa di
asked = Tocca a te
offered = Può agire
you-may = Puoi
thinking = ci pensa
undo = Annulla
take-back = Ritira la mossa
end-turn = Termina il turno
confirm = Conferma
back = Indietro
cancel = Annulla
close = Chiudi
pass = Passa
skip = Salta
yes = Sì
no = No
agree = Accetta
decline = Rifiuta
done = Fatto
choose = Scegli
chosen = Scelto
nothing-to-do = Niente da fare
not-now = Non ora
why-not = Perché no?
refused = Non si può
rule = Regola
rules = Regole
proposal = Proposta
propose = Proponi
follow-proposal = Segui
agenda = Cosa viene ora
log = Registro
chat = Chat
write-message = Scrivi un messaggio
timeline = Cronologia
look-back = Guarda indietro
now = Adesso
back-to-now = Torna ad adesso
moment = Momento
step = Passo
board = Tabellone
hand = Mano
my-hand = La mia mano
cards-in-hand = Carte in mano
card = Carta
deck = Mazzo
piles = Mazzi
discard-pile = Scarti
face-down = Coperta
hidden = Nascosto
fold = Riduci
unfold = Espandi
whole-board = Tutto il tabellone
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
more-options = Altre opzioni
help = Aiuto
home = Inizio
clock = Orologio
time-left = Tempo rimasto
seconds = Secondi
no-clock = Senza orologio
countdown = Conto alla rovescia
pauses = Chi ferma l’orologio
pauses-anyone = Chiunque
pauses-lost = Anche una connessione persa
pauses-never = Nessuno
move-a-day = Una mossa al giorno
deadline = Scadenza
pause = Pausa
pause-verb = Metti in pausa
resume = Riprendi
paused = In pausa
paused-by = In pausa: { $name }
paused-lost = Una connessione è caduta: l’orologio è fermo
paused-woke = Il server non c’era: l’orologio è fermo finché tutti tornano
standing-orders = Istruzioni
ask-me = Chiedimi
ask-always = Sempre
ask-on-call = Se dico stop
ask-not-this-turn = Non in questo turno
auto-move = automatico
online = Presente
offline = Assente
reconnecting = Riconnessione
connected = Connesso
no-connection = Nessuna connessione
not-sent = Non ancora inviata
table-is-full = Tavolo al completo
link-used = Posto già occupato
link-unknown = Link sconosciuto
try-again = Riprova
something-broke = Qualcosa è andato storto
settings = Impostazioni
language = Lingua
english = Inglese
spanish = Spagnolo
czech = Ceco
italian = Italiano
sound = Audio
volume = Volume
beat = Battito e conto alla rovescia a voce
motion = Animazioni
reduced-motion = Meno animazioni
speed = Velocità
contrast = Contrasto
text-size = Dimensione testo
theme = Aspetto
keys = Tasti
notifications = Notifiche
motion-off = no
motion-normal = normale
motion-fast = veloce
confirm-moves = Conferma le mosse
confirm-none = nessuna
confirm-final = definitive
confirm-all = tutte
large-type = Caratteri più grandi
notify-turn = Avviso sul desktop
notify-denied = Il browser non consente avvisi da questa pagina.
ask-all-to-end = Chiedi a tutti
on = Sì
off = No
seats-option = Giocatori
free-seats-option = Posti liberi
level = Livello
open-option = scoperte
closed-option = coperte
dealt = a caso
chosen-option = a scelta
first-player = Inizia
random = A caso
live = Dal vivo
over-days = A giorni
solo = In solitario
private-table = Solo con link
spectators-allowed = Con spettatori
sealed-deal = Carte sigillate
seal = Sigillo
seed = Seme
verify = Verifica
verified = Verificato
does-not-match = Non corrisponde
record = Verbale
save-record = Salva il verbale
open-record = Apri un verbale
case = Caso
records-and-cases = Verbali e casi
make-case = Crea un caso
position = Posizione
replay = Replay
analysis = Analisi
win-chance = Possibilità di vittoria
turning-point = Punto di svolta
digest = Impronta
victory = Vittoria
defeat = Sconfitta
you-won = Hai vinto
you-lost = Hai perso
we-won = Abbiamo vinto
we-lost = Abbiamo perso
winner = Vincitore
draw-result = Pareggio
score = Punteggio
points = Punti
game-over = Fine della partita
play-again = Gioca ancora
same-table = Stesso tavolo
campaign = Campagna
scenario = Scenario

# beyond the glossary

moves = Mosse
connecting = Connessione
outbreaks = Focolai
undo-not = Ora non puoi ritirare niente
reset-turn = Ricomincia il mio turno
undo-free = Nessuno ha ancora risposto: si annulla subito.
undo-ask = Si chiede agli altri se sono d'accordo.
undo-off = A questo tavolo non si annulla nulla.
undo-asked = Il tavolo è già interpellato.
rewind = Torna a questo punto
rewind-owner = In una partita per imparare può farlo chi ha aperto il tavolo. Resta nel registro.
rewind-ask = Le mosse dopo questo momento si annullano; se riguarda altri, vengono interpellati.
rewind-sure = Annullare { $count ->
    [one] una mossa
   *[other] { $count } mosse
}?
play-past = Riproduci il passato
moves-missed = Mosse da allora: { $count }
proposals = Proposte
propose-what = Mostra le mosse sul tabellone invece di farle. Gli altri vedono chi le propone.
propose-how = Che cosa proponi?
unpropose = Ritira le mie proposte
proposal-due = Senza risposta entro allora vale come no
agenda-now = È ciò che succede ora.
agenda-then = Questo viene dopo.
more-steps = Altri { $count }
choose-on-board = Scegli sul tabellone
actions-left = Azioni rimaste: { $count }
ask-about = Se posso intervenire
seat-turn = È il suo turno
seat-asked = Il tavolo aspetta questo posto
seat-due = Tempo rimasto: { $time }
seat-grace = Un bot può subentrare tra { $time }
stand-in = Gioca un bot: { $bot }
chat-empty = Nessuno ha ancora detto nulla
unread = { $count } da leggere
unsent-chat = messaggio
unsent-mark = proposta
unsent-undo = annulla
unsent-reset = ricomincia il mio turno
unsent-answer = risposta
unsent-order = ordine permanente
unsent-other = richiesta
end-unfinished = Chiudi la partita senza finirla
start-with-bots = Inizia; i bot prendono i posti liberi
game-pandemic = Pandemic
game-hrubec = Doktor Hrubec
game-flatline = Flatline
infection-rate = Livello contaminazione
cubes-left = Cubetti rimasti
infected = Contaminate
infection-deck = Mazzo contaminazione
player-deck = Mazzo giocatori
epidemic-within = { $epidemics } nelle prossime { $cards }
discarded = { $count } scartate
event = EVENTO
station = stazione di ricerca
uncured = non curata
cured = curata
eradicated = debellata
morgue = Obitorio
empty = vuota
queue = Coda
left = restano { $count }
free-place = posto libero
free-office = studio libero
covered = coperto
every-ward = per tutti
no-long-term = Nessuna carta attiva
draw-pile = Mazzo
discard-pile-short = Scarti
waiting-room-title = Sala d'attesa
die = dado
odds = { $faces } su 6
start-lead = Apri un tavolo, manda il link, siediti.
start-sealed = Il mazzo è sigillato prima che ti sieda
bots = Bot
clock-900 = 15 min
game-pandemic-lead = Quattro malattie, un mondo, pochi giorni.
game-hrubec-lead = Assumi, opera, sabota. Non seppellire nessuno.
game-flatline-lead = Un minuto, tanti dadi, troppi pazienti.
game-pandemic-time = 45 min
game-hrubec-time = 60 min
game-flatline-time = 45 min
stage-gathering = in attesa
stage-playing = in corso
stage-over = finita
stage-closed = chiusa
option-seats = Posti
option-epidemics = Epidemie
option-hands = Mani
option-hands-open = scoperte
option-hands-closed = coperte
plain-page = Pagina senza JavaScript
hands = Mani
protected = protetta
population = Popolazione
infection-place = Carta infezione { $place } dall’alto
infection-among = Delle carte rimesse in cima escono { $cards } su { $among }
epidemic-none = nessuna nelle pross. { $cards }
known-order = Note, dall’alto
out-of-game = Fuori dal gioco
on-role-card = sulla carta ruolo
outbreaks-short = focolai
rate-short = livello
deck-short = mazzo
forecast-how = La prima esce per prossima. Trascina, o sposta con le frecce.
earlier = prima
later = dopo
infection-within = Esce entro le prossime { $cards } carte infezione
infection-top = In cima ci sono { $cards } carte rimesse

# the board of Flatline

fl-die-first = Scegli prima un dado.
fl-seconds-left = { $count ->
    [one] Manca { $count } secondo
   *[other] Mancano { $count } secondi
 }
fl-seconds-short = secondi
fl-count-in = pronti
fl-dial-of = Quadrante: { $patient }
fl-connected = collegato ora
fl-lines-open = righe aperte: { $count }
fl-nobody = nessuno qui
fl-slot-free = Fila { $row }, posizione { $slot }: libera
fl-dial = Casella collegata: { $space }; per primo: { $bay }
fl-power = Cubi di energia: { $count } su { $of }
fl-next = Emergenze nel prossimo round: { $count }
fl-lost = Carte perse: { $count } su { $of }
fl-treated = Curati: { $count } su { $of }. Ancora in arrivo: { $left }
fl-dice = { $count ->
    [one] { $count } dado in mano
   *[other] { $count } dadi in mano
 }
fl-track = Tracciato dei rilanci: { $used } su { $of }
fl-roll = { $count ->
    [one] lancia { $count } dado
   *[other] lancia { $count } dadi
 }
fl-which-dice = quali dadi?
fl-no-right = senza permesso
fl-free = caselle libere: { $count }
fl-fits-nowhere = Ora non va bene da nessuna parte.
fl-key-die = Scegliere un dado, o lasciarlo
fl-key-line = Mettere il dado scelto sulla riga con questa lettera
fl-key-act = Rilanciare, sacrificare un dado, fatto

# rules

rules-search = Parole o un numero
rules-contents = Indice
rules-none = Nessuna regola lo dice
rules-english = Le regole numerate sono in inglese.
rules-whole = Tutte le regole
rules-found = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
 }

# opening a record

choose-file = Scegli un file
or-drop = oppure trascinalo qui
open-lead = Una partita finita da rivedere mossa per mossa; o un caso da cui giocare.
open-text = Il testo del verbale o del caso
open-pack = Si è giocato con valori propri
open-pack-lead = Allora serve anche il file con quei valori.
open-wrong = Così non si può aprire
open-watch = Guarda la partita
open-play = Continua a un tavolo

# replay

share-moment = Condividi il momento
seen-by = Con gli occhi di
seen-by-all = tutti: carte scoperte
seen-by-watcher = uno spettatore
to-start = All'inizio
to-end = Alla fine
turn-back = Un turno indietro
turn-on = Un turno avanti
move-back = Una mossa indietro
move-on = Una mossa avanti
play-film = Riproduci
hide-end = Non svelare il finale
play-on-here = Continua da qui
story-of-end = Com'è finita

# the end

won-together = Una vittoria di tutti
won-by = { $count ->
    [one] La vittoria va a
   *[other] Si dividono la vittoria
 }
comfort-1 = Le mani, almeno, erano pulite.
comfort-2 = Il caffè è ancora caldo. Un'altra?
comfort-3 = Anche il miglior reparto ha notti così.
comfort-4 = Per la cartella: si è lottato fino all'ultima carta.
in-figures = La partita in cifre
turns = Turni
played-for = Tempo
minutes = { $count } min
hours-minutes = { $hours } h { $minutes } min
same-table-again = Stesso tavolo, di nuovo
agree-again = Sì, ancora una
asked-again = Agli altri è stato chiesto se vogliono giocare ancora.
seal-fits = Le carte erano sigillate prima della prima mossa. Il sigillo combacia.
seal-differs = Le carte non combaciano con il sigillo mostrato prima della prima mossa.
seal-check = Verifica di persona
# Pandemic: che cosa ha fatto il mondo e che cosa minaccia

told = Che cosa è appena successo
told-increase = Epidemia, 1 incremento: livello di contaminazione { $rate }
told-infect = Epidemia, 2 contaminazione: { $city }, { $cubes ->
        [0] nessun cubo
        [1] 1 cubo
        *[other] { $cubes } cubi
    }
told-intensify = Epidemia, 3 intensificazione: le città contaminate tornano in cima
told-infection = { $cubes ->
        [0] Carta Contaminazione: { $city }
        *[other] Contaminata: { $city }
    }
told-outbreak = { $chain ->
        [1] Focolaio a { $city }: cubi a { $to }
        *[other] Catena, focolaio { $chain }: { $city }, cubi a { $to }
    }
told-outbreak-alone = { $chain ->
        [1] Focolaio a { $city }
        *[other] Catena, focolaio { $chain }: { $city }
    }
told-prevented = { $city } è salva ({ $by })
told-eradicated-stays = { $city } è salva (malattia debellata)
told-cured = Cura scoperta: { $colour }
told-eradicated = Malattia debellata: { $colour }
told-quiet = Una notte tranquilla: nessuna contaminazione
danger = In pericolo: tre cubi
danger-outbreaks = { $outbreaks ->
        [1] Se esce la sua carta: un focolaio
        *[other] Se esce la sua carta: una catena di { $outbreaks } focolai
    }
danger-lost = Se esce la sua carta, il mondo è perduto
danger-chance = { $percent } % fra le prossime { $cards } carte Contaminazione
layer-top = Le prossime, mescolate: { $size }
layer-below = Sotto, mescolate: { $size }
layer-never = Mai uscite finora: { $size }
comes-back = La prossima epidemia le rimette in cima

# keys and signs of a table

keys-move = Fare o precisare la mossa con questo numero
keys-enter = Invio conferma
keys-escape = Un passo indietro; torna al presente
keys-tab = Da una cosa all'altra
keys-board = A ciò che si può scegliere sul tabellone, in mano, e di nuovo alla domanda
keys-arrows = Sul tabellone: al prossimo obiettivo. Nel passato: prima, dopo
keys-propose = Proporre mosse invece di farle
keys-undo = Annullare l'ultima mossa
keys-reset = Annullare tutto il mio turno
keys-step = Una mossa indietro, una avanti
keys-play = Riprodurre il passato, fermare
keys-log = Al registro
keys-chat = Alla chat
keys-agree = Accettare una proposta, rifiutarla
keys-rule = Leggere la regola di ciò che indichi o della domanda
keys-help = Questa pagina
help-can = Ciò che brilla si può scegliere. Un clic altrove dice perché no.
help-asked = Il bordo: il tavolo aspetta questo posto.
help-turn = La barra: questo posto è di turno.
help-away = Il punto vuoto: non c'è nessuno.
help-hold = Tieni il puntatore o il dito su qualsiasi cosa per leggere che cos'è e per quale regola.

# the start page

who-sits = Chi siede dove
seat-me = io
seat-friend = con un link
bot-random = bot a caso
bot-planner = bot sveglio
bot-greedy = bot impulsivo
bot-head-of-ward = bot esperto
start-links = Poi avrai i link da mandare
table-name = Nome del tavolo
clock-60 = 1 min
takes-back-own = la propria mossa
takes-back-owner = partita di prova: a ogni momento
takes-back-off = mai
seed-none = nessuno lo conosce
pack-own = Valori delle carte propri
your-move = tocca a te
seats-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
 }
ready-to-start = Posti completi: si può cominciare
nothing-going = Nessuna partita in corso.
no-tables-lead = Ancora nessun tavolo. Scegli una scatola e apri il primo; ti aspetta qui fino alla fine.
finished-ones = Finite
show-all = Mostra tutto
show-fewer = Mostra meno
join-lead = Ti hanno mandato un link?
forget-me = Dimenticami
forget-sure = Sì, dimentica tutto
forget-lead = Questo browser conserva i tuoi posti, il tuo nome e le impostazioni; nient'altro ti conosce. Se li dimentica, ai tuoi tavoli riportano solo i link.

# the waiting room

invite-lead = Manda un link a chi deve giocare. La partita aspetta qui.
guest-lead = Il posto è tuo. Si comincia quando ci sono tutti.
make-link = Crea un link
new-link = Nuovo link: il vecchio scade
share-link = Condividi
share-text = Un posto per te: { $table }
watch-link = Link per gli spettatori
watch-link-lead = Vedono ciò che tutti possono vedere, e nessuna mano.
waiting-room-short = ancora nessuno
rename = Cambia nome
wait-owner = Si comincia quando lo dice chi ha aperto il tavolo.
free-filled-by = I posti liberi vanno a

# lessons

lesson = Prima partita
lesson-open = Impara giocando
next-step = Avanti
lesson-end = Esci dalla lezione
lesson-stay = Una cosa alla volta: la lezione aspetta un'altra mossa.
lesson-step = { $at } di { $all }
lesson-do = Tocca a te
lesson-pandemic-1 = Ogni lampada è una città, ogni cubo un po' di malattia. Quattro colori, quattro forme. Sei il Medico; la pedina col tuo segno mostra dove sei. Si vince o si perde tutti insieme.
lesson-pandemic-2 = Si vince con quattro cure. Si perde all'ottavo focolaio, se finiscono i cubi di un colore o se finiscono le carte. Gli indicatori negli oceani dicono quanto siamo vicini.
lesson-pandemic-3 = Un turno ha quattro azioni. Chicago ha tre cubi: uno in più e scoppia un focolaio. Vai lì: clicca la città che brilla o il suo pulsante.
lesson-pandemic-4 = Ora tratta. Gli altri tolgono un cubetto; il Medico toglie tutti quelli di un colore in una volta.
lesson-pandemic-5 = Restano due azioni. Anche Washington sta male. Prima torna ad Atlanta…
lesson-pandemic-6 = …e poi a Washington. Al prossimo turno potrai trattare lì.
lesson-pandemic-7 = Le azioni sono finite. Prima di pescare puoi giocare un evento, come quello che hai in mano. Per ora tienilo e passa: si pescano due carte e si contaminano delle città.
lesson-pandemic-8 = In alto a destra c'è quello che è appena successo: hai pescato due carte e sono state contaminate tante città quante dice il livello di contaminazione. Le loro carte restano scoperte in «Contaminate». «Cosa viene ora» dice che cosa farà il gioco.
lesson-pandemic-9 = Una cura chiede cinque carte di un colore e una stazione di ricerca: sta dove c'è la casetta. Chi sta nella città di una carta può darla o prenderla lì; la Ricercatrice dà una qualunque delle sue. Riunite un colore in una mano.
lesson-pandemic-outbreaks = Chicago è al sicuro. Con un quarto cubo sarebbe scoppiato un focolaio: un cubo in ogni città collegata, e l'indicatore a sinistra sarebbe salito. Le vicine piene scoppiano a loro volta: una catena.
lesson-pandemic-epidemics = Fra le carte giocatore si nascondono epidemie. Ognuna alza il livello, mette tre cubi in una città nuova e rimette in cima le carte contaminate: tornano le stesse città. Perciò tratta prima quelle in «Contaminate».
lesson-pandemic-go = Sosta su una cosa per leggere che cos'è; un clic che non si può dice perché. Le pedine si trascinano, e Annulla riprende ciò che non ha rivelato nulla. Il resto tocca a te: buona fortuna!
lesson-pandemic-epidemic-now = Un'epidemia, in tre passi: il livello sale, la carta in fondo mette tre cubi nella sua città e tutte le carte contaminate tornano in cima. Guarda le città con una piccola carta: sono le prossime.
lesson-pandemic-outbreak-now = Un focolaio: la città era piena, così ogni città collegata ha ricevuto un cubo e l'indicatore è salito. A otto è tutto perduto. Le città con l'anello sono piene: trattale per prime.
lesson-pandemic-cured-now = La prima cura! Ora trattare quel colore toglie in una volta tutti i suoi cubi da una città. Quando sul tabellone non ne resta nessuno, la malattia è debellata e non torna più. Mancano tre cure.
lesson-hrubec-1 = Guidi un reparto: una sala operatoria, quattro studi. Ogni paziente guarito porta i punti del distintivo scuro, ogni morto ne costa due. Vince chi ne ha di più quando l'ospedale chiude.
lesson-hrubec-2 = Nella tua sala non c'è nessuno: è un turno d'ospedale. Comincia con una cosa sola: pescare una carta o assumere un medico. I medici aggiungono i loro quattro valori alle somme della squadra. Assumi il Macellaio, tre in chirurgia: fai clic sulla carta e conferma, o trascinala in uno studio.
lesson-hrubec-3 = Poi l'accettazione: ricovera qualcuno dalla sala d'attesa o rivela il prossimo paziente della coda. Non aspetta ancora nessuno: rivela.
lesson-hrubec-4 = Le carte azione si giocano nel proprio turno, quante ne vuoi: le istantanee agiscono subito, le durature valgono per tutti i reparti finché ne arriva un'altra, quelle di operazione aiutano prima del lancio. Fermati su una carta per leggerla tutta. Per ora termina il turno.
lesson-hrubec-5 = Gli altri hanno assunto, e Bot 2 ha già un paziente. Questa volta pesca una carta: si può con meno di cinque in mano.
lesson-hrubec-6 = Aspetta l'Appendicite. Le sei caselle sotto un paziente sono le facce del dado: quelle piene guariscono con la tua squadra. Chirurgia 3 e un 2 fanno 5: cinque su sei. Fai il ricovero; resta nella tua sala fino al tuo prossimo turno.
lesson-hrubec-7 = Fino ad allora può succedere di tutto: ci sono carte che portano via medici e pazienti. Termina il turno e guarda.
lesson-hrubec-8 = C'è qualcuno nella tua sala: è un turno di operazione. Una faccia del dado ancora non basta. Scegli l'Infermiera e guarda le facce prima di confermare.
lesson-hrubec-9 = Squadra, carta duratura, bonus e dado insieme devono raggiungere la difficoltà; il pareggio basta. Opera.
lesson-hrubec-10 = Guarigione: il paziente è nel tuo mucchio; un fallimento sarebbe stato un morto nell'obitorio. Una stella segna chi fa qualcosa in più: l'Appendicite ti ha dato una carta. Fermati su una carta per leggere che cosa fa.
lesson-hrubec-11 = E ora il sabotaggio: una carta che può colpire qualcuno fa brillare i bersagli. Somme e dadi mostrano che cosa farebbe prima di confermare. Il Dr. Acula protegge il paziente nella sua sala, il Dr. Incognito protegge se stesso.
lesson-hrubec-12 = La coda dice quanti ne mancano. Dopo l'ultimo l'ospedale chiude, ogni paziente in sala è operato un'ultima volta e si contano i punti. In parità vince chi ha meno morti, poi chi ha più guariti. Il reparto è tuo.
lesson-flatline-1 = Siete medici su una nave dopo un'esplosione. Negli angoli ci sono quattro pazienti. Una linea piena di dadi è completata; chi ha tutte le linee completate è curato. Curate tutti prima che finisca l'energia o si perdano sei carte urgenti.
lesson-flatline-2 = Ogni round comincia con una perdita di energia: un cubo lascia l'indicatore. Il posto dove stava dice quante emergenze arrivano. Inizia il round.
lesson-flatline-3 = Le carte blu vanno nella zona emergenze, quelle arancioni nella zona urgente. Rivelale.
lesson-flatline-4 = Due dadi emergenza cadono nella zona emergenze e le carte che stanno lì colpiscono subito. Più ne lasciate, più è probabile. Tira.
lesson-flatline-5 = Ciò che colpisce ha una cornice magenta. Lascia che accada.
lesson-flatline-6 = Ora c'è tempo per pianificare. I dadi devono corrispondere alle icone degli spazi. Le figure di una linea dicono di chi servono i dadi: di chiunque, di un medico, di due, di più di uno, o uno di ciascuno. Con «proponi» mostri una linea agli altri, e loro te la lasciano.
lesson-flatline-7 = Contro il tempo avresti un minuto da qui. In questa lezione no: il conto alla rovescia finisce quando tutti hanno fatto. Avvialo.
lesson-flatline-8 = Tutti i dadi sono tirati. Scegli uno dei tuoi e poi uno spazio che brilla; oppure trascinalo. Un dado piazzato resta.
lesson-flatline-9 = Mezza linea non vale nulla, quindi finiscine una: piazza un altro dado, meglio accanto al primo o dove ha cominciato il bot.
lesson-flatline-10 = Un dado che non entra da nessuna parte si può sacrificare: va sul tracciato dei rilanci e qualcuno può tirare di nuovo.
lesson-flatline-11 = Piazza ciò che aiuta. Quando non c'è altro da fare, di' che hai fatto.
lesson-flatline-12 = Ora tutto si risolve, passo per passo. Una carta urgente piena diventa una carta triage per dopo; se no, è persa. Le emergenze piene se ne vanno, le linee piene ricevono la tessera e una stazione piena restituisce un cubo.
lesson-flatline-13 = Quando un paziente è curato si attiva l'effetto del quadrante a cui è collegato in quel momento. Poi il quadrante gira. Perciò conta quando finisci qualcuno. Ora la nave è tua.
cover-title = Passa lo schermo
cover-lead = Gli altri non guardino.
cover-take = Sono io
kind-instant = istantanea
kind-long = duratura
kind-op = prima di operare
cured-pile = Guariti
team = Reparto
back-number = Dorso { $number }
covered-place = In due giocatori questo posto resta coperto.
final-operation = Operazione finale
cured-patient = guarisce
dead-patient = muore
outcome-cured = Guarigione
outcome-died = Decesso
outcome-failed = Fallimento
option-hands-auto = come al solito
