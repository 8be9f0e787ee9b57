"""Clues."""

from __future__ import annotations

import pytest

from tests.games.dixit.situations import Situation
from unspoken.games.dixit.clues import LONGEST_RECORDING
from unspoken.games.dixit.types import Aloud, GivenClue, GoOn, Recorded, Tell, Written
from unspoken.sounds.recording import MOST_SECONDS

SOUND = "0123456789abcdef0123456789abcdef"


@pytest.mark.parametrize(
    "clue", [Written("under the stairs"), Recorded(SOUND), Aloud()], ids=lambda c: type(c).__name__
)
def test_a_clue_is_written_recorded_or_said_aloud(clue: GivenClue) -> None:
    """DIX-03: a word, a sentence, a quotation, or just a sound."""
    table = Situation()
    table.tell(1, clue)
    assert table.state.clue == clue


def test_only_the_teller_sees_the_card_of_the_clue() -> None:
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


def test_a_card_of_another_hand_cannot_be_told() -> None:
    """DIX-03: the teller chooses a card from their own hand."""
    table = Situation()
    assert table.refused(1, Tell(table.state.hands[2][0], Aloud()))[0] == "card-not-held"


def test_whitespace_in_a_clue_is_normalised() -> None:
    """DIX-03: a clue is one line."""
    table = Situation()
    table.tell(1, "  under\n\tthe   stairs ")
    assert table.state.clue == Written("under the stairs")


def test_accented_letters_in_a_clue_are_normalised() -> None:
    """DIX-03: a composed and a decomposed letter are the same."""
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
def test_an_invalid_clue_is_refused_with_its_own_code(text: str, code: str) -> None:
    """DIX-03, ALL-03: empty, too long or unprintable."""
    table = Situation()
    assert table.refused(1, Tell(table.state.hands[1][0], Written(text)))[0] == code


def test_the_refusal_of_a_long_clue_names_the_limit() -> None:
    """ALL-03: a clue has at most 120 characters."""
    table = Situation()
    assert table.refused(1, Tell(table.state.hands[1][0], Written("x" * 121)))[1] == {"most": 120}


@pytest.mark.parametrize(
    "sound", ["", "../../etc/passwd", SOUND + "0", SOUND.upper(), SOUND + "\n"], ids=ascii
)
def test_a_recording_that_is_not_a_digest_is_refused(sound: str) -> None:
    """DIX-03: only a digest is accepted as a recording."""
    table = Situation()
    assert table.refused(1, Tell(table.state.hands[1][0], Recorded(sound)))[0] == "no-such-recording"


def test_an_emoji_with_joiners_is_a_valid_clue() -> None:
    """DIX-03: the joiners are not printable by themselves."""
    table = Situation()
    table.tell(1, "\U0001f469\u200d\U0001f680")
    assert table.state.clue == Written("\U0001f469\u200d\U0001f680")


def test_a_character_newer_than_this_python_is_a_valid_clue() -> None:
    """DIX-03: what is printable does not depend on the server's Python version."""
    table = Situation()
    table.tell(1, "\U000323b0")
    assert table.state.clue == Written("\U000323b0")


def test_the_rules_and_the_upload_check_allow_the_same_recording_length() -> None:
    """DIX-03: ten seconds."""
    assert LONGEST_RECORDING == MOST_SECONDS


def test_a_player_who_passed_may_still_give_the_first_clue() -> None:
    """DIX-02: a player who passed need not answer any more."""
    table = Situation()
    table.answer(0, GoOn())
    assert [ask.owed for ask in table.session.asks] == [False, True, True, True]
    table.tell(0, "after all")
    assert table.state.teller == 0


def test_the_last_player_cannot_pass_on_the_first_clue() -> None:
    """DIX-02: one player must begin."""
    table = Situation()
    for seat in (0, 1, 2):
        table.answer(seat, GoOn())
    assert table.refused(3, GoOn())[0] == "somebody-begins"


def test_passes_are_reset_when_the_first_clue_is_given() -> None:
    """DIX-02: a pass does not count as going on at the reveal."""
    table = Situation()
    table.answer(0, GoOn())
    table.tell(1, "under the stairs")
    assert not any(table.state.gone_on)
