"""Partners that measure Telepathic's bot: written from the rules alone, without any of the bot's code."""

from __future__ import annotations

from collections.abc import Mapping

from minds.strangers.judging import by_looks, by_open_cards, by_wariness
from minds.strangers.reading import OddsReader, TallyReader
from minds.strangers.stranger import Stranger

_PLAIN = OddsReader(by_open_cards)

STRANGERS: Mapping[str, Stranger] = {
    "literal": Stranger(by_open_cards, _PLAIN, minds_partner=0.6),
    "pragmatic": Stranger(by_open_cards, _PLAIN, sure=0.8, minds_partner=1.0, asks_itself=True),
    "unseeing": Stranger(by_looks, OddsReader(by_looks, reads_hands=False), minds_partner=1.0),
    "mild": Stranger(by_open_cards, _PLAIN, heat=0.012, minds_partner=1.0),
    "warm": Stranger(by_open_cards, _PLAIN, heat=0.03, minds_partner=1.0),
    "wild": Stranger(by_open_cards, OddsReader(by_open_cards, sharpness=4.0), heat=0.12, minds_partner=1.0),
    "cautious": Stranger(by_wariness, TallyReader(by_looks), heat=0.01, minds_partner=1.0),
    "careless": Stranger(by_open_cards, OddsReader(by_looks, lapse=0.3), careless=0.25, minds_partner=0.6),
    "habitual": Stranger(
        by_looks, TallyReader(by_looks, fading=0.9), minds_partner=0.6, any_hand=True, by_habit=True
    ),
    "wilful": Stranger(by_wariness, OddsReader(by_wariness, reads_hands=False), sure=0.95, minds_partner=0.2),
}
"""By name. Their parameters were set once, early on, so that the bot's predecessor, which assumed that every
partner plays like itself, found them about as hard as an independent set of partners. They have not been
changed since."""
