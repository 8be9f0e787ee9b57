"""The built page, served from the package: one document for every way in, and its files."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_MISSING = "The page has not been built. `make play` builds it; a wheel has it inside.\n"


class ImmutableFiles(StaticFiles):
    """Files whose names carry a digest of what is in them: they may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, with leave to keep it."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class PageRoutes:
    """The ways in that a person types or scans."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def routes(self) -> list[BaseRoute]:
        """Home, a table, and the page's files."""
        paths = ["/", "/t/{code}", "/t/{code}/tv", "/rules", "/rules/{game}"]
        documents: list[BaseRoute] = [Route(path, self._document) for path in paths]
        files = Mount("/assets", ImmutableFiles(directory=self._folder / "assets", check_dir=False))
        plain = Route("/{name}", self._file)
        return [*documents, files, plain]

    async def _document(self, _request: Request) -> Response:
        document = self._folder / "index.html"
        if not document.is_file():
            return PlainTextResponse(_MISSING, 503)
        return Response(document.read_bytes(), media_type="text/html", headers={"cache-control": "no-cache"})

    async def _file(self, request: Request) -> Response:
        """An icon or a manifest beside the document."""
        name = str(request.path_params["name"])
        kinds = {".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json"}
        path = self._folder / name
        kind = kinds.get(path.suffix)
        if kind is None or path.parent != self._folder or not path.is_file():
            return PlainTextResponse("There is nothing here.\n", 404)
        return Response(path.read_bytes(), media_type=kind)
