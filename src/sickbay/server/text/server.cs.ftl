# Server: co odmítá a proč.

## Kdo co smí

credential-twice = Cookie a token přišly zároveň. Pošli jen jedno z nich.
credential-kind = Tady se rozumí jen „Authorization: Bearer TOKEN“.
origin-foreign = Tohle přišlo ze stránky jiného webu. Otevři stůl na jeho vlastní adrese.
form-foreign = Tenhle formulář je moc starý nebo odjinud. Načti stránku znovu a pošli ho z ní.
session-needed = Odkaz se přijímá v prohlížeči. Bot posílá svůj token jako „Authorization: Bearer TOKEN“.
link-crowded = Tenhle odkaz už otevřel největší možný počet zařízení: { $most }. Řekni si o nový.
link-dead = Tenhle odkaz už neplatí. Nový vydá ten, kdo stůl založil.
link-seats = Odkaz pro místo nebo pro jeho diváky jmenuje místa; ostatní odkazy žádná.
table-not-yours = Takový stůl tu není, nebo v tomhle prohlížeči nebyl přijat žádný odkaz k němu.
seats-not-yours = To místo patří někomu jinému.
seats-bad = Místa nejde přečíst. Napiš jejich čísla s čárkami mezi nimi, třeba „0,2“.
owner-only = To smí jen ten, kdo stůl založil.

## Meze

requests-too-fast = To je moc rychle. Chvíli počkej.
sockets-too-many = Spojení je moc. Jedno zavři.
tables-too-fast = Tolik nových stolů naráz nejde. Počkej minutu.
tables-too-many = Rozehraných stolů: { $most }. Pro další tu není místo. Zkus to později.
tables-of-owner = Tvých rozehraných stolů: { $most }. Nejdřív jeden dohraj.
table-seed-learning = Známé rozdání může mít jen učební partie: nastav undo na owner, nebo vynech seed.
body-too-large = To je moc velké.

## Požadavky

request-bad = Požadavek nejde přečíst: { $why }
page-unknown = Taková stránka tu není.
record-later = Záznam je k mání na konci partie, protože prozrazuje semínko.
open-case-record = Tenhle případ začíná ze záznamu. Otevři ten záznam.
open-over = V téhle pozici je po hře. Otevři takovou, ve které se ještě hraje.
open-too-long = Tenhle záznam má kroků víc než { $most }. Otevři kratší.
open-seed-needed = Partie tohoto záznamu ještě běží: je v něm jen pečeť jejího semínka. Otevři záznam, který vznikne po konci.
hook-bad = Na „{ $url }“ upozornění poslat nejde. Napiš adresu, která začíná http:// nebo https://, bez hesla.
hook-private = Ta adresa je v soukromé síti.
hook-refused = Nikdo tam upozornění nepřijímá.

## Co se pokazilo

server-failed = Uvnitř Sickbay se něco pokazilo. Nic se nezměnilo; zkus to znovu.
table-broken = Tenhle stůl se musí načíst znovu. Otevři stránku za chvíli.
store-failed = Krok se nepodařilo uložit, takže se nestal. Zkus to znovu.
store-closed = Server se zastavuje. Přijď za chvíli.
store-unusable = Stoly tam nejde ukládat: { $why }. Zvol jinou složku pomocí --data.
store-held = Tyto stoly už obsluhuje jiný Sickbay. Použij ten, nebo zvol jinou složku pomocí --data.
store-other-version = Stoly v té složce jsou od jiného Sickbay (verze souboru { $found }, známá je { $known }). Použij ten, nebo jinou složku pomocí --data.

## Na začátku

serve-already = Sickbay už běží, na { $url }
serve-started = Sickbay je na { $url }
    Stůl se zakládá v prohlížeči na téhle adrese. Stoly se ukládají do { $data }. Ctrl-C server zastaví.
serve-no-tls = Bez TLS může kdokoli v této síti vše číst; jak ho přidat, říká docs/serving.md.
serve-stopped = Zastaveno. Všechny stoly jsou uložené.
serve-port-taken = Port { $port } je obsazený. Zvol jiný pomocí --port, nebo 0 pro kterýkoli.
serve-port-forbidden = Port { $port } není dovolený. Zvol od 1024 výš pomocí --port.
serve-port-failed = Port { $port } nejde použít: { $why }. Zvol jiný pomocí --port.
serve-host-unknown = „{ $host }“ není adresa tohoto počítače. Zvol jinou pomocí --host.

store-none = Ve složce nejsou stoly. Zvol jinou pomocí --data.
table-none = Žádný stůl { $table } tam není. Jeho označení je poslední část jeho adresy.
table-file-bad = Tohle není stůl Sickbay: { $why }. Vytvoř ho příkazem „sickbay table export“.
table-file-order = Co se u tohoto stolu dělo, nejde po sobě.
table-file-version = Soubor má verzi { $version }, tenhle Sickbay čte verzi { $known }. Použij novější Sickbay.
table-file-there = Takový soubor už existuje. Zvol jiné jméno.
table-exported = Zapsáno do { $file }. Je tam seed i všechna tajemství: nech si to pro sebe.
table-imported = Stůl je tu jako { $table }. Jeho odkazy, za adresou tvého serveru:
table-link-owner = Majitel
table-link-seat = Místo { $seats }
table-link-spectator = Diváci
