### Záznamy: čtení, přehrání, ověření.


## Čtení záznamu

record-first-line = Tohle není záznam. Na prvním řádku musí být „{ $first }“
record-version = Záznamy verze { $version } se tu neznají. Známá je verze { $known }
record-head-unknown = Žádný řádek nezačíná „{ $name }“. Je to { $may }?
record-head-bad = „{ $value }“ nemůže stát za „{ $name }“. Napiš to tak, jak to napsala hra
record-needs = Chybí řádek „{ $name }“. Doplň ho nad kroky
record-twice = „{ $name }“ je tu podruhé. Nech jen jedno
record-move-bad = Tohle není krok: „{ $line }“. Napiš číslo, místo a slova
record-number = Číslo { $number } sem nepatří. Na řadě je { $expected }
record-mark-bad = „{ $mark }“ není značka. Napiš čtyři šestnáctkové číslice, nebo vynech znak =
record-too-many-moves = Kroků je příliš mnoho. Čte se jich nejvýš { $most }
line-too-long = Řádek je příliš dlouhý. Znaků se čte nejvýš { $most }
line-too-many-dots = Na řádku je příliš mnoho teček. Čte se jich nejvýš { $most }
record-not-printable = Na řádku jsou znaky, které nejsou vidět. Odstraň je
record-no-end = Chybí poslední řádek „end“. Sežeň celý soubor
record-end-bad = Poslední řádek není v pořádku. Je na něm „end“, otisk a „running“ nebo jak partie skončila
record-after-end = Za posledním řádkem něco stojí. Odstraň to

## Okamžiky

moment-bad = „{ $moment }“ není okamžik. Napiš číslo kroku, třeba 41, nebo i s dílčími kroky, třeba 41.2
moment-too-far = Krok { $move } neexistuje. V záznamu je kroků { $moves }
moment-too-few-steps = Po kroku { $move } není tolik dílčích kroků. Je jich { $steps }

## Výrok

record-holds = Ověřeno. Kroků: { $moves }; konec: { $result }
record-running = partie ještě běží
record-over = { $reason } ({ $rule }); vyhrává: { $won }
record-over-lost = { $reason } ({ $rule }); nevyhrál nikdo
record-older = Záznam vznikl podle pravidel { $rules }; tady jsou { $known }
record-other-game = Tohle je záznam hry { $game }, ne { $known }
record-other-words = Tabulka slov { $words } není ta, kterou má hra tady ({ $known }). Použij verzi, která záznam napsala
record-other-pack = { $pack ->
    [standard] Tahle partie se hrála s vlastními kartami hry. Vynech --pack
   *[other] Tahle partie se hrála s balíčkem od majitele, { $pack }; tady je { $here }. Zadej ten soubor přes --pack
 }
record-no-such-seat = Místo { $seat } v téhle partii není
record-seed-needed = Partie ještě běží, proto v záznamu není semínko, jen jeho pečeť. Zadej je pomocí --seed
record-seed-lost = V záznamu není semínko, jen jeho pečeť. Zadej je pomocí --seed
record-other-seed = Semínko nesouhlasí s pečetí
record-two-seeds = V záznamu je jiné semínko než to zadané. Vynech --seed
record-move-refused = Krok { $move }, místo { $seat }: nejde to: { $text } ({ $rule })
record-move-after-end = Krok { $move } přichází až po konci partie ({ $rule })
record-mark-differs = Krok { $move } vede do jiné pozice, než říká záznam: { $text } ({ $rule })
record-option-differs = Volba „{ $option }“ byla změněna: { $said }. Záznam platí, když je { $value }
record-result-differs = Konec nesouhlasí. Záznam říká: { $said }. Je to: { $result }
record-digest-differs = Pozice po posledním kroku nesouhlasí s otiskem v záznamu
