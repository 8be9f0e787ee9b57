"""Serves the built page: a document for each entry route, and the page's files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from unspoken.kernel.languages import Tag
from unspoken.languages.known import tags
from unspoken.tables.state.names import ALPHABET, CODE_LENGTH, read_code, read_suffix
from unspoken.web.http.subpath import base_path
from unspoken.web.static.built_files import BuiltFiles, named_file, named_text
from unspoken.web.static.negotiation import preferred_language
from unspoken.web.static.previews import (
    PREVIEW_PREFIX,
    LinkPreview,
    base_address,
    document_with_tags,
    general_preview,
    preview_tags,
    requested_language,
    today_preview,
)

_MISSING = "The page has not been built. `make play` builds it; a wheel contains it.\n"
_REVALIDATE = "no-cache"
_PROGRAM_PATHS = ("api", "assets", "pictures", "ws")
"""First path segments that scripts request; their 404 is plain text."""
_LONGEST_NAME = 100
"""Characters of a file name; opening a longer name may raise OSError."""
_MANIFEST = ".webmanifest"
_MEDIA_TYPES = {
    ".css": "text/css",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    _MANIFEST: "application/manifest+json",
}


class PageDocuments:
    """The built documents, with tags for link previews."""

    def __init__(self, folder: Path, public_url: str | None) -> None:
        self._folder = folder
        self._public_url = public_url

    def previewed(self, request: Request, page: str, preview_in: Callable[[Tag], LinkPreview]) -> Response:
        """Return a document with a preview that depends only on the client's language."""
        language = requested_language(request)
        return self.with_preview(request, page, preview_in(language), language)

    def with_preview(self, request: Request, page: str, preview: LinkPreview, language: Tag) -> Response:
        """Return a document with a preview."""
        path = document_path(self._folder, request, page)
        if path is None or not _has_names(request):
            return document(self._folder, request, page)
        base = base_address(request, self._public_url)
        return document_with_tags(request, path, preview_tags(self._folder, preview, base, language))


class PageRoutes:
    """Routes of the documents and files of the page."""

    def __init__(self, folder: Path, public_url: str | None = None, *, has_admin: bool = False) -> None:
        self._folder = folder
        self._has_admin = has_admin
        self._documents = PageDocuments(folder, public_url)

    def routes(self) -> list[BaseRoute]:
        """Return the routes; the last one matches everything else."""
        documents: list[BaseRoute] = [
            *(Route(path, self._home) for path in ("/", "/rules", "/rules/{game}")),
            Route("/tv", self._waiting_tv),
            Route("/t/{code}/tv", self._tv),
            Route("/today", self._today),
            Route("/move", self._move),
            Route("/atlas", self._atlas),
            Route("/atlas/{game}/{subject}", self._atlas),
            Route("/r/{code}/{number}", self._replay),
            Route("/r/{code}/{number}/album", self._album),
            Route("/offline.{language}.html", self._offline),
        ]
        if self._has_admin:
            documents.append(Route("/admin", self._admin))
        files = Mount("/assets", BuiltFiles(directory=self._folder / "assets", check_dir=False))
        plain = Route("/{name}", self._file)
        return [*documents, files, plain, Route("/{path:path}", self._not_found)]

    async def _home(self, request: Request) -> Response:
        return self._documents.previewed(request, "home", general_preview)

    async def _tv(self, request: Request) -> Response:
        return with_invitation(request, self._document(request, "tv"))

    async def _waiting_tv(self, request: Request) -> Response:
        return self._document(request, "tv")

    async def _replay(self, request: Request) -> Response:
        return self._document(request, "replay")

    async def _album(self, request: Request) -> Response:
        return self._document(request, "album")

    async def _atlas(self, request: Request) -> Response:
        return self._document(request, "atlas")

    async def _admin(self, request: Request) -> Response:
        return self._document(request, "admin")

    async def _move(self, request: Request) -> Response:
        return self._document(request, "move")

    async def _today(self, request: Request) -> Response:
        return self._documents.previewed(request, "today", today_preview)

    async def _offline(self, request: Request) -> Response:
        """Return the document that a browser caches and shows while the server cannot be reached."""
        language = str(request.path_params["language"])
        document = self._folder / f"offline.{language}.html"
        if language not in tags() or not document.is_file():
            return await self._not_found(request)
        return named_text(request, document, "text/html", _REVALIDATE)

    def _document(self, request: Request, page: str) -> Response:
        return document(self._folder, request, page)

    async def _file(self, request: Request) -> Response:
        """Return a file next to the documents: an icon, the manifest or the service worker."""
        name = str(request.path_params["name"])
        path = self._folder / name
        media_type = _MEDIA_TYPES.get(path.suffix) if len(name) <= _LONGEST_NAME else None
        if media_type is None or path.parent != self._folder or not path.is_file():
            return await self._not_found(request)
        serve = named_text if path.suffix == _MANIFEST else named_file
        response = serve(request, path, media_type, _REVALIDATE)
        if name.startswith(PREVIEW_PREFIX):  # chat programs show it on pages of their own
            response.headers["cross-origin-resource-policy"] = "cross-origin"
        return response

    async def _not_found(self, request: Request) -> Response:
        return _not_found(self._folder, request)


def document(folder: Path, request: Request, page: str) -> Response:
    """Return a page's document in the client's language; 404 if a path parameter cannot be a name."""
    return _built_document(folder, request, page) if _has_names(request) else _not_found(folder, request)


def _has_names(request: Request) -> bool:
    """True if every path parameter can be a name."""
    return all(map(_is_name, request.path_params.values()))


def _is_name(part: object) -> bool:
    """True if this can be the name of a code, game, picture or key."""
    return len(str(part)) <= _LONGEST_NAME and str(part).isprintable()


def _not_found(folder: Path, request: Request) -> Response:
    """Return a 404: the "nowhere" document for a browser, one line of text for a script."""
    first_segment = str(request.url.path).strip("/").split("/")[0]
    if first_segment in _PROGRAM_PATHS or "text/html" not in request.headers.get("accept", ""):
        return PlainTextResponse("There is nothing here.\n", 404)
    response = _built_document(folder, request, "nowhere")
    if response.status_code == 200:
        response.status_code = 404
    return response


def _built_document(folder: Path, request: Request, page: str) -> Response:
    path = document_path(folder, request, page)
    if path is None:
        return PlainTextResponse(_MISSING, 503)
    response = named_text(request, path, "text/html", _REVALIDATE)
    response.headers.add_vary_header("Accept-Language")
    return response


def document_path(folder: Path, request: Request, page: str) -> Path | None:
    """Return the path of a page's document in the client's language; None if no page has been built."""
    language = preferred_language(request.headers.get("accept-language", ""), tags())
    names = (f"{page}.{language}.html", "index.html")
    return next((path for name in names if (path := folder / name).is_file()), None)


def with_invitation(request: Request, response: Response) -> Response:
    """Add a preload header for the table's invitation, which the page requests first."""
    typed = str(request.path_params["code"])
    code, suffix = read_code(typed), read_suffix(typed)
    if len(code) == CODE_LENGTH and all(char in ALPHABET for char in code + suffix):
        address = f"{base_path(request)}/api/tables/{code}{suffix}"
        response.headers["link"] = f"<{address}>; rel=preload; as=fetch; crossorigin"
    return response
