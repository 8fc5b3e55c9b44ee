"""Sickbay plays five tabletop games completely and correctly."""

__version__ = "0.1.0"
