### What the core says: why a move is not possible, and what is wrong with what was given.


## Moves

game-over = Hra skončila
not-asked = Teď hraje někdo jiný
no-such-verb = Tímto slovem žádný krok nezačíná
not-now = V tuto chvíli ne: { $verb }
not-offered = Mezi kroky, které teď jdou, to není
sentence-bad = Tato slova po „{ WORD($verb) }“ nesedí; „pomoc { WORD($verb) }“ ukáže, která ano
move-empty = Nic není napsáno. Napiš krok nebo jeho číslo
move-too-long = Na krok je to příliš dlouhé. Použij nejvýš { $most } znaků
verb-unknown = Žádný krok nezačíná slovem „{ $word }“. Začni slovesem; vypíše je „help“
verb-unknown-in-file = Žádný krok nezačíná slovem „{ $word }“. Kroky jsou v docs/formats.md
word-unknown = „{ $word }“ není slovo této hry. Jak se kroky píší, ukáže „help“
word-unknown-near = „{ $word }“ není slovo této hry. Nemá to být „{ $near }“?
word-unknown-in-file = „{ $word }“ není slovo této hry. Jak se píší kroky a události, je v docs/formats.md
seat-bad = Místo „{ $seat }“ není. Uveď číslo místa, od nuly

## Options and seeds

seed-bad = „{ $seed }“ není semínko. Uveď celé číslo od 0 do 2^256 − 1, nebo 0x a šestnáctkové číslice
option-unknown = Volba „{ $option }“ není. Nemá to být: { $may }?
option-bad = Nemůže být „{ $value }“. Může být: { $may }
option-not-a-list = „{ $value }“ není seznam. Napiš hodnoty oddělené čárkami

## Positions

number-bad = „{ $value }“ tu být nemůže. Uveď celé číslo od { $low } do { $high }
name-bad = „{ $name }“ tu být nemůže. Použij jméno, které sem patří, třeba „{ $example }“
value-bad = Nemůže být „{ $value }“. Může být: { $may }
field-missing = Toto pole chybí. Doplň je
field-unknown = Takové pole není. Jsou: { $may }
list-bad = Musí to být seznam, nejvýš položek: { $most }
list-short = Musí to být seznam, položek přesně: { $count }
deck-bad = Balíček je seznam karet, vrchní první, a „...“ nejvýš jednou místo všech ostatních
card-twice = Karty { $card } je tu příliš mnoho ({ $rule }). Jednu vynech
seat-none = Takové místo není. Počítají se od nuly a je jich { $seats }
map-bad = Musí to být tabulka jmen a hodnot
frame-bad = Takový záznam v agendě není: { $value }
position-stuck = Odtud by nikdo nemohl pokračovat: agenda, na koho se čeká a konec k sobě nesedí

## Files

file-unreadable = Soubor nelze přečíst. Zkontroluj oprávnění
file-missing = Takový soubor není. Zkontroluj jméno
file-folder = Tohle je složka. Uveď soubor v ní
file-special = Není to obyčejný soubor, ale zařízení nebo roura. Ulož to nejdřív do souboru
file-too-large = Soubor je příliš velký. Čte se nejvýš bajtů: { $most }
file-not-text = Není to textový soubor v UTF-8. Dej textový soubor
asked-wrong = Čeká se tu na jiná místa, než na která čeká agenda: nech asked a offered tak, jak byly zapsány
pack-none = Hra { $game } vlastní hodnoty nebere. Hraje se s těmi, které má
worker-gone = Jeden z pracujících procesů skončil. Zkus to znovu s menším --jobs
