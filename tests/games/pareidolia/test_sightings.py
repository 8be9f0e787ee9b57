"""What a house may remember of a round of Pareidolia."""

from __future__ import annotations

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia.sightings import sightings
from unspoken.games.pareidolia.types import Phase
from unspoken.games.pareidolia.view import public
from unspoken.kernel.sighting import SeenWord, Sighting


def seen_after(situation: Situation) -> tuple[Sighting, ...]:
    """What is seen when everybody has seen enough of the round."""
    before = public(situation.state)
    assert before.phase is Phase.SHOWN
    situation.next_round()
    return sightings(situation.state.options, before, public(situation.state))


def test_a_round_is_a_word_with_its_sky() -> None:
    """PAR-17: the clouds as they lay, by the artists; and who found it."""
    situation = Situation().start("rabbit")
    situation.guess(3, "rabbit")
    sky = situation.state.sky
    (told,) = seen_after(situation)
    assert isinstance(told.of, SeenWord)
    assert (told.of.word["en"], told.by, told.asked, told.found) == ("rabbit", (MAIN, SECOND), (1, 3), (3,))
    pose = sky[0].pose
    piece = {"shape": "puff", "x": pose.x, "y": pose.y, "turn": pose.turn, "flip": pose.flip}
    assert told.sketch == {"clouds": "clouds", "pieces": [piece]}


def test_a_word_is_not_seen_while_the_artists_may_still_say_no() -> None:
    """PAR-16: the round is not over before it is put away."""
    situation = Situation().start("rabbit")
    before = public(situation.state)
    situation.guess(3, "rabbit")
    after = public(situation.state)
    assert (after.phase, sightings(situation.state.options, before, after)) == (Phase.SHOWN, ())
