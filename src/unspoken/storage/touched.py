"""When tables were last touched, in SQL: the words that both kinds of database understand."""

from __future__ import annotations

# Walks from one table's code to the next by the index, however long the logs between them are.
UNKNOWN = """
WITH RECURSIVE codes (code) AS (
    SELECT min("table") FROM log
    UNION ALL
    SELECT (SELECT min("table") FROM log WHERE "table" > code) FROM codes WHERE code IS NOT NULL
)
SELECT code FROM codes WHERE code IS NOT NULL AND code NOT IN (SELECT "table" FROM touched)
"""
"""The tables of which it is not known when they were touched."""
