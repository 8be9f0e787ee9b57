"""HTTP handlers of the atlas: whoever reaches the house may wander through it, for it names nobody."""

from __future__ import annotations

from msgspec import DecodeError
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from unspoken.atlas.entry import Entry, decode
from unspoken.atlas.memory import tallies
from unspoken.atlas.port import AtlasStore
from unspoken.tables.messages import Refusal
from unspoken.tables.remembering import readable
from unspoken.web.atlas_api import Atlas, AtlasEntry, AtlasPage, AtlasSubject, SaidOften
from unspoken.web.handlers import compressed_reply, reply


class AtlasHandlers:
    """What the house has seen, over HTTP."""

    def __init__(self, atlas: AtlasStore) -> None:
        self._atlas = atlas

    async def atlas(self, request: Request) -> Response:
        """Every picture and word that was seen here."""
        found = [(one.times, _entry(one.newest)) for one in await self._atlas.subjects()]
        subjects = tuple(_subject(entry, times) for times, entry in found if entry is not None and times)
        return compressed_reply(request, Atlas(subjects))

    async def page(self, request: Request) -> Response:
        """One picture or word, with all that was made of it."""
        game, subject = str(request.path_params["game"]), str(request.path_params["subject"])
        entries = list(readable(await self._atlas.of(game, subject)))
        own = [entry for entry in entries if not entry.guessed]
        if not own:
            return reply(Refusal("not-in-atlas"), 404)
        said = tuple(SaidOften(one.said, one.times, one.guessed) for one in tallies(entries))
        told = tuple(AtlasEntry(one.said, one.asked, one.found, one.sketch) for one in own)
        shown = replace(_subject(own[0], len(own)), sketch={})
        return compressed_reply(request, AtlasPage(shown, said, told))


def _entry(data: bytes) -> Entry | None:
    try:
        return decode(data)
    except DecodeError:
        return None


def _subject(entry: Entry, times: int) -> AtlasSubject:
    of = (entry.game, entry.subject, times, entry.pack)
    return AtlasSubject(*of, entry.word, entry.category, entry.sketch)
