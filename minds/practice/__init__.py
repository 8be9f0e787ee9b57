"""Practice partners, with which the constants of Telepathic's bot were chosen. `strangers` measure it."""

from __future__ import annotations

from collections.abc import Mapping

from minds.practice.grid_value import by_clumps, by_hopes, by_lines, by_steps
from minds.practice.partner import Joins, Partner

PARTNERS: Mapping[str, Partner] = {
    "plain": Partner(by_steps, partner_weight=0.7, joins=Joins.PLUS, sharp=5),
    "hopeful": Partner(by_hopes, sure=0.8, least_understood=0.5),
    "hinting": Partner(by_hopes, hints=0.5),
    "soft": Partner(by_hopes, partner_weight=0.8, temperature=0.06),
    "softer": Partner(by_steps, temperature=0.15, sharp=4),
    "timid": Partner(
        by_lines,
        partner_weight=0.5,
        joins=Joins.PLUS,
        timid=0.06,
        temperature=0.04,
        sure=0.93,
        sharp=6,
        recent=0.9,
    ),
    "gazing": Partner(by_clumps, reads_hands=False),
    "jumping": Partner(by_hopes, partner_weight=0.8, joins=Joins.LIKELIEST, sure=0.75),
    "minding": Partner(by_hopes, joins=Joins.LESSER, sure=0.9, sharp=10, lapse=0.1),
    "selfish": Partner(by_steps, partner_weight=0.0, careless=0.1, sharp=5, lapse=0.25),
    "loose": Partner(by_lines, partner_weight=0.6, any_hand=True, sharp=6),
}
"""By name."""
