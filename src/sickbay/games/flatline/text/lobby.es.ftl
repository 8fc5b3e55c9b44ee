### What is said of the game before one plays it.

game-title = Flatline
game-about = De uno a cinco médicos de a bordo contra el reloj: todos tiran a la vez y colocan dados en pacientes, emergencias y estaciones antes de que acabe el minuto. Se gana o se pierde en equipo. Una persona sola lleva dos colores. Unos 45 minutos.
