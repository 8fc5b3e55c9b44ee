"""JSON Schema of the protocol, made from the types that read and write it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from sickbay.table.messages import PROTOCOL, AnyMessage
from sickbay.table.requests import AnyRequest


@cache
def protocol_schema() -> dict[str, Any]:
    """The schema: ``request`` is what a client says, ``message`` what it is told."""
    (request, message), parts = msgspec.json.schema_components(
        [AnyRequest, AnyMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"sickbay-protocol-{PROTOCOL}",
        "title": f"Sickbay protocol {PROTOCOL}",
        "$defs": {"request": request, "message": message, **parts},
    }
