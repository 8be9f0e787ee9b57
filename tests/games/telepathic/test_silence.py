"""Who may speak, and what haste tells."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import CIRCLE, SUN, Situation, poised
from unspoken.games.telepathic.types import GoOn, Hand, Mode, Phase
from unspoken.kernel.pace import Pace

MODES = [(Mode.STANDARD, 2), (Mode.FIRST, 2), (Mode.DIRECTOR, 4), (Mode.FOUR_PARTNERS, 4), (Mode.OPPOSED, 4)]


def speakers(situation: Situation, channel: str) -> list[int]:
    """The seats that may write in a channel."""
    return [
        seat
        for seat in range(situation.state.seats)
        if {"channel": channel, "speak": True} in situation.sees(seat)["voices"]
    ]


def test_before_the_deal_the_table_may_talk() -> None:
    """TEL-17: about psychic experiences, say."""
    assert speakers(Situation(claimed=False), "table") == [0, 1]


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_from_the_deal_on_nobody_writes(mode: Mode, seats: int) -> None:
    """TEL-17, ALL-04: no channel of the table has a speaker."""
    assert speakers(Situation(mode, seats), "table") == []


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_nobody_writes_while_a_card_is_performed(mode: Mode, seats: int) -> None:
    """TEL-17, ALL-04: silence holds in the middle of a turn."""
    situation = Situation(mode, seats)
    situation.skip()
    assert speakers(situation, "table") == []


def test_nobody_writes_between_announcement_and_answer() -> None:
    """TEL-17: a word could tell the answer."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, CIRCLE)
    assert speakers(situation, "table") == []


def test_after_the_game_the_table_talks() -> None:
    """TEL-17: silence is over."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, CIRCLE)
    situation.answers(1, SUN)
    assert speakers(situation, "table") == [0, 1]


def test_directors_talk_among_themselves() -> None:
    """TEL-17, TEL-14: in a channel of their own."""
    assert speakers(Situation(Mode.DIRECTOR, 5), "directors") == [2, 3, 4]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_directors_channel_is_unseen_by_others(viewer: int | None) -> None:
    """TEL-17, TEL-14: partners and spectators do not hear it."""
    voices = Situation(Mode.DIRECTOR, 5).sees(viewer)["voices"]
    assert [voice["channel"] for voice in voices] == ["table"]


def test_during_the_pause_nobody_is_waited_for() -> None:
    """TEL-17: whether somebody has chosen already does not show."""
    assert Situation(pause=5).waited_for == []


@pytest.mark.parametrize("viewer", [1, None])
def test_a_choice_during_the_pause_shows_to_nobody(viewer: int | None) -> None:
    """TEL-17, ALL-01: the frame is the same before and after."""
    situation = Situation(pause=5)
    before = situation.sent(viewer)
    situation.hands(0, situation.state.row[2])
    assert situation.sent(viewer) == before


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_a_performers_choice_during_the_pause_shows_to_no_director(viewer: int | None) -> None:
    """TEL-17, TEL-14, ALL-01: directors see each other's wishes, and no partner's haste."""
    situation = Situation(Mode.DIRECTOR, 4, pause=5)
    situation.hands(2, situation.state.row[0])
    situation.hands(3, situation.state.row[0])
    situation.wait(5)
    before = situation.sent(viewer)
    situation.performs(0, 2)
    assert (situation.state.phase, situation.sent(viewer)) == (Phase.PERFORMING, before)


def test_a_choice_during_the_pause_shows_to_the_one_who_chose() -> None:
    """TEL-17: and may be changed until the pause is over."""
    situation = Situation(pause=5)
    situation.hands(0, situation.state.row[2])
    situation.hands(0, situation.state.row[3])
    assert situation.sees(0)["private"]["wishes"][0]["card"] == situation.state.row[3]


def test_when_the_pause_is_over_the_choice_is_shown() -> None:
    """TEL-17: at the same time, however quickly it was made."""
    situation = Situation(pause=5)
    situation.hands(0, situation.state.row[2])
    situation.let_time_run_out()
    assert (situation.now, situation.state.handed) == (5000, situation.state.row[2])


def test_when_the_pause_is_over_a_choice_that_was_not_made_is_waited_for() -> None:
    """TEL-17: the question stands as ever."""
    situation = Situation(pause=5)
    situation.let_time_run_out()
    assert situation.waited_for == [0]


def test_a_choice_after_the_pause_is_shown_at_once() -> None:
    """TEL-17: nobody waits twice."""
    situation = Situation(pause=5)
    situation.wait(9)
    situation.hands(0, situation.state.row[0])
    assert situation.state.handed == situation.state.row[0]


def test_the_performers_choice_pauses_too() -> None:
    """TEL-17: a partner's choice, whichever it is."""
    situation = Situation(pause=5)
    situation.wait(9)
    situation.hands(0, situation.state.row[0])
    situation.performs(1, 2)
    assert situation.state.turns == ()


def test_a_pass_pauses_too() -> None:
    """TEL-17, TEL-16: so that doubt does not show."""
    situation = Situation(Mode.OPPOSED, 4, pause=3)
    for command in (Hand(situation.state.row[0]),):
        situation.answer(0, command)
    situation.wait(3)
    situation.performs(2, 0)
    situation.wait(3)
    situation.passes(2)
    assert situation.state.wishes[2] is not None


def announced_in_the_pause() -> Situation:
    """After a complete turn the last performer's partner names a wish, before the pause is over."""
    situation = Situation(pause=5).with_state(loses=(None, None))
    situation.hands(0, situation.state.row[0])
    situation.wait(5)
    situation.performs(1, 0)
    situation.wait(5)
    situation.announces(0, CIRCLE)
    return situation


@pytest.mark.parametrize("viewer", [None, 1])
def test_an_announcement_during_the_pause_shows_to_nobody(viewer: int | None) -> None:
    """TEL-12, TEL-17: it waits like any other choice."""
    situation = announced_in_the_pause()
    silent = situation.with_state(wishes=(None, None)).sent(viewer)
    assert announced_in_the_pause().sent(viewer) == silent


def test_when_the_pause_is_over_the_announcement_is_heard() -> None:
    """TEL-12, TEL-17: whoever announced is the announcer, though the other has the turn."""
    situation = announced_in_the_pause()
    situation.wait(5)
    assert (situation.state.phase, situation.state.named[0].seat) == (Phase.ANSWERING, 0)


def test_an_announcement_goes_before_a_card_that_the_same_pause_hid() -> None:
    """TEL-11: the next turn begins only if neither announces."""
    situation = announced_in_the_pause()
    situation.hands(1, situation.state.row[0])
    situation.wait(5)
    assert situation.state.phase is Phase.ANSWERING


def test_of_two_announcements_in_one_pause_the_last_performers_is_heard() -> None:
    """TEL-12, ALL-06: the order of arrival is never kept."""
    situation = announced_in_the_pause()
    situation.announces(1, SUN)
    situation.wait(5)
    assert situation.state.named[0].seat == 1


def test_an_announcement_after_the_pause_is_heard_at_once() -> None:
    """TEL-12: there is nothing left to hide."""
    situation = Situation(pause=5).with_state(until=None, loses=(None, None))
    situation.any_turn()
    situation.wait(5)
    situation.wait(5)
    situation.announces(0, CIRCLE)
    assert situation.state.named[0].seat == 0


def test_the_pause_does_not_count_as_thinking_time() -> None:
    """TEL-17, ALL-07: the clock of a brisk table runs for 30 seconds after it."""
    situation = Situation(pause=5, pace=Pace.BRISK, claimed=False)
    situation.answer(0, GoOn())
    situation.answer(1, GoOn())
    situation.let_time_run_out()
    situation.let_time_run_out()
    assert (situation.now, situation.state.handed is not None) == (35_000, True)
