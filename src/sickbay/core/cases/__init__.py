"""Case files: a position, some moves, and what must be so; read, run and told."""
