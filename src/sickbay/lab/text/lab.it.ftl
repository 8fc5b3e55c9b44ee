# Simulazione e misura.
lab-title = { $game }: { $bots }; partite: { $games }, primo seme: { $seed }
lab-rotated = posti a rotazione
lab-won = Vittorie
lab-won-by = Vittorie del posto { $seat }
lab-won-by-bot = Vittorie di { $bot } (posti: { $seats })
lab-shared = Vittorie condivise, in parti uguali
lab-rate = { $share } (intervallo del 95%: da { $low } a { $high })
lab-reason = { $reason } ({ $rule })
lab-count = { $count } ({ $share })
lab-turns = Turni
lab-moves = Mosse
lab-middle = media { $mean }, mediana { $median }
lab-of-bot = { $figure }: { $bot }
lab-part = { $share } ({ $part } su { $whole })
lab-decisions = Tempo per decisione (decisioni: { $count })
lab-times = mediana { $median } ms, il 95% sotto { $most } ms

lab-bench-title = { $game }, { $build }, Python { $python }
lab-here = qui
lab-loop = ciclo
lab-ratio = rapporto
lab-decisions-per-second = Decisioni al secondo
lab-games-per-second = Partite a caso al secondo
lab-copy = Copia, µs
lab-set-up = Preparazione, µs
lab-view = Vista come JSON, µs
lab-copy-bytes = Byte per copia
