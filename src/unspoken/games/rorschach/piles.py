"""The piles of images and of words, and the box of each: off a pile onto the table, and into the box."""

from __future__ import annotations

from unspoken.games.rorschach.types import Images, State, WordIds
from unspoken.kernel.chance import Chance

IMAGES, WORDS = 4, 3
"""So many are turned up in a round (ROR-04)."""


def filled_piles(state: State, chance: Chance) -> tuple[Images, WordIds]:
    """Both piles with enough for the next display, images first."""
    images = _filled(state, state.image_pile, state.image_box, IMAGES, chance)
    words = _filled(state, state.word_pile, state.word_box, WORDS, chance)
    return images, words


def _filled(
    state: State, pile: tuple[str, ...], box: tuple[str, ...], needed: int, chance: Chance
) -> tuple[str, ...]:
    """A pile, shuffled at the start; where it runs low, its box comes below, shuffled (ROR-02, ROR-15)."""
    if state.round == 1:
        pile = chance.shuffled(pile)
    return pile if len(pile) >= needed else pile + chance.shuffled(box)


def are_images_used_up(state: State) -> bool:
    """Whether so many have been won that no four images are left to lie down."""
    return len(state.materials.images) - sum(map(len, state.won)) < IMAGES


def boxes_after_round(state: State) -> tuple[Images, WordIds]:
    """The boxes once the table is cleared: with its words, and its images that nobody won (ROR-13)."""
    won = {image for images in state.won for image in images}
    lost = tuple(image for image in state.images if image not in won)
    return state.image_box + lost, state.word_box + state.words
