"""Endpoints of the admin page. Without a token in the settings each of them is a 404."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from unspoken.web.endpoints.admin.access import PATH
from unspoken.web.endpoints.admin.handlers import AdminHandlers
from unspoken.web.endpoints.admin.messages import (
    AdminDone,
    AdminOverview,
    BanAddress,
    BanPeople,
    CloseTable,
    SetDraining,
    SignedIn,
    SignIn,
)
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup

AdminHandler = Callable[[AdminHandlers, Request], Awaitable[Response]]


def operator_only(handler: AdminHandler) -> AdminHandler:
    """Wrap a handler: only the operator's requests reach it, and no cache stores its replies."""

    async def checked(handlers: AdminHandlers, request: Request) -> Response:
        refusal = handlers.access.refusal(request)
        response = await handler(handlers, request) if refusal is None else refusal
        response.headers["cache-control"] = "no-store"
        return response

    return checked


GROUP = EndpointGroup(
    AdminHandlers.create,
    (
        Endpoint(
            "POST", f"{PATH}/session", AdminHandlers.sign_in, "Sign in as the operator", SignIn, SignedIn
        ),
        Endpoint(
            "GET",
            f"{PATH}/session",
            AdminHandlers.session,
            "Whether this browser is signed in",
            reply=SignedIn,
        ),
        Endpoint(
            "DELETE", f"{PATH}/session", operator_only(AdminHandlers.sign_out), "Sign out", reply=SignedIn
        ),
        Endpoint(
            "GET",
            f"{PATH}/overview",
            operator_only(AdminHandlers.overview),
            "The state of this server and its tables",
            reply=AdminOverview,
        ),
        Endpoint(
            "POST",
            f"{PATH}/tables/{{table}}/close",
            operator_only(AdminHandlers.close_table),
            "Close a table for good",
            CloseTable,
            AdminDone,
        ),
        Endpoint(
            "POST",
            f"{PATH}/tables/{{table}}/bans",
            operator_only(AdminHandlers.ban_people),
            "Ban browsers of people at a table",
            BanPeople,
            AdminDone,
            201,
        ),
        Endpoint(
            "POST",
            f"{PATH}/bans",
            operator_only(AdminHandlers.ban_address),
            "Ban an address or a network",
            BanAddress,
            AdminDone,
            201,
        ),
        Endpoint(
            "DELETE",
            f"{PATH}/bans/{{ban}}",
            operator_only(AdminHandlers.lift_ban),
            "Lift a ban",
            reply=AdminDone,
        ),
        Endpoint(
            "POST",
            f"{PATH}/drain",
            operator_only(AdminHandlers.drain),
            "Open no new tables, or open them again",
            SetDraining,
            AdminDone,
        ),
        Endpoint(
            "DELETE",
            f"{PATH}/decks/{{pack}}",
            operator_only(AdminHandlers.delete_deck),
            "Delete an own deck",
            reply=AdminDone,
        ),
        Endpoint(
            "DELETE",
            f"{PATH}/atlas",
            operator_only(AdminHandlers.delete_atlas),
            "Delete all entries of the atlas",
            reply=AdminDone,
        ),
    ),
)
