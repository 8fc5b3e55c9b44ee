"""The rules of Flatline, in the order of the rulebook."""
