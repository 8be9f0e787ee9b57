"""Who may speak, and what haste tells."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import CIRCLE, SUN, Sitting, poised
from unspoken.games.telepathic.types import GoOn, Hand, Way
from unspoken.kernel.pace import Pace

MODES = [(Way.STANDARD, 2), (Way.FIRST, 2), (Way.DIRECTOR, 4), (Way.FOUR_PARTNERS, 4), (Way.OPPOSED, 4)]


def speakers(sitting: Sitting, channel: str) -> list[int]:
    """The seats that may write in a channel."""
    return [
        seat
        for seat in range(sitting.state.seats)
        if {"channel": channel, "speak": True} in sitting.sees(seat)["voices"]
    ]


def test_before_the_deal_the_table_may_talk() -> None:
    """TEL-17: about psychic experiences, say."""
    assert speakers(Sitting(claimed=False), "table") == [0, 1]


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_from_the_deal_on_nobody_writes(mode: Way, seats: int) -> None:
    """TEL-17, ALL-04: no channel of the table has a speaker."""
    assert speakers(Sitting(mode, seats), "table") == []


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_nobody_writes_while_a_card_is_performed(mode: Way, seats: int) -> None:
    """TEL-17, ALL-04: silence holds in the middle of a turn."""
    sitting = Sitting(mode, seats)
    sitting.skip()
    assert speakers(sitting, "table") == []


def test_nobody_writes_between_announcement_and_answer() -> None:
    """TEL-17: a word could tell the answer."""
    sitting = poised()
    sitting.turn(0, "row-east", 1, 1)
    sitting.announces(0, CIRCLE)
    assert speakers(sitting, "table") == []


def test_after_the_game_the_table_talks() -> None:
    """TEL-17: silence is over."""
    sitting = poised()
    sitting.turn(0, "row-east", 1, 1)
    sitting.announces(0, CIRCLE)
    sitting.answers(1, SUN)
    assert speakers(sitting, "table") == [0, 1]


def test_directors_talk_among_themselves() -> None:
    """TEL-17, TEL-14: in a channel of their own."""
    assert speakers(Sitting(Way.DIRECTOR, 5), "directors") == [2, 3, 4]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_directors_channel_is_unseen_by_others(viewer: int | None) -> None:
    """TEL-17, TEL-14: partners and spectators do not hear it."""
    voices = Sitting(Way.DIRECTOR, 5).sees(viewer)["voices"]
    assert [voice["channel"] for voice in voices] == ["table"]


def test_during_the_pause_nobody_is_waited_for() -> None:
    """TEL-17: whether somebody has chosen already does not show."""
    assert Sitting(pause=5).waited_for == []


@pytest.mark.parametrize("viewer", [1, None])
def test_a_choice_during_the_pause_shows_to_nobody(viewer: int | None) -> None:
    """TEL-17, ALL-01: the frame is the same before and after."""
    sitting = Sitting(pause=5)
    before = sitting.sent(viewer)
    sitting.hands(0, sitting.state.row[2])
    assert sitting.sent(viewer) == before


def test_a_choice_during_the_pause_shows_to_the_one_who_chose() -> None:
    """TEL-17: and may be changed until the pause is over."""
    sitting = Sitting(pause=5)
    sitting.hands(0, sitting.state.row[2])
    sitting.hands(0, sitting.state.row[3])
    assert sitting.sees(0)["private"]["wishes"][0]["card"] == sitting.state.row[3]


def test_when_the_pause_is_over_the_choice_is_shown() -> None:
    """TEL-17: at the same time, however quickly it was made."""
    sitting = Sitting(pause=5)
    sitting.hands(0, sitting.state.row[2])
    sitting.let_time_run_out()
    assert (sitting.now, sitting.state.handed) == (5000, sitting.state.row[2])


def test_when_the_pause_is_over_a_choice_that_was_not_made_is_waited_for() -> None:
    """TEL-17: the question stands as ever."""
    sitting = Sitting(pause=5)
    sitting.let_time_run_out()
    assert sitting.waited_for == [0]


def test_a_choice_after_the_pause_is_shown_at_once() -> None:
    """TEL-17: nobody waits twice."""
    sitting = Sitting(pause=5)
    sitting.wait(9)
    sitting.hands(0, sitting.state.row[0])
    assert sitting.state.handed == sitting.state.row[0]


def test_the_performers_choice_pauses_too() -> None:
    """TEL-17: a partner's choice, whichever it is."""
    sitting = Sitting(pause=5)
    sitting.wait(9)
    sitting.hands(0, sitting.state.row[0])
    sitting.performs(1, 2)
    assert sitting.state.turns == ()


def test_a_pass_pauses_too() -> None:
    """TEL-17, TEL-16: so that doubt does not show."""
    sitting = Sitting(Way.OPPOSED, 4, pause=3)
    for command in (Hand(sitting.state.row[0]),):
        sitting.answer(0, command)
    sitting.wait(3)
    sitting.performs(2, 0)
    sitting.wait(3)
    sitting.passes(2)
    assert sitting.state.wishes[2] is not None


def test_an_announcement_needs_no_pause() -> None:
    """TEL-12, TEL-17: it ends the silence, and is heard at once."""
    sitting = Sitting(pause=5).lay(loses=(None, None))
    sitting.hands(0, sitting.state.row[0])
    sitting.wait(5)
    sitting.performs(1, 0)
    sitting.wait(5)
    sitting.announces(0, CIRCLE)
    assert sitting.state.named[0].seat == 0


def test_the_pause_does_not_count_as_thinking_time() -> None:
    """TEL-17, ALL-07: the clock of a brisk table runs for 30 seconds after it."""
    sitting = Sitting(pause=5, pace=Pace.BRISK, claimed=False)
    sitting.answer(0, GoOn())
    sitting.answer(1, GoOn())
    sitting.let_time_run_out()
    sitting.let_time_run_out()
    assert (sitting.now, sitting.state.handed is not None) == (35_000, True)
