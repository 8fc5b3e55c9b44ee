# La línea de órdenes: la ayuda, y qué puede estar mal en lo escrito.
cli-about = Sickbay juega a juegos de mesa completos y según las reglas, los simula, y juzga posiciones y actas.
cli-usage = Uso: { $usage }
cli-usage-all = ORDEN …
cli-commands = Órdenes:
cli-flags = Modificadores:
cli-more = «sickbay help ORDEN» explica más sobre cada una.

cli-kind-game = JUEGO
cli-kind-game-or-file = JUEGO|ARCHIVO
cli-kind-file = ARCHIVO
cli-kind-table = MESA
cli-kind-paths = RUTA
cli-kind-command = ORDEN
cli-kind-number = N
cli-kind-names = NOMBRE,NOMBRE
cli-kind-pair = NOMBRE=VALOR
cli-kind-moment = JUGADA
cli-kind-seat = ASIENTO

cli-play = Jugar una partida en la terminal, o seguir con una guardada
    .more = Juega una partida en la terminal, con personas y bots en cualquier mezcla, o sigue con una guardada con «save». Durante la partida, «help» dice qué se puede escribir. Una partida guardada sigue donde se guardó: la semilla de una partida en curso no sale de ahí.
cli-simulate = Hacer jugar a los bots muchas partidas
    .more = Los bots juegan muchas partidas; al final se ve cuántas ganan, por qué pierden, cuánto duran y cuánto piensan los bots. Las mismas semillas dan las mismas partidas, con cualquier número de procesos.
cli-bench = Medir la velocidad de un juego
    .more = Mide la velocidad de un juego junto a un bucle de referencia de la misma forma en el mismo minuto: la razón entre los dos se puede comparar entre máquinas.
cli-check = Comprobar archivos de casos
    .more = Ejecuta archivos de casos, y todos los que haya en carpetas, y muestra qué ha salido distinto. Código de salida 1 si falla un caso, 2 si un archivo no se puede leer.
cli-replay = Mostrar la partida de un acta
    .more = Muestra qué pasó en la partida de un acta, entera o como la vio un asiento, y cómo estaba al final o tras una jugada.
cli-verify = Comprobar que un acta es verdadera
    .more = Juega de nuevo un acta y compara todo lo que dice: cada jugada, la semilla, el final. Una línea dice si es correcta; código de salida 1 si no lo es.
cli-laws = Probar las leyes que cumple todo juego
    .more = Juega partidas al azar con todas las opciones y prueba las leyes que cumple todo juego: lo permitido se puede jugar, lo rechazado no cambia nada, nadie ve lo secreto, toda partida acaba.
cli-version = Mostrar la versión y los juegos
    .more = Muestra la versión de Sickbay, cómo está construido, y los juegos instalados con la versión de sus reglas.
cli-help = Mostrar la ayuda
    .more = Muestra todas las órdenes, o qué hace y qué admite una de ellas.

cli-flag-lang = Idioma de los mensajes; si no, SICKBAY_LANG o el del sistema
cli-flag-help = Mostrar esta ayuda
cli-flag-seed = Semilla de la partida; la misma semilla da la misma partida
cli-flag-seats = Quién ocupa cada asiento, como «me,planner,me=Ines»: «me» es una persona ante este teclado, lo demás un bot; los asientos sin nombrar son bots (si no, una persona)
cli-flag-option = Una opción del juego, como «epidemics=5»; se puede repetir
cli-flag-pack = Jugar con valores propios de este archivo; «sickbay pack check» lo revisa
cli-flag-check-pack = Probar los casos del juego del paquete con los valores propios de este archivo
cli-flag-simulate-seed = Semilla de la primera partida; cada partida siguiente tiene la semilla siguiente (si no, 1)
cli-flag-laws-seed = Semilla de la primera partida; cada partida siguiente tiene la semilla siguiente (si no, 1)
cli-flag-quick = Probar solo que las partidas acaban, conservan sus invariantes y se repiten igual: rápido, y en muchos procesos
cli-flag-bots = Bots por asiento, con comas; un solo nombre ocupa todos los asientos (si no, random)
cli-flag-rotate = En cada partida cada bot pasa al asiento siguiente, para que ninguno tenga ventaja
cli-flag-tempo = Cuántas acciones tiene cada asiento hasta que se acaba el tiempo, en juegos con reloj (si no, sin reloj)
cli-flag-games = Cuántas partidas (si no, 100)
cli-flag-jobs = Cuántos procesos juegan a la vez (si no, uno por núcleo)
cli-flag-out = Escribir además cada partida como una línea de JSON en este archivo
cli-flag-seconds = Cuánto medir, más o menos, en segundos (si no, 10)
cli-flag-json = Escribir JSON en vez de una tabla
cli-flag-replay-json = Escribir las jugadas y la posición como JSON
cli-flag-to = Parar tras esta jugada; «41.2»: tras dos pasos de lo que le sigue
cli-flag-seat = Mostrar lo que sabe este asiento: su número o el nombre de quien juega, «0+1» para dos de una misma persona, «watcher» para quien solo mira; si no, se muestra todo
cli-seat-unknown = No hay ningún asiento ni nadie llamado «{ $seat }». Hay: { $may }.
cli-flag-replay-seed = La semilla, si el acta no la dice
cli-flag-verify-seed = La semilla, si el acta no la dice

cli-command-unknown = No existe la orden «{ $command }». Quizá: { $may }.
cli-command-unknown-far = No existe la orden «{ $command }». «sickbay help» las muestra todas.
cli-flag-unknown = Aquí no existe el modificador «{ $flag }». Quizá: { $may }.
cli-flag-no-value = «{ $flag }» no lleva valor. Escríbelo solo.
cli-value-missing = A «{ $flag }» le falta un valor. Escríbelo detrás, con un espacio o con «=».
cli-flag-twice = «{ $flag }» aparece dos veces. Deja solo una.
cli-flag-of-new-game = «{ $flag }» es para una partida nueva; una guardada sigue como estaba. Quítalo.
cli-word-missing = { $kind ->
    [game-or-file] ¿Qué juego? Escribe su nombre tras la orden, como «pandemic».
    [game] ¿Qué juego? Escribe su nombre tras la orden, como «pandemic».
    [file] ¿Qué archivo? Escribe su nombre tras la orden.
    [paths] ¿Qué archivos de casos? Escribe archivos o carpetas tras la orden.
   *[other] Falta una palabra tras la orden. «--help» muestra qué va ahí.
}
cli-word-extra = «{ $word }» sobra. Quítalo; «--help» muestra qué admite la orden.
cli-number-bad = «{ $value }» no vale. Hace falta un número de { $low } a { $high }.
cli-names-bad = Falta un nombre en «{ $value }». Escribe los nombres separados por comas.
cli-pair-bad = «{ $value }» no es una opción. Escríbela como «nombre=valor».
cli-file-not-written = El archivo «{ $file }» no se puede escribir. Elige otro nombre u otra carpeta.
cli-stream-broken = { $kind ->
    [full] No se puede escribir la salida: no queda espacio. Haz sitio o escríbela en otra parte.
    [closed] Ahí no se puede leer o escribir. Abre el flujo en el sentido correcto.
    [broken] El dispositivo de entrada o salida no está o no funciona. Prueba con otro.
   *[other] Ha fallado la lectura o la escritura (error { $number } del sistema). Prueba en otro lugar.
}
cli-unexpected = Algo ha fallado dentro de Sickbay: { $what }. Por favor, avisa; SICKBAY_DEBUG=1 muestra dónde.

cli-build-plain = Python sin compilar
cli-build-compiled = compilado
cli-version-line = Sickbay { $version }, { $build }, Python { $python }
cli-version-game = { $game }, reglas { $version }

cli-checked = Bien: { $passed }, mal: { $failed }, ilegibles: { $bad } ({ $seconds } s)
cli-rule-unknown = Las reglas de { $game } no tienen { $rule }. Aun así, bien.
cli-laws-hold = { $game }: las leyes se cumplen; partidas: { $games }, jugadas: { $moves }
cli-laws-broken = { $game }: las leyes no se cumplen en { $broken } de { $games } partidas
cli-laws-again = y lo mismo en otras partidas: { $games }

bot-unknown = No existe el bot «{ $bot }» para este juego. Quizá: { $may }.
players-wrong = { $players ->
    [one] Un jugador no encaja con { $seats } asientos.
   *[other] { $players } jugadores no encajan con { $seats } asientos.
} Nombra uno por asiento, o cambia la opción «seats».
player-illegal = El asiento { $seat } ha dicho «{ $move }», que no está entre sus jugadas posibles. Tiene que decir una de turn.legal.
match-endless = La partida se ha cortado tras { $most } jugadas. Algún jugador o alguna regla da vueltas en círculo.
match-stuck = Tras { $moves } jugadas no se pregunta a nadie, pero la partida no ha acabado. Es un error del juego.
cli-table-export = Escribir una mesa en un archivo
    .more = El archivo lo tiene todo, también la semilla y los secretos, para llevar la mesa a otro servidor o guardarla. MESA es la última parte de su dirección. El servidor puede seguir mientras tanto.
cli-table-import = Traer una mesa de un archivo
    .more = La mesa sigue desde ahí con enlaces nuevos, que se muestran una vez. Para antes el servidor de esa carpeta.
cli-pack-check = Revisar tus propios valores de un juego
    .more = El archivo es lo que escribió quien tiene el juego impreso: las mismas columnas o claves que los valores propios del programa, descritas en docs/formats.md. Lo que no encaja se nombra con su lugar; --pack juega con él.
cli-flag-game = El juego al que sirve el archivo, si el archivo no lo nombra
cli-pack-good = { $file }: encaja con { $game }
pack-game-needed = El archivo no dice de qué juego es. Indica uno con --game: { $games }

cli-kind-host = HOST
cli-kind-folder = CARPETA
cli-kind-url = URL
cli-serve = Ofrecer mesas a navegadores, terminales y bots
    .more = Ofrece mesas: las personas entran con enlaces en un navegador, los bots con sus tokens. Todo se guarda en una carpeta y las mesas siguen tras un reinicio. Ctrl-C lo para.
cli-flag-host = Dirección en la que escuchar; 0.0.0.0 para toda la red (si no, 127.0.0.1: solo este equipo)
cli-flag-port = Puerto en el que escuchar; 0 para cualquiera libre (si no, 8000)
cli-flag-data = Carpeta en la que se guardan las mesas (si no, «sickbay/tables» en tu carpeta de datos)
cli-flag-open = Abrir la página en un navegador
cli-flag-serve-bots = En cuántos procesos piensan los bots (si no, uno menos que núcleos)
cli-flag-public-url = Dónde se llega al servidor, detrás de un proxy inverso
cli-flag-allow-origin = Otro sitio web cuyas páginas pueden usar los sockets; puede darse más de una vez
cli-flag-private-webhooks = Permitir avisos también a redes privadas
cli-url-bad = «{ $value }» no es una dirección de la web. Escríbela como «https://example.org».

cli-kind-link = ENLACE
cli-kind-name = NOMBRE
cli-join = Jugar en una mesa de un servidor
    .more = Juega en una mesa de un servidor, con el enlace de invitación de un asiento, igual que «play» aquí. Con el enlace del público muestra lo que pasa. Durante la partida, «help» dice qué se puede escribir; el mismo enlace lleva de vuelta a la mesa.
cli-flag-name = Nombre con el que sentarse (si no, se pregunta)
