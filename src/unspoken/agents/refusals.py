"""What a refusal says: the house's own sentence, as people read it."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec

from unspoken.kernel.game import Refused

_FACT = re.compile(r"\{ \$(\w+) \}")
_COUNTED = re.compile(r"^\{ \$(\w+) -> \[one\] (.*?) \*\[other\] (.*) \}$")


def sentence(refused: Refused, game: str) -> str:
    """A refusal in words: the game's, else the house's, else its bare code."""
    known = _sentences()
    text = known.get(game, {}).get(refused.code) or known["house"].get(refused.code)
    if text is None:
        return f"Refused: {refused.code}."
    counted = _COUNTED.match(text)
    if counted is not None:
        fact, one, other = counted.groups()
        text = one if refused.facts.get(fact) == 1 else other
    return _FACT.sub(lambda fact: str(refused.facts.get(fact[1], "…")), text)


@cache
def _sentences() -> dict[str, dict[str, str]]:
    """By game, and the house's: written by tools/refusals.py out of the page's words."""
    raw = files("unspoken.agents").joinpath("refusals.json").read_bytes()
    return msgspec.json.decode(raw, type=dict[str, dict[str, str]])
