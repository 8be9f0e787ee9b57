"""What the rules refuse: nothing changes, and nothing is told."""

from __future__ import annotations

import math

import pytest
from msgspec import DecodeError

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.guess_pace import BURST
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
from unspoken.kernel.game import Refused, Seat

MILE = 16_093_440


def test_a_card_that_was_not_drawn() -> None:
    """ALL-03, PAR-05."""
    situation = Situation()
    assert situation.refused(MAIN, Keep(situation.state.deck[0])) == "not-drawn"


def test_a_shape_that_does_not_exist_is_not_tossed() -> None:
    """ALL-03, PAR-07."""
    assert Situation().keep().know().refused(MAIN, Toss("anvil")) == "no-such-shape"


def test_a_shape_that_does_not_exist_is_not_placed() -> None:
    """ALL-03, PAR-10."""
    assert Situation().start().refused(SECOND, Place("anvil", 100, 100, 0, False)) == "no-such-shape"


def test_a_piece_that_is_not_in_the_supply() -> None:
    """ALL-03, PAR-10: both puffs lie in the sky."""
    situation = Situation().start()
    situation.place(SECOND, "puff", 1000, 1000)
    assert situation.refused(MAIN, Place("puff", 100, 100, 0, False)) == "none-left"


@pytest.mark.parametrize("piece", [0, -1, 14, 10**12])
def test_a_piece_that_is_not_in_the_sky(piece: int) -> None:
    """ALL-03, PAR-11: in the supply, or nowhere."""
    assert Situation().start().refused(SECOND, PickUp(piece, 100, 100, 0, False)) == "not-in-the-sky"


def test_a_removal_of_what_is_not_there() -> None:
    """ALL-03, PAR-12."""
    assert Situation().start().refused(SECOND, Remove(0)) == "not-in-the-sky"


@pytest.mark.parametrize(("x", "y"), [(-1, 0), (0, -1), (6001, 0), (0, 4001), (MILE, MILE), (10**20, 0)])
def test_a_pose_outside_the_sky(x: int, y: int) -> None:
    """ALL-03, PAR-10."""
    assert Situation().start().refused(SECOND, Place("heap", x, y, 0, False)) == "outside-the-sky"


@pytest.mark.parametrize("turn", [-1, 3600, MILE])
def test_a_turn_that_is_none(turn: int) -> None:
    """ALL-03, PAR-10: tenths of a degree, once around."""
    assert Situation().start().refused(SECOND, Place("heap", 100, 100, turn, False)) == "no-such-turn"


@pytest.mark.parametrize(("x1", "y1"), [(1000, 1000), (1049, 1000)])
def test_a_nudge_of_nothing(x1: int, y1: int) -> None:
    """ALL-03, PAR-13: less than five millimetres."""
    assert Situation().start().refused(SECOND, Nudge(1000, 1000, x1, y1)) == "nudge-too-short"


@pytest.mark.parametrize(
    "nudge", [Nudge(0, 0, MILE, 0), Nudge(-MILE, 2000, 3000, 2000), Nudge(0, 0, 0, 4001)]
)
def test_a_nudge_of_a_mile(nudge: Nudge) -> None:
    """ALL-03, PAR-13: the finger stays in the sky."""
    assert Situation().start().refused(SECOND, nudge) == "outside-the-sky"


@pytest.mark.parametrize("nudge", [Nudge(3000, 2000, 4000, 2000), Nudge(2751, 2000, 4000, 2000)])
def test_a_nudge_that_begins_on_a_cloud(nudge: Nudge) -> None:
    """ALL-03, PAR-13: a fingertip covers 8 mm around its middle."""
    assert Situation().start().refused(SECOND, nudge) == "nudge-starts-on-a-cloud"


@pytest.mark.parametrize("nudge", [Nudge(100, 100, 5000, 100), Nudge(1000, 2000, 2700, 2000)])
def test_a_nudge_that_meets_nothing(nudge: Nudge) -> None:
    """ALL-03, PAR-13: past the piece, or not so far."""
    assert Situation().start().refused(SECOND, nudge) == "nudge-meets-nothing"


@pytest.mark.parametrize("wrong", ["NaN", "Infinity", "1e400", "1.5", '"1"', "null"])
def test_a_number_that_is_none_cannot_be_read(wrong: str) -> None:
    """ALL-03, PAR-10: whole tenths of a millimetre, and nothing else."""
    sent = f'{{"type":"place","shape":"heap","x":{wrong},"y":0,"turn":0,"flip":false}}'.encode()
    with pytest.raises(DecodeError):
        decode_command(GAME, sent)


def test_not_a_number_is_no_number() -> None:
    """ALL-03, PAR-13: a finger that comes from nowhere cannot even be written down."""
    with pytest.raises(DecodeError):
        decode_command(GAME, f'{{"type":"nudge","x0":{math.nan},"y0":0,"x1":0,"y1":0}}'.encode())


@pytest.mark.parametrize("seat", [MAIN, 1, 3, 7])
def test_an_action_out_of_turn(seat: int) -> None:
    """ALL-03, PAR-09: it is the second artist's turn, and nobody else's."""
    assert Situation().start().refused(seat, Place("heap", 100, 100, 0, False)) == "not-asked"


@pytest.mark.parametrize("seat", [MAIN, SECOND])
def test_a_guess_by_an_artist(seat: int) -> None:
    """ALL-03, PAR-16, PAR-22."""
    assert Situation().start().refused(seat, Guess("rabbit")) == "not-asked"


def test_a_guess_before_the_clock_runs() -> None:
    """ALL-03, PAR-16: nothing is to be seen yet."""
    assert Situation().keep().know().refused(1, Guess("rabbit")) == "not-asked"


def test_a_guess_after_the_bell() -> None:
    """ALL-03, PAR-16: however right."""
    situation = Situation().start("rabbit")
    situation.ring()
    assert situation.refused(1, Guess("rabbit")) == "not-asked"


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u00ad"])
def test_an_empty_guess(text: str) -> None:
    """ALL-03, PAR-16."""
    assert Situation().start().refused(1, Guess(text)) == "guess-empty"


@pytest.mark.parametrize("length", [61, 10_000])
def test_a_guess_that_is_too_long(length: int) -> None:
    """ALL-03, PAR-16: sixty characters."""
    assert Situation().start().refused(1, Guess("x" * length)) == "guess-too-long"


def test_a_guess_of_sixty_characters() -> None:
    """PAR-16: is heard."""
    situation = Situation().start()
    situation.guess(1, "x" * 60)
    assert len(situation.state.guesses) == 1


def test_a_guess_that_cannot_be_printed() -> None:
    """ALL-03, PAR-16: it would turn the words of others around."""
    assert Situation().start().refused(1, Guess("a \u202erabbit")) == "guess-unprintable"


@pytest.mark.parametrize("text", ["a fish", " A  FISH "])
def test_the_same_guess_twice_in_a_row(text: str) -> None:
    """ALL-03, PAR-16: of the same watcher."""
    situation = Situation().start()
    situation.guess(1, "a fish")
    assert situation.refused(1, Guess(text)) == "said-already"


def test_the_same_guess_of_another_watcher() -> None:
    """PAR-16: two may see the same."""
    situation = Situation().start()
    situation.guess(1, "a fish")
    situation.guess(3, "a fish")
    assert [said.seat for said in situation.state.guesses] == [1, 3]


def test_a_burst_of_guesses_changes_nothing_but_what_was_said() -> None:
    """ALL-03, PAR-16: they are heard in order; how many there may be in a burst is the pace's to say."""
    situation = Situation().start("rabbit")
    for number in range(BURST):
        situation.guess(1, f"number {number}")
    assert (len(situation.state.guesses), situation.waited_for) == (BURST, [SECOND])


@pytest.mark.parametrize("number", [0, 2, -1, MILE])
def test_a_yes_to_no_guess(number: int) -> None:
    """ALL-03, PAR-16."""
    situation = Situation().start()
    situation.guess(1, "a fish")
    assert situation.refused(MAIN, Yes(number)) == "no-such-guess"


@pytest.mark.parametrize("seat", [1, 3])
def test_a_yes_by_a_watcher(seat: int) -> None:
    """ALL-03, PAR-16: artists alone know."""
    situation = Situation().start()
    situation.guess(1, "a fish")
    assert situation.refused(seat, Yes(1)) == "not-asked"


@pytest.mark.parametrize("command", [Vote(Seat(1)), Vote(Seat(9))])
def test_a_vote_for_somebody_who_is_not_tied(command: Command) -> None:
    """ALL-03, PAR-20."""
    situation = Situation().given(phase=Phase.VOTING, tied=(Seat(0), Seat(2)))
    assert situation.refused(3, command) == "not-tied"


def test_a_vote_of_the_tied() -> None:
    """ALL-03, PAR-20: the others choose."""
    situation = Situation().given(phase=Phase.VOTING, tied=(Seat(0), Seat(2)))
    assert situation.refused(0, Vote(Seat(0))) == "not-asked"


def test_no_refusal_of_a_guess_looks_at_the_word() -> None:
    """ALL-01, PAR-16: the same refusals, whatever the word is."""
    told = []
    for word in ("rabbit", "swan"):
        situation = Situation().start(word)
        for text in ("", "swam" * 20, "\u202e"):
            with pytest.raises(Refused) as refused:
                situation.guess(1, text)
            told.append((refused.value.code, tuple(refused.value.facts.items())))
    assert told[:3] == told[3:]
