"""Bodies on their way: so many at once, of a household and of the house."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from unspoken.kernel.game import Refused
from unspoken.web.bodies import Bodies


def test_a_household_has_so_many_places() -> None:
    """Others have their own."""
    bodies = Bodies(of_household=2, of_house=10)
    with ExitStack() as stack:
        for household in ("one", "one", "two"):
            stack.enter_context(bodies.place(household))
        with pytest.raises(Refused, match="too-fast"):
            stack.enter_context(bodies.place("one"))


def test_the_house_has_so_many_places() -> None:
    """However many households there are."""
    bodies = Bodies(of_household=2, of_house=3)
    with ExitStack() as stack:
        for household in ("one", "two", "three"):
            stack.enter_context(bodies.place(household))
        with pytest.raises(Refused, match="too-fast"):
            stack.enter_context(bodies.place("four"))


def test_a_place_is_free_again_whatever_became_of_the_body() -> None:
    """Also where it never came."""
    bodies = Bodies(of_household=1, of_house=1)
    with pytest.raises(ConnectionResetError), bodies.place("one"):
        raise ConnectionResetError
    with bodies.place("one"):
        pass
