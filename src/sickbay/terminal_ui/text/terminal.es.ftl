### Playing at the terminal.


## Beginning and end

terminal-start = { $game }. En la mesa: { $seats }
terminal-seat-own = { $name } (tú)
terminal-seat-bot = { $name } (bot: { $bot })
terminal-seal = Reparto sellado: { $seal }
terminal-resumed = La partida sigue tras la jugada { $moves }
terminal-hint = Escribe el número de una jugada o sus palabras. «ayuda» muestra qué más puedes escribir
terminal-end = Fin de la partida: { $why } ({ $rule })
terminal-winners = Gana: { $names }
terminal-no-winners = No gana nadie
terminal-seed = Semilla: { $seed }
terminal-moves = Jugadas: { $moves }
terminal-after = «guardar acta» guarda el acta; «mirar» y «registro»: repasar; Intro: salir
terminal-bye = Se deja la mesa. No se guarda nada más
terminal-input-over = Se acabó la entrada, así que la partida se detiene aquí. No se guarda nada
terminal-leave = ¿Salir sin guardar? «guardar acta» guarda la partida. Intro o sí: salir; no: seguir
terminal-interrupted = Otra vez, y se sale sin guardar. «guardar acta» guarda la partida, Intro sigue
terminal-broken = Algo ha fallado dentro de Sickbay: { $what }. La partida sigue como estaba. Por favor, avisa; SICKBAY_DEBUG=1 muestra dónde

## Moves

terminal-fold = { $what } … ({ $count })
terminal-other-seat = { $seat }: { $what }
terminal-back = Atrás
terminal-which = { $what }: ¿cuál?
terminal-which-of = { $what }: { $which }
terminal-enter-passes = Intro: pasar
terminal-enter-skips = Intro: ahora no
terminal-no-number = No hay ningún { $number } en esta lista. Va de { $low } a { $high }
terminal-first = Primero hay que responder a esta pregunta
terminal-commits = { $move }. Después la partida sigue y esto ya no se puede deshacer. Intro: adelante; deshacer: pensarlo otra vez
terminal-commits-again = Intro la hace, «deshacer» la retira
terminal-not-done = No se hace
terminal-resting = Lo que se puede pasar se pasa solo hasta tu próximo turno
terminal-rest-nothing = Aquí no hay nada que se pueda pasar
terminal-says-for-other = { $seat } no puede actuar ahora
terminal-no-word = «{ $word }» no es una palabra de este juego. «ayuda» muestra cómo se escriben las jugadas
terminal-no-word-near = «{ $word }» no es una palabra de este juego. ¿Será «{ $near }»?
terminal-no-verb = Ninguna jugada empieza por «{ $word }». Empieza por un verbo; «ayuda» los muestra

## Undo

terminal-undone = Deshecho: { $move }
terminal-undo-nothing = No hay ninguna jugada propia que deshacer
terminal-undo-revealed = Esta jugada ya no se puede deshacer: desde entonces se ha revelado algo
terminal-undo-binding = Esta jugada vale: según las reglas no se puede deshacer
terminal-undo-mover = Esta jugada ya no se puede deshacer: desde entonces ha jugado otra persona

## Passing the keyboard

terminal-cover = Pasa el teclado a { $seat } y pulsa Intro
terminal-cover-wait = Las cartas de { $seat } están ocultas. Solo { $seat } pulsa Intro

## Why and rules

terminal-why-usage = Escribe una jugada tras «por qué», como «por qué pasar»
terminal-why-possible = { $move }: se puede ahora
terminal-why-not = { $move }: no se puede. { $reason }
terminal-rules-usage = Escribe el número de una regla tras «reglas», como «reglas { $example }»
terminal-rule-head = Regla { $rule }
terminal-rules-english = El texto de las reglas solo está en inglés
terminal-rules-missing = El texto de las reglas de este juego no está instalado
terminal-log-empty = Aún no ha pasado nada
terminal-next-head = Qué viene ahora
terminal-no-hand = Aquí no hay ninguna mano que mostrar

## Saving

terminal-saved = Guardado: { $file }
terminal-saved-running = El acta no lleva la semilla mientras dura la partida; se queda en este ordenador, así que «sickbay play { $file }» sigue aquí
save-failed = No se puede escribir el archivo: { $why }. Elige otro nombre tras «guardar acta»
save-other-file = El archivo contiene otra cosa, u otra partida. Elige otro nombre tras «guardar acta»
seed-not-here = La semilla de esta partida no está en este ordenador, así que no puede seguir aquí. Continúa donde se guardó, o repite un acta terminada
record-finished = Esta partida ha terminado, no hay nada que seguir. «sickbay replay» la muestra
seats-too-many = Se nombran { $given } jugadores, pero hay { $seats } asientos. Nombra { $seats } o menos
seat-name-bad = «{ $name }» no puede ser un nombre. Usa de 1 a { $most } letras, y cada nombre una vez

## Help

terminal-help-head = Qué puedes escribir
help-number = 3: la jugada con ese número; una línea con … se abre
help-words = conducir parís: una jugada en palabras; Tab completa, y «drive paris» vale igual
help-help = ayuda, ayuda tratar: esta lista; qué significa una palabra del juego
help-look = mirar, mano: la posición entera; tus cartas
help-why = por qué tratar azul: si una jugada se puede, y qué regla lo impide
help-rules = reglas P5.8: el texto de una regla (en inglés)
help-next = sigue, registro: qué viene ahora; qué ha pasado hasta ahora
help-undo = deshacer: retirar tu última jugada, mientras no se haya revelado nada
help-skip = saltar: lo que se puede pasar se pasa solo hasta tu próximo turno
help-save = guardar acta, guardar acta ARCHIVO: guardar la partida; salir: dejar la mesa
terminal-help-moves = Cómo se escriben las jugadas
terminal-help-unknown = «{ $word }» no es una palabra de este juego. «ayuda» sola muestra la lista

## Commands in this language, beside the English ones; several with commas

command-help = ayuda
command-look = mirar, tablero
command-hand = mano
command-log = registro
command-next = sigue, agenda
command-why = por qué
command-rules = reglas, regla
command-undo = deshacer
command-save = guardar acta
command-skip = saltar
command-quit = salir
command-yes = sí, s
command-no = no, n
