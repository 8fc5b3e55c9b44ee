"""``sickbay serve``."""

from __future__ import annotations

import contextlib
import sys
import webbrowser
from ipaddress import ip_address
from pathlib import Path

from sickbay.commands import output
from sickbay.commands.arguments import Given
from sickbay.server.settings import Settings, default_bots, default_data
from sickbay.text import Catalogue


def serve(given: Given, language: str) -> int:
    """Serve tables until somebody stops it.

    :raises SickbayError: if the port cannot be had or the tables cannot be kept
    """
    from sickbay.server.app import make_app
    from sickbay.server.run import bind, server_of

    data = given.maybe("data")
    settings = Settings(
        data=Path(data).expanduser() if data is not None else default_data(),
        host=given.text("host"),
        port=given.number("port"),
        bots=given.maybe_number("bots") or default_bots(),
        public_url=given.text("public-url").rstrip("/"),
        origins=tuple([origin.rstrip("/") for origin in given.texts("allow-origin")]),
        private_hooks=given.on("private-webhooks"),
    )
    with bind(settings) as port:
        server = server_of(make_app(settings), settings)
        host, number = port.getsockname()[:2]
        url = settings.public_url or f"http://{_shown(host)}:{number}"
        say = Catalogue(language).say
        output.put(say("serve-started", url=f"{url}/", data=str(settings.data)))
        if not (_is_loopback(host) or url.startswith("https:")):
            output.put(say("serve-no-tls"))
        sys.stdout.flush()
        if given.on("open"):
            webbrowser.open(f"{url}/")
        with contextlib.suppress(KeyboardInterrupt):  # it has stopped cleanly by then
            server.run(sockets=[port])
        output.put(say("serve-stopped"))
    return 0


def _shown(host: str) -> str:
    """A host as it stands in an address; the one that means all of them is this machine."""
    if host in ("0.0.0.0", "::"):  # noqa: S104  (compared, not bound)
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _is_loopback(host: str) -> bool:
    return ip_address(host.partition("%")[0]).is_loopback
