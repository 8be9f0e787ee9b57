"""The Fluent ids of a game's sentences."""

from __future__ import annotations

from pathlib import Path

from unspoken.languages.sentences import game_sentences, sentences_in

TOY = Path(__file__).parents[1] / "toygame" / "front" / "echo"
"""The toy game keeps its sentences in its own folder."""


def sentence_names(game: str, language: str) -> set[str]:
    """Return the ids of a game's sentences in a language."""
    if game == "echo":
        return set(sentences_in((TOY / f"{language}.ftl").read_text(encoding="utf-8")))
    return set(game_sentences(language)[game])
