"""The plain web client without JavaScript: every page of the server, made from what its viewer is told."""

from sickbay.server.pages.tables import router

__all__ = ["router"]
