# The frame and its pages. Names as in the glossary of the interface.

table = Mesa
my-tables = Mis mesas
open-table = Abrir mesa
choose-game = Elige un juego
game-kind = Juego
game-played = Partida
seat = Asiento
seats = Asientos
free-seat = Asiento libre
take-seat = Sentarse
leave-seat = Dejar el asiento
give-seat = Ceder el asiento
take-over = Tomar el relevo
take-back-seat = Recuperar mi asiento
player = Jugador
people = Personas
you = tú
spectator = Público
watch = Mirar
bot = Bot
add-bot = Añadir bot
host = Mesa
name = Nombre
invite-link = Enlace de invitación
copy-link = Copiar enlace
link-copied = Enlace copiado
paste-link = Pega el enlace
join = Entrar
leave-table = Salir de la mesa
waiting-room = Esperando gente
start-game = Empezar
no-tables-yet = Aún no hay mesas
turn = Turno
turn-of-flatline = Ronda
round = Ronda
move = Jugada
action = Acción
your-turn = Tu turno
whose-turn = Turno
meanwhile = Entretanto:
waits-for = Se espera a
asked = Te toca
offered = Puede actuar
you-may = Puedes
thinking = pensando
undo = Deshacer
take-back = Retirar jugada
end-turn = Acabar turno
confirm = Confirmar
back = Atrás
cancel = Cancelar
close = Cerrar
pass = Pasar
skip = Saltar
yes = Sí
no = No
agree = Aceptar
decline = Rechazar
done = Listo
choose = Elegir
chosen = Elegido
nothing-to-do = Nada que hacer
not-now = Ahora no
why-not = ¿Por qué no?
refused = No se puede
rule = Regla
rules = Reglas
proposal = Propuesta
propose = Proponer
follow-proposal = Seguir
agenda = Qué viene ahora
log = Registro
chat = Chat
write-message = Escribe un mensaje
timeline = Línea de tiempo
look-back = Mirar atrás
now = Ahora
back-to-now = Volver al presente
moment = Momento
step = Paso
board = Tablero
hand = Mano
my-hand = Mi mano
cards-in-hand = Cartas en mano
card = Carta
deck = Mazo
piles = Mazos
discard-pile = Descarte
face-down = Boca abajo
hidden = Oculto
fold = Plegar
unfold = Desplegar
whole-board = Tablero entero
zoom-in = Acercar
zoom-out = Alejar
more-options = Más opciones
help = Ayuda
home = Inicio
clock = Reloj
time-left = Tiempo restante
seconds = Segundos
no-clock = Sin reloj
countdown = Cuenta atrás
pauses = Quién para el reloj
pauses-anyone = Cualquiera
pauses-lost = También una conexión perdida
pauses-never = Nadie
move-a-day = Una jugada al día
deadline = Plazo
pause = Pausa
pause-verb = Pausar
resume = Reanudar
paused = En pausa
paused-by = En pausa por { $name }
paused-lost = Se perdió una conexión: el reloj está parado
paused-woke = El servidor no estaba: el reloj espera a que vuelvan todos
standing-orders = Instrucciones
ask-me = Preguntarme
ask-always = Siempre
ask-on-call = Si digo alto
ask-not-this-turn = Este turno no
auto-move = automático
online = Aquí
offline = Fuera
reconnecting = Reconectando
connected = Con conexión
no-connection = Sin conexión
not-sent = Sin enviar
table-is-full = Mesa completa
link-used = Asiento ocupado
link-unknown = Enlace desconocido
try-again = Reintentar
something-broke = Algo ha fallado
settings = Ajustes
language = Idioma
english = Inglés
spanish = Español
czech = Checo
italian = Italiano
sound = Sonido
volume = Volumen
beat = Latido y cuenta atrás en voz alta
motion = Movimiento
reduced-motion = Movimiento reducido
speed = Velocidad
contrast = Contraste
text-size = Tamaño del texto
theme = Aspecto
keys = Teclas
notifications = Avisos
motion-off = no
motion-normal = normal
motion-fast = rápido
confirm-moves = Confirmar jugadas
confirm-none = ninguna
confirm-final = definitivas
confirm-all = todas
large-type = Letra más grande
notify-turn = Aviso en el escritorio
notify-denied = El navegador no permite avisos de esta página.
ask-all-to-end = Preguntar a todos
on = Sí
off = No
seats-option = Jugadores
free-seats-option = Asientos libres
level = Nivel
open-option = a la vista
closed-option = ocultas
dealt = al azar
chosen-option = a elegir
first-player = Empieza
random = Al azar
live = En directo
over-days = Por días
solo = En solitario
private-table = Solo con enlace
spectators-allowed = Con público
sealed-deal = Reparto sellado
seal = Sello
seed = Semilla
verify = Verificar
verified = Verificado
does-not-match = No coincide
record = Acta
save-record = Guardar el acta
open-record = Abrir un acta
case = Caso
records-and-cases = Actas y casos
make-case = Hacer un caso
position = Posición
replay = Repetición
analysis = Análisis
win-chance = Opción de ganar
turning-point = Punto de inflexión
digest = Huella
victory = Victoria
defeat = Derrota
you-won = Has ganado
you-lost = Has perdido
we-won = Hemos ganado
we-lost = Hemos perdido
winner = Ganador
draw-result = Empate
score = Puntuación
points = Puntos
game-over = Fin de la partida
play-again = Otra partida
same-table = La misma mesa
campaign = Campaña
scenario = Escenario

# beyond the glossary

moves = Jugadas
connecting = Conectando
outbreaks = Brotes
undo-not = Ahora no puedes retirar nada
reset-turn = Rehacer mi turno
undo-free = Nadie ha respondido aún: se deshace al momento.
undo-ask = Se pregunta a los demás si están de acuerdo.
undo-off = En esta mesa no se deshace nada.
undo-asked = Ya se está preguntando a la mesa.
rewind = Deshacer hasta aquí
rewind-owner = En una partida para aprender puede hacerlo quien abrió la mesa. Queda en el registro.
rewind-ask = Se deshacen las jugadas tras este momento; si afecta a otros, se les pregunta.
rewind-sure = ¿Deshacer { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}?
play-past = Reproducir lo pasado
moves-missed = Jugadas desde entonces: { $count }
proposals = Propuestas
propose-what = Mostrar jugadas en el tablero en vez de hacerlas. Los demás ven quién las propone.
propose-how = ¿Qué propones?
unpropose = Retirar mis propuestas
proposal-due = Sin respuesta hasta entonces, cuenta como no
agenda-now = Esto es lo que pasa ahora.
agenda-then = Esto viene después.
more-steps = { $count } más
choose-on-board = Elige en el tablero
actions-left = Acciones restantes: { $count }
ask-about = Si puedo intervenir
seat-turn = Tiene el turno
seat-asked = La mesa espera a este asiento
seat-due = Tiempo restante: { $time }
seat-grace = Un bot puede relevar dentro de { $time }
stand-in = Juega un bot: { $bot }
chat-empty = Nadie ha dicho nada aún
unread = { $count } sin leer
unsent-chat = mensaje
unsent-mark = propuesta
unsent-undo = deshacer
unsent-reset = rehacer mi turno
unsent-answer = respuesta
unsent-order = orden permanente
unsent-other = petición
end-unfinished = Terminar sin acabar la partida
start-with-bots = Empezar; los bots ocupan los sitios libres
game-pandemic = Pandemic
game-hrubec = Doktor Hrubec
game-flatline = Flatline
infection-rate = Tasa de infección
cubes-left = Cubos restantes
infected = Infectadas
infection-deck = Mazo de infección
player-deck = Mazo de jugadores
epidemic-within = { $epidemics } en las próximas { $cards }
discarded = { $count } descartadas
event = EVENTO
station = centro de investigación
uncured = sin cura
cured = con cura
eradicated = erradicada
morgue = Morgue
empty = vacío
queue = Cola
left = quedan { $count }
free-place = sitio libre
free-office = consulta libre
covered = tapado
every-ward = para todos
no-long-term = Ninguna carta en vigor
draw-pile = Mazo
discard-pile-short = Descarte
waiting-room-title = Sala de espera
die = dado
odds = { $faces } de 6
start-lead = Abre una mesa, envía el enlace, siéntate.
start-sealed = El reparto se sella antes de sentarte
bots = Bots
clock-900 = 15 min
game-pandemic-lead = Cuatro enfermedades, un mundo, pocos días.
game-hrubec-lead = Contrata, opera, sabotea. No entierres a nadie.
game-flatline-lead = Un minuto, muchos dados, demasiados pacientes.
game-pandemic-time = 45 min
game-hrubec-time = 60 min
game-flatline-time = 45 min
stage-gathering = esperando
stage-playing = en marcha
stage-over = acabada
stage-closed = cerrada
option-seats = Asientos
option-epidemics = Epidemias
option-hands = Manos
option-hands-open = abiertas
option-hands-closed = cerradas
plain-page = Página sin JavaScript
hands = Manos
protected = protegida
population = Población
infection-place = Carta de infección { $place } desde arriba
infection-among = De las cartas devueltas arriba, salen { $cards } de { $among }
epidemic-none = ninguna en las próx. { $cards }
known-order = Conocidas, la de arriba primero
out-of-game = Fuera del juego
on-role-card = en la carta de rol
outbreaks-short = brotes
rate-short = tasa
deck-short = mazo
forecast-how = La primera sale la próxima vez. Arrastra o mueve con las flechas.
earlier = antes
later = después
infection-within = Sale entre las próximas { $cards } cartas de infección
infection-top = Encima hay { $cards } cartas devueltas

# the board of Flatline

fl-die-first = Elige antes un dado.
fl-seconds-left = { $count ->
    [one] Queda { $count } segundo
   *[other] Quedan { $count } segundos
 }
fl-seconds-short = segundos
fl-count-in = atención
fl-dial-of = Dial de { $patient }
fl-connected = conectado ahora
fl-lines-open = líneas abiertas: { $count }
fl-nobody = nadie aquí
fl-slot-free = Fila { $row }, ranura { $slot }: libre
fl-dial = Hueco conectado: { $space }; primero: { $bay }
fl-power = Cubos de energía: { $count } de { $of }
fl-next = Emergencias en la próxima ronda: { $count }
fl-lost = Cartas perdidas: { $count } de { $of }
fl-treated = Tratados: { $count } de { $of }. Por llegar: { $left }
fl-dice = { $count ->
    [one] { $count } dado en mano
   *[other] { $count } dados en mano
 }
fl-track = Pista de relanzar: { $used } de { $of }
fl-roll = { $count ->
    [one] lanzar { $count } dado
   *[other] lanzar { $count } dados
 }
fl-which-dice = ¿qué dados?
fl-no-right = sin permiso
fl-free = libres: { $count }
fl-fits-nowhere = Ahora no encaja en ningún sitio.
fl-key-die = Elegir un dado, o soltarlo
fl-key-line = Poner el dado elegido en la línea con esa letra
fl-key-act = Relanzar, sacrificar un dado, listo

# rules

rules-search = Palabras o un número
rules-contents = Índice
rules-none = Ninguna regla dice eso
rules-english = Las reglas numeradas están en inglés.
rules-whole = Todas las reglas
rules-found = { $count ->
    [one] { $count } pasaje
   *[other] { $count } pasajes
 }

# opening a record

choose-file = Elegir un archivo
or-drop = o suéltalo aquí
open-lead = Una partida acabada, para volver a verla jugada a jugada; o un caso desde el que jugar.
open-text = El texto del acta o del caso
open-pack = Se jugó con valores propios
open-pack-lead = Entonces también hace falta el archivo con esos valores.
open-wrong = Esto aún no se puede abrir
open-watch = Ver la partida
open-play = Seguir jugando en una mesa

# replay

share-moment = Compartir este momento
seen-by = Visto por
seen-by-all = todos: con las manos abiertas
seen-by-watcher = alguien que mira
to-start = Al principio
to-end = Al final
turn-back = Un turno atrás
turn-on = Un turno adelante
move-back = Una jugada atrás
move-on = Una jugada adelante
play-film = Reproducir
hide-end = No desvelar el final
play-on-here = Seguir jugando desde aquí
story-of-end = Cómo acabó

# the end

won-together = Una victoria de todos
won-by = { $count ->
    [one] La victoria es de
   *[other] Comparten la victoria
 }
comfort-1 = Por lavarse las manos no ha sido.
comfort-2 = El café sigue caliente. ¿Otra?
comfort-3 = Hasta la mejor planta tiene noches así.
comfort-4 = Para el informe: se luchó hasta la última carta.
in-figures = La partida en cifras
turns = Turnos
played-for = Tiempo
minutes = { $count } min
hours-minutes = { $hours } h { $minutes } min
same-table-again = La misma mesa otra vez
agree-again = Sí, otra vez
asked-again = Se pregunta a los demás si quieren jugar otra.
seal-fits = El reparto se selló antes de la primera jugada. El sello coincide.
seal-differs = El reparto no coincide con el sello mostrado antes de la primera jugada.
seal-check = Compruébalo
# Pandemic: lo que hizo el mundo y lo que amenaza

told = Lo que acaba de pasar
told-increase = Epidemia, 1 aumento: tasa de infección { $rate }
told-infect = Epidemia, 2 infección: { $city }, { $cubes ->
        [0] ningún cubo
        [1] 1 cubo
        *[other] { $cubes } cubos
    }
told-intensify = Epidemia, 3 intensificación: las ciudades infectadas vuelven arriba
told-infection = { $cubes ->
        [0] Carta de infección: { $city }
        *[other] Infectada: { $city }
    }
told-outbreak = { $chain ->
        [1] Brote en { $city }: cubos a { $to }
        *[other] Cadena, brote { $chain }: { $city }, cubos a { $to }
    }
told-outbreak-alone = { $chain ->
        [1] Brote en { $city }
        *[other] Cadena, brote { $chain }: { $city }
    }
told-prevented = { $city } se libra ({ $by })
told-eradicated-stays = { $city } se libra (enfermedad erradicada)
told-cured = Cura descubierta: { $colour }
told-eradicated = Enfermedad erradicada: { $colour }
told-quiet = Una noche tranquila: sin infecciones
danger = En peligro: tres cubos
danger-outbreaks = { $outbreaks ->
        [1] Si sale su carta: un brote
        *[other] Si sale su carta: una cadena de { $outbreaks } brotes
    }
danger-lost = Si sale su carta, el mundo está perdido
danger-chance = { $percent } % entre las próximas { $cards } cartas de infección
layer-top = Próximas, barajadas: { $size }
layer-below = Debajo, barajadas: { $size }
layer-never = Aún sin salir: { $size }
comes-back = La próxima epidemia las devuelve arriba

# keys and signs of a table

keys-move = Hacer o precisar la jugada con este número
keys-enter = Intro confirma
keys-escape = Un paso atrás; volver al presente
keys-tab = De una cosa a la siguiente
keys-board = A lo que se puede elegir en el tablero, en la mano, y de vuelta a la pregunta
keys-arrows = En el tablero: al siguiente objetivo. En el pasado: antes, después
keys-propose = Proponer jugadas en vez de hacerlas
keys-undo = Deshacer la última jugada
keys-reset = Deshacer todo mi turno
keys-step = Una jugada atrás, una adelante
keys-play = Reproducir lo pasado o parar
keys-log = Al registro
keys-chat = Al chat
keys-agree = Aceptar una propuesta, rechazarla
keys-rule = Leer la regla de lo señalado o de la pregunta
keys-help = Esta página
help-can = Lo que brilla se puede elegir. Un clic en otra cosa dice por qué no.
help-asked = El aro: la mesa espera a este asiento.
help-turn = La barra: este asiento tiene el turno.
help-away = El punto hueco: no hay nadie.
help-hold = Deja el puntero o el dedo sobre cualquier cosa para leer qué es y por qué regla.

# the start page

who-sits = Quién se sienta dónde
seat-me = yo
seat-friend = con enlace
bot-random = bot al azar
bot-planner = bot listo
bot-greedy = bot impulsivo
bot-head-of-ward = bot experto
start-links = Después tendrás los enlaces para enviar
table-name = Nombre de la mesa
clock-60 = 1 min
takes-back-own = la propia jugada
takes-back-owner = partida de práctica: a cualquier momento
takes-back-off = nunca
seed-none = nadie la conoce
pack-own = Valores de carta propios
your-move = te toca
seats-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
 }
ready-to-start = Ya está todo el mundo: se puede empezar
nothing-going = No hay ninguna partida en curso.
no-tables-lead = Aún no hay mesas. Elige una caja y abre la primera; te esperará aquí hasta el final.
finished-ones = Terminadas
show-all = Ver todas
show-fewer = Ver menos
join-lead = ¿Te han enviado un enlace?
forget-me = Olvidarme
forget-sure = Sí, olvidarlo todo
forget-lead = Este navegador guarda tus asientos, tu nombre y tus ajustes, y nada más te conoce. Si los olvida, solo los enlaces llevan de vuelta a tus mesas.

# the waiting room

invite-lead = Envía un enlace a quien vaya a jugar. La partida espera aquí.
guest-lead = Ya tienes sitio. La partida empieza cuando esté todo el mundo.
make-link = Crear un enlace
new-link = Enlace nuevo; el anterior caduca
share-link = Compartir
share-text = Un sitio para ti en { $table }
watch-link = Enlace para mirar
watch-link-lead = Ven lo que todos pueden ver, y ninguna mano.
waiting-room-short = aún sin nadie
rename = Cambiar el nombre
wait-owner = La partida empieza cuando lo diga quien abrió la mesa.
free-filled-by = Los asientos libres son para

# lessons

lesson = Primera partida
lesson-open = Aprender jugando
next-step = Siguiente
lesson-end = Salir de la lección
lesson-stay = Cada cosa a su tiempo: la lección espera otra jugada.
lesson-step = { $at } de { $all }
lesson-do = Te toca
lesson-pandemic-1 = Cada lámpara es una ciudad, cada cubo un foco de enfermedad. Cuatro colores, cuatro formas. Eres el médico; el peón con tu signo muestra dónde estás. Todos ganan o pierden juntos.
lesson-pandemic-2 = Se gana con cuatro curas. Se pierde con el octavo brote, si se acaban los cubos de un color o si se acaban las cartas. Los indicadores de los océanos muestran lo cerca que está.
lesson-pandemic-3 = Un turno tiene cuatro acciones. Chicago tiene tres cubos: uno más y habrá un brote. Conduce hasta allí: pulsa la ciudad que brilla o su botón.
lesson-pandemic-4 = Ahora trata. Los demás quitan un cubo; el médico quita todos los de un color a la vez.
lesson-pandemic-5 = Quedan dos acciones. Washington también está mal. Primero de vuelta a Atlanta…
lesson-pandemic-6 = …y de allí a Washington. En el próximo turno podrás tratar allí.
lesson-pandemic-7 = Se acabaron tus acciones. Antes de robar cartas puedes jugar un evento, como la subvención de tu mano. Guárdala por ahora y pasa: se roban dos cartas y se infectan ciudades.
lesson-pandemic-8 = Arriba a la derecha está lo que acaba de pasar: has robado dos cartas y se han infectado tantas ciudades como dice la tasa de infección. Sus cartas quedan a la vista en «Infectadas». «Qué viene ahora» dice lo que hará el juego.
lesson-pandemic-9 = Una cura pide cinco cartas de un color y una centro de investigación; hay uno donde está la casa. Quien está en la ciudad de una carta puede darla o tomarla allí; la investigadora da cualquiera de las suyas. Reunid un color en una mano.
lesson-pandemic-outbreaks = Chicago está a salvo. Con un cuarto cubo habría habido un brote: un cubo en cada ciudad conectada, y el indicador de la izquierda habría avanzado. Las vecinas llenas estallan a su vez: una cadena.
lesson-pandemic-epidemics = Entre las cartas de jugador se esconden epidemias. Cada una sube la tasa, pone tres cubos en una ciudad nueva y devuelve arriba las cartas infectadas: vuelven las mismas ciudades. Trata antes lo que está en «Infectadas».
lesson-pandemic-go = Detente sobre cualquier cosa para leer qué es; un clic que no se puede dice por qué. Los peones se arrastran, y Deshacer retira lo que no reveló nada. Lo demás es cosa tuya: ¡suerte!
lesson-pandemic-epidemic-now = Una epidemia, en tres pasos: sube la tasa, la carta de abajo pone tres cubos en su ciudad y todas las cartas infectadas vuelven arriba. Mira las ciudades con una carta pequeña: son las próximas.
lesson-pandemic-outbreak-now = Un brote: la ciudad estaba llena, así que cada ciudad conectada recibió un cubo y el indicador avanzó. Con ocho se pierde. Las ciudades con anillo están llenas: trátalas primero.
lesson-pandemic-cured-now = ¡La primera cura! Tratar ese color quita ahora todos sus cubos de una ciudad a la vez. Cuando no quede ninguno en el tablero, la enfermedad queda erradicada y no vuelve. Faltan tres curas.
lesson-hrubec-1 = Diriges un servicio: un quirófano y cuatro consultas. Cada paciente que curas da los puntos de la insignia oscura, cada muerto cuesta dos. Gana quien más tenga cuando cierre el hospital.
lesson-hrubec-2 = En tu quirófano no hay nadie: es un turno de hospital. Empieza con una sola cosa: robar una carta o contratar a un médico. Los médicos suman sus cuatro valores a tu equipo. Contrata al Carnicero, tres en cirugía: haz clic en la carta y confirma, o arrástrala a una consulta.
lesson-hrubec-3 = Luego, el ingreso: ingresa a alguien de la sala de espera o revela al siguiente paciente de la cola. Todavía no espera nadie: revela.
lesson-hrubec-4 = Las cartas de acción se juegan en tu turno, cuantas quieras: las instantáneas actúan al momento, las duraderas valen para todos los servicios hasta que llega otra, las de operación ayudan antes de tirar. Detente sobre una carta para leerla entera. Por ahora, acaba el turno.
lesson-hrubec-5 = Los demás han contratado, y Bot 2 ya tiene paciente. Esta vez roba una carta: se puede con menos de cinco en mano.
lesson-hrubec-6 = Espera la Apendicitis. Las seis casillas bajo un paciente son las caras del dado: las llenas curan con tu equipo. Cirugía 3 y un 2 hacen 5: cinco de seis. Haz el ingreso; se queda en tu quirófano hasta tu próximo turno.
lesson-hrubec-7 = Hasta entonces puede pasar de todo: hay cartas que se llevan médicos y pacientes. Acaba el turno y mira.
lesson-hrubec-8 = Hay alguien en tu quirófano: es un turno de operación. Una cara del dado aún falla. Elige a la Enfermera y mira las caras antes de confirmar.
lesson-hrubec-9 = Equipo, carta duradera, bonificaciones y dado juntos deben alcanzar la dificultad; igualarla basta. Opera.
lesson-hrubec-10 = Curación: el paciente está en tu montón; un fracaso habría sido un muerto en tu morgue. Una estrella marca a quien hace algo más: la Apendicitis te ha dado una carta. Detente sobre una carta para leer qué hace.
lesson-hrubec-11 = Y ahora, el sabotaje: una carta que puede afectar a alguien hace brillar sus objetivos. Las sumas y los dados muestran qué haría antes de confirmar. El Dr. Ácula protege al paciente de su quirófano, el Dr. Incógnito se protege a sí mismo.
lesson-hrubec-12 = La cola dice cuántos faltan. Tras el último, el hospital cierra, se opera una vez más a cada paciente de un quirófano y se cuentan los puntos. En un empate ganan menos muertos, luego más curados. El servicio es tuyo.
lesson-flatline-1 = Sois médicos en una nave tras una explosión. En las esquinas hay cuatro pacientes. Una línea con todos sus huecos llenos de dados queda completada; quien tiene todas sus líneas completadas está tratado. Tratad a todos antes de que se acabe la energía o se pierdan seis cartas urgentes.
lesson-flatline-2 = Cada ronda empieza con una pérdida de energía: un cubo deja el medidor. El sitio que ocupaba dice cuántas emergencias llegan. Empieza la ronda.
lesson-flatline-3 = Las cartas azules van a la zona de emergencias; las naranjas, a la zona urgente. Revélalas.
lesson-flatline-4 = Dos dados de emergencia caen en la zona de emergencias, y las cartas que están ahí golpean al momento. Cuantas más dejéis, más probable es. Tira.
lesson-flatline-5 = Lo que golpea tiene un marco magenta. Deja que ocurra.
lesson-flatline-6 = Ahora hay tiempo para planear. Los dados deben coincidir con los iconos. Las figuras de una línea dicen de quién necesita dados: de cualquiera, de una persona, de dos, de más de una o uno de cada. Con «proponer» muestras una línea a los demás, y te la dejan.
lesson-flatline-7 = Contra el reloj tendrías un minuto desde aquí. En esta lección no hay: la cuenta atrás acaba cuando todos están listos. Iníciala.
lesson-flatline-8 = Se han tirado todos los dados. Elige uno de los tuyos y luego un hueco que brille, o arrástralo. Un dado colocado se queda.
lesson-flatline-9 = Media línea no vale nada, así que acaba una: coloca otro dado, mejor junto al primero o donde haya empezado el bot.
lesson-flatline-10 = Un dado que no cabe en ningún sitio se puede sacrificar: va a la pista de relanzar y alguien puede tirar otra vez.
lesson-flatline-11 = Coloca lo que ayude. Cuando no haya nada más que hacer, di que estás listo.
lesson-flatline-12 = Ahora se resuelve todo, paso a paso. Una carta urgente llena se vuelve carta de triaje para más tarde; si no, se pierde. Las emergencias llenas se van, las líneas llenas reciben su ficha y una estación llena devuelve un cubo.
lesson-flatline-13 = Al tratar a un paciente se activa el efecto del dial al que está conectado ahora. Después gira el dial. Por eso importa cuándo acabas con alguien. Ahora la nave es tuya.
cover-title = Pasa la pantalla
cover-lead = Los demás, mirad a otro lado.
cover-take = Soy yo
kind-instant = instantánea
kind-long = duradera
kind-op = antes de operar
cured-pile = Curados
team = Servicio
back-number = Reverso { $number }
covered-place = Con dos jugadores este lugar queda tapado.
final-operation = Operación final
cured-patient = se cura
dead-patient = muere
outcome-cured = Curación
outcome-died = Muerte
outcome-failed = Fracaso
option-hands-auto = lo normal
