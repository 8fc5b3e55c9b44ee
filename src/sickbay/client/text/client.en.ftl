### Tables on a server, from a program or the terminal.

client-link-bad = “{ $link }” is no invitation link. It looks like “https://example.org/join/…”; copy it whole.
client-link-dead = This link opens no table, or not any more. Ask whoever made the table for a new one.
client-unreachable = { $host } does not answer: { $why }. Look whether the link is right and the server runs.
client-stranger = { $host } answers, but not as a Sickbay server of this version does. Look whether the link is right, or update.
client-full = { $host } lets nobody in at the moment. Try again in a minute.
client-no-answer = No answer from { $host } yet. It may be done all the same; look before you ask again.
client-refused = { $text }
client-request-bad = The request does not fit: { $why }
