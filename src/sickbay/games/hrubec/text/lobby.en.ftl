### What is said of the game before one plays it.

game-title = Doktor Hrubec
game-about = Two to five players each run a ward: they hire doctors, take patients from the waiting room, operate with a die and a little luck, and play cards that help themselves and hinder others. Most points win. About 60 minutes.
