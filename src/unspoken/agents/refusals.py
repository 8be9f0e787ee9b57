"""What a refusal says: the house's own sentence, as people read it."""

from __future__ import annotations

import re

from unspoken.kernel.game import Refused
from unspoken.kernel.languages import FALLBACK
from unspoken.languages.sentences import game_sentences, page_sentences

_FACT = re.compile(r"\{ \$(\w+) \}")
_COUNTED = re.compile(r"^\{ \$(\w+) -> \[one\] (.*?) \*\[other\] (.*) \}$")


def sentence(refused: Refused, game: str) -> str:
    """A refusal in words: the game's, else the house's, else its bare code."""
    name = f"refused-{refused.code}"
    text = game_sentences(FALLBACK).get(game, {}).get(name) or page_sentences(FALLBACK).get(name)
    if text is None:
        return f"Refused: {refused.code}."
    counted = _COUNTED.match(text)
    if counted is not None:
        fact, one, other = counted.groups()
        text = one if refused.facts.get(fact) == 1 else other
    return _FACT.sub(lambda fact: str(refused.facts.get(fact[1], "…")), text)
