"""Acceptance checks of packs, beyond being readable."""
