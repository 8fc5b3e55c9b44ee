### Flatline in words. The arguments are explained in the docstring of sickbay.text.

hidden-word = una carta

## Moves

move-begin_round = Empezar la ronda
    .does = Se va el cubo de energía de más a la izquierda; el número de debajo dice cuántas emergencias llegan (F4.2).
move-draw_emergencies = Revelar las emergencias
    .does = Las azules van a la zona de emergencias, las naranjas a la zona urgente (F4.3, F4.4).
move-roll_emergency_dice = Tirar los dados de emergencia
    .does = Dos dados; se activan las cartas de sus ranuras (F4.7, F4.8).
move-resolve_emergencies = Resolver las emergencias
    .does = Actúan las cartas activadas, ranura a ranura, la fila 1 antes que la 2 (F4.8).
move-ready = A punto para la cuenta atrás
    .does = Cuando todos están a punto, dirección médica inicia la cuenta atrás (F4.10).
move-start_countdown = Iniciar la cuenta atrás
    .does = Todos tiran sus dados activos y actúan a la vez (F4.11).
move-place = { $n ->
        [2] Colocar el dado { $a1 }: { $a2 }
        *[other] Colocar el dado { $a1 }: { $a2 }, hueco { $a3 }
    }
    .does = Un dado de la mano en un hueco vacío con su icono; se queda ahí hasta el final de la ronda (F5.5, F5.6).
move-sacrifice = Sacrificar el dado { $a1 }, relanza { SEAT($a3) }
    .does = El dado queda en la pista hasta el final de la ronda; esa persona puede relanzar los dados de la mano que quiera (F5.14, F5.16).
move-reroll = Relanzar dados: { $all }
    .does = Gasta un relanzamiento; se vuelven a tirar estos dados de la mano (F5.16).
move-skip_reroll = Renunciar a un relanzamiento
    .does = Un relanzamiento se pierde sin usar (F5.17).
move-free_reroll = Relanzar con la ficha del equipo: { $all }
    .does = Gasta un relanzamiento de equipo, sin la pista (F6.33).
move-play = { $n ->
        [1] Jugar { $a1 }
        [2] { WORD($a1) ->
            [on_call_medic] Jugar { $a1 }: { SEAT($a2) }
            [second_opinion] Jugar { $a1 }: { SEAT($a2) }
            *[other] Jugar { $a1 }: { $a2 }
        }
        [3] Jugar { $a1 }: { $a2 }, { $a3 }
        *[other] Jugar { $a1 }: { SEAT($a2) }, dado { $a3 }: { $a4 }
    }
    .does = { WORD($a1) ->
        [a_fresh_start] { about-a_fresh_start }
        [crisis_averted] { about-crisis_averted }
        [field_surgery] { about-field_surgery }
        [clean_sutures] { about-clean_sutures }
        [backup_cell] { about-backup_cell }
        [reserve_battery] { about-reserve_battery }
        [steady_rhythm] { about-steady_rhythm }
        [extra_hands] { about-extra_hands }
        [on_call_medic] { about-on_call_medic }
        [all_clear] { about-all_clear }
        [quarantine] { about-quarantine }
        [improvise] { about-improvise }
        [shared_charts] { about-shared_charts }
        [hold_the_doors] { about-hold_the_doors }
        [second_opinion] { about-second_opinion }
        *[other] Una carta de triaje, una sola vez, en su momento (F6.21, F6.50).
    }
move-done = Listo
    .does = Cuando todos acaban, termina la cuenta atrás; quien vuelve a actuar sigue jugando (F5.18).
move-not_done = Sigo jugando
    .does = Retira el «listo» (F5.18).
move-time_up = Se acabó el tiempo de la ronda { $a1 }
    .does = Termina la cuenta atrás; los dados en mano no hacen nada (F5.4, F4.14).
move-resolve = Resolver
    .does = Primero las cartas urgentes, luego la zona de emergencias, luego las líneas de los pacientes (F4.15 - F4.17).
move-treat = { $n ->
        [0] Seguir: estaciones y pacientes nuevos
        *[other] Tratar: { $a1 }
    }
    .does = Un paciente con ficha en todas sus líneas queda tratado y desencadena el efecto conectado; después, estaciones, pacientes nuevos y dial (F4.18 - F4.22).
move-choose = { $a1 ->
        [0] Elegir: { SEAT($a1) }
        [1] Elegir: { SEAT($a1) }
        [2] Elegir: { SEAT($a1) }
        [3] Elegir: { SEAT($a1) }
        [4] Elegir: { SEAT($a1) }
        *[other] { WORD($a1) ->
            [none] Renunciar
            *[other] Elegir: { $a1 }
        }
    }
    .does = La respuesta del equipo a lo que pregunta un efecto (F5.3).

## What happened: lines of the log

happened-round = Ronda { $a1 }
happened-power = Baja la energía, cubos restantes: { $a1 }
happened-charged = Sube la energía, cubos: { $a1 }
happened-expected = Emergencias por llegar: { $a1 }
happened-emergency = Emergencia: { $a1 } (fila { $a2 }, ranura { $a3 })
happened-stat = Carta urgente: { $a1 }
happened-boxed = Sin ranura libre, fuera de la partida: { $a1 }
happened-reshuffled = El descarte de emergencias se baraja como mazo nuevo
happened-no_card = No queda ninguna carta de emergencia
happened-emergency_dice = Dados de emergencia: { $a1 } y { $a2 }
happened-rolled_again = Escalada, nueva tirada: { $a1 }
happened-activated = Activada: { $a1 }
happened-discarded = Descartada: { $a1 }
happened-to_triage = Resuelta, ahora es carta de triaje: { $a1 }
happened-to_stat = De vuelta entre las urgentes: { $a1 }
happened-failed = Perdida, al borde rojo: { $a1 }
happened-locked = Bloqueado: { $a1 }
happened-lost_die = { SEAT($a1) } pierde un dado
happened-gained_die = { SEAT($a1) } gana un dado
happened-token = Relanzamientos de equipo para la próxima cuenta atrás: { $a1 }
happened-tile = Completada: { $a1 }
happened-tile_gone = Ya no completada: { $a1 }
happened-dial = Gira el dial: espacio { $a1 }, rombo: { $a2 }
happened-held = El dial no gira
happened-countdown = Empieza la cuenta atrás
happened-rolled = { $n ->
        [3] { SEAT($a1) } tira: { $a3 }
        [5] { SEAT($a1) } tira: { $a3 }, { $a5 }
        [7] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }
        [9] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }, { $a9 }
        [11] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }
        [13] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }
        [15] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }, { $a15 }
        *[other] { SEAT($a1) } tira: { $a3 }, { $a5 }, { $a7 }, { $a9 }, { $a11 }, { $a13 }, { $a15 }, { $a17 }
    }
happened-placed = { SEAT($a1) } coloca un dado: { $a3 }, { $a4 }
happened-filled = Llena: { $a1 }
happened-sacrificed = { SEAT($a1) } sacrifica un dado, relanza: { SEAT($a3) }
happened-permitted = Relanzamiento: { SEAT($a1) }
happened-set = Un dado de { SEAT($a1) }, nuevo icono: { $a3 }
happened-freed = Cualquiera puede llenarla: { $a1 }
happened-finished = { SEAT($a1) }: listo
happened-goes_on = { SEAT($a1) }: sigue jugando
happened-stands_by = { SEAT($a1) }: a punto
happened-over = Termina la cuenta atrás
happened-played = { $n ->
        [2] { SEAT($a1) } juega { $a2 }
        [3] { WORD($a2) ->
            [on_call_medic] { SEAT($a1) } juega { $a2 }: { SEAT($a3) }
            [second_opinion] { SEAT($a1) } juega { $a2 }: { SEAT($a3) }
            *[other] { SEAT($a1) } juega { $a2 }: { $a3 }
        }
        [4] { SEAT($a1) } juega { $a2 }: { $a3 }, { $a4 }
        *[other] { SEAT($a1) } juega { $a2 }: { SEAT($a3) }, dado { $a4 }, { $a5 }
    }
happened-treated = Tratado: { $a1 } ({ $a2 })
happened-connected = Espacio { $a2 } del dial: { $a3 }
happened-declined = El equipo renuncia
happened-recharged = Recarga: { $a1 }
happened-arrived = Paciente nuevo: { $a1 } ({ $a2 })

## Who is asked, and for what

wait-F4-1 = { $asked ->
        [0] { $seat }: ¿una carta de triaje?
        *[other] { $seat }: ¿empezar la ronda?
    }
wait-F4-3 = { $asked ->
        [0] { $seat }: ¿una carta de triaje?
        *[other] { $seat }: ¿revelar las emergencias?
    }
wait-F4-7 = { $asked ->
        [0] { $seat }: ¿una carta de triaje?
        *[other] { $seat }: ¿tirar los dados de emergencia?
    }
wait-F4-8 = { $asked ->
        [0] { $seat }: ¿una carta de triaje?
        *[other] { $seat }: ¿resolver las emergencias activadas?
    }
wait-F4-10 = { $asked ->
        [0] { $seat }: ¿una carta de triaje?
        *[other] { $seat }: planificación. ¿Iniciar la cuenta atrás?
    }
wait-F4-12 = { $seat }: cuenta atrás, ¿qué dado va dónde?
wait-F4-15 = { $asked ->
        [0] { $seat }: ¿una carta de triaje?
        *[other] { $seat }: ¿resolver las cartas?
    }
wait-F4-24 = { $asked ->
        [0] { $seat }: ¿una carta de triaje?
        *[other] { $seat }: ¿qué paciente se trata, o seguir?
    }
wait-F6-1 = { $seat }: Ayuda perdida, ¿qué triaje se pierde?
wait-F6-2 = { $seat }: Contratiempo, ¿qué triaje pasa a urgente?
wait-F6-3 = { $seat }: Pausa para el baño, ¿quién pierde dos dados?
wait-F6-4 = { $seat }: Recaída, ¿qué ficha se quita?
wait-F6-31 = { $seat }: ¿quién gana un dado?
wait-F6-32 = { $seat }: ¿quién pierde un dado?
wait-F6-34 = { $seat }: ¿descartar una emergencia, o ninguna?
wait-F6-36 = { $seat }: ¿qué línea se completa?
wait-F6-37 = { $seat }: ¿qué ficha se quita?
wait-F6-38 = { $seat }: ¿qué triaje se pierde?

## How it ends

result-all-treated = Todos los pacientes tratados
    .title = ¡Todos los corazones laten!
result-out-of-power = Sin energía
    .title = Línea plana
result-too-many-failed = Demasiadas cartas perdidas
    .title = Línea plana

## Emergency cards in short

about-lost_assistance = Al activarse: se descarta una carta de triaje a elección del equipo (F6.1).
about-setback = Al activarse: una carta de triaje vuelve a ser urgente, vacía (F6.2).
about-bathroom_break = Al activarse: alguien, a elección, juega sin dos dados la próxima cuenta atrás (F6.3).
about-regression = Al activarse: se quita una ficha de completada, a elección, de cualquier paciente (F6.4).
about-no_help_in_sight = Al activarse: no se juegan cartas de triaje el resto de la ronda (F6.5).
about-lock_down = Al activarse: esta ronda no se sacrifican dados (F6.6).
about-under_duress = Al activarse: se revela una emergencia más (F6.7).
about-foiled_plans = Al activarse: el dial gira un paso (F6.8).
about-increased_distress = Al activarse: se revela una emergencia más; la resuelven dos (F6.7).
about-unexpected_hindrance = Al activarse: se revela una emergencia más (F6.7).
about-escalation = Al activarse: tras las demás cartas se vuelven a tirar los dados de su ranura (F4.9).
about-power_lock = Al activarse: esta ronda no se colocan dados en las estaciones (F6.10).
about-power_leak = Al activarse: se pierde un cubo de energía, sin emergencias por él (F6.11).
about-short_handed = Al activarse: todos juegan con un dado menos la próxima cuenta atrás (F6.12).
about-a_fresh_start = Cuenta atrás: todos los que tengan dados en mano pueden relanzar una vez, sin la pista (F6.20).
about-crisis_averted = En vez de los dados de emergencia, o antes de que actúen sus cartas: no se activa nada (F6.22).
about-field_surgery = En todo momento: una ficha de completada en cualquier línea de un paciente (F6.23).
about-clean_sutures = En todo momento: una ficha de completada en cualquier línea de un paciente (F6.23).
about-backup_cell = En todo momento: un cubo retirado vuelve al medidor (F6.24).
about-reserve_battery = En todo momento: un cubo retirado vuelve al medidor (F6.24).
about-steady_rhythm = El dial no gira al final de esta ronda (F6.25).
about-extra_hands = En todo momento: todos ganan un dado de su reserva (F6.26).
about-on_call_medic = En todo momento: alguien, a elección, gana un dado de su reserva (F6.26).
about-all_clear = En todo momento: se descarta una carta de la zona de emergencias (F6.27).
about-quarantine = En todo momento: se descartan hasta dos cartas de la zona de emergencias (F6.27).
about-improvise = Cuenta atrás: un dado de la mano de cualquiera pasa al icono que se quiera (F6.28).
about-shared_charts = Cuenta atrás: cualquiera puede colocar en una línea a elección, pida lo que pida (F6.29).
about-hold_the_doors = Antes de revelar: llegan tres emergencias menos esta ronda (F4.3).
about-second_opinion = Cuenta atrás: alguien, a elección, puede relanzar una vez, sin la pista (F6.20).
about-port = Con todos sus huecos llenos da un cubo de energía, una vez por partida (F4.20).
about-starboard = Con todos sus huecos llenos da un cubo de energía, una vez por partida (F4.20).

## Options

option-seats = Jugadores
option-level = Nivel
value-level-training = Entrenamiento
value-level-standard = Normal
value-level-expert = Experto
option-meter = Medidor de energía
value-meter-auto = Según el nivel
value-meter-green = Lado verde
value-meter-red = Lado rojo
option-last_cube = El último cubo de energía
value-last_cube-loses = El último cubo pierde
value-last_cube-lasts = Dura una ronda más
option-decides = Quién decide por el equipo
value-decides-cmo = Director médico
value-decides-anybody = Decide cualquiera
option-start = Quién inicia la cuenta atrás
value-start-cmo = Director médico
value-start-all = Cuando todos estén a punto
option-cmo = Asiento del director médico
option-start_bay = Primera camilla

## Why a move is not possible

wrong-step = Esto toca en otro paso; ahora: { $now }
countdown-over = La cuenta atrás de esta ronda ha terminado
stale-round = Ahora es la ronda { $round }: nombra esta
host-only = Esto solo lo dice el reloj de la mesa
host-says-time-up = La mesa solo dice que se acabó el tiempo
cmo-only = Esto es cosa de dirección médica: { SEAT($seat) }
decider-only = Por el equipo decide: { SEAT($seat) }
choose-first = Antes el equipo tiene que elegir
answer-bad = Eso no responde a lo que se pregunta: toma una de las opciones
no-such-answer = Aquí no se puede elegir: { $answer }
nobody-asks-ready = La cuenta atrás la inicia dirección médica; nadie tiene que dar aviso
ready-already = Ya está dicho; faltan los demás
not-all-ready = Antes todos tienen que estar a punto
not-your-die = Tus dados van del 0 al { $most }
die-not-in-hand = El dado { $die } no está en tu mano: toma uno que esté
no-such-seat = Los jugadores van del 0 al { $most }
no-such-die = Los dados de cada cual van del 0 al { $most }
no-such-target = No está en el tablero: { $target }
no-such-space = Tiene menos huecos: { $target }
no-such-line = No existe esa línea: { $line }
name-the-space = Nombra también el hueco: una letra tras la línea
station-closed = Esta estación ya dio su cubo: { $station }
stations-locked = Las estaciones están bloqueadas esta ronda
line-cleared = Ya completada: { $line }
line-filled = Ya llena o liberada: { $line }
space-taken = Este hueco está ocupado
wrong-icon = Aquí hace falta otro icono
constraint-one = Una sola persona pone todos los dados de esta línea
constraint-two = Esta línea la llenan exactamente dos, y hacen falta ambos
constraint-multi = El último dado tiene que ser de otra persona
constraint-all = Aquí cada cual tiene su propio hueco
constraint-split = Izquierda y derecha son de dos personas distintas
track-locked = La pista de relanzar está bloqueada esta ronda
track-full = La pista está llena, huecos: { $spaces }
no-dice-to-reroll = { SEAT($seat) } no tendría ningún dado en mano que relanzar
no-permission = Hace falta un relanzamiento: por un sacrificio o una carta
no-token = El equipo no tiene relanzamientos
done-already = Ya está dicho
not-done-yet = Nadie ha dicho que este asiento esté listo
no-dice-left = No quedan dados en mano: cuenta como listo
no-target = Ahora no cambiaría nada
no-triage-card = No es una carta de triaje: { $card }
no-such-triage-card = El equipo no tiene esta carta de triaje: { $card }
triage-locked = El triaje está bloqueado esta ronda
nothing-activated = No hay cartas activadas: nada que ignorar
no-help-activated = Sin ayuda a la vista está entre las cartas activadas
hand-empty = Hace falta un dado en mano: { SEAT($seat) }
reserve-empty = La reserva de { SEAT($seat) } está vacía
reserves-empty = Todas las reservas están vacías
meter-full = El medidor de energía está lleno
not-in-area = No está en la zona de emergencias: { $card }
card-named-twice = Nombrada dos veces: { $card }
die-not-in-that-hand = El dado { $die } no está en la mano de { SEAT($seat) }
die-shows-it = El dado ya lo muestra: { $icon }
treat-first = Antes se tratan los pacientes completos: { $bay }
bay-empty = Ahí no hay nadie: { $bay }
patient-not-full = Queda alguna línea abierta: { $bay }

## What a sentence of each verb looks like

shape-begin_round = begin_round
shape-draw_emergencies = draw_emergencies
shape-roll_emergency_dice = roll_emergency_dice
shape-resolve_emergencies = resolve_emergencies
shape-ready = ready
shape-start_countdown = start_countdown
shape-place = place DADO LÍNEA HUECO: place 3 bay2.line1 b; sin el hueco, el primero que encaje
shape-sacrifice = sacrifice DADO for ASIENTO
shape-reroll = reroll DADO DADO ...
shape-skip_reroll = skip_reroll
shape-free_reroll = free_reroll DADO DADO ...
shape-play = play CARTA, con objetivo play CARTA LÍNEA, CARTA ASIENTO, CARTA CARTA CARTA, o play improvise ASIENTO DADO ICONO
shape-done = done
shape-not_done = not_done
shape-time_up = time_up RONDA
shape-resolve = resolve
shape-treat = treat CAMILLA, o solo treat para seguir
shape-choose = choose CARTA, LÍNEA o ASIENTO, o choose none

## What comes next: the frames of the agenda

step-start = Inicio de la ronda
step-draw = Nuevas emergencias
step-roll = Dados de emergencia
step-trigger = Actúan las cartas activadas
step-activate = La siguiente carta activada
step-escalate = Después la Escalada, si se activó
step-plan = Planificación
step-countdown = Cuenta atrás
step-resolve = Resolver cartas
step-judge = La siguiente carta urgente
step-clear = Emergencias llenas
step-tiles = Fichas en las líneas llenas
step-treat = Pacientes
step-recharge = Estaciones de recarga
step-arrive = Pacientes nuevos
step-clean_up = Gira el dial, vuelven los dados
step-reveal = Emergencias por revelar: { $a1 }
step-effect = { $a1 } ({ $a2 })

## Families of moves, for lists that open

family-place = { $n ->
        [0] Colocar un dado
        [1] Colocar el dado { $a1 }
        *[other] Colocar el dado { $a1 }: { $a2 }
    }
family-sacrifice = { $n ->
        [0] Sacrificar un dado para relanzar
        *[other] Sacrificar el dado { $a1 }
    }
family-reroll = { $n ->
        [0] Relanzar dados
        *[other] Relanzar dados { $all } y más
    }
family-free_reroll = { $n ->
        [0] Relanzar con la ficha del equipo
        *[other] Relanzar con la ficha del equipo: { $all } y más
    }
family-play = { $n ->
        [0] Jugar una carta de triaje
        *[other] Jugar { $a1 }
    }
family-treat = Tratar a un paciente
family-choose = Elegir

## The position in words

position-round = Ronda { $round }. Energía: { $power } de { $most }. Tratados: { $treated } de { $patients }
position-next = Emergencias en la próxima ronda: { $count }
position-due = Emergencias por llegar ahora: { $count }
position-dial = Dial: espacio { $space }, rombo: { $bay }
position-emergency-dice = Dados de emergencia: { $left } y { $right }
position-bay = { $bay }: { $patient } (dial: { $effect })
position-bay-empty = { $bay }: nadie
position-stack = Pacientes por llegar: { $count }
position-slot = Emergencia { $row }-{ $slot }, { $card }
position-stat = Carta urgente { $card }
position-target = { $target } ({ $who }): { $spaces }
position-placed = { $icon } de { $seat }
position-cleared = { $target }: completada
position-station-closed = { $station }: agotada
position-locked = Bloqueado: { $place }
position-triage = Cartas de triaje: { $cards }
position-failed = Cartas perdidas: { $count } de { $most }
position-track = Pista de relanzar: { $used } de { $spaces }
position-tokens = Relanzamientos de equipo: { $count }
position-hand = { $seat }, dados en mano: { $dice }
position-no-hand = { $seat }: sin dados en mano. Activos: { $pool }, reserva: { $reserve }
position-die = { $die } { $icon }
position-permissions = Relanzamientos: { $count }
position-done = Listo
who-any = { any }
who-one = { one }
who-two = { two }
who-multi = { multi }
who-all = { all }
who-split = { split }
opening-patients = En las camillas: { $patients }
opening-cmo = Dirección médica: { $seat }

## Positions that cannot be

activated-wrong = Las cartas activadas están en la zona de emergencias durante el paso C ({ $rule }). Quítalas
agenda-bad = Ninguna ronda tiene esta agenda ({ $rule }). Da un paso, o la agenda tal como se escribió
cards-missing = Las { $count } cartas de emergencia están en alguna parte ({ $rule }). Escribe «...» en el mazo
cmo-no-seat = No hay asiento { $cmo } entre { $seats }. Toma uno menor
dice-in-hand = Solo hay dados en mano durante la cuenta atrás ({ $rule }). Déjalos en casa
dice-too-early = En este paso no hay esos dados en el tablero ({ $rule }). Quítalos, o toma un paso posterior
die-bad = «{ $value }» no dice nada de un dado. Escribe home, track, un icono, o un icono, una línea y un hueco
die-does-not-fit = Un dado no encaja en su hueco: { $line } ({ $rule }). Cambia el icono o el hueco
die-in-reserve = Un dado en juego no está en la reserva ({ $rule }). Sácalo de la reserva, o déjalo en casa
die-nowhere = No hay dados en una estación que no los admite: { $station } ({ $rule }). Déjalo en casa, o abre la estación
doors-wrong = Las puertas se aguantan solo hasta revelar ({ $rule }). Quítalo
due-wrong = Solo faltan emergencias antes de revelarlas ({ $rule }). Quítalo
failed-too-many = Con { $most } cartas en el borde rojo la partida está perdida ({ $rule }). Quita alguna
line-constraint = Los dados de estas personas no podrían estar así: { $line } ({ $rule }). Cambia quién los puso
lock-early = Un bloqueo es del paso G solo hasta que gira el dial ({ $rule }). Escribe 1
nobody-left = Sin pacientes la partida está ganada ({ $rule }). Pon uno en una camilla o en la pila
patients-wrong = Esta partida tiene { $count } pacientes ({ $rule }). Escribe «...» en la pila, o cambia el nivel
permission-empty = Un relanzamiento necesita un dado en mano ({ $rule }). Quítalo
power-none = Sin cubos la partida está perdida ({ $rule }). Deja uno en el medidor
ready-wrong = Los asientos dan aviso solo en la planificación, si todos deben hacerlo ({ $rule }). Quítalo
space-nowhere = No existe esa línea: { $line } ({ $rule }). Pon ahí un paciente, o toma otra línea
space-twice = Hay dos dados en un hueco: { $line } ({ $rule }). Mueve uno
step-and-agenda = Da un paso o una agenda, no ambos. Quita uno
tile-nowhere = Ningún paciente tiene esta línea: { $line } ({ $rule }). Quita la ficha
tokens-wrong = Los relanzamientos de equipo acaban con la cuenta atrás ({ $rule }). Quítalos
track-over = La pista tiene { $most } huecos ({ $rule }). Quita algún dado
track-wrong = Los dados y la pista no dicen lo mismo ({ $rule }). Cambia uno de los dos
view-impossible = Ninguna posición encaja con esta vista. Toma la vista tal como la escribió el juego
word-twice = Está dos veces: { $word }. Quita una

## Help at the terminal, with words of this game

help-words = place 3 bay2.line1 – una jugada en palabras; Tab completa, los nombres en tu idioma también sirven
help-help = help, help escalation – esta lista; qué significa una palabra del juego
help-why = why place 0 port a – si una jugada es posible, y por qué regla no
help-rules = rules F5.11 – el texto de una regla

## Figures of many games

figure-rounds = Rondas
    .each = Rondas
figure-treated = Pacientes tratados
    .each = Tratados
figure-failed = Cartas urgentes perdidas
    .each = Cartas perdidas
figure-placed = Dados colocados por un asiento
    .each = Dados colocados
figure-sacrificed = Dados sacrificados por un asiento
    .each = Dados sacrificados
