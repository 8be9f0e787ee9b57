"""The timeout of tests that use real servers, sockets and browsers. The awaited event ends a wait early."""

from __future__ import annotations

import os

PATIENCE = float(os.environ.get("PATIENCE", "120"))
"""Seconds until a wait fails: long enough for a very busy machine."""
PATIENCE_MS = PATIENCE * 1000
"""The same in milliseconds, for Playwright."""
