"""Whose address is whose."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

_ONE_HOUSEHOLD = 64
"""Bits of an IPv6 address that one household has to itself."""


@lru_cache(maxsize=1024)
def household(address: str) -> str:
    """One key for all addresses that one household can come from: an IPv4 address, or an IPv6 network."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # a proxy that names nobody, or a test
        return address
    if parsed.version == 4:
        return str(parsed)
    mapped = parsed.ipv4_mapped
    if mapped is not None:
        return str(mapped)
    return str(ipaddress.ip_network((int(parsed), _ONE_HOUSEHOLD), strict=False))
