### What is said of the game before one plays it.

game-title = Pandemic
game-about = De dos a cuatro personas ganan o pierden juntas: cuatro enfermedades se extienden por 48 ciudades, y en cada turno se trata, se viaja, se pasan cartas o se busca una cura. Unos 45 minutos.
value-auto_consent-0 = Asiento 0
value-auto_consent-1 = Asiento 1
value-auto_consent-2 = Asiento 2
value-auto_consent-3 = Asiento 3
order-turn = pasar hasta el próximo turno
order-epidemic = pasar hasta la próxima epidemia
order-outbreak = pasar hasta el próximo brote
