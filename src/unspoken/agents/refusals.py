"""The sentences for refusals: the same ones that the page shows to people."""

from __future__ import annotations

from unspoken.client import Refused
from unspoken.kernel.languages import FALLBACK
from unspoken.languages.sentences import fill, game_sentences, page_sentences


def sentence(refused: Refused, game: str) -> str:
    """Return the game's sentence for a refusal, else the page's, else the bare code."""
    name = f"refused-{refused.code}"
    text = game_sentences(FALLBACK).get(game, {}).get(name) or page_sentences(FALLBACK).get(name)
    if text is None:
        return f"Refused: {refused.code}."
    return fill(text, refused.facts)
