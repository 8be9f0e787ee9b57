"""SQL about tables and when they were last used, for both SQLite and PostgreSQL."""

from __future__ import annotations

# Skip scan: steps through the index from one table's code to the next, without reading the logs.
_CODES = """
WITH RECURSIVE codes (code) AS (
    SELECT min("table") FROM log
    UNION ALL
    SELECT (SELECT min("table") FROM log WHERE "table" > code) FROM codes WHERE code IS NOT NULL
)
"""
UNKNOWN = f"""
{_CODES}
SELECT code FROM codes WHERE code IS NOT NULL AND code NOT IN (SELECT "table" FROM touched)
"""
"""The tables without a row in `touched`."""
NUMBER = f"({_CODES} SELECT count(*) FROM codes WHERE code IS NOT NULL)"
"""The number of tables, as an expression."""
