"""Successive rounds, and the winners."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tests.games.pareidolia.situations import Situation
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.events import Event, GameEnded, Voted
from unspoken.games.pareidolia.types import Command, GoOn, Nudge, Phase, Vote
from unspoken.kernel.pace import Pace
from unspoken.kernel.session import Entry, Submission, apply_entry, submit
from unspoken.kernel.types import Millis, Seat


def test_both_roles_pass_one_seat_to_the_left() -> None:
    """PAR-18."""
    situation = Situation(5)
    situation.find("rabbit", 1)
    situation.next_round()
    public = situation.sees(None)["public"]
    assert (public["artist"], public["second"], public["timekeeper"]) == (1, 3, 0)


def test_all_pieces_return_to_the_supply_after_a_round() -> None:
    """PAR-18."""
    situation = Situation()
    situation.find("rabbit", 1)
    situation.next_round()
    public = situation.sees(None)["public"]
    assert ("sky" in public, public["supply"]) == (False, {"heap": 3, "ribbon": 2, "puff": 2})


def test_a_word_that_was_played_is_not_drawn_again() -> None:
    """PAR-05, PAR-18: the word leaves the deck."""
    situation = Situation().keep()
    word = situation.state.card
    situation.know().toss().ring()
    situation.next_round()
    assert word not in situation.state.deck + situation.state.drawn


def test_the_next_round_starts_without_guesses() -> None:
    """PAR-18: each round has its own guesses."""
    situation = Situation()
    situation.find("rabbit", 1)
    situation.next_round()
    assert "guesses" not in situation.sees(None)["public"]


def test_the_end_of_a_round_waits_for_everybody() -> None:
    """PAR-18: three of four have gone on."""
    situation = Situation()
    situation.find("rabbit", 1)
    for seat in (0, 1, 2):
        situation.answer(seat, GoOn())
    assert situation.state.phase is Phase.SHOWN


def test_the_end_of_a_round_does_not_wait_for_bots() -> None:
    """PAR-18: both people have gone on."""
    situation = Situation(people=frozenset({Seat(0), Seat(2)}))
    situation.find("rabbit", 1)
    situation.answer(0, GoOn())
    situation.answer(2, GoOn())
    assert situation.state.phase is Phase.KEEPING


def test_the_end_of_a_round_times_out() -> None:
    """PAR-18, ALL-07."""
    situation = Situation(pace=Pace.BRISK)
    situation.find("rabbit", 1)
    situation.ring()
    assert situation.state.round == 2


def test_the_game_is_over_when_everyone_was_main_artist() -> None:
    """PAR-19: once each, by a house rule."""
    situation = Situation()
    for word, watcher in (("rabbit", 1), ("swan", 2), ("hat", 3), ("tree", 2)):
        situation.find(word, watcher)
        situation.next_round()
    assert situation.winners is not None


def last_round(droplets: tuple[int, ...], pace: Pace = Pace.OFF) -> Situation:
    """Return a table after a last round in which nobody found the word, with these droplets."""
    situation = Situation(len(droplets), pace=pace).given(round=len(droplets)).start()
    situation.ring()
    situation.given(droplets=droplets).next_round()
    return situation


def test_most_droplets_win() -> None:
    """PAR-20."""
    assert last_round((2, 5, 3, 4)).winners == [1]


def test_the_scores_are_the_droplets() -> None:
    """PAR-20: by seat."""
    assert last_round((2, 5, 3, 4)).sees(None)["result"]["scores"] == [2, 5, 3, 4]


def test_on_a_tie_the_other_players_vote() -> None:
    """PAR-20: which of the tied is the most visibly relaxed."""
    assert last_round((5, 2, 5, 3, 1)).waited_for == [1, 3, 4]


def test_everybody_sees_who_is_tied() -> None:
    """PAR-20."""
    assert last_round((5, 2, 5, 3, 1)).sees(None)["public"]["tied"] == [0, 2]


def voted(*votes: int | None) -> Situation:
    """Return a table where seats 0 and 2 are tied; seats 1, 3 and 4 vote."""
    situation = last_round((5, 2, 5, 3, 1))
    for seat, vote in zip((1, 3, 4), votes, strict=False):
        situation.answer(seat, Vote(None if vote is None else Seat(vote)))
    return situation


def test_most_votes_win() -> None:
    """PAR-20."""
    assert voted(2, 0, 2).winners == [2]


def test_a_player_may_abstain() -> None:
    """PAR-20: this answer counts for nobody."""
    assert voted(None, 2, None).winners == [2]


def test_players_with_equal_votes_share_the_victory() -> None:
    """PAR-20."""
    assert voted(2, 0, None).winners == [0, 2]


def test_a_tied_player_with_fewer_votes_does_not_share_the_victory() -> None:
    """PAR-20: three are tied, and two of them get one vote each."""
    situation = last_round((5, 5, 5, 3, 1, 1))
    for seat, vote in ((3, 0), (4, 2), (5, None)):
        situation.answer(seat, Vote(None if vote is None else Seat(vote)))
    assert situation.winners == [0, 2]


def test_the_tied_players_share_the_victory_if_all_others_abstain() -> None:
    """PAR-20."""
    assert voted(None, None, None).winners == [0, 2]


@pytest.mark.parametrize("lapse", [Situation.ring, Situation.skip], ids=["timeout", "skip"])
def test_a_vote_that_is_not_cast_in_time_is_an_abstention(lapse: Callable[[Situation], None]) -> None:
    """PAR-20, ALL-07: only seat 4 has voted."""
    situation = last_round((5, 2, 5, 3, 1), Pace.BRISK)
    situation.answer(4, Vote(Seat(2)))
    lapse(situation)
    votes = situation.sees(None)["public"]["votes"]
    assert [vote and vote["seat"] for vote in votes] == [None, None, None, None, 2]


@pytest.mark.parametrize("lapse", [Situation.ring, Situation.skip], ids=["timeout", "skip"])
def test_the_tied_players_share_the_victory_if_nobody_votes_in_time(
    lapse: Callable[[Situation], None],
) -> None:
    """PAR-20, ALL-07: chance, which would choose seat 0 here, does not vote."""
    situation = last_round((5, 5, 5, 1, 1, 1), Pace.BRISK)
    lapse(situation)
    assert situation.winners == [0, 1, 2]


def test_votes_that_an_older_version_chose_at_random_keep_their_result() -> None:
    """ALL-02, PAR-20: the log contains the votes and the winners, so they are not decided again."""
    session = last_round((5, 2, 5, 3, 1), Pace.BRISK).session
    votes = tuple(Voted(Seat(seat), Vote(Seat(0))) for seat in (1, 3, 4))
    late = (Seat(1), Seat(3), Seat(4))
    entry = Entry[Command, Event](
        session.step, Millis(0), events=(*votes, GameEnded((Seat(0),))), timed_out=late
    )
    outcome = GAME.outcome(apply_entry(GAME, session, entry).state)
    assert outcome is not None and outcome.winners == {0}


def test_all_share_the_victory_if_everyone_is_tied() -> None:
    """PAR-20: nobody is left to vote."""
    assert last_round((3, 3, 3, 3)).winners == [0, 1, 2, 3]


@pytest.mark.parametrize("viewer", [0, 2, 3, 4, None])
def test_votes_are_secret_until_all_have_voted(viewer: int | None) -> None:
    """PAR-20, ALL-01: only the fact of a vote is visible."""
    assert voted(0).sent(viewer) == voted(2).sent(viewer)


def test_a_voter_sees_their_own_vote_and_may_change_it() -> None:
    """PAR-20: until all have voted."""
    situation = voted(0)
    situation.answer(1, Vote(Seat(2)))
    assert situation.sees(1)["private"]["vote"] == {"type": "vote", "seat": 2}


def test_votes_are_shown_when_all_have_voted() -> None:
    """PAR-20: tied players have none."""
    votes = voted(2, None, 2).sees(None)["public"]["votes"]
    assert [vote and vote["seat"] for vote in votes] == [None, 2, None, None, 2]


def test_the_final_view_summarises_every_round() -> None:
    """PAR-17, PAR-19: artists, word and finder."""
    situation = last_round((2, 5, 3, 4))
    (summary,) = situation.sees(None)["public"]["past"]
    assert (summary["artist"], summary["second"], summary["word"]["en"], summary["finder"]) == (
        3,
        1,
        "rabbit",
        None,
    )


def test_the_final_view_shows_the_sky_of_every_round() -> None:
    """PAR-19: as it was at the end of the round."""
    situation = Situation(4).given(round=4).start()
    lay = situation.sees(None)["public"]["sky"]
    situation.ring()
    situation.next_round()
    (summary,) = situation.sees(None)["public"]["past"]
    assert lay and summary["sky"] == lay


def test_a_saved_nudge_is_replayed_without_physics(monkeypatch: pytest.MonkeyPatch) -> None:
    """ALL-02, PAR-13: the result is in the log, so replays never import pymunk."""
    situation = Situation().start()
    situation.place(2, "heap", 1000, 1000)
    situation.place(0, "ribbon", 5000, 3000)
    nudge = Nudge(600, 1020, 1400, 1020)
    pushed, entry = submit(GAME, situation.session, Submission(Seat(2), "act-1-3", nudge), situation.now)
    monkeypatch.setitem(sys.modules, "pymunk", None)
    assert apply_entry(GAME, situation.session, entry) == pushed
