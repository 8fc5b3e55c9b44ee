# El servidor: qué rechaza y por qué.

## Quién puede qué

credential-twice = Han llegado a la vez una cookie y un token. Envía solo una de las dos cosas.
credential-kind = Aquí solo se entiende «Authorization: Bearer TOKEN».
origin-foreign = Esto viene de una página de otro sitio. Abre la mesa en su propia dirección.
form-foreign = Este formulario es demasiado viejo o de otro sitio. Vuelve a cargar la página y envíalo desde ahí.
session-needed = Un enlace se acepta en un navegador. Un bot envía su token como «Authorization: Bearer TOKEN».
link-crowded = Ya han abierto este enlace { $most } dispositivos. Pide uno nuevo.
link-dead = Este enlace ya no vale. Pide uno nuevo a quien creó la mesa.
link-seats = Un enlace de un asiento o de quien lo mira nombra asientos; los demás, ninguno.
table-not-yours = Aquí no hay tal mesa, o en este navegador no se ha aceptado ningún enlace a ella.
seats-not-yours = Ese asiento es de otra persona.
seats-bad = Los asientos no se entienden. Escribe sus números separados por comas, como «0,2».
owner-only = Eso solo lo puede hacer quien creó la mesa.

## Límites

requests-too-fast = Demasiado deprisa. Espera un momento.
sockets-too-many = Hay demasiadas conexiones. Cierra una.
tables-too-fast = Son demasiadas mesas nuevas a la vez. Espera un minuto.
tables-too-many = Aquí hay { $most } mesas en curso y no caben más. Vuelve más tarde.
tables-of-owner = Tienes { $most } mesas en curso. Termina antes una.
table-seed-learning = Solo una partida de aprendizaje puede tener un reparto conocido: pon undo en owner o quita la semilla.
body-too-large = Eso es demasiado grande.

## Peticiones

request-bad = La petición no se entiende: { $why }
page-unknown = No existe esa página.
record-later = El acta llega al final de la partida, porque revela la semilla.
open-case-record = Este caso empieza desde un acta. Abre esa acta.
open-over = En esta posición la partida ya ha acabado. Abre una en la que aún se juegue.
open-too-long = Esta acta tiene más de { $most } jugadas. Abre una más corta.
open-seed-needed = La partida de esta acta aún no ha acabado: solo consta el sello de su semilla. Abre el acta del final.
hook-bad = A «{ $url }» no se puede enviar un aviso. Escribe una dirección que empiece por http:// o https://, sin contraseña.
hook-private = Esa dirección está en una red privada.
hook-refused = Allí nadie recoge el aviso.

## Qué se ha roto

server-failed = Algo se ha roto dentro de Sickbay. No ha cambiado nada; inténtalo otra vez.
table-broken = Hay que volver a leer esta mesa. Carga la página dentro de un momento.
store-failed = La jugada no se ha podido guardar, así que no se ha hecho. Inténtalo otra vez.
store-closed = El servidor se está parando. Vuelve dentro de un momento.
store-unusable = Las mesas no se pueden guardar ahí: { $why }. Elige otra carpeta con --data.
store-held = Otro Sickbay ya sirve estas mesas. Usa ese, o elige otra carpeta con --data.
store-other-version = Las mesas de esa carpeta son de otro Sickbay (versión { $found } del archivo; se conoce la { $known }). Usa ese, u otra carpeta con --data.

## Al empezar

serve-already = Sickbay ya está en marcha, en { $url }
serve-started = Sickbay está en { $url }
    Ábrelo en un navegador para crear una mesa. Las mesas se guardan en { $data }. Ctrl-C para el servidor.
serve-no-tls = Sin TLS cualquiera en esta red puede leerlo todo; docs/serving.md dice cómo añadirlo.
serve-stopped = Parado. Todas las mesas están guardadas.
serve-port-taken = El puerto { $port } está ocupado. Elige otro con --port, o 0 para cualquiera.
serve-port-forbidden = El puerto { $port } no está permitido. Elige uno a partir de 1024 con --port.
serve-port-failed = El puerto { $port } no está disponible: { $why }. Elige otro con --port.
serve-host-unknown = «{ $host }» no es una dirección de este equipo. Elige otra con --host.

store-none = La carpeta no tiene mesas. Elige otra con --data.
table-none = Ahí no hay ninguna mesa { $table }. Su identificador es la última parte de su dirección.
table-file-bad = Esto no es una mesa de Sickbay: { $why }. Hazla con «sickbay table export».
table-file-order = Lo que pasó en esta mesa está desordenado.
table-file-version = El archivo es de la versión { $version }, este Sickbay lee la { $known }. Usa un Sickbay más nuevo.
table-file-there = Ya hay un archivo así. Elige otro nombre.
table-exported = Escrita en { $file }. Contiene la semilla y todos los secretos: no la compartas.
table-imported = La mesa está aquí como { $table }. Sus enlaces, tras la dirección de tu servidor:
table-link-owner = Dueño
table-link-seat = Asiento { $seats }
table-link-spectator = Público
