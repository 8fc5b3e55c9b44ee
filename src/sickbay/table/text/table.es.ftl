### A live table: what happens around the game, and what it refuses.


## The log

log-sat = { $name } toma asiento
log-started = Empieza la partida
log-started-position = La partida empieza desde una posición escrita
log-auto-deadline = Se acabó el tiempo: la mesa responde por { SEAT($seat) }
log-auto-failed = El bot no responde: la mesa responde por { SEAT($seat) }
log-undone = { SEAT($seat) } deshace { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}: { $moves }
log-undone-agreed = De acuerdo: { SEAT($seat) } deshace { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}: { $moves }
log-undone-owner = Quien creó la mesa deshace { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}: { $moves }
log-proposed-undo = { SEAT($seat) } pide deshacer { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}: { $moves }
log-proposed-abandon = { SEAT($seat) } pide acabar la partida sin terminarla
log-proposed-rematch = { SEAT($seat) } pide jugar otra vez
log-agrees = { SEAT($seat) } acepta
log-declines = { SEAT($seat) } no acepta
log-declines-late = Sin respuesta de { SEAT($seat) }: cuenta como no
log-ordered = { SEAT($seat) }: { $what }
log-marked = { SEAT($seat) } propone: { $move }
log-unmarked = { SEAT($seat) } retira sus propuestas
log-paused-by = { SEAT($seat) } pausa la partida
log-paused-owner = Quien creó la mesa pausa la partida
log-paused-lost = { SEAT($seat) } ha perdido la conexión: el reloj se para
log-clocked = Corre el reloj: { $seconds } s
log-resumed-by = { SEAT($seat) } reanuda la partida
log-resumed-owner = Quien creó la mesa reanuda la partida
log-handed-over = { SEAT($seat) } deja jugar a un bot: { $bot }
log-handed-over-owner = Quien creó la mesa deja jugar a un bot por { SEAT($seat) }: { $bot }
log-taken-over = { SEAT($by) } deja jugar a un bot por { SEAT($seat) }: { $bot }
log-taken-back = { SEAT($seat) } vuelve
log-linked-claimed = { SEAT($seat) }: el asiento está abierto también en otro dispositivo
log-linked-renewed = { SEAT($seat) }: hay un enlace nuevo de quien creó la mesa; el viejo ya no vale
log-linked-ended = { SEAT($seat) }: el enlace ya no vale, por orden de quien creó la mesa
log-woke = El servidor no estaba y el reloj se paró: { $minutes } min
log-closed-abandoned = De acuerdo: la partida acaba sin terminar
log-closed-idle = Nadie vino en mucho tiempo: la partida acaba sin terminar
log-closed-record = Aquí acaba el acta: la partida queda sin terminar
figure-moves = Jugadas de un asiento
    .each = Jugadas
log-followed = De acuerdo: la próxima partida está lista


## Seats and standing orders

table-bot-name = Bot { $seat }
order-none = preguntarme
order-stop = pasar hasta que diga alto


## What is refused

table-other-game = Esta mesa juega a { $game }, no a { $known }. Da un contrato para { $known }.
table-other-options = La posición es de otras opciones.
table-no-record = Una partida que empezó desde una posición escrita no tiene acta.
table-only-owner = Eso solo lo hace quien creó la mesa.
table-only-watching = Estás mirando. Para jugar, toma un asiento con su enlace.
table-not-your-seat = { SEAT($seat) } no es tu asiento. Habla por un asiento tuyo.
table-no-seat = En esta mesa no hay asiento { $seat }.
table-bot-seat = Por { SEAT($seat) } juega un bot.
table-bot-sits-in = Un bot juega por { SEAT($seat) }. Recupera antes el asiento.
table-name-bad = Eso no sirve como nombre. Usa hasta { $most } signos, con letras, de un solo alfabeto.
table-name-taken = { $name } se parece a otro nombre de la mesa. Elige otro.
table-started-already = La partida ya ha empezado.
table-seats-open = Asientos libres: { $count }. Espera, o elige un bot para ellos.
table-not-started = La partida no ha empezado. La empieza quien creó la mesa.
table-over = La partida ha acabado.
table-not-over = La partida aún no ha acabado.
table-paused = Partida en pausa, por { SEAT($seat) }. Reanúdala antes.
table-paused-by-owner = Partida en pausa, por quien creó la mesa. Reanúdala antes.
table-paused-lost = El reloj está parado porque alguien perdió la conexión. Reanuda antes.
table-paused-woke = El reloj está parado porque el servidor no estaba. Reanuda cuando hayan vuelto todos.
table-pauses-never = En esta mesa se acordó que nadie para el reloj. Espera al final de la cuenta atrás.
table-counts-in = El reloj aún no corre. Espera a que acabe la cuenta.
table-time-up = Se acabó el tiempo: eso llegó tarde.
table-not-paused = La partida no está en pausa.
table-no-clock = { $game } no se juega contra el reloj. Quita «clock».
table-moved-on = Mientras tanto ha pasado algo. Mira otra vez y elige.
table-no-windows = En este juego no hay nada que dejar pasar.
table-order-unknown = No hay orden «{ $until }». Hay: { $may }
table-said-enough = Ya has dicho y cambiado bastante en esta mesa. Aún puedes jugar, responder y continuar.
table-marks-full = No más de { $most } propuestas a la vez. Retira antes alguna.
table-undo-off = En esta mesa no se deshace nada.
table-undo-clock = Lo que se hizo contra el reloj, hecho está. Solo se puede deshacer lo posterior.
table-undo-nothing = No hay jugada que deshacer.
table-undo-nothing-free = No hay nada que se pueda deshacer sin preguntar.
table-undo-declined = Los demás dijeron que no. Pide otra vez tras la próxima jugada.
table-proposed-already = Eso ya está propuesto. Responde antes.
table-no-proposal = Esa propuesta está resuelta.
table-answered = { SEAT($seat) } ya ha aceptado.
table-follows = La próxima partida ya está lista.
table-chat-empty = Ahí no hay nada que leer. Escribe algo.
table-not-silent = La partida no espera a { SEAT($seat) }.
table-too-soon = { SEAT($seat) } aún tiene tiempo: { $seconds } s
table-no-stand-in = Ningún bot juega por { SEAT($seat) }.
