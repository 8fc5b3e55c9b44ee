"""The application: its doors, what every request passes, and the hall behind them."""

from __future__ import annotations

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

import sickbay
from sickbay.core.errors import SickbayError
from sickbay.server import api, guard, pages, web
from sickbay.server.callers import caller_of
from sickbay.server.credentials import Caller
from sickbay.server.given import TheHall
from sickbay.server.hall import Hall, now_ms
from sickbay.server.health import metrics
from sickbay.server.settings import Settings
from sickbay.server.sockets import table_socket

_MOST_BODY: Final = 256 * 1024


@get("/health", include_in_schema=False, sync_to_thread=False)
def health(hall: TheHall) -> Response[dict[str, str]]:
    """Whether the server is well."""
    well = hall.store.alive
    told = {"sickbay": sickbay.__version__, "status": "ok" if well else "failing"}
    return Response(told, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def figures(hall: TheHall) -> str:
    """Figures for Prometheus."""
    return metrics(hall)


def make_app(settings: Settings) -> Litestar:
    """The application with a hall of its own, which opens when it starts and closes when it ends."""
    hall = Hall(settings)

    gate = guard.Gate(settings.limits.page)

    async def who(request: Request[Any, Any, Any]) -> Caller:
        return caller_of(request, settings)

    async def before(request: Request[Any, Any, Any]) -> None:
        gate.check(request)
        await hall.credentials.seen(caller_of(request, settings), now_ms())

    def the_hall() -> Hall:
        return hall

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        settle_interpreter()
        try:
            yield
        finally:
            await hall.close()

    handlers: list[ControllerRouterHandler] = [
        table_socket, api.router, web.router, health, figures, pages.router,
    ]  # fmt: skip
    return Litestar(
        handlers,
        dependencies={"hall": Provide(the_hall, sync_to_thread=False), "caller": Provide(who)},
        before_request=before,
        exception_handlers={
            SickbayError: guard.refuse,
            HTTPException: guard.refuse_http,
            RecursionError: guard.refuse_deep,
            Exception: guard.refuse_any,
        },
        before_send=[guard.add_headers],
        lifespan=[opened],
        openapi_config=OpenAPIConfig(
            title="Sickbay",
            version=sickbay.__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        state=State({"hall": hall}),
        request_max_body_size=_MOST_BODY,
        logging_config=None,
        debug=False,
    )


def settle_interpreter() -> None:
    """Let nothing stop the tables for long.

    Full collections over thousands of connections would take a second; they come almost never, for what
    leaves a table leaves nothing behind. The others are small, for everybody waits while objects are looked
    at. The store's thread gets its turn soon: a commit needs a dozen, and everybody waits for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 2, 5_000)
    sys.setswitchinterval(0.001)
