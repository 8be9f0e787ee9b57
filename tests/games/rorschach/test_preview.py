"""What the page foretells while a team decides and a subject lays stones, as the rules answer it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.games.rorschach.situations import Situation, people
from tests.goldens.pages import agrees_with_golden
from unspoken.games.rorschach.agreement import votes_needed
from unspoken.games.rorschach.types import Match
from unspoken.kernel.teams import voters

GOLDEN = Path(__file__).parents[3] / "front" / "src" / "games" / "rorschach" / "preview.golden.json"
TEAMS: Sequence[tuple[Sequence[int], Sequence[int]]] = (
    ([1], []),
    ([1], [1]),
    ([0, 1], []),
    ([0, 1], [0]),
    ([0, 1], [0, 1]),
    ([3, 4, 5], []),
    ([3, 4, 5], [4]),
    ([3, 4, 5], [3, 4]),
    ([3, 4, 5], [3, 4, 5]),
    ([0, 2, 3, 4], []),
    ([5, 6, 7, 8, 9], []),
    ([5, 6, 7, 8, 9], [5, 9]),
)
"""Who decides, and which of them are bots: from one alone to five people; two and four may tie."""


def voices(deciders: Sequence[int], bots: Sequence[int]) -> Mapping[str, object]:
    """Whose voices count, and how many of them are needed."""
    counted = voters(people(*deciders), people(*deciders) - people(*bots))
    return {
        "deciders": deciders,
        "bots": bots,
        "voices": sorted(counted),
        "needed": votes_needed(len(counted)),
    }


def matchings() -> list[list[str]]:
    """Every matching that a subject may seal, symbol by symbol."""
    (ask,) = Situation().to_matching().session.asks
    return [[symbol.value for symbol in one.symbols] for one in ask.choices or () if isinstance(one, Match)]


def page() -> str:
    """One case a line, as the page's own formatter would have it."""
    cases = [
        "{ " + ", ".join(f'"{name}": {json.dumps(value)}' for name, value in voices(*team).items()) + " }"
        for team in TEAMS
    ]
    lines = [json.dumps(symbols) for symbols in matchings()]
    parts = [("voices", cases), ("matchings", lines)]
    return (
        "{\n"
        + ",\n".join(f'  "{name}": [\n    ' + ",\n    ".join(items) + "\n  ]" for name, items in parts)
        + "\n}\n"
    )


def test_the_page_foretells_what_the_rules_say() -> None:
    """ALL-06, ROR-07: preview.ts is held to the same page by its own test."""
    assert agrees_with_golden(str(GOLDEN), page())


def test_more_than_half_is_the_majority() -> None:
    """ALL-06: of one voice to five."""
    assert [votes_needed(voices) for voices in range(1, 6)] == [1, 2, 2, 3, 3]
