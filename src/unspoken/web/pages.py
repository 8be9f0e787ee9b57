"""The built page, served from the package: one document for every way in, and its files."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from unspoken.web.built_files import BuiltFiles, named_file

_MISSING = "The page has not been built. `make play` builds it; a wheel has it inside.\n"
_ASK_AGAIN = "no-cache"
_KINDS = {".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json"}


class PageRoutes:
    """The ways in that a person types or scans."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def routes(self) -> list[BaseRoute]:
        """Home, a table, and the page's files."""
        paths = ["/", "/t/{code}", "/t/{code}/tv", "/rules", "/rules/{game}"]
        documents: list[BaseRoute] = [Route(path, self._document) for path in paths]
        files = Mount("/assets", BuiltFiles(directory=self._folder / "assets", check_dir=False))
        plain = Route("/{name}", self._file)
        return [*documents, files, plain]

    async def _document(self, request: Request) -> Response:
        document = self._folder / "index.html"
        if not document.is_file():
            return PlainTextResponse(_MISSING, 503)
        return named_file(request, document, "text/html", _ASK_AGAIN)

    async def _file(self, request: Request) -> Response:
        """An icon or a manifest beside the document."""
        path = self._folder / str(request.path_params["name"])
        kind = _KINDS.get(path.suffix)
        if kind is None or path.parent != self._folder or not path.is_file():
            return PlainTextResponse("There is nothing here.\n", 404)
        return named_file(request, path, kind, _ASK_AGAIN)
