"""Partners for practice: Telepathic's bot had its constants chosen with these; others measure it."""

from __future__ import annotations

from collections.abc import Mapping

from bench.practice.looking import by_clumps, by_hopes, by_lines, by_steps
from bench.practice.mate import Joins, Mate

MATES: Mapping[str, Mate] = {
    "plain": Mate(by_steps, cares=0.7, joins=Joins.PLUS, sharp=5),
    "hopeful": Mate(by_hopes, sure=0.8, asks_itself=0.5),
    "hinting": Mate(by_hopes, hints=0.5),
    "soft": Mate(by_hopes, cares=0.8, heat=0.06),
    "softer": Mate(by_steps, heat=0.15, sharp=4),
    "timid": Mate(
        by_lines, cares=0.5, joins=Joins.PLUS, timid=0.06, heat=0.04, sure=0.93, sharp=6, recent=0.9
    ),
    "gazing": Mate(by_clumps, reads_hands=False),
    "jumping": Mate(by_hopes, cares=0.8, joins=Joins.LIKELIEST, sure=0.75),
    "minding": Mate(by_hopes, joins=Joins.LESSER, sure=0.9, sharp=10, lapse=0.1),
    "selfish": Mate(by_steps, cares=0.0, careless=0.1, sharp=5, lapse=0.25),
    "loose": Mate(by_lines, cares=0.6, any_hand=True, sharp=6),
}
"""By name."""
