"""How long tests wait for real servers, sockets and browsers. The awaited event ends each wait early."""

from __future__ import annotations

import os

PATIENCE = float(os.environ.get("PATIENCE", "120"))
"""Seconds after which something that does not happen counts as failed, on a machine that may be very busy."""
PATIENCE_MS = PATIENCE * 1000
"""The same in milliseconds, for Playwright."""
