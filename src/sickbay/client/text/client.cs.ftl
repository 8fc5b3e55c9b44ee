### Stoly na serveru, z programu nebo z terminálu.

client-link-bad = „{ $link }“ není odkaz s pozváním. Vypadá jako „https://example.org/join/…“; zkopíruj ho celý.
client-link-dead = Tento odkaz žádný stůl neotevírá, nebo už ne. Nový dá ten, kdo stůl založil.
client-unreachable = { $host } neodpovídá: { $why }. Zkontroluj, jestli odkaz souhlasí a server běží.
client-stranger = { $host } odpovídá, ale ne jako server Sickbay této verze. Zkontroluj odkaz, nebo aktualizuj.
client-full = { $host } teď nikoho nepouští. Zkus to za minutu.
client-no-answer = { $host } zatím neodpovídá. Možná je to přesto hotové; než se zeptáš znovu, podívej se.
client-refused = { $text }
client-request-bad = Požadavek nesedí: { $why }
