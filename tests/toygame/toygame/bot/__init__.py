"""The bots of Echo, by name, the best first."""

from collections.abc import Mapping

from unspoken.kernel.game import Bot

from ..types import Command, Private, Public
from .crowd import Crowd
from .greedy import Greedy

BOTS: Mapping[str, Bot[Public, Private, Command]] = {"crowd": Crowd(), "greedy": Greedy()}
