"""What a bot knows of words and pictures: the best lore that this machine can give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from unspoken.bots import encoder
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import Packs
from unspoken.kernel.lore import Lore

if TYPE_CHECKING:
    from unspoken.bots.encoder import Encode


class PackLore(Lore, Protocol):
    """Lore that says whether it understands what people write, or only compares words."""

    understands: bool


def best_lore(packs: Packs, encode: Encode = encoder.encode) -> PackLore:
    """Meanings where the extra `bots` is installed, else words in common."""
    if not encoder.is_here():
        return OverlapLore(packs)
    from unspoken.bots.meaning_lore import MeaningLore

    return MeaningLore(packs, encode)
