### Pandemic in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = una carta
direct = vuelo directo
charter = chárter
shuttle = puente aéreo
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
move-treat = Tratar: { $a1 }
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

told-treat = { SEAT($seat) } trata: { $a1 }
told-build = { SEAT($seat) } construye un centro
told-cure = { SEAT($seat) } busca la cura: { $a1 }
told-drive = { SEAT($seat) } conduce a { $a1 }
told-direct = { SEAT($seat) } vuela a { $a1 }
told-charter = { SEAT($seat) } vuela en chárter a { $a1 }
told-shuttle = { SEAT($seat) } va por puente aéreo a { $a1 }
told-special = { SEAT($seat) } hace el viaje especial a { $a2 }

## What happened: lines of the log

event-moved = { SEAT($a1) }: ahora en { $a2 }
event-cube = Cubo en { $a1 }: { CUBE($a2) }
event-prevented = { WORD($a1) ->
        [eradicated] { $a2 }: sin cubo, la enfermedad está erradicada ({ $a3 })
        *[other] { $a2 }: cubo evitado, { CUBE($a3) } ({ $a1 })
    }
event-outbreak = Brote en { $a1 }: { $a2 }
event-removed_cubes = Cubos quitados en { $a1 }: { CUBE($a2) }, { $a3 }
event-station = Centro en { $a1 }
event-station_gone = Centro retirado en { $a1 }
event-cured = Cura descubierta: { $a1 }
event-eradicated = Enfermedad erradicada: { $a1 }
event-drew = { SEAT($a1) } roba: { $a2 }
event-gave = { SEAT($a1) } da a { SEAT($a2) }: { $a3 }
event-discarded = { SEAT($a1) } descarta: { $a2 }
event-stored = { SEAT($a1) } guarda el evento: { $a2 }
event-played = { SEAT($a1) } juega: { $a2 }
event-out_of_game = Fuera de la partida: { $a1 }
event-epidemic = Epidemia
event-rate = Tasa de infección: { $a1 }
event-infection = Infección: { $a1 }
event-intensified = Las cartas de infección descartadas se barajan y vuelven encima
event-quiet = Noche tranquila: sin infecciones
event-looked = { SEAT($a1) } mira cartas de infección: { $more }
event-ordered = { SEAT($a1) } las devuelve, la de arriba primero: { $more }
event-showed = { SEAT($a1) } muestra a todos: { $more }
event-asked = { SEAT($a1) } pide permiso: { SEAT($a2) }
event-agreed = { SEAT($a1) } acepta
event-declined = { SEAT($a1) } rechaza
event-turn = Turno: { SEAT($a1) }
event-actions_done = { SEAT($a1) } termina sus acciones
event-reshuffled = El descarte de infección pasa a ser el nuevo mazo

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
