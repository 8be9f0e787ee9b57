"""How rounds follow each other, and who has won."""

from __future__ import annotations

import sys

import pytest

from tests.games.pareidolia.situations import Situation
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.types import GoOn, Nudge, Phase, Vote
from unspoken.kernel.game import Seat
from unspoken.kernel.pace import Pace
from unspoken.kernel.session import apply_entry, submit


def test_both_roles_pass_one_seat_to_the_left() -> None:
    """PAR-18."""
    situation = Situation(5)
    situation.find("rabbit", 1)
    situation.next_round()
    public = situation.sees(None)["public"]
    assert (public["artist"], public["second"], public["timekeeper"]) == (1, 3, 0)


def test_the_sky_is_cleared_to_the_supply() -> None:
    """PAR-18."""
    situation = Situation()
    situation.find("rabbit", 1)
    situation.next_round()
    public = situation.sees(None)["public"]
    assert ("sky" in public, public["supply"]) == (False, {"heap": 3, "ribbon": 2, "puff": 2})


def test_a_word_that_was_played_is_not_drawn_again() -> None:
    """PAR-05, PAR-18: it is out of the deck."""
    situation = Situation().keep()
    word = situation.state.card
    situation.know().toss().ring()
    situation.next_round()
    assert word not in situation.state.deck + situation.state.drawn


def test_the_guesses_of_the_last_round_are_gone() -> None:
    """PAR-18: the sky is new, and nothing has been said of it."""
    situation = Situation()
    situation.find("rabbit", 1)
    situation.next_round()
    assert "guesses" not in situation.sees(None)["public"]


def test_the_end_of_a_round_waits_for_everybody() -> None:
    """PAR-18: until all have seen enough."""
    situation = Situation()
    situation.find("rabbit", 1)
    for seat in (0, 1, 2):
        situation.answer(seat, GoOn())
    assert situation.state.phase is Phase.SHOWN


def test_the_end_of_a_round_does_not_wait_for_bots() -> None:
    """PAR-18: people are enough."""
    situation = Situation(people=frozenset({Seat(0), Seat(2)}))
    situation.find("rabbit", 1)
    situation.answer(0, GoOn())
    situation.answer(2, GoOn())
    assert situation.state.phase is Phase.KEEPING


def test_a_brisk_table_goes_on_by_itself() -> None:
    """PAR-18, ALL-07."""
    situation = Situation(pace=Pace.BRISK)
    situation.find("rabbit", 1)
    situation.ring()
    assert situation.state.round == 2


def test_when_everyone_was_main_artist_the_game_is_over() -> None:
    """PAR-19: once each, by a house rule of four."""
    situation = Situation()
    for word, watcher in (("rabbit", 1), ("swan", 2), ("hat", 3), ("tree", 2)):
        situation.find(word, watcher)
        situation.next_round()
    assert situation.winners is not None


def last_round(droplets: tuple[int, ...]) -> Situation:
    """The last round is over, nobody found its word, and everybody has so many droplets."""
    situation = Situation(len(droplets)).given(round=len(droplets)).start()
    situation.ring()
    situation.given(droplets=droplets).next_round()
    return situation


def test_most_droplets_win() -> None:
    """PAR-20."""
    assert last_round((2, 5, 3, 4)).winners == [1]


def test_the_scores_are_the_droplets() -> None:
    """PAR-20: by seat."""
    assert last_round((2, 5, 3, 4)).sees(None)["result"]["scores"] == [2, 5, 3, 4]


def test_on_a_tie_the_others_are_asked() -> None:
    """PAR-20: which of the tied is the most visibly relaxed."""
    assert last_round((5, 2, 5, 3, 1)).waited_for == [1, 3, 4]


def test_everybody_sees_between_whom() -> None:
    """PAR-20."""
    assert last_round((5, 2, 5, 3, 1)).sees(None)["public"]["tied"] == [0, 2]


def voted(*votes: int | None) -> Situation:
    """Seats 0 and 2 are tied; seats 1, 3 and 4 vote."""
    situation = last_round((5, 2, 5, 3, 1))
    for seat, vote in zip((1, 3, 4), votes, strict=False):
        situation.answer(seat, Vote(None if vote is None else Seat(vote)))
    return situation


def test_most_votes_win() -> None:
    """PAR-20."""
    assert voted(2, 0, 2).winners == [2]


def test_abstaining_is_a_vote() -> None:
    """PAR-20: it is waited for, and counts for nobody."""
    assert voted(None, 2, None).winners == [2]


def test_a_tie_of_votes_shares_the_victory() -> None:
    """PAR-20."""
    assert voted(2, 0, None).winners == [0, 2]


def test_a_tie_of_votes_is_shared_by_those_who_tied_the_vote() -> None:
    """PAR-20: one of the tied for whom fewer voted does not win with them."""
    situation = last_round((5, 5, 5, 3, 1, 1))
    for seat, vote in ((3, 0), (4, 2), (5, None)):
        situation.answer(seat, Vote(None if vote is None else Seat(vote)))
    assert situation.winners == [0, 2]


def test_when_nobody_votes_the_tied_share_the_victory() -> None:
    """PAR-20."""
    assert voted(None, None, None).winners == [0, 2]


def test_when_everyone_is_tied_there_is_nobody_to_ask() -> None:
    """PAR-20: all share the victory."""
    assert last_round((3, 3, 3, 3)).winners == [0, 1, 2, 3]


@pytest.mark.parametrize("viewer", [0, 2, 3, 4, None])
def test_votes_are_secret_until_all_have_voted(viewer: int | None) -> None:
    """PAR-20, ALL-01: that somebody has voted shows, and not for whom."""
    assert voted(0).sent(viewer) == voted(2).sent(viewer)


def test_the_own_vote_is_seen_and_may_be_changed() -> None:
    """PAR-20: until all have voted."""
    situation = voted(0)
    situation.answer(1, Vote(Seat(2)))
    assert situation.sees(1)["private"]["vote"] == {"type": "vote", "seat": 2}


def test_when_all_have_voted_the_votes_are_shown() -> None:
    """PAR-20: the tied had none."""
    votes = voted(2, None, 2).sees(None)["public"]["votes"]
    assert [vote and vote["seat"] for vote in votes] == [None, 2, None, None, 2]


def test_the_last_page_tells_every_round() -> None:
    """PAR-17, PAR-19: who drew what, and who found it."""
    situation = last_round((2, 5, 3, 4))
    (summary,) = situation.sees(None)["public"]["past"]
    assert (summary["artist"], summary["second"], summary["word"]["en"], summary["finder"]) == (
        3,
        1,
        "rabbit",
        None,
    )


def test_the_last_page_shows_each_sky_as_it_lay() -> None:
    """PAR-19: what was drawn is there to look at when all is over."""
    situation = Situation(4).given(round=4).start()
    lay = situation.sees(None)["public"]["sky"]
    situation.ring()
    situation.next_round()
    (summary,) = situation.sees(None)["public"]["past"]
    assert lay and summary["sky"] == lay


def test_a_saved_nudge_is_told_without_physics(monkeypatch: pytest.MonkeyPatch) -> None:
    """ALL-02, PAR-13: its outcome is in the log, and replay never asks for pymunk."""
    situation = Situation().start()
    situation.place(2, "heap", 1000, 1000)
    situation.place(0, "ribbon", 5000, 3000)
    nudge = Nudge(600, 1020, 1400, 1020)
    pushed, entry = submit(GAME, situation.session, Seat(2), "act-1-3", nudge, situation.now)
    monkeypatch.setitem(sys.modules, "pymunk", None)
    assert apply_entry(GAME, situation.session, entry) == pushed
