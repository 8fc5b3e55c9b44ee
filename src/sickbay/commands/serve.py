"""``sickbay serve``."""

from __future__ import annotations

import contextlib
import json
import sys
import webbrowser
from ipaddress import ip_address
from pathlib import Path
from urllib.request import urlopen

from sickbay.commands import output
from sickbay.commands.arguments import Given
from sickbay.core.errors import SickbayError
from sickbay.server.settings import Settings, default_bots, default_data
from sickbay.text import Catalogue


def serve(given: Given, language: str) -> int:
    """Serve tables until somebody stops it.

    A port that was not asked for and is taken is no obstacle; if Sickbay has it, ``--open`` opens that.

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
    try:
        listening = bind(settings)
    except SickbayError as error:
        if error.key != "serve-port-taken" or given.given("--port"):
            raise
        url = f"http://{_shown(settings.host)}:{settings.port}/"
        if given.on("open") and data is None and _is_sickbay(url):
            output.put(Catalogue(language).say("serve-already", url=url))
            webbrowser.open(url)
            return 0
        listening = bind(settings._replace(port=0))
    with listening as port:
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


def _is_sickbay(url: str) -> bool:
    """Whether it is Sickbay that listens there."""
    with contextlib.suppress(OSError, ValueError), urlopen(f"{url}health", timeout=3) as answer:  # noqa: S310
        return "sickbay" in json.loads(answer.read(1000))
    return False


def _shown(host: str) -> str:
    """A host as it stands in an address; the one that means all of them is this machine."""
    if host in ("0.0.0.0", "::"):  # noqa: S104  (compared, not bound)
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _is_loopback(host: str) -> bool:
    return ip_address(host.partition("%")[0]).is_loopback
