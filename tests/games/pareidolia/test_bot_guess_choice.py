"""When watchers guess: early guesses are short and not their best, so that people have a fair look first."""

from __future__ import annotations

import pytest

from unspoken.games.pareidolia.bot.guess_choice import CandidateGuess, choose_guess
from unspoken.kernel.bot_chance import BotChance
from unspoken.kernel.manner import Manner
from unspoken.kernel.shelf import WordCard

SURE = 0.9


def candidate(text: str, chance: float) -> CandidateGuess:
    """Return a candidate with this probability."""
    return CandidateGuess(WordCard({"en": text}), text, chance)


CANDIDATES = [
    candidate("elephant", SURE),
    candidate("hedgehog", 0.05),
    candidate("cat", 0.03),
    candidate("mouse", 0.02),
]


def words(manner: Manner, actions: int) -> list[str | None]:
    """Return the guesses with different seeds after this many actions."""
    guesses = [choose_guess(CANDIDATES, actions, BotChance(b"aloud", step, manner)) for step in range(60)]
    return [None if guess is None else guess.text for guess in guesses]


@pytest.mark.parametrize("actions", [2, 4, 6])
def test_a_gentle_watcher_does_not_say_its_best_word_early(actions: int) -> None:
    """PAR-16: it says the shortest of the less likely words."""
    assert set(words(Manner.GENTLE, actions)) == {"cat"}


def test_a_gentle_watcher_later_mostly_says_its_best_word() -> None:
    """PAR-16: at times it makes an error."""
    guesses = words(Manner.GENTLE, 7)
    assert set(guesses) == {"elephant", "hedgehog"} and guesses.count("elephant") > guesses.count("hedgehog")


def test_a_keen_watcher_says_its_best_word_at_once() -> None:
    """PAR-16: after two actions."""
    assert set(words(Manner.KEEN, 2)) == {"elephant"}


def test_an_unsure_watcher_does_not_guess_early() -> None:
    """PAR-16: later it needs less certainty."""
    unsure = [candidate("elephant", 0.4), candidate("cat", 0.3)]
    luck = BotChance(b"aloud", 0, Manner.KEEN)
    assert choose_guess(unsure, 3, luck) is None
    later = choose_guess(unsure, 12, luck)
    assert later is not None and later.text == "elephant"


def test_a_watcher_without_candidates_does_not_guess() -> None:
    """PAR-16."""
    assert choose_guess([], 3, BotChance(b"aloud", 0, Manner.GENTLE)) is None
    assert choose_guess([], 9, BotChance(b"aloud", 0, Manner.GENTLE)) is None
