"""TVs that wait for a table: their codes, how long those are good, and how many may wait."""

from __future__ import annotations

import pytest

from tests.tables.harness import ManualAlarm, RecordingTransport
from unspoken.kernel.game import Refused
from unspoken.web.waiting_tvs import CODE_SECONDS, MOST_OF_ADDRESS, MOST_WAITING, WaitingTvs

pytestmark = pytest.mark.anyio


class Row:
    """TVs that wait, with their alarms in hand."""

    def __init__(self) -> None:
        self.alarms: list[ManualAlarm] = []
        self.waiting = WaitingTvs(self._alarm)

    def _alarm(self) -> ManualAlarm:
        self.alarms.append(ManualAlarm())
        return self.alarms[-1]


def code_on(tv: RecordingTransport) -> str:
    """The code that a TV shows now."""
    return str(tv.told("tv-code")[-1]["code"])


async def test_a_code_has_four_signs_that_nobody_mixes_up() -> None:
    """No I, L, O, 0 or 1."""
    row, tv = Row(), RecordingTransport()
    row.waiting.admit("192.0.2.1", tv)
    assert len(code_on(tv)) == 4 and set(code_on(tv)).isdisjoint("ILO01")


async def test_a_code_is_renewed_by_itself() -> None:
    """The old one names nothing any more."""
    row, tv = Row(), RecordingTransport()
    row.waiting.admit("192.0.2.1", tv)
    old = code_on(tv)
    assert row.alarms[0].delay == CODE_SECONDS * 1000 and row.alarms[0].wake is not None
    row.alarms[0].wake()
    assert (old in row.waiting, code_on(tv) in row.waiting) == (False, True)


async def test_a_tv_is_handed_over_once() -> None:
    """Two hosts who have read the same code: the first has it."""
    row, tv = Row(), RecordingTransport()
    row.waiting.admit("192.0.2.1", tv)
    handed = [row.waiting.hand(code_on(tv), table, "token") for table in ("ABCDEF", "GHJKMN")]
    assert (handed, [one["table"] for one in tv.told("tv-taken")]) == ([True, False], ["ABCDEF"])


async def test_a_tv_that_is_gone_leaves_nothing() -> None:
    """Neither a code nor an alarm nor a place in the count."""
    row, tv = Row(), RecordingTransport()
    row.waiting.admit("192.0.2.1", tv).leave()
    assert (len(row.waiting), code_on(tv) in row.waiting, row.alarms[0].delay) == (0, False, None)
    assert not row.waiting.hand(code_on(tv), "ABCDEF", "token")


async def test_too_many_tvs_of_one_address_are_refused() -> None:
    """The newest; and another house is not held up by it."""
    row = Row()
    for _ in range(MOST_OF_ADDRESS):
        row.waiting.admit("192.0.2.1", RecordingTransport())
    with pytest.raises(Refused, match="too-many-waiting-tvs"):
        row.waiting.admit("192.0.2.1", RecordingTransport())
    row.waiting.admit("192.0.2.2", RecordingTransport())


async def test_a_room_full_of_tvs_takes_no_more() -> None:
    """However many addresses they come from."""
    row = Row()
    for number in range(MOST_WAITING):
        row.waiting.admit(f"10.0.{number // 250}.{number % 250}", RecordingTransport())
    with pytest.raises(Refused, match="too-many-waiting-tvs"):
        row.waiting.admit("192.0.2.1", RecordingTransport())
    assert len(row.waiting) == MOST_WAITING
