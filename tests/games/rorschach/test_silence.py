"""Who may speak to whom."""

from __future__ import annotations

from tests.games.rorschach.situations import CIRCLE, TRIANGLE, Situation


def test_everybody_may_speak_before_the_subject_is_chosen() -> None:
    """ROR-17: at the table."""
    assert Situation().speakers("table") == [0, 1, 2, 3, 4, 5]


def test_the_subject_is_silent_at_the_table_once_chosen() -> None:
    """ROR-17: everybody else may speak."""
    situation = Situation()
    situation.chooses(1)
    assert (situation.speakers("table"), situation.sees(None)["public"]["silent"]) == ([0, 2, 3, 4, 5], True)


def test_the_subject_is_silent_in_the_teams_channel() -> None:
    """ROR-17, ROR-18: no hint during the guess."""
    assert Situation().to_guess().speakers("team-0") == [1, 2]


def test_the_subject_reads_the_teams_channel() -> None:
    """ROR-18: but cannot write."""
    assert {"channel": "team-0", "speak": False} in Situation().to_guess().sees(0)["voices"]


def test_the_subject_is_silent_while_a_second_guess_is_to_come() -> None:
    """ROR-17: the first reveal is not the last one."""
    assert 0 not in Situation().to_reveal(TRIANGLE, CIRCLE).speakers("table")


def test_the_subject_is_silent_during_the_second_guess() -> None:
    """ROR-17: until the last reveal."""
    assert 0 not in Situation().to_second().speakers("table")


def test_the_subject_may_speak_after_a_wrong_first_guess() -> None:
    """ROR-17: there is no second guess, so this reveal is the last one."""
    assert 0 in Situation().to_reveal(CIRCLE, CIRCLE).speakers("table")


def test_the_subject_may_speak_after_the_second_guess() -> None:
    """ROR-17: this reveal is the last one."""
    situation = Situation().to_second()
    situation.guesses(1, CIRCLE)
    assert 0 in situation.speakers("table")


def test_a_player_hears_the_table_and_their_own_team_only() -> None:
    """ROR-18: each team has its own channel."""
    assert [voice["channel"] for voice in Situation().sees(4)["voices"]] == ["table", "team-1"]


def test_a_spectator_hears_the_table_only() -> None:
    """ROR-18, ALL-01: team channels are secret."""
    assert Situation().sees(None)["voices"] == [{"channel": "table", "speak": False}]


def test_the_whole_control_team_may_speak_in_its_channel() -> None:
    """ROR-18: during the removal."""
    situation = Situation()
    situation.chooses()
    assert situation.speakers("team-1") == [3, 4, 5]
