"""Partners of different make for Telepathic's bot: written from the rules alone, none of its code in them."""

from __future__ import annotations

from collections.abc import Mapping

from bench.strangers.judging import by_looks, by_open_cards, by_wariness
from bench.strangers.reading import OddsReader, TallyReader
from bench.strangers.stranger import Stranger

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
"""By name. Their dials were set in a few steps, while the bot was young, so that its forerunner, which took
everybody for one of its own, found them about as hard as a panel of others' making; then they were left."""
