### Playing at the terminal.


## Beginning and end

terminal-start = { $game }. U stolu: { $seats }
terminal-seat-own = { $name } (ty)
terminal-seat-bot = { $name } (bot: { $bot })
terminal-seal = Zapečetěné rozdání: { $seal }
terminal-resumed = Partie pokračuje po kroku { $moves }
terminal-hint = Napiš číslo kroku nebo jeho slova. Co dalšího lze psát, ukáže „pomoc“
terminal-end = Konec hry: { $why } ({ $rule })
terminal-winners = Vítězí: { $names }
terminal-no-winners = Nevítězí nikdo
terminal-seed = Semínko: { $seed }
terminal-moves = Kroků: { $moves }
terminal-after = „uložit“ uloží záznam; „pozice“ a „zápis“: pohled zpět, Enter: konec
terminal-bye = Odchod od stolu. Nic dalšího se neukládá
terminal-input-over = Vstup skončil, partie se tu zastavuje. Nic se neukládá
terminal-leave = Odejít bez uložení? „uložit“ partii uloží. Enter nebo ano: odejít; ne: zůstat
terminal-interrupted = Ještě jednou a partie končí bez uložení. „uložit“ ji uloží, Enter pokračuje
terminal-broken = Uvnitř Sickbay se něco pokazilo: { $what }. Partie pokračuje beze změny. Prosím, nahlas to; kde, ukáže SICKBAY_DEBUG=1

## Moves

terminal-fold = { $what } … ({ $count })
terminal-other-seat = { $seat }: { $what }
terminal-back = Zpět
terminal-which = { $what }: která možnost?
terminal-which-of = { $what }: { $which }
terminal-enter-passes = Enter: pas
terminal-enter-skips = Enter: teď ne
terminal-no-number = Číslo { $number } v seznamu není. Jde od { $low } do { $high }
terminal-first = Napřed je třeba odpovědět na tuto otázku
terminal-commits = { $move }. Potom hra pokračuje a tohle už nepůjde vrátit. Enter: provést; vrátit: rozmyslet
terminal-commits-again = Enter krok provede, „vrátit“ ho vezme zpět
terminal-not-done = Neprovedeno
terminal-resting = Co jde pasovat, to se teď pasuje samo až do dalšího vlastního tahu
terminal-rest-nothing = Tady není nic, co by šlo pasovat
terminal-says-for-other = { $seat } teď hrát nemůže
terminal-no-word = „{ $word }“ není slovo této hry. Jak se kroky píší, ukáže „pomoc“
terminal-no-word-near = „{ $word }“ není slovo této hry. Nemá to být „{ $near }“?
terminal-no-verb = Žádný krok nezačíná slovem „{ $word }“. Začni slovesem; vypíše je „pomoc“

## Undo

terminal-undone = Vráceno: { $move }
terminal-undo-nothing = Není žádný vlastní krok k vrácení
terminal-undo-revealed = Tento krok už vrátit nejde: od té doby se něco odkrylo
terminal-undo-binding = Tento krok platí: podle pravidel ho vrátit nejde
terminal-undo-mover = Tento krok už vrátit nejde: od té doby hrál někdo jiný

## Passing the keyboard

terminal-cover = Klávesnici dostane { $seat }, potom Enter
terminal-cover-wait = Karty jsou skryté. Enter stiskne jen { $seat }

## Why and rules

terminal-why-usage = Za „proč“ napiš krok, třeba „proč pas“
terminal-why-possible = { $move }: teď to jde
terminal-why-not = { $move }: nejde to. { $reason }
terminal-rules-usage = Za „pravidla“ napiš číslo pravidla, třeba „pravidla { $example }“
terminal-rule-head = Pravidlo { $rule }
terminal-rules-english = Text pravidel je jen anglicky
terminal-rules-missing = Text pravidel této hry není nainstalovaný
terminal-log-empty = Zatím se nic nestalo
terminal-next-head = Co přijde
terminal-no-hand = Tady není žádná ruka k ukázání

## Saving

terminal-saved = Uloženo: { $file }
terminal-saved-running = Záznam běžící partie nenese semínko; to zůstává v tomto počítači, takže tady pokračuje „sickbay play { $file }“
save-failed = Soubor nelze zapsat: { $why }. Za „uložit“ zvol jiné jméno
save-other-file = V souboru je něco jiného, nebo jiná partie. Za „uložit“ zvol jiné jméno
seed-not-here = Semínko této partie v tomto počítači není, takže tu pokračovat nejde. Pokračuj tam, kde byla uložena, nebo přehraj dokončený záznam
record-finished = Tato partie skončila, není v čem pokračovat. Ukáže ji „sickbay replay“
seats-too-many = Uvedeno hráčů: { $given }, míst je { $seats }. Uveď nejvýš { $seats }
seat-name-bad = „{ $name }“ nemůže být jméno hráče. Použij 1 až { $most } znaků a každé jméno jednou

## Help

terminal-help-head = Co lze psát
help-number = 3: krok s tímto číslem; řádek s … se rozevře
help-words = jet paříž: krok slovy; Tab doplňuje, platí i „drive paris“
help-help = pomoc, pomoc léčit: tento seznam; co znamená slovo hry
help-look = pozice, ruka: celá pozice; vlastní karty
help-why = proč léčit modrá: zda krok jde, a podle kterého pravidla ne
help-rules = pravidla P5.8: text pravidla (anglicky)
help-next = dál, zápis: co přijde; co se zatím stalo
help-undo = vrátit: vzít zpět poslední vlastní krok, dokud se nic neodkrylo
help-skip = přeskočit: co jde pasovat, to se pasuje samo až do dalšího vlastního tahu
help-save = uložit, uložit SOUBOR: uložit záznam; konec: odejít
terminal-help-moves = Jak se píší kroky
terminal-help-unknown = „{ $word }“ není slovo této hry. Samotné „pomoc“ ukáže seznam

## Commands in this language, beside the English ones; several with commas

command-help = pomoc, nápověda
command-look = pozice, plán
command-hand = ruka, karty
command-log = zápis
command-next = dál, agenda
command-why = proč
command-rules = pravidla, pravidlo
command-undo = vrátit
command-save = uložit
command-skip = přeskočit
command-quit = konec, odejít
command-yes = ano, a
command-no = ne, n
