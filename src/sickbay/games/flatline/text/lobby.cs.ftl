### What is said of the game before one plays it.

game-title = Flatline
game-about = Jeden až pět lodních mediků proti času: všichni hodí najednou a umísťují kostky na pacienty, krize a dobíječky, než uplyne minuta. Vyhrává a prohrává se společně. Jeden člověk hraje za dvě barvy. Asi 45 minut.
