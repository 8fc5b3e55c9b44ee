"""The rules of Doktor Hrubec in the order of docs/rules/hrubec.md: turn, operation, cards, abilities, end."""
