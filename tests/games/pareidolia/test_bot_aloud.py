"""Watchers think aloud: early words are short and not their best, and people have a fair look first."""

from __future__ import annotations

import pytest

from unspoken.games.pareidolia.bot.aloud import Thought, said_aloud
from unspoken.kernel.luck import Luck
from unspoken.kernel.manner import Manner
from unspoken.kernel.shelf import WordCard

SURE = 0.9


def thought(text: str, chance: float) -> Thought:
    """A word that seems so likely."""
    return Thought(WordCard({"en": text}), text, chance)


THOUGHTS = [
    thought("elephant", SURE),
    thought("hedgehog", 0.05),
    thought("cat", 0.03),
    thought("mouse", 0.02),
]


def words(manner: Manner, actions: int) -> list[str | None]:
    """What is said with different luck after so many actions."""
    told = [said_aloud(THOUGHTS, actions, Luck(b"aloud", step, manner)) for step in range(60)]
    return [None if one is None else one.text for one in told]


@pytest.mark.parametrize("actions", [2, 4, 6])
def test_a_gentle_watcher_keeps_its_best_word_until_people_have_looked(actions: int) -> None:
    """PAR-16: it says what else comes to mind, and the shortest of that."""
    assert set(words(Manner.GENTLE, actions)) == {"cat"}


def test_later_it_says_its_best_word_but_for_an_error_now_and_then() -> None:
    """PAR-16."""
    told = words(Manner.GENTLE, 7)
    assert set(told) == {"elephant", "hedgehog"} and told.count("elephant") > told.count("hedgehog")


def test_a_keen_watcher_says_its_best_word_at_the_first_look() -> None:
    """PAR-16: it waits for nobody."""
    assert set(words(Manner.KEEN, 2)) == {"elephant"}


def test_whoever_is_not_sure_goes_on_looking() -> None:
    """PAR-16: at the beginning more than later."""
    unsure = [thought("elephant", 0.4), thought("cat", 0.3)]
    luck = Luck(b"aloud", 0, Manner.KEEN)
    assert said_aloud(unsure, 3, luck) is None
    later = said_aloud(unsure, 12, luck)
    assert later is not None and later.text == "elephant"


def test_where_every_word_has_been_said_nothing_is() -> None:
    """PAR-16."""
    assert said_aloud([], 3, Luck(b"aloud", 0, Manner.GENTLE)) is None
    assert said_aloud([], 9, Luck(b"aloud", 0, Manner.GENTLE)) is None
