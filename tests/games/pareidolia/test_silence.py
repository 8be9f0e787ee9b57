"""Artists are silent from the draw to the end of the round."""

from __future__ import annotations

import pytest

from tests.games.pareidolia.situations import Situation


def speakers(situation: Situation) -> list[int]:
    """Return the seats that may write to the table."""
    voice = {"channel": "table", "speak": True}
    return [seat for seat in range(situation.state.seats) if voice in situation.sees(seat)["voices"]]


def at_the_bell() -> Situation:
    situation = Situation().start()
    situation.guess(1, "a fish")
    situation.ring()
    return situation


@pytest.mark.parametrize(
    "situation",
    [Situation(), Situation().keep(), Situation().keep().know(), Situation().start(), at_the_bell()],
    ids=["keeping", "knowing", "tossing", "playing", "at the bell"],
)
def test_only_watchers_may_speak_during_a_round(situation: Situation) -> None:
    """PAR-22, ALL-04: the artists are silent."""
    assert speakers(situation) == [1, 3]


def test_everybody_may_speak_before_the_draw() -> None:
    """PAR-22: there are no artists yet."""
    assert speakers(Situation(claimed=False)) == [0, 1, 2, 3]


def test_everybody_may_speak_after_the_round() -> None:
    """PAR-22: until the next artists draw."""
    situation = Situation()
    situation.find("rabbit", 1)
    assert speakers(situation) == [0, 1, 2, 3]


def test_the_next_artists_are_silent_in_the_next_round() -> None:
    """PAR-22, PAR-18."""
    situation = Situation()
    situation.find("rabbit", 1)
    situation.next_round()
    assert speakers(situation) == [0, 2]


def test_everybody_hears_the_table() -> None:
    """PAR-23: artists and spectators, too."""
    voices = [
        [voice["channel"] for voice in Situation().start().sees(viewer)["voices"]] for viewer in (0, 2, None)
    ]
    assert voices == [["table"]] * 3
