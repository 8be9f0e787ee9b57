"""Waking hours: the hours of a day that count for a decision in a game by days."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

MORNING, NIGHT = 8, 22
"""Waking hours are from 8 to 22 o'clock by the person's own clock."""
HOURS_A_DAY = NIGHT - MORNING


@lru_cache(maxsize=256)
def zone(name: str) -> tzinfo | None:
    """Return the time zone with this IANA name, or None if it is not known."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):  # an unknown name, a folder of names, or not a name at all
        return None


def after_waking_hours(begin: int, hours: int, zone_name: str) -> int:
    """Return when this many waking hours have passed since `begin`, in seconds since 1970.

    Without a known time zone the hours are counted in UTC. Such a time never lies in the person's night.
    """
    own = zone(zone_name) or UTC
    left, day = hours * 3600, datetime.fromtimestamp(begin, own).date()
    while True:
        morning = int(datetime.combine(day, time(MORNING), own).timestamp())
        night = int(datetime.combine(day, time(NIGHT), own).timestamp())
        start = max(begin, morning)
        if start + left <= night:
            return start + left
        left -= max(0, night - start)
        day += timedelta(days=1)
