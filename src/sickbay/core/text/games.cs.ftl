### Které hry tu jsou.

game-unknown = Hra „{ $game }“ tu není. Je to { $may }?
game-broken = Balík, který přináší hru { $game }, je rozbitý: { $why }. Oprav ho, nebo odstraň
game-not-one = To, co stojí na místě hry { $game }, není hra. Aktualizuj balík, který ji přináší
game-misnamed = To, co stojí na místě hry { $game }, si říká { $named }. Aktualizuj balík, který ji přináší
game-stuck = Žádné místo, na které se čeká, nemá možný krok. Je to chyba hry: dej nám vědět
law-broken = Zákon „{ $law }“ neplatí (semínko { $seed }, krok { $move }, volby { $options }): { $why }
