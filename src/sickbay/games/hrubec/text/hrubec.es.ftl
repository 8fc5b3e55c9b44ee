### Doktor Hrubec in words. The arguments are explained in the docstring of sickbay.text.


## Words that have no entry in the glossary

hidden-word = una carta
end = Acabar turno
choose = Elegir en secreto
take = Llevarse
exchange = Intercambiar
send = Pasar a otro

## Moves

move-draw = Robar una carta
    .does = Papeleo matinal: la primera carta del mazo, con menos de cinco cartas en mano (H5.1).
move-hire = { $n ->
        [1] Contratar: { $a1 }
        *[other] Contratar: { $a1 }; despedir: { $a3 }
    }
    .does = Papeleo matinal: el médico pasa de la mano a una consulta libre; con cuatro médicos, antes se despide a uno de ellos (H5.2).
move-reveal = Revelar al siguiente paciente
    .does = Ingresos: la primera carta de la cola va boca arriba a la sala de espera; la carta de cierre acaba la partida (H5.3, H5.10).
move-admit = Ingresar: { $a1 }
    .does = El paciente pasa de la sala de espera al quirófano propio, que está libre; se opera en el turno siguiente, si aún está ahí (H5.4).
move-play = { $n ->
        [1] Jugar: { $a1 }
        [2] { WORD($a1) ->
            [holiday] Jugar: { $a1 } (el paciente, al quirófano de { SEAT($a2) })
            *[other] Jugar: { $a1 } ({ $a2 })
        }
        *[other] Jugar: { $a1 } ({ $a2 }); despedir: { $a4 }
    }
    .does = { WORD($a1) ->
        [alternative_medicine] { about-alternative_medicine }
        [euthanasia] { about-euthanasia }
        [hrubec_on_duty] { about-hrubec_on_duty }
        [new_instruments] { about-new_instruments }
        [doctors_swap] { about-doctors_swap }
        [holiday] { about-holiday }
        [heroic_effort] { about-heroic_effort }
        [heart_attack] { about-heart_attack }
        [infectious_eczema] { about-infectious_eczema }
        [clown_visit] { about-clown_visit }
        [lunch_break] { about-lunch_break }
        [recycling] { about-recycling }
        [retraining] { about-retraining }
        [sex_bomb] { about-sex_bomb }
        [old_blazkova_cleans] { about-old_blazkova_cleans }
        [doctors_strike] { about-doctors_strike }
        [lucky_day] { about-lucky_day }
        [kidnapper] { about-kidnapper }
        [bribe] { about-bribe }
        [candlelight_dinner] { about-candlelight_dinner }
        [vip] { about-vip }
        [power_cut] { about-power_cut }
        [notice] { about-notice }
        [resurrection] { about-resurrection }
        [nurse] { about-nurse }
        *[other] Una carta de acción de la mano, en el turno propio (H5.6).
    }
move-operate = Operar: { $a1 }
    .does = Valor del equipo en esta especialidad, carta duradera, bonificación y dado: la suma debe llegar a la dificultad (H5.8, H4.10).
move-end = Acabar turno
    .does = Empieza el turno siguiente; las bonificaciones sin usar se pierden (H5.9).
move-choose = Elegir en secreto: { $a1 }
    .does = Cuando todo el mundo ha elegido, este médico pasa al vecino de la izquierda (H6.3).
move-discard = Descartar: { $a1 }
    .does = La carta pasa de la mano al descarte, sin efecto (H6.P6, H6.P11, H6.P12).
move-dismiss = Despedir: { $a1 }
    .does = El médico pasa del equipo al descarte (H5.14, H6.D10, H6.P4).
move-take = Llevarse: { $a1 }
    .does = El médico deja el otro equipo y entra en el propio (H6.P2, H6.P7).
move-exchange = Intercambiar: { $a1 } por { $a2 }
    .does = Los dos médicos cambian de equipo (H6.P13).
move-send = Pasar a { SEAT($a1) }
    .does = El destino es ese lugar de la mesa; con el equipo completo, allí se elige qué médico se va (H4.14, H5.14).

## What happened: lines of the log

happened-turn = Turno: { SEAT($a1) }
happened-drew = { SEAT($a1) } roba: { $a2 }
happened-reshuffled = El descarte se baraja y pasa a ser el mazo
happened-empty = { SEAT($a1) } no roba: mazo y descarte están vacíos
happened-hired = { SEAT($a1) } contrata: { $a2 }
happened-dismissed = { SEAT($a1) } pierde: { $a2 } (al descarte)
happened-revealed = { SEAT($a1) } revela: { $a2 }
happened-admitted = { SEAT($a1) } ingresa: { $a2 }
happened-played = { $n ->
        [2] { SEAT($a1) } juega: { $a2 }
        *[other] { WORD($a2) ->
            [holiday] { SEAT($a1) } juega: { $a2 } (quirófano de { SEAT($a3) })
            *[other] { SEAT($a1) } juega: { $a2 } ({ $a3 })
        }
    }
happened-lapsed = Ya no está en vigor: { $a1 }
happened-operates = { SEAT($a1) } opera: { $a2 } ({ $a3 } { $a4 })
happened-rolled = { SEAT($a1) } tira el dado: { $a2 }
happened-total = Equipo { $a2 }, carta duradera { $a3 }, bonificación { $a4 }, dado { $a5 }: total { $a6 }, dificultad { $a7 }
happened-cured = Éxito, { SEAT($a1) } cura: { $a2 }
happened-died = Morgue de { SEAT($a1) }: { $a2 }
happened-gone = Fuera de la partida: { $a1 }
happened-moved = Quirófano de { SEAT($a2) }: { $a1 }
happened-waits = De vuelta en la sala de espera: { $a1 }
happened-joined = { $a1 } pasa de { SEAT($a2) } a { SEAT($a3) }
happened-chose = { SEAT($a1) } elige en secreto: { $a2 }
happened-discarded = { SEAT($a1) } descarta: { $a2 }
happened-closed = { SEAT($a1) } revela la carta de cierre: el hospital cierra
happened-points = Puntuación final de { SEAT($a1) }: { $a2 }

## Who is asked, and for what

wait-H4-3-1 = { $seat }: turno de hospital, ¿robar o contratar antes?
wait-H4-3-2 = { $seat }: ¿qué ingreso?
wait-H4-4-1 = { $seat }: turno de operación, ¿una carta antes, o a operar?
wait-H4-3-3 = { $seat }: ¿una carta, o acabar el turno?
wait-H4-4-2 = { $seat }: ¿una carta, o acabar el turno?
wait-H5-10 = { $seat }: última operación, ¿qué especialidad?
wait-H6-3 = { $seat }: Enroque de médicos, ¿qué médico pasa a la izquierda?
wait-H5-14 = { $seat }: cinco médicos y cuatro consultas, ¿quién se va?
wait-H6-D1 = { $seat }: ¿a quién le lleva el muerto el Doctor en Derecho?
wait-H6-D2 = { $seat }: ¿a qué equipo va el Doctor Delmonte?
wait-H6-D8 = { $seat }: ¿a qué equipo va la Doctora a medias?
wait-H6-D10 = { $seat }: ¿qué médico propio cuesta el Alien?
wait-H6-P2 = { $seat }: el Exhibicionista trae a una médica, ¿a cuál?
wait-H6-P4 = { $seat }: ¿qué médico cuesta la Prostituta infectada?
wait-H6-P6 = { $seat }: ¿qué carta cuestan las Ampollas?
wait-H6-P7 = { $seat }: el Esquizofrénico trae a un médico, ¿a cuál?
wait-H6-P8 = { $seat }: tras los Siameses, ¿quién entra en el quirófano?
wait-H6-P10 = { $seat }: ¿a qué morgue va la Cabeza volada?
wait-H6-P11 = { $seat }: ¿qué carta cuesta el Estreñimiento?
wait-H6-P12 = { $seat }: ¿qué carta cuesta la Fractura?
wait-H6-P13 = { $seat }: Puente dental, ¿qué dos médicos se intercambian?

## How it ends

result-points = Más puntos
    .title = ¡El hospital ha cerrado!
result-fewer-dead = Empate a puntos, menos muertos en la morgue
    .title = ¡El hospital ha cerrado!
result-more-cured = Empate a puntos y en la morgue, más curados
    .title = ¡El hospital ha cerrado!
result-shared = Empate en todo: victoria compartida
    .title = ¡El hospital ha cerrado!

## Action cards in short

about-alternative_medicine = Duradera: { PRINTED($a1) } (H6.A1).
about-euthanasia = Un paciente de cualquier quirófano sale de la partida; no el que se ha operado este turno (H6.A2).
about-hrubec_on_duty = Todos los pacientes de los quirófanos van a la morgue de su jefe de servicio; el Dr. Ácula no sirve de nada (H6.A3).
about-new_instruments = Duradera: todos los equipos tienen { PRINTED($a1) } (H6.A4).
about-doctors_swap = Quien tenga médicos elige uno en secreto; todos los elegidos pasan a la vez al vecino de la izquierda (H6.A5).
about-holiday = El paciente propio va al quirófano libre de otro equipo (H6.A6).
about-heroic_effort = Antes de la operación propia: se descarta un médico propio, { PRINTED($a1) } en esta operación (H6.A7).
about-heart_attack = Un paciente de la sala de espera sale de la partida (H6.A8).
about-infectious_eczema = Duradera: todos los equipos tienen { PRINTED($a1) } (H6.A9).
about-clown_visit = Duradera: todos los equipos tienen { PRINTED($a1) } (H6.A10).
about-lunch_break = Un paciente de cualquier quirófano vuelve a un sitio libre de la sala de espera (H6.A11).
about-recycling = Duradera: todos los equipos tienen { PRINTED($a1) } (H6.A12).
about-retraining = Se descarta un médico propio y se roba una carta a cambio (H6.A13).
about-sex_bomb = Un médico varón de otro equipo pasa al propio; con cuatro médicos, antes se va uno (H6.A14).
about-old_blazkova_cleans = Duradera: todos los equipos tienen { PRINTED($a1) } (H6.A15).
about-doctors_strike = Duradera: los valores de los equipos cuentan 0; siguen el dado, las bonificaciones y las capacidades (H6.A16).
about-lucky_day = Duradera: { PRINTED($a1) } (H6.A17).
about-kidnapper = Un paciente de otro quirófano pasa al propio, que está libre (H6.A18).
about-bribe = Un médico cualquiera de otro equipo pasa al propio; con cuatro médicos, antes se va uno (H6.A19).
about-candlelight_dinner = Una médica de otro equipo pasa al propio; con cuatro médicos, antes se va uno (H6.A20).
about-vip = El paciente propio y uno de la sala de espera cambian de sitio (H6.A21).
about-power_cut = Todos los pacientes de los quirófanos pasan a la vez al vecino de la derecha; el Dr. Ácula no sirve de nada (H6.A22).
about-notice = Se descarta un médico de cualquier equipo (H6.A23).
about-resurrection = Un paciente vuelve de la morgue propia al quirófano propio, que está libre (H6.A24).
about-nurse = Antes de la operación propia: { PRINTED($a1) } en esta operación (H6.A25).
printed-die = un { $faces } en el dado vale { $value }
printed-all = { $value } en todas las especialidades
printed-one = { $specialty } { $value }

## Doctors in short

about-doktor_prav = Si un paciente muere en la morgue propia tras una operación, se lo lleva a otra morgue y se queda en aquel equipo (H6.D1).
about-doktor_zhor = Tras un éxito se va a otro equipo (H6.D2).
about-dr_akula = Ninguna carta de acción mueve ni retira al paciente del quirófano de su equipo, salvo Apagón y Hoy atiende Hrubec (H6.D3, H6.1).
about-dr_inkognito = Ninguna carta de acción puede llevárselo, descartarlo ni elegirlo, salvo Enroque de médicos (H6.D4, H6.2).
about-mudr_brutal = Tras un fracaso se roba una carta (H6.D5).
about-mudr_nula = Al contratarlo se roba una carta (H6.D6).
about-mudr_silikon = Con una médica en el equipo, sus cuatro valores son otros (H6.D7).
about-nedostudovana_medicka = Tras un fracaso se va a otro equipo (H6.D8).
about-reznik = Si una operación fracasa con un 1 en el dado, el paciente sale de la partida en vez de morir; no con Medicina alternativa ni Día de suerte (H6.D9).
about-vetrelec = Al contratarlo se descarta un médico propio, y el Alien cuenta como uno de ellos (H6.D10).
about-vratny = Tras un éxito se roba una carta (H6.D11).

## Patients in short

about-alkoholik = Tras un fracaso no muere: pasa al quirófano del vecino de la derecha o, si está ocupado, sale de la partida (H6.P1).
about-exhibicionista = Tras un éxito llega una médica de otro equipo, si hay una consulta libre (H6.P2).
about-malomocny = Tras un éxito se roba una carta (H6.P3).
about-nakazena_prostitutka = Tras un fracaso se descarta un médico propio (H6.P4).
about-paran = Tras un fracaso se roba una carta (H6.P5).
about-puchyre = Tras un fracaso se descarta una carta de la mano (H6.P6).
about-schizofrenik = Tras un éxito llega un médico cualquiera de otro equipo, si hay una consulta libre (H6.P7).
about-siamska_dvojcata = Tras un éxito entra en el quirófano otro paciente de la sala de espera (H6.P8).
about-slepak = Tras un éxito se roba una carta (H6.P9).
about-ustrelena_hlava = Tras un éxito va a otra morgue: aquí no da puntos, allí −2 (H6.P10).
about-zacpa = Tras un fracaso se descarta una carta de la mano (H6.P11).
about-zlomenina = Tras un éxito se descarta una carta de la mano (H6.P12).
about-zubni_mustek = Tras un éxito se intercambia un médico propio por uno de otro equipo (H6.P13).

## Options

option-seats = Jugadores
option-pack = Valores de las cartas
value-pack-standard = los de Sickbay

## Why a move is not possible

acula-there = El Dr. Ácula vigila aquí al paciente: { SEAT($seat) }
administration-over = El papeleo matinal de este turno ya ha pasado
before-operation-only = Solo antes de la operación propia, con un paciente en el quirófano
card-needed = Hace falta en la mano la carta { $card }
card-targets = Esto no encaja con la carta { $card }; su texto dice sobre qué se juega
doctor-in-no-team = No está en ningún equipo: { $doctor }
doctor-not-others = No está en otro equipo: { $doctor }
doctor-not-yours = No está en el equipo propio: { $doctor }
final-other = Las últimas operaciones van por orden, ahora toca otra
hand-large = Para robar por la mañana hay que tener menos de { $below } cartas en mano
hospital-closed = El hospital ha cerrado: solo quedan las últimas operaciones
hospital-turn-only = Solo en un turno de hospital: { $verb }
incognito-untouchable = Ninguna carta de acción puede tocar al Dr. Incógnito
intake-first = Antes, un paciente: revelar o ingresar
intake-over = Los ingresos de este turno ya han pasado
no-choice-now = Ahora no se pide nada así: { $verb }
not-a-man = Hace falta un médico varón, no { $doctor }
not-a-woman = Hace falta una médica, no { $doctor }
not-in-morgue = No está en la morgue propia: { $patient }
not-in-theatre = No está en ningún quirófano: { $patient }
not-required = Este paciente no tiene esa dolencia ({ $patient }): { $specialty }
not-waiting = No está en la sala de espera: { $patient }
not-yourself = Hace falta otro asiento, no el propio
nothing-to-draw = Mazo y descarte están vacíos
office-free = Hay una consulta libre, no se despide a nadie
operated-already = La operación de este turno ya está hecha
operated-patient = Recién salido de la operación, a salvo hasta el final del turno: { $patient }
operation-first = Antes, la operación: hay un paciente en el quirófano
operation-turn-only = Solo en un turno de operación, con un paciente ingresado antes
settle-first = Antes hay que resolver lo que está en marcha
team-full = Las cuatro consultas están ocupadas: añade «dismiss» y el médico que se va
teams-empty = Hace falta un médico en algún equipo
theatre-empty = Hace falta un paciente en el quirófano propio
theatre-full = El quirófano propio debe estar libre
theatre-of-full = Debe estar libre el quirófano de { SEAT($seat) }
theatres-empty = Hace falta un paciente en algún quirófano
turn-other = Es el turno de { SEAT($seat) }
waiting-room-full = Hace falta un sitio libre en la sala de espera

## What a sentence of each verb looks like

shape-draw = draw
shape-hire = hire MÉDICO; con el equipo completo, hire MÉDICO dismiss MÉDICO
shape-reveal = reveal
shape-admit = admit PACIENTE
shape-play = play CARTA; con un objetivo, play CARTA PACIENTE, play CARTA MÉDICO o play holiday ASIENTO; para llevarse a un médico con el equipo completo, play CARTA MÉDICO dismiss MÉDICO
shape-operate = operate ESPECIALIDAD
shape-end = end
shape-choose = choose MÉDICO
shape-discard = discard CARTA
shape-dismiss = dismiss MÉDICO
shape-take = take MÉDICO
shape-exchange = exchange MÉDICO MÉDICO (el propio primero)
shape-send = send ASIENTO

## What comes next: the frames of the agenda

step-turn = { $n ->
        [0] El turno en curso
        *[other] Turno: { SEAT($a1) }
    }
step-final_operations = Últimas operaciones, una por persona
step-swap = Enroque de médicos: todo el mundo elige y los elegidos pasan a la izquierda
step-ability_draw = { $a2 }: { SEAT($a1) } roba una carta
step-dismissal = { SEAT($a1) } elige qué médico se va ({ $a2 })
step-hand_discard = { SEAT($a1) } descarta una carta ({ $a2 })
step-taking = { SEAT($a1) } se lleva a un médico de otro equipo ({ $a2 })
step-exchanging = { SEAT($a1) } intercambia dos médicos
step-admission = { SEAT($a1) } hace entrar a otro paciente en el quirófano
step-sending = { SEAT($a1) } decide el destino: { $a2 }

## Families of moves, for lists that open

family-hire = { $n ->
        [0] Contratar a un médico
        *[other] Contratar: { $a1 }; despedir a alguien
    }
family-admit = Ingresar a un paciente
family-play = { $n ->
        [0] Jugar una carta
        [1] Jugar: { $a1 }
        *[other] Jugar: { $a1 } ({ $a2 }); despedir a alguien
    }
family-operate = Operar
family-choose = Elegir en secreto
family-discard = Descartar una carta
family-dismiss = Despedir a un médico
family-take = Llevarse a un médico
family-exchange = { $n ->
        [0] Intercambiar dos médicos
        *[other] Intercambiar: { $a1 }
    }
family-send = Pasar a otro

## The position in words

position-turn = { $kind ->
        [hospital] Turno { $turn }, de hospital: { $seat }
        *[other] Turno { $turn }, de operación: { $seat }
    }
position-operating = Turno { $turn }, de operación: { $seat }. Probabilidad de éxito ({ $patient }): { $chances }
position-final = El hospital ha cerrado, últimas operaciones. Carta de cierre: { $seat }
position-bonus = Bonificación para esta operación: { $bonus }
position-long-term = En vigor: { $card }
position-no-long-term = Ninguna carta duradera
position-waiting = Sala de espera, sitios ocupados: { $count } de { $places }
position-waiting-empty = Sala de espera: nadie, sitios: { $places }
position-covered = Un sitio está tapado, dorso { $back }
position-patient = { $patient }: { $needs } (puntos: { $points })
position-need = { $specialty } { $difficulty }
position-or = { $needs } o { $need }
position-queue = Cola, cartas: { $size }. Dorso 1: { $first }, dorso 2: { $second }, dorso 3: { $third }, y la carta de cierre. Siguiente: { $top ->
        [0] la carta de cierre
        *[other] dorso { $top }
    }
position-player = { $seat }. Puntos de momento: { $points }. Cartas en mano: { $count }
position-team = Equipo: { $doctors }
position-no-team = Equipo: nadie
position-doctor = { $doctor } ({ $surgery }; { $psychiatry }; { $dental }; { $skin })
position-values = Valor del equipo: cirugía { $surgery }, psiquiatría { $psychiatry }, dental { $dental }, piel { $skin }
position-theatre = Quirófano: { $patient }
position-theatre-empty = Quirófano: libre
position-chance = Probabilidad de éxito: { $chances }
position-chance-of = { $specialty } { $percent } %
position-cured = Curados: { $patients }
position-morgue = Morgue: { $patients }
position-hand-doctors = Médicos en mano: { $doctors }
position-hand-actions = Cartas de acción en mano: { $cards }
position-picked = Ya ha elegido: { $seat }
position-picked-own = Elección de { $seat }: { $doctor }
position-draw-pile = Mazo: { $cards }
position-discard = Descarte: { $cards }
position-removed = Fuera de la partida: { $patients }

## Positions that cannot be

active-wrong = En el turno { $turn } le toca a otro asiento si empezó el asiento { $first } ({ $rule }). Cambia uno de los tres o quita «first»
agenda-bad = Ningún turno tiene esta agenda ({ $rule }). Quítala, o ponla como estaba escrita
bonus-wrong = Solo hay bonificación antes de la operación ({ $rule }). Quítala
closing-card = La carta de cierre es la última de la cola hasta que se revela ({ $rule }). Cambia la cola o «closer»
covered-back = Todos los pacientes con dorso { $back } están en la cola, así que ninguno tapa el sitio ({ $rule }). Cambia «covered» o quítalo
passed-on-wrong = Cuenta cuántas veces ha ido y venido entre dos jugadores el alcohólico que está en un quirófano ({ $rule }). Quita «passed_on»
covered-wrong = Hay un sitio tapado solo y siempre con dos jugadores ({ $rule }). Cambia «covered» o quítalo
history-bad = Lo que se recuerda de las cartas ocultas no encaja con las manos y los mazos ({ $rule }). Quítalo
not-long-term = { $card } no es una carta duradera ({ $rule }). Pon otra o ninguna
operated-wrong = Solo hay un paciente ya operado cuando el turno de operación ha llegado hasta ahí ({ $rule }). Quítalo
patients-too-many = Con dorso { $back } hay en la partida como mucho { $most } pacientes ({ $rule }). Quita alguno
queue-order = La cola tiene arriba los dorsos 1, luego los 2 y luego los 3 ({ $rule }). Cambia el orden
result-wrong = El final no encaja con los montones ({ $rule }). Quítalo
stage-wrong = Esta fase no encaja con el tipo de turno o con el cierre ({ $rule }). Cambia una de las dos cosas
team-over = Un equipo tiene como mucho { $most } médicos ({ $rule }). Quita alguno
view-impossible = Ninguna posición encaja con esta vista. Usa la vista tal como la escribió el juego
waiting-over = Esperan como mucho { $most } pacientes ({ $rule }). Quita alguno

## Packs that cannot be

pack-toml-bad = Esto no es TOML correcto: { $why }. Arregla esa línea
pack-version = Aquí no se conocen paquetes de la versión { $version }. Se conoce la versión { $known }
pack-field-missing = Falta el campo { $field }. Añádelo
pack-field-unknown = Aquí no hay ningún campo «{ $field }». Hay: { $may }
pack-fixed = No puede ser «{ $value }»: es una regla, no un valor. Escribe: { $wanted }
pack-id-missing = Falta la carta { $id }. Añádela
pack-id-twice = { $id } está dos veces. Quita una
pack-id-unknown = No hay ninguna carta «{ $id }». ¿Es: { $may }?
pack-list-bad = Debe ser una lista de { $least } a { $most } elementos. Arréglala
pack-name-wrong = «{ $value }» no puede ser un nombre. Usa de 1 a { $most } letras
pack-no-cover = Con dos jugadores debe sobrar un paciente para tapar un sitio. Pon en la cola como mucho { $most }
pack-number-bad = «{ $value }» no puede estar aquí. Pon un número entero de { $low } a { $high }
pack-sum-bad = Hay { $found } copias de cartas de acción. Deben ser { $wanted }
pack-table-bad = Debe ser una tabla de nombres y valores. Arréglala
pack-value-bad = No puede ser «{ $value }». Puede ser: { $may }

## Help at the terminal, with words of this game

help-words = contratar conserje: una jugada en palabras; Tab completa, y «hire vratny» vale igual
help-help = ayuda, ayuda soborno: esta lista; qué significa una palabra del juego
help-why = por qué operar piel: si una jugada se puede, y qué regla lo impide
help-rules = reglas H5.8: el texto de una regla (en inglés)

## Figures of many games

figure-points = Puntos por asiento
    .each = Puntos
figure-operations = Operaciones por asiento
    .each = Operaciones
figure-successes = Operaciones con éxito
figure-dead = Muertos en la morgue por asiento
    .each = Muertos en la morgue
