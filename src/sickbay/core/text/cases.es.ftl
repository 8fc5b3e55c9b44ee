### Casos: leer uno, y lo que no es como debe.


## Leer un caso

case-none = Aquí no hay ningún caso. Los casos acaban en .toml
case-toml-bad = { $kind ->
    [twice] El mismo nombre aparece aquí por segunda vez. Deja solo uno
    [sign] Un signo no puede estar aquí así. Quítalo, o escríbelo con barra inversa como pide TOML
    [open] Se abre una comilla o un corchete y no se cierra. Ciérralo
    [equals] Detrás de un nombre va el signo =. Añádelo
    [value] Esto no es un valor de TOML. Los textos van entre comillas
    [more] Hay algo detrás del valor. Empieza otra línea
   *[other] Este TOML está mal formado. Corrige esta línea
 }
case-version = Aquí no se conocen casos de la versión { $version }. Se conoce la versión { $known }
case-key-unknown = Aquí no hay «{ $name }». ¿Es { $may }?
case-missing = Falta «{ $name }». Añádelo
case-twice = «{ $name }» se espera dos veces. Deja solo una
case-type = { $want ->
    [text] Aquí va un texto
    [number] Aquí va un número entero
    [list] Aquí va una lista
    [table] Aquí va una tabla
    [draw] Aquí va un sorteo: un número, o una lista de palabras en el orden en que quedan al barajar
    [word] Aquí va una palabra del juego o un número
    [seat] Aquí va el número de un asiento, o «host»
    [sentence] Aquí va una frase del juego
   *[other] En un caso solo caben textos, números enteros, listas y tablas
 }, no: { $found }
case-rule-bad = «{ $found }» no es el número de una regla. Escríbelo como P4.10 o W6
case-from-bad = Un caso no puede empezar en «{ $found }». Escribe blank, setup, o un acta de esta carpeta y un momento, como game.record@41.2
case-position-needs-blank = Solo tiene posición un caso con from = "blank". Quita una de las dos cosas
case-rest-bad = «{ $found }» no puede ser el resto del azar. Escribe rest = "seed", o nada
case-move-or-pass = Un paso tiene «move» o «pass_until», no ambos. Haz dos pasos
case-step-empty = Este paso no hace nada ni espera nada. Complétalo o quítalo
case-impossible-alone = Una posición imposible no tiene pasos. Quita «{ $name }» o «impossible»
case-too-long = Esto es demasiado largo. Se leen { $most } como máximo
case-too-deep = Esto tiene demasiados niveles. Se leen { $most } como máximo
case-number-too-large = El número es demasiado grande. Pon uno menor

## Azar con guion

chance-short = El guion tiene { $drawn } sorteos y hace falta otro. Añade un sorteo, o rest = "seed"
chance-left-over = Sobran sorteos en el guion. Quítalos
chance-raw = Este azar se usa de un modo que no admite guion. Usa rest = "seed"
chance-wants-number = Aquí se sortea un número de 0 a { $most }. Pon un número, no una lista
chance-number-bad = No puede salir { $number }. Pon un número de 0 a { $most }
chance-wants-list = Aquí se baraja. Cuántas cosas: { $count }. Pon una lista, no un número
chance-not-there = «{ $item }» no está entre lo que se baraja. Quedan: { $have }
chance-items-missing = En el orden falta: { $missing }. Añádelo, o "..." para el resto

## Lo que no es como se espera

case-differs = Se espera: { $expected }. Hay: { $found }
case-refused = No se puede: { $move } ({ $rule }: { $reason })
case-not-refused = Se acepta, aunque { $rule } lo prohíbe
case-other-reason = Lo impide { $rule }, no { $expected } ({ $reason })
case-refused-changed = No se puede, pero algo ha cambiado
case-refused-offered = No se puede, pero está entre las jugadas posibles
case-not-offered = Se acepta, pero no está entre las jugadas posibles: { $move }
case-whose-move = ¿De quién es la jugada? Se espera a: { $asked }. Añade «seat»
case-cannot-pass = El asiento { $seat } no puede pasar ({ $rule })
case-never-asked = Nadie llega a tener la palabra por { $rule }
case-not-legal = No es posible: { $moves }
case-also-legal = Es posible, pero no debería: { $moves }
case-seen = Se ve: { $path } = { $found }
case-nothing-to-see = No hay nada que ocultar: { $path }
case-event-missing = No ha pasado, o no en este orden: { $event }. Ha pasado: { $found }
case-event-happened = Ha pasado, pero no debería: { $event }
case-unchanged = Esto no ha cambiado. Es: { $found }
case-also-changed = Ha cambiado algo más: { $path } de { $old } a { $new }
case-possible = La posición se acepta, aunque { $rule } la prohíbe
case-other-rule = La posición la impide { $found }, no { $expected }
case-hidden-same = En lugar del hecho oculto está el mismo hecho. Pon otro
case-hidden-impossible = El caso no se puede jugar con el otro hecho
case-notices-view = { $viewer } nota el hecho oculto, en la vista: { $path } es { $old } o { $new }
case-notices-events = { $viewer } nota el hecho oculto, por lo que ha pasado: { $old } o { $new }
case-notices-waits = { $viewer } nota el hecho oculto, por a quién se espera: asiento { $path }, { $old } o { $new }
case-notices-legal = { $viewer } nota el hecho oculto, por las jugadas posibles: { $old } o { $new }
case-notices-reasons = { $viewer } nota el hecho oculto, por lo que no se puede: { $path }, { $old } o { $new }
case-crashed = El juego ha fallado: { $error }. Avísanos, por favor
