# Simulación y medición.
lab-title = { $game }: { $bots }; partidas: { $games }, primera semilla: { $seed }
lab-rotated = asientos rotados
lab-won = Victorias
lab-won-by = Victorias del asiento { $seat }
lab-won-by-bot = Victorias de { $bot } (asientos: { $seats })
lab-shared = Victorias compartidas, a partes iguales
lab-rate = { $share } (intervalo del 95 %: de { $low } a { $high })
lab-reason = { $reason } ({ $rule })
lab-count = { $count } ({ $share })
lab-turns = Turnos
lab-moves = Jugadas
lab-middle = media { $mean }, mediana { $median }
lab-of-bot = { $figure }: { $bot }
lab-part = { $share } ({ $part } de { $whole })
lab-decisions = Tiempo por decisión (decisiones: { $count })
lab-times = mediana { $median } ms, el 95 % por debajo de { $most } ms

lab-bench-title = { $game }, { $build }, Python { $python }
lab-here = aquí
lab-loop = bucle
lab-ratio = razón
lab-decisions-per-second = Decisiones por segundo
lab-games-per-second = Partidas al azar por segundo
lab-copy = Copia, µs
lab-set-up = Preparación, µs
lab-view = Vista como JSON, µs
lab-copy-bytes = Bytes por copia
