### What is said of the game before one plays it.

game-title = Pandemic
game-about = Da due a quattro persone vincono o perdono insieme: quattro malattie si diffondono in 48 città, e a ogni turno si argina, si viaggia, si passano carte o si cerca una cura. Circa 45 minuti.
value-auto_consent-0 = Posto 0
value-auto_consent-1 = Posto 1
value-auto_consent-2 = Posto 2
value-auto_consent-3 = Posto 3
order-turn = passa fino al prossimo turno
order-epidemic = passa fino alla prossima epidemia
order-outbreak = passa fino al prossimo focolaio
