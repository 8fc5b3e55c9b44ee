### Playing at the terminal.


## Beginning and end

terminal-start = { $game }. En la mesa: { $seats }
terminal-seat-own = { $name } (tú)
terminal-seat-bot = { $name } (bot: { $bot })
terminal-seal = Reparto sellado: { $seal }
terminal-resumed = La partida sigue tras la jugada { $moves }
terminal-hint = Escribe el número de una jugada o sus palabras. «help» muestra qué más puedes escribir
terminal-end = Fin de la partida: { $why } ({ $rule })
terminal-winners = Gana: { $names }
terminal-no-winners = No gana nadie
terminal-seed = Semilla: { $seed }
terminal-moves = Jugadas: { $moves }
terminal-after = «save» guarda el acta, «look» y «log» miran atrás, Intro sale
terminal-bye = Se deja la mesa. No se guarda nada más
terminal-input-over = Se acabó la entrada, así que la partida se detiene aquí. No se guarda nada
terminal-leave = ¿Salir sin guardar? «save» guarda la partida. Intro o sí: salir; no: seguir

## Moves

terminal-fold = { $what } … ({ $count })
terminal-other-seat = { $seat }: { $what }
terminal-back = Atrás
terminal-which = { $what }: ¿cuál?
terminal-enter-passes = Intro: pasar
terminal-enter-skips = Intro: ahora no
terminal-no-number = No hay ningún { $number } en esta lista. Va de { $low } a { $high }
terminal-first = Primero hay que responder a esta pregunta
terminal-commits = { $move }. Después la partida sigue y ya no se puede deshacer. Intro: adelante; undo: pensarlo otra vez
terminal-commits-again = Intro la hace, «undo» la retira
terminal-not-done = No se hace
terminal-resting = Los momentos de eventos pasan solos hasta tu próximo turno
terminal-rest-nothing = Aquí no hay ningún momento de eventos que saltar
terminal-says-for-other = { $seat } no puede actuar ahora

## Undo

terminal-undone = Deshecho: { $move }
terminal-undo-nothing = No hay ninguna jugada propia que deshacer
terminal-undo-revealed = Desde entonces se ha revelado algo, así que la jugada se queda
terminal-undo-mover = Desde entonces ha jugado otra persona, así que la jugada se queda

## Passing the keyboard

terminal-cover = Pasa el teclado a { $seat } y pulsa Intro
terminal-cover-wait = Las cartas de { $seat } están ocultas. Solo { $seat } pulsa Intro

## Why and rules

terminal-why-usage = Escribe una jugada tras «why», como «why pass»
terminal-why-possible = { $move }: se puede ahora
terminal-why-not = { $move }: no se puede. { $reason }
terminal-rules-usage = Escribe el número de una regla tras «rules», como «rules { $example }»
terminal-rule-head = Regla { $rule } (el texto de las reglas está en inglés)
terminal-rule-unknown = No existe la regla «{ $rule }». Cerca: { $may }
terminal-rules-missing = El texto de las reglas de este juego no está instalado
terminal-log-empty = Aún no ha pasado nada
terminal-next-head = Qué viene ahora
terminal-next-line = { $number }. { $what } ({ $rule })
terminal-no-hand = Aquí no hay ninguna mano que mostrar

## Saving

terminal-saved = Guardado: { $file }
terminal-saved-running = El acta no lleva la semilla mientras dura la partida; se queda en este ordenador, así que «sickbay resume { $file }» sigue aquí
save-failed = No se puede escribir el archivo: { $why }. Elige otro nombre tras «save»
save-other-file = El archivo existe y no es un acta de esta partida. Elige otro nombre tras «save»
seed-not-here = La semilla de esta partida no está en este ordenador, así que no puede seguir aquí. Continúa donde se guardó, o repite un acta terminada
record-finished = Esta partida ha terminado, no hay nada que seguir. «sickbay replay» la muestra
seats-too-many = Se nombran { $given } jugadores, pero hay { $seats } asientos. Nombra { $seats } o menos
seat-name-bad = «{ $name }» no puede ser un nombre. Usa de 1 a { $most } letras, y cada nombre una vez

## Help

terminal-help-head = Qué puedes escribir
help-number = 3: la jugada con ese número; una línea con … se abre
help-words = drive paris: una jugada en palabras; Tab completa, y valen los nombres de ciudades en tu idioma
help-help = help, help treat: esta lista; qué significa una palabra del juego
help-look = look, hand: la posición entera; tus cartas
help-why = why treat blue: si una jugada se puede, y qué regla lo impide
help-rules = rules P5.8: el texto de una regla
help-next = next, log: qué viene ahora; qué ha pasado hasta ahora
help-undo = undo: deshacer tu última jugada, mientras no se haya revelado nada
help-skip = skip: sin más preguntas de eventos hasta tu próximo turno
help-save = save, save ARCHIVO: guardar el acta; quit: salir
terminal-help-moves = Cómo se escriben las jugadas
terminal-help-unknown = «{ $word }» no es una palabra de este juego. «help» solo muestra la lista

## Commands in this language, beside the English ones; several with commas

command-help = ayuda
command-look = mirar, tablero
command-hand = mano
command-log = registro
command-next = sigue, agenda
command-why = por que
command-rules = reglas, regla
command-undo = deshacer
command-save = guardar acta
command-skip = saltar
command-quit = salir
command-yes = si, s
command-no = no, n
