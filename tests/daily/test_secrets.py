"""No answer is in what is sent before it is given: two worlds that differ in their answers look the same."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from unspoken.daily.cloud import LOOKS, seen
from unspoken.daily.puzzle import Puzzle
from unspoken.daily.told import (
    CloudAnswer,
    PanelAnswer,
    PartnerAnswer,
    tell_cloud,
    tell_panel,
    tell_partner,
)
from unspoken.daily.view import view
from unspoken.games.telepathic.tiles import SHAPES
from unspoken.kernel.game import Refused


def sent(puzzle: Puzzle) -> bytes:
    """What goes to a browser that opens the day."""
    return msgspec.json.encode(view(puzzle))


def test_another_wish_looks_the_same(puzzles: list[Puzzle]) -> None:
    """ALL-02: what the partner wants, and the card that wins, are not in the bytes."""
    for one in puzzles:
        partner = one.partner
        wish = next(shape for shape in SHAPES if shape is not partner.wish)
        card = next(card for card in partner.open if card != partner.card)
        assert sent(replace(one, partner=replace(partner, wish=wish, card=card))) == sent(one)


def test_other_layings_look_the_same(puzzles: list[Puzzle]) -> None:
    """ALL-02: nor is what the minds have laid."""
    for one in puzzles:
        turned = tuple(tuple(reversed(laid)) for laid in one.panel.laid)
        assert sent(replace(one, panel=replace(one.panel, laid=turned))) == sent(one)


def test_the_rest_of_a_sky_and_its_word_look_the_same(puzzles: list[Puzzle]) -> None:
    """ALL-02: nor the word, nor any cloud that does not hang there yet."""
    for one in puzzles:
        cloud = one.cloud
        word = replace(cloud.word, text={"en": "nothing", "pl": "nic"}, accepted={})
        sky = (*seen(cloud, 0), *reversed(cloud.sky[len(seen(cloud, 0)) :]))
        assert sent(replace(one, cloud=replace(cloud, word=word, sky=sky))) == sent(one)


def test_a_wrong_guess_is_told_no_word(puzzles: list[Puzzle]) -> None:
    """Only more of the sky, until the last look."""
    for one in puzzles:
        for look in range(LOOKS - 1):
            told = tell_cloud(one, CloudAnswer(one.day.isoformat(), look, "zzzz", "en"))
            assert (told.right, told.word, told.sky) == (False, None, seen(one.cloud, look + 1))


def test_the_last_guess_ends_it_in_any_case(puzzle: Puzzle) -> None:
    """The word is told, and all of the sky."""
    told = tell_cloud(puzzle, CloudAnswer(puzzle.day.isoformat(), LOOKS - 1, "", "pl"))
    assert (told.right, told.word, told.sky) == (False, puzzle.cloud.word.text, puzzle.cloud.sky)


def test_the_right_word_is_found_at_the_first_look(puzzle: Puzzle) -> None:
    """PAR-16: by Pareidolia's judge, in the language that is spoken."""
    told = tell_cloud(
        puzzle, CloudAnswer(puzzle.day.isoformat(), 0, puzzle.cloud.word.text["pl"].upper(), "pl")
    )
    assert told.right and told.word == puzzle.cloud.word.text


def test_a_partner_read_rightly_wins_with_the_right_card(puzzle: Puzzle) -> None:
    """TEL-12: both lines are there, and lit."""
    partner = puzzle.partner
    told = tell_partner(puzzle, PartnerAnswer(puzzle.day.isoformat(), partner.wish, partner.card))
    assert told.read and told.won and len(told.lines) == 2


def test_whoever_lays_as_most_did_is_told_so(puzzle: Puzzle) -> None:
    """Word by word, with how many were alike."""
    laid = tuple(told.favourite for told in tell_panel(puzzle, answer(puzzle, puzzle.panel.blots[:3])).words)
    assert all(told.alike == told.most >= 4 for told in tell_panel(puzzle, answer(puzzle, laid)).words)


def answer(puzzle: Puzzle, laid: tuple[str, ...]) -> PanelAnswer:
    """The words laid so."""
    return PanelAnswer(puzzle.day.isoformat(), laid)


@pytest.mark.parametrize("places", [(), (0, 1), (0, 0, 1), (0, 1, 2, 3)])
def test_words_that_are_not_laid_each_on_a_blot_are_refused(puzzle: Puzzle, places: tuple[int, ...]) -> None:
    """Nothing is told."""
    with pytest.raises(Refused, match="not-a-choice"):
        tell_panel(puzzle, answer(puzzle, tuple(puzzle.panel.blots[at] for at in places)))


def test_a_card_that_is_not_open_is_refused(puzzle: Puzzle) -> None:
    """TEL-07: nothing is told."""
    partner = puzzle.partner
    with pytest.raises(Refused, match="not-a-choice"):
        tell_partner(puzzle, PartnerAnswer(puzzle.day.isoformat(), partner.wish, partner.moves[0].card))
