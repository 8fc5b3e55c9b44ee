### What is said of the game before one plays it.

game-title = Doktor Hrubec
game-about = Dva až pět hráčů vede každý své oddělení: najímají doktory, berou pacienty z čekárny, operují s kostkou a trochou štěstí a hrají karty, které pomáhají jim a škodí ostatním. Vyhrává, kdo má nejvíc bodů. Asi 60 minut.
