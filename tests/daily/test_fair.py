"""The puzzles are fair: each has one answer, which a player can find."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.daily.conftest import FIRST
from unspoken.games.pareidolia.daily.puzzle import LOOKS, CloudPuzzle, visible_sky
from unspoken.games.pareidolia.sky.geometry import HEIGHT, WIDTH
from unspoken.games.rorschach.daily.puzzle import MINDS, Panel, counts
from unspoken.games.telepathic.cards import DECK, Card
from unspoken.games.telepathic.conditions import is_calm, is_met
from unspoken.games.telepathic.daily.messages import PartnerAnswer
from unspoken.games.telepathic.daily.messages import reply as hand_card
from unspoken.games.telepathic.daily.puzzle import Partner, play_card
from unspoken.games.telepathic.grid import action_of, grid_after
from unspoken.games.telepathic.tiles import SHAPES, Condition, Grid, shows
from unspoken.languages.sentences import game_sentences

RULE = {
    "en": "Your partner wants three of one shape, and always plays a card so that as many pairs of that shape"
    " as possible share an edge. Look at both moves.",
    "pl": "Druga osoba chce trzech kafli jednego kształtu i każdą kartę gra tak, żeby jak najwięcej par tego"
    " kształtu stykało się bokami. Obejrzyj oba ruchy.",
}
"""The page's sentence about the partner. The functions below follow this sentence, not the puzzle's code."""
EDGES = [(a, b) for a in range(16) for b in range(a, 16) if abs(a // 4 - b // 4) + abs(a % 4 - b % 4) == 1]


def pairs(grid: Grid, mark: Condition) -> int:
    """Count the pairs of tiles with this mark that share an edge."""
    return sum(shows(grid[a], mark) and shows(grid[b], mark) for a, b in EDGES)


def outcomes(grid: Grid, card: Card) -> list[Grid]:
    """Return the grid after a card on each of its sets, by the rules of the game."""
    return [grid_after(grid, action_of(DECK, card), on) for on in range(4)]


def by_rule(grid: Grid, card: Card, wish: Condition) -> list[Grid]:
    """Return the grids that a partner with this wish may leave."""
    grids = outcomes(grid, card)
    most = max(pairs(after, wish) for after in grids)
    return [after for after in grids if pairs(after, wish) == most]


def grids(partner: Partner) -> list[Grid]:
    """Return the grid before the first move, and after each move."""
    shown = [partner.start]
    for move in partner.moves:
        shown.append(outcomes(shown[-1], move.card)[move.on])
    return shown


def explanations(partner: Partner, number: int) -> set[Condition]:
    """Return the wishes with which a partner may have made a move."""
    before, after = grids(partner)[number : number + 2]
    card = partner.moves[number].card
    return {shape for shape in SHAPES if after in by_rule(before, card, shape)}


def are_complete(partner: Partner, wish: Condition, grid: Grid) -> bool:
    """True if the player's line and a line of this wish are complete."""
    return is_met(grid, partner.own) and is_met(grid, wish)


def able_cards(partner: Partner, wish: Condition) -> list[Card]:
    """Return the open cards that can complete both lines on some set, if the partner has this wish."""
    return [
        card
        for card in partner.open
        if any(are_complete(partner, wish, grid) for grid in outcomes(partner.grid, card))
    ]


def cards_by_wish(partner: Partner) -> dict[Condition, Card]:
    """Return the only card that wins for each wish, where there is one."""
    return {shape: cards[0] for shape in SHAPES if (cards := able_cards(partner, shape))}


@pytest.mark.parametrize("language", RULE)
def test_the_page_tells_the_rule_that_these_tests_follow(language: str) -> None:
    """If you change the sentence, change the functions above."""
    assert game_sentences(language)["telepathic"]["tele-today-rule"] == RULE[language]


def test_only_one_shape_explains_the_partners_moves(partners: list[Partner]) -> None:
    """TEL-07, TEL-13: a partner with any other wish would have made at least one other move."""
    explained = [explanations(partner, 0) & explanations(partner, 1) for partner in partners]
    assert explained == [{partner.wish} for partner in partners]


def test_only_one_card_completes_both_lines(partners: list[Partner]) -> None:
    """TEL-12: on every set on which the partner's rule allows the card."""
    assert all(able_cards(partner, partner.wish) == [partner.card] for partner in partners)
    assert all(
        are_complete(partner, partner.wish, grid)
        for partner in partners
        for grid in by_rule(partner.grid, partner.card, partner.wish)
    )


def test_every_open_card_wins_for_another_wish(partners: list[Partner]) -> None:
    """So reading the partner matters: without the moves, any of the three cards may be right."""
    assert all(len(able_cards(partner, shape)) <= 1 for partner in partners for shape in SHAPES)
    assert all(set(cards_by_wish(partner).values()) == set(partner.open) for partner in partners)
    assert all(
        are_complete(partner, wish, grid)
        for partner in partners
        for wish, card in cards_by_wish(partner).items()
        for grid in by_rule(partner.grid, card, wish)
    )


@pytest.mark.parametrize("number", [0, 1])
def test_one_move_alone_leaves_several_cards(partners: list[Partner], number: int) -> None:
    """A wish that explains one of the two moves, but not both, would need another card."""
    for partner in partners:
        cards = cards_by_wish(partner)
        assert len({cards[wish] for wish in explanations(partner, number) & cards.keys()}) > 1


def test_the_partner_plays_every_card_by_the_rule(partners: list[Partner]) -> None:
    """Also the card that the player hands over, whether it wins or not."""
    for partner in partners:
        for card in partner.open:
            played = play_card(partner, card)
            assert played.grid == outcomes(partner.grid, card)[played.on]
            assert played.grid in by_rule(partner.grid, card, partner.wish)
            assert played.won == (card == partner.card)


def test_the_reply_counts_the_pairs_of_the_rule(partners: list[Partner]) -> None:
    """Every move adds pairs."""
    for partner in partners:
        reply = hand_card(partner, PartnerAnswer(FIRST.isoformat(), partner.wish, partner.card))
        assert reply.touching == tuple(pairs(grid, partner.wish) for grid in grids(partner))
        assert reply.touching[0] < reply.touching[1] < reply.touching[2]


def test_the_moves_lead_to_the_grid(partners: list[Partner]) -> None:
    """TEL-04: no line is complete before the card is handed over, so the grid does not reveal the wish."""
    assert all(grids(partner)[-1] == partner.grid for partner in partners)
    assert all(is_calm(partner.start) and is_calm(partner.grid) for partner in partners)


def favourites(panel: Panel) -> list[tuple[int, ...]]:
    """Return for each word the blots that most minds laid it on."""
    by_word = [counts(panel, word) for word in range(len(panel.words))]
    return [tuple(blot for blot, n in enumerate(by_blot) if n == max(by_blot)) for by_blot in by_word]


def test_each_word_has_a_different_favourite_blot(panels: list[Panel]) -> None:
    """So a player can agree with most minds about every word."""
    assert all(len(blots) == 1 for panel in panels for blots in favourites(panel))
    assert all(len(set(favourites(panel))) == 3 for panel in panels)


def test_ten_minds_have_laid_every_word_on_a_blot(panels: list[Panel]) -> None:
    """Each mind lays the three words on different blots."""
    assert all(len(panel.laid) == len(MINDS) == 10 for panel in panels)
    layings = [(panel.blots, laid) for panel in panels for laid in panel.laid]
    assert all(len(set(laid)) == 3 and set(laid) <= set(blots) for blots, laid in layings)


def test_the_minds_do_not_all_agree(panels: list[Panel]) -> None:
    """Otherwise there would be nothing to compare with."""
    assert all(len(set(panel.laid)) > 1 for panel in panels)


def test_a_sky_grows_with_every_look_until_it_is_complete(clouds: list[CloudPuzzle]) -> None:
    """And every piece lies inside the sky."""
    sizes = [[len(visible_sky(cloud, look)) for look in range(LOOKS)] for cloud in clouds]
    assert all(few < more for grown in sizes for few, more in pairwise(grown))
    assert all(visible_sky(cloud, LOOKS - 1) == cloud.sky for cloud in clouds)
    poses = [lying.pose for cloud in clouds for lying in cloud.sky]
    assert all(0 < pose.x < WIDTH and 0 < pose.y < HEIGHT for pose in poses)


def test_the_word_itself_is_right_in_both_languages(clouds: list[CloudPuzzle]) -> None:
    """PAR-16."""
    assert all(
        cloud.judge.is_right(cloud.word.text[language], cloud.word, language)
        for cloud in clouds
        for language in ("en", "pl")
    )


def test_no_sky_is_repeated_within_two_months(clouds: list[CloudPuzzle]) -> None:
    """All skies come once before the first is repeated."""
    names = [cloud.word.text["en"] for cloud in clouds]
    different = len(set(names))
    assert different > 60
    assert all(names[day] == names[day + different] for day in range(len(names) - different))
