### The plain pages of the server.


## Around every page

page-skip = Al contenido
page-nav = Sickbay
page-jump = En esta página
page-wrong = No se puede
page-seat-label = { $seat }: { $what }
page-rules-english = El texto de las reglas solo está en inglés

## My tables, and a new one

page-under-title = { $game } · { $stage } · jugadas: { $moves }
page-stage-gathering = esperando gente
page-stage-playing = en curso
page-stage-over = terminada
page-stage-closed = acabada antes de tiempo
page-name-of = Nombre para { $seat }
page-names-help = El nombre solo hace falta donde pone «Yo». Varios asientos propios se juegan por turnos en una pantalla
page-title = Nombre de la mesa
page-kind-me = Yo
page-kind-person = Alguien con un enlace
page-kind-none = Nadie
page-kind-bot = Bot: { $bot }
page-time = { $unit ->
    [none] ninguno
    [s] { $number } s
    [min] { $number } min
    [h] { $number } h
   *[days] { $number ->
        [one] { $number } día
       *[other] { $number } días
    }
 }
page-undo-own = libre en el turno propio hasta que se revele algo; después, si hay acuerdo
page-undo-owner = como siempre, y quien abrió la mesa puede volver a cualquier momento
page-undo-off = nunca

## Joining

page-join-seat = Un asiento para ti: { $seat }
page-join-owner = Este enlace entrega la mesa entera
page-join-watcher = Puedes mirar con los ojos de un asiento
page-join-spectator = Puedes mirar
page-join-with = En la mesa: { $names }
page-link-seat = Enlace nuevo para { $seat }
page-link-watcher = Enlace para mirar a { $seat }
page-link-spectator = Enlace para el público
page-link-once = Cópialo ahora: solo se muestra esta vez, y los anteriores de esta clase ya no valen. Quien lo tenga puede sentarse ahí
page-to-table = A la mesa
page-hook = Dirección web a la que avisar cuando me toque (vacío: ninguna)
page-forget-help = Este navegador se reconoce por sus enlaces a estas mesas.
page-forget = Olvidarlos todos aquí

## Waiting

page-gathering = La partida empieza cuando la inicie quien abrió la mesa
page-gathering-owner = Manda un enlace a quien falte y empieza. Los bots pueden ocupar los asientos libres
page-fill = Asientos libres
page-fill-none = esperar a todo el mundo
page-waits = Esperando
page-waits-for = Se espera a: { $names }
page-reload-is-on = Esta página se recarga cada { $seconds } segundos
page-reload-is-off = Esta página no se recarga sola
page-reload-stop = No recargar más
page-reload-on = Recargar sola
page-write-after-stop = Para escribir, desactiva la recarga

## Moves

page-do = Hacerlo
page-what-they-do = Qué hacen
page-offered = La partida sigue sin esto; es solo una oferta
page-auto-order = por una instrucción
page-auto-bot = por un bot suplente
page-reset = Retirar el turno entero
page-ask-undo = Pedir que se retire mi última jugada
page-undo-to = Pedir que se vuelva hasta aquí
page-proposal-undo = retirar
page-proposal-abandon = acabar la partida sin terminarla
page-proposal-rematch = otra partida
page-proposed-by = Lo propone { $seat }.
page-abandon = Pedir que se acabe sin terminar
page-mark = Propone: { $move }
page-unmark = Quitar mis propuestas
page-why-help = Escribe o elige una jugada. No se hace: verás si se puede y qué regla lo impide, o se la propones a los demás
page-why-possible = Ahora se puede: { $move }

## Seats

page-wait-asked = La partida espera a este asiento
page-wait-offered = Puede actuar ahora
page-due = Tiempo: { $time }. Después responde la mesa
page-bot-for = Quién juega por { $seat }
page-bot-in = juega el bot: { $bot }
page-take-over = Que un bot juegue por { $seat }

## One screen for several seats

page-cover = Pásale la pantalla a { $seat }
page-cover-why = Las cartas de aquí no son para nadie más. Pulsa el botón solo si eres tú
page-i-am = Soy { $seat }
page-pass-screen = Tapar la pantalla

## Looking back

page-news = Desde tu última jugada
page-earlier = Antes ({ $count })
page-look-at = Tras la jugada { $move }
page-after-move = tras la jugada { $move }
page-happened = Qué pasó
page-first = Primera
page-previous = Anterior
page-next = Siguiente
page-last = Última

## The end

page-result = { $why } ({ $rule })
page-winners = Gana: { $names }
page-no-winners = No gana nadie
page-seal-fits = La semilla encaja con el sello mostrado desde el principio
page-seal-differs = La semilla no encaja con el sello
page-verify = Repetir el acta y verificarla
page-next-table = A la mesa siguiente
page-send = Enviar
page-with-script = Usar las páginas con JavaScript

## Opening a record

page-open-text = El texto de un acta o de un caso
page-open-pack = Se jugó con valores propios
page-open-table = Seguir jugando en una mesa
