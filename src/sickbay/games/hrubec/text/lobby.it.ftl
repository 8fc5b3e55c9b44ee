### What is said of the game before one plays it.

game-title = Doktor Hrubec
game-about = Da due a cinque persone dirigono ciascuna un reparto: assumono medici, prendono pazienti dalla sala d'attesa, operano con un dado e un po' di fortuna, e giocano carte che aiutano o intralciano. Vince chi ha più punti. Circa 60 minuti.
