"""Rorschach for agents: which word a choice puts on which image."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.games.rorschach.types import Command, Counter, Guess, Match, Public, Symbol
from unspoken.kernel.describe import Describer
from unspoken.kernel.languages import FALLBACK


def explain(public: Public, command: Command, words: Describer) -> str:
    """Say which word belongs to which image, for commands that name only a symbol."""
    match command:
        case Match(symbols):
            return "; ".join(
                f"{_word(public, symbol)} on {_image(public.images_left, image)}"
                for symbol, image in zip(symbols, public.images_left, strict=False)
            )
        case Guess(image, symbol):
            return f"the subject put {_word(public, symbol)} on {_image(public.images, image)}"
        case Counter(symbol) if public.guess is not None:
            first = _image(public.images, public.guess.image)
            return f"the subject put {_word(public, symbol)} on {first}"
        case _:
            return ""


def _word(public: Public, symbol: Symbol) -> str:
    found = next((word.text for word in public.words if word.symbol is symbol), {})
    return f"“{found.get(FALLBACK) or next(iter(found.values()), symbol.value)}”"


def _image(images: Sequence[str], image: str) -> str:
    """Name an image by its place among the given images, from 1."""
    return f"image {images.index(image) + 1} of {len(images)}" if image in images else "the image"
