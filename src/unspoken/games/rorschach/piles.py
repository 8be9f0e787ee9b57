"""The piles of images and words, and the box of each."""

from __future__ import annotations

from unspoken.games.rorschach.cards import Images, WordIds
from unspoken.games.rorschach.types import State
from unspoken.kernel.chance import Chance

IMAGES, WORDS = 4, 3
"""How many images and how many words are turned up in a round (ROR-04)."""


def filled_piles(state: State, chance: Chance) -> tuple[Images, WordIds]:
    """Return the image pile and the word pile, filled up for the next display."""
    images = _filled(state, state.image_pile, state.image_box, IMAGES, chance)
    words = _filled(state, state.word_pile, state.word_box, WORDS, chance)
    return images, words


def _filled(
    state: State, pile: tuple[str, ...], box: tuple[str, ...], needed: int, chance: Chance
) -> tuple[str, ...]:
    """Return a pile, shuffled at the start; if it runs low, add its shuffled box below (ROR-02, ROR-15)."""
    if state.round == 1:
        pile = chance.shuffled(pile)
    return pile if len(pile) >= needed else pile + chance.shuffled(box)


def are_images_used_up(state: State) -> bool:
    """True if so many images were won that fewer than four are left."""
    return len(state.materials.images) - sum(map(len, state.won)) < IMAGES


def boxes_after_round(state: State) -> tuple[Images, WordIds]:
    """Return the boxes after a round: with its words, and its images that nobody won (ROR-13)."""
    won = {image for images in state.won for image in images}
    lost = tuple(image for image in state.images if image not in won)
    return state.image_box + lost, state.word_box + state.words
