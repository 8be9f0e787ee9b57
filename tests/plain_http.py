"""Clients for servers on the loopback: patient, and without TLS, whose authorities load slowly."""

from __future__ import annotations

import ssl
from functools import partial

import httpx

from tests.patience import PATIENCE

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""It trusts nobody. Without it, each client would load all authorities of the world."""
plain_client = partial(httpx.Client, timeout=PATIENCE, verify=NO_TLS)
plain_async_client = partial(httpx.AsyncClient, timeout=PATIENCE, verify=NO_TLS)
plain_get = partial(httpx.get, timeout=PATIENCE, verify=NO_TLS)
