### Mesas en un servidor, desde un programa o el terminal.

client-link-bad = «{ $link }» no es un enlace de invitación. Es como «https://example.org/join/…»; cópialo entero.
client-link-dead = Este enlace no abre ninguna mesa, o ya no. Pide uno nuevo a quien creó la mesa.
client-unreachable = { $host } no responde: { $why }. Mira si el enlace es correcto y el servidor está en marcha.
client-stranger = { $host } responde, pero no como un servidor de Sickbay de esta versión. Mira si el enlace es correcto, o actualiza.
client-full = { $host } no deja entrar a nadie ahora. Prueba otra vez en un minuto.
client-no-answer = { $host } no ha respondido aún. Puede que esté hecho; mira antes de pedirlo otra vez.
client-refused = { $text }
client-request-bad = La petición no encaja: { $why }
