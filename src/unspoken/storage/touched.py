"""SQL about tables, when they were last used and when they must wake, for both SQLite and PostgreSQL."""

from __future__ import annotations

from unspoken.tables.ports import LONGEST_REST

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
TO_WAKE = f'SELECT "table" FROM wakes WHERE at <= {{0}} OR at - {LONGEST_REST} > {{0}} ORDER BY at, "table"'
"""The tables that must be loaded at a time, with the placeholder of the database."""
