"""Answers that the rules refuse."""

from __future__ import annotations

import pytest
from msgspec import DecodeError

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.guessing.guess_pace import BURST
from unspoken.games.pareidolia.types import (
    Command,
    Guess,
    Keep,
    Nudge,
    Phase,
    PickUp,
    Place,
    Remove,
    Toss,
    Vote,
    Yes,
)
from unspoken.kernel.codec import decode_command
from unspoken.kernel.types import Refused, Seat

MILE = 16_093_440


def test_keeping_a_card_that_was_not_drawn_is_refused() -> None:
    """ALL-03, PAR-05."""
    situation = Situation()
    assert situation.refused(MAIN, Keep(situation.state.deck[0])) == "not-drawn"


def test_tossing_an_unknown_shape_is_refused() -> None:
    """ALL-03, PAR-07."""
    assert Situation().keep().know().refused(MAIN, Toss("anvil")) == "no-such-shape"


def test_placing_an_unknown_shape_is_refused() -> None:
    """ALL-03, PAR-10."""
    assert Situation().start().refused(SECOND, Place("anvil", 100, 100, 0, False)) == "no-such-shape"


def test_placing_a_shape_that_is_used_up_is_refused() -> None:
    """ALL-03, PAR-10: both puffs lie in the sky."""
    situation = Situation().start()
    situation.place(SECOND, "puff", 1000, 1000)
    assert situation.refused(MAIN, Place("puff", 100, 100, 0, False)) == "none-left"


@pytest.mark.parametrize("piece", [0, -1, 14, 10**12])
def test_picking_up_a_piece_that_is_not_in_the_sky_is_refused(piece: int) -> None:
    """ALL-03, PAR-11: in the supply, or unknown."""
    assert Situation().start().refused(SECOND, PickUp(piece, 100, 100, 0, False)) == "not-in-the-sky"


def test_removing_a_piece_that_is_not_in_the_sky_is_refused() -> None:
    """ALL-03, PAR-12."""
    assert Situation().start().refused(SECOND, Remove(0)) == "not-in-the-sky"


@pytest.mark.parametrize(("x", "y"), [(-1, 0), (0, -1), (6001, 0), (0, 4001), (MILE, MILE), (10**20, 0)])
def test_a_pose_outside_the_sky_is_refused(x: int, y: int) -> None:
    """ALL-03, PAR-10."""
    assert Situation().start().refused(SECOND, Place("heap", x, y, 0, False)) == "outside-the-sky"


@pytest.mark.parametrize("turn", [-1, 3600, MILE])
def test_an_invalid_turn_is_refused(turn: int) -> None:
    """ALL-03, PAR-10: valid turns are 0 to 3599 tenths of a degree."""
    assert Situation().start().refused(SECOND, Place("heap", 100, 100, turn, False)) == "no-such-turn"


@pytest.mark.parametrize(("x1", "y1"), [(1000, 1000), (1049, 1000)])
def test_a_nudge_that_is_too_short_is_refused(x1: int, y1: int) -> None:
    """ALL-03, PAR-13: less than five millimetres."""
    assert Situation().start().refused(SECOND, Nudge(1000, 1000, x1, y1)) == "nudge-too-short"


@pytest.mark.parametrize(
    "nudge", [Nudge(0, 0, MILE, 0), Nudge(-MILE, 2000, 3000, 2000), Nudge(0, 0, 0, 4001)]
)
def test_a_nudge_outside_the_sky_is_refused(nudge: Nudge) -> None:
    """ALL-03, PAR-13: the finger stays in the sky."""
    assert Situation().start().refused(SECOND, nudge) == "outside-the-sky"


@pytest.mark.parametrize("nudge", [Nudge(3000, 2000, 4000, 2000), Nudge(2751, 2000, 4000, 2000)])
def test_a_nudge_that_begins_on_a_cloud_is_refused(nudge: Nudge) -> None:
    """ALL-03, PAR-13: a fingertip covers 8 mm around its middle."""
    assert Situation().start().refused(SECOND, nudge) == "nudge-starts-on-a-cloud"


@pytest.mark.parametrize("nudge", [Nudge(100, 100, 5000, 100), Nudge(1000, 2000, 2700, 2000)])
def test_a_nudge_that_meets_no_piece_is_refused(nudge: Nudge) -> None:
    """ALL-03, PAR-13: it passes the piece, or stops before it."""
    assert Situation().start().refused(SECOND, nudge) == "nudge-meets-nothing"


@pytest.mark.parametrize("wrong", ["NaN", "nan", "Infinity", "1e400", "1.5", '"1"', "null"])
def test_an_invalid_number_cannot_be_decoded(wrong: str) -> None:
    """ALL-03, PAR-10: coordinates are whole numbers."""
    sent = f'{{"type":"place","shape":"heap","x":{wrong},"y":0,"turn":0,"flip":false}}'.encode()
    with pytest.raises(DecodeError):
        decode_command(GAME, sent)


@pytest.mark.parametrize("seat", [MAIN, 1, 3, 7])
def test_an_action_out_of_turn_is_refused(seat: int) -> None:
    """ALL-03, PAR-09: it is the second artist's turn."""
    assert Situation().start().refused(seat, Place("heap", 100, 100, 0, False)) == "not-asked"


@pytest.mark.parametrize("seat", [MAIN, SECOND])
def test_a_guess_by_an_artist_is_refused(seat: int) -> None:
    """ALL-03, PAR-16, PAR-22."""
    assert Situation().start().refused(seat, Guess("rabbit")) == "not-asked"


def test_a_guess_before_the_toss_is_refused() -> None:
    """ALL-03, PAR-16: the sky is still empty."""
    assert Situation().keep().know().refused(1, Guess("rabbit")) == "not-asked"


def test_a_guess_after_the_round_is_refused() -> None:
    """ALL-03, PAR-16: even the right word."""
    situation = Situation().start("rabbit")
    situation.ring()
    assert situation.refused(1, Guess("rabbit")) == "not-asked"


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u00ad"])
def test_an_empty_guess_is_refused(text: str) -> None:
    """ALL-03, PAR-16."""
    assert Situation().start().refused(1, Guess(text)) == "guess-empty"


@pytest.mark.parametrize("length", [61, 10_000])
def test_a_guess_that_is_too_long_is_refused(length: int) -> None:
    """ALL-03, PAR-16: the limit is sixty characters."""
    assert Situation().start().refused(1, Guess("x" * length)) == "guess-too-long"


def test_a_guess_of_sixty_characters_is_accepted() -> None:
    """PAR-16: this is the limit."""
    situation = Situation().start()
    situation.guess(1, "x" * 60)
    assert len(situation.state.guesses) == 1


def test_an_unprintable_guess_is_refused() -> None:
    """ALL-03, PAR-16: it could reverse the text direction of others."""
    assert Situation().start().refused(1, Guess("a \u202erabbit")) == "guess-unprintable"


@pytest.mark.parametrize("text", ["a fish", " A  FISH "])
def test_the_same_guess_twice_in_a_row_is_refused(text: str) -> None:
    """ALL-03, PAR-16: of the same watcher."""
    situation = Situation().start()
    situation.guess(1, "a fish")
    assert situation.refused(1, Guess(text)) == "said-already"


def test_the_same_guess_of_another_watcher_is_accepted() -> None:
    """PAR-16: two watchers may see the same."""
    situation = Situation().start()
    situation.guess(1, "a fish")
    situation.guess(3, "a fish")
    assert [said.seat for said in situation.state.guesses] == [1, 3]


def test_the_table_still_waits_for_the_artist_after_a_burst_of_guesses() -> None:
    """ALL-03, PAR-16: guesses do not take the artist's turn."""
    situation = Situation().start("rabbit")
    for number in range(BURST):
        situation.guess(1, f"number {number}")
    assert (len(situation.state.guesses), situation.waited_for) == (BURST, [SECOND])


@pytest.mark.parametrize("number", [0, 2, -1, MILE])
def test_affirming_an_unknown_guess_is_refused(number: int) -> None:
    """ALL-03, PAR-16."""
    situation = Situation().start()
    situation.guess(1, "a fish")
    assert situation.refused(MAIN, Yes(number)) == "no-such-guess"


@pytest.mark.parametrize("seat", [1, 3])
def test_affirming_by_a_watcher_is_refused(seat: int) -> None:
    """ALL-03, PAR-16: only the artists know the word."""
    situation = Situation().start()
    situation.guess(1, "a fish")
    assert situation.refused(seat, Yes(1)) == "not-asked"


@pytest.mark.parametrize("command", [Vote(Seat(1)), Vote(Seat(9))])
def test_a_vote_for_a_player_who_is_not_tied_is_refused(command: Command) -> None:
    """ALL-03, PAR-20."""
    situation = Situation().given(phase=Phase.VOTING, tied=(Seat(0), Seat(2)))
    assert situation.refused(3, command) == "not-tied"


def test_a_vote_by_a_tied_player_is_refused() -> None:
    """ALL-03, PAR-20: the others vote."""
    situation = Situation().given(phase=Phase.VOTING, tied=(Seat(0), Seat(2)))
    assert situation.refused(0, Vote(Seat(0))) == "not-asked"


def test_refusals_of_a_guess_do_not_depend_on_the_word() -> None:
    """ALL-01, PAR-16: otherwise a refusal would be a hint."""
    refusals = []
    for word in ("rabbit", "swan"):
        situation = Situation().start(word)
        for text in ("", "swam" * 20, "\u202e"):
            with pytest.raises(Refused) as refused:
                situation.guess(1, text)
            refusals.append((refused.value.code, tuple(refused.value.facts.items())))
    assert refusals[:3] == refusals[3:]
