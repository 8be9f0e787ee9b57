"""Tests for the slots of request bodies, by household and in total."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from unspoken.kernel.types import Refused
from unspoken.web.limits.body_slots import BodySlots


def test_a_household_has_a_limited_number_of_slots() -> None:
    """Other households are not affected."""
    slots = BodySlots(per_household=2, total=10)
    with ExitStack() as stack:
        for household in ("one", "one", "two"):
            stack.enter_context(slots.slot(household))
        with pytest.raises(Refused, match="too-fast"):
            stack.enter_context(slots.slot("one"))


def test_the_server_has_a_limited_number_of_slots() -> None:
    """The total limit holds for any number of households."""
    slots = BodySlots(per_household=2, total=3)
    with ExitStack() as stack:
        for household in ("one", "two", "three"):
            stack.enter_context(slots.slot(household))
        with pytest.raises(Refused, match="too-fast"):
            stack.enter_context(slots.slot("four"))


def test_a_slot_is_released_after_an_error() -> None:
    """A lost connection must not keep its slot."""
    slots = BodySlots(per_household=1, total=1)
    with pytest.raises(ConnectionResetError), slots.slot("one"):
        raise ConnectionResetError
    with slots.slot("one"):
        pass
