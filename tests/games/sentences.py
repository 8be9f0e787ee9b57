"""The names of a game's sentences, wherever they lie."""

from __future__ import annotations

import re
from pathlib import Path

from unspoken.languages.sentences import game_sentences

TOY = Path(__file__).parents[1] / "toygame" / "front" / "echo"
"""A game from outside has its words in its own folder."""


def sentence_names(game: str, language: str) -> set[str]:
    """What a game says in a language."""
    if game == "echo":
        text = (TOY / f"{language}.ftl").read_text(encoding="utf-8")
        return set(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE))
    return set(game_sentences(language)[game])
