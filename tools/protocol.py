"""Write docs/protocol.schema.json, the JSON Schema of the protocol, from the types that read and write it."""

from __future__ import annotations

import json
from pathlib import Path

from sickbay.server.schemas import protocol_schema

DOCUMENT = Path(__file__).parent.parent / "docs" / "protocol.schema.json"


def schema_text() -> str:
    """The document as it should be."""
    return json.dumps(protocol_schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(schema_text(), encoding="utf-8")
