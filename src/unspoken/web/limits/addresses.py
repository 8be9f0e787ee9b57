"""Groups client addresses: by household, which shares one rate limit, and by the wider network around it."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

_HOUSEHOLD_PREFIX = 64
"""Prefix length of the IPv6 network that an internet provider assigns to one household."""
_NETWORK_PREFIXES = {4: 24, 6: 48}
"""Prefix lengths, by IP version, of the networks that one customer of a hosting company may have."""


@lru_cache(maxsize=1024)
def household(address: str) -> str:
    """Return the rate-limit key of an address: the IPv4 address itself, or the IPv6 /64 network."""
    parsed = _parsed(address)
    if parsed is None:
        return address
    if parsed.version == 4:
        return str(parsed)
    return str(ipaddress.ip_network((int(parsed), _HOUSEHOLD_PREFIX), strict=False))


@lru_cache(maxsize=1024)
def network(address: str) -> str:
    """Return the wider network of an address: the IPv4 /24 or the IPv6 /48 network."""
    parsed = _parsed(address)
    if parsed is None:
        return address
    return str(ipaddress.ip_network(f"{parsed}/{_NETWORK_PREFIXES[parsed.version]}", strict=False))


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Parse an address; None if it is not an IP address, as in tests or if a proxy names no client."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (parsed.ipv4_mapped or parsed) if isinstance(parsed, ipaddress.IPv6Address) else parsed
