"""The puzzles of two hundred days are fair: each has one answer, which a player can find."""

from __future__ import annotations

from itertools import pairwise

from unspoken.games.pareidolia.daily.puzzle import LOOKS, CloudPuzzle, visible_sky
from unspoken.games.pareidolia.sky.geometry import HEIGHT, WIDTH
from unspoken.games.rorschach.daily.puzzle import MINDS, Panel, counts
from unspoken.games.telepathic.cards import DECK, Card
from unspoken.games.telepathic.conditions import is_calm, is_met
from unspoken.games.telepathic.daily.puzzle import OPEN, Partner, play_card
from unspoken.games.telepathic.grid import action_of, grid_after
from unspoken.games.telepathic.tiles import SHAPES, Condition, Grid, shows

NEIGHBOURS = [
    (a, b) for a in range(16) for b in range(a, 16) if abs(a // 4 - b // 4) + abs(a % 4 - b % 4) == 1
]


def outcomes(grid: Grid, card: Card) -> list[Grid]:
    """Return the grid after a card on each of its sets, by the rules of the game."""
    return [grid_after(grid, action_of(DECK, card), on) for on in range(4)]


def touching(grid: Grid, mark: Condition) -> int:
    """Count the touching tiles pair by pair, as a person would."""
    return sum(shows(grid[a], mark) and shows(grid[b], mark) for a, b in NEIGHBOURS)


def explains(partner: Partner, shape: Condition) -> bool:
    """True if a partner who wants this shape may have made both moves."""
    grid = partner.start
    for move in partner.moves:
        after = outcomes(grid, move.card)
        if touching(after[move.on], shape) < max(touching(outcome, shape) for outcome in after):
            return False
        grid = after[move.on]
    return grid == partner.grid


def winning(partner: Partner) -> list[Card]:
    """Return the open cards that can complete both lines."""
    return [
        card
        for card in partner.open
        if any(
            is_met(grid, partner.own) and is_met(grid, partner.wish) for grid in outcomes(partner.grid, card)
        )
    ]


def test_only_one_shape_explains_the_partners_moves(partners: list[Partner]) -> None:
    """TEL-07, TEL-13: a partner with any other wish would have made at least one other move."""
    assert all(
        [shape for shape in SHAPES if explains(partner, shape)] == [partner.wish] for partner in partners
    )


def test_only_one_card_completes_both_lines(partners: list[Partner]) -> None:
    """TEL-12: and the partner plays it on the right set."""
    assert all(winning(partner) == [partner.card] for partner in partners)
    assert all(play_card(partner, partner.card).won for partner in partners)


def test_every_other_card_loses(partners: list[Partner]) -> None:
    """Two of the three open cards."""
    others = [(partner, card) for partner in partners for card in partner.open if card != partner.card]
    assert len(others) == len(partners) * (OPEN - 1)
    assert not any(play_card(partner, card).won for partner, card in others)


def test_no_line_is_complete_before_the_card_is_handed_over(partners: list[Partner]) -> None:
    """TEL-04: so the grid alone does not reveal the wish."""
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
