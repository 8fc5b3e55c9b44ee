"""What commands write: clean, whatever strangers wrote; and the three standard streams, whatever they are."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
from typing import Any

from sickbay.core.errors import SickbayError
from sickbay.core.files import one_line, visible
from sickbay.text.bare import BARE


def put(text: str = "") -> None:
    """Write a text of any number of lines, without signs that do something to a terminal."""
    print(visible(text))


def put_line(text: str) -> None:
    """Write a text that is to be one line, for strangers could have written others into it."""
    print(one_line(text))


def complain(text: str) -> None:
    """Say on the second stream what is wrong; if nothing can be said there, be silent."""
    with contextlib.suppress(OSError, ValueError):
        print(f"sickbay: {one_line(text)}", file=sys.stderr, flush=True)


def open_streams() -> None:
    """Streams that were closed lead nowhere: nobody reads them, and no file may take their place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115  (stays open)
    for stream in (sys.stdout, sys.stderr):
        _reconfigure(stream)


def _reconfigure(stream: Any) -> None:
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=BARE)


def put_json(data: object, indent: int | None = None) -> None:
    """Write JSON; where not all signs can be written, they are escaped, so that nothing is lost."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower()
    print(json.dumps(data, ensure_ascii=not encoding.startswith("utf"), indent=indent))


def drop(stream: Any) -> None:
    """Nothing more can be written there: what still waits is thrown away, so that the end is quiet."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def close_streams() -> None:
    """Write what still waits, and see to it that nothing does at exit.

    :raises OSError: if it cannot be written
    """
    try:
        sys.stderr.flush()
    except OSError:
        drop(sys.stderr)
    try:
        sys.stdout.flush()
    except OSError:
        drop(sys.stdout)
        raise


def stream_error(error: OSError) -> SickbayError:
    """What the system says about reading or writing, in words of ours."""
    kinds = {errno.ENOSPC: "full", errno.EDQUOT: "full", errno.EBADF: "closed", errno.EIO: "broken"}
    return SickbayError(
        "cli-stream-broken", kind=kinds.get(error.errno or 0, "other"), number=error.errno or 0
    )
