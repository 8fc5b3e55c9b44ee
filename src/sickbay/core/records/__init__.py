"""Records: a whole game as a small text; written, played again, verified and shown."""
