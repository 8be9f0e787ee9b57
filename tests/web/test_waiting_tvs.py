"""Tests for waiting TVs: their codes, expiry and limits."""

from __future__ import annotations

import pytest

from tests.tables.harness import ManualAlarm, RecordingTransport
from unspoken.kernel.types import Refused
from unspoken.web.waiting_tvs.registry import CODE_SECONDS, MAX_PER_HOUSEHOLD, MAX_WAITING, WaitingTvs

pytestmark = pytest.mark.anyio


class Registry:
    """A registry of waiting TVs with manual alarms."""

    def __init__(self) -> None:
        self.alarms: list[ManualAlarm] = []
        self.waiting = WaitingTvs(self._alarm)

    def _alarm(self) -> ManualAlarm:
        self.alarms.append(ManualAlarm())
        return self.alarms[-1]


def code_on(tv: RecordingTransport) -> str:
    """Return the code that a TV shows now."""
    return str(tv.messages("tv-code")[-1]["code"])


async def test_a_code_has_four_unambiguous_characters() -> None:
    """No I, L, O, 0 or 1."""
    registry, tv = Registry(), RecordingTransport()
    registry.waiting.admit("192.0.2.1", tv)
    assert len(code_on(tv)) == 4 and set(code_on(tv)).isdisjoint("ILO01")


async def test_an_expired_code_is_replaced() -> None:
    """The old code becomes invalid."""
    registry, tv = Registry(), RecordingTransport()
    registry.waiting.admit("192.0.2.1", tv)
    old = code_on(tv)
    assert registry.alarms[0].delay == CODE_SECONDS * 1000 and registry.alarms[0].wake is not None
    registry.alarms[0].wake()
    assert (old in registry.waiting, code_on(tv) in registry.waiting) == (False, True)


async def test_a_code_can_be_used_once() -> None:
    """If two hosts type the same code, the first one gets the TV."""
    registry, tv = Registry(), RecordingTransport()
    registry.waiting.admit("192.0.2.1", tv)
    results = [registry.waiting.show_table(code_on(tv), table, "token") for table in ("ABCDEF", "GHJKMN")]
    assert (results, [taken["table"] for taken in tv.messages("tv-taken")]) == ([True, False], ["ABCDEF"])


async def test_a_disconnected_tv_is_removed() -> None:
    """With its code, its alarm and its count."""
    registry, tv = Registry(), RecordingTransport()
    registry.waiting.admit("192.0.2.1", tv).leave()
    assert (len(registry.waiting), code_on(tv) in registry.waiting, registry.alarms[0].delay) == (
        0,
        False,
        None,
    )
    assert not registry.waiting.show_table(code_on(tv), "ABCDEF", "token")


async def test_too_many_tvs_of_one_address_are_refused() -> None:
    """Other addresses are not affected."""
    registry = Registry()
    for _ in range(MAX_PER_HOUSEHOLD):
        registry.waiting.admit("192.0.2.1", RecordingTransport())
    with pytest.raises(Refused, match="too-many-waiting-tvs"):
        registry.waiting.admit("192.0.2.1", RecordingTransport())
    registry.waiting.admit("192.0.2.2", RecordingTransport())


async def test_the_total_number_of_waiting_tvs_is_limited() -> None:
    """For any number of addresses."""
    registry = Registry()
    for number in range(MAX_WAITING):
        registry.waiting.admit(f"10.0.{number // 250}.{number % 250}", RecordingTransport())
    with pytest.raises(Refused, match="too-many-waiting-tvs"):
        registry.waiting.admit("192.0.2.1", RecordingTransport())
    assert len(registry.waiting) == MAX_WAITING
