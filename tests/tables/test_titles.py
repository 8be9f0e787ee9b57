"""Titles of a night: each goes to the person who clearly did most for it, or to nobody."""

from __future__ import annotations

import pytest
from toygame import GAME as ECHO

from unspoken.tables.rules.titles import titles
from unspoken.tables.state.night import NightGame, NightResult
from unspoken.tables.state.person import PersonId

GAMES = {"echo": ECHO}


def game(*feats: int, points: tuple[int, ...] = ()) -> NightGame:
    """Build a game of Echo with the feats and the points of each person."""
    got = points or (50,) * len(feats)
    return NightGame(
        "echo",
        {},
        tuple(
            NightResult("ABCDE"[number], number, PersonId(number), got[number], {"echo-alone": feat})
            for number, feat in enumerate(feats)
        ),
    )


def awarded(*played: NightGame) -> list[tuple[str, str]]:
    """Return the titles and their winners."""
    return [(award.title, award.name) for award in titles(played, GAMES)]


def test_the_clear_leader_has_the_title() -> None:
    """Feats are summed over the night."""
    assert awarded(game(2, 1, 0), game(2, 1, 0)) == [("echo-alone", "A")]


@pytest.mark.parametrize("feats", [(4, 4, 0), (9, 8, 0), (2, 0, 0)], ids=["a tie", "by a hair", "too little"])
def test_a_title_without_a_clear_leader_is_not_awarded(feats: tuple[int, ...]) -> None:
    """A tie, a small lead, or too few feats."""
    assert awarded(game(*feats)) == []


def game_with_a_bot(bot: int, *people: int) -> NightGame:
    """Build a game of Echo with the feats of a bot and of each person."""
    feats = [NightResult("Fern", 9, None, 50, {"echo-alone": bot})]
    return NightGame("echo", {}, (*feats, *game(*people).results))


def test_a_person_has_the_title_even_if_a_bot_did_more() -> None:
    """The person has enough for the title, and a clear lead over other people."""
    assert awarded(game_with_a_bot(9, 5, 1)) == [("echo-alone", "A")]


def test_a_bot_has_the_title_if_no_person_did_enough() -> None:
    """Echo's title needs three."""
    assert awarded(game_with_a_bot(5, 2, 0)) == [("echo-alone", "Fern")]


def test_a_bot_has_no_title_that_people_tie_for() -> None:
    """Both people did enough, and neither leads."""
    assert awarded(game_with_a_bot(9, 4, 4)) == []


def test_the_person_who_rose_most_has_the_comeback_title() -> None:
    """From the first game to the last."""
    assert awarded(game(0, 0, points=(0, 100)), game(0, 0, points=(100, 0))) == [("comeback", "A")]


def test_a_person_who_never_fell_behind_has_the_steady_title() -> None:
    """Three games, and never in the lower half."""
    played = [game(0, 0, points=(80, 20)), game(0, 0, points=(90, 10)), game(0, 0, points=(80, 20))]
    assert awarded(*played) == [("steady", "A")]


def test_a_person_who_only_tied_has_no_steady_title() -> None:
    """Three games that all players won or lost together say nothing about one of them."""
    assert awarded(*[game(0, points=(50,))] * 3) == []


def test_a_person_has_at_most_two_titles() -> None:
    """The least clear one of three is dropped."""
    played = [
        game(9, 0, points=(60, 100)),
        game(9, 0, points=(70, 0)),
        game(9, 0, points=(100, 40)),
    ]
    assert len(awarded(*played)) == 2


def test_an_uninstalled_game_awards_no_titles() -> None:
    """The night can still be ended."""
    assert titles([game(9, 0)], {}) == ()
