"""Endpoints of recordings: uploaded by people of a table, played by anybody who may see the game."""

from __future__ import annotations

import secrets

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.types import Refused
from unspoken.sounds.recording import MOST_BYTES, measure, media_type
from unspoken.tables.ports import LogStore
from unspoken.tables.rules.silence import need_speech
from unspoken.tables.wire.messages import Refusal
from unspoken.web.endpoints.base import TableRequests, client_address, reply
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.endpoints.shared_replays import SharedReplays
from unspoken.web.http.body import read_bytes
from unspoken.web.http.rate_limiter import RateLimiter


class Recording(Struct, frozen=True):
    """The name of a stored recording."""

    sound: str


class RecordingHandlers:
    """Handlers of recorded clues."""

    @classmethod
    def create(cls, server: ServerParts) -> RecordingHandlers:
        """Make the handlers of a server."""
        return cls(server.requests, server.house.services.store, server.limiter, server.shared_replays)

    def __init__(
        self, requests: TableRequests, store: LogStore, limiter: RateLimiter, shared: SharedReplays
    ) -> None:
        self._requests = requests
        self._store = store
        self._limiter = limiter
        self._shared = shared

    async def save_recording(self, request: Request) -> Response:
        """Validate a recorded clue and store it for this table."""
        table, person = await self._requests.require_member(request)
        need_speech(table.snapshot, person.id)
        data = await read_bytes(request, MOST_BYTES, Refused("recording-too-large", most=MOST_BYTES // 1000))
        measure(data)
        if not self._limiter.allow_recording(client_address(request), len(data)):
            raise Refused("too-many-recordings")
        sound = secrets.token_hex(16)
        await table.recordings.keep(sound, data)
        return reply(Recording(sound), 201)

    async def recording(self, request: Request) -> Response:
        """Return a recording to a member of its table, or to a viewer of a shared replay that contains it."""
        table, _person = await self._requests.table_and_person(request)
        sound = str(request.path_params["sound"])
        is_member = await self._requests.is_member(request, table.code)
        if not is_member and not await self._shared.shows(request, table.code, sound):
            raise Refused("bad-token")
        data = await self._store.sound(table.code, sound)
        if data is None:
            return reply(Refusal("no-such-recording"), 404)
        return Response(
            data, media_type=media_type(data), headers={"cache-control": "private, max-age=86400"}
        )


GROUP = EndpointGroup(
    RecordingHandlers.create,
    (
        Endpoint(
            "POST",
            "/api/tables/{code}/recordings",
            RecordingHandlers.save_recording,
            "Upload a recorded clue",
            reply=Recording,
            status=201,
        ),
        Endpoint(
            "GET",
            "/api/tables/{code}/recordings/{sound}",
            RecordingHandlers.recording,
            "A recording of this table",
        ),
    ),
)
