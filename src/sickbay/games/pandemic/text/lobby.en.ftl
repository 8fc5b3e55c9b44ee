### What is said of the game before one plays it.

game-title = Pandemic
game-about = Two to four players win or lose together: four diseases spread over 48 cities, and every turn treats, travels, trades cards or looks for a cure. About 45 minutes.
value-auto_consent-0 = Seat 0
value-auto_consent-1 = Seat 1
value-auto_consent-2 = Seat 2
value-auto_consent-3 = Seat 3
order-turn = pass until the next turn
order-epidemic = pass until the next epidemic
order-outbreak = pass until the next outbreak
