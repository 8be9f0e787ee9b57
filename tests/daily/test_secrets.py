"""No solution is sent before the answer: puzzles that differ only in their solutions have the same view."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tests.daily.conftest import FIRST, PARTS, cloud_of, panel_of, partner_of
from unspoken.daily.puzzle import DailyPuzzle
from unspoken.daily.view import solution, view
from unspoken.games.pareidolia.daily.messages import CloudAnswer
from unspoken.games.pareidolia.daily.messages import reply as judge_guess
from unspoken.games.pareidolia.daily.puzzle import LOOKS, CloudPuzzle, visible_sky
from unspoken.games.rorschach.daily.messages import PanelAnswer, PanelReply
from unspoken.games.rorschach.daily.messages import reply as compare_words
from unspoken.games.telepathic.daily.messages import PartnerAnswer
from unspoken.games.telepathic.daily.messages import reply as hand_card
from unspoken.games.telepathic.daily.plays import Move, grid_after, touching
from unspoken.games.telepathic.daily.puzzle import all_grids
from unspoken.games.telepathic.tiles import SHAPES
from unspoken.kernel.types import Refused

DAY = FIRST.isoformat()


def sent(puzzle: DailyPuzzle) -> bytes:
    """Return the bytes that a browser gets when it opens the puzzle."""
    return msgspec.json.encode(view(puzzle, PARTS))


def with_part(puzzle: DailyPuzzle, game: str, part: object) -> DailyPuzzle:
    """Return the puzzle with another part."""
    return replace(puzzle, by_game={**puzzle.by_game, game: part})


def test_the_view_does_not_depend_on_the_wish(puzzles: list[DailyPuzzle]) -> None:
    """ALL-02: nor on the card that wins."""
    for puzzle in puzzles:
        partner = partner_of(puzzle)
        wish = next(shape for shape in SHAPES if shape is not partner.wish)
        card = next(card for card in partner.open if card != partner.card)
        other = replace(partner, wish=wish, card=card)
        assert sent(with_part(puzzle, "telepathic", other)) == sent(puzzle)


def test_the_view_does_not_depend_on_what_the_minds_have_laid(puzzles: list[DailyPuzzle]) -> None:
    """ALL-02."""
    for puzzle in puzzles:
        panel = panel_of(puzzle)
        other = replace(panel, laid=tuple(tuple(reversed(laid)) for laid in panel.laid))
        assert sent(with_part(puzzle, "rorschach", other)) == sent(puzzle)


def test_the_view_does_not_depend_on_the_word_or_on_hidden_pieces(puzzles: list[DailyPuzzle]) -> None:
    """ALL-02."""
    for puzzle in puzzles:
        cloud = cloud_of(puzzle)
        visible = visible_sky(cloud, 0)
        word = replace(cloud.word, text={"en": "nothing", "pl": "nic"}, accepted={})
        other = replace(cloud, word=word, sky=(*visible, *reversed(cloud.sky[len(visible) :])))
        assert sent(with_part(puzzle, "pareidolia", other)) == sent(puzzle)


def test_a_wrong_guess_does_not_reveal_the_word(clouds: list[CloudPuzzle]) -> None:
    """Only more of the sky, until the last look."""
    for cloud in clouds:
        for look in range(LOOKS - 1):
            reply = judge_guess(cloud, CloudAnswer(DAY, look, "zzzz", "en"))
            assert (reply.right, reply.word, reply.sky) == (False, None, visible_sky(cloud, look + 1))


def test_the_last_guess_reveals_the_word(puzzle: DailyPuzzle) -> None:
    """And the whole sky, even if the guess is wrong."""
    cloud = cloud_of(puzzle)
    reply = judge_guess(cloud, CloudAnswer(DAY, LOOKS - 1, "", "pl"))
    assert (reply.right, reply.word, reply.sky) == (False, cloud.word.text, cloud.sky)


def test_the_right_word_is_accepted_at_the_first_look(puzzle: DailyPuzzle) -> None:
    """PAR-16: by Pareidolia's judge, in the language of the guess."""
    cloud = cloud_of(puzzle)
    reply = judge_guess(cloud, CloudAnswer(DAY, 0, cloud.word.text["pl"].upper(), "pl"))
    assert reply.right and reply.word == cloud.word.text


def test_the_right_wish_and_the_right_card_win(puzzle: DailyPuzzle) -> None:
    """TEL-12: both lines are complete."""
    partner = partner_of(puzzle)
    reply = hand_card(partner, PartnerAnswer(DAY, partner.wish, partner.card))
    assert reply.read and reply.won and reply.against is None
    assert reply.handed == reply.solved and len(reply.handed.lines) == 2


def test_a_wrong_wish_is_contradicted_by_a_move(puzzles: list[DailyPuzzle]) -> None:
    """TEL-07: the reply names a move that a partner with this wish would not have made."""
    for puzzle in puzzles:
        partner = partner_of(puzzle)
        for wish in SHAPES:
            reply = hand_card(partner, PartnerAnswer(DAY, wish, partner.card))
            assert (reply.against is None) is reply.read is (wish is partner.wish)
            if reply.against is not None:
                move = partner.moves[reply.against.move]
                before, after = all_grids(partner)[reply.against.move : reply.against.move + 2]
                better = [grid_after(before, Move(move.card, on)) for on in range(4)]
                assert reply.against.grid in better
                assert reply.against.possible == max(touching(grid, wish) for grid in better)
                assert reply.against.made == touching(after, wish) < reply.against.possible


def test_the_solution_is_the_reply_to_the_right_answers(puzzle: DailyPuzzle) -> None:
    """In every part."""
    solved = solution(puzzle, PARTS)
    partner, panel, cloud = partner_of(puzzle), panel_of(puzzle), cloud_of(puzzle)
    assert solved["telepathic"] == hand_card(partner, PartnerAnswer(DAY, partner.wish, partner.card))
    laid = solved["rorschach"]
    assert isinstance(laid, PanelReply)
    assert all(word.blot == word.favourite and sum(word.minds) == 10 for word in laid.words)
    assert laid == compare_words(panel, PanelAnswer(DAY, tuple(word.favourite for word in laid.words)))
    assert solved["pareidolia"] == judge_guess(cloud, CloudAnswer(DAY, 0, cloud.word.text["en"], "en"))


def test_a_player_can_agree_with_most_minds_about_every_word(puzzle: DailyPuzzle) -> None:
    """The reply counts the minds that laid a word on the same blot."""
    panel = panel_of(puzzle)
    any_reply = compare_words(panel, PanelAnswer(DAY, panel.blots[:3]))
    favourites = tuple(word.favourite for word in any_reply.words)
    best_reply = compare_words(panel, PanelAnswer(DAY, favourites))
    assert all(word.alike == word.most >= 4 for word in best_reply.words)


@pytest.mark.parametrize("places", [(), (0, 1), (0, 0, 1), (0, 1, 2, 3)])
def test_each_word_must_be_laid_on_a_different_blot(puzzle: DailyPuzzle, places: tuple[int, ...]) -> None:
    """Any other answer is refused."""
    panel = panel_of(puzzle)
    with pytest.raises(Refused, match="not-a-choice"):
        compare_words(panel, PanelAnswer(DAY, tuple(panel.blots[place] for place in places)))


def test_a_card_that_is_not_open_is_refused(puzzle: DailyPuzzle) -> None:
    """TEL-07."""
    partner = partner_of(puzzle)
    with pytest.raises(Refused, match="not-a-choice"):
        hand_card(partner, PartnerAnswer(DAY, partner.wish, partner.moves[0].card))
