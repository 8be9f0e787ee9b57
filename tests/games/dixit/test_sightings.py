"""The sightings of a round of Dixit."""

from __future__ import annotations

import pytest

from tests.games.dixit.situations import Situation
from unspoken.games.dixit.parts.sightings import atlas_fact, sightings
from unspoken.games.dixit.types import Aloud
from unspoken.games.dixit.view import public
from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.sighting import Memory, PictureSubject, Sighting


def sightings_after(situation: Situation, vote: tuple[int, int]) -> tuple[Sighting, ...]:
    """Give a vote, and return the sightings of this step."""
    before = public(situation.state)
    situation.vote(*vote)
    return sightings(situation.state.options, before, public(situation.state))


def test_a_sighting_has_the_card_the_clue_and_the_finders() -> None:
    """DIX-06: when all have voted; the clue in the table's language."""
    situation = Situation()
    card = situation.state.hands[0][0]
    situation.tell(0, "the last train home")
    situation.all_lay()
    situation.all_vote({1: 0, 2: 1})
    sighting = Sighting(
        PictureSubject("dream", card), (0,), {"en": "the last train home"}, asked=(1, 2, 3), found=(1, 3)
    )
    assert sightings_after(situation, (3, 0)) == (sighting,)


def test_the_sighting_of_a_clue_said_aloud_has_no_words() -> None:
    """DIX-03: the card and its finders are still counted."""
    situation = Situation()
    situation.tell(0, Aloud())
    situation.all_lay()
    situation.all_vote({1: 0, 2: 1})
    (sighting,) = sightings_after(situation, (3, 1))
    assert (sighting.said, sighting.found) == ({}, (1,))


def test_there_is_no_sighting_before_all_have_voted() -> None:
    """DIX-06: who laid which card is secret until then."""
    situation = Situation()
    situation.tell(0)
    situation.all_lay()
    assert sightings_after(situation, (1, 0)) == ()


@pytest.mark.parametrize(
    ("found", "share"), [(0, "none"), (7, "few"), (10, "half"), (13, "most"), (20, "all")]
)
def test_the_atlas_fact_says_how_often_a_card_was_told_and_found(found: int, share: str) -> None:
    """The share counts all voters so far."""
    fact = atlas_fact((Memory(6, (), 20, found, ""),))
    assert fact == Fact("recalled-dixit", facts={"told": 6, "share": share})


def test_there_is_no_atlas_fact_for_a_card_without_voters() -> None:
    """Only bots have voted on the card."""
    assert atlas_fact((Memory(6, (), 0, 0, ""),)) is None
