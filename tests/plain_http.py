"""HTTP clients for servers on the loopback, with a long timeout and without TLS."""

from __future__ import annotations

import ssl
from functools import partial

import httpx

from tests.patience import PATIENCE

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts no certificate. Without it, each client would load the system's certificates, which is slow."""
plain_client = partial(httpx.Client, timeout=PATIENCE, verify=NO_TLS)
plain_async_client = partial(httpx.AsyncClient, timeout=PATIENCE, verify=NO_TLS)
plain_get = partial(httpx.get, timeout=PATIENCE, verify=NO_TLS)
