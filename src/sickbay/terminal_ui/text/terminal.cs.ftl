### Playing at the terminal.


## Beginning and end

terminal-start = { $game }. U stolu: { $seats }
terminal-seat-own = { $name } (ty)
terminal-seat-bot = { $name } (bot: { $bot })
terminal-seal = Zapečetěné rozdání: { $seal }
terminal-resumed = Partie pokračuje po kroku { $moves }
terminal-hint = Napiš číslo kroku nebo jeho slova. Co dalšího lze psát, ukáže „help“
terminal-end = Konec hry: { $why } ({ $rule })
terminal-winners = Vítězí: { $names }
terminal-no-winners = Nevítězí nikdo
terminal-seed = Semínko: { $seed }
terminal-moves = Kroků: { $moves }
terminal-after = „save“ uloží záznam, „look“ a „log“ se ohlédnou, Enter odejde
terminal-bye = Odchod od stolu. Nic dalšího se neukládá
terminal-input-over = Vstup skončil, partie se tu zastavuje. Nic se neukládá
terminal-leave = Odejít bez uložení? „save“ partii uloží. Enter nebo ano: odejít; ne: zůstat

## Moves

terminal-fold = { $what } … ({ $count })
terminal-other-seat = { $seat }: { $what }
terminal-back = Zpět
terminal-which = { $what }: co z toho?
terminal-enter-passes = Enter: pas
terminal-enter-skips = Enter: teď ne
terminal-no-number = Číslo { $number } v seznamu není. Jde od { $low } do { $high }
terminal-first = Napřed je třeba odpovědět na tuto otázku
terminal-commits = { $move }. Potom hra pokračuje a krok už nepůjde vrátit. Enter: provést; undo: rozmyslet
terminal-commits-again = Enter krok provede, „undo“ ho vezme zpět
terminal-not-done = Neprovedeno
terminal-resting = Časy na události se přeskakují až do dalšího vlastního tahu
terminal-rest-nothing = Tady není žádný čas na události, který by šlo přeskočit
terminal-says-for-other = { $seat } teď hrát nemůže

## Undo

terminal-undone = Vráceno: { $move }
terminal-undo-nothing = Není žádný vlastní krok k vrácení
terminal-undo-revealed = Od té doby se něco odkrylo, krok platí
terminal-undo-mover = Od té doby hrál někdo jiný, krok platí

## Passing the keyboard

terminal-cover = Klávesnici dostane { $seat }, potom Enter
terminal-cover-wait = Karty jsou skryté. Enter stiskne jen { $seat }

## Why and rules

terminal-why-usage = Za „why“ napiš krok, třeba „why pass“
terminal-why-possible = { $move }: teď to jde
terminal-why-not = { $move }: nejde to. { $reason }
terminal-rules-usage = Za „rules“ napiš číslo pravidla, třeba „rules { $example }“
terminal-rule-head = Pravidlo { $rule } (text pravidel je anglicky)
terminal-rule-unknown = Pravidlo „{ $rule }“ není. Blízko: { $may }
terminal-rules-missing = Text pravidel této hry není nainstalovaný
terminal-log-empty = Zatím se nic nestalo
terminal-next-head = Co přijde
terminal-next-line = { $number }. { $what } ({ $rule })
terminal-no-hand = Tady není žádná ruka k ukázání

## Saving

terminal-saved = Uloženo: { $file }
terminal-saved-running = Záznam běžící partie nenese semínko; to zůstává v tomto počítači, takže tady pokračuje „sickbay resume { $file }“
save-failed = Soubor nelze zapsat: { $why }. Za „save“ zvol jiné jméno
save-other-file = Soubor existuje a není to záznam této partie. Za „save“ zvol jiné jméno
seed-not-here = Semínko této partie v tomto počítači není, takže tu pokračovat nejde. Pokračuj tam, kde byla uložena, nebo přehraj dokončený záznam
record-finished = Tato partie skončila, není v čem pokračovat. Ukáže ji „sickbay replay“
seats-too-many = Uvedeno hráčů: { $given }, míst je { $seats }. Uveď nejvýš { $seats }
seat-name-bad = „{ $name }“ nemůže být jméno hráče. Použij 1 až { $most } znaků a každé jméno jednou

## Help

terminal-help-head = Co lze psát
help-number = 3: krok s tímto číslem; řádek s … se rozevře
help-words = drive paris: krok slovy; Tab doplňuje, platí i česká jména měst
help-help = help, help treat: tento seznam; co znamená slovo hry
help-look = look, hand: celá pozice; vlastní karty
help-why = why treat blue: zda krok jde, a podle kterého pravidla ne
help-rules = rules P5.8: text pravidla
help-next = next, log: co přijde; co se zatím stalo
help-undo = undo: vrátit poslední vlastní krok, dokud se nic neodkrylo
help-skip = skip: žádné dotazy na události do dalšího vlastního tahu
help-save = save, save SOUBOR: uložit záznam; quit: odejít
terminal-help-moves = Jak se píší kroky
terminal-help-unknown = „{ $word }“ není slovo této hry. Samotné „help“ ukáže seznam

## Commands in this language, beside the English ones; several with commas

command-help = pomoc, napoveda
command-look = pozice, plan
command-hand = ruka, karty
command-log = zapis
command-next = dal, agenda
command-why = proc
command-rules = pravidla, pravidlo
command-undo = vratit
command-save = ulozit
command-skip = preskocit
command-quit = konec, odejit
command-yes = ano, a
command-no = ne, n
