# Simulace a měření.
lab-title = { $game }: { $bots }; partií: { $games }, první semínko: { $seed }
lab-rotated = místa se střídají
lab-won = Výhry
lab-won-by = Výhry místa { $seat }
lab-won-by-bot = Výhry: { $bot } (míst: { $seats })
lab-shared = Dělené výhry, každému stejný díl
lab-rate = { $share } (95% interval: { $low } až { $high })
lab-reason = { $reason } ({ $rule })
lab-count = { $count } ({ $share })
lab-turns = Tahy
lab-moves = Kroky
lab-middle = průměr { $mean }, medián { $median }
lab-of-bot = { $figure }: { $bot }
lab-part = { $share } ({ $part } z { $whole })
lab-decisions = Čas na rozhodnutí (rozhodnutí: { $count })
lab-times = medián { $median } ms, 95 % pod { $most } ms

lab-bench-title = { $game }, { $build }, Python { $python }
lab-here = zde
lab-loop = smyčka
lab-ratio = poměr
lab-decisions-per-second = Rozhodnutí za sekundu
lab-games-per-second = Náhodných partií za sekundu
lab-copy = Kopie, µs
lab-set-up = Příprava, µs
lab-view = Pohled jako JSON, µs
lab-copy-bytes = Bajtů na kopii
