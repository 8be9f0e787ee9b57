"""The display of a round: words with their symbols, images, and the matching."""

from __future__ import annotations

from unspoken.games.rorschach.cards import Image, Images
from unspoken.games.rorschach.types import Mark, ShownWord, State, Symbol

SYMBOLS = tuple(Symbol)


def images_left(state: State) -> Images:
    """Return the images that were not removed, in display order."""
    images, removed = state.images, state.removed
    if removed is None:
        return images
    place = images.index(removed)
    return images[:place] + images[place + 1 :]


def unrevealed_images(state: State) -> Images:
    """Return the images left whose symbol has not been shown."""
    revealed = {reveal.image for reveal in state.reveals}
    return tuple(image for image in images_left(state) if image not in revealed)


def marks(state: State) -> tuple[Mark, ...]:
    """Return the subject's matching, image by image."""
    if not state.matching:
        return ()
    return tuple(
        [Mark(image, symbol) for image, symbol in zip(images_left(state), state.matching, strict=True)]
    )


def symbol_on(state: State, image: Image) -> Symbol:
    """Return the subject's symbol on an image."""
    return state.matching[images_left(state).index(image)]


def shown_words(state: State) -> tuple[ShownWord, ...]:
    """Return the words on the table with their symbols."""
    if not state.words:
        return ()
    texts = state.materials.texts
    return tuple(map(ShownWord, state.words, [texts[word] for word in state.words], SYMBOLS))
