"""The bots of Echo, by name, the best first."""

from collections.abc import Mapping

from unspoken.kernel.game import Bot

from ..types import Command, Private, Public
from .greedy import Greedy

BOTS: Mapping[str, Bot[Public, Private, Command]] = {"greedy": Greedy()}
