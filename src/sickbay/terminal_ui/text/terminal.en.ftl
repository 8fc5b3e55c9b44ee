### Playing at the terminal.


## Beginning and end

terminal-start = { $game }. At the table: { $seats }
terminal-seat-own = { $name } (you)
terminal-seat-bot = { $name } (bot: { $bot })
terminal-seal = Sealed deal: { $seal }
terminal-resumed = The game goes on after move { $moves }
terminal-hint = Type the number of a move or its words. “help” shows what else you can type
terminal-end = End of the game: { $why } ({ $rule })
terminal-winners = Winners: { $names }
terminal-no-winners = Nobody wins
terminal-seed = Seed: { $seed }
terminal-moves = Moves: { $moves }
terminal-after = “save” keeps the record, “look” and “log” look back, Enter leaves
terminal-bye = Leaving the table. Nothing more is saved
terminal-input-over = The input is over, so the game stops here. Nothing is saved
terminal-leave = Leave without saving? “save” keeps the game. Enter or yes: leave; no: stay
terminal-interrupted = Once more leaves without saving. “save” keeps the game, Enter goes on
terminal-broken = Something broke inside Sickbay: { $what }. The game goes on as it was. Please report it; SICKBAY_DEBUG=1 shows where

## Moves

terminal-fold = { $what } … ({ $count })
terminal-other-seat = { $seat }: { $what }
terminal-back = Back
terminal-which = { $what }: which one?
terminal-which-of = { $what }: { $which }
terminal-enter-passes = Enter: pass
terminal-enter-skips = Enter: not now
terminal-no-number = There is no { $number } in this list. It goes from { $low } to { $high }
terminal-first = First this question has to be answered
terminal-commits = { $move }. The game goes on then, and this cannot be undone any more. Enter: do it; undo: think again
terminal-commits-again = Enter does it, “undo” takes it back
terminal-not-done = Not done
terminal-resting = What can be passed passes by itself until your next turn
terminal-rest-nothing = There is nothing here that could be passed
terminal-says-for-other = { $seat } may not act now
terminal-no-word = “{ $word }” is no word of this game. “help” shows how moves are written
terminal-no-word-near = “{ $word }” is no word of this game. Is it “{ $near }”?
terminal-no-verb = No move begins with “{ $word }”. Begin with a verb; “help” lists them

## Undo

terminal-undone = Undone: { $move }
terminal-undo-nothing = There is no own move to undo
terminal-undo-revealed = This move cannot be undone any more: something has been revealed since
terminal-undo-binding = This move stands: by the rules it cannot be undone
terminal-undo-mover = This move cannot be undone any more: another player has moved since

## Passing the keyboard

terminal-cover = Hand the keyboard to { $seat }, then press Enter
terminal-cover-wait = The cards of { $seat } are hidden. Only { $seat } presses Enter

## Why and rules

terminal-why-usage = Write a move after “why”, as “why pass”
terminal-why-possible = { $move }: possible now
terminal-why-not = { $move }: not possible. { $reason }
terminal-rules-usage = Write the number of a rule after “rules”, as “rules { $example }”
terminal-rule-head = Rule { $rule }
terminal-rules-english = The text of the rules is in English
terminal-rules-missing = The text of the rules of this game is not installed
terminal-log-empty = Nothing has happened yet
terminal-next-head = What comes next
terminal-no-hand = There is no hand to show here

## Saving

terminal-saved = Saved: { $file }
terminal-saved-running = The record holds no seed while the game runs; it stays on this computer, so “sickbay play { $file }” goes on here
save-failed = The file cannot be written: { $why }. Choose another name after “save”
save-other-file = This file holds something else, or another game. Choose another name after “save”
seed-not-here = The seed of this game is not on this computer, so it cannot go on here. Play on where it was saved, or replay a finished record
record-finished = This game is over, there is nothing to play on. “sickbay replay” shows it
seats-too-many = { $given } players are named, but there are { $seats } seats. Name { $seats } or fewer
seat-name-bad = “{ $name }” cannot be a player's name. Use 1 to { $most } letters, and each name once

## Help

terminal-help-head = What you can type
help-number = 3 – the move with that number; a line with … opens
help-words = drive paris – a move in words; Tab completes, city names in your language work too
help-help = help, help treat – this list; what a word of the game means
help-look = look, hand – the whole position; your own cards
help-why = why treat blue – whether a move is possible, and by which rule not
help-rules = rules P5.8 – the text of a rule
help-next = next, log – what comes next; what happened so far
help-undo = undo – take your last move back, as long as nothing was revealed since
help-skip = skip – whatever you can pass, pass it for me until my next turn
help-save = save, save FILE – keep the record; quit – leave
terminal-help-moves = How moves are written
terminal-help-unknown = “{ $word }” is no word of this game. “help” alone shows the list

## Commands in this language, beside the English ones; several with commas

command-help = help
command-look = look, board, position
command-hand = hand, cards
command-log = log
command-next = next, agenda
command-why = why
command-rules = rules, rule
command-undo = undo
command-save = save
command-skip = skip
command-quit = quit, exit
command-yes = yes, y
command-no = no, n
