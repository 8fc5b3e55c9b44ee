### Pandemic in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = una carta
direct = vuelo directo
charter = chárter
shuttle = puente aéreo
pass = pasar
store = guardar
special = viaje especial
join = reunir
from = desde
order = ordenar
show = mostrar

## Moves

move-drive = Conducir a { $a1 }
    .does = 1 acción: ir a la ciudad conectada, por tierra o por mar (P5.1).
move-direct = Vuelo directo a { $a1 }
    .does = 1 acción: descartar la carta de { $a1 } y volar allí (P5.2).
move-charter = Chárter a { $a1 }
    .does = 1 acción: descartar la carta de la ciudad donde está el peón y volar a { $a1 } (P5.3).
move-shuttle = Puente aéreo a { $a1 }
    .does = 1 acción: volar de centro a centro, sin carta (P5.4).
move-build = { $n ->
        [0] Construir un centro
        *[other] Construir un centro con el de { $a2 }
    }
    .does = 1 acción: descartar la carta de esta ciudad y poner aquí un centro; el Experto en operaciones no necesita carta. Con los seis en el tablero, se traslada uno (P5.5, P6.R4).
move-treat = Tratar: { CUBE($a1) }
    .does = 1 acción: se quita de la ciudad un cubo de este color; todos, si la enfermedad está curada o si trata el Médico (P5.6).
move-give = Dar a { SEAT($a1) } la carta de { $a2 }
    .does = 1 acción: { SEAT($a1) } recibe la carta de { $a2 } y debe aceptar; los dos peones están en esta ciudad (P5.7).
move-take = Coger de { SEAT($a1) } la carta de { $a2 }
    .does = 1 acción: { SEAT($a1) } entrega la carta de { $a2 } y debe aceptar; los dos peones están en esta ciudad (P5.7).
move-cure = Descubrir la cura: { $a1 } ({ $more })
    .does = 1 acción en un centro: descartar cinco cartas de este color, la Científica cuatro; la enfermedad queda curada (P5.8).
move-pass = Pasar
    .does = Renuncia a las acciones restantes (P5.10); si se pregunta por eventos: ninguno ahora (P6.2).
move-store = Guardar el evento { $a1 }
    .does = 1 acción: el evento pasa del descarte a la carta de personaje; al jugarlo desde ahí, sale de la partida (P6.R1).
move-dispatch = { WORD($a2) ->
        [join] Coordinar a { SEAT($a1) }: con el peón de { $a3 }
        [drive] Coordinar a { SEAT($a1) }: conducir a { $a3 }
        [direct] Coordinar a { SEAT($a1) }: vuelo directo a { $a3 }
        [charter] Coordinar a { SEAT($a1) }: chárter a { $a3 }
        *[shuttle] Coordinar a { SEAT($a1) }: puente aéreo a { $a3 }
    }
    .does = { WORD($a2) ->
        [join] 1 acción: un peón va a una ciudad donde hay otro peón; quien lo lleva debe aceptar (P6.R2).
        *[other] 1 acción: mover otro peón como el propio, con cartas del Coordinador; quien lo lleva debe aceptar (P6.R2).
    }
move-special = Viaje especial a { $a2 }, descartando { $a1 }
    .does = 1 acción, una vez por turno: de un centro a cualquier ciudad, descartando una carta de ciudad cualquiera (P6.R4).
move-discard = Descartar { $a1 }
    .does = La carta va al descarte, sin efecto (P5.11).
move-agree = Aceptar
    .does = La jugada se hace (P5.12).
move-refuse = Rechazar
    .does = La jugada no se hace y no cuesta nada (P5.12).
move-airlift = Transporte aéreo: { SEAT($a1) } a { $a2 }
    .does = Evento, sin acción: un peón va a cualquier otra ciudad; quien lo lleva debe aceptar (P6.E1).
move-forecast = Predicción: mirar las seis próximas cartas de infección
    .does = Evento, sin acción: mirar las seis primeras cartas de infección y devolverlas en cualquier orden (P6.E2).
move-order = Devolver, la de arriba primero: { $all }
    .does = Las cartas de infección saldrán en este orden, la primera enseguida (P6.E2).
move-show = Mostrar las cartas a todos
    .does = Todos ven las cartas; falta elegir el orden (P7.4).
move-government_grant = { $n ->
        [1] Subvención estatal: centro en { $a1 }
        *[other] Subvención estatal: centro en { $a1 }, con el de { $a3 }
    }
    .does = Evento, sin acción: un centro en cualquier ciudad que no tenga, sin carta (P6.E3).
move-one_quiet_night = Una noche tranquila: sin las próximas infecciones
    .does = Evento, sin acción: la próxima vez que toque infectar al final de un turno no sale ninguna carta. Las epidemias siguen (P6.E4).
move-resilient_population = Población resistente: { $a1 } sale de la partida
    .does = Evento, sin acción: una carta del descarte de infección sale de la partida para siempre (P6.E5).

## What people did, where the events alone do not say it

told-treat = { SEAT($seat) } trata: { CUBE($a1) }

## What happened: lines of the log

happened-moved = { $by ->
        [other] { SEAT($seat) } lleva a { SEAT($a1) }: { $a2 }
        *[self] { SEAT($a1) } va a { $a2 }
    }
happened-cube = Cubo en { $a1 }: { CUBE($a2) }
happened-prevented = { WORD($a1) ->
        [eradicated] { $a2 }: sin cubo, la enfermedad está erradicada ({ $a3 })
        *[other] { $a2 }: cubo evitado, { CUBE($a3) } ({ $a1 })
    }
happened-outbreak = Brote en { $a1 }: { $a2 }
happened-removed_cubes = { $a3 ->
        [1] { $a1 }: −1 cubo { CUBE($a2) }
        *[other] { $a1 }: −{ $a3 } cubos { PL($a2) }
    }
happened-station = { $by ->
        [nobody] Centro en { $a1 }
        *[other] { SEAT($seat) } construye un centro: { $a1 }
    }
happened-station_gone = Centro retirado en { $a1 }
happened-cured = Cura descubierta: { $a1 }
happened-eradicated = Enfermedad erradicada: { $a1 }
happened-drew = { SEAT($a1) } roba: { $a2 }
happened-gave = { $by ->
        [other] { SEAT($a2) } coge de { SEAT($a1) }: { $a3 }
        *[self] { SEAT($a1) } da a { SEAT($a2) }: { $a3 }
    }
happened-discarded = { SEAT($a1) } descarta: { $a2 }
happened-stored = { SEAT($a1) } guarda el evento: { $a2 }
happened-played = { SEAT($a1) } juega: { $a2 }
happened-out_of_game = Fuera de la partida: { $a1 }
happened-epidemic = Epidemia
happened-rate = { $last ->
        [unknown] Tasa de infección: { $a1 }
        [new] La tasa de infección sube a { $a1 }
        *[same] La tasa de infección sigue en { $a1 }
    }
happened-infection = Infección: { $a1 }
happened-intensified = Las cartas de infección descartadas se barajan y vuelven encima
happened-quiet = Noche tranquila: sin infecciones
happened-looked = { SEAT($a1) } mira cartas de infección: { $more }
happened-ordered = { SEAT($a1) } las devuelve, la de arriba primero: { $more }
happened-showed = { SEAT($a1) } muestra a todos: { $more }
happened-asked = { WORD($a3) ->
        [give] { SEAT($a1) } ofrece a { SEAT($a2) }: { $a5 }
        [take] { SEAT($a1) } pide a { SEAT($a2) } la carta: { $a5 }
        *[other] { SEAT($a1) } pide a { SEAT($a2) }: { $said }
    }
happened-agreed = { SEAT($a1) } acepta
happened-declined = { SEAT($a1) } rechaza
happened-turn = Turno: { SEAT($a1) }
happened-actions_done = { SEAT($a1) } pasa: no más acciones
happened-passed = { SEAT($a1) } pasa
happened-reshuffled = El descarte de infección pasa a ser el nuevo mazo

## Who is asked, and for what

wait-P4-2 = { $seat }: ¿qué acción?
wait-W1 = { $asked ->
        [1] { $seat }: ¿algún evento antes de robar?
        *[other] { $seat }: ¿algún evento antes de la acción?
    }
wait-W2 = { $seat }: ¿algún evento entre las dos epidemias?
wait-W3 = { $seat }: ¿Población resistente antes de intensificar?
wait-W4 = { $seat }: ¿algún evento después de robar?
wait-W5 = { $seat }: ¿algún evento antes de infectar?
wait-W6 = { $seat }: ¿algún evento antes de la próxima carta de infección?
wait-W7 = { $seat }: ¿algún evento antes del próximo turno?
wait-W8 = { $seat }: ¿algún evento antes de descartar?
wait-P5-11 = { $seat }: demasiadas cartas, ¿cuál sale? El límite es 7
wait-P5-12 = { $seat }: ¿de acuerdo?
wait-P6-E2 = { $seat }: ¿en qué orden vuelven las cartas, la de arriba primero?

## How it ends

result-cures = Se han descubierto las cuatro curas
    .title = ¡El mundo está a salvo!
result-outbreaks = Ocho brotes
    .title = El mundo ha caído
result-cubes = Se han agotado los cubos de una enfermedad
    .title = El mundo ha caído
result-cards = Se ha agotado el mazo de jugadores
    .title = El mundo ha caído

## Roles and events in short

about-contingency_planner = Como acción guarda en su carta de personaje un evento del descarte, uno cada vez; al jugarlo desde ahí, sale de la partida (P6.R1).
about-dispatcher = Como acción lleva un peón junto a otro, o mueve un peón ajeno como si fuera suyo (P6.R2).
about-medic = Quita todos los cubos de un color con una acción, y los de enfermedades curadas sin ninguna, allí donde esté (P6.R3).
about-operations_expert = Construye centros sin carta y, una vez por turno, va de un centro a cualquier ciudad por una carta de ciudad cualquiera (P6.R4).
about-quarantine_specialist = En su ciudad y en las conectadas no entran cubos ni hay brotes (P6.R5).
about-researcher = En la misma ciudad puede dar cualquiera de sus cartas de ciudad, no solo la de esa ciudad (P6.R6).
about-scientist = Le bastan cuatro cartas de un color para descubrir una cura (P6.R7).
about-airlift = Un peón va a cualquier otra ciudad (P6.E1).
about-forecast = Ver las seis próximas cartas de infección y elegir su orden (P6.E2).
about-government_grant = Un centro en cualquier ciudad, sin carta (P6.E3).
about-one_quiet_night = Se saltan las próximas infecciones de final de turno (P6.E4).
about-resilient_population = Una carta del descarte de infección sale de la partida (P6.E5).

## Options

option-seats = Jugadores
option-epidemics = Epidemias
value-epidemics-4 = 4, introductoria
value-epidemics-5 = 5, normal
value-epidemics-6 = 6, heroica
value-epidemics-7 = 7, legendaria
option-hands = Manos
value-hands-auto = visibles con 4 epidemias, si no ocultas
value-hands-open = visibles
value-hands-closed = ocultas
option-roles = Personajes
value-roles-random = al azar
option-auto_consent = Aceptar siempre

## Why a move is not possible

card-needed = Hace falta la carta de { $card } en mano
card-not-held = { SEAT($seat) } necesitaría la carta de { $card }
hand-limit-open = Primero el límite de mano: { SEAT($seat) } debe soltar cartas
hand-not-over = Solo se descartan cartas por encima del límite de 7
consent-open = Primero una respuesta: { SEAT($seat) } acepta o no
no-consent-asked = Ahora nadie pide permiso
refused-lately = Rechazado hace un momento; se puede volver a pedir tras la próxima acción o evento
actions-active-only = Las acciones son de quien tiene el turno: { SEAT($seat) }
actions-step-a = Las acciones de este turno han terminado
station-needed = Hace falta un centro en { $city }
station-stands = Ya hay un centro en { $city }
station-from-needed = Los seis centros están en el tablero: di cuál se traslada, como «desde lima»
stations-left = Queda un centro en la reserva, no hay que trasladar ninguno: quita «desde»
not-connected = { $here } y { $city } no están conectadas
already-there = El peón ya está en { $city }
no-cube = No hay cubos de este color en { $city }: { CUBE($colour) }
share-apart = Los dos peones deben estar en la misma ciudad: { SEAT($seat) } está en otra
share-self = Una carta se comparte con otra persona
share-city-card = Solo puede pasar la carta de esta ciudad ({ $city }), no la de { $card }; la Investigadora puede dar cualquiera
already-cured = La cura ya está descubierta: { $colour }
cure-colour = La carta de { $card } no es de este color: { $colour }
cure-count = Una cura pide exactamente { $needed } cartas de este color: { $colour }
cure-twice = Se nombra dos veces la misma carta
nothing-to-pass = Ahora no hay nada que pasar
window-not-yet = Antes se pregunta a otra persona con un evento
window-resilient-only = Antes de intensificar solo se puede jugar Población resistente
forecast-open = Primero la Predicción: { SEAT($seat) } debe devolver las cartas
no-forecast = No hay ninguna Predicción en curso
order-cards = Hay que nombrar todas las cartas vistas, cada una una vez: { $count }
shown-already = Todos han visto ya las cartas
not-in-discard = { $card } no está en el descarte de infección
event-not-discarded = { $event } no está en el descarte de jugadores
event-stored = Ya hay un evento guardado: { $event }
event-not-held = Hace falta el evento en mano: { $event }
dispatch-other-pawn = El peón propio del Coordinador solo va así junto a otro peón; si no, se mueve como siempre
pawn-needed = Tiene que haber otro peón en { $city }
special-once = El viaje especial de este turno ya está hecho
role-needed = Solo para: { $role }

## Options that cannot be

option-role-twice = { $role } está elegido dos veces. Cada personaje existe una sola vez
option-roles-count = Personajes: { $found }, asientos: { $seats }. Pon como mucho uno por asiento
option-seat-none = No existe el asiento { $seat } en una mesa de { $seats }. Se cuentan desde 0

## What a sentence of each verb looks like

shape-drive = conducir CIUDAD
shape-direct = vuelo directo CIUDAD
shape-charter = chárter CIUDAD
shape-shuttle = puente aéreo CIUDAD
shape-build = construir, o construir desde CIUDAD si ya hay seis centros
shape-treat = tratar COLOR
shape-give = dar JUGADOR CIUDAD
shape-take = coger JUGADOR CIUDAD
shape-cure = curar COLOR CIUDAD CIUDAD … (todas las cartas)
shape-pass = pasar
shape-store = guardar EVENTO
shape-dispatch = coordinar JUGADOR reunir (o conducir, vuelo directo, chárter, puente aéreo) CIUDAD
shape-special = viaje especial CARTA CIUDAD
shape-discard = descartar CARTA
shape-agree = aceptar, o sí
shape-refuse = rechazar, o no
shape-airlift = transporte aéreo JUGADOR CIUDAD
shape-forecast = predicción
shape-order = ordenar CIUDAD CIUDAD … (las seis, delante la que sale primero)
shape-show = mostrar
shape-government_grant = subvención estatal CIUDAD, o subvención estatal CIUDAD desde CIUDAD
shape-one_quiet_night = una noche tranquila
shape-resilient_population = población resistente CIUDAD

## What comes next: the frames of the agenda

step-act = Acciones, hasta cuatro
step-window = { $a1 ->
        [1] Momento de eventos: antes de robar
        [2] Momento de eventos: entre dos epidemias
        [3] Momento para Población resistente: antes de intensificar
        [4] Momento de eventos: después de robar
        [5] Momento de eventos: antes de infectar
        [6] Momento de eventos: entre infecciones
        *[other] Momento de eventos: antes del próximo turno
    }
step-draw = Robar 2 cartas de jugador
step-increase = Epidemia, aumento: sube la tasa de infección
step-infect_bottom = Epidemia, infección: la última carta del mazo de infección
step-intensify = Epidemia, intensificación: el descarte de infección vuelve encima, barajado
step-limit = Límite de mano, 7: { SEAT($a1) }
step-infect_cities = Infectar ciudades
step-infect = Cartas de infección por salir: { $a1 }
step-end_turn = Turno de la siguiente persona
step-consent = Responde { SEAT($a2) } a { SEAT($a1) }: { $said }
    .asks = { WORD($a3) ->
            [give] { SEAT($a1) } ofrece a { SEAT($a2) }: { $a5 }
            [take] { SEAT($a1) } pide a { SEAT($a2) } la carta: { $a5 }
            *[other] { SEAT($a1) } pide a { SEAT($a2) }: { $said }
        }
step-arrange = Predicción: { SEAT($a1) } devuelve las cartas

## Families of moves, for lists that open

family-drive = Conducir
    .which = ¿qué ciudad?
family-direct = Vuelo directo
    .which = ¿qué ciudad?
family-charter = Chárter
    .which = ¿qué ciudad?
family-shuttle = Puente aéreo
    .which = ¿qué ciudad?
family-build = Construir un centro con otro
    .which = ¿qué centro?
family-give = { $n ->
        [0] Dar una carta
        *[other] Dar una carta a { SEAT($a1) }
    }
    .which = ¿qué carta?
family-take = { $n ->
        [0] Coger una carta
        *[other] Coger una carta de { SEAT($a1) }
    }
    .which = ¿qué carta?
family-cure = { $n ->
        [0] Descubrir una cura
        *[other] Descubrir la cura: { $all }
    }
    .which = { $n ->
        [0] ¿qué cura?
        *[other] ¿qué cartas?
    }
family-dispatch = { $n ->
        [0] Coordinar un peón
        [1] Coordinar a { SEAT($a1) }
        *[other] Coordinar a { SEAT($a1) }: { $more }
    }
    .which = { $n ->
        [0] ¿qué peón?
        [1] ¿qué viaje?
        *[other] ¿qué ciudad?
    }
family-special = { $n ->
        [0] Viaje especial
        *[other] Viaje especial, descartando { $a1 }
    }
    .which = { $n ->
        [0] ¿qué carta?
        *[other] ¿qué ciudad?
    }
family-discard = Descartar
    .which = ¿qué carta?
family-airlift = { $n ->
        [0] Transporte aéreo
        *[other] Transporte aéreo: { SEAT($a1) }
    }
    .which = { $n ->
        [0] ¿qué peón?
        *[other] ¿qué ciudad?
    }
family-government_grant = { $n ->
        [0] Subvención estatal
        *[other] Subvención estatal: { $a1 }
    }
    .which = { $n ->
        [0] ¿qué ciudad?
        *[other] ¿qué centro?
    }
family-resilient_population = Población resistente
    .which = ¿qué carta?
family-order = { $n ->
        [0] Devolver las cartas
        *[other] Devolver, la de arriba primero: { $all }
    }
    .which = ¿en qué orden?

## How a game began

opening-first = Empieza { $seat }: la mayor población en una carta de ciudad (P3.9)
opening-infected = { $count ->
        [1] Infección inicial, 1 cubo cada una: { $cities }
        *[other] Infección inicial, { $count } cubos cada una: { $cities }
    }

## The position in words

position-turn = Turno { $turn }: { $seat }. Acciones restantes: { $actions }
position-tracks = Brotes: { $outbreaks } de 8. Tasa de infección: { $rate }. Epidemias hasta ahora: { $epidemics } de { $most }
position-disease = { TITLE($colour) }: { $status }. Cubos restantes: { $left }
status-uncured = sin cura
status-cured = curada
status-eradicated = erradicada
position-three = Tres cubos, el siguiente es un brote: { $cities }
position-two = Dos cubos: { $cities }
position-one = Un cubo: { $cities }
position-no-cubes = Ningún cubo en el tablero
position-group = { $cities } ({ $colour })
position-stations = Centros: { $cities }. En la reserva: { $left }
position-player = { $seat }, { $role }, en { $city }. Cartas: { $count }
position-cards = { $group }: { $cards }
position-known = { $group } (las conoces): { $cards }
position-events = Eventos
position-unknown = Cartas desconocidas: { $count }
position-stored = Evento guardado: { $event }
position-quiet = Una noche tranquila: se saltan las próximas infecciones
position-player-deck = Mazo de jugadores: { $cards }. Epidemias dentro: { $epidemics }
position-next-epidemic = Hay una epidemia entre las próximas cartas: { $within }
position-no-epidemic = Sin epidemias entre las próximas cartas: { $within }
position-infection-deck = Mazo de infección: { $cards }
position-infection-layer = Encima, barajadas, { $size } de: { $cities }
position-infection-known = Salen seguro, la primera enseguida: { $cities }
position-infection-discard = Descarte de infección: { $cities }
position-player-discard = Descarte de jugadores: { $cards }
position-removed = Fuera de la partida: { $cards }

## Positions that cannot be

cubes-too-many = Demasiados cubos: como mucho { $most } ({ $rule }). Quita alguno
eradicated-wrong = Erradicada significa curada y sin cubos en el tablero; hay { $cubes } ({ $rule }). Cambia la enfermedad o los cubos
flag-bad = Tiene que ser true o false
hand-over = Aquí caben como mucho { $most } cartas ({ $rule }). Quita alguna
medic-city = Donde está el Médico no puede haber cubos de una enfermedad curada ({ $rule }). Muévelo o quita los cubos
name-twice = «{ $name }» está dos veces. Quita uno
outbreaks-over = Con más de { $most } brotes la partida está perdida ({ $rule }). Pon menos
piles-wrong = Los montones no encajan con el mazo de jugadores y sus epidemias ({ $rule }). Quita el campo para que se cuenten
pools-wrong = Las capas no encajan con el mazo de infección ({ $rule }). Quita el campo para que se cuenten
stations-too-many = Hay como mucho { $most } centros ({ $rule }). Quita alguno
stored-nobody = Hay un evento guardado, pero nadie es el Planificador de contingencias ({ $rule }). Elige ese personaje o quita el evento
supply-wrong = La reserva no puede ser { $value }: con estos cubos en el tablero quedan { $left } ({ $rule }). Quítala para que se cuente
view-impossible = Ninguna posición encaja con esta vista. Usa la vista tal como la escribió el juego
won-already = Con cuatro curas la partida está ganada ({ $rule }). Deja una enfermedad sin cura

## Tables of cities that cannot be

pack-csv-bad = Esto no es una línea de una tabla con comas. Corrige la línea o sus comillas
pack-columns-bad = La primera línea nombra las columnas. Escribe: { $columns }
pack-cells-bad = Hay { $found } celdas. Una línea tiene { $wanted }
pack-name-bad = «{ $name }» no puede ser el id de una ciudad. Usa minúsculas, cifras y _
pack-colour-bad = No hay un color «{ $colour }». Puede ser: { $may }
pack-population-bad = «{ $population }» no puede ser una población. Da un número entero de 1 a { $most }
pack-count-bad = Hay { $found } ciudades. Un tablero tiene 48
pack-order-bad = Aquí debe ir una ciudad de este color: { $colour }. Pon juntas las doce de cada color
pack-neighbour-bad = No hay una ciudad «{ $neighbour }». Conecta solo ciudades de la tabla
pack-one-way = { $neighbour } no conecta de vuelta. Escribe la conexión en las dos líneas
pack-twice = Esta ciudad está dos veces. Quita una
agenda-bad = Ningún turno tiene esta agenda ({ $rule }): indica una fase (phase), o deja la agenda como se escribió
epidemic-in-hand = Una carta de epidemia nunca está aquí ({ $rule }). Ponla en el mazo de jugadores o quítala
epidemics-too-many = En esta partida hay como mucho { $most } epidemias ({ $rule }). Pon menos o cambia la opción
actions-too-many = Un turno tiene como mucho { $most } acciones ({ $rule }). Pon menos
share-events-never = Solo se comparten cartas de ciudad, nunca eventos

## What the terminal calls a window

help-skip = saltar: sin más preguntas de eventos hasta tu próximo turno
terminal-resting = Los momentos de eventos pasan solos hasta tu próximo turno
terminal-rest-nothing = Aquí no hay ningún momento de eventos que saltar

## Figures of many games

figure-cures = Curas de un asiento
    .each = Curas
figure-cubes = Cubos retirados en los turnos de un asiento
    .each = Cubos retirados
figure-given = Cartas dadas por un asiento
    .each = Cartas dadas
figure-events = Eventos jugados por un asiento
    .each = Eventos jugados
