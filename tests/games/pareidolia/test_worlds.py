"""Alternative worlds for the secrecy proofs."""

from __future__ import annotations

from tests.games.pareidolia.situations import Situation
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.events import Guessed
from unspoken.games.pareidolia.types import State
from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Seat

WORLDS = 20


def words(state: State) -> set[str | None]:
    """Return the words that a spectator must consider possible."""
    return {GAME.proofs.resample(state, None, Chance(b"worlds", world)).card for world in range(WORLDS)}


def test_alternative_worlds_have_other_words_until_the_word_is_found() -> None:
    """PAR-17: the word is public from the right guess on, even before the round is scored."""
    state = Situation().start("rabbit").state
    assert len(words(state)) > 1
    found = GAME.apply(state, Guessed(Seat(2), "rabbit", right=True))
    assert words(found) == {"rabbit"}
