"""What whoever runs the server may watch, and nobody else."""

from __future__ import annotations

from collections.abc import Callable
from secrets import compare_digest

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from unspoken.web.metrics import METRICS
from unspoken.web.settings import Settings


class Watching:
    """Whether the server is well, for anybody; what it counts, by a token or at a port of its own."""

    def __init__(self, settings: Settings, trouble: Callable[[], str | None]) -> None:
        self._settings = settings
        self._trouble = trouble

    def routes(self) -> list[Route]:
        """Where one looks."""
        return [
            Route("/healthz", self._healthz),
            Route("/healthz/live", self._healthz),
            Route("/healthz/ready", self._ready),
            Route("/metrics", self._metrics),
        ]

    async def _healthz(self, _request: Request) -> Response:
        return PlainTextResponse("well\n")

    async def _ready(self, _request: Request) -> Response:
        """Whether people should be sent here: a balancer asks, and sends them elsewhere meanwhile."""
        trouble = self._trouble()
        return PlainTextResponse("ready\n") if trouble is None else PlainTextResponse(f"{trouble}\n", 503)

    async def _metrics(self, request: Request) -> Response:
        if not self._may_look(request):
            return PlainTextResponse("There is nothing here.\n", 404)
        return Response(METRICS.told(), media_type=CONTENT_TYPE_LATEST)

    def _may_look(self, request: Request) -> bool:
        """By the door through which a request came, or by what it knows: never by whence it says it comes."""
        settings = self._settings
        if settings.metrics_open or request.scope["server"][1] == settings.metrics_port:
            return True
        given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        token = settings.metrics_token
        return bool(token) and compare_digest(given.encode(), str(token).encode())
