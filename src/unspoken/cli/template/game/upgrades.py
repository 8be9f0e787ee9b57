"""Older saved forms of Pattern, step by step to the present one."""

from collections.abc import Mapping

from unspoken.kernel.game import Upgrade

UPGRADES: Mapping[int, Upgrade] = {}
