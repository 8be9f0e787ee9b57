"""The sightings of a round of Pareidolia."""

from __future__ import annotations

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia.parts.sightings import sightings
from unspoken.games.pareidolia.types import Phase
from unspoken.games.pareidolia.view import public
from unspoken.kernel.sighting import Sighting, WordSubject


def sightings_after(situation: Situation) -> tuple[Sighting, ...]:
    """Let everybody go on, and return the sightings of this step."""
    before = public(situation.state)
    assert before.phase is Phase.SHOWN
    situation.next_round()
    return sightings(situation.state.options, before, public(situation.state))


def test_a_sighting_has_the_word_the_sky_the_artists_and_the_finder() -> None:
    """PAR-17: watchers are asked."""
    situation = Situation().start("rabbit")
    situation.guess(3, "rabbit")
    sky = situation.state.sky
    (sighting,) = sightings_after(situation)
    assert isinstance(sighting.of, WordSubject)
    seats = (sighting.by, sighting.asked, sighting.found)
    assert (sighting.of.word["en"], *seats) == (
        "rabbit",
        (MAIN, SECOND),
        (1, 3),
        (3,),
    )
    pose = sky[0].pose
    piece = {"shape": "puff", "x": pose.x, "y": pose.y, "turn": pose.turn, "flip": pose.flip}
    assert sighting.sketch == {"clouds": "clouds", "pieces": [piece]}


def test_there_is_no_sighting_while_the_artists_may_deny_the_guess() -> None:
    """PAR-16: the round is reported when everybody has gone on."""
    situation = Situation().start("rabbit")
    before = public(situation.state)
    situation.guess(3, "rabbit")
    after = public(situation.state)
    assert (after.phase, sightings(situation.state.options, before, after)) == (Phase.SHOWN, ())
