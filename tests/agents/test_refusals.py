"""What an agent is told when something is refused: the sentences that people read."""

from __future__ import annotations

from unspoken.agents.refusals import sentence
from unspoken.kernel.game import Refused


def test_a_game_has_the_first_word() -> None:
    """Dixit says more of a missing recording than the house does."""
    told = sentence(Refused("no-such-recording"), "dixit")
    assert told == "That recording is not at this table. Record it once more."


def test_facts_stand_where_the_sentence_names_them() -> None:
    """The longest clue."""
    told = sentence(Refused("clue-too-long", most=200), "dixit")
    assert told == "That is a story already: keep the clue within 200 characters."


def test_one_is_told_in_the_singular() -> None:
    """DIX-04: one card."""
    assert sentence(Refused("lay-so-many", cards=1), "dixit") == "Lay one card, no more and no less."


def test_several_are_told_in_the_plural() -> None:
    """DIX-04: two, among three."""
    assert sentence(Refused("lay-so-many", cards=2), "dixit") == "Lay 2 different cards."


def test_a_code_that_nobody_has_a_sentence_for_is_told_bare() -> None:
    """As by a house that is newer than this program."""
    assert sentence(Refused("from-the-future"), "dixit") == "Refused: from-the-future."
