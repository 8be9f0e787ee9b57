"""Endpoints of the atlas. They are open to everybody, since the atlas contains no names."""

from __future__ import annotations

from typing import Any

from msgspec import DecodeError, Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from unspoken.atlas.entry import SightingEntry, decode
from unspoken.atlas.memory import tallies
from unspoken.atlas.port import AtlasStore
from unspoken.tables.table.atlas_sync import readable
from unspoken.tables.wire.messages import Refusal
from unspoken.web.endpoints.base import compressed_reply, reply
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts


class AtlasSubject(Struct, frozen=True, omit_defaults=True):
    """A picture or a word in the atlas."""

    game: str
    subject: str
    """Its key in the URL of its page."""
    times: int
    """Number of entries, not counting guesses."""
    pack: str = ""
    """The pack of a picture; empty for a word."""
    word: dict[str, str] = {}
    category: dict[str, str] = {}
    sketch: dict[str, Any] = {}  # the form is defined by the game
    """The newest drawing of a word."""


class Atlas(Struct, frozen=True):
    """All subjects of the atlas, the most frequent first."""

    subjects: tuple[AtlasSubject, ...]


class SaidOften(Struct, frozen=True):
    """A clue or word that was said of a picture, and how often."""

    said: dict[str, str]
    times: int
    guessed: int
    """How often others guessed it."""


class AtlasEntry(Struct, frozen=True, omit_defaults=True):
    """One clue or drawing, without the player's name."""

    said: dict[str, str] = {}
    asked: int = 0
    """How many people had to guess the subject."""
    found: int = 0
    """How many of them guessed right."""
    sketch: dict[str, Any] = {}  # the form is defined by the game


class AtlasPage(Struct, frozen=True):
    """One picture or word with all its entries."""

    subject: AtlasSubject
    said: tuple[SaidOften, ...]
    """The most frequent first."""
    entries: tuple[AtlasEntry, ...]
    """The newest first, without guesses."""


class AtlasHandlers:
    """Handlers of the atlas."""

    @classmethod
    def create(cls, server: ServerParts) -> AtlasHandlers:
        """Make the handlers of a server."""
        return cls(server.house.services.store.atlas if server.settings.atlas else None)

    def __init__(self, atlas: AtlasStore | None) -> None:
        self._atlas = atlas
        """None if the atlas is turned off: entries that were saved earlier cannot be read either."""

    async def atlas(self, request: Request) -> Response:
        """Return every picture and word in the atlas."""
        counted = [] if self._atlas is None else await self._atlas.subjects()
        newest = [(subject.times, _entry(subject.newest)) for subject in counted]
        subjects = tuple(_subject(entry, times) for times, entry in newest if entry is not None and times)
        return compressed_reply(request, Atlas(subjects))

    async def page(self, request: Request) -> Response:
        """Return one picture or word with all its entries."""
        game, subject = str(request.path_params["game"]), str(request.path_params["subject"])
        entries = [] if self._atlas is None else list(readable(await self._atlas.of(game, subject)))
        not_guesses = [entry for entry in entries if not entry.guessed]
        if not not_guesses:
            return reply(Refusal("not-in-atlas"), 404)
        said = tuple(SaidOften(tally.said, tally.times, tally.guessed) for tally in tallies(entries))
        infos = tuple(AtlasEntry(entry.said, entry.asked, entry.found, entry.sketch) for entry in not_guesses)
        header = replace(_subject(not_guesses[0], len(not_guesses)), sketch={})
        return compressed_reply(request, AtlasPage(header, said, infos))


def _entry(data: bytes) -> SightingEntry | None:
    try:
        return decode(data)
    except DecodeError:
        return None


def _subject(entry: SightingEntry, times: int) -> AtlasSubject:
    return AtlasSubject(
        entry.game, entry.subject, times, entry.pack, entry.word, entry.category, entry.sketch
    )


GROUP = EndpointGroup(
    AtlasHandlers.create,
    (
        Endpoint(
            "GET", "/api/atlas", AtlasHandlers.atlas, "All pictures and words of the atlas", reply=Atlas
        ),
        Endpoint(
            "GET",
            "/api/atlas/{game}/{subject}",
            AtlasHandlers.page,
            "One picture or word with all its entries",
            reply=AtlasPage,
        ),
    ),
)
