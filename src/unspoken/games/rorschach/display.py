"""The display of a round: words with their symbols, images, and the matching."""

from __future__ import annotations

from unspoken.games.rorschach.types import Image, Images, Mark, ShownWord, State, Symbol

SYMBOLS = tuple(Symbol)


def images_left(state: State) -> Images:
    """Return the images that were not removed, in display order."""
    return tuple(image for image in state.images if image != state.removed)


def unrevealed_images(state: State) -> Images:
    """Return the images left whose symbol has not been shown."""
    revealed = {reveal.image for reveal in state.reveals}
    return tuple(image for image in images_left(state) if image not in revealed)


def marks(state: State) -> tuple[Mark, ...]:
    """Return the subject's matching, image by image."""
    return tuple(
        Mark(image, symbol)
        for image, symbol in zip(images_left(state), state.matching, strict=bool(state.matching))
    )


def symbol_on(state: State, image: Image) -> Symbol:
    """Return the subject's symbol on an image."""
    return state.matching[images_left(state).index(image)]


def shown_words(state: State) -> tuple[ShownWord, ...]:
    """Return the words on the table with their symbols."""
    texts = {word.id: word.text for word in state.materials.words}
    return tuple(
        ShownWord(word, texts[word], symbol) for word, symbol in zip(state.words, SYMBOLS, strict=False)
    )
