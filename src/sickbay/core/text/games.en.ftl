### Which games there are.

game-unknown = There is no game “{ $game }” here. Is it: { $may }?
game-broken = The package that brings { $game } is broken: { $why }. Repair it or remove it
game-not-one = What stands there for { $game } is no game. Update the package that brings it
game-misnamed = What stands there for { $game } calls itself { $named }. Update the package that brings it
game-stuck = No seat that is asked has a legal move. This is a mistake of the game: report it
law-broken = The law “{ $law }” is broken (seed { $seed }, move { $move }, options { $options }): { $why }
