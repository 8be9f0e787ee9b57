"""Which addresses may be push services: public ones only, so that nobody can make us call our own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

_HTTPS = 443
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class ForbiddenAddress(ValueError):
    """The address cannot be that of a push service."""


def check_endpoint(endpoint: str, *, private: bool = False) -> tuple[str, int]:
    """Return the host and port of an endpoint. Raises ForbiddenAddress.

    Endpoints are https URLs on the usual port, without a user; `private` allows any, for tests.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port or _HTTPS
    except ValueError as wrong:
        raise ForbiddenAddress("not a URL") from wrong
    if not host or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise ForbiddenAddress("not a URL")
    if private:
        return host, port
    if parts.scheme != "https" or port != _HTTPS or parts.username is not None:
        raise ForbiddenAddress("push services have https URLs")
    if _is_address(host) or "." not in host.rstrip("."):
        raise ForbiddenAddress("push services have domain names")
    return host, port


async def resolve(host: str, port: int, *, private: bool = False) -> str:
    """Return an IP address of a push service. Raises ForbiddenAddress if any of its addresses is not public.

    The caller must connect to this address: a second lookup might give another one.
    """
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as unknown:
        raise OSError(f"no address is known for {host}") from unknown
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(map(_is_public, addresses)):
        raise ForbiddenAddress(f"{host} is not a public address")
    return addresses[0]


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and not all(inner.is_global for inner in _inside(found)):
        return False
    return found.is_global and not found.is_multicast


def _inside(address: ipaddress.IPv6Address) -> list[ipaddress.IPv4Address]:
    """Return the IPv4 addresses to which a gateway would forward packets for an IPv6 address."""
    nat64 = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF) if address in _NAT64 else None
    found = (address.ipv4_mapped, address.sixtofour, *(address.teredo or ()), nat64)
    return [inner for inner in found if inner is not None]
