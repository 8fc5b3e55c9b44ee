### What is said of the game before one plays it.

game-title = Doktor Hrubec
game-about = De dos a cinco personas llevan cada una su servicio: contratan médicos, cogen pacientes de la sala de espera, operan con un dado y algo de suerte, y juegan cartas que ayudan o estorban. Gana quien tenga más puntos. Unos 60 minutos.
