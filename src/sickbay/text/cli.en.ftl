# The command line: help, and what can be wrong with what was typed.
cli-about = Sickbay plays tabletop games completely and correctly, simulates them, and judges positions and records.
cli-usage = Usage: { $usage }
cli-usage-all = COMMAND …
cli-commands = Commands:
cli-flags = Flags:
cli-more = “sickbay help COMMAND” says more about one of them.

cli-kind-game = GAME
cli-kind-game-or-file = GAME|FILE
cli-kind-file = FILE
cli-kind-table = TABLE
cli-kind-paths = PATH
cli-kind-command = COMMAND
cli-kind-number = N
cli-kind-names = NAME,NAME
cli-kind-pair = NAME=VALUE
cli-kind-moment = MOVE
cli-kind-seat = SEAT

cli-play = Play a game at the terminal, or go on with a saved one
    .more = Plays a game at the terminal, with people and bots in any mix, or goes on with a game saved by “save”. During the game, “help” says what can be typed. A saved game goes on where it was saved: the seed of a running game stays there.
cli-simulate = Let bots play many games
    .more = Lets bots play many games and shows how often they win, why they lose, how long games are, and how long the bots think. The same seeds give the same games, with any number of processes.
cli-bench = Measure how fast a game is
    .more = Measures how fast a game is, beside a calibration loop of the same shape in the same minute: the ratio between the two can be compared across machines.
cli-check = Run case files
    .more = Runs case files, and all case files in folders, and shows what came out differently. Exit code 1 if a case fails, 2 if a file cannot be read.
cli-replay = Show a recorded game
    .more = Shows what happened in a recorded game, as everybody or as one seat saw it, and how it stood at the end or after a move.
cli-verify = Check that a record is true
    .more = Plays a record again and compares all that it says: every move, the seed, the end. One line says whether it holds; exit code 1 if it does not.
cli-laws = Try the laws that every game keeps
    .more = Plays random games over all options and tries the laws that every game keeps: legal moves can be played, refused ones change nothing, nobody sees what is secret, every game ends.
cli-version = Show the version and the games
    .more = Shows the version of Sickbay, how it was built, and the installed games with the versions of their rules.
cli-help = Show help
    .more = Shows all commands, or what one command does and takes.

cli-flag-lang = Language of all messages; otherwise SICKBAY_LANG or the system’s language
cli-flag-help = Show this help
cli-flag-seed = Seed of the game; the same seed gives the same game
cli-flag-seats = Who sits where, as “me,planner,me=Ines”: “me” is a person at this keyboard, anything else a bot; seats not named are bots (otherwise one person)
cli-flag-option = An option of the game, as “epidemics=5”; may be given more than once
cli-flag-pack = Play with an owner’s own values from this file; “sickbay pack check” checks it
cli-flag-check-pack = Run cases of the pack’s game with the owner’s values in this file
cli-flag-simulate-seed = Seed of the first game; each next game has the next seed (otherwise 1)
cli-flag-laws-seed = Seed of the first game; each next game has the next seed (otherwise 1)
cli-flag-quick = Only try that games end, keep their invariants and replay alike: fast, and in many processes
cli-flag-bots = Bots by seat, with commas; one name plays all seats (otherwise random)
cli-flag-rotate = Every bot moves on one seat with each game, so that no seat favours anybody
cli-flag-tempo = How many actions a seat has until time is up, in games with a clock (otherwise no clock)
cli-flag-games = How many games (otherwise 100)
cli-flag-jobs = How many processes play at the same time (otherwise one a core)
cli-flag-out = Also write every game as a line of JSON into this file
cli-flag-seconds = About how long to measure (otherwise 10)
cli-flag-json = Write JSON instead of a table
cli-flag-replay-json = Write the moves and the position as JSON
cli-flag-to = Stop after this move; “41.2”: after two steps of what follows it
cli-flag-seat = Show what this seat knows: its number or the player’s name, “0+1” for two that one person holds, “watcher” for a spectator; otherwise everything is shown
cli-seat-unknown = There is no seat or player “{ $seat }”. There are: { $may }.
cli-flag-replay-seed = The seed, for a record that does not tell it
cli-flag-verify-seed = The seed, for a record that does not tell it

cli-command-unknown = There is no command “{ $command }”. Perhaps: { $may }.
cli-command-unknown-far = There is no command “{ $command }”. “sickbay help” shows them all.
cli-flag-unknown = There is no flag “{ $flag }” here. Perhaps: { $may }.
cli-flag-no-value = “{ $flag }” takes no value. Write it alone.
cli-value-missing = “{ $flag }” needs a value. Write it after the flag, with a space or “=”.
cli-flag-twice = “{ $flag }” stands there twice. Leave one.
cli-flag-of-new-game = “{ $flag }” is for a new game; a saved one goes on as it was. Leave it out.
cli-word-missing = { $kind ->
    [game-or-file] Which game? Write its name after the command, as “pandemic”.
    [game] Which game? Write its name after the command, as “pandemic”.
    [file] Which file? Write its name after the command.
    [paths] Which case files? Write files or folders after the command.
   *[other] A word is missing after the command. “--help” shows what belongs there.
}
cli-word-extra = “{ $word }” is one word too many. Leave it out; “--help” shows what the command takes.
cli-number-bad = “{ $value }” does not fit. A number from { $low } to { $high } is needed.
cli-names-bad = A name is missing in “{ $value }”. Write names with commas between them.
cli-pair-bad = “{ $value }” is no option. Write it as “name=value”.
cli-file-not-written = The file “{ $file }” cannot be written. Choose another name or folder.
cli-stream-broken = { $kind ->
    [full] The output cannot be written: no space is left. Make room or write it elsewhere.
    [closed] Reading or writing is not possible there. Open the stream in the right direction.
    [broken] The device for input or output is gone or broken. Try another.
   *[other] Reading or writing failed (system error { $number }). Try another place.
}
cli-unexpected = Something broke inside Sickbay: { $what }. Please report it; SICKBAY_DEBUG=1 shows where.

cli-build-plain = plain Python
cli-build-compiled = compiled
cli-version-line = Sickbay { $version }, { $build }, Python { $python }
cli-version-game = { $game }, rules { $version }

cli-checked = Passed: { $passed }, failed: { $failed }, unreadable: { $bad } ({ $seconds } s)
cli-rule-unknown = The rules of { $game } have no { $rule }. Passed all the same.
cli-laws-hold = { $game }: the laws hold in { $games } games, { $moves } moves
cli-laws-broken = { $game }: the laws are broken in { $broken } of { $games } games
cli-laws-again = and the same in { $games } more of the games

bot-unknown = There is no bot “{ $bot }” for this game. Perhaps: { $may }.
players-wrong = { $players ->
    [one] One player does not fit { $seats } seats.
   *[other] { $players } players do not fit { $seats } seats.
} Name one a seat, or set the option “seats”.
player-illegal = The player in seat { $seat } said “{ $move }”, which is none of its legal moves. Say one of turn.legal.
match-endless = The match was broken off after { $most } moves. A player or a rule goes in circles.
match-stuck = After { $moves } moves nobody is asked, but the game is not over. That is an error in the game.
cli-table-export = Write a table into a file
    .more = The file holds everything, the seed and all secrets too, so that a table can move to another server or be kept. TABLE is the last part of its address. The server may go on meanwhile.
cli-table-import = Bring a table from a file
    .more = The table goes on from there under new links, which are shown once. Stop the server of that folder first.
cli-pack-check = Check your own values for a game
    .more = The file is what an owner of the printed game wrote: the same columns or keys as the built-in values, described in docs/formats.md. What does not fit is named with its place; --pack plays with it.
cli-flag-game = The game that the file is for, if the file does not name it
cli-pack-good = { $file }: fits { $game }
pack-game-needed = The file does not say which game it is for. Name one with --game: { $games }

cli-kind-host = HOST
cli-kind-folder = FOLDER
cli-kind-url = URL
cli-serve = Serve tables to browsers, terminals and bots
    .more = Serves tables: people join by links in a browser, bots by their tokens. Everything is kept in a folder, and tables go on after a restart. Ctrl-C stops it.
cli-flag-host = Address to listen at; 0.0.0.0 for the whole network (otherwise 127.0.0.1, this machine alone)
cli-flag-port = Port to listen at; 0 for any that is free (otherwise 8000)
cli-flag-data = Folder in which tables are kept (otherwise “sickbay/tables” in your data folder)
cli-flag-open = Open the page in a browser
cli-flag-serve-bots = How many processes bots think in (otherwise one less than cores)
cli-flag-public-url = Where people reach the server, behind a reverse proxy
cli-flag-allow-origin = Another web site whose pages may use the sockets; may be given more than once
cli-flag-private-webhooks = Let notices be sent to private networks too
cli-url-bad = “{ $value }” is no address of the web. Write it as “https://example.org”.

cli-kind-link = LINK
cli-kind-name = NAME
cli-join = Play at a table on a server
    .more = Plays at a table on a server, by the invitation link of a seat, in the same way as “play” does here. By the link of a spectator or watcher it shows what happens. During the game, “help” says what can be typed; the same link leads back to the table.
cli-flag-name = Name under which to sit down (otherwise you are asked)
