"""Telepathic for two, compiled by numba: thousands of games at once, for research."""
