"""Who may speak to whom."""

from __future__ import annotations

from tests.games.rorschach.situations import CIRCLE, TRIANGLE, Situation


def test_before_the_choice_everybody_talks() -> None:
    """ROR-17: nobody is the subject yet."""
    assert Situation().speakers("table") == [0, 1, 2, 3, 4, 5]


def test_from_the_choice_on_the_subject_is_silent() -> None:
    """ROR-17: at the table, while the others look at the images."""
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


def test_after_the_last_reveal_the_subject_speaks() -> None:
    """ROR-17: a wrong first guess was the only one."""
    assert 0 in Situation().to_reveal(CIRCLE, CIRCLE).speakers("table")


def test_after_the_second_guess_the_subject_speaks() -> None:
    """ROR-17: all is shown."""
    situation = Situation().to_second()
    situation.guesses(1, CIRCLE)
    assert 0 in situation.speakers("table")


def test_a_team_does_not_hear_the_other() -> None:
    """ROR-18: each has a channel of its own, and the table's."""
    assert [voice["channel"] for voice in Situation().sees(4)["voices"]] == ["table", "team-1"]


def test_an_outsider_hears_the_table_alone() -> None:
    """ROR-18, ALL-01: no team's secret talk."""
    assert Situation().sees(None)["voices"] == [{"channel": "table", "speak": False}]


def test_the_control_team_talks_in_secret_about_the_removal() -> None:
    """ROR-18: all of it, in its own channel."""
    situation = Situation()
    situation.chooses()
    assert situation.speakers("team-1") == [3, 4, 5]
