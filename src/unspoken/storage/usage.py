"""SQL about the amount of stored data, for both SQLite and PostgreSQL."""

from __future__ import annotations

from unspoken.storage.touched import NUMBER


def usage_query(total_bytes: str) -> str:
    """Return the query for a StoreUsage; `total_bytes` is the expression for the size of the whole store."""
    return f"""
SELECT {NUMBER},
    (SELECT count(*) FROM sounds), (SELECT CAST(coalesce(sum(length(data)), 0) AS bigint) FROM sounds),
    (SELECT count(*) FROM atlas), (SELECT CAST(coalesce(sum(length(data)), 0) AS bigint) FROM atlas),
    {total_bytes}
"""
