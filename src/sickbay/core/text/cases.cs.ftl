### Případy: čtení a co není, jak má být.


## Čtení případu

case-none = Tady žádný případ není. Soubory případů končí na .toml
case-toml-bad = { $kind ->
    [twice] Stejné jméno je tu podruhé. Nech jen jedno
    [sign] Znak tu takhle být nemůže. Odstraň ho, nebo ho napiš se zpětným lomítkem, jak chce TOML
    [open] Uvozovka nebo závorka je otevřená a není zavřená. Zavři ji
    [equals] Za jménem následuje znak =. Doplň ho
    [value] Tohle není hodnota TOML. Texty se píší do uvozovek
    [more] Za hodnotou ještě něco stojí. Začni nový řádek
   *[other] Tohle není správné TOML. Oprav tento řádek
 }
case-version = Případy verze { $version } se tu neznají. Zná se verze { $known }
case-key-unknown = „{ $name }“ tu není. Je to { $may }?
case-missing = Chybí „{ $name }“. Doplň to
case-twice = „{ $name }“ se čeká dvakrát. Nech jen jedno
case-type = { $want ->
    [text] Sem patří text
    [number] Sem patří celé číslo
    [list] Sem patří seznam
    [table] Sem patří tabulka
    [draw] Sem patří tah náhody: číslo, nebo seznam slov v pořadí po zamíchání
    [word] Sem patří slovo hry nebo číslo
    [seat] Sem patří číslo místa nebo „host“
    [sentence] Sem patří věta hry
   *[other] Do případu patří jen texty, celá čísla, seznamy a tabulky
 }, ne: { $found }
case-rule-bad = „{ $found }“ není číslo pravidla. Napiš ho jako P4.10 nebo W6
case-from-bad = Případ nemůže začít v „{ $found }“. Napiš blank, setup, nebo záznam z této složky a okamžik, třeba game.record@41.2
case-position-needs-blank = Pozice patří jen k případu s from = "blank". Jedno z toho odstraň
case-rest-bad = „{ $found }“ nemůže být zbytek náhody. Napiš rest = "seed", nebo nic
case-move-or-pass = Jeden oddíl má „move“ nebo „pass_until“, ne obojí. Udělej z něj dva
case-step-empty = Tenhle oddíl nic nedělá a nic nečeká. Doplň ho, nebo odstraň
case-impossible-alone = Nemožná pozice nemá žádné kroky. Odstraň „{ $name }“ nebo „impossible“
case-too-long = Tohle je příliš dlouhé. Čte se nejvýš { $most }
case-too-deep = Tohle má příliš mnoho úrovní. Čte se jich nejvýš { $most }
case-number-too-large = Číslo je příliš velké. Napiš menší

## Náhoda podle scénáře

chance-short = Scénář má tahů náhody { $drawn } a je potřeba další. Doplň ho, nebo napiš rest = "seed"
chance-left-over = Ve scénáři zbyly tahy, které nic nepotřebovalo. Odstraň je
chance-raw = Tahle náhoda se používá tak, že ji nejde předepsat. Napiš rest = "seed"
chance-wants-number = Tady padá číslo od 0 do { $most }. Napiš číslo, ne seznam
chance-number-bad = { $number } padnout nemůže. Napiš číslo od 0 do { $most }
chance-wants-list = Tady se míchá. Kolik toho je: { $count }. Napiš seznam, ne číslo
chance-not-there = „{ $item }“ není mezi tím, co se míchá. Zbývá: { $have }
chance-items-missing = V pořadí chybí: { $missing }. Doplň to, nebo "..." místo zbytku

## Co není, jak má být

case-differs = Čeká se: { $expected }. Je: { $found }
case-refused = Nejde to: { $move } ({ $rule }: { $reason })
case-not-refused = Jde to, ačkoli to { $rule } zakazuje
case-other-reason = Brání tomu { $rule }, ne { $expected } ({ $reason })
case-refused-changed = Nejde to, ale něco se změnilo
case-refused-offered = Nejde to, ale je to mezi možnými kroky
case-not-offered = Jde to, ale není to mezi možnými kroky: { $move }
case-whose-move = Čí je to krok? Čeká se: { $asked }. Doplň „seat“
case-cannot-pass = Místo { $seat } nemůže pasovat ({ $rule })
case-never-asked = Podle { $rule } se nikdy na nikoho nečeká
case-not-legal = Není možné: { $moves }
case-also-legal = Je možné, ale nemá být: { $moves }
case-seen = Je to vidět: { $path } = { $found }
case-nothing-to-see = Není tu nic, co by šlo skrýt: { $path }
case-event-missing = Nestalo se, nebo ne v tomto pořadí: { $event }. Stalo se: { $found }
case-event-happened = Stalo se, ale nemělo: { $event }
case-unchanged = Tohle se nezměnilo. Je to: { $found }
case-also-changed = Změnilo se i něco jiného: { $path } z { $old } na { $new }
case-possible = Pozice projde, ačkoli ji { $rule } zakazuje
case-other-rule = Pozici brání { $found }, ne { $expected }
case-hidden-same = Místo skryté skutečnosti tu stojí táž skutečnost. Napiš jinou
case-hidden-impossible = S jinou skutečností případ zahrát nejde
case-notices-view = { $viewer } pozná skrytou skutečnost z pohledu: { $path } je { $old } nebo { $new }
case-notices-events = { $viewer } pozná skrytou skutečnost z toho, co se stalo: { $old } nebo { $new }
case-notices-waits = { $viewer } pozná skrytou skutečnost z toho, na koho se čeká: místo { $path }, { $old } nebo { $new }
case-notices-legal = { $viewer } pozná skrytou skutečnost z možných kroků: { $old } nebo { $new }
case-notices-reasons = { $viewer } pozná skrytou skutečnost z toho, co nejde: { $path }, { $old } nebo { $new }
case-crashed = Hra selhala: { $error }. Dej nám prosím vědět
