### What the core says: why a move is not possible, and what is wrong with what was given.


## Moves

game-over = La partida ha terminado
not-asked = Ahora juega otra persona
no-such-verb = Ninguna jugada empieza por esta palabra
not-now = No en este momento: { $verb }
not-offered = No está entre las jugadas posibles ahora
sentence-bad = Estas palabras no encajan tras «{ WORD($verb) }»; «ayuda { WORD($verb) }» muestra cuáles sí
move-empty = No hay nada escrito. Escribe una jugada o su número
move-too-long = Es demasiado largo para una jugada. Usa como mucho { $most } caracteres
verb-unknown = Ninguna jugada empieza por «{ $word }». Empieza por un verbo; «help» los muestra
verb-unknown-in-file = Ninguna jugada empieza por «{ $word }». En docs/formats.md están las jugadas
word-unknown = «{ $word }» no es una palabra de este juego. «help» muestra cómo se escriben las jugadas
word-unknown-near = «{ $word }» no es una palabra de este juego. ¿Es «{ $near }»?
word-unknown-in-file = «{ $word }» no es una palabra de este juego. En docs/formats.md está cómo se escriben las jugadas y lo que ocurre
seat-bad = No hay ningún asiento «{ $seat }». Da el número de un asiento, desde 0

## Options and seeds

seed-bad = «{ $seed }» no es una semilla. Da un número entero de 0 a 2^256 − 1, o 0x y cifras hexadecimales
option-unknown = No hay ninguna opción «{ $option }». ¿Es: { $may }?
option-bad = No puede ser «{ $value }». Puede ser: { $may }
option-not-a-list = «{ $value }» no es una lista. Escribe los valores separados por comas

## Positions

number-bad = «{ $value }» no puede estar aquí. Da un número entero de { $low } a { $high }
name-bad = «{ $name }» no puede estar aquí. Usa un nombre que encaje, como «{ $example }»
value-bad = No puede ser «{ $value }». Puede ser: { $may }
field-missing = Falta este campo. Añádelo
field-unknown = No existe ese campo. Existen: { $may }
list-bad = Tiene que ser una lista de { $most } elementos como mucho
list-short = Tiene que ser una lista con exactamente estos elementos: { $count }
deck-bad = Un mazo es una lista de cartas, la de arriba primero, con «...» como mucho una vez para el resto
card-twice = Hay demasiadas cartas { $card } ({ $rule }). Quita una
seat-none = No existe ese asiento. Se cuentan desde 0 y hay { $seats }
map-bad = Tiene que ser una tabla de nombres y valores
frame-bad = No existe tal entrada de la agenda: { $value }
position-stuck = Nadie podría seguir desde aquí: la agenda, a quién se espera y el final no encajan

## Files

file-unreadable = No se puede leer el archivo. Comprueba los permisos
file-missing = No existe ese archivo. Comprueba el nombre
file-folder = Esto es una carpeta. Nombra un archivo de ella
file-special = No es un archivo corriente, sino un dispositivo o una tubería. Guárdalo antes como archivo
file-too-large = El archivo es demasiado grande. Se leen como mucho { $most } bytes
file-not-text = No es un archivo de texto en UTF-8. Da un archivo de texto
asked-wrong = Aquí se espera a otros asientos que los que pide la agenda: deja asked y offered como se escribieron
pack-none = { $game } no admite valores propios. Se juega con los que trae
worker-gone = Uno de los procesos que trabajan ha terminado. Prueba con menos --jobs
