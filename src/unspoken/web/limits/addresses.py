"""Groups client addresses by household, so that one household shares one limit."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

_HOUSEHOLD_PREFIX = 64
"""Prefix length of the IPv6 network that an internet provider assigns to one household."""


@lru_cache(maxsize=1024)
def household(address: str) -> str:
    """Return the rate-limit key of an address: the IPv4 address itself, or the IPv6 /64 network."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # an unnamed proxy client, or a test
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    mapped = parsed.ipv4_mapped
    if mapped is not None:
        return str(mapped)
    return str(ipaddress.ip_network((int(parsed), _HOUSEHOLD_PREFIX), strict=False))
