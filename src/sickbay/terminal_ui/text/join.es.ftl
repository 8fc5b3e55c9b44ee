### Jugar en una mesa de un servidor (sickbay join).


## Llegar, esperar, irse

join-name = ¿Con qué nombre tomas asiento? Intro: { $name }
join-watching = Estás en el público. «ayuda» muestra lo que puedes escribir, tras Ctrl-C
join-seat = { $name } ({ $facts })
join-you = tú
join-free = libre
join-bot = bot: { $bot }
join-away = fuera
join-asked = le toca
join-due = quedan { $minutes }:{ $seconds }
join-owner = Quien creó la mesa
join-said = { $name }: { $text }
join-waits-for = Se espera a: { $names }
join-waits-start = La mesa está completa. Se espera el comienzo
join-paused = La partida está en pausa. «reanudar» sigue
join-lost = Se perdió la conexión. Reintentando…
join-found = Hay conexión otra vez
join-moved-on = Ha pasado algo mientras tanto
join-not-asked = Nadie te pide una jugada ahora. «ayuda» muestra qué más puedes escribir
join-interrupted = Otra vez deja la mesa; el asiento sigue siendo tuyo. Una orden, o Intro para seguir
join-bye = Sales de la mesa. El mismo enlace lleva de vuelta
join-input-over = Se acabó la entrada. La partida sigue; el mismo enlace lleva de vuelta
join-after = «revancha» pide jugar otra vez, «guardar acta» guarda el acta, «mirar» y «registro» miran atrás, Intro sigue
join-proposal = ¿De acuerdo? sí, no; Intro: después, con «aceptar» o «rechazar»
join-no-proposal = No hay ninguna propuesta que espere tu respuesta.
join-nobody = «{ $name }» no está en esta mesa. Están: { $may }
join-order = { $number } { $name }
join-order-now = { $number } { $name } (ahora)
join-order-usage = Escribe un número tras «instrucción»
join-other-values = Esta mesa juega con valores propios de su dueño, que este terminal no conoce. Abre el enlace en un navegador.

## Help

join-help-head = En esta mesa
join-help-chat = decir TEXTO – decir algo a toda la mesa
join-help-who = quién – los asientos, a quién le toca, el tiempo que queda
join-help-orders = instrucción, instrucción 2 – instrucciones: dejar pasar los momentos de evento
join-help-mark = proponer conducir París – proponer una jugada; sin nada retira tus propuestas
join-help-pause = pausa – parar el reloj y la partida
join-help-resume = reanudar – seguir
join-help-handover = ceder, ceder NOMBRE – que un bot juegue por ti, o por alguien que no responde
join-help-takeback = recuperar – recuperar tu asiento del bot
join-help-reset = de nuevo – retirar todo tu turno, mientras nada se haya revelado
join-help-accept = aceptar – aceptar lo que se propone
join-help-decline = rechazar – no aceptarlo
join-help-abandon = abandonar – proponer acabar la partida sin terminarla
join-help-rematch = revancha – tras el final, proponer jugar otra vez
join-help-start = empezar, empezar BOT – quien creó la mesa empieza; los bots ocupan los asientos libres
join-help-name = nombre NOMBRE – llamarse así

## Commands in this language, beside the English ones; several with commas

command-chat = chat, decir
command-who = quién, asientos
command-orders = instrucción, instrucciones
command-mark = proponer
command-pause = pausa, pausar
command-resume = reanudar
command-handover = ceder, ceder asiento
command-takeback = recuperar
command-reset = de nuevo
command-accept = aceptar
command-decline = rechazar
command-abandon = abandonar
command-rematch = revancha
command-start = empezar
command-name = nombre
