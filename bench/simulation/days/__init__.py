"""Simulates servers whose tables play by days: a month of virtual time with faults, on real SQLite files."""
