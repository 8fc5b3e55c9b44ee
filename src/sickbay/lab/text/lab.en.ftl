# Simulation and measurement.
lab-title = { $game }: { $bots }; games: { $games }, first seed: { $seed }
lab-rotated = seats rotated
lab-won = Won
lab-won-by = Won by seat { $seat }
lab-won-by-bot = Won by { $bot } (seats: { $seats })
lab-shared = Shared wins, each winner with an equal part
lab-rate = { $share } (95% interval: { $low } to { $high })
lab-reason = { $reason } ({ $rule })
lab-count = { $count } ({ $share })
lab-turns = Turns
lab-moves = Moves
lab-middle = mean { $mean }, median { $median }
lab-of-bot = { $figure }: { $bot }
lab-part = { $share } ({ $part } of { $whole })
lab-decisions = Time for a decision (decisions: { $count })
lab-times = median { $median } ms, 95% under { $most } ms

lab-bench-title = { $game }, { $build }, Python { $python }
lab-here = here
lab-loop = loop
lab-ratio = ratio
lab-decisions-per-second = Decisions a second
lab-games-per-second = Random games a second
lab-copy = Copy, µs
lab-set-up = Set-up, µs
lab-view = View as JSON, µs
lab-copy-bytes = Bytes a copy
