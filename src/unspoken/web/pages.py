"""The built page, served from the package: a document for every way in, and its files."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from unspoken.languages.known import tags
from unspoken.tables.names import ALPHABET, CODE_LENGTH, read_code
from unspoken.web.built_files import BuiltFiles, named_file
from unspoken.web.negotiation import preferred_language

_MISSING = "The page has not been built. `make play` builds it; a wheel has it inside.\n"
_ASK_AGAIN = "no-cache"
_NO_PAGES = ("api", "assets", "pictures", "ws")
"""First parts of addresses that programs ask for."""
_LONGEST_NAME = 100
"""Letters of a file's name; a disk that is asked for a longer one may call it an error."""
_KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


class PageRoutes:
    """The ways in that a person types or scans."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def routes(self) -> list[BaseRoute]:
        """Home, a table, and the page's files."""
        documents: list[BaseRoute] = [
            *(Route(path, self._home) for path in ("/", "/rules", "/rules/{game}")),
            Route("/tv", self._waiting_tv),
            Route("/t/{code}", self._table),
            Route("/t/{code}/tv", self._tv),
            Route("/today", self._today),
            Route("/atlas", self._atlas),
            Route("/atlas/{game}/{subject}", self._atlas),
            Route("/r/{code}/{number}", self._replay),
            Route("/r/{code}/{number}/album", self._album),
            Route("/offline.{language}.html", self._offline),
        ]
        files = Mount("/assets", BuiltFiles(directory=self._folder / "assets", check_dir=False))
        plain = Route("/{name}", self._file)
        return [*documents, files, plain, Route("/{path:path}", self._nowhere)]

    async def _home(self, request: Request) -> Response:
        return self._document(request, "home")

    async def _table(self, request: Request) -> Response:
        return _with_invitation(self._document(request, "table"), str(request.path_params["code"]))

    async def _tv(self, request: Request) -> Response:
        return _with_invitation(self._document(request, "tv"), str(request.path_params["code"]))

    async def _waiting_tv(self, request: Request) -> Response:
        return self._document(request, "tv")

    async def _replay(self, request: Request) -> Response:
        return self._document(request, "replay")

    async def _album(self, request: Request) -> Response:
        return self._document(request, "album")

    async def _atlas(self, request: Request) -> Response:
        return self._document(request, "atlas")

    async def _today(self, request: Request) -> Response:
        return self._document(request, "today")

    async def _offline(self, request: Request) -> Response:
        """What a browser keeps, to show it when this house cannot be reached."""
        language = str(request.path_params["language"])
        document = self._folder / f"offline.{language}.html"
        if language not in tags() or not document.is_file():
            return await self._nowhere(request)
        return named_file(request, document, "text/html", _ASK_AGAIN)

    def _document(self, request: Request, page: str) -> Response:
        return document(self._folder, request, page)

    async def _file(self, request: Request) -> Response:
        """What lies beside the documents: icons, the manifest, the worker that keeps files."""
        name = str(request.path_params["name"])
        path = self._folder / name
        kind = _KINDS.get(path.suffix) if len(name) <= _LONGEST_NAME else None
        if kind is None or path.parent != self._folder or not path.is_file():
            return await self._nowhere(request)
        return named_file(request, path, kind, _ASK_AGAIN)

    async def _nowhere(self, request: Request) -> Response:
        return _nothing(self._folder, request)


def document(folder: Path, request: Request, page: str) -> Response:
    """A page's document in the language of whoever asks: it names what the page will ask for."""
    if all(map(_is_name, request.path_params.values())):
        return _built(folder, request, page)
    return _nothing(folder, request)


def _is_name(part: object) -> bool:
    """Whether a code, a game, a picture or a key might be called so."""
    return len(str(part)) <= _LONGEST_NAME and str(part).isprintable()


def _nothing(folder: Path, request: Request) -> Response:
    """Nothing is here: in the house's own words for a person, in one line for a program."""
    asked = str(request.url.path).strip("/").split("/")[0]
    if asked in _NO_PAGES or "text/html" not in request.headers.get("accept", ""):
        return PlainTextResponse("There is nothing here.\n", 404)
    response = _built(folder, request, "nowhere")
    if response.status_code == 200:
        response.status_code = 404
    return response


def _built(folder: Path, request: Request, page: str) -> Response:
    path = document_path(folder, request, page)
    if path is None:
        return PlainTextResponse(_MISSING, 503)
    response = named_file(request, path, "text/html", _ASK_AGAIN)
    response.headers.add_vary_header("Accept-Language")
    return response


def document_path(folder: Path, request: Request, page: str) -> Path | None:
    """Where a page's document lies; None where no page has been built."""
    language = preferred_language(request.headers.get("accept-language", ""), tags())
    names = (f"{page}.{language}.html", "index.html")
    return next((path for name in names if (path := folder / name).is_file()), None)


def _with_invitation(response: Response, typed: str) -> Response:
    """The page of a table asks first what somebody with its code may know: the browser may do so at once."""
    code = read_code(typed)
    if len(code) == CODE_LENGTH and all(char in ALPHABET for char in code):
        response.headers["link"] = f"</api/tables/{code}>; rel=preload; as=fetch; crossorigin"
    return response
