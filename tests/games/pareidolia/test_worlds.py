"""Other worlds of a game, as the proofs of secrecy ask for them."""

from __future__ import annotations

from tests.games.pareidolia.situations import Situation
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.events import Guessed
from unspoken.games.pareidolia.types import State
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat

WORLDS = 20


def words(state: State) -> set[str | None]:
    """What somebody outside may think that the word is."""
    return {GAME.resample(state, None, Chance(b"worlds", world)).card for world in range(WORLDS)}


def test_a_word_may_be_another_until_it_is_found() -> None:
    """PAR-17: from a right guess on the word is hidden from nobody, before the round is counted as well."""
    state = Situation().start("rabbit").state
    assert len(words(state)) > 1
    found = GAME.apply(state, Guessed(Seat(2), "rabbit", right=True))
    assert words(found) == {"rabbit"}
