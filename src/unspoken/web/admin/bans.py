"""Checks bans when somebody opens or joins a table, and makes new ones."""

from __future__ import annotations

import ipaddress
import secrets
from collections.abc import Collection

from starlette.requests import Request

from unspoken.bans.port import Ban, BanKind
from unspoken.kernel.types import Refused
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.ports import Calendar, LogStore, Stopwatch
from unspoken.tables.state.names import token_hash
from unspoken.web.limits.addresses import household

DAY = 86_400
_MAX_AGE = 5_000
"""Milliseconds after which bans are read again: another server on the same store may have changed them."""
_TOKEN_COOKIES = "unspoken_"
"""The cookies with a browser's tokens at tables begin with this."""
_MOST_COOKIES = 200
_SINGLE = {4: 32, 6: 64}
"""The prefix length of a banned address: a household has a whole IPv6 /64 network."""
_WIDEST = {4: 16, 6: 32}
"""A wider network would shut out whole countries."""


class Bans:
    """The bans of a server. A browser is recognised by the tokens that it has for tables."""

    def __init__(self, store: LogStore, stopwatch: Stopwatch, calendar: Calendar) -> None:
        self._store = store.bans
        self._stopwatch = stopwatch
        self._calendar = calendar
        self._known: tuple[Ban, ...] = ()
        self._read_at: int | None = None

    async def check(self, request: Request) -> None:
        """Raise Refused if the browser or the address of a request is banned."""
        bans = await self.active()
        if not bans:
            return
        tokens = _token_hashes(request)
        address = "" if request.client is None else household(request.client.host).partition("/")[0]
        found = [ban.until for ban in bans if _applies(ban, tokens, address)]
        if found:
            raise Refused("banned", days=-(-(max(found) - self._calendar()) // DAY))

    async def active(self) -> tuple[Ban, ...]:
        """Return the bans that have not expired, the newest first."""
        now = self._stopwatch()
        if self._read_at is None or now - self._read_at >= _MAX_AGE:
            self._read_at = now
            try:
                self._known = tuple(await self._store.every())
            except StoreUnavailable:  # nobody can join now, and the earlier bans stay
                self._read_at = None
        return tuple(ban for ban in self._known if ban.until > self._calendar())

    async def ban(self, kind: BanKind, values: Collection[str], days: int, note: str) -> None:
        """Ban browsers or a network for some days. Raises StoreUnavailable."""
        now = self._calendar()
        for value in values:
            await self._store.add(Ban(secrets.token_hex(4), kind, value, now, now + days * DAY, note))
        self._read_at = None

    async def lift(self, id: str) -> bool:
        """Delete a ban; False if there is none with this id. Raises StoreUnavailable."""
        self._read_at = None
        return await self._store.remove(id)


def network_of(typed: str) -> str:
    """Return the network that an operator typed, or that a single address belongs to. Raises Refused."""
    address, slash, prefix = typed.strip().partition("/")
    try:
        version = ipaddress.ip_address(address).version
        network = ipaddress.ip_network(f"{address}/{prefix if slash else _SINGLE[version]}", strict=False)
    except ValueError as wrong:
        raise Refused("bad-address") from wrong
    if network.prefixlen < _WIDEST[version]:
        raise Refused("bad-address")
    return str(network)


def _applies(ban: Ban, tokens: Collection[str], address: str) -> bool:
    if ban.kind == "browser":
        return ban.value in tokens
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(ban.value)
    except ValueError:  # no address, as in tests or if a proxy names no client
        return False


def _token_hashes(request: Request) -> set[str]:
    named = [value for name, value in request.cookies.items() if name.startswith(_TOKEN_COOKIES)]
    return {token_hash(value) for value in named[:_MOST_COOKIES]}
