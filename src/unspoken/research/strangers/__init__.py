"""Partners that measure Telepathic's bot: written from the rules alone, without any of the bot's code."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.research.strangers.judging import by_looks, by_open_cards, by_wariness
from unspoken.research.strangers.reading import OddsReader, TallyReader
from unspoken.research.strangers.stranger import Stranger

_PLAIN = OddsReader(by_open_cards)

STRANGERS: Mapping[str, Stranger] = {
    "literal": Stranger(by_open_cards, _PLAIN, partner_weight=0.6),
    "pragmatic": Stranger(by_open_cards, _PLAIN, sure=0.8, partner_weight=1.0, only_if_understood=True),
    "unseeing": Stranger(by_looks, OddsReader(by_looks, reads_hands=False), partner_weight=1.0),
    "mild": Stranger(by_open_cards, _PLAIN, temperature=0.012, partner_weight=1.0),
    "warm": Stranger(by_open_cards, _PLAIN, temperature=0.03, partner_weight=1.0),
    "wild": Stranger(
        by_open_cards, OddsReader(by_open_cards, sharpness=4.0), temperature=0.12, partner_weight=1.0
    ),
    "cautious": Stranger(by_wariness, TallyReader(by_looks), temperature=0.01, partner_weight=1.0),
    "careless": Stranger(by_open_cards, OddsReader(by_looks, lapse=0.3), careless=0.25, partner_weight=0.6),
    "habitual": Stranger(
        by_looks, TallyReader(by_looks, fading=0.9), partner_weight=0.6, any_hand=True, by_habit=True
    ),
    "wilful": Stranger(
        by_wariness, OddsReader(by_wariness, reads_hands=False), sure=0.95, partner_weight=0.2
    ),
}
"""By name. Their parameters were set once, early on, so that the bot's predecessor, which assumed that every
partner plays like itself, found them about as hard as an independent set of partners. They have not been
changed since."""
