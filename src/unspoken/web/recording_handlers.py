"""HTTP handlers of recordings: brought by people of a table, and heard by whoever may see their game."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.game import Refused
from unspoken.sounds import examine
from unspoken.tables.messages import Refusal
from unspoken.tables.ports import LogStore
from unspoken.web.api import Recording
from unspoken.web.body import read_bytes
from unspoken.web.gate import Gate
from unspoken.web.handlers import HttpHandlers, address_of, reply
from unspoken.web.shared_replays import SharedReplays

_LARGEST_SOUND = 300_000


class RecordingHandlers:
    """A clue as a sound, over HTTP."""

    def __init__(self, handlers: HttpHandlers, store: LogStore, gate: Gate, shared: SharedReplays) -> None:
        self._handlers = handlers
        self._store = store
        self._gate = gate
        self._shared = shared

    async def keep_recording(self, request: Request) -> Response:
        """A clue as a sound: looked into before it is kept, and kept for this table alone."""
        table, _person = await self._handlers.member(request)
        data = await read_bytes(
            request, _LARGEST_SOUND, Refused("recording-too-large", most=_LARGEST_SOUND // 1000)
        )
        examine(data)
        if not self._gate.may_record(address_of(request), len(data)):
            raise Refused("too-many-recordings")
        sound = secrets.token_hex(16)
        await table.recordings.keep(sound, data)
        return reply(Recording(sound), 201)

    async def recording(self, request: Request) -> Response:
        """A recording, to somebody of its table, or to whoever is shown a replay in which it was heard."""
        table, _person = await self._handlers.who(request)
        sound = str(request.path_params["sound"])
        known = await self._handlers.is_member(request, table.code)
        if not known and not await self._shared.shows(request, table.code, sound):
            raise Refused("bad-token")
        data = await self._store.sound(table.code, sound)
        if data is None:
            return reply(Refusal("no-such-recording"), 404)
        return Response(
            data, media_type=examine(data).mime, headers={"cache-control": "private, max-age=86400"}
        )
