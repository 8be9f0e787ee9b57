"""What a house may remember of a round of Dixit."""

from __future__ import annotations

import pytest

from tests.games.dixit.situations import Situation
from unspoken.games.dixit.sightings import recalled, sightings
from unspoken.games.dixit.types import Aloud
from unspoken.games.dixit.view import public
from unspoken.kernel.game import Fact
from unspoken.kernel.sighting import Memory, SeenPicture, Sighting


def seen_after(situation: Situation, last_vote: tuple[int, int]) -> tuple[Sighting, ...]:
    """What is seen when the last vote has fallen."""
    before = public(situation.state)
    situation.vote(*last_vote)
    return sightings(situation.state.options, before, public(situation.state))


def test_a_round_is_a_card_with_its_clue_and_who_found_it() -> None:
    """DIX-06: when all have voted; the clue in the table's language."""
    situation = Situation()
    card = situation.state.hands[0][0]
    situation.tell(0, "the last train home")
    situation.all_lay()
    situation.all_vote({1: 0, 2: 1})
    told = Sighting(
        SeenPicture("dream", card), (0,), {"en": "the last train home"}, asked=(1, 2, 3), found=(1, 3)
    )
    assert seen_after(situation, (3, 0)) == (told,)


def test_a_clue_that_was_said_aloud_leaves_no_words() -> None:
    """DIX-03: the card was told all the same."""
    situation = Situation()
    situation.tell(0, Aloud())
    situation.all_lay()
    situation.all_vote({1: 0, 2: 1})
    (told,) = seen_after(situation, (3, 1))
    assert (told.said, told.found) == ({}, (1,))


def test_nothing_is_seen_while_somebody_has_not_voted() -> None:
    """DIX-06: what is on the table is hidden until then."""
    situation = Situation()
    situation.tell(0)
    situation.all_lay()
    assert seen_after(situation, (1, 0)) == ()


@pytest.mark.parametrize(
    ("found", "share"), [(0, "none"), (7, "few"), (10, "half"), (13, "most"), (20, "all")]
)
def test_the_house_tells_how_often_a_card_was_told_and_found(found: int, share: str) -> None:
    """Of all who ever looked for it."""
    told = recalled((Memory(6, (), 20, found, ""),))
    assert told == Fact("recalled-dixit", facts={"told": 6, "share": share})


def test_the_house_says_nothing_of_a_card_that_nobody_looked_for() -> None:
    """Told to bots alone."""
    assert recalled((Memory(6, (), 0, 0, ""),)) is None
