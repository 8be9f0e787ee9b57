"""Only the hours from 8 to 22 count, by the person's own clock."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from unspoken.tables.rules.waking_hours import after_waking_hours

WARSAW = "Europe/Warsaw"


def local(zone: str, *when: int) -> int:
    """Return a local time in seconds since 1970."""
    return int(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[misc, arg-type]  # numbers of a date


@pytest.mark.parametrize(
    ("hours", "begin", "end"),
    [
        (8, (2026, 3, 23, 9, 30), (2026, 3, 23, 17, 30)),
        (8, (2026, 3, 23, 18, 0), (2026, 3, 24, 12, 0)),  # four hours before the night, four after it
        (8, (2026, 3, 24, 3, 0), (2026, 3, 24, 16, 0)),  # in the night the time stands still
        (14, (2026, 3, 23, 15, 0), (2026, 3, 24, 15, 0)),  # a day
        (14, (2026, 3, 23, 23, 0), (2026, 3, 24, 22, 0)),  # at the end of the evening, not in the night
        (42, (2026, 3, 27, 12, 0), (2026, 3, 30, 12, 0)),  # three days, over the change to summer time
        (14, (2026, 10, 24, 12, 0), (2026, 10, 25, 12, 0)),  # and over the change to winter time
    ],
)
def test_nights_do_not_count(hours: int, begin: tuple[int, ...], end: tuple[int, ...]) -> None:
    """In a time zone with two changes of the clock a year."""
    assert after_waking_hours(local(WARSAW, *begin), hours, WARSAW) == local(WARSAW, *end)


def test_each_person_has_their_own_night() -> None:
    """The same moment is the evening in Warsaw, and the morning in Los Angeles."""
    begin = local(WARSAW, 2026, 6, 1, 20)
    ends = [after_waking_hours(begin, 8, zone) for zone in (WARSAW, "America/Los_Angeles")]
    assert ends == [local(WARSAW, 2026, 6, 2, 14), local("America/Los_Angeles", 2026, 6, 1, 19)]


@pytest.mark.parametrize("unknown", ["", "Europe", "Mars/Olympus", "../etc/passwd"])
def test_an_unknown_zone_counts_in_utc(unknown: str) -> None:
    """A person whose page has told nothing has nights, too."""
    begin = int(datetime(2026, 6, 1, 20, tzinfo=UTC).timestamp())
    assert after_waking_hours(begin, 8, unknown) == int(datetime(2026, 6, 2, 14, tzinfo=UTC).timestamp())
