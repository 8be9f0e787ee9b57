"""Refusals for agents have the sentences that people read on the page."""

from __future__ import annotations

from unspoken.agents.refusals import sentence
from unspoken.kernel.types import Refused


def test_a_game_has_precedence_over_the_page() -> None:
    """Dixit has its own sentence for a missing recording."""
    text = sentence(Refused("no-such-recording"), "dixit")
    assert text == "That recording is not at this table. Record it once more."


def test_facts_are_filled_in() -> None:
    """The limit of a clue."""
    text = sentence(Refused("clue-too-long", most=200), "dixit")
    assert text == "That is already a story: keep the clue within 200 characters."


def test_the_singular_is_used_for_one() -> None:
    """DIX-04: one card."""
    assert sentence(Refused("lay-so-many", cards=1), "dixit") == "Lay exactly one card."


def test_the_plural_is_used_for_several() -> None:
    """DIX-04: two cards."""
    assert sentence(Refused("lay-so-many", cards=2), "dixit") == "Lay 2 different cards."


def test_an_unknown_code_is_shown_as_it_is() -> None:
    """The server may be newer than this program."""
    assert sentence(Refused("from-the-future"), "dixit") == "Refused: from-the-future."
