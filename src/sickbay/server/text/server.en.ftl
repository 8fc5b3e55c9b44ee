# The server: what it refuses, and why.

## Who may what

credential-twice = A cookie and a token came together. Send one of them.
credential-kind = Only “Authorization: Bearer TOKEN” is understood here.
origin-foreign = This came from a page of another web site. Open the table at its own address.
form-foreign = This form is too old or from elsewhere. Load the page again and send it from there.
session-needed = A link is claimed in a browser. A bot sends its token as “Authorization: Bearer TOKEN”.
link-crowded = { $most } devices have opened this link already. Ask for a new one.
link-dead = This link is no longer good. Ask whoever made the table for a new one.
link-seats = A link for a seat or its watchers names seats; other links name none.
table-not-yours = There is no such table here, or no link to it has been claimed in this browser.
seats-not-yours = That is somebody else’s seat.
seats-bad = The seats cannot be read. Write their numbers with commas between them, as “0,2”.
owner-only = Only whoever made the table may do that.

## Limits

requests-too-fast = That is too fast. Wait a moment.
sockets-too-many = There are too many connections. Close one.
tables-too-fast = That is too many new tables at once. Wait a minute.
tables-too-many = { $most } tables are under way here, and that is all there is room for. Come back later.
tables-of-owner = { $most } of your tables are under way. Finish one first.
table-seed-learning = Only a learning game may have a known deal: set undo to owner, or leave the seed out.
body-too-large = That is too large.

## Requests

request-bad = The request cannot be read: { $why }
page-unknown = There is no such page.
record-later = The record comes at the end of the game: it tells the seed.
open-case-record = This case begins from a record. Open that record instead.
open-over = In this position the game is over. Open one that is still played.
open-too-long = This record has more than { $most } moves. Open a shorter one.
open-seed-needed = The game of this record still runs: it tells only the seal of its seed. Open the record that comes after the end.
hook-bad = “{ $url }” is no address to send a notice to. Write one that begins with http:// or https://, without a password.
hook-private = That address is in a private network.
hook-refused = Nobody there takes the notice.

## What broke

server-failed = Something broke inside Sickbay. Nothing was changed; try again.
table-broken = This table has to be read again. Load the page in a moment.
store-failed = The move could not be stored, so it was not made. Try again.
store-closed = The server is stopping. Come back in a moment.
store-unusable = The tables cannot be kept there: { $why }. Choose another folder with --data.
store-held = Another Sickbay serves these tables already. Use that one, or choose another folder with --data.
store-other-version = The tables there were made by another Sickbay (version { $found } of the file, { $known } is known). Use that one, or another folder with --data.

## Starting

serve-already = Sickbay is running already, at { $url }
serve-started = Sickbay is at { $url }
    Open it in a browser to make a table. Tables are kept in { $data }. Ctrl-C stops the server.
serve-no-tls = Without TLS everybody on this network can read along; docs/serving.md says how to add it.
serve-stopped = Stopped. All tables are kept.
serve-port-taken = Port { $port } is taken. Choose another with --port, or 0 for any.
serve-port-forbidden = Port { $port } is not for you. Choose one from 1024 up with --port.
serve-port-failed = Port { $port } cannot be had: { $why }. Choose another with --port.
serve-host-unknown = “{ $host }” is no address of this machine. Choose another with --host.

store-none = The folder has no tables. Choose another with --data.
table-none = There is no table { $table } there. Its id is the last part of its address.
table-file-bad = This is no table of Sickbay: { $why }. Make one with “sickbay table export”.
table-file-order = What happened at this table is out of order.
table-file-version = The file is of version { $version }, this Sickbay reads version { $known }. Use a newer Sickbay.
table-file-there = There is such a file already. Choose another name.
table-exported = Written to { $file }. It holds the seed and all secrets: keep it to yourself.
table-imported = The table is here as { $table }. Its links, behind the address of your server:
table-link-owner = Owner
table-link-seat = Seat { $seats }
table-link-spectator = Spectators
