### What is said of the game before one plays it.

game-title = Flatline
game-about = One to five ship's medics against the clock: everybody rolls at once and places dice on patients, emergencies and stations before the minute is over. All win or lose together. One person plays two colours. About 45 minutes.
