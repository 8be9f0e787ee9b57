"""The Fluent ids of a game's sentences."""

from __future__ import annotations

from pathlib import Path

from unspoken.languages.sentences import game_sentences, sentences_in

TOY = Path(__file__).parents[1] / "toygame" / "front" / "echo"
"""The toy game keeps its sentences in its own folder."""


def sentence_names(game: str, language: str) -> set[str]:
    """Return the ids of a game's sentences in a language; an external game has fewer languages."""
    if game == "echo":
        file = TOY / f"{language}.ftl"
        return set(sentences_in((file if file.exists() else TOY / "en.ftl").read_text(encoding="utf-8")))
    return set(game_sentences(language)[game])
