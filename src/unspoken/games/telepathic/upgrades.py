"""Upgrades of saved games of Telepathic, one version at a time."""

from collections.abc import Mapping

from unspoken.kernel.game_types import Upgrade

UPGRADES: Mapping[int, Upgrade] = {}
