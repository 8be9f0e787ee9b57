"""Upgrades of saved games of Pattern from older versions."""

from collections.abc import Mapping

from unspoken.kernel.game_types import Upgrade

UPGRADES: Mapping[int, Upgrade] = {}
