"""Artists are silent from the draw to the end of the round."""

from __future__ import annotations

import pytest

from tests.games.pareidolia.situations import Meadow


def speakers(meadow: Meadow) -> list[int]:
    """The seats that may write to the table."""
    voice = {"channel": "table", "speak": True}
    return [seat for seat in range(meadow.state.seats) if voice in meadow.sees(seat)["voices"]]


def at_the_bell() -> Meadow:
    meadow = Meadow().start()
    meadow.guess(1, "a fish")
    meadow.ring()
    return meadow


@pytest.mark.parametrize(
    "meadow",
    [Meadow(), Meadow().keep(), Meadow().keep().know(), Meadow().start(), at_the_bell()],
    ids=["keeping", "knowing", "tossing", "playing", "at the bell"],
)
def test_in_a_round_the_artists_write_nowhere(meadow: Meadow) -> None:
    """PAR-22, ALL-04: the watchers may talk."""
    assert speakers(meadow) == [1, 3]


def test_before_the_draw_everybody_talks() -> None:
    """PAR-22: about clouds, say."""
    assert speakers(Meadow(claimed=False)) == [0, 1, 2, 3]


def test_after_the_round_everybody_talks() -> None:
    """PAR-22: silence is over, until the next artists draw."""
    meadow = Meadow()
    meadow.find("rabbit", 1)
    assert speakers(meadow) == [0, 1, 2, 3]


def test_the_next_artists_are_silent_then() -> None:
    """PAR-22, PAR-18."""
    meadow = Meadow()
    meadow.find("rabbit", 1)
    meadow.next_round()
    assert speakers(meadow) == [0, 2]


def test_everybody_hears_the_table() -> None:
    """PAR-23: artists and somebody outside too."""
    voices = [
        [voice["channel"] for voice in Meadow().start().sees(viewer)["voices"]] for viewer in (0, 2, None)
    ]
    assert voices == [["table"]] * 3
