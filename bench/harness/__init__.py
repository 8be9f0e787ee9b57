"""Helpers that every benchmark uses: server processes, tables of figures, intervals, a slow browser."""
