"""The games: one folder each, the same rooms inside."""
