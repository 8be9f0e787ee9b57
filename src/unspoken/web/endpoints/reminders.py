"""Endpoints of reminders: a browser subscribes for a table, and unsubscribes. Nobody else notices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.types import Refused
from unspoken.push.port import Subscription
from unspoken.web.endpoints.base import TableRequests, read_body, reply
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts

if TYPE_CHECKING:
    from unspoken.push.reminders import PushReminders


class PushKey(Struct, frozen=True):
    """The server's public key, for which a browser subscribes."""

    key: str


class ReminderState(Struct, frozen=True):
    """Whether you get reminders of this table."""

    on: bool


class ReminderHandlers:
    """Handlers of reminders."""

    @classmethod
    def create(cls, server: ServerParts) -> ReminderHandlers:
        """Make the handlers of a server."""
        return cls(server.requests, server.reminders)

    def __init__(self, requests: TableRequests, reminders: PushReminders | None) -> None:
        self._requests = requests
        self._reminders = reminders

    async def key(self, _request: Request) -> Response:
        """Return the key for which browsers subscribe."""
        return reply(PushKey(await self._need_reminders().public_key()))

    async def state(self, request: Request) -> Response:
        """Return whether the person gets reminders of this table."""
        table, person = await self._requests.require_member(request)
        return reply(ReminderState(await self._need_reminders().has_subscription(table.code, person.id)))

    async def subscribe(self, request: Request) -> Response:
        """Send the person reminders of this table from now on."""
        table, person = await self._requests.require_member(request)
        subscription = await read_body(request, Subscription)
        try:
            await self._need_reminders().subscribe(table.code, person.id, subscription)
        except ValueError as wrong:
            raise Refused("bad-subscription") from wrong
        return reply(ReminderState(True), 201)

    async def unsubscribe(self, request: Request) -> Response:
        """Send the person no more reminders of this table."""
        table, person = await self._requests.require_member(request)
        await self._need_reminders().unsubscribe(table.code, person.id)
        return reply(ReminderState(False))

    def _need_reminders(self) -> PushReminders:
        if self._reminders is None:
            raise Refused("no-reminders")
        return self._reminders


_PATH = "/api/tables/{code}/reminders"
GROUP = EndpointGroup(
    ReminderHandlers.create,
    (
        Endpoint(
            "GET", "/api/reminders/key", ReminderHandlers.key, "The server's key for Web Push", reply=PushKey
        ),
        Endpoint(
            "GET",
            _PATH,
            ReminderHandlers.state,
            "Whether you get reminders of this table",
            reply=ReminderState,
        ),
        Endpoint(
            "POST",
            _PATH,
            ReminderHandlers.subscribe,
            "Get reminders of this table by Web Push",
            Subscription,
            ReminderState,
            201,
        ),
        Endpoint(
            "DELETE",
            _PATH,
            ReminderHandlers.unsubscribe,
            "Get no more reminders of this table",
            reply=ReminderState,
        ),
    ),
)
