### Quali giochi ci sono.

game-unknown = Qui non c'è nessun gioco «{ $game }». Forse è: { $may }?
game-broken = Il pacchetto che porta { $game } è guasto: { $why }. Riparalo o toglilo
game-not-one = Ciò che sta al posto di { $game } non è un gioco. Aggiorna il pacchetto che lo porta
game-misnamed = Ciò che sta al posto di { $game } si chiama { $named }. Aggiorna il pacchetto che lo porta
game-stuck = Nessun posto di cui si attende la mossa ne ha una possibile. È un difetto del gioco: segnalacelo
law-broken = La legge «{ $law }» non vale (seme { $seed }, mossa { $move }, opzioni { $options }): { $why }
