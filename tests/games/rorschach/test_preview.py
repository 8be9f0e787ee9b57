"""What the page predicts while a team decides and a subject matches, computed by the rules."""

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
"""The deciders, and which of them are bots: from one to five people; two and four may tie."""


def voices(deciders: Sequence[int], bots: Sequence[int]) -> Mapping[str, object]:
    """Return whose voices count, and how many of them are needed."""
    counted = voters(people(*deciders), people(*deciders) - people(*bots))
    return {
        "deciders": deciders,
        "bots": bots,
        "voices": sorted(counted),
        "needed": votes_needed(len(counted)),
    }


def matchings() -> list[list[str]]:
    """Return every possible matching."""
    (ask,) = Situation().to_matching().session.asks
    return [
        [symbol.value for symbol in choice.symbols]
        for choice in ask.choices or ()
        if isinstance(choice, Match)
    ]


def page() -> str:
    """Return one case for each line, in the page's own format."""
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


def test_the_golden_file_of_the_preview_agrees_with_the_rules() -> None:
    """ALL-06, ROR-07: a test of preview.ts reads the same file."""
    assert agrees_with_golden(str(GOLDEN), page())


def test_more_than_half_is_the_majority() -> None:
    """ALL-06: of one voice to five."""
    assert [votes_needed(voices) for voices in range(1, 6)] == [1, 2, 2, 3, 3]
