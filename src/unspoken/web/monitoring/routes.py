"""Routes for operators: health checks and metrics."""

from __future__ import annotations

from secrets import compare_digest

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from unspoken.web.monitoring.metrics import METRICS
from unspoken.web.monitoring.readiness import Readiness
from unspoken.web.settings import Settings


class MonitoringRoutes:
    """Health checks for everybody; metrics with a token or on a separate port."""

    def __init__(self, settings: Settings, readiness: Readiness) -> None:
        self._settings = settings
        self._readiness = readiness

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [
            Route("/healthz", self._healthz),
            Route("/healthz/live", self._healthz),
            Route("/healthz/ready", self._ready),
            Route("/metrics", self._metrics),
        ]

    async def _healthz(self, _request: Request) -> Response:
        return PlainTextResponse("well\n")

    async def _ready(self, _request: Request) -> Response:
        """Readiness for a load balancer: 503 with the reason while no requests should be sent here."""
        reason = await self._readiness.unready_reason()
        return PlainTextResponse("ready\n") if reason is None else PlainTextResponse(f"{reason}\n", 503)

    async def _metrics(self, request: Request) -> Response:
        if not self._may_read_metrics(request):
            return PlainTextResponse("There is nothing here.\n", 404)
        return Response(METRICS.exposition(), media_type=CONTENT_TYPE_LATEST)

    def _may_read_metrics(self, request: Request) -> bool:
        """Check the local port or the token, never the client address: that can be forged."""
        settings = self._settings
        if settings.metrics_open or request.scope["server"][1] == settings.metrics_port:
            return True
        given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        token = settings.metrics_token
        return bool(token) and compare_digest(given.encode(), str(token).encode())
