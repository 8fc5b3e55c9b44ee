### What is said of the game before one plays it.

game-title = Flatline
game-about = Da uno a cinque medici di bordo contro il tempo: si tira tutti insieme e si piazzano dadi su pazienti, emergenze e stazioni prima che finisca il minuto. Si vince o si perde insieme. Una persona sola gioca due colori. Circa 45 minuti.
