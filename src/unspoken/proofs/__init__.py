"""Checks for every game: conformance, secrecy by paired worlds, fair shuffles."""
