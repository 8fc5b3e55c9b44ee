### Qué juegos hay.

game-unknown = Aquí no hay ningún juego «{ $game }». ¿Es { $may }?
game-broken = El paquete que trae { $game } está roto: { $why }. Repáralo o quítalo
game-not-one = Lo que hay en lugar de { $game } no es un juego. Actualiza el paquete que lo trae
game-misnamed = Lo que hay en lugar de { $game } se llama { $named }. Actualiza el paquete que lo trae
game-stuck = Ningún asiento al que se espera tiene jugada posible. Es un fallo del juego: avísanos
law-broken = La ley «{ $law }» no se cumple (semilla { $seed }, jugada { $move }, opciones { $options }): { $why }
