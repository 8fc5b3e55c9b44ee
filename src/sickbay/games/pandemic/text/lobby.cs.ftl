### What is said of the game before one plays it.

game-title = Pandemic
game-about = Dva až čtyři hráči vyhrají nebo prohrají společně: čtyři nemoci se šíří po 48 městech a každý tah se léčí, cestuje, předávají karty nebo hledá lék. Asi 45 minut.
value-auto_consent-0 = Místo 0
value-auto_consent-1 = Místo 1
value-auto_consent-2 = Místo 2
value-auto_consent-3 = Místo 3
order-turn = přeskakovat do příštího tahu
order-epidemic = přeskakovat do příští epidemie
order-outbreak = přeskakovat do příštího ohniska
