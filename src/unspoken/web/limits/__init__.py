"""Limits on what one client may use: rates, slots, memory and wrong table codes."""
