"""The clue."""

from __future__ import annotations

import pytest

from tests.games.dixit.situations import Situation
from unspoken.games.dixit.clues import LONGEST_RECORDING
from unspoken.games.dixit.types import Aloud, GivenClue, GoOn, Recorded, Tell, Written
from unspoken.sounds import MOST_SECONDS

SOUND = "0123456789abcdef0123456789abcdef"


@pytest.mark.parametrize(
    "clue", [Written("under the stairs"), Recorded(SOUND), Aloud()], ids=lambda c: type(c).__name__
)
def test_a_clue_is_written_recorded_or_said_aloud(clue: GivenClue) -> None:
    """DIX-03: a word, a sentence, a quotation, or just a sound."""
    table = Situation()
    table.tell(1, clue)
    assert table.state.clue == clue


def test_everybody_sees_the_clue_and_nobody_else_the_card() -> None:
    """DIX-03: the teller chooses a card unseen."""
    table = Situation()
    card = table.state.hands[1][3]
    table.tell(1, "under the stairs", card)
    assert [card in table.sent(viewer).decode() for viewer in (0, 1, 2, 3, None)] == [
        False,
        True,
        False,
        False,
        False,
    ]


def test_the_card_comes_from_the_hand() -> None:
    """DIX-03: somebody else's card cannot be told."""
    table = Situation()
    assert table.refused(1, Tell(table.state.hands[2][0], Aloud()))[0] == "card-not-held"


def test_blanks_around_and_between_words_are_tidied() -> None:
    """DIX-03: a clue is one line."""
    table = Situation()
    table.tell(1, "  under\n\tthe   stairs ")
    assert table.state.clue == Written("under the stairs")


def test_letters_with_accents_have_one_spelling() -> None:
    """DIX-03: composed or not, a clue looks and counts the same."""
    table = Situation()
    table.tell(1, "z\u0307o\u0301\u0142w")
    assert table.state.clue == Written("żółw")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "clue-empty"),
        (" \n\t ", "clue-empty"),
        ("\u200b\u2060", "clue-empty"),
        ("x" * 121, "clue-too-long"),
        ("x" * 10_000, "clue-too-long"),
        (" " * 10_000, "clue-too-long"),
        ("bell\x07", "clue-unprintable"),
        ("nul\x00", "clue-unprintable"),
        ("half a pair \ud800", "clue-unprintable"),
        ("nobody's \ue000", "clue-unprintable"),
        ("backwards \u202e", "clue-unprintable"),
    ],
    ids=ascii,
)
def test_a_bad_clue_is_refused_with_its_own_word(text: str, code: str) -> None:
    """DIX-03, ALL-03: what is no clue changes nothing."""
    table = Situation()
    assert table.refused(1, Tell(table.state.hands[1][0], Written(text)))[0] == code


def test_a_clue_too_long_is_told_how_long_it_may_be() -> None:
    """ALL-03: the refusal names the bound."""
    table = Situation()
    assert table.refused(1, Tell(table.state.hands[1][0], Written("x" * 121)))[1] == {"most": 120}


@pytest.mark.parametrize(
    "sound", ["", "../../etc/passwd", SOUND + "0", SOUND.upper(), SOUND + "\n"], ids=ascii
)
def test_a_recording_is_named_by_its_digest(sound: str) -> None:
    """DIX-03: nothing but a recording's own name is taken for one."""
    table = Situation()
    assert table.refused(1, Tell(table.state.hands[1][0], Recorded(sound)))[0] == "no-such-recording"


def test_joined_pictures_are_a_clue() -> None:
    """DIX-03: an emoji of several parts is one sign, joiner and all."""
    table = Situation()
    table.tell(1, "\U0001f469\u200d\U0001f680")
    assert table.state.clue == Written("\U0001f469\u200d\U0001f680")


def test_a_sign_newer_than_this_python_is_a_clue() -> None:
    """DIX-03: what is printable does not hang on the server's age."""
    table = Situation()
    table.tell(1, "\U000323b0")
    assert table.state.clue == Written("\U000323b0")


def test_a_clue_may_sound_as_long_as_the_server_takes_in() -> None:
    """DIX-03: ten seconds, to the rules and to whoever measures recordings."""
    assert LONGEST_RECORDING == MOST_SECONDS


def test_nobody_must_tell_the_first_story() -> None:
    """DIX-02: whoever passes is waited for no longer, and may think better of it."""
    table = Situation()
    table.answer(0, GoOn())
    assert [ask.owed for ask in table.session.asks] == [False, True, True, True]
    table.tell(0, "after all")
    assert table.state.teller == 0


def test_somebody_tells_the_first_story() -> None:
    """DIX-02: the last one cannot pass."""
    table = Situation()
    for seat in (0, 1, 2):
        table.answer(seat, GoOn())
    assert table.refused(3, GoOn())[0] == "somebody-begins"


def test_who_passed_has_not_seen_the_reveal() -> None:
    """DIX-02: letting somebody else begin is forgotten when the story is told."""
    table = Situation()
    table.answer(0, GoOn())
    table.tell(1, "under the stairs")
    assert not any(table.state.gone_on)
