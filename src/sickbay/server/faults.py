"""What the server refuses, with the HTTP status that says so."""

from __future__ import annotations

from sickbay.core.errors import BadInput, SickbayError
from sickbay.core.rules import Refused


class NoAccess(SickbayError):
    """Who asks may not."""


class NotHere(SickbayError):
    """There is no such thing, or it is not for who asks: both look alike."""


class TooMuch(SickbayError):
    """More than the limits allow; later it may be fine."""


def status_of(error: SickbayError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, NoAccess):
        return 403
    if isinstance(error, NotHere):
        return 404
    if isinstance(error, TooMuch):
        return 429
    if isinstance(error, Refused):
        return 409
    return 400 if isinstance(error, BadInput) else 500
