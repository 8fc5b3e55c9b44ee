"""What a game is: state, words, agenda, chance, events, records, cases, laws. Knows no game."""
