### Actas: leer, repetir, verificar.


## Leer un acta

record-first-line = Esto no es un acta. La primera línea debe ser «{ $first }»
record-version = Aquí no se conocen las actas de la versión { $version }. Se conoce la versión { $known }
record-head-unknown = Ninguna línea empieza por «{ $name }». ¿Es { $may }?
record-head-bad = «{ $value }» no puede ir detrás de «{ $name }». Escríbelo como lo escribió el juego
record-needs = Falta la línea «{ $name }». Añádela encima de las jugadas
record-twice = «{ $name }» aparece aquí por segunda vez. Deja solo una
record-move-bad = Esto no es una jugada: «{ $line }». Escribe su número, el asiento y las palabras
record-number = El número { $number } está fuera de orden. Aquí va el { $expected }
record-mark-bad = «{ $mark }» no es una marca. Escribe cuatro cifras hexadecimales o quita el signo =
record-too-many-moves = Hay demasiadas jugadas. Se leen { $most } como máximo
line-too-long = La línea es demasiado larga. Se leen { $most } caracteres como máximo
line-too-many-dots = La línea tiene demasiados puntos. Se leen { $most } como máximo
record-not-printable = La línea tiene signos que no se ven. Quítalos
record-no-end = Falta la última línea, «end». Consigue el archivo entero
record-end-bad = La última línea está mal formada. Lleva «end», la huella y «running» o cómo acabó la partida
record-after-end = Hay algo detrás de la última línea. Quítalo

## Momentos

moment-bad = «{ $moment }» no es un momento. Escribe el número de una jugada, como 41, o con pasos, como 41.2
moment-too-far = No hay jugada { $move }. El acta tiene { $moves }
moment-too-few-steps = Tras la jugada { $move } no hay tantos pasos. Hay { $steps }

## El veredicto

record-holds = Verificado. Jugadas: { $moves }; final: { $result }
record-running = la partida sigue
record-over = { $reason } ({ $rule }); ganan: { $won }
record-over-lost = { $reason } ({ $rule }); no gana nadie
record-older = El acta se hizo con las reglas { $rules }; aquí son { $known }
record-other-game = Es un acta de { $game }, no de { $known }
record-other-words = La tabla de palabras { $words } no es la del juego de aquí ({ $known }). Usa la versión que escribió el acta
record-other-pack = { $pack ->
    [standard] Esta partida se jugó con las cartas del propio juego. Quita --pack
   *[other] Esta partida se jugó con un paquete propio, { $pack }; aquí está { $here }. Da ese archivo con --pack
 }
record-no-such-seat = En esta partida no hay asiento { $seat }
record-seed-needed = La partida sigue, y el acta solo dice el sello de su semilla. Indica la semilla con --seed
record-seed-lost = El acta solo dice el sello de su semilla, no la semilla. Indícala con --seed
record-other-seed = La semilla no corresponde al sello
record-two-seeds = El acta tiene otra semilla que la indicada. Quita --seed
record-move-refused = Jugada { $move }, asiento { $seat }: no se puede: { $text } ({ $rule })
record-move-after-end = La jugada { $move } viene después del final de la partida ({ $rule })
record-mark-differs = La jugada { $move } lleva a otra posición que la del acta: { $text } ({ $rule })
record-option-differs = La opción «{ $option }» se ha cambiado: { $said }. El acta es correcta con { $value }
record-result-differs = El final no coincide. El acta dice: { $said }. Es: { $result }
record-digest-differs = La posición tras la última jugada no coincide con la huella del acta
