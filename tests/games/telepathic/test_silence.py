"""Who may speak, and pauses that hide how fast a choice was made."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import CIRCLE, SUN, Situation, poised
from unspoken.games.telepathic.types import GoOn, Hand, Mode, Phase
from unspoken.kernel.pace import Pace

MODES = [(Mode.STANDARD, 2), (Mode.FIRST, 2), (Mode.DIRECTOR, 4), (Mode.FOUR_PARTNERS, 4), (Mode.OPPOSED, 4)]


def speakers(situation: Situation, channel: str) -> list[int]:
    """Return the seats that may write in a channel."""
    return [
        seat
        for seat in range(situation.state.seats)
        if {"channel": channel, "speak": True} in situation.sees(seat)["voices"]
    ]


def test_everybody_may_speak_before_the_deal() -> None:
    """TEL-17: there is nothing to hide yet."""
    assert speakers(Situation(claimed=False), "table") == [0, 1]


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_nobody_may_speak_after_the_deal(mode: Mode, seats: int) -> None:
    """TEL-17, ALL-04: at the table."""
    assert speakers(Situation(mode, seats), "table") == []


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_nobody_may_speak_while_a_card_is_performed(mode: Mode, seats: int) -> None:
    """TEL-17, ALL-04: silence holds in the middle of a turn."""
    situation = Situation(mode, seats)
    situation.skip()
    assert speakers(situation, "table") == []


def test_nobody_may_speak_between_announcement_and_answer() -> None:
    """TEL-17: a message could reveal the answer."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, CIRCLE)
    assert speakers(situation, "table") == []


def test_everybody_may_speak_after_the_game() -> None:
    """TEL-17: silence is over."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, CIRCLE)
    situation.answers(1, SUN)
    assert speakers(situation, "table") == [0, 1]


def test_directors_may_speak_in_their_channel() -> None:
    """TEL-17, TEL-14: partners may not."""
    assert speakers(Situation(Mode.DIRECTOR, 5), "directors") == [2, 3, 4]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_else_hears_the_directors_channel(viewer: int | None) -> None:
    """TEL-17, TEL-14: neither partners nor spectators."""
    voices = Situation(Mode.DIRECTOR, 5).sees(viewer)["voices"]
    assert [voice["channel"] for voice in voices] == ["table"]


def test_the_table_waits_for_nobody_during_the_pause() -> None:
    """TEL-17: so nobody can see if a player has chosen already."""
    assert Situation(pause=5).waited_for == []


@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_else_sees_a_choice_during_the_pause(viewer: int | None) -> None:
    """TEL-17, ALL-01: the frame is the same before and after."""
    situation = Situation(pause=5)
    before = situation.sent(viewer)
    situation.hands(0, situation.state.row[2])
    assert situation.sent(viewer) == before


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_directors_do_not_see_a_performers_choice_during_the_pause(viewer: int | None) -> None:
    """TEL-17, TEL-14, ALL-01: directors see each other's wishes, but not a partner's."""
    situation = Situation(Mode.DIRECTOR, 4, pause=5)
    situation.hands(2, situation.state.row[0])
    situation.hands(3, situation.state.row[0])
    situation.wait(5)
    before = situation.sent(viewer)
    situation.performs(0, 2)
    assert (situation.state.phase, situation.sent(viewer)) == (Phase.PERFORMING, before)


def test_a_player_sees_and_may_change_their_own_choice_during_the_pause() -> None:
    """TEL-17: until the pause is over."""
    situation = Situation(pause=5)
    situation.hands(0, situation.state.row[2])
    situation.hands(0, situation.state.row[3])
    assert situation.sees(0)["private"]["wishes"][0]["card"] == situation.state.row[3]


def test_a_choice_is_shown_when_the_pause_is_over() -> None:
    """TEL-17: always at the same time."""
    situation = Situation(pause=5)
    situation.hands(0, situation.state.row[2])
    situation.let_time_run_out()
    assert (situation.now, situation.state.handed) == (5000, situation.state.row[2])


def test_the_table_waits_for_a_missing_choice_when_the_pause_is_over() -> None:
    """TEL-17: the question stays open."""
    situation = Situation(pause=5)
    situation.let_time_run_out()
    assert situation.waited_for == [0]


def test_a_choice_after_the_pause_is_shown_at_once() -> None:
    """TEL-17: there is no second pause."""
    situation = Situation(pause=5)
    situation.wait(9)
    situation.hands(0, situation.state.row[0])
    assert situation.state.handed == situation.state.row[0]


def test_the_performers_choice_has_a_pause_too() -> None:
    """TEL-17: every choice of a partner has one."""
    situation = Situation(pause=5)
    situation.wait(9)
    situation.hands(0, situation.state.row[0])
    situation.performs(1, 2)
    assert situation.state.turns == ()


def test_a_pass_has_a_pause_too() -> None:
    """TEL-17, TEL-16: so that nobody can see hesitation."""
    situation = Situation(Mode.OPPOSED, 4, pause=3)
    situation.answer(0, Hand(situation.state.row[0]))
    situation.wait(3)
    situation.performs(2, 0)
    situation.wait(3)
    situation.passes(2)
    assert situation.state.wishes[2] is not None


def announced_in_the_pause() -> Situation:
    """Return a table at which the last performer's partner announces before the pause is over."""
    situation = Situation(pause=5).with_state(loses=(None, None))
    situation.hands(0, situation.state.row[0])
    situation.wait(5)
    situation.performs(1, 0)
    situation.wait(5)
    situation.announces(0, CIRCLE)
    return situation


@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_else_sees_an_announcement_during_the_pause(viewer: int | None) -> None:
    """TEL-12, TEL-17: it waits like any other choice."""
    situation = announced_in_the_pause()
    silent = situation.with_state(wishes=(None, None)).sent(viewer)
    assert announced_in_the_pause().sent(viewer) == silent


def test_an_announcement_is_shown_when_the_pause_is_over() -> None:
    """TEL-12, TEL-17: even if the announcer does not have the turn."""
    situation = announced_in_the_pause()
    situation.wait(5)
    assert (situation.state.phase, situation.state.named[0].seat) == (Phase.ANSWERING, 0)


def test_an_announcement_has_priority_over_a_card_handed_in_the_same_pause() -> None:
    """TEL-11: the next turn begins only if neither announces."""
    situation = announced_in_the_pause()
    situation.hands(1, situation.state.row[0])
    situation.wait(5)
    assert situation.state.phase is Phase.ANSWERING


def test_the_last_performers_announcement_has_priority_in_one_pause() -> None:
    """TEL-12, ALL-06: the order of arrival is not stored."""
    situation = announced_in_the_pause()
    situation.announces(1, SUN)
    situation.wait(5)
    assert situation.state.named[0].seat == 1


def test_an_announcement_after_the_pause_is_shown_at_once() -> None:
    """TEL-12: there is no second pause."""
    situation = Situation(pause=5).with_state(until=None, loses=(None, None))
    situation.any_turn()
    situation.wait(5)
    situation.wait(5)
    situation.announces(0, CIRCLE)
    assert situation.state.named[0].seat == 0


def test_the_pause_does_not_count_as_thinking_time() -> None:
    """TEL-17, ALL-07: the 30 seconds of a brisk table start after the pause."""
    situation = Situation(pause=5, pace=Pace.BRISK, claimed=False)
    situation.answer(0, GoOn())
    situation.answer(1, GoOn())
    situation.let_time_run_out()
    situation.let_time_run_out()
    assert (situation.now, situation.state.handed is not None) == (35_000, True)
