"""Every day's puzzle is fair: it has one answer, and whoever looks can find it. Two hundred days show it."""

from __future__ import annotations

from itertools import pairwise

from unspoken.daily.cloud import LOOKS, seen
from unspoken.daily.panel import MINDS, Panel, counts
from unspoken.daily.partner import OPEN, Partner, performed
from unspoken.daily.puzzle import Puzzle
from unspoken.games.pareidolia.sky import HEIGHT, WIDTH
from unspoken.games.telepathic.cards import DECK, Card
from unspoken.games.telepathic.conditions import is_calm, met
from unspoken.games.telepathic.grid import action_of, grid_after
from unspoken.games.telepathic.tiles import SHAPES, Condition, Grid, shows

NEIGHBOURS = [
    (a, b) for a in range(16) for b in range(a, 16) if abs(a // 4 - b // 4) + abs(a % 4 - b % 4) == 1
]


def outcomes(grid: Grid, card: Card) -> list[Grid]:
    """What a card may come to, by the rules of the game."""
    return [grid_after(grid, action_of(DECK, card), on) for on in range(4)]


def touching(grid: Grid, mark: Condition) -> int:
    """Counted as a person would, pair by pair."""
    return sum(shows(grid[a], mark) and shows(grid[b], mark) for a, b in NEIGHBOURS)


def explains(partner: Partner, shape: Condition) -> bool:
    """Whether somebody who wants this shape may have made both moves."""
    grid = partner.start
    for move in partner.moves:
        after = outcomes(grid, move.card)
        if touching(after[move.on], shape) < max(touching(one, shape) for one in after):
            return False
        grid = after[move.on]
    return grid == partner.grid


def winning(partner: Partner) -> list[Card]:
    """The open cards that can bring both lines."""
    return [
        card
        for card in partner.open
        if any(met(grid, partner.own) and met(grid, partner.wish) for grid in outcomes(partner.grid, card))
    ]


def test_one_shape_alone_explains_the_partners_moves(puzzles: list[Puzzle]) -> None:
    """TEL-07, TEL-13: whatever else somebody could want, one of the two moves would have been another."""
    assert all(
        [shape for shape in SHAPES if explains(one.partner, shape)] == [one.partner.wish] for one in puzzles
    )


def test_one_card_alone_brings_both_lines(puzzles: list[Puzzle]) -> None:
    """TEL-12: and the partner finds its place."""
    assert all(winning(one.partner) == [one.partner.card] for one in puzzles)
    assert all(performed(one.partner, one.partner.card).won for one in puzzles)


def test_every_other_card_loses(puzzles: list[Puzzle]) -> None:
    """And there are others."""
    others = [(one.partner, card) for one in puzzles for card in one.partner.open if card != one.partner.card]
    assert len(others) == len(puzzles) * (OPEN - 1)
    assert not any(performed(partner, card).won for partner, card in others)


def test_no_line_stands_before_the_card_is_handed(puzzles: list[Puzzle]) -> None:
    """TEL-04: nothing is there to be read off."""
    assert all(is_calm(one.partner.start) and is_calm(one.partner.grid) for one in puzzles)


def tops(panel: Panel) -> list[tuple[int, ...]]:
    """For each word the blots that most minds laid it on."""
    every = [counts(panel, word) for word in range(len(panel.words))]
    return [tuple(at for at, n in enumerate(by_blot) if n == max(by_blot)) for by_blot in every]


def test_each_word_has_a_blot_of_its_own_that_most_chose(puzzles: list[Puzzle]) -> None:
    """So that somebody can be with most minds in every word."""
    assert all(len(top) == 1 for one in puzzles for top in tops(one.panel))
    assert all(len(set(tops(one.panel))) == 3 for one in puzzles)


def test_ten_minds_have_laid_every_word_on_a_blot(puzzles: list[Puzzle]) -> None:
    """Each of them on three different ones."""
    assert all(len(one.panel.laid) == len(MINDS) == 10 for one in puzzles)
    layings = [(one.panel.blots, laid) for one in puzzles for laid in one.panel.laid]
    assert all(len(set(laid)) == 3 and set(laid) <= set(blots) for blots, laid in layings)


def test_the_minds_differ_every_day(puzzles: list[Puzzle]) -> None:
    """Else there were nothing to compare with."""
    assert all(len(set(one.panel.laid)) > 1 for one in puzzles)


def test_a_sky_grows_with_every_look_until_all_of_it_hangs_there(puzzles: list[Puzzle]) -> None:
    """And every cloud of it is in the sky."""
    sizes = [[len(seen(one.cloud, look)) for look in range(LOOKS)] for one in puzzles]
    assert all(few < more for grown in sizes for few, more in pairwise(grown))
    assert all(seen(one.cloud, LOOKS - 1) == one.cloud.sky for one in puzzles)
    poses = [lying.pose for one in puzzles for lying in one.cloud.sky]
    assert all(0 < pose.x < WIDTH and 0 < pose.y < HEIGHT for pose in poses)


def test_the_word_itself_is_right_in_both_languages(puzzles: list[Puzzle]) -> None:
    """PAR-16."""
    assert all(
        one.judge.is_right(one.cloud.word.text[language], one.cloud.word, language)
        for one in puzzles
        for language in ("en", "pl")
    )


def test_no_sky_comes_again_for_two_months(puzzles: list[Puzzle]) -> None:
    """Each comes once before one comes again, wherever one begins to count within a round of them."""
    names = [one.cloud.word.text["en"] for one in puzzles]
    several = len(set(names))
    assert several > 60
    assert all(names[day] == names[day + several] for day in range(len(names) - several))
