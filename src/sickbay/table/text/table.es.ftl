### A live table: its log, and what it refuses.


## The log

table-sat = { $name } se sienta
table-started = La partida ha empezado
table-auto-deadline = { SEAT($seat) }: se acabó el plazo y responde la mesa
table-auto-failed = { SEAT($seat) }: el bot no tiene respuesta y responde la mesa
table-undone = { SEAT($seat) } retira: { $moves }
table-undone-agreed = Con el acuerdo de la mesa, { SEAT($seat) } retira: { $moves }
table-undone-owner = Quien abrió la mesa retira: { $moves }
table-proposed-undo = { SEAT($seat) } pide retirar: { $moves }
table-proposed-abandon = { SEAT($seat) } pide acabar la partida sin terminarla
table-proposed-rematch = { SEAT($seat) } pide otra partida
table-agrees = { SEAT($seat) } acepta
table-declines = { SEAT($seat) } dice que no
table-declines-late = { SEAT($seat) } no responde a tiempo y la propuesta termina
table-ordered = { SEAT($seat) }, ocasiones de evento: { $what }
table-marked = { SEAT($seat) } propone: { $move }
table-unmarked = { SEAT($seat) } ya no propone nada
table-paused-by = { SEAT($seat) } pone la partida en pausa
table-paused-owner = Quien abrió la mesa pone la partida en pausa
table-resumed-by = { SEAT($seat) } reanuda la partida
table-resumed-owner = Quien abrió la mesa reanuda la partida
table-handed-over = { SEAT($seat) } deja jugar a un bot: { $bot }
table-taken-over = Un bot juega por { SEAT($seat) }: { $bot }. Lo pidió { SEAT($by) }
table-handed-over-owner = Un bot juega por { SEAT($seat) }: { $bot }. Lo pidió quien abrió la mesa
table-taken-back = { SEAT($seat) } vuelve
table-woke = El servidor no estuvo ({ $minutes } min). Ningún reloj cuenta ese tiempo
table-closed-abandoned = Hay acuerdo: la partida acaba sin terminar
table-closed-idle = Hace mucho que no viene nadie y la mesa se cierra
table-followed = Sigue otra partida
table-bot-name = Bot { $seat }

## Standing orders

order-none = preguntarme
order-stop = pasar hasta que diga alto

## What the table refuses

table-not-your-seat = { SEAT($seat) } no es tu asiento
table-only-watching = Aquí solo miras. Un enlace de invitación da un asiento
table-only-owner = Eso solo puede hacerlo quien abrió la mesa
table-bot-seat = { SEAT($seat) } es de un bot
table-bot-sits-in = Un bot juega por { SEAT($seat) }. Recupera antes el asiento
table-name-bad = Eso no puede ser un nombre. Usa de 1 a { $most } letras de un solo alfabeto
table-name-taken = Aquí ya hay alguien con el nombre «{ $name }». Elige otro nombre
table-seats-open = Asientos sin ocupar: { $count }. Espera, o deja que los ocupen bots
table-not-started = La partida no ha empezado todavía
table-over = La partida ha terminado
table-paused = { SEAT($seat) } ha puesto la partida en pausa. Reanúdala antes
table-paused-by-owner = Quien abrió la mesa ha puesto la partida en pausa. Reanúdala antes
table-moved-on = La posición ha cambiado entretanto. Mírala de nuevo y elige
table-no-windows = Aquí no hay ocasiones que puedan pasar solas
table-order-unknown = «{ $until }» no es una instrucción. Puede ser: { $may }
table-marks-full = Ya se muestran { $most } propuestas. Quítalas antes
table-undo-off = En esta mesa no se retira nada
table-undo-nothing = No hay nada que retirar
table-undo-nothing-free = Ya no hay jugadas de este turno que se puedan retirar libremente
table-undo-declined = Se acaba de rechazar. Se podrá pedir tras la próxima jugada
table-proposed-already = Eso ya está propuesto. Espera las respuestas
table-not-over = La partida sigue en curso
table-follows = Ya sigue otra partida
table-no-proposal = Esta propuesta ya terminó
table-answered = Ya has aceptado
table-chat-empty = No hay nada escrito
table-not-paused = La partida no está en pausa
table-no-seat = Aquí no hay asiento { $seat }
table-not-silent = { SEAT($seat) } no hace esperar a la partida
table-too-soon = A { SEAT($seat) } le queda tiempo: { $seconds } s
table-no-stand-in = Ningún bot juega por { SEAT($seat) }
table-other-game = Esta mesa juega a { $game }, no a { $known }. Abre otra mesa
